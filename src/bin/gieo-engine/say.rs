//! Lines of output. `println!` breaks off with a message of its own when nobody reads on (`gieo-engine … | head`).

use std::fmt::Arguments;
use std::io::{ErrorKind, Write, stdout};

/// Prints a line like `println!`.
macro_rules! say {
    () => { $crate::say::line(format_args!("")) };
    ($($words:tt)*) => { $crate::say::line(format_args!($($words)*)) };
}

/// Prints a line. Where the reader has gone there is nobody left to work for: the program ends, without a word. Any other
/// output that fails is said.
pub fn line(words: Arguments) {
    match writeln!(stdout().lock(), "{words}") {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::BrokenPipe => std::process::exit(0),
        Err(error) => {
            eprintln!("gieo-engine: {error}");
            std::process::exit(1);
        }
    }
}
