//! Messages about a source text: the fault, its position, and the line with a caret.
//!
//! Every reader of text shares this, so that all of them answer a bad file in one voice. A reader works with
//! byte offsets, which are cheap to carry; line and column are found once, when a message is made.

use core::fmt;
use std::borrow::Cow;

/// The kind of a fault.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DiagnosticKind {
    /// The text is wrong.
    Error,
    /// The text may be right, but this reader does not support it.
    Unsupported,
}

impl DiagnosticKind {
    /// The text between the position and the message.
    const fn opening(self) -> &'static str {
        match self {
            DiagnosticKind::Error => "error: ",
            DiagnosticKind::Unsupported => "error: unsupported: ",
        }
    }
}

/// One fault in a source text.
///
/// It displays as `file:line:column: error: message`, then the line, then a caret under the column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// Wrong or unsupported.
    pub kind: DiagnosticKind,
    /// The file's name, as the user gave it.
    pub file: String,
    /// The line, counted from 1.
    pub line: u32,
    /// The column in characters, counted from 1.
    pub column: u32,
    /// The line, at most [`MAX_LINE_SHOWN`] characters of it, with control characters replaced.
    pub text: String,
    /// The column in `text` of the caret, counted from 0; differs from `column` if `text` is a part.
    pub caret: usize,
    /// The fault, without a final full stop.
    pub message: String,
}

/// Characters of an offending line that a message shows.
pub const MAX_LINE_SHOWN: usize = 120;

/// Characters of a message, which may repeat a name of the text; the middle of a longer one is left out.
const MAX_MESSAGE_SHOWN: usize = 1000;

/// The line of a message, or the two ends of one of more than a thousand characters. Linear in the line.
pub fn shortened(line: &str) -> Cow<'_, str> {
    let n = line.chars().count();
    if n <= MAX_MESSAGE_SHOWN {
        return line.into();
    }
    let start_of = |index| line.char_indices().nth(index).map_or(line.len(), |(start, _)| start);
    let (head, tail) = (start_of(MAX_MESSAGE_SHOWN * 3 / 4), start_of(n - MAX_MESSAGE_SHOWN / 4));
    format!("{}{ELLIPSIS}{}", &line[..head], &line[tail..]).into()
}

/// The mark at the cut end of a line.
const ELLIPSIS: &str = "...";

impl Diagnostic {
    /// A message about the byte at `offset` of `source` (its end, if `offset` is larger).
    ///
    /// Linear in the offset.
    pub fn new(
        kind: DiagnosticKind,
        file: &str,
        source: &[u8],
        offset: usize,
        message: impl Into<String>,
    ) -> Self {
        let offset = offset.min(source.len());
        let before = &source[..offset];
        let line_start = before.iter().rposition(|&b| b == b'\n').map_or(0, |i| i + 1);
        let line_end = source[offset..].iter().position(|&b| b == b'\n').map_or(source.len(), |i| offset + i);
        let line = 1 + before.iter().filter(|&&b| b == b'\n').count();
        let column = count_characters(&source[line_start..offset]);
        let (text, caret) = excerpt(&source[line_start..line_end], offset - line_start);
        Diagnostic {
            kind,
            file: file.to_owned(),
            line: u32::try_from(line).unwrap_or(u32::MAX),
            column: u32::try_from(column + 1).unwrap_or(u32::MAX),
            text,
            caret,
            message: shortened(&message.into()).into_owned(),
        }
    }

    /// The text is wrong at `offset`.
    pub fn error(file: &str, source: &[u8], offset: usize, message: impl Into<String>) -> Self {
        Self::new(DiagnosticKind::Error, file, source, offset, message)
    }

    /// The reader does not support the text at `offset`.
    pub fn unsupported(file: &str, source: &[u8], offset: usize, message: impl Into<String>) -> Self {
        Self::new(DiagnosticKind::Unsupported, file, source, offset, message)
    }

