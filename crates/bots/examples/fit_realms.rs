//! Fits the outlook of Fantasy Realms: the outlook plays, mostly against greedy players as it knows them, and what became of its
//! hands is what it learns from.
//! Reproducible from the seed.
//!
//! `cargo run --release -p talon-bots --example fit_realms -- GAMES SEED [FROM] > crates/bots/weights/realms.txt`
//!
//! `FROM` is a file to go on from, and must be another than the one that is written. What happens meanwhile is told on stderr.

mod climber;
mod tables;

use core::ops::Range;

use talon_bots::{Bot, Engine, Judge, Judged, Level, RealmsJudge, RealmsOutlook, RealmsSituation};
use talon_core::{Eyes, Game, Luck, Outcome, Seat, Silent};
use talon_realms::{Choice, Realms, Setup, State};

use self::climber::Climber;
use self::tables::{setup, setups};

/// Games that are learnt from at once.
const GAMES: u64 = 64;
/// Parts of them that are played side by side.
const PARTS: u64 = 2;
/// How far the numbers move at the beginning and at the end.
const PACE: (f32, f32) = (0.001, 0.000_02);
/// One move in this many is random, so that the fit also meets positions it would not choose.
const RANDOM_ONE_IN: usize = 40;
/// How far the next hand's worth is trusted, against the end of the game.
const TRUST: f32 = 0.7;
/// Of a hundred other seats this many are greedy; the rest go by the outlook too.
const GREEDY: usize = 70;
/// Cards that may come, looked at before each turn to learn what a draw brings; for greedy seats in every second turn.
const GLIMPSES: usize = 2;
const GREEDY_GLIMPSES: usize = 3;
/// A score as good as any, so that leads are of the size of scores.
const PAR: f32 = 200.0;
/// How often it is told how the outlook does.
const TELL_EVERY: u64 = 50_000;

/// What is learnt from a game.
#[derive(Default)]
struct Met {
    /// The standing of each seat after each of its turns.
    after: Vec<(Seat, RealmsSituation)>,
    /// The standing before each turn, and what a draw looked like bringing.
    before: Vec<(RealmsSituation, f32)>,
    /// The standing of greedy seats after each of their turns.
    now: Vec<RealmsSituation>,
    /// The standing of greedy seats before a turn, its exact score, and what a draw looked like bringing.
    greedy: Vec<(RealmsSituation, f32, f32)>,
    /// The final scores.
    scores: Vec<f32>,
}

/// A game; one seat at least goes by the outlook.
fn play(game: &Realms, judge: &RealmsJudge, setup: &Setup, seed: u64) -> Met {
    let (mut state, mut luck, mut choices) = (game.deal(setup, seed), Luck::of(seed, 7), Vec::new());
    game.open(&mut state, &mut Silent);
    let seats = game.seats(&state);
    let planner = (seed % seats as u64) as usize;
    let greedy: Vec<bool> = (0..seats).map(|seat| luck.below(100) < GREEDY && seat != planner).collect();
    let mut met = Met::default();
    while let Some(seat) = game.to_act(&state).lowest() {
        let is_greedy = greedy[seat.index()];
        let moves = if is_greedy { RealmsJudge::playout_move } else { RealmsJudge::own_playout_move };
        let Some(mut choice) = moves(judge, game, &state, seat, &mut choices, &mut luck) else { break };
        let is_turn = !state.drafts();
        if is_turn && choices[0] == Choice::Draw {
            met.look_ahead(game, judge, &state, seat, is_greedy, &mut luck);
        }
        if luck.below(RANDOM_ONE_IN) == 0 {
            choice = choices[luck.below(choices.len())];
        }
        game.advance(&mut state, seat, &choice, &mut Silent);
        if is_turn && matches!(choice, Choice::Discard(_)) {
            let at = RealmsSituation::of(&state, seat, seats);
            if is_greedy {
                met.now.push(at);
            } else {
                met.after.push((seat, at));
            }
        }
    }
    let score = |seat| state.final_score(Seat::at(seat)).unwrap_or_default() as f32;
    met.scores = (0..seats).map(score).collect();
    met
}

