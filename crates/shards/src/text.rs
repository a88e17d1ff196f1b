//! Cards as phrases; the words are in the locale files. The verbs know their own messages.
//!
//! A line of a card is one message per verb. What stands before the colon (`Mastery 10:`, `Exhaust:`) is a term of its
//! own, the argument `lead`: a language can bend verb and noun without knowing under which condition they stand.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use talon_core::{CardText, Gallery, Phrase, TextLine, Value};

use crate::card::{Card, Condition, Effect, Faction, Kind, Shield, Untouchable, WhileInPlay};
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

pub(crate) fn faction_term(faction: Faction) -> String {
    format!("shards-faction-{}", faction.id())
}

fn stand(standing: &WhileInPlay, out: &mut Vec<TextLine>) {
    let line = match standing {
        WhileInPlay::Untouchable(Untouchable::Always) => Phrase::new("shards-untouchable"),
        WhileInPlay::Untouchable(Untouchable::WhileControlling(id)) => {
            Phrase::new("shards-untouchable-with").with("card", name_term(id))
        }
        WhileInPlay::Untouchable(Untouchable::ByLowerMastery) => {
            Phrase::new("shards-untouchable-lower-mastery")
        }
        WhileInPlay::ProtectsOthers => Phrase::new("shards-protects-others"),
        WhileInPlay::Defense(n, id) => {
            Phrase::new("shards-defense").with("character", character_term(id)).with("n", i64::from(*n))
        }
        WhileInPlay::Shield { value, from, then } => {
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
        Effect::All(effects) => match joined(effects, lead) {
            Some(phrase) => out.push(lead.line(depth, phrase)),
            None => effects.iter().for_each(|effect| say(effect, lead, depth, out)),
        },
        Effect::Do(leaf) => {
            out.push(lead.line(depth, leaf.arguments(lead.phrase(leaf.key()), "n")));
            if let Some((mastery, key)) = leaf.line_below() {
                let lead = Lead::new("").and(&Condition::Mastery(mastery));
                out.push(lead.line(depth + 1, lead.phrase(key)));
            }
        }
    }
}

/// Two things that share a line and a message; the second number is `m`.
fn joined(effects: &[Effect], lead: &Lead) -> Option<Phrase> {
    let [Effect::Do(first), Effect::Do(second)] = effects else { return None };
    let phrase = lead.phrase(first.key_with(*second)?);
    Some(second.arguments(first.arguments(phrase, "n"), "m"))
}
