//! Ogg Vorbis, to and from files.

use std::fs::{self, File};
use std::io::BufReader;
use std::num::{NonZeroU8, NonZeroU32};
use std::path::{Path, PathBuf};

use thiserror::Error;
use vorbis_rs::{VorbisBitrateManagementStrategy, VorbisDecoder, VorbisEncoderBuilder, VorbisError};

use super::wave::{RATE, Wave};

/// Why a sound could not be written or read.
#[derive(Debug, Error)]
pub enum OggError {
    /// The file could not be read or written.
    #[error("{path}: {source}")]
    File {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// The codec refused.
    #[error("{path}: {source}")]
    Codec {
        /// The file.
        path: PathBuf,
        /// What the codec said.
        source: VorbisError,
    },
    /// A sound without tracks, or one at another rate than ours.
    #[error("{path}: {problem}")]
    Form {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        problem: String,
    },
}

/// Samples handed to the encoder at a time.
const BLOCK: usize = 4096;

/// Encodes a sound. The serial is given, so the same sound gives the same bytes.
pub fn encode(wave: &Wave, quality: f32, serial: i32) -> Result<Vec<u8>, VorbisError> {
    let rate = NonZeroU32::new(RATE).unwrap_or(NonZeroU32::MIN);
    let channels = u8::try_from(wave.channels.len()).ok().and_then(NonZeroU8::new).unwrap_or(NonZeroU8::MIN);
    let mut encoder = VorbisEncoderBuilder::new_with_serial(rate, channels, Vec::new(), serial)
        .bitrate_management_strategy(VorbisBitrateManagementStrategy::QualityVbr { target_quality: quality })
        .build()?;
    let tracks: Vec<Vec<f32>> =
        wave.channels.iter().map(|track| track.iter().map(|&sample| sample as f32).collect()).collect();
    for start in (0..wave.len()).step_by(BLOCK) {
        let end = (start + BLOCK).min(wave.len());
        let block: Vec<&[f32]> = tracks.iter().map(|track| &track[start..end]).collect();
        encoder.encode_audio_block(&block)?;
    }
    encoder.finish()
}

/// Writes a sound to a file; gives the number of bytes.
pub fn write(path: &Path, wave: &Wave, quality: f32, serial: i32) -> Result<usize, OggError> {
    if wave.len() == 0 {
        return Err(OggError::Form { path: path.to_owned(), problem: "an empty sound".to_owned() });
    }
    let bytes = encode(wave, quality, serial).map_err(|source| OggError::Codec { path: path.to_owned(), source })?;
    fs::write(path, &bytes).map_err(|source| OggError::File { path: path.to_owned(), source })?;
    Ok(bytes.len())
}

/// Reads a sound from a file.
pub fn read(path: &Path) -> Result<Wave, OggError> {
    let file = File::open(path).map_err(|source| OggError::File { path: path.to_owned(), source })?;
    let codec = |source| OggError::Codec { path: path.to_owned(), source };
    let mut decoder = VorbisDecoder::new(BufReader::new(file)).map_err(codec)?;
    if decoder.sampling_frequency().get() != RATE {
        let problem = format!("{} frames a second instead of {RATE}", decoder.sampling_frequency());
        return Err(OggError::Form { path: path.to_owned(), problem });
    }
    let mut channels = vec![Vec::new(); usize::from(decoder.channels().get())];
    while let Some(block) = decoder.decode_audio_block().map_err(codec)? {
        for (track, samples) in channels.iter_mut().zip(block.samples()) {
            track.extend(samples.iter().map(|&sample| f64::from(sample)));
        }
    }
    Ok(Wave { channels })
}
