//! Paths of functions of Rust by their symbols: `core::panicking::panic_fmt`,
//! `<i32 as core::fmt::Display>::fmt`. Both kinds of mangling are known (The Rust Reference, "Symbol
//! mangling": v0, and the legacy one, which has no types).

/// Types and paths within each other; more is no symbol of a compiler.
const MAX_DEPTH: u32 = 64;
/// Paths and types in all, those that are referred to counted each time: references double what is before.
const MAX_STEPS: u32 = 1 << 12;
/// Characters of a path.
const MAX_LENGTH: usize = 1 << 12;

/// The path of the function whose symbol this is, without the arguments of a generic function.
pub(crate) fn path(symbol: &str) -> Option<String> {
    if let Some(rest) = symbol.strip_prefix("_ZN") {
        let mut parts = Vec::new();
        let mut rest = rest;
        while rest != "E" {
            let (part, after) = identifier(rest)?;
            parts.push(part);
            rest = after;
        }
        // A hash is the last part.
        parts.pop().filter(|hash| hash.len() == 17 && hash.starts_with('h'))?;
        return Some(parts.join("::"));
    }
    let mut parser = Parser::new(symbol)?;
    parser.take(b'I');
    parser.path()?;
    Some(parser.out)
}

/// The path with the arguments of a generic function: `core::panicking::assert_failed::<usize, usize>`.
pub(in crate::host) fn instance(symbol: &str) -> Option<String> {
    let mut parser = Parser::new(symbol)?;
    if !parser.take(b'I') {
        return None;
    }
    parser.path()?;
    parser.out.push_str("::<");
    parser.list()?;
    parser.out.push('>');
    Some(parser.out)
}

/// A name with its length before it, and what follows.
fn identifier(text: &str) -> Option<(&str, &str)> {
    let digits = text.find(|c: char| !c.is_ascii_digit())?;
    let len: usize = text[..digits].parse().ok()?;
    let rest = &text[digits..];
    let is_separated = rest.starts_with('_') && rest.len() > len;
    let rest = if is_separated { &rest[1..] } else { rest };
    Some((rest.get(..len)?, rest.get(len..)?))
}

/// A symbol without its prefix; references count from there.
struct Parser<'a> {
    text: &'a str,
    at: usize,
    out: String,
    depth: u32,
    steps: u32,
}

impl<'a> Parser<'a> {
    fn new(symbol: &'a str) -> Option<Parser<'a>> {
        Some(Parser { text: symbol.strip_prefix("_R")?, at: 0, out: String::new(), depth: 0, steps: 0 })
    }

    fn next(&mut self) -> Option<u8> {
        let byte = *self.text.as_bytes().get(self.at)?;
        self.at += 1;
        Some(byte)
    }

    fn take(&mut self, byte: u8) -> bool {
        let is_there = self.text.as_bytes().get(self.at) == Some(&byte);
        self.at += usize::from(is_there);
        is_there
    }

    /// A number in base 62, up to `_`.
    fn base62(&mut self) -> Option<usize> {
        let mut value = 0usize;
        let mut is_zero = true;
        loop {
            let digit = match self.next()? {
                b'_' => return if is_zero { Some(0) } else { value.checked_add(1) },
                byte @ b'0'..=b'9' => byte - b'0',
                byte @ b'a'..=b'z' => byte - b'a' + 10,
                byte @ b'A'..=b'Z' => byte - b'A' + 36,
                _ => return None,
            };
            is_zero = false;
            value = value.checked_mul(62)?.checked_add(digit.into())?;
        }
    }

    /// What distinguishes crates, impls and closures of one name, where there is one.
    fn disambiguator(&mut self) -> Option<usize> {
        if self.take(b's') { self.base62()?.checked_add(1) } else { Some(0) }
    }

    fn name(&mut self) -> Option<&'a str> {
        let (name, rest) = identifier(self.text.get(self.at..)?)?;
        self.at = self.text.len() - rest.len();
        Some(name)
    }

    /// Does `read` where a reference points to.
    fn referred(&mut self, read: fn(&mut Self) -> Option<()>) -> Option<()> {
        let start = self.at - 1;
        let target = self.base62()?;
        // What it refers to comes before it, so that references end.
        if target >= start {
            return None;
        }
        let after = std::mem::replace(&mut self.at, target);
        read(self)?;
        self.at = after;
        Some(())
    }

    fn nested(&mut self, read: fn(&mut Self) -> Option<()>) -> Option<()> {
        self.steps += 1;
        if self.depth >= MAX_DEPTH || self.steps > MAX_STEPS || self.out.len() > MAX_LENGTH {
            return None;
        }
        self.depth += 1;
        read(self)?;
        self.depth -= 1;
        Some(())
    }

    fn path(&mut self) -> Option<()> {
        self.nested(Self::path_here)
    }

    fn type_name(&mut self) -> Option<()> {
        self.nested(Self::type_here)
    }

    /// The path of an `impl`, which is not part of the name.
    fn skip_path(&mut self) -> Option<()> {
        self.disambiguator()?;
        let len = self.out.len();
        self.path()?;
        self.out.truncate(len);
        Some(())
    }

