//! `talon play`, through pipes.

use std::io::Write as _;
use std::process::Stdio;

use unicode_width::UnicodeWidthStr as _;

use crate::program::{refused, talon};

/// What it prints when this is typed; it must end well.
fn typed(args: &[&str], input: &str) -> String {
    let mut child = talon(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program was built and starts");
    // It may leave before everything is read.
    let _ = child.stdin.take().expect("its input is a pipe").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).expect("it speaks UTF-8")
}

const REALMS: [&str; 8] =
    ["play", "realms", "--seats", "human,bot:greedy,bot:random", "--seed", "5", "--option", "first=1"];

#[test]
fn the_end_of_the_input_ends_it() {
    let text = typed(&REALMS, "");
    assert!(text.contains("Seat 1 (you)") && text.contains("You left the game after 0 moves"), "{text}");
}

#[test]
fn a_game_is_played_to_its_end_by_numbers() {
    let text = typed(&REALMS, &"1\n".repeat(400));
    assert!(text.contains("The game is over. Winner: seat"), "{text}");
    assert!(text.lines().all(|line| line.width() <= 80), "{text}");
}

/// The lot is a lot: over a few deals it does not always fall on the same seat, and it is told before the first move.
#[test]
fn who_goes_first_is_drawn_and_announced() {
    let begun: std::collections::BTreeSet<String> = (1..=8)
        .map(|seed| {
            let text = typed(
                &["play", "realms", "--seats", "human,human,human", "--seed", &seed.to_string()],
                "\nlog\n",
            );
            let told = text
                .lines()
                .find(|line| line.contains(" won the draw for the first turn."))
                .expect("the lot is told");
            let seat = told.trim().strip_prefix("Seat ").expect("it names a seat")[..1].to_string();
            assert!(text.contains(&format!("Pass the keyboard to seat {seat},")), "{text}");
            seat
        })
        .collect();
    assert!(begun.len() > 1, "{begun:?}");
    let text = typed(&REALMS, "log\n");
    assert!(!text.contains("by random draw"), "who is asked for begins: {text}");
}

#[test]
fn words_that_are_no_moves_are_answered() {
    let path = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("played.record");
    let _ = std::fs::remove_file(&path);
    let save = format!("save {}", path.display());
    let words =
        ["help", "log", "", "dance", "99", "take nothing", "undo", "why", "why 1", "hint", "draw", "undo"];
    let text = typed(&REALMS, &format!("{}\n{save}\n{save}\nquit\n", words.join("\n")));
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for said in [
        "save FILE",
        "Nothing has happened yet",
        "Type a move, or help",
        "there is only one move, number 1",
        "“dance” is not a move here",
        "There is nothing to take back",
        "Which move? Type why 1",
        "I would play",
        "Saved to",
        "Not saved to",
        "You left the game after 1 move.",
    ] {
        assert!(text.contains(said), "`{said}` is missing in:\n{text}");
    }
    let verified = crate::program::run(["record", "verify", path.to_str().expect("a plain path")]);
    assert_eq!(verified.code, Some(0), "{verified:?}");
}

#[test]
fn a_move_that_reveals_nothing_is_taken_back() {
    let text = typed(
        &["play", "shards", "--seats", "human,bot:greedy", "--seed", "3"],
        "play crystal\nfocus\nundo\nquit\n",
    );
    assert!(text.contains("Taken back."), "{text}");
}

#[test]
fn a_turn_that_leaves_an_attack_is_ended_when_it_is_said_twice() {
    let shards = ["play", "shards", "--seats", "human,bot:greedy", "--seed", "4", "--option", "first=1"];
    let once = typed(&shards, "play blaster\nend\nquit\nquit\n");
    assert!(once.contains("You can still do this: Attack seat 2"), "{once}");
    assert!(!once.contains("The turn passed to seat 2"), "{once}");
    let twice = typed(&shards, "play blaster\nend\nend\nquit\nquit\n");
    assert!(twice.contains("The turn passed to seat 2"), "{twice}");
}

#[test]
fn nobody_has_seen_the_cards_of_a_solo_player() {
    let text = typed(&["play", "shards", "--mode", "nemesis", "--seed", "3"], "play crystal\nundo\nquit\n");
    assert!(text.contains("Taken back."), "{text}");
}

