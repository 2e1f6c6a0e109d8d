//! Texts and bytes in memory: for tests, for exhibitions that must forget, and where nothing else is to be had.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use super::StorageError;

/// Shared by all its clones.
#[derive(Debug, Clone, Default)]
pub(super) struct Memory {
    files: Arc<Mutex<BTreeMap<String, Vec<u8>>>>,
}

impl Memory {
    fn files(&self) -> MutexGuard<'_, BTreeMap<String, Vec<u8>>> {
        self.files.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn describe(&self, name: &str) -> String {
        format!("memory: {name}")
    }

    pub(super) fn read(&self, name: &str, most: u64) -> Result<Option<Vec<u8>>, StorageError> {
        let found = self.files().get(name).cloned();
        found.map(|bytes| super::at_most(bytes, most, || self.describe(name))).transpose()
    }

    pub(super) fn write(&self, name: &str, bytes: &[u8]) -> Result<(), StorageError> {
        self.files().insert(name.into(), bytes.into());
        Ok(())
    }

    pub(super) fn names(&self, ending: &str) -> Result<Vec<String>, StorageError> {
        Ok(self.files().keys().filter(|name| name.ends_with(ending)).cloned().collect())
    }

    /// False, and nothing done, if `to` is taken.
    pub(super) fn rename_to_new(&self, from: &str, to: &str) -> Result<bool, StorageError> {
        let mut files = self.files();
        if files.contains_key(to) {
            return Ok(false);
        }
        let bytes = files.remove(from).ok_or_else(|| StorageError::Missing { path: self.describe(from) })?;
        files.insert(to.into(), bytes);
        Ok(true)
    }

    pub(super) fn remove(&self, name: &str) -> Result<(), StorageError> {
        self.files().remove(name);
        Ok(())
    }
}
