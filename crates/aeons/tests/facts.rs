//! Every figure of the catalogue is that of the facts files.

use std::path::Path;

use talon_aeons::card::{BreachStart, Class, NemesisKind, Window};
use talon_aeons::{Catalogue, Setup};
use talon_core::{Game, Value, Viewer};
use toml::Table;

fn facts(name: &str) -> Table {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../facts").join(name);
    std::fs::read_to_string(path).expect("the facts are there").parse().expect("the facts are TOML")
}

fn list<'a>(table: &'a Table, key: &str) -> Vec<&'a Table> {
    table[key].as_array().expect("a list").iter().map(|item| item.as_table().expect("a table")).collect()
}

fn text<'a>(table: &'a Table, key: &str) -> &'a str {
    table.get(key).and_then(toml::Value::as_str).unwrap_or_default()
}

fn whole(table: &Table, key: &str) -> i64 {
    table.get(key).and_then(toml::Value::as_integer).unwrap_or_default()
}

fn texts(table: &Table, key: &str) -> Vec<String> {
    let items = table.get(key).and_then(toml::Value::as_array).cloned().unwrap_or_default();
    items.iter().map(|item| item.as_str().expect("a text").to_string()).collect()
}

/// Numbers above 1 in a text, to compare what a card does with what its facts say.
fn numbers(text: &str) -> Vec<i64> {
    let digits = text.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok());
    let mut found: Vec<i64> = digits.filter(|&n| n > 1).collect();
    found.sort_unstable();
    found
}

#[test]
fn player_cards_have_the_figures_of_the_facts() {
    let game = Catalogue::load();
    let facts = facts("aeons-end-players.toml");
    let cards = list(&facts, "card");
    assert_eq!(cards.len(), game.players.len());
    for (fact, card) in cards.iter().zip(&game.players) {
        assert_eq!(card.id, text(fact, "id"), "the order of the facts");
        let class = match card.class {
            Class::Gem => "gem",
            Class::Relic => "relic",
            Class::Spell => "spell",
        };
        assert_eq!(class, text(fact, "kind"), "{}", card.id);
        assert_eq!(i64::from(card.cost), whole(fact, "cost"), "{}", card.id);
        assert_eq!(i64::from(card.pile), whole(fact, "pile_size"), "{}", card.id);
        let effects = texts(fact, "effects").join(" ");
        assert_eq!(!card.cast.is_empty(), effects.contains("cast: "), "{}", card.id);
        assert_eq!(!card.gained.is_empty(), effects.contains("on-gain:"), "{}", card.id);
        assert_eq!(card.anywhere, effects.contains("prep-rule:"), "{}", card.id);
        assert_eq!(
            !card.using.is_empty() || !card.casting_end.is_empty(),
            effects.contains("prepped["),
            "{}",
            card.id
        );
    }
}

#[test]
fn player_effects_have_the_numbers_of_the_facts() {
    let game = Catalogue::load();
    let facts = facts("aeons-end-players.toml");
    for (fact, card) in list(&facts, "card").iter().zip(&game.players) {
        // Flare is written as 1 and 2 more instead of 3 or 1.
        if card.id == "flare" {
            continue;
        }
        let written = texts(fact, "effects").join(" ").replace("or2:", "");
        let done = format!("{:?}", (&card.play, &card.cast, &card.gained, &card.using, &card.casting_end));
        assert_eq!(numbers(&done), numbers(&written), "{}", card.id);
    }
}

#[test]
fn breaches_have_the_prices_of_the_facts() {
    let game = Catalogue::load();
    let facts = facts("aeons-end-players.toml");
    let breaches = list(&facts, "breach");
    for turned in 0..4 {
        let closed = Value::from(format!("closed {turned}"));
        let row = Value::Row(vec![Value::from("open"), closed.clone(), closed.clone(), closed]);
        let mut state = game.deal(&Setup::default(), 1);
        game.lay(&mut state, &Value::map([("seat1", Value::map([("breaches", row)]))]))
            .expect("a good position");
        let prices = game.view(&state, Viewer::Judge).seats[0].prices;
        // Breach I has no known prices: it is never closed.
        for (at, fact) in breaches.iter().enumerate().skip(1) {
            let open = fact["open_cost"][turned].as_integer();
            let focus = Some(whole(fact, "focus_cost")).filter(|_| turned < 3);
            let (focused, opened) = prices[at];
            assert_eq!((focused.map(i64::from), opened.map(i64::from)), (focus, open), "breach {}", at + 1);
        }
    }
}

#[test]
fn mages_have_the_boards_of_the_facts() {
    let game = Catalogue::load();
    let facts = facts("aeons-end-players.toml");
    let mages = list(&facts, "mage");
    assert_eq!(mages.len(), game.mages.len());
    for (fact, mage) in mages.iter().zip(&game.mages) {
        assert_eq!(mage.id, text(fact, "id"));
        assert_eq!(mage.hand.to_vec(), texts(fact, "hand"), "{}", mage.id);
        assert_eq!(mage.deck.to_vec(), texts(fact, "deck"), "{}", mage.id);
        let breaches = list(fact, "breaches").into_iter().map(|breach| match text(breach, "state") {
            "opened" => BreachStart::Opened,
            "absent" => BreachStart::Absent,
            _ => BreachStart::Closed(whole(breach, "rot") as u8),
        });
        assert!(breaches.eq(mage.breaches), "{}", mage.id);
        let ability = fact["ability"].as_table().expect("an ability");
        assert_eq!(i64::from(mage.charges), whole(ability, "charges"), "{}", mage.id);
        let window = match mage.window {
            Window::OwnMain => "own main",
            Window::AnyMain => "main phase of any",
            Window::NemesisDraw => "nemesis draw",
            Window::TurnDrawn => "right after a to-card",
        };
        assert!(text(ability, "timing").starts_with(window), "{}", mage.id);
    }
}

