//! Every test runs the work both ways: on its own thread, and in slices as a browser does.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicU32, Ordering},
    },
    thread::sleep,
    time::Duration,
};

use super::{Job, Running, State, Stopwatch, Work, start_here};

/// Counts its slices up to a goal, a millisecond each, and may break down at one of them.
struct Counter {
    slices: Arc<AtomicU32>,
    goal: u32,
    breaks_at: Option<u32>,
}

impl Work for Counter {
    type Output = u32;

    fn slice(&mut self) -> bool {
        sleep(Duration::from_millis(1));
        let count = self.slices.fetch_add(1, Ordering::SeqCst) + 1;
        assert!(self.breaks_at != Some(count), "planted breakdown");
        count >= self.goal
    }

    fn finish(self) -> u32 {
        self.slices.load(Ordering::SeqCst)
    }
}

fn counter(goal: u32) -> (Counter, Arc<AtomicU32>) {
    let slices = Arc::new(AtomicU32::new(0));
    (Counter { slices: Arc::clone(&slices), goal, breaks_at: None }, slices)
}

fn in_slices(work: Counter, budget_ms: u32) -> Job<u32> {
    Job { state: Mutex::new(start_here(Running::new(work, budget_ms))) }
}

const BOTH: [fn(Counter, u32) -> Job<u32>; 2] = [Job::start, in_slices];

/// Polls as a game does, once a frame, for ten seconds at most.
fn wait(job: &mut Job<u32>) -> Option<u32> {
    let watch = Stopwatch::start();
    while watch.elapsed_ms() < 10_000.0 && !job.failed() {
        if let Some(output) = job.poll(2.0) {
            return Some(output);
        }
        sleep(Duration::from_millis(1));
    }
    None
}

#[test]
fn a_job_gives_its_output_exactly_once() {
    for start in BOTH {
        let mut job = start(counter(20).0, 60_000);
        assert_eq!(wait(&mut job), Some(20));
        assert_eq!(job.poll(2.0), None);
        assert!(!job.failed());
    }
}

#[test]
fn a_job_is_finished_as_it_stands_when_its_time_is_up() {
    for start in BOTH {
        let watch = Stopwatch::start();
        let mut job = start(counter(u32::MAX).0, 30);
        let done = wait(&mut job);
        assert!(done.is_some_and(|slices| (1..=30).contains(&slices)), "{done:?}");
        assert!(watch.elapsed_ms() >= 30.0);
    }
}

#[test]
fn a_job_without_any_time_does_one_slice() {
    for start in BOTH {
        assert_eq!(wait(&mut start(counter(u32::MAX).0, 0)), Some(1));
    }
}

#[test]
fn a_panic_in_the_work_is_a_failed_job_and_nothing_worse() {
    for start in BOTH {
        let mut work = counter(20).0;
        work.breaks_at = Some(3);
        let mut job = start(work, 60_000);
        assert_eq!(wait(&mut job), None);
        assert!(job.failed());
        assert_eq!(job.poll(2.0), None);
    }
}

#[test]
fn dropping_a_job_cancels_it_soon_and_does_not_wait() {
    for start in BOTH {
        let (work, slices) = counter(u32::MAX);
        let mut job = start(work, u32::MAX);
        assert_eq!(job.poll(5.0), None);
        drop(job);
        sleep(Duration::from_millis(300));
        let then = slices.load(Ordering::SeqCst);
        sleep(Duration::from_millis(100));
        assert_eq!(slices.load(Ordering::SeqCst), then, "the work went on");
    }
}

#[test]
fn polling_in_slices_keeps_to_its_time() {
    let mut job = in_slices(counter(u32::MAX).0, u32::MAX);
    let watch = Stopwatch::start();
    assert_eq!(job.poll(20.0), None);
    assert!((20.0..2_000.0).contains(&watch.elapsed_ms()), "{} ms", watch.elapsed_ms());
}

#[test]
fn natively_the_work_has_a_thread_of_its_own() {
    let job = Job::start(counter(u32::MAX).0, u32::MAX);
    assert!(matches!(*job.state.lock().unwrap(), State::Apart(_)));
}

#[test]
fn a_job_may_live_in_a_bevy_resource() {
    fn fits<T: Send + Sync + 'static>() {}
    fits::<Job<u32>>();
}
