//! What is the same whichever node is asked: the one try at the deal of the day, and who looks for somebody to play with.

use std::thread;
use std::time::{Duration, Instant};

use talon_core::Luck;
use ureq::http::HeaderMap;

use crate::database::Cluster;
use crate::{NODES, Node, Person, PlayedTable, World, agent, ports};

/// A game with a deal of the day for one person alone.
const DAILY: &str = "/daily/aeons";

/// A browser: it asks any node, and keeps the cookie that it is given last.
struct Browser {
    agent: ureq::Agent,
    ports: Vec<u16>,
    cookie: String,
}

impl Browser {
    fn new(ports: &[u16], cookie: &str) -> Self {
        Self { agent: agent(), ports: ports.to_vec(), cookie: cookie.to_string() }
    }

    fn keep(&mut self, headers: &HeaderMap) {
        if let Some(cookie) = headers.get("set-cookie").map(|cookie| cookie.to_str().unwrap()) {
            self.cookie = cookie.split(';').next().unwrap().to_string();
        }
    }

    fn page(&mut self, node: usize, path: &str) -> String {
        let url = format!("http://127.0.0.1:{}{path}", self.ports[node]);
        let page = self.agent.get(url).header("cookie", &self.cookie).call().unwrap();
        self.keep(page.headers());
        page.into_body().read_to_string().unwrap()
    }

    /// Posts a form; returns where it is led.
    fn post(&mut self, node: usize, path: &str, fields: [(&str, &str); 2]) -> String {
        let url = format!("http://127.0.0.1:{}{path}", self.ports[node]);
        let post = self.agent.post(url).header("cookie", &self.cookie).config().max_redirects(0).build();
        let answer = post.send_form(fields).unwrap();
        self.keep(answer.headers());
        answer.headers().get("location").unwrap().to_str().unwrap().to_string()
    }

    /// Begins the try at the deal of the day, or goes on with it.
    fn begin(&mut self, node: usize) -> String {
        self.post(node, DAILY, [("name", "Anna"), ("game", "")])
    }

    /// Looks for somebody to play with.
    fn find(&mut self, node: usize) -> String {
        self.post(node, "/lobby/find", [("name", "Anna"), ("game", "shards")])
    }
}

fn day(page: &str) -> &str {
    page.split_once("data-day=\"").unwrap().1.split('"').next().unwrap()
}

#[test]
fn the_deal_of_the_day_is_tried_once_whichever_node_is_asked() {
    let cluster = Cluster::start("daily");
    let (url, ports) = (cluster.made("daily"), ports());
    let _nodes: Vec<Node> = (0..NODES).map(|number| Node::start(&url, number, ports[number])).collect();
    let mut anna = Browser::new(&ports, "");
    let before = anna.page(0, DAILY);
    let seat = anna.begin(0);
    // Nobody's first press counts double, not even if it reaches all nodes at once.
    let pressed: Vec<_> = (0..2 * NODES)
        .map(|press| {
            let cookie = format!("{}{press}", &anna.cookie[..anna.cookie.len() - 1]);
            let press = |node: usize| {
                let (ports, cookie) = (ports.clone(), cookie.clone());
                thread::spawn(move || Browser::new(&ports, &cookie).begin(node))
            };
            (0..NODES).map(press).collect::<Vec<_>>()
        })
        .map(|presses| presses.into_iter().map(|press| press.join().unwrap()).collect::<Vec<_>>())
        .collect();
    for node in 0..NODES {
        assert_eq!(anna.begin(node), seat, "at node {node}");
    }
    let world = World::new(&ports);
    let mut person = Person { world, agent: agent(), luck: Luck::of(3, 0) };
    let mut table = PlayedTable {
        tokens: vec![seat.strip_prefix("/s/").unwrap().to_string()],
        moves: Vec::new(),
        finished: false,
    };
    while !table.finished {
        person.step(&mut table);
    }
    let pages: Vec<String> = (0..NODES).map(|node| anna.page(node, DAILY)).collect();
    if day(&pages[0]) != day(&before) {
        return; // Midnight came in between: another day, another deal.
    }
    assert!(pressed.iter().all(|seats| seats.iter().all(|other| *other == seats[0])), "{pressed:?}");
    for (node, page) in pages.iter().enumerate() {
        assert!(page.contains("data-open"), "node {node} knows that the try is over: {page}");
        assert_eq!(anna.begin(node), seat, "it stays the one try");
    }
    assert!(person.look(&table, 0)["offers"].as_array().unwrap().is_empty(), "nothing was dealt again");
}

#[test]
fn two_who_look_for_somebody_at_different_nodes_find_each_other() {
    let cluster = Cluster::start("find");
    let (url, ports) = (cluster.made("find"), ports());
    let _nodes: Vec<Node> = (0..NODES).map(|number| Node::start(&url, number, ports[number])).collect();
    let mut anna = Browser::new(&ports, "");
    let waiting = anna.find(0);
    let page = anna.page(0, &waiting);
    assert!(page.contains("/j/"), "she waits: {page}");
    // Her page listens, at yet another node, so she is there.
    let _here = agent().get(format!("http://127.0.0.1:{}{waiting}/events", ports[2])).call().unwrap();
    // The list of another node may be two seconds old.
    let (mut bo, began) = (Browser::new(&ports, ""), Instant::now());
    while !bo.page(1, "/lobby").contains("1 is waiting") {
        assert!(began.elapsed() < Duration::from_secs(20), "she is never on the list");
    }
    assert_eq!(anna.find(1), waiting, "nobody is dealt in with themselves");
    bo.cookie.clear();
    let seat = bo.find(1);
    let token = seat.strip_prefix("/s/").unwrap().to_string();
    let table = PlayedTable { tokens: vec![token], moves: Vec::new(), finished: false };
    let mut person = Person { world: World::new(&ports), agent: agent(), luck: Luck::of(3, 0) };
    let view = person.look(&table, 0);
    assert!(view["seat"] == 2 && !view["to_act"].as_array().unwrap().is_empty(), "the game begins: {view}");
    assert!(!anna.page(2, &waiting).contains("/j/"), "she waits no longer");
}
