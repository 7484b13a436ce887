//! The size of an instruction's memory access.
//!
//! iced-x86 has tables for it, but allocates them, which a signal handler must not do. For the instructions
//! of the code generator, and most of inline assembly, prefixes and opcode suffice (Intel 64 and IA-32
//! Architectures Software Developer's Manual, volume 2, appendix A).

/// The size in bytes of the memory operand of the instruction at the start of `code`; `None` for
/// instructions that are not known.
pub(super) fn access_size(code: &[u8]) -> Option<u32> {
    let mut bytes = code.iter().copied();
    let (mut short, mut repeat, mut wide) = (false, 0, false);
    let mut opcode = bytes.next()?;
    loop {
        match opcode {
            0x66 => short = true,
            0xf2 | 0xf3 => repeat = opcode,
            0xf0 | 0x26 | 0x2e | 0x36 | 0x3e | 0x64 | 0x65 => {}
            _ => break,
        }
        opcode = bytes.next()?;
    }
    if opcode & 0xf0 == 0x40 {
        wide = opcode & 8 != 0;
        opcode = bytes.next()?;
    }
    let operand = if wide {
        8
    } else if short {
        2
    } else {
        4
    };
    // Most opcodes come in pairs: bytes, and the size of the operands.
    let byte_or_more = if opcode & 1 == 0 { 1 } else { operand };
    if opcode == 0x0f {
        let opcode = bytes.next()?;
        return two_bytes(opcode, bytes.next().unwrap_or(0), Prefixes { short, repeat, wide, operand });
    }
    let field = bytes.next().unwrap_or(0) >> 3 & 7;
    Some(match opcode {
        0x00..=0x3f if opcode & 7 < 4 => byte_or_more,
        0x50..=0x5f | 0x8f | 0xc2 | 0xc3 | 0xc9 | 0xe8 if !short => 8,
        0x63 => operand.min(4),
        0x69 | 0x6b | 0x83 => operand,
        0x80 | 0x81 | 0x84..=0x8b | 0xa4..=0xa7 | 0xaa..=0xaf => byte_or_more,
        0xc0 | 0xc1 | 0xc6 | 0xc7 | 0xd0..=0xd3 | 0xf6 | 0xf7 | 0xfe => byte_or_more,
        0xff if matches!(field, 2 | 4 | 6) && !short => 8,
        0xff if field < 2 => operand,
        0xd8 | 0xda => 4,
        0xdc => 8,
        0xde => 2,
        0xd9 if matches!(field, 0 | 2 | 3) => 4,
        0xd9 if matches!(field, 5 | 7) => 2,
        0xdb if field < 4 => 4,
        0xdb if matches!(field, 5 | 7) => 10,
        0xdd if field < 4 => 8,
        0xdf if field < 4 => 2,
        0xdf if matches!(field, 5 | 7) => 8,
        _ => return None,
    })
}

struct Prefixes {
    short: bool,
    repeat: u8,
    wide: bool,
    operand: u32,
}

/// The size for an opcode after 0x0f; `after` is the byte after the opcode.
fn two_bytes(opcode: u8, after: u8, prefixes: Prefixes) -> Option<u32> {
    let Prefixes { short, repeat, wide, operand } = prefixes;
    let general = if wide { 8 } else { 4 };
    // One float or a whole vector register.
    let float = match repeat {
        0xf3 => 4,
        0xf2 => 8,
        _ => 16,
    };
    Some(match opcode {
        0x10 | 0x11 | 0x51 | 0x58 | 0x59 | 0x5c..=0x5f | 0xc2 => float,
        0x12 | 0x13 | 0x16 | 0x17 if repeat == 0 => 8,
        0x28 | 0x29 | 0x54..=0x57 if repeat == 0 => 16,
        0x6f | 0x7f if short || repeat == 0xf3 => 16,
        0x2a if repeat != 0 => general,
        0x2c | 0x2d | 0x5a if repeat != 0 => float,
        0x2e | 0x2f => 4 << u32::from(short),
        0x40..=0x4f | 0xaf | 0xa3 | 0xab | 0xb3 | 0xbb | 0xba | 0xa4 | 0xa5 | 0xac | 0xad => operand,
        0xb8 | 0xbc | 0xbd => operand,
        0x6e if short => general,
        0x7e if short => general,
        0x7e if repeat == 0xf3 => 8,
        0xd6 if short => 8,
        0xb0 | 0xc0 => 1,
        0xb1 | 0xc1 => operand,
        0xb6 | 0xbe | 0x90..=0x9f => 1,
        0xb7 | 0xbf => 2,
        0xc3 => general,
        0xc7 if after >> 3 & 7 == 1 => 2 * general,
        // Integer operations on vector registers.
        0x60..=0x6d
        | 0x70
        | 0x74..=0x76
        | 0xd0..=0xd5
        | 0xd8..=0xdf
        | 0xe0..=0xe5
        | 0xe8..=0xef
        | 0xf1..=0xf6
        | 0xf8..=0xfe
            if short && repeat == 0 =>
        {
            16
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use iced_x86::{Decoder, DecoderOptions};

    use super::access_size;

    #[test]
    fn sizes_are_those_of_a_disassembler() {
        let mut known = 0;
        let mut wrong = std::collections::BTreeSet::new();
        for prefix in [&[][..], &[0x66], &[0xf2], &[0xf3], &[0xf0], &[0x65]] {
            for rex in [&[][..], &[0x40], &[0x48]] {
                for escape in [&[][..], &[0x0f]] {
                    for (opcode, field) in (0..=255u8).flat_map(|opcode| (0..8u8).map(move |f| (opcode, f))) {
                        let mut bytes = [prefix, rex, escape, &[opcode, field << 3 | 7]].concat();
                        bytes.extend([1; 10]);
                        let inst = Decoder::with_ip(64, &bytes, 0, DecoderOptions::NONE).decode();
                        let size = access_size(&bytes);
                        known += usize::from(size.is_some());
                        // Accesses to the stack are none of a memory operand.
                        let is_operand =
                            (0..inst.op_count()).any(|n| inst.op_kind(n) == iced_x86::OpKind::Memory);
                        if !inst.is_invalid() && is_operand && size.is_some() {
                            let other = inst.memory_size().size() as u32;
                            if size != Some(other) {
                                wrong.insert(format!("{:?} {size:?} {other}", inst.code()));
                            }
                        }
                    }
                }
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
        assert!(known > 10_000, "{known}");
    }

    #[test]
    fn what_is_emitted_is_known() {
        for (bytes, size) in [
            (&[0x8b, 0x07][..], 4),
            (&[0x48, 0x8b, 0x07], 8),
            (&[0x66, 0x89, 0x07], 2),
            (&[0x88, 0x07], 1),
            (&[0x0f, 0xb6, 0x07], 1),
            (&[0x48, 0x63, 0x07], 4),
            (&[0xf2, 0x0f, 0x10, 0x07], 8),
            (&[0xf3, 0x0f, 0x11, 0x07], 4),
            (&[0x66, 0x48, 0x0f, 0x7e, 0x07], 8),
            (&[0x0f, 0x28, 0x07], 16),
            (&[0xf3, 0xa4], 1),
            (&[0xdb, 0x2f], 10),
            (&[0xe8, 0, 0, 0, 0], 8),
        ] {
            assert_eq!(access_size(bytes), Some(size), "{bytes:x?}");
        }
        for bytes in [&[][..], &[0x66], &[0x48], &[0x0f], &[0xc5, 0xfc, 0x10, 0x07]] {
            assert_eq!(access_size(bytes), None, "{bytes:x?}");
        }
    }
}
