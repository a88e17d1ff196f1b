//! `talon review FILE`.

mod page;

use std::fmt::Write as _;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, anyhow};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use talon_core::{Record, Seat};
use talon_review::{Effort, Mistake, Notes, Review, ReviewError, Reviewed, Reviewer, TurnWorth, Unit, games};

use crate::words::{self, say};
use crate::{input, output};

/// No record comes near this.
const BYTES_MAX: usize = 4 << 20;

/// Judge a finished game: value after every turn, the worst decisions, play and luck
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  talon review game.record\n  talon review game.record --seat 1 --html review.html\n\n\
    Every decision is judged by what its seat knew at the time. Values are chances to win; in realms \
    they are points.\n\n\
    The budget is the number of iterations for each decision; doubtful ones get eight times as many. The \
    same record and budget give the same review."
)]
pub(crate) struct Args {
    /// The record of a finished game.
    file: PathBuf,
    /// Show only this seat's decisions and luck.
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// Iterations for each decision.
    #[arg(long, value_name = "B", default_value_t = Effort::usual().look, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    budget: u32,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Write a page with a chart.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let record = read(&args.file)?;
    let mut review =
        reviewed(&record, Effort::of(args.budget)).map_err(|error| complaint(&args.file, &error))?;
    if let Some(number) = args.seat {
        let seat = Seat::numbered(number.into()).filter(|seat| seat.index() < review.seats);
        let seat = seat.ok_or_else(|| {
            anyhow!(say("review-no-seat", &[("n", i64::from(number).into()), ("seats", review.seats.into())]))
        })?;
        review.mistakes.retain(|mistake| mistake.seat == seat);
    }
    if let Some(path) = &args.html {
        let page = page::page(&review, &record);
        let file = [("file", path.display().to_string().into())];
        std::fs::write(path, page).with_context(|| say("cli-error-unwritable", &file))?;
    }
    if args.json {
        return output::print_json(&review.to_json(|phrase| words::speech().say(phrase)));
    }
    output::print(&text(&review, &record, args.seat))
}

fn read(path: &Path) -> Result<Record> {
    let (name, bytes) = (path.display(), input::read(path, BYTES_MAX)?);
    let text = input::text(&bytes).map_err(|line| {
        anyhow!(say("cli-error-not-text", &[("file", name.to_string().into()), ("line", line.into())]))
    })?;
    Record::parse(text).map_err(|error| anyhow!("{name}: {error}"))
}

fn complaint(path: &Path, error: &ReviewError) -> anyhow::Error {
    match error {
        ReviewError::GoesOn => anyhow!("{}: {}", path.display(), say("review-goes-on", &[])),
        other => anyhow!("{}: {other}", path.display()),
    }
}

/// Reviews the record, and shows on a terminal how far it has come.
fn reviewed(record: &Record, effort: Effort) -> Result<Review, ReviewError> {
    struct Work<'a>(&'a Record, Effort);
    impl games::Visitor for Work<'_> {
        type Out = Result<Review, ReviewError>;
        fn visit<G: Reviewed>(self, game: &'static G) -> Self::Out {
            let mut reviewer = Reviewer::new(game, self.0, self.1, Notes::default())?;
            let bar = bar();
            while reviewer.work() {
                let (done, all) = reviewer.progress();
                bar.set_length(all as u64);
                bar.set_position(done as u64);
            }
            bar.finish_and_clear();
            Ok(reviewer.review())
        }
    }
    games::visit(&record.game, Work(record, effort)).map_err(ReviewError::Game)?
}

fn bar() -> ProgressBar {
    let bar = ProgressBar::new(0);
    if !std::io::stderr().is_terminal() {
        bar.set_draw_target(ProgressDrawTarget::hidden());
    }
    bar.with_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len}").unwrap_or(ProgressStyle::default_bar()),
    )
}

/// A value as people read it.
fn shown(unit: Unit, value: f64) -> String {
    match unit {
        Unit::Points => words::lang().decimal(value, 1),
        Unit::Chance => say("review-percent", &[("shown", words::lang().decimal(100.0 * value, 0).into())]),
    }
}

