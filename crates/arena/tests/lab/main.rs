//! Whole runs: they come out the same on any number of threads, and can be continued, decided, rated, changed and
//! reported.

mod strength;
mod told;

use std::collections::BTreeSet;

use serde_json::Value as Json;
use talon_arena::{
    Finished, Hypothesis, Journal, Observed, Part, Plan, Report, Request, Seating, Visitor, Watch, run, visit,
};
use talon_core::{Options, Silent, Value};
use talon_table::playout::{self, Luck};
use talon_text::{Lang, Speech};

fn request(game: &str, bots: &str, games: u64) -> Request {
    Request {
        game: game.into(),
        options: Options::new(),
        vary: Vec::new(),
        seating: Seating::Table(bots.split(',').map(|bot| bot.parse().unwrap()).collect()),
        games,
        seed: 3,
        mirror: false,
        changes: Vec::new(),
        question: None,
    }
}

fn pool(game: &str, bots: &str, games: u64) -> Request {
    let Seating::Table(bots) = request(game, bots, 1).seating else { unreachable!("it was just made") };
    Request { seating: Seating::Pool(bots), ..request(game, "random", games) }
}

fn finish(request: Request, threads: usize) -> Finished {
    run(&Plan::new(request).unwrap(), threads, None, &()).unwrap()
}

/// Everything but the clock and the threads.
fn timeless(finished: &Finished) -> Json {
    let mut json = Report::new(finished).json();
    for key in ["seconds", "games_per_second", "decisions_per_second", "threads"] {
        json.as_object_mut().unwrap().remove(key);
    }
    json
}

/// A small run of every kind.
fn runs() -> Vec<Request> {
    let mut mirrored = request("shards", "greedy,random", 40);
    mirrored.mirror = true;
    let mut decided = request("shards", "greedy,random", 2000);
    decided.mirror = true;
    decided.question = Some(Hypothesis::Elo { elo0: 0.0, elo1: 20.0 });
    let mut varied = request("aeons", "greedy", 48);
    varied.vary = vec![("nemesis".into(), Vec::new()), ("difficulty".into(), Vec::new())];
    varied.options.insert("supply".into(), Value::from("random"));
    let mut changed = request("realms", "greedy,random,random", 30);
    changed.options.insert("players".into(), Value::Int(3));
    changed.changes = vec!["king:strength=30".parse().unwrap()];
    let mut teams = request("shards", "random", 20);
    teams.options = Options::from([("mode".into(), Value::from("teams")), ("players".into(), Value::Int(4))]);
    vec![
        request("realms", "random", 300),
        mirrored,
        decided,
        varied,
        changed,
        teams,
        pool("shards", "random,greedy", 40),
        pool("realms", "random,greedy", 30),
    ]
}

#[test]
fn the_number_of_threads_does_not_show() {
    for request in runs() {
        let (one, three) = (finish(request.clone(), 1), finish(request.clone(), 3));
        assert_eq!(timeless(&one), timeless(&three), "{request:?}");
    }
}

#[test]
fn a_sequential_test_stops_early_and_says_what_it_decided() {
    let mut wanted = request("shards", "greedy,random", 20_000);
    wanted.mirror = true;
    wanted.question = Some(Hypothesis::Share { share: 0.7, margin: 0.05 });
    let json = timeless(&finish(wanted.clone(), 2));
    assert_eq!(json["test"]["decided"], "upper", "{json}");
    assert!(json["games"].as_u64() < Some(2_000) && json["test"]["games"] == json["games"], "{json}");
    // Two of a kind are not far apart: that is decided too.
    wanted.seating = request("shards", "random,greedy", 1).seating;
    assert_eq!(timeless(&finish(wanted, 2))["test"]["decided"], "lower");
    // One game decides nothing.
    let mut few = request("shards", "greedy,random", 4);
    few.question = Some(Hypothesis::Elo { elo0: 0.0, elo1: 20.0 });
    assert_eq!(timeless(&finish(few, 2))["test"]["decided"], "nothing");
}

#[test]
fn a_pool_is_rated_and_the_stronger_bot_is_above() {
    for game in ["shards", "realms"] {
        let json = timeless(&finish(pool(game, "random,greedy", 60), 2));
        let (weak, strong) = (&json["ratings"]["random"], &json["ratings"]["greedy"]);
        assert!(strong["low"].as_f64() > weak["high"].as_f64(), "{game}: {json}");
        assert!(json["pairs"][0]["share"].as_f64() < Some(0.2), "{game}: {json}");
        assert_eq!(json["games"].as_u64(), Some(60));
    }
}

