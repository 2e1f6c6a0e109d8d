//! What a sound is like, in numbers.

use std::f64::consts::{PI, TAU};

use super::filter::Biquad;
use super::wave::{RATE, Track, Wave, decibels, frames};

/// The figures of one sound.
#[derive(Clone, Debug)]
pub struct Figures {
    /// Length in seconds.
    pub seconds: f64,
    /// Number of tracks.
    pub channels: usize,
    /// The largest sample in dBFS.
    pub peak: f64,
    /// The largest value between samples, four times oversampled, in dBTP.
    pub true_peak: f64,
    /// Root of the mean square in dBFS.
    pub rms: f64,
    /// Integrated loudness in LUFS.
    pub loudness: f64,
    /// Centre of the spectrum's energy in hertz.
    pub centroid: f64,
}

/// Measures a sound.
pub fn figures(wave: &Wave) -> Figures {
    Figures {
        seconds: wave.seconds(),
        channels: wave.channels.len(),
        peak: decibels(wave.peak()),
        true_peak: decibels(wave.channels.iter().map(|track| true_peak(track)).fold(0.0, f64::max)),
        rms: decibels(rms(wave)),
        loudness: loudness(wave),
        centroid: centroid(wave),
    }
}

/// Root of the mean square of all tracks.
pub fn rms(wave: &Wave) -> f64 {
    let (sum, count) =
        wave.channels.iter().flatten().fold((0.0, 0usize), |(sum, count), sample| (sum + sample * sample, count + 1));
    (sum / count.max(1) as f64).sqrt()
}

/// Integrated loudness in LUFS after ITU-R BS.1770: weighted, in blocks of
/// 400 ms, gated. A sound shorter than a block counts as one block.
pub fn loudness(wave: &Wave) -> f64 {
    let weighted: Vec<Track> = wave.channels.iter().map(|track| weight(track)).collect();
    let length = wave.len();
    let block = frames(0.4).min(length).max(1);
    let powers: Vec<f64> = (0..=length - block)
        .step_by((block / 4).max(1))
        .map(|start| weighted.iter().map(|track| mean_square(&track[start..start + block])).sum())
        .collect();
    let audible = gated(&powers, 10f64.powf((-70.0 + 0.691) / 10.0));
    let relative = gated(&powers, (0.1 * audible).max(10f64.powf((-70.0 + 0.691) / 10.0)));
    -0.691 + 10.0 * relative.max(1e-12).log10()
}

/// The mean of the values above a gate.
fn gated(powers: &[f64], gate: f64) -> f64 {
    let loud: Vec<f64> = powers.iter().copied().filter(|&power| power > gate).collect();
    loud.iter().sum::<f64>() / loud.len().max(1) as f64
}

fn mean_square(samples: &[f64]) -> f64 {
    samples.iter().map(|sample| sample * sample).sum::<f64>() / samples.len().max(1) as f64
}

/// K-weighting at 48 kHz: the head's shelf, then the high pass.
fn weight(track: &[f64]) -> Track {
    let mut track = track.to_vec();
    let shelf = [1.535_124_859_586_97, -2.691_696_189_406_38, 1.198_392_810_852_85];
    Biquad::new(shelf, [-1.690_659_293_182_41, 0.732_480_774_215_85]).run(&mut track);
    Biquad::new([1.0, -2.0, 1.0], [-1.990_047_454_833_98, 0.990_072_250_366_21]).run(&mut track);
    track
}

