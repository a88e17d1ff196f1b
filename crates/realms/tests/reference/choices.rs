//! Every way to make the choices of a hand, none left out.

use talon_realms::Suit;

use super::notation::Bonus;
use super::rules::{Hand, settle, total};
use super::{Held, Reference};

/// What the owner decides; `None` leaves the card unused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Choices {
    /// The card of the hand it copies.
    pub(crate) doppelganger: Option<usize>,
    /// The name it takes.
    pub(crate) mirage: Option<usize>,
    /// The name it takes.
    pub(crate) shapeshifter: Option<usize>,
    /// The card of the hand that changes, and its new suit.
    pub(crate) book: Option<(usize, Suit)>,
    /// The card of the hand whose penalty is cleared.
    pub(crate) island: Option<usize>,
}

impl Reference {
    /// The best total of exactly these cards.
    pub(crate) fn best(&self, hand: &[usize]) -> i32 {
        self.best_where(hand, |_| true)
    }

    /// The best total over the choices that are let through.
    pub(crate) fn best_where(&self, hand: &[usize], allowed: impl Fn(&Choices) -> bool) -> i32 {
        let mut best = i32::MIN;
        for doppelganger in self.originals(hand) {
            for mirage in self.guises(hand, "mirage") {
                for shapeshifter in self.guises(hand, "shapeshifter") {
                    for book in self.changes(hand) {
                        let choices = Choices { doppelganger, mirage, shapeshifter, book, island: None };
                        best = best.max(self.best_island(hand, choices, &allowed));
                    }
                }
            }
        }
        best
    }

    fn best_island(&self, hand: &[usize], choices: Choices, allowed: &impl Fn(&Choices) -> bool) -> i32 {
        let dressed = self.dress(hand, &choices);
        let mut best = i32::MIN;
        for island in clearable(&dressed) {
            if allowed(&Choices { island, ..choices }) {
                best = best.max(settled(&dressed, island));
            }
        }
        best
    }

    /// The best total if the area may be fetched from.
    pub(crate) fn best_with_area(&self, hand: &[usize], area: &[usize]) -> i32 {
        let fetched = self.fetchable(hand, area).into_iter().map(|card| {
            let mut more = hand.to_vec();
            more.push(card);
            self.best(&more)
        });
        fetched.chain([self.best(hand)]).max().expect("there is the hand as it is")
    }

    /// What the hand may fetch from the area.
    pub(crate) fn fetchable(&self, hand: &[usize], area: &[usize]) -> Vec<usize> {
        let mut fetchable: Vec<usize> = Vec::new();
        for bonus in hand.iter().flat_map(|&card| &self.cards[card].bonus) {
            if let Bonus::Fetches(suits) = bonus {
                fetchable.extend(area.iter().filter(|&&card| suits.contains(&self.cards[card].suit)));
            }
        }
        fetchable
    }

    /// The cards of the hand with these choices, settled; they must be open to the hand.
    pub(crate) fn settle(&self, hand: &[usize], choices: &Choices) -> Hand<'_> {
        assert!(self.originals(hand).contains(&choices.doppelganger), "{choices:?}");
        assert!(self.guises(hand, "mirage").contains(&choices.mirage), "{choices:?}");
        assert!(self.guises(hand, "shapeshifter").contains(&choices.shapeshifter), "{choices:?}");
        assert!(self.changes(hand).contains(&choices.book), "{choices:?}");
        let mut dressed = self.dress(hand, choices);
        assert!(clearable(&dressed).contains(&choices.island), "{choices:?}");
        settle(&mut dressed, choices.island);
        dressed
    }

    /// The total with these choices, which must be open to the hand.
    pub(crate) fn fixed(&self, hand: &[usize], choices: &Choices) -> i32 {
        total(&self.settle(hand, choices))
    }

    /// What the doppelganger may copy: any other card of the hand.
    fn originals(&self, hand: &[usize]) -> Vec<Option<usize>> {
        let mut options = vec![None];
        if let Some(copier) = self.held_where(hand, |bonus| matches!(bonus, Bonus::Copies)) {
            options.extend(hand.iter().filter(|&&card| card != copier).copied().map(Some));
        }
        options
    }

    /// The names a wild may take: all cards of its suits, wherever they are.
    fn guises(&self, hand: &[usize], id: &str) -> Vec<Option<usize>> {
        let mut options = vec![None];
        let wild = hand.iter().find(|&&card| self.cards[card].id == id);
        for bonus in wild.into_iter().flat_map(|&card| &self.cards[card].bonus) {
            if let Bonus::Poses(suits) = bonus {
                let named = (0..self.cards.len()).filter(|&card| suits.contains(&self.cards[card].suit));
                options.extend(named.map(Some));
            }
        }
        options
    }

    /// What the book may do: any other card of the hand, any of the ten suits.
    fn changes(&self, hand: &[usize]) -> Vec<Option<(usize, Suit)>> {
        let mut options = vec![None];
        if let Some(book) = self.held_where(hand, |bonus| matches!(bonus, Bonus::ChangesSuit)) {
            let others = hand.iter().copied().filter(|&card| card != book);
            options.extend(others.flat_map(|card| Suit::TEN.map(|suit| Some((card, suit)))));
        }
        options
    }

    fn held_where(&self, hand: &[usize], wanted: impl Fn(&Bonus) -> bool) -> Option<usize> {
        hand.iter().copied().find(|&card| self.cards[card].bonus.iter().any(&wanted))
    }
}

/// What the island may clear: a card that has one of its suits now.
fn clearable(hand: &[Held]) -> Vec<Option<usize>> {
    let mut options = vec![None];
    for bonus in hand.iter().flat_map(|held| held.bonus) {
        if let Bonus::ClearsOne(suits) = bonus {
            options.extend(hand.iter().filter(|held| suits.contains(&held.suit)).map(|held| Some(held.card)));
        }
    }
    options
}

fn settled(dressed: &Hand, island: Option<usize>) -> i32 {
    let mut hand = dressed.clone();
    settle(&mut hand, island);
    total(&hand)
}
