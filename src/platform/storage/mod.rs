//! Small texts kept from one evening to the next: saves, settings, the profile. And bytes that were long in the making.

#[cfg(target_arch = "wasm32")]
mod browser;
mod error;
#[cfg(not(target_arch = "wasm32"))]
mod folder;
mod memory;

#[cfg(target_arch = "wasm32")]
use browser::Browser;
pub use error::StorageError;
#[cfg(not(target_arch = "wasm32"))]
use folder::Folder;
#[cfg(not(target_arch = "wasm32"))]
pub use folder::read_text;
use memory::Memory;

/// The longest text that is read or written, in bytes. The longest save is a thousandth of it.
const MAX_BYTES: u64 = 4 * 1024 * 1024;
/// How many broken copies of one file are kept. It bounds what a machine in a museum can pile up.
const MAX_COPIES: u32 = 99;

/// The folder of people's own rulesets, in the player's own place.
pub const RULESETS: &str = "rulesets";

/// Where texts are kept: a folder, the browser's own store, or memory. A clone is another handle to the same place.
#[derive(Debug, Clone)]
pub struct Storage {
    place: Place,
    trouble: Option<String>,
}

#[derive(Debug, Clone)]
enum Place {
    #[cfg(not(target_arch = "wasm32"))]
    Folder(Folder),
    #[cfg(target_arch = "wasm32")]
    Browser(Browser),
    Memory(Memory),
}

/// Calls one method of whichever place it is.
macro_rules! at_place {
    ($self:ident, $place:ident => $call:expr) => {
        match &$self.place {
            #[cfg(not(target_arch = "wasm32"))]
            Place::Folder($place) => $call,
            #[cfg(target_arch = "wasm32")]
            Place::Browser($place) => $call,
            Place::Memory($place) => $call,
        }
    };
}

