//! An exhaustive search, our side against theirs, in one world or in all of them.

use core::hash::{BuildHasherDefault, Hasher};
use std::collections::HashMap;

use talon_core::Seat;

use crate::Move;
use crate::trial::{Made, Node, Quest, Trial, step};

/// The search did not reach its end: nothing is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unknown;

/// How many different moves of a line can be told apart at most.
pub(crate) const WATCHED_MAX: usize = 16;

/// How often each watched move must be made at least.
pub(crate) type Uses = [u8; WATCHED_MAX];

/// The longest line of moves.
const DEPTH_MAX: usize = 120;

/// Positions are long, and the map compares whole positions anyway, so hashing eight bytes at a time will do.
#[derive(Clone, Copy, Default)]
pub(crate) struct Mix(u64);

pub(crate) type Quick = BuildHasherDefault<Mix>;

impl Mix {
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.add(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.add(u64::from(n));
    }

    fn write_u64(&mut self, n: u64) {
        self.add(n);
    }

    fn write_usize(&mut self, n: usize) {
        self.add(n as u64);
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }
}

/// How a goal is missed: the moves of both sides, and the position after them.
#[derive(Clone, Debug)]
pub(crate) struct Course<S> {
    pub(crate) moves: Vec<Move>,
    pub(crate) end: Node<S>,
}

/// Which worlds are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Worlds {
    /// Only the one at hand.
    One,
    /// Every way the hidden cards that are touched can lie.
    Every,
}

pub(crate) struct Search<'a, G: Trial> {
    pub(crate) game: &'a G,
    pub(crate) quest: Quest,
    worlds: Worlds,
    /// How many more positions may be looked at.
    left: u32,
    /// How many have been looked at.
    pub(crate) states: u32,
    /// How many ends have been looked at.
    pub(crate) ends: u32,
    known: HashMap<Node<G::State>, bool, Quick>,
    needed: HashMap<Node<G::State>, Option<Uses>, Quick>,
    /// What refuted the last position at each depth; tried first.
    killers: Vec<Option<Made<G>>>,
}

impl<'a, G: Trial> Search<'a, G> {
    pub(crate) fn new(game: &'a G, quest: Quest, worlds: Worlds, budget: u32) -> Self {
        Self {
            game,
            quest,
            worlds,
            left: budget,
            states: 0,
            ends: 0,
            known: HashMap::default(),
            needed: HashMap::default(),
            killers: vec![None; DEPTH_MAX + 1],
        }
    }

    fn count(&mut self) -> Result<(), Unknown> {
        self.left = self.left.checked_sub(1).ok_or(Unknown)?;
        self.states += 1;
        Ok(())
    }

    fn essence(&self, node: &Node<G::State>) -> Node<G::State> {
        Node { state: self.game.essence(&node.state), turns: node.turns }
    }

    fn moves(&self, node: &Node<G::State>) -> Vec<Made<G>> {
        let mut moves = Vec::new();
        self.game.moves(self.quest, node, self.worlds == Worlds::Every, &mut moves);
        moves
    }

    fn is_ours(&self, moves: &[Made<G>]) -> bool {
        moves.iter().all(|(seat, _)| self.game.is_ours(self.quest, *seat))
    }

    /// What a choice can lead to.
    pub(crate) fn children(
        &self,
        node: &Node<G::State>,
        mover: Seat,
        choice: &G::Choice,
    ) -> Result<Vec<Node<G::State>>, Unknown> {
        if self.worlds == Worlds::One {
            return Ok(vec![step(self.game, node, mover, choice)]);
        }
        let worlds = self.game.worlds(self.quest, node, mover, choice).ok_or(Unknown)?;
        let from = |state| step(self.game, &Node { state, turns: node.turns }, mover, choice);
        Ok(worlds.into_iter().map(from).collect())
    }

