//! Game records: any text is read or refused, and what was read prints to something that reads the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use talon_core::Record;

fuzz_target!(|text: &str| {
    if let Ok(record) = Record::parse(text) {
        assert_eq!(Record::parse(&record.to_string()), Ok(record));
    }
});
