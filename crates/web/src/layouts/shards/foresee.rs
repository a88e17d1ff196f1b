//! What cards would bring, tried in a world that looks the same to the seat: it tells nothing the seat does not know.

use talon_core::{Arg, Dice, Eyes, Game as _, Phrase, Seat, Silent};
use talon_shards::{Choice, Kind, PromptKind, State};

use super::Seen;

/// What changes for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Gain {
    pub(super) gems: i64,
    pub(super) power: i64,
    pub(super) mastery: i64,
    pub(super) health: i64,
}

fn numbers(state: &State, seat: Seat) -> Gain {
    let side = state.glance(seat);
    Gain {
        gems: side.gems().into(),
        power: side.power().into(),
        mastery: side.mastery().into(),
        health: side.health().into(),
    }
}

/// A world that looks the same to this seat; always the same one at the same position.
fn world(seen: &Seen<'_>, me: Seat) -> State {
    Eyes::new(seen.game(), seen.table.state(), me).resample(&mut Dice::new(1))
}

/// What playing this card brings at once.
pub(super) fn card(seen: &Seen<'_>, me: Seat, kind: Kind) -> Gain {
    let mut state = world(seen, me);
    let before = numbers(&state, me);
    // It is offered, so it can be played.
    let _ = seen.game().apply(&mut state, me, &Choice::Play(kind), &mut Silent);
    let after = numbers(&state, me);
    Gain {
        gems: after.gems - before.gems,
        power: after.power - before.power,
        mastery: after.mastery - before.mastery,
        health: after.health - before.health,
    }
}

/// What the cards in hand come to together, as far as none of them asks anything.
pub(super) fn whole_hand(seen: &Seen<'_>, me: Seat) -> Option<String> {
    let mut state = world(seen, me);
    let before = numbers(&state, me);
    for kind in seen.view.sides[me.index()].hand.iter().flatten() {
        let is_turn = seen.game().prompt_kind(&state, me) == PromptKind::Turn;
        if !is_turn || seen.game().apply(&mut state, me, &Choice::Play(*kind), &mut Silent).is_err() {
            break;
        }
    }
    let after = numbers(&state, me);
    let change =
        |from: i64, to: i64| Arg::Name(if from == to { to.to_string() } else { format!("{from} → {to}") });
    let mut phrase = Phrase::new("web-shards-then");
    phrase.args.push(("gems", change(before.gems, after.gems)));
    phrase.args.push(("power", change(before.power, after.power)));
    (after.power < i64::from(u16::MAX)).then(|| seen.scene.say(&phrase))
}
