//! Every locale file is whole, and every language says the same things with the same arguments.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::parser;
use talon_core::{Arg, Phrase, Refusal, Seat, SeatSet};
use talon_text::{FILES, Lack, Lang, Speech};

/// The messages of a language with the arguments each takes.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn parsed(lang: &str, name: &str, text: &'static str) -> Resource<&'static str> {
    match parser::parse(text) {
        Ok(resource) => resource,
        Err((_, errors)) => panic!("{lang}/{name}.ftl: {errors:?}"),
    }
}

fn messages(lang: Lang) -> Messages {
    messages_in(lang, |_| true)
}

/// The messages of those files of a language that are asked for.
fn messages_in(lang: Lang, wanted: impl Fn(&str) -> bool) -> Messages {
    let mut messages = Messages::new();
    let files = FILES.iter().filter(|(code, name, _)| *code == lang.code() && wanted(name));
    for (code, name, text) in files {
        for entry in parsed(code, name, text).body {
            let (id, pattern) = match &entry {
                Entry::Message(message) => (message.id.name.to_string(), message.value.as_ref()),
                Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value)),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
                Entry::Junk { content } => panic!("{code}/{name}.ftl: cannot read {content}"),
            };
            let mut args = BTreeSet::new();
            if let Some(pattern) = pattern {
                collect(pattern, &mut args);
            }
            assert!(messages.insert(id.clone(), args).is_none(), "{code}/{name}.ftl: `{id}` is there twice");
        }
    }
    messages
}

fn collect(pattern: &Pattern<&str>, args: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => collect_inline(inline, args),
            Expression::Select { selector, variants } => {
                collect_inline(selector, args);
                for variant in variants {
                    collect(&variant.value, args);
                }
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, args: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => drop(args.insert(id.name.to_string())),
        InlineExpression::Placeable { expression } => match expression.as_ref() {
            Expression::Inline(inline) => collect_inline(inline, args),
            Expression::Select { .. } => {}
        },
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| collect_inline(argument, args));
        }
        _ => {}
    }
}

#[test]
fn english_is_there() {
    assert!(Lang::offered().any(|lang| lang == Lang::En));
    assert!(messages(Lang::En).contains_key("seat"));
}

#[test]
fn every_folder_is_a_language_of_the_contract() {
    for (code, name, _) in FILES {
        assert!(Lang::ALL.iter().any(|lang| lang.code() == *code), "{code}/{name}.ftl");
    }
}

/// A language may lack a whole file (its words are English then), never a part of one.
#[test]
fn every_language_says_the_same_with_the_same_arguments() {
    for lang in Lang::offered() {
        let has_file =
            |wanted: &str| FILES.iter().any(|(code, name, _)| *code == lang.code() && *name == wanted);
        let english = messages_in(Lang::En, has_file);
        let other = messages(lang);
        let differing: Vec<_> = english.iter().filter(|(id, args)| other.get(*id) != Some(args)).collect();
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
            "It is not your turn; to act: seat 1, seat 2 and seat 3.",
        ),
        (
            Refusal::Unreadable { text: String::new(), expected: String::new() },
            "That is no move of this game.",
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
    assert_eq!(said(1), "Not enough resource-moons: needs 3, there is 1.");
    assert_eq!(said(2), "Not enough resource-moons: needs 3, there are 2.");
}

#[test]
fn what_is_missing_is_said_by_its_key_and_told() {
    let speech = Speech::new(Lang::En);
    let phrase = Phrase::new("refusal-not-there").with("place", "place-the-moon".to_string());
    let (said, lacks) = speech.check(&phrase);
    assert_eq!(said, "That card is not in place-the-moon.");
    assert_eq!(lacks, [Lack::Message("place-the-moon".to_string())]);
    let (said, lacks) = speech.check(&Phrase::new("refusal-not-there"));
    assert!(said.contains("$place") && matches!(lacks[..], [Lack::Part { .. }]), "{said} {lacks:?}");
    assert_eq!(speech.say(&Phrase::new("no-such-message")), "no-such-message");
}

#[test]
fn alternatives_are_joined_with_or() {
    let seats = Arg::Either([Seat::at(0), Seat::at(1)].map(Arg::Seat).into());
    let phrase = Phrase::new("refusal-not-your-turn").with("seats", seats);
    assert_eq!(Speech::new(Lang::En).say(&phrase), "It is not your turn; to act: seat 1 or seat 2.");
}

/// A server shares one speech among its threads.
#[test]
fn speech_can_be_shared() {
    fn shared<T: Send + Sync>() {}
    shared::<Speech>();
}
