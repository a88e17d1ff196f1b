//! Group decisions, and stepping into somebody's turn: at a terminal people answer, bots only propose.

use anyhow::Result;
use talon_bots::Judged;
use talon_core::{Eyes, Gallery, Luck, Seat, Together};

use crate::Who;
use crate::face::Face;
use crate::session::Session;
use crate::show::capital;
use crate::words::{self, say};

impl<G: Judged + Gallery + Send + 'static, F: Face> Session<G, F> {
    /// Bots that may act now.
    fn bots_to_act(&self) -> Vec<Seat> {
        let humans = self.humans();
        self.table.to_act().iter().filter(|seat| !humans.has(*seat)).collect()
    }

    /// Could this seat step into a turn, so that it may also let the others go on?
    pub(crate) fn may_wait(&self) -> bool {
        self.table.together() == Together::Aside && !self.bots_to_act().is_empty()
    }

    /// What the bots would answer for the group.
    pub(crate) fn tell_proposals(&mut self) -> Result<()> {
        if !matches!(self.table.together(), Together::Joint | Together::Pooled) {
            return Ok(());
        }
        for seat in self.bots_to_act() {
            let &Who::Bot(bot) = self.who_sits(seat) else { continue };
            let eyes = Eyes::new(self.table.game(), self.table.state(), seat);
            let choices = eyes.choices();
            // Its own luck: looking at a proposal changes nothing that follows.
            let mut luck = Luck::of(self.table.seed(), 1);
            let number = self.engine.choose(bot, &eyes, &choices, &mut luck);
            let Some(choice) = choices.get(number) else { continue };
            let offer = self.table.game().offer(self.table.state(), seat, choice);
            let what = words::speech().say(&offer.say);
            let seat = capital(&words::seat(seat));
            self.tell(&say("cli-play-proposes", &[("seat", seat.into()), ("what", what.into())]))?;
        }
        Ok(())
    }

    /// The player who could have stepped in lets the bots go on until the phase is over.
    pub(crate) fn step_aside(&mut self) -> Result<()> {
        if !std::mem::take(&mut self.waits) {
            return Ok(());
        }
        while self.table.together() == Together::Aside
            && !self.is_forfeited()
            && let Some(&seat) = self.bots_to_act().first()
        {
            self.bot_turn(seat)?;
        }
        Ok(())
    }
}
