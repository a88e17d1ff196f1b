//! Everything a game can say has words: cards, options, prompts, offers, log lines, refusals. A missing message would
//! otherwise be found by a player.

use std::collections::BTreeSet;

use talon_core::{Allowed, Gallery, Game, OptionSpec, Options, Outcome, Phrase, Seat, Silent, Value};
use talon_table::games::{self, Visitor};
use talon_table::playout::Luck;
use talon_text::{Lang, MissingText, Speech};

/// Games played per set of options.
const GAMES: u64 = 40;
/// Choices of one moment whose words are heard; traders have hundreds that differ only in names.
const OFFERS: usize = 8;
/// Choices of earlier moments that are tried again, to hear why not.
const FOREIGN: usize = 4;

struct Listener {
    lang: Lang,
    modes: Vec<Options>,
}

impl Visitor for Listener {
    type Out = BTreeSet<String>;

    fn visit<G: Game + Gallery + Send + 'static>(self, game: &'static G) -> BTreeSet<String> {
        let mut ears = Ears { speech: Speech::new(self.lang), missed: BTreeSet::new() };
        for card in game.gallery() {
            if !ears.speech.knows(&card.name) {
                ears.missed.insert(card.name);
            }
            card.lines.iter().for_each(|line| ears.hear(&line.say));
        }
        for cause in G::CAUSES {
            ears.know(format!("{}-cause-{cause}", G::NAME));
        }
        game.option_specs().iter().for_each(|spec| ears.hear_option(spec));
        for options in &self.modes {
            let setup = game.setup(options).unwrap_or_else(|bad| panic!("{}: {bad}", G::NAME));
            for seed in 0..GAMES {
                listen(game, &setup, seed, &mut ears);
            }
        }
        ears.missed
    }
}

struct Ears {
    speech: Speech,
    missed: BTreeSet<String>,
}

impl Ears {
    fn hear(&mut self, phrase: &Phrase) {
        for lack in self.speech.check(phrase).1 {
            self.missed.insert(match lack {
                MissingText::Message(key) => key,
                MissingText::Part { key, reason } => format!("{key}: {reason}"),
            });
        }
        self.know(phrase.key.to_string());
    }

    /// There are words in the language itself, not only in English.
    fn know(&mut self, key: String) {
        if !self.speech.knows(&key) {
            self.missed.insert(key);
        }
    }

    /// An option: what it is called, what is said about it, and every value it can have.
    fn hear_option(&mut self, spec: &OptionSpec) {
        self.hear(&spec.say);
        if self.speech.option_name(spec.key).is_none() {
            self.missed.insert(format!("the option {}", spec.key));
        }
        let values = match &spec.allowed {
            Allowed::OneOf(words) => words.clone(),
            Allowed::WordOrIds { words, ids, .. } => words.iter().chain(ids).cloned().collect(),
            Allowed::Whole { .. } => Vec::new(),
        };
        for value in values.into_iter().filter(|value| value.parse::<i64>().is_err()) {
            if self.speech.option_value(&value).is_none() {
                self.missed.insert(format!("the value {value} of {}", spec.key));
            }
        }
    }
}

fn listen<G: Game>(game: &G, setup: &G::Setup, seed: u64, ears: &mut Ears) {
    let mut luck = Luck::of(seed, 1);
    let mut state = game.deal(setup, seed);
    game.open(&mut state, &mut Silent);
    let (mut choices, mut foreign) = (Vec::new(), Vec::new());
    // Law 1 bounds a game; the clock may ring at any time here.
    while let Some(first) = game.to_act(&state).lowest() {
        let to_act = game.to_act(&state);
        let seat = to_act.iter().nth(luck.below(to_act.len())).unwrap_or(first);
        ears.hear(&game.prompt(&state, seat));
        choices.clear();
        game.choices(&state, seat, &mut choices);
        let skipped = luck.below(choices.len());
        for choice in choices.iter().cycle().skip(skipped).take(OFFERS.min(choices.len())) {
            ears.hear(&game.offer(&state, seat, choice).say);
        }
        let other = Seat::at(luck.below(game.seats(&state)));
        for refusal in foreign.iter().filter_map(|choice| game.refusal(&state, other, choice)) {
            ears.hear(&refusal.phrase());
        }
        let Some(&choice) = choices.get(luck.below(choices.len())) else { return };
        if foreign.len() < FOREIGN {
            foreign.push(choice);
        } else {
            foreign[luck.below(FOREIGN)] = choice;
        }
        let mut events = Vec::new();
        game.advance(&mut state, seat, &choice, &mut events);
        for event in &events {
            ears.hear(&game.tell(event));
        }
    }
    if let Some(Outcome::PlayersWon { cause } | Outcome::PlayersLost { cause }) = game.outcome(&state) {
        assert!(G::CAUSES.contains(&cause), "{}: {cause} is not among the causes", G::NAME);
    }
}

/// The default set-up and every mode the game names.
fn modes(name: &str) -> Vec<Options> {
    let specs = games::named(name).unwrap().option_specs();
    let words = specs.into_iter().find(|spec| spec.key == "mode").map(|spec| spec.allowed);
    let words = if let Some(Allowed::OneOf(words)) = words { words } else { Vec::new() };
    let mode = |word: String| Options::from([("mode".to_string(), Value::from(word))]);
    std::iter::once(Options::new()).chain(words.into_iter().map(mode)).collect()
}

#[test]
fn nothing_a_game_says_is_without_words() {
    for lang in Lang::offered() {
        for name in games::NAMES {
            let missed = games::visit(name, Listener { lang, modes: modes(name) }).unwrap();
            assert!(missed.is_empty(), "{lang}, {name}: {missed:#?}");
        }
    }
}
