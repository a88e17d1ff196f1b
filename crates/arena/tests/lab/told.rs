//! What a report says about a run, and how.

use std::collections::BTreeSet;

use talon_arena::{Plan, Report, Request};
use talon_core::Value;
use talon_text::{Lang, Speech};

use crate::{finish, pool, request, timeless};

fn text_of(request: Request) -> String {
    Report::new(&finish(request, 2)).text(&Speech::new(Lang::En))
}

#[test]
fn a_mirrored_run_is_rounded_up_and_says_so() {
    let mut wanted = request("shards", "greedy,random", 5);
    wanted.mirror = true;
    let finished = finish(wanted.clone(), 2);
    let json = timeless(&finished);
    assert_eq!((json["games"].as_u64(), json["games_asked"].as_u64()), (Some(6), Some(5)));
    assert_eq!(
        finished.sums.arms[0].deals.keys().map(|deal| deal.games).collect::<BTreeSet<_>>(),
        [2].into()
    );
    let said = "You asked for 5 games; games are played in whole rounds of 2.";
    assert!(text_of(wanted.clone()).contains(said));
    assert!(Report::new(&finished).html(&Speech::new(Lang::En)).contains(said));
    wanted.games = 6;
    assert!(!text_of(wanted).contains("You asked for"));
}

#[test]
fn a_what_if_says_what_was_changed_and_in_which_unit() {
    let mut wanted = request("realms", "random", 20);
    wanted.changes = vec!["king:strength=30".parse().unwrap(), "queen:strength=6".parse().unwrap()];
    let text = text_of(wanted.clone());
    assert!(text.contains("\nKing: strength 8 → 30\n"), "{text}");
    assert!(text.contains("\nQueen: strength 6 → 6, no change\n"), "{text}");
    let line = |start: &str| text.lines().find(|line| line.starts_with(start)).unwrap();
    assert!(line("Seats that had King").ends_with("in percentage points"), "{text}");
    assert!(line("Mean score").ends_with("in points") && line("Turns").ends_with("in turns"), "{text}");
    wanted.changes.push("king:strength=31".parse().unwrap());
    let refused = Plan::new(wanted.clone()).unwrap_err().to_string();
    assert!(refused.contains("`king:strength=30` and `king:strength=31`"), "{refused}");
    wanted.changes = vec!["xyzzy:strength=3".parse().unwrap()];
    let refused = Plan::new(wanted).unwrap_err().to_string();
    assert!(refused.ends_with("there is no card `xyzzy`; `talon cards realms` lists them"), "{refused}");
}

#[test]
fn set_ups_are_named_and_have_a_line_each() {
    let mut wanted = request("shards", "greedy,random", 16);
    wanted.vary = vec![("relics".into(), Vec::new())];
    let finished = finish(wanted, 2);
    let (text, page) = (
        Report::new(&finished).text(&Speech::new(Lang::En)),
        Report::new(&finished).html(&Speech::new(Lang::En)),
    );
    assert!(text.contains("Games won by greedy, for each set-up"), "{text}");
    for relics in ["each character’s own relics", "a draft", "random", "none"] {
        let line = text.lines().find(|line| line.starts_with(&format!("Relics: {relics} ")));
        assert!(line.is_some_and(|line| line.contains("(95 %: ")), "{relics}: {text}");
        assert!(page.contains(&format!("Relics: {relics}")), "{relics}");
    }
    let mut wanted = request("aeons", "random", 16);
    wanted.vary = vec![("nemesis".into(), Vec::new()), ("difficulty".into(), Vec::new())];
    let text = text_of(wanted);
    assert!(text.contains("\nNemesis: Carapace Queen, Difficulty: expert "), "{text}");
}

/// A bot that plays itself always wins; all that can be told is which set-up favours the first seat.
#[test]
fn a_bot_alone_with_itself_does_not_win_every_set_up() {
    let mut wanted = request("shards", "random", 60);
    wanted.vary = vec![("row".into(), Vec::new())];
    let finished = finish(wanted, 2);
    for set_up in timeless(&finished)["varied"].as_array().unwrap() {
        assert!(set_up["result"]["share"].as_f64() < Some(0.9), "{set_up}");
    }
    assert!(Report::new(&finished).text(&Speech::new(Lang::En)).contains("Games won by seat 1, for each"));
}

#[test]
fn the_report_says_who_sat_at_the_table() {
    let json = timeless(&finish(request("shards", "greedy,random", 2), 1));
    assert_eq!(json["bots"], serde_json::json!(["greedy", "random"]));
    let json = timeless(&finish(pool("shards", "random,greedy", 2), 1));
    assert_eq!(json["bots"], serde_json::json!(["random", "greedy"]));
    // What is won together is won by every seat.
    let mut easy = request("aeons", "greedy", 8);
    easy.options.insert("difficulty".into(), Value::from("beginner"));
    let json = timeless(&finish(easy, 2));
    assert!(json["victories"]["count"].as_u64() > Some(0), "{json}");
    assert_eq!(json["wins"]["seats"]["seat1"], json["victories"]["count"]);
    assert_eq!(json["wins"]["seats"]["seat2"], json["victories"]["count"]);
}

#[test]
fn one_thread_is_written_in_the_singular() {
    let text =
        |threads| Report::new(&finish(request("realms", "random", 2), threads)).text(&Speech::new(Lang::En));
    assert!(text(1).contains(" s on 1 thread: ") && text(2).contains(" s on 2 threads: "));
}

#[test]
fn charts_of_shares_go_to_a_hundred_and_differences_have_a_zero() {
    let mut changed = request("realms", "random", 60);
    changed.changes = vec!["king:strength=30".parse().unwrap()];
    let finished = finish(changed, 2);
    let page = Report::new(&finished).html(&Speech::new(Lang::En));
    let part = |title: &str| {
        let from = page.split(&format!("<h2>{title}</h2>")).nth(1).unwrap_or_else(|| panic!("{title}"));
        from.split("</section>").next().unwrap().to_string()
    };
    for title in ["What the change does, in percentage points", "Cards"] {
        assert!(part(title).contains("class=\"mark\"") && part(title).contains(">no difference<"), "{title}");
    }
    assert!(part("What the change does, in points and turns").contains("class=\"stack\""));
    // Three seats are equal at a third of the whole width, whatever they won.
    assert!(part("Games won by seat").contains("<line class=\"mark\" x1=\"33.33%\""));
    assert!(!page.contains("hundredths"));
}

#[test]
fn tables_of_many_say_that_some_of_it_is_chance() {
    let page = |game: &str| Report::new(&finish(request(game, "random", 60), 2)).html(&Speech::new(Lang::En));
    for (game, title) in
        [("realms", "Cards"), ("shards", "Games won by character"), ("aeons", "Games won by mage")]
    {
        let page = page(game);
        let part =
            page.split(&format!("<h2>{title}</h2>")).nth(1).unwrap().split("</section>").next().unwrap();
        assert!(part.contains("class=\"caution\"") && part.contains("compared at once"), "{game}: {part}");
    }
}
