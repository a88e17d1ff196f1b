//! Opening the database the keeper chose.

use std::sync::Arc;

use talon_store::{Derive, NodeAt, Store};

use crate::tables::standing;
use crate::{Config, ServeError};

/// The name of the embedded database in its folder.
pub(crate) const FILE: &str = "talon.db";

/// The embedded database in its folder, or another by its address.
pub(crate) fn open(config: &Config) -> Result<Store, ServeError> {
    if let Some(url) = &config.database {
        // The address may hold a password, so no error repeats it.
        let node = config.node.clone();
        let node = node.map(|node| NodeAt { name: node.name, address: node.advertise });
        return Store::connect(url, node, &derive()).map_err(|error| ServeError::Database(error.to_string()));
    }
    let folder = &config.data;
    let bad = |error: String| ServeError::Data(folder.display().to_string(), error);
    std::fs::create_dir_all(folder).map_err(|error| bad(error.to_string()))?;
    Store::open(&folder.join(FILE), &derive()).map_err(|error| bad(error.to_string()))
}

/// The same to look at only; a server may have it open.
pub(crate) fn open_read_only(config: &Config) -> Result<Store, ServeError> {
    if let Some(url) = &config.database {
        return Store::connect_read_only(url).map_err(|error| ServeError::Database(error.to_string()));
    }
    let bad = |error: String| ServeError::Data(config.data.display().to_string(), error);
    let file = config.data.join(FILE);
    if !file.exists() {
        return Err(bad(format!("there is no {FILE}")));
    }
    Store::open_read_only(&file).map_err(|error| bad(error.to_string()))
}

/// Reads journals from before tables had rows.
pub(crate) fn derive() -> Derive {
    Arc::new(standing::derive)
}
