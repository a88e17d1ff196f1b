//! What must be true of every simulated world when it is over.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use talon_core::{Seat, Viewer};
use talon_store::{Backend as _, Entry, RequestId, TableId};

use super::World;
use super::people::{Kind, Person, Post};
use crate::api;
use crate::tables::journal::{Note, Written};
use crate::tables::live::LiveTable;
use crate::tables::registry::held;
use crate::tables::restore;

/// A clock that rings more than this many seconds early did not follow the database's clock, however much that one
/// jumped.
const EARLY_MAX: u64 = 2 * super::OFF_MAX as u64 / 1_000 + 1;

/// A figure in a view that depends on when one looks.
const OF_THE_MOMENT: &str = "grace_left";

impl World {
    /// Notes what a viewer was told about a table.
    pub(super) fn told(&self, of: (TableId, Viewer), mut view: Value) {
        if let Some(view) = view.as_object_mut() {
            view.remove(OF_THE_MOMENT);
        }
        held(&self.views).entry(key(of)).or_default().insert(view.to_string());
    }

    /// Notes that a listener heard this count for a table.
    pub(super) fn heard(&self, of: (TableId, Viewer), count: u64) {
        let mut counts = held(&self.counts);
        let heard = counts.entry(key(of)).or_default();
        heard.0.insert(count);
        heard.1 = count;
    }

    /// The last count a listener heard.
    pub(super) fn last_heard(&self, of: (TableId, Viewer)) -> u64 {
        held(&self.counts).get(&key(of)).map_or(0, |heard| heard.1)
    }

    /// The journal of a table, as the store has it.
    pub(super) fn journal(&self, table: TableId) -> Option<Vec<Entry>> {
        let mut database = self.database.clone();
        let row = database.row(table).ok()??;
        database.journal(table, row.next).ok()
    }
}

/// A table and one of its viewers, as a key that can be sorted.
pub(super) type Key = (TableId, usize);

pub(super) fn key((table, viewer): (TableId, Viewer)) -> Key {
    let place = if let Viewer::Seat(seat) = viewer { seat.index() } else { Seat::MAX };
    (table, place)
}

fn written(entry: &Entry) -> Option<Written> {
    serde_json::from_str(&entry.body).ok()
}

impl Person {
    /// The table holds what was acknowledged, its journal is one that could have been written, and nobody was told more
    /// than they may know.
    pub(super) fn check(&self) {
        let Some(journal) = self.world.journal(self.place.table) else {
            return self.world.broke("a table is gone".into());
        };
        if !journal.is_sorted_by_key(|entry| entry.epoch) {
            self.world.broke("epochs fall along a journal".into());
        }
        self.check_requests(&journal);
        self.check_posts(&journal);
        self.check_clock(&journal);
        self.check_views(&journal);
    }

    fn check_requests(&self, journal: &[Entry]) {
        let mut requests: Vec<RequestId> = journal.iter().map(|entry| entry.request).collect();
        requests.dedup();
        let in_a_row = requests.len();
        requests.sort_unstable();
        requests.dedup();
        if requests.len() != in_a_row {
            self.world.broke("a request is there twice".into());
        }
    }

    /// What was acknowledged is there, once and in order; what was refused is not; and nobody else moved for the person.
    fn check_posts(&self, journal: &[Entry]) {
        let is_refused = |request| self.refused.iter().any(|post| post.request == request);
        let mut played = Vec::new();
        for entry in journal {
            let Some(Note::Move(seat, text)) = written(entry).map(|written| written.note) else { continue };
            let post = Post { request: entry.request, seat, text };
            if self.played.iter().any(|other| other.request == post.request) {
                played.push(post);
            } else if is_refused(post.request) {
                self.world.broke(format!("said not to be kept, and kept: {post:?}"));
            } else if self.place.kind == Kind::Duel || (self.place.kind == Kind::WithBot && seat == 0) {
                self.world.broke(format!("nobody was told that it was kept: {post:?}"));
            }
        }
        if played != self.played {
            self.world.broke(format!("acknowledged {:?}, kept {played:?}", self.played));
        }
    }

    fn check_clock(&self, journal: &[Entry]) {
        if self.place.kind != Kind::Clock {
            return;
        }
        let Some(live) = journal.first().and_then(|first| opened(self.place.table, first)) else { return };
        let rings = live.deal.dealt_at + 60;
        let rung = journal.iter().filter_map(written).filter(|written| is_time(&written.note));
        let times: Vec<u64> = rung.map(|written| written.at).collect();
        if times.len() != 1 || times.iter().any(|at| at + EARLY_MAX < rings) {
            self.world.broke(format!("the clock was to ring at {rings} and rang at {times:?}"));
        }
    }

    /// Those who looked at the table.
    fn viewers(&self) -> &'static [Viewer] {
        const ALL: [Viewer; 3] = [Viewer::Watcher, Viewer::Seat(Seat::at(0)), Viewer::Seat(Seat::at(1))];
        if self.place.kind == Kind::Clock { &ALL[..1] } else { &ALL }
    }

    /// Replays the journal: every view somebody was told is the view of that viewer after some complete change. So nobody
    /// saw anything that was not kept, or that only another seat may see.
    fn check_views(&self, journal: &[Entry]) {
        let mut right: BTreeMap<Key, (BTreeSet<String>, BTreeSet<u64>)> = BTreeMap::new();
        let mut live: Option<LiveTable> = None;
        for (place, entry) in journal.iter().enumerate() {
            let replayed = match &mut live {
                None => opened(self.place.table, entry).map(|opened| live = Some(opened)).is_some(),
                Some(live) => written(entry).is_some_and(|written| live.redo(&written).is_ok()),
            };
            let Some(live) = live.as_ref().filter(|_| replayed) else {
                return self.world.broke(format!("entry {place} does not replay"));
            };
            let is_whole = journal.get(place + 1).is_none_or(|next| next.request != entry.request);
            if is_whole {
                for viewer in self.viewers() {
                    let (views, counts) = right.entry(key((self.place.table, *viewer))).or_default();
                    counts.insert(live.count_for(*viewer));
                    let mut view = api::seen(live, *viewer);
                    view.as_object_mut().map(|view| view.remove(OF_THE_MOMENT));
                    views.insert(view.to_string());
                }
            }
        }
        for (key, (views, counts)) in right {
            let told = held(&self.world.views).remove(&key).unwrap_or_default();
            if let Some(view) = told.iter().find(|view| !views.contains(*view)) {
                self.world.broke(format!("viewer {} was told what no replay tells: {view}", key.1));
            }
            let heard = held(&self.world.counts).remove(&key).unwrap_or_default().0;
            if let Some(count) = heard.iter().find(|count| !counts.contains(count)) {
                self.world.broke(format!("viewer {} heard of {count}, which never was", key.1));
            }
        }
    }
}

fn opened(table: TableId, first: &Entry) -> Option<LiveTable> {
    restore::replayed(table, std::iter::once(first.body.as_str())).ok()
}

fn is_time(note: &Note) -> bool {
    matches!(note, Note::Move(_, text) if text == "time")
}
