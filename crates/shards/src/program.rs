//! Effect trees lowered to one flat table of steps, walked without hashing, allocation or string comparison.

use alloc::vec::Vec;

use crate::card::{Condition, Copied, Count, Effect, Faction, Filter, Mark, Reach, Resource};

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

/// One step of a program. A step that has to ask stays on the agenda and is the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    End,
    Jump(u16),
    /// Goes on if the test holds, jumps otherwise.
    Unless(Test, u16),
    Gain(u8, Resource),
    Per(Count, u8, Resource),
    InfinitePower,
    DoublePower,
    Draw(u8),
    Banish(u8),
    Return(Filter),
    ReturnEvery(Filter),
    FreeRecruit {
        cost_max: u8,
        to_hand_from: u8,
    },
    Destroy(Reach),
    Weaken(u8),
    Copy(Copied),
    CopyAgain,
    CopyEvery(Faction),
    Mark(Mark),
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
        let step = match effect {
            Effect::All(effects) => return effects.iter().try_for_each(|effect| self.lower(effect)),
            Effect::When(condition, effect) => {
                let test = self.test(condition)?;
                let gate = self.hole();
                self.lower(effect)?;
                self.steps[gate] = Step::Unless(test, self.here());
                return Ok(());
            }
            Effect::Tiers(base, tiers) => return self.lower_tiers(base, tiers),
            Effect::Gain(n, resource) => Step::Gain(*n, *resource),
            Effect::Per(count, n, resource) => Step::Per(*count, *n, *resource),
            Effect::InfinitePower => Step::InfinitePower,
            Effect::DoublePower => Step::DoublePower,
            Effect::Draw(n) => Step::Draw(*n),
            Effect::Banish(n) => Step::Banish(*n),
            Effect::Return(filter) => Step::Return(*filter),
            Effect::ReturnEvery(filter) => Step::ReturnEvery(*filter),
            Effect::FreeRecruit { cost_max, to_hand_from } => {
                Step::FreeRecruit { cost_max: *cost_max, to_hand_from: *to_hand_from }
            }
            Effect::Destroy(reach) => Step::Destroy(*reach),
            Effect::Weaken(n) => Step::Weaken(*n),
            Effect::Copy(what) => Step::Copy(*what),
            Effect::CopyAgain => Step::CopyAgain,
            Effect::CopyEvery(faction) => Step::CopyEvery(*faction),
            Effect::Mark(mark) => Step::Mark(*mark),
        };
        self.steps.push(step);
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
