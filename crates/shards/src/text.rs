//! Cards, questions and offers as phrases; the words are in the locale files.
//!
//! A line of a card is one message per verb. What stands before the colon (`Mastery 10:`, `Exhaust:`) is a term of its
//! own, the argument `lead`: a language can bend verb and noun without knowing under which condition they stand.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use talon_core::{CardText, Gallery, Phrase, TextLine, Value};

use crate::card::{
    Card, Condition, Copied, Count, Effect, Faction, Filter, Kind, Mark, Reach, Resource, Shield, Standing,
    Untouchable,
};
use crate::catalogue::Catalogue;

impl Gallery for Catalogue {
    fn gallery(&self) -> Vec<CardText> {
        let cards = self.cards().iter().enumerate();
        cards.map(|(place, card)| self.card_text(Kind(place as u8), card)).collect()
    }
}

impl Catalogue {
    /// The message that holds a card's name.
    pub fn term(&self, kind: Kind) -> String {
        name_term(&self.card(kind).id)
    }

    /// The message that holds a character's name.
    pub fn character_term(&self, character: u8) -> String {
        character_term(self.character_id(character))
    }

    fn card_text(&self, kind: Kind, card: &Card) -> CardText {
        let mut figures = Vec::from([("type", Value::from(card.kind.id()))]);
        if card.faction != Faction::Neutral {
            figures.insert(0, ("faction", Value::from(card.faction.id())));
        }
        let mut figure = |name, n: u8| figures.push((name, Value::Int(i64::from(n))));
        figure("cost", card.cost);
        figure("copies", card.copies);
        if card.kind.is_champion() {
            figure("defense", card.defense);
        }
        if let Shield::Fixed(n) = card.shield {
            figure("shield", n);
        }
        if card.mercenary {
            figures.push(("mercenary", Value::Bool(true)));
        }
        CardText { id: card.id.clone(), name: self.term(kind), figures, lines: lines(card) }
    }
}

fn name_term(id: &str) -> String {
    format!("shards-card-{}", id.replace('_', "-"))
}

fn character_term(id: &str) -> String {
    format!("shards-character-{}", id.replace('_', "-"))
}

/// The printed lines of a card, top to bottom. A tier stands under the line it replaces, and what belongs to an activation
/// under the line with its mark.
fn lines(card: &Card) -> Vec<TextLine> {
    let mut out = Vec::new();
    if let Some(faction) = card.cheaper {
        out.push(Phrase::new("shards-cheaper").with("faction", faction_term(faction)).into());
    }
    if card.recall {
        out.push(Phrase::new("shards-recall").into());
    }
    if card.shield == Shield::Mastery {
        out.push(Phrase::new("shards-shield-mastery").into());
    }
    card.standing.iter().for_each(|standing| stand(standing, &mut out));
    let on_play = if card.kind.is_champion() { "play" } else { "" };
    card.play.iter().for_each(|effect| say(effect, &Lead::new(on_play), 0, &mut out));
    // Only the first line of an ability carries the mark; those under it belong to the same activation.
    for (place, effect) in card.exhaust.iter().enumerate() {
        let lead = Lead::new(if place == 0 { "exhaust" } else { "" });
        say(effect, &lead, u8::from(place > 0), &mut out);
    }
    out
}

/// What stands before the colon, as parts of a message key.
#[derive(Clone)]
struct Lead {
    parts: Vec<String>,
    instead: bool,
    /// The mastery it asks for.
    threshold: Option<u8>,
}

impl Lead {
    fn new(part: &str) -> Self {
        let parts = if part.is_empty() { Vec::new() } else { [part.to_string()].into() };
        Self { parts, instead: false, threshold: None }
    }

    fn and(&self, condition: &Condition) -> Self {
        let mut lead = self.clone();
        lead.parts.push(condition_key(condition));
        if let Condition::Mastery(n) = condition {
            lead.threshold = lead.threshold.max(Some(*n));
        }
        lead
    }

    /// A tier that replaces the line above it.
    fn tier(condition: &Condition) -> Self {
        Self { instead: true, ..Self::new("").and(condition) }
    }

    fn term(&self) -> String {
        if self.parts.is_empty() {
            return "shards-lead-none".to_string();
        }
        format!("shards-lead-{}", self.parts.join("-"))
    }

