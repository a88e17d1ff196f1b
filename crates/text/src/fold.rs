//! Names as people type them when they search: in upper or lower case, with or without diacritics, in any of the languages.

use crate::{Lang, Speech};

/// The same text in lower case, without diacritics and apostrophes, words set apart by single spaces.
///
/// Letters that only look like another with a mark are that other letter (`ł` is `l`, `ґ` is `г`, `ї` is `і`), because that
/// is what people type on a keyboard that lacks them.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            '\u{300}'..='\u{36f}' | '\'' | '’' | '‘' | 'ʼ' | '`' | '´' => {}
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            letter if letter.is_alphanumeric() => folded.push(bare(letter)),
            _ if folded.ends_with(' ') || folded.is_empty() => {}
            _ => folded.push(' '),
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

const fn bare(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' | 'ą' => 'a',
        'č' | 'ć' | 'ç' => 'c',
        'ď' => 'd',
        'é' | 'è' | 'ê' | 'ë' | 'ě' | 'ę' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ł' => 'l',
        'ň' | 'ń' | 'ñ' => 'n',
        'ó' | 'ò' | 'ô' | 'ö' | 'õ' | 'ø' => 'o',
        'ř' => 'r',
        'š' | 'ś' => 's',
        'ť' => 't',
        'ú' | 'ù' | 'û' | 'ü' | 'ů' => 'u',
        'ý' | 'ÿ' => 'y',
        'ž' | 'ź' | 'ż' => 'z',
        'ґ' => 'г',
        'є' | 'ё' => 'е',
        'ї' => 'і',
        'й' => 'и',
        other => other,
    }
}

/// What a message says in each of the languages, folded; `key` is e.g. the name of a card, `realms-card-king`.
pub fn names(key: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for lang in Lang::offered() {
        let name = fold(&Speech::of(lang).name(key));
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// Does one of the names contain every word that somebody typed?
pub fn is_named(names: &[String], typed: &str) -> bool {
    let typed = fold(typed);
    names.iter().any(|name| typed.split(' ').all(|word| name.contains(word)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_case_and_apostrophes_do_not_count() {
        for (text, folded) in [
            ("Žluťoučký kůň úpěl ďábelské ódy", "zlutoucky kun upel dabelske ody"),
            ("ZAŻÓŁĆ GĘŚLĄ JAŹŃ", "zazolc gesla jazn"),
            ("Полум’я, ґанок, Її Єдиноріг, край", "полумя ганок іі единоріг краи"),
            ("  Ko-Syn_Wu\u{a0}(2) ", "ko syn wu 2"),
            ("e\u{301}і\u{308}", "eі"),
            ("", ""),
        ] {
            assert_eq!(fold(text), folded);
            assert_eq!(fold(&fold(text)), folded, "folding twice changes nothing");
        }
    }

    #[test]
    fn a_card_is_found_by_its_name_in_any_language() {
        let names = names("realms-card-smoke");
        for typed in ["smoke", "kouř", "KOUR", "dym", "дим", "ДИМ"] {
            assert!(is_named(&names, typed), "{typed}: {names:?}");
        }
        assert!(!is_named(&names, "king") && is_named(&names, ""));
    }

    #[test]
    fn every_word_must_be_in_the_same_name() {
        let names = ["gem of order".to_string(), "krystal radu".to_string()];
        assert!(is_named(&names, "Order gem") && is_named(&names, "řádu"));
        assert!(!is_named(&names, "gem řádu"));
    }
}
