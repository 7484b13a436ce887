//! How types lie in memory, and how their values are cut into pieces.

use sheave_ir::{Type, ensure};

use super::{Kind, MAX_PIECES, MAX_TYPE_DEPTH, Ty, Types, Unit, container};

/// Why a type has no layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LayoutError {
    TooDeep,
    TooLarge,
    Unsized,
}

impl LayoutError {
    pub(crate) fn message(self) -> &'static str {
        match self {
            LayoutError::TooDeep => "types nest too deeply, or a type contains itself",
            LayoutError::TooLarge => "the type is too large",
            LayoutError::Unsized => "the type has no size",
        }
    }
}

impl Types {
    /// Computes the layout of `ty` unless it is known.
    #[inline(always)]
    pub(crate) fn layout(&mut self, ty: Ty) -> Result<(), LayoutError> {
        if self.info(ty).ready { Ok(()) } else { self.layout_at(ty, 0) }
    }

    fn layout_at(&mut self, ty: Ty, depth: u32) -> Result<(), LayoutError> {
        if self.info(ty).ready {
            return Ok(());
        }
        ensure(depth <= MAX_TYPE_DEPTH, || LayoutError::TooDeep)?;
        let mut info = *self.info(ty);
        let mut single = |piece: Type, size: u64| {
            info.single = true;
            info.pieces = 1;
            info.piece = piece;
            info.size = size;
            info.align_log2 = size.trailing_zeros() as u8;
        };
        match info.kind {
            Kind::Opaque => return Err(LayoutError::Unsized),
            Kind::Void | Kind::Label | Kind::Metadata | Kind::Token | Kind::Func { .. } => {}
            Kind::Half | Kind::BFloat => single(Type::I16, 2),
            Kind::Float => single(Type::F32, 4),
            Kind::Double => single(Type::F64, 8),
            Kind::Fp80 => single(Type::Ptr, 16),
            Kind::Ptr(_) => single(Type::Ptr, 8),
            Kind::Fp128 => {
                info.size = 16;
                info.align_log2 = 4;
                info.pieces = 2;
            }
            Kind::Int(bits) if bits <= 64 => single(container(bits), u64::from(container(bits).bytes())),
            Kind::Int(bits) => {
                info.pieces = bits.div_ceil(64);
                info.align_log2 = self.i128_align_log2;
                info.size = u64::from(bits.div_ceil(8)).next_multiple_of(1 << info.align_log2);
            }
            Kind::Array(element, n) => {
                self.layout_at(element, depth + 1)?;
                let e = *self.info(element);
                if e.pieces == 0
                    && e.size == 0
                    && matches!(e.kind, Kind::Void | Kind::Func { .. } | Kind::Label)
                {
                    return Err(LayoutError::Unsized);
                }
                info.size = e.size.checked_mul(n).ok_or(LayoutError::TooLarge)?;
                info.align_log2 = e.align_log2;
                info.pieces = u32::try_from(u64::from(e.pieces).saturating_mul(n)).unwrap_or(u32::MAX);
            }
            Kind::Vector(element, n) => {
                self.layout_at(element, depth + 1)?;
                let e = *self.info(element);
                ensure(e.single || matches!(e.kind, Kind::Int(_) | Kind::Fp128), || LayoutError::Unsized)?;
                let bytes = (self.bits(element) * u64::from(n)).div_ceil(8).max(1).next_power_of_two();
                info.size = bytes;
                info.align_log2 = bytes.trailing_zeros() as u8;
                info.pieces = e.pieces.saturating_mul(n);
            }
            Kind::Struct { first, n, packed } => {
                let (mut size, mut align_log2, mut pieces) = (0u64, 0u8, 0u32);
                for i in 0..n {
                    let field = self.field(first, i);
                    if let Kind::Array(element, count) = self.kind(field)
                        && (count as i64) < 0
                    {
                        self.offsets[(first + i) as usize] = size;
                        size = self.negative_padding(element, count, size, depth)?;
                        pieces = u32::MAX;
                        continue;
                    }
                    self.layout_at(field, depth + 1)?;
                    let f = self.info(field);
                    if matches!(f.kind, Kind::Void | Kind::Func { .. } | Kind::Label | Kind::Metadata) {
                        return Err(LayoutError::Unsized);
                    }
                    if !packed {
                        align_log2 = align_log2.max(f.align_log2);
                        size =
                            size.checked_next_multiple_of(1 << f.align_log2).ok_or(LayoutError::TooLarge)?;
                    }
                    let f_size = f.size;
                    pieces = pieces.saturating_add(f.pieces);
                    self.offsets[(first + i) as usize] = size;
                    size = size.checked_add(f_size).ok_or(LayoutError::TooLarge)?;
                }
                info.size = size.checked_next_multiple_of(1 << align_log2).ok_or(LayoutError::TooLarge)?;
                info.align_log2 = align_log2;
                info.pieces = pieces;
            }
        }
        ensure(info.size <= i64::MAX as u64, || LayoutError::TooLarge)?;
        info.plain = match info.kind {
            Kind::Int(bits) => bits == 1 || matches!(bits, 8 | 16 | 32 | 64),
            kind => info.single && kind != Kind::Fp80,
        };
        info.ready = true;
        self.infos[ty.0 as usize] = info;
        Ok(())
    }

