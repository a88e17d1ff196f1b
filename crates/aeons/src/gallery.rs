//! Every card, mage and nemesis as a reader sees it: name, figures, text.

use alloc::vec::Vec;

use talon_core::{Arg, CardText, Gallery, Phrase, Value};

use crate::card::{Board, Class, Effect, Mage, NemesisCard, NemesisKind, PlayerCard, Usable, Window};
use crate::catalogue::Catalogue;
use crate::text::{say, write};
use crate::view::term;

impl Gallery for Catalogue {
    /// Player cards, nemesis cards, mages, nemeses.
    fn gallery(&self) -> Vec<CardText> {
        let cards = self.players.iter().map(player_entry).chain(self.nemesis_cards.iter().map(nemesis_entry));
        cards.chain(self.mages.iter().map(mage_entry)).chain(self.boards.iter().map(board_entry)).collect()
    }
}
/// A heading and its lines, unless there are none.
fn section(lines: &mut Vec<Phrase>, heading: Phrase, effects: &[Effect]) {
    if !effects.is_empty() {
        lines.push(heading);
        lines.extend(write(effects));
    }
}

fn player_entry(card: &PlayerCard) -> CardText {
    let mut lines = Vec::new();
    if card.anywhere {
        lines.push(say("aeons-text-anywhere"));
    }
    section(&mut lines, say("aeons-text-gained"), &card.gained);
    let using = if card.usable == Usable::Once { "aeons-text-use-once" } else { "aeons-text-use-often" };
    section(&mut lines, say(using), &card.using);
    section(&mut lines, say("aeons-text-casting-end"), &card.casting_end);
    section(&mut lines, say("aeons-text-cast"), &card.cast);
    if card.gained.is_empty() {
        lines.extend(write(&card.play));
    } else {
        section(&mut lines, say("aeons-text-play"), &card.play);
    }
    let class = match card.class {
        Class::Gem => "gem",
        Class::Relic => "relic",
        Class::Spell => "spell",
    };
    let mut figures = Vec::from([("kind", Value::from(class)), ("cost", Value::Int(card.cost.into()))]);
    if card.pile > 0 {
        figures.push(("pile", Value::Int(card.pile.into())));
    }
    CardText { id: card.id.clone(), name: term("card", &card.id), figures, lines }
}

fn nemesis_entry(card: &NemesisCard) -> CardText {
    let mut lines = Vec::new();
    section(&mut lines, say("aeons-text-to-discard"), &card.to_discard);
    section(&mut lines, say("aeons-text-immediate"), &card.immediate);
    if card.hit_cap > 0 {
        lines.push(say("aeons-text-hit-cap").with("n", i64::from(card.hit_cap)));
    }
    if card.guarded {
        lines.push(say("aeons-text-guarded"));
    }
    if card.husk_life > 0 {
        lines.push(say("aeons-text-husk-life").with("n", i64::from(card.husk_life)));
    }
    section(&mut lines, say("aeons-text-hit"), &card.hit);
    let (kind, figure) = match card.kind {
        NemesisKind::Attack => ("attack", None),
        NemesisKind::Minion => ("minion", Some("life")),
        NemesisKind::Power => ("power", Some("power")),
        NemesisKind::Strike => ("strike", None),
        NemesisKind::Corruption => ("corruption", None),
    };
    match card.kind {
        NemesisKind::Minion => section(&mut lines, say("aeons-text-persistent"), &card.effect),
        NemesisKind::Power => {
            section(&mut lines, say("aeons-text-power").with("n", i64::from(card.figure)), &card.effect);
        }
        NemesisKind::Attack | NemesisKind::Strike | NemesisKind::Corruption => {
            lines.extend(write(&card.effect));
        }
    }
    let owner = if card.of.is_empty() { "basic" } else { &card.of };
    let mut figures = Vec::from([
        ("kind", Value::from(kind)),
        ("nemesis", Value::from(owner)),
        ("tier", Value::Int(card.tier.into())),
    ]);
    if let Some(figure) = figure.filter(|_| card.figure > 0) {
        figures.push((figure, Value::Int(card.figure.into())));
    }
    CardText { id: card.id.clone(), name: term("card", &card.id), figures, lines }
}

fn mage_entry(mage: &Mage) -> CardText {
    let window = match mage.window {
        Window::OwnMain => "aeons-text-window-own-main",
        Window::AnyMain => "aeons-text-window-any-main",
        Window::NemesisDraw => "aeons-text-window-nemesis-draw",
        Window::TurnDrawn => "aeons-text-window-turn-drawn",
    };
    let ability = say("aeons-text-ability").with("ability", Arg::Term(term("ability", &mage.id)));
    let mut lines = Vec::from([ability, say(window)]);
    lines.extend(write(&mage.ability));
    let figures = Vec::from([("kind", Value::from("mage")), ("charges", Value::Int(mage.charges.into()))]);
    CardText { id: mage.id.clone(), name: term("mage", &mage.id), figures, lines }
}

/// A board lists its rules in the order of a game, increased difficulty last.
fn board_entry(board: &Board) -> CardText {
    let mut lines = Vec::new();
    section(&mut lines, say("aeons-text-set-up"), &board.start);
    section(&mut lines, say("aeons-text-unleash"), &board.unleash);
    section(&mut lines, say("aeons-text-turn-end"), &board.turn_end);
    if board.strike_fury > 0 {
        lines.push(say("aeons-text-strike-rule").with("n", i64::from(board.strike_fury)));
    }
    for (from, to, effects) in &board.swarm {
        let heading = say("aeons-text-swarm").with("from", i64::from(*from)).with("to", i64::from(*to));
        section(&mut lines, heading, effects);
    }
    if !board.swarm.is_empty() {
        lines.push(say("aeons-text-husks"));
    }
    if board.corruption_spreads_expert {
        lines.push(say("aeons-text-corruptions"));
    }
    if board.starves {
        lines.push(say("aeons-text-devoured"));
    }
    section(&mut lines, say("aeons-text-expert"), &board.unleash_expert);
    section(&mut lines, say("aeons-text-expert"), &board.start_expert);
    if board.strike_fury_expert > 0 {
        lines.push(say("aeons-text-expert"));
        lines.push(say("aeons-text-strike-rule").with("n", i64::from(board.strike_fury_expert)));
    }
    if board.corruption_spreads_expert {
        lines.push(say("aeons-text-expert"));
        lines.push(say("aeons-text-corruption-spreads"));
    }
    let figures = Vec::from([
        ("kind", Value::from("nemesis")),
        ("life", Value::Int(board.life.into())),
        ("rating", Value::Int(board.rating.into())),
    ]);
    CardText { id: board.id.clone(), name: term("nemesis", &board.id), figures, lines }
}
