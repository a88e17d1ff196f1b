//! The game with other numbers on its cards.

use alloc::string::String;
use alloc::vec::Vec;

use talon_core::{BadChange, Change, Changeable, Figure, Figures, no_such_card};

use crate::Realms;
use crate::card::{BASE_MAX, Clause, Printed};
use crate::score::Scorer;

/// What one clause may give or take.
const POINTS: (i16, i16) = (-100, 200);

impl Changeable for Realms {
    fn changed(&self, changes: &[Change]) -> Result<Self, BadChange> {
        let mut cards = self.cards.clone();
        for change in changes {
            let ids = self.cards.iter().map(|card| card.id.as_str());
            let card = cards.iter_mut().find(|card| card.id == change.id);
            figures(card.ok_or_else(|| no_such_card(&change.id, ids))?).set(change)?;
        }
        let scorer = Scorer::new(&cards);
        Ok(Self { cards, scorer, own: self.own.clone() })
    }

    fn changeable(&self) -> Vec<(String, Vec<Figure>)> {
        self.cards.iter().map(|card| (card.id.clone(), figures(&mut card.clone()).list())).collect()
    }
}

fn figures(card: &mut Printed) -> Figures<'_> {
    let mut figures = Figures::default();
    figures.byte("strength", &mut card.base, 0, BASE_MAX);
    card.bonus.iter_mut().for_each(|clause| points(clause, "bonus", &mut figures));
    card.penalty.iter_mut().for_each(|clause| points(clause, "penalty", &mut figures));
    figures
}

/// The points of a clause; a penalty is written with its minus.
fn points<'a>(clause: &'a mut Clause, key: &str, figures: &mut Figures<'a>) {
    let mut take = |n: &'a mut i16| figures.wide(key, n, POINTS.0, POINTS.1);
    match clause {
        Clause::Add { n, .. } | Clause::SuitsDiffer(n) => take(n),
        Clause::Sets(steps) | Clause::Runs(steps) => steps.iter_mut().for_each(|(_, n)| take(n)),
        Clause::Best(clauses) => clauses.iter_mut().for_each(|clause| points(clause, key, figures)),
        Clause::BestBase(_)
        | Clause::SumBase(_)
        | Clause::Clear(_)
        | Clause::ClearOne(_)
        | Clause::Strike { .. }
        | Clause::Blank { .. }
        | Clause::Needs(_)
        | Clause::Shuns(_)
        | Clause::Fetch(_)
        | Clause::ChangeSuit
        | Clause::Become(_)
        | Clause::Copy => {}
    }
}