impl Met {
    /// Notes what a draw may bring.
    fn look_ahead(
        &mut self,
        game: &Realms,
        judge: &RealmsJudge,
        state: &State,
        seat: Seat,
        is_greedy: bool,
        luck: &mut Luck,
    ) {
        let at = RealmsSituation::of(state, seat, game.seats(state));
        self.before.extend(judge.glimpse(game, state, seat, luck, GLIMPSES).map(|hope| (at, hope)));
        if is_greedy && luck.below(2) == 0 {
            let seen = judge.glimpse_greedily(game, state, seat, luck, GREEDY_GLIMPSES);
            self.greedy.extend(seen.map(|(score, hope)| (at, score, hope)));
        }
    }
}

/// What is learnt from: points beyond the mean of the others, because a turn more for everybody helps nobody.
fn leads(scores: &[f32]) -> Vec<f32> {
    let (sum, others) = (scores.iter().sum::<f32>(), (scores.len() - 1) as f32);
    scores.iter().map(|own| own - (sum - own) / others + PAR).collect()
}

/// Wins and mean scores of one careful seat against greedy ones, each deal from every seat.
fn measure(game: &Realms, judge: &RealmsJudge, players: i64, games: u64) {
    let (engine, greedy, setup) = (Engine::new(game), Bot::new(Level::Greedy), setup(game, players));
    let (mut won, mut own, mut others) = (0.0, 0, 0);
    for number in 0..games {
        let seed = (1 << 40) + number / players as u64;
        let me = Seat::at((number % players as u64) as usize);
        let (mut state, mut luck, mut choices) = (game.deal(&setup, seed), Luck::of(seed, 8), Vec::new());
        game.open(&mut state, &mut Silent);
        while let Some(seat) = game.to_act(&state).lowest() {
            let choice = if seat == me {
                judge
                    .own_playout_move(game, &state, seat, &mut choices, &mut luck)
                    .expect("there is a choice")
            } else {
                let eyes = Eyes::new(game, &state, seat);
                let choices = eyes.choices();
                choices[engine.choose(greedy, &eyes, &choices, &mut luck)]
            };
            game.advance(&mut state, seat, &choice, &mut Silent);
        }
        if let Some(Outcome::Seats(winners)) = game.outcome(&state) {
            won += if winners.has(me) { 1.0 / winners.len() as f32 } else { 0.0 };
        }
        for seat in 0..players as usize {
            let score = state.final_score(Seat::at(seat)).unwrap_or_default();
            *(if seat == me.index() { &mut own } else { &mut others }) += score;
        }
    }
    let games = games as f32;
    eprintln!(
        "{players} players against greedy: {:.1} % won, {:.1} points, greedy {:.1}",
        100.0 * won / games,
        own as f32 / games,
        others as f32 / games / (players - 1) as f32,
    );
}

/// What some games taught.
struct Lesson {
    slope: Vec<f32>,
    hands: usize,
    /// Squared distances of the outlook from what became of the hands.
    off: f64,
    /// The sum of final scores, and how many.
    scores: (f64, f64),
}

/// Who plays, and at which tables.
struct School<'a> {
    game: &'a Realms,
    setups: &'a [Setup],
    judge: RealmsJudge,
    outlook: RealmsOutlook,
    seed: u64,
}

