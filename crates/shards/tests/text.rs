//! Everything the game says can be said: cards, questions, offers, events, reasons, options.

use std::fmt::Write as _;

use talon_core::{Arg, Dice, Gallery, Game, Options, Phrase, SeatSet, Value, Viewer};
use talon_shards::verbs::Leaf;
use talon_shards::{Catalogue, Choice, Condition, Effect, Event};
use talon_text::{Lang, Speech};

fn said(speech: &Speech, phrase: &Phrase) -> String {
    let (text, lacks) = speech.check(phrase);
    assert!(lacks.is_empty(), "{phrase:?} lacks {lacks:?}");
    text
}

/// The text of every card; `UPDATE=1 cargo test` rewrites it.
#[test]
fn cards_read_as_pinned() {
    let speech = Speech::new(Lang::En);
    let mut text = String::new();
    for card in Catalogue::load().gallery() {
        assert!(speech.knows(&card.name), "{}", card.name);
        writeln!(text, "{}", speech.name(&card.name)).expect("a string takes all");
        for line in &card.lines {
            let indent = " ".repeat(4 + 4 * usize::from(line.depth));
            writeln!(text, "{indent}{}", said(&speech, &line.say)).expect("a string takes all");
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
fn whole_games_are_put_into_words() {
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

/// How deep the lines of an effect stand, and under which conditions. Exhaustive, so that a new control node has to be thought of.
fn shape(effect: &Effect, depth: u8, under: &[Condition], out: &mut Vec<(u8, Vec<Condition>)>) {
    let with = |condition: &Condition| [under, std::slice::from_ref(condition)].concat();
    match effect {
        Effect::When(condition, inner) => shape(inner, depth, &with(condition), out),
        Effect::Tiers(base, tiers) => {
            shape(base, depth, under, out);
            // A tier stands under the line it replaces, so it does not repeat that line's conditions.
            for (condition, inner) in tiers {
                shape(inner, depth + 1, std::slice::from_ref(condition), out);
            }
        }
        Effect::All(two) if two.len() == 2 => out.push((depth, under.to_vec())),
        Effect::All(more) => more.iter().for_each(|inner| shape(inner, depth, under, out)),
        Effect::Do(leaf) => {
            out.push((depth, under.to_vec()));
            if let Leaf::FreeRecruit(verb) = leaf {
                out.push((depth + 1, vec![Condition::Mastery(verb.to_hand_from)]));
            }
        }
    }
}

/// A condition as it stands in the key of a lead.
fn lead_part(condition: &Condition) -> String {
    match condition {
        Condition::Mastery(n) => format!("mastery-{n}"),
        Condition::Inspire => "inspire".to_string(),
        Condition::Unify(_) => "unify-".to_string(),
        Condition::Dominion => "dominion".to_string(),
        Condition::Echo(_) => "echo-".to_string(),
        Condition::Character(id) => id.replace('_', "-"),
        Condition::FullHealth => "full-health".to_string(),
        Condition::Control(n, _) => format!("control-{n}-"),
        Condition::MostMastery => "most-mastery".to_string(),
    }
}

/// A line names every condition it stands under, a tier stands under the line it replaces, and what exhausting does stands
/// under the line with the mark.
#[test]
fn the_text_has_the_shape_of_the_effects() {
    let game = Catalogue::load();
    for (card, text) in game.cards().iter().zip(game.gallery()) {
        let mut shapes = Vec::new();
        card.play.iter().for_each(|effect| shape(effect, 0, &[], &mut shapes));
        for (place, effect) in card.exhaust.iter().enumerate() {
            assert!(
                place + 1 == card.exhaust.len() || !matches!(effect, Effect::When(..)) || place > 0,
                "{}: the rest would seem to stand under the condition of the first line",
                card.id
            );
            shape(effect, u8::from(place > 0), &[], &mut shapes);
        }
        let first = text.lines.len().checked_sub(shapes.len()).expect("every effect has its lines");
        assert!(text.lines.first().is_none_or(|line| line.depth == 0), "{}", card.id);
        for (line, (depth, conditions)) in text.lines[first..].iter().zip(&shapes) {
            assert_eq!(line.depth, *depth, "{}: {line:?}", card.id);
            let lead = line.say.args.iter().find_map(|(name, arg)| match arg {
                Arg::Term(term) if *name == "lead" => Some(term.as_str()),
                _ => None,
            });
            let lead = lead.unwrap_or_default();
            let mastery = conditions.iter().filter_map(|condition| match condition {
                Condition::Mastery(n) => Some(*n),
                _ => None,
            });
            assert_eq!(line.threshold, mastery.max(), "{}: {line:?}", card.id);
            for condition in conditions {
                assert!(lead.contains(&lead_part(condition)), "{}: {lead} lacks {condition:?}", card.id);
            }
            assert!(
                !conditions.is_empty() || ["none", "play", "exhaust"].iter().any(|own| lead.ends_with(own))
            );
        }
    }
}
