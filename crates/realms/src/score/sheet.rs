//! A score that explains itself.

use alloc::vec::Vec;

use super::blanking::{Blanking, Places, places};
use super::choose::{Chosen, Decisions, explore, explore_fixed};
use super::hand::{Hand, Held};
use super::points;
use super::{CardSet, Scorer, cards_of};
use crate::card::{Card, Suit};
use crate::code::{Term, mark};

/// A hand scored with its best choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The total.
    pub score: i32,
    /// Card by card, in catalogue order; a fetched card is among them.
    pub cards: Vec<CardSheet>,
    /// What was decided, for each card that has a choice.
    pub choices: Vec<(Card, Chosen)>,
    /// For each card that has a choice: the best total with another decision of that card. Decisions that come to the
    /// same (another name that nothing in the hand mentions, say) are not told apart.
    pub next_best: Vec<(Card, NextBest)>,
}

/// The best total if one card had been decided differently.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NextBest {
    /// What would have been decided instead.
    pub instead: Chosen,
    /// The total then, with the best of everything else.
    pub score: i32,
}

/// One card of a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardSheet {
    /// The card.
    pub card: Card,
    /// Whose name it has now.
    pub name: Card,
    /// Which suit it has now.
    pub suit: Suit,
    /// Its strength; 0 if it is blanked.
    pub base: i32,
    /// What its bonus gives.
    pub bonus: i32,
    /// What its penalty takes, not above 0.
    pub penalty: i32,
    /// Cards that voided its penalty.
    pub cleared_by: Vec<Card>,
    /// Cards that took a word out of its penalty.
    pub struck_by: Vec<Card>,
    /// The card whose base strength its bonus adds, if it adds one.
    pub counts: Option<Card>,
    /// Why it lost everything.
    pub blanked: Option<Blanked>,
}

/// Why a card is blanked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Blanked {
    /// These cards blank it.
    By(Vec<Card>),
    /// It is in a ring of cards that blank each other (or itself).
    Ring(Vec<Card>),
    /// Something it needs is missing.
    Needs,
    /// Something it cannot bear is there.
    Shuns,
}

impl Scorer {
    /// Scores a hand with its best choices and explains it. `area` is what a fetching card may choose from; pass an
    /// empty set if the hand is complete.
    pub fn sheet(&self, hand: CardSet, area: CardSet) -> Sheet {
        let fetcher = self.fetcher(hand);
        let fetchable = self.fetchable(hand, area);
        let mut tried = Tried::default();
        for (fetched, mask) in fetches(hand, fetchable) {
            let deciders = self.deciders(mask);
            let fetch = fetcher.map(|fetcher| (fetcher, fetched.map_or(Chosen::Unused, Chosen::Fetch)));
            let mut best = None;
            explore(self.table(), mask, &mut |score, decisions| {
                for &(place, card) in &deciders {
                    tried.note(card, decisions[place], score);
                }
                if best.is_none_or(|(most, _)| score > most) {
                    best = Some((score, *decisions));
                }
            });
            let Some((score, decisions)) = best else { continue };
            tried.masks.push((score, mask));
            if let Some((fetcher, fetch)) = fetch {
                tried.note(fetcher, fetch, score);
            }
            if tried.best.as_ref().is_none_or(|best| score > best.score) {
                let choices = deciders.iter().map(|&(place, card)| (card, decisions[place])).collect();
                tried.best = Some(Attempt { score, mask, fetched, choices });
            }
        }
        let Some(best) = tried.best.take() else { return Sheet::empty() };
        let mut choices: Vec<(Card, Chosen)> = best.choices.clone();
        if let Some(fetcher) = fetcher.filter(|_| area != 0) {
            choices.push((fetcher, best.fetched.map_or(Chosen::Unused, Chosen::Fetch)));
        }
        let cards = self.explain(best.mask, &best.choices);
        // The best hands first: what none of them can better, no later one can.
        tried.masks.sort_unstable_by_key(|(most, _)| core::cmp::Reverse(*most));
        let next_best =
            choices.iter().filter_map(|&choice| Some((choice.0, self.next_best(&tried, choice)?))).collect();
        Sheet { score: best.score, cards, choices, next_best }
    }