impl School<'_> {
    /// Games side by side; the same whatever the number of processors.
    fn lessons(&self, step: u64) -> Vec<Lesson> {
        let part = |number: u64| {
            let from = step * GAMES + number * GAMES / PARTS;
            from..from + GAMES / PARTS
        };
        std::thread::scope(|scope| {
            let lessons: Vec<_> =
                (0..PARTS).map(|number| scope.spawn(move || self.lesson(part(number)))).collect();
            lessons.into_iter().map(|lesson| lesson.join().expect("a lesson ends")).collect()
        })
    }

    fn lesson(&self, games: Range<u64>) -> Lesson {
        let slope = vec![0.0; RealmsOutlook::SIZE];
        let mut lesson = Lesson { slope, hands: 0, off: 0.0, scores: (0.0, 0.0) };
        for number in games {
            let setup = &self.setups[(number % self.setups.len() as u64) as usize];
            let seed = self.seed.wrapping_mul(1 << 32).wrapping_add(number);
            let met = play(self.game, &self.judge, setup, seed);
            lesson.scores.0 += f64::from(met.scores.iter().sum::<f32>());
            lesson.scores.1 += met.scores.len() as f64;
            self.learn(&mut lesson, &met);
        }
        lesson
    }

    /// Backwards: what a hand became is partly what its next one was held to be worth, partly how it ended.
    fn learn(&self, lesson: &mut Lesson, met: &Met) {
        let mut aims = leads(&met.scores);
        let scorer = self.game.scorer();
        for (seat, at) in met.after.iter().rev() {
            let aim = &mut aims[seat.index()];
            let exact = scorer.score_with_area(at.hand, at.area) as f32;
            let apart = self.outlook.learn(scorer, at, exact, *aim, &mut lesson.slope);
            self.outlook.learn_now(scorer, at, exact, &mut lesson.slope);
            *aim += TRUST * apart;
            lesson.off += f64::from(apart * apart);
            lesson.hands += 1;
        }
        for at in &met.now {
            let exact = scorer.score_with_area(at.hand, at.area) as f32;
            self.outlook.learn_now(scorer, at, exact, &mut lesson.slope);
        }
        for (at, score, hope) in &met.greedy {
            self.outlook.learn_greed(at, *score, *hope, &mut lesson.slope);
        }
        for (at, hope) in &met.before {
            self.outlook.learn_draw(scorer, at, *hope, &mut lesson.slope);
        }
    }
}

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let number =
        |place: usize, usual: u64| words.get(place).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (games, seed) = (number(1, 400_000), number(2, 1));
    let game = Realms::load();
    let mut luck = Luck::of(seed, 0);
    let mut draw = || luck.below(1 << 16) as f32 / 32_768.0 - 1.0;
    let start: Vec<f32> = match words.get(3).and_then(|path| std::fs::read_to_string(path).ok()) {
        Some(text) => RealmsOutlook::parse(&text).to_vec(),
        None => (0..RealmsOutlook::SIZE).map(|_| 0.2 * draw()).collect(),
    };
    let mut climber = Climber::new(start);
    let judge_of = |outlook: &RealmsOutlook| game.judge().with(outlook.clone());
    let setups = setups(&game);
    let (mut off, mut hands, mut scores) = (0.0, 0, (0.0, 0.0));
    for step in 0..games / GAMES {
        let outlook = RealmsOutlook::from_slice(&climber.numbers);
        let judge = judge_of(&outlook);
        let school = School { game: &game, setups: &setups, judge, outlook, seed };
        let before = hands;
        let mut slope = vec![0.0; RealmsOutlook::SIZE];
        for lesson in school.lessons(step) {
            slope.iter_mut().zip(&lesson.slope).for_each(|(slope, more)| *slope += more);
            (off, hands) = (off + lesson.off, hands + lesson.hands);
            scores = (scores.0 + lesson.scores.0, scores.1 + lesson.scores.1);
        }
        let (played, done) = ((step + 1) * GAMES, (step * GAMES) as f32 / games as f32);
        for slope in &mut slope {
            *slope /= (hands - before) as f32;
        }
        climber.step(PACE.0 * (PACE.1 / PACE.0).powf(done), &slope);
        if played % TELL_EVERY < GAMES {
            let (points, apart) = (scores.0 / scores.1, (off / hands as f64).sqrt());
            eprintln!("{played} games: {points:.1} points, off by {apart:.1}");
            (off, hands, scores) = (0.0, 0, (0.0, 0.0));
            measure(&game, &school.judge, 3, 600);
        }
    }
    let outlook = RealmsOutlook::from_slice(&climber.numbers);
    for players in [3, 2, 4, 5, 6] {
        measure(&game, &judge_of(&outlook), players, 3_000);
    }
    println!("# cargo run --release -p talon-bots --example fit_realms -- {}", words[1..].join(" "));
    print!("{}", outlook.print());
}
