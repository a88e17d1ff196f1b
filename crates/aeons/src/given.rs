//! What a scenario's `given` can say.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use talon_core::{GivenPart, GivenValue, Mark, Seat};

use crate::catalogue::{Catalogue, KindId, Type};
use crate::state::{HUSKS_MAX, State, turn_card};

/// What can be said about a card in play: a minion has life, a power has turns left.
const IN_PLAY: &[Mark] = &[Mark::Number("life"), Mark::Number("power")];
const AETHER_MAX: i64 = 99;
const FURY_MAX: i64 = 99;
const PHASES: [&str; 5] = ["casting", "main", "draw", "nemesis_main", "nemesis_draw"];
const BREACHES: [&str; 6] = ["open", "closed 0", "closed 1", "closed 2", "closed 3", "none"];

/// The keys that [`crate::lay`] reads.
pub(crate) fn given_parts(catalogue: &Catalogue, state: &State) -> Vec<GivenPart> {
    let own = |card: &u8| *card < state.seats || *card >= turn_card::WILD;
    let turns = || -> Vec<String> {
        (0..turn_card::NAMES.len() as u8)
            .filter(own)
            .map(|card| turn_card::NAMES[usize::from(card)].into())
            .collect()
    };
    let mut parts = vec![
        GivenPart::new("to_act", GivenPart::seats(usize::from(state.seats))),
        GivenPart::new("phase", words(&PHASES)),
        GivenPart::new("gravehold", GivenValue::whole(1, i64::from(state.gravehold_max))),
        GivenPart::new("turn_order", GivenValue::pile(turns())),
        GivenPart::new("turn_order_discard", GivenValue::pile(turns())),
    ];
    for pile in &state.supply {
        let most = i64::from(catalogue.players[usize::from(pile.kind)].pile);
        let path = format!("supply.{}", catalogue.id(pile.kind));
        parts.push(GivenPart::new(path, GivenValue::whole(0, most)));
    }
    let destroyed = catalogue.ids_of(|kind| catalogue.is_player_card(kind));
    parts.push(GivenPart::new("destroyed", GivenValue::cards(destroyed)));
    catalogue.nemesis_parts(state, &mut parts);
    for seat in 0..usize::from(state.seats) {
        catalogue.seat_parts(state, seat, &mut parts);
    }
    parts
}

fn words(words: &[&str]) -> GivenValue {
    GivenValue::OneOf(words.iter().map(ToString::to_string).collect())
}

impl Catalogue {
    fn ids_of(&self, fits: impl Fn(KindId) -> bool) -> Vec<String> {
        let all = (0..self.kinds.len()).filter_map(|kind| KindId::try_from(kind).ok());
        all.filter(|&kind| fits(kind)).map(|kind| self.id(kind).to_string()).collect()
    }

    fn nemesis_parts(&self, state: &State, parts: &mut Vec<GivenPart>) {
        let own = self.boards[usize::from(state.board)].id.as_str();
        let deck = |kind: KindId| {
            self.nemesis_card(kind)
                .is_some_and(|card| card.tier > 0 && (card.of.is_empty() || card.of == own))
        };
        let stays = |kind: KindId| deck(kind) && matches!(self.type_of(kind), Type::Minion | Type::Power);
        let typed = |wanted: Type| GivenValue::pile(self.ids_of(|kind| self.type_of(kind) == wanted));
        let market = |kind: KindId| self.is_player_card(kind) && self.players[usize::from(kind)].pile > 0;
        let in_play = GivenValue::Cards { ids: self.ids_of(stays), ordered: true, marks: IN_PLAY };
        parts.extend(
            [
                ("life", GivenValue::whole(1, i64::from(state.nemesis_max))),
                ("in_play", in_play),
                ("deck", GivenValue::pile(self.ids_of(deck))),
                ("discard", GivenValue::pile(self.ids_of(deck))),
                ("tokens.fury", GivenValue::whole(0, FURY_MAX)),
                ("tokens.husks", GivenValue::whole(0, i64::from(HUSKS_MAX))),
                ("strike_deck", typed(Type::Strike)),
                ("corruption_deck", typed(Type::Corruption)),
                ("devoured", GivenValue::pile(self.ids_of(market))),
            ]
            .map(|(key, allowed)| GivenPart::new(format!("nemesis.{key}"), allowed)),
        );
    }

    fn seat_parts(&self, state: &State, seat: usize, parts: &mut Vec<GivenPart>) {
        let holdable = || self.ids_of(|kind| self.is_holdable(kind));
        let playable = self.ids_of(|kind| matches!(self.type_of(kind), Type::Gem | Type::Relic));
        let spells = || GivenValue::cards(self.ids_of(|kind| self.type_of(kind) == Type::Spell));
        let charges = self.mage_facts[usize::from(state.players[seat].mage)].charges;
        let breaches = BREACHES.iter().map(ToString::to_string).collect();
        let mages = self.mages.iter().map(|mage| mage.id.clone()).collect();
        parts.extend(
            [
                ("mage", GivenValue::OneOf(mages)),
                ("life", GivenValue::whole(0, i64::from(state.life_max))),
                ("exhausted", GivenValue::YesNo),
                ("charges", GivenValue::whole(0, i64::from(charges))),
                ("aether.any", GivenValue::whole(0, AETHER_MAX)),
                ("aether.gem", GivenValue::whole(0, AETHER_MAX)),
                ("aether.spell", GivenValue::whole(0, AETHER_MAX)),
                ("hand", GivenValue::cards(holdable())),
                ("play", GivenValue::cards(playable)),
                ("deck", GivenValue::pile(holdable())),
                ("discard", GivenValue::pile(holdable())),
                ("breaches", GivenValue::Each { words: breaches, places: 4 }),
                ("prepared.1", spells()),
                ("prepared.2", spells()),
                ("prepared.3", spells()),
                ("prepared.4", spells()),
            ]
            .map(|(key, allowed)| GivenPart::new(format!("{}.{key}", Seat::at(seat)), allowed)),
        );
    }
}
