//! Fits the outlook of Fantasy Realms by self-play: the outlook plays, and what became of its hands is what it learns from.
//! Reproducible from the seed.
//!
//! `cargo run --release -p talon-bots --example fit_realms -- GAMES SEED [FROM] > crates/bots/weights/realms.txt`
//!
//! `FROM` is a file to go on from, and must be another than the one that is written. What happens meanwhile is told on stderr.

use talon_bots::{Bot, Judge, Judged, Level, Mind, RealmsJudge, RealmsOutlook, RealmsStanding};
use talon_core::{Eyes, Game, Luck, Options, Outcome, Seat, Silent, Value};
use talon_realms::{Choice, Realms, Setup};

/// Hands that are learnt from at once.
const BATCH: usize = 512;
/// How far the numbers move at the beginning and at the end.
const PACE: (f32, f32) = (0.002, 0.000_05);
/// One move in so many is any move, so that more is met than what is thought good.
const WHIM: usize = 40;
/// How far the next hand's worth is trusted, against the end of the game.
const TRUST: f32 = 0.3;
/// A score as good as any, so that leads are of the size of scores.
const PAR: f32 = 200.0;
/// How often it is told how the outlook does.
const TELL_EVERY: u64 = 50_000;

/// Numbers that follow their slopes, each at a pace that suits it (Adam).
struct Climber {
    numbers: Vec<f32>,
    slope: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Climber {
    fn new(numbers: Vec<f32>) -> Self {
        let zero = vec![0.0; numbers.len()];
        Self { numbers, slope: zero.clone(), mean: zero.clone(), square: zero, steps: 0 }
    }

    fn step(&mut self, pace: f32) {
        self.steps += 1;
        let (first, second) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        for place in 0..self.numbers.len() {
            let slope = self.slope[place] / BATCH as f32;
            self.slope[place] = 0.0;
            self.mean[place] += 0.1 * (slope - self.mean[place]);
            self.square[place] += 0.001 * (slope * slope - self.square[place]);
            let size = (self.square[place] / second).sqrt() + 1e-8;
            self.numbers[place] -= pace * self.mean[place] / first / size;
        }
    }
}

fn setup(game: &Realms, players: i64) -> Setup {
    let mut options: Options = [("players".to_string(), Value::Int(players))].into();
    if players == 2 {
        options.insert("mode".to_string(), Value::from("duel"));
    }
    game.setup(&options).expect("these options are good")
}

/// A game by the quick judgement: the standing of each seat after each of its turns, and the final scores.
fn play(
    game: &Realms,
    judge: &RealmsJudge,
    setup: &Setup,
    seed: u64,
    met: &mut Vec<(Seat, RealmsStanding)>,
) -> Vec<f32> {
    let (mut state, mut luck, mut choices) = (game.deal(setup, seed), Luck::of(seed, 7), Vec::new());
    game.open(&mut state, &mut Silent);
    let seats = game.seats(&state);
    met.clear();
    while let Some(seat) = game.to_act(&state).lowest() {
        let Some(mut choice) = judge.quick(game, &state, seat, &mut choices, &mut luck) else { break };
        let is_turn = !state.drafts();
        if luck.below(WHIM) == 0 {
            choice = choices[luck.below(choices.len())];
        }
        game.advance(&mut state, seat, &choice, &mut Silent);
        if is_turn && matches!(choice, Choice::Discard(_)) {
            met.push((seat, RealmsStanding::of(&state, seat, seats)));
        }
    }
    (0..seats).map(|seat| state.final_score(Seat::at(seat)).unwrap_or_default() as f32).collect()
}

/// What is learnt from: points beyond the mean of the others, because a turn more for everybody helps nobody.
fn leads(scores: &[f32]) -> Vec<f32> {
    let (sum, others) = (scores.iter().sum::<f32>(), (scores.len() - 1) as f32);
    scores.iter().map(|own| own - (sum - own) / others + PAR).collect()
}

/// Wins and mean scores of one quick seat against greedy ones, each deal from every seat.
fn measure(game: &Realms, judge: &RealmsJudge, players: i64, games: u64) {
    let (mind, greedy, setup) = (Mind::new(game), Bot::new(Level::Greedy), setup(game, players));
    let (mut won, mut own, mut others) = (0.0, 0, 0);
    for number in 0..games {
        let seed = (1 << 40) + number / players as u64;
        let me = Seat::at((number % players as u64) as usize);
        let (mut state, mut luck, mut choices) = (game.deal(&setup, seed), Luck::of(seed, 8), Vec::new());
        game.open(&mut state, &mut Silent);
        while let Some(seat) = game.to_act(&state).lowest() {
            let choice = if seat == me {
                judge.quick(game, &state, seat, &mut choices, &mut luck).expect("there is a choice")
            } else {
                let eyes = Eyes::new(game, &state, seat);
                let choices = eyes.choices();
                choices[mind.choose(greedy, &eyes, &choices, &mut luck)]
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
    let mut judge = game.greedy().with(RealmsOutlook::from_slice(&climber.numbers));
    let mut outlook = RealmsOutlook::from_slice(&climber.numbers);
    let setups: Vec<Setup> = [3, 3, 3, 3, 3, 3, 2, 4, 5, 6].map(|players| setup(&game, players)).into();
    let (mut met, mut learnt, mut off, mut sum, mut count) = (Vec::new(), 0, 0.0, 0.0, 0.0);
    for number in 0..games {
        let setup = &setups[(number % setups.len() as u64) as usize];
        let scores = play(&game, &judge, setup, seed.wrapping_mul(1 << 32).wrapping_add(number), &mut met);
        if setup.players == 3 {
            sum += scores.iter().sum::<f32>() / 3.0;
            count += 1.0;
        }
        // Backwards: what a hand became is partly what its next one was held to be worth, partly how it ended.
        let mut aims = leads(&scores);
        for (seat, at) in met.iter().rev() {
            let aim = &mut aims[seat.index()];
            let exact = game.scorer().score_with_area(at.hand, at.area) as f32;
            let apart = outlook.learn(game.scorer(), at, exact, *aim, &mut climber.slope);
            *aim = TRUST * (*aim + apart) + (1.0 - TRUST) * *aim;
            off += (apart * apart - off) / 100_000.0;
            learnt += 1;
            if learnt % BATCH == 0 {
                let done = number as f32 / games as f32;
                climber.step(PACE.0 * (PACE.1 / PACE.0).powf(done));
                outlook = RealmsOutlook::from_slice(&climber.numbers);
                judge = judge.with(outlook.clone());
            }
        }
        if number % TELL_EVERY == TELL_EVERY - 1 {
            eprintln!("{} games: {:.1} points, off by {:.1}", number + 1, sum / count, f32::sqrt(off));
            (sum, count) = (0.0, 0.0);
            measure(&game, &judge, 3, 600);
        }
    }
    for players in [3, 2, 4, 5, 6] {
        measure(&game, &judge, players, 3_000);
    }
    println!("# cargo run --release -p talon-bots --example fit_realms -- {}", words[1..].join(" "));
    print!("{}", outlook.print());
}
