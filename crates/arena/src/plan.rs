//! What to play: which bots sit where, on which deals, with which options.

use core::fmt;

use serde_json::{Value as Json, json};
use talon_core::{Arg, BadChange, BadOption, Change, Luck, Options, Outcome, Phrase, Seed, nearest};
use talon_program::Greeting;
use talon_table::games::UnknownGame;
use talon_text::{Lang, Speech};

use crate::batches;
use crate::facts::{self, Observed};
use crate::hypothesis::{Hypothesis, bounds};
use crate::player::Player;
use crate::request::{Request, Seating};
use crate::rows::Column;
use crate::seeds::deal_seed;
use crate::setups::setups;
use crate::sitting::Sitting;
use crate::stats::Bounds;

/// A checked plan.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools)] // each is a fact of its own about the plan
pub struct Plan {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The options of each kind of deal, as the game understood them.
    pub setups: Vec<Options>,
    /// The options that differ between them.
    pub varied: Vec<String>,
    /// Every bot once, in the order they were named.
    pub bots: Vec<Player>,
    /// Bots by seat, as places in `bots`.
    pub lineups: Vec<Vec<usize>>,
    /// Is it a pool?
    pub pool: bool,
    /// How often a deal is played with a line-up: once, or once with each rotation.
    pub rotations: usize,
    /// Are deals mirrored?
    pub mirror: bool,
    /// How many games, at most: whole rounds.
    pub games: u64,
    /// How many were asked for.
    pub asked: u64,
    /// The seed of the run.
    pub seed: Seed,
    /// The changes of the second arm; none: there is no second arm.
    pub changes: Vec<Change>,
    /// The sequential test, as it was asked for and in shares.
    pub test: Option<(Hypothesis, Bounds)>,
    /// Do the players win or lose together?
    pub together: bool,
    /// Do they play in teams?
    pub in_teams: bool,
    /// What was asked for.
    pub request: Request,
    /// Where each batch begins, as the number of a deal.
    starts: Vec<u64>,
}

/// Why a run is impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    text: String,
    /// The same as a message, where it has words in every language.
    said: Option<Phrase>,
    /// The option that is wrong, where one is.
    option: Option<BadOption>,
}

impl Refused {
    /// A reason in English.
    pub(crate) fn of(text: impl Into<String>) -> Self {
        Self { text: text.into(), said: None, option: None }
    }

