//! Advice to a seat that is to act: a plan for its turn, what it is worth, and why it is better than what else could be done.
//! All of it comes from worlds that the seat cannot tell from the real one.

use talon_bots::{Bot, Engine, ExpectedMove, Judge, Thought, Thoughts};
use talon_core::{Dice, Eyes, Luck, Silent};

use crate::reviewed::{Reviewed, Unit};
use crate::why::{self, Why};
use crate::worth::{LEVEL, Mean, Worth, of_choice};

/// Other first moves that are told.
const OTHERS: usize = 4;
/// Worlds in which it is tried whether the order of two moves matters.
const ORDERS: u32 = 4;
/// Two judgements closer than this are one.
const ALIKE: f32 = 1e-4;

/// What a seat is advised to do.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<C> {
    /// What to do this turn, step by step.
    pub plan: Vec<ExpectedMove<C>>,
    /// What is expected to follow when the turn has passed.
    pub then: Vec<ExpectedMove<C>>,
    /// What the plan is worth, as the game counts; nothing where nothing was to be weighed.
    pub worth: Option<Worth>,
    /// What else could be done first, the best first. Steps of the plan that may as well come first are none of them.
    pub others: Vec<Alternative<C>>,
    /// Why the plan is better than the first of them.
    pub why: Option<Why>,
}

/// Something else that could be done first.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Alternative<C> {
    /// The move.
    pub choice: C,
    /// What it is worth.
    pub worth: Worth,
    /// How much less than the plan.
    pub less: Worth,
}

/// Thinks as `bot` does, then asks this many worlds what speaks for the move it found.
///
/// ```
/// use talon_bots::Engine;
/// use talon_core::{Eyes, Game, Luck, Options, Seat, Silent};
/// use talon_review::advise;
/// use talon_shards::Catalogue as Shards;
///
/// let game = Shards::load();
/// let mut state = game.deal(&game.setup(&Options::new())?, 8812);
/// game.open(&mut state, &mut Silent);
///
/// let (engine, seat) = (Engine::new(&game), game.to_act(&state).lowest().unwrap());
/// let eyes = Eyes::new(&game, &state, seat);
/// let advice = advise(&engine, &eyes, "master@100".parse().unwrap(), 20, Luck::of(1, 0));
/// assert!(advice.plan.iter().all(|step| step.seat == seat));
/// assert!(advice.worth.is_some_and(|worth| worth.error > 0.0));
/// # Ok::<(), talon_core::BadOption>(())
/// ```
pub fn advise<G: Reviewed>(
    engine: &Engine<'_, G>,
    eyes: &Eyes<'_, G>,
    bot: Bot,
    worlds: u32,
    mut luck: Luck,
) -> Advice<G::Choice> {
    let mut thoughts = engine.think(bot, eyes, &mut luck);
    thoughts.moves.retain(|thought| !eyes.game().is_clock(&thought.choice));
    let mut plan = std::mem::take(&mut thoughts.line);
    let then = plan.split_off(own_steps(eyes, &plan, &mut luck));
    let Some(best) = thoughts.moves.first().copied() else {
        return Advice { plan, then, worth: None, others: Vec::new(), why: None };
    };
    let steps: Vec<G::Choice> = plan.iter().map(|step| step.choice).collect();
    let is_other = |thought: &&Thought<G::Choice>| {
        thought.choice != best.choice && !may_come_first(engine, eyes, &steps, thought.choice, luck)
    };
    let others: Vec<Thought<G::Choice>> =
        thoughts.moves.iter().skip(1).filter(is_other).take(OTHERS).copied().collect();
    let (worth, mut others) = weighed(engine, eyes, &thoughts, (&best, &others), worlds, &mut luck);
    others.sort_by(|one, other| other.worth.value.total_cmp(&one.worth.value));
    let why = others.first().filter(|_| worth.is_some()).map(|other| {
        why::find(engine, eyes, [&best.choice, &other.choice], worlds, Luck::of(luck.word(), 0))
    });
    Advice { plan, then, worth, others, why }
}

/// How many of the moves that are expected are the seat's own of this turn.
fn own_steps<G: Reviewed>(eyes: &Eyes<'_, G>, line: &[ExpectedMove<G::Choice>], luck: &mut Luck) -> usize {
    let (game, seat) = (eyes.game(), eyes.seat());
    let mut world = eyes.resample(&mut Dice::new(luck.word()));
    let turn = game.turn(&world).mark;
    let mut own = 0;
    for (place, step) in line.iter().enumerate() {
        if step.seat != seat || (place > 0 && game.turn(&world).mark != turn) {
            break;
        }
        own += 1;
        // What was expected in one world may be impossible in another; then the seats alone tell whose turn it is.
        if may(game, &world, seat, &step.choice) {
            game.advance(&mut world, seat, &step.choice, &mut Silent);
        }
    }
    own
}