    /// Whether our side can reach the goal from here, whatever the others do.
    pub(crate) fn holds(&mut self, node: &Node<G::State>, depth: usize) -> Result<bool, Unknown> {
        if let Some(verdict) = self.game.verdict(self.quest, node) {
            self.ends += 1;
            return Ok(verdict);
        }
        let key = self.essence(node);
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        self.count()?;
        if depth >= DEPTH_MAX {
            return Err(Unknown);
        }
        let mut moves = self.moves(node);
        if let Some(killer) = self.killers[depth]
            && let Some(place) = moves.iter().position(|choice| *choice == killer)
        {
            moves[..=place].rotate_right(1);
        }
        let ours = self.is_ours(&moves);
        let mut result = !ours;
        for (mover, choice) in moves {
            let mut all = true;
            for child in self.children(node, mover, &choice)? {
                if !self.holds(&child, depth + 1)? {
                    all = false;
                    break;
                }
            }
            if all == ours {
                result = ours;
                self.killers[depth] = Some((mover, choice));
                break;
            }
        }
        self.known.insert(key, result);
        Ok(result)
    }

    /// How often each watched move must be made at least on the way to the goal; `None` if there is no way. Only for a
    /// single world, at a position within the puzzle's own turn.
    pub(crate) fn needs(
        &mut self,
        node: &Node<G::State>,
        watched: &[Made<G>],
        depth: usize,
    ) -> Result<Option<Uses>, Unknown> {
        let nothing = [0; WATCHED_MAX];
        let moves = self.moves(node);
        if self.game.verdict(self.quest, node).is_some() || node.turns > 0 || !self.is_ours(&moves) {
            return Ok(self.holds(node, depth)?.then_some(nothing));
        }
        let key = self.essence(node);
        if let Some(&known) = self.needed.get(&key) {
            return Ok(known);
        }
        self.count()?;
        if depth >= DEPTH_MAX {
            return Err(Unknown);
        }
        let mut least: Option<Uses> = None;
        for (mover, choice) in moves {
            for child in self.children(node, mover, &choice)? {
                let Some(mut uses) = self.needs(&child, watched, depth + 1)? else { continue };
                if let Some(at) = watched.iter().position(|watched| *watched == (mover, choice)) {
                    uses[at] = uses[at].saturating_add(1);
                }
                let least = least.get_or_insert(uses);
                least.iter_mut().zip(uses).for_each(|(least, uses)| *least = uses.min(*least));
            }
        }
        self.needed.insert(key, least);
        Ok(least)
    }

    /// One way to the goal: the moves of the puzzle's own turn. Only for a single world.
    pub(crate) fn way(
        &mut self,
        node: &Node<G::State>,
        depth: usize,
    ) -> Result<Option<Vec<Made<G>>>, Unknown> {
        if !self.holds(node, depth)? {
            return Ok(None);
        }
        let (mut way, mut node) = (Vec::new(), node.clone());
        while node.turns == 0 && self.game.verdict(self.quest, &node).is_none() {
            let moves = self.moves(&node);
            if !self.is_ours(&moves) {
                break;
            }
            let mut next = None;
            for (mover, choice) in moves {
                let child = step(self.game, &node, mover, &choice);
                if self.holds(&child, depth)? {
                    next = Some((mover, choice, child));
                    break;
                }
            }
            let Some((mover, choice, child)) = next else { return Err(Unknown) };
            way.push((mover, choice));
            node = child;
            if way.len() > DEPTH_MAX {
                return Err(Unknown);
            }
        }
        Ok(Some(way))
    }

    /// From a position where the goal is missed: one course that misses it, with the moves of both sides.
    pub(crate) fn course(&mut self, node: &Node<G::State>) -> Result<Course<G::State>, Unknown> {
        let (mut course, mut node): (Vec<Move>, _) = (Vec::new(), node.clone());
        while self.game.verdict(self.quest, &node).is_none() && course.len() < DEPTH_MAX {
            let mut next = None;
            for (mover, choice) in self.moves(&node) {
                for child in self.children(&node, mover, &choice)? {
                    if next.is_none() && !self.holds(&child, 0)? {
                        let text = self.game.print(&node.state, mover, &choice);
                        next = Some((Move { seat: mover, text }, child));
                    }
                }
            }
            let Some((made, child)) = next else { break };
            course.push(made);
            node = child;
        }
        Ok(Course { moves: course, end: node })
    }
}
