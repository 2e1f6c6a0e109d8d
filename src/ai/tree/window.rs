//! Between which values a search has to be exact.

use crate::ai::evaluation::INFINITE;

/// Between which values a search has to be exact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// Nobody asks how much worse than this it is.
    pub alpha: i32,
    /// Nobody asks how much better than this it is.
    pub beta: i32,
}

impl Window {
    /// Everything.
    pub const FULL: Window = Window { alpha: -INFINITE, beta: INFINITE };

    /// Asks only whether the value is above `alpha`.
    pub fn scout(alpha: i32) -> Window {
        Window { alpha, beta: alpha + 1 }
    }

    /// Whether only a bound is asked for.
    pub fn is_scout(self) -> bool {
        self.beta - self.alpha <= 1
    }

    /// The same seen from the other side if `turned`.
    #[inline]
    pub fn seen(self, turned: bool) -> Window {
        if turned { Window { alpha: -self.beta, beta: -self.alpha } } else { self }
    }
}
