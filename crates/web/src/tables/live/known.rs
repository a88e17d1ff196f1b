//! What each viewer is shown of the moves, and when.
//!
//! A question that only some hands are asked must give nothing away to the others if it is declined. So they are shown a
//! move that leads to such a question only once it is answered, and then move and answer are one step: what they can count,
//! hear and look back at is the same as if nothing had been asked.

use talon_core::{Seat, Viewer};
use talon_table::{AnyTable, News};

use super::LiveTable;

/// What each viewer knows about the table.
pub(super) struct Known {
    /// For each move, whether everybody could have foreseen what was asked after it.
    settled: Vec<bool>,
    /// The table as others see it until such a question is answered.
    held: Option<Box<dyn AnyTable>>,
    /// How many entries each viewer knows of: the seats, then the watcher.
    counts: Vec<u64>,
    /// The same after the last entry that changed the state of the game.
    moved_at: Vec<u64>,
}

impl Known {
    /// For a freshly dealt table.
    pub(super) fn new(seats: usize) -> Self {
        Self { settled: Vec::new(), held: None, counts: vec![1; seats + 1], moved_at: vec![1; seats + 1] }
    }

    /// How many moves everybody is shown.
    fn public_moves(&self) -> usize {
        self.settled.iter().rposition(|settled| *settled).map_or(0, |last| last + 1)
    }
}

impl LiveTable {
    /// A move was made.
    pub(super) fn moved(&mut self) {
        self.known.settled.push(self.table.is_settled());
        self.hold();
    }

    /// Moves were taken back.
    pub(super) fn unmoved(&mut self, count: usize) {
        self.known.settled.truncate(count);
        self.hold();
    }

    fn hold(&mut self) {
        let public = self.known.public_moves();
        self.known.held = (public < self.table.lines().len()).then(|| self.table.at(public));
    }

    /// How many moves everybody is shown.
    pub(super) fn public_moves(&self) -> usize {
        self.known.public_moves()
    }

    /// A move was made or taken back. The one who did it knows, and so do those at the same screen; the others know if they
    /// are shown it.
    pub(super) fn count_move(&mut self, mover: Seat, is_seen: bool) {
        let inside = self.together(mover);
        for place in 0..self.known.counts.len() {
            if is_seen || inside.has(Seat::at(place)) {
                self.known.counts[place] += 1;
                self.known.moved_at[place] = self.known.counts[place];
            }
        }
    }

    /// Something else happened that everybody may know.
    pub(super) fn count_for_all(&mut self) {
        self.known.counts.iter_mut().for_each(|count| *count += 1);
    }

    /// Something happened that concerns nobody else.
    pub(super) fn count_for_those_with(&mut self, seat: Seat) {
        for other in self.together(seat).iter() {
            self.known.counts[other.index()] += 1;
        }
    }

    /// How many entries this viewer knows of.
    pub(crate) fn count_for(&self, viewer: Viewer) -> u64 {
        self.known.counts[self.ear(viewer)]
    }

    /// How many entries each viewer knows of: the seats, then the watcher.
    pub(crate) fn counts(&self) -> &[u64] {
        &self.known.counts
    }

    /// A seat's count after the last entry that changed the state of the game.
    pub(super) fn moved_for(&self, seat: Seat) -> u64 {
        self.known.moved_at[seat.index()]
    }

    /// The table as this viewer may see it now.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> &dyn AnyTable {
        let asked = self.table.to_act().lowest();
        match &self.known.held {
            Some(held) if !asked.is_some_and(|asked| self.is_with(asked, viewer)) => held.as_ref(),
            _ => self.table.as_ref(),
        }
    }

    /// Whether a seat still owes an answer that the others must not know about.
    pub(crate) fn asks_in_private(&self) -> bool {
        self.known.held.is_some()
    }

    /// Whether this viewer has the seat, or sits at the same screen.
    fn is_with(&self, seat: Seat, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(other) => self.together(seat).has(other),
            Viewer::Watcher => false,
            Viewer::Judge => true,
        }
    }

    /// After how many moves each step that this viewer can tell apart ends, starting with the deal.
    pub(crate) fn steps(&self, viewer: Viewer) -> Vec<usize> {
        let open = self.is_open_to_all();
        let lines = self.table.lines().iter().zip(&self.known.settled).enumerate();
        let ends = lines.filter(|(_, (line, settled))| open || **settled || self.is_with(line.seat, viewer));
        core::iter::once(0).chain(ends.map(|(place, _)| place + 1)).collect()
    }

    /// How many moves this viewer can count.
    pub(crate) fn moves(&self, viewer: Viewer) -> usize {
        self.steps(viewer).len() - 1
    }

    /// What this viewer was told, step by step: who moved, and the sentences.
    pub(crate) fn told_in_steps(&self, viewer: Viewer) -> Vec<(Seat, Vec<&News>)> {
        let told: Vec<(Seat, &[News])> = self.told(viewer).collect();
        let steps = self.steps(viewer);
        let within = |step: &[usize]| {
            let lines = &told[step[0]..step[1]];
            (lines[0].0, lines.iter().flat_map(|(_, said)| *said).collect())
        };
        steps.windows(2).map(within).collect()
    }
}