fn may<G: Reviewed>(game: &G, world: &G::State, seat: talon_core::Seat, choice: &G::Choice) -> bool {
    let mut choices = Vec::new();
    if game.to_act(world).has(seat) {
        game.choices(world, seat, &mut choices);
    }
    choices.contains(choice)
}

/// Is this a step of the plan that leads to the same if it is made first?
fn may_come_first<G: Reviewed>(
    engine: &Engine<'_, G>,
    eyes: &Eyes<'_, G>,
    plan: &[G::Choice],
    other: G::Choice,
    mut luck: Luck,
) -> bool {
    let Some(place) = plan.iter().position(|step| *step == other) else { return false };
    let (game, seat) = (eyes.game(), eyes.seat());
    let planned: Vec<G::Choice> = plan[..=place].to_vec();
    let mut turned = planned.clone();
    turned.rotate_right(1);
    (0..ORDERS).all(|_| {
        let world = eyes.resample(&mut Dice::new(luck.word()));
        let ends = [&planned, &turned].map(|order| {
            let mut world = world.clone();
            for step in order {
                if !may(game, &world, seat, step) {
                    return None;
                }
                game.advance(&mut world, seat, step, &mut Silent);
            }
            Some(world)
        });
        matches!(ends, [Some(one), Some(two)] if are_alike(engine, eyes, &one, &two))
    })
}

/// Do two positions come to the same for the seat: what can be counted, what may be done, how they are judged?
fn are_alike<G: Reviewed>(
    engine: &Engine<'_, G>,
    eyes: &Eyes<'_, G>,
    one: &G::State,
    two: &G::State,
) -> bool {
    let (game, seat) = (eyes.game(), eyes.seat());
    let offered = |world: &G::State| {
        let mut choices = Vec::new();
        if game.to_act(world).has(seat) {
            game.choices(world, seat, &mut choices);
        }
        choices.sort_unstable();
        choices
    };
    let judged = |world| engine.judge_of(LEVEL).chances(game, world)[seat.index()];
    game.measure(one, seat) == game.measure(two, seat)
        && game.outcome(one) == game.outcome(two)
        && offered(one) == offered(two)
        && (judged(one) - judged(two)).abs() < ALIKE
}

/// What the best move and the others are worth: chances as the search found them, points from games played on in the same worlds.
fn weighed<G: Reviewed>(
    engine: &Engine<'_, G>,
    eyes: &Eyes<'_, G>,
    thoughts: &Thoughts<G::Choice>,
    (best, others): (&Thought<G::Choice>, &[Thought<G::Choice>]),
    worlds: u32,
    luck: &mut Luck,
) -> (Option<Worth>, Vec<Alternative<G::Choice>>) {
    if thoughts.moves.len() < 2 || thoughts.iterations == 0 {
        return (None, Vec::new());
    }
    if G::UNIT == Unit::Points {
        return in_points(engine, eyes, (best, others), worlds, luck);
    }
    let worth = |thought: &Thought<G::Choice>| {
        let (value, tries) =
            (f64::from(thought.value), f64::from(thought.share) * f64::from(thoughts.iterations));
        Worth { value, error: ((value * (1.0 - value)).max(0.0) / tries.max(1.0)).sqrt() }
    };
    let first = worth(best);
    let other = |thought: &Thought<G::Choice>| {
        let own = worth(thought);
        let less = Worth { value: first.value - own.value, error: first.error.hypot(own.error) };
        Alternative { choice: thought.choice, worth: own, less }
    };
    (Some(first), others.iter().map(other).collect())
}

fn in_points<G: Reviewed>(
    engine: &Engine<'_, G>,
    eyes: &Eyes<'_, G>,
    (best, others): (&Thought<G::Choice>, &[Thought<G::Choice>]),
    worlds: u32,
    luck: &mut Luck,
) -> (Option<Worth>, Vec<Alternative<G::Choice>>) {
    let mut first = Mean::default();
    let mut means = vec![(Mean::default(), Mean::default()); others.len()];
    for _ in 0..worlds {
        let (world, again) = (eyes.resample(&mut Dice::new(luck.word())), Luck::of(luck.word(), 0));
        let got = of_choice(engine, eyes, &world, &best.choice, again);
        first.add(got);
        for ((worth, less), other) in means.iter_mut().zip(others) {
            let value = of_choice(engine, eyes, &world, &other.choice, again);
            worth.add(value);
            less.add(got - value);
        }
    }
    let told = means.into_iter().zip(others).map(|((worth, less), other)| Alternative {
        choice: other.choice,
        worth: worth.worth(),
        less: less.worth(),
    });
    (Some(first.worth()), told.collect())
}
