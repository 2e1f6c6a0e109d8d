//! A small reverberation: four delay lines that feed one another.

use super::wave::{RATE, Track, Wave};

/// Lengths in samples without a common divisor.
const DELAYS: [usize; 4] = [1423, 1777, 2137, 2557];

struct Room {
    lines: [Track; 4],
    heads: [usize; 4],
    damped: [f64; 4],
    gains: [f64; 4],
    damping: f64,
}

impl Room {
    /// `seconds` until the sound has fallen by 60 dB.
    fn new(seconds: f64) -> Self {
        let gain = |delay: usize| 10f64.powf(-3.0 * delay as f64 / (seconds * f64::from(RATE)));
        Self {
            lines: DELAYS.map(|delay| vec![0.0; delay]),
            heads: [0; 4],
            damped: [0.0; 4],
            gains: DELAYS.map(gain),
            damping: 0.45,
        }
    }

    /// Takes a left and a right sample, gives the room's answer.
    fn step(&mut self, left: f64, right: f64) -> (f64, f64) {
        let mut taps = [0.0; 4];
        for (line, tap) in taps.iter_mut().enumerate() {
            let late = self.lines[line][self.heads[line]] * self.gains[line];
            self.damped[line] += (late - self.damped[line]) * (1.0 - self.damping);
            *tap = self.damped[line];
        }
        // A Hadamard matrix mixes the lines and keeps their energy.
        let (a, b) = (taps[0] + taps[1], taps[2] + taps[3]);
        let (c, d) = (taps[0] - taps[1], taps[2] - taps[3]);
        let mixed = [a + b, c + d, a - b, c - d].map(|sum| 0.5 * sum);
        let inputs = [left, right, left, right];
        for line in 0..4 {
            let head = self.heads[line];
            self.lines[line][head] = mixed[line] + inputs[line];
            self.heads[line] = (head + 1) % DELAYS[line];
        }
        (taps[0] - taps[2], taps[1] - taps[3])
    }
}

/// Puts a stereo sound in a room; `wet` is the room's share.
pub fn reverberate(dry: &Wave, seconds: f64, wet: f64) -> Wave {
    add_room(dry, &mut Room::new(seconds), wet)
}

/// Like [`reverberate`] for a loop: the room still sounds from the turn before.
pub fn reverberate_loop(dry: &Wave, seconds: f64, wet: f64) -> Wave {
    let mut room = Room::new(seconds);
    add_room(dry, &mut room, wet);
    add_room(dry, &mut room, wet)
}

fn add_room(dry: &Wave, room: &mut Room, wet: f64) -> Wave {
    let [left, right] = dry.channels.as_slice() else {
        return dry.clone();
    };
    let (left, right) = left
        .iter()
        .zip(right)
        .map(|(&left, &right)| {
            let answer = room.step(left, right);
            (left + wet * answer.0, right + wet * answer.1)
        })
        .unzip();
    Wave::stereo(left, right)
}
