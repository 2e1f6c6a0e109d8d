//! Measuring time that has passed.

/// Measures the time since it was started; never runs backwards.
#[derive(Debug, Clone, Copy)]
pub struct Stopwatch {
    #[cfg(not(target_arch = "wasm32"))]
    started: std::time::Instant,
    #[cfg(target_arch = "wasm32")]
    started_ms: f64,
}

#[cfg(not(target_arch = "wasm32"))]
impl Stopwatch {
    /// Starts measuring now.
    #[must_use]
    pub fn start() -> Self {
        Self { started: std::time::Instant::now() }
    }

    /// Milliseconds since the start.
    #[must_use]
    pub fn elapsed_ms(&self) -> f64 {
        self.started.elapsed().as_secs_f64() * 1000.0
    }
}

#[cfg(target_arch = "wasm32")]
impl Stopwatch {
    /// Starts measuring now.
    #[must_use]
    pub fn start() -> Self {
        Self { started_ms: now_ms() }
    }

    /// Milliseconds since the start.
    #[must_use]
    pub fn elapsed_ms(&self) -> f64 {
        (now_ms() - self.started_ms).max(0.0)
    }
}

/// The page's own clock; the calendar's where a page has none (it may be set back, hence the `max` above).
#[cfg(target_arch = "wasm32")]
fn now_ms() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or_else(js_sys::Date::now, |clock| clock.now())
}

#[cfg(test)]
mod tests {
    use super::Stopwatch;
    use std::time::Duration;

    #[test]
    fn a_stopwatch_counts_milliseconds() {
        let watch = Stopwatch::start();
        std::thread::sleep(Duration::from_millis(20));
        let elapsed = watch.elapsed_ms();
        assert!((20.0..5_000.0).contains(&elapsed), "{elapsed} ms");
        assert!(watch.elapsed_ms() >= elapsed);
    }
}
