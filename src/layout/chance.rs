//! Repeatable chance: the same key always gives the same number.

/// A stream of numbers that depends on nothing but its key.
pub(super) struct Chance(u64);

impl Chance {
    /// The stream of `key`; keys that differ a little give streams that differ completely.
    pub fn new(key: u64) -> Chance {
        let mut chance = Chance(key.wrapping_mul(0xd134_2543_de82_ef95));
        chance.next();
        chance
    }

    /// The SplitMix64 step.
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// From 0 to below 1.
    pub fn unit(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1u64 << 24) as f32
    }

    /// From −1 to below 1.
    pub fn signed(&mut self) -> f32 {
        self.unit() * 2.0 - 1.0
    }
}
