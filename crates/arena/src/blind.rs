//! Does a bot choose by what its seat knows, and by nothing else?
//!
//! It is asked in pairs of worlds that its seat cannot tell apart: a position of a game, and the same position with everything that the
//! seat does not know dealt again. A bot that sees no more than its seat, and rolls no dice of its own, gives the same answer in both.

use talon_bots::{Budget, Engine};
use talon_core::{Dice, Eyes, Luck, Options, Seat, Seed, Silent};
use talon_program::{Greeting, Player as Process, Program, Question};
use talon_text::{Lang, Speech};

use crate::facts::{self, Observed};
use crate::plan::Refused;
use crate::player::Player;
use crate::seeds::deal_seed;

/// One decision in this many is asked about, so that questions come from all parts of many games.
const EVERY: usize = 5;

/// The result of asking.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Blindness {
    /// In how many pairs of worlds it was asked.
    pub asked: u64,
    /// How many of them differed in something that is hidden from the seat; the others prove nothing.
    pub hidden: u64,
    /// Every pair with unequal answers.
    pub unequal: Vec<Unequal>,
}

/// A pair of worlds in which a bot answered unequally.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unequal {
    /// The seed of the deal.
    pub seed: Seed,
    /// After how many moves.
    pub moves: usize,
    /// The seat that was asked.
    pub seat: Seat,
    /// What it was asked.
    pub prompt: String,
    /// The two answers.
    pub answers: [String; 2],
}

/// A player who is asked in both worlds.
pub trait Subject<G: Observed> {
    /// A deal begins; what was asked before has nothing to do with it.
    fn begin(&mut self, greeting: &Greeting) -> Result<(), Refused>;
    /// The answer in one of the worlds, 0 or 1, as a number among the choices. Both get the same luck.
    fn answer(
        &mut self,
        world: usize,
        state: &G::State,
        seat: Seat,
        choices: &[G::Choice],
        luck: Luck,
    ) -> Result<usize, String>;
}

/// Asks a bot about this many positions of a game.
pub fn blind(
    player: &Player,
    game: &str,
    options: &Options,
    seed: Seed,
    positions: u64,
) -> Result<Blindness, Refused> {
    struct Ask<'a>(&'a Player, &'a Options, Seed, u64);
    impl facts::Visitor for Ask<'_> {
        type Out = Result<Blindness, Refused>;
        fn visit<G: Observed>(self, game: &'static G) -> Self::Out {
            let Self(player, options, seed, positions) = self;
            match player {
                Player::Bot(bot) if matches!(bot.budget, Budget::Millis(_)) => Err(Refused::of(format!(
                    "{bot} thinks by the clock, and that alone may change its answer; give it iterations, e.g. expert@200"
                ))),
                Player::Bot(bot) => {
                    let mut asked = Ours { game, engine: Engine::new(game), bot: *bot };
                    blind_of(game, options, seed, positions, &mut asked)
                }
                Player::Program(program) => {
                    let mut asked =
                        Theirs { game, program, worlds: Vec::new(), speech: Speech::new(Lang::En) };
                    blind_of(game, options, seed, positions, &mut asked)
                }
            }
        }
    }
    facts::visit(game, Ask(player, options, seed, positions))?
}

/// The same for a given game and player.
pub fn blind_of<G: Observed>(
    game: &G,
    options: &Options,
    seed: Seed,
    positions: u64,
    asked: &mut dyn Subject<G>,
) -> Result<Blindness, Refused> {
    let setup = game.setup(options)?;
    let mut found = Blindness::default();
    for number in 0.. {
        let dealt = deal_seed(seed, number);
        let mut state = game.deal(&setup, dealt);
        game.open(&mut state, &mut Silent);
        let (mut luck, mut moves, mut choices) = (Luck::of(seed, number), 0, Vec::new());
        asked.begin(&Greeting {
            game: G::NAME.into(),
            rules: G::RULES,
            options: game.options(&setup),
            seat: 1,
            seats: game.seats(&state),
        })?;
        while let Some(seat) = game.to_act(&state).lowest().filter(|_| moves < G::LINES_MAX) {
            choices.clear();
            game.choices(&state, seat, &mut choices);
            if choices.len() > 1 && luck.below(EVERY) == 0 {
                let pair = Pair { game, state: &state, seat, choices: &choices, seed: dealt, moves };
                pair.ask(&mut luck, asked, &mut found);
                if found.asked >= positions {
                    return Ok(found);
                }
            }
            let any = luck.below(choices.len());
            game.advance(&mut state, seat, &choices[any], &mut Silent);
            moves += 1;
        }
    }
    Ok(found)
}

/// A position to be asked about.
struct Pair<'a, G: Observed> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
    choices: &'a [G::Choice],
    seed: Seed,
    moves: usize,
}

