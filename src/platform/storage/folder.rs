//! Texts and bytes as files in one folder.

use std::{
    ffi::OsString,
    fs::{self, File},
    io::{self, ErrorKind, Read, Write},
    path::{Path, PathBuf},
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

use super::StorageError;

/// The end of the name of a file that is being written.
const HALF: &str = ".half";
/// A half-written file this old was left by a program that died.
const LEFTOVER_AGE: Duration = Duration::from_secs(3600);

/// The folder of the user: what `GIEO_DATA` says unless it is empty, else where the system keeps the data of programs.
pub(super) fn of_user(gieo_data: Option<OsString>) -> Option<PathBuf> {
    match gieo_data {
        Some(folder) if !folder.is_empty() => Some(folder.into()),
        Some(_) | None => directories::ProjectDirs::from("", "", "gieo").map(|dirs| dirs.data_dir().to_owned()),
    }
}

/// A folder that exists, or did when it was opened.
#[derive(Debug, Clone)]
pub(super) struct Folder {
    path: PathBuf,
}

impl Folder {
    /// The folder, made if need be, and rid of what dead programs left half written. `Err` says why not.
    pub(super) fn open(path: PathBuf) -> Result<Self, String> {
        let path = std::path::absolute(&path).unwrap_or(path);
        fs::create_dir_all(&path).map_err(|e| format!("cannot make the folder {}: {e}", path.display()))?;
        sweep(&path);
        Ok(Self { path })
    }

    /// Tries the folder out with a file of its own. `Err` says why nothing can be written.
    pub(super) fn check_writable(&self) -> Result<(), String> {
        let half = self.half_name("probe");
        // Nobody needs it later, so that it may be gone as soon as it is there: a program may end meanwhile.
        fs::write(&half, b"").and_then(|()| fs::remove_file(&half)).map_err(|e| {
            let _gone_or_never_made = fs::remove_file(&half);
            format!("cannot write in the folder {}: {e}", self.path.display())
        })
    }

    pub(super) fn describe(&self, name: &str) -> String {
        self.path.join(name).display().to_string()
    }

    /// A folder in this one, which is made when something is written there.
    pub(super) fn inside(&self, name: &str) -> Self {
        Self { path: self.path.join(name) }
    }

    pub(super) fn read(&self, name: &str, most: u64) -> Result<Option<Vec<u8>>, StorageError> {
        read_bytes(&self.path.join(name), most)
    }

    /// The names that end in `ending`, in order; none if there is no such folder.
    pub(super) fn names(&self, ending: &str) -> Result<Vec<String>, StorageError> {
        let entries = match fs::read_dir(&self.path) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(self.refused("read", "", &error)),
        };
        let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
        let wanted = |name: &String| name.ends_with(ending) && !name.starts_with('.');
        let mut names: Vec<_> = entries.flatten().map(name).filter(wanted).collect();
        names.sort();
        Ok(names)
    }

    pub(super) fn write(&self, name: &str, bytes: &[u8]) -> Result<(), StorageError> {
        let half = self.half_name(name);
        let outcome = fs::create_dir_all(&self.path)
            .and_then(|()| write_synced(&half, bytes))
            .and_then(|()| fs::rename(&half, self.path.join(name)));
        if let Err(error) = outcome {
            let _gone_or_never_made = fs::remove_file(&half);
            return Err(self.refused("write", name, &error));
        }
        sync_folder(&self.path);
        Ok(())
    }

    /// False, and nothing done, if `to` is taken.
    pub(super) fn rename_to_new(&self, from: &str, to: &str) -> Result<bool, StorageError> {
        if fs::symlink_metadata(self.path.join(to)).is_ok() {
            return Ok(false);
        }
        match fs::rename(self.path.join(from), self.path.join(to)) {
            Ok(()) => Ok(true),
            Err(error) if error.kind() == ErrorKind::NotFound => {
                Err(StorageError::Missing { path: self.describe(from) })
            }
            Err(error) => Err(self.refused("rename", from, &error)),
        }
    }

    pub(super) fn remove(&self, name: &str) -> Result<(), StorageError> {
        match fs::remove_file(self.path.join(name)) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(self.refused("remove", name, &error)),
            Ok(()) | Err(_) => Ok(()),
        }
    }

    /// A name no other writer uses, in this program or another; hidden, and no name a caller may give.
    fn half_name(&self, name: &str) -> PathBuf {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        self.path.join(format!(".{name}-{}-{count}{HALF}", std::process::id()))
    }

    fn refused(&self, action: &'static str, name: &str, cause: &io::Error) -> StorageError {
        refused(action, self.describe(name), cause)
    }
}

fn refused(action: &'static str, path: String, cause: &io::Error) -> StorageError {
    StorageError::Refused { action, path, cause: cause.to_string() }
}

/// The text of the file at `path`, which may have `most` bytes; `None` if there is none.
///
/// # Errors
/// A folder or a device in its place; more bytes; not UTF-8; or what the system says.
pub fn read_text(path: &Path, most: u64) -> Result<Option<String>, StorageError> {
    let bytes = read_bytes(path, most)?;
    bytes.map(|bytes| super::text_of(bytes, || path.display().to_string())).transpose()
}

fn read_bytes(path: &Path, most: u64) -> Result<Option<Vec<u8>>, StorageError> {
    let shown = || path.display().to_string();
    // Looked at before it is opened: opening a pipe would wait for ever.
    let about = match fs::metadata(path) {
        Ok(about) => about,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(refused("read", shown(), &error)),
    };
    if !about.is_file() {
        return Err(StorageError::NotAFile { path: shown() });
    }
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(most + 1).read_to_end(&mut bytes))
        .map_err(|e| refused("read", shown(), &e))?;
    if bytes.len() as u64 > most {
        return Err(StorageError::TooBig { path: shown(), bytes: about.len(), most });
    }
    Ok(Some(bytes))
}

/// Writes a new file down to the disk itself.
fn write_synced(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::options().write(true).create_new(true).open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Makes the renaming last too. Some systems cannot; the bytes themselves are safe by then, so that is no error.
fn sync_folder(path: &Path) {
    if cfg!(unix) {
        let _unsupported = File::open(path).and_then(|folder| folder.sync_all());
    }
}

/// Removes half-written files that nobody can be writing any more. Best effort: they harm nothing.
fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let is_half = name.to_str().is_some_and(|name| name.starts_with('.') && name.ends_with(HALF));
        let age = entry.metadata().and_then(|about| about.modified()).map(|time| time.elapsed().unwrap_or_default());
        if is_half && age.is_ok_and(|age| age > LEFTOVER_AGE) {
            let _best_effort = fs::remove_file(entry.path());
        }
    }
}
