//! Questions and offers as a person sees them.

use talon_core::{Anchor, Offer, Phrase, Seat, Spot};

use crate::card::Kind;
use crate::catalogue::{Catalogue, KIND_BITS};
use crate::choice::{Choice, Zone};
use crate::code::{Step, Test};
use crate::state::{INFINITE, NemesisStep, State, Task};

/// The sentence that says what is asked.
pub(crate) fn prompt(catalogue: &Catalogue, state: &State) -> Phrase {
    match state.agenda.top() {
        _ if state.ending.is_some() => Phrase::new("shards-prompt-over"),
        None => Phrase::new("shards-prompt-over"),
        Some(Task::Play | Task::EndTurn) => Phrase::new("shards-prompt-play"),
        Some(Task::Assign) => Phrase::new("shards-prompt-attack"),
        Some(Task::Strike { ahead, .. }) => {
            let seat = ((state.turn + ahead) % state.sides_len) as usize;
            let damage = state.assigned[seat];
            if damage == INFINITE {
                return Phrase::new("shards-prompt-shield-infinite");
            }
            Phrase::new("shards-prompt-shield")
                .with("n", i64::from(damage))
                .with("m", i64::from(state.prevented[seat]))
        }
        Some(Task::Bid) if state.auction.bid == 0 => Phrase::new("shards-prompt-first-bid"),
        Some(Task::Bid) => Phrase::new("shards-prompt-bid").with("n", i64::from(state.auction.bid)),
        Some(Task::PickCharacter(_)) => Phrase::new("shards-prompt-character"),
        Some(Task::Draft(_)) => Phrase::new("shards-prompt-draft"),
        Some(Task::Nemesis(NemesisStep::Row { .. })) => Phrase::new("shards-prompt-nemesis-row"),
        Some(Task::Nemesis(NemesisStep::Exhaust { .. })) => Phrase::new("shards-prompt-nemesis-champions"),
        Some(Task::Nemesis(_)) => Phrase::new("shards-prompt-nemesis-tie"),
        Some(Task::Execution(run)) => {
            ask(catalogue.code.at(run.at)).with("card", catalogue.term(Kind(run.kind)))
        }
    }
}

/// A choice with its place on the table and its words.
pub(crate) fn offer(catalogue: &Catalogue, state: &State, seat: Seat, choice: Choice) -> Offer<Choice> {
    Offer { choice, at: Catalogue::anchor(state, seat, choice), say: catalogue.label(state, choice) }
}

impl Catalogue {
    fn anchor(state: &State, seat: Seat, choice: Choice) -> Anchor {
        let side = state.side(seat.index());
        let own = |area, place: Option<usize>| place.map(|place| Anchor::Card(Spot::of(seat, area, place)));
        let row = |kind: Kind| {
            let place = state.row.iter().position(|&card| card == kind.0);
            place.map(|place| Anchor::Card(Spot::middle("row", place)))
        };
        let at = match choice {
            Choice::Play(kind) | Choice::Shield(kind) => own("hand", hand_place(side.hand(), kind)),
            Choice::Exhaust { kind, .. } => own(
                "champions",
                side.champions
                    .iter()
                    .position(|champion| champion.kind == kind.0 && !champion.is_exhausted()),
            ),
            Choice::Recruit(kind) | Choice::FastPlay(kind) => row(kind),
            Choice::Relic(kind) => own("relics", side.relics.iter().position(|&relic| relic == kind.0)),
            Choice::Hit { seat, place } | Choice::Champion { seat, place } => {
                Some(Anchor::Card(Spot::of(seat, "champions", place as usize)))
            }
            Choice::AttackAll(seat) | Choice::Attack { seat, .. } | Choice::Seat(seat) => {
                Some(Anchor::Seat(seat))
            }
            Choice::Focus => Some(Anchor::Seat(seat)),
            Choice::Card { zone, kind } => match zone {
                Zone::Hand => own("hand", hand_place(side.hand(), kind)),
                Zone::Discard => own("discard", side.find_in_discard(kind.0)),
                Zone::Row => row(kind),
                Zone::Play => {
                    let mut play = state.me().play().iter().rev();
                    let place = play.position(|&card| card & KIND_BITS == kind.0);
                    place.map(|place| Anchor::Card(Spot::of(state.my_seat(), "play", place)))
                }
                Zone::Pool => {
                    let place = state.pool.iter().position(|&card| card == kind.0);
                    place.map(|place| Anchor::Card(Spot::middle("relic_pool", place)))
                }
            },
            Choice::NoShield
            | Choice::End
            | Choice::Bid(_)
            | Choice::Pass
            | Choice::Character(_)
            | Choice::Done => None,
        };
        at.unwrap_or(Anchor::Bar)
    }

