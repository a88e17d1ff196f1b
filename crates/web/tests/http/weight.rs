//! How much a table weighs on its way to a browser: bytes are counted, not time. What is asked for is what browsers ask for over HTTPS.

use crate::client::Server;
use crate::deals::laid;

type Deal = (&'static str, &'static [(&'static str, &'static str)], usize);

/// Late tables, those of the most players among them, in the language with the most letters.
const TABLES: [Deal; 6] = [
    ("shards", &[], 170),
    ("shards", &[("players", "4")], 160),
    ("shards", &[("players", "4"), ("mode", "teams")], 160),
    ("realms", &[("players", "6")], 40),
    ("aeons", &[("players", "2"), ("nemesis", "rageborne")], 150),
    ("aeons", &[("players", "4"), ("nemesis", "carapace_queen")], 170),
];
/// What a first table with its pictures, a later table, a move and the scripts of a table may weigh at most.
const FIRST: usize = 150_000;
const LATER: usize = 12_000;
const MOVE: usize = 8_000;
const SCRIPT: usize = 25_000;

fn get(path: &str) -> String {
    format!(
        "GET {path} HTTP/1.1\r\nHost: talon\r\nAccept-Encoding: gzip, br\r\nAccept-Language: uk\r\nConnection: close\r\n\r\n"
    )
}

/// The files that a page asks for: sheets, scripts, pictures, each once.
fn files(page: &str) -> Vec<String> {
    let named = page.split(['"', '\'']).filter(|text| text.starts_with("/static/"));
    let mut files: Vec<String> = named.map(|text| text.split('#').next().unwrap().to_string()).collect();
    files.sort();
    files.dedup();
    files
}

#[test]
fn a_table_is_light_the_first_time_lighter_later_and_lightest_for_a_move() {
    let server = Server::new("weight");
    let mut heavy = Vec::new();
    for (game, options, moves) in TABLES {
        let seat = laid(&server, game, options, 1, moves);
        let page = server.get(&format!("{seat}?lang=uk")).text;
        let later = server.weight(&get(&format!("{seat}?lang=uk")));
        let files: Vec<(String, usize)> =
            files(&page).into_iter().map(|file| (file.clone(), server.weight(&get(&file)))).collect();
        let first = later + files.iter().map(|(_, weight)| weight).sum::<usize>();
        let script =
            files.iter().filter(|(file, _)| file.contains(".js")).map(|(_, weight)| weight).sum::<usize>();
        let count = page.split_once("data-count=\"").unwrap().1.split('"').next().unwrap();
        let moved = page.split_once("data-move=\"").unwrap().1.split('"').next().unwrap().replace(' ', "+");
        // What the page already has is not sent again.
        let large = page.split("data-card=\"").filter(|part| part.contains("data-large>"));
        let faces: Vec<&str> = large.filter_map(|part| part.split('"').next()).collect();
        let faces = faces.join(" ");
        let body = format!("count={count}&move={moved}");
        let post = format!(
            "POST {seat}/move HTTP/1.1\r\nHost: talon\r\nAccept-Encoding: gzip, br\r\nX-Talon: 1\r\nX-Talon-Faces: {faces}\r\nCookie: talon=lang:uk\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        let moved = server.weight(&post);
        println!(
            "{game} {options:?}: first {first}, later {later}, move {moved}, script {script}; {files:?}"
        );
        for (what, weight, most) in [
            ("first", first, FIRST),
            ("later", later, LATER),
            ("move", moved, MOVE),
            ("script", script, SCRIPT),
        ] {
            if weight > most {
                heavy.push(format!("{game} {options:?} {what}: {weight} of {most}"));
            }
        }
    }
    assert!(heavy.is_empty(), "{heavy:#?}");
}