    /// The text of a file, if it is UTF-8.
    ///
    /// # Errors
    /// A message at the first byte that is not.
    pub fn check_utf8<'a>(file: &str, bytes: &'a [u8]) -> Result<&'a str, Box<Diagnostic>> {
        core::str::from_utf8(bytes).map_err(|error| {
            Box::new(Self::error(file, bytes, error.valid_up_to(), "the file is not UTF-8 text"))
        })
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Diagnostic { kind, file, line, column, text, caret, message } = self;
        writeln!(f, "{file}:{line}:{column}: {}{message}", kind.opening())?;
        writeln!(f, "    {text}")?;
        write!(f, "    {:caret$}^", "")
    }
}

impl std::error::Error for Diagnostic {}

/// The number of faults of a text that are reported.
pub const MAX_DIAGNOSTICS: usize = 20;

/// The faults of a source text: at least one, at most [`MAX_DIAGNOSTICS`], in order of the text.
///
/// It displays as one message below the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostics {
    list: Vec<Diagnostic>,
    is_cut: bool,
}

impl Diagnostics {
    /// The first of `faults` in order of the text; each is a kind, a byte offset into `source`, and a
    /// message. None at all is an error of the caller, and gives a message about that.
    pub fn new(file: &str, source: &[u8], mut faults: Vec<(DiagnosticKind, usize, String)>) -> Self {
        // The fault that was found first at a position stays the first there.
        faults.sort_by_key(|fault| fault.1);
        faults.dedup();
        if faults.is_empty() {
            faults.push((DiagnosticKind::Error, 0, "the text is rejected without a reason".to_owned()));
        }
        let is_cut = faults.len() > MAX_DIAGNOSTICS;
        faults.truncate(MAX_DIAGNOSTICS);
        let tell = |(kind, offset, message)| Diagnostic::new(kind, file, source, offset, message);
        Diagnostics { list: faults.into_iter().map(tell).collect(), is_cut }
    }
}

impl std::ops::Deref for Diagnostics {
    type Target = [Diagnostic];

    fn deref(&self) -> &[Diagnostic] {
        &self.list
    }
}

impl From<Diagnostic> for Diagnostics {
    fn from(diagnostic: Diagnostic) -> Self {
        Diagnostics { list: vec![diagnostic], is_cut: false }
    }
}

impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, diagnostic) in self.list.iter().enumerate() {
            write!(f, "{}{diagnostic}", if index > 0 { "\n" } else { "" })?;
        }
        match (&self.list[..], self.is_cut) {
            ([first, ..], true) => {
                write!(f, "\n{}: error: more faults than these {MAX_DIAGNOSTICS}", first.file)
            }
            _ => Ok(()),
        }
    }
}

impl std::error::Error for Diagnostics {}

/// Characters in `bytes`: those that continue a UTF-8 sequence do not count.
fn count_characters(bytes: &[u8]) -> usize {
    bytes.iter().filter(|&&b| b & 0xC0 != 0x80).count()
}

/// At most [`MAX_LINE_SHOWN`] characters of `line` around the byte at `offset`, and the index of that byte
/// among them.
fn excerpt(line: &[u8], offset: usize) -> (String, usize) {
    // A character has at most four bytes, so this window holds everything that may be shown; a line of a
    // gigabyte costs no more than its search for the end.
    let mut start = offset.saturating_sub(4 * MAX_LINE_SHOWN);
    while start > 0 && line[start] & 0xC0 == 0x80 {
        start -= 1;
    }
    let end = line.len().min(offset + 4 * MAX_LINE_SHOWN);
    let printable = |bytes: &[u8]| -> Vec<char> {
        let text = String::from_utf8_lossy(bytes);
        let text = text.strip_suffix('\r').unwrap_or(&text);
        text.chars()
            .map(|c| if c == '\t' { ' ' } else { c })
            .map(|c| if c.is_control() { '?' } else { c })
            .collect()
    };
    let before = printable(&line[start..offset]);
    let after = printable(&line[offset..end]);
    let whole = start == 0 && end == line.len();
    if whole && before.len() + after.len() <= MAX_LINE_SHOWN {
        let caret = before.len();
        return (before.into_iter().chain(after).collect(), caret);
    }
    let n_before = before.len().min(MAX_LINE_SHOWN / 2);
    let n_after = after.len().min(MAX_LINE_SHOWN - n_before);
    let mut text = String::new();
    let mut caret = n_before;
    if start > 0 || n_before < before.len() {
        text.push_str(ELLIPSIS);
        caret += ELLIPSIS.len();
    }
    text.extend(&before[before.len() - n_before..]);
    text.extend(&after[..n_after]);
    if n_after < after.len() || end < line.len() {
        text.push_str(ELLIPSIS);
    }
    (text, caret)
}

