//! The whole screen: the table stays in its place, what is said has a place of its own, and the line can be edited.

use std::io::{self, Write as _};

use anyhow::Result;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use tui_input::Input;
use tui_input::backend::crossterm::EventHandler as _;

use crate::face::{Board, Face};
use crate::picture::{Picture, talk_width};
use crate::show::fit;

/// What a key does, beyond editing the line.
enum Key {
    Enter,
    Leave,
    Back,
    Forth,
    PageUp,
    PageDown,
    Other,
}

/// The terminal as one picture. It is given back when this is dropped.
pub struct Full {
    terminal: DefaultTerminal,
    picture: Picture,
    history: Vec<String>,
}

impl Full {
    /// Takes the whole terminal that the program was started on.
    pub fn new() -> Result<Self> {
        let terminal = ratatui::try_init()?;
        let mut full = Self { terminal, picture: Picture::default(), history: Vec::new() };
        full.draw()?;
        Ok(full)
    }

    fn draw(&mut self) -> Result<()> {
        let size = self.terminal.size()?;
        fit(talk_width(size.width), size.height.into());
        self.terminal.draw(|frame| self.picture.draw(frame))?;
        Ok(())
    }

    /// Reads keys until a line is whole; nothing if somebody leaves.
    fn line(&mut self) -> Result<Option<String>> {
        let mut at = self.history.len();
        loop {
            self.draw()?;
            let event = event::read()?;
            match key(&event) {
                Key::Leave => return Ok(None),
                Key::Enter => return Ok(Some(self.picture.typed.value_and_reset())),
                Key::Back => self.recall(&mut at, -1),
                Key::Forth => self.recall(&mut at, 1),
                Key::PageUp => self.picture.pages = self.picture.pages.saturating_sub(1),
                Key::PageDown => self.picture.pages += 1,
                Key::Other => {
                    self.picture.typed.handle_event(&event);
                }
            }
        }
    }

    /// A line that was typed before, or at the end an empty one.
    fn recall(&mut self, at: &mut usize, step: isize) {
        *at = at.saturating_add_signed(step).min(self.history.len());
        let line = self.history.get(*at).cloned().unwrap_or_default();
        self.picture.typed = Input::new(line);
    }
}

fn key(event: &Event) -> Key {
    let Event::Key(KeyEvent { code, modifiers, kind: KeyEventKind::Press | KeyEventKind::Repeat, .. }) =
        event
    else {
        return Key::Other;
    };
    match (code, *modifiers) {
        (KeyCode::Enter, _) => Key::Enter,
        (KeyCode::Char('c' | 'd'), KeyModifiers::CONTROL) => Key::Leave,
        (KeyCode::Up, _) => Key::Back,
        (KeyCode::Down, _) => Key::Forth,
        (KeyCode::PageUp, _) => Key::PageUp,
        (KeyCode::PageDown, _) => Key::PageDown,
        _ => Key::Other,
    }
}

impl Face for Full {
    fn write(&mut self, text: &str) -> Result<()> {
        self.picture.said.extend(text.lines().map(str::to_string));
        self.picture.pages = 0;
        self.draw()
    }

    fn show(&mut self, board: Board) -> Result<()> {
        self.picture.board = board;
        self.draw()
    }

    fn ask(&mut self, before: &str) -> Result<Option<String>> {
        self.picture.before = before.to_string();
        let line = self.line()?;
        (self.picture.old, self.picture.pages) = (self.picture.said.len(), 0);
        if let Some(line) = line.as_ref().filter(|line| !line.trim().is_empty()) {
            self.history.push(line.clone());
        }
        Ok(line)
    }

    /// What the last player typed could be called back: it goes too.
    fn wipe(&mut self) -> Result<()> {
        self.picture = Picture::default();
        self.history.clear();
        self.draw()
    }

    fn is_typed(&self) -> bool {
        true
    }
}

impl Drop for Full {
    /// The last words stay to be read when the picture is gone.
    fn drop(&mut self) {
        ratatui::restore();
        let words = self.picture.said[self.picture.old..].join("\n");
        // Nobody is left to be told if this fails.
        let _ = writeln!(io::stdout(), "{words}");
    }
}
