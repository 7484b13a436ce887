//! Words that LLVM writes: the names of types and symbols, bytes between quotes, linkage.

use core::fmt;
use std::fmt::Write as _;

use sheave_ir::{Linkage, SymbolData, Type, Visibility};

/// The name of a type.
pub(super) const fn type_name(ty: Type) -> &'static str {
    match ty {
        Type::I8 => "i8",
        Type::I16 => "i16",
        Type::I32 => "i32",
        Type::I64 => "i64",
        Type::F32 => "float",
        Type::F64 => "double",
        Type::Ptr => "ptr",
    }
}

/// How the names of overloaded intrinsics spell a type.
pub(super) const fn type_suffix(ty: Type) -> &'static str {
    match ty {
        Type::F32 => "f32",
        Type::F64 => "f64",
        Type::Ptr => "p0",
        _ => type_name(ty),
    }
}

/// A symbol's name as LLVM writes it: `@name`, quoted if necessary.
pub(super) fn symbol_name(name: &str) -> impl fmt::Display {
    fmt::from_fn(move |f| {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'$' | b'.' | b'_');
        if name.bytes().all(plain) && !name.starts_with(|c: char| c.is_ascii_digit()) && !name.is_empty() {
            return write!(f, "@{name}");
        }
        write!(f, "@{}", quoted(name.as_bytes()))
    })
}

/// Bytes between quotes, with LLVM's escapes.
pub(super) fn quoted(bytes: &[u8]) -> impl fmt::Display {
    fmt::from_fn(move |f| {
        f.write_str("\"")?;
        for &byte in bytes {
            if matches!(byte, b' '..=b'~') && byte != b'"' && byte != b'\\' {
                f.write_char(char::from(byte))?;
            } else {
                write!(f, "\\{byte:02X}")?;
            }
        }
        f.write_str("\"")
    })
}

/// The linkage and visibility of a definition, with a space after each word.
pub(super) fn definition_linkage(data: &SymbolData) -> String {
    let linkage = match (data.linkage, data.one_definition, data.discardable) {
        (Linkage::Local, ..) => return "internal ".to_owned(),
        (Linkage::External, ..) => "",
        (Linkage::Available, ..) => "available_externally ",
        (Linkage::Weak, false, false) => "weak ",
        (Linkage::Weak, true, false) => "weak_odr ",
        (Linkage::Weak, false, true) => "linkonce ",
        (Linkage::Weak, true, true) => "linkonce_odr ",
    };
    format!("{linkage}{}", visibility(data))
}

/// The visibility of a symbol, with a space after it.
pub(super) const fn visibility(data: &SymbolData) -> &'static str {
    match data.visibility {
        Visibility::Default => "",
        Visibility::Protected => "protected ",
        Visibility::Hidden => "hidden ",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_quoted_where_they_must_be() {
        let shown = |name| symbol_name(name).to_string();
        assert_eq!(shown("a.b$c_9-"), "@a.b$c_9-");
        assert_eq!(shown("9a"), "@\"9a\"");
        assert_eq!(shown(""), "@\"\"");
        assert_eq!(shown("a\"b\\c d"), "@\"a\\22b\\5Cc d\"");
        assert_eq!(shown("ä"), "@\"\\C3\\A4\"");
    }
}
