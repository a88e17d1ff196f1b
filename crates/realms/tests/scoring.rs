//! The worked cases of the rules, by their numbers.
use talon_realms::Realms;

fn score(hand: &[&str]) -> i32 {
    let realms = Realms::load();
    realms.scorer().score(hand.iter().map(|id| 1 << realms.find(id).expect(id).index()).sum())
}

#[test]
fn totals_of_the_cases() {
    for (case, hand, total) in [
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
        ("C14 with candle", "smoke knights war_dirigible candle", 41),
        ("C15", "rangers wildfire war_dirigible", 75),
        ("C16", "great_flood cavern smoke", 59),
        ("C17", "island blizzard wildfire basilisk", 95),
        ("C18", "fountain_of_life", 2),
        ("C18 with king", "fountain_of_life king", 10),
        ("C19", "dwarvish_infantry knights warship swamp", 66),
        ("C19 with great flood", "dwarvish_infantry knights warship great_flood", 80),
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
    ] {
        assert_eq!(score(&hand.split(' ').collect::<Vec<_>>()), total, "{case}");
    }
}
