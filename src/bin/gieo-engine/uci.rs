//! `uci`: the line dialect over standard input and output.

use crate::Failure;
use crate::aside::Aside;
use crate::keeper::Keeper;
use crate::lines::{Line, next_line};
use gieo::door::{Catalogue, Uci};
use std::io::{self, ErrorKind, Write};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::Instant;

/// Talks until `quit`, or until the input has ended and the last search is done.
pub fn serve(catalogue: Catalogue) -> Result<(), Failure> {
    let origin = Instant::now();
    let clock = || origin.elapsed();
    let keeper = Keeper::new();
    let uci = Uci::new(catalogue, &clock, 0).map_err(|e| Failure::Wrong(e.to_string()))?;
    let mut uci = uci.with_endgames(&keeper).with_threads(&Aside);
    let heard = listen();
    while let Some(lines) = turn(&mut uci, &heard) {
        match say(&lines) {
            Err(e) if e.kind() == ErrorKind::BrokenPipe => return Ok(()),
            said => said?,
        }
    }
    Ok(())
}

/// Reads lines beside the search, so that `stop` is heard at once.
fn listen() -> Receiver<String> {
    let (sender, heard) = channel();
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        while let Ok(Some(line)) = next_line(&mut input) {
            let Line::Read(bytes) = line else { continue };
            if sender.send(String::from_utf8_lossy(&bytes).into_owned()).is_err() {
                return;
            }
        }
    });
    heard
}

/// Hears one line or thinks for a moment; `None` when the conversation is over.
fn turn(uci: &mut Uci, heard: &Receiver<String>) -> Option<Vec<String>> {
    if uci.over() {
        return None;
    }
    if !uci.thinking() {
        return heard.recv().ok().map(|line| uci.hear(&line));
    }
    match heard.try_recv() {
        Ok(line) => Some(uci.hear(&line)),
        Err(TryRecvError::Empty) => Some(uci.think()),
        Err(TryRecvError::Disconnected) => {
            uci.hang_up();
            Some(uci.think())
        }
    }
}

fn say(lines: &[String]) -> io::Result<()> {
    if lines.is_empty() {
        return Ok(());
    }
    let mut output = io::stdout().lock();
    for line in lines {
        writeln!(output, "{line}")?;
    }
    output.flush()
}