    /// The best total with another decision of this card. The walk has tried most of what is joined with it; what it left out
    /// because it comes to the same as something else may still be better with this decision, so it is tried here.
    fn next_best(&self, tried: &Tried, (card, chosen): (Card, Chosen)) -> Option<NextBest> {
        let decided = tried.decided.iter().find(|decided| decided.card == card)?;
        let others = || decided.tried.iter().filter(|(other, _)| *other != chosen);
        let known = others().map(|&(instead, score)| NextBest { instead, score });
        let mut next = known.max_by_key(|next| next.score)?;
        if matches!(chosen, Chosen::Fetch(_)) || self.fetchers.iter().any(|(fetcher, _)| *fetcher == card) {
            return Some(next);
        }
        for &(most, mask) in &tried.masks {
            for &(instead, _) in others() {
                if next.score >= most {
                    return Some(next);
                }
                explore_fixed(self.table(), mask, (card, instead), &mut |score, _| {
                    if score > next.score {
                        next = NextBest { instead, score };
                    }
                });
            }
        }
        Some(next)
    }

    /// The cards of a hand that decide something, with their places.
    fn deciders(&self, mask: CardSet) -> Vec<(usize, Card)> {
        let choosers = self.choosers(mask);
        cards_of(mask).enumerate().filter(|(_, card)| choosers & 1 << card.0 != 0).collect()
    }

    /// The sum of base strengths that breaks a tie: a blanked card has none, a wild card has the 0 it is printed with. Of
    /// choices that give the same best total the owner takes the one that wins the tie, so the lowest sum counts.
    pub fn strength(&self, hand: CardSet) -> i32 {
        let printed = Hand::of(self.table(), hand);
        let mut best = (i32::MIN, 0);
        explore(self.table(), hand, &mut |score, decisions| {
            if score >= best.0 {
                let sum = self.standing_strength(&printed, decisions);
                best = if score > best.0 { (score, sum) } else { (score, sum.min(best.1)) };
            }
        });
        best.1
    }

    /// The strengths printed on the cards that are not blanked after these decisions.
    fn standing_strength(&self, printed: &Hand, decisions: &Decisions) -> i32 {
        let made = printed.held().iter().zip(decisions).map(|(held, &chosen)| (Card(held.name), chosen));
        let (hand, cleared) = self.decided(printed, &made.collect::<Vec<_>>());
        let blanked = Blanking::of(self.table(), &hand, Blanking::marks(&hand), cleared).blanked;
        let stands = (0..printed.len).filter(|place| blanked & 1 << place == 0);
        stands.map(|place| i32::from(printed.cards[place].base)).sum()
    }

    /// Lays out the cards of a hand whose choices are made.
    fn explain(&self, mask: CardSet, choices: &[(Card, Chosen)]) -> Vec<CardSheet> {
        let printed = Hand::of(self.table(), mask);
        let (hand, cleared) = self.decided(&printed, choices);
        let standing = Blanking::of(self.table(), &hand, Blanking::marks(&hand), cleared);
        let points = points::sheet(self.table(), &hand, &standing);
        let card_at = |place: usize| Card(printed.cards[place].name);
        let by = |places_set: Places| places(places_set).map(card_at).collect::<Vec<_>>();
        (0..hand.len)
            .map(|place| {
                let held = hand.cards[place];
                CardSheet {
                    card: card_at(place),
                    name: Card(held.name),
                    suit: suit_of(held.suit),
                    base: points[place].base,
                    bonus: points[place].bonus,
                    penalty: points[place].penalty,
                    cleared_by: by(self.clearers(&hand, choices, &printed, place)),
                    struck_by: by(self.strikers(&hand, place)),
                    counts: self.counted(&hand, &standing, place).map(card_at),
                    blanked: self.why_blanked(&hand, &standing, place).map(|why| match why {
                        Why::By(places_set) => Blanked::By(by(places_set)),
                        Why::Ring(places_set) => Blanked::Ring(by(places_set)),
                        Why::Needs => Blanked::Needs,
                        Why::Shuns => Blanked::Shuns,
                    }),
                }
            })
            .collect()
    }