impl<G: Observed> Pair<'_, G> {
    fn ask(&self, luck: &mut Luck, asked: &mut dyn Subject<G>, found: &mut Blindness) {
        let other = self.game.resample(self.state, self.seat, &mut Dice::new(luck.word()));
        let same_luck = Luck::of(luck.word(), 0);
        let whole = |state: &G::State| self.game.position(&self.game.view(state, talon_core::Viewer::Judge));
        found.asked += 1;
        found.hidden += u64::from(whole(self.state) != whole(&other));
        let eyes = Eyes::new(self.game, self.state, self.seat);
        let mut answer = |world: usize, state: &G::State| {
            let chosen = asked.answer(world, state, self.seat, self.choices, same_luck);
            chosen.map_or_else(
                |fault| fault,
                |number| eyes.print(&self.choices[number.min(self.choices.len() - 1)]),
            )
        };
        let answers = [answer(0, self.state), answer(1, &other)];
        if answers[0] != answers[1] {
            let prompt = Speech::new(Lang::En).say(&eyes.prompt());
            let (seed, moves, seat) = (self.seed, self.moves, self.seat);
            found.unequal.push(Unequal { seed, moves, seat, prompt, answers });
        }
    }
}

/// One of our bots, which gets eyes and nothing else.
struct Ours<'a, G: Observed> {
    game: &'a G,
    engine: Engine<'a, G>,
    bot: talon_bots::Bot,
}

impl<G: Observed> Subject<G> for Ours<'_, G> {
    fn begin(&mut self, _greeting: &Greeting) -> Result<(), Refused> {
        Ok(())
    }

    fn answer(
        &mut self,
        _world: usize,
        state: &G::State,
        seat: Seat,
        choices: &[G::Choice],
        mut luck: Luck,
    ) -> Result<usize, String> {
        Ok(self.engine.choose(self.bot, &Eyes::new(self.game, state, seat), choices, &mut luck))
    }
}

/// A program: two processes of it, one in each world, that are told the same.
struct Theirs<'a, G> {
    game: &'a G,
    program: &'a Program,
    worlds: Vec<Process>,
    speech: Speech,
}

impl<G: Observed> Subject<G> for Theirs<'_, G> {
    fn begin(&mut self, greeting: &Greeting) -> Result<(), Refused> {
        let cannot = |reason: String| Refused::of(format!("{}: {reason}", self.program));
        for world in 0..2 {
            if self.worlds.len() == world {
                let started = Process::start(self.program, None);
                self.worlds.push(started.map_err(|error| cannot(error.to_string()))?);
            }
            self.worlds[world].greet(greeting).map_err(|fault| cannot(fault.to_string()))?;
        }
        Ok(())
    }

    fn answer(
        &mut self,
        world: usize,
        state: &G::State,
        seat: Seat,
        choices: &[G::Choice],
        _luck: Luck,
    ) -> Result<usize, String> {
        let question = Question::of(&Eyes::new(self.game, state, seat), choices, Vec::new(), &self.speech);
        let answer = self.worlds[world].ask(&question);
        if let Err(fault) = &answer {
            // Its next answer could be that to this question.
            let fault = fault.to_string();
            self.worlds[world] = Process::start(self.program, None).map_err(|error| error.to_string())?;
            return Err(fault);
        }
        answer.map_err(|fault| fault.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Looks into the deck: what no bot of ours can do, since nobody gives it the state.
    struct Cheat<'a>(&'a talon_realms::Realms);

    impl Subject<talon_realms::Realms> for Cheat<'_> {
        fn begin(&mut self, _greeting: &Greeting) -> Result<(), Refused> {
            Ok(())
        }

        fn answer(
            &mut self,
            _world: usize,
            state: &talon_realms::State,
            _seat: Seat,
            choices: &[talon_realms::Choice],
            _luck: Luck,
        ) -> Result<usize, String> {
            let _ = self.0;
            let next = state.coming().next().unwrap_or_default();
            Ok(next.trailing_zeros() as usize % choices.len())
        }
    }

    #[test]
    fn a_bot_that_looks_into_the_deck_is_caught() {
        let game = talon_realms::Realms::load();
        let found = blind_of(&game, &Options::new(), 1, 60, &mut Cheat(&game)).unwrap();
        assert_eq!(found.asked, 60);
        assert!(found.hidden > 30 && found.unequal.len() > 10, "{found:?}");
        assert_ne!(found.unequal[0].answers[0], found.unequal[0].answers[1]);
    }

    #[test]
    fn our_bots_are_blind_to_what_their_seat_does_not_know() {
        for game in ["realms", "shards", "aeons"] {
            for bot in ["random", "greedy", "expert@8"] {
                let found = blind(&bot.parse().unwrap(), game, &Options::new(), 3, 12).unwrap();
                assert_eq!((found.asked, found.unequal), (12, Vec::new()), "{game} {bot}");
            }
        }
        let timed = blind(&"expert@5ms".parse().unwrap(), "realms", &Options::new(), 3, 1).unwrap_err();
        assert!(timed.to_string().contains("iterations"), "{timed}");
    }
}
