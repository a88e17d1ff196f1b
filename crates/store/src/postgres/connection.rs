//! A connection that reconnects when it breaks, and whose calls never last longer than they may.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use tokio::runtime::Runtime;
use tokio::time::timeout;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row, Statement};

use super::address::Address;
use crate::StoreError;

/// How long connecting may take, so that a stopped database is noticed soon.
const CONNECT_MAX: Duration = Duration::from_secs(3);
/// How long the database may work on a statement before it gives up itself, which is certain …
const STATEMENT_MAX: &str = "2500ms";
/// … and how long its answer may take, after which nobody knows.
const ANSWER_MAX: Duration = Duration::from_millis(3500);
/// A database that could not be reached is not tried again before this.
const TRY_AGAIN: Duration = Duration::from_millis(200);

/// Why a statement was not answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Failure {
    /// The database said no, and nothing was done.
    Refused(String),
    /// One entry has the place of another. It can only be if somebody else wrote there.
    Conflict(String),
    /// It was sent, and no answer came.
    Lost(String),
    /// It was never sent.
    Unreachable(StoreError),
}

impl Failure {
    /// As a reader takes it.
    pub(super) fn harmless(self) -> StoreError {
        match self {
            Self::Refused(reason) | Self::Conflict(reason) => StoreError::Database(reason),
            Self::Lost(reason) => StoreError::Unavailable(reason),
            Self::Unreachable(error) => error,
        }
    }

    /// As the writer takes it.
    pub(super) fn of_write(self) -> StoreError {
        match self {
            Self::Lost(reason) => StoreError::Unknown(reason),
            other => other.harmless(),
        }
    }
}

/// What a database says, in words; it never holds a password.
fn said(error: &tokio_postgres::Error) -> String {
    error.as_db_error().map_or_else(
        || {
            let cause = std::error::Error::source(error).map(|cause| format!(": {cause}"));
            format!("{error}{}", cause.unwrap_or_default())
        },
        |said| said.message().to_string(),
    )
}

fn failure(error: &tokio_postgres::Error) -> Failure {
    let words = said(error);
    match error.code() {
        Some(&SqlState::UNIQUE_VIOLATION) => Failure::Conflict(words),
        // Its own time-out, or somebody's request to end it: it did not commit.
        Some(&SqlState::QUERY_CANCELED) => Failure::Refused(words),
        // It goes down or hangs up; what was on its way may have been committed before.
        Some(code) if code.code().starts_with("57") || code.code().starts_with("08") => Failure::Lost(words),
        Some(_) if !error.is_closed() => Failure::Refused(words),
        _ => Failure::Lost(words),
    }
}

/// An open connection.
struct Open {
    client: Client,
    statements: HashMap<&'static str, Statement>,
}

