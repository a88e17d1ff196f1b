//! A fourth game lives in every layer: the toy game of the tests is judged by bots, observed by the lab, played in a
//! terminal and on a page, and no layer knows its name. What it took is told in `docs/adding-a-game.md`.

#[path = "../../table/tests/toy/mod.rs"]
mod toy;

use std::io::Cursor;
use std::net::SocketAddr;
use std::sync::mpsc::channel;

use serde_json::{Value as Json, json};
use talon_arena::{Facts, Means, Names, Observed, Plan, Request, Seating, run_of};
use talon_bots::{Bot, Chances, Judge, Judged, Level};
use talon_core::{BadChange, Change, Changeable, Figure, Game, Options, Seat};
use talon_table::Table;
use talon_tui::{Plain, Screen, Session, Who};
use talon_web::{Config, Layout, Limits};
use toy::{State, Toy};

static TOY: Toy = Toy;

/// The judgement: to have clapped is good.
#[derive(Clone, Debug)]
struct ToyJudge;

impl Judged for Toy {
    type Judge = ToyJudge;

    fn judge(&self) -> ToyJudge {
        ToyJudge
    }
}

impl Judge<Toy> for ToyJudge {
    type Belief = ();

    const ITERATIONS: u32 = 50;
    const SPREAD: f32 = 1.0;
    const RANDOM_ONE_IN: usize = 8;

    fn horizon(&self, _world: &State) -> u32 {
        60
    }

    fn policy_score(&self, game: &Toy, world: &State, seat: Seat, choice: &<Toy as Game>::Choice) -> f32 {
        if game.print(world, seat, choice) == "clap" { 1.0 } else { 0.0 }
    }

    fn chances(&self, _game: &Toy, world: &State) -> Chances {
        let all: u8 = world.claps.iter().sum();
        std::array::from_fn(|seat| {
            f32::from(world.claps.get(seat).copied().unwrap_or(0)) / f32::from(all.max(1))
        })
    }
}

impl Changeable for Toy {
    fn changed(&self, changes: &[Change]) -> Result<Self, BadChange> {
        if changes.is_empty() { Ok(Self) } else { Err(BadChange::new("the toy has no numbers")) }
    }

    fn changeable(&self) -> Vec<(String, Vec<Figure>)> {
        Vec::new()
    }
}

impl Observed for Toy {
    fn names(&self) -> Names {
        Names::default()
    }

    fn bought(&self, _choice: &Self::Choice) -> Option<u16> {
        None
    }

    fn begins_turn(&self, event: &Self::Event) -> bool {
        !matches!(event, toy::Event::Clapped { .. })
    }

    fn read(&self, _setup: &Self::Setup, _end: &State, _facts: &mut Facts) {}
}

/// All it asks for is offered in the prompt bar.
impl Layout for Toy {}

#[test]
fn the_lab_plays_a_game_that_is_on_no_list() {
    let bots = vec![Bot::new(Level::Expert), Bot::new(Level::Random)];
    let request = Request {
        game: Toy::NAME.into(),
        options: Options::new(),
        vary: Vec::new(),
        seating: Seating::Table(bots.into_iter().map(Into::into).collect()),
        games: 40,
        seed: 1,
        mirror: true,
        changes: Vec::new(),
        question: None,
    };
    let plan = Plan::of(&TOY, request).unwrap();
    let finished = run_of(&TOY, &plan, Means::on(2)).unwrap();
    assert_eq!(finished.played.0, 40);
}

#[test]
fn a_terminal_plays_a_game_that_is_on_no_list() {
    let table = Table::new(&TOY, &Options::new(), 7).unwrap();
    let seats = vec![Who::Human, Who::Bot(Bot::new(Level::Greedy))];
    let screen = Screen { is_terminal: false, wipes: false, echoes: false };
    // The first move of each list, until the game is over.
    let typed = "1\n".repeat(Toy::LINES_MAX);
    let mut said = Vec::new();
    Session::new(table, seats, Plain::new(screen, Cursor::new(typed), &mut said)).run().unwrap();
    let said = String::from_utf8(said).unwrap();
    assert!(said.contains("draw") && said.contains("play "), "{said}");
}

#[test]
fn a_page_and_its_bots_play_a_game_that_is_on_no_list() {
    assert!(talon_web::install(&TOY), "before the first server");
    let folder = std::env::temp_dir().join(format!("talon-toy-{}", std::process::id()));
    let bind: SocketAddr = ([127, 0, 0, 1], 0).into();
    let mut config = Config::new(bind, &folder);
    config.limits = Limits::trusting_this_machine();
    config.bot_pause = std::time::Duration::ZERO;
    let (ready, is_ready) = channel();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let server = std::thread::spawn(move || {
        let stop = async move {
            let _ = stopped.await;
        };
        talon_web::serve(&config, |at| ready.send(at).unwrap(), stop).unwrap();
    });
    let at = is_ready.recv().unwrap();
    play_on_the_page(&format!("http://{at}"));
    drop(stop);
    server.join().unwrap();
    std::fs::remove_dir_all(folder).unwrap();
}

/// A person against a bot, to the end: the first offer each time, and the page beside it.
fn play_on_the_page(at: &str) {
    let wish = json!({ "game": Toy::NAME, "seats": ["human", "bot:greedy"] });
    let made = post(&format!("{at}/api/tables"), &wish);
    assert_eq!(made.status(), 201);
    let made = read(made);
    let token = made["seats"][0]["token"].as_str().unwrap();
    let mut moves = 0;
    // The bot's moves are waited for by asking again; a game is short.
    for _ in 0..100_000 {
        let seen = read(ureq::get(format!("{at}/api/seats/{token}")).call().unwrap());
        if seen["to_act"].as_array().is_some_and(Vec::is_empty) {
            assert!(moves > 1, "it was played");
            return;
        }
        let Some(first) = seen["offers"][0]["move"].as_str() else { continue };
        // Where the bot may answer too, it may have done so before the page is asked for.
        if seen["to_act"] == json!([1]) {
            let mut page = ureq::get(format!("{at}/s/{token}")).call().unwrap();
            let page = page.body_mut().read_to_string().unwrap();
            assert!(page.contains(&format!("value=\"{first}\"")), "the page offers {first}");
        }
        let post = json!({ "count": seen["count"], "move": first });
        let path = format!("{at}/api/seats/{token}/moves");
        moves += usize::from(self::post(&path, &post).status() == 200);
    }
    panic!("the game does not end");
}

fn post(path: &str, body: &Json) -> ureq::http::Response<ureq::Body> {
    let request = ureq::post(path).header("content-type", "application/json");
    request.config().http_status_as_error(false).build().send(body.to_string()).unwrap()
}

fn read(mut answer: ureq::http::Response<ureq::Body>) -> Json {
    serde_json::from_str(&answer.body_mut().read_to_string().unwrap()).unwrap()
}
