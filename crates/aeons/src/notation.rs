//! Moves as text: docs/notation.md.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use talon_core::{Refusal, Seat};

use crate::catalogue::{Catalogue, KindId, NONE};
use crate::choice::{Choice, ORDER_MAX, Order};
use crate::look::Look;
use crate::state::{Task, turn_card};
use crate::verbs::Zone;

const MOVES: &str = "expected cast N, play ID, buy ID, charge, focus N, open N, prepare ID N, ability, use ID, \
    discard-power ID, target nemesis|ID|husk, option N, next ID, next-all ID ID …, choose ID|seatN|N, yes, no, done or end";

impl Look<'_> {
    /// Whose prepared spells are being picked from.
    pub(crate) fn spell_owner(self) -> Option<u8> {
        let Some(Task::Run(frame)) = self.state.agenda.top() else { return None };
        match self.catalogue.nodes[usize::from(frame.at)].picks_from() {
            Zone::Prepared(who) => Some(self.seat(&frame, who)),
            Zone::Nowhere
            | Zone::Hand(_)
            | Zone::EveryHand
            | Zone::HandAndDiscard
            | Zone::Discard(_)
            | Zone::Played
            | Zone::Supply => None,
        }
    }

    /// The spells that may be picked now, in the order shown.
    fn listed_spells(self) -> Vec<(u8, u8, KindId)> {
        let (Some(owner), Some(Task::Run(frame))) = (self.spell_owner(), self.state.agenda.top()) else {
            return Vec::new();
        };
        let mut listed = Vec::new();
        self.answers(&frame, self.catalogue.nodes[usize::from(frame.at)], owner, &mut |choice| {
            if let Choice::Spell(breach, place) = choice {
                let slot = self.player(owner).slots[usize::from(breach)][usize::from(place)];
                listed.push((breach, place, slot.kind));
            }
        });
        listed
    }

    /// Only then does a devoured copy need its number.
    fn has_pile(self, kind: KindId) -> bool {
        self.state.supply.iter().any(|pile| pile.kind == kind && pile.left > 0)
    }

    /// One spelling for every choice that can be made now.
    pub(crate) fn print(self, seat: Seat, choice: Choice) -> String {
        let id = |kind: KindId| self.catalogue.id(kind);
        let copy = |kind: KindId, n: usize| {
            if n == 0 { id(kind).to_string() } else { format!("{}#{}", id(kind), n + 1) }
        };
        match choice {
            Choice::Cast(breach, place) => {
                let slots = self.player(seat.index() as u8).slots[usize::from(breach)];
                match slots[1].kind {
                    NONE => format!("cast {}", breach + 1),
                    _ => format!("cast {} {}", breach + 1, id(slots[usize::from(place)].kind)),
                }
            }
            Choice::Play(kind) => format!("play {}", id(kind)),
            Choice::Buy(kind) => format!("buy {}", id(kind)),
            Choice::BuyDevoured(kind) => format!("buy {}", copy(kind, usize::from(self.has_pile(kind)))),
            Choice::Charge => "charge".into(),
            Choice::Focus(breach) => format!("focus {}", breach + 1),
            Choice::Open(breach) => format!("open {}", breach + 1),
            Choice::Prepare(kind, breach) => format!("prepare {} {}", id(kind), breach + 1),
            Choice::Ability => "ability".into(),
            Choice::Use(kind) => format!("use {}", id(kind)),
            Choice::DiscardPower(kind) => format!("discard-power {}", id(kind)),
            Choice::TargetNemesis => "target nemesis".into(),
            Choice::Target(kind) => format!("target {}", id(kind)),
            Choice::TargetHusk => "target husk".into(),
            Choice::Option(index) => format!("option {}", index + 1),
            Choice::Next(kind) => format!("next {}", id(kind)),
            Choice::NextAll(order) => {
                let ids: Vec<&str> = order.cards().iter().map(|&kind| id(kind)).collect();
                format!("next-all {}", ids.join(" "))
            }
            Choice::End => "end".into(),
            Choice::Done => "done".into(),
            Choice::Yes => "yes".into(),
            Choice::No => "no".into(),
            Choice::Card(kind, n) => {
                let first = self.copies(seat, kind).iter().position(|&copy| copy == n);
                format!("choose {}", copy(kind, first.unwrap_or(n.into())))
            }
            Choice::Spell(breach, place) => {
                let listed = self.listed_spells();
                let at = listed.iter().position(|spell| (spell.0, spell.1) == (breach, place));
                let Some(at) = at else { return format!("choose {}", breach + 1) };
                let kind = listed[at].2;
                format!("choose {}", copy(kind, listed[..at].iter().filter(|spell| spell.2 == kind).count()))
            }
            Choice::Seat(picked) => format!("choose {}", Seat::at(picked.into())),
            Choice::Breach(breach) => format!("choose {}", breach + 1),
            Choice::Turn(card) => format!("choose {}", turn_card::NAMES[usize::from(card)]),
        }
    }

    /// Lenient about white space, exact about ids. Whether it may be done is asked elsewhere.
    pub(crate) fn parse(self, seat: Seat, text: &str) -> Result<Choice, Refusal> {
        if seat.index() >= usize::from(self.state.seats) {
            return Err(Refusal::NotYourTurn { seat, to_act: self.to_act() });
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        let unreadable =
            |expected: &str| Refusal::Unreadable { text: short(text), expected: expected.to_string() };
        let breach = |word: &str| match word.parse::<u8>() {
            Ok(n @ 1..=4) => Ok(n - 1),
            _ => Err(unreadable(&format!("`{}` is no breach; breaches are 1 to 4", short(word)))),
        };
        let kind = |word: &str| self.read_kind(text, word);
        let mine = self.player(seat.index() as u8);
        Ok(match words.as_slice() {
            ["cast", at] => Choice::Cast(breach(at)?, 0),
            ["cast", at, id] => {
                let (at, kind) = (breach(at)?, kind(id)?);
                let slots = self.player(seat.index() as u8).slots[usize::from(at)];
                match slots.iter().position(|slot| slot.kind == kind) {
                    Some(place) => Choice::Cast(at, place as u8),
                    None => return Err(unreadable(&format!("{id} is not prepared at breach {}", at + 1))),
                }
            }
            ["play", id] => Choice::Play(self.read_held(text, id, &mine.hand)?),
            ["buy", id] => self.parse_buy(text, id)?,
            ["charge"] => Choice::Charge,
            ["focus", at] => Choice::Focus(breach(at)?),
            ["open", at] => Choice::Open(breach(at)?),
            ["prepare", id, at] => Choice::Prepare(self.read_held(text, id, &mine.hand)?, breach(at)?),
            ["ability"] => Choice::Ability,
            ["use", id] => {
                let prepared: Vec<KindId> = mine.spells().map(|(_, _, slot)| slot.kind).collect();
                Choice::Use(self.read_held(text, id, &prepared)?)
            }
            ["discard-power", id] => Choice::DiscardPower(kind(id)?),
            ["target", "nemesis"] => Choice::TargetNemesis,
            ["target", "husk"] => Choice::TargetHusk,
            ["target", id] => Choice::Target(kind(id)?),
            ["option", n] => match n.parse::<u8>() {
                Ok(n @ 1..=9) => Choice::Option(n - 1),
                _ => return Err(unreadable("options are numbered from 1")),
            },
            ["next", id] => Choice::Next(self.read_held(text, id, &mine.play)?),
            ["next-all", ids @ ..] if !ids.is_empty() && ids.len() <= ORDER_MAX => {
                let kinds = ids.iter().map(|id| kind(id)).collect::<Result<Vec<_>, _>>()?;
                Choice::NextAll(Order::new(kinds.into_iter()))
            }
            ["next-all", ..] => {
                return Err(unreadable("`next-all` names from 1 to 20 played cards, first = deepest"));
            }
            ["end"] => Choice::End,
            ["done"] => Choice::Done,
            ["yes"] => Choice::Yes,
            ["no"] => Choice::No,
            ["choose", word] => self.parse_choose(seat, text, word)?,
            _ => return Err(unreadable(MOVES)),
        })
    }

    fn parse_buy(self, text: &str, word: &str) -> Result<Choice, Refusal> {
        let (id, copy) = split_copy(word);
        let kind = self.read_kind(text, id)?;
        let devoured = self.state.devoured.last() == Some(&kind);
        Ok(if copy > 0 || devoured && !self.has_pile(kind) {
            Choice::BuyDevoured(kind)
        } else {
            Choice::Buy(kind)
        })
    }

    /// The answer each copy of a card stands for, in the order hand, discard, each as shown: equal copies of a zone
    /// are one answer, and so are neighbours of a pile. Empty where copies are not told apart.
    fn copies(self, seat: Seat, kind: KindId) -> Vec<u8> {
        let Some(Task::Run(frame)) = self.state.agenda.top() else { return Vec::new() };
        let mine = |cards: &[KindId]| alloc::vec![0; copies_in(cards, kind)];
        let (owner, mut copies) = match self.catalogue.nodes[usize::from(frame.at)].picks_from() {
            Zone::HandAndDiscard => (frame.by, mine(&self.player(frame.by).hand)),
            Zone::Discard(who) => (self.seat(&frame, who), Vec::new()),
            Zone::Hand(who) if self.seat(&frame, who) != NONE => {
                return mine(&self.player(self.seat(&frame, who)).hand);
            }
            Zone::EveryHand => return mine(&self.player(seat.index() as u8).hand),
            Zone::Played => return mine(&self.player(frame.by).play),
            Zone::Hand(_) | Zone::Prepared(_) | Zone::Supply | Zone::Nowhere => return Vec::new(),
        };
        let mut runs = u8::from(!copies.is_empty());
        let mut above = NONE;
        for &held in self.player(owner).discard.iter().rev() {
            if held == kind {
                runs += u8::from(above != kind);
                copies.push(runs - 1);
            }
            above = held;
        }
        copies
    }

    /// What `choose` names depends on the question: a prepared spell has a breach, other cards have copies.
    fn parse_choose(self, seat: Seat, text: &str, word: &str) -> Result<Choice, Refusal> {
        if let Some(seat) = Seat::parse(word, "seat") {
            return Ok(Choice::Seat(seat.index() as u8));
        }
        if let Ok(n @ 1..=4) = word.parse::<u8>() {
            return Ok(Choice::Breach(n - 1));
        }
        if let Some(card) = turn_card::NAMES.iter().position(|name| *name == word) {
            return Ok(Choice::Turn(card as u8));
        }
        let (id, copy) = split_copy(word);
        let kind = self.read_kind(text, id)?;
        if self.spell_owner().is_some() {
            let mut listed = self.listed_spells().into_iter().filter(|spell| spell.2 == kind);
            return match listed.nth(copy.into()) {
                Some((breach, place, _)) => Ok(Choice::Spell(breach, place)),
                None => Ok(Choice::Card(kind, copy)),
            };
        }
        let copies = self.copies(seat, kind);
        let answer = copies.get(usize::from(copy)).copied();
        Ok(Choice::Card(kind, answer.unwrap_or(if copies.is_empty() { copy } else { u8::MAX })))
    }

    /// A card of a zone whose copies are all the same; `#n` must be one of them.
    fn read_held(self, text: &str, word: &str, zone: &[KindId]) -> Result<KindId, Refusal> {
        let (id, copy) = split_copy(word);
        let kind = self.read_kind(text, id)?;
        if copy > 0 && copies_in(zone, kind) <= usize::from(copy) {
            let expected = format!("there are not that many copies of `{id}`");
            return Err(Refusal::Unreadable { text: short(text), expected });
        }
        Ok(kind)
    }

    fn read_kind(self, text: &str, id: &str) -> Result<KindId, Refusal> {
        self.catalogue.kind(id).ok_or_else(|| Refusal::Unreadable {
            text: short(text),
            expected: format!("`{}` is no card; {}", short(id), self.catalogue.nearest(&short(id))),
        })
    }
}

/// The card that a move names last.
pub(crate) fn card_named<'t>(catalogue: &Catalogue, text: &'t str) -> Option<&'t str> {
    let ids = text.split_whitespace().rev().map(|word| split_copy(word).0);
    ids.into_iter().find(|id| catalogue.kind(id).is_some())
}

/// `jade#2` is the second copy; copies count from 0 inside.
fn split_copy(word: &str) -> (&str, u8) {
    match word.split_once('#') {
        Some((id, n)) => match n.parse::<u8>() {
            Ok(n) if n > 0 => (id, n - 1),
            _ => (word, 0),
        },
        None => (word, 0),
    }
}

/// What is echoed of a text that may be anything.
fn short(text: &str) -> String {
    text.chars().take(60).collect()
}

/// How many copies of a card lie in a zone.
fn copies_in(zone: &[KindId], kind: KindId) -> usize {
    zone.iter().map(|&held| usize::from(held == kind)).sum()
}
