//! A score that explains itself.

use alloc::vec::Vec;

use super::blanking::{Blanking, Places, places};
use super::choose::{Chosen, Decisions, Visit, Walk, explore, fix};
use super::hand::{HAND_MAX, Hand, Held};
use super::{CardSet, Scorer, cards_of};
use super::{points, search};
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
        let mut attempts = self.attempts(hand, self.fetchable(hand, area));
        let Some(best) = attempts.iter().rev().max_by_key(|attempt| attempt.score).cloned() else {
            return Sheet::empty();
        };
        let mut choices: Vec<(Card, Chosen)> = best.choices.clone();
        if let Some(fetcher) = fetcher.filter(|_| area != 0) {
            choices.push((fetcher, best.fetch()));
        }
        let cards = self.explain(best.mask, &best.choices);
        // The best hands first: what none of them can better, no later one can.
        attempts.sort_by_key(|attempt| core::cmp::Reverse(attempt.score));
        let next = |&choice: &(Card, Chosen)| match choice {
            (card, chosen) if Some(card) == fetcher => Some((card, next_fetch(&attempts, chosen)?)),
            choice => Some((choice.0, self.next_best(&attempts, choice)?)),
        };
        let next_best = choices.iter().filter_map(next).collect();
        Sheet { score: best.score, cards, choices, next_best }
    }

    /// The best of a hand without a fetched card and with each. Once two are found, only what is better than the second counts:
    /// the others are kept with what they cannot exceed.
    fn attempts(&self, hand: CardSet, fetchable: CardSet) -> Vec<Attempt> {
        let mut attempts: Vec<Attempt> = Vec::new();
        let (mut first, mut second) = (None, None);
        for (fetched, mask) in fetches(hand, fetchable) {
            let found = search::best(self.table(), mask, [None; HAND_MAX], second);
            let (score, choices) = match (found, second) {
                (Some((score, decisions)), _) => {
                    (first, second) =
                        if Some(score) > first { (Some(score), first) } else { (first, Some(score)) };
                    let decided = self.deciders(mask).into_iter();
                    (score, decided.map(|(place, card)| (card, decisions[place])).collect())
                }
                (None, Some(at_most)) => (at_most, Vec::new()),
                (None, None) => continue,
            };
            attempts.push(Attempt { score, mask, fetched, choices });
        }
        attempts
    }

    /// The best total with another decision of this card, of all that are worth trying in one of the hands.
    fn next_best(&self, attempts: &[Attempt], (card, chosen): (Card, Chosen)) -> Option<NextBest> {
        let mut options: Vec<Chosen> = Vec::new();
        for attempt in attempts {
            let hand = Hand::of(self.table(), attempt.mask);
            let place = hand.held().iter().position(|held| held.name == card.0)?;
            let worth = Walk::new(self.table(), hand, [None; HAND_MAX]).options(place);
            options.extend(worth.into_iter().filter(|option| *option != chosen));
        }
        options.sort_unstable_by_key(|option| number(*option));
        options.dedup();
        let mut next: Option<NextBest> = None;
        for attempt in attempts {
            for &instead in &options {
                let floor = next.map(|next| next.score);
                if floor >= Some(attempt.score) {
                    return next;
                }
                let fixed = fix(self.table(), attempt.mask, (card, instead))?;
                if let Some((score, _)) = search::best(self.table(), attempt.mask, fixed, floor) {
                    next = Some(NextBest { instead, score });
                }
            }
        }
        next
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
        if Blanking::marks(&printed) & (mark::BLANKS | mark::FALLS) == 0 {
            return printed.held().iter().map(|held| i32::from(held.base)).sum();
        }
        let mut ties = Ties { scorer: self, printed: &printed, score: self.score(hand), least: i32::MAX };
        explore(self.table(), hand, &mut ties);
        ties.least
    }

    /// The strengths printed on the cards that are not blanked after these decisions.
    pub(super) fn standing_strength(&self, printed: &Hand, decisions: &Decisions) -> i32 {
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

/// A hand with what was fetched, its best joint choice and what that gave.
#[derive(Clone)]
struct Attempt {
    /// For hands that are neither the best nor the second: no less than that.
    score: i32,
    mask: CardSet,
    fetched: Option<Card>,
    choices: Vec<(Card, Chosen)>,
}

impl Attempt {
    fn fetch(&self) -> Chosen {
        self.fetched.map_or(Chosen::Unused, Chosen::Fetch)
    }
}

/// The best total with another card fetched, or none.
fn next_fetch(attempts: &[Attempt], chosen: Chosen) -> Option<NextBest> {
    let next = attempts.iter().find(|attempt| attempt.fetch() != chosen)?;
    Some(NextBest { instead: next.fetch(), score: next.score })
}

/// Looks at every joint choice that reaches the best total.
struct Ties<'a> {
    scorer: &'a Scorer,
    printed: &'a Hand,
    score: i32,
    /// The lowest sum of strengths so far.
    least: i32,
}

impl Visit for Ties<'_> {
    fn is_hopeless(&self, walk: &Walk<'_>, hand: &Hand, next: usize, target: Option<usize>) -> bool {
        walk.most_from(hand, next, target) < self.score
    }

    fn visit(&mut self, total: i32, decisions: &Decisions) {
        if total == self.score {
            self.least = self.least.min(self.scorer.standing_strength(self.printed, decisions));
        }
    }
}

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

/// The hand as it is, and with each card that may be fetched.
fn fetches(hand: CardSet, fetchable: CardSet) -> impl Iterator<Item = (Option<Card>, CardSet)> {
    let fetched = cards_of(fetchable).map(move |card| (Some(card), hand | 1 << card.0));
    core::iter::once((None, hand)).chain(fetched)
}