    /// A line that begins with it.
    fn line(&self, depth: u8, say: Phrase) -> TextLine {
        TextLine { depth, say, threshold: self.threshold }
    }

    fn phrase(&self, key: &'static str) -> Phrase {
        let after = if self.instead { "shards-instead" } else { "shards-not-instead" };
        Phrase::new(key).with("lead", self.term()).with("instead", after.to_string())
    }
}

fn condition_key(condition: &Condition) -> String {
    match condition {
        Condition::Mastery(n) => format!("mastery-{n}"),
        Condition::Inspire => "inspire".to_string(),
        Condition::Unify(faction) => format!("unify-{}", faction.id()),
        Condition::Dominion => "dominion".to_string(),
        Condition::Echo(faction) => format!("echo-{}", faction.id()),
        Condition::Character(id) => id.replace('_', "-"),
        Condition::FullHealth => "full-health".to_string(),
        Condition::Control(n, faction) => format!("control-{n}-{}", faction.id()),
        Condition::MostMastery => "most-mastery".to_string(),
    }
}

fn faction_term(faction: Faction) -> String {
    format!("shards-faction-{}", faction.id())
}

fn stand(standing: &Standing, out: &mut Vec<TextLine>) {
    let line = match standing {
        Standing::Untouchable(Untouchable::Always) => Phrase::new("shards-untouchable"),
        Standing::Untouchable(Untouchable::WhileControlling(id)) => {
            Phrase::new("shards-untouchable-with").with("card", name_term(id))
        }
        Standing::Untouchable(Untouchable::ByLowerMastery) => Phrase::new("shards-untouchable-lower-mastery"),
        Standing::ProtectsOthers => Phrase::new("shards-protects-others"),
        Standing::Defense(n, id) => {
            Phrase::new("shards-defense").with("character", character_term(id)).with("n", i64::from(*n))
        }
        Standing::Shield { value, from, then } => {
            let line = |depth, n: u8, lead: &Lead| {
                lead.line(depth, lead.phrase("shards-standing-shield").with("n", i64::from(n)))
            };
            out.push(line(0, *value, &Lead::new("")));
            out.push(line(1, *then, &Lead::tier(&Condition::Mastery(*from))));
            return;
        }
    };
    out.push(line.into());
}

/// One printed line, or one for each tier.
fn say(effect: &Effect, lead: &Lead, depth: u8, out: &mut Vec<TextLine>) {
    match effect {
        Effect::When(condition, effect) => say(effect, &lead.and(condition), depth, out),
        Effect::Tiers(base, tiers) => {
            say(base, lead, depth, out);
            for (condition, effect) in tiers {
                say(effect, &Lead::tier(condition), depth + 1, out);
            }
        }
        Effect::All(effects) => match effects.as_slice() {
            [first, second] => out.push(lead.line(depth, say_two(first, second, lead))),
            _ => effects.iter().for_each(|effect| say(effect, lead, depth, out)),
        },
        Effect::FreeRecruit { cost_max, to_hand_from } => {
            let phrase = lead.phrase("shards-free-recruit").with("n", i64::from(*cost_max));
            out.push(lead.line(depth, phrase));
            let lead = Lead::new("").and(&Condition::Mastery(*to_hand_from));
            out.push(lead.line(depth + 1, lead.phrase("shards-recruit-to-hand")));
        }
        effect => out.push(lead.line(depth, arguments(effect, "n", lead.phrase(key(effect))))),
    }
}

/// Two things of one line; the second number is `m`.
fn say_two(first: &Effect, second: &Effect, lead: &Lead) -> Phrase {
    let key = match (first, second) {
        (Effect::Gain(_, Resource::Gem), Effect::Draw(_)) => "shards-gain-gem-draw",
        (Effect::Gain(_, Resource::Power), Effect::Draw(_)) => "shards-gain-power-draw",
        (Effect::Gain(_, Resource::Health), Effect::Draw(_)) => "shards-gain-health-draw",
        (Effect::Gain(_, Resource::Power), Effect::Gain(_, Resource::Mastery)) => "shards-gain-power-mastery",
        (Effect::Gain(_, Resource::Mastery), Effect::Gain(_, Resource::Health)) => {
            "shards-gain-mastery-health"
        }
        (Effect::Gain(_, Resource::Power), Effect::Return(_)) => "shards-gain-power-return",
        (Effect::Gain(_, Resource::Power), Effect::Per(..)) => "shards-gain-power-per-ally",
        // No card joins anything else; the locale test would find the missing words.
        _ => "shards-gain-two",
    };
    arguments(second, "m", arguments(first, "n", lead.phrase(key)))
}

