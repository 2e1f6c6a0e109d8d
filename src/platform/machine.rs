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

#[cfg(test)]
mod tests {
    use super::{entropy, locale};
    use std::collections::BTreeSet;

    #[test]
    fn entropy_never_repeats_itself_in_a_thousand_calls() {
        let seeds: BTreeSet<u64> = (0..1000).map(|_| entropy()).collect();
        assert_eq!(seeds.len(), 1000);
    }

    #[test]
    fn a_locale_is_never_an_empty_word() {
        assert_ne!(locale().as_deref(), Some(""));
    }
}
