//! The search against trying everything: the same totals, the same first choice, the same next best totals, the same tie-break.

extern crate std;

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use std::cell::Cell;

use talon_core::Dice;

use super::choose::{Chosen, Decisions, Visit, Walk, explore, fix};
use super::hand::{HAND_MAX, Hand};
use super::{CardSet, Scorer, cards_of};
use crate::Realms;
use crate::card::Card;

const ALL: CardSet = (1 << Card::COUNT) - 1;

/// Scores by trying everything.
struct Exhaustive<'a>(&'a Scorer);

impl Exhaustive<'_> {
    /// The best total and the first joint choice that reaches it.
    fn best(&self, mask: CardSet) -> (i32, Decisions) {
        let mut best: Option<(i32, Decisions)> = None;
        explore(self.0.table(), mask, &mut |score: i32, decisions: &Decisions| {
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, *decisions));
            }
        });
        best.unwrap()
    }

    /// The best total with one card decided so; nothing if no hand allows it.
    fn best_with(&self, mask: CardSet, card: Card, chosen: Chosen) -> Option<i32> {
        let mut best = None;
        let fixed = fix(self.0.table(), mask, (card, chosen))?;
        let walk = Walk::new(self.0.table(), Hand::of(self.0.table(), mask), fixed);
        walk.run(&mut |score: i32, _: &Decisions| best = best.max(Some(score)));
        best
    }

    /// Every decision of a card that is tried in one of these hands.
    fn tried(&self, masks: &[CardSet], card: Card) -> Vec<Chosen> {
        let mut tried = BTreeMap::new();
        for &mask in masks {
            let place = cards_of(mask).position(|other| other == card).unwrap();
            explore(self.0.table(), mask, &mut |_: i32, decisions: &Decisions| {
                tried.insert(std::format!("{:?}", decisions[place]), decisions[place]);
            });
        }
        tried.into_values().collect()
    }

    /// The lowest sum of strengths of the best joint choices.
    fn strength(&self, mask: CardSet) -> i32 {
        let printed = Hand::of(self.0.table(), mask);
        let mut best = (i32::MIN, 0);
        explore(self.0.table(), mask, &mut |score: i32, decisions: &Decisions| {
            if score >= best.0 {
                let sum = self.0.standing_strength(&printed, decisions);
                best = if score > best.0 { (score, sum) } else { (score, sum.min(best.1)) };
            }
        });
        best.1
    }

    /// The hand as it is and with everything that can be fetched.
    fn masks(&self, hand: CardSet, area: CardSet) -> Vec<CardSet> {
        let fetched = cards_of(self.0.fetchable(hand, area)).map(|card| hand | 1 << card.0);
        core::iter::once(hand).chain(fetched).collect()
    }

    fn compare(&self, hand: CardSet, area: CardSet, with_next: bool) {
        let masks = self.masks(hand, area);
        let said = || std::format!("{masks:x?}");
        let all: Vec<(i32, Decisions)> = masks.iter().map(|&mask| self.best(mask)).collect();
        for (&mask, (score, _)) in masks.iter().zip(&all) {
            assert_eq!(self.0.score(mask), *score, "score of {mask:#x}");
        }
        let sheet = self.0.sheet(hand, area);
        let (at, (score, decisions)) =
            all.iter().enumerate().rev().max_by_key(|(_, (score, _))| *score).unwrap();
        assert_eq!(sheet.score, *score, "{}", said());
        for (place, card) in cards_of(masks[at]).enumerate() {
            let ours = sheet.choices.iter().find(|(chooser, _)| *chooser == card);
            let is_fetch = ours.is_some_and(|(_, chosen)| matches!(chosen, Chosen::Fetch(_)));
            assert!(is_fetch || ours.is_none_or(|ours| ours.1 == decisions[place]), "{card:?} of {}", said());
        }
        assert_eq!(self.0.strength(masks[at]), self.strength(masks[at]), "strength of {:#x}", masks[at]);
        for (card, chosen) in sheet.choices.iter().filter(|_| with_next) {
            let ours = sheet.next_best.iter().find(|(other, _)| other == card).map(|(_, next)| *next);
            if self.0.fetcher(hand) == Some(*card) {
                let best = |(at, _): &(usize, &CardSet)| all[*at].0;
                let is_other = |(_, mask): &(usize, &CardSet)| {
                    *chosen != if **mask == hand { Chosen::Unused } else { fetched(**mask & !hand) }
                };
                let next = masks.iter().enumerate().filter(is_other).map(|mask| best(&mask)).max();
                assert_eq!(ours.map(|next| next.score), next, "{card:?} in {}", said());
                continue;
            }
            let others = self.tried(&masks, *card).into_iter().filter(|other| other != chosen);
            let best_in = |other| masks.iter().filter_map(|&mask| self.best_with(mask, *card, other)).max();
            let next = others.filter_map(best_in).max();
            assert_eq!(ours.map(|next| next.score), next, "{card:?} in {}", said());
            let reached = ours.and_then(|next| best_in(next.instead));
            assert_eq!(reached, next, "{ours:?} of {card:?} in {}", said());
        }
    }
}

fn fetched(card: CardSet) -> Chosen {
    Chosen::Fetch(cards_of(card).next().unwrap())
}

