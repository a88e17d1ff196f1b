//! Fantasy Realms' cards for a reader.

use talon_core::{Phrase, Value};
use talon_realms::Realms;

use crate::{CardText, Gallery};

impl Gallery for Realms {
    fn gallery(&self) -> Vec<CardText> {
        let text = |(card, printed): (talon_realms::Card, &talon_realms::Printed)| CardText {
            id: printed.id.clone(),
            name: Phrase::new("name").with("card", self.name_key(card)),
            figures: vec![
                ("suit", Value::from(printed.suit.id())),
                ("strength", Value::Int(i64::from(printed.base))),
            ],
            lines: self.text(card),
        };
        self.catalogue().map(text).collect()
    }
}
