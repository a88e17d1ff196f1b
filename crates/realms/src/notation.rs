//! Moves as text.

use alloc::format;
use alloc::string::{String, ToString};

use talon_core::{Refusal, Seat, nearest};

use crate::Realms;
use crate::card::{Card, Suit};
use crate::choice::Choice;
use crate::trade::Wish;

const MOVES: &str = "a move is draw, take ID, keep ID, discard ID, offer ID SEAT ID, call ID for ID|SUIT|any, answer SEAT ID, accept SEAT, withdraw, time, choose ID or done";

/// The wish that every card meets.
const ANY: &str = "any";

pub(crate) fn parse(realms: &Realms, text: &str) -> Result<Choice, Refusal> {
    let mut words = text.split_whitespace();
    let mut next = || words.next().unwrap_or("");
    let (verb, first, second, third, more) = (next(), next(), next(), next(), next());
    let arity = [first, second, third, more].iter().filter(|word| !word.is_empty()).count();
    let unreadable = || unreadable(text, MOVES.to_string());
    let choice = match (verb, arity) {
        ("draw", 0) => Choice::Draw,
        ("take", 1) => Choice::Take(realms.read_card(text, first)?),
        ("keep", 1) => Choice::Keep(realms.read_card(text, first)?),
        ("discard", 1) => Choice::Discard(realms.read_card(text, first)?),
        ("choose", 1) => Choice::Fetch(realms.read_card(text, first)?),
        ("offer", 3) => Choice::Offer {
            give: realms.read_card(text, first)?,
            to: read_seat(text, second)?,
            want: realms.read_card(text, third)?,
        },
        ("call", 3) if second == "for" => {
            Choice::Call { give: realms.read_card(text, first)?, wish: realms.read_wish(text, third)? }
        }
        ("answer", 2) => {
            Choice::Answer { to: read_seat(text, first)?, give: realms.read_card(text, second)? }
        }
        ("accept", 1) => Choice::Accept(read_seat(text, first)?),
        ("withdraw", 0) => Choice::Withdraw,
        ("time", 0) => Choice::Time,
        ("done", 0) => Choice::Done,
        _ => return Err(unreadable()),
    };
    Ok(choice)
}

/// The card that a move names last.
pub(crate) fn card_named<'t>(realms: &Realms, text: &'t str) -> Option<&'t str> {
    text.split_whitespace().rev().find(|word| realms.find(word).is_some())
}

pub(crate) fn print(realms: &Realms, choice: &Choice) -> String {
    let id = |card: &Card| &realms.card(*card).id;
    match choice {
        Choice::Draw => "draw".to_string(),
        Choice::Take(card) => format!("take {}", id(card)),
        Choice::Keep(card) => format!("keep {}", id(card)),
        Choice::Discard(card) => format!("discard {}", id(card)),
        Choice::Offer { give, to, want } => format!("offer {} {} {}", id(give), to.number(), id(want)),
        Choice::Call { give, wish } => format!("call {} for {}", id(give), realms.wish_id(*wish)),
        Choice::Answer { to, give } => format!("answer {} {}", to.number(), id(give)),
        Choice::Accept(seat) => format!("accept {}", seat.number()),
        Choice::Withdraw => "withdraw".to_string(),
        Choice::Time => "time".to_string(),
        Choice::Fetch(card) => format!("choose {}", id(card)),
        Choice::Done => "done".to_string(),
    }
}

impl Realms {
    /// A wish as the notation writes it.
    pub fn wish_id(&self, wish: Wish) -> &str {
        match wish {
            Wish::Card(card) => &self.card(card).id,
            Wish::Suit(suit) => suit.id(),
            Wish::Any => ANY,
        }
    }

    fn read_wish(&self, text: &str, word: &str) -> Result<Wish, Refusal> {
        if word == ANY {
            return Ok(Wish::Any);
        }
        match Suit::TEN.into_iter().find(|suit| suit.id() == word) {
            Some(suit) => Ok(Wish::Suit(suit)),
            None => self.read_card(text, word).map(Wish::Card),
        }
    }

    fn read_card(&self, text: &str, id: &str) -> Result<Card, Refusal> {
        self.find(id).ok_or_else(|| unreadable(text, self.unknown_card(id)))
    }

    /// "There is no card …", with what may have been meant.
    pub fn unknown_card(&self, id: &str) -> String {
        let shown: String = id.chars().take(40).collect();
        match nearest(id, self.cards.iter().map(|card| card.id.as_str())).as_slice() {
            [] => format!("there is no card `{shown}`; `talon cards realms` lists them"),
            near => format!("there is no card `{shown}`; did you mean {}?", near.join(", ")),
        }
    }
}

fn unreadable(text: &str, expected: String) -> Refusal {
    Refusal::Unreadable { text: text.chars().take(80).collect(), expected }
}

fn read_seat(text: &str, word: &str) -> Result<Seat, Refusal> {
    let seat = Seat::parse(word, "").or_else(|| Seat::parse(word, "seat"));
    seat.ok_or_else(|| unreadable(text, format!("`{word}` is not a seat number")))
}