#[cfg(test)]
mod tests {
    use talon_core::{Luck, Options, Value};

    use super::*;
    use crate::tables::by_day::{ByDay, Late};
    use crate::tables::journal::{Note, TableSettings, Who};
    use crate::tables::live::first_record;
    use crate::tables::registry::DealRequest;

    const OTHERS: [Viewer; 2] = [Viewer::Seat(Seat::at(1)), Viewer::Watcher];

    /// What a viewer who is not asked can see, count and look back at.
    fn seen(live: &LiveTable, viewer: Viewer) -> (u64, usize, String, String, String) {
        let table = live.seen_by(viewer);
        let (told, position) = (live.told_in_steps(viewer), table.position(viewer).to_string());
        let clocks: Vec<_> = table.to_act().iter().map(|seat| live.deadline(seat)).collect();
        let asked = format!("{:?} {clocks:?}", table.to_act());
        (live.count_for(viewer), live.moves(viewer), format!("{told:?}"), position, asked)
    }

    /// Plays at random until seat 1 is asked something that only some hands are asked; returns the table, and how many
    /// moves there were before that one.
    fn asked_in_private() -> (LiveTable, usize) {
        let options = Options::from([("players".to_string(), Value::Int(2))]);
        let mut luck = Luck::of(1, 0);
        for seed in 0.. {
            let record = first_record("shards", &options, seed).unwrap();
            let seats = vec![Who::Human(String::new()); 2];
            let by_day = Some(ByDay::new(86_400, Late::Turn, 0));
            let settings = TableSettings { by_day, ..TableSettings::default() };
            let wanted = DealRequest { record, seats, settings, hints: None, forced: false };
            let mut live =
                LiveTable::new(talon_store::TableId(1), wanted.dealt(crate::clock::now()).unwrap()).unwrap();
            while let Some(seat) = live.table.to_act().lowest() {
                let moves = live.table.choices(seat);
                // Recruiting makes decks in which the question comes up.
                let useful =
                    moves.iter().position(|text| text.starts_with("play") || text.starts_with("recruit"));
                let text = &moves[useful.unwrap_or_else(|| luck.below(moves.len()))];
                let before = live.table.lines().len();
                live.apply(&Note::Move(seat.index(), text.clone())).unwrap();
                live.stamp(live.changed_at + 60);
                if live.asks_in_private() && seat.index() == 0 {
                    return (live, before);
                }
            }
        }
        unreachable!("some game asks")
    }

    #[test]
    fn a_question_only_some_hands_are_asked_is_no_sign_to_the_others() {
        let (mut live, before) = asked_in_private();
        let asked = Viewer::Seat(Seat::at(0));
        let pending: Vec<_> = OTHERS.map(|viewer| seen(&live, viewer)).into();
        let own = live.count_for(asked);
        assert!(
            live.table.lines().len() == before + 1
                && live.table.choices(Seat::at(0)).contains(&"done".into())
        );
        // Until it is answered, the others see the table before the move that led there.
        let played = live.table.lines()[before].text.clone();
        live.apply(&Note::Undo(0, before)).unwrap();
        assert_eq!(
            OTHERS.map(|viewer| seen(&live, viewer)).to_vec(),
            pending,
            "a move not shown is not missed"
        );
        live.apply(&Note::Move(0, played)).unwrap();
        live.stamp(live.changed_at + 60);
        assert_eq!(OTHERS.map(|viewer| seen(&live, viewer)).to_vec(), pending);
        assert_eq!(live.count_for(asked), own + 2, "the seat itself sees every entry");
        assert_eq!(live.undo(Seat::at(0)), None, "asking to take it back would tell");
        // Once declined, the move and its answer are one step for the others, as if nothing had been asked.
        live.apply(&Note::Move(0, "done".into())).unwrap();
        for (viewer, pending) in OTHERS.into_iter().zip(&pending) {
            let now = seen(&live, viewer);
            assert_eq!((now.0, now.1), (pending.0 + 1, pending.1 + 1), "one step");
            assert_eq!(live.seen_by(viewer).lines().len(), live.table.lines().len(), "and all of it");
        }
        assert_eq!(live.moves(asked), live.moves(Viewer::Watcher) + 1 + earlier(&live, before));
    }

    /// Earlier answers of seat 1: its own, which it can count.
    fn earlier(live: &LiveTable, before: usize) -> usize {
        let lines = live.table.lines()[..before].iter().zip(&live.known.settled);
        lines.filter(|(line, settled)| line.seat.index() == 0 && !**settled).count()
    }

    #[test]
    fn a_count_of_another_seat_is_too_old_only_for_what_it_was_shown() {
        let (mut live, _) = asked_in_private();
        let other = Seat::at(1);
        let count = live.count_for(Viewer::Seat(other));
        assert!(!live.is_stale(other, count) && live.is_stale(other, count + 1));
        live.apply(&Note::Move(0, "done".into())).unwrap();
        assert!(live.is_stale(other, count) && !live.is_stale(other, count + 1));
    }
}
