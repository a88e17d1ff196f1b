//! `talon smith DIR CARD`: what is a card worth?

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, anyhow, bail};
use serde_json::{Value as Json, json};
use talon_arena::stats::{Interval, wilson};
use talon_arena::{Finished, Means, Observed, Plan, Player, Request, Seating, Visitor, run_of, visit};
use talon_core::{CardText, Change, Figure, Options, Value, nearest};

use crate::output;
use crate::own_cards::{self, Found};
use crate::words::{self, say};

/// Play a card of your own at several prices and say where it is as strong as its neighbours
#[derive(clap::Args)]
#[command(after_help = "Example:\n  talon smith examples/cards/tides tide_lord --games 2000\n\n\
    Every price gets the same number of games. Seats that had the card are compared with seats that had a neighbour, \
    by how often they won; a neighbour is a card of the same faction, suit or kind that costs about as much. In Fantasy \
    Realms, where nothing is paid, the price is the strength.")]
pub(crate) struct Args {
    /// The folder of your cards, as for `--cards`.
    dir: PathBuf,
    /// The id of the card.
    card: String,
    /// How many games at each price.
    #[arg(long, default_value_t = 1000, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// Who plays, on every seat.
    #[arg(long, default_value = "greedy", value_name = "BOT")]
    bot: Player,
    /// How many prices to try above the written one, and as many again below it.
    #[arg(long, default_value_t = 2, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=10))]
    around: u8,
    /// The seed of the runs.
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// A set-up option; can be given several times.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = super::simulate::read_option)]
    options: Vec<(String, Value)>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// A price, and how the card did at it beside its neighbours.
struct Tried {
    price: i64,
    card: (u64, Interval),
    neighbours: (u64, Interval),
}

impl Tried {
    /// Do the two intervals overlap, so that neither is shown to be stronger?
    fn is_even(&self) -> bool {
        self.card.1.low <= self.neighbours.1.high && self.neighbours.1.low <= self.card.1.high
    }
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let found = own_cards::install(&args.dir)?;
    let Some(game) = found.iter().find(|found| found.ids.contains(&args.card)) else {
        let ids = found.iter().flat_map(|found| found.ids.iter().map(String::as_str));
        let near = nearest(&args.card, ids).join(", ");
        bail!(say("smith-unknown", &[("card", args.card.clone().into()), ("near", near.into())]));
    };
    visit(game.game, Smith { args, found: game })?
}

struct Smith<'a> {
    args: &'a Args,
    found: &'a Found,
}

impl Visitor for Smith<'_> {
    type Out = Result<ExitCode>;

    fn visit<G: Observed>(self, game: &'static G) -> Self::Out {
        let args = self.args;
        let figures =
            game.changeable().into_iter().find(|(id, _)| *id == args.card).map(|(_, figures)| figures);
        let price = figures.and_then(|figures| figures.into_iter().find(is_price));
        let price =
            price.ok_or_else(|| anyhow!(say("smith-no-price", &[("card", args.card.clone().into())])))?;
        let around = i64::from(args.around);
        let prices = (price.value - around).max(price.least)..=(price.value + around).min(price.most);
        let mut tried = Vec::new();
        for value in prices {
            tried.push(self.at(game, &price.key, value)?);
        }
        if args.json { self.print_json(&price, &tried) } else { self.print(&price, &tried) }
    }
}

/// The number that says what a card costs, or else how strong it is.
fn is_price(figure: &Figure) -> bool {
    matches!(figure.key.as_str(), "cost" | "strength")
}

