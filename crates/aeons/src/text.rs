//! Rules text out of the effects.
use alloc::string::String;
use alloc::vec::Vec;
use talon_core::{Phrase, Value};
use crate::catalogue::Catalogue;
/// An entry.
pub struct Entry { /// i
pub id: String, /// i
pub name: Phrase, /// i
pub figures: Vec<(&'static str, Value)>, /// i
pub lines: Vec<Phrase> }
impl Catalogue {
    pub fn entries(&self) -> Vec<Entry> { Vec::new() }
    pub(crate) fn branch_text(&self, _at: u16, _n: u8, _index: u8) -> Option<Phrase> { None }
    pub(crate) fn ask_text(&self, _at: u16) -> Option<Phrase> { None }
}
