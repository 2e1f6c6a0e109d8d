//! Second-order filters and filtered noise.

use std::f64::consts::{FRAC_1_SQRT_2, TAU};

use super::dice::Dice;
use super::wave::{RATE, Track, frames};

/// A second-order filter (bilinear transform of the analogue prototype).
#[derive(Clone, Debug)]
pub struct Biquad {
    feed: [f64; 3],
    back: [f64; 2],
    state: [f64; 2],
}

impl Biquad {
    /// From coefficients of the numerator and, for a leading 1, the denominator.
    pub fn new(feed: [f64; 3], back: [f64; 2]) -> Self {
        Self { feed, back, state: [0.0; 2] }
    }

    /// Lets pass what lies below `hertz`.
    pub fn low_pass(hertz: f64) -> Self {
        let (cosine, alpha) = corner(hertz, FRAC_1_SQRT_2);
        let side = (1.0 - cosine) / 2.0;
        Self::scaled([side, 2.0 * side, side], cosine, alpha)
    }

    /// Lets pass what lies above `hertz`.
    pub fn high_pass(hertz: f64) -> Self {
        let (cosine, alpha) = corner(hertz, FRAC_1_SQRT_2);
        let side = (1.0 + cosine) / 2.0;
        Self::scaled([side, -2.0 * side, side], cosine, alpha)
    }

    /// Lets pass a band around `hertz`; `quality` is the centre over the width.
    pub fn band_pass(hertz: f64, quality: f64) -> Self {
        let (cosine, alpha) = corner(hertz, quality);
        Self::scaled([alpha, 0.0, -alpha], cosine, alpha)
    }

    /// Moves a band-pass filter to another place while it runs.
    pub fn tune(&mut self, hertz: f64, quality: f64) {
        let state = self.state;
        *self = Self { state, ..Self::band_pass(hertz, quality) };
    }

    fn scaled(feed: [f64; 3], cosine: f64, alpha: f64) -> Self {
        let lead = 1.0 + alpha;
        Self::new(feed.map(|value| value / lead), [-2.0 * cosine / lead, (1.0 - alpha) / lead])
    }

    /// The next sample (transposed direct form II).
    pub fn step(&mut self, input: f64) -> f64 {
        let output = self.feed[0] * input + self.state[0];
        self.state[0] = self.feed[1] * input - self.back[0] * output + self.state[1];
        self.state[1] = self.feed[2] * input - self.back[1] * output;
        output
    }

    /// Filters a whole track in place.
    pub fn run(&mut self, track: &mut [f64]) {
        track.iter_mut().for_each(|sample| *sample = self.step(*sample));
    }
}

fn corner(hertz: f64, quality: f64) -> (f64, f64) {
    let angle = TAU * hertz / f64::from(RATE);
    (angle.cos(), angle.sin() / (2.0 * quality))
}

/// Filters a loop as if it had always been running: the second turn is kept.
pub fn filter_loop(track: &mut Track, filters: &mut [Biquad]) {
    for filter in filters {
        let mut warm_up = track.clone();
        filter.run(&mut warm_up);
        filter.run(track);
    }
}

/// White noise of so many samples.
pub fn white(dice: &mut Dice, length: usize) -> Track {
    (0..length).map(|_| dice.normal()).collect()
}

/// Noise between two frequencies in hertz.
pub fn band(dice: &mut Dice, seconds: f64, low: f64, high: f64) -> Track {
    let mut track = white(dice, frames(seconds));
    Biquad::high_pass(low).run(&mut track);
    Biquad::low_pass(high).run(&mut track);
    track
}

/// A burst of band noise that falls to 1/e in `decay` seconds.
pub fn burst(dice: &mut Dice, low: f64, high: f64, decay: f64) -> Track {
    let mut track = band(dice, decay * 9.0, low, high);
    for (index, sample) in track.iter_mut().enumerate() {
        *sample *= (-(index as f64) / f64::from(RATE) / decay).exp();
    }
    track
}
