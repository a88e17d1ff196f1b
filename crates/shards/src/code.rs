//! Effect trees lowered to one flat table of steps, walked without hashing, allocation or string comparison.

use alloc::vec::Vec;

use crate::card::{Condition, Effect, Faction};
use crate::verbs::Leaf;

/// A condition with its names looked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Test {
    Mastery(u8),
    Inspire,
    Unify(Faction),
    Dominion,
    Echo(Faction),
    Character(u8),
    FullHealth,
    Control(u8, Faction),
    MostMastery,
}

/// One step of a program: a verb, or where to go on. A step that has to ask stays on the agenda and is the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    End,
    Jump(u16),
    /// Goes on if the test holds, jumps otherwise.
    Unless(Test, u16),
    Do(Leaf),
}

/// All programs behind each other. Place 0 is an empty one.
#[derive(Clone, Debug)]
pub(crate) struct Code {
    steps: Vec<Step>,
    characters: Vec<alloc::string::String>,
}

impl Code {
    pub(crate) fn new(characters: Vec<alloc::string::String>) -> Self {
        Self { steps: alloc::vec![Step::End], characters }
    }

    /// The step at a place; beyond the last there is only the end.
    #[inline]
    pub(crate) fn at(&self, place: u16) -> Step {
        self.steps.get(place as usize).copied().unwrap_or(Step::End)
    }

    /// Adds a program; its place, or an unknown character's name.
    pub(crate) fn add(&mut self, effects: &[Effect]) -> Result<u16, alloc::string::String> {
        if effects.is_empty() {
            return Ok(0);
        }
        let start = self.here();
        for effect in effects {
            self.lower(effect)?;
        }
        self.steps.push(Step::End);
        Ok(start)
    }

    fn here(&self) -> u16 {
        self.steps.len() as u16
    }

    fn lower(&mut self, effect: &Effect) -> Result<(), alloc::string::String> {
        match effect {
            Effect::Do(leaf) => self.steps.push(Step::Do(*leaf)),
            Effect::All(effects) => effects.iter().try_for_each(|effect| self.lower(effect))?,
            Effect::When(condition, effect) => {
                let test = self.test(condition)?;
                let gate = self.hole();
                self.lower(effect)?;
                self.steps[gate] = Step::Unless(test, self.here());
            }
            Effect::Tiers(base, tiers) => self.lower_tiers(base, tiers)?,
        }
        Ok(())
    }

    /// The highest tier is tried first; each failed test falls to the one below.
    fn lower_tiers(
        &mut self,
        base: &Effect,
        tiers: &[(Condition, Effect)],
    ) -> Result<(), alloc::string::String> {
        let mut exits = Vec::new();
        for (condition, effect) in tiers.iter().rev() {
            let test = self.test(condition)?;
            let gate = self.hole();
            self.lower(effect)?;
            exits.push(self.hole());
            self.steps[gate] = Step::Unless(test, self.here());
        }
        self.lower(base)?;
        for exit in exits {
            self.steps[exit] = Step::Jump(self.here());
        }
        Ok(())
    }

    /// A place to be filled when its target is known.
    fn hole(&mut self) -> usize {
        self.steps.push(Step::End);
        self.steps.len() - 1
    }

    pub(crate) fn test(&self, condition: &Condition) -> Result<Test, alloc::string::String> {
        Ok(match condition {
            Condition::Mastery(n) => Test::Mastery(*n),
            Condition::Inspire => Test::Inspire,
            Condition::Unify(faction) => Test::Unify(*faction),
            Condition::Dominion => Test::Dominion,
            Condition::Echo(faction) => Test::Echo(*faction),
            Condition::Character(id) => {
                let place = self.characters.iter().position(|known| known == id);
                Test::Character(place.ok_or_else(|| id.clone())? as u8)
            }
            Condition::FullHealth => Test::FullHealth,
            Condition::Control(n, faction) => Test::Control(*n, *faction),
            Condition::MostMastery => Test::MostMastery,
        })
    }
}
