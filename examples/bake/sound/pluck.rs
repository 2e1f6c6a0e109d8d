//! A plucked string over a small wooden body, and the room around it.
//!
//! The timbre is of no particular instrument: the partials of a soft string,
//! each in two polarisations of unlike decay, coloured by three broad
//! resonances.

use std::f64::consts::PI;

use super::dice::Dice;
use super::filter::burst;
use super::modal::{BOX, Strike, ring};
use super::wave::{RATE, Track, mix, silence};

/// Frequency in hertz of a step of the game's scale: five tones from D4 (step 0) up.
pub fn step(step: i32) -> f64 {
    const D4: f64 = 293.66;
    /// D E F# A B in semitones.
    const TONES: [f64; 5] = [0.0, 2.0, 4.0, 7.0, 9.0];
    let octave = f64::from(step.div_euclid(5));
    let tone = TONES[step.rem_euclid(5) as usize];
    D4 * 2f64.powf(octave + tone / 12.0)
}

/// One plucked note; `force` from 0 (a touch) to 1 (firm) also decides how bright it is.
pub fn pluck(dice: &mut Dice, hertz: f64, force: f64) -> Track {
    let fundamental = 2.6 * (293.66 / hertz).powf(0.6);
    let mut track = silence(fundamental * 1.25);
    let place = dice.uniform(0.17, 0.24);
    for number in 1..=24u32 {
        let partial = f64::from(number);
        let pitch = partial * hertz * (1.0 + 4e-5 * partial * partial).sqrt();
        if pitch > 9000.0 {
            break;
        }
        let gain = (PI * partial * place).sin() / partial.powf(1.15) * brightness(pitch, force) * body(pitch);
        let decay = 6.91 / fundamental * (1.0 + 0.16 * (partial - 1.0) + (pitch / 2400.0).powi(2));
        let beat = 1.0 + 4e-4 * dice.uniform(0.5, 1.5);
        ring(&mut track, pitch, 0.62 * gain, 1.7 * decay, 0.0);
        ring(&mut track, pitch * beat, 0.38 * gain, 0.8 * decay, 0.0);
    }
    soften_attack(&mut track, 0.0018);
    touch(dice, &mut track, force);
    track.iter_mut().for_each(|sample| *sample *= 0.35 + 0.65 * force);
    track
}

fn brightness(hertz: f64, force: f64) -> f64 {
    (-hertz / (1300.0 + 2800.0 * force)).exp()
}

/// The body's colour: (centre, half width, gain).
fn body(hertz: f64) -> f64 {
    const RESONANCES: [(f64, f64, f64); 3] = [(190.0, 70.0, 0.6), (410.0, 120.0, 0.5), (950.0, 300.0, 0.35)];
    RESONANCES.iter().fold(0.6, |sum, (centre, width, gain)| sum + gain / (1.0 + ((hertz - centre) / width).powi(2)))
}

fn soften_attack(track: &mut [f64], seconds: f64) {
    for (index, sample) in track.iter_mut().enumerate() {
        *sample *= 1.0 - (-(index as f64) / f64::from(RATE) / seconds).exp();
    }
}

/// The finger leaving the string and the knock in the body.
fn touch(dice: &mut Dice, track: &mut [f64], force: f64) {
    let knock = BOX.strike(dice, Strike { contact: 0.002, pitch: 1.1, detune: 0.02 });
    mix(track, &knock, 0.0, 0.08 * force);
    let finger = burst(dice, 900.0, 3200.0, 0.003);
    mix(track, &finger, 0.0, 0.03 * force);
}
