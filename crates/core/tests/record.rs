//! The record parser against made-up, damaged and arbitrary text.

use proptest::collection::{btree_map, vec};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::Index;
use talon_core::{Closing, Line, Options, Record, RecordError, Seat, Value};

/// A value a header can hold: plain, or a list of plain ones.
fn value() -> impl Strategy<Value = Value> {
    let plain = prop_oneof![
        any::<bool>().prop_map(Value::Bool),
        any::<i64>().prop_map(Value::Int),
        "[^\"\r\n]{0,12}".prop_map(Value::Text),
    ];
    prop_oneof![3 => plain.clone(), 1 => vec(plain, 0..5).prop_map(Value::Row)]
}

fn options() -> impl Strategy<Value = Options> {
    btree_map("[a-z_]{1,10}", value(), 0..5).prop_map(|mut options| {
        options.retain(|key, _| !["game", "rules", "seed"].contains(&key.as_str()));
        options
    })
}

fn lines(count: impl Into<proptest::collection::SizeRange>) -> impl Strategy<Value = Vec<Line>> {
    let line = (0..Seat::MAX, "[a-z][a-z0-9_#-]{0,8}( [a-z0-9_#-]{1,8}){0,3}", any::<u64>());
    vec(line, count).prop_map(|lines| {
        let numbered = lines.into_iter().zip(1..);
        numbered
            .map(|((seat, text, digest), number)| Line {
                seat: Seat::at(seat),
                text,
                digest: Record::has_digest(number).then_some(digest),
            })
            .collect()
    })
}

/// A record as the program writes it.
fn record(count: impl Into<proptest::collection::SizeRange>) -> impl Strategy<Value = Record> {
    let outcome = prop_oneof![Just("ongoing".to_string()), "win( seat[1-8]){1,3}", "(win|loss) players"];
    let head = ("[a-z]{1,8}", any::<u32>(), any::<u64>(), options());
    (head, lines(count), outcome, any::<u64>()).prop_map(|(head, lines, outcome, digest)| {
        let (game, rules, seed, options) = head;
        let comments = Vec::new();
        Record {
            game,
            rules,
            seed,
            options,
            given: None,
            comments,
            lines,
            closing: Closing { outcome, digest },
        }
    })
}

/// A record with a few characters overwritten, taken out or put in.
fn damaged() -> impl Strategy<Value = String> {
    let characters = prop_oneof![any::<char>(), Just('@'), Just('='), Just('"'), Just('\n'), Just('[')];
    let edits = vec((any::<Index>(), option::of(characters), any::<bool>()), 1..5);
    (record(0..70), edits).prop_map(|(record, edits)| {
        let mut text: Vec<char> = record.to_string().chars().collect();
        for (place, put_in, take_out) in edits {
            let place = place.index(text.len());
            text.splice(place..place + usize::from(take_out), put_in);
        }
        text.into_iter().collect()
    })
}

fn parse_lines(lines: &[&str]) -> Result<Record, RecordError> {
    Record::parse(&lines.join("\n"))
}

proptest! {
    #[test]
    fn what_is_printed_is_read_back(record in record(0..100)) {
        let printed = record.to_string();
        let read = Record::parse(&printed);
        prop_assert_eq!(read.as_ref(), Ok(&record));
        prop_assert_eq!(read.map(|read| read.to_string()), Ok(printed));
    }

    #[test]
    fn arbitrary_text_never_panics(text in any::<String>(), body in any::<String>()) {
        let _ = Record::parse(&text);
        let _ = Record::parse(&format!("talon-record 1\n{text}"));
        let _ = Record::parse(&format!("talon-record 1\ngame = \"a\" rules = 1 seed = 1\n{body}"));
    }

    #[test]
    fn a_damaged_record_is_refused_in_one_of_its_lines_or_reads_the_same_again(text in damaged()) {
        match Record::parse(&text) {
            Ok(read) => prop_assert_eq!(Record::parse(&read.to_string()), Ok(read)),
            Err(error) => {
                let last = text.lines().count() + 1;
                prop_assert!((1..=last).contains(&error.line), "{} of {} lines", error, last);
                prop_assert!(!error.reason.is_empty());
            }
        }
    }

    #[test]
    fn a_line_that_is_no_move_is_named(record in record(0..70), place in any::<Index>()) {
        let printed = record.to_string();
        let mut lines: Vec<&str> = printed.lines().collect();
        let place = place.index(lines.len());
        lines[place] = "?";
        prop_assert_eq!(parse_lines(&lines).map_err(|error| error.line), Err(place + 1));
    }

    #[test]
    fn a_record_that_breaks_off_is_named_where_it_does(record in record(0..70), place in any::<Index>()) {
        let printed = record.to_string();
        let lines: Vec<&str> = printed.lines().collect();
        let kept = place.index(lines.len());
        let error = parse_lines(&lines[..kept]).expect_err("the closing line is missing");
        prop_assert_eq!(error.line, kept + 1);
    }

    /// Digests stand in every 32nd move: a move more or less before one of them shifts it.
    #[test]
    fn a_move_added_or_taken_out_is_noticed_at_the_next_digest(
        record in record(32..70), place in 0..32_usize, add in any::<bool>(),
    ) {
        let printed = record.to_string();
        let mut lines: Vec<&str> = printed.lines().collect();
        let place = Record::FIRST_MOVE_LINE - 1 + place;
        if add { lines.insert(place, "1 draw") } else { lines.remove(place); }
        // If the line with the digest itself is taken out, that is noticed where the next digest is missing, or only in the
        // replay.
        match parse_lines(&lines) {
            Err(error) => prop_assert!(error.line > place, "{error}, edited in {}", place + 1),
            Ok(read) => prop_assert!(!add && read.lines.len() == 31),
        }
    }
}
