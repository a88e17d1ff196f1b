//! The cards as a reader sees them.

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

#[cfg(test)]
mod tests {
    use crate::card::Clause;

    use super::*;

    /// A formula nests in one place only: ways of which the best counts. Its lines follow each other, every one after the first
    /// begins with "or", and no other bonus stands beside them that could be taken for one of the ways.
    #[test]
    fn the_text_has_the_shape_of_the_formula() {
        let game = Realms::load();
        for ((card, printed), text) in game.catalogue().zip(game.gallery()) {
            assert!(text.lines.iter().all(|line| line.depth == 0), "{}", printed.id);
            let is_or: Vec<bool> =
                game.text(card).iter().map(|line| line.say.key.starts_with("realms-or-")).collect();
            let mut expected = Vec::new();
            for clause in printed.bonus.iter().chain(&printed.penalty) {
                let lines = match clause {
                    Clause::Best(ways) => {
                        assert_eq!(printed.bonus.len(), 1, "{}: what else is one of the ways?", printed.id);
                        expected.extend((0..ways.len()).map(|way| way > 0));
                        0
                    }
                    Clause::Sets(steps) | Clause::Runs(steps) => steps.len(),
                    Clause::Add { .. }
                    | Clause::BestBase(_)
                    | Clause::SumBase(_)
                    | Clause::SuitsDiffer(_)
                    | Clause::Clear(_)
                    | Clause::ClearOne(_)
                    | Clause::Strike { .. }
                    | Clause::Blank { .. }
                    | Clause::Needs(_)
                    | Clause::Shuns(_)
                    | Clause::Fetch(_)
                    | Clause::ChangeSuit
                    | Clause::Become(_)
                    | Clause::Copy => 1,
                };
                expected.extend((0..lines).map(|_| false));
            }
            assert_eq!(is_or, expected, "{}", printed.id);
        }
    }
}
