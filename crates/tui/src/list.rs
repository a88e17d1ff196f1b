//! The moves, as close together as the room demands.

use crate::show::wrap_to;
use crate::words;

/// Between two moves on a line.
const GAP: usize = 2;
/// Where the words of a move begin, behind its number.
const INDENT: usize = 5;

/// The first of these lists that fits the room, a move on each line, in columns, or one after the other; the shortest, if none does. Without a
/// limit it is the first list, line by line.
pub(crate) fn laid_out(lists: &[Vec<String>], width: usize, room: Option<usize>) -> String {
    let fitting = lists.iter().find_map(|list| fitting(list, width, room));
    fitting.or_else(|| Some(flow(lists.last()?, width))).unwrap_or_default()
}

/// This list in the room, if there is a way.
pub(crate) fn fitting(list: &[String], width: usize, room: Option<usize>) -> Option<String> {
    let fits = |text: &String| room.is_none_or(|rows| text.lines().count() <= rows);
    [lines, columns, flow].into_iter().map(|way| way(list, width)).find(fits)
}

fn lines(moves: &[String], width: usize) -> String {
    moves.iter().map(|line| wrap_to(line, INDENT, width)).collect()
}

/// Read down, then across. A list whose moves are too long for two columns stays one.
fn columns(moves: &[String], width: usize) -> String {
    let widest = moves.iter().map(|line| words::width(line)).max().unwrap_or(0);
    let across = ((width + GAP) / (widest + GAP).max(1)).clamp(1, moves.len().max(1));
    if across == 1 {
        return lines(moves, width);
    }
    let rows = moves.len().div_ceil(across);
    let row = |row: usize| {
        let cells = moves.iter().skip(row).step_by(rows).map(|line| words::left(line, widest + GAP));
        format!("{}\n", cells.collect::<String>().trim_end())
    };
    (0..rows).map(row).collect()
}

/// One behind the other; no move is broken that fits a line.
fn flow(moves: &[String], width: usize) -> String {
    let (mut text, mut column) = (String::new(), 0);
    for line in moves {
        let line = format!(" {}", line.trim_start());
        if column > 0 && column + GAP + words::width(&line) > width {
            text.push('\n');
            column = 0;
        }
        if column > 0 {
            text.push_str(&" ".repeat(GAP));
            column += GAP;
        }
        let shown = wrap_to(&line, INDENT, width);
        let shown = shown.trim_end_matches('\n');
        text.push_str(shown);
        column += shown.lines().last().map_or(0, words::width);
    }
    if !text.is_empty() {
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(count: usize) -> Vec<String> {
        (1..=count).map(|n| format!("{n:>3}. Play Crystal [play crystal]")).collect()
    }

    #[test]
    fn without_a_limit_each_move_has_its_line() {
        assert_eq!(laid_out(&[moves(30)], 80, None).lines().count(), 30);
        assert_eq!(laid_out(&[moves(8)], 80, Some(8)), laid_out(&[moves(8)], 80, None));
    }

    #[test]
    fn moves_are_set_in_columns_where_lines_do_not_fit() {
        let text = laid_out(&[moves(20)], 80, Some(12));
        assert_eq!(text.lines().count(), 10, "{text}");
        let first = text.lines().next().unwrap_or_default();
        assert!(first.starts_with("  1. ") && first.contains(" 11. "), "read down: {text}");
        assert!(laid_out(&[moves(20)], 160, Some(12)).lines().count() < 10, "a wide screen is used");
    }

    #[test]
    fn one_long_move_does_not_cost_the_others_their_room() {
        let mut list = moves(12);
        list.push(format!(" 13. {}", "A long sentence. ".repeat(6).trim_end()));
        let text = laid_out(&[list], 80, Some(9));
        assert!(text.lines().count() <= 9 && text.lines().all(|line| words::width(line) <= 80), "{text}");
        assert!((1..=13).all(|n| text.contains(&format!(" {n}. "))), "{text}");
    }

    #[test]
    fn the_shorter_list_is_taken_where_the_long_one_cannot_fit() {
        assert_eq!(laid_out(&[moves(40), moves(12)], 80, Some(7)).lines().count(), 6);
    }
}
