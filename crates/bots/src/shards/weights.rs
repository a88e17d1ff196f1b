//! The numbers of the judgement: set by hand for everybody, fitted by self-play for `master`.

use core::fmt::Write as _;

/// Declares the weights with the value set by hand, each by its name in the file of fitted ones.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident: $hand:expr,)*) => {
        /// The numbers of the judgement of Shards of Infinity. What ends in `_late` holds when the game is about to end.
        #[derive(Clone, Copy, PartialEq, Debug)]
        #[allow(missing_docs, reason = "one line says what a pair or a row of them is")]
        pub struct ShardsWeights {
            $($(#[$doc])* pub $name: f32,)*
        }

        impl ShardsWeights {
            /// Their names.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// As set by hand.
            pub const HAND: Self = Self { $($name: $hand,)* };

            /// All of them in the order of their names.
            pub fn to_vec(self) -> Vec<f32> {
                vec![$(self.$name),*]
            }

            fn get_mut(&mut self, name: &str) -> Option<&mut f32> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)*
                    _ => None,
                }
            }
        }
    };
}

weights! {
    /// A gem.
    gem: 1.0,
    gem_late: 1.0,
    /// A point of power.
    power: 1.15,
    power_late: 1.15,
    /// A point of mastery.
    mastery: 2.0,
    mastery_late: 2.0,
    /// A point of health.
    health: 0.55,
    health_late: 0.55,
    /// A card drawn.
    draw: 2.0,
    draw_late: 2.0,
    /// A card banished.
    banish: 1.2,
    banish_late: 1.2,
    /// A champion or mercenary back from the discard.
    back: 1.5,
    /// A card of a faction back from the discard.
    back_faction: 2.0,
    /// Every such card.
    back_every: 4.0,
    /// Each gem of a card got for nothing.
    free: 0.6,
    /// A champion destroyed.
    destroy: 2.0,
    /// All of them.
    destroy_every: 3.5,
    /// A point of mastery that another loses.
    weaken: 0.8,
    /// A card copied.
    copy: 2.5,
    /// Power doubled, or every card of a faction copied.
    double: 5.0,
    /// Power without end.
    infinite: 30.0,
    /// What lasts until the end of the turn.
    mark: 1.5,
    /// Mastery that may be hoped for beyond what there is.
    hope: 7.0,
    /// How likely conditions are.
    inspire: 0.4,
    unify: 0.5,
    most_mastery: 0.5,
    dominion: 0.3,
    echo: 0.6,
    character: 0.25,
    full_health: 0.35,
    /// How much there is to count.
    champions_counted: 1.6,
    allies_counted: 2.0,
    discarded_counted: 2.2,
    /// A point of a shield.
    shield: 0.3,
    /// A shield as strong as mastery, for each point of it.
    shield_mastery: 0.25,
    /// The ability of a champion against the same lines of an ally.
    lasting: 1.6,
    /// What a champion does just by being there.
    standing: 1.5,
    /// A point of defense.
    defense: 0.12,
    /// What a card must bring to be better than the mean of the deck.
    mean: 1.1,
    mean_late: 1.1,
    /// A point of mastery for a gem, and what it is worth more when the end is near.
    focus: 2.2,
    focus_late: 2.2,
    focus_high: 2.0,
    /// The best that the gems left over still buy.
    second: 0.0,
    /// How much of one card of a faction helps another, by their share of the deck.
    kin: 0.0,
    /// Health lost in a turn.
    pace: 7.0,
    /// Turns of a game, and how far each that was taken shortens the rest.
    length: 30.0,
    taken: 0.5,
    /// Turns from one use of a card to the next.
    cycle: 2.8,
    /// Uses that a card never exceeds.
    uses_max: 3.0,
    /// Fast-playing a card against buying it.
    fast: 0.0,
    /// A strike that ends a life.
    kill: 20.0,
    /// What an enemy champion is worth at once, and for each turn it would stay.
    foe: 0.5,
    foe_turns: 4.0,
    /// What a point of power spent on a champion would have done.
    foe_price: 1.0,
    /// Banishing from hand: a card is lost for this turn.
    banish_hand: 1.6,
    banish_hand_slope: 1.5,
    banish_discard: 2.0,
    /// Health, mastery and the worth of a turn in the standing of a side.
    stand_health: 0.6,
    stand_mastery: 0.9,
    stand_turn: 2.0,
    stand_scale: 0.083,
}

/// Weights that were fitted, as `crates/bots/examples/fit.rs` wrote them.
const FITTED: &str = include_str!("../../weights/shards.txt");
/// The same for three and more, teams, melees and the Nemesis.
const FITTED_MANY: &str = include_str!("../../weights/shards_many.txt");

impl ShardsWeights {
    /// As self-play fitted them.
    pub fn fitted() -> Self {
        Self::parse(FITTED)
    }

    /// As self-play fitted them at every table but that of two rivals.
    pub fn fitted_for_many() -> Self {
        Self::parse(FITTED_MANY)
    }

    /// Reads lines of a name and a number; `#` begins a remark. What is not named stays as set by hand.
    ///
    /// ```
    /// use talon_bots::ShardsWeights;
    ///
    /// let name = ShardsWeights::NAMES[0];
    /// let weights = ShardsWeights::parse(&format!("{name} 0.5 # all others as set by hand"));
    /// assert_eq!(weights.to_vec()[0], 0.5);
    /// assert_eq!(weights.to_vec()[1..], ShardsWeights::HAND.to_vec()[1..]);
    /// ```
    pub fn parse(text: &str) -> Self {
        let mut weights = Self::HAND;
        for line in text.lines() {
            let mut words = line.split('#').next().unwrap_or_default().split_whitespace();
            if let (Some(name), Some(Ok(value))) = (words.next(), words.next().map(str::parse))
                && let Some(weight) = weights.get_mut(name)
            {
                *weight = value;
            }
        }
        weights
    }

    /// From all of them in the order of their names.
    pub fn from_slice(values: &[f32]) -> Self {
        let mut weights = Self::HAND;
        for (name, value) in Self::NAMES.iter().zip(values) {
            if let Some(weight) = weights.get_mut(name) {
                *weight = *value;
            }
        }
        weights
    }

    /// As lines of a name and a number.
    ///
    /// ```
    /// use talon_bots::ShardsWeights;
    ///
    /// let text = ShardsWeights::fitted().print();
    /// assert_eq!(ShardsWeights::parse(&text).print(), text);
    /// ```
    pub fn print(self) -> String {
        let mut text = String::new();
        for (name, value) in Self::NAMES.iter().zip(self.to_vec()) {
            let _ = writeln!(text, "{name} {value:.4}");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_read_as_they_are_printed() {
        let mut odd = ShardsWeights::HAND;
        odd.gem = 1.5;
        odd.stand_scale = -0.25;
        assert_eq!(ShardsWeights::parse(&odd.print()), odd);
        assert_eq!(ShardsWeights::from_slice(&odd.to_vec()), odd);
    }

    /// A misspelt name would be silently left out.
    #[test]
    fn the_fitted_files_name_every_weight_once_and_nothing_else() {
        for file in [FITTED, FITTED_MANY] {
            let lines = file.lines().filter(|line| !line.starts_with('#'));
            let names: Vec<&str> = lines.filter_map(|line| line.split_whitespace().next()).collect();
            assert_eq!(names, ShardsWeights::NAMES);
        }
    }
}
