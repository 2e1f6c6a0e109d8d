//! Makes assets by code: `bake sounds` writes `assets/sounds/`, `bake textures` `assets/textures/`.
//!
//! The results are committed, so a build needs neither this tool nor its
//! libraries. Run it through `tools/bake`.

mod sound;
mod texture;

use std::process::ExitCode;

const USAGE: &str =
    "usage: bake sounds [--measure] [--only NAME] [--out DIR]\n       bake textures [--out DIR | --court DIR]";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("bake: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<(), String> {
    let Some((command, rest)) = arguments.split_first() else {
        return Err(format!("no command\n{USAGE}"));
    };
    match command.as_str() {
        "sounds" => sound::run(rest).map_err(|error| error.to_string()),
        "textures" => texture::run(rest),
        "help" | "--help" | "-h" => {
            println!("{USAGE}");
            Ok(())
        }
        other => Err(format!("unknown command '{other}'\n{USAGE}")),
    }
}
