use sheave_ir::{BinaryOp, ConstData, DataObject, Linkage, Symbol, Type, UnaryOp, Value};

use crate::lower::Lower;
use crate::lower::reason::{Lowered, invalid, unsupported};
use crate::lower::types::{Kind, Ty};

/// The low `bits` bits of `value`.
pub(crate) fn low_bits(value: u64, bits: u32) -> u64 {
    if bits >= 64 { value } else { value & ((1 << bits) - 1) }
}

/// `value`, an integer of `bits` bits, with its sign in all 64.
pub(crate) fn sign_extended(value: u64, bits: u32) -> i64 {
    let shift = 64 - bits.min(64);
    ((value << shift) as i64) >> shift
}

impl Lower {
    /// Fails unless the type that was read is the expected one.
    #[inline]
    pub(crate) fn expect_type(&mut self, given: Ty, wanted: Ty) -> Lowered<()> {
        if self.types.same(given, wanted) {
            return Ok(());
        }
        let message = format!("type {} where {} is wanted", self.types.show(given), self.types.show(wanted));
        Err(invalid(message))
    }

    /// The width of the integers of type `ty`.
    pub(crate) fn expect_integer(&self, ty: Ty) -> Lowered<u32> {
        match self.types.kind(ty) {
            Kind::Int(bits) => Ok(bits),
            _ => Err(invalid(format!("type {} where an integer is wanted", self.types.show(ty)))),
        }
    }

    /// Fails if `ty` is not a pointer.
    pub(crate) fn expect_pointer(&self, ty: Ty) -> Lowered<()> {
        match self.types.kind(ty) {
            Kind::Ptr(_) => Ok(()),
            _ => Err(invalid(format!("type {} where a pointer is wanted", self.types.show(ty)))),
        }
    }

    /// Appends the pieces of a value of type `ty` that is zero, or undefined.
    pub(crate) fn empty_pieces(&mut self, ty: Ty, is_undef: bool, out: &mut Vec<Value>) -> Lowered<()> {
        for piece in self.piece_types(ty)? {
            out.push(if is_undef { self.body.undef(piece) } else { self.body.func.zero(piece) });
        }
        self.fix_fp80_constants(ty, out)
    }

    /// Replaces the zero or undefined address of each 80-bit float among the last pieces, which are those of
    /// `ty`, by the address of a zero.
    fn fix_fp80_constants(&mut self, ty: Ty, out: &mut [Value]) -> Lowered<()> {
        let mut at = out.len() - self.types.info(ty).pieces as usize;
        for i in self.units(ty)? {
            let unit = self.types.unit(i).ty;
            let n = self.types.info(unit).pieces as usize;
            let scalar = if let Kind::Vector(element, _) = self.types.kind(unit) { element } else { unit };
            if scalar == Ty::FP80 {
                let zero = self.fp80_constant(0);
                out[at..at + n].fill(zero);
            }
            at += n;
        }
        Ok(())
    }

    /// The address of a constant 80-bit float.
    pub(crate) fn fp80_constant(&mut self, bits: u128) -> Value {
        let symbol = self.fp80_symbol(bits);
        self.body.constant(Type::Ptr, ConstData::Symbol(symbol, 0))
    }

    /// `plus - minus + offset` as a value of type `ty`, of two addresses.
    pub(crate) fn linear(
        &mut self,
        plus: Option<Value>,
        minus: Option<Value>,
        offset: i64,
        ty: Ty,
    ) -> Lowered<Value> {
        let piece = self.types.info(ty).piece;
        let mut value = match plus {
            Some(address) if piece == Type::Ptr && minus.is_none() => {
                return Ok(self.body.address(address, offset));
            }
            Some(address) => self.body.unary(UnaryOp::Bitcast, Type::I64, address),
            None => self.body.func.zero(Type::I64),
        };
        if let Some(address) = minus {
            let subtrahend = self.body.unary(UnaryOp::Bitcast, Type::I64, address);
            value = self.body.binary(BinaryOp::Sub, value, subtrahend);
        }
        if offset != 0 {
            value = self.body.binary_imm(BinaryOp::Add, value, offset as u64);
        }
        match self.types.kind(ty) {
            Kind::Int(bits) => {
                let value = self.body.resize(piece, value);
                Ok(self.mask(value, bits))
            }
            _ if piece == Type::Ptr => Ok(self.body.bitcast(Type::Ptr, value)),
            _ => Err(unsupported("an address as a float")),
        }
    }

    /// The address of read-only data with this 80-bit float.
    pub(crate) fn fp80_symbol(&mut self, bits: u128) -> Symbol {
        if let Some(&symbol) = self.fp80_constants.get(&bits) {
            return symbol;
        }
        let symbol = self.module.intern_symbol(&format!(".fp80.{bits:020x}"));
        self.module.symbols[symbol].linkage = Linkage::Local;
        self.module.define_data(DataObject {
            symbol,
            size: 16,
            align: 16,
            readonly: true,
            init: bits.to_le_bytes()[..10].to_vec(),
            relocs: Vec::new(),
        });
        self.fp80_constants.insert(bits, symbol);
        symbol
    }

    /// The offset that the constant `index` adds inside `ty`, and the type that it selects.
    pub(crate) fn index_offset(&mut self, ty: Ty, index: i64, first: bool) -> Lowered<(i64, Ty)> {
        if first {
            self.require_size(ty)?;
            return Ok((index.wrapping_mul(self.types.info(ty).size as i64), ty));
        }
        match self.types.kind(ty) {
            Kind::Struct { first, n, .. } => {
                self.require_size(ty)?;
                match u32::try_from(index).ok().filter(|&i| i < n) {
                    Some(i) => Ok((self.types.offset(first, i) as i64, self.types.field(first, i))),
                    None => Err(invalid(format!("the struct has no field {index}"))),
                }
            }
            Kind::Array(element, _) | Kind::Vector(element, _) => {
                self.require_size(element)?;
                Ok((index.wrapping_mul(self.types.info(element).size as i64), element))
            }
            _ => Err(invalid(format!("type {} cannot be indexed", self.types.show(ty)))),
        }
    }

    /// Fails for types without a size.
    #[inline]
    pub(crate) fn require_size(&mut self, ty: Ty) -> Lowered<()> {
        if self.types.kind(ty).has_values() {
            return Ok(());
        }
        Err(invalid(format!("type {} has no size", self.types.show(ty))))
    }

    /// The type of the piece of a scalar.
    pub(crate) fn piece(&self, ty: Ty) -> Type {
        self.types.info(ty).piece
    }

    /// Computes the layout of `ty`, unless it is opaque.
    pub(crate) fn lay_out(&mut self, ty: Ty) -> Lowered<()> {
        if self.types.info(ty).ready || self.types.kind(ty) == Kind::Opaque {
            return Ok(());
        }
        self.types.layout(ty).map_err(|error| invalid(error.message()))
    }
}
