//! Who plays which seat: people, people who share a screen, bots, and bots for people who are away.

use talon_core::{Seat, SeatSet};

use super::LiveTable;
use crate::tables::journal::Who;
use crate::thinking;

/// What the screen of the hot seats shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Screen {
    /// The table through the eyes of a seat.
    Seat(Seat),
    /// Nobody's cards: it is to be handed to one of these.
    HandOver(Vec<Seat>),
}

impl LiveTable {
    /// How it is played: its mode and what it is played against, in the words of the options.
    pub(crate) fn ways(&self) -> Vec<String> {
        let options = self.table.record().options;
        let said = ["mode", "nemesis", "difficulty"].iter().filter_map(|key| options.get(*key)?.as_text());
        said.filter(|word| *word != "random").map(ToString::to_string).collect()
    }

    /// The bot that is to move, if the table waits for one; of several, the one whose last move is the longest ago.
    pub(crate) fn bot_to_act(&self) -> Option<(Seat, String)> {
        if self.has_open_seat() || self.group_decides() || self.is_held() {
            return None;
        }
        if let Some((seat, _)) = self.scripted() {
            return Some((seat, self.level(seat)?));
        }
        if self.waits_for_learner() {
            return None;
        }
        let bots = self.table.to_act().iter();
        let waiting = bots.filter_map(|seat| Some((seat, self.level(seat)?)));
        waiting.min_by_key(|(seat, _)| self.own_counts[seat.index()])
    }

    /// The level of the bot that plays a seat, if one does.
    pub(crate) fn level(&self, seat: Seat) -> Option<String> {
        if self.away.has(seat) {
            return Some(self.deal.settings.stand_in.clone().unwrap_or_else(thinking::usual));
        }
        self.place(seat).who.bot().map(ToString::to_string)
    }

    /// Is it a person who moves for this seat now?
    pub(crate) fn is_played_by_person(&self, seat: Seat) -> bool {
        self.place(seat).who.is_person() && !self.away.has(seat)
    }

    /// Is somebody still expected?
    pub(crate) fn has_open_seat(&self) -> bool {
        self.deal.places.iter().any(|place| place.who == Who::Open)
    }

    /// Do only bots play here, now and later?
    pub(crate) fn is_for_bots_alone(&self) -> bool {
        !self.has_open_seat() && self.people().is_empty()
    }

    /// Is there only one person, or one group at one screen?
    pub(crate) fn is_solo(&self) -> bool {
        let (hot, others) = (self.hot(), self.people().len());
        !self.has_open_seat() && others - hot.len() + usize::from(!hot.is_empty()) == 1
    }

    /// The seats of people.
    pub(crate) fn people(&self) -> SeatSet {
        self.those(Who::is_person)
    }

    /// The seats that share a screen.
    pub(crate) fn hot(&self) -> SeatSet {
        self.those(|who| matches!(who, Who::Hot(_)))
    }

    /// The seats at the same screen as this one.
    pub(crate) fn together(&self, seat: Seat) -> SeatSet {
        let hot = self.hot();
        if hot.has(seat) { hot } else { SeatSet::one(seat) }
    }

    /// The page of a seat that a person has.
    pub(crate) fn way_in(&self, seat: Seat) -> String {
        match self.place(seat).who {
            Who::Hot(_) => format!("/h/{}", self.deal.screen),
            _ => format!("/s/{}", self.place(seat).token),
        }
    }

    /// The hot seat that moved last.
    pub(crate) fn last_hot_mover(&self) -> Option<Seat> {
        let hot = self.hot();
        self.table.lines().iter().rev().map(|line| line.seat).find(|seat| hot.has(*seat))
    }

    fn those(&self, wanted: impl Fn(&Who) -> bool) -> SeatSet {
        let seats = self.deal.places.iter().enumerate().filter(|(_, place)| wanted(&place.who));
        seats.fold(SeatSet::default(), |all, (seat, _)| all.with(Seat::at(seat)))
    }

    /// What the shared screen shows: it stays with one player until another hot seat has to act.
    pub(crate) fn screen(&self) -> Screen {
        let hot = self.hot();
        let to_act = self.table.to_act();
        let acting: Vec<Seat> = hot.iter().filter(|seat| to_act.has(*seat)).collect();
        let stays = self.shown.filter(|seat| acting.is_empty() || acting.contains(seat));
        let alone = (hot.len() == 1).then(|| hot.lowest()).flatten();
        // When the game is over there is nothing left to hide.
        let over = self.table.outcome().and(self.shown.or(hot.lowest()));
        match stays.or(alone).or(over) {
            Some(seat) => Screen::Seat(seat),
            None if acting.is_empty() => Screen::HandOver(hot.iter().collect()),
            None => Screen::HandOver(acting),
        }
    }
}

#[cfg(test)]
mod tests {
    use talon_core::Options;

    use super::*;
    use crate::pages::new::stand_in;
    use crate::tables::journal::Note;
    use crate::tables::registry::DealRequest;

    #[test]
    fn the_table_chooses_who_plays_for_the_absent() {
        for (chosen, plays) in [("", "greedy"), ("greedy", "greedy"), ("expert", "expert"), ("?", "greedy")] {
            let people = vec![Who::Human(String::new()); 6];
            let mut wanted = DealRequest::fresh("realms", &Options::new(), people).unwrap();
            wanted.settings.stand_in = stand_in(chosen);
            let mut live =
                LiveTable::new(talon_store::TableId(1), wanted.dealt(crate::clock::now()).unwrap()).unwrap();
            let seat = live.table.to_act().lowest().unwrap();
            assert_eq!(live.bot_to_act(), None);
            live.apply(&Note::Away(seat.index())).unwrap();
            assert_eq!(live.bot_to_act(), Some((seat, plays.to_string())), "{chosen}");
        }
    }
}