    /// A reason that has words in every language.
    pub(crate) fn said(key: &'static str, args: &[(&'static str, &str)]) -> Self {
        let with = |phrase: Phrase, (name, text): &(&'static str, &str)| {
            phrase.with(name, Arg::Term((*text).into()))
        };
        let said = args.iter().fold(Phrase::new(key), with);
        Self { text: Speech::of(Lang::En).say(&said), said: Some(said), option: None }
    }

    /// The reason in a language, or in English where it has no words there.
    pub fn told(&self, speech: &Speech) -> String {
        self.said.as_ref().map_or_else(|| self.text.clone(), |said| speech.say(said))
    }

    /// The option that is wrong, where one is.
    pub const fn option(&self) -> Option<&BadOption> {
        self.option.as_ref()
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl core::error::Error for Refused {}

impl From<BadOption> for Refused {
    fn from(bad: BadOption) -> Self {
        Self { text: bad.to_string(), said: None, option: Some(bad) }
    }
}

impl From<BadChange> for Refused {
    fn from(bad: BadChange) -> Self {
        Self::of(format!("change: {bad}"))
    }
}

impl From<UnknownGame> for Refused {
    fn from(unknown: UnknownGame) -> Self {
        Self::of(unknown.to_string())
    }
}

impl Plan {
    /// Checks what is asked for.
    pub fn new(request: Request) -> Result<Self, Refused> {
        struct Check(Request);
        impl facts::Visitor for Check {
            type Out = Result<Plan, Refused>;
            fn visit<G: Observed>(self, game: &'static G) -> Self::Out {
                Plan::of(game, self.0)
            }
        }
        facts::visit(&request.game.clone(), Check(request))?
    }

    /// The same for a game that is at hand, on the list or not.
    pub fn of<G: Observed>(game: &G, request: Request) -> Result<Self, Refused> {
        check_changes(game, &request.changes)?;
        let (setups, varied) = setups(game, &request.options, &request.vary)?;
        let first = game.setup(&setups[0])?;
        let seats = game.seats(&game.deal(&first, request.seed));
        let probe = Sitting::play(game, &first, request.seed, &mut Luck::of(1, 1), |_, _, _| 0);
        let together =
            matches!(probe.outcome, Some(Outcome::PlayersWon { .. } | Outcome::PlayersLost { .. }));
        let pool = matches!(request.seating, Seating::Pool(_));
        if pool && (together || matches!(probe.outcome, Some(Outcome::Team { .. }))) {
            return Err(Refused::said("lab-refused-rivals", &[]));
        }
        let (bots, lineups) = lineups(&request.seating, seats)?;
        let rotations = if request.mirror || pool { seats } else { 1 };
        let block = (lineups.len() * rotations) as u64;
        // A deal that not everybody played from every seat, or not with every set-up, would favour somebody.
        let round = block * setups.len() as u64;
        let games = request.games.div_ceil(round) * round;
        let test = request.question.map(|question| bounds(question, &lineups, bots.len(), together));
        let test = request.question.zip(test.transpose()?);
        let starts = batches::starts(games.div_ceil(block));
        Ok(Self {
            rules: G::RULES,
            request: request.clone(),
            game: request.game,
            setups,
            varied,
            bots,
            lineups,
            pool,
            rotations,
            mirror: request.mirror || pool,
            games,
            asked: request.games,
            seed: request.seed,
            changes: request.changes,
            test,
            together,
            in_teams: matches!(probe.outcome, Some(Outcome::Team { .. })),
            starts,
        })
    }

    /// Games played on one deal.
    pub fn block(&self) -> u64 {
        (self.lineups.len() * self.rotations) as u64
    }

    /// Games until everybody has had every seat with every set-up.
    pub fn round(&self) -> u64 {
        self.block() * self.setups.len() as u64
    }

    /// How many deals.
    pub fn deals(&self) -> u64 {
        self.games.div_ceil(self.block())
    }

    /// How many batches.
    pub fn batches(&self) -> u64 {
        self.starts.len() as u64
    }

    /// The deals of a batch. A batch begins where it begins in every run of this plan, however many games are asked for; only the last
    /// one may end earlier.
    pub fn batch(&self, number: u64) -> core::ops::Range<u64> {
        let start = |number: u64| self.starts.get(number as usize).copied().unwrap_or_else(|| self.deals());
        start(number)..start(number + 1)
    }

    /// The set-up and the seed of a deal: with several set-ups, each is dealt alike.
    pub fn deal(&self, number: u64) -> (usize, Seed) {
        let setups = self.setups.len() as u64;
        ((number % setups) as usize, deal_seed(self.seed, number / setups))
    }

    /// The columns of rows beyond those that all games share.
    pub fn columns(&self) -> Result<&'static [Column], Refused> {
        struct Columns;
        impl facts::Visitor for Columns {
            type Out = &'static [Column];
            fn visit<G: Observed>(self, _game: &'static G) -> Self::Out {
                G::COLUMNS
            }
        }
        Ok(facts::visit(&self.game, Columns)?)
    }

    /// Starts every program once and greets it: one that cannot play would forfeit all its games.
    pub fn try_programs(&self) -> Result<(), Refused> {
        let greeting = Greeting {
            game: self.game.clone(),
            rules: self.rules,
            options: self.setups[0].clone(),
            seat: 1,
            seats: self.seats(),
        };
        for player in &self.bots {
            if let Player::Program(program) = player {
                let mut process = talon_program::Player::start(program, None).map_err(|error| {
                    Refused::of(format!("{program}: the program cannot be started: {error}"))
                })?;
                process.greet(&greeting).map_err(|fault| {
                    let said = process.complaints();
                    let said =
                        said.lines().last().map(|line| format!("; it said: {line}")).unwrap_or_default();
                    Refused::of(format!("{program}: the program is not ready to play: {fault}{said}"))
                })?;
            }
        }
        Ok(())
    }

    /// Does somebody else's program play?
    pub fn has_programs(&self) -> bool {
        self.bots.iter().any(|player| matches!(player, Player::Program(_)))
    }

    /// How often every game is played: as it is, and with changed cards.
    pub fn arms(&self) -> u64 {
        if self.changes.is_empty() { 1 } else { 2 }
    }

    /// How many seats a table has.
    pub fn seats(&self) -> usize {
        self.lineups.first().map_or(0, Vec::len)
    }

    /// All that decides what the games will be; how many of them are played and by how many threads does not.
    pub fn fingerprint(&self) -> Json {
        let names = |places: &Vec<usize>| -> Vec<String> {
            places.iter().map(|&place| self.bots[place].to_string()).collect()
        };
        json!({
            "game": self.game,
            "rules": self.rules,
            "version": env!("CARGO_PKG_VERSION"),
            "setups": self.setups,
            "seats": self.lineups.iter().map(names).collect::<Vec<_>>(),
            "mirror": self.mirror,
            "seed": self.seed,
            "changes": self.changes.iter().map(ToString::to_string).collect::<Vec<_>>(),
        })
    }
}

