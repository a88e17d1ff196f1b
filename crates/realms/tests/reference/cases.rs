//! The worked cases of the rules digest come out right in the reference and in the scorer.

use talon_realms::Suit;

use crate::Bench;
use crate::reference::{Choices, Reference};

/// Hands with their best totals.
const BEST: [(&str, &str, i32); 31] = [
    ("C1", "mountain wildfire smoke great_flood whirlwind mirage air_elemental", 260),
    ("C2", "candle book_of_changes shield_of_keth gem_of_order queen sword_of_keth bell_tower", 380),
    ("C3", "blizzard great_flood wildfire cavern", 62),
    ("C4", "blizzard great_flood wildfire", 65),
    ("C5", "basilisk doppelganger", 35),
    ("C6", "basilisk doppelganger beastmaster", 97),
    ("C8", "rangers knights wildfire", 40),
    ("C9", "rangers knights basilisk", 52),
    ("C10", "forge shapeshifter", 18),
    ("C11", "mirage magic_wand princess gem_of_order", 26),
    ("C13", "collector beastmaster enchantress unicorn warhorse dragon hydra", 193),
    ("C14", "smoke knights war_dirigible", 47),
    ("C14 lit", "smoke knights war_dirigible candle", 41),
    ("C15", "rangers wildfire war_dirigible", 75),
    ("C16", "great_flood cavern smoke", 59),
    ("C17", "island blizzard wildfire basilisk", 95),
    ("C18", "fountain_of_life", 2),
    ("C18 with king", "fountain_of_life king", 10),
    ("C19", "dwarvish_infantry knights warship swamp", 66),
    ("C19 flooded", "dwarvish_infantry knights warship great_flood", 80),
    ("C20", "cavern earth_elemental rangers queen shield_of_keth gem_of_order", 105),
    ("C23", "knights dwarvish_infantry rangers king queen sword_of_keth shield_of_keth", 265),
    ("C24", "fountain_of_life swamp great_flood island water_elemental rainstorm collector", 326),
    ("C25", "forge elven_archers king queen sword_of_keth shield_of_keth gem_of_order", 351),
    ("C26", "book_of_changes gem_of_order collector candle earth_elemental cavern bell_tower", 385),
    (
        "C27",
        "book_of_changes bell_tower candle necromancer warhorse sword_of_keth shield_of_keth gem_of_order",
        397,
    ),
    ("C28", "mountain great_flood smoke whirlwind air_elemental wildfire rainstorm", 146),
    ("R1: with pays once", "magic_wand collector necromancer", 36),
    ("R15: three names of a suit", "collector shield_of_keth gem_of_order world_tree", 28),
    (
        "R16: wild is no suit to share",
        "world_tree doppelganger mirage knights bell_tower air_elemental water_elemental forge",
        98,
    ),
    ("R23: the rune keeps the self-blanking", "protection_rune smoke warship war_dirigible", 86),
];

#[test]
fn the_best_choices_give_the_totals_of_the_digest() {
    let bench = Bench::new();
    for (case, hand, total) in BEST {
        let hand = bench.reference.hand(hand);
        assert_eq!(bench.reference.best(&hand), total, "{case} by the reference");
        assert_eq!(bench.score(&hand), total, "{case} by the scorer");
    }
}

/// The total of a hand with choices that are built from it.
fn fixed(hand: &str, choose: impl Fn(&Reference) -> Choices) -> i32 {
    let reference = Reference::load();
    reference.fixed(&reference.hand(hand), &choose(&reference))
}

fn copying(original: &'static str) -> impl Fn(&Reference) -> Choices {
    move |reference| Choices { doppelganger: Some(reference.at(original)), ..Choices::default() }
}

fn calling_the_mirage(name: &'static str) -> impl Fn(&Reference) -> Choices {
    move |reference| Choices { mirage: Some(reference.at(name)), ..Choices::default() }
}

fn turning(card: &'static str, suit: Suit) -> impl Fn(&Reference) -> Choices {
    move |reference| Choices { book: Some((reference.at(card), suit)), ..Choices::default() }
}

#[test]
fn c1_the_mirage_as_rainstorm_takes_no_penalty() {
    let hand = "mountain wildfire smoke great_flood whirlwind mirage air_elemental";
    assert_eq!(fixed(hand, calling_the_mirage("rainstorm")), 260);
}

