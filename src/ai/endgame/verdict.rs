//! What is known of a position, in one byte.

/// Up to so many seeds fit into a byte with their move.
const MOST: u8 = 36;
/// The first byte of a won position.
const WON: u8 = MOST + 1;

/// The value of a position, and for a won one the move to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict(pub(super) u8);

impl Verdict {
    /// Not found yet.
    pub(super) const OPEN: Verdict = Verdict(u8::MAX);
    /// Nobody comes out ahead.
    pub(super) const DRAWN: Verdict = Verdict(0);

    /// The player to move falls `by` seeds behind.
    pub(super) fn lost(by: u8) -> Verdict {
        Verdict(by)
    }

    /// The player to move gets `by` seeds ahead by lifting `pit`.
    pub(super) fn won(by: u8, pit: u8) -> Verdict {
        Verdict(WON + (by - 1) * 6 + pit)
    }

    /// By how many of the seeds in play the player to move comes out ahead.
    pub fn value(self) -> i8 {
        match self.0.checked_sub(WON) {
            None => -(self.0 as i8),
            Some(code) => (code / 6) as i8 + 1,
        }
    }

    /// The pit, from 0 to 5, that gets a won position's value for certain.
    pub fn progress(self) -> Option<u8> {
        self.0.checked_sub(WON).map(|code| code % 6)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_verdict_has_its_byte() {
        for by in 1..=MOST {
            assert_eq!((Verdict::lost(by).value(), Verdict::lost(by).progress()), (-(by as i8), None));
            for pit in 0..6 {
                let won = Verdict::won(by, pit);
                assert_eq!((won.value(), won.progress()), (by as i8, Some(pit)));
                assert_ne!(won, Verdict::OPEN);
            }
        }
        assert_eq!(Verdict::DRAWN.value(), 0);
    }
}
