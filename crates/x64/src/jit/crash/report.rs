//! Writes a crash report without allocating.

use std::fmt::{self, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};

use crate::lines::Position;

/// Reports are in colour. Decided before the program runs: a handler of signals cannot find out.
static IS_COLOURED: AtomicBool = AtomicBool::new(false);

/// Turns colours of crash reports in this process on or off: positions bold, errors red. They are off by
/// default.
pub fn colour(is_coloured: bool) {
    IS_COLOURED.store(is_coloured, Ordering::Relaxed);
}

/// How text is shown, as an escape sequence of ECMA-48 ("SGR").
#[derive(Clone, Copy)]
pub(super) enum Style {
    Plain,
    Bold,
    Red,
}

const PLAIN: &[u8] = b"\x1b[0m";

/// Bytes of a source line that are shown.
const MAX_SHOWN: usize = 160;

/// A line of bounded length, written without allocating: the rest of a longer one is left out.
pub(crate) struct Line {
    bytes: [u8; 1024],
    len: usize,
}

impl Line {
    pub(crate) fn new() -> Line {
        Line { bytes: [0; 1024], len: 0 }
    }

    pub(super) fn push(&mut self, text: &str) -> &mut Line {
        self.push_bytes(text.as_bytes())
    }

    /// Adds formatted text. Numbers and strings are formatted without memory, as signal handlers need it.
    pub(crate) fn print(&mut self, text: fmt::Arguments<'_>) -> &mut Line {
        // Text that does not fit is left out.
        let _ = self.write_fmt(text);
        self
    }

    fn push_bytes(&mut self, bytes: &[u8]) -> &mut Line {
        // Room for the ends of a style and of the line.
        let n = bytes.len().min((self.bytes.len() - 1 - 2 * PLAIN.len()).saturating_sub(self.len));
        self.bytes[self.len..self.len + n].copy_from_slice(&bytes[..n]);
        self.len += n;
        self
    }

    /// Starts a style, if reports are in colour.
    pub(super) fn start(&mut self, style: Style) -> &mut Line {
        if !IS_COLOURED.load(Ordering::Relaxed) {
            return self;
        }
        if matches!(style, Style::Plain) && self.len + PLAIN.len() < self.bytes.len() {
            self.bytes[self.len..self.len + PLAIN.len()].copy_from_slice(PLAIN);
            self.len += PLAIN.len();
        }
        self.push(match style {
            Style::Plain => "",
            Style::Bold => "\x1b[1m",
            Style::Red => "\x1b[1;31m",
        })
    }

    /// `prog.c:4:12`, as far as it is known.
    pub(crate) fn position(&mut self, at: &Position<'_>) -> &mut Line {
        self.push(if at.file.is_empty() { "?" } else { at.file });
        for number in [at.line, at.column].into_iter().take_while(|&number| number != 0) {
            self.print(format_args!(":{number}"));
        }
        self
    }

    /// Ends the line and writes it.
    pub(super) fn end(&mut self) {
        self.end_to(libc::STDERR_FILENO);
    }

    /// Ends the line and writes it to a file.
    pub(crate) fn end_to(&mut self, file: libc::c_int) {
        self.bytes[self.len] = b'\n';
        let mut rest = &self.bytes[..=self.len];
        while !rest.is_empty() {
            // SAFETY: writes from a live buffer; write is async-signal-safe.
            let n = unsafe { libc::write(file, rest.as_ptr().cast(), rest.len()) };
            if n <= 0 {
                break;
            }
            rest = &rest[n as usize..];
        }
        self.len = 0;
    }

    pub(crate) fn text(&self) -> &[u8] {
        &self.bytes[..self.len]
    }
}

impl fmt::Write for Line {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.push(text);
        Ok(())
    }
}

/// Shows the line of the source at `at` with a caret under its column, if the file can be read.
pub(super) fn show_source(at: &Position<'_>) {
    let mut path = [0u8; 4096];
    let mut length = 0;
    let separator = if at.directory.is_empty() { "" } else { "/" };
    let folder = if at.file.starts_with('/') { ["", ""] } else { [at.directory, separator] };
    for part in folder.into_iter().chain([at.file]) {
        // The zero at the end stays.
        let Some(room) = path[..4095].get_mut(length..length + part.len()) else { return };
        room.copy_from_slice(part.as_bytes());
        length += part.len();
    }
    if length == 0 || at.line == 0 {
        return;
    }
    // SAFETY: the path ends in a zero; open is async-signal-safe.
    let file =
        unsafe { libc::open(path.as_ptr().cast(), libc::O_RDONLY | libc::O_CLOEXEC | libc::O_NONBLOCK) };
    if file < 0 {
        return;
    }
    let mut shown = [0u8; MAX_SHOWN];
    let mut n_shown = 0;
    let mut line = 1;
    let mut buffer = [0u8; 4096];
    'file: loop {
        // SAFETY: reads into a live buffer; read is async-signal-safe.
        let n = unsafe { libc::read(file, buffer.as_mut_ptr().cast(), buffer.len()) };
        if n <= 0 {
            break;
        }
        for &byte in &buffer[..n as usize] {
            if byte == b'\n' {
                line += 1;
                if line > at.line {
                    break 'file;
                }
            } else if line == at.line && n_shown < MAX_SHOWN {
                shown[n_shown] = byte;
                n_shown += 1;
            }
        }
    }
    // The process is about to end, which closes the file.
    let text = shown[..n_shown].trim_ascii_end();
    if text.is_empty() {
        return;
    }
    let mut out = Line::new();
    out.push("    ").push_bytes(text).end();
    let column = at.column as usize;
    if column == 0 || column > text.len() {
        return;
    }
    out.start(Style::Red).push("    ");
    for &byte in &text[..column - 1] {
        match byte {
            b'\t' => out.push("\t"),
            // Not the first byte of a character.
            0x80..=0xbf => &mut out,
            _ => out.push(" "),
        };
    }
    out.push("^").start(Style::Plain).end();
}
