//! Aeon's End's cards, mages and nemeses for a reader.

use talon_aeons::Catalogue;

use crate::{CardText, Gallery};

impl Gallery for Catalogue {
    fn gallery(&self) -> Vec<CardText> {
        let text = |entry: talon_aeons::Entry| CardText {
            id: entry.id,
            name: entry.name,
            figures: entry.figures,
            lines: entry.lines,
        };
        self.entries().into_iter().map(text).collect()
    }
}
