//! Where a lesson stands, worked out from the moves made. None of it is stored: a move taken back is simply forgotten.

use talon_core::{Line, Seat};

use super::{Lesson, Step, Then};

/// Where a lesson stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonProgress<'a> {
    /// This step is told.
    At {
        /// Its place.
        step: usize,
        /// What is still to be said about the move before it: the last part of a key.
        aside: Option<&'a str>,
    },
    /// A move led away from the lesson.
    Strayed {
        /// The step that asked for another move.
        step: usize,
        /// The place of the move among all.
        line: usize,
        /// What is said about it, if the lesson foresaw it: the last part of a key.
        say: Option<&'a str>,
    },
    /// All steps are done.
    Done {
        /// What is still to be said about the last move.
        aside: Option<&'a str>,
    },
}

impl LessonProgress<'_> {
    /// The step it is at; nothing once all are done.
    pub const fn step(&self) -> Option<usize> {
        match self {
            Self::At { step, .. } | Self::Strayed { step, .. } => Some(*step),
            Self::Done { .. } => None,
        }
    }
}

/// A walk along the steps.
struct Walk<'a> {
    lesson: &'a Lesson,
    /// How often each step was done.
    done: Vec<usize>,
    step: usize,
    aside: Option<&'a str>,
}

impl Lesson {
    /// Where it stands after these moves, including the opening, when this many steps have been read.
    pub fn standing(&self, lines: &[Line], read: usize) -> LessonProgress<'_> {
        let own = lines.iter().enumerate().skip(self.before.len());
        let own = own.filter(|(_, line)| line.seat == self.learner());
        let mut walk = Walk { lesson: self, done: vec![0; self.steps.len()], step: 0, aside: None };
        for (place, line) in own {
            walk.skip_what_is_read(usize::MAX);
            let Some(step) = self.steps.get(walk.step) else { break };
            if let Err(say) = walk.take(step, &line.text) {
                return LessonProgress::Strayed { step: walk.step, line: place, say };
            }
        }
        let before = walk.step;
        walk.skip_what_is_read(read);
        if walk.step > before {
            walk.aside = None; // it was read with the step before
        }
        if walk.step < self.steps.len() {
            LessonProgress::At { step: walk.step, aside: walk.aside }
        } else {
            LessonProgress::Done { aside: walk.aside }
        }
    }

    /// What the lesson wants another seat to do next: its moves follow the last step that was done.
    pub fn next_of_others(&self, lines: &[Line]) -> Option<(Seat, &str)> {
        let learner = self.learner();
        let since =
            lines.iter().skip(self.before.len()).rev().take_while(|line| line.seat != learner).count();
        // With all explanations read only moves hold it up.
        let at = self.standing(lines, usize::MAX);
        let done = &self.steps[..at.step().unwrap_or(self.steps.len())];
        let last = done.iter().rev().find(|step| !step.moves.is_empty())?;
        line(last.others.get(since)?)
    }
}

impl<'a> Walk<'a> {
    /// Goes past what is only read, up to this step, and past what was done before its time.
    fn skip_what_is_read(&mut self, read: usize) {
        while let Some(step) = self.lesson.steps.get(self.step) {
            let passed =
                if step.moves.is_empty() { self.step < read } else { self.done[self.step] >= step.times };
            if !passed {
                break;
            }
            self.step += 1;
        }
    }

