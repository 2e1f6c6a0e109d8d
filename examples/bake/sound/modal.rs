//! Struck bodies: a contact pulse rings a few fast-decaying modes.
//!
//! The decay of a mode follows Rayleigh damping, `d = (alpha + beta w^2) / 2`;
//! damping tells the ear the material, frequency the size.

use std::f64::consts::{PI, TAU};

use super::dice::Dice;
use super::wave::{RATE, Track, frames, silence};

/// Rayleigh damping of a material.
#[derive(Clone, Copy, Debug)]
pub struct Material {
    /// Damping of all modes alike, 1/s.
    pub alpha: f64,
    /// Damping that grows with the square of the frequency, s.
    pub beta: f64,
}

/// Carved wood.
pub const WOOD: Material = Material { alpha: 60.0, beta: 2e-6 };
/// The dry shell of a seed.
pub const SHELL: Material = Material { alpha: 80.0, beta: 6e-7 };
/// A table or a hollow box below: nearly dead.
pub const GROUND: Material = Material { alpha: 300.0, beta: 2e-5 };

impl Material {
    /// The decay rate at a frequency in hertz, 1/s.
    pub fn decay(self, hertz: f64) -> f64 {
        let turn = TAU * hertz;
        (self.alpha + self.beta * turn * turn) / 2.0
    }
}

/// A thing that rings when struck: its modes as (hertz, gain).
#[derive(Clone, Copy, Debug)]
pub struct Body {
    /// Frequency in hertz and gain of each mode.
    pub modes: &'static [(f64, f64)],
    /// What it is made of.
    pub material: Material,
}

/// A bowl carved into a board.
pub const BOWL: Body = Body {
    modes: &[(390.0, 0.35), (655.0, 0.8), (980.0, 1.0), (1420.0, 0.9), (2050.0, 0.75), (2890.0, 0.6), (4150.0, 0.4)],
    material: WOOD,
};
/// A nickernut, struck by another or by the wood.
pub const SEED: Body = Body { modes: &[(2650.0, 0.7), (3900.0, 1.0), (5600.0, 0.6), (7400.0, 0.3)], material: SHELL };
/// The board as a box over the table.
pub const BOX: Body = Body { modes: &[(165.0, 1.0), (310.0, 0.7), (470.0, 0.35)], material: GROUND };

/// How a body is struck.
#[derive(Clone, Copy, Debug)]
pub struct Strike {
    /// Time of contact in seconds: the shorter, the brighter.
    pub contact: f64,
    /// Factor on every frequency.
    pub pitch: f64,
    /// Deviation of each mode's frequency, as a share.
    pub detune: f64,
}

impl Body {
    /// The sound of one strike; chance moves the point of impact a little.
    pub fn strike(&self, dice: &mut Dice, strike: Strike) -> Track {
        let mut track = silence(self.ring_time(strike.pitch));
        for &(hertz, gain) in self.modes {
            let hertz = hertz * strike.pitch * (1.0 + strike.detune * dice.normal());
            ring(&mut track, hertz, gain * dice.gain(1.5), self.material.decay(hertz), 0.0);
        }
        convolve(&track, &pulse(strike.contact))
    }

    /// Seconds until the slowest mode has fallen by 70 dB.
    fn ring_time(&self, pitch: f64) -> f64 {
        let slowest = self.modes.iter().map(|&(hertz, _)| self.material.decay(hertz * pitch)).fold(f64::MAX, f64::min);
        8.06 / slowest
    }
}

/// Adds a decaying sine. `decay` is in 1/s, `phase` in radians.
///
/// A rotating vector gives one multiplication a sample instead of a sine.
pub fn ring(track: &mut [f64], hertz: f64, gain: f64, decay: f64, phase: f64) {
    let rate = f64::from(RATE);
    let turn = TAU * hertz / rate;
    let shrink = (-decay / rate).exp();
    let (step_re, step_im) = (shrink * turn.cos(), shrink * turn.sin());
    let (mut re, mut im) = (gain * phase.cos(), gain * phase.sin());
    let audible = (frames(14.0 / decay) + 1).min(track.len());
    for sample in &mut track[..audible] {
        *sample += im;
        (re, im) = (re * step_re - im * step_im, re * step_im + im * step_re);
    }
}

/// The force of an elastic contact: half a sine to the power 3/2, of sum 1.
fn pulse(contact: f64) -> Track {
    let length = frames(contact).max(3);
    let force: Track = (0..length).map(|index| (PI * (index as f64 + 0.5) / length as f64).sin().powf(1.5)).collect();
    let sum: f64 = force.iter().sum();
    force.iter().map(|sample| sample / sum).collect()
}

fn convolve(track: &[f64], kernel: &[f64]) -> Track {
    let mut out = vec![0.0; track.len() + kernel.len() - 1];
    for (offset, weight) in kernel.iter().enumerate() {
        for (sum, sample) in out[offset..].iter_mut().zip(track) {
            *sum += weight * sample;
        }
    }
    out
}
