//! The cards as they are shown to a reader.

use alloc::vec::Vec;

use talon_core::{CardText, Gallery, Value};

use crate::Realms;

impl Gallery for Realms {
    fn gallery(&self) -> Vec<CardText> {
        self.catalogue()
            .map(|(card, printed)| CardText {
                id: printed.id.clone(),
                name: self.name_key(card),
                figures: [
                    ("suit", Value::from(printed.suit.id())),
                    ("strength", Value::from(i64::from(printed.base))),
                ]
                .into(),
                lines: self.text(card),
            })
            .collect()
    }
}