    /// Takes the learner's move; an error if it leads away, with what the coach says about that.
    fn take(&mut self, step: &'a Step, text: &str) -> Result<(), Option<&'a str>> {
        self.aside = None;
        if fits_any(&step.moves, text) {
            self.do_once(self.step);
            return Ok(());
        }
        let later = self.lesson.steps.iter().enumerate().skip(self.step + 1);
        let early = later.take_while(|(_, step)| step.early || step.moves.is_empty());
        let mut early =
            early.filter(|(place, step)| self.done[*place] < step.times && fits_any(&step.moves, text));
        if let Some((place, _)) = early.next() {
            self.do_once(place);
            return Ok(());
        }
        let instead = step.instead.iter().find(|instead| fits_any(&instead.moves, text)).ok_or(None)?;
        match instead.then {
            Then::GoOn => self.do_once(self.step),
            Then::Stay => {}
            Then::TakeBack => return Err(Some(&instead.say)),
        }
        self.aside = Some(&instead.say);
        Ok(())
    }

    fn do_once(&mut self, place: usize) {
        self.done[place] += 1;
        // What is only read stays to be read.
        self.skip_what_is_read(0);
    }
}

fn fits_any(patterns: &[String], text: &str) -> bool {
    patterns.iter().any(|pattern| fits(pattern, text))
}

/// Does a move fit, where `*` at the end stands for anything?
fn fits(pattern: &str, text: &str) -> bool {
    match pattern.strip_suffix('*') {
        Some(start) => text.starts_with(start),
        // Which of several copies does not matter.
        None => text == pattern || text.split('#').next() == Some(pattern),
    }
}

/// A move with its seat in front, as records write it.
pub(super) fn line(text: &str) -> Option<(Seat, &str)> {
    let (seat, text) = text.split_once(' ')?;
    Some((Seat::numbered(seat.parse().ok()?)?, text))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LESSON: &str = r#"
        order = 1
        minutes = 1
        seed = 1
        [[step]]
        say = "look"
        [[step]]
        say = "draw"
        do = ["draw"]
        [[step.instead]]
        moves = ["take *"]
        say = "took"
        then = "go-on"
        [[step.instead]]
        moves = ["end"]
        say = "ended"
        then = "take-back"
        [[step]]
        say = "more"
        [[step]]
        say = "play"
        do = ["play *"]
        times = 2
        [[step]]
        say = "gain"
        do = ["focus"]
        early = true
        others = ["2 draw", "2 end"]
    "#;

    fn lesson() -> Lesson {
        Lesson::read("realms", "test", LESSON).unwrap()
    }

    fn lines(text: &[&str]) -> Vec<Line> {
        let read = text.iter().filter_map(|text| line(text));
        read.map(|(seat, text)| Line { seat, text: text.into(), digest: None }).collect()
    }

    #[test]
    fn a_step_is_read_or_done_and_the_next_one_follows() {
        let lesson = lesson();
        let at = |moves: &[&str], read| lesson.standing(&lines(moves), read).step();
        assert_eq!(at(&[], 0), Some(0));
        assert_eq!(at(&[], 1), Some(1));
        assert_eq!(at(&["1 draw"], 0), Some(2), "a learner who acts has read");
        assert_eq!(at(&["1 draw"], 3), Some(3));
        assert_eq!(at(&["1 draw", "1 play a"], 3), Some(3), "twice");
        assert_eq!(at(&["1 draw", "1 focus", "1 play a"], 3), Some(3));
        assert_eq!(at(&["1 draw", "1 focus", "1 play a", "1 play b"], 3), None, "in any order");
    }

    #[test]
    fn another_move_is_answered() {
        let lesson = lesson();
        let goes_on = lesson.standing(&lines(&["1 take king"]), 0);
        assert_eq!(goes_on, LessonProgress::At { step: 2, aside: Some("took") });
        let taken_back = lesson.standing(&lines(&["2 draw", "1 end", "2 draw"]), 0);
        assert_eq!(taken_back, LessonProgress::Strayed { step: 1, line: 1, say: Some("ended") });
        let unforeseen = lesson.standing(&lines(&["1 pass"]), 0);
        assert_eq!(unforeseen, LessonProgress::Strayed { step: 1, line: 0, say: None });
    }

    #[test]
    fn the_others_do_what_follows_the_last_step_done() {
        let lesson = lesson();
        let mut moves = vec!["1 draw", "1 play a", "1 focus", "1 play b"];
        assert_eq!(lesson.next_of_others(&lines(&moves[..1])), None);
        for expected in ["draw", "end"] {
            let (seat, text) = lesson.next_of_others(&lines(&moves)).unwrap();
            assert_eq!((seat.number(), text), (2, expected));
            moves.push(if expected == "draw" { "2 draw" } else { "2 end" });
        }
        assert_eq!(lesson.next_of_others(&lines(&moves)), None);
    }

    #[test]
    fn a_file_that_is_no_lesson_says_why() {
        let wrong =
            |from: &str, to: &str| Lesson::read("realms", "x", &LESSON.replace(from, to)).unwrap_err();
        assert!(wrong("times = 2", "times = 0").contains("at least 1"));
        assert!(wrong("2 end", "end").contains("no move of a seat"));
        assert!(wrong("early", "erly").contains("erly"));
    }
}
