//! What a sequential test should decide.

use crate::plan::Refused;
use crate::stats::{Bounds, share_of};

/// What a sequential test decides about the bot that was named first.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Hypothesis {
    /// Is it stronger than the others by the one number of Elo, or only by the other?
    Elo {
        /// The lower statement.
        elo0: f64,
        /// The upper statement.
        elo1: f64,
    },
    /// Is its share of the games above this one or below, give or take the margin?
    Share {
        /// The share.
        share: f64,
        /// How close is close enough.
        margin: f64,
    },
}

/// The two shares the test tells apart.
pub(crate) fn bounds(
    question: Hypothesis,
    lineups: &[Vec<usize>],
    bots: usize,
    together: bool,
) -> Result<Bounds, Refused> {
    let [lineup] = lineups else {
        return Err(Refused::said("lab-refused-test-pool", &[]));
    };
    let mine = lineup.iter().filter(|&&bot| bot == 0).count();
    if !together && bots < 2 {
        return Err(Refused::said("lab-refused-test-bots", &[]));
    }
    let (share0, share1) = match question {
        Hypothesis::Elo { .. } if together => {
            return Err(Refused::said("lab-refused-test-elo", &[]));
        }
        Hypothesis::Elo { elo0, elo1 } => {
            (share_of(elo0, mine, lineup.len()), share_of(elo1, mine, lineup.len()))
        }
        Hypothesis::Share { share, margin } => (share - margin, share + margin),
    };
    if !(0.0 < share0 && share0 < share1 && share1 < 1.0) {
        return Err(match question {
            Hypothesis::Elo { elo0, elo1 } => {
                Refused::said("lab-refused-elos", &[("low", &elo0.to_string()), ("high", &elo1.to_string())])
            }
            Hypothesis::Share { .. } => Refused::said(
                "lab-refused-shares",
                &[("low", &format!("{share0:.3}")), ("high", &format!("{share1:.3}"))],
            ),
        });
    }
    Ok(Bounds::new(share0, share1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Plan;
    use crate::plan::tests::request;

    #[test]
    fn a_test_without_rivals_or_between_impossible_shares_is_refused() {
        let refused = |game: &str, bots: &str, question| {
            let mut wanted = request(game, bots);
            wanted.question = Some(question);
            Plan::new(wanted).map(|_| ()).unwrap_err().to_string()
        };
        let elo = Hypothesis::Elo { elo0: 0.0, elo1: 20.0 };
        assert!(refused("shards", "greedy", elo).contains("two different bots"));
        assert!(refused("aeons", "greedy", elo).contains("--share"));
        let share = Hypothesis::Share { share: 0.99, margin: 0.02 };
        assert!(refused("shards", "greedy,random", share).contains("between 0 and 1"));
    }

    #[test]
    fn a_question_in_elo_is_refused_in_elo() {
        for (elo0, elo1) in [
            (20.0, 0.0),
            (0.0, 0.0),
            (0.0, f64::INFINITY),
            (f64::NEG_INFINITY, 0.0),
            (f64::NAN, 1.0),
            (0.0, 1e9),
        ] {
            let mut wanted = request("shards", "greedy,random");
            wanted.question = Some(Hypothesis::Elo { elo0, elo1 });
            let refused = Plan::new(wanted).unwrap_err().to_string();
            assert!(refused.contains(&format!("{elo0} Elo with {elo1} Elo")), "{refused}");
        }
    }
}
