//! Several threads for a search, as other programs ask for them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

use gieo::ai::{Companion, Status};
use gieo::door::{Catalogue, Door, MOST_THREADS, Threads, Uci};
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::time::Duration;

/// Takes companions and runs each for a moment.
#[derive(Default)]
struct Desk(RefCell<Vec<Companion>>);

impl Desk {
    fn count(&self) -> usize {
        self.0.borrow().len()
    }

    /// Whether all would end now.
    fn all_end(&self) -> bool {
        self.0.borrow_mut().iter_mut().all(|companion| companion.run(1) == Status::Done)
    }
}

impl Threads for Desk {
    fn set_going(&self, mut companion: Companion) {
        companion.run(50_000);
        self.0.borrow_mut().push(companion);
    }
}

/// A clock that is a millisecond further each time.
fn ticking() -> impl Fn() -> Duration {
    let now = Cell::new(0);
    move || {
        now.set(now.get() + 1);
        Duration::from_millis(now.get())
    }
}

fn ask(more: Value, desk: &Desk) -> Value {
    let mut request = json!({"do": "search", "ruleset": "oware", "before": "start"});
    let more = more.as_object().unwrap().clone();
    request.as_object_mut().unwrap().extend(more);
    let clock = ticking();
    let door = Door::new(Catalogue::built_in().unwrap(), &clock).with_threads(desk);
    serde_json::from_str(&door.answer(request.to_string().as_bytes())).unwrap()
}

#[test]
fn a_search_by_time_has_the_threads_that_are_asked_for_and_tells_their_nodes() {
    for (threads, companions) in [(json!({}), 0), (json!({"threads": 1}), 0), (json!({"threads": 3}), 2)] {
        let desk = Desk::default();
        let mut more = json!({"movetime": 20});
        more.as_object_mut().unwrap().extend(threads.as_object().unwrap().clone());
        let answer = ask(more, &desk);
        assert!(answer["move"].is_u64(), "{answer}");
        assert_eq!(desk.count(), companions);
        assert!(answer["nodes"].as_u64().unwrap() >= 50_000 * companions as u64, "{answer}");
        assert!(desk.all_end(), "they outlive the search");
    }
}

#[test]
fn a_bad_number_of_threads_is_named() {
    for (threads, named) in
        [(json!(64), "1 to 16"), (json!(0), "1 to 16"), (json!("two"), "two"), (json!(1.5), "1.5"), (json!(-1), "-1")]
    {
        let answer = ask(json!({"movetime": 20, "threads": threads}), &Desk::default());
        let error = answer["error"].as_str().unwrap_or_else(|| panic!("{answer}"));
        assert!(error.starts_with("threads: ") && error.contains(named), "{error}");
    }
    assert_eq!(MOST_THREADS, 16);
}

#[test]
fn a_search_that_is_the_same_on_every_machine_takes_no_further_threads() {
    for limit in
        [json!({"depth": 3}), json!({"nodes": 500}), json!({"movetime": 20, "nodes": 500}), json!({"level": 3})]
    {
        let desk = Desk::default();
        let mut more = limit.clone();
        more["threads"] = json!(2);
        let error = ask(more, &desk)["error"].as_str().unwrap_or_else(|| panic!("{limit}")).to_owned();
        assert!(error.starts_with("threads: only a search that nothing but movetime ends"), "{error}");
        let mut one = limit;
        one["threads"] = json!(1);
        assert!(ask(one, &desk)["move"].is_u64());
        assert_eq!(desk.count(), 0);
    }
}

/// What is said after `lines`, searches finished.
fn talk(lines: &[&str], desk: &Desk) -> Vec<String> {
    let clock = ticking();
    let mut uci = Uci::new(Catalogue::built_in().unwrap(), &clock, 0).unwrap().with_threads(desk);
    let mut said = vec![];
    for line in lines {
        said.extend(uci.hear(line));
        while uci.thinking() {
            said.extend(uci.think());
        }
    }
    said
}

#[test]
fn uci_offers_threads_and_uses_them_by_time() {
    let desk = Desk::default();
    let said = talk(&["uci"], &desk);
    assert!(said.contains(&"option name Threads type spin default 1 min 1 max 16".to_owned()), "{said:?}");
    let said = talk(&["setoption name Threads value 3", "go movetime 20"], &desk);
    assert!(said.last().unwrap().starts_with("bestmove "), "{said:?}");
    assert_eq!(desk.count(), 2);
    assert!(desk.all_end());
}

#[test]
fn uci_takes_one_thread_by_depth_or_nodes_and_when_nothing_is_said() {
    let desk = Desk::default();
    talk(&["go movetime 20", "setoption name Threads value 3", "go depth 3", "go nodes 500"], &desk);
    talk(&["setoption name Threads value 3", "setoption name Level value 4", "go movetime 20"], &desk);
    assert_eq!(desk.count(), 0);
}

#[test]
fn uci_bounds_the_threads() {
    for bad in ["64", "0", "-1", "many", ""] {
        let desk = Desk::default();
        let said = talk(&[&format!("setoption name Threads value {bad}"), "go movetime 20"], &desk);
        assert_eq!(said[0], format!("info string Threads is {bad:?}, but must be 1 to 16"));
        assert_eq!(desk.count(), 0, "{bad}: what held before holds");
    }
}

#[test]
fn stop_dismisses_the_companions() {
    let desk = Desk::default();
    let clock = ticking();
    let mut uci = Uci::new(Catalogue::built_in().unwrap(), &clock, 0).unwrap().with_threads(&desk);
    uci.hear("setoption name Threads value 2");
    uci.hear("go infinite");
    uci.think();
    assert!(desk.count() == 1 && !desk.all_end());
    assert!(uci.hear("stop").last().unwrap().starts_with("bestmove "));
    assert!(desk.all_end());
}
