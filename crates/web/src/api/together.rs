//! Decisions of the group for programs: what is proposed, agreeing, making the bots wait.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::response::Response;
use serde::{Deserialize, Serialize};
use talon_core::Seat;

use super::{Prefers, Refused, RegistryState, moves};
use crate::error::WebError;
use crate::pages::speech;
use crate::routes::seated;
use crate::tables::live::LiveTable;
use crate::tables::proposals::Proposal;

/// What somebody would answer for the group.
#[derive(Serialize)]
struct Proposed {
    /// Who proposes it.
    seat: usize,
    /// Who would make the move.
    mover: usize,
    #[serde(rename = "move")]
    text: String,
    say: String,
}

/// How a decision of the group stands.
#[derive(Serialize)]
pub(super) struct Group {
    proposals: Vec<Proposed>,
    /// Seconds until one person may decide for all; `None` if the group is not asked.
    grace_left: Option<u64>,
    /// Does this seat make the bots wait?
    waits: bool,
}

impl Group {
    pub(super) fn of(live: &LiveTable, me: Option<Seat>) -> Self {
        let proposed = |proposal: &Proposal| Proposed {
            seat: proposal.by.number(),
            mover: proposal.mover.number(),
            say: live.said(proposal).map(|say| speech().say(&say)).unwrap_or_default(),
            text: proposal.text.clone(),
        };
        Self {
            proposals: live.proposals().iter().map(proposed).collect(),
            grace_left: live.group_decides().then(|| live.grace_left()),
            waits: me.is_some_and(|seat| live.wants_to_wait(seat)),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Agree {
    count: u64,
    /// Whose proposal.
    seat: usize,
    /// Decide for all, once the grace period is over.
    #[serde(default)]
    all: bool,
}

/// Takes up the proposal of a seat.
pub(super) async fn agree(
    State(registry): RegistryState,
    Path(token): Path<String>,
    prefers: Prefers,
    body: Result<Json<Agree>, JsonRejection>,
) -> Result<Response, Refused> {
    let Json(agree) = body?;
    let (handle, seat) = seated(&registry, &token).await?;
    let of = Seat::numbered(agree.seat).ok_or(WebError::Cannot("web-trouble-no-proposal"))?;
    let what = format!("agree {} {} {}", agree.count, agree.seat, agree.all);
    let request = prefers.request(seat, &what);
    registry.agree(&handle, seat, agree.count, (of, agree.all), request).await?;
    moves::after(&handle, seat, prefers.minimal).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wait {
    on: bool,
}

/// Makes the bots wait, or lets them go on.
pub(super) async fn wait(
    State(registry): RegistryState,
    Path(token): Path<String>,
    prefers: Prefers,
    body: Result<Json<Wait>, JsonRejection>,
) -> Result<Response, Refused> {
    let Json(wait) = body?;
    let (handle, seat) = seated(&registry, &token).await?;
    registry.wait(&handle, seat, wait.on).await?;
    moves::after(&handle, seat, prefers.minimal).await
}
