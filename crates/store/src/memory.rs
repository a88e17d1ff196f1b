//! A store in memory, with faults to order: for tests and for the simulated world.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::backend::is_kept;
use crate::{
    Backend, Change, Claim, Entry, Found, Heartbeat, Lane, Link, LinkHash, NewTable, Notice, Search, Store,
    StoreError, TableId, TableRow, Work, Workers,
};

/// A lease lasts this long, in milliseconds of the database's time.
pub(crate) const LEASE_MILLIS: u64 = 6_000;

/// What goes wrong, as long as it is set.
#[derive(Clone, Default, Debug)]
pub struct Faults {
    /// Nothing is kept, and that is said.
    pub full: Arc<AtomicBool>,
    /// It is stored, but nobody hears of it until they repeat it.
    pub mute: Arc<AtomicBool>,
    /// It is not kept, and nobody hears of it.
    pub deaf: Arc<AtomicBool>,
    /// After this many changes were kept, the next one is refused, once; 0: none is.
    pub stumbles_after: Arc<AtomicUsize>,
    /// Nothing can be read.
    pub unreadable: Arc<AtomicBool>,
    /// Changes by others are not kept out. A bug put in on purpose: a search for bugs must find it.
    pub unfenced: Arc<AtomicBool>,
}

/// A table with all that belongs to it.
#[derive(Clone, Debug)]
struct Kept {
    row: TableRow,
    entries: Vec<Entry>,
    links: Vec<Link>,
}

/// A node that shares the store.
#[derive(Clone, Debug)]
struct Node {
    address: String,
    expires: u64,
}

#[derive(Default, Debug)]
struct World {
    tables: BTreeMap<TableId, Kept>,
    links: BTreeMap<LinkHash, (TableId, u8)>,
    nodes: BTreeMap<u64, Node>,
    words: BTreeMap<String, String>,
    notices: BTreeMap<(LinkHash, LinkHash), String>,
    now: u64,
}

/// The kept tables, as one node reaches them.
#[derive(Clone, Default, Debug)]
pub struct Memory {
    world: Arc<Mutex<World>>,
    /// Who this is; nobody else is there if it is nobody.
    node: Option<u64>,
    /// Where the others reach it.
    address: String,
    /// What goes wrong.
    pub faults: Faults,
}

impl Memory {
    /// A store on it, with threads as any other has.
    pub fn store(&self) -> Result<Store, StoreError> {
        let memory = self.clone();
        Store::on(Workers { owns: false, readers: 1 }, move |_: Lane| Ok(Box::new(memory.clone())))
    }

    /// The same tables as another node reaches them, with its own faults.
    #[must_use]
    pub fn node(&self, node: u64, address: &str) -> Self {
        let expires = self.world().now + LEASE_MILLIS;
        self.world().nodes.insert(node, Node { address: address.into(), expires });
        let address = address.to_string();
        Self { world: Arc::clone(&self.world), node: Some(node), address, faults: Faults::default() }
    }

    /// What time it is for the database, in milliseconds.
    pub fn set_time(&self, now: u64) {
        self.world().now = now;
    }

    fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn readable(&self) -> Result<MutexGuard<'_, World>, StoreError> {
        if self.faults.unreadable.load(Ordering::SeqCst) {
            return Err(StoreError::Unavailable("it cannot be read".into()));
        }
        Ok(self.world())
    }

    fn one(&self, work: &Work) -> Result<(), StoreError> {
        let stumbles = &self.faults.stumbles_after;
        let stumbled = stumbles.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1));
        if self.faults.full.load(Ordering::SeqCst) || stumbled == Ok(1) {
            return Err(StoreError::Database("the disk is full".into()));
        }
        let lost = || StoreError::Unknown("the answer was lost".into());
        if self.faults.deaf.load(Ordering::SeqCst) {
            return Err(lost());
        }
        let is_new = match work {
            Work::Create(new) => self.create(new)?,
            Work::Append(change) => self.append(change)?,
        };
        if is_new && self.faults.mute.load(Ordering::SeqCst) { Err(lost()) } else { Ok(()) }
    }

    /// Was it not there before?
    fn create(&self, new: &NewTable) -> Result<bool, StoreError> {
        let (mut world, table) = (self.world(), new.table);
        if let Some(there) = world.tables.get(&table) {
            let kept = is_kept(&there.entries, new.entries());
            return if kept { Ok(false) } else { Err(StoreError::Taken { table }) };
        }
        let entries: Vec<Entry> = new.entries().collect();
        let row = TableRow {
            table,
            owner: self.node,
            epoch: crate::FIRST_EPOCH,
            next: entries.len() as u64,
            game: new.game.clone(),
            created: new.created,
            standing: new.standing.clone(),
        };
        world.links.extend(new.links.iter().map(|link| (link.hash, (table, link.role))));
        world.tables.insert(table, Kept { row, entries, links: new.links.clone() });
        Ok(true)
    }

    /// Was it not there before?
    fn append(&self, change: &Change) -> Result<bool, StoreError> {
        let (mut world, table) = (self.world(), change.table);
        let unfenced = self.faults.unfenced.load(Ordering::SeqCst);
        let fenced = StoreError::Fenced { table };
        let kept = world.tables.get_mut(&table).ok_or_else(|| fenced.clone())?;
        let owns = (kept.row.owner, kept.row.epoch) == (self.node, change.epoch) || unfenced;
        if !owns || kept.row.next != change.first {
            let there = kept.entries.get(change.first as usize..).unwrap_or_default();
            return if is_kept(there, change.entries()) { Ok(false) } else { Err(fenced) };
        }
        kept.entries.extend(change.entries());
        kept.row.next = kept.entries.len() as u64;
        kept.row.standing = change.standing.clone();
        kept.links.extend_from_slice(&change.links);
        world.links.extend(change.links.iter().map(|link| (link.hash, (table, link.role))));
        Ok(true)
    }
}