#[test]
fn a_pool_without_rivals_is_refused() {
    for (game, option) in [("aeons", ("players", Value::Int(2))), ("shards", ("mode", Value::from("teams")))]
    {
        let mut wanted = pool(game, "random,greedy", 10);
        wanted.options.insert(option.0.into(), option.1);
        if game == "shards" {
            wanted.options.insert("players".into(), Value::Int(4));
        }
        assert!(Plan::new(wanted).unwrap_err().to_string().contains("rivals"), "{game}");
    }
}

/// The mean score is what the king adds in the hands that hold it; greedy players also keep it more often.
#[test]
fn a_stronger_card_moves_the_scores() {
    let mut wanted = request("realms", "greedy", 300);
    wanted.changes = vec!["king:strength=40".parse().unwrap()];
    let json = timeless(&finish(wanted, 2));
    let measure = |name: &str| {
        let list = json["what_if"]["measures"].as_array().unwrap();
        list.iter()
            .find(|measure| measure["measure"] == name)
            .unwrap_or_else(|| panic!("{name}: {json}"))
            .clone()
    };
    let (score, had) = (measure("score"), measure("had king"));
    assert!(score["low"].as_f64() > Some(0.0), "{score}");
    assert!(had["low"].as_f64() > Some(0.0), "{had}");
    // A change that changes nothing moves nothing.
    let mut same = request("realms", "greedy", 30);
    same.changes = vec!["king:strength=8".parse().unwrap()];
    let json = timeless(&finish(same, 2));
    for measure in json["what_if"]["measures"].as_array().unwrap() {
        assert_eq!(
            (measure["difference"].as_f64(), &measure["before"]),
            (Some(0.0), &measure["after"]),
            "{measure}"
        );
    }
}

#[test]
fn a_changed_card_is_played_in_every_game() {
    for (game, change, measure) in [
        ("shards", "crystal:gems=0", "turns"),
        ("aeons", "rageborne:life=1", "victories"),
        ("realms", "unicorn:bonus=200", "score"),
    ] {
        let mut wanted = request(game, "greedy", 60);
        wanted.changes = vec![change.parse().unwrap()];
        let json = timeless(&finish(wanted, 2));
        let list = json["what_if"]["measures"].as_array().unwrap();
        let found = list.iter().find(|found| found["measure"] == measure).unwrap();
        let (low, high) = (found["low"].as_f64().unwrap(), found["high"].as_f64().unwrap());
        assert!(low > 0.0 || high < 0.0, "{game}: {found}");
    }
}

#[test]
fn impossible_changes_are_refused_with_what_is_possible() {
    for (game, change, said) in [
        ("realms", "kingg:strength=3", "king"),
        ("realms", "king:cost=3", "its numbers are strength, bonus"),
        ("realms", "king:strength=41", "0 to 40"),
        ("shards", "cristal:gems=2", "crystal"),
        ("shards", "crystal:power=2", "its numbers are gems"),
        ("aeons", "sparc:damage=2", "spark"),
        ("aeons", "spark:power=2", "its numbers are damage"),
    ] {
        let mut wanted = request(game, "random", 1);
        wanted.changes = vec![change.parse().unwrap()];
        let refused = Plan::new(wanted).unwrap_err().to_string();
        assert!(refused.contains(said), "{change}: {refused}");
    }
}

/// Each number of each card is set to both ends of its range: games end, and nothing breaks.
#[test]
fn every_number_can_be_changed_to_its_ends() {
    struct Try;
    impl Visitor for Try {
        type Out = usize;
        fn visit<G: Observed>(self, game: &'static G) -> usize {
            let mut tried = 0;
            let setup = game.setup(&Options::new()).unwrap();
            for (id, figures) in game.changeable() {
                for figure in figures {
                    for value in [figure.least, figure.most] {
                        let change = format!("{id}:{}={value}", figure.key).parse().unwrap();
                        let changed = game.changed(&[change]).unwrap();
                        let mut luck = Luck::of(9, tried as u64);
                        let played = playout::play(
                            &changed,
                            &setup,
                            tried as u64,
                            &mut luck,
                            &mut Silent,
                            |_, list, luck| luck.below(list.len()),
                        );
                        assert!(played.outcome.is_some(), "{id}:{}={value}", figure.key);
                        tried += 1;
                    }
                }
            }
            tried
        }
    }
    for game in ["realms", "shards", "aeons"] {
        assert!(visit(game, Try).unwrap() > 100, "{game}");
    }
}

