//! Every locale file is whole, and every language says the same things with the same arguments.

use crate::common::{messages, messages_in};
use talon_core::{Arg, Phrase, Refusal, Seat, SeatSet};
use talon_text::{FILES, Lang, MissingText, Speech};

#[test]
fn english_is_always_offered() {
    assert!(Lang::offered().any(|lang| lang == Lang::En));
    assert!(messages(Lang::En).contains_key("seat"));
}

#[test]
fn every_folder_is_a_language_of_the_contract() {
    for (code, name, _) in FILES {
        assert!(Lang::ALL.iter().any(|lang| lang.code() == *code), "{code}/{name}.ftl");
    }
}

fn has_file(lang: Lang, wanted: &str) -> bool {
    FILES.iter().any(|(code, name, _)| *code == lang.code() && *name == wanted)
}

/// A file that is missing would be said in English.
#[test]
fn every_language_has_every_file() {
    let english = FILES.iter().filter(|(code, ..)| *code == "en").map(|(_, name, _)| *name);
    for name in english {
        for lang in Lang::ALL {
            assert!(has_file(lang, name), "{lang}/{name}.ftl is missing");
        }
    }
}

/// No message is missing, none is there that English lacks, and the arguments are the same.
#[test]
fn every_language_says_the_same_with_the_same_arguments() {
    for lang in Lang::ALL {
        let english = messages_in(Lang::En, |name| has_file(lang, name));
        let other = messages(lang);
        let differing: Vec<_> = english
            .iter()
            .filter(|(id, english)| other.get(*id).is_none_or(|other| other.args != english.args))
            .map(|(id, _)| id)
            .collect();
        let extra: Vec<_> = other.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(differing.is_empty() && extra.is_empty(), "{lang}: {differing:?}, only there: {extra:?}");
    }
}

#[test]
fn every_reason_of_the_core_can_be_said() {
    let to_act = SeatSet::first(3);
    for (refusal, said) in [
        (Refusal::Over, "The game is over."),
        (
            Refusal::NotYourTurn { seat: Seat::at(3), to_act },
            "It is not your turn; waiting for seat 1, seat 2 and seat 3.",
        ),
        (
            Refusal::Unreadable { text: String::new(), expected: String::new() },
            "That is not a move in this game.",
        ),
        (Refusal::NotThere { card: String::new(), place: "your hand" }, "That card is not in your hand."),
    ] {
        assert_eq!(Speech::new(Lang::En).check(&refusal.phrase()), (said.to_string(), Vec::new()));
    }
}

#[test]
fn numbers_choose_their_form() {
    let speech = Speech::new(Lang::En);
    let said = |have| speech.say(&Refusal::TooFew { what: "moons", need: 3, have }.phrase());
    assert_eq!(said(1), "Not enough resource-moons: this needs 3, you have 1.");
    assert_eq!(said(2), "Not enough resource-moons: this needs 3, you have 2.");
}

#[test]
fn what_is_missing_is_said_by_its_key_and_told() {
    let speech = Speech::new(Lang::En);
    let phrase = Phrase::new("refusal-not-there").with("place", "place-the-moon".to_string());
    let (said, lacks) = speech.check(&phrase);
    assert_eq!(said, "That card is not in place-the-moon.");
    assert_eq!(lacks, [MissingText::Message("place-the-moon".to_string())]);
    let (said, lacks) = speech.check(&Phrase::new("refusal-not-there"));
    assert!(said.contains("$place") && matches!(lacks[..], [MissingText::Part { .. }]), "{said} {lacks:?}");
    assert_eq!(speech.say(&Phrase::new("no-such-message")), "no-such-message");
}

#[test]
fn alternatives_are_joined_with_or() {
    let seats = Arg::Either([Seat::at(0), Seat::at(1)].map(Arg::Seat).into());
    let phrase = Phrase::new("refusal-not-your-turn").with("seats", seats);
    assert_eq!(Speech::new(Lang::En).say(&phrase), "It is not your turn; waiting for seat 1 or seat 2.");
}

/// A server shares one speech among its threads.
#[test]
fn speech_can_be_shared_by_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Speech>();
}
