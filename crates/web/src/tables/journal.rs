//! What a table's journal says: how it was dealt, then one note for every change.
//!
//! Journals are kept for years: a field added later has a default, and the meaning of a note never changes.

use serde::{Deserialize, Serialize};

use crate::tables::by_day::ByDay;
use crate::tables::commitment::Commitment;

/// The first entry: everything needed to deal the same table again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Deal {
    /// The record before its first move: game, rules, seed and options in the project's one format. A table that branched
    /// off another game has that game's first moves here.
    pub(crate) record: String,
    /// Who sits where.
    pub(crate) places: Vec<Place>,
    /// Whoever has this secret sees what the public sees.
    pub(crate) watch: String,
    /// Whoever has this secret may take a free seat.
    pub(crate) join: String,
    /// Whoever has this secret has the screen that the hot seats share.
    #[serde(default)]
    pub(crate) screen: String,
    /// When it was dealt, in seconds since 1970, so that a table's clock survives a restart.
    pub(crate) dealt_at: u64,
    /// The table's settings beside the game's options.
    #[serde(flatten)]
    pub(crate) settings: TableSettings,
    /// What everybody is shown of the seed before the first move; older tables have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) proof: Option<Commitment>,
}

/// What is agreed at a table beside the options of the game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools)] // each is agreed on by itself
pub(crate) struct TableSettings {
    /// Whether it is shown on the front page.
    pub(crate) listed: bool,
    /// Whether people may ask for hints.
    #[serde(default)]
    pub(crate) hints: bool,
    /// After this many seconds away on their turn, a bot plays for somebody; 0 for never.
    #[serde(default)]
    pub(crate) away_seconds: u64,
    /// Hours or days for a move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) by_day: Option<ByDay>,
    /// The level of the bot that plays for somebody; the usual one if not set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) stand_in: Option<String>,
    /// After this many seconds one person may decide for all; the usual time if not set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) grace_seconds: Option<u64>,
    /// The seed was chosen by hand, so somebody may know every card.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) seeded: bool,
    /// Bots move as soon as they can; nobody has to follow.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) hurried: bool,
    /// The lesson played here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) lesson: Option<String>,
    /// The webhook that is told whose turn it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) hook: Option<Hook>,
    /// The deal is played by others too, and the results are compared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) contest: Option<Contest>,
    /// An uploaded record: nobody moves here any more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) archive: bool,
}

/// An address that is told whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Hook {
    /// As the table's maker gave it. It may contain a secret of theirs, so no page shows it.
    pub(crate) url: String,
    /// The address at which this server was reached, for the link for watching.
    pub(crate) origin: String,
}

/// Why the same deal is played by others too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Contest {
    /// It is the deal of this day, counted from 1970.
    Daily(u64),
    /// It is the deal of a finished game, whose challenge has this code.
    Challenge(String),
}

/// A seat and who has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Place {
    /// The secret in its link.
    pub(crate) token: String,
    /// Who plays it.
    pub(crate) who: Who,
    /// Whether it wants forced moves made automatically.
    #[serde(default)]
    pub(crate) forced: bool,
}

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Who {
    /// A person, by the name they gave, if any.
    Human(String),
    /// A person who shares a screen with others, by name.
    Hot(String),
    /// Nobody yet.
    Open,
    /// A bot of this level.
    Bot(String),
}

impl Who {
    /// The level, if it is a bot.
    pub(crate) fn bot(&self) -> Option<&str> {
        if let Self::Bot(level) = self { Some(level) } else { None }
    }

    /// Whether a person has the seat.
    pub(crate) const fn is_person(&self) -> bool {
        matches!(self, Self::Human(_) | Self::Hot(_))
    }
}

/// A later entry, with its time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Written {
    /// When, in seconds since 1970; 0 in journals written before times were kept.
    #[serde(default)]
    pub(crate) at: u64,
    /// What.
    #[serde(flatten)]
    pub(crate) note: Note,
}

/// Something that changed a table. Seats are counted from 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Note {
    /// A seat made a move.
    Move(usize, String),
    /// A seat's only move was made for it.
    Forced(usize, String),
    /// A seat took moves back until this many were left; nothing had been revealed.
    Undo(usize, usize),
    /// The same, although something had been revealed.
    Back(usize, usize),
    /// A seat asks the others to let it take moves back until this many are left.
    Ask(usize, usize),
    /// A seat's answer to such a request.
    Reply(usize, bool),
    /// Somebody took a seat.
    Sit(usize, String),
    /// Whether a seat wants forced moves made automatically.
    Wish(usize, bool),
    /// A bot plays for the seat until its person is back.
    Away(usize),
    /// The person is back.
    Home(usize),
    /// A seat said something.
    Chat(usize, String),
    /// A seat proposes that a seat makes a move for the group. This is not a move; the next move clears it.
    Propose(usize, usize, String),
    /// Whether a seat wants the bots to wait for it.
    Wait(usize, bool),
    /// The table was dealt again: the secret of the new table's join link.
    Again(String),
    /// The learner has read the steps of the lesson before this one.
    Read(usize),
    /// The learner plays on without the coach.
    Alone,
    /// The time for the seat's move is over: a bot plays until its turn has passed on.
    Late(usize),
    /// The time for the seat's move is over: it has lost, and a bot plays it to the end.
    Forfeit(usize),
    /// The seat was reminded that it has little time left.
    Remind(usize),
    /// The seat takes a break, or ends it.
    Rest(usize, bool),
    /// A browser wants to be told about the seat; the store knows which, as long as it wants that.
    Tell(usize),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn journals_from_before_are_read() {
        let deal = r#"{"record":"","places":[{"token":"a","who":{"human":""}}],"watch":"b","join":"c","dealt_at":5,"listed":true}"#;
        let deal: Deal = serde_json::from_str(deal).unwrap();
        assert_eq!(deal.settings, TableSettings { listed: true, ..TableSettings::default() });
        let old: Written = serde_json::from_str(r#"{"move":[1,"draw"]}"#).unwrap();
        assert_eq!(old, Written { at: 0, note: Note::Move(1, "draw".into()) });
    }

    #[test]
    fn what_is_written_is_read_back() {
        for note in
            [Note::Forced(0, "draw".into()), Note::Rest(2, true), Note::Home(1), Note::Again("x".into())]
        {
            let written = Written { at: 7, note };
            let text = serde_json::to_string(&written).unwrap();
            assert_eq!(serde_json::from_str::<Written>(&text).unwrap(), written, "{text}");
        }
    }
}
