//! What was done turn by turn, read from what the viewer was told.

use talon_core::{Arg, Game, Phrase, Seat};
use talon_shards::Catalogue;

use crate::layouts::{Scene, face};
use crate::pages::log::card_in;

/// A card that was played, used or turned over, with what it brought.
#[derive(Clone, Default, Debug)]
pub(super) struct Act {
    pub(super) id: &'static str,
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
    pub(super) said: Vec<&'a Phrase>,
    /// All power that was turned against somebody.
    pub(super) attacks: Vec<(Seat, i64)>,
}

/// The turns since the viewer's own turn before this one, the oldest first.
pub(super) fn turns<'a>(scene: &'a Scene<'_>) -> Vec<Turn<'a>> {
    let mut turns: Vec<Turn<'a>> = Vec::new();
    for step in &scene.story {
        for told in &step.told {
            if told.key == "shards-log-turn" || turns.is_empty() {
                let seat = seat_in(told, "seat").or(Some(step.seat));
                turns.push(Turn { seat, acts: Vec::new(), said: Vec::new(), attacks: Vec::new() });
            }
            if let Some(turn) = turns.last_mut() {
                turn.hear(told);
            }
        }
    }
    turns
}

/// What a side did to others, and kept from itself, in the whole game.
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
        for told in turn.said.iter().filter(|told| told.key == "shards-log-shielded") {
            if let Some(tally) = seat_in(told, "seat").and_then(|seat| tallies.get_mut(seat.index())) {
                tally.prevented += number_in(told);
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
pub(crate) fn summary(scene: &Scene<'_>, told: &[&Phrase]) -> Option<String> {
    let mut turn = Turn { seat: None, acts: Vec::new(), said: Vec::new(), attacks: Vec::new() };
    for told in told {
        turn.hear(told);
    }
    let played = turn.acts.len() as i64;
    let mut parts: Vec<String> = Vec::new();
    if played > 0 {
        parts.push(scene.counted("web-shards-played", played));
    }
    let names: Vec<String> = turn
        .said
        .iter()
        .filter(|told| matches!(told.key, "shards-log-recruited" | "shards-log-relic"))
        .filter_map(|told| card_in(told))
        .filter_map(|id| Some(scene.word(&face::find(Catalogue::NAME, id)?.name)))
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
        self.said.iter().filter(|told| told.key == "shards-log-damaged").map(|told| number_in(told)).sum()
    }

    fn hear(&mut self, told: &'a Phrase) {
        let (n, key) = (number_in(told), told.key.strip_prefix("shards-log-").unwrap_or(told.key));
        // What others gain in my turn is theirs.
        let own = seat_in(told, "seat").is_none_or(|seat| Some(seat) == self.seat);
        match key {
            "played" | "fast-played" | "exhausted" | "nemesis-played" | "revealed" => {
                let id = card_in(told).unwrap_or_default();
                self.acts.push(Act { id, exhausted: key == "exhausted", ..Act::default() });
            }
            "recruited" | "relic" | "focused" | "destroyed" | "damaged" | "fell" | "shielded"
            | "weakened" => {
                self.said.push(told);
            }
            "attacked" | "attacked-infinite" => {
                self.said.push(told);
                self.attacks.extend(seat_in(told, "seat").map(|seat| (seat, n)));
            }
            _ => {}
        }
        let Some(act) = self.acts.last_mut().filter(|_| own) else { return };
        match key {
            "gained-gem" => act.gems += n,
            "gained-power" => act.power += n,
            "gained-mastery" => act.mastery += n,
            "gained-health" => act.health += n,
            "drew" | "drew-hidden" => act.drew += 1,
            _ => {}
        }
    }
}

fn number_in(told: &Phrase) -> i64 {
    let number = told.args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(n) if *name == "n" => Some(*n),
        _ => None,
    });
    number.unwrap_or(0)
}

fn seat_in(told: &Phrase, name: &str) -> Option<Seat> {
    told.args.iter().find_map(|(key, arg)| match arg {
        Arg::Seat(seat) if *key == name => Some(*seat),
        _ => None,
    })
}
