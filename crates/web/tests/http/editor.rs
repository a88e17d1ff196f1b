//! The position editor and the positions that the rules show: written, played on, asked about, refused.

use std::collections::BTreeSet;

use talon_core::{Options, Record, Value, Viewer};
use talon_table::games;
use talon_table::scenario::{self, Draft, Scenario};
use talon_text::Lang;

use crate::client::{Answer, Server, values};
use crate::tables::my_turn;

const PATH: &str = "/tools/editor";

fn unescaped(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

/// The draft that a page of the editor holds.
fn draft_of(page: &Answer) -> Draft {
    let text = values(&page.text, "draft").pop().unwrap_or_else(|| panic!("no editor: {}", page.text));
    Draft::of(&Scenario::read(&unescaped(&text)).unwrap())
}

/// Opens the editor with the usual set-up.
fn begun(server: &Server, game: &str) -> Draft {
    let page = server.post(&format!("{PATH}/{game}"), &[("x", "")]);
    assert_eq!(page.status, 200, "{}", page.text);
    draft_of(&page)
}

/// Posts the draft with these changes.
fn changed(server: &Server, draft: &Draft, way: &str, fields: &[(&str, &str)]) -> Answer {
    let text = draft.to_string();
    let mut all = vec![("draft", text.as_str())];
    all.extend(fields);
    server.post(&format!("{PATH}/{}{way}", draft.game), &all)
}

/// A game, what is changed in its form, and what the file must say then: a key and its value.
type Changed = (&'static str, &'static [(&'static str, &'static str)], &'static str, &'static str);

const CHANGES: [Changed; 3] = [
    ("realms", &[("add-discard", "King, queen")], "discard", r#"["king", "queen"]"#),
    ("shards", &[("f-seat1.health", "7"), ("f-to_act", "2")], "seat1.health", "7"),
    ("aeons", &[("f-gravehold", "3"), ("f-to_act", "1"), ("f-phase", "main")], "gravehold", "3"),
];

#[test]
fn a_position_of_every_game_is_written_saved_and_opened_again() {
    let server = Server::new("editor-write");
    for (game, fields, path, value) in CHANGES {
        let page = changed(&server, &begun(&server, game), "", fields);
        assert_eq!(page.status, 200, "{game}: {}", page.text);
        let draft = draft_of(&page);
        assert_eq!(draft.given.at(path).map(ToString::to_string).as_deref(), Some(value), "{game}: {draft}");
        let file = changed(&server, &draft, "/file", &[("title", "A \"test\"")]);
        assert_eq!(file.status, 200, "{game}: {}", file.text);
        let report = scenario::run(&file.text);
        assert!(report.passed(), "{game}: {:?}\n{}", report.faults(), file.text);
        assert_eq!(report.title, "A \"test\"");
        let again = server.post(PATH, &[("text", &file.text)]);
        assert_eq!(draft_of(&again).given, draft.given, "{game}");
    }
}

#[test]
fn buttons_take_cards_away_move_them_and_put_a_zone_back_as_dealt() {
    let server = Server::new("editor-buttons");
    let draft = begun(&server, "realms");
    let empty = draft_of(&changed(&server, &draft, "", &[("do", "empty deck")]));
    assert_eq!(empty.given.at("deck"), Some(&Value::Row(Vec::new())));
    let three = draft_of(&changed(&server, &empty, "", &[("add-deck", "king, Drak, queen")]));
    assert_eq!(
        three.given.at("deck").map(ToString::to_string).as_deref(),
        Some(r#"["king", "dragon", "queen"]"#),
        "names are known in every language"
    );
    let up = draft_of(&changed(&server, &three, "", &[("do", "up deck 2")]));
    let one = draft_of(&changed(&server, &up, "", &[("do", "remove deck 0")]));
    assert_eq!(one.given.at("deck").map(ToString::to_string).as_deref(), Some(r#"["queen", "dragon"]"#));
    let dealt = draft_of(&changed(&server, &one, "", &[("do", "as-dealt deck")]));
    assert_eq!(dealt.given, draft.given);
}

#[test]
fn a_position_of_every_game_is_played_on_against_bots_and_at_one_screen() {
    let server = Server::new("editor-play");
    for (game, fields, ..) in CHANGES {
        let draft = draft_of(&changed(&server, &begun(&server, game), "", fields));
        let table = changed(&server, &draft, "/play", &[("others", "sparrow")]);
        assert_eq!(table.status, 303, "{game}: {}", table.text);
        let page = my_turn(&server, &table.location);
        assert!(page.text.contains(" · position"), "{game}: it says what it is");
        let (count, made) = (&values(&page.text, "count")[0], unescaped(&values(&page.text, "move")[0]));
        let moved = server.post(&format!("{}/move", table.location), &[("count", count), ("move", &made)]);
        assert_eq!(moved.status, 303, "{game}: {}", moved.text);
        let shared = changed(&server, &draft, "/play", &[("others", "screen")]);
        assert!(shared.location.starts_with("/h/"), "{game}: {}", shared.location);
        assert!(!server.get("/lobby").text.contains(&table.location), "it is nobody else's");
    }
}

#[test]
fn what_is_played_from_a_position_survives_a_restart() {
    let server = Server::new("editor-restart");
    let draft = draft_of(&changed(&server, &begun(&server, "shards"), "", &[("f-seat1.health", "7")]));
    let seat = changed(&server, &draft, "/play", &[("others", "screen")]).location;
    let before = server.get(&seat).text;
    let server = server.restarted();
    let after = server.get(&seat);
    assert_eq!(after.status, 200, "{}", after.text);
    let count = |page: &str| {
        page.split("data-count=\"").nth(1).and_then(|rest| rest.split('"').next()).map(str::to_string)
    };
    assert_eq!(count(&before), count(&after.text));
}

#[test]
fn what_is_best_is_told_with_its_reason_and_the_hands_are_counted() {
    let server = Server::new("editor-best");
    for (game, fields, ..) in CHANGES {
        let draft = draft_of(&changed(&server, &begun(&server, game), "", fields));
        let best = changed(&server, &draft, "/best", &[]);
        assert_eq!(best.status, 200, "{game}: {}", best.text);
        assert!(best.text.contains("class=\"plan\""), "{game}: {}", best.text);
        assert!(!best.text.contains("data-best=\"\""), "{game}");
        assert_eq!(best.text.contains("data-score="), game == "realms", "{game}");
    }
    // The example of the rules, counted by hand there.
    let hand = "mountain, smoke, wildfire, whirlwind, great_flood, air_elemental, mirage";
    let draft = draft_of(&changed(&server, &begun(&server, "realms"), "", &[("do", "empty seat1.hand")]));
    let page = changed(&server, &draft, "", &[("add-seat1.hand", hand)]);
    assert!(page.text.contains("data-score=\"260\""), "{}", page.text);
    assert!(page.text.contains("h=mountain.great_flood"), "{}", page.text);
}

#[test]
fn what_cannot_lie_so_is_refused_with_what_would_be_right() {
    let server = Server::new("editor-refused");
    for (game, fields, word) in [
        ("realms", &[("add-discard", "kign")][..], "King"),
        ("realms", &[("add-discard", "king, king")], "the box holds one"),
        ("realms", &[("f-to_act", "9")], "not a seat from 1 to"),
        ("shards", &[("f-seat1.health", "900")], "not a whole number from 0 to"),
        ("shards", &[("f-seat1.health", "lots")], "not a whole number from 0 to"),
        ("shards", &[("f-seat1.health", "0")], "out of the game"),
        ("aeons", &[("f-gravehold", "0")], "not a whole number from 1 to"),
        ("aeons", &[("f-seat1.charges", "99")], "not a whole number from 0 to"),
        ("aeons", &[("f-phase", "main")], "to_act"),
    ] {
        let draft = begun(&server, game);
        for way in ["", "/file", "/play", "/best"] {
            let page = changed(&server, &draft, way, fields);
            assert_eq!(page.status, 400, "{game}{way} {fields:?}: {}", page.text);
            assert!(page.text.contains(word), "{game}{way} {fields:?} does not say `{word}`: {}", page.text);
            // What was typed is not lost.
            assert_eq!(values(&page.text, "draft").len(), 1);
        }
    }
}

#[test]
fn nonsense_is_answered_and_never_breaks_anything() {
    let server = Server::new("editor-nonsense");
    let deep = format!("game = \"realms\"\ngiven = {}", "[".repeat(5_000));
    for text in [
        "",
        "nonsense",
        "talon-record 1\n",
        "game = \"chess\"\n",
        "game = \"realms\"\nmove = 1\n",
        deep.as_str(),
    ] {
        let page = server.post(PATH, &[("text", text)]);
        assert_eq!(page.status, 400, "{text:.40}: {}", page.text);
        assert!(page.text.contains("role=\"alert\""), "{text:.40}");
    }
    let draft = begun(&server, "realms");
    for do_it in ["remove deck 9999", "up nothing 1", "empty seat9.hand", "as-dealt", "sing deck"] {
        assert_eq!(changed(&server, &draft, "", &[("do", do_it)]).status, 200, "{do_it}");
    }
    for path in ["/tools/editor/chess", "/tools/editor/realms?scenario=../../etc/passwd"] {
        assert_eq!(server.get(path).status, 404, "{path}");
    }
    let other = Draft { game: "shards".into(), ..draft };
    let crossed = server.post(&format!("{PATH}/realms"), &[("draft", &other.to_string())]);
    assert!((400..500).contains(&crossed.status), "{}", crossed.text);
}

#[test]
fn a_moment_of_a_record_is_opened_as_it_was() {
    let server = Server::new("editor-record");
    let game = games::named("realms").unwrap();
    let mut table = game.table(&Options::new(), 8812).unwrap();
    let mut moments = Vec::new();
    while let Some(seat) = table.to_act().lowest().filter(|_| moments.len() < 9) {
        moments.push(table.position(Viewer::Judge).to_string());
        let choice = table.choices(seat).swap_remove(0);
        table.play(seat, &choice, Viewer::Watcher).unwrap();
    }
    let record = table.record().to_string();
    for (moves, moment) in moments.iter().enumerate() {
        let page = server.post(PATH, &[("text", &record), ("moves", &moves.to_string())]);
        let laid = game.laid(&draft_of(&page).scenario().unwrap(), 0).unwrap();
        assert_eq!(&laid.position(Viewer::Judge).to_string(), moment, "after {moves} moves");
    }
}

#[test]
fn the_deal_of_the_day_is_not_opened_by_its_seed() {
    let server = Server::new("editor-daily");
    let seat = server.post("/daily/realms", &[("name", "Mira")]).location;
    let record = server.dealt(seat.strip_prefix("/s/").unwrap());
    let seed = Record::parse(&record).unwrap().seed;
    let scenario = format!("game = \"realms\"\nseed = {seed}\n");
    for text in [scenario.as_str(), record.as_str()] {
        let page = server.post(PATH, &[("text", text)]);
        assert_eq!(page.status, 400, "{}", page.text);
        assert!(
            values(&page.text, "draft").is_empty() && page.text.contains("role=\"alert\""),
            "{}",
            page.text
        );
    }
    let draft = Draft { seed, ..begun(&server, "realms") };
    for way in ["", "/file", "/play", "/best"] {
        assert_eq!(changed(&server, &draft, way, &[]).status, 400, "{way}");
    }
}

/// What the forms of a page post to, with the case.
fn show_me(page: &str) -> BTreeSet<(String, String)> {
    let form = |form: &str| {
        let (action, rest) = form.split_once('"')?;
        let case = rest.split_once("</form>")?.0.split_once("name=\"case\" value=\"")?.1.split_once('"')?.0;
        Some((action.to_string(), case.to_string()))
    };
    page.split("<form method=\"post\" action=\"").skip(1).filter_map(form).collect()
}

#[test]
fn every_position_that_the_rules_show_opens_a_table() {
    let server = Server::new("editor-show-me");
    for game in games::NAMES {
        let shown = |lang: Lang| show_me(&server.get(&format!("/rules/{game}?lang={}", lang.code())).text);
        let buttons = shown(Lang::En);
        assert!(buttons.len() > 20, "{game}: {}", buttons.len());
        for lang in Lang::ALL {
            assert_eq!(shown(lang), buttons, "{game} in {lang:?}");
        }
        for (action, case) in &buttons {
            let table = server.post(action, &[("case", case)]);
            assert_eq!(table.status, 303, "{action} {case}: {}", table.text);
            let page = server.get(&table.location);
            assert_eq!(page.status, 200, "{action} {case}: {}", page.text);
            assert!(
                page.text.contains(" · position") && page.text.contains("data-seat=\""),
                "{action} {case}"
            );
        }
    }
}

#[test]
fn a_finished_position_is_no_game_of_mine() {
    let server = Server::new("editor-mine");
    let text = "game = \"shards\"\n[given]\nphase = \"attack\"\n[given.seat1]\npower = \"infinite\"\n[given.seat2]\nhand = []\n";
    let page = server.post(PATH, &[("text", text)]);
    let seat = changed(&server, &draft_of(&page), "/play", &[("others", "sparrow")]);
    let seen = server.get(&seat.location);
    let cookie = seen
        .cookies
        .iter()
        .chain(&seat.cookies)
        .map(|cookie| cookie.split(';').next().unwrap())
        .collect::<Vec<_>>()
        .join("; ");
    let going_on = server.get_with("/mine", &[("cookie", &cookie)]).text;
    assert!(going_on.contains(&seat.location), "while it goes on it can be continued: {going_on}");
    let end = crate::tables::play_to_the_end(&server, &seat.location);
    assert!(end.text.contains("/rematch"), "{}", end.text);
    let over = server.get_with("/mine", &[("cookie", &cookie)]).text;
    assert!(!over.contains(&seat.location), "{over}");
}
