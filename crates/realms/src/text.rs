//! A card's rules text, made from its formula: one phrase a line.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use talon_core::{Arg, LineKind, Phrase, TextLine};

use crate::Realms;
use crate::card::{Card, Clause, Suit, Target};

impl Realms {
    /// What is printed under a card's name, line by line: first its bonus, then its penalty.
    pub fn text(&self, card: Card) -> Vec<TextLine> {
        let printed = self.card(card);
        printed.bonus.iter().chain(&printed.penalty).flat_map(clause).collect()
    }
}

fn clause(clause: &Clause) -> Vec<TextLine> {
    let one = |phrase: Phrase| Vec::from([phrase.into()]);
    match clause {
        Clause::Add { .. } => one(add(clause, false)),
        Clause::Best(clauses) => {
            clauses.iter().enumerate().map(|(index, clause)| add(clause, index > 0).into()).collect()
        }
        Clause::BestBase(of) => one(Phrase::new("realms-best-base").with("of", either("one", of))),
        Clause::SumBase(of) => one(Phrase::new("realms-sum-base").with("of", list("all.of", of))),
        Clause::Sets(steps) => stepped(steps, "realms-set", "realms-set-or-more"),
        Clause::Runs(steps) => stepped(steps, "realms-run", "realms-run-or-more"),
        Clause::SuitsDiffer(n) => one(Phrase::new("realms-suits-differ").with("n", i64::from(*n))),
        Clause::Clear(of) if of.contains(&Target::All) => one(Phrase::new("realms-clear-all")),
        Clause::Clear(of) => one(Phrase::new("realms-clear").with("of", list("all.of", of))),
        Clause::ClearOne(of) => one(Phrase::new("realms-clear-one").with("of", either("one", of))),
        Clause::Strike { word, from } => {
            let word = Arg::Marked(word.name_key(), word.id());
            one(if from.contains(&Target::All) {
                Phrase::new("realms-strike-all").with("word", word)
            } else {
                Phrase::new("realms-strike").with("word", word).with("from", list("all.of", from))
            })
        }
        Clause::Blank { of, except, other } => one(blank(of, except, *other)),
        Clause::Needs(of) => one(Phrase::new("realms-needs").with("of", either("any.none", of))),
        Clause::Shuns(of) => one(Phrase::new("realms-shuns").with("of", either("any", of))),
        Clause::Fetch(of) => one(Phrase::new("realms-fetch").with("of", either("one", of))),
        Clause::ChangeSuit => one(Phrase::new("realms-change-suit")),
        Clause::Become(suits) => {
            let suits: Vec<Target> = suits.iter().map(|suit| Target::Suit(*suit)).collect();
            one(Phrase::new("realms-become").with("of", either("one", &suits)))
        }
        Clause::Copy => one(Phrase::new("realms-copy")),
    }
}

/// Points; `or` marks the second of two ways, of which the better counts.
fn add(clause: &Clause, or: bool) -> Phrase {
    let Clause::Add { n, per, other, with, without } = clause else { return Phrase::new("realms-copy") };
    let gain = *n > 0;
    let key = match (gain, or, per.is_empty(), with.is_empty(), other) {
        (true, true, true, ..) => "realms-or-add-with",
        (true, true, false, ..) => "realms-or-add-per-with",
        (true, false, false, true, false) => "realms-add-per",
        (true, false, false, true, true) => "realms-add-per-other",
        (true, false, false, false, _) => "realms-add-per-with",
        (true, false, true, false, _) => "realms-add-with",
        (true, false, true, true, _) => "realms-add-without",
        (false, _, false, _, false) => "realms-lose-per",
        (false, _, false, _, true) => "realms-lose-per-other",
        (false, _, true, ..) => "realms-lose-without",
    };
    let mut phrase = Phrase::new(key).with("n", i64::from(n.unsigned_abs()));
    if !per.is_empty() {
        phrase = phrase.with("per", either(if *other { "each.other" } else { "each" }, per));
    }
    if !with.is_empty() {
        let (wide, narrow): (Vec<_>, Vec<_>) =
            with.iter().partition(|group| group.len() > 1 && with.len() > 1);
        if let [wide] = wide.as_slice() {
            phrase.key = "realms-add-with-and-either";
            phrase = phrase.with("either", either("any", wide));
        }
        phrase =
            phrase.with("with", Arg::List(narrow.into_iter().map(|group| either("any", group)).collect()));
    }
    if !without.is_empty() {
        phrase = phrase.with("without", either("any.none", without));
    }
    phrase
}

fn blank(of: &[Target], except: &[Target], other: bool) -> Phrase {
    let key = match (of.contains(&Target::All), except.is_empty(), other) {
        (true, ..) => "realms-blank-all-except",
        (false, _, true) => "realms-blank-other",
        (false, true, false) => "realms-blank",
        (false, false, false) => "realms-blank-except",
    };
    let mut phrase = Phrase::new(key);
    if !of.contains(&Target::All) {
        phrase = phrase.with("of", list(if other { "each.other" } else { "all" }, of));
    }
    if except.is_empty() { phrase } else { phrase.with("except", list("plural", except)) }
}

fn stepped(steps: &[(u8, i16)], key: &'static str, last: &'static str) -> Vec<TextLine> {
    let line = |key, count: u8, points: i16, kind| {
        let say = Phrase::new(key).with("n", i64::from(points)).with("count", i64::from(count));
        TextLine { kind, ..say.into() }
    };
    let [rungs @ .., (count, points)] = steps else { return Vec::new() };
    let rung = |&(count, points): &(u8, i16)| line(key, count, points, LineKind::Rung { count, points });
    rungs.iter().map(rung).chain([line(last, *count, *points, LineKind::Plain)]).collect()
}

/// Targets joined with "or"; `how` picks the word for a suit (one, any, each, all, plural) and, after a point, its place in
/// the sentence, for languages that bend words: `all.of` (of all Floods), `any.none` (without any), `each.other`.
fn either(how: &str, targets: &[Target]) -> Arg {
    joined(how, targets, Arg::Either)
}

/// Targets joined with "and".
fn list(how: &str, targets: &[Target]) -> Arg {
    joined(how, targets, Arg::List)
}

fn joined(how: &str, targets: &[Target], join: impl Fn(Vec<Arg>) -> Arg) -> Arg {
    let arg = |target: &Target| match target {
        Target::All => Arg::Term(term(how, target)),
        Target::Suit(suit) => Arg::Marked(term(how, target), suit.id()),
        Target::Card(_) => Arg::Marked(term(how, target), "card"),
    };
    let mut args: Vec<Arg> = targets.iter().map(arg).collect();
    if args.len() == 1 { args.remove(0) } else { join(args) }
}

fn term(how: &str, target: &Target) -> String {
    match target {
        Target::All => String::from("realms-all-cards"),
        Target::Suit(suit) => {
            let (word, form) = how.split_once('.').unwrap_or((how, ""));
            let point = if form.is_empty() { "" } else { "." };
            format!("realms-{word}-{}{point}{form}", suit.id())
        }
        // A card stands in the same places as a suit: `realms-card-king.any`, `realms-card-king.any-none`.
        Target::Card(id) => format!("realms-card-{}.{}", id.replace('_', "-"), how.replace('.', "-")),
    }
}

impl Suit {
    /// The message key of its name.
    pub fn name_key(self) -> String {
        format!("realms-suit-{}", self.id())
    }
}
