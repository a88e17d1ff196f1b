//! A guess at hidden hands. Nobody keeps bad cards, so what others hold is no even sample of what is unseen: it was chosen
//! among what came by.

use talon_core::{Game, Luck, Seat, SeatSet};
use talon_realms::{Realms, State};

use super::each;
use super::outlook::plain;

/// Cards that came by a hidden hand at a table of three for each card in the area. With one, the hands that are guessed
/// score what the hands of greedy players score at that time of the game, within six points all along.
const CAME_BY: u32 = 1;

/// Lets every other seat exchange a hidden card for a better one of the deck, as often as the game has given it occasion.
pub(super) fn settle(game: &Realms, world: &mut State, seat: Seat, luck: &mut Luck) {
    let (seats, unseen, scorer) = (game.seats(world), world.unseen(seat), game.scorer());
    let tries = world.discards().count_ones() * 3 * CAME_BY / seats as u32;
    for other in SeatSet::first(seats).without(seat).iter() {
        for _ in 0..tries {
            let place = luck.below(world.coming().count());
            let Some(card) = world.coming().nth(place) else { return };
            let hand = world.held(other);
            let mut best = (plain(scorer, hand), 0);
            for gone in each(hand & unseen) {
                let score = plain(scorer, hand & !gone | card);
                if score > best.0 {
                    best = (score, gone);
                }
            }
            if best.1 != 0 {
                world.interchange(best.1, card);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use talon_core::{Dice, Silent, Viewer};

    use super::*;

    #[test]
    fn better_hands_are_guessed_and_what_the_seat_sees_stays() {
        let game = Realms::load();
        let setup = game.setup(&[].into()).unwrap();
        let (mut luck, mut choices) = (Luck::of(5, 0), Vec::new());
        let (mut before, mut after) = (0.0, 0.0);
        for seed in 0..20 {
            let mut state = game.deal(&setup, seed);
            game.open(&mut state, &mut Silent);
            while let Some(seat) = game.to_act(&state).lowest() {
                let dream = game.resample(&state, seat, &mut Dice::new(seed));
                let mut settled = dream;
                settle(&game, &mut settled, seat, &mut luck);
                let seen = |world: &State| game.view(world, Viewer::Seat(seat));
                assert_eq!(seen(&settled), seen(&dream));
                let score = |world: &State| {
                    let others = SeatSet::first(3).without(seat);
                    others.iter().map(|other| plain(game.scorer(), world.held(other))).sum::<f32>()
                };
                assert!(score(&settled) >= score(&dream));
                (before, after) = (before + score(&dream), after + score(&settled));
                choices.clear();
                game.choices(&state, seat, &mut choices);
                let choice = choices[luck.below(choices.len())];
                game.advance(&mut state, seat, &choice, &mut Silent);
            }
        }
        assert!(after > before * 1.2, "{before} became {after}");
    }
}
