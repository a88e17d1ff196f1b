//! What the program thinks of the moves, for a player who asks at the terminal.

use anyhow::Result;
use talon_bots::{Bot, Budget, ExpectedMove, Judged, Level, Thought, Thoughts};
use talon_core::{Eyes, Gallery, Seat};

use crate::face::Face;
use crate::session::Session;
use crate::words::{self, say};

/// How long a hint may take.
const HINT: Bot = Bot { level: Level::Expert, budget: Budget::Millis(800) };
/// How many moves a hint names.
const MOVES_MAX: usize = 5;

impl<G: Judged + Gallery + Send + 'static, F: Face> Session<G, F> {
    /// What there is to say here; thought about once, so that a hint and a reason agree.
    fn thoughts(&mut self, seat: Seat) -> Thoughts<G::Choice> {
        if let Some((_, thoughts)) = self.thoughts.as_ref().filter(|(thinker, _)| *thinker == seat) {
            return thoughts.clone();
        }
        let eyes = Eyes::new(self.table.game(), self.table.state(), seat);
        let thoughts = self.engine.think(HINT, &eyes, &mut self.luck);
        self.thoughts = Some((seat, thoughts.clone()));
        thoughts
    }

    pub(crate) fn hint(&mut self, seat: Seat) -> Result<()> {
        let thoughts = self.thoughts(seat);
        for (index, thought) in thoughts.moves.iter().take(MOVES_MAX).enumerate() {
            let key = if index == 0 { "cli-play-hint-best" } else { "cli-play-hint-next" };
            let line = format!(
                "{}: {}",
                self.named(key, seat, &thought.choice),
                weighed(thought, thoughts.iterations)
            );
            self.tell(&if index == 0 { line } else { format!("  {line}") })?;
        }
        if let Some(line) = expected(&thoughts.line) {
            self.tell(&line)?;
        }
        if thoughts.iterations == 0 { Ok(()) } else { self.tell(&say("web-hints-say", &[])) }
    }

    pub(crate) fn why(&mut self, seat: Seat, text: &str) -> Result<()> {
        let choice = match self.read_move(seat, text) {
            Ok(choice) => choice,
            Err(reason) => return self.refuse(&reason),
        };
        let thoughts = self.thoughts(seat);
        let notation = self.table.game().print(self.table.state(), seat, &choice);
        let found = thoughts.moves.iter().find(|thought| thought.choice == choice);
        let found = found
            .map_or_else(|| say("cli-play-not-looked", &[]), |thought| weighed(thought, thoughts.iterations));
        self.tell(&format!("[{notation}]: {found}"))?;
        match thoughts.moves.first() {
            Some(best) if best.choice != choice => {
                let better = self.named("cli-play-why-better", seat, &best.choice);
                self.tell(&format!("{better}: {}", weighed(best, thoughts.iterations)))
            }
            _ => self.tell(&say("cli-play-why-best", &[])),
        }
    }

    /// A message about a move, with its words and its notation.
    fn named(&self, key: &str, seat: Seat, choice: &G::Choice) -> String {
        let (game, state) = (self.table.game(), self.table.state());
        let said = words::speech().say(&game.offer(state, seat, choice).say);
        say(key, &[("say", said.into()), ("move", game.print(state, seat, choice).into())])
    }
}

/// What the search expects to happen, where it looked further than one move.
pub fn expected<C>(line: &[ExpectedMove<C>]) -> Option<String> {
    let step = |step: &ExpectedMove<C>| {
        let parts = [("seat", words::seat(step.seat).into()), ("move", step.notation.clone().into())];
        say("cli-play-line-step", &parts)
    };
    let moves: Vec<String> = line.iter().map(step).collect();
    (moves.len() > 1).then(|| say("cli-play-line", &[("moves", moves.join(" → ").into())]))
}

/// What was found out about a move, in words.
pub fn weighed<C>(thought: &Thought<C>, iterations: u32) -> String {
    let lang = words::lang();
    if iterations == 0 {
        return say("cli-play-worth", &[("value", lang.decimal(thought.value.into(), 1).into())]);
    }
    let parts = [
        ("chance", lang.percent(thought.value.into(), 1).into()),
        ("share", lang.percent(thought.share.into(), 1).into()),
        ("n", i64::from(iterations).into()),
    ];
    say("cli-play-chance", &parts)
}
