//! Reviews of whole games.

use talon_bots::{Bot, Engine};
use talon_core::{Eyes, Luck, Options, Record, Value};
use talon_review::{Effort, Notes, Review, ReviewError, Reviewed, Reviewer, games, review_text};
use talon_table::Table;

/// A game between these bots.
struct Played<'a>(&'a [&'a str], u64);

impl games::Visitor for Played<'_> {
    type Out = Record;

    fn visit<G: Reviewed>(self, game: &'static G) -> Record {
        let options = Options::from_iter([("players".to_string(), Value::from(self.0.len() as i64))]);
        let (engine, mut luck) = (Engine::new(game), Luck::of(self.1, 7));
        let mut table = Table::new(game, &options, self.1).unwrap();
        while let Some(seat) = table.to_act().lowest() {
            let bot: Bot = self.0[seat.index()].parse().unwrap();
            let eyes = Eyes::new(game, table.state(), seat);
            let choices = eyes.choices();
            let chosen = engine.choose(bot, &eyes, &choices, &mut luck);
            let text = game.print(table.state(), seat, &choices[chosen]);
            table.play(seat, &text).unwrap();
        }
        table.record()
    }
}

fn played(game: &str, bots: &[&str], seed: u64) -> Record {
    games::visit(game, Played(bots, seed)).unwrap()
}

fn review(record: &Record, look: u32) -> Review {
    review_text(&record.to_string(), Effort::of(look)).unwrap()
}

#[test]
fn a_review_ends_with_what_was_won() {
    for (game, bots) in
        [("shards", &["greedy", "random"][..]), ("aeons", &["greedy", "greedy"]), ("realms", &["greedy"; 3])]
    {
        let record = played(game, bots, 3);
        let review = review(&record, 4);
        let last = review.turns.last().unwrap();
        assert!(last.worths.iter().all(|worth| worth.error == 0.0), "{game}: the end is certain");
        assert_eq!(last.line, record.lines.len());
        assert_eq!(review.turns[0].line, 0);
        assert!(review.turns.is_sorted_by_key(|turn| turn.line), "{game}");
        assert!(
            review.play.iter().all(|&play| play <= 0.0),
            "{game}: a decision cannot be better than the best"
        );
    }
}

#[test]
fn random_play_costs_more_than_thinking() {
    let mut lost = [0.0; 2];
    for seed in 0..3 {
        let review = review(&played("shards", &["greedy", "random"], seed), 30);
        assert!(review.mistakes.iter().all(|mistake| mistake.cost.value > 2.0 * mistake.cost.error));
        lost.iter_mut().zip(&review.play).for_each(|(sum, play)| *sum -= play);
    }
    assert!(lost[1] > lost[0], "{lost:?}");
}

#[test]
fn the_same_record_gives_the_same_review_even_after_a_break() {
    struct Broken<'a>(&'a Record);
    impl games::Visitor for Broken<'_> {
        type Out = Review;
        fn visit<G: Reviewed>(self, game: &'static G) -> Review {
            let effort = Effort::of(4);
            let mut reviewer = Reviewer::new(game, self.0, effort, Notes::default()).unwrap();
            for _ in 0..20 {
                assert!(reviewer.work());
            }
            let kept = serde_json::to_string(reviewer.notes()).unwrap();
            let notes = serde_json::from_str(&kept).unwrap();
            Reviewer::new(game, self.0, effort, notes).unwrap().finish()
        }
    }
    let record = played("realms", &["greedy", "random", "greedy"], 9);
    let at_once = review(&record, 4);
    assert_eq!(games::visit("realms", Broken(&record)).unwrap(), at_once);
}

#[test]
fn an_unfinished_game_is_not_reviewed() {
    let table = talon_table::games::named("realms").unwrap().table(&Options::new(), 1).unwrap();
    let record = table.record().to_string();
    assert_eq!(review_text(&record, Effort::quick()).unwrap_err(), ReviewError::GoesOn);
}
