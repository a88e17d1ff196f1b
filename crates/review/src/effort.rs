//! How much thought goes into a review.

/// How many worlds are looked at for what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Iterations of the search that looks at every decision.
    pub look: u32,
    /// Worlds played out for the value of a position to a seat.
    pub worlds: u32,
    /// Worlds for the price of a draw.
    pub prices: u32,
    /// Decisions of a seat that are looked at again with care.
    pub suspects: usize,
}

impl Effort {
    /// As much as people will wait for: a two-player game of Shards in well under a minute on one core.
    pub const fn usual() -> Self {
        Self::of(400)
    }

    /// A first glance, for tests and impatient people.
    pub const fn quick() -> Self {
        Self::of(40)
    }

    /// Everything in proportion to the iterations that each decision gets.
    pub const fn of(look: u32) -> Self {
        let worlds = if look < 8 { 8 } else { look };
        Self { look, worlds, prices: worlds / 2 + 4, suspects: 12 }
    }

    /// Iterations for a decision that is looked at again.
    pub(crate) const fn again(self) -> u32 {
        self.look.saturating_mul(8)
    }
}
