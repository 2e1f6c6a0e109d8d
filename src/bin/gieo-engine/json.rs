//! `json`: the door over standard input and output.

use crate::Failure;
use crate::aside::Aside;
use crate::keeper::Keeper;
use crate::lines::{Line, next_line};
use gieo::door::{Catalogue, Door, error_line};
use std::io::{self, ErrorKind, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

/// Answers every line until the input ends or nobody reads the answers any more.
pub fn serve(catalogue: Catalogue) -> Result<(), Failure> {
    let origin = Instant::now();
    let clock = || origin.elapsed();
    let keeper = Keeper::new();
    let door = Door::new(catalogue, &clock).with_endgames(&keeper).with_threads(&Aside);
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    while let Some(line) = next_line(&mut input)? {
        let answer = answer(&door, &line);
        match writeln!(output, "{answer}").and_then(|()| output.flush()) {
            Err(e) if e.kind() == ErrorKind::BrokenPipe => return Ok(()),
            written => written?,
        }
    }
    Ok(())
}

/// The answer to one line, even if the engine itself should fail over it.
fn answer(door: &Door, line: &Line) -> String {
    match line {
        Line::TooLong => error_line("the line is too long"),
        Line::Read(bytes) => catch_unwind(AssertUnwindSafe(|| door.answer(bytes)))
            .unwrap_or_else(|_| error_line("the engine failed over this request; please report it")),
    }
}