#[test]
fn c2_any_card_but_the_queen_becomes_the_wizard() {
    let hand = "candle book_of_changes shield_of_keth gem_of_order queen sword_of_keth bell_tower";
    for card in ["candle", "shield_of_keth", "gem_of_order", "sword_of_keth", "bell_tower"] {
        assert_eq!(fixed(hand, turning(card, Suit::Wizard)), 380, "{card}");
    }
    let reference = Reference::load();
    let queen = reference.at("queen");
    let on_queen = |choices: &Choices| choices.book.is_some_and(|(target, _)| target == queen);
    assert_eq!(reference.best_where(&reference.hand(hand), on_queen), 300);
}

#[test]
fn c5_c6_two_basilisks_need_a_beastmaster() {
    assert_eq!(fixed("basilisk doppelganger", copying("basilisk")), 0);
    assert_eq!(fixed("basilisk doppelganger beastmaster", copying("basilisk")), 97);
}

#[test]
fn c7_a_copy_is_another_card() {
    assert_eq!(fixed("dwarvish_infantry doppelganger", copying("dwarvish_infantry")), 26);
    assert_eq!(fixed("water_elemental doppelganger", copying("water_elemental")), 23);
}

#[test]
fn c12_a_name_held_thrice_is_one_name() {
    let both = |reference: &Reference| Choices {
        doppelganger: Some(reference.at("shield_of_keth")),
        shapeshifter: Some(reference.at("shield_of_keth")),
        ..Choices::default()
    };
    assert_eq!(fixed("collector shield_of_keth gem_of_order shapeshifter doppelganger", both), 20);
}

#[test]
fn c17_the_island_clears_though_it_burns() {
    let wildfire =
        |reference: &Reference| Choices { island: Some(reference.at("wildfire")), ..Choices::default() };
    assert_eq!(fixed("island blizzard wildfire basilisk", wildfire), 95);
}

#[test]
fn c21_a_great_flood_turned_wizard_is_no_flood_to_sail_on() {
    let hand = "book_of_changes great_flood warship fountain_of_life elven_archers";
    assert_eq!(fixed(hand, turning("great_flood", Suit::Wizard)), 82);
}

#[test]
fn c22_the_grounded_dirigible_is_no_flood() {
    let hand = "book_of_changes war_dirigible warship light_cavalry air_elemental";
    assert_eq!(fixed(hand, turning("war_dirigible", Suit::Flood)), 24);
}

#[test]
fn c27_the_bell_tower_leads() {
    let hand =
        "book_of_changes bell_tower candle necromancer warhorse sword_of_keth shield_of_keth gem_of_order";
    assert_eq!(fixed(hand, turning("bell_tower", Suit::Leader)), 397);
}

#[test]
fn r17_a_card_that_blanks_itself_spares_the_rest() {
    let hand = "book_of_changes basilisk knights king";
    // Book 3, king 8 + 5 for the knights, knights 20 with a leader.
    assert_eq!(fixed(hand, turning("basilisk", Suit::Army)), 36);
}

#[test]
fn r18_the_fountain_counts_itself_only_while_a_flood() {
    let hand = "book_of_changes fountain_of_life";
    assert_eq!(fixed(hand, |_| Choices::default()), 5);
    assert_eq!(fixed(hand, turning("fountain_of_life", Suit::Army)), 4);
}

#[test]
fn r19_archers_turned_beast_pay_the_forest_once() {
    // Book 3, forest 7 + 12, archers 10 + 5.
    assert_eq!(fixed("book_of_changes forest elven_archers", turning("elven_archers", Suit::Beast)), 37);
}

#[test]
fn r20_the_warlock_turned_leader_does_not_count_itself() {
    assert_eq!(fixed("book_of_changes warlock_lord", turning("warlock_lord", Suit::Leader)), 28);
}

#[test]
fn r24_a_mirage_that_stays_wild_burns() {
    let hand = "wildfire mirage magic_wand world_tree gem_of_order";
    assert_eq!(fixed(hand, |_| Choices::default()), 48);
    // As a flame it is spared and opens the run 0, 1, 2.
    assert_eq!(fixed(hand, calling_the_mirage("forge")), 58);
}

#[test]
fn r25_a_copied_name_is_an_exception() {
    // Flood 32, enchantress 5 + 5 for the flood, and 5 more for the land that is left.
    assert_eq!(fixed("great_flood enchantress mirage", calling_the_mirage("cavern")), 42);
    assert_eq!(fixed("great_flood enchantress mirage", calling_the_mirage("mountain")), 47);
}