#[test]
fn nemesis_cards_have_the_figures_of_the_facts() {
    let game = Catalogue::load();
    let facts = facts("aeons-end-nemeses.toml");
    let cards = list(&facts, "card");
    assert_eq!((cards.len(), game.nemesis_cards.len()), (75, 75));
    for fact in cards {
        let id = text(fact, "id");
        let card = game.nemesis_cards.iter().find(|card| card.id == id).expect(id);
        let owner = if card.of.is_empty() { "basic" } else { &card.of };
        assert_eq!((owner, i64::from(card.tier)), (text(fact, "nemesis"), whole(fact, "tier")), "{id}");
        let (kind, figure) = match card.kind {
            NemesisKind::Attack => ("attack", "none"),
            NemesisKind::Minion => ("minion", "life"),
            NemesisKind::Power => ("power", "power"),
            NemesisKind::Strike => ("strike", "none"),
            NemesisKind::Corruption => ("corruption", "none"),
        };
        assert_eq!(kind, text(fact, "kind"), "{id}");
        assert_eq!(i64::from(card.figure), whole(fact, figure), "{id}");
        assert_eq!(card.to_discard.is_empty(), texts(fact, "to_discard").is_empty(), "{id}");
        assert_eq!(card.immediate.is_empty(), texts(fact, "immediate").is_empty(), "{id}");
    }
}

/// The numbers in the definition of a nemesis card are those of its facts, whatever the order of its words.
#[test]
fn nemesis_effects_have_the_numbers_of_the_facts() {
    let game = Catalogue::load();
    let facts = facts("aeons-end-nemeses.toml");
    // Written differently in the definition: all charges as 255, two players one after the other, cards one by one.
    let rewritten = ["doom_aegis", "afflict", "burden", "seize", "vex"];
    let mut compared = 0;
    for fact in list(&facts, "card") {
        let id = text(fact, "id");
        if rewritten.contains(&id) {
            continue;
        }
        let card = game.nemesis_cards.iter().find(|card| card.id == id).expect(id);
        let key = if card.kind == NemesisKind::Minion { "persistent" } else { "effect" };
        assert_eq!(numbers(&format!("{:?}", card.effect)), numbers(&texts(fact, key).join(" ")), "{id}");
        assert_eq!(
            numbers(&format!("{:?}", card.to_discard)),
            numbers(&texts(fact, "to_discard").join(" ")),
            "{id}"
        );
        compared += 1;
    }
    assert_eq!(compared, 75 - rewritten.len());
}

#[test]
fn boards_have_the_figures_of_the_facts() {
    let game = Catalogue::load();
    let facts = facts("aeons-end-nemeses.toml");
    for fact in list(&facts, "nemesis") {
        let id = text(fact, "id");
        let board = &game.boards[game.board(id).expect(id)];
        assert_eq!(
            (i64::from(board.life), i64::from(board.rating)),
            (whole(fact, "life"), whole(fact, "difficulty"))
        );
        let table = fact.get("swarm_table").and_then(toml::Value::as_array).map_or(0, Vec::len);
        assert_eq!(board.swarm.len(), table, "{id}");
        for (line, (from, to, _)) in board.swarm.iter().enumerate() {
            let line = fact["swarm_table"][line].as_table().expect("a line");
            assert_eq!((i64::from(*from), i64::from(*to)), (whole(line, "min"), whole(line, "max")));
        }
    }
}

#[test]
fn set_up_follows_the_tables_of_the_facts() {
    let game = Catalogue::load();
    let nemeses = facts("aeons-end-nemeses.toml");
    for row in list(&nemeses, "deck_table") {
        let setup = Setup { players: whole(row, "players") as usize, ..Setup::default() };
        let state = game.deal(&setup, 1);
        assert_eq!(state.nemesis_deck.len() as i64, whole(row, "deck_size"));
    }
    for (index, id) in ["normal", "beginner", "expert", "extinction"].into_iter().enumerate() {
        let rows = list(&nemeses, "difficulty");
        let row = rows.iter().find(|row| text(row, "id") == id).expect(id);
        let state = game.deal(&Setup { difficulty: index, ..Setup::default() }, 1);
        assert_eq!(i64::from(state.life_max), whole(row, "player_life"), "{id}");
        assert_eq!(i64::from(state.gravehold), whole(row, "gravehold_life"), "{id}");
        assert_eq!(i64::from(state.nemesis), 70 + whole(row, "nemesis_life_delta"), "{id}");
        let increased = row["increased_difficulty"].as_bool().expect("a flag");
        assert_eq!(state.expert == 1, increased, "{id}");
    }
    let players = facts("aeons-end-players.toml");
    for supply in list(&players, "supply") {
        let id = text(supply, "id");
        let options = [("supply".to_string(), Value::from(id))].into();
        let state = game.deal(&game.setup(&options).expect(id), 1);
        let wanted = ["gems", "relics", "spells"].map(|group| texts(supply, group)).concat();
        let laid: Vec<&str> = state.supply.iter().map(|pile| game.id(pile.kind)).collect();
        assert_eq!(laid, wanted, "{id}");
    }
}