#[test]
fn people_hand_over_to_each_other_and_are_told_what_happened() {
    let seats = ["play", "realms", "--seats", "human,bot:random,human", "--seed", "2", "--option", "first=1"];
    let text = typed(&seats, "\ndraw\n1\n\nquit\n");
    assert_eq!(text.matches("Pass the keyboard to").count(), 2, "{text}");
    let (_, later) = text.split_once("Pass the keyboard to seat 3").expect("it is the turn of seat 3");
    let news = later.split_once("Table").expect("then the table is shown").0;
    assert!(news.contains("Seat 1 drew a card") && news.contains("Seat 2 "), "{later}");
}

#[test]
fn open_hands_need_no_hand_over() {
    let text = typed(&["play", "aeons", "--seats", "human,human", "--seed", "2"], &"1\n".repeat(30));
    assert!(text.contains("Seat 1> ") && text.contains("Seat 2> "), "{text}");
    assert!(!text.contains("Pass the keyboard"), "{text}");
}

#[test]
fn where_the_group_decides_bots_propose_and_the_person_answers() {
    // The nine cards of the Prince's increased difficulty are for the group.
    let options = ["--option", "nemesis=prince_of_gluttons", "--option", "difficulty=expert"];
    let args =
        [&["play", "aeons", "--seats", "human,bot:greedy", "--seed", "1"], options.as_slice()].concat();
    let text = typed(&args, "1\nquit\nquit\n");
    assert_eq!(text.matches("Seat 2 proposes: ").count(), 2, "{text}");
}

#[test]
fn people_who_trade_are_asked_in_turn() {
    let seats = ["play", "realms", "--mode", "chaos", "--seats", "human,human,bot:random", "--seed", "3"];
    let text = typed(&seats, "\nwait\n\nwait\n\nhelp\nquit\n");
    let order: Vec<&str> = text.lines().filter(|line| line.contains("Pass the keyboard to")).collect();
    assert_eq!(order.len(), 3, "{text}");
    assert!(order[1].contains("seat 2") && order[2].contains("seat 1"), "{order:?}");
    assert!(!text.contains("[time]") && text.contains("Time left: "), "the clock ends the trade: {text}");
    let text = typed(&seats, "\ntime\nTime\nwait\nquit\nquit\n");
    assert_eq!(text.matches("Only the table’s clock can make this move").count(), 2, "{text}");
    assert!(!text.contains("The game is over"), "{text}");
    // Elsewhere there is nothing to wait for.
    let text = typed(&REALMS, "wait\nhelp\n");
    assert!(text.contains("“wait” is not a move here") && !text.contains("trade first"), "{text}");
}

#[test]
fn a_pass_is_listed_among_fifty_bids() {
    let auction = ["play", "shards", "--seats", "human,human", "--option", "characters=auction"];
    let text = typed(&auction, "\n");
    assert!(
        text.contains("[bid 1]") && text.contains("more like these") && text.contains("[pass]"),
        "{text}"
    );
}

#[test]
fn cards_and_costs_are_shown() {
    let text = typed(&["play", "aeons", "--seed", "7", "--option", "nemesis=random"], "card JADE\ncard ru\n");
    assert!(text.contains("Nemesis: Rageborne"), "{text}");
    assert!(text.contains("Jade (cost 2)") && text.contains("Gain 2 aether."), "{text}");
    assert!(text.contains("Which one? ") && text.contains("Searing Ruby; "), "{text}");
    let text = typed(&REALMS, "card\ncard nothing at all\n");
    assert!(text.contains("Which card? Type card") && text.contains("is called “nothing at all”"), "{text}");
}

#[test]
fn a_hint_and_a_reason_agree() {
    let seats = ["play", "shards", "--seats", "human,bot:greedy", "--seed", "7"];
    let text = typed(&seats, "hint\nwhy 1\nwhy 2\nwhy 3\n");
    assert_eq!(text.matches("I know no better move").count(), 1, "{text}");
    let best = text.split_once("I would play: ").expect("a hint").1.split_once(']').expect("a move").0;
    let (_, notation) = best.split_once('[').expect("a move");
    let reason = format!("[{notation}]: ");
    let mut lines = text.lines().skip_while(|line| !line.starts_with(&reason)).skip(1);
    assert!(lines.next().is_some_and(|line| line.contains("no better move")), "{text}");
}

