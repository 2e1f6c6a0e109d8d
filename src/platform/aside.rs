//! Help for work that would be done without it too.

use std::ops::ControlFlow;

/// Has `slice` done again and again on a thread of its own until it breaks off, which it has to do by itself once nobody
/// needs it any more. A panic ends its thread and nothing else.
///
/// In a browser, and on a machine that grants no more threads, nothing is done.
pub fn set_going(slice: impl FnMut() -> ControlFlow<()> + Send + 'static) {
    #[cfg(not(target_arch = "wasm32"))]
    {
        let mut slice = slice;
        let body = move || while slice().is_continue() {};
        let _none_is_no_harm = std::thread::Builder::new().name("gieo-aside".into()).spawn(body);
    }
    #[cfg(target_arch = "wasm32")]
    drop(slice);
}

#[cfg(test)]
mod tests {
    use super::set_going;
    use std::ops::ControlFlow;
    use std::sync::mpsc::channel;
    use std::time::Duration;

    const SOON: Duration = Duration::from_secs(10);

    #[test]
    fn slices_follow_one_another_until_one_breaks_off() {
        let (told, news) = channel();
        let mut slices = 0;
        set_going(move || {
            slices += 1;
            told.send(slices).unwrap();
            if slices < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        let heard: Vec<i32> = std::iter::from_fn(|| news.recv_timeout(SOON).ok()).collect();
        assert_eq!(heard, [1, 2, 3]);
    }

    #[test]
    fn a_panic_ends_only_its_own_thread() {
        let (told, news) = channel();
        set_going(move || {
            told.send(()).unwrap();
            panic!("planted breakdown");
        });
        assert!(news.recv_timeout(SOON).is_ok());
        assert!(news.recv_timeout(SOON).is_err(), "it went on");
    }
}
