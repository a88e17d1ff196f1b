//! A card file of Shards of Infinity with a piece of it replaced: it is read or refused with a reason.
#![no_main]

use libfuzzer_sys::fuzz_target;
use talon_shards::{CHARACTERS, Catalogue, FILES};

fuzz_target!(|edit: (u8, u16, u8, &str)| {
    let (which, from, cut, put_in) = edit;
    let damaged = |text: &str| {
        let from = text.floor_char_boundary(from.into());
        let to = text.ceil_char_boundary(from + usize::from(cut));
        [&text[..from], put_in, &text[to..]].concat()
    };
    // One of the card files, or the file of the characters.
    let mut files = FILES;
    let which = usize::from(which) % (FILES.len() + 1);
    let text = damaged(files.get(which).map_or(CHARACTERS, |(_, text)| text));
    let read = match files.get_mut(which) {
        Some(file) => {
            file.1 = &text;
            Catalogue::from_files(&files, CHARACTERS)
        }
        None => Catalogue::from_files(&files, &text),
    };
    if let Err(reason) = read {
        assert!(!reason.is_empty(), "a refusal gives a reason");
    }
});
