//! Rules text on faces: suits in their colours, names of cards bold, points and keywords marked, steps as a ladder.

use maud::{Markup, html};
use talon_core::{Arg, Phrase, TextLine};
use talon_text::Speech;

/// A line of a card.
pub(crate) fn line(line: &TextLine, speech: &Speech, _reached: Option<u8>) -> Markup {
    let phrase = &line.say;
    if let "realms-run" | "realms-set" = phrase.key {
        return rung(phrase);
    }
    let mut words: Vec<(String, String)> = Vec::new();
    for (_, arg) in &phrase.args {
        collect(arg, speech, &mut words);
    }
    // "Great Flood" before "Flood".
    words.sort_by_key(|(word, _)| std::cmp::Reverse(word.len()));
    let text = speech.say(phrase);
    let (lead, rest) = lead(phrase.key, &text);
    html! { (lead) (marked(rest, &words)) }
}

/// A step below the last one of a ladder; the last says what is counted.
fn rung(phrase: &Phrase) -> Markup {
    let number = |name: &str| {
        phrase.args.iter().find_map(|(key, arg)| match arg {
            Arg::Number(n) if *key == name => Some(*n),
            _ => None,
        })
    };
    html! { span class="rung" { b { (number("count").unwrap_or(0)) } span { "+" (number("n").unwrap_or(0)) } } }
}

/// What a line begins with: points, or the word that says what it does.
fn lead<'t>(key: &str, text: &'t str) -> (Markup, &'t str) {
    let class = match key.strip_prefix("realms-").unwrap_or(key) {
        "blank" | "blank-other" | "blank-except" | "blank-all-except" | "needs" | "shuns" => "keyword bad",
        "clear" | "clear-all" | "clear-one" | "strike" | "strike-all" => "keyword good",
        _ => return points(text),
    };
    let (word, rest) = text.split_at(text.find(' ').unwrap_or(text.len()));
    (html! { b class=(class) { (word) } }, rest)
}

/// A number with its sign, wherever it stands in the line's beginning.
fn points(text: &str) -> (Markup, &str) {
    let Some(at) = text.find(['+', '−']) else { return (html! {}, text) };
    let (before, rest) = text.split_at(at);
    let sign = rest.chars().next().map_or(1, char::len_utf8);
    let end = rest[sign..].find(|letter: char| !letter.is_ascii_digit()).map_or(rest.len(), |end| end + sign);
    let (number, rest) = rest.split_at(end);
    let class = if number.starts_with('+') { "points good" } else { "points bad" };
    (html! { (before) b class=(class) { (number) } }, rest)
}

/// The words of suits and cards in an argument, with the class of each.
fn collect(arg: &Arg, speech: &Speech, words: &mut Vec<(String, String)>) {
    match arg {
        Arg::Term(key) => {
            let kind = key.split('.').next().unwrap_or(key).rsplit('-').next().unwrap_or_default();
            let class = if key.starts_with("realms-card-") { "c".to_string() } else { format!("s-{kind}") };
            words.push((speech.name(key), class));
        }
        Arg::List(args) | Arg::Either(args) => args.iter().for_each(|arg| collect(arg, speech, words)),
        _ => {}
    }
}

/// The text with these words marked, each where it first stands.
fn marked(text: &str, words: &[(String, String)]) -> Markup {
    let found = words.iter().find_map(|(word, class)| {
        let at = text.find(word.as_str()).filter(|_| !word.is_empty())?;
        Some((at, word, class))
    });
    let Some((at, word, class)) = found else { return html! { (text) } };
    html! {
        (marked(&text[..at], words))
        b class=(class) { (word) }
        (marked(&text[at + word.len()..], words))
    }
}
