//! The two loops of the evening court: insects and leaves, and a quiet music.
//!
//! Everything is laid around a circle: what runs over the end goes on at the
//! beginning, and slow movements turn a whole number of times. So there is no
//! seam to hide.

use std::f64::consts::{PI, TAU};

use super::dice::Dice;
use super::filter::{Biquad, filter_loop, white};
use super::pluck::{pluck, step};
use super::room::reverberate_loop;
use super::wave::{RATE, Track, Wave, frames, mix_around, pan};

/// One turn of the music, seconds.
pub const MUSIC_SECONDS: f64 = 44.0;
/// One turn of the ambience, seconds.
pub const AMBIENCE_SECONDS: f64 = 22.0;

/// Insects near and far, leaves in a slow wind.
pub fn ambience(dice: &mut Dice) -> Wave {
    let length = frames(AMBIENCE_SECONDS);
    let mut scene = Scene::new(length);
    let crickets = [(4150.0, 0.92, -0.55, 0.030), (4480.0, 1.31, 0.5, 0.020), (3720.0, 1.74, 0.1, 0.012)];
    for (hertz, pause, place, gain) in crickets {
        scene.add(&cricket(dice, length, hertz, pause), place, gain);
    }
    scene.add(&trill(dice, length, 5050.0, 27.0), -0.2, 0.010);
    scene.add(&trill(dice, length, 3150.0, 19.0), 0.7, 0.006);
    scene.add(&leaves(dice, length, 320.0, 2600.0), -0.5, 0.030);
    scene.add(&leaves(dice, length, 380.0, 3000.0), 0.5, 0.030);
    scene.wave()
}

/// A quiet music: few plucked notes with long rests over a breath of air.
pub fn music(dice: &mut Dice) -> Wave {
    let length = frames(MUSIC_SECONDS);
    let mut strings = Scene::new(length);
    for &(at, degree, force) in NOTES {
        let late = at + dice.uniform(0.0, 0.035);
        let force = force * dice.gain(0.8);
        let note = pluck(dice, step(degree), force);
        strings.add_at(&note, late, f64::from(degree) * 0.05);
    }
    let mut room = reverberate_loop(&strings.wave(), 1.7, 0.2);
    let mut air = Scene::new(length);
    air.add(&leaves(dice, length, 180.0, 1300.0), -0.3, 0.05);
    air.add(&leaves(dice, length, 180.0, 1300.0), 0.3, 0.05);
    for (track, breath) in room.channels.iter_mut().zip(air.wave().channels) {
        mix_around(track, &breath, 0.0, 1.0);
    }
    room
}

/// The melody: (seconds, step of the scale, force). Five short phrases over a
/// bass that walks D, A, B, A, D; a person may think between them.
const NOTES: &[(f64, i32, f64)] = &[
    (0.0, -5, 0.42),
    (0.62, 0, 0.3),
    (1.25, 3, 0.4),
    (2.5, 4, 0.34),
    (3.1, 3, 0.32),
    (3.75, 2, 0.36),
    (5.0, 0, 0.3),
    (8.75, -7, 0.4),
    (9.4, -2, 0.28),
    (10.0, 1, 0.36),
    (10.6, 2, 0.32),
    (11.25, 3, 0.38),
    (13.1, 1, 0.34),
    (17.5, -6, 0.4),
    (18.1, -1, 0.28),
    (18.75, 5, 0.4),
    (19.4, 4, 0.34),
    (20.0, 3, 0.34),
    (21.9, 4, 0.32),
    (22.5, 2, 0.32),
    (26.2, -7, 0.42),
    (26.9, -2, 0.28),
    (27.5, 3, 0.36),
    (28.1, 2, 0.32),
    (28.75, 1, 0.34),
    (30.6, 0, 0.3),
    (31.2, -1, 0.28),
    (32.5, 1, 0.34),
    (35.0, -5, 0.42),
    (35.65, -3, 0.28),
    (36.25, 0, 0.32),
    (36.9, 2, 0.34),
    (37.5, 5, 0.42),
    (39.4, 4, 0.32),
    (40.0, 3, 0.34),
];

