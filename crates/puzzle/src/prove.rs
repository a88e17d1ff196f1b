//! Gets from a position to a solution with its proof, and back.

use std::collections::HashSet;

use talon_core::{ChoiceKind, Dice};

use crate::Move;
use crate::search::{Course, Search, Unknown, Uses, WATCHED_MAX, Worlds};
use crate::trial::{Made, Node, Quest, Trial};

/// A proof looks at no more positions than this; anything longer is not a puzzle.
pub(crate) const BUDGET: u32 = 6_000;
/// Nor does it follow a line through more worlds than this at once.
const WORLDS_MAX: usize = 3_000;
/// A move is needed if the goal cannot be reached without it in one of this many worlds, dealt for the seat from fixed
/// dice.
const WORLDS: u64 = 3;

/// What became of a line followed through every world.
#[derive(Clone, Debug)]
pub(crate) enum Followed<G: Trial> {
    /// It reaches the goal in all of them; says how many ends were seen.
    Holds(u32),
    /// It fails in this one; says what the others do, and the position after it.
    Fails(Course<G::State>),
    /// One of its moves cannot be made in some world.
    Breaks,
    /// There is too much to look at.
    Unknown,
}

/// Follows a line through every world.
pub(crate) fn follow<G: Trial>(game: &G, quest: Quest, start: &G::State, line: &[Move]) -> Followed<G> {
    let mut search = Search::new(game, quest, Worlds::Every, BUDGET);
    follow_with(&mut search, start, line).unwrap_or(Followed::Unknown)
}

fn follow_with<G: Trial>(
    search: &mut Search<'_, G>,
    start: &G::State,
    line: &[Move],
) -> Result<Followed<G>, Unknown> {
    let (game, quest) = (search.game, search.quest);
    let mut nodes = vec![Node { state: start.clone(), turns: 0 }];
    for step in line {
        let (mut next, mut seen) = (Vec::new(), HashSet::new());
        for node in &nodes {
            if game.verdict(quest, node).is_some() {
                next.push(node.clone());
                continue;
            }
            let choice = game.parse(&node.state, step.seat, &step.text).ok();
            let may = |choice: &G::Choice| {
                game.to_act(&node.state).has(step.seat)
                    && game.refusal(&node.state, step.seat, choice).is_none()
            };
            let Some(choice) = choice.filter(may) else { return Ok(Followed::Breaks) };
            for child in search.children(node, step.seat, &choice)? {
                let essence = Node { state: game.essence(&child.state), turns: child.turns };
                if seen.insert(essence) {
                    next.push(child);
                }
            }
            if next.len() > WORLDS_MAX {
                return Err(Unknown);
            }
        }
        nodes = next;
    }
    for node in &nodes {
        if !search.holds(node, 0)? {
            return Ok(Followed::Fails(search.course(node)?));
        }
    }
    Ok(Followed::Holds(search.ends))
}

/// A solution with its proof.
#[derive(Clone, Debug)]
pub(crate) struct Solved {
    pub(crate) line: Vec<Move>,
    pub(crate) worlds: u32,
    pub(crate) states: u32,
}

/// The world in which a proof shows that moves are needed. It is dealt for the seat, so the seat cannot rule it out, and it
/// depends on nothing the seat does not know.
fn some_world<G: Trial>(game: &G, quest: Quest, start: &G::State, number: u64) -> Node<G::State> {
    Node { state: game.resample(start, quest.seat, &mut Dice::new(number)), turns: 0 }
}

/// Looks for the one solution; `None` if there is none, if there are several, or if it cannot be proven.
pub(crate) fn solve<G: Trial>(game: &G, quest: Quest, start: &G::State) -> Option<Solved> {
    let worlds: Vec<Node<G::State>> =
        (0..WORLDS).map(|number| some_world(game, quest, start, number)).collect();
    if worlds.iter().all(|world| idleness_does(game, quest, world)) {
        return None;
    }
    let mut tried: Vec<Vec<Made<G>>> = Vec::new();
    for world in &worlds {
        let mut watched: Vec<Made<G>> = Vec::new();
        for choice in Search::new(game, quest, Worlds::One, BUDGET).way(world, 0).ok()?? {
            if !watched.contains(&choice) {
                watched.push(choice);
            }
        }
        watched.sort_unstable();
        if watched.len() > WATCHED_MAX || tried.contains(&watched) {
            continue;
        }
        let (uses, _) = needed(game, quest, start, &watched, None)?;
        let solved =
            only_needed(game, quest, world, &watched, uses).and_then(|line| check(game, quest, start, &line));
        if solved.is_some() {
            return solved;
        }
        tried.push(watched);
    }
    None
}

/// Whether ending the turn at once reaches the goal.
fn idleness_does<G: Trial>(game: &G, quest: Quest, world: &Node<G::State>) -> bool {
    let mut moves = Vec::new();
    game.moves(quest, world, false, &mut moves);
    let ends = moves.iter().find(|(_, choice)| game.kind(choice) == ChoiceKind::EndsTurn);
    ends.is_some_and(|(mover, choice)| {
        let child = crate::trial::step(game, world, *mover, choice);
        Search::new(game, quest, Worlds::One, BUDGET).holds(&child, 0) == Ok(true)
    })
}

