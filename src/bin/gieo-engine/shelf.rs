//! Where endgame tables are kept on disk.

use gieo::ai::EndgameTables;
use gieo::ai::endgame::{FileError, MOST_SEEDS};
use gieo::platform::{Storage, StorageError};
use std::path::Path;

/// The name of the file.
const NAME: &str = "oware.endgames";

/// A folder for endgame tables.
pub struct Shelf(Storage);

/// What lies on a shelf.
pub enum Found {
    /// Nothing.
    Nothing,
    /// Tables, and they are sound.
    Tables(EndgameTables),
    /// Something that is no use; in plain words with its place, and whether it is a stranger's.
    Broken(String, bool),
}

impl Shelf {
    /// `folder`, or that of the game's own data.
    pub fn at(folder: Option<&Path>) -> Shelf {
        Shelf(folder.map_or_else(Storage::user, Storage::at))
    }

    /// What lies there.
    pub fn look(&self) -> Found {
        let told = |what: String| format!("{}: {what}", self.place());
        match self.0.read_bytes(NAME, EndgameTables::file_len(MOST_SEEDS)) {
            Ok(None) => Found::Nothing,
            Ok(Some(bytes)) => match EndgameTables::from_bytes(&bytes) {
                Ok(tables) => Found::Tables(tables),
                Err(error) => Found::Broken(told(error.to_string()), error == FileError::Foreign),
            },
            Err(error @ StorageError::TooBig { .. }) => Found::Broken(error.to_string(), true),
            Err(error) => Found::Broken(error.to_string(), false),
        }
    }

    /// Keeps `tables` in the place of what lies there.
    pub fn put(&self, tables: &EndgameTables) -> Result<(), StorageError> {
        self.0.write_bytes(NAME, &tables.to_bytes())
    }

    /// Puts away what is not ours, so that it is not lost. Says where it lies now.
    pub fn set_aside(&self) -> Result<String, StorageError> {
        self.0.set_aside(NAME)
    }

    /// Why nothing can be kept there, if so.
    pub fn trouble(&self) -> Option<String> {
        self.0.trouble()
    }

    /// Where the file lies or would.
    pub fn place(&self) -> String {
        self.0.describe(NAME)
    }
}
