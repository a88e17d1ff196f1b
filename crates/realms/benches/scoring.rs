//! `cargo bench -p talon-realms --bench scoring`: the time to score a hand.
#![allow(clippy::disallowed_types, reason = "a benchmark has a clock")]

use std::hint::black_box;
use std::time::Instant;

use talon_core::Dice;
use talon_realms::{Card, CardSet, Realms};

fn main() {
    let realms = Realms::load();
    let scorer = realms.scorer();
    slowest_sheet(&realms);
    let mut dice = Dice::new(1);
    let mut groups: [Vec<CardSet>; 4] = Default::default();
    while groups[3].len() < 2_000 {
        let hand = draw_hand(&mut dice);
        let choosers = scorer.choosers(hand).count_ones() as usize;
        if let Some(group) = groups.get_mut(choosers).filter(|group| group.len() < 200_000) {
            group.push(hand);
        }
    }
    let time = |hands: &[CardSet]| {
        let start = Instant::now();
        let sum: i64 = hands.iter().map(|&hand| i64::from(black_box(scorer.score(black_box(hand))))).sum();
        black_box(sum);
        start.elapsed().as_nanos() as f64 / hands.len() as f64
    };
    for _ in 0..3 {
        println!("plain hand              {:8.1} ns", time(&groups[0]));
        for (choosers, hands) in groups.iter().enumerate().skip(1) {
            println!("hand with {choosers} choice cards {:8.1} ns  ({} hands)", time(hands), hands.len());
        }
        // As often as they are dealt: C(5,k) * C(48,7-k) hands with k choice cards.
        let weights = [61_357_560.0, 17_123_040.0, 1_945_800.0];
        let mean =
            (1..4).map(|k| weights[k - 1] * time(&groups[k])).sum::<f64>() / weights.iter().sum::<f64>();
        println!("one to three, as dealt  {mean:8.1} ns");
        let start = Instant::now();
        let sum: i64 = groups[1].iter().map(|&hand| i64::from(scorer.bound(black_box(hand)))).sum();
        black_box(sum);
        println!(
            "bound                   {:8.1} ns",
            start.elapsed().as_nanos() as f64 / groups[1].len() as f64
        );
    }
}

/// The slowest sheet: every card with a choice, and everything that can be fetched lies there.
fn slowest_sheet(realms: &Realms) {
    let choosers = ["necromancer", "doppelganger", "mirage", "shapeshifter", "book_of_changes", "island"];
    let bit = |id: &str| 1 << realms.find(id).map_or(0, Card::index);
    let hand: CardSet = choosers.iter().fold(0, |hand, id| hand | bit(id));
    let all: CardSet = (1 << Card::COUNT) - 1;
    let mut slowest = (0.0, String::new(), 0);
    for (card, printed) in realms.catalogue().filter(|(card, _)| hand & 1 << card.index() == 0) {
        let full = hand | 1 << card.index();
        let start = Instant::now();
        let sheet = black_box(realms.scorer().sheet(full, all & !full));
        let took = start.elapsed().as_secs_f64() * 1000.0;
        if took > slowest.0 {
            slowest = (took, printed.id.clone(), sheet.score);
        }
    }
    println!("slowest sheet           {:8.1} ms  (with {}, {} points)", slowest.0, slowest.1, slowest.2);
    let full = hand | bit(&slowest.1);
    let start = Instant::now();
    black_box(realms.scorer().strength(full | bit("warlord")));
    println!("its tie-break           {:8.1} ms", start.elapsed().as_secs_f64() * 1000.0);
}

fn draw_hand(dice: &mut Dice) -> CardSet {
    let mut hand: CardSet = 0;
    while hand.count_ones() < 7 {
        hand |= 1 << dice.below(Card::COUNT as u32);
    }
    hand
}