/// Proves a line from scratch: it reaches the goal in every world, and no way to the goal can do without any of its moves.
pub(crate) fn check<G: Trial>(game: &G, quest: Quest, start: &G::State, line: &[Move]) -> Option<Solved> {
    let Followed::Holds(worlds) = follow(game, quest, start, line) else { return None };
    let counted = counted(game, &Node { state: start.clone(), turns: 0 }, line)?;
    let watched: Vec<Made<G>> = counted.iter().map(|(choice, _)| *choice).collect();
    let mut wanted = [0; WATCHED_MAX];
    counted.iter().zip(&mut wanted).for_each(|((_, count), wanted)| *wanted = *count);
    let (uses, states) = needed(game, quest, start, &watched, Some(wanted))?;
    let is_needed = uses.iter().zip(wanted).all(|(least, count)| *least >= count);
    (is_needed && !counted.is_empty()).then(|| Solved { line: line.to_vec(), worlds, states })
}

/// How often each watched move must be made to reach the goal in every world: in some world there is no way with fewer.
/// Stops once `enough` is shown. Also says how many positions were looked at.
fn needed<G: Trial>(
    game: &G,
    quest: Quest,
    start: &G::State,
    watched: &[Made<G>],
    enough: Option<Uses>,
) -> Option<(Uses, u32)> {
    let (mut most, mut states) = ([0; WATCHED_MAX], 0);
    for number in 0..WORLDS {
        let mut search = Search::new(game, quest, Worlds::One, BUDGET);
        let uses = search.needs(&some_world(game, quest, start, number), watched, 0).ok()??;
        states += search.states;
        most.iter_mut().zip(uses).for_each(|(most, uses)| *most = uses.max(*most));
        if enough.is_some_and(|enough| most.iter().zip(enough).all(|(most, enough)| *most >= enough)) {
            break;
        }
    }
    Some((most, states))
}

/// A move, and how often it is made.
type Often<G> = (Made<G>, u8);

/// The moves of a line and how often each is made, leaving out those that only end the turn or are forced.
fn counted<G: Trial>(game: &G, world: &Node<G::State>, line: &[Move]) -> Option<Vec<Often<G>>> {
    let mut counted: Vec<Often<G>> = Vec::new();
    let mut node = world.clone();
    for made in line {
        let choice = game.parse(&node.state, made.seat, &made.text).ok()?;
        let mut choices = Vec::new();
        game.choices(&node.state, made.seat, &mut choices);
        if choices.len() > 1 && !only_ends(game, &choice) {
            match counted.iter_mut().find(|(known, _)| *known == (made.seat, choice)) {
                Some((_, count)) => *count += 1,
                None => counted.push(((made.seat, choice), 1)),
            }
        }
        node = crate::trial::step(game, &node, made.seat, &choice);
    }
    (counted.len() <= WATCHED_MAX).then_some(counted)
}

fn only_ends<G: Trial>(game: &G, choice: &G::Choice) -> bool {
    matches!(game.kind(choice), ChoiceKind::EndsTurn | ChoiceKind::Attacks | ChoiceKind::Declines)
}

/// A line made only of the needed moves and of whatever ends the turn.
fn only_needed<G: Trial>(
    game: &G,
    quest: Quest,
    world: &Node<G::State>,
    watched: &[Made<G>],
    uses: Uses,
) -> Option<Vec<Move>> {
    let mut search = Search::new(game, quest, Worlds::One, BUDGET);
    let mut line = Vec::new();
    order(&mut search, world, watched, uses, &mut line, &mut HashSet::new()).ok()?.then_some(line)
}

fn order<G: Trial>(
    search: &mut Search<'_, G>,
    node: &Node<G::State>,
    watched: &[Made<G>],
    uses: Uses,
    line: &mut Vec<Move>,
    tried: &mut HashSet<(Node<G::State>, Uses)>,
) -> Result<bool, Unknown> {
    let (game, quest) = (search.game, search.quest);
    let mut moves = Vec::new();
    game.moves(quest, node, false, &mut moves);
    let ours = moves.iter().all(|(seat, _)| game.is_ours(quest, *seat));
    if node.turns > 0 || game.verdict(quest, node).is_some() || !ours {
        return search.holds(node, 0);
    }
    let essence = Node { state: game.essence(&node.state), turns: node.turns };
    if !tried.insert((essence, uses)) || tried.len() > BUDGET as usize {
        return Ok(false);
    }
    let forced = moves.len() == 1;
    for (mover, choice) in moves {
        let mut left = uses;
        let at = watched.iter().position(|watched| *watched == (mover, choice)).filter(|&at| uses[at] > 0);
        match at {
            Some(at) => left[at] -= 1,
            None if forced || only_ends(game, &choice) => {}
            None => continue,
        }
        line.push(Move { seat: mover, text: game.print(&node.state, mover, &choice) });
        let child = crate::trial::step(game, node, mover, &choice);
        if order(search, &child, watched, left, line, tried)? {
            return Ok(true);
        }
        line.pop();
    }
    Ok(false)
}

/// Whether these moves end the puzzle's own turn, or decide the goal.
pub(crate) fn is_done<G: Trial>(game: &G, quest: Quest, start: &G::State, line: &[Move]) -> bool {
    let mut node = Node { state: start.clone(), turns: 0 };
    for made in line {
        let Ok(choice) = game.parse(&node.state, made.seat, &made.text) else { return false };
        if game.refusal(&node.state, made.seat, &choice).is_some() {
            return false;
        }
        node = crate::trial::step(game, &node, made.seat, &choice);
    }
    let mut moves = Vec::new();
    game.moves(quest, &node, false, &mut moves);
    let ours = moves.iter().all(|(seat, _)| game.is_ours(quest, *seat));
    node.turns > 0 || game.verdict(quest, &node).is_some() || !ours
}
