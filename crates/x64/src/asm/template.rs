//! Fills operands into a template.
//!
//! The escapes are those of LLVM's inline assembly strings ("LLVM Language Reference Manual", section "Inline
//! Assembler Expressions"); the modifiers those of the x86 back ends of GCC and LLVM.

use core::fmt::Write;

use iced_x86::Register;

use super::{AsmError, Operand};

/// The prefix of the names of `asm goto` labels in the text.
pub(super) const GOTO_PREFIX: &str = ".Lgoto.";

/// `template` with everything after a `$` replaced.
pub(super) fn expand(template: &str, operands: &[Operand], unique: u32) -> Result<String, AsmError> {
    let mut out = String::with_capacity(template.len() + 16);
    let mut chars = template.char_indices().peekable();
    // Inside `$(AT&T$|Intel$)`: the index of the alternative.
    let mut alternative: Option<usize> = None;
    let fail = |message: &str| Err(AsmError::new(message, template));
    while let Some((_, c)) = chars.next() {
        let skipping = alternative.is_some_and(|current| current != 0);
        if c != '$' {
            if !skipping {
                out.push(c);
            }
            continue;
        }
        let Some((at, next)) = chars.next() else { return fail("a `$` at the end") };
        match next {
            '(' if alternative.is_none() => alternative = Some(0),
            '|' => alternative = alternative.map(|current| current + 1),
            ')' => alternative = None,
            _ if skipping => {}
            '$' => out.push('$'),
            '{' => {
                let Some(length) = template[at..].find('}') else { return fail("a `${` without `}`") };
                let inside = &template[at + 1..at + length];
                while chars.peek().is_some_and(|&(position, _)| position <= at + length) {
                    chars.next();
                }
                let (number, modifier) = inside.split_once(':').unwrap_or((inside, ""));
                match (number, modifier) {
                    ("", "uid") => {
                        let _ = write!(out, "{unique}");
                    }
                    ("", "comment") => out.push('#'),
                    ("", "private") => out.push_str(".L"),
                    _ => put(&mut out, operand(operands, number, template)?, modifier, template)?,
                }
            }
            '0'..='9' => {
                let mut end = at + 1;
                while chars.peek().is_some_and(|(_, c)| c.is_ascii_digit()) {
                    chars.next();
                    end += 1;
                }
                put(&mut out, operand(operands, &template[at..end], template)?, "", template)?;
            }
            other => return fail(&format!("unknown escape `${other}`")),
        }
    }
    if out.contains("/*") { without_comments(&out, template) } else { Ok(out) }
}

/// `text` with a space for each `/* comment */`; in a string it is none.
fn without_comments(text: &str, template: &str) -> Result<String, AsmError> {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['"', '/']) {
        let (before, after) = rest.split_at(at);
        out.push_str(before);
        let length = if let Some(comment) = after.strip_prefix("/*") {
            let Some(end) = comment.find("*/") else {
                return Err(AsmError::new("a `/*` without `*/`", template));
            };
            out.push(' ');
            end + 4
        } else {
            let length = if after.starts_with('"') { quoted(after) } else { 1 };
            out.push_str(&after[..length]);
            length
        };
        rest = &after[length..];
    }
    out.push_str(rest);
    Ok(out)
}

/// The bytes of the string that `text` begins with, both quotes included.
fn quoted(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

fn operand<'a>(operands: &'a [Operand], number: &str, template: &str) -> Result<&'a Operand, AsmError> {
    number
        .parse::<usize>()
        .ok()
        .and_then(|index| operands.get(index))
        .ok_or_else(|| AsmError::new(format!("there is no operand {number}"), template))
}

/// Writes one operand in the form that the modifier selects.
fn put(out: &mut String, operand: &Operand, modifier: &str, template: &str) -> Result<(), AsmError> {
    let unfit = || AsmError::new(format!("modifier `{modifier}` does not fit the operand"), template);
    match *operand {
        Operand::Register { register, bytes } => {
            let bytes = match modifier {
                "b" => 1,
                "h" => 0,
                "w" => 2,
                "k" => 4,
                "q" => 8,
                "z" => {
                    out.push(suffix(bytes).ok_or_else(unfit)?);
                    return Ok(());
                }
                "a" => {
                    // The register as an address.
                    let _ = write!(out, "({})", register_text(register, 8).ok_or_else(unfit)?);
                    return Ok(());
                }
                "A" => {
                    out.push('*');
                    bytes
                }
                "" | "V" | "x" | "d" => bytes,
                "t" => 32,
                _ => return Err(unfit()),
            };
            out.push_str(&register_text(register, bytes).ok_or_else(unfit)?);
        }
        Operand::Memory { base, index, scale, displacement, ref symbol, bytes } => {
            if modifier == "z" {
                out.push(suffix(bytes).ok_or_else(unfit)?);
                return Ok(());
            }
            let displacement = if modifier == "H" { displacement + 8 } else { displacement };
            if modifier == "A" {
                out.push('*');
            }
            let name = |register| register_text(register, 8).ok_or_else(unfit);
            let _ = match symbol {
                Some(symbol) if displacement == 0 => write!(out, "\"{symbol}\""),
                Some(symbol) => write!(out, "\"{symbol}\"{displacement:+}"),
                None => write!(out, "{displacement}"),
            };
            if base != Register::None || index != Register::None {
                out.push('(');
                if base != Register::None {
                    out.push_str(&name(base)?);
                }
                if index != Register::None {
                    let _ = write!(out, ",{},{scale}", name(index)?);
                }
                out.push(')');
            }
        }
        Operand::Immediate(value) => {
            let value = if modifier == "n" { value.wrapping_neg() } else { value };
            if !matches!(modifier, "c" | "n" | "P" | "p" | "a") {
                out.push('$');
            }
            let _ = write!(out, "{value}");
        }
        Operand::Symbol(ref name, addend) => {
            if !matches!(modifier, "c" | "P" | "p" | "a" | "l") {
                out.push('$');
            }
            let _ = write!(out, "\"{name}\"");
            if addend != 0 {
                let _ = write!(out, "{addend:+}");
            }
            if modifier == "a" {
                out.push_str("(%rip)");
            }
        }
        Operand::Label(index) => {
            let _ = write!(out, "{GOTO_PREFIX}{index}");
        }
    }
    Ok(())
}

/// AT&T's suffix for an operand of this size.
fn suffix(bytes: u32) -> Option<char> {
    super::table::SIZES.iter().find(|size| size.1 == bytes).map(|size| size.0)
}

/// The name of the part of `register` that has `bytes` bytes; zero means bits 8 to 15.
fn register_text(register: Register, bytes: u32) -> Option<String> {
    let part = if register.is_gpr64() {
        let number = register.number() as u32;
        match bytes {
            0 if number < 4 => Register::AH + number,
            // In iced's order the four high bytes come between the low bytes of rbx and rsp.
            1 if number < 4 => Register::AL + number,
            1 => Register::SPL + (number - 4),
            2 => Register::AX + number,
            4 => Register::EAX + number,
            8 => register,
            _ => return None,
        }
    } else if register.is_xmm() {
        if bytes == 32 { Register::YMM0 + register.number() as u32 } else { register }
    } else {
        register
    };
    let name = format!("{part:?}").to_lowercase();
    // iced calls the low bytes of the newer registers r8l to r15l.
    let name = if bytes == 1 && name.starts_with("r") { name.replace('l', "b") } else { name };
    Some(format!("%{name}"))
}
