//! A card file of Aeon's End with a piece of it replaced: it is read or refused with a reason.
#![no_main]

use libfuzzer_sys::fuzz_target;
use talon_aeons::{Catalogue, FILES};

fuzz_target!(|edit: (u8, u16, u8, &str)| {
    let (which, from, cut, put_in) = edit;
    let mut files = FILES;
    let which = usize::from(which) % FILES.len();
    let from = FILES[which].floor_char_boundary(from.into());
    let to = FILES[which].ceil_char_boundary(from + usize::from(cut));
    let text = [&FILES[which][..from], put_in, &FILES[which][to..]].concat();
    files[which] = &text;
    if let Err(reason) = Catalogue::from_files(&files) {
        assert!(!reason.to_string().is_empty(), "a refusal gives a reason");
    }
});