    /// The hand with its decisions carried out, and what an island clears.
    fn decided(&self, printed: &Hand, choices: &[(Card, Chosen)]) -> (Hand, Places) {
        let place_of = |card: Card| printed.held().iter().position(|held| held.name == card.0).unwrap_or(0);
        let (mut hand, mut cleared) = (*printed, 0);
        // Wilds first, then the book: what a wild card became may be turned into another suit.
        let is_book = |chosen: &Chosen| matches!(chosen, Chosen::ChangeSuit(..));
        let (books, others): (Vec<_>, Vec<_>) = choices.iter().partition(|(_, chosen)| is_book(chosen));
        for (card, chosen) in others.into_iter().chain(books) {
            let place = place_of(card);
            match chosen {
                Chosen::Unused | Chosen::Fetch(_) => {}
                Chosen::Copy(of) => hand.cards[place] = Held::copy_of(self.table(), of.0),
                Chosen::Become(name) => hand.cards[place] = Held::named(self.table(), name.0),
                Chosen::ChangeSuit(target, suit) => hand.cards[place_of(target)].suit = suit as u8,
                Chosen::ClearOne(target) => cleared |= 1 << place_of(target),
            }
        }
        (hand, cleared)
    }

    fn clearers(&self, hand: &Hand, choices: &[(Card, Chosen)], printed: &Hand, place: usize) -> Places {
        if hand.cards[place].penalty_marks & mark::PENALTY == 0 {
            return 0;
        }
        let target = printed.cards[place].name;
        let held = hand.cards[place];
        let clears = |by: usize| {
            let chosen = choices.iter().any(|&(card, chosen)| {
                card.0 == printed.cards[by].name && chosen == Chosen::ClearOne(Card(target))
            });
            chosen || self.table().kinds[hand.cards[by].bonus as usize].clears.takes(held.suit, held.name)
        };
        (0..hand.len).filter(|&by| clears(by)).fold(0, |set, by| set | 1 << by)
    }

    /// Cards that strike a word which the penalty really contains.
    fn strikers(&self, hand: &Hand, place: usize) -> Places {
        let held = hand.cards[place];
        let words = self.penalty_words(held.penalty);
        let strikes = |by: usize| {
            let kind = &self.table().kinds[hand.cards[by].bonus as usize];
            kind.strike_word & words != 0 && kind.strike_from.takes(held.suit, held.name)
        };
        (0..hand.len).filter(|&by| strikes(by)).fold(0, |set, by| set | 1 << by)
    }

    /// The suits whose words stand in a penalty.
    fn penalty_words(&self, kind: u8) -> u64 {
        let side = &self.table().penalty[kind as usize];
        let kind = &self.table().kinds[kind as usize];
        let rest = &self.table().terms[side.rest.start as usize..side.rest.end as usize];
        let counted = rest.iter().fold(side.per_suits, |all, term| match term {
            Term::If(one) => all | one.condition.without.suits,
            _ => all,
        });
        let blanked = (0..kind.hits.len())
            .filter(|&suit| kind.hits[suit] != kind.hits_if_struck[suit])
            .fold(0, |all, suit| all | 0xf << (4 * suit));
        counted | blanked | kind.needs.suits | kind.shuns.suits
    }

    /// The strongest card that this one's bonus may count.
    fn counted(&self, hand: &Hand, standing: &Blanking, place: usize) -> Option<usize> {
        if standing.blanked & 1 << place != 0 {
            return None;
        }
        let side = &self.table().bonus[hand.cards[place].bonus as usize];
        let rest = &self.table().terms[side.rest.start as usize..side.rest.end as usize];
        let of = rest.iter().find_map(|term| if let Term::BestBase(of) = term { Some(*of) } else { None })?;
        let stands = |&place: &usize| standing.blanked & 1 << place == 0;
        let matching = (0..hand.len)
            .filter(stands)
            .filter(|&place| of.takes(hand.cards[place].suit, hand.cards[place].name));
        matching.max_by_key(|&place| hand.cards[place].base)
    }

