//! The full screen as a picture: where the table, the talk, the question and the moves are.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line as Row, Text};
use ratatui::widgets::{Block, Borders, Paragraph};
use tui_input::Input;

use crate::face::Board;
use crate::list;
use crate::show::text_of;
use crate::words::{self, say};

/// From this width on, the talk has a column of its own.
const WIDE: u16 = 120;
/// The least that the talk and the table get.
const TALK_MIN: usize = 2;
const TABLE_MIN: usize = 3;

/// Everything on the screen.
#[derive(Default)]
pub(crate) struct Picture {
    pub(crate) board: Board,
    /// Everything that was said, line by line.
    pub(crate) said: Vec<String>,
    /// How much of it was there before the last answer.
    pub(crate) old: usize,
    /// What stands before the line that is typed, and the line.
    pub(crate) before: String,
    pub(crate) typed: Input,
    /// How many pages were turned.
    pub(crate) pages: usize,
}

/// How wide lines of the talk may be on a screen of this width.
pub(crate) fn talk_width(columns: u16) -> usize {
    (if columns < WIDE { columns } else { columns - board_width(columns) - 2 }).into()
}

const fn board_width(columns: u16) -> u16 {
    columns / 5 * 3
}

impl Picture {
    pub(crate) fn draw(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        if area.width < WIDE {
            return self.stacked(frame, area, true);
        }
        let columns = [Constraint::Length(board_width(area.width)), Constraint::Fill(1)];
        let [board, talk] = Layout::horizontal(columns).areas(area);
        self.stacked(frame, board, false);
        let block = Block::new().borders(Borders::LEFT);
        let inside = block.inner(talk);
        frame.render_widget(block, talk);
        let rows = usize::from(inside.height);
        // What was said last is at the bottom; a page back shows what was before.
        let end = self.said.len().saturating_sub(self.pages * rows).max(rows.min(self.said.len()));
        let lines = self.said[end.saturating_sub(rows)..end].iter().map(String::as_str);
        frame.render_widget(Paragraph::new(lines.map(Row::raw).collect::<Text<'_>>()), inside);
    }

    /// From top to bottom: the table, the talk, the seat's own part, the question with the moves, what is typed.
    fn stacked(&self, frame: &mut Frame<'_>, area: Rect, with_talk: bool) {
        let width = usize::from(area.width);
        let fresh = self.fresh(with_talk);
        let own = text_of(&self.board.own, width);
        let question = text_of(&self.board.question, width);
        let notes = text_of(&self.board.notes, width);
        let taken = [&own, &question, &notes].map(|text| text.lines().count()).iter().sum::<usize>();
        let left = usize::from(area.height).saturating_sub(taken + 1);
        let others = text_of(&self.board.others, width);
        let talk_min = if with_talk { TALK_MIN } else { 0 };
        // All moves beside the whole table, or else what matters of both.
        let whole = left.checked_sub(others.lines().count() + fresh.len().max(talk_min));
        let all = whole.and_then(|room| list::fitting(self.board.moves.first()?, width, Some(room)));
        let room = Some(left.saturating_sub(TABLE_MIN + talk_min));
        let moves = all.unwrap_or_else(|| list::laid_out(&self.board.moves, width, room));
        let left = left.saturating_sub(moves.lines().count());
        let talk = fresh.len().max(talk_min).min(left);
        let heights = [left - talk, talk, own.lines().count(), question.lines().count()];
        let below = [moves.lines().count() + notes.lines().count(), 1];
        let heights = heights.into_iter().chain(below).map(|rows| Constraint::Length(rows as u16));
        let [table, said, mine, asked, choices, typed] = Layout::vertical(heights).areas(area);
        // Pages are turned where something does not fit: in a long answer, else on the table.
        let long_answer = fresh.len() > talk && with_talk;
        paged(frame, table, &others.lines().collect::<Vec<_>>(), if long_answer { 0 } else { self.pages });
        let page = if long_answer { self.pages } else { 0 };
        paged(frame, said, &fresh.iter().map(String::as_str).collect::<Vec<_>>(), page);
        frame.render_widget(titled(&own), mine);
        frame.render_widget(Paragraph::new(question).style(Modifier::REVERSED), asked);
        frame.render_widget(Paragraph::new(moves + &notes), choices);
        self.prompt(frame, typed);
    }

    /// What was said since the last answer; where there is a column for it, nothing.
    fn fresh(&self, with_talk: bool) -> &[String] {
        if with_talk { &self.said[self.old.min(self.said.len())..] } else { &[] }
    }

    /// The line that is typed, with the cursor in it; of a long one the part around the cursor.
    fn prompt(&self, frame: &mut Frame<'_>, area: Rect) {
        let before = words::width(&self.before);
        let room = usize::from(area.width).saturating_sub(before + 1);
        let scroll = self.typed.visual_scroll(room);
        let shown: String = self.typed.value().chars().skip(scroll).collect();
        frame.render_widget(Paragraph::new(format!("{}{shown}", self.before)), area);
        let column = before + self.typed.visual_cursor().saturating_sub(scroll);
        frame.set_cursor_position(Position::new(area.x + column as u16, area.y));
    }
}

/// Lines from this page on; where some do not fit, the last row says so.
fn paged(frame: &mut Frame<'_>, area: Rect, lines: &[&str], pages: usize) {
    let rows = usize::from(area.height);
    if lines.len() <= rows || rows < 2 {
        return frame.render_widget(titled(&lines.join("\n")), area);
    }
    let page = rows - 1;
    let pages = pages % lines.len().div_ceil(page);
    let shown = lines[pages * page..].iter().take(page).copied().collect::<Vec<_>>();
    frame.render_widget(titled(&shown.join("\n")), area);
    let more = say("cli-play-pages", &[("n", (pages + 1).into()), ("of", lines.len().div_ceil(page).into())]);
    let last = Rect { y: area.y + area.height - 1, height: 1, ..area };
    frame.render_widget(Paragraph::new(more).right_aligned().style(Modifier::DIM), last);
}

/// Text whose headings stand out: the lines that are not set in.
fn titled(text: &str) -> Paragraph<'static> {
    let style = |line: &str| {
        if line.starts_with(' ') { Style::new() } else { Style::new().add_modifier(Modifier::BOLD) }
    };
    Paragraph::new(text.lines().map(|line| Row::styled(line.to_string(), style(line))).collect::<Text<'_>>())
}

#[cfg(test)]
mod tests {
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    use super::*;
    use crate::show::Line;

    /// A table far too large for a small screen: 30 lines of others, 4 of one's own, 40 moves.
    fn crowded() -> Picture {
        let list = |most: usize| (1..=most).map(|n| format!("{n:>3}. Play Crystal [play crystal]")).collect();
        let board = Board {
            others: (1..=30).map(|n| Line::new(format!("  Zone {n}"), 4)).collect(),
            own: (1..=4).map(|n| Line::new(format!("  Own {n}"), 4)).collect(),
            question: vec![Line::new("Seat 1: What now?", 2)],
            moves: [40, 20, 12].map(list).to_vec(),
            notes: Vec::new(),
        };
        Picture { board, before: "Seat 1> ".to_string(), ..Picture::default() }
    }

    fn drawn(picture: &Picture, columns: u16, rows: u16) -> Vec<String> {
        let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
        terminal.draw(|frame| picture.draw(frame)).unwrap();
        let cells: Vec<&str> =
            terminal.backend().buffer().content().iter().map(ratatui::buffer::Cell::symbol).collect();
        cells.chunks(columns.into()).map(|row| row.concat().trim_end().to_string()).collect()
    }

    fn has(rows: &[String], text: &str) -> bool {
        rows.iter().any(|row| row.contains(text))
    }

    #[test]
    fn a_small_screen_keeps_what_matters() {
        let rows = drawn(&crowded(), 80, 24);
        let kept = ["Zone 1", "Own 1", "Own 4", "What now?", "  1. Play", " 12. Play", "page 1 of"];
        assert!(kept.iter().all(|text| has(&rows, text)), "{rows:#?}");
        assert!(rows[23].starts_with("Seat 1>"), "the last row is typed on: {rows:#?}");
    }

    #[test]
    fn a_large_screen_has_everything_and_a_column_for_the_talk() {
        let mut picture = crowded();
        picture.said = (1..=60).map(|n| format!("said {n}.")).collect();
        picture.old = 60;
        let rows = drawn(&picture, 160, 60);
        let all = ["Zone 30", "Own 4", " 40. Play", "said 60.", "said 1."];
        assert!(all.iter().all(|text| has(&rows, text)), "{rows:#?}");
        assert!(rows.iter().any(|row| row.contains("Zone 1") && row.contains("said ")), "beside each other");
    }

    #[test]
    fn an_answer_is_in_sight_and_a_long_one_has_pages() {
        let mut picture = crowded();
        picture.said = (1..=30).map(|n| format!("said {n}.")).collect();
        picture.old = 27;
        let rows = drawn(&picture, 80, 24);
        assert!(has(&rows, "said 28.") && has(&rows, "said 30.") && !has(&rows, "said 27."), "{rows:#?}");
        picture.old = 0;
        let rows = drawn(&picture, 80, 24);
        assert!(has(&rows, "said 1.") && !has(&rows, "said 30.") && has(&rows, "Own 4"), "{rows:#?}");
        let pages = (0..30).map(|pages| {
            picture.pages = pages;
            drawn(&picture, 80, 24)
        });
        assert!(pages.into_iter().any(|rows| has(&rows, "said 30.")));
    }

    #[test]
    fn the_cursor_stays_in_sight_on_a_long_line() {
        let mut picture = crowded();
        picture.typed = Input::new("x".repeat(200) + "end");
        assert!(drawn(&picture, 80, 24)[23].ends_with("end"));
    }
}
