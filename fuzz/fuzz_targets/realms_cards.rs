//! The card file of Fantasy Realms with a piece of it replaced: it is read or refused with a reason.
#![no_main]

use libfuzzer_sys::fuzz_target;
use talon_realms::Realms;

const CARDS: &str = include_str!("../../crates/realms/cards/base.ron");

fuzz_target!(|edit: (u16, u8, &str)| {
    let (from, cut, put_in) = edit;
    let from = CARDS.floor_char_boundary(from.into());
    let to = CARDS.ceil_char_boundary(from + usize::from(cut));
    let _ = Realms::from_cards(&[&CARDS[..from], put_in, &CARDS[to..]].concat());
});
