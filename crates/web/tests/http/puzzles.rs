//! Puzzles: the list, the tries, what is shown and what is not.

use talon_puzzle::{Certificate, Move, Puzzle, SHIPPED};

use crate::client::{Answer, Server};

/// One puzzle of each game and kind.
fn samples() -> Vec<(&'static str, &'static str, Puzzle)> {
    let mut samples: Vec<(&str, &str, Puzzle)> = Vec::new();
    for &(game, name, text) in SHIPPED {
        let puzzle = Puzzle::read(text).unwrap();
        if samples.iter().all(|(of, _, known)| (*of, known.kind) != (game, puzzle.kind)) {
            samples.push((game, name, puzzle));
        }
    }
    samples
}

/// Posts the last of these moves from the page that the others led to.
fn tried(server: &Server, path: &str, line: &[Move]) -> Answer {
    let (last, before) = line.split_last().unwrap();
    let before: Vec<String> = before.iter().map(ToString::to_string).collect();
    let mut fields: Vec<(&str, &str)> = before.iter().map(|made| ("m", made.as_str())).collect();
    fields.push(("move", &last.text));
    server.post(path, &fields)
}

#[test]
fn every_kind_is_laid_on_its_table_and_solved_move_by_move() {
    let server = Server::new("puzzles-solved");
    for (game, name, puzzle) in samples() {
        let path = format!("/puzzles/{game}/{name}");
        let page = server.get(&path).text;
        assert!(
            page.contains("data-page=\"puzzle\"") && page.contains("data-stand=\"open\""),
            "{path}: {page}"
        );
        assert!(page.contains("data-zone=\"hand\"") && !page.contains("data-proof"), "{path}");
        // The totals are not shown: what an answer is worth is what the puzzle asks.
        assert!(
            game != "realms" || !page.contains("class=\"total") && !page.contains("total then"),
            "{path}"
        );
        assert!(server.get(&format!("/puzzles/{game}")).text.contains(&format!("data-puzzle=\"{name}\"")));
        for made in 1..=puzzle.solution.len() {
            let answer = tried(&server, &path, &puzzle.solution[..made]);
            assert_eq!(answer.status, 200, "{path}: {answer:?}");
            let last = made == puzzle.solution.len();
            assert_eq!(
                answer.text.contains("data-stand=\"solved\""),
                last,
                "{path} after move {made}: {}",
                answer.text
            );
            assert_eq!(answer.text.contains("data-proof"), last, "{path}");
            if last {
                assert!(answer.cookie.starts_with("talon-puzzles=1.1."), "{}", answer.cookie);
                assert!(answer.cookie.contains("HttpOnly") && answer.cookie.contains("SameSite=Lax"));
            }
        }
    }
}

#[test]
fn a_miss_is_explained_without_the_solution_and_giving_up_shows_it() {
    let server = Server::new("puzzles-missed");
    for (game, name, puzzle) in samples() {
        let path = format!("/puzzles/{game}/{name}");
        if let Certificate::Values(values) = &puzzle.certificate {
            let line = [Move { seat: puzzle.seat, text: values[1].text.clone() }];
            let missed = tried(&server, &path, &line);
            assert!(
                missed.text.contains("data-stand=\"missed\"") && !missed.text.contains("data-proof"),
                "{path}"
            );
            assert!(missed.cookie.starts_with("talon-puzzles=0.0"), "{}", missed.cookie);
        }
        let given_up = server.post(&path, &[("give", "1")]);
        assert!(
            given_up.text.contains("data-stand=\"given-up\"") && given_up.text.contains("data-proof"),
            "{path}"
        );
    }
}

#[test]
fn what_is_no_move_of_the_position_is_refused() {
    let server = Server::new("puzzles-refused");
    let (game, name, _) = samples().remove(0);
    let path = format!("/puzzles/{game}/{name}");
    for fields in [&[("move", "castle")][..], &[("m", "nothing")], &[("m", "99 draw"), ("move", "draw")]] {
        let status = server.post(&path, fields).status;
        assert!((400..500).contains(&status), "{fields:?}: {status}");
    }
    for path in ["/puzzles/chess", "/puzzles/realms/none", "/puzzles/shards/%3Cscript%3E"] {
        assert_eq!(server.get(path).status, 404, "{path}");
    }
}

#[test]
fn the_list_counts_what_this_browser_solved() {
    let server = Server::new("puzzles-streak");
    let (game, name, puzzle) = samples().remove(0);
    let solved = tried(&server, &format!("/puzzles/{game}/{name}"), &puzzle.solution);
    let cookie = solved.cookie.split(';').next().unwrap();
    let list = server.get_with(&format!("/puzzles/{game}"), &[("cookie", cookie)]).text;
    assert!(list.contains("data-streak=\"1\"") && list.contains("data-solved"), "{list}");
    assert!(!server.get(&format!("/puzzles/{game}")).text.contains("data-solved"), "others solved nothing");
}
