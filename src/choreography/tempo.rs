//! How fast a move is shown.

/// Times in seconds at the usual speed; the player's own speed moves the clock, not the timeline.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tempo {
    /// From one sown seed to the next.
    pub seed: f32,
    /// Seeds fade over instead of flying.
    pub reduced: bool,
}

impl Tempo {
    /// A player's first game: slow enough to follow every seed.
    pub const FIRST_GAME: Tempo = Tempo { seed: 0.35, reduced: false };
    /// Every later game.
    pub const USUAL: Tempo = Tempo { seed: 0.22, reduced: false };
    /// Reduced motion: a seed fades from pit to pit in this time.
    pub const FADE: f32 = 0.12;
    /// How long a pass is shown, in seconds.
    pub const PASS: f32 = 0.9;

    /// Seconds from one sown seed to the next on `round`, counted from 0: later rounds of a long
    /// sowing and later laps of a relay go quicker, down to a third.
    pub fn step(&self, round: usize) -> f32 {
        let quicker = [1.0, 0.7, 0.5, 0.4];
        let factor = quicker.get(round).copied().unwrap_or(1.0 / 3.0);
        self.seed * factor
    }
}
