//! Views, printed positions and written ones.

use talon_core::{Fault, Seat, Value, Viewer};

use super::{ANIMALS, State};

/// What a viewer sees; `None` is a card face down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct View {
    hands: Vec<Vec<Option<u8>>>,
    deck: Vec<Option<u8>>,
    row: Vec<(u8, Seat)>,
    claps: Vec<u8>,
}

pub(crate) fn kind(id: &str) -> Option<u8> {
    ANIMALS.iter().position(|animal| *animal == id).map(|kind| kind as u8)
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> Self {
        let face = |seen: bool| move |&kind: &u8| seen.then_some(kind);
        let judge = viewer == Viewer::Judge;
        let hand = |(index, hand): (usize, &Vec<u8>)| {
            let mut cards: Vec<_> =
                hand.iter().map(face(judge || viewer == Viewer::Seat(Seat::at(index)))).collect();
            cards.sort_unstable();
            cards
        };
        Self {
            hands: state.hands.iter().enumerate().map(hand).collect(),
            deck: state.deck.iter().map(face(judge)).collect(),
            row: state.row.clone(),
            claps: state.claps.clone(),
        }
    }

    pub(crate) fn shown(&self, out: &mut Vec<u16>) {
        out.extend(self.hands.iter().flatten().chain(&self.deck).flatten().map(|&kind| u16::from(kind)));
        out.extend(self.row.iter().map(|(kind, _)| u16::from(*kind)));
    }

    pub(crate) fn position(&self) -> Value {
        let name = |face: &Option<u8>| Value::from(face.map_or("?", |kind| ANIMALS[kind as usize]));
        let row = self.row.iter().map(|(kind, seat)| {
            Value::map([("card", ANIMALS[*kind as usize].into()), ("seat", seat.number().into())])
        });
        let mut map: std::collections::BTreeMap<_, _> = [
            ("deck".to_string(), Value::Row(self.deck.iter().map(name).collect())),
            ("row".to_string(), Value::Row(row.collect())),
        ]
        .into();
        for (index, hand) in self.hands.iter().enumerate() {
            let hand = Value::Bag(hand.iter().map(name).collect());
            let claps = Value::from(usize::from(self.claps[index]));
            map.insert(Seat::at(index).to_string(), Value::map([("hand", hand), ("claps", claps)]));
        }
        Value::Map(map)
    }
}

fn cards(path: &str, value: &Value) -> Result<Vec<u8>, Fault> {
    let list = value.as_list().ok_or_else(|| Fault::new(path, "must be a list"))?;
    let read = |item: &Value| {
        let id = item.as_text().ok_or_else(|| Fault::new(path, "must be ids"))?;
        kind(id).ok_or_else(|| Fault::new(path, format!("unknown card `{id}`")))
    };
    list.iter().map(read).collect()
}

pub(crate) fn lay(state: &mut State, given: &Value) -> Result<(), Fault> {
    let given = given.as_map().ok_or_else(|| Fault::new("", "must be a table"))?;
    let mut written: Vec<u8> = Vec::new();
    for (key, value) in given {
        match (key.as_str(), Seat::parse(key, "seat")) {
            ("deck", _) => {
                state.deck = cards(key, value)?;
                written.extend(&state.deck);
            }
            ("to_act", _) => {
                let seat = value.as_int().and_then(|n| Seat::numbered(usize::try_from(n).ok()?));
                let seat = seat.filter(|seat| seat.index() < state.hands.len());
                state.turn = seat.ok_or_else(|| Fault::new(key, "no such seat"))?;
            }
            (_, Some(seat)) if seat.index() < state.hands.len() => {
                let parts = value.as_map().ok_or_else(|| Fault::new(key, "must be a table"))?;
                for (part, value) in parts {
                    let path = format!("{key}.{part}");
                    if part != "hand" {
                        return Err(Fault::new(path, "unknown key"));
                    }
                    state.hands[seat.index()] = cards(&path, value)?;
                    written.extend(&state.hands[seat.index()]);
                }
            }
            _ => return Err(Fault::new(key, "unknown key")),
        }
    }
    let many = (0..6).find(|kind| written.iter().filter(|card| *card == kind).nth(2).is_some());
    many.map_or(Ok(()), |kind| Err(Fault::new("", format!("more than two of {}", ANIMALS[kind as usize]))))
}