impl Storage {
    /// The player's own place: the folder that the variable `GIEO_DATA` names, else the system's folder for the data
    /// of programs. If there can be none, texts live in memory and [`trouble`](Self::trouble) says why.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn user() -> Self {
        match folder::of_user(std::env::var_os("GIEO_DATA")) {
            Some(folder) => Self::at(folder),
            None => Self::nowhere("this system names no folder for the data of programs".into()),
        }
    }

    /// The player's own place: the browser's store for this page. If the browser grants none, texts live in memory
    /// and [`trouble`](Self::trouble) says why.
    #[cfg(target_arch = "wasm32")]
    #[must_use]
    pub fn user() -> Self {
        match Browser::open() {
            Ok(browser) => Self { place: Place::Browser(browser), trouble: None },
            Err(why) => Self::nowhere(why),
        }
    }

    /// A folder, which is made if need be. If it cannot be made, texts live in memory; if it cannot be written to,
    /// reading goes on. [`trouble`](Self::trouble) tells of either.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn at(folder: impl Into<std::path::PathBuf>) -> Self {
        match Folder::open(folder.into()) {
            Ok(folder) => Self { trouble: folder.check_writable().err(), place: Place::Folder(folder) },
            Err(why) => Self::nowhere(why),
        }
    }

    /// Memory, chosen freely: everything is forgotten when the last handle goes, and that is no trouble.
    #[must_use]
    pub fn memory() -> Self {
        Self { place: Place::Memory(Memory::default()), trouble: None }
    }

    fn nowhere(why: String) -> Self {
        Self { trouble: Some(why), ..Self::memory() }
    }

    /// Why nothing can be kept, in plain words; `None` if all is well.
    #[must_use]
    pub fn trouble(&self) -> Option<String> {
        self.trouble.clone()
    }

    /// Where `name` lies, for messages: its full path, or `browser storage: NAME`, or `memory: NAME`.
    #[must_use]
    pub fn describe(&self, name: &str) -> String {
        at_place!(self, place => place.describe(name))
    }

    /// The text called `name`; `None` if there is none.
    ///
    /// # Errors
    /// A name that is no plain file name; a folder or a device in its place; more than 4 MiB; not UTF-8; or what
    /// the system says.
    pub fn read(&self, name: &str) -> Result<Option<String>, StorageError> {
        self.read_at_most(name, MAX_BYTES)
    }

    /// The bytes called `name`, at most so many; `None` if there are none.
    ///
    /// # Errors
    /// A name that is no plain file name; a folder or a device in its place; more than `most` bytes; or what the system
    /// says.
    pub fn read_bytes(&self, name: &str, most: u64) -> Result<Option<Vec<u8>>, StorageError> {
        check_name(name)?;
        at_place!(self, place => place.read(name, most))
    }

    /// The same for a text that has `most` bytes at most.
    ///
    /// # Errors
    /// As for [`read`](Self::read).
    pub fn read_at_most(&self, name: &str, most: u64) -> Result<Option<String>, StorageError> {
        let bytes = self.read_bytes(name, most)?;
        bytes.map(|bytes| text_of(bytes, || self.describe(name))).transpose()
    }

    /// A folder in this one, which is made when something is written there; `None` where there are no folders, as in
    /// a browser or in memory.
    #[must_use]
    pub fn inside(&self, name: &str) -> Option<Self> {
        check_name(name).ok()?;
        match &self.place {
            #[cfg(not(target_arch = "wasm32"))]
            Place::Folder(folder) => {
                Some(Self { place: Place::Folder(folder.inside(name)), trouble: self.trouble.clone() })
            }
            #[cfg(target_arch = "wasm32")]
            Place::Browser(_) => None,
            Place::Memory(_) => None,
        }
    }

    /// The names of the texts that end in `ending`, in order, hidden ones left out; in a browser none.
    ///
    /// # Errors
    /// What the system says.
    pub fn names(&self, ending: &str) -> Result<Vec<String>, StorageError> {
        at_place!(self, place => place.names(ending))
    }

    /// Keeps `text` as `name`, all of it or nothing: after a power cut the old or the new text is there, whole.
    ///
    /// # Errors
    /// A name that is no plain file name; more than 4 MiB; or what the system says (a full disk, no permission).
    pub fn write(&self, name: &str, text: &str) -> Result<(), StorageError> {
        self.write_bytes(name, at_most(text.as_bytes(), MAX_BYTES, || self.describe(name))?)
    }

    /// Keeps `bytes` as `name`, all of them or nothing, like [`write`](Self::write): something that can be made again,
    /// as a browser refuses it.
    ///
    /// # Errors
    /// A name that is no plain file name; or what the system says (a full disk, no permission, a browser).
    pub fn write_bytes(&self, name: &str, bytes: &[u8]) -> Result<(), StorageError> {
        check_name(name)?;
        at_place!(self, place => place.write(name, bytes))
    }

    /// Puts what is called `name` out of the way, as `NAME-broken-1` (2, 3, …), and says where it lies now. Nothing
    /// is lost: a person can look at it.
    ///
    /// # Errors
    /// A name that is no plain file name; nothing there; 99 broken copies already; or what the system says.
    pub fn set_aside(&self, name: &str) -> Result<String, StorageError> {
        check_name(name)?;
        for count in 1..=MAX_COPIES {
            let copy = format!("{name}-broken-{count}");
            if at_place!(self, place => place.rename_to_new(name, &copy))? {
                return Ok(self.describe(&copy));
            }
        }
        Err(StorageError::TooManyCopies { path: self.describe(name), copies: MAX_COPIES })
    }

    /// Removes `name`; fine if there is none.
    ///
    /// # Errors
    /// A name that is no plain file name, or what the system says.
    pub fn remove(&self, name: &str) -> Result<(), StorageError> {
        check_name(name)?;
        at_place!(self, place => place.remove(name))
    }
}

/// `found`, unless it has more than `most` bytes.
fn at_most<T: AsRef<[u8]>>(found: T, most: u64, path: impl Fn() -> String) -> Result<T, StorageError> {
    let bytes = found.as_ref().len() as u64;
    if bytes > most { Err(StorageError::TooBig { path: path(), bytes, most }) } else { Ok(found) }
}

fn text_of(bytes: Vec<u8>, path: impl Fn() -> String) -> Result<String, StorageError> {
    let not_text = |e: std::string::FromUtf8Error| {
        let at = e.utf8_error().valid_up_to();
        StorageError::NotText { path: path(), at }
    };
    String::from_utf8(bytes).map_err(not_text)
}

/// The folder of people's own rulesets, whether it is there or not; `None` if this system names no folder for the
/// data of programs.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn rulesets_folder() -> Option<std::path::PathBuf> {
    folder::of_user(std::env::var_os("GIEO_DATA")).map(|folder| folder.join(RULESETS))
}

/// A plain name that every system takes: no separator, nothing hidden, nothing a shell or Windows stumbles over.
fn check_name(name: &str) -> Result<(), StorageError> {
    let plain = (1..=100).contains(&name.len())
        && !name.starts_with('.')
        && !name.ends_with(['.', ' '])
        && !name.contains(|c: char| c.is_control() || "/\\:*?\"<>|".contains(c));
    if plain { Ok(()) } else { Err(StorageError::Name { name: name.into() }) }
}

#[cfg(test)]
mod tests;