    fn path_here(&mut self) -> Option<()> {
        match self.next()? {
            b'C' => {
                self.disambiguator()?;
                let name = self.name()?;
                self.out.push_str(name);
            }
            b'N' => {
                let namespace = self.next()?;
                self.path()?;
                let number = self.disambiguator()?;
                let name = self.name()?;
                match namespace {
                    b'C' => self.out.push_str(&format!("::{{closure#{number}}}")),
                    _ if name.is_empty() => {}
                    _ => {
                        self.out.push_str("::");
                        self.out.push_str(name);
                    }
                }
            }
            b'M' => {
                self.skip_path()?;
                self.out.push('<');
                self.type_name()?;
                self.out.push('>');
            }
            kind @ (b'X' | b'Y') => {
                if kind == b'X' {
                    self.skip_path()?;
                }
                self.out.push('<');
                self.type_name()?;
                self.out.push_str(" as ");
                self.path()?;
                self.out.push('>');
            }
            b'I' => {
                self.path()?;
                self.out.push('<');
                self.list()?;
                self.out.push('>');
            }
            b'B' => self.referred(Self::path)?,
            _ => return None,
        }
        Some(())
    }

    /// Types, lifetimes and constants up to `E`, with commas.
    fn list(&mut self) -> Option<()> {
        let mut is_first = true;
        while !self.take(b'E') {
            if !is_first {
                self.out.push_str(", ");
            }
            is_first = false;
            self.argument()?;
        }
        Some(())
    }

    fn argument(&mut self) -> Option<()> {
        if self.take(b'L') {
            self.base62()?;
            self.out.push_str("'_");
            return Some(());
        }
        if self.take(b'K') { self.constant() } else { self.type_name() }
    }

    /// A number, as it is written: in hexadecimal, with the type before it.
    fn constant(&mut self) -> Option<()> {
        if self.take(b'p') {
            self.out.push('_');
            return Some(());
        }
        self.next().filter(u8::is_ascii_lowercase)?;
        while let Some(byte) = self.next().filter(|&byte| byte != b'_') {
            self.out.push(byte as char);
        }
        Some(())
    }

    fn type_here(&mut self) -> Option<()> {
        let byte = self.next()?;
        if let Some((_, name)) = BASIC.iter().find(|&&(letter, _)| letter == byte) {
            self.out.push_str(name);
            return Some(());
        }
        match byte {
            b'A' => {
                self.out.push('[');
                self.type_name()?;
                self.out.push_str("; ");
                self.constant()?;
                self.out.push(']');
            }
            b'S' => {
                self.out.push('[');
                self.type_name()?;
                self.out.push(']');
            }
            b'T' => {
                self.out.push('(');
                self.list()?;
                self.out.push(')');
            }
            b'R' | b'Q' => {
                if self.take(b'L') {
                    self.base62()?;
                }
                self.out.push_str(if byte == b'R' { "&" } else { "&mut " });
                self.type_name()?;
            }
            b'P' | b'O' => {
                self.out.push_str(if byte == b'P' { "*const " } else { "*mut " });
                self.type_name()?;
            }
            b'B' => self.referred(Self::type_name)?,
            // Functions and trait objects are in no path that is asked for.
            b'F' | b'D' => return None,
            _ => {
                self.at -= 1;
                self.path()?;
            }
        }
        Some(())
    }
}

/// Types of one letter.
const BASIC: [(u8, &str); 21] = [
    (b'a', "i8"),
    (b'b', "bool"),
    (b'c', "char"),
    (b'd', "f64"),
    (b'e', "str"),
    (b'f', "f32"),
    (b'h', "u8"),
    (b'i', "isize"),
    (b'j', "usize"),
    (b'l', "i32"),
    (b'm', "u32"),
    (b'n', "i128"),
    (b'o', "u128"),
    (b'p', "_"),
    (b's', "i16"),
    (b't', "u16"),
    (b'u', "()"),
    (b'v', "..."),
    (b'x', "i64"),
    (b'y', "u64"),
    (b'z', "!"),
];

#[cfg(test)]
mod tests {
    use super::path;

    #[test]
    fn symbols_have_paths() {
        for (symbol, expected) in [
            ("_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt", Some("core::panicking::panic_fmt")),
            ("_RINvNtCsjrHSEGnQ3l9_3std9panicking11begin_panicReEB4_", Some("std::panicking::begin_panic")),
            (
                "_RNvNvNtCsjrHSEGnQ3l9_3std9panicking12catch_unwind7cleanup",
                Some("std::panicking::catch_unwind::cleanup"),
            ),
            (
                "_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2",
                Some("__rustc::__rust_no_alloc_shim_is_unstable_v2"),
            ),
            ("_ZN3std2rt19lang_start_internal17h0123456789abcdefE", Some("std::rt::lang_start_internal")),
            ("_ZN3std2rt19lang_start_internalE", None),
            ("_ZNSt13runtime_errorC1EPKc", None),
            (
                "_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_str",
                Some("<core::fmt::Formatter>::write_str"),
            ),
            ("_RNvXsi_NtCsgEmfK2I1SDS_4core3fmteNtB5_7Display3fmt", Some("<str as core::fmt::Display>::fmt")),
            (
                "_RINvNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecINtB8_11RawVecInnerpE7reserve21do_reserve_and_handleNtN\
                 tBa_5alloc6GlobalECs4X4t9plMPHF_9addr2line",
                Some("<alloc::raw_vec::RawVecInner<_>>::reserve::do_reserve_and_handle"),
            ),
            ("_RNvXsi_C1aTRelE", None),
            ("_RNvXsi_C1aTRelENtC1b1T1f", Some("<(&str, i32) as b::T>::f")),
            ("_RNCNvC1a1fs_0B3_", Some("a::f::{closure#1}")),
            ("_RMC1aB9_", None),
            ("_RMC1aB4_", None),
            ("_R", None),
            ("_RNvC99", None),
            ("printf", None),
        ] {
            assert_eq!(path(symbol).as_deref(), expected, "{symbol}");
        }
    }
}
