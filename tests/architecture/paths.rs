//! The paths that a source uses, each written out in full.

use std::path::Path;

use crate::source::{Word, words};

/// A path as it is used somewhere: `std::fs::read`, or `crate::rules::Move` (however it was written there).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Used {
    pub(crate) line: usize,
    pub(crate) path: Vec<String>,
    /// Inside a module of tests.
    pub(crate) in_tests: bool,
}

/// All paths of more than one name in a source that lies at `file` inside `src/`.
pub(crate) fn used_paths(file: &str, source: &str) -> Vec<Used> {
    let words = words(source);
    let mut walk = Walk { words: &words, at: 0, modules: module_of(file), braces: Vec::new(), found: Vec::new() };
    while walk.at < words.len() {
        walk.step();
    }
    walk.found
}

/// The module that a file is: `["stage", "input"]` for `stage/input.rs`, nothing for `lib.rs`.
pub(crate) fn module_of(file: &str) -> Vec<String> {
    let path = Path::new(file).with_extension("");
    let mut names: Vec<String> = path.iter().map(|name| name.to_string_lossy().into_owned()).collect();
    if names.last().is_some_and(|last| ["mod", "lib", "main"].contains(&last.as_str())) {
        names.pop();
    }
    names
}

struct Walk<'a> {
    words: &'a [Word],
    at: usize,
    /// The names of the modules around this spot.
    modules: Vec<String>,
    /// For each open brace, whether it opened a module.
    braces: Vec<bool>,
    found: Vec<Used>,
}

impl Walk<'_> {
    fn word(&self, ahead: usize) -> &str {
        self.words.get(self.at + ahead).map_or("", |word| &word.text)
    }

    fn step(&mut self) {
        let in_path = self.at > 0 && self.words[self.at - 1].text == "::";
        match self.word(0) {
            "mod" if self.word(2) == "{" => {
                self.modules.push(self.word(1).to_owned());
                self.braces.push(true);
                self.at += 3;
            }
            "{" => self.open_brace(),
            "}" => self.close_brace(),
            name if !in_path && is_name(name) && self.word(1) == "::" => self.path(&mut Vec::new()),
            _ => self.at += 1,
        }
    }

    fn open_brace(&mut self) {
        self.braces.push(false);
        self.at += 1;
    }

    fn close_brace(&mut self) {
        if self.braces.pop() == Some(true) {
            self.modules.pop();
        }
        self.at += 1;
    }

    /// Reads a path, or each path of a group, that goes on from `begun`.
    fn path(&mut self, begun: &mut Vec<String>) {
        let (line, length) = (self.words[self.at].line, begun.len());
        loop {
            match self.word(0) {
                "{" => {
                    self.group(begun);
                    begun.truncate(length);
                    return;
                }
                "*" => begun.push("*".into()),
                name if is_name(name) => begun.push(name.to_owned()),
                _ => break,
            }
            self.at += 1;
            if self.word(0) != "::" {
                break;
            }
            self.at += 1;
        }
        let in_tests = self.modules.iter().any(|name| name == "tests" || name.ends_with("_tests"));
        self.found.push(Used { line, path: self.in_full(begun), in_tests });
        begun.truncate(length);
    }

    fn group(&mut self, begun: &mut Vec<String>) {
        self.at += 1;
        while !["}", ""].contains(&self.word(0)) {
            if is_name(self.word(0)) || ["*", "{"].contains(&self.word(0)) {
                self.path(begun);
            } else {
                self.at += 1;
            }
            if self.word(0) == "as" {
                self.at += 2;
            }
        }
        self.at += 1;
    }

    /// `super::x` and `self::x` as `crate::…`, so that nobody reaches another layer by the back stairs.
    fn in_full(&self, path: &[String]) -> Vec<String> {
        let ups = path.iter().take_while(|name| *name == "super").count();
        let here = path.first().is_some_and(|name| name == "self");
        if ups == 0 && !here {
            return path.to_vec();
        }
        let kept = self.modules.len().saturating_sub(ups);
        let rest = path.iter().skip(ups + usize::from(here));
        std::iter::once("crate")
            .chain(self.modules[..kept].iter().map(String::as_str))
            .chain(rest.map(String::as_str))
            .map(str::to_owned)
            .collect()
    }
}

fn is_name(word: &str) -> bool {
    word.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

#[cfg(test)]
mod tests {
    use super::{module_of, used_paths};

    fn in_file(file: &str, source: &str) -> Vec<String> {
        used_paths(file, source).into_iter().map(|used| used.path.join("::")).collect()
    }

    #[test]
    fn groups_are_written_out() {
        let source = "use crate::{a::{self, B}, c::*, d as e};\nuse std::fs;";
        assert_eq!(in_file("x.rs", source), ["crate::a::self", "crate::a::B", "crate::c::*", "crate::d", "std::fs"]);
    }

    #[test]
    fn paths_are_found_in_the_middle_of_code() {
        assert_eq!(in_file("x.rs", "fn f(a: crate::b::C) { d(std::fs::read(a)) }"), ["crate::b::C", "std::fs::read"]);
        assert_eq!(in_file("x.rs", "let a = Vec::<u8>::new();"), ["Vec"]);
    }

    #[test]
    fn ways_up_are_followed_to_where_they_lead() {
        assert_eq!(in_file("stage/input.rs", "use super::super::ui::X;"), ["crate::ui::X"]);
        assert_eq!(in_file("stage/mod.rs", "use super::ui::X;"), ["crate::ui::X"]);
        assert_eq!(
            in_file("stage/mod.rs", "mod tests { use super::X; }\nuse self::y::Z;"),
            ["crate::stage::X", "crate::stage::y::Z"]
        );
        assert_eq!(in_file("stage/input.rs", "use super::{super::ui, seed};"), ["crate::ui", "crate::stage::seed"]);
    }

    #[test]
    fn tests_are_known_by_their_module() {
        let used = used_paths("rules/mod.rs", "use std::a;\nmod tests { fn f() { std::b(); } }\nfn g() { std::c() }");
        assert_eq!(
            used.iter().map(|used| (used.line, used.in_tests)).collect::<Vec<_>>(),
            [(1, false), (2, true), (3, false)]
        );
        assert!(used_paths("platform/job_tests.rs", "use std::fs;")[0].in_tests);
        assert_eq!(module_of("platform/storage/mod.rs"), ["platform", "storage"]);
    }
}
