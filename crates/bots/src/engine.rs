//! How a bot chooses, and what it thinks of each choice.

use talon_core::{Dice, Eyes, Luck, Seat};

use crate::bot::{Bot, Budget, Level};
use crate::clock::{Clock, Deadline, Timeless};
use crate::judge::{Chances, Judge, Judged};
use crate::ladder::Rung;
use crate::playout;
use crate::search::{ExpectedMove, Search};

/// A choice with what a bot thinks of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought<C> {
    /// The choice.
    pub choice: C,
    /// What to expect from it: a chance from 0 to 1 after a search, otherwise a number that is only good for comparing.
    pub value: f32,
    /// The part of the search that went into it; 0 without a search.
    pub share: f32,
}

/// The result of thinking.
#[derive(Clone, PartialEq, Debug)]
pub struct Thoughts<C> {
    /// Every choice that was considered, best first.
    pub moves: Vec<Thought<C>>,
    /// How many worlds were played through; 0 without a search.
    pub iterations: u32,
    /// What the bot expects to happen, its own choice first; moves that need no thought are left out.
    pub line: Vec<ExpectedMove<C>>,
}

/// A game with its judgement loaded: what all bots at a table share.
///
/// ```
/// use talon_bots::{Bot, Engine, Level};
/// use talon_core::{Eyes, Game, Luck, Options, Silent};
/// use talon_realms::Realms;
///
/// // A game between greedy bots.
/// let game = Realms::load();
/// let mut state = game.deal(&game.setup(&Options::new())?, 8812);
/// game.open(&mut state, &mut Silent);
///
/// let engine = Engine::new(&game);
/// let (bot, mut luck) = (Bot::new(Level::Greedy), Luck::of(1, 0));
/// while let Some(seat) = game.to_act(&state).lowest() {
///     let eyes = Eyes::new(&game, &state, seat);
///     let choices = eyes.choices();
///     let number = engine.choose(bot, &eyes, &choices, &mut luck);
///     game.advance(&mut state, seat, &choices[number], &mut Silent);
/// }
/// assert!(game.outcome(&state).is_some());
/// # Ok::<(), talon_core::BadOption>(())
/// ```
#[derive(Clone, Debug)]
pub struct Engine<'a, G: Judged> {
    game: &'a G,
    greedy: G::Judge,
    judge: G::Judge,
    master: G::Judge,
}

impl<'a, G: Judged> Engine<'a, G> {
    /// Reads the judgement of a game.
    pub fn new(game: &'a G) -> Self {
        Self { game, greedy: game.greedy(), judge: game.judge(), master: game.master() }
    }

    /// The choice of a bot, as a number into `choices`, which are all the eyes offer.
    pub fn choose(&self, bot: Bot, eyes: &Eyes<'_, G>, choices: &[G::Choice], luck: &mut Luck) -> usize {
        match bot.budget {
            Budget::Millis(most) => {
                self.choose_by(Self::rung(bot), eyes, choices, luck, &mut Deadline::after(most))
            }
            _ => self.choose_as(Self::rung(bot), eyes, choices, luck),
        }
    }

    /// The choice of a bot that decides like this: for measuring levels that do not exist yet.
    pub fn choose_as(&self, rung: Rung, eyes: &Eyes<'_, G>, choices: &[G::Choice], luck: &mut Luck) -> usize {
        self.choose_by(rung, eyes, choices, luck, &mut Timeless)
    }

    fn choose_by(
        &self,
        rung: Rung,
        eyes: &Eyes<'_, G>,
        choices: &[G::Choice],
        luck: &mut Luck,
        clock: &mut impl Clock,
    ) -> usize {
        match rung.level {
            _ if choices.len() < 2 => 0,
            Level::Random => self.any(choices, luck),
            _ => self.best(rung, eyes, choices, luck, clock),
        }
    }

    /// Every choice it considered with what the bot thinks of it, the best first. Where there was no time for a search, these
    /// are the leanings of the greedy answer.
    ///
    /// ```
    /// use talon_bots::{Bot, Engine};
    /// use talon_core::{Eyes, Game, Luck, Options, Seat, Silent};
    /// use talon_shards::Catalogue as Shards;
    ///
    /// let game = Shards::load();
    /// let mut state = game.deal(&game.setup(&Options::new())?, 8812);
    /// game.open(&mut state, &mut Silent);
    ///
    /// let eyes = Eyes::new(&game, &state, Seat::at(0));
    /// let bot: Bot = "expert@50".parse().unwrap();
    /// let thoughts = Engine::new(&game).think(bot, &eyes, &mut Luck::of(1, 0));
    /// let best = &thoughts.moves[0];
    /// assert!((0.0..=1.0).contains(&best.value), "a chance to win");
    /// assert_eq!(thoughts.line[0].choice, best.choice);
    /// # Ok::<(), talon_core::BadOption>(())
    /// ```
    pub fn think(&self, bot: Bot, eyes: &Eyes<'_, G>, luck: &mut Luck) -> Thoughts<G::Choice> {
        let (choices, rung) = (eyes.choices(), Self::rung(bot));
        if !rung.level.searches() || choices.len() < 2 {
            return self.leanings(rung.level, eyes, &choices, luck);
        }
        let (mut search, most) = self.search(rung, eyes, luck);
        match bot.budget {
            Budget::Millis(millis) => search.run(most, &mut Deadline::after(millis)),
            _ => search.run(most, &mut Timeless),
        }
        let found = search.found();
        let visits: u32 = found.iter().map(|found| found.visits).sum();
        if visits == 0 {
            return self.leanings(rung.level, eyes, &choices, luck);
        }
        let tried = found.into_iter().filter(|found| found.visits > 0).map(|found| Thought {
            choice: found.choice,
            value: found.value,
            share: found.visits as f32 / visits as f32,
        });
        Thoughts { moves: tried.collect(), iterations: search.iterations(), line: search.line() }
    }

