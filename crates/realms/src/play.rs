//! What a seat may do, why not, and what follows.

use alloc::vec::Vec;

use talon_core::{Refusal, Seat, SeatSet, Sink};

use crate::Realms;
use crate::card::Card;
use crate::event::Event;
use crate::score::{CardSet, cards_of};
use crate::setup::Mode;
use crate::state::{HAND, Question, State};
use crate::trade::{self, Wish};

/// One move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Draw from the deck.
    Draw,
    /// Take this card from the discard area.
    Take(Card),
    /// Keep this one of the two cards drawn; the other goes to the area.
    Keep(Card),
    /// Put this card into the area.
    Discard(Card),
    /// Offer a card of mine for a card of that seat.
    Offer {
        /// My card.
        give: Card,
        /// Whom I ask.
        to: Seat,
        /// What I want.
        want: Card,
    },
    /// Call a card of mine out to everybody, for what is wished.
    Call {
        /// My card.
        give: Card,
        /// What I want for it.
        wish: Wish,
    },
    /// Answer the call of that seat with a card of mine: an offer to it alone.
    Answer {
        /// Who called.
        to: Seat,
        /// My card.
        give: Card,
    },
    /// Accept what this seat offers me.
    Accept(Seat),
    /// Take my offer or my call back.
    Withdraw,
    /// Time is up.
    Time,
    /// Take this card as the eighth.
    Fetch(Card),
    /// Take no eighth card.
    Done,
}

pub(crate) const fn bit(card: Card) -> CardSet {
    1 << card.0
}

impl Realms {
    pub(crate) fn who_acts(state: &State) -> SeatSet {
        match state.question {
            Question::Over => SeatSet::NONE,
            Question::Trade => SeatSet::first(state.seats()),
            Question::Take | Question::Discard | Question::Keep | Question::Fetch => SeatSet::one(state.turn),
        }
    }

    pub(crate) fn list(&self, state: &State, seat: Seat, out: &mut Vec<Choice>) {
        match state.question {
            Question::Trade => self.list_trades(state, seat, out),
            _ if state.turn != seat => {}
            Question::Take => {
                out.push(Choice::Draw);
                if state.may_take() {
                    out.extend(cards_of(state.area).map(Choice::Take));
                }
            }
            Question::Discard => out.extend(cards_of(state.hand(seat)).map(Choice::Discard)),
            Question::Keep => out.extend(cards_of(state.drawn).map(Choice::Keep)),
            Question::Fetch => {
                out.extend(cards_of(state.fetch_choices(&self.scorer)).map(Choice::Fetch));
                out.push(Choice::Done);
            }
            Question::Over => {}
        }
    }

    /// Why not; `None` exactly for what [`Realms::list`] lists.
    pub(crate) fn why_not(&self, state: &State, seat: Seat, choice: &Choice) -> Option<Refusal> {
        if state.question == Question::Over {
            return Some(Refusal::Over);
        }
        let to_act = Self::who_acts(state);
        if !to_act.has(seat) {
            return Some(Refusal::NotYourTurn { seat, to_act });
        }
        let missing = |card: Card, place| Some(Refusal::NotThere { card: self.card(card).id.clone(), place });
        match (state.question, *choice) {
            (Question::Take, Choice::Take(card)) if state.area & bit(card) == 0 => {
                missing(card, "the discard area")
            }
            (Question::Take, Choice::Take(_)) if !state.may_take() => Some(Refusal::Rule {
                key: "realms-refusal-must-draw",
                english: "nobody has drawn from the deck for three rounds: this turn must draw from the deck",
            }),
            (Question::Discard, Choice::Discard(card)) if state.hand(seat) & bit(card) == 0 => {
                missing(card, "your hand")
            }
            (Question::Keep, Choice::Keep(card)) if state.drawn & bit(card) == 0 => {
                missing(card, "the two cards drawn")
            }
            (Question::Fetch, Choice::Fetch(card)) => self.why_not_fetch(state, card),
            (Question::Take, Choice::Draw | Choice::Take(_))
            | (Question::Discard, Choice::Discard(_))
            | (Question::Keep, Choice::Keep(_))
            | (Question::Fetch, Choice::Done) => None,
            (Question::Trade, _) => self.why_not_trade(state, seat, choice),
            (question, _) => Some(not_asked(question)),
        }
    }

    fn why_not_fetch(&self, state: &State, card: Card) -> Option<Refusal> {
        if state.fetch_choices(&self.scorer) & bit(card) != 0 {
            return None;
        }
        if state.mode != Mode::Chaos && state.area & bit(card) != 0 {
            return Some(Refusal::Rule {
                key: "realms-refusal-fetch-suit",
                english: "only an army, leader, wizard or beast can be taken from the discard area as the eighth card",
            });
        }
        let place = if state.mode == Mode::Chaos { "the three cards drawn" } else { "the discard area" };
        Some(Refusal::NotThere { card: self.card(card).id.clone(), place })
    }

    pub(crate) fn make<S: Sink<Event>>(&self, state: &mut State, seat: Seat, choice: &Choice, sink: &mut S) {
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
                    self.next_turn(state, sink);
                } else {
                    state.takes += 1;
                    state.note_turn(seat, Some(card));
                    state.question = Question::Discard;
                }
            }
            Choice::Keep(card) => {
                let other = state.drawn & !bit(card);
                state.drawn = 0;
                self.put_down(state, seat, other, sink);
            }
            Choice::Discard(card) => {
                if let Some(turn) = state.turns.last_mut() {
                    turn.put = Some(card);
                }
                self.put_down(state, seat, bit(card), sink);
            }
            Choice::Offer { .. }
            | Choice::Call { .. }
            | Choice::Answer { .. }
            | Choice::Accept(_)
            | Choice::Withdraw => trade::make(state, seat, choice, sink),
            Choice::Time => {
                sink.note(|| Event::TimeUp);
                state.open = [None; crate::state::SEATS_MAX];
                self.finish(state, sink);
            }
            Choice::Fetch(card) => {
                if state.mode == Mode::Chaos {
                    state.deck.take(card);
                } else {
                    state.area &= !bit(card);
                }
                state.hands[seat.index()] |= bit(card);
                sink.note(|| Event::Fetched { seat, card });
                self.count_up(state, sink);
            }
            Choice::Done => self.count_up(state, sink),
        }
    }

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
                // Whoever fetches shows the card that allows it.
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

pub(crate) fn not_asked(question: Question) -> Refusal {
    let (key, english) = match question {
        Question::Take => {
            ("realms-refusal-asked-take", "first take a card: `draw`, or `take` one from the discard area")
        }
        Question::Discard => {
            ("realms-refusal-asked-discard", "now one card of your hand must go: `discard ID`")
        }
        Question::Keep => {
            ("realms-refusal-asked-keep", "now choose which of the two cards drawn to keep: `keep ID`")
        }
        Question::Trade => (
            "realms-refusal-asked-trade",
            "in chaos cards are only traded: `offer`, `call`, `answer`, `accept`, `withdraw`",
        ),
        Question::Fetch => {
            ("realms-refusal-asked-fetch", "now choose an eighth card, `choose ID`, or `done`")
        }
        Question::Over => ("refusal-over", "the game is over"),
    };
    Refusal::Rule { key, english }
}