impl World {
    fn lives(&self, node: u64) -> Option<&Node> {
        self.nodes.get(&node).filter(|node| node.expires > self.now)
    }
}

impl Backend for Memory {
    fn write(&mut self, works: &[Work]) -> Vec<Result<(), StoreError>> {
        works.iter().map(|work| self.one(work)).collect()
    }

    fn claim(&mut self, table: TableId) -> Result<Claim, StoreError> {
        let mut world = self.readable()?;
        let owner = world.tables.get(&table).ok_or(StoreError::NoTable { table })?.row.owner;
        if let Some(other) =
            owner.filter(|owner| self.node != Some(*owner)).and_then(|owner| world.lives(owner))
        {
            return Err(StoreError::Held { table, address: other.address.clone() });
        }
        if self.node.is_some_and(|me| world.lives(me).is_none()) {
            return Err(StoreError::Unavailable("this node's lease has run out".into()));
        }
        // Whoever has lost it learns of it with the next heartbeat.
        if let Some(dead) = owner.filter(|owner| self.node != Some(*owner)) {
            world.nodes.remove(&dead);
        }
        let row = &mut world.tables.get_mut(&table).ok_or(StoreError::NoTable { table })?.row;
        (row.owner, row.epoch) = (self.node, row.epoch + 1);
        Ok(Claim { epoch: row.epoch, next: row.next })
    }

    fn release(&mut self, table: TableId, epoch: u64) -> Result<(), StoreError> {
        let mut world = self.readable()?;
        if let Some(kept) = world.tables.get_mut(&table)
            && (kept.row.owner, kept.row.epoch) == (self.node, epoch)
        {
            (kept.row.owner, kept.row.epoch) = (None, epoch + 1);
        }
        Ok(())
    }

    fn beat(&mut self) -> Result<Heartbeat, StoreError> {
        let mut world = self.readable()?;
        let now = world.now;
        let Some(me) = self.node else { return Ok(Heartbeat { now, in_time: true }) };
        let node = Node { address: self.address.clone(), expires: now + LEASE_MILLIS };
        let before = world.nodes.insert(me, node);
        Ok(Heartbeat { now, in_time: before.is_some_and(|before| before.expires > now) })
    }

    fn secret(&mut self) -> Result<u128, StoreError> {
        Ok(7)
    }

    fn keep_once(&mut self, name: &str, fresh: &str) -> Result<String, StoreError> {
        let mut world = self.readable()?;
        Ok(world.words.entry(name.to_string()).or_insert_with(|| fresh.to_string()).clone())
    }

    fn keep_notice(&mut self, link: LinkHash, notice: &Notice, most: usize) -> Result<bool, StoreError> {
        let mut world = self.readable()?;
        let others = world.notices.keys().filter(|(of, device)| *of == link && *device != notice.device);
        let room = others.count() < most;
        if room {
            world.notices.insert((link, notice.device), notice.body.clone());
        }
        Ok(room)
    }

    fn notices(&mut self, link: LinkHash) -> Result<Vec<Notice>, StoreError> {
        let world = self.readable()?;
        let of = world.notices.iter().filter(|((of, _), _)| *of == link);
        Ok(of.map(|((_, device), body)| Notice { device: *device, body: body.clone() }).collect())
    }

