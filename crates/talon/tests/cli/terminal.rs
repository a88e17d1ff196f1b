//! `talon play` on a real pseudo-terminal: what is typed, what is seen, in two languages.

use std::fs::{File, OpenOptions};
use std::io::{Read as _, Write as _};
use std::process::Child;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};
use unicode_width::UnicodeWidthStr as _;

use crate::program::talon;

/// A program that says nothing for this long is hanging; a test that passes never waits that long.
const HANGS: Timespec = Timespec { tv_sec: 120, tv_nsec: 0 };

/// The program at a terminal of 80 columns.
struct Terminal {
    child: Child,
    /// The end with the keyboard and the screen.
    ours: File,
    /// What was seen so far, and how much of it has been looked at.
    seen: Vec<u8>,
    looked_at: usize,
}

impl Terminal {
    fn open(args: &[&str]) -> Self {
        Self::of_kind("dumb", args)
    }

    fn of_kind(term: &str, args: &[&str]) -> Self {
        Self::as_wide(term, 80, args)
    }

    fn as_wide(term: &str, columns: u16, args: &[&str]) -> Self {
        Self::of_size(term, (columns, 24), args)
    }

    fn of_size(term: &str, (columns, rows): (u16, u16), args: &[&str]) -> Self {
        let ours = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("the system has pseudo-terminals");
        grantpt(&ours).expect("it is ours");
        unlockpt(&ours).expect("it is ours");
        tcsetwinsize(&ours, Winsize { ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 })
            .expect("it has a size");
        let name = ptsname(&ours, Vec::new()).expect("it has a name");
        let name = name.into_string().expect("the name is text");
        let theirs = OpenOptions::new().read(true).write(true).open(name).expect("the other side opens");
        let end = || theirs.try_clone().expect("a file can be shared");
        let child = talon(args).env("TERM", term).stdin(end()).stdout(end()).stderr(end()).spawn();
        Self {
            child: child.expect("the program starts"),
            ours: File::from(ours),
            seen: Vec::new(),
            looked_at: 0,
        }
    }

    /// Reads until this text is seen after what was looked at before.
    fn wait(&mut self, text: &str) {
        loop {
            let new = &self.seen[self.looked_at..];
            if let Some(at) = new.windows(text.len()).position(|part| part == text.as_bytes()) {
                self.looked_at += at + text.len();
                return;
            }
            self.read(text);
        }
    }

    /// Reads some more, while this text is waited for.
    fn read(&mut self, text: &str) {
        let mut ready = [PollFd::new(&self.ours, PollFlags::IN)];
        let count = poll(&mut ready, Some(&HANGS)).expect("it can be waited for");
        let mut block = [0; 4096];
        // The terminal is closed with an error when the program has gone.
        let read = if count == 0 { 0 } else { self.ours.read(&mut block).unwrap_or(0) };
        assert!(read > 0, "`{text}` was never said; on the screen:\n{}", self.screen());
        self.seen.extend_from_slice(&block[..read]);
    }

    /// Presses keys, without the end of a line.
    fn press(&mut self, keys: &str) {
        self.ours.write_all(keys.as_bytes()).expect("the terminal takes what is typed");
    }

    /// The rows of the screen, once this text stands in the last one with something in it.
    fn rows_with(&mut self, size: (u16, u16), last: &str) -> Vec<String> {
        self.rows_until(size, last, |rows| {
            rows.iter().rfind(|row| !row.trim().is_empty()).is_some_and(|row| row.contains(last))
        })
    }

    /// Waits until this text is somewhere on a screen of 80 x 24; a program that moves the cursor need not write it in one piece.
    fn see(&mut self, text: &str) {
        self.rows_until((80, 24), text, |rows| rows.iter().any(|row| row.contains(text)));
    }

    fn rows_until(
        &mut self,
        (columns, rows): (u16, u16),
        text: &str,
        is_there: impl Fn(&[String]) -> bool,
    ) -> Vec<String> {
        loop {
            let mut screen = vt100::Parser::new(rows, columns, 0);
            screen.process(&self.seen);
            let shown: Vec<String> = screen.screen().rows(0, columns).collect();
            if is_there(&shown) {
                return shown;
            }
            self.read(text);
        }
    }

    fn type_line(&mut self, line: &str) {
        self.ours.write_all(format!("{line}\n").as_bytes()).expect("the terminal takes what is typed");
    }

    fn screen(&self) -> String {
        String::from_utf8_lossy(&self.seen).into_owned()
    }

