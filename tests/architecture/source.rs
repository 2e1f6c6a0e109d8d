//! Rust source as words: identifiers and marks with their lines, without comments, strings and characters.

/// A word of the source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Word {
    pub(crate) line: usize,
    pub(crate) text: String,
}

/// Splits a source into words; `::` is one, every other mark stands alone.
pub(crate) fn words(source: &str) -> Vec<Word> {
    let mut reader = Reader { rest: source, line: 1 };
    let mut words = Vec::new();
    while !reader.rest.is_empty() {
        let line = reader.line;
        let length = reader.skipped();
        if length > 0 {
            reader.take(length);
            continue;
        }
        let text = reader.take(word_length(reader.rest));
        words.push(Word { line, text: text.to_owned() });
    }
    words
}

struct Reader<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Reader<'a> {
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    /// How much here is a space, a comment, a string or a character; 0 for code.
    fn skipped(&self) -> usize {
        let rest = self.rest;
        let to = |end: &str| rest.find(end).map_or(rest.len(), |at| at + end.len());
        let first = rest.chars().next().unwrap_or(' ');
        match first {
            c if c.is_whitespace() => c.len_utf8(),
            '/' if rest.starts_with("//") => to("\n"),
            '/' if rest.starts_with("/*") => block_comment(rest),
            '"' => quoted(rest, '"'),
            'r' | 'b' | 'c' => prefixed_string(rest),
            '\'' => character(rest),
            _ => 0,
        }
    }
}

fn word_length(rest: &str) -> usize {
    let in_name = |c: char| c.is_alphanumeric() || c == '_';
    match rest.chars().next() {
        Some(c) if in_name(c) => rest.find(|c| !in_name(c)).unwrap_or(rest.len()),
        Some(':') if rest.starts_with("::") => 2,
        Some(c) => c.len_utf8(),
        None => 0,
    }
}

/// Block comments nest.
fn block_comment(rest: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        if rest[at..].starts_with("/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if rest[at..].starts_with("*/") {
            (depth, at) = (depth - 1, at + 2);
            if depth == 0 {
                return at;
            }
        } else {
            at += rest[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    at
}

/// The length of what begins and ends with `quote`, in which a backslash hides the next character.
fn quoted(rest: &str, quote: char) -> usize {
    let mut hidden = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            _ if hidden => hidden = false,
            '\\' => hidden = true,
            c if c == quote => return at + c.len_utf8(),
            _ => {}
        }
    }
    rest.len()
}

/// `r"…"`, `r#"…"#`, `b"…"`, `br"…"`, `c"…"`, `b'…'`; 0 for a name that only begins with such a letter.
fn prefixed_string(rest: &str) -> usize {
    let prefix = rest.len() - rest.trim_start_matches(['r', 'b', 'c']).len();
    let after = &rest[prefix..];
    let hashes = after.len() - after.trim_start_matches('#').len();
    if prefix > 2 || !after[hashes..].starts_with(['"', '\'']) {
        return 0;
    }
    if rest[..prefix].contains('r') {
        let end = format!("\"{}", "#".repeat(hashes));
        let opening = prefix + hashes + 1;
        return rest[opening..].find(&end).map_or(rest.len(), |at| opening + at + end.len());
    }
    prefix + if after.starts_with('"') { quoted(after, '"') } else { character(after) }
}

/// The length of a character such as `'a'` or `'\''`; 0 for a lifetime.
fn character(rest: &str) -> usize {
    let mut after = rest.chars().skip(1);
    match (after.next(), after.next()) {
        (Some('\\'), _) | (Some(_), Some('\'')) => quoted(rest, '\''),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::words;

    fn texts(source: &str) -> Vec<String> {
        words(source).into_iter().map(|word| word.text).collect()
    }

    #[test]
    fn code_becomes_names_and_marks() {
        assert_eq!(texts("use crate::a::{b, c_1};"), ["use", "crate", "::", "a", "::", "{", "b", ",", "c_1", "}", ";"]);
    }

    #[test]
    fn comments_strings_and_characters_are_left_out() {
        assert_eq!(texts("a // std::fs\nb /* x /* y */ z */ c"), ["a", "b", "c"]);
        assert_eq!(texts(r##"a("std::\"fs", r#"x"y"#, b'\'', '"', 'é', "ô")"##).join(""), "a(,,,,,)");
        assert_eq!(texts("fn f<'a>(r: &'a b) -> cr"), words_of("fn f < ' a > ( r : & ' a b ) - > cr"));
    }

    fn words_of(text: &str) -> Vec<&str> {
        text.split(' ').collect()
    }

    #[test]
    fn lines_are_counted_through_everything() {
        let found = words("a\n/* \n */ \"\n\" b\n// c\nd");
        assert_eq!(found.iter().map(|word| word.line).collect::<Vec<_>>(), [1, 4, 6]);
    }
}