/// What is done with each new connection before it is used.
pub(super) type Greeting = Box<dyn FnMut(&mut Session<'_>) -> Result<(), StoreError>>;

/// A database, reached when it is needed.
pub(super) struct Connection {
    runtime: Runtime,
    address: Address,
    open: Option<Open>,
    greeting: Option<Greeting>,
    failed: Option<(Instant, StoreError)>,
}

impl Connection {
    pub(super) fn new(address: &Address, greeting: Greeting) -> Result<Self, StoreError> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| StoreError::Unavailable(error.to_string()))?;
        Ok(Self { runtime, address: address.clone(), open: None, greeting: Some(greeting), failed: None })
    }

    /// Connects if there is no connection.
    pub(super) fn reach(&mut self) -> Result<(), StoreError> {
        if self.open.as_ref().is_some_and(|open| !open.client.is_closed()) {
            return Ok(());
        }
        self.open = None;
        if let Some((when, error)) = &self.failed
            && when.elapsed() < TRY_AGAIN
        {
            return Err(error.clone());
        }
        let reached = self.greeted();
        self.failed = reached.as_ref().err().map(|error| (Instant::now(), error.clone()));
        reached
    }

    fn greeted(&mut self) -> Result<(), StoreError> {
        let client = self.runtime.block_on(async { timeout(CONNECT_MAX, self.address.connect()).await });
        let client = client.map_err(|_| StoreError::Unavailable("no connection in time".into()))?;
        let client = client.map_err(|error| StoreError::Unavailable(said(&error)))?;
        self.open = Some(Open { client, statements: HashMap::new() });
        let Some(mut greeting) = self.greeting.take() else { return Ok(()) };
        let mut session = Session { connection: self, most: ANSWER_MAX };
        let limits =
            format!("SET statement_timeout = '{STATEMENT_MAX}'; SET lock_timeout = '{STATEMENT_MAX}'");
        let greeted = session.batch(&limits).and_then(|()| greeting(&mut session));
        self.greeting = Some(greeting);
        if greeted.is_err() {
            self.open = None;
        }
        greeted
    }

    /// A statement, prepared once a connection.
    pub(super) fn query(
        &mut self,
        sql: &'static str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, Failure> {
        self.reach().map_err(Failure::Unreachable)?;
        self.send(sql, values, ANSWER_MAX)
    }

    /// The same, once more if the connection turns out to be gone: for what may be asked twice.
    pub(super) fn ask(
        &mut self,
        sql: &'static str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, StoreError> {
        match self.query(sql, values) {
            Err(Failure::Lost(_)) => self.query(sql, values).map_err(Failure::harmless),
            other => other.map_err(Failure::harmless),
        }
    }

    fn send(
        &mut self,
        sql: &'static str,
        values: &[&(dyn ToSql + Sync)],
        most: Duration,
    ) -> Result<Vec<Row>, Failure> {
        let Some(Open { client, statements }) = &mut self.open else {
            return Err(Failure::Unreachable(StoreError::Closed));
        };
        let asked = async {
            if !statements.contains_key(sql) {
                statements.insert(sql, client.prepare(sql).await?);
            }
            client.query(&statements[sql], values).await
        };
        let answer = self.runtime.block_on(async { timeout(most, asked).await });
        let result = match answer {
            Ok(answer) => answer.map_err(|error| failure(&error)),
            Err(_) => Err(Failure::Lost("no answer in time".into())),
        };
        if matches!(result, Err(Failure::Lost(_))) {
            self.open = None;
        }
        result
    }
}

/// A connection that is there, for what is done before it is used and while its schema is made.
pub(super) struct Session<'a> {
    connection: &'a mut Connection,
    /// How long an answer may take.
    most: Duration,
}

/// Steps of a migration may take long; each of them ends.
const STEP_MAX: Duration = Duration::from_hours(1);

impl Session<'_> {
    /// What follows may take long, as a migration does.
    pub(super) const fn be_patient(&mut self) {
        self.most = STEP_MAX;
    }

    /// Statements without values.
    pub(super) fn batch(&mut self, sql: &str) -> Result<(), StoreError> {
        let Some(open) = &self.connection.open else { return Err(StoreError::Closed) };
        let done = async { timeout(self.most, open.client.batch_execute(sql)).await };
        match self.connection.runtime.block_on(done) {
            Ok(done) => done.map_err(|error| failure(&error).harmless()),
            Err(_) => Err(StoreError::Unavailable("no answer in time".into())),
        }
    }

    pub(super) fn query(
        &mut self,
        sql: &'static str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, StoreError> {
        self.connection.send(sql, values, self.most).map_err(Failure::harmless)
    }

    /// The only column of the only row.
    pub(super) fn one<T: for<'a> tokio_postgres::types::FromSql<'a>>(
        &mut self,
        sql: &'static str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<T, StoreError> {
        let rows = self.query(sql, values)?;
        let none = || StoreError::Database("the database has no answer".into());
        rows.first().ok_or_else(none)?.try_get(0).map_err(|error| StoreError::Database(said(&error)))
    }
}