    /// The program must end well, and must have kept to 80 columns and plain text.
    fn close(mut self) {
        let status = self.child.wait().expect("it ends");
        let screen = self.screen();
        assert!(status.success(), "{screen}");
        assert!(!screen.contains('\u{1b}'), "no colours, no moves of the cursor:\n{screen}");
        let wide: Vec<&str> =
            screen.lines().filter(|line| line.trim_end_matches('\r').width() > 80).collect();
        assert!(wide.is_empty(), "wider than 80 columns: {wide:#?}");
    }
}

#[test]
fn a_czech_player_plays_at_a_terminal() {
    let seats = [
        "play",
        "realms",
        "--seats",
        "human,bot:greedy,bot:greedy",
        "--seed",
        "5",
        "--option",
        "first=1",
        "--lang",
        "cs",
    ];
    let mut terminal = Terminal::open(&seats);
    terminal.wait("Tajuplné říše, 3 hráči");
    terminal.wait("Hráč 1 (ty)");
    terminal.wait("Hráč 1> ");
    for (typed, answer) in [
        ("help", "vezme zpět tvůj poslední tah"),
        ("log", "Zatím se nic nestalo."),
        ("tanec", "tu není žádný tah"),
        ("99", "jediný tah má číslo 1"),
        ("undo", "Není co vzít zpět"),
        ("why", "Řekni, který tah"),
        ("hint", "Zahrál bych: "),
        ("draw", "si dobírá"),
        ("1", "Hráč 3"),
    ] {
        terminal.type_line(typed);
        terminal.wait(answer);
        terminal.wait("Hráč 1> ");
    }
    terminal.type_line("quit");
    terminal.wait("ještě jednou quit");
    terminal.type_line("quit");
    terminal.wait("Hra zůstává nedohraná po ");
    terminal.close();
}

#[test]
fn a_ukrainian_player_plays_at_a_terminal() {
    let seats = ["play", "shards", "--seats", "human,bot:greedy", "--seed", "3", "--lang", "uk"];
    let mut terminal = Terminal::open(&seats);
    terminal.wait("Уламки нескінченності, 2 гравці");
    terminal.wait("Центральний ряд: ");
    terminal.wait("Гравець 1> ");
    for (typed, answer) in [
        ("play crystal", "Гравець 1 отримує 1 кристал."),
        ("plai crystal", "увазі [play crystal]?"),
        ("focus", "Гравець 1 фокусується."),
        ("undo", "Хід повернуто."),
        ("why end", "[end]: оцінка "),
        ("table", "Персонаж: "),
    ] {
        terminal.type_line(typed);
        terminal.wait(answer);
        terminal.wait("Гравець 1> ");
    }
    terminal.type_line("quit");
    terminal.wait("ще раз quit");
    terminal.type_line("quit");
    terminal.wait("Гру перервано після 1 ходу.");
    terminal.close();
}

#[test]
fn between_two_people_the_screen_is_wiped() {
    let seats = ["play", "realms", "--seats", "human,human,bot:greedy", "--option", "first=1"];
    let mut terminal = Terminal::of_kind("xterm", &seats);
    for seat in ["Seat 1", "Seat 2"] {
        terminal.wait("then press Enter.");
        // A line too many does not show the next hand.
        terminal.type_line("1");
        terminal.wait("then press Enter.");
        // What was there before the game stays; what somebody saw of it does not.
        assert_eq!(terminal.screen().matches("\u{1b}[3J").count(), usize::from(seat == "Seat 2"));
        terminal.type_line("");
        terminal.wait(&format!("{seat}> "));
        terminal.type_line("draw");
        terminal.wait("drew");
        terminal.wait(&format!("{seat}> "));
        terminal.type_line("1");
    }
    terminal.wait("\u{1b}[2J\u{1b}[3J");
    terminal.type_line("quit");
    terminal.wait("quit again");
    terminal.type_line("quit");
    assert!(terminal.child.wait().expect("it ends").success());
}

#[test]
fn a_game_that_is_over_waits_until_it_is_kept() {
    let path = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("over.record");
    let _ = std::fs::remove_file(&path);
    let mut terminal = Terminal::open(&["play", "aeons", "--seats", "human", "--seed", "1"]);
    // First moves alone bring it to its end.
    loop {
        terminal.wait("> ");
        if terminal.screen().contains("press Enter to leave.") {
            break;
        }
        terminal.type_line("1");
    }
    terminal.type_line("svae over");
    terminal.wait("press Enter to leave.");
    terminal.type_line(&format!("Save {}", path.display()));
    terminal.wait("Saved to");
    terminal.type_line("");
    terminal.close();
    assert!(path.exists());
}