/// Changes that the game can make, each of another number.
fn check_changes<G: Observed>(game: &G, changes: &[Change]) -> Result<(), Refused> {
    for (index, change) in changes.iter().enumerate() {
        let same = |other: &&Change| other.id == change.id && other.key == change.key;
        if let Some(other) = changes[..index].iter().find(same) {
            return Err(Refused::said(
                "lab-refused-same-number",
                &[("one", &other.to_string()), ("other", &change.to_string())],
            ));
        }
        let known = game.changeable();
        let ids = || known.iter().map(|(id, _)| id.as_str());
        if !ids().any(|id| id == change.id) && nearest(&change.id, ids()).is_empty() {
            let (id, game) = (&change.id, G::NAME);
            return Err(Refused::said("lab-refused-no-card", &[("id", id), ("game", game)]));
        }
    }
    game.changed(changes)?;
    Ok(())
}

/// Who sits where: every bot once, and the line-ups.
fn lineups(seating: &Seating, seats: usize) -> Result<(Vec<Player>, Vec<Vec<usize>>), Refused> {
    let named = match seating {
        Seating::Table(bots) | Seating::Pool(bots) => bots,
    };
    let mut bots: Vec<Player> = Vec::new();
    for bot in named {
        if !bots.contains(bot) {
            bots.push(bot.clone());
        }
    }
    let place = |bot: &Player| bots.iter().position(|known| known == bot).unwrap_or_default();
    match seating {
        Seating::Table(named) => match named.as_slice() {
            [_] => Ok((bots, vec![vec![0; seats]])),
            many if many.len() == seats => {
                let lineup = many.iter().map(place).collect();
                Ok((bots, vec![lineup]))
            }
            many => Err(Refused::said(
                "lab-refused-seats",
                &[("bots", &many.len().to_string()), ("seats", &seats.to_string())],
            )),
        },
        Seating::Pool(named) if bots.len() < named.len() => Err(Refused::said("lab-refused-twice", &[])),
        Seating::Pool(_) if bots.len() < 2 => Err(Refused::said("lab-refused-two", &[])),
        Seating::Pool(_) => {
            let lineups = tables(bots.len(), seats);
            Ok((bots, lineups))
        }
    }
}

/// Every table of a pool: all ways to choose who plays; where there are more seats than bots, all ways in which everybody plays.
fn tables(bots: usize, seats: usize) -> Vec<Vec<usize>> {
    let mut tables = vec![Vec::new()];
    for _ in 0..seats {
        let more = |table: &Vec<usize>| {
            let from = table.last().map_or(0, |&last| if bots >= seats { last + 1 } else { last });
            (from..bots).map(|bot| [table.as_slice(), &[bot]].concat()).collect::<Vec<_>>()
        };
        tables = tables.iter().flat_map(more).collect();
    }
    tables.retain(|table| bots >= seats || (0..bots).all(|bot| table.contains(&bot)));
    tables
}

/// The seats of a line-up after this many rotations.
pub(crate) fn rotated(lineup: &[usize], rotation: usize) -> Vec<usize> {
    let mut seats = lineup.to_vec();
    seats.rotate_right(rotation % lineup.len().max(1));
    seats
}

#[cfg(test)]
pub(crate) mod tests {
    use talon_core::Value;

    use super::*;

    #[test]
    fn everybody_meets_everybody() {
        assert_eq!(tables(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(tables(4, 3).len(), 4);
        assert_eq!(tables(2, 3), [[0, 0, 1], [0, 1, 1]]);
    }

    pub(crate) fn request(game: &str, bots: &str) -> Request {
        Request {
            game: game.into(),
            options: Options::new(),
            vary: Vec::new(),
            seating: Seating::Table(bots.split(',').map(|bot| bot.parse().unwrap()).collect()),
            games: 10,
            seed: 1,
            mirror: false,
            changes: Vec::new(),
            question: None,
        }
    }

    #[test]
    fn a_varied_option_takes_all_its_values() {
        let mut wanted = request("aeons", "random");
        wanted.vary = vec![("difficulty".into(), Vec::new()), ("nemesis".into(), Vec::new())];
        let plan = Plan::new(wanted).unwrap();
        assert_eq!((plan.setups.len(), plan.together), (16, true));
        let mut wanted = request("realms", "random");
        wanted.vary = vec![("players".into(), vec![Value::Int(3), Value::Int(4)])];
        assert!(Plan::new(wanted).unwrap_err().to_string().contains("cannot be varied"));
    }

    #[test]
    fn mirrored_and_varied_runs_are_whole_rounds() {
        let mut wanted = request("shards", "greedy,random");
        let games = |wanted: &Request| Plan::new(Request { games: 5, ..wanted.clone() }).unwrap().games;
        assert_eq!(games(&wanted), 5);
        wanted.mirror = true;
        assert_eq!(games(&wanted), 6);
        wanted.vary = vec![("row".into(), Vec::new())];
        assert_eq!(games(&wanted), 8);
        wanted.mirror = false;
        assert_eq!(games(&wanted), 6);
    }
}
