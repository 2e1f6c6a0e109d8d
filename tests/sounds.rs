//! The committed sounds: there, whole, at their level, and what the tool makes.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test breaks off where something is wrong"
)]

// The test uses the tool's parts; it has no use for its command line.
#[expect(dead_code)]
#[path = "../examples/bake/sound/mod.rs"]
mod sound;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use sound::catalog::{self, LOOP_MARGIN, Level, Sound};
use sound::wave::{Wave, decibels};
use sound::{measure, ogg};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sounds")
}

fn committed(sound: &Sound, take: u32) -> Wave {
    ogg::read(&folder().join(sound.file(take))).unwrap()
}

fn takes(sounds: &[Sound]) -> impl Iterator<Item = (&Sound, u32)> {
    sounds.iter().flat_map(|sound| (1..=sound.takes).map(move |take| (sound, take)))
}

/// How far two sounds differ, in dB of the first; differing lengths count as silence.
fn difference(one: &Wave, other: &Wave) -> f64 {
    let (mut missed, mut total) = (0.0, 1e-12);
    for (index, track) in one.channels.iter().enumerate() {
        let empty = Vec::new();
        let twin = other.channels.get(index).unwrap_or(&empty);
        for frame in 0..track.len().max(twin.len()) {
            let sample = track.get(frame).copied().unwrap_or(0.0);
            missed += (sample - twin.get(frame).copied().unwrap_or(0.0)).powi(2);
            total += sample * sample;
        }
    }
    decibels((missed / total).sqrt())
}

#[test]
fn every_file_of_the_catalog_exists_and_no_other() {
    let sounds = catalog::all();
    let named: BTreeSet<String> = takes(&sounds).map(|(sound, take)| sound.file(take)).collect();
    let found: BTreeSet<String> =
        std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    assert_eq!(found, named);
}

#[test]
fn all_files_together_stay_small() {
    let bytes: u64 = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().metadata().unwrap().len()).sum();
    assert!(bytes <= 1_600_000, "{bytes} bytes");
    let size = |name: &str| std::fs::metadata(folder().join(name)).unwrap().len();
    assert!(size("music_evening.ogg") <= 400_000);
    assert!(size("ambience_evening.ogg") <= 250_000);
}

#[test]
fn every_file_decodes_at_its_length_and_level() {
    let sounds = catalog::all();
    for (sound, take) in takes(&sounds) {
        let (name, wave) = (sound.file(take), committed(sound, take));
        let figures = measure::figures(&wave);
        assert!(sound.seconds.contains(&figures.seconds), "{name} lasts {} s", figures.seconds);
        assert!(wave.peak() < 0.9, "{name} peaks at {}", wave.peak());
        assert!(figures.true_peak <= -1.0, "{name} peaks at {} dBTP between samples", figures.true_peak);
        match sound.level {
            // The codec may move a peak, by more at the end of the range where it is quiet.
            Level::Peak(peak, spread) => {
                assert!((peak - spread - 1.5..=peak + 1.0).contains(&figures.peak), "{name}: {} dBFS", figures.peak);
            }
            Level::Loudness(target) => {
                assert!((figures.loudness - target).abs() < 1.0, "{name}: {} LUFS", figures.loudness);
            }
        }
    }
}

#[test]
fn no_sound_starts_late_or_ends_in_a_click() {
    let sounds = catalog::all();
    for (sound, take) in takes(&sounds).filter(|(sound, _)| !sound.looped) {
        let (name, wave) = (sound.file(take), committed(sound, take));
        for track in &wave.channels {
            let peak = track.iter().fold(0.0f64, |peak, sample| peak.max(sample.abs()));
            let end = track.iter().rev().take(24).fold(0.0f64, |peak, sample| peak.max(sample.abs()));
            assert!(end < 0.01 * peak, "{name} ends at {:.1} dB", decibels(end / peak));
        }
        if sound.name.starts_with("seed_") || sound.name == "store" {
            let loud = 0.5 * wave.peak();
            let first = wave.channels[0].iter().position(|sample| sample.abs() > loud).unwrap();
            assert!(first < 480, "{name} is heard after {first} frames");
        }
    }
}