#[test]
fn lines_are_taken_as_they_were_meant() {
    let long = "x".repeat(5000);
    let text = typed(&REALMS, &format!("{long}1\nDRAW\nHelp me\n1.\nQuit\nquit\n"));
    assert!(text.contains("You left the game after"), "{text}");
    assert!(text.contains("“help” takes nothing after it"), "{text}");
    let log: Vec<&str> = text.lines().filter(|line| line.contains("Seat 1 drew")).collect();
    assert_eq!(log.len(), 1, "the end of a long line is no move of its own: {text}");
}

/// A file of this name that is not there yet.
fn new_file(name: &str) -> String {
    let path = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path.to_str().expect("a plain path").to_string()
}

#[test]
fn a_saved_game_can_be_continued() {
    let (first, second) = (new_file("half.record"), new_file("whole.record"));
    let left = typed(&REALMS, &format!("draw\n1\nsave {first}\nquit\n"));
    assert!(left.contains("To continue: talon play realms --from"), "{left}");
    let from = ["play", "realms", "--seats", "human,bot:greedy,bot:random", "--from", &first];
    let text = typed(&from, "log\n");
    assert!(text.contains("1. Seat 1 drew"), "{text}");
    // Every question until the end is answered with 1; then the game is kept.
    let asked = typed(&from, &"1\n".repeat(400)).matches("Seat 1> ").count();
    let text = typed(&from, &format!("{}save {second}\nlog\n\n", "1\n".repeat(asked)));
    assert!(text.contains("The game is over.") && text.contains("Saved to"), "{text}");
    let [half, whole] =
        [first.as_str(), &second].map(|path| std::fs::read_to_string(path).expect("it is there"));
    let moves = |text: &str| text.lines().skip(2).map(str::to_string).take(2).collect::<Vec<_>>();
    assert_eq!(moves(&half), moves(&whole));
    assert_eq!(crate::program::run(["record", "verify", &first, &second]).code, Some(0));
    refused(["play", "shards", "--from", &first], "this is a record of `realms`");
    refused(["play", "realms", "--from", &first, "--seed", "3"], "cannot be used with");
    refused(["play", "realms", "--from", "nowhere.record"], "nowhere.record");
}

/// The heading of one's own seat, and a label of each game.
const SHOWN: [(&str, &str, [&str; 3]); 4] = [
    ("en", "Seat 1 (you)", ["Hand: ", "Mastery: ", "Gravehold: "]),
    ("cs", "Hráč 1 (ty)", ["Ruka: ", "Mistrovství: ", "Útočiště: "]),
    ("pl", "Gracz 1 (ty)", ["Ręka: ", "Biegłość: ", "Gravehold: "]),
    ("uk", "Гравець 1 (ви)", ["Рука: ", "Опанування: ", "Грейвголд: "]),
];

#[test]
fn every_game_is_shown_in_every_language_within_80_columns() {
    for (lang, title, labels) in SHOWN {
        for (game, label) in ["realms", "shards", "aeons"].into_iter().zip(labels) {
            let seats = if game == "realms" { "human,bot:greedy,bot:greedy" } else { "human,bot:greedy" };
            let text = typed(
                &["play", game, "--seats", seats, "--seed", "2", "--lang", lang],
                "help\ntable\n1\n1\n1\nlog\nquit\n",
            );
            assert!(text.contains(title) && text.contains(label), "{game}, {lang}: {text}");
            assert!(text.lines().all(|line| line.width() <= 80), "{text}");
            for key in ["cli-", "realms-", "shards-", "aeons-", "resource-", "{$"] {
                assert!(!text.contains(key), "{game}, {lang}: words are missing in {text}");
            }
        }
    }
}

