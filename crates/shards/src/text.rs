//! Cards as phrases; the words are in the locale files. The verbs know their own messages.
//!
//! A line of a card is one message per verb. What stands before the colon (`Mastery 10:`, `Exhaust:`) is a term of its
//! own, the argument `lead`: a language can bend verb and noun without knowing under which condition they stand.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use talon_core::{CardText, Gallery, LeadSign, LineKind, Phrase, TextLine, Value};

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
    let on_play = if card.kind.is_champion() { Lead::on("play", LeadSign::Keyword) } else { Lead::none() };
    card.play.iter().for_each(|effect| say(effect, &on_play, 0, &mut out));
    // Only the first line of an ability carries the mark; those under it belong to the same activation.
    for (place, effect) in card.exhaust.iter().enumerate() {
        let lead = if place == 0 { Lead::on("exhaust", LeadSign::Use) } else { Lead::none() };
        say(effect, &lead, u8::from(place > 0), &mut out);
    }
    out
}

/// What stands before the colon, as parts of a message key.
#[derive(Clone)]
struct Lead {
    parts: Vec<String>,
    /// What it is drawn as; nothing while it has no parts.
    sign: Option<LeadSign>,
    instead: bool,
    /// The mastery it asks for.
    threshold: Option<u8>,
}

impl Lead {
    const fn none() -> Self {
        Self { parts: Vec::new(), sign: None, instead: false, threshold: None }
    }

    fn on(part: &str, sign: LeadSign) -> Self {
        Self { parts: [part.to_string()].into(), sign: Some(sign), ..Self::none() }
    }

    fn and(&self, condition: &Condition) -> Self {
        let mut lead = self.clone();
        lead.parts.push(condition_key(condition));
        let step = match condition {
            Condition::Mastery(n) => Some(*n),
            _ => None,
        };
        lead.threshold = lead.threshold.max(step);
        // A step is drawn as such where it stands alone; what is used stays what is used.
        lead.sign = Some(match (self.sign, step) {
            (None, Some(n)) => LeadSign::Step(n),
            (Some(LeadSign::Use), _) => LeadSign::Use,
            (None | Some(LeadSign::Step(_) | LeadSign::Keyword), _) => LeadSign::Keyword,
        });
        lead
    }

    /// A tier that replaces the line above it.
    fn tier(condition: &Condition) -> Self {
        Self { instead: true, ..Self::none().and(condition) }
    }

    fn term(&self) -> String {
        if self.parts.is_empty() {
            return "shards-lead-none".to_string();
        }
        format!("shards-lead-{}", self.parts.join("-"))
    }

    /// A line that begins with it.
    fn line(&self, depth: u8, say: impl Fn(&Self) -> Phrase) -> TextLine {
        let kind = self.sign.map_or(LineKind::Plain, |sign| {
            let bare = Self { parts: Vec::new(), ..self.clone() };
            LineKind::Led(talon_core::Lead { sign, key: self.term(), rest: say(&bare) })
        });
        TextLine { depth, say: say(self), threshold: self.threshold, kind }
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
                lead.line(depth, |lead| lead.phrase("shards-standing-shield").with("n", i64::from(n)))
            };
            out.push(line(0, *value, &Lead::none()));
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
        Effect::All(effects) => match joined(effects) {
            Some(phrase) => out.push(lead.line(depth, phrase)),
            None => effects.iter().for_each(|effect| say(effect, lead, depth, out)),
        },
        Effect::Do(leaf) => {
            out.push(lead.line(depth, |lead| leaf.arguments(lead.phrase(leaf.key()), "n")));
            if let Some((mastery, key)) = leaf.line_below() {
                let lead = Lead::none().and(&Condition::Mastery(mastery));
                out.push(lead.line(depth + 1, |lead| lead.phrase(key)));
            }
        }
    }
}

/// Two things that share a line and a message; the second number is `m`.
fn joined(effects: &[Effect]) -> Option<impl Fn(&Lead) -> Phrase> {
    let [Effect::Do(first), Effect::Do(second)] = effects else { return None };
    let key = first.key_with(*second)?;
    Some(move |lead: &Lead| second.arguments(first.arguments(lead.phrase(key), "n"), "m"))
}
