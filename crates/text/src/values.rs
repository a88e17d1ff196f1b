//! Values in a sentence. A locale file marks a number with the word of its unit, `<gems>{ $n } gems</gems>`, so that a
//! page can put a glyph between the two; everybody else reads the sentence without the marks. Words are marked the same way:
//! points and keywords by the locale file (`<gain>+{ $n }</gain>`), suits and cards by the game ([`talon_core::Arg::Marked`]).

/// Letters that no language uses; they replace the marks while a sentence is put together.
const OPEN: char = '\u{e000}';
const NAMED: char = '\u{e001}';
const CLOSE: char = '\u{e002}';

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// Words.
    Text(String),
    /// A number with the word of its unit, or a word that is marked.
    Value {
        /// The unit or the sign, as the locale file or the game marks it: `gems`, `gain`, `flood`.
        unit: String,
        /// The number; empty where there is none.
        number: String,
        /// What follows the number: a space and the word.
        word: String,
    },
}

/// The text of a locale file with its marks in letters that no language uses.
pub(crate) fn marked(source: &str) -> String {
    let (mut text, mut rest) = (String::with_capacity(source.len()), source);
    while let Some(at) = rest.find('<') {
        text.push_str(&rest[..at]);
        rest = &rest[at..];
        let name = rest.find('>').map(|end| (&rest[1..end], end + 1)).filter(|(name, _)| is_unit(name));
        let Some((name, end)) = name else {
            text.push('<');
            rest = &rest[1..];
            continue;
        };
        if name.starts_with('/') {
            text.push(CLOSE);
        } else {
            text.extend([OPEN].into_iter().chain(name.chars()).chain([NAMED]));
        }
        rest = &rest[end..];
    }
    text + rest
}

/// A word with its mark.
pub(crate) fn mark(sign: &str, word: &str) -> String {
    format!("{OPEN}{sign}{NAMED}{word}{CLOSE}")
}

fn is_unit(name: &str) -> bool {
    let name = name.strip_prefix('/').unwrap_or(name);
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase())
}

/// The sentence without its marks.
pub(crate) fn plain(text: String) -> String {
    if !text.contains(OPEN) {
        return text;
    }
    let word = |span: Span| match span {
        Span::Text(text) => text,
        Span::Value { number, word, .. } => number + &word,
    };
    spans(&text).into_iter().map(word).collect()
}

/// The sentence in its parts.
pub(crate) fn spans(text: &str) -> Vec<Span> {
    let (mut spans, mut rest) = (Vec::new(), text);
    while let Some((before, after)) = rest.split_once(OPEN) {
        let Some((unit, (value, behind))) =
            after.split_once(NAMED).and_then(|(unit, value)| Some((unit, value.split_once(CLOSE)?)))
        else {
            break;
        };
        if !before.is_empty() {
            spans.push(Span::Text(before.to_string()));
        }
        let digits = value.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(value.len());
        let (number, word) = value.split_at(digits);
        spans.push(Span::Value { unit: unit.into(), number: number.into(), word: word.into() });
        rest = behind;
    }
    if !rest.is_empty() {
        spans.push(Span::Text(rest.to_string()));
    }
    spans
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_marked_value_is_a_part_of_its_own_and_its_marks_are_not_said() {
        let text = marked("Gain <aether>2 aether</aether>, then a < b.");
        let value = Span::Value { unit: "aether".into(), number: "2".into(), word: " aether".into() };
        assert_eq!(spans(&text), [Span::Text("Gain ".into()), value, Span::Text(", then a < b.".into())]);
        assert_eq!(plain(text), "Gain 2 aether, then a < b.");
    }
}
