//! Endgame tables for the searches of this program: from disk, or made beside the searches when first needed.

use crate::shelf::{Found, Shelf};
use gieo::ai::Status;
use gieo::ai::endgame::{Builder, EndgameTables, USUAL_SEEDS};
use gieo::door::Endgames;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, Once, PoisonError};
use std::thread;
use std::time::Duration;

/// Positions between two looks at whether another number of seeds is finished.
const SLICE: u32 = 100_000;

/// Keeps tables; nothing happens before they are asked for.
pub struct Keeper {
    begun: Once,
    desk: Arc<Desk>,
}

/// What the thread that makes tables has come to.
#[derive(Default)]
struct Desk {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    tables: Option<Arc<EndgameTables>>,
    /// Nothing more will come.
    done: bool,
}

impl Keeper {
    /// Nothing there yet.
    pub fn new() -> Keeper {
        Keeper { begun: Once::new(), desk: Arc::default() }
    }

    fn begin(&self) {
        let desk = Arc::clone(&self.desk);
        let begun = thread::Builder::new().name("endgames".to_owned()).spawn(move || desk.work());
        if begun.is_err() {
            drop(Done(&self.desk));
        }
    }
}

impl Endgames for Keeper {
    fn tables(&self, seeds: u8, wait: Duration) -> Option<Arc<EndgameTables>> {
        self.begun.call_once(|| self.begin());
        let reach = |state: &State| state.tables.as_ref().map_or(0, |tables| tables.seeds());
        let short = |state: &mut State| !state.done && reach(state) < seeds;
        let state = self.desk.lock();
        let waited = self.desk.changed.wait_timeout_while(state, wait, short);
        let (state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        state.tables.clone()
    }
}

impl Desk {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell(&self, tables: &EndgameTables) {
        self.lock().tables = Some(Arc::new(tables.clone()));
        self.changed.notify_all();
    }

    /// Looks for tables on disk and makes what is missing to the usual number of seeds.
    fn work(&self) {
        let _told_even_if_this_breaks_down = Done(self);
        let mut builder = match Shelf::at(None).look() {
            Found::Tables(tables) => Builder::onto(tables, USUAL_SEEDS),
            Found::Nothing => Builder::new(USUAL_SEEDS),
            Found::Broken(what, _) => {
                eprintln!("gieo-engine: {what}; `gieo-engine tables` makes the file anew");
                Builder::new(USUAL_SEEDS)
            }
        };
        let mut seeds = 0;
        while builder.run(SLICE) == Status::Working {
            if builder.tables().seeds() > seeds {
                seeds = builder.tables().seeds();
                self.tell(builder.tables());
            }
        }
        self.tell(builder.tables());
    }
}

/// Says at its end that nothing more will come.
struct Done<'a>(&'a Desk);

impl Drop for Done<'_> {
    fn drop(&mut self) {
        self.0.lock().done = true;
        self.0.changed.notify_all();
    }
}
