//! What was done turn by turn, read from what the viewer was told.

use talon_core::{Phrase, Seat};
use talon_games::{Loaded, Shards};
use talon_shards::{Catalogue, Event, Kind, Resource};
use talon_table::News;

use crate::layouts::Scene;

/// A card that was played, used or turned over, with what it brought.
#[derive(Clone, Default, Debug)]
pub(super) struct Act {
    pub(super) kind: Kind,
    /// Was it a champion that was exhausted?
    pub(super) exhausted: bool,
    pub(super) gems: i64,
    pub(super) power: i64,
    pub(super) mastery: i64,
    pub(super) health: i64,
    pub(super) drew: i64,
}

/// One turn: whose, what they played, and what is worth a sentence.
pub(super) struct Turn<'a> {
    pub(super) seat: Option<Seat>,
    pub(super) acts: Vec<Act>,
    /// Attacks, recruits, falls: whole sentences.
    pub(super) said: Vec<&'a News>,
    /// All power that was turned against somebody.
    pub(super) attacks: Vec<(Seat, i64)>,
}

/// Whose turn begins with this event.
pub(crate) const fn turn_of(event: &Event) -> Option<Seat> {
    if let Event::TurnBegan { seat } = event { Some(*seat) } else { None }
}

/// The event behind a piece of news.
pub(super) fn event(told: &News) -> Option<Event> {
    told.event::<Catalogue>().copied()
}

/// The turns of the story, the oldest first.
pub(super) fn turns<'a>(scene: &'a Scene<'_>) -> Vec<Turn<'a>> {
    let mut turns: Vec<Turn<'a>> = Vec::new();
    for step in &scene.story {
        for told in &step.told {
            let Some(happened) = event(told) else { continue };
            let begins = turn_of(&happened);
            if begins.is_some() || turns.is_empty() {
                let seat = begins.or(happened.seat()).or(Some(step.seat));
                turns.push(Turn { seat, acts: Vec::new(), said: Vec::new(), attacks: Vec::new() });
            }
            if let Some(turn) = turns.last_mut() {
                turn.hear(told, happened);
            }
        }
    }
    turns
}

/// The damage a side did to others and prevented for itself, in the whole game.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Tally {
    pub(super) damage: i64,
    pub(super) prevented: i64,
}

/// What every side did, from the whole story.
pub(super) fn tallies(scene: &Scene<'_>, sides: usize) -> Vec<Tally> {
    let mut tallies = vec![Tally::default(); sides];
    for turn in turns(scene) {
        if let Some(tally) = turn.seat.and_then(|seat| tallies.get_mut(seat.index())) {
            tally.damage += turn.harm();
        }
        for happened in turn.said.iter().filter_map(|told| event(told)) {
            if let Event::Shielded { seat, n, .. } = happened
                && let Some(tally) = tallies.get_mut(seat.index())
            {
                tally.prevented += i64::from(n);
            }
        }
    }
    tallies
}

/// The turn that did the most harm.
pub(super) fn heaviest<'a>(scene: &'a Scene<'_>) -> Option<Turn<'a>> {
    turns(scene).into_iter().max_by_key(Turn::harm).filter(|turn| turn.harm() > 0)
}

/// What a turn came to: how many cards, what was recruited, who was attacked.
pub(crate) fn summary(scene: &Scene<'_>, told: &[&News]) -> Option<String> {
    let mut turn = Turn { seat: None, acts: Vec::new(), said: Vec::new(), attacks: Vec::new() };
    for told in told {
        if let Some(happened) = event(told) {
            turn.hear(told, happened);
        }
    }
    let played = turn.acts.len() as i64;
    let mut parts: Vec<String> = Vec::new();
    if played > 0 {
        parts.push(scene.counted("web-shards-played", played));
    }
    let names: Vec<String> = turn
        .said
        .iter()
        .filter_map(|told| match event(told)? {
            Event::Recruited { kind, .. } | Event::RelicTaken { kind, .. } => Some(kind),
            _ => None,
        })
        .map(|kind| scene.word(&Shards::loaded().term(kind)))
        .collect();
    if !names.is_empty() {
        parts.push(format!("{} {}", scene.word("web-shards-recruited"), names.join(", ")));
    }
    for (seat, n) in turn.attacks {
        let phrase = Phrase::new("web-shards-attacked").with("seat", seat).with("n", n);
        parts.push(scene.say(&phrase));
    }
    (!parts.is_empty()).then(|| parts.join(", "))
}

impl<'a> Turn<'a> {
    /// The damage that reached somebody.
    pub(super) fn harm(&self) -> i64 {
        let damage = |told: &&News| match event(told) {
            Some(Event::Damaged { n, .. }) => i64::from(n),
            _ => 0,
        };
        self.said.iter().map(damage).sum()
    }

    fn hear(&mut self, told: &'a News, happened: Event) {
        match happened {
            Event::Played { kind, .. }
            | Event::FastPlayed { kind, .. }
            | Event::NemesisPlayed { kind }
            | Event::Revealed { kind } => self.acts.push(Act { kind, ..Act::default() }),
            Event::Exhausted { kind, .. } => {
                self.acts.push(Act { kind, exhausted: true, ..Act::default() });
            }
            Event::Recruited { .. }
            | Event::RelicTaken { .. }
            | Event::Focused { .. }
            | Event::Destroyed { .. }
            | Event::Damaged { .. }
            | Event::Fell { .. }
            | Event::Shielded { .. }
            | Event::Weakened { .. } => self.said.push(told),
            Event::Attacked { seat, n, .. } => {
                self.said.push(told);
                self.attacks.push((seat, i64::from(n)));
            }
            _ => {}
        }
        // What others gain in my turn is theirs.
        let own = happened.seat().is_none_or(|seat| Some(seat) == self.seat);
        let Some(act) = self.acts.last_mut().filter(|_| own) else { return };
        match happened {
            Event::Gained { what: Resource::Gem, n, .. } => act.gems += i64::from(n),
            Event::Gained { what: Resource::Power, n, .. } => act.power += i64::from(n),
            Event::Gained { what: Resource::Mastery, n, .. } => act.mastery += i64::from(n),
            Event::Gained { what: Resource::Health, n, .. } => act.health += i64::from(n),
            Event::Drew { .. } => act.drew += 1,
            _ => {}
        }
    }
}