/// The largest value of the curve through the samples (windowed sinc, four points a sample).
fn true_peak(track: &[f64]) -> f64 {
    const REACH: isize = 12;
    let kernel = |distance: f64| {
        let window = (0.5 * PI * distance / REACH as f64).cos().powi(2);
        if distance == 0.0 { 1.0 } else { window * (PI * distance).sin() / (PI * distance) }
    };
    let taps: Vec<Vec<f64>> = (1..4)
        .map(|quarter| (1 - REACH..=REACH).map(|tap| kernel(tap as f64 - f64::from(quarter) / 4.0)).collect())
        .collect();
    // Only near a large sample can the curve be larger still.
    let threshold = 0.5 * track.iter().fold(0.0f64, |peak, sample| peak.max(sample.abs()));
    let at = |index: isize| usize::try_from(index).ok().and_then(|index| track.get(index)).copied().unwrap_or(0.0);
    let mut peak = 2.0 * threshold;
    for index in (0..track.len()).filter(|&index| track[index].abs() > threshold) {
        for before in [index as isize - 1, index as isize] {
            for taps in &taps {
                let value: f64 =
                    taps.iter().zip(1 - REACH..=REACH).map(|(weight, tap)| weight * at(before + tap)).sum();
                peak = peak.max(value.abs());
            }
        }
    }
    peak
}

/// The centre of energy of the spectrum in hertz, of the first 2.7 s at most.
pub fn centroid(wave: &Wave) -> f64 {
    let size = wave.len().next_power_of_two().min(1 << 17);
    let mut re = vec![0.0; size];
    for track in &wave.channels {
        for (sum, sample) in re.iter_mut().zip(track) {
            *sum += sample;
        }
    }
    let mut im = vec![0.0; size];
    transform(&mut re, &mut im);
    let (mut weighted, mut total) = (0.0, 1e-30);
    for bin in 1..size / 2 {
        let power = re[bin] * re[bin] + im[bin] * im[bin];
        weighted += power * bin as f64;
        total += power;
    }
    weighted / total * f64::from(RATE) / size as f64
}

/// Fourier transform in place; the length is a power of two.
fn transform(re: &mut [f64], im: &mut [f64]) {
    let size = re.len();
    for index in 1..size {
        let mirror = index.reverse_bits() >> (usize::BITS - size.trailing_zeros());
        if index < mirror {
            re.swap(index, mirror);
            im.swap(index, mirror);
        }
    }
    let mut half = 1;
    while half < size {
        let turn = -TAU / (2 * half) as f64;
        for offset in 0..half {
            let (sine, cosine) = (turn * offset as f64).sin_cos();
            for top in (offset..size).step_by(2 * half) {
                let low = top + half;
                let (low_re, low_im) = (re[low] * cosine - im[low] * sine, re[low] * sine + im[low] * cosine);
                (re[low], im[low]) = (re[top] - low_re, im[top] - low_im);
                (re[top], im[top]) = (re[top] + low_re, im[top] + low_im);
            }
        }
        half *= 2;
    }
}

/// How well a loop closes where the player jumps back.
#[derive(Clone, Copy, Debug)]
pub struct Seam {
    /// The step over the jump, as a share of the largest step in the 50 ms around both of its sides.
    pub jump: f64,
    /// How far the 10 ms after the jump differ from what would have followed, in dB of the sound.
    pub mismatch: f64,
}

/// Measures the seam of a loop whose turn starts after `margin` frames and ends `margin` frames before the end.
pub fn seam(wave: &Wave, margin: usize) -> Seam {
    let end = wave.len().saturating_sub(margin);
    let mut worst = Seam { jump: 0.0, mismatch: -120.0 };
    for track in wave.channels.iter().filter(|_| end > margin) {
        let step = (track[margin] - track[end - 1]).abs();
        let around = frames(0.05).min(margin);
        let usual = largest_step(&track[margin..margin + around]).max(largest_step(&track[end - around..end]));
        let ten = frames(0.01).min(margin);
        let missed: Track = (0..ten).map(|index| track[margin + index] - track[end + index]).collect();
        let mismatch = mean_square(&missed).sqrt() / mean_square(track).sqrt().max(1e-9);
        worst.jump = worst.jump.max(step / usual.max(1e-9));
        worst.mismatch = worst.mismatch.max(decibels(mismatch));
    }
    worst
}

fn largest_step(samples: &[f64]) -> f64 {
    samples.windows(2).map(|pair| (pair[1] - pair[0]).abs()).fold(0.0, f64::max)
}
