//! Texts in the browser's store for this page (`localStorage`).

use wasm_bindgen::JsValue;

use super::StorageError;

/// Keys are kept apart from those of other programs on the same site.
const PREFIX: &str = "gieo/";

/// The browser's store. Its handle cannot leave the page's own thread, so it is fetched at each call.
#[derive(Debug, Clone, Copy)]
pub(super) struct Browser;

impl Browser {
    /// The store, tried out once with a key of its own: private windows may offer one that takes nothing.
    pub(super) fn open() -> Result<Self, String> {
        let refuse = |why: String| format!("this browser keeps nothing for this page: {why}");
        let store = store().map_err(refuse)?;
        let probe = key("probe");
        store.set_item(&probe, "1").and_then(|()| store.remove_item(&probe)).map_err(|e| refuse(words(&e)))?;
        Ok(Self)
    }

    pub(super) fn describe(&self, name: &str) -> String {
        format!("browser storage: {name}")
    }

    pub(super) fn read(&self, name: &str, most: u64) -> Result<Option<Vec<u8>>, StorageError> {
        let text = self.ask("read", name, |store| store.get_item(&key(name)))?;
        text.map(|text| super::at_most(text.into_bytes(), most, || self.describe(name))).transpose()
    }

    /// The browser's store takes texts alone, and not many of them.
    pub(super) fn write(&self, name: &str, bytes: &[u8]) -> Result<(), StorageError> {
        let cause = || "a browser keeps nothing but texts".into();
        let text = std::str::from_utf8(bytes);
        let text =
            text.map_err(|_| StorageError::Refused { action: "write", path: self.describe(name), cause: cause() })?;
        self.ask("write", name, |store| store.set_item(&key(name), text))
    }

    /// None: what a page keeps is not listed.
    pub(super) fn names(&self, _ending: &str) -> Result<Vec<String>, StorageError> {
        Ok(Vec::new())
    }

    /// False, and nothing done, if `to` is taken.
    pub(super) fn rename_to_new(&self, from: &str, to: &str) -> Result<bool, StorageError> {
        if self.ask("read", to, |store| store.get_item(&key(to)))?.is_some() {
            return Ok(false);
        }
        let text = self.ask("read", from, |store| store.get_item(&key(from)))?;
        let text = text.ok_or_else(|| StorageError::Missing { path: self.describe(from) })?;
        self.write(to, text.as_bytes())?;
        self.remove(from)?;
        Ok(true)
    }

    pub(super) fn remove(&self, name: &str) -> Result<(), StorageError> {
        self.ask("remove", name, |store| store.remove_item(&key(name)))
    }

    fn ask<T>(
        &self,
        action: &'static str,
        name: &str,
        question: impl FnOnce(&web_sys::Storage) -> Result<T, JsValue>,
    ) -> Result<T, StorageError> {
        store().and_then(|store| question(&store).map_err(|e| words(&e))).map_err(|cause| StorageError::Refused {
            action,
            path: self.describe(name),
            cause,
        })
    }
}

fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

fn store() -> Result<web_sys::Storage, String> {
    let window = web_sys::window().ok_or("there is no page")?;
    window.local_storage().map_err(|e| words(&e))?.ok_or_else(|| "storage is switched off".into())
}

/// The browser's own words for an error.
fn words(error: &JsValue) -> String {
    js_sys::Object::from(error.clone()).to_string().into()
}