/// Draws hands of this many cards with this many that choose.
fn draw(realms: &Realms, dice: &mut Dice, cards: u32, choosers: usize) -> CardSet {
    let mut choice: Vec<Card> = cards_of(realms.scorer().choosers(ALL)).collect();
    dice.shuffle(&mut choice);
    let mut hand: CardSet = choice[..choosers].iter().fold(0, |hand, card| hand | 1 << card.0);
    while hand.count_ones() < cards {
        let card = 1 << dice.below(Card::COUNT as u32);
        if realms.scorer().choosers(card) == 0 {
            hand |= card;
        }
    }
    hand
}

#[test]
fn the_search_finds_what_trying_everything_finds_first() {
    let realms = Realms::load();
    let exhaustive = Exhaustive(realms.scorer());
    let mut dice = Dice::new(61);
    for (choosers, hands) in [(1, 1_000), (2, 1_500), (3, 700), (4, 60), (5, 12)] {
        for cards in [7, 8].repeat(hands / 2) {
            exhaustive.compare(draw(&realms, &mut dice, cards, choosers), 0, false);
        }
    }
}

#[test]
fn the_next_best_is_that_of_trying_everything() {
    let realms = Realms::load();
    let exhaustive = Exhaustive(realms.scorer());
    let mut dice = Dice::new(62);
    for (choosers, hands) in [(1, 300), (2, 100), (3, 8)] {
        for cards in [7, 8].repeat(hands / 2) {
            exhaustive.compare(draw(&realms, &mut dice, cards, choosers), 0, true);
        }
    }
}

/// Whatever lies in the discard area can be had.
#[test]
fn with_everything_to_fetch_the_search_finds_the_same() {
    let realms = Realms::load();
    let exhaustive = Exhaustive(realms.scorer());
    let necromancer = 1 << realms.find("necromancer").unwrap().0;
    let mut dice = Dice::new(63);
    for (choosers, hands) in [(1, 30), (2, 10), (3, 2)] {
        for _ in 0..hands {
            let hand = draw(&realms, &mut dice, 6, choosers) | necromancer;
            exhaustive.compare(hand, ALL & !hand, choosers < 3);
        }
    }
}

/// Counts the totals that are worked out and the bounds that are asked for.
struct Counted {
    floor: i32,
    totals: usize,
    bounds: Cell<usize>,
}

impl Visit for Counted {
    fn is_hopeless(&self, walk: &Walk<'_>, hand: &Hand, next: usize, target: Option<usize>) -> bool {
        self.bounds.set(self.bounds.get() + 1);
        walk.most_from(hand, next, target) <= self.floor
    }

    fn visit(&mut self, total: i32, _: &Decisions) {
        self.totals += 1;
        self.floor = self.floor.max(total);
    }
}

/// The bound must hold in the middle of a walk as well: no branch that is left out may hold more.
#[test]
fn the_bound_holds_wherever_a_walk_has_come_to() {
    struct Check(Cell<usize>);
    impl Visit for Check {
        fn is_hopeless(&self, walk: &Walk<'_>, hand: &Hand, next: usize, target: Option<usize>) -> bool {
            let (bound, mut best) = (walk.most_from(hand, next, target), i32::MIN);
            walk.run_from(hand, next, target, &mut |total: i32, _: &Decisions| best = best.max(total));
            assert!(best <= bound, "{hand:?} at {next}, {target:?}: {best} above {bound}");
            self.0.set(self.0.get() + 1);
            false
        }

        fn visit(&mut self, _: i32, _: &Decisions) {}
    }
    let realms = Realms::load();
    let mut dice = Dice::new(64);
    let blankers = ["wildfire", "great_flood", "blizzard", "rainstorm", "basilisk"];
    let blankers = blankers.map(|id| 1 << realms.find(id).unwrap().0);
    for (choosers, hands) in [(2, 400), (3, 60)] {
        for hand in 0..hands {
            // Every second one has a blanker for certain.
            let blanker = if hand % 2 == 0 { 0 } else { blankers[dice.below(5) as usize] };
            let mut check = Check(Cell::new(0));
            let cards = 6 + hand % 2;
            let hand = draw(&realms, &mut dice, cards, choosers) | blanker;
            explore(realms.scorer().table(), hand, &mut check);
            assert!(check.0.get() > 0, "it was asked");
        }
    }
}

/// The work of the worst hands: 7 cards with all that choose, and everything to fetch. Whoever raises this figure makes
/// the page of scores slower.
#[test]
fn the_worst_hands_take_a_bounded_number_of_steps() {
    let realms = Realms::load();
    let table = realms.scorer().table();
    let necromancer = 1 << realms.find("necromancer").unwrap().0;
    let choosers = realms.scorer().choosers(ALL);
    let mut worst = 0;
    for seventh in cards_of(ALL & !choosers & !necromancer) {
        let hand = choosers | necromancer | 1 << seventh.0;
        for mask in Exhaustive(realms.scorer()).masks(hand, ALL & !hand) {
            let mut counted = Counted { floor: i32::MIN, totals: 0, bounds: Cell::new(0) };
            Walk::new(table, Hand::of(table, mask), [None; HAND_MAX]).run(&mut counted);
            worst = worst.max(counted.totals + counted.bounds.get());
        }
    }
    std::println!("worst: {worst} totals and bounds");
    assert!(worst < 40_000, "{worst}");
}
