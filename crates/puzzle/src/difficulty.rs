//! How hard a goal is: how long a search must think before it plays a turn that reaches the goal in every world.

use talon_bots::{Bot, Budget, Engine, Level};
use talon_core::{Eyes, Luck};

use crate::Move;
use crate::prove::{self, Followed};
use crate::trial::{Node, Quest, Trial, step};

/// The rungs below the hardest: one look ahead, then searches with this many iterations for each decision.
const RUNGS: [Bot; 4] = [
    Bot::new(Level::Greedy),
    Bot { level: Level::Expert, budget: Budget::Iterations(16) },
    Bot { level: Level::Expert, budget: Budget::Iterations(64) },
    Bot { level: Level::Expert, budget: Budget::Iterations(256) },
];
/// No turn takes more moves than this.
const MOVES_MAX: usize = 60;

/// The number of the first rung that finds the solution, from 1; 5 if none does.
pub(crate) fn difficulty<G: Trial>(game: &G, quest: Quest, start: &G::State) -> u8 {
    let engine = Engine::new(game);
    let finds = |bot: &Bot| {
        let line = turn_of(game, &engine, *bot, quest, start);
        matches!(prove::follow(game, quest, start, &line), Followed::Holds(_))
    };
    RUNGS.iter().zip(1..).find(|(bot, _)| finds(bot)).map_or(5, |(_, number)| number)
}

/// The moves a bot makes in the puzzle's own turn.
fn turn_of<G: Trial>(
    game: &G,
    engine: &Engine<'_, G>,
    bot: Bot,
    quest: Quest,
    start: &G::State,
) -> Vec<Move> {
    let (mut line, mut luck) = (Vec::new(), Luck::of(1, 0));
    let mut node = Node { state: start.clone(), turns: 0 };
    while node.turns == 0 && game.verdict(quest, &node).is_none() && line.len() < MOVES_MAX {
        let acting = game.to_act(&node.state);
        let Some(seat) = (if acting.has(quest.seat) { Some(quest.seat) } else { acting.lowest() }) else {
            break;
        };
        if !game.is_ours(quest, seat) {
            break;
        }
        let eyes = Eyes::new(game, &node.state, seat);
        let choices = eyes.choices();
        let number = if choices.len() == 1 { 0 } else { engine.choose(bot, &eyes, &choices, &mut luck) };
        let choice = choices[number.min(choices.len() - 1)];
        line.push(Move { seat, text: game.print(&node.state, seat, &choice) });
        node = step(game, &node, seat, &choice);
    }
    line
}
