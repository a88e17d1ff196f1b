//! Advice to a seat that is to act: its plan, its order, and whether its reasons hold.

use talon_bots::{Bot, Engine};
use talon_core::{Dice, Eyes, Luck, Options, Seat, Silent, Value};
use talon_review::{Advice, Reviewed, Why, advise, differences, games};
use talon_table::Table;

/// Worlds that each piece of advice asks.
const WORLDS: u32 = 60;

/// Plays a game between quick bots, and checks what is advised now and then.
struct Moments<'a> {
    every: usize,
    seed: u64,
    check: &'a mut dyn FnMut(&Claim),
}

/// A piece of advice, checked in many more worlds.
struct Claim {
    game: &'static str,
    /// What was claimed, and by how much the named measure differs in other worlds, with its error.
    why: Why,
    found: Option<(f64, f64)>,
    /// Is the named measure the weightiest of those that differ for certain in the other worlds, or within its error of it?
    is_weighty: bool,
    own_steps: bool,
}

impl games::Visitor for Moments<'_> {
    type Out = ();

    fn visit<G: Reviewed>(self, game: &'static G) {
        let options =
            Options::from_iter([("players".to_string(), Value::from(2 + i64::from(G::NAME == "realms")))]);
        let (engine, mut luck) = (Engine::new(game), Luck::of(self.seed, 7));
        let mut table = Table::new(game, &options, self.seed).unwrap();
        for number in 0.. {
            let Some(seat) = table.to_act().lowest() else { return };
            let eyes = Eyes::new(game, table.state(), seat);
            let choices = eyes.choices();
            if number % self.every == 0 && choices.len() > 1 {
                let advice =
                    advise(&engine, &eyes, "master@200".parse().unwrap(), WORLDS, Luck::of(number as u64, 1));
                if let Some(claim) = claim(&engine, &eyes, &advice, seat) {
                    (self.check)(&claim);
                }
            }
            let bot: Bot = "greedy".parse().unwrap();
            let chosen = engine.choose(bot, &eyes, &choices, &mut luck);
            let text = game.print(table.state(), seat, &choices[chosen]);
            table.play(seat, &text).unwrap();
        }
    }
}

fn claim<G: Reviewed>(
    engine: &Engine<'_, G>,
    eyes: &Eyes<'_, G>,
    advice: &Advice<G::Choice>,
    seat: Seat,
) -> Option<Claim> {
    let (why, best, other) = (advice.why?, advice.plan.first()?.choice, advice.others.first()?.choice);
    let found = differences(engine, eyes, [&best, &other], 6 * WORLDS, Luck::of(99, 3));
    let weight = |number: usize| found[number].value.abs() / G::MEASURES[number].scale;
    let slack = |number: usize| 3.0 * found[number].error / G::MEASURES[number].scale;
    let is_weighty = why.measure.is_none_or(|told| {
        (0..found.len()).all(|other| {
            weight(told) + slack(told) + slack(other) + 0.5 / G::MEASURES[told].scale >= weight(other)
        })
    });
    Some(Claim {
        game: G::NAME,
        why,
        found: why.measure.map(|number| (found[number].value, found[number].error)),
        is_weighty,
        own_steps: advice.plan.iter().all(|step| step.seat == seat),
    })
}

#[test]
fn a_reason_names_what_differs_most_and_by_as_much_as_it_says() {
    for (game, every) in [("realms", 5), ("shards", 37), ("aeons", 53)] {
        let (mut named, mut all) = (0, 0);
        for seed in 1..4 {
            let mut check = |claim: &Claim| {
                all += 1;
                assert!(claim.own_steps, "{}: a plan is of the seat's own steps", claim.game);
                let Some((found, error)) = claim.found else { return };
                named += 1;
                let amount = claim.why.amount;
                assert!(amount * found > 0.0, "{}: {:?}, found {found} ± {error}", claim.game, claim.why);
                // The claim comes from a sixth of the worlds, so its own error is some two and a half times as large.
                let allowed = 4.0 * 2.7 * error + 0.5;
                assert!(
                    (amount - found).abs() <= allowed,
                    "{}: {:?}, found {found} ± {error}",
                    claim.game,
                    claim.why
                );
                assert!(claim.is_weighty, "{}: {:?} is not what matters most", claim.game, claim.why);
            };
            games::visit(game, Moments { every, seed, check: &mut check }).unwrap();
        }
        assert!(named > 2, "{game}: {named} of {all} have a reason that can be counted");
    }
}

/// Plays a game between quick bots and asks for advice now and then. Counts the later steps of plans that could come first and
/// are not listed as alternatives; a step that is listed as one must lead somewhere else.
struct Orders(u64);

impl games::Visitor for Orders {
    type Out = usize;

    fn visit<G: Reviewed>(self, game: &'static G) -> usize {
        let options = Options::from_iter([("players".to_string(), Value::from(2_i64))]);
        let (engine, mut luck, mut joined) = (Engine::new(game), Luck::of(self.0, 7), 0);
        let mut table = Table::new(game, &options, self.0).unwrap();
        for number in 0.. {
            let Some(seat) = table.to_act().lowest() else { break };
            let eyes = Eyes::new(game, table.state(), seat);
            let choices = eyes.choices();
            if number % 7 == 0 && choices.len() > 2 {
                let bot = "master@150".parse().unwrap();
                let advice = advise(&engine, &eyes, bot, 8, Luck::of(number as u64, 1));
                let plan: Vec<G::Choice> = advice.plan.iter().map(|step| step.choice).collect();
                for other in &advice.others {
                    if let Some(place) = plan.iter().position(|step| *step == other.choice) {
                        assert!(
                            differs(&eyes, &plan[..=place]),
                            "{number}: the order of these does not matter"
                        );
                    }
                }
                let is_told = |step: &G::Choice| advice.others.iter().any(|other| other.choice == *step);
                joined += plan.iter().skip(1).filter(|step| choices.contains(step) && !is_told(step)).count();
            }
            let chosen = engine.choose("greedy".parse().unwrap(), &eyes, &choices, &mut luck);
            let text = game.print(table.state(), seat, &choices[chosen]);
            table.play(seat, &text).unwrap();
        }
        joined
    }
}

/// Does it make a difference, in some world, if the last of these steps is made first?
fn differs<G: Reviewed>(eyes: &Eyes<'_, G>, steps: &[G::Choice]) -> bool {
    let mut turned = steps.to_vec();
    turned.rotate_right(1);
    (0..4).any(|seed| {
        let world = eyes.resample(&mut Dice::new(seed));
        let [one, two] = [steps, &turned].map(|order| {
            let mut world = world.clone();
            for step in order {
                let mut choices = Vec::new();
                eyes.game().choices(&world, eyes.seat(), &mut choices);
                if !choices.contains(step) {
                    return None;
                }
                eyes.game().advance(&mut world, eyes.seat(), step, &mut Silent);
            }
            Some(world)
        });
        one.is_none() || one != two
    })
}

#[test]
fn steps_that_may_come_in_any_order_are_one_plan_and_no_alternatives_to_it() {
    for game in ["shards", "aeons"] {
        let joined: usize = (1..3).map(|seed| games::visit(game, Orders(seed)).unwrap()).sum();
        assert!(joined > 0, "{game}: some step of a plan could be made first");
    }
}
