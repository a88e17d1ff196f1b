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

/// The slowest sheets: hands with the necromancer and most of the cards with a choice, and every card that it can fetch in
/// the discard area.
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
        let took = least_ms(|| realms.scorer().sheet(black_box(hand), all & !hand).score);
        sum += took;
        if took > slowest.0 {
            slowest = (took, hand);
        }
        let held = sheet.cards.iter().fold(0, |held, line| held | 1 << line.card.index());
        let took = least_ms(|| realms.scorer().strength(black_box(held)));
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

/// The processor time that this takes, the shortest of three tries.
fn least_ms(work: impl Fn() -> i32) -> f64 {
    let tries = (0..3).map(|_| {
        let start = processor_ms();
        black_box(work());
        processor_ms() - start
    });
    tries.fold(f64::MAX, f64::min)
}

/// The processor time of this thread, where the system tells it: other work on the machine does not count.
fn processor_ms() -> f64 {
    // The system updates the count when it lets other threads go first.
    std::thread::yield_now();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    told.split(' ').next().and_then(|ns| ns.parse::<f64>().ok()).unwrap_or(0.0) / 1e6
}

fn draw_hand(dice: &mut Dice) -> CardSet {
    let mut hand: CardSet = 0;
    while hand.count_ones() < 7 {
        hand |= 1 << dice.below(Card::COUNT as u32);
    }
    hand
}
