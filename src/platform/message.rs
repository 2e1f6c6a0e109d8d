//! Telling something without the game's own window.

/// Prints to the terminal, if there is one.
pub fn tell_on_terminal(text: &str) {
    #[cfg(not(target_arch = "wasm32"))]
    {
        use std::io::Write;
        // A closed terminal is no reason to fail.
        let _ = writeln!(std::io::stderr(), "{text}");
    }
    #[cfg(target_arch = "wasm32")]
    let _ = text;
}

/// Whether a window could be opened at all.
pub fn has_screen() -> bool {
    #[cfg(all(unix, not(target_os = "macos"), not(target_arch = "wasm32")))]
    {
        ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some_and(|v| !v.is_empty()))
    }
    #[cfg(not(all(unix, not(target_os = "macos"), not(target_arch = "wasm32"))))]
    {
        true
    }
}

/// Shows a message with whichever small dialog program the desktop has, and waits until it is
/// closed. `false` if there is none.
pub fn tell_in_window(title: &str, text: &str) -> bool {
    #[cfg(all(unix, not(target_os = "macos"), not(target_arch = "wasm32")))]
    {
        let dialogs: [(&str, Vec<&str>); 3] = [
            ("zenity", vec!["--error", "--no-markup", "--title", title, "--text", text]),
            ("kdialog", vec!["--title", title, "--error", text]),
            ("xmessage", vec!["-center", "-title", title, text]),
        ];
        has_screen() && dialogs.into_iter().any(|(program, args)| shown(program, &args))
    }
    #[cfg(not(all(unix, not(target_os = "macos"), not(target_arch = "wasm32"))))]
    {
        let _ = (title, text);
        false
    }
}

/// Whether `program` exists and showed its window. Closing the window may count as a failure
/// for the program, so only a missing program is one for us.
#[cfg(all(unix, not(target_os = "macos"), not(target_arch = "wasm32")))]
fn shown(program: &str, args: &[&str]) -> bool {
    use std::process::{Command, Stdio};
    Command::new(program).args(args).stdin(Stdio::null()).status().is_ok()
}
