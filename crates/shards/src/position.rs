//! The position in the keys of the scenario format.

use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

use talon_core::{Phrase, Seat, Value};

use crate::card::Kind;
use crate::catalogue::Catalogue;
use crate::state::{INFINITE, Mode, NEMESIS, NO_CHARACTER};
use crate::view::{ChampionView, PhaseView, SideView, View};

/// Power without end, as scenarios write it.
const ENDLESS: &str = "infinite";

/// What a word says to a person: a phase, or power without end.
pub(crate) fn position_word(key: &str, word: &str) -> Option<Phrase> {
    match key {
        "phase" => PhaseView::read(word).map(|phase| Phrase::new(phase.key())),
        "power" if word == ENDLESS => Some(Phrase::new("shards-infinite")),
        _ => None,
    }
}

/// The view in the keys of the scenario format.
pub(crate) fn position(catalogue: &Catalogue, view: &View) -> Value {
    let Value::Map(mut map) = Value::map([
        ("row", catalogue.bag(&view.row)),
        ("center_deck", Value::Row(view.center_deck.iter().map(|&card| catalogue.face(card)).collect())),
        ("relic_pool", catalogue.bag(&view.relic_pool)),
        ("phase", view.phase.word().into()),
        ("banished", Value::Bag(Vec::new())),
    ]) else {
        return Value::Bag(Vec::new());
    };
    let mut seats = view.to_act.iter().map(|seat| Value::from(seat.number()));
    let to_act = match view.to_act.len() {
        1 => seats.next().unwrap_or(Value::Int(0)),
        _ => Value::Bag(seats.collect()),
    };
    map.insert("to_act".to_string(), to_act);
    for (seat, side) in view.sides.iter().enumerate().take(view.players) {
        map.insert(format!("{}", Seat::at(seat)), catalogue.side_value(side));
    }
    if view.mode == Mode::Nemesis {
        let nemesis = &view.sides[NEMESIS];
        map.insert("banished".to_string(), catalogue.bag(&nemesis.banished));
        let shown = Value::map([
            ("health", i64::from(nemesis.health).into()),
            ("mastery", i64::from(nemesis.mastery).into()),
            ("power", Catalogue::power_value(nemesis)),
            ("champions", catalogue.champions_value(nemesis)),
            ("character", catalogue.character_value(nemesis)),
        ]);
        map.insert("nemesis".to_string(), shown);
    }
    Value::Map(map)
}

impl Catalogue {
    fn id_value(&self, kind: Kind) -> Value {
        Value::from(self.card(kind).id.as_str())
    }

    fn face(&self, card: Option<Kind>) -> Value {
        card.map_or_else(|| Value::from("?"), |kind| self.id_value(kind))
    }

    fn bag(&self, cards: &[Kind]) -> Value {
        Value::Bag(cards.iter().map(|&kind| self.id_value(kind)).collect())
    }

    fn champions_value(&self, side: &SideView) -> Value {
        let champion = |champion: &ChampionView| {
            Value::map([
                ("card", self.id_value(champion.kind)),
                ("exhausted", champion.exhausted.into()),
                ("damage", i64::from(champion.damage).into()),
            ])
        };
        Value::Bag(side.champions.iter().map(champion).collect())
    }

    fn character_value(&self, side: &SideView) -> Value {
        Value::from(self.character_id(side.character.unwrap_or(NO_CHARACTER)))
    }

    fn power_value(side: &SideView) -> Value {
        if side.power == INFINITE { ENDLESS.into() } else { i64::from(side.power).into() }
    }

    fn side_value(&self, side: &SideView) -> Value {
        let faces = |cards: &[Option<Kind>]| cards.iter().map(|&card| self.face(card)).collect();
        Value::map([
            ("health", i64::from(side.health).into()),
            ("mastery", i64::from(side.mastery).into()),
            ("gems", i64::from(side.gems).into()),
            ("power", Self::power_value(side)),
            ("hand", Value::Bag(faces(&side.hand))),
            ("deck", Value::Row(faces(&side.deck))),
            ("discard", self.bag(&side.discard)),
            ("play", Value::Bag(side.play.iter().map(|&(kind, _)| self.id_value(kind)).collect())),
            ("champions", self.champions_value(side)),
            ("relics", Value::Bag(faces(&side.relics))),
            ("banished", self.bag(&side.banished)),
            ("character", self.character_value(side)),
            ("focused", side.focused.into()),
        ])
    }
}
