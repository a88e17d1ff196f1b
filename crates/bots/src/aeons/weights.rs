//! The numbers of the judgement, in points of damage to the nemesis.
//!
//! Fitted by self-play in part, and set by hand in part; docs/bots.md says which. To fit on from here:
//! `cargo run --release -p talon-bots --example fit_aeons -- 400 300 1`.

/// How much each thing counts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AeonsWeights {
    /// Aether a turn, at the end of the game and what an early turn adds.
    pub aether: [f32; 2],
    /// Damage of the deck, and of what is prepared.
    pub damage: [f32; 2],
    /// Everything else a card does.
    pub other: f32,
    /// Cards in hand.
    pub hand: f32,
    /// An opened breach for each turn to come, the +1 of the last two, a turn of a closed one.
    pub breach: [f32; 3],
    /// A charge, and the last one.
    pub charge: [f32; 2],
    /// Life of Gravehold and of a player (by the square root), and one who is exhausted.
    pub life: [f32; 3],
    /// Fury, a husk, a corruption, a card devoured.
    pub unleash: [f32; 4],
    /// How many times a minion acts before it is dealt with, and how many more for each life; how likely a power goes off.
    pub threat: [f32; 3],
    /// Damage that the players together do in a nemesis turn, as a rule.
    pub pace: f32,
}

impl AeonsWeights {
    /// How many there are.
    pub const COUNT: usize = 22;

    /// All of them in a row, to be fitted.
    ///
    /// ```
    /// use talon_bots::AeonsWeights;
    ///
    /// let mut weights = AeonsWeights::default();
    /// for weight in weights.row() {
    ///     *weight *= 1.1;
    /// }
    /// assert!(weights.pace > AeonsWeights::default().pace);
    /// ```
    pub fn row(&mut self) -> [&mut f32; Self::COUNT] {
        let [a0, a1] = &mut self.aether;
        let [d0, d1] = &mut self.damage;
        let [b0, b1, b2] = &mut self.breach;
        let [c0, c1] = &mut self.charge;
        let [l0, l1, l2] = &mut self.life;
        let [u0, u1, u2, u3] = &mut self.unleash;
        let [t0, t1, t2] = &mut self.threat;
        [
            a0,
            a1,
            d0,
            d1,
            &mut self.other,
            &mut self.hand,
            b0,
            b1,
            b2,
            c0,
            c1,
            l0,
            l1,
            l2,
            u0,
            u1,
            u2,
            u3,
            t0,
            t1,
            t2,
            &mut self.pace,
        ]
    }
}

impl Default for AeonsWeights {
    fn default() -> Self {
        Self {
            aether: [0.026, 0.815],
            damage: [1.559, 1.390],
            other: 0.563,
            hand: 0.297,
            breach: [0.400, 1.277, 0.089],
            charge: [2.620, 2.526],
            life: [10.247, 10.024, 18.000],
            unleash: [6.761, 1.068, 7.000, 0.584],
            threat: [0.256, 0.202, 0.169],
            pace: 2.665,
        }
    }
}
