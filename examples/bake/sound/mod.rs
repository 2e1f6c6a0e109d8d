//! The sounds of the board, made from nothing but arithmetic.
//!
//! `catalog` lists them; `seeds`, `cues` and `evening` hold the recipes;
//! `modal`, `pluck`, `filter` and `room` the physics; `ogg` and `measure` the
//! files and their figures.

pub mod catalog;
mod cues;
mod dice;
mod evening;
mod filter;
pub mod measure;
mod modal;
pub mod ogg;
mod pluck;
mod room;
mod seeds;
pub mod wave;

use std::fs;
use std::path::{Path, PathBuf};

use thiserror::Error;

use catalog::{LOOP_MARGIN, Sound};

/// Why the sounds could not be baked.
#[derive(Debug, Error)]
pub enum BakeError {
    /// An argument that does not exist or lacks its value.
    #[error("{0}")]
    Argument(String),
    /// The folder could not be made.
    #[error("{path}: {source}")]
    Folder {
        /// The folder.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// A recipe gave a sound that must not be shipped.
    #[error("{0}")]
    Sound(String),
    /// A sound could not be written or read.
    #[error(transparent)]
    Ogg(#[from] ogg::OggError),
}

struct Options {
    measure: bool,
    only: Option<String>,
    out: PathBuf,
}

/// Runs `bake sounds`: writes every sound, or with `--measure` reads and measures them.
pub fn run(arguments: &[String]) -> Result<(), BakeError> {
    let options = parse(arguments)?;
    let sounds: Vec<Sound> = catalog::all()
        .into_iter()
        .filter(|sound| options.only.as_deref().is_none_or(|only| only == sound.name))
        .collect();
    if sounds.is_empty() {
        return Err(BakeError::Argument(format!("no sound is called '{}'", options.only.unwrap_or_default())));
    }
    if options.measure { measure_all(&sounds, &options.out) } else { write_all(&sounds, &options.out) }
}

fn parse(arguments: &[String]) -> Result<Options, BakeError> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sounds");
    let mut options = Options { measure: false, only: None, out: folder };
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        let mut value = || rest.next().ok_or_else(|| BakeError::Argument(format!("{argument} needs a value")));
        match argument.as_str() {
            "--measure" => options.measure = true,
            "--only" => options.only = Some(value()?.clone()),
            "--out" => options.out = PathBuf::from(value()?),
            other => return Err(BakeError::Argument(format!("unknown argument '{other}'"))),
        }
    }
    Ok(options)
}

fn write_all(sounds: &[Sound], folder: &Path) -> Result<(), BakeError> {
    fs::create_dir_all(folder).map_err(|source| BakeError::Folder { path: folder.to_owned(), source })?;
    let (mut files, mut bytes) = (0, 0);
    for sound in sounds {
        for take in 1..=sound.takes {
            let wave = sound.take(take);
            if let Some(fault) = sound.fault(&wave) {
                return Err(BakeError::Sound(format!("{} {fault}", sound.stem(take))));
            }
            bytes += ogg::write(&folder.join(sound.file(take)), &wave, sound.quality, sound.serial(take))?;
            files += 1;
        }
    }
    println!("{files} files, {bytes} bytes, in {}", folder.display());
    Ok(())
}

fn measure_all(sounds: &[Sound], folder: &Path) -> Result<(), BakeError> {
    println!("{:<18} ch seconds  peak   dBTP    RMS   LUFS centroid", "name");
    for sound in sounds {
        for take in 1..=sound.takes {
            let wave = ogg::read(&folder.join(sound.file(take)))?;
            print_figures(&sound.stem(take), &measure::figures(&wave));
            if sound.looped {
                let seam = measure::seam(&wave, LOOP_MARGIN);
                println!("{:<18} jump {:.2} of the usual step, mismatch {:.1} dB", "  seam", seam.jump, seam.mismatch);
            }
        }
    }
    Ok(())
}

fn print_figures(name: &str, figures: &measure::Figures) {
    println!(
        "{name:<18} {:>2} {:>7.3} {:>5.1} {:>6.1} {:>6.1} {:>6.1} {:>8.0}",
        figures.channels,
        figures.seconds,
        figures.peak,
        figures.true_peak,
        figures.rms,
        figures.loudness,
        figures.centroid
    );
}