/// Counts what is really played.
#[derive(Default)]
struct Count(std::sync::atomic::AtomicU64);

impl Watch for Count {
    fn played(&self, games: u64) {
        self.0.fetch_add(games, std::sync::atomic::Ordering::Relaxed);
    }
}

#[test]
fn a_run_that_was_broken_off_anywhere_ends_like_a_whole_one() {
    let path = std::env::temp_dir().join(format!("talon-lab-{}", std::process::id()));
    for request in runs() {
        let _ = std::fs::remove_file(&path);
        let plan = Plan::new(request.clone()).unwrap();
        let whole = run(&plan, 2, Some(Journal::open(&path, &plan, Part::WHOLE).unwrap()), &()).unwrap();
        let written = std::fs::read(&path).unwrap();
        for part in [0, 1, 2] {
            std::fs::write(&path, &written[..written.len() * part / 3]).unwrap();
            let again = run(&plan, 2, Some(Journal::open(&path, &plan, Part::WHOLE).unwrap()), &()).unwrap();
            assert_eq!(timeless(&whole), timeless(&again), "{part}: {request:?}");
        }
        // All of it is there by now: nothing is played again.
        let again = run(&plan, 1, Some(Journal::open(&path, &plan, Part::WHOLE).unwrap()), &Count::default())
            .unwrap();
        assert_eq!((again.played.0, timeless(&again)), (0, timeless(&whole)));
    }
    let _ = std::fs::remove_file(&path);
}

#[test]
fn defeats_come_with_their_causes_by_nemesis_and_difficulty() {
    let mut wanted = request("aeons", "random", 64);
    wanted.vary = vec![("nemesis".into(), Vec::new()), ("difficulty".into(), Vec::new())];
    let json = timeless(&finish(wanted, 2));
    assert_eq!(json["nemeses"].as_object().unwrap().len(), 4);
    assert_eq!(json["difficulties"].as_object().unwrap().len(), 4);
    let lost: u64 = json["nemeses"]
        .as_object()
        .unwrap()
        .values()
        .flat_map(|nemesis| {
            nemesis["defeats"].as_object().unwrap().values().filter_map(Json::as_u64).collect::<Vec<_>>()
        })
        .sum();
    assert_eq!(Some(lost), json["defeats"]["count"].as_u64());
    assert!(json["mages"].is_object() && json["market"].is_object() && json["openings"].is_object());
    assert_eq!(json["varied"].as_array().unwrap().len(), 16);
}

/// Every chart has its words, nothing is fetched, every table is closed.
#[test]
fn a_report_stands_alone_and_every_chart_has_words() {
    let mut requests = runs();
    requests.retain(|request| request.games <= 300);
    for request in requests {
        let finished = finish(request, 2);
        let page = Report::new(&finished).html(&Speech::new(Lang::En));
        for foreign in ["http", "//", "url(", "@import", "<script", "<link", "src=", "<img", "lab-"] {
            assert!(!page.contains(foreign), "{foreign} in {page}");
        }
        let charts = page.matches("<svg").count();
        assert!(charts > 1 && charts == page.matches("role=\"img\"").count());
        for svg in page.split("<svg").skip(1) {
            let (svg, after) = svg.split_once("</svg>").unwrap();
            let words = svg
                .split_once("<desc")
                .unwrap()
                .1
                .split_once('>')
                .unwrap()
                .1
                .split_once("</desc>")
                .unwrap()
                .0;
            assert!(svg.contains("<title") && words.len() > 3, "{svg}");
            assert!(after.contains("<table"), "a table stands beside every chart");
        }
        let ids: Vec<&str> = page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{ids:?}");
        for tag in ["section", "table", "tr", "svg", "figure", "div", "p"] {
            let opened =
                page.matches(&format!("<{tag}>")).count() + page.matches(&format!("<{tag} ")).count();
            assert_eq!(opened, page.matches(&format!("</{tag}>")).count(), "{tag}");
        }
        let text = Report::new(&finished).text(&Speech::new(Lang::En));
        assert!(!text.contains("lab-") && text.lines().count() > 4, "{text}");
    }
}