    fn why_blanked(&self, hand: &Hand, standing: &Blanking, place: usize) -> Option<Why> {
        let bit = 1 << place;
        if standing.blanked & bit == 0 {
            return None;
        }
        if standing.by_itself & bit != 0 {
            let needs = self.table().kinds[hand.cards[place].penalty as usize].needs;
            let needs = needs.without(standing.struck(self.table(), hand, place));
            let missing = !needs.is_empty()
                && !(0..hand.len).any(|other| {
                    standing.blanked & 1 << other == 0
                        && needs.takes(hand.cards[other].suit, hand.cards[other].name)
                });
            return Some(if missing { Why::Needs } else { Why::Shuns });
        }
        if standing.ring & bit != 0 {
            return Some(Why::Ring(standing.ring));
        }
        let hitters = (0..hand.len).filter(|&by| standing.hits[by] & bit != 0);
        // A blanker that fell by itself afterwards had stood when it struck.
        let stood = |by: &usize| (standing.blanked & !standing.by_itself) & 1 << *by == 0;
        Some(Why::By(hitters.filter(stood).fold(0, |set, by| set | 1 << by)))
    }
}

impl Sheet {
    fn empty() -> Self {
        Self { score: 0, cards: Vec::new(), choices: Vec::new(), next_best: Vec::new() }
    }
}

enum Why {
    By(Places),
    Ring(Places),
    Needs,
    Shuns,
}

fn suit_of(index: u8) -> Suit {
    Suit::TEN.get(index as usize).copied().unwrap_or(Suit::Wild)
}

/// One joint choice and what it gave.
#[derive(Clone)]
struct Attempt {
    score: i32,
    mask: CardSet,
    fetched: Option<Card>,
    choices: Vec<(Card, Chosen)>,
}

/// The best attempt, and the best total with every decision of every card that was tried, all from one walk.
#[derive(Default)]
struct Tried {
    best: Option<Attempt>,
    decided: Vec<Decided>,
    /// The hand with each card that may be fetched, and the best total of it.
    masks: Vec<(i32, CardSet)>,
}

/// What a card's decisions came to.
struct Decided {
    card: Card,
    /// By the number of a decision: its place in `tried`, counted from 1.
    places: [u16; DECISIONS],
    /// Each decision with the best total, in the order they were first tried.
    tried: Vec<(Chosen, i32)>,
}

/// As many decisions as a card may have: to become or copy any card, or to give any card any suit.
const DECISIONS: usize = (1 + Suit::TEN.len() + 1) * (Card::MAX + 1);

/// The number of a decision; no two of one card have the same.
const fn number(chosen: Chosen) -> usize {
    match chosen {
        Chosen::Unused => 0,
        Chosen::Copy(card) | Chosen::Become(card) | Chosen::ClearOne(card) | Chosen::Fetch(card) => {
            1 + card.index()
        }
        Chosen::ChangeSuit(card, suit) => (1 + suit as usize) * (Card::MAX + 1) + card.index(),
    }
}

impl Tried {
    #[inline]
    fn note(&mut self, card: Card, chosen: Chosen, score: i32) {
        let decided = if let Some(at) = self.decided.iter().position(|decided| decided.card == card) {
            &mut self.decided[at]
        } else {
            self.decided.push(Decided { card, places: [0; DECISIONS], tried: Vec::new() });
            let last = self.decided.len() - 1;
            &mut self.decided[last]
        };
        let place = &mut decided.places[number(chosen)];
        if *place == 0 {
            decided.tried.push((chosen, score));
            *place = decided.tried.len() as u16;
        } else if let Some((_, best)) = decided.tried.get_mut(usize::from(*place) - 1) {
            *best = (*best).max(score);
        }
    }
}

/// The hand as it is, and with each card that may be fetched.
fn fetches(hand: CardSet, fetchable: CardSet) -> impl Iterator<Item = (Option<Card>, CardSet)> {
    let fetched = cards_of(fetchable).map(move |card| (Some(card), hand | 1 << card.0));
    core::iter::once((None, hand)).chain(fetched)
}
