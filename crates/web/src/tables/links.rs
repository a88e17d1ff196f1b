//! Finding a table by its link. The store knows all links; those asked for lately are remembered.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use talon_store::{Lane, LinkHash, TableId};

use crate::error::WebError;
use crate::limits::LimitKind;
use crate::tables::journal::Deal;
use crate::tables::live::Role;
use crate::tables::registry::{Registry, TableLink, held};
use crate::tables::standing::{role_of, secrets};

/// How many links each of two sets remembers: the recent ones, and those before them.
const REMEMBERED: usize = 50_000;
/// No secret of ours is longer.
const SECRET_MAX: usize = 64;

type Found = (TableId, Role);

/// Links that were asked for lately, in two halves: when the newer half is full, the older one is forgotten.
#[derive(Default)]
pub(crate) struct LinkCache(Mutex<[HashMap<LinkHash, Found>; 2]>);

impl LinkCache {
    fn get(&self, hash: LinkHash) -> Option<Found> {
        let mut halves = held(&self.0);
        if let Some(found) = halves[0].get(&hash) {
            return Some(*found);
        }
        let found = halves[1].remove(&hash)?;
        put(&mut halves, hash, found);
        Some(found)
    }

    fn put(&self, hash: LinkHash, found: Found) {
        put(&mut held(&self.0), hash, found);
    }
}

fn put(halves: &mut [HashMap<LinkHash, Found>; 2], hash: LinkHash, found: Found) {
    if halves[0].len() >= REMEMBERED {
        halves[1] = std::mem::take(&mut halves[0]);
    }
    halves[0].insert(hash, found);
}

impl Registry {
    /// Remembers links that were just made: somebody will follow them soon.
    pub(super) fn remember_links(&self, id: TableId, deal: &Deal) {
        for (secret, role) in secrets(deal) {
            self.links.put(LinkHash::of(&secret), (id, role));
        }
    }

    /// The table behind a link, woken if it slept.
    pub(crate) async fn find(self: &Arc<Self>, secret: &str) -> Result<TableLink, WebError> {
        let (id, role) = self.led_to(secret).await?;
        let handle = self.resident(id).await?;
        // Whoever watches could try the same deal afterwards.
        if role == Role::Watcher && handle.is_sealed() {
            return Err(WebError::Cannot("daily-sealed"));
        }
        handle.touch();
        if handle.is_paused() {
            self.drive(&handle);
        }
        Ok((handle, role))
    }

    /// Is the table behind a link known to be awake here?
    pub(crate) fn is_here(&self, secret: &str) -> bool {
        secret.len() <= SECRET_MAX
            && self.links.get(LinkHash::of(secret)).is_some_and(|(id, _)| self.residents.has(id))
    }

    /// Where a link leads. A wrong guess costs a look into the store, so each address has only so many.
    pub(crate) async fn led_to(&self, secret: &str) -> Result<Found, WebError> {
        if secret.len() > SECRET_MAX || !secret.bytes().all(|letter| letter.is_ascii_alphanumeric()) {
            return Err(WebError::NotFound);
        }
        let hash = LinkHash::of(secret);
        if let Some(found) = self.links.get(hash) {
            return Ok(found);
        }
        let row = self.ask(Lane::Read, move |store| store.link(hash)).await?;
        let found = row.and_then(|(id, role)| Some((id, role_of(role)?)));
        let Some(found) = found else {
            self.limiter.take(LimitKind::Misses)?;
            return Err(WebError::NotFound);
        };
        self.links.put(hash, found);
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_asked_for_lately_is_remembered_and_no_more_than_twice_the_bound() {
        let cache = LinkCache::default();
        let found = (TableId(7), Role::Watcher);
        for number in 0..3 * REMEMBERED as u128 {
            cache.put(LinkHash(number), found);
            assert_eq!(cache.get(LinkHash(0)), Some(found), "asked for all the time");
        }
        assert_eq!(cache.get(LinkHash(1)), None, "not asked for again");
        assert!(held(&cache.0).iter().all(|half| half.len() <= REMEMBERED));
    }
}
