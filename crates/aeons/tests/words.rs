//! Whatever is said to a person has words: cards, offers, prompts, log lines, refusals.

use std::collections::BTreeSet;

use talon_aeons::{Catalogue, Choice, Setup, Supply};
use talon_core::{Arg, Dice, Gallery, Game, Phrase, Silent};
use talon_text::{Lang, Speech};

fn say(speech: &Speech, phrase: &Phrase, lacking: &mut BTreeSet<String>) -> String {
    let (said, lacks) = speech.check(phrase);
    lacking.extend(lacks.iter().map(|lack| format!("{lack:?}")));
    said
}

#[test]
fn every_card_has_its_words() {
    let (game, speech) = (Catalogue::load(), Speech::new(Lang::En));
    let mut lacking = BTreeSet::new();
    for entry in game.gallery() {
        assert!(speech.knows(&entry.name), "no words for {}", entry.name);
        assert!(!entry.lines.is_empty(), "{} has no text", entry.id);
        for line in &entry.lines {
            say(&speech, &line.say, &mut lacking);
        }
    }
    assert!(lacking.is_empty(), "{lacking:#?}");
}

#[test]
fn a_card_reads_like_a_card() {
    let (game, speech) = (Catalogue::load(), Speech::new(Lang::En));
    let read = |id: &str| -> Vec<String> {
        let entry = game.gallery().into_iter().find(|entry| entry.id == id).expect(id);
        entry.lines.iter().map(|line| speech.say(&line.say)).collect()
    };
    assert_eq!(
        read("wildfire_whip"),
        [
            "While prepped, in your main phase, you may:",
            "Pay 2 aether.",
            "Cast a prepped spell of any player.",
            "Cast:",
            "Deal 4 damage."
        ]
    );
    assert_eq!(
        read("agony_field"),
        [
            "TO DISCARD:",
            "Destroy a card in hand that costs 2 or more.",
            "POWER 2:",
            "Unleash.",
            "Any player discards 3 cards from hand.",
            "That player draws a card."
        ]
    );
}

/// Random games against every nemesis: each offer, prompt, log line and refusal on the way can be said.
#[test]
fn everything_said_in_a_game_has_words() {
    let (game, speech) = (Catalogue::load(), Speech::new(Lang::En));
    let mut lacking = BTreeSet::new();
    let foreign =
        [Choice::End, Choice::Done, Choice::Yes, Choice::Option(7), Choice::Charge, Choice::Ability];
    for (nemesis, players) in [(0, 2), (1, 3), (2, 4), (3, 1), (2, 1), (1, 2)] {
        for seed in 0..6 {
            let setup = Setup {
                players,
                nemesis: Some(nemesis),
                supply: Supply::Random,
                difficulty: 2,
                ..Setup::default()
            };
            let mut state = game.deal(&setup, seed);
            let mut events = Vec::new();
            let mut dice = Dice::new(seed);
            game.open(&mut state, &mut events);
            while let Some(seat) = game.to_act(&state).lowest() {
                let mut choices = Vec::new();
                game.choices(&state, seat, &mut choices);
                say(&speech, &game.prompt(&state, seat), &mut lacking);
                for choice in &choices {
                    say(&speech, &game.offer(&state, seat, choice).say, &mut lacking);
                }
                for choice in &foreign {
                    if let Some(refusal) = game.refusal(&state, seat, choice) {
                        say(&speech, &refusal.phrase(), &mut lacking);
                    }
                }
                let choice = choices[dice.below(choices.len() as u32) as usize];
                game.advance(&mut state, seat, &choice, &mut events);
            }
            for event in &events {
                say(&speech, &game.tell(event), &mut lacking);
            }
        }
    }
    assert!(lacking.is_empty(), "{lacking:#?}");
    let mut state = game.deal(&Setup::default(), 1);
    game.open(&mut state, &mut Silent);
}

fn told_decision(speech: &Speech, seat: usize, said: &str) -> String {
    let mut phrase = Phrase::new("aeons-log-decided-option").with("seat", talon_core::Seat::at(seat));
    phrase = phrase.with("said", Arg::Said(Vec::new()));
    format!("{} {said}", speech.say(&phrase).trim_end())
}

/// What the group decided is worded in the log as on the button, and both as on the card.
#[test]
fn the_log_names_what_the_group_decided() {
    let game = Catalogue::load();
    let printed: Vec<Phrase> =
        game.gallery().into_iter().flat_map(|entry| entry.lines).map(|line| line.say).collect();
    let speeches = [Lang::En, Lang::Cs, Lang::Pl, Lang::Uk].map(Speech::new);
    let (mut decisions, mut longest) = (0, 0);
    for (nemesis, seed) in (0..4).flat_map(|nemesis| (0..8).map(move |seed| (nemesis, seed))) {
        let setup = Setup { players: 2, nemesis: Some(nemesis), supply: Supply::Random, ..Setup::default() };
        let mut state = game.deal(&setup, seed);
        let mut dice = Dice::new(seed);
        game.open(&mut state, &mut Silent);
        while let Some(seat) = game.to_act(&state).lowest() {
            let mut choices = Vec::new();
            game.choices(&state, seat, &mut choices);
            let choice = choices[dice.below(choices.len() as u32) as usize];
            let offer = game.offer(&state, seat, &choice).say;
            let mut events = Vec::new();
            game.advance(&mut state, seat, &choice, &mut events);
            let Choice::Option(_) = choice else { continue };
            let [(_, Arg::Said(clauses))] = &offer.args[..] else { panic!("{offer:?}") };
            assert!(clauses.iter().all(|clause| printed.contains(clause)), "{clauses:?}");
            longest = longest.max(clauses.len());
            let Some(event) = events.iter().find(|event| event.choice == Some(choice)) else { continue };
            decisions += 1;
            for speech in &speeches {
                let told = told_decision(speech, seat.index(), &speech.say(&offer));
                assert_eq!(speech.check(&game.tell(event)), (told, Vec::new()));
            }
        }
    }
    assert!(decisions > 0 && longest > 1, "{decisions} decisions, {longest} clauses");
}
