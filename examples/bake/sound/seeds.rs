//! Nickernuts on wood and on one another: the sounds of the board.

use std::f64::consts::PI;

use super::dice::Dice;
use super::filter::{band, burst};
use super::modal::{BOWL, BOX, SEED, Strike};
use super::wave::{RATE, Track, Wave, mix, silence};

/// Where the first contact lies in every take, seconds.
const ONSET: f64 = 0.002;

/// One seed falls into an empty bowl, bounces and settles.
pub fn seed_wood(dice: &mut Dice) -> Wave {
    let pitch = dice.uniform(0.94, 1.06);
    let mut track = silence(0.45);
    for (at, force) in bounces(dice, 0.42, (0.3, 0.42)) {
        mix(&mut track, &wood_contact(dice, pitch, force), at, force);
    }
    let roll = roll(dice, 0.3, pitch);
    mix(&mut track, &roll, 0.06, 0.02);
    finish(track)
}

/// One seed falls onto seeds: two or three shells and a little of the bowl.
pub fn seed_seed(dice: &mut Dice) -> Wave {
    let pitch = dice.uniform(0.92, 1.06);
    let mut track = silence(0.3);
    let neighbours = dice.count(1, 3);
    let mut at = ONSET;
    let mut force = 1.0;
    for _ in 0..=neighbours {
        mix(&mut track, &shell_contact(dice, pitch), at, force);
        mix(&mut track, &bowl(dice, 0.0006, pitch * 0.97), at + 0.0008, 0.2 * force);
        at += dice.uniform(0.018, 0.052);
        force *= dice.uniform(0.28, 0.5);
    }
    finish(track)
}

/// One seed falls into the store: a bigger hollow, part wood, part seeds.
pub fn store(dice: &mut Dice) -> Wave {
    let pitch = dice.uniform(0.62, 0.7);
    let wooden = dice.uniform(0.55, 1.0);
    let mut track = silence(0.5);
    for (at, force) in bounces(dice, 0.36, (0.22, 0.34)) {
        let contact = wood_contact(dice, pitch, force);
        mix(&mut track, &contact, at, force * wooden);
        let shell = shell_contact(dice, 0.82);
        mix(&mut track, &shell, at, 0.45 * force * (1.15 - wooden));
    }
    let thud = BOX.strike(dice, Strike { contact: 0.002, pitch: 0.95, detune: 0.03 });
    mix(&mut track, &thud, ONSET, 0.35);
    finish(track)
}

/// A few seeds are lifted.
pub fn lift_small(dice: &mut Dice) -> Wave {
    lift(dice, 4, 0.26)
}

/// Half a handful is lifted.
pub fn lift_medium(dice: &mut Dice) -> Wave {
    lift(dice, 9, 0.38)
}

/// A whole handful is lifted.
pub fn lift_large(dice: &mut Dice) -> Wave {
    lift(dice, 20, 0.52)
}

/// Captured seeds are scooped: they slide over the wood and gather in the hand.
pub fn capture(dice: &mut Dice) -> Wave {
    let mut track = silence(0.75);
    let slide = rustle(dice, 0.5, 500.0, 3000.0);
    mix(&mut track, &slide, 0.0, 0.16);
    for _ in 0..16 {
        let place = dice.uniform(0.0, 1.0).sqrt();
        let click = shell_contact(dice, 0.9);
        let level = (0.2 + 0.6 * place) * dice.gain(3.0);
        mix(&mut track, &click, 0.03 + 0.45 * place, level);
    }
    for _ in 0..4 {
        let edge = bowl(dice, 0.0006, 0.85);
        let at = dice.uniform(0.02, 0.35);
        mix(&mut track, &edge, at, 0.22);
    }
    finish(track)
}