impl Smith<'_> {
    /// Plays the card at a price.
    fn at<G: Observed>(&self, game: &G, key: &str, price: i64) -> Result<Tried> {
        let change = Change { id: self.args.card.clone(), key: key.to_string(), value: price };
        let changed = game.changed(&[change])?;
        let options: Options = self.args.options.iter().cloned().collect();
        let request = Request {
            game: G::NAME.to_string(),
            options,
            vary: Vec::new(),
            seating: Seating::Table(vec![self.args.bot.clone()]),
            games: self.args.games,
            seed: self.args.seed,
            mirror: false,
            changes: Vec::new(),
            question: None,
        };
        let plan = Plan::of(&changed, request).map_err(|refused| anyhow!(refused.told(words::speech())))?;
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let finished = run_of(&changed, &plan, Means::on(threads)).map_err(|trouble| anyhow!("{trouble}"))?;
        let gallery = changed.gallery();
        let itself = gallery.iter().find(|card| card.id == self.args.card);
        let near = |card: &CardText| {
            card.id != self.args.card && itself.is_some_and(|itself| are_neighbours(itself, card))
        };
        let ids: Vec<&str> = gallery.iter().filter(|card| near(card)).map(|card| card.id.as_str()).collect();
        Ok(Tried {
            price,
            card: share(&finished, |id| id == self.args.card),
            neighbours: share(&finished, |id| ids.contains(&id)),
        })
    }

    fn print(&self, price: &Figure, tried: &[Tried]) -> Result<ExitCode> {
        let gallery =
            [("card", self.args.card.clone().into()), ("game", words::game(self.found.game).into())];
        let mut text = format!("{}\n", say("smith-title", &gallery));
        let percent = |share: &(u64, Interval)| {
            let lang = words::lang();
            let part = |part: f64| lang.decimal(part * 100.0, 1);
            format!("{:>6} {} ({} – {})", share.0, part(share.1.value), part(share.1.low), part(share.1.high))
        };
        for one in tried {
            let mark = if one.price == price.value { "*" } else { " " };
            let even = if one.is_even() { say("smith-even", &[]) } else { String::new() };
            let line = format!(
                "{mark} {:>3}  {}   {}  {even}",
                one.price,
                percent(&one.card),
                percent(&one.neighbours)
            );
            let _ = writeln!(text, "{}", line.trim_end());
        }
        let even: Vec<String> =
            tried.iter().filter(|one| one.is_even()).map(|one| one.price.to_string()).collect();
        let verdict = if even.is_empty() { "smith-nowhere" } else { "smith-verdict" };
        let _ = writeln!(text, "{}", say(verdict, &[("prices", even.join(", ").into())]));
        output::print(&text)
    }

    fn print_json(&self, price: &Figure, tried: &[Tried]) -> Result<ExitCode> {
        let share = |(seen, share): &(u64, Interval)| json!({ "seats": seen, "share": share.value, "low": share.low, "high": share.high });
        let prices: Vec<Json> = tried
            .iter()
            .map(|one| {
                json!({
                    "price": one.price,
                    "card": share(&one.card),
                    "neighbours": share(&one.neighbours),
                    "even": one.is_even(),
                })
            })
            .collect();
        output::print_json(&json!({
            "game": self.found.game,
            "cards": self.found.mark,
            "card": self.args.card,
            "key": price.key,
            "written": price.value,
            "games": self.args.games,
            "seed": self.args.seed,
            "bot": self.args.bot.to_string(),
            "prices": prices,
        }))
    }
}

/// Seats that had one of these cards, and how often they won.
fn share(finished: &Finished, of: impl Fn(&str) -> bool) -> (u64, Interval) {
    let counted = finished.sums.arms.iter().flat_map(|tally| &tally.cards);
    let cards = finished.names.cards.iter().zip(counted).filter(|(name, _)| of(&name.id));
    let (seen, won) = cards.fold((0, 0), |(seen, won), (_, share)| (seen + share.seen, won + share.won));
    (seen, wilson(won, seen))
}

/// Cards of one faction, suit and kind; where they are paid for, at about the same price.
fn are_neighbours(one: &CardText, other: &CardText) -> bool {
    let figure = |card: &CardText, key: &str| {
        card.figures.iter().find(|(known, _)| *known == key).map(|(_, value)| value.clone())
    };
    let alike =
        ["suit", "faction", "kind", "type", "class"].iter().all(|key| figure(one, key) == figure(other, key));
    let cost = |card: &CardText| figure(card, "cost").and_then(|value| value.as_int());
    alike && cost(one).unwrap_or_default().abs_diff(cost(other).unwrap_or_default()) <= 1
}
