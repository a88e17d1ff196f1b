//! A score sheet, as JSON and as a table.

use std::fmt::Write as _;

use serde_json::{Map, Value, json};
use talon_core::{Arg, Phrase};
use talon_realms::{Blanked, Card, CardSheet, Chosen, Realms, Sheet};
use talon_text::Speech;

/// The sheet in the form of `docs/formats.md`, with the reasons.
pub(crate) fn json_of(realms: &Realms, sheet: &Sheet) -> Value {
    let id = |card: Card| realms.card(card).id.as_str();
    let next: Map<String, Value> = sheet
        .next_best
        .iter()
        .map(|(card, next)| {
            (
                id(*card).to_string(),
                json!({ "choice": chosen_json(realms, next.instead), "score": next.score }),
            )
        })
        .collect();
    let counted = sheet.cards.iter().filter_map(|card| Some((card.card, json!(id(card.counts?)))));
    let chosen = sheet.choices.iter().map(|(card, chosen)| (*card, chosen_json(realms, *chosen)));
    let choices: Map<String, Value> =
        chosen.chain(counted).map(|(card, value)| (id(card).into(), value)).collect();
    json!({
        "score": sheet.score,
        "cards": sheet.cards.iter().map(|card| card_json(realms, card)).collect::<Vec<_>>(),
        "choices": choices,
        "next_best": next,
    })
}

fn card_json(realms: &Realms, card: &CardSheet) -> Value {
    let ids = |cards: &[Card]| json!(cards.iter().map(|card| &realms.card(*card).id).collect::<Vec<_>>());
    let mut json = json!({
        "id": realms.card(card.card).id,
        "base": card.base,
        "bonus": card.bonus,
        "penalty": card.penalty,
        "blanked": card.blanked.is_some(),
        "as": { "name": realms.card(card.name).id, "suit": card.suit.id() },
    });
    let why = match &card.blanked {
        None => None,
        Some(Blanked::By(by)) => Some(json!({ "by": ids(by) })),
        Some(Blanked::Ring(by)) => Some(json!({ "ring": ids(by) })),
        Some(Blanked::Needs) => Some(json!({ "missing": true })),
        Some(Blanked::Shuns) => Some(json!({ "unwanted": true })),
    };
    let lists = [("cleared_by", &card.cleared_by), ("struck_by", &card.struck_by)];
    for (key, cards) in lists.into_iter().filter(|(_, cards)| !cards.is_empty()) {
        json[key] = ids(cards);
    }
    if let Some(why) = why {
        json["why_blanked"] = why;
    }
    json
}

fn chosen_json(realms: &Realms, chosen: Chosen) -> Value {
    match chosen {
        Chosen::Unused => Value::Null,
        Chosen::Copy(card) | Chosen::Become(card) | Chosen::ClearOne(card) | Chosen::Fetch(card) => {
            json!(realms.card(card).id)
        }
        Chosen::ChangeSuit(card, suit) => json!({ "card": realms.card(card).id, "suit": suit.id() }),
    }
}

/// The sheet as a table, with a line of words under each card that needs one.
pub(super) fn text_of(realms: &Realms, sheet: &Sheet, speech: &Speech) -> String {
    let word = |key| speech.say(&Phrase::new(key));
    let name = |card: Card| speech.name(&realms.name_key(card));
    let columns = ["realms-sheet-base", "realms-sheet-bonus", "realms-sheet-penalty", "realms-sheet-total"];
    let [base, bonus, penalty, total] = columns.map(word);
    let mut text = format!("{:<24}{base:>8}{bonus:>9}{penalty:>9}{total:>8}\n", word("realms-sheet-card"));
    for card in &sheet.cards {
        let total = card.base + card.bonus + card.penalty;
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "{:<24}{:>8}{:>9}{:>9}{total:>8}",
            name(card.card),
            card.base,
            card.bonus,
            card.penalty
        );
        for note in notes(realms, card) {
            let _ = writeln!(text, "    {}", speech.say(&note));
        }
    }
    let _ = writeln!(text, "{:<50}{:>8}", word("realms-sheet-total"), sheet.score);
    for (card, chosen) in &sheet.choices {
        let _ = writeln!(text, "{}", speech.say(&decision(realms, *card, *chosen)));
        if let Some((_, next)) = sheet.next_best.iter().find(|(by, _)| by == card) {
            let instead = speech.say(&decision(realms, *card, next.instead));
            let phrase = Phrase::new("realms-sheet-next").with("score", i64::from(next.score));
            let _ = writeln!(text, "    {} {instead}", speech.say(&phrase));
        }
    }
    text
}

/// What happened to a card, in words.
fn notes(realms: &Realms, card: &CardSheet) -> Vec<Phrase> {
    let names =
        |cards: &[Card]| Arg::List(cards.iter().map(|card| Arg::Term(realms.name_key(*card))).collect());
    let mut notes = Vec::new();
    if card.name != card.card || realms.card(card.card).suit != card.suit {
        notes.push(
            Phrase::new("realms-sheet-as")
                .with("name", realms.name_key(card.name))
                .with("suit", card.suit.name_key()),
        );
    }
    for (key, by) in [("realms-sheet-cleared", &card.cleared_by), ("realms-sheet-struck", &card.struck_by)] {
        if !by.is_empty() {
            notes.push(Phrase::new(key).with("by", names(by)));
        }
    }
    notes.extend(
        card.counts.map(|counted| Phrase::new("realms-sheet-counts").with("card", realms.name_key(counted))),
    );
    notes.extend(card.blanked.as_ref().map(|why| match why {
        Blanked::By(by) => Phrase::new("realms-sheet-blanked").with("by", names(by)),
        Blanked::Ring(by) => Phrase::new("realms-sheet-ring").with("by", names(by)),
        Blanked::Needs => Phrase::new("realms-sheet-needs"),
        Blanked::Shuns => Phrase::new("realms-sheet-shuns"),
    }));
    notes
}

/// What a card's owner decided, in words.
fn decision(realms: &Realms, card: Card, chosen: Chosen) -> Phrase {
    let key = match chosen {
        Chosen::Unused => "realms-chose-nothing",
        Chosen::Copy(_) => "realms-chose-copy",
        Chosen::Become(_) => "realms-chose-name",
        Chosen::ChangeSuit(..) => "realms-chose-suit",
        Chosen::ClearOne(_) => "realms-chose-clear",
        Chosen::Fetch(_) => "realms-chose-fetch",
    };
    let phrase = Phrase::new(key).with("card", realms.name_key(card));
    match chosen {
        Chosen::Unused => phrase,
        Chosen::ChangeSuit(target, suit) => {
            phrase.with("target", realms.name_key(target)).with("suit", suit.name_key())
        }
        Chosen::Copy(target) | Chosen::Become(target) | Chosen::ClearOne(target) | Chosen::Fetch(target) => {
            phrase.with("target", realms.name_key(target))
        }
    }
}
