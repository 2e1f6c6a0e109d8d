//! Buffers of samples and what is done to a finished sound.

/// Frames a second of every sound.
pub const RATE: u32 = 48_000;

/// One channel of samples; 1.0 is full scale.
pub type Track = Vec<f64>;

/// A sound: one track (mono) or two (left, right) of equal length.
#[derive(Clone, Debug, PartialEq)]
pub struct Wave {
    /// The tracks.
    pub channels: Vec<Track>,
}

/// A number of samples for a time in seconds.
pub fn frames(seconds: f64) -> usize {
    (seconds * f64::from(RATE)).round() as usize
}

/// A silent track of so many seconds.
pub fn silence(seconds: f64) -> Track {
    vec![0.0; frames(seconds)]
}

/// Adds `source` times `gain` to `track` from `at` seconds on; what does not fit is cut.
pub fn mix(track: &mut [f64], source: &[f64], at: f64, gain: f64) {
    for (out, sample) in track.iter_mut().skip(frames(at)).zip(source) {
        *out += gain * sample;
    }
}

/// Like [`mix`], but what runs over the end goes on at the beginning: a loop without a seam.
pub fn mix_around(track: &mut [f64], source: &[f64], at: f64, gain: f64) {
    let length = track.len();
    let start = frames(at);
    for (index, sample) in source.iter().enumerate() {
        track[(start + index) % length] += gain * sample;
    }
}

/// Gains (left, right) of equal power for a place from -1 (left) to 1 (right).
pub fn pan(place: f64) -> (f64, f64) {
    let angle = (place + 1.0) * std::f64::consts::FRAC_PI_4;
    (angle.cos(), angle.sin())
}

/// Decibels as a factor of amplitude.
pub fn amplitude(decibels: f64) -> f64 {
    10f64.powf(decibels / 20.0)
}

/// A factor of amplitude as decibels; silence is -120 dB.
pub fn decibels(amplitude: f64) -> f64 {
    20.0 * amplitude.max(1e-6).log10()
}

impl Wave {
    /// A sound of one track.
    pub fn mono(track: Track) -> Self {
        Self { channels: vec![track] }
    }

    /// A sound of two tracks of equal length.
    pub fn stereo(left: Track, right: Track) -> Self {
        Self { channels: vec![left, right] }
    }

    /// Frames in a track.
    pub fn len(&self) -> usize {
        self.channels.first().map_or(0, Vec::len)
    }

    /// The length in seconds.
    pub fn seconds(&self) -> f64 {
        self.len() as f64 / f64::from(RATE)
    }

    /// The largest sample of all tracks, without its sign.
    pub fn peak(&self) -> f64 {
        self.channels.iter().flatten().fold(0.0, |peak, sample| peak.max(sample.abs()))
    }

    /// Multiplies every sample.
    pub fn scale(&mut self, gain: f64) {
        self.channels.iter_mut().flatten().for_each(|sample| *sample *= gain);
    }

    /// Fades the last `seconds` to silence, so that no sound ends in a click.
    pub fn fade_out(&mut self, seconds: f64) {
        let length = frames(seconds).min(self.len()).max(1);
        for track in &mut self.channels {
            for (step, sample) in track.iter_mut().rev().take(length).enumerate() {
                let rest = step as f64 / length as f64;
                *sample *= rest * rest * (3.0 - 2.0 * rest);
            }
        }
    }

    /// One turn of a loop with `margin` frames more of it at both ends.
    ///
    /// The player jumps inside the margins, where the codec is settled and
    /// where a decoder that does not trim the file's ends does no harm.
    pub fn with_margins(&self, margin: usize) -> Self {
        let turn = self.len();
        let around = |track: &Track| {
            let lead = turn - margin % turn;
            (0..turn + 2 * margin).map(|index| track[(index + lead) % turn]).collect()
        };
        Self { channels: self.channels.iter().map(around).collect() }
    }
}
