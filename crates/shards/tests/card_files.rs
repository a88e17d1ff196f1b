//! A damaged card file is read, or refused with a reason; nothing else may happen.

use talon_core::Dice;
use talon_shards::{CHARACTERS, Catalogue, FILES};

/// What a slip of the hand may leave in a file: nothing, numbers out of range, a piece of another card.
const PUT_IN: [&str; 14] = [
    "",
    "0",
    "-1",
    "255",
    "256",
    "99999999999999999999",
    "\"",
    "(",
    ")",
    "[]",
    "Gain(200, Gem)",
    "Ally",
    "\"crystal\"",
    "ž",
];

/// The text with a piece of it replaced.
fn damaged(text: &str, dice: &mut Dice) -> String {
    let from = text.floor_char_boundary(dice.below(text.len() as u32) as usize);
    let to = text.ceil_char_boundary(from + dice.below(8) as usize);
    let put_in = PUT_IN[dice.below(PUT_IN.len() as u32) as usize];
    [&text[..from], put_in, &text[to..]].concat()
}

#[test]
fn a_damaged_card_file_is_read_or_refused_with_a_reason() {
    let (mut dice, mut refused, mut read) = (Dice::new(7), 0, 0);
    for round in 0..900 {
        let which = round % (FILES.len() + 1);
        let text = damaged(FILES.get(which).map_or(CHARACTERS, |(_, text)| text), &mut dice);
        let mut files = FILES;
        let answer = match files.get_mut(which) {
            Some(file) => {
                file.1 = &text;
                Catalogue::from_files(&files, CHARACTERS)
            }
            None => Catalogue::from_files(&files, &text),
        };
        match answer {
            Ok(_) => read += 1,
            Err(reason) => {
                assert!(!reason.is_empty());
                refused += 1;
            }
        }
    }
    assert!(refused > 100 && read > 10, "{refused} refused, {read} read: the test would prove little");
}
