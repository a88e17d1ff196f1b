//! A running game of any kind, and everything that can be done with games as text.
//!
//! [`Table`] is one running game: set-up, seed, moves, state. [`games`] knows the games by name: through [`Host`] and
//! [`AnyTable`] a program plays any of them without naming its types, through [`games::Visitor`] it gets them back.
//! [`scenario`] runs rulings written as data, [`playout`] plays whole games without anybody looking.

pub mod games;
mod host;
pub mod playout;
mod replay;
pub mod scenario;
mod table;

pub use host::{AnyOffer, AnyTable, Host, News};
pub use table::Table;