    /// Plays a resampled world to its end as a search of this level would, and says what each seat got.
    ///
    /// ```
    /// use talon_bots::{Engine, Level};
    /// use talon_core::{Dice, Eyes, Game, Luck, Options, Seat, Silent};
    /// use talon_shards::Catalogue as Shards;
    ///
    /// let game = Shards::load();
    /// let mut state = game.deal(&game.setup(&Options::new())?, 8812);
    /// game.open(&mut state, &mut Silent);
    ///
    /// let mut world = Eyes::new(&game, &state, Seat::at(0)).resample(&mut Dice::new(1));
    /// let got = Engine::new(&game).play_out(Level::Expert, &mut world, &mut Luck::of(1, 0));
    /// assert!((0.0..=1.0).contains(&got[0]) && got[2] == 0.0, "two play, so seat 3 gets nothing");
    /// # Ok::<(), talon_core::BadOption>(())
    /// ```
    pub fn play_out(&self, level: Level, world: &mut G::State, luck: &mut Luck) -> Chances {
        let thinker = self.game.to_act(world).lowest().unwrap_or(Seat::at(0));
        self.play_out_for(level, world, thinker, luck)
    }

    /// The same for a named seat, which takes more care than the others where the judgement knows how.
    pub fn play_out_for(&self, level: Level, world: &mut G::State, seat: Seat, luck: &mut Luck) -> Chances {
        let (judge, ending) = (self.judge_of(level), (world, seat));
        let played = playout::play_out(self.game, judge, ending, luck, &mut Vec::new(), &mut Timeless);
        played.unwrap_or_default()
    }

    /// The judgement of a level.
    pub const fn judge_of(&self, level: Level) -> &G::Judge {
        match level {
            Level::Random | Level::Greedy => &self.greedy,
            Level::Expert => &self.judge,
            Level::Master => &self.master,
            Level::Bird(bird) => match G::LADDER[bird as usize].level {
                Level::Random | Level::Greedy => &self.greedy,
                Level::Expert => &self.judge,
                Level::Master | Level::Bird(_) => &self.master,
            },
        }
    }

    /// How a bot decides in this game. A time limit applies on top.
    fn rung(bot: Bot) -> Rung {
        let iterations = match bot.budget {
            Budget::Usual => <G::Judge as Judge<G>>::ITERATIONS,
            Budget::Iterations(most) => most,
            Budget::Millis(_) => u32::MAX,
        };
        match bot.level {
            Level::Bird(bird) => G::LADDER[bird as usize],
            level => Rung::searching(level, iterations),
        }
    }

    /// The choice of a bot that judges; the greedy answer is ready before the search begins.
    fn best(
        &self,
        rung: Rung,
        eyes: &Eyes<'_, G>,
        choices: &[G::Choice],
        luck: &mut Luck,
        clock: &mut impl Clock,
    ) -> usize {
        let (is_obvious, fallback) = self.obvious_or_best(rung, eyes, choices, luck, clock);
        if is_obvious || !rung.level.searches() {
            return fallback;
        }
        let (mut search, most) = self.search(rung, eyes, luck);
        search.decide(most, clock);
        let found = search.found().first().filter(|found| found.visits > 0).map(|found| found.choice);
        found.and_then(|best| choices.iter().position(|choice| *choice == best)).unwrap_or(fallback)
    }

    /// Any move except the clock's, each equally likely.
    fn any(&self, choices: &[G::Choice], luck: &mut Luck) -> usize {
        let number = luck.below(choices.len());
        if !self.game.is_clock(&choices[number]) {
            return number;
        }
        choices.iter().position(|choice| !self.game.is_clock(choice)).unwrap_or(number)
    }

