//! The contents of constant data.

use sheave_ir::{ConstData, RelocKind, RelocTarget, Type};

use super::alias::{Aliases, Location};

/// What a load of type `ty` gives of constant data, if it is a constant.
pub(crate) fn content(aliases: Aliases<'_>, location: &Location, ty: Type) -> Option<ConstData> {
    let (id, offset) = aliases.constant(location)?;
    let object = &aliases.module.data[id];
    let start = u64::try_from(offset?).ok()?;
    let bytes = u64::from(ty.bytes());
    let end = start.checked_add(bytes).filter(|&end| end <= object.size)?;
    // Relocations are in order of their offset and at most eight bytes long.
    let first = object.relocs.partition_point(|reloc| reloc.offset.saturating_add(8) <= start);
    let length = |kind| if matches!(kind, RelocKind::Difference32 { .. }) { 4 } else { 8 };
    let near = object.relocs[first..].iter().take_while(|reloc| reloc.offset < end);
    let mut inside = near.filter(|reloc| reloc.offset.saturating_add(length(reloc.kind)) > start);
    match (inside.next(), inside.next()) {
        (None, _) => {}
        (Some(reloc), None) if reloc.kind == RelocKind::Abs64 && reloc.offset == start && ty == Type::Ptr => {
            let RelocTarget::Symbol(symbol) = reloc.target else { return None };
            return Some(ConstData::Symbol(symbol, reloc.addend));
        }
        _ => return None,
    }
    Some(ConstData::Bits(bits(&object.init, start, bytes)))
}

/// The string at `location` in constant data, if its end follows within `limit` characters.
pub(crate) fn string<'a>(aliases: Aliases<'a>, location: &Location, limit: usize) -> Option<&'a [u8]> {
    let (id, offset) = aliases.constant(location)?;
    let object = &aliases.module.module().data[id];
    let start = offset.and_then(|offset| u64::try_from(offset).ok())?;
    // No address is a part of it.
    let first = object.relocs.partition_point(|reloc| reloc.offset.saturating_add(8) <= start);
    let end = object.relocs.get(first).map_or(object.size, |reloc| reloc.offset.min(object.size));
    let init = object.init.get(usize::try_from(start).ok()?..).unwrap_or(&[]);
    // What is not there is zero.
    let length = init.iter().take(limit).position(|&byte| byte == 0).unwrap_or(init.len());
    (length < limit && start + (length as u64) < end).then_some(&init[..length])
}

/// The little-endian number in `bytes` bytes of `init` from `start` on, zero after its end.
fn bits(init: &[u8], start: u64, bytes: u64) -> u64 {
    let byte = |at: u64| usize::try_from(at).ok().and_then(|at| init.get(at)).copied().unwrap_or(0);
    (0..bytes).fold(0, |bits, k| bits | u64::from(byte(start + k)) << (8 * k))
}

#[cfg(test)]
mod tests {
    use super::bits;

    #[test]
    fn bytes_after_the_end_are_zero() {
        assert_eq!(bits(&[1, 2, 3], 1, 4), 0x0302);
        assert_eq!(bits(&[1, 2, 3, 4, 5, 6, 7, 0xff], 0, 8), 0xff07_0605_0403_0201);
        assert_eq!(bits(&[], u64::MAX - 8, 1), 0);
    }
}