/// Sounds laid around a circle, each at a place between left and right.
struct Scene {
    left: Track,
    right: Track,
}

impl Scene {
    fn new(length: usize) -> Self {
        Self { left: vec![0.0; length], right: vec![0.0; length] }
    }

    fn add(&mut self, track: &[f64], place: f64, gain: f64) {
        let (left, right) = pan(place);
        mix_around(&mut self.left, track, 0.0, gain * left);
        mix_around(&mut self.right, track, 0.0, gain * right);
    }

    fn add_at(&mut self, track: &[f64], at: f64, place: f64) {
        let (left, right) = pan(place.clamp(-0.5, 0.5));
        mix_around(&mut self.left, track, at, left);
        mix_around(&mut self.right, track, at, right);
    }

    fn wave(self) -> Wave {
        Wave::stereo(self.left, self.right)
    }
}

/// A cricket: chirps of three or four pulses, about every `pause` seconds.
fn cricket(dice: &mut Dice, length: usize, hertz: f64, pause: f64) -> Track {
    let mut track = vec![0.0; length];
    let turn = length as f64 / f64::from(RATE);
    let chirps = (turn / pause).round() as u32;
    let spacing = turn / f64::from(chirps);
    for chirp in 0..chirps {
        let start = spacing * f64::from(chirp) + dice.uniform(0.0, 0.12 * spacing);
        let level = dice.gain(1.5);
        for pulse in 0..dice.count(3, 4) {
            let at = start + 0.034 * f64::from(pulse);
            let share = 0.6 + 0.13 * f64::from(pulse);
            mix_around(&mut track, &chirp_pulse(hertz, 0.022), at, level * share);
        }
    }
    track
}

/// One stroke of the wings: a tone that swells and sinks by three per cent.
fn chirp_pulse(hertz: f64, seconds: f64) -> Track {
    let length = frames(seconds);
    let mut phase = 0.0;
    (0..length)
        .map(|index| {
            let share = index as f64 / length as f64;
            phase += TAU * hertz * (1.0 - 0.03 * share) / f64::from(RATE);
            (PI * share).sin().powi(2) * phase.sin()
        })
        .collect()
}

/// Many insects far away: a narrow band that trembles `rate` times a second.
fn trill(dice: &mut Dice, length: usize, hertz: f64, rate: f64) -> Track {
    let mut track = white(dice, length);
    filter_loop(&mut track, &mut [Biquad::band_pass(hertz, 22.0), Biquad::band_pass(hertz, 14.0)]);
    let swell = drift(dice, length, 6);
    let turns = (rate * length as f64 / f64::from(RATE)).round();
    for (index, sample) in track.iter_mut().enumerate() {
        let tremble = (PI * turns * index as f64 / length as f64).sin().powi(2);
        *sample *= 8.0 * (0.25 + 0.75 * tremble) * (0.6 + 0.4 * swell[index]);
    }
    track
}

/// Wind in leaves: band noise that comes and goes.
fn leaves(dice: &mut Dice, length: usize, low: f64, high: f64) -> Track {
    let mut track = white(dice, length);
    filter_loop(&mut track, &mut [Biquad::high_pass(low), Biquad::low_pass(high), Biquad::low_pass(high * 0.6)]);
    let gusts = drift(dice, length, 7);
    for (sample, gust) in track.iter_mut().zip(gusts) {
        *sample *= (0.55 + 0.45 * gust).powi(2);
    }
    track
}

/// A slow movement between about -1 and 1 that closes after one turn.
fn drift(dice: &mut Dice, length: usize, waves: u32) -> Track {
    let parts: Vec<(f64, f64)> = (1..=waves).map(|wave| (f64::from(wave), dice.uniform(0.0, TAU))).collect();
    let sum = |angle: f64| parts.iter().map(|(wave, phase)| (wave * angle + phase).sin() / wave.sqrt()).sum::<f64>();
    let raw: Track = (0..length).map(|index| sum(TAU * index as f64 / length as f64)).collect();
    let peak = raw.iter().fold(1e-9f64, |peak, value| peak.max(value.abs()));
    raw.iter().map(|value| value / peak).collect()
}