/// Times and forces of a falling seed's contacts; a bowl takes much of each bounce.
fn bounces(dice: &mut Dice, restitution: f64, loss: (f64, f64)) -> Vec<(f64, f64)> {
    let mut contacts = vec![(ONSET, 1.0)];
    let (mut at, mut force) = (ONSET, 1.0);
    let mut gap = dice.uniform(0.068, 0.1);
    for _ in 0..dice.count(2, 4) {
        at += gap;
        force *= dice.uniform(loss.0, loss.1);
        contacts.push((at, force));
        gap *= restitution * dice.uniform(0.9, 1.1);
    }
    contacts
}

/// Seed against wood. A softer blow touches longer and sounds duller.
fn wood_contact(dice: &mut Dice, pitch: f64, force: f64) -> Track {
    let mut track = bowl(dice, 0.000_34 * (1.25 - 0.35 * force), pitch);
    let click = burst(dice, 1800.0, 6500.0, 0.0022);
    mix(&mut track, &click, 0.0, 0.4);
    let shell = SEED.strike(dice, Strike { contact: 0.000_12, pitch: 1.0, detune: 0.04 });
    mix(&mut track, &shell, 0.0, 0.22);
    track
}

/// Seed against seed.
fn shell_contact(dice: &mut Dice, pitch: f64) -> Track {
    let contact = dice.uniform(0.000_12, 0.000_22);
    let mut track = SEED.strike(dice, Strike { contact, pitch, detune: 0.05 });
    let click = burst(dice, 2200.0, 8000.0, 0.001);
    mix(&mut track, &click, 0.0, 0.22);
    track
}

fn bowl(dice: &mut Dice, contact: f64, pitch: f64) -> Track {
    BOWL.strike(dice, Strike { contact, pitch, detune: 0.02 })
}

/// A seed that rolls out its last turns at the bottom of the bowl.
fn roll(dice: &mut Dice, seconds: f64, pitch: f64) -> Track {
    let turns = dice.uniform(14.0, 20.0);
    let mut track = band(dice, seconds, 500.0 * pitch, 2200.0 * pitch);
    let length = track.len() as f64;
    for (index, sample) in track.iter_mut().enumerate() {
        let time = index as f64 / f64::from(RATE);
        let rest = 1.0 - index as f64 / length;
        *sample *= rest * rest * (PI * turns * time).sin().powi(2);
    }
    track
}

/// `seeds` seeds are gathered by fingers within `seconds`.
fn lift(dice: &mut Dice, seeds: u32, seconds: f64) -> Wave {
    let mut track = silence(seconds + 0.22);
    for _ in 0..seeds * 3 / 2 {
        let place = 0.5 * (dice.uniform(0.0, 1.0) + dice.uniform(0.0, 1.0));
        let click = shell_contact(dice, 0.95);
        let level = 0.5 * dice.gain(4.0) * (0.5 + 0.5 * (PI * place).sin());
        mix(&mut track, &click, ONSET + seconds * place, level);
    }
    for _ in 0..seeds / 4 + 1 {
        let wall = bowl(dice, 0.0005, 1.0);
        let at = dice.uniform(0.01, 0.7 * seconds);
        mix(&mut track, &wall, at, 0.2);
    }
    let skin = rustle(dice, seconds + 0.08, 700.0, 4200.0);
    mix(&mut track, &skin, 0.0, 0.07);
    finish(track)
}

/// Friction of skin or seeds: noise that swells, falls and trembles.
fn rustle(dice: &mut Dice, seconds: f64, low: f64, high: f64) -> Track {
    const TREMBLE: usize = 900;
    let mut track = band(dice, seconds, low, high);
    let knots: Vec<f64> = (0..track.len() / TREMBLE + 2).map(|_| 1.0 + 0.5 * dice.normal()).collect();
    let length = track.len() as f64;
    for (index, sample) in track.iter_mut().enumerate() {
        let swell = (PI * index as f64 / length).sin().powf(1.4);
        let share = (index % TREMBLE) as f64 / TREMBLE as f64;
        let knot = index / TREMBLE;
        *sample *= swell * (knots[knot] * (1.0 - share) + knots[knot + 1] * share);
    }
    track
}

fn finish(track: Track) -> Wave {
    let mut wave = Wave::mono(track);
    wave.fade_out(0.012);
    wave
}
