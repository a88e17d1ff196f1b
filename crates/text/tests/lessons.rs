//! Every lesson is played to its end by the rules, and says everything in every language.

use std::collections::BTreeSet;

use talon_core::{Seat, Viewer};
use talon_table::{AnyTable, games};
use talon_text::{FILES, Lang, Lesson, LessonProgress, Speech, Then, lessons};

/// No lesson has more steps than this; a longer walk goes in circles.
const MOVES_MAX: usize = 300;

fn all() -> impl Iterator<Item = &'static Lesson> {
    games::NAMES.iter().flat_map(|game| lessons(game))
}

fn dealt(lesson: &Lesson) -> Box<dyn AnyTable> {
    let host = games::named(lesson.game()).unwrap();
    let mut table = host.table(&lesson.options(), lesson.seed).unwrap();
    for (seat, text) in lesson.opening() {
        table.play(seat, text, Viewer::Watcher).unwrap();
    }
    table
}

/// The first move that fits what a step asks for.
fn wanted(table: &dyn AnyTable, seat: Seat, patterns: &[String]) -> Option<String> {
    let choices = table.choices(seat);
    let fits = |pattern: &String, text: &String| match pattern.strip_suffix('*') {
        Some(start) => text.starts_with(start),
        None => text.split('#').next() == Some(pattern),
    };
    patterns.iter().find_map(|pattern| choices.iter().find(|text| fits(pattern, text)).cloned())
}

/// Plays what the script of the others wants, as a table does.
fn others(lesson: &Lesson, table: &mut dyn AnyTable) {
    while let Some((seat, text)) = lesson.next_of_others(table.lines()) {
        let name = format!("{}/{}", lesson.game(), lesson.name());
        table
            .play(seat, text, Viewer::Watcher)
            .unwrap_or_else(|refusal| panic!("{name}: `{text}`: {refusal}"));
    }
}

/// Walks along a lesson; `visit` sees every question that it asks.
fn walk(lesson: &Lesson, mut visit: impl FnMut(usize, &dyn AnyTable)) -> Box<dyn AnyTable> {
    let name = format!("{}/{}", lesson.game(), lesson.name());
    let mut table = dealt(lesson);
    for _ in 0..MOVES_MAX {
        others(lesson, table.as_mut());
        match lesson.standing(table.lines(), usize::MAX) {
            LessonProgress::Done { .. } => return table,
            LessonProgress::Strayed { step, .. } => panic!("{name}: step {step} leads away from itself"),
            LessonProgress::At { step, .. } => {
                let to_act = table.to_act();
                assert!(to_act.has(lesson.learner()), "{name}: at step {step} it is the turn of {to_act:?}");
                visit(step, table.as_ref());
                let text = wanted(table.as_ref(), lesson.learner(), &lesson.steps[step].moves);
                let text = text.unwrap_or_else(|| {
                    let choices = table.choices(lesson.learner());
                    panic!("{name}: step {step} wants {:?} of {choices:?}", lesson.steps[step].moves)
                });
                table.play(lesson.learner(), &text, Viewer::Watcher).unwrap();
            }
        }
    }
    panic!("{name} has no end")
}

#[test]
fn every_lesson_is_played_to_its_end() {
    for game in games::NAMES {
        assert!(lessons(game).next().is_some(), "there is a lesson of {game}");
    }
    for lesson in all() {
        walk(lesson, |_, _| {});
    }
}

#[test]
fn the_first_game_of_realms_is_won() {
    let lesson = talon_text::lesson("realms", "first").unwrap();
    let end = walk(lesson, |_, _| {});
    assert_eq!(end.outcome().unwrap().to_string(), "win seat1");
    let position = end.position(Viewer::Judge).to_string();
    assert!(
        position.contains("score = 164") || position.contains("164"),
        "the words name the score: {position}"
    );
}

/// Whatever else a learner does is answered: the lesson goes on from it, or offers the way back, and back there it goes on.
#[test]
fn every_other_move_is_answered_and_can_be_taken_back() {
    let mut answered = 0;
    for lesson in all() {
        walk(lesson, |step, table| {
            for text in table.choices(lesson.learner()) {
                let mut other = table.at(table.lines().len());
                if other.is_clock(lesson.learner(), &text) {
                    continue;
                }
                other.play(lesson.learner(), &text, Viewer::Watcher).unwrap();
                if let LessonProgress::Strayed { line, .. } = lesson.standing(other.lines(), usize::MAX) {
                    answered += 1;
                    other.rewind(line);
                    let back = lesson.standing(other.lines(), usize::MAX);
                    assert_eq!(back.step(), Some(step), "{}/{} {text}", lesson.game(), lesson.name());
                }
            }
        });
    }
    assert!(answered > 0, "lessons can be left");
}

/// What is said instead is said to a move that can be made there.
#[test]
fn every_answer_of_a_lesson_can_come_up() {
    for lesson in all() {
        let mut heard = BTreeSet::new();
        walk(lesson, |step, table| {
            let choices = table.choices(lesson.learner());
            for (place, instead) in lesson.steps[step].instead.iter().enumerate() {
                let fits = |text: &String| {
                    let fit = |pattern: &String| {
                        pattern.strip_suffix('*').map_or(text == pattern, |start| text.starts_with(start))
                    };
                    instead.moves.iter().any(fit)
                };
                // A move that only some decks offer is foreseen all the same.
                if instead.then == Then::Stay || choices.iter().any(fits) {
                    heard.insert((step, place));
                }
            }
        });
        let foreseen = lesson.steps.iter().map(|step| step.instead.len()).sum::<usize>();
        assert_eq!(heard.len(), foreseen, "{}/{}: {heard:?}", lesson.game(), lesson.name());
    }
}

#[test]
fn every_lesson_has_its_words_in_every_language_and_no_word_is_left_over() {
    let asked: BTreeSet<String> = all().flat_map(Lesson::keys).collect();
    for lang in Lang::ALL {
        let (_, _, text) =
            FILES.iter().find(|(code, name, _)| *code == lang.code() && *name == "lessons").unwrap();
        let of_lessons =
            |key: &&str| games::NAMES.iter().any(|game| key.starts_with(&format!("lesson-{game}-")));
        let there: BTreeSet<String> = text
            .lines()
            .filter_map(|line| line.split(" = ").next())
            .filter(of_lessons)
            .map(str::to_string)
            .collect();
        let lacking: Vec<&String> = asked.difference(&there).collect();
        assert!(lacking.is_empty(), "{lang} has no words for {lacking:?}");
        let left: Vec<&String> = there.difference(&asked).collect();
        assert!(left.is_empty(), "nothing asks for {left:?} of {lang}");
        let speech = Speech::new(lang);
        assert!(asked.iter().all(|key| speech.knows(key)), "{lang}");
    }
}
