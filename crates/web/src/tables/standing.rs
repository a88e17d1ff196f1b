//! What the store knows about a table without opening it: how it stands, and its links.

use serde::{Deserialize, Serialize};
use talon_core::{Record, Seat, Viewer};
use talon_store::{Derived, Link, LinkHash, NewTable, RequestId, TableId, TableStatus};

use crate::tables::automation::clock_rings;
use crate::tables::challenge;
use crate::tables::journal::{Deal, Who};
use crate::tables::live::{LiveTable, Role};
use crate::tables::restore;

/// What the lobby shows of a listed table. Its links are for everybody, so they are not hashed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct InLobby {
    pub(crate) seats: usize,
    pub(crate) free: usize,
    /// Who sits where.
    #[serde(default)]
    pub(crate) who: Vec<Who>,
    /// How it is played, in the words of the options.
    #[serde(default)]
    pub(crate) mode: Vec<String>,
    /// How many moves a watcher can count.
    #[serde(default)]
    pub(crate) moves: usize,
    pub(crate) watch: String,
    pub(crate) join: String,
}

/// The number of the first seat; roles without a seat come before it.
const FIRST_SEAT: u8 = 16;

/// A bot that has not moved after this many seconds was forgotten, for example because the server was killed.
const BOT_SECONDS: u64 = 10;

/// A role as stored.
pub(crate) const fn role_number(role: Role) -> u8 {
    match role {
        Role::Watcher => 0,
        Role::Guest => 1,
        Role::Screen => 2,
        Role::Challenged => 3,
        Role::Seat(seat) => FIRST_SEAT + seat.index() as u8,
    }
}

/// Reads a role as stored.
pub(crate) const fn role_of(number: u8) -> Option<Role> {
    match number {
        0 => Some(Role::Watcher),
        1 => Some(Role::Guest),
        2 => Some(Role::Screen),
        3 => Some(Role::Challenged),
        FIRST_SEAT.. if ((number - FIRST_SEAT) as usize) < Seat::MAX => {
            Some(Role::Seat(Seat::at((number - FIRST_SEAT) as usize)))
        }
        _ => None,
    }
}

/// The links of a table, with their secrets.
pub(crate) fn secrets(deal: &Deal) -> Vec<(String, Role)> {
    let mut links = vec![
        (deal.watch.clone(), Role::Watcher),
        (deal.join.clone(), Role::Guest),
        (challenge::code(deal), Role::Challenged),
    ];
    if deal.places.iter().any(|place| matches!(place.who, Who::Hot(_))) {
        links.push((deal.screen.clone(), Role::Screen));
    }
    let seats = deal.places.iter().enumerate();
    links.extend(seats.map(|(seat, place)| (place.token.clone(), Role::Seat(Seat::at(seat)))));
    links
}

/// The same links as stored.
pub(crate) fn links(deal: &Deal) -> Vec<Link> {
    let link = |(secret, role): (String, Role)| Link { hash: LinkHash::of(&secret), role: role_number(role) };
    secrets(deal).into_iter().map(link).collect()
}

/// How a table stands.
pub(crate) fn standing(live: &LiveTable) -> TableStatus {
    let over = live.table.outcome().is_some() || live.deal.settings.archive;
    let listed = live.deal.settings.listed;
    let lobby = match live.reached() {
        // Numbers and texts can always be serialised.
        Some(reached) => serde_json::to_string(&reached).unwrap_or_default(),
        None if listed && !over => lobby(live),
        None => String::new(),
    };
    TableStatus {
        listed,
        over,
        moves: live.table.lines().len() as u64,
        due: due(live),
        changed: live.changed_at,
        lobby,
    }
}

fn lobby(live: &LiveTable) -> String {
    let places = &live.deal.places;
    let shown = InLobby {
        seats: places.len(),
        free: places.iter().filter(|place| place.who == Who::Open).count(),
        who: places.iter().map(|place| place.who.clone()).collect(),
        mode: live.ways(),
        moves: live.moves(Viewer::Watcher),
        watch: live.deal.watch.clone(),
        join: live.deal.join.clone(),
    };
    // Numbers and texts can always be serialised.
    serde_json::to_string(&shown).unwrap_or_default()
}

/// When something happens at a table by itself: its clock rings, a bot moves, a bot takes over for somebody away, or the
/// time for a move runs out. Bots on their own wait until somebody watches.
pub(crate) fn due(live: &LiveTable) -> Option<u64> {
    if live.table.outcome().is_some() || live.deal.settings.archive || live.has_open_seat() {
        return None;
    }
    let clock = clock_rings(live);
    let bot = live.bot_to_act().or_else(|| live.bot_to_propose());
    let bot = bot.filter(|_| !live.is_for_bots_alone()).map(|_| live.changed_at + BOT_SECONDS);
    let away = live.deal.settings.away_seconds;
    let waits = away > 0 && live.table.to_act().iter().any(|seat| live.is_played_by_person(seat));
    let absent = waits.then_some(live.changed_at + away);
    [clock, bot, absent, live.due_by_day()].into_iter().flatten().min()
}

/// The row of a new table.
pub(crate) fn new_table(live: &LiveTable, body: String) -> NewTable {
    NewTable {
        table: live.id,
        request: RequestId::fresh(),
        game: live.table.name().to_string(),
        created: live.deal.dealt_at,
        standing: standing(live),
        links: links(&live.deal),
        bodies: vec![body],
    }
}

/// The row of a table, made from its journal alone; older journals came without rows. If the journal does not replay,
/// the table keeps its links, so that whoever has one is told why.
pub(crate) fn derive(table: TableId, bodies: &[String]) -> Result<Derived, String> {
    let first = bodies.first().ok_or("it is empty")?;
    let deal: Deal = serde_json::from_str(first).map_err(|error| error.to_string())?;
    let game = Record::parse(&deal.record).map(|record| record.game).unwrap_or_default();
    let replayed = || restore::replayed(table, bodies.iter().map(String::as_str)).map(|live| standing(&live));
    // Numbers that are in no journal of ours may make the rules panic.
    let standing = std::panic::catch_unwind(replayed).ok().and_then(Result::ok);
    let standing = standing.unwrap_or_else(|| TableStatus {
        over: true,
        changed: deal.dealt_at,
        ..TableStatus::default()
    });
    Ok(Derived { game, created: deal.dealt_at, standing, links: links(&deal) })
}