    /// The offset of the field after an array of `count` elements, which is before that array: for some
    /// overlapping bit-fields clang writes padding of `[18446744073709551615 x i8]`, and LLVM adds sizes up
    /// modulo 2^64.
    fn negative_padding(
        &mut self,
        element: Ty,
        count: u64,
        size: u64,
        depth: u32,
    ) -> Result<u64, LayoutError> {
        self.layout_at(element, depth + 1)?;
        let back = self.info(element).size.checked_mul(count.wrapping_neg()).ok_or(LayoutError::TooLarge)?;
        size.checked_sub(back).ok_or(LayoutError::TooLarge)
    }

    /// Bytes that a load or store of a scalar or vector `ty` touches.
    pub(crate) fn store_size(&self, ty: Ty) -> u64 {
        match self.kind(ty) {
            Kind::Int(bits) => u64::from(bits.div_ceil(8)),
            Kind::Vector(element, n) => {
                let bits = match self.kind(element) {
                    Kind::Int(bits) => u64::from(bits),
                    _ => self.info(element).size * 8,
                };
                (bits * u64::from(n)).div_ceil(8)
            }
            Kind::Fp80 => 10,
            _ => self.info(ty).size,
        }
    }

    /// The scalars and vectors of `ty`, which has a layout, in order, as a range for [`Types::unit`].
    pub(crate) fn units(&mut self, ty: Ty) -> Result<core::ops::Range<usize>, LayoutError> {
        let info = self.info(ty);
        if info.units.0 == info.units.1 {
            if info.pieces > MAX_PIECES || info.size > u64::from(u32::MAX) / 2 {
                return Err(LayoutError::TooLarge);
            }
            let mut units = Vec::new();
            self.collect_units(ty, 0, &mut units);
            let start = self.units.len() as u32;
            self.units.extend(units);
            self.infos[ty.0 as usize].units = (start, self.units.len() as u32);
        }
        let (start, end) = self.info(ty).units;
        Ok(start as usize..end as usize)
    }

    #[inline]
    pub(crate) fn unit(&self, i: usize) -> Unit {
        self.units[i]
    }

    /// Depth and number of parts were checked when the layout was computed.
    fn collect_units(&self, ty: Ty, offset: u64, out: &mut Vec<Unit>) {
        if self.info(ty).pieces == 0 {
            return;
        }
        match self.kind(ty) {
            Kind::Struct { first, n, .. } => {
                for i in 0..n {
                    self.collect_units(self.field(first, i), offset + self.offset(first, i), out);
                }
            }
            Kind::Array(element, n) => {
                for i in 0..n {
                    self.collect_units(element, offset + i * self.info(element).size, out);
                }
            }
            kind if kind.has_values() => out.push(Unit { offset: offset as u32, ty }),
            _ => {}
        }
    }

    /// The Sheave types of a unit's pieces: all the same.
    pub(crate) fn unit_piece(&self, ty: Ty) -> Type {
        match self.kind(ty) {
            Kind::Vector(element, _) => self.unit_piece(element),
            Kind::Int(bits) if bits > 64 => Type::I64,
            _ => self.info(ty).piece,
        }
    }

    /// The element type and number of elements of an array, vector or struct at `index`, and how many pieces
    /// come before it. `None` if there is no such element.
    pub(crate) fn element(&self, ty: Ty, index: u64) -> Option<(Ty, u32)> {
        match self.kind(ty) {
            Kind::Struct { first, n, .. } => {
                let index = u32::try_from(index).ok().filter(|&i| i < n)?;
                let before = (0..index).map(|i| self.info(self.field(first, i)).pieces).sum();
                Some((self.field(first, index), before))
            }
            Kind::Array(element, n) => {
                (index < n).then(|| (element, self.info(element).pieces.saturating_mul(index as u32)))
            }
            Kind::Vector(element, n) => {
                (index < u64::from(n)).then(|| (element, self.info(element).pieces * index as u32))
            }
            _ => None,
        }
    }
}