    fn forget_notices(&mut self, device: LinkHash, link: Option<LinkHash>) -> Result<(), StoreError> {
        let is_meant = |of: &LinkHash, by: &LinkHash| *by == device && link.is_none_or(|link| link == *of);
        self.readable()?.notices.retain(|(of, by), _| !is_meant(of, by));
        Ok(())
    }

    fn leave(&mut self) -> Result<(), StoreError> {
        let mut world = self.readable()?;
        if let Some(me) = self.node {
            world.nodes.remove(&me);
        }
        Ok(())
    }

    fn delete(&mut self, table: TableId) -> Result<bool, StoreError> {
        let mut world = self.readable()?;
        let World { links, notices, .. } = &mut *world;
        notices.retain(|(link, _), _| links.get(link).is_none_or(|(of, _)| *of != table));
        world.links.retain(|_, (of, _)| *of != table);
        Ok(world.tables.remove(&table).is_some())
    }

    fn expire(&mut self, row: &TableRow) -> Result<bool, StoreError> {
        let is_held =
            row.owner.is_some_and(|owner| self.node != Some(owner) && self.world().lives(owner).is_some());
        let now = self.row(row.table)?;
        let is_same = now.is_some_and(|now| (now.epoch, now.next) == (row.epoch, row.next));
        if is_same && !is_held { self.delete(row.table) } else { Ok(false) }
    }

    fn probe(&mut self) -> Result<(), StoreError> {
        if self.faults.full.load(Ordering::SeqCst) {
            return Err(StoreError::Database("the disk is full".into()));
        }
        self.readable().map(drop)
    }

    fn link(&mut self, hash: LinkHash) -> Result<Option<(TableId, u8)>, StoreError> {
        Ok(self.readable()?.links.get(&hash).copied())
    }

    fn links(&mut self, table: TableId) -> Result<Vec<Link>, StoreError> {
        let mut links = self.readable()?.tables.get(&table).map_or_else(Vec::new, |kept| kept.links.clone());
        links.sort_by_key(|link| link.hash);
        Ok(links)
    }

    fn row(&mut self, table: TableId) -> Result<Option<TableRow>, StoreError> {
        Ok(self.readable()?.tables.get(&table).map(|kept| kept.row.clone()))
    }

    fn journal(&mut self, table: TableId, next: u64) -> Result<Vec<Entry>, StoreError> {
        let world = self.readable()?;
        let entries = world.tables.get(&table).and_then(|kept| kept.entries.get(..next as usize));
        let missing = || StoreError::Damaged { table, seq: 0, reason: "it is missing".into() };
        entries.map(<[Entry]>::to_vec).ok_or_else(missing)
    }

    fn listed(&mut self, limit: usize) -> Result<Vec<TableRow>, StoreError> {
        let mut rows = some(&*self.readable()?, |row| row.standing.listed && !row.standing.over);
        rows.sort_by_key(|row| std::cmp::Reverse(row.created));
        rows.truncate(limit);
        Ok(rows)
    }

    fn due(&mut self, before: u64, limit: usize) -> Result<Vec<TableRow>, StoreError> {
        let mut rows = some(&*self.readable()?, |row| row.standing.due.is_some_and(|due| due < before));
        rows.sort_by_key(|row| row.standing.due);
        rows.truncate(limit);
        Ok(rows)
    }

    fn rows(&mut self, search: &Search) -> Result<Vec<TableRow>, StoreError> {
        let mut rows = some(&*self.readable()?, |row| {
            search.after.is_none_or(|after| row.table > after)
                && search.over.is_none_or(|over| row.standing.over == over)
                && search.changed_before.is_none_or(|before| row.standing.changed < before)
        });
        rows.truncate(search.limit);
        Ok(rows)
    }

    fn count(&mut self) -> Result<u64, StoreError> {
        Ok(self.readable()?.tables.len() as u64)
    }

    fn scan(&mut self, visit: &mut dyn FnMut(Found)) -> Result<(), StoreError> {
        let all: Vec<Kept> = self.readable()?.tables.values().cloned().collect();
        for Kept { row, entries, .. } in all {
            visit(Found { table: row.table, row: Some(row), entries, fault: None });
        }
        Ok(())
    }
}

fn some(world: &World, wanted: impl Fn(&TableRow) -> bool) -> Vec<TableRow> {
    world.tables.values().map(|kept| &kept.row).filter(|row| wanted(row)).cloned().collect()
}