#[test]
fn the_environment_chooses_the_language_and_the_option_overrules_it() {
    let said = |args: &[&str]| {
        let output = talon(REALMS.iter().chain(args)).env("LC_ALL", "pl_PL.UTF-8").output().expect("it runs");
        String::from_utf8(output.stdout).expect("it speaks UTF-8")
    };
    assert!(said(&[]).contains("Gra przerwana po 0 ruchach."));
    assert!(said(&["--lang", "uk"]).contains("Гру перервано після 0 ходів."));
}

#[test]
fn a_bad_option_is_refused_in_the_language() {
    refused(["play", "realms", "--lang", "cs", "--players", "9"], "celé číslo od 3 do 6");
    refused(["play", "realms", "--lang", "pl", "--option", "kolor=2"], "nie ma opcji `kolor`");
    refused(
        ["play", "realms", "--lang", "uk", "--seats", "human,human,human", "--players", "4"],
        "названо місць: 3",
    );
}

#[test]
fn a_player_who_cannot_sit_there_is_refused() {
    refused(["play", "chess"], "realms");
    refused(["play", "realms", "--seats", "human,robot"], "bot:expert");
    refused(["play", "realms", "--seats", "human,bot:genius,human"], "random, greedy, expert");
    refused(["play", "realms", "--seats", "human,human"], "players");
    refused(
        ["play", "realms", "--players", "4", "--seats", "human,human,human"],
        "you named 3 seats, but the table has 4",
    );
}

#[test]
fn advice_is_found_for_a_saved_game() {
    for game in ["shards", "aeons"] {
        let path =
            std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("advised-{game}.record"));
        let _ = std::fs::remove_file(&path);
        typed(&["play", game, "--seed", "4"], &format!("save {}\nquit\n", path.display()));
        let answer = crate::program::run(["advise", game, path.to_str().expect("a plain path"), "--json"]);
        let json: serde_json::Value = serde_json::from_str(&answer.out).expect("JSON and nothing else");
        let moves = json["moves"].as_array().expect("moves");
        let share: f64 = moves.iter().filter_map(|found| found["share"].as_f64()).sum();
        assert!(moves.len() > 1 && (share - 1.0).abs() < 1e-3, "{json}");
        assert_eq!(json["line"][0], serde_json::json!({ "seat": 1, "move": moves[0]["move"] }), "{json}");
        let told = crate::program::run(["advise", game, path.to_str().expect("a plain path")]);
        assert!(json["line"].as_array().is_some_and(|line| line.len() > 1), "nothing follows: {json}");
        assert!(told.out.contains("What I expect: seat 1: "), "{}", told.out);
    }
}

#[test]
fn advice_in_fantasy_realms_tells_scores_and_what_a_search_would_play() {
    let path = new_file("advised-realms.record");
    typed(&REALMS, &format!("draw\nsave {path}\nquit\n"));
    let answer = crate::program::run(["advise", "realms", &path, "--json"]);
    let json: serde_json::Value = serde_json::from_str(&answer.out).expect("JSON and nothing else");
    let moves = json["moves"].as_array().expect("moves");
    let of = |key: &str| moves.iter().filter_map(|found| found[key].as_f64()).collect::<Vec<f64>>();
    let (values, shares) = (of("value"), of("share"));
    assert!(values.len() == 8 && values.is_sorted_by(|one, other| one >= other), "{json}");
    assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-3, "{json}");
    let best = (0..8).max_by(|&one, &other| shares[one].total_cmp(&shares[other])).expect("eight moves");
    assert_eq!(json["line"][0]["move"], moves[best]["move"], "{json}");
    let told = crate::program::run(["advise", "realms", &path]).out;
    let notation = moves[best]["move"].as_str().expect("a move");
    assert!(told.contains(&format!("[{notation}]: worth")), "{told}");
}

#[test]
fn advice_in_a_market_is_short() {
    let path = new_file("advised-chaos.record");
    let chaos = ["play", "realms", "--mode", "chaos", "--seed", "3"];
    typed(&chaos, &format!("save {path}\nquit\n"));
    let told = crate::program::run(["advise", "realms", &path]).out;
    assert!(told.lines().count() < 50 && told.contains("--json lists them all"), "{told}");
    assert!(told.contains(" time "), "{told}");
}
