//! A turn of Fantasy Realms: exactly what each move is worth at the end of it.

use talon_core::{Game as _, Seat, Silent, Value, Viewer};
use talon_games::Realms;
use talon_realms::{CardSet, Choice, PromptKind, State};

use crate::{Kind, Worth};

/// The solution must beat everything else by at least this many points.
pub(crate) const MARGIN: i64 = 2;
/// The most seats a table can have.
const MOST_SEATS: usize = 7;

/// Whether such a puzzle might begin here. A discard must end the game; a draw must come near its end.
pub(crate) fn may_begin(kind: Kind, state: &State, seat: Seat) -> bool {
    let is_asked = match kind {
        Kind::Discard => state.asked() == PromptKind::Discard && state.places_left() == 1,
        _ => state.asked() == PromptKind::Take && state.places_left() <= 2,
    };
    is_asked && state.on_turn() == seat && !state.drafts() && !state.trades()
}

/// The position, as keys of a scenario.
pub(crate) fn given(game: &Realms, state: &State) -> Option<Value> {
    let Value::Map(mut parts) = game.position(&game.view(state, Viewer::Judge)) else { return None };
    parts.remove("winner");
    for part in parts.values_mut() {
        if let Value::Map(side) = part {
            side.remove("score");
        }
    }
    Some(Value::Map(parts))
}

/// Every move with the points of the seat's own hand at the end of the turn, best first. A draw is the sum over every card
/// the seat has not seen: each is equally likely to be on top.
pub(crate) fn values(game: &Realms, state: &State, seat: Seat) -> Option<Vec<Worth>> {
    let mut choices = Vec::new();
    game.choices(state, seat, &mut choices);
    let value = |choice: &Choice| {
        let text = game.print(state, seat, choice);
        let Choice::Draw = choice else {
            return Some(Worth { text, sum: i64::from(after(game, state, seat, choice)?), cases: 1 });
        };
        let top = state.coming().next()?;
        // Every unseen card must lie somewhere on this table.
        let unseen = state.unseen(seat);
        let lie = unseen.count_ones() as usize == state.deck_left() + hidden_in_hands(state, seat);
        if !lie {
            return None;
        }
        let ends: Vec<i32> = singles(unseen)
            .map(|card| {
                let mut world = *state;
                if card != top {
                    world.interchange(card, top);
                }
                after(game, &world, seat, choice)
            })
            .collect::<Option<_>>()?;
        Some(Worth { text, sum: ends.iter().map(|&end| i64::from(end)).sum(), cases: ends.len() as i64 })
    };
    let mut values: Vec<Worth> = choices.iter().map(value).collect::<Option<_>>()?;
    values.sort_by(|one, other| other.compare(one).then_with(|| one.text.cmp(&other.text)));
    Some(values)
}

/// The points of the seat's own hand after a choice and the best that can follow it in this turn.
fn after(game: &Realms, state: &State, seat: Seat, choice: &Choice) -> Option<i32> {
    let mut next = *state;
    game.advance(&mut next, seat, choice, &mut Silent);
    best(game, &next, seat)
}

fn best(game: &Realms, state: &State, seat: Seat) -> Option<i32> {
    if let Some(score) = state.final_score(seat) {
        return Some(score);
    }
    if state.on_turn() != seat {
        // The turn is over: this is what the hand would score if the game were over too.
        return Some(game.scorer().score_with_area(state.held(seat), state.discards()));
    }
    if !matches!(state.asked(), PromptKind::Discard | PromptKind::Fetch) {
        return None;
    }
    let mut choices = Vec::new();
    game.choices(state, seat, &mut choices);
    choices
        .iter()
        .map(|choice| after(game, state, seat, choice))
        .collect::<Option<Vec<_>>>()?
        .into_iter()
        .max()
}

/// How many unseen cards the others hold.
fn hidden_in_hands(state: &State, seat: Seat) -> usize {
    let hidden = |other: usize| (state.held(Seat::at(other)) & state.unseen(seat)).count_ones() as usize;
    (0..MOST_SEATS).filter(|&other| other != seat.index()).map(hidden).sum()
}

/// Whether the first move is clearly the best.
pub(crate) fn is_clear(values: &[Worth]) -> bool {
    let [best, second, ..] = values else { return false };
    best.sum * second.cases - second.sum * best.cases >= MARGIN * best.cases * second.cases
}

/// How many steps a search must look ahead before it finds the solution and stays with it.
pub(crate) fn difficulty(game: &Realms, state: &State, seat: Seat, solution: &str) -> u8 {
    let mut found = 5;
    for depth in (0..4).rev() {
        if guess(game, state, seat, depth).as_deref() != Some(solution) {
            break;
        }
        found = depth + 1;
    }
    found
}

/// What a search of this depth would play. 0: by the printed strengths. 1: by the hand as it lies after the move. 2: by
/// what each card gives, dropping the least. 3: with the best discard, but without what a necromancer might fetch.
fn guess(game: &Realms, state: &State, seat: Seat, depth: u8) -> Option<String> {
    let mut choices = Vec::new();
    game.choices(state, seat, &mut choices);
    let value = |choice: &Choice| -> f64 {
        match choice {
            Choice::Discard(card) => discard_value(game, state.held(seat), 1 << card.index(), depth),
            Choice::Take(card) => drawn_value(game, state.held(seat), 1 << card.index(), depth),
            Choice::Draw => {
                let cards: Vec<f64> = singles(state.unseen(seat))
                    .map(|card| drawn_value(game, state.held(seat), card, depth))
                    .collect();
                cards.iter().sum::<f64>() / cards.len().max(1) as f64
            }
            _ => f64::MIN,
        }
    };
    let best = choices.iter().max_by(|one, other| value(one).total_cmp(&value(other)))?;
    Some(game.print(state, seat, best))
}

fn discard_value(game: &Realms, hand: CardSet, card: CardSet, depth: u8) -> f64 {
    match depth {
        0 => -strength(game, card),
        1 | 2 => -gives(game, hand, card),
        _ => f64::from(game.scorer().score(hand & !card)),
    }
}

fn drawn_value(game: &Realms, hand: CardSet, card: CardSet, depth: u8) -> f64 {
    let eight = hand | card;
    let without = |out: CardSet| game.scorer().score(eight & !out);
    match depth {
        0 => strength(game, card),
        1 => f64::from(game.scorer().score(eight)),
        2 => {
            let least = singles(eight)
                .min_by(|one, other| gives(game, eight, *one).total_cmp(&gives(game, eight, *other)));
            f64::from(without(least.unwrap_or(card)))
        }
        _ => f64::from(singles(eight).map(without).max().unwrap_or_default()),
    }
}

/// The printed strength of one card.
fn strength(game: &Realms, card: CardSet) -> f64 {
    let printed = game.catalogue().find(|(held, _)| 1 << held.index() == card);
    printed.map_or(0.0, |(_, printed)| f64::from(printed.base))
}

/// What one card of a hand gives on the score sheet.
fn gives(game: &Realms, hand: CardSet, card: CardSet) -> f64 {
    let sheet = game.scorer().sheet(hand, 0);
    let line = sheet.cards.iter().find(|line| 1 << line.card.index() == card);
    line.map_or(0.0, |line| f64::from(line.base + line.bonus + line.penalty))
}

/// The cards of a set, one by one.
fn singles(set: CardSet) -> impl Iterator<Item = CardSet> {
    (0..CardSet::BITS).map(|bit| 1 << bit).filter(move |card| set & card != 0)
}
