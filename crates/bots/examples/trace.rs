//! scratch
use talon_aeons::{Catalogue, Setup};
use talon_bots::{AeonsJudge, AeonsWeights, Judge};
use talon_core::{Game, Luck, Silent};
fn main() {
    let game = Catalogue::load();
    let judge = AeonsJudge::new(&game, AeonsWeights::default());
    let n: usize = std::env::args().nth(1).unwrap().parse().unwrap();
    let seed: u64 = std::env::args().nth(2).unwrap().parse().unwrap();
    let setup = Setup { nemesis: Some(n), ..Setup::default() };
    let mut state = game.deal(&setup, seed);
    game.open(&mut state, &mut Silent);
    let (mut luck, mut choices) = (Luck::of(1, seed), Vec::new());
    for _ in 0..5000 {
        let Some(seat) = game.to_act(&state).lowest() else { break };
        let Some(choice) = judge.quick(&game, &state, seat, &mut choices, &mut luck) else { break };
        if choices.len() > 1 {
            println!(
                "[nem {} grave {} life {}/{} fury {} husks {} deck {} seat {} ae {}] {}   of {}",
                state.nemesis,
                state.gravehold,
                state.players[0].life,
                state.players[1].life,
                state.fury,
                state.husks,
                state.nemesis_deck.len(),
                seat.number(),
                state.players[seat.index()].aether,
                game.print(&state, seat, &choice),
                choices
                    .iter()
                    .map(|c| format!(
                        "{} {:.1}",
                        game.print(&state, seat, c),
                        judge.lean(&game, &state, seat, c)
                    ))
                    .collect::<Vec<_>>()
                    .join(", ")
            );
        }
        game.advance(&mut state, seat, &choice, &mut Silent);
    }
    println!("{:?}", game.outcome(&state));
}
