//! Sounds of the turn, of the end and of the interface.

use std::f64::consts::PI;

use super::dice::Dice;
use super::filter::{Biquad, white};
use super::modal::{BOWL, BOX, Strike};
use super::pluck::{pluck, step};
use super::room::reverberate;
use super::wave::{Track, Wave, frames, mix, pan, silence};

/// A move that is not allowed: two soft knocks on wood, the second lower.
pub fn illegal(dice: &mut Dice) -> Wave {
    let mut track = silence(0.42);
    for (at, pitch, force) in [(0.002, 0.84, 1.0), (0.122, 0.75, 0.62)] {
        let knock = BOWL.strike(dice, Strike { contact: 0.0012, pitch, detune: 0.01 });
        mix(&mut track, &knock, at, force);
        let below = BOX.strike(dice, Strike { contact: 0.003, pitch: 0.9, detune: 0.01 });
        mix(&mut track, &below, at, 0.35 * force);
    }
    dry(track, 0.02)
}

/// Your turn: one soft note.
pub fn turn(dice: &mut Dice) -> Wave {
    figure(dice, 1.5, &[(0.0, 3, 0.3)])
}

/// Won: five rising notes, the last with its fifth and octave below.
pub fn win(dice: &mut Dice) -> Wave {
    let notes = [
        (0.0, 0, 0.55),
        (0.16, 2, 0.5),
        (0.32, 3, 0.58),
        (0.48, 4, 0.55),
        (0.72, 5, 0.7),
        (0.735, 3, 0.4),
        (0.75, 0, 0.5),
        (0.76, -5, 0.55),
    ];
    figure(dice, 3.6, &notes)
}

/// Lost: falling, softer and slower, without a sting; it ends at home.
pub fn lose(dice: &mut Dice) -> Wave {
    figure(dice, 3.4, &[(0.0, 4, 0.38), (0.3, 3, 0.34), (0.6, 1, 0.34), (1.0, 0, 0.32), (1.02, -5, 0.4)])
}

/// Drawn: up and back to an open fifth that leaves the question open.
pub fn draw(dice: &mut Dice) -> Wave {
    figure(
        dice,
        3.2,
        &[(0.0, 0, 0.42), (0.24, 3, 0.44), (0.48, 1, 0.4), (0.86, 0, 0.38), (0.88, 3, 0.34), (0.9, -5, 0.42)],
    )
}

/// A button: one small tick of wood.
pub fn button(dice: &mut Dice) -> Wave {
    let tick = BOWL.strike(dice, Strike { contact: 0.0007, pitch: 1.35, detune: 0.01 });
    let mut track = silence(0.14);
    mix(&mut track, &tick, 0.001, 1.0);
    dry(track, 0.02)
}

/// The pointer comes over something: hardly a sound.
pub fn hover(dice: &mut Dice) -> Wave {
    let tick = BOWL.strike(dice, Strike { contact: 0.0013, pitch: 1.1, detune: 0.01 });
    let mut track = silence(0.11);
    mix(&mut track, &tick, 0.001, 1.0);
    dry(track, 0.03)
}

/// Taken back: a hand brushes over the board, from high to low.
pub fn undo(dice: &mut Dice) -> Wave {
    const STRIP: usize = 256;
    let mut track = white(dice, frames(0.34));
    let length = track.len() as f64;
    let mut filter = Biquad::band_pass(2600.0, 0.8);
    for (strip, samples) in track.chunks_mut(STRIP).enumerate() {
        let share = (strip * STRIP) as f64 / length;
        filter.tune(2600.0 * 0.28f64.powf(share), 0.8);
        filter.run(samples);
    }
    for (index, sample) in track.iter_mut().enumerate() {
        let share = index as f64 / length;
        *sample *= (PI * share.powf(0.7)).sin().powi(2);
    }
    dry(track, 0.02)
}

/// Notes as (seconds, step of the scale, force), spread a little over the room.
fn figure(dice: &mut Dice, seconds: f64, notes: &[(f64, i32, f64)]) -> Wave {
    let (mut left, mut right) = (silence(seconds), silence(seconds));
    for &(at, degree, force) in notes {
        let note = pluck(dice, step(degree), force);
        let (to_left, to_right) = pan(f64::from(degree) * 0.06);
        mix(&mut left, &note, at, to_left);
        mix(&mut right, &note, at, to_right);
    }
    let mut wave = reverberate(&Wave::stereo(left, right), 1.1, 0.16);
    wave.fade_out(0.5);
    wave
}

fn dry(track: Track, fade: f64) -> Wave {
    let mut wave = Wave::mono(track);
    wave.fade_out(fade);
    wave
}
