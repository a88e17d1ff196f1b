//! Advice to a seat that is to act: its plan, its order, and whether its reasons hold.

use talon_bots::{Bot, Engine};
use talon_core::{Eyes, Luck, Options, Seat, Value};
use talon_review::{Advice, Reviewed, Why, advise, differences, games};
use talon_table::Table;

/// Worlds that each piece of advice asks.
const WORLDS: u32 = 60;

/// Does something at moments of a game between quick bots, with what is advised there.
struct Moments<'a> {
    every: usize,
    seed: u64,
    check: &'a mut dyn FnMut(&Claim),
}

/// A piece of advice held against many more worlds.
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

/// The first moves of a turn of Shards that stand beside the plan, and the steps of the plan, in the notation.
struct Opening(u64);

impl games::Visitor for Opening {
    type Out = (Vec<String>, Vec<String>);

    fn visit<G: Reviewed>(self, game: &'static G) -> Self::Out {
        let options = Options::from_iter([("players".to_string(), Value::from(2_i64))]);
        let table = Table::new(game, &options, self.0).unwrap();
        let seat = table.to_act().lowest().unwrap();
        let eyes = Eyes::new(game, table.state(), seat);
        let advice =
            advise(&Engine::new(game), &eyes, "master@400".parse().unwrap(), 20, Luck::of(self.0, 1));
        let plan = advice.plan.iter().map(|step| step.notation.clone()).collect();
        (plan, advice.others.iter().map(|other| eyes.print(&other.choice)).collect())
    }
}

#[test]
fn cards_that_may_be_played_in_any_order_are_one_plan_and_no_alternatives_to_it() {
    let mut joined = 0;
    for seed in 1..8 {
        let (plan, others) = games::visit("shards", Opening(seed)).unwrap();
        // Crystals and blasters only give: which comes first changes nothing.
        let plays = |moves: &[String]| -> Vec<String> {
            moves
                .iter()
                .filter(|text| ["play crystal", "play blaster"].contains(&text.as_str()))
                .cloned()
                .collect()
        };
        let (planned, beside) = (plays(&plan), plays(&others));
        joined += usize::from(planned.len() > 1);
        assert!(!beside.iter().any(|text| planned.contains(text)), "{seed}: {plan:?} but also {others:?}");
    }
    assert!(joined > 0, "some opening plays both");
}
