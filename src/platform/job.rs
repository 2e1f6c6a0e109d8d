//! Long work that never holds up a frame: a thread of its own natively, slices of each frame in a browser.

#[cfg(not(target_arch = "wasm32"))]
use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
    mpsc::{Receiver, TryRecvError, channel},
};
use std::{
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Mutex, PoisonError},
};

use super::Stopwatch;

/// Work cut into small slices, so that it can be stopped between any two of them.
pub trait Work: Send + 'static {
    /// What the work comes to.
    type Output: Send + 'static;

    /// Does one small slice (a millisecond or two at most); true when all is done.
    fn slice(&mut self) -> bool;

    /// The result so far: called once, after the last slice or when the time is up.
    fn finish(self) -> Self::Output;
}

/// A piece of work under way. Dropping it cancels the work before its next slice and never waits.
pub struct Job<T> {
    // The lock is never taken (there is always `&mut`): it makes a job `Sync`, as a Bevy resource has to be.
    state: Mutex<State<T>>,
}

enum State<T> {
    #[cfg(not(target_arch = "wasm32"))]
    Apart(Apart<T>),
    Here(Box<dyn Steps<T>>),
    Over,
    Failed,
}

impl<T: Send + 'static> Job<T> {
    /// Starts `work`. Once `budget_ms` milliseconds have passed since, it is finished as it stands, after at least
    /// one slice.
    #[must_use]
    pub fn start<W: Work<Output = T>>(work: W, budget_ms: u32) -> Self {
        #[cfg(not(target_arch = "wasm32"))]
        let state = start_apart(Running::new(work, budget_ms));
        #[cfg(target_arch = "wasm32")]
        let state = start_here(Running::new(work, budget_ms));
        Self { state: Mutex::new(state) }
    }

    /// The same without a thread of its own, on any machine: what a browser does, to measure it.
    #[must_use]
    pub fn start_in_slices<W: Work<Output = T>>(work: W, budget_ms: u32) -> Self {
        Self { state: Mutex::new(start_here(Running::new(work, budget_ms))) }
    }

    /// The output, once. Natively this only looks; in a browser it works for `slice_ms` milliseconds, at least one
    /// slice and at most one slice longer.
    pub fn poll(&mut self, slice_ms: f64) -> Option<T> {
        let state = self.state.get_mut().unwrap_or_else(PoisonError::into_inner);
        let (next, output) = std::mem::replace(state, State::Over).poll(slice_ms);
        *state = next;
        output
    }

    /// True if the work broke down (a panic): there will be no output.
    #[must_use]
    pub fn failed(&self) -> bool {
        matches!(*self.state.lock().unwrap_or_else(PoisonError::into_inner), State::Failed)
    }
}

impl<T> fmt::Debug for Job<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match *self.state.lock().unwrap_or_else(PoisonError::into_inner) {
            #[cfg(not(target_arch = "wasm32"))]
            State::Apart(_) => "on its own thread",
            State::Here(_) => "in slices",
            State::Over => "over",
            State::Failed => "failed",
        };
        write!(formatter, "Job({name})")
    }
}

impl<T> State<T> {
    fn poll(self, slice_ms: f64) -> (Self, Option<T>) {
        match self {
            #[cfg(not(target_arch = "wasm32"))]
            Self::Apart(apart) => match apart.output.try_recv() {
                Ok(output) => (Self::Over, Some(output)),
                Err(TryRecvError::Empty) => (Self::Apart(apart), None),
                Err(TryRecvError::Disconnected) => (Self::Failed, None),
            },
            Self::Here(steps) => match catch_unwind(AssertUnwindSafe(|| steps.run_for(slice_ms))) {
                Ok(Ok(output)) => (Self::Over, Some(output)),
                Ok(Err(steps)) => (Self::Here(steps), None),
                Err(_) => (Self::Failed, None),
            },
            Self::Over => (Self::Over, None),
            Self::Failed => (Self::Failed, None),
        }
    }
}

/// Work with its clock.
struct Running<W> {
    work: W,
    watch: Stopwatch,
    budget_ms: f64,
}

impl<W: Work> Running<W> {
    fn new(work: W, budget_ms: u32) -> Self {
        Self { work, watch: Stopwatch::start(), budget_ms: f64::from(budget_ms) }
    }

    /// One slice; true when the work is done or its time is up.
    fn step(&mut self) -> bool {
        self.work.slice() || self.watch.elapsed_ms() >= self.budget_ms
    }
}

/// Running work whose kind is forgotten.
trait Steps<T>: Send {
    /// The output, or the rest of the work once `slice_ms` have passed.
    fn run_for(self: Box<Self>, slice_ms: f64) -> Result<T, Box<dyn Steps<T>>>;
}

impl<W: Work> Steps<W::Output> for Running<W> {
    fn run_for(mut self: Box<Self>, slice_ms: f64) -> Result<W::Output, Box<dyn Steps<W::Output>>> {
        let watch = Stopwatch::start();
        loop {
            if self.step() {
                return Ok(self.work.finish());
            }
            if watch.elapsed_ms() >= slice_ms {
                return Err(self);
            }
        }
    }
}

fn start_here<W: Work>(running: Running<W>) -> State<W::Output> {
    State::Here(Box::new(running))
}

/// The near end of a thread that works.
#[cfg(not(target_arch = "wasm32"))]
struct Apart<T> {
    output: Receiver<T>,
    cancelled: Arc<AtomicBool>,
}

#[cfg(not(target_arch = "wasm32"))]
impl<T> Drop for Apart<T> {
    fn drop(&mut self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }
}

/// Hands the work to a thread of its own; on a machine that grants no more threads it is done in slices instead.
#[cfg(not(target_arch = "wasm32"))]
fn start_apart<W: Work>(running: Running<W>) -> State<W::Output> {
    let (hand_over, handed_over) = channel();
    let (send, output) = channel();
    let cancelled = Arc::new(AtomicBool::new(false));
    let stop = Arc::clone(&cancelled);
    // A panic ends the thread and drops `send`: the near end sees the line go dead, which is a failed job.
    let body = move || {
        let Ok(running) = handed_over.recv() else { return };
        if let Some(result) = run_until_stopped(running, &stop) {
            let _nobody_waits_any_more = send.send(result);
        }
    };
    match std::thread::Builder::new().name("gieo-work".into()).spawn(body) {
        Ok(_detached) => match hand_over.send(running) {
            Ok(()) => State::Apart(Apart { output, cancelled }),
            Err(refused) => start_here(refused.0),
        },
        Err(_no_more_threads) => start_here(running),
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn run_until_stopped<W: Work>(mut running: Running<W>, stop: &AtomicBool) -> Option<W::Output> {
    while !stop.load(Ordering::Relaxed) {
        if running.step() {
            return Some(running.work.finish());
        }
    }
    None
}

#[cfg(test)]
#[path = "job_tests.rs"]
mod tests;