/// Fails with `error` unless a rule `holds`.
///
/// # Errors
/// When it does not.
#[inline(always)]
pub fn ensure<E>(holds: bool, error: impl FnOnce() -> E) -> Result<(), E> {
    if holds { Ok(()) } else { Err(error()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shows_line_and_caret() {
        let source = b"first\n  \tthird word\r\nlast";
        let offset = source.iter().position(|&b| b == b'w').unwrap();
        let shown = Diagnostic::error("a.sv", source, offset, "no such word").to_string();
        assert_eq!(shown, "a.sv:2:10: error: no such word\n       third word\n             ^");
    }

    #[test]
    fn a_long_name_is_cut_in_the_middle() {
        let name = "ä".repeat(1_000_000);
        let message = Diagnostic::error("a", b"", 0, format!("no '{name}' here")).message;
        assert_eq!(message.chars().count(), MAX_MESSAGE_SHOWN + ELLIPSIS.len());
        assert!(message.starts_with("no 'ää") && message.ends_with("ää' here"), "{message}");
    }

    #[test]
    fn counts_characters_not_bytes() {
        let source = "äöü x".as_bytes();
        let diagnostic = Diagnostic::unsupported("u", source, 7, "x");
        assert_eq!((diagnostic.column, diagnostic.caret), (5, 4));
        assert_eq!(diagnostic.to_string(), "u:1:5: error: unsupported: x\n    äöü x\n        ^");
    }

    #[test]
    fn the_end_of_the_text_is_a_position() {
        let diagnostic = Diagnostic::error("e", b"a\nbc", 99, "ends here");
        assert_eq!((diagnostic.line, diagnostic.column, diagnostic.caret), (2, 3, 2));
        let diagnostic = Diagnostic::error("e", b"", 0, "empty");
        assert_eq!((diagnostic.line, diagnostic.column), (1, 1));
    }

    #[test]
    fn long_lines_are_cut_around_the_caret() {
        let mut source = vec![b'('; 100_000];
        source[70_000] = b'!';
        let diagnostic = Diagnostic::error("l", &source, 70_000, "odd");
        assert_eq!(diagnostic.column, 70_001);
        assert_eq!(diagnostic.text.len(), MAX_LINE_SHOWN + 2 * ELLIPSIS.len());
        assert_eq!(diagnostic.text.as_bytes()[diagnostic.caret], b'!');
    }

    #[test]
    fn faults_are_told_once_in_order_and_not_without_end() {
        let fault = |offset: usize| (DiagnosticKind::Error, offset, format!("f{offset}"));
        let told = Diagnostics::new("d", b"abc\ndef", vec![fault(5), fault(1), fault(5)]);
        let shown = "d:1:2: error: f1\n    abc\n     ^\nd:2:2: error: f5\n    def\n     ^";
        assert_eq!((told.len(), told.to_string().as_str()), (2, shown));
        let told = Diagnostics::new("d", &[b'x'; 30], (0..21).map(fault).collect());
        assert_eq!(told.len(), MAX_DIAGNOSTICS);
        assert!(told.to_string().ends_with("\nd: error: more faults than these 20"), "{told}");
        assert_eq!(Diagnostics::new("d", b"", vec![]).len(), 1);
    }

    #[test]
    fn bytes_that_are_no_text_have_a_position() {
        let error = Diagnostic::check_utf8("b", b"ok\nab\xff\x00").unwrap_err();
        assert_eq!((error.line, error.column), (2, 3));
        assert!(error.to_string().starts_with("b:2:3: error: the file is not UTF-8 text\n"));
        assert_eq!(Diagnostic::check_utf8("b", "ä".as_bytes()), Ok("ä"));
    }
}