/// The numbers and names a verb takes.
fn arguments(effect: &Effect, name: &'static str, phrase: Phrase) -> Phrase {
    match effect {
        Effect::Gain(n, _) | Effect::Draw(n) | Effect::Banish(n) | Effect::Weaken(n) => {
            phrase.with(name, i64::from(*n))
        }
        Effect::Per(count, n, _) => {
            let phrase = phrase.with(name, i64::from(*n));
            match count {
                Count::Champions(faction) | Count::AlliesPlayed(faction) | Count::Discarded(faction) => {
                    phrase.with("faction", faction_term(*faction))
                }
                Count::Mastery | Count::HalfMastery => phrase,
            }
        }
        Effect::Return(Filter::Faction(faction))
        | Effect::ReturnEvery(Filter::Faction(faction))
        | Effect::Copy(Copied::AllyOf(faction))
        | Effect::CopyEvery(faction) => phrase.with("faction", faction_term(*faction)),
        _ => phrase,
    }
}

/// One message per verb and subject.
fn key(effect: &Effect) -> &'static str {
    match effect {
        Effect::Gain(_, Resource::Gem) => "shards-gain-gem",
        Effect::Gain(_, Resource::Power) => "shards-gain-power",
        Effect::Gain(_, Resource::Mastery) => "shards-gain-mastery",
        Effect::Gain(_, Resource::Health) => "shards-gain-health",
        Effect::Per(Count::Champions(_), _, Resource::Gem) => "shards-gem-per-champion",
        Effect::Per(Count::Champions(_), ..) => "shards-power-per-champion",
        Effect::Per(Count::AlliesPlayed(_), ..) => "shards-power-per-ally",
        Effect::Per(Count::Discarded(_), ..) => "shards-power-per-discarded",
        Effect::Per(Count::Mastery, ..) => "shards-power-per-mastery",
        Effect::Per(Count::HalfMastery, ..) => "shards-power-per-half-mastery",
        Effect::InfinitePower => "shards-infinite-power",
        Effect::DoublePower => "shards-double-power",
        Effect::Draw(_) => "shards-draw",
        Effect::Banish(_) => "shards-banish",
        Effect::Return(Filter::Champion) => "shards-return-champion",
        Effect::Return(Filter::Mercenary) => "shards-return-mercenary",
        Effect::Return(Filter::Faction(_)) => "shards-return-faction",
        Effect::ReturnEvery(Filter::Champion) => "shards-return-every-champion",
        Effect::ReturnEvery(Filter::Mercenary) => "shards-return-every-mercenary",
        Effect::ReturnEvery(Filter::Faction(_)) => "shards-return-every-faction",
        Effect::FreeRecruit { .. } => "shards-free-recruit",
        Effect::Destroy(Reach::One) => "shards-destroy-one",
        Effect::Destroy(Reach::Every) => "shards-destroy-every",
        Effect::Weaken(_) => "shards-weaken",
        Effect::Copy(Copied::Ally) => "shards-copy",
        Effect::Copy(Copied::AllyOf(_)) => "shards-copy-ally",
        Effect::CopyAgain => "shards-copy-again",
        Effect::CopyEvery(_) => "shards-copy-every",
        Effect::Mark(Mark::RecruitIntoPlay) => "shards-mark-into-play",
        Effect::Mark(Mark::IgnoreShields) => "shards-mark-ignore-shields",
        Effect::Mark(Mark::HealthIsPower) => "shards-mark-health-is-power",
        Effect::Mark(Mark::Spoils) => "shards-mark-spoils",
        // Taken apart before.
        Effect::All(_) | Effect::When(..) | Effect::Tiers(..) => "shards-gain-two",
    }
}
