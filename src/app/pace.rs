//! How long the computer looks at a settled board before it moves.
//!
//! The search has long been done by then: the time is for the person, who wants to see what happened, and to feel
//! that somebody thinks. It is longer when the two best moves are close, never outside of its bounds, and it follows
//! the speed at which the player wants everything else.

use crate::ai::Report;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The bounds, in seconds.
pub(super) const SHORTEST: f32 = 0.5;
pub(super) const LONGEST: f32 = 2.5;
/// A choice that is plain, and what is added when the best two are level, in seconds.
const PLAIN: f32 = 0.65;
const CLOSE: f32 = 1.15;
/// Nobody takes the same time twice: how much longer or shorter it may be.
const UNEVEN: f32 = 0.25;

/// Seconds of looking; `mood` is chance from 0 to 1, `speed` that of the settings.
pub(super) fn pause(report: &Report, mood: f32, speed: f32) -> f32 {
    let usual = match report.all.as_slice() {
        // Seeds between them: none doubles the doubt, five leave a little of it.
        [best, second, ..] => PLAIN + CLOSE / (1.0 + f32::from(best.score.saturating_sub(second.score).max(0))),
        [] | [_] => SHORTEST,
    };
    let uneven = 1.0 + UNEVEN * (2.0 * mood - 1.0);
    (usual * uneven / speed.max(0.1)).clamp(SHORTEST, LONGEST)
}

/// The chance, from 0 to 1, of a ply of the game with this seed.
pub(super) fn mood(seed: u64, ply: usize) -> f32 {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(ply as u64);
    rng.random_range(0.0..1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Scored;
    use crate::rules::Move;

    fn report(scores: &[i16]) -> Report {
        let scored = |score: &i16| Scored { mv: Move::forward(0), score: *score, exact: true, proved: false };
        Report { all: scores.iter().map(scored).collect(), ..Report::default() }
    }

    #[test]
    fn close_choices_take_longer_and_plain_ones_are_quick() {
        let looks = |scores: &[i16]| pause(&report(scores), 0.5, 1.0);
        assert!(looks(&[3, 3]) > looks(&[3, 2]) && looks(&[3, 2]) > looks(&[3, -9]));
        assert_eq!(looks(&[3]), SHORTEST);
    }

    #[test]
    fn nothing_takes_it_out_of_its_bounds() {
        for scores in [&[][..], &[1], &[0, 0], &[i16::MAX, i16::MIN], &[i16::MIN, i16::MAX]] {
            for (mood, speed) in [(0.0, 3.0), (1.0, 0.5), (0.5, 0.0), (1.0, 1.0)] {
                let seconds = pause(&report(scores), mood, speed);
                assert!((SHORTEST..=LONGEST).contains(&seconds), "{scores:?} {mood} {speed}: {seconds}");
            }
        }
    }

    #[test]
    fn who_wants_it_faster_waits_less() {
        assert!(pause(&report(&[0, 0]), 0.5, 2.0) < pause(&report(&[0, 0]), 0.5, 1.0));
    }
}
