//! Seeded chance: the same name always gives the same sound.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A seeded source of the small differences between takes.
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// Dice for one file. Only the name decides, so a new entry in the
    /// catalog changes no older sound.
    pub fn named(name: &str) -> Self {
        Self(ChaCha8Rng::seed_from_u64(hash(name)))
    }

    /// Evenly spread in `low..high`.
    pub fn uniform(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    /// A whole number in `low..=high`.
    pub fn count(&mut self, low: u32, high: u32) -> u32 {
        let span = f64::from(high - low + 1);
        low + (self.unit() * span) as u32
    }

    /// Normally spread around 0 with standard deviation 1 (Box and Muller).
    pub fn normal(&mut self) -> f64 {
        let radius = (-2.0 * (1.0 - self.unit()).ln()).sqrt();
        radius * (std::f64::consts::TAU * self.unit()).cos()
    }

    /// A gain factor that varies by `deviation` decibels around 1.
    pub fn gain(&mut self, deviation: f64) -> f64 {
        10f64.powf(self.normal() * deviation / 20.0)
    }

    fn unit(&mut self) -> f64 {
        const STEPS: f64 = (1u64 << 53) as f64;
        (self.0.next_u64() >> 11) as f64 / STEPS
    }
}

/// FNV-1a, 64 bits: stable on every machine and in every version.
pub fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |state, byte| (state ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
