//! What is wrong with a ruleset, and where.

/// What is wrong with a ruleset.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum RulesetError {
    /// The file is not RON of this shape.
    #[error("{file}, line {line}, column {column}: {what}")]
    Syntax {
        /// The file.
        file: String,
        /// Counted from 1.
        line: usize,
        /// Counted from 1.
        column: usize,
        /// In the reader's words.
        what: String,
    },
    /// A value outside what a board can be.
    #[error("{file}: {knob} is {value}, but must be {allowed}")]
    Range {
        /// The file.
        file: String,
        /// Which knob.
        knob: &'static str,
        /// Its value.
        value: String,
        /// What it may be.
        allowed: String,
    },
    /// Knobs that make no game together.
    #[error("{file}: {what}")]
    NotPlayable {
        /// The file.
        file: String,
        /// Which knobs, and why.
        what: String,
    },
    /// Another ruleset has that id already.
    #[error("{file}: id: there is another ruleset {id:?} already; give yours an id of its own")]
    Taken {
        /// The file.
        file: String,
        /// The id.
        id: String,
    },
}

impl RulesetError {
    /// The same with the line and the column of the knob in `text`, if it stands there.
    pub(super) fn with_place(self, text: &str) -> RulesetError {
        let placed = |file: String, knob: &str| match place_of(text, knob) {
            Some((line, column)) => format!("{file}, line {line}, column {column}"),
            None => file,
        };
        match self {
            RulesetError::Range { file, knob, value, allowed } => {
                RulesetError::Range { file: placed(file, knob), knob, value, allowed }
            }
            RulesetError::NotPlayable { file, what } => {
                let knob = what.split(':').next().unwrap_or("").to_owned();
                RulesetError::NotPlayable { file: placed(file, &knob), what }
            }
            RulesetError::Taken { file, id } => RulesetError::Taken { file: placed(file, "id"), id },
            RulesetError::Syntax { .. } => self,
        }
    }
}

/// Line and column of the knob that a path such as `board.pits` names, or of `board` if it has no `pits`.
fn place_of(text: &str, knob: &str) -> Option<(usize, usize)> {
    let (mut from, mut found) = ((0, 0), None);
    for name in knob.split('.') {
        let mut lines = text.lines().enumerate().skip(from.0);
        let place = lines.find_map(|(i, line)| {
            let code = line.split("//").next().unwrap_or("");
            let start = if i == from.0 { from.1 } else { 0 };
            key_in(code.get(start..)?, name).map(|at| (i, start + at))
        });
        let Some(place) = place else { break };
        from = place;
        found = Some((place.0 + 1, text.lines().nth(place.0)?[..place.1].chars().count() + 1));
    }
    found
}

/// Where `name:` stands in `code`, not as the end of a longer name.
fn key_in(code: &str, name: &str) -> Option<usize> {
    let key = format!("{name}:");
    let inside = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(&key).map(|(at, _)| at).find(|at| !code[..*at].ends_with(inside))
}

/// What is wrong with the shape of `text`, and where.
pub(super) fn syntax(error: &ron::error::SpannedError, text: &str, file: &str) -> RulesetError {
    let (line, column) = (error.span.start.line, error.span.start.col);
    let here = text.lines().nth(line.saturating_sub(1)).and_then(|line| line.chars().nth(column.saturating_sub(1)));
    // The reader is content with the digits before the point.
    let fraction = error.code == ron::Error::ExpectedComma && here == Some('.');
    let what = if fraction { in_words(&ron::Error::ExpectedInteger) } else { in_words(&error.code) };
    RulesetError::Syntax { file: file.to_owned(), line, column, what }
}

/// What the reader of the file complains about, for people who do not program.
fn in_words(error: &ron::Error) -> String {
    use ron::Error;
    let ours = match error {
        Error::NoSuchEnumVariant { expected, found, .. } => {
            return format!("there is no value {found:?} here; it may be {}", expected.join(", "));
        }
        Error::NoSuchStructField { expected, found, .. } => {
            return format!("there is no knob {found:?} here; there are {}", expected.join(", "));
        }
        Error::MissingStructField { field, .. } => {
            return format!("the knob {field:?} is missing before this closing bracket");
        }
        Error::DuplicateStructField { field, .. } => return format!("the knob {field:?} is given twice"),
        Error::ExpectedNamedStructLike("Ruleset") | Error::ExpectedDifferentStructName { expected: "Ruleset", .. } => {
            "a ruleset begins with an opening bracket, followed by id:; remarks begin with //"
        }
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) => {
            "round brackets with knobs in them belong here, as in FromLanding(endless: Stops)"
        }
        Error::ExpectedInteger | Error::InvalidIntegerDigit { .. } => {
            "a whole number belongs here, such as 4, without quotation marks or a fraction"
        }
        Error::IntegerOutOfBounds => "this number is below 0 or far too large",
        Error::ExpectedBoolean => "true or false belongs here",
        Error::ExpectedString => "a name in straight quotation marks belongs here, as in \"my-game\"",
        Error::ExpectedStringEnd => "the name that begins here has no closing quotation mark",
        Error::InvalidEscape(_) => "a name has no backslash in it",
        Error::UnclosedBlockComment => "a remark that begins with /* has no */ at its end",
        Error::UnexpectedChar(found) => return format!("{found:?} does not belong here"),
        Error::ExpectedIdentifier => {
            "a name without quotation marks belongs here, a knob's or a value's, as in majority: Ends"
        }
        Error::ExpectedMapColon => "a colon belongs here, as in majority: Ends",
        Error::ExpectedComma => "a comma or a closing bracket belongs here",
        Error::ExpectedStructLikeEnd => "a closing bracket belongs here",
        Error::TrailingCharacters => "the ruleset is over, but the file goes on",
        Error::Eof => "the file ends too early: a closing bracket is missing",
        _ => return error.to_string(),
    };
    ours.to_owned()
}
