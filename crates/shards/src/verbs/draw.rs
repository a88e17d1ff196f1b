//! Cards from the deck.

use super::prelude::*;

impl Catalogue {
    /// Draws cards; R17, R40: the discard is shuffled only when a card is needed; P6: no card, no penalty.
    pub(crate) fn draw<S: Sink<Event>>(state: &mut State, seat: usize, n: u8, sink: &mut S) {
        for _ in 0..n {
            let side = &mut state.sides[seat & 3];
            if side.deck().is_empty() {
                if side.discard().is_empty() {
                    return;
                }
                side.stock.gather();
                state.dice.shuffle(side.stock.first_mut());
                sink.note(|| Event::Shuffled { seat: Seat::at(seat) });
            }
            let Some(card) = side.stock.pop_first() else { return };
            side.table.push_first(card);
            sink.note(|| Event::Drew { seat: Seat::at(seat), kind: Some(Kind(card)) });
        }
    }
}

/// Cards from one's own deck. The Nemesis, which has none, gains its resource instead.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Draw(pub u8);

impl Verb for Draw {
    fn perform<S: Sink<Event>>(
        self,
        _: &Catalogue,
        state: &mut State,
        _: &mut Execution,
        sink: &mut S,
    ) -> Flow {
        if state.is_nemesis_turn() {
            Catalogue::gain(state, state.gain, u16::from(self.0), sink);
        } else {
            Catalogue::draw(state, state.turn as usize, self.0, sink);
        }
        Flow::Next
    }

    fn key(self) -> &'static str {
        "shards-draw"
    }

    fn arguments(self, phrase: Phrase, number: &'static str) -> Phrase {
        phrase.with(number, i64::from(self.0))
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte("draw", &mut self.0, 0, CARDS_MAX);
    }
}
