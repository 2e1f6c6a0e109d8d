//! Endgame tables for the computer at the table: from disk, or worked out beside the game when first needed.
//!
//! Nothing happens before they are asked for. Natively all is done on a thread of its own; in a browser in slices of
//! frames in which nobody has to think.

use super::answer::Weighing;
use super::opponent::ThinkSystems;
use super::saves::Disk;
use super::{GameSystems, Hints, Notice, Session, Settings, Thinking};
use crate::ai::endgame::{FileError, USUAL_SEEDS, fits};
use crate::ai::{Builder, EndgameTables, Status};
use crate::platform::{Job, Storage, StorageError, Work};
use bevy::prelude::*;
use std::sync::Arc;

/// The name of the file, the same that `gieo-engine tables` writes.
const NAME: &str = "oware.endgames";
/// Tables for so many seeds are made once the usual ones are there: ten seconds of one core, seventeen megabytes.
const LATER: u8 = if cfg!(target_arch = "wasm32") { USUAL_SEEDS } else { 15 };
/// Larger tables, which somebody made by the tool, would take too much memory.
const MOST_READ: u8 = 18;
/// Positions in a slice of work: a millisecond or less.
const POSITIONS: u32 = 4000;
/// The most that a browser's single thread may give to tables in one frame, in milliseconds.
const SLICE_MS: f64 = 4.0;

/// The endgame tables, as far as they are there.
#[derive(Resource, Debug)]
pub struct Endgames {
    tables: Option<Arc<EndgameTables>>,
    /// The seeds up to which tables are still to be made, first things first.
    goals: Vec<u8>,
    job: Option<Job<Made>>,
    asked: bool,
}

impl Default for Endgames {
    fn default() -> Endgames {
        Endgames::up_to(USUAL_SEEDS, LATER)
    }
}

impl Endgames {
    /// Nothing there yet; tables are to reach `first` seeds as soon as they are needed, and `later` seeds after that.
    pub fn up_to(first: u8, later: u8) -> Endgames {
        Endgames { tables: None, goals: vec![first, later], job: None, asked: false }
    }

    /// The tables for games that they [fit](crate::ai::endgame::fits); `None` while there are none.
    pub fn tables(&self) -> Option<&Arc<EndgameTables>> {
        self.tables.as_ref()
    }

    /// Lets them be made if they are not there.
    pub fn ask(&mut self) {
        self.asked = true;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Endgames>();
    app.add_systems(Update, (ask, tend).chain().in_set(GameSystems::Input).after(ThinkSystems));
}

/// They are needed where somebody at the table knows endgames by heart, and where advice is wanted.
fn ask(session: Option<Res<Session>>, hints: Res<Hints>, settings: Res<Settings>, mut endgames: ResMut<Endgames>) {
    let Some(session) = session.filter(|s| !s.is_story() && !endgames.asked) else { return };
    let wanted = || hints.on() || settings.evaluation || session.seats().iter().any(|seat| seat.who.knows_endgames());
    let changed = session.is_changed() || hints.is_changed() || settings.is_changed();
    if changed && wanted() && fits(session.position().rules()) {
        endgames.ask();
    }
}

/// Whoever has to think goes first.
fn tend(
    disk: Res<Disk>,
    thinking: Res<Thinking>,
    weighing: Res<Weighing>,
    mut endgames: ResMut<Endgames>,
    mut notices: MessageWriter<Notice>,
) {
    let idle = !endgames.asked || endgames.job.is_none() && endgames.goals.is_empty();
    if idle || thinking.is_busy() || weighing.is_busy() {
        return;
    }
    if endgames.job.is_none() {
        endgames.begin(&disk.0);
    }
    let Some(job) = &mut endgames.job else { return };
    let made = job.poll(SLICE_MS);
    if job.failed() {
        warn!("endgame tables could not be worked out");
        endgames.goals.clear();
        endgames.job = None;
    }
    if let Some(made) = made {
        endgames.job = None;
        endgames.tables = Some(Arc::new(made.tables));
        notices.write_batch(made.notice);
    }
}

impl Endgames {
    /// Begins the work on the next goal.
    fn begin(&mut self, disk: &Storage) {
        let goal = self.goals.remove(0);
        let known = self.tables.as_ref().map(|tables| EndgameTables::clone(tables));
        if known.as_ref().is_none_or(|known| known.seeds() < goal) {
            self.job = Some(Job::start(Making::new(disk.clone(), known, goal), u32::MAX));
        }
    }
}

/// What became of the work.
#[derive(Debug)]
struct Made {
    tables: EndgameTables,
    notice: Option<Notice>,
}

/// Tables in the making.
struct Making {
    disk: Storage,
    goal: u8,
    builder: Option<Builder>,
    /// How many seeds the tables on disk are for.
    kept: u8,
    /// What lies on disk is somebody's larger tables.
    keep_off: bool,
    notice: Option<Notice>,
}

impl Making {
    fn new(disk: Storage, known: Option<EndgameTables>, goal: u8) -> Making {
        let builder = known.map(|known| Builder::onto(known, goal));
        Making { disk, goal, builder, kept: 0, keep_off: false, notice: None }
    }

