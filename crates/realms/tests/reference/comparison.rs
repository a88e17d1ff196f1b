//! The scorer's totals are those of the reference, hand by hand.

use talon_core::Dice;
use talon_realms::{Card, Suit};

use crate::{Bench, draw, each_hand, set};

#[test]
fn hands_without_choices_match_the_reference() {
    Bench::new().compare_with_choices(0, 40_000, 1);
}

#[test]
fn hands_with_one_choice_match_the_reference() {
    Bench::new().compare_with_choices(1, 5_000, 2);
}

#[test]
fn hands_with_two_choices_match_the_reference() {
    Bench::new().compare_with_choices(2, 500, 3);
}

#[test]
fn hands_with_three_choices_match_the_reference() {
    Bench::new().compare_with_choices(3, 30, 4);
}

#[test]
fn hands_with_four_choices_match_the_reference() {
    Bench::new().compare_with_choices(4, 6, 5);
}

#[test]
fn a_hand_with_all_choices_matches_the_reference() {
    Bench::new().compare_with_choices(5, 1, 6);
}

/// Most formulas need no more cards than that.
#[test]
fn every_hand_of_up_to_three_cards_matches_the_reference() {
    let bench = Bench::new();
    let all: Vec<usize> = (0..Card::COUNT).collect();
    for cards in 0..=3 {
        each_hand(&all, cards, &mut Vec::new(), &mut |hand| bench.compare(hand));
    }
}

#[test]
fn every_hand_of_four_without_choices_matches_the_reference() {
    let bench = Bench::new();
    each_hand(&bench.plain(), 4, &mut Vec::new(), &mut |hand| bench.compare(hand));
}

#[test]
fn hands_of_four_to_six_match_the_reference() {
    let bench = Bench::new();
    let mut dice = Dice::new(7);
    let mut all: Vec<usize> = (0..Card::COUNT).collect();
    for cards in [4, 5, 6].repeat(1_000) {
        bench.compare(&draw(&mut dice, &mut all, cards));
    }
}

/// In these hands blanking, clearing and striking meet, with every number of cards.
#[test]
fn hands_of_meddlers_match_the_reference() {
    let bench = Bench::new();
    let mut dice = Dice::new(8);
    let mut meddlers = bench.meddlers();
    for cards in [4, 5, 6, 7, 8].repeat(1_000) {
        bench.compare(&draw(&mut dice, &mut meddlers, cards));
    }
}

/// Book and doppelganger together are what rings of blanking are made of.
#[test]
fn hands_of_meddlers_with_book_and_doppelganger_match_the_reference() {
    let bench = Bench::new();
    let mut dice = Dice::new(9);
    let both = bench.reference.hand("book_of_changes doppelganger");
    let mut others = bench.meddlers();
    others.retain(|card| !both.contains(card));
    for cards in [3, 4, 5].repeat(200) {
        let mut hand = draw(&mut dice, &mut others, cards);
        hand.extend(&both);
        bench.compare(&hand);
    }
}

/// Chance hardly ever gives five of a suit.
#[test]
fn whole_suits_with_the_collector_match_the_reference() {
    let bench = Bench::new();
    let collector = bench.reference.at("collector");
    for suit in Suit::TEN {
        let of_suit = |card: &usize| bench.reference.cards[*card].suit == suit || *card == collector;
        let (suited, others): (Vec<usize>, Vec<usize>) = (0..Card::COUNT).partition(of_suit);
        for other in others {
            bench.compare(&[suited.as_slice(), &[other]].concat());
        }
    }
}

/// Chance hardly ever gives long runs, or two of them.
#[test]
fn low_strengths_with_the_gem_match_the_reference() {
    let bench = Bench::new();
    let mut dice = Dice::new(14);
    let gem = bench.reference.at("gem_of_order");
    let mut low = bench.plain();
    low.retain(|&card| card != gem && bench.reference.cards[card].strength < 10);
    for _ in 0..3_000 {
        let mut hand = draw(&mut dice, &mut low, 7);
        hand.push(gem);
        bench.compare(&hand);
    }
}

#[test]
fn hands_of_eight_with_the_necromancer_match_the_reference() {
    let bench = Bench::new();
    let mut dice = Dice::new(10);
    let necromancer = bench.reference.at("necromancer");
    let mut others: Vec<usize> = (0..Card::COUNT).filter(|&card| card != necromancer).collect();
    for _ in 0..600 {
        let mut hand = draw(&mut dice, &mut others, 7);
        hand.push(necromancer);
        bench.compare(&hand);
    }
}

#[test]
fn the_necromancer_takes_the_best_of_the_area_or_nothing() {
    let bench = Bench::new();
    let mut dice = Dice::new(11);
    let necromancer = bench.reference.at("necromancer");
    let mut others = bench.plain();
    others.retain(|&card| card != necromancer);
    for _ in 0..500 {
        let drawn = draw(&mut dice, &mut others, 16);
        let (hand, area) = drawn.split_at(6);
        let hand = [hand, &[necromancer]].concat();
        let scorer = bench.realms.scorer();
        let message = || format!("{} / {}", bench.reference.ids(&hand), bench.reference.ids(area));
        let fetchable = set(&bench.reference.fetchable(&hand, area));
        assert_eq!(scorer.fetchable(set(&hand), set(area)), fetchable, "{}", message());
        let score = scorer.score_with_area(set(&hand), set(area));
        assert_eq!(score, bench.reference.best_with_area(&hand, area), "{}", message());
    }
}

#[test]
fn without_the_necromancer_nothing_is_fetched() {
    let bench = Bench::new();
    let mut dice = Dice::new(12);
    let mut others: Vec<usize> = (0..Card::COUNT).collect();
    others.retain(|&card| card != bench.reference.at("necromancer"));
    for _ in 0..100 {
        let drawn = draw(&mut dice, &mut others, 17);
        let (hand, area) = drawn.split_at(7);
        let scorer = bench.realms.scorer();
        assert_eq!(scorer.fetchable(set(hand), set(area)), 0);
        assert_eq!(scorer.score_with_area(set(hand), set(area)), bench.score(hand));
    }
}

/// The proof of the best hand rests on the bound; the scorer itself is compared elsewhere, so it can stand in here.
#[test]
fn the_bound_holds_on_many_more_hands() {
    let bench = Bench::new();
    let mut dice = Dice::new(13);
    let mut all: Vec<usize> = (0..Card::COUNT).collect();
    for cards in [7, 8].repeat(10_000) {
        let hand = draw(&mut dice, &mut all, cards);
        let (bound, score) = (bench.realms.scorer().bound(set(&hand)), bench.score(&hand));
        assert!(bound >= score, "{}: bound {bound}, score {score}", bench.reference.ids(&hand));
    }
}
