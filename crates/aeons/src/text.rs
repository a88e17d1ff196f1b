//! Rules text out of the effects.
use talon_core::Phrase;
use crate::catalogue::Catalogue;
impl Catalogue {
    pub(crate) fn branch_text(&self, _at: u16, _n: u8, _index: u8) -> Option<Phrase> { None }
    pub(crate) fn ask_text(&self, _at: u16) -> Option<Phrase> { None }
}