#[test]
fn a_wide_terminal_is_used_and_a_narrow_one_is_kept_to() {
    for columns in [50, 120] {
        let args = ["play", "shards", "--seats", "human,bot:greedy", "--seed", "5", "--option", "first=1"];
        let mut terminal = Terminal::as_wide("dumb", columns, &args);
        terminal.wait("Seat 1> ");
        terminal.type_line("quit");
        let status = terminal.child.wait().expect("it ends");
        let screen = terminal.screen();
        assert!(status.success(), "{screen}");
        let widest = screen.lines().map(|line| line.trim_end_matches('\r').width()).max().unwrap_or_default();
        let most = usize::from(columns);
        assert!(widest <= most && (columns < 80 || widest > 80), "{widest} of {columns}:\n{screen}");
    }
}

/// The seat, as its own part and its line are headed, in each language.
const SEATS: [(&str, &str, &str); 4] = [
    ("en", "Seat 1 (you)", "Seat 1> "),
    ("cs", "Hráč 1 (ty)", "Hráč 1> "),
    ("pl", "Gracz 1 (ty)", "Gracz 1> "),
    ("uk", "Гравець 1 (ви)", "Гравець 1> "),
];

#[test]
fn what_matters_is_in_sight_on_small_and_large_screens() {
    for (lang, own, typed) in SEATS {
        for (game, size) in
            [("realms", (80, 24)), ("shards", (80, 24)), ("aeons", (80, 24)), ("aeons", (160, 50))]
        {
            for screen in ["plain", "full"] {
                let seed = ["--seed", "5", "--lang", lang, "--screen", screen];
                let args = [&["play", game, "--option", "first=1"], &seed[..]].concat();
                let args = if game == "aeons" { [&["play", game], &seed[..]].concat() } else { args };
                let mut terminal = Terminal::of_size("xterm", size, &args);
                let rows = terminal.rows_with(size, typed.trim_end());
                let at = |text: &str| rows.iter().position(|row| row.contains(text));
                let (mine, first, line) = (at(own), at(" 1. "), at(typed.trim_end()));
                let right = mine.is_some() && mine < first && first < line;
                assert!(right, "{lang} {game} {size:?} {screen}: {rows:#?}");
                terminal.press("\u{4}");
                assert!(terminal.child.wait().expect("it ends").success());
            }
        }
    }
}

#[test]
fn a_line_can_be_edited_and_called_back() {
    let args = ["play", "shards", "--seats", "human,bot:greedy", "--seed", "5", "--option", "first=1"];
    let mut terminal = Terminal::of_kind("xterm", &[&args[..], &["--screen", "full"]].concat());
    terminal.rows_with((80, 24), "Seat 1>");
    // To the beginning of the line, and the letter that was forgotten.
    terminal.press("lay crystal\u{1}p\r");
    terminal.see("gained 1 gem");
    terminal.rows_with((80, 24), "Seat 1>");
    terminal.press("\u{1b}[A");
    terminal.rows_with((80, 24), "Seat 1> play crystal");
    terminal.press("\u{15}quit\r");
    terminal.see("quit again");
    terminal.press("quit\r");
    terminal.see("You left the game after 1 move.");
    assert!(terminal.child.wait().expect("it ends").success());
}

#[test]
fn what_one_person_typed_is_not_called_back_by_the_next() {
    let seats = ["play", "realms", "--seats", "human,human,bot:greedy", "--option", "first=1"];
    let mut terminal = Terminal::of_kind("xterm", &[&seats[..], &["--screen", "full"]].concat());
    terminal.rows_with((80, 24), "press Enter.");
    terminal.press("\r");
    terminal.rows_with((80, 24), "Seat 1>");
    terminal.press("draw\r");
    terminal.see("drew");
    terminal.rows_with((80, 24), "Seat 1>");
    terminal.press("1\r");
    let rows = terminal.rows_with((80, 24), "press Enter.");
    assert_eq!(rows.iter().filter(|row| !row.trim().is_empty()).count(), 1, "{rows:#?}");
    terminal.press("\r");
    terminal.rows_with((80, 24), "Seat 2>");
    terminal.press("\u{1b}[A\u{1b}[Axyzzy\r");
    terminal.see("“xyzzy” is not a move here");
    terminal.press("\u{3}");
    assert!(terminal.child.wait().expect("it ends").success());
}

#[test]
fn the_full_screen_needs_a_terminal() {
    let answer = crate::program::run(["play", "realms", "--screen", "full"]);
    assert!(answer.code == Some(2) && answer.out.is_empty(), "{answer:?}");
    assert!(answer.err.contains("needs a terminal") && answer.err.lines().count() == 1, "{answer:?}");
}
