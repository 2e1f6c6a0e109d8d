//! What the machine says of itself: its language, and a seed nobody can foretell.

/// The player's language as a tag such as `vi-VN`, if the system or the browser names one.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn locale() -> Option<String> {
    sys_locale::get_locale().filter(|tag| !tag.is_empty())
}

/// The player's language as a tag such as `vi-VN`, if the system or the browser names one.
#[cfg(target_arch = "wasm32")]
#[must_use]
pub fn locale() -> Option<String> {
    web_sys::window()?.navigator().language().filter(|tag| !tag.is_empty())
}

/// A fresh seed for a generator of chance, different at each call. Not for secrets.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn entropy() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    use std::time::{SystemTime, UNIX_EPOCH};
    // The standard library seeds every `RandomState` from the system; the time only adds to it.
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    RandomState::new().hash_one(now.as_nanos())
}

/// A fresh seed for a generator of chance, different at each call. Not for secrets.
#[cfg(target_arch = "wasm32")]
#[must_use]
pub fn entropy() -> u64 {
    // One number holds 53 good bits at most, so each half of the seed gets a number of its own.
    let half = || (js_sys::Math::random() * 4_294_967_296.0) as u64;
    half() << 32 | half()
}

/// How many threads may work at once without holding up the one that draws: one less than the machine has processors
/// for, but at least one, and no more in a browser.
#[must_use]
pub fn threads_beside_the_frame() -> usize {
    #[cfg(not(target_arch = "wasm32"))]
    {
        std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1))
    }
    #[cfg(target_arch = "wasm32")]
    {
        1
    }
}

/// The folder of the game's own files: where `GIEO_ASSETS` says, beside the sources while
/// developing, or beside the program or above it. In a browser it is a path of the page.
pub fn assets_folder() -> String {
    #[cfg(not(target_arch = "wasm32"))]
    {
        let named = std::env::var_os("GIEO_ASSETS").map(std::path::PathBuf::from);
        let sources = std::env::var_os("CARGO_MANIFEST_DIR").map(|p| std::path::Path::new(&p).join("assets"));
        let program = std::env::current_exe().unwrap_or_default();
        let around = program.ancestors().skip(1).take(4).map(|folder| folder.join("assets"));
        let found = named.into_iter().chain(sources).chain(around).find(|folder| folder.join("catalog.ron").is_file());
        found.map_or_else(|| "assets".to_owned(), |folder| folder.to_string_lossy().into_owned())
    }
    #[cfg(target_arch = "wasm32")]
    {
        "assets".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::{entropy, locale, threads_beside_the_frame};
    use std::collections::BTreeSet;

    #[test]
    fn entropy_never_repeats_itself_in_a_thousand_calls() {
        let seeds: BTreeSet<u64> = (0..1000).map(|_| entropy()).collect();
        assert_eq!(seeds.len(), 1000);
    }

    #[test]
    fn there_is_always_a_thread_to_work_on() {
        assert!(threads_beside_the_frame() >= 1);
    }

    #[test]
    fn a_locale_is_never_an_empty_word() {
        assert_ne!(locale().as_deref(), Some(""));
    }
}