    fn label(&self, state: &State, choice: Choice) -> Phrase {
        let of = |key, kind| Phrase::new(key).with("card", self.term(kind));
        let champion = |seat: Seat, place: u8| {
            let found = state.side(seat.index()).champions.get(place as usize);
            Kind(found.map_or(0, |champion| champion.kind))
        };
        match choice {
            Choice::Play(kind) => of("shards-offer-play", kind),
            Choice::Exhaust { kind, .. } => of("shards-offer-exhaust", kind),
            Choice::Recruit(kind) => {
                of("shards-offer-recruit", kind).with("n", i64::from(self.price(state.me(), kind.0)))
            }
            Choice::FastPlay(kind) => {
                of("shards-offer-fast-play", kind).with("n", i64::from(self.price(state.me(), kind.0)))
            }
            Choice::Focus => Phrase::new("shards-offer-focus"),
            Choice::Relic(kind) => of("shards-offer-relic", kind),
            Choice::Hit { seat, place } => {
                let side = state.side(seat.index());
                let need =
                    side.champions.get(place as usize).map_or(0, |&target| self.toughness(side, target));
                of("shards-offer-hit", champion(seat, place)).with("seat", seat).with("n", i64::from(need))
            }
            Choice::AttackAll(seat) => attack_label(seat, state.me().power),
            Choice::Attack { seat, amount } => attack_label(seat, amount),
            Choice::Shield(kind) => {
                let seat = Self::asked(state).unwrap_or_default();
                let n = self.shield_value(state.side(seat.index()), kind.0);
                of("shards-offer-shield", kind).with("n", i64::from(n))
            }
            Choice::NoShield => Phrase::new("shards-offer-no-shield"),
            Choice::End => Phrase::new("shards-offer-end"),
            Choice::Bid(n) => Phrase::new("shards-offer-bid").with("n", i64::from(n)),
            Choice::Pass => Phrase::new("shards-offer-pass"),
            Choice::Character(character) => {
                Phrase::new("shards-offer-character").with("character", self.character_term(character))
            }
            Choice::Card { zone: Zone::Hand, kind } => of("shards-offer-from-hand", kind),
            Choice::Card { zone: Zone::Discard, kind } => of("shards-offer-from-discard", kind),
            Choice::Card { kind, .. } => of("shards-offer-choose", kind),
            Choice::Champion { seat, place } => {
                of("shards-offer-champion", champion(seat, place)).with("seat", seat)
            }
            Choice::Seat(seat) => Phrase::new("shards-offer-seat").with("seat", seat),
            Choice::Done if state.is_nemesis_turn() => Phrase::new("shards-offer-as-they-lie"),
            Choice::Done => Phrase::new("shards-offer-done"),
        }
    }
}

/// Views show a hand sorted: a card's place is behind all lower ones.
fn hand_place(hand: &[u8], kind: Kind) -> Option<usize> {
    let kinds = || hand.iter().map(|&card| card & KIND_BITS);
    kinds().any(|held| held == kind.0).then(|| kinds().filter(|&held| held < kind.0).count())
}

fn attack_label(seat: Seat, amount: u16) -> Phrase {
    if amount == INFINITE {
        return Phrase::new("shards-offer-attack-infinite").with("seat", seat);
    }
    Phrase::new("shards-offer-attack").with("seat", seat).with("n", i64::from(amount))
}

/// What a waiting step asks.
fn ask(step: Step) -> Phrase {
    match step {
        Step::Do(leaf) => leaf.prompt(),
        Step::Unless(Test::Unify(_), _) => Phrase::new("shards-prompt-unify"),
        Step::Unless(..) | Step::End | Step::Jump(_) => Phrase::new("shards-prompt-dominion"),
    }
}
