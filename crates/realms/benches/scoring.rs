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

/// The slowest sheets: most of the cards with a choice, the necromancer, and everything that can be fetched lies there.
fn slowest_sheet(realms: &Realms) {
    let all: CardSet = (1 << Card::COUNT) - 1;
    let choosers = realms.scorer().choosers(all);
    let necromancer: CardSet = 1 << realms.find("necromancer").map_or(0, Card::index);
    let plain: Vec<CardSet> =
        (0..Card::COUNT).map(|card| 1 << card).filter(|card| card & (choosers | necromancer) == 0).collect();
    let mut hands: Vec<CardSet> = plain.iter().map(|card| choosers | necromancer | card).collect();
    let mut dice = Dice::new(2);
    for without in (0..Card::COUNT).map(|card| 1 << card).filter(|card| choosers & card != 0) {
        for _ in 0..100 {
            let mut hand = (choosers | necromancer) & !without;
            while hand.count_ones() < 7 {
                hand |= plain[dice.below(plain.len() as u32) as usize];
            }
            hands.push(hand);
        }
    }
    let (mut slowest, mut tie_break, mut sum) = ((0.0, 0), (0.0, 0), 0.0);
    for &hand in &hands {
        let sheet = realms.scorer().sheet(hand, all & !hand);
        let took = least_ms(|| drop(black_box(realms.scorer().sheet(black_box(hand), all & !hand))));
        sum += took;
        if took > slowest.0 {
            slowest = (took, hand);
        }
        let held = sheet.cards.iter().fold(0, |held, line| held | 1 << line.card.index());
        let took = least_ms(|| drop(black_box(realms.scorer().strength(black_box(held)))));
        if took > tie_break.0 {
            tie_break = (took, held);
        }
    }
    let named = |hand: CardSet| {
        let ids = realms.catalogue().filter(|(card, _)| hand & 1 << card.index() != 0);
        ids.map(|(_, printed)| printed.id.as_str()).collect::<Vec<_>>().join(" ")
    };
    println!("sheets of {} hands      {:8.2} ms on average", hands.len(), sum / hands.len() as f64);
    println!("slowest sheet           {:8.2} ms  ({})", slowest.0, named(slowest.1));
    println!("slowest tie-break       {:8.2} ms  ({})", tie_break.0, named(tie_break.1));
}

/// The shortest of three tries: on a machine that others use the least disturbed.
fn least_ms(mut work: impl FnMut()) -> f64 {
    let tries = (0..3).map(|_| {
        let start = Instant::now();
        work();
        start.elapsed().as_secs_f64() * 1000.0
    });
    tries.fold(f64::MAX, f64::min)
}

fn draw_hand(dice: &mut Dice) -> CardSet {
    let mut hand: CardSet = 0;
    while hand.count_ones() < 7 {
        hand |= 1 << dice.below(Card::COUNT as u32);
    }
    hand
}