/// A gain or a loss as people read it.
fn signed(unit: Unit, value: f64) -> String {
    let sign = if value < 0.0 { "−" } else { "+" };
    format!("{sign}{}", shown(unit, value.abs()))
}

/// When a value holds.
fn when(review: &Review, place: usize) -> String {
    let turn = &review.turns[place];
    if place == 0 {
        return say("review-start", &[]);
    }
    if place + 1 == review.turns.len() {
        return say("review-end", &[]);
    }
    let number = ("n", turn.turn.into());
    match turn.seat {
        Some(seat) => say("review-turn-of", &[number, ("who", words::seat(Seat::at(seat)).into())]),
        None => say("review-turn", &[number]),
    }
}

/// A mistake in a sentence, then the reason.
fn told(unit: Unit, mistake: &Mistake) -> [String; 2] {
    let speech = words::speech();
    let what = say(
        "review-mistake",
        &[
            ("line", mistake.line.into()),
            ("seat", words::seat(mistake.seat).into()),
            ("played", speech.say(&mistake.played_say).into()),
            ("better", speech.say(&mistake.better_say).into()),
            ("cost", shown(unit, mistake.cost.value).into()),
            ("error", shown(unit, mistake.cost.error).into()),
        ],
    );
    [what, speech.say(&mistake.why)]
}

fn ledger(review: &Review, seat: usize) -> String {
    say(
        "review-ledger-seat",
        &[
            ("seat", words::seat(Seat::at(seat)).into()),
            ("play", signed(review.unit, review.play[seat]).into()),
            ("luck", signed(review.unit, review.luck[seat]).into()),
        ],
    )
}

/// The move that drew or showed something, and what it brought each seat.
fn moments<'a>(review: &'a Review, record: &'a Record) -> impl Iterator<Item = String> + 'a {
    review.moments.iter().map(move |moment| {
        let brought =
            moment.brought.iter().enumerate().map(|(seat, &value)| {
                format!("{} {}", words::seat(Seat::at(seat)), signed(review.unit, value))
            });
        let made = record.lines.get(moment.line - 1).map_or("", |line| line.text.as_str());
        let parts = [
            ("line", moment.line.into()),
            ("move", made.into()),
            ("brought", brought.collect::<Vec<_>>().join(", ").into()),
        ];
        say("review-moment", &parts)
    })
}

fn title(review: &Review) -> String {
    say("review-title", &[("game", words::game(review.game).into())])
}

const fn lead(unit: Unit) -> &'static str {
    match unit {
        Unit::Chance => "review-lead-chance",
        Unit::Points => "review-lead-points",
    }
}

/// What each seat could expect, with the error.
fn values(unit: Unit, turn: &TurnWorth) -> Vec<String> {
    let both = |worth: &talon_review::Worth| match worth.error {
        0.0 => shown(unit, worth.value),
        error => format!("{} ± {}", shown(unit, worth.value), shown(unit, error)),
    };
    turn.worths.iter().map(both).collect()
}

fn text(review: &Review, record: &Record, only: Option<u8>) -> String {
    let mut text = format!("{}\n{}\n\n", title(review), say(lead(review.unit), &[]));
    for (place, turn) in review.turns.iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = write!(text, "{}", words::left(&when(review, place), 28));
        for value in values(review.unit, turn) {
            let _ = write!(text, "{}", words::right(&value, 14));
        }
        text.push('\n');
    }
    let _ = write!(text, "\n{}\n", say("review-mistakes", &[]));
    for mistake in &review.mistakes {
        let [what, why] = told(review.unit, mistake);
        let _ = writeln!(text, "  {what}\n    {why}");
    }
    if review.mistakes.is_empty() {
        let _ = writeln!(text, "  {}", say("review-no-mistakes", &[]));
    }
    let _ = write!(text, "\n{}\n", say("review-moments", &[]));
    for line in moments(review, record) {
        let _ = writeln!(text, "  {line}");
    }
    let _ = write!(text, "\n{}\n", say("review-ledger", &[]));
    for seat in (0..review.seats).filter(|&seat| only.is_none_or(|only| usize::from(only) == seat + 1)) {
        let _ = writeln!(text, "  {}", ledger(review, seat));
    }
    let _ = writeln!(text, "  {}", say("review-ledger-note", &[]));
    text
}
