//! What follows from a choice: turns, the end, the score.

use talon_core::{Seat, SeatSet, Sink};

use crate::Realms;
use crate::card::Card;
use crate::choice::Choice;
use crate::events::Event;
use crate::score::{CardSet, bit, cards_of};
use crate::setup::Mode;
use crate::state::{HAND, Question, State};
use crate::trade;

pub(crate) fn advance<S: Sink<Event>>(
    realms: &Realms,
    state: &mut State,
    seat: Seat,
    choice: &Choice,
    sink: &mut S,
) {
    match *choice {
        Choice::Draw if state.is_draft() => {
            state.drawn = state.draw_top() | state.draw_top();
            state.takes = 0;
            state.hands[seat.index()] |= state.drawn;
            sink.note(|| Event::DrewTwo { seat, cards: Some(pair(state.drawn)) });
            state.question = Question::Keep;
        }
        Choice::Draw => {
            let card = state.draw_top();
            state.hands[seat.index()] |= card;
            state.takes = 0;
            state.note_turn(seat, None);
            sink.note(|| Event::Drew { seat, card: cards_of(card).next() });
            state.question = Question::Discard;
        }
        Choice::Take(card) => {
            state.area &= !bit(card);
            state.hands[seat.index()] |= bit(card);
            state.public |= bit(card);
            sink.note(|| Event::Took { seat, card });
            // A draft pick from the area needs no discard, and drafts end by themselves.
            if was_draft_pick(state, seat) {
                realms.next_turn(state, sink);
            } else {
                state.takes += 1;
                state.note_turn(seat, Some(card));
                state.question = Question::Discard;
            }
        }
        Choice::Keep(card) => {
            let other = state.drawn & !bit(card);
            state.drawn = 0;
            realms.put_down(state, seat, other, sink);
        }
        Choice::Discard(card) => {
            if let Some(turn) = state.turns.last_mut() {
                turn.put = Some(card);
            }
            realms.put_down(state, seat, bit(card), sink);
        }
        Choice::Offer { .. }
        | Choice::Call { .. }
        | Choice::Answer { .. }
        | Choice::Accept(_)
        | Choice::Withdraw => trade::advance(state, seat, choice, sink),
        Choice::Time => {
            sink.note(|| Event::TimeUp);
            state.open = [None; crate::state::SEATS_MAX];
            realms.finish(state, sink);
        }
        Choice::Fetch(card) => {
            if state.mode == Mode::Chaos {
                state.deck.take(card);
            } else {
                state.area &= !bit(card);
            }
            state.hands[seat.index()] |= bit(card);
            sink.note(|| Event::Fetched { seat, card });
            realms.count_up(state, sink);
        }
        Choice::Done => realms.count_up(state, sink),
    }
}

impl Realms {
    fn put_down<S: Sink<Event>>(&self, state: &mut State, seat: Seat, card: CardSet, sink: &mut S) {
        state.hands[seat.index()] &= !card;
        state.area |= card;
        state.public &= !card;
        sink.note(|| Event::Discarded { seat, card: pair(card)[0] });
        self.next_turn(state, sink);
    }

    fn next_turn<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        state.turn = state.turn.next(state.seats());
        self.begin_turn(state, sink);
    }

    /// The game ends at once when the area is full; in a draft only once both hands are.
    pub(crate) fn begin_turn<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        if state.mode == Mode::Chaos {
            state.question = Question::Trade;
        } else if state.area.count_ones() >= state.mode.area_ends() && !state.is_draft() {
            self.finish(state, sink);
        } else {
            state.question = Question::Take;
        }
    }

    /// The eighth card comes before everything else (step 0).
    fn finish<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        let holder = state.all_seats().find(|&seat| self.scorer.fetcher(state.hand(seat)).is_some());
        if let Some(holder) = holder {
            state.turn = holder;
            state.question = Question::Fetch;
            if state.fetch_choices(&self.scorer) != 0 {
                // A player who fetches shows the card that allows it.
                state.public |= self.scorer.fetcher(state.hand(holder)).map_or(0, bit);
                return;
            }
        }
        self.count_up(state, sink);
    }

    fn count_up<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        state.question = Question::Over;
        for seat in state.all_seats() {
            let score = self.scorer.score(state.hand(seat)) as i16;
            state.scores[seat.index()] = score;
            sink.note(|| Event::Scored { seat, score });
        }
        state.winners = self.best_of(state);
    }

    /// Most points win; among equals the lowest sum of base strengths, blanked cards having none; still equal: a shared win.
    fn best_of(&self, state: &State) -> SeatSet {
        let score = |seat: &Seat| state.scores[seat.index()];
        let most = state.all_seats().map(|seat| score(&seat)).max();
        let best: SeatSet = state.all_seats().filter(|seat| Some(score(seat)) == most).collect();
        if best.len() < 2 {
            return best;
        }
        let strength = |seat: Seat| self.scorer.strength(state.hand(seat));
        let least = best.iter().map(strength).min();
        best.iter().filter(|seat| Some(strength(*seat)) == least).collect()
    }
}

/// After a take in a duel: hands below eight mean that it was a draft pick.
fn was_draft_pick(state: &State, seat: Seat) -> bool {
    state.mode == Mode::Duel && state.hand(seat).count_ones() <= HAND
}

/// One or two cards; a single one is given twice.
fn pair(cards: CardSet) -> [Card; 2] {
    let first = cards.trailing_zeros() as u8;
    let rest = cards & cards.wrapping_sub(1);
    [Card(first), if rest == 0 { Card(first) } else { Card(rest.trailing_zeros() as u8) }]
}
