//! Texts in memory: for tests, for exhibitions that must forget, and where nothing else is to be had.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use super::StorageError;

/// Shared by all its clones.
#[derive(Debug, Clone, Default)]
pub(super) struct Memory {
    texts: Arc<Mutex<BTreeMap<String, String>>>,
}

impl Memory {
    fn texts(&self) -> MutexGuard<'_, BTreeMap<String, String>> {
        self.texts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn describe(&self, name: &str) -> String {
        format!("memory: {name}")
    }

    pub(super) fn read(&self, name: &str, most: u64) -> Result<Option<String>, StorageError> {
        let text = self.texts().get(name).cloned();
        text.map(|text| super::at_most(text, most, || self.describe(name))).transpose()
    }

    pub(super) fn write(&self, name: &str, text: &str) -> Result<(), StorageError> {
        self.texts().insert(name.into(), text.into());
        Ok(())
    }

    pub(super) fn names(&self, ending: &str) -> Result<Vec<String>, StorageError> {
        Ok(self.texts().keys().filter(|name| name.ends_with(ending)).cloned().collect())
    }

    /// False, and nothing done, if `to` is taken.
    pub(super) fn rename_to_new(&self, from: &str, to: &str) -> Result<bool, StorageError> {
        let mut texts = self.texts();
        if texts.contains_key(to) {
            return Ok(false);
        }
        let text = texts.remove(from).ok_or_else(|| StorageError::Missing { path: self.describe(from) })?;
        texts.insert(to.into(), text);
        Ok(true)
    }

    pub(super) fn remove(&self, name: &str) -> Result<(), StorageError> {
        self.texts().remove(name);
        Ok(())
    }
}
