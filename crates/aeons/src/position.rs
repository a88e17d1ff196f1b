//! The position in the keys of the scenario format.

use alloc::collections::BTreeMap;
use alloc::string::ToString;
use alloc::vec::Vec;

use talon_core::{Phrase, Seat, Value};

use crate::catalogue::{Catalogue, KindId, NONE, Type};
use crate::state::{Breach, turn_card};
use crate::view::{PhaseView, SeatView, View};

/// The keys of the scenario format, and no others.
pub(crate) fn position(catalogue: &Catalogue, view: &View) -> Value {
    let mut table = BTreeMap::new();
    for (at, seat) in view.seats.iter().enumerate() {
        table.insert(Seat::at(at).to_string(), catalogue.print_seat(seat));
    }
    let int = |n: u8| Value::Int(n.into());
    let turn = |card: &u8| Value::from(turn_card::NAMES[usize::from(*card)]);
    let turns = view.turn_order.iter().map(|card| card.as_ref().map_or(Value::from("?"), turn)).collect();
    let supply = view.supply.iter().map(|pile| (catalogue.id(pile.kind).to_string(), int(pile.left)));
    let destroyed =
        view.destroyed.iter().enumerate().flat_map(|(kind, &n)| core::iter::repeat_n(kind as u8, n.into()));
    let mut seats: Vec<Value> = view.to_act.iter().map(|seat| Value::from(seat.number())).collect();
    let to_act = if seats.len() == 1 { seats.remove(0) } else { Value::Bag(seats) };
    table.extend([
        ("gravehold".to_string(), int(view.gravehold.0)),
        ("supply".to_string(), Value::Map(supply.collect())),
        ("turn_order".to_string(), Value::Row(turns)),
        ("turn_order_discard".to_string(), Value::Row(view.turn_discard.iter().map(turn).collect())),
        ("destroyed".to_string(), Value::Bag(catalogue.named(destroyed))),
        ("to_act".to_string(), to_act),
        ("phase".to_string(), Value::from(view.phase.word())),
        ("nemesis".to_string(), catalogue.print_nemesis(view)),
    ]);
    Value::Map(table)
}

/// What a word says to a person: a phase, a breach, a card of the turn order.
pub(crate) fn position_word(key: &str, word: &str) -> Option<Phrase> {
    match key {
        "phase" => PhaseView::read(word).map(|phase| Phrase::new(phase.key())),
        "breaches" => Breach::read(word).map(Breach::phrase),
        "turn_order" | "turn_order_discard" => turn_card::key(word).map(Phrase::new),
        _ => None,
    }
}

impl Catalogue {
    fn named(&self, kinds: impl Iterator<Item = KindId>) -> Vec<Value> {
        kinds.map(|kind| Value::from(self.id(kind))).collect()
    }

    fn row(&self, cards: &[Option<KindId>]) -> Value {
        Value::Row(
            cards
                .iter()
                .map(|card| card.map_or(Value::from("?"), |kind| Value::from(self.id(kind))))
                .collect(),
        )
    }

    fn print_seat(&self, seat: &SeatView) -> Value {
        let int = |n: u8| Value::Int(n.into());
        let bag = |cards: &[KindId]| Value::Bag(self.named(cards.iter().copied()));
        let breaches = seat.breaches.iter().map(|breach| Value::from(breach.word()));
        let prepared = seat.slots.iter().enumerate().map(|(at, slots)| {
            let kinds = slots.iter().map(|slot| slot.kind).filter(|&kind| kind != NONE);
            ((at + 1).to_string(), Value::Bag(self.named(kinds)))
        });
        let (any, gem, spell) = seat.aether;
        Value::map([
            ("mage", Value::from(self.mages[usize::from(seat.mage)].id.as_str())),
            ("life", int(seat.life)),
            ("charges", int(seat.charges.0)),
            ("aether", Value::map([("any", int(any)), ("gem", int(gem)), ("spell", int(spell))])),
            ("hand", bag(&seat.hand)),
            ("deck", self.row(&seat.deck)),
            ("discard", Value::Row(self.named(seat.discard.iter().copied()))),
            ("play", bag(&seat.play)),
            ("breaches", Value::Row(breaches.collect())),
            ("prepared", Value::Map(prepared.collect())),
            ("exhausted", Value::Bool(seat.exhausted)),
        ])
    }

    fn print_nemesis(&self, view: &View) -> Value {
        let int = |n: u8| Value::Int(n.into());
        let in_play = view.in_play.iter().map(|card| {
            let figure = if self.type_of(card.kind) == Type::Minion { "life" } else { "power" };
            Value::map([("card", Value::from(self.id(card.kind))), (figure, int(card.left))])
        });
        Value::map([
            ("life", int(view.nemesis.0)),
            ("deck", self.row(&view.nemesis_deck)),
            ("in_play", Value::Row(in_play.collect())),
            ("discard", Value::Row(self.named(view.nemesis_discard.iter().copied()))),
            ("tokens", Value::map([("fury", int(view.fury)), ("husks", int(view.husks.0))])),
            ("strike_deck", self.row(&view.strikes)),
            ("corruption_deck", self.row(&view.corruptions)),
            ("devoured", Value::Row(self.named(view.devoured.iter().copied()))),
        ])
    }
}
