//! Everything the game says can be said: cards, questions, offers, events, reasons, options.

use std::fmt::Write as _;

use talon_core::{Dice, Gallery, Game, Options, Phrase, SeatSet, Value, Viewer};
use talon_shards::{Catalogue, Choice, Event};
use talon_text::{Lang, Speech};

fn said(speech: &Speech, phrase: &Phrase) -> String {
    let (text, lacks) = speech.check(phrase);
    assert!(lacks.is_empty(), "{phrase:?} lacks {lacks:?}");
    text
}

/// The text of every card; `UPDATE=1 cargo test` writes it anew.
#[test]
fn cards_read_as_pinned() {
    let speech = Speech::new(Lang::En);
    let mut text = String::new();
    for card in Catalogue::load().gallery() {
        assert!(speech.knows(&card.name), "{}", card.name);
        writeln!(text, "{}", speech.name(&card.name)).expect("a string takes all");
        for line in &card.lines {
            writeln!(text, "    {}", said(&speech, line)).expect("a string takes all");
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/cards.txt");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, &text).expect("the golden file can be written");
    }
    assert_eq!(text, std::fs::read_to_string(path).expect("the golden file is there"));
}

#[test]
fn options_are_explained() {
    let speech = Speech::new(Lang::En);
    Catalogue::load().option_specs().iter().for_each(|spec| drop(said(&speech, &spec.say)));
}

/// Random games in every mode: each question, offer, event and refusal on the way is put into words.
#[test]
fn whole_games_are_told() {
    let (game, speech) = (Catalogue::load(), Speech::new(Lang::En));
    for (mode, characters) in
        [("standard", "random"), ("teams", "auction"), ("melee", "auction"), ("nemesis", "random")]
    {
        let options: Options = [("mode", mode), ("characters", characters)]
            .map(|(key, value)| (key.to_string(), Value::from(value)))
            .into();
        let setup = game.setup(&options).expect("the options of a test are good");
        (0..25).for_each(|seed| tell_game(&game, &setup, seed, &speech));
    }
}

fn tell_game(game: &Catalogue, setup: &talon_shards::Setup, seed: u64, speech: &Speech) {
    let mut state = game.deal(setup, seed);
    let (mut events, mut dice, mut earlier) = (Vec::<Event>::new(), Dice::new(seed), Vec::<Choice>::new());
    game.open(&mut state, &mut events);
    while let Some(seat) = game.to_act(&state).lowest() {
        said(speech, &game.prompt(&state, seat));
        let mut choices = Vec::new();
        game.choices(&state, seat, &mut choices);
        for choice in choices.iter().take(12) {
            said(speech, &game.offer(&state, seat, choice).say);
        }
        for choice in earlier.iter().rev().take(8) {
            for seat in SeatSet::first(game.seats(&state)).iter() {
                game.refusal(&state, seat, choice)
                    .iter()
                    .for_each(|refusal| drop(said(speech, &refusal.phrase())));
            }
        }
        let choice = choices[dice.below(choices.len() as u32) as usize];
        earlier.push(choice);
        game.advance(&mut state, seat, &choice, &mut events);
        for event in events.drain(..) {
            for viewer in [Viewer::Watcher, Viewer::Seat(seat)] {
                game.redact(&state, &event, viewer)
                    .iter()
                    .for_each(|event| drop(said(speech, &game.tell(event))));
            }
        }
    }
}
