//! What was done turn by turn, read from what the viewer was told.

use talon_aeons::state::turn_card;
use talon_aeons::{Catalogue, Event, What};
use talon_core::Seat;
use talon_games::{Aeons, Loaded};
use talon_table::News;

use super::term;
use crate::layouts::Scene;

/// The seat that stands for the nemesis in the story: nobody sits there.
const NOBODY: usize = Seat::MAX - 1;

/// Whose turn begins with this event: the nemesis has no seat, so it is one at which nobody sits. A wild card is nobody's yet.
pub(crate) fn turn_of(event: &Event) -> Option<Seat> {
    let card = u8::try_from(event.n).ok().filter(|_| event.what == What::Turned)?;
    match card {
        turn_card::WILD => None,
        turn_card::NEMESIS => Some(Seat::at(NOBODY)),
        seat => Some(Seat::at(seat.into())),
    }
}

/// A card that was played, cast, or drawn and used by the nemesis, with what it brought.
#[derive(Clone, Default, Debug)]
pub(super) struct Act {
    pub(super) id: &'static str,
    pub(super) aether: i64,
    pub(super) charges: i64,
    /// Damage to the nemesis and what fights for it.
    pub(super) damage: i64,
    /// Damage to Gravehold and the mages.
    pub(super) harm: i64,
}

/// One turn: whose, which cards, and what is worth a sentence.
#[derive(Default)]
pub(super) struct Turn<'a> {
    /// `None` for the nemesis.
    pub(super) seat: Option<Seat>,
    pub(super) acts: Vec<Act>,
    pub(super) said: Vec<&'a News>,
    /// How many cards were gained.
    pub(super) gained: usize,
    /// Damage to the nemesis and what fights for it.
    pub(super) damage: i64,
    /// Damage to Gravehold and the mages.
    pub(super) harm: i64,
}

/// The turns of the story, the oldest first.
pub(super) fn turns<'a>(scene: &'a Scene<'_>) -> Vec<Turn<'a>> {
    let mut turns: Vec<Turn<'a>> = Vec::new();
    for step in &scene.story {
        for told in &step.told {
            let Some(event) = told.event::<Catalogue>() else { continue };
            if event.what == What::Turned || turns.is_empty() {
                let seat = match turn_of(event) {
                    Some(seat) if seat.index() == NOBODY => None,
                    // The group decides whose a wild turn is; until then it counts for whoever moved.
                    known => Some(known.unwrap_or(step.seat)),
                };
                turns.push(Turn { seat, ..Turn::default() });
            }
            if let Some(turn) = turns.last_mut() {
                turn.hear(told, event);
            }
        }
    }
    turns
}

impl<'a> Turn<'a> {
    fn hear(&mut self, told: &'a News, event: &Event) {
        let n = i64::from(event.n);
        match event.what {
            What::Played
            | What::Cast
            | What::Used
            | What::NemesisDrew
            | What::NemesisActs
            | What::Struck
            | What::CorruptionResolved => {
                let id = Aeons::loaded().id(event.kind);
                self.acts.push(Act { id, ..Act::default() });
            }
            What::Gained | What::GainedElsewhere => {
                self.gained += 1;
                self.said.push(told);
            }
            what if is_worth_telling(what) => self.said.push(told),
            _ => {}
        }
        let dealt = matches!(event.what, What::NemesisHurt | What::MinionHurt | What::HusksFell);
        let suffered = matches!(event.what, What::GraveholdHurt | What::Hurt);
        self.damage += if dealt { n } else { 0 };
        self.harm += if suffered { n } else { 0 };
        let Some(act) = self.acts.last_mut() else { return };
        act.damage += if dealt { n } else { 0 };
        act.harm += if suffered { n } else { 0 };
        act.aether += if event.what == What::Aether { n } else { 0 };
        act.charges += if event.what == What::Charged { n } else { 0 };
    }
}

/// Is this worth a sentence of its own on the stage?
const fn is_worth_telling(what: What) -> bool {
    matches!(
        what,
        What::Prepared
            | What::Opened
            | What::Focused
            | What::Ability
            | What::PowerDiscarded
            | What::MinionFell
            | What::Exhausted
            | What::GraveholdHurt
            | What::Hurt
            | What::Unleashed
            | What::HusksPlaced
            | What::Swarmed
            | What::Devoured
            | What::Corrupted
            | What::BreachLost
            | What::NemesisHurt
            | What::MinionHurt
            | What::HusksFell
            | What::Decided
    )
}

/// What a turn came to, in a line: how many cards, what was gained, what it did.
pub(crate) fn summary(scene: &Scene<'_>, told: &[&News]) -> Option<String> {
    let mut turn = Turn::default();
    let mut names: Vec<String> = Vec::new();
    for told in told {
        let Some(event) = told.event::<Catalogue>() else { continue };
        turn.hear(told, event);
        if matches!(event.what, What::Gained | What::GainedElsewhere) {
            names.push(scene.word(&term("card", Aeons::loaded().id(event.kind))));
        }
    }
    let mut parts: Vec<String> = Vec::new();
    if !turn.acts.is_empty() {
        parts.push(scene.counted("web-aeons-used", turn.acts.len() as i64));
    }
    if !names.is_empty() {
        parts.push(format!("{} {}", scene.word("web-aeons-gained"), names.join(", ")));
    }
    if turn.damage > 0 {
        parts.push(scene.counted("web-aeons-dealt", turn.damage));
    }
    if turn.harm > 0 {
        parts.push(scene.counted("web-aeons-suffered", turn.harm));
    }
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// What a seat did in the whole story.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Tally {
    pub(super) damage: i64,
    pub(super) gained: usize,
}

/// What every seat did.
pub(super) fn tallies(turns: &[Turn<'_>], seats: usize) -> Vec<Tally> {
    let mut tallies = vec![Tally::default(); seats];
    for turn in turns {
        if let Some(tally) = turn.seat.and_then(|seat| tallies.get_mut(seat.index())) {
            tally.damage += turn.damage;
            tally.gained += turn.gained;
        }
    }
    tallies
}