#[test]
fn at_least_eight_takes_of_a_seed_on_wood_differ() {
    let sounds = catalog::all();
    for name in ["seed_wood", "seed_seed", "store", "capture"] {
        let sound = sounds.iter().find(|sound| sound.name == name).unwrap();
        assert!(name != "seed_wood" || sound.takes >= 8);
        let waves: Vec<Wave> = (1..=sound.takes).map(|take| committed(sound, take)).collect();
        for (index, wave) in waves.iter().enumerate() {
            for other in &waves[index + 1..] {
                let difference = difference(wave, other);
                assert!(difference > -6.0, "two takes of {name} are alike: {difference:.1} dB");
            }
        }
    }
}

#[test]
fn loops_close_without_a_click() {
    for sound in catalog::all().iter().filter(|sound| sound.looped) {
        let seam = measure::seam(&committed(sound, 1), LOOP_MARGIN);
        assert!(seam.jump < 1.0, "{}: the jump is {:.2} of the largest usual step", sound.name, seam.jump);
        assert!(seam.mismatch < -10.0, "{}: what follows differs by {:.1} dB", sound.name, seam.mismatch);
    }
}

#[test]
fn the_seam_of_a_broken_loop_is_noticed() {
    let hertz = 442.0; // the turn ends half a period off
    let tone = |length: usize| -> Vec<f64> {
        (0..length).map(|frame| (std::f64::consts::TAU * hertz * frame as f64 / 48_000.0).cos()).collect()
    };
    let seam = measure::seam(&Wave::mono(tone(60_007)), LOOP_MARGIN);
    assert!(seam.jump > 2.0 && seam.mismatch > -6.0, "{seam:?}");
}

#[test]
fn the_committed_files_are_what_the_recipes_give() {
    // Arithmetic differs in the last digits between machines, so sounds are compared, not bytes.
    let sounds = catalog::all();
    for (sound, take) in takes(&sounds).filter(|(sound, _)| !sound.looped) {
        let difference = difference(&sound.take(take), &committed(sound, take));
        assert!(difference < -9.0, "{} differs from its recipe by {difference:.1} dB", sound.file(take));
    }
}

#[test]
fn baking_twice_gives_the_same_bytes() {
    let sounds = catalog::all();
    for name in ["seed_wood", "button", "turn"] {
        let sound = sounds.iter().find(|sound| sound.name == name).unwrap();
        let bake = || ogg::encode(&sound.take(1), sound.quality, sound.serial(1)).unwrap();
        assert_eq!(bake(), bake(), "{name}");
    }
}

#[test]
fn a_file_that_is_no_sound_is_a_named_error() {
    let path = std::env::temp_dir().join(format!("gieo-no-sound-{}.ogg", std::process::id()));
    std::fs::write(&path, b"no sound at all").unwrap();
    let error = ogg::read(&path).unwrap_err().to_string();
    std::fs::remove_file(&path).unwrap();
    assert!(error.contains("gieo-no-sound"), "{error}");
    assert!(ogg::read(Path::new("/nowhere/at.ogg")).is_err());
}

#[test]
fn the_meter_reads_a_known_tone() {
    // BS.1770: a full-scale sine of 997 Hz in one channel reads -3.01 LUFS.
    let tone = (0..96_000).map(|frame| (std::f64::consts::TAU * 997.0 * f64::from(frame) / 48_000.0).sin()).collect();
    let wave = Wave::mono(tone);
    let figures = measure::figures(&wave);
    assert!((figures.loudness + 3.01).abs() < 0.05, "{} LUFS", figures.loudness);
    assert!((figures.centroid - 997.0).abs() < 5.0, "{} Hz", figures.centroid);
    assert!(figures.true_peak.abs() < 0.05, "{} dBTP", figures.true_peak);
}
