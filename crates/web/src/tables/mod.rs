//! The running tables: finding, changing, restoring and watching them.

pub(crate) mod actions;
pub(crate) mod automation;
pub(crate) mod by_day;
pub(crate) mod challenge;
pub(crate) mod change;
pub(crate) mod commitment;
pub(crate) mod deal_request;
pub(crate) mod handle;
pub(crate) mod hold;
pub(crate) mod housekeeping;
pub(crate) mod journal;
pub(crate) mod life;
pub(crate) mod links;
pub(crate) mod live;
pub(crate) mod lobby;
pub(crate) mod position;
pub(crate) mod presence;
pub(crate) mod proposals;
pub(crate) mod registry;
pub(crate) mod residents;
pub(crate) mod restore;
pub(crate) mod socket;
pub(crate) mod standing;
pub(crate) mod streams;
pub(crate) mod updates;
