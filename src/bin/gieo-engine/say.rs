//! Lines of output. `println!` breaks off with a message of its own when nobody reads on (`gieo-engine … | head`).

use std::fmt::Arguments;
use std::io::{Write, stdout};

/// Prints a line like `println!`.
macro_rules! say {
    () => { $crate::say::line(format_args!("")) };
    ($($words:tt)*) => { $crate::say::line(format_args!($($words)*)) };
}

/// Prints a line. Where the reader has gone there is nobody left to work for: the program ends, without a word.
pub fn line(words: Arguments) {
    if writeln!(stdout().lock(), "{words}").is_err() {
        std::process::exit(0);
    }
}