    /// The tables on disk, if there are sound ones.
    fn look(&mut self) -> Option<EndgameTables> {
        let what = match self.disk.read_bytes(NAME, EndgameTables::file_len(MOST_READ)) {
            Ok(None) => return None,
            Ok(Some(bytes)) => match EndgameTables::from_bytes(&bytes) {
                Ok(tables) => return Some(tables),
                Err(error) => {
                    if error == FileError::Foreign {
                        self.set_aside(error);
                    }
                    error.to_string()
                }
            },
            Err(error) => {
                self.keep_off = matches!(error, StorageError::TooBig { .. });
                error.to_string()
            }
        };
        warn!("{}: {what}; endgame tables are made anew", self.disk.describe(NAME));
        None
    }

    /// What is not ours must not be lost.
    fn set_aside(&mut self, what: FileError) {
        match self.disk.set_aside(NAME) {
            Ok(aside) => {
                let file = self.disk.describe(NAME);
                self.notice = Some(Notice::SetAside { file, aside, what: what.to_string() });
            }
            Err(_) => self.keep_off = true,
        }
    }

    /// Tables are kept in a folder of the player's, unless that takes nothing; a browser keeps no bytes.
    fn keep(&self, tables: &EndgameTables) {
        let folder = self.disk.inside(NAME).is_some() && self.disk.trouble().is_none();
        if !folder || self.keep_off || tables.seeds() <= self.kept {
            return;
        }
        if let Err(error) = self.disk.write_bytes(NAME, &tables.to_bytes()) {
            warn!("endgame tables are kept in memory only: {error}");
        }
    }
}

impl Work for Making {
    type Output = Made;

    fn slice(&mut self) -> bool {
        if let Some(builder) = &mut self.builder {
            return builder.run(POSITIONS) == Status::Done;
        }
        let found = self.look();
        self.kept = found.as_ref().map_or(0, EndgameTables::seeds);
        let goal = self.goal;
        self.builder = Some(found.map_or_else(|| Builder::new(goal), |found| Builder::onto(found, goal)));
        false
    }

    fn finish(mut self) -> Made {
        let tables = self.builder.take().map_or_else(|| Builder::new(0).tables().clone(), |b| b.tables().clone());
        self.keep(&tables);
        Made { tables, notice: self.notice }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(disk: &Storage, known: Option<EndgameTables>, goal: u8) -> Made {
        let mut making = Making::new(disk.clone(), known, goal);
        while !making.slice() {}
        making.finish()
    }

    fn on_disk(disk: &Storage) -> Option<u8> {
        let bytes = disk.read_bytes(NAME, 1 << 20).unwrap();
        bytes.map(|bytes| EndgameTables::from_bytes(&bytes).unwrap().seeds())
    }

    #[test]
    fn tables_are_made_kept_found_again_and_grow() {
        let folder = tempfile::tempdir().unwrap();
        let disk = Storage::at(folder.path());
        let four = made(&disk, None, 4);
        assert_eq!((four.tables.seeds(), on_disk(&disk)), (4, Some(4)));
        let six = made(&disk, Some(four.tables), 6);
        assert_eq!((six.tables.seeds(), on_disk(&disk)), (6, Some(6)));
        assert_eq!(made(&disk, None, 4).tables, six.tables, "larger ones on disk are not made smaller");
        assert_eq!(on_disk(&disk), Some(6));
    }

    #[test]
    fn broken_and_older_files_are_made_anew_and_strangers_set_aside() {
        let folder = tempfile::tempdir().unwrap();
        let disk = Storage::at(folder.path());
        let sound = made(&disk, None, 4).tables.to_bytes();
        let with = |at: usize, byte: u8| [&sound[..at], &[byte], &sound[at + 1..]].concat();
        for broken in [with(16, 99), with(40, 1 ^ sound[40]), sound[..50].to_vec()] {
            disk.write_bytes(NAME, &broken).unwrap();
            let again = made(&disk, None, 4);
            assert_eq!((again.tables.to_bytes() == sound, again.notice, on_disk(&disk)), (true, None, Some(4)));
        }
        disk.write_bytes(NAME, b"my shopping").unwrap();
        let notice = made(&disk, None, 4).notice;
        assert!(matches!(notice, Some(Notice::SetAside { .. })), "{notice:?}");
        assert_eq!(on_disk(&disk), Some(4));
    }

    #[test]
    fn where_nothing_can_be_kept_tables_are_made_all_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a-file");
        std::fs::write(&file, "in the way").unwrap();
        let nowhere = Storage::at(file.join("inside"));
        assert!(nowhere.trouble().is_some());
        for disk in [nowhere, Storage::memory()] {
            assert_eq!((made(&disk, None, 4).tables.seeds(), disk.read_bytes(NAME, 99).unwrap()), (4, None));
        }
    }
}