    /// Whether the choice needs no thought, and the choice: the one that looks best with care, or if there is no time for
    /// that at first sight.
    fn obvious_or_best(
        &self,
        rung: Rung,
        eyes: &Eyes<'_, G>,
        choices: &[G::Choice],
        luck: &mut Luck,
        clock: &mut impl Clock,
    ) -> (bool, usize) {
        let (game, judge, seat) = (self.game, self.judge_of(rung.level), eyes.seat());
        let world = eyes.resample(&mut Dice::new(luck.word()));
        if let Some(number) = judge.obvious(game, &world, seat, choices) {
            return (true, number);
        }
        if rung.lapses.any() {
            return (false, self.hazy(rung, &world, seat, choices, luck));
        }
        let moves = || choices.iter().enumerate().filter(|(_, choice)| !game.is_clock(choice));
        let study = |(number, choice)| {
            (!clock.is_up()).then(|| (judge.decision_score(game, &world, seat, choice), number))
        };
        let studied: Option<Vec<_>> = moves().map(study).collect();
        let leanings =
            || moves().map(|(number, choice)| (judge.policy_score(game, &world, seat, choice), number));
        (false, first_best(studied.unwrap_or_else(|| leanings().collect())))
    }

    /// The choice of somebody who makes mistakes: some moves are overlooked, the others not seen clearly. Moves that nobody makes on purpose,
    /// such as half an attack, are left out as in a search.
    fn hazy(
        &self,
        rung: Rung,
        world: &G::State,
        seat: Seat,
        choices: &[G::Choice],
        luck: &mut Luck,
    ) -> usize {
        let (game, judge) = (self.game, self.judge_of(rung.level));
        let mut seen: Vec<G::Choice> =
            choices.iter().filter(|choice| !game.is_clock(choice)).copied().collect();
        judge.prune(game, world, seat, &mut seen);
        rung.lapses.overlook(&mut seen, luck);
        let number = |choice| choices.iter().position(|other| other == choice);
        let judged = seen
            .iter()
            .filter_map(|choice| Some((judge.decision_score(game, world, seat, choice), number(choice)?)));
        let mut values: Vec<_> = judged.collect();
        rung.lapses.blur(&mut values, luck);
        first_best(values)
    }

    fn leanings(
        &self,
        level: Level,
        eyes: &Eyes<'_, G>,
        choices: &[G::Choice],
        luck: &mut Luck,
    ) -> Thoughts<G::Choice> {
        let world = eyes.resample(&mut Dice::new(luck.word()));
        let study = |&choice: &G::Choice| {
            let value = self.judge_of(level).decision_score(self.game, &world, eyes.seat(), &choice);
            Thought { choice, value, share: 0.0 }
        };
        let mut moves: Vec<_> = choices.iter().map(study).collect();
        moves.sort_by(|one, other| other.value.total_cmp(&one.value).then(one.choice.cmp(&other.choice)));
        let best = moves.first().map(|best| ExpectedMove::new(self.game, &world, eyes.seat(), best.choice));
        let line = best.into_iter().collect();
        Thoughts { moves, iterations: 0, line }
    }

    /// A search that has not begun, and the most iterations it may take.
    fn search(&self, rung: Rung, eyes: &Eyes<'_, G>, luck: &mut Luck) -> (Search<'_, G, G::Judge>, u32) {
        let root = eyes.resample(&mut Dice::new(luck.word()));
        let luck = Luck::of(luck.word(), 0);
        (Search::new(self.game, self.judge_of(rung.level), root, eyes.seat(), luck), rung.iterations)
    }
}

/// The number of the highest value, the first of equal ones.
fn first_best(values: Vec<(f32, usize)>) -> usize {
    let higher = |best: (f32, usize), one: (f32, usize)| if one.0 > best.0 { one } else { best };
    values.into_iter().reduce(higher).map_or(0, |(_, number)| number)
}

#[cfg(test)]
mod tests {
    use talon_core::{Game, Options, Silent};

    use super::*;

    /// No time at all.
    struct Up;

    impl Clock for Up {
        fn is_up(&mut self) -> bool {
            true
        }
    }

    #[test]
    fn without_time_the_greedy_answer_is_at_hand() {
        let game = talon_shards::Catalogue::load();
        let mut state = game.deal(&game.setup(&Options::new()).unwrap(), 4);
        game.open(&mut state, &mut Silent);
        let engine = Engine::new(&game);
        let (greedy, hurried) = (Bot::new(Level::Greedy), "expert@1ms".parse().unwrap());
        let mut asked = 0;
        while let Some(seat) = game.to_act(&state).lowest() {
            let eyes = Eyes::new(&game, &state, seat);
            let choices = eyes.choices();
            let chosen = engine.choose(greedy, &eyes, &choices, &mut Luck::of(7, asked));
            if choices.len() > 1 {
                let answer = engine.best(
                    Engine::<talon_shards::Catalogue>::rung(hurried),
                    &eyes,
                    &choices,
                    &mut Luck::of(7, asked),
                    &mut Up,
                );
                assert_eq!(answer, chosen, "decision {asked}");
            }
            asked += 1;
            game.advance(&mut state, seat, &choices[chosen], &mut Silent);
        }
        assert!(asked > 100);
    }
}
