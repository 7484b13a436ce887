//! Operands and constants.

use core::fmt;

use sheave_ir::entity::EntityRef;
use sheave_ir::{Block, ConstData, FuncId, Function, Module, RelocTarget, SymbolDef, Type, Value};

use super::words::{SymbolName, type_name};

/// The module and which blocks its functions still have.
pub(super) struct Scope<'a> {
    pub(super) module: &'a Module,
    live: Vec<Vec<bool>>,
}

impl<'a> Scope<'a> {
    pub(super) fn new(module: &'a Module) -> Self {
        let live_blocks = |func: &Function| {
            let mut live = vec![false; func.n_blocks()];
            // The entry has no address in LLVM IR.
            func.layout.iter().skip(1).for_each(|block| live[block.index()] = true);
            live
        };
        Scope { module, live: module.functions.values().map(live_blocks).collect() }
    }

    fn is_addressable(&self, id: FuncId, block: Block) -> bool {
        self.live[id.index()].get(block.index()).copied().unwrap_or(false)
    }
}

/// The name of a temporary that has no counterpart in the function.
#[derive(Clone, Copy)]
pub(super) struct Temp(pub(super) u32);

impl fmt::Display for Temp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "%t{}", self.0)
    }
}

/// The name of a block of LLVM IR.
#[derive(Clone, Copy)]
pub(super) struct Label<'a> {
    pub(super) func: &'a Function,
    /// The block.
    pub(super) block: Block,
    /// The index of one of its edges: the label is that of the block on this edge.
    pub(super) edge: Option<u32>,
}

impl fmt::Display for Label<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.func.block_name(self.block))?;
        self.edge.map_or(Ok(()), |index| write!(f, ".e{index}"))
    }
}

/// An operand: the name of a value, or a constant.
#[derive(Clone, Copy)]
pub(super) struct Operand<'a> {
    pub(super) scope: &'a Scope<'a>,
    pub(super) func: &'a Function,
    pub(super) value: Value,
}

impl fmt::Display for Operand<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(data) = self.func.const_data(self.value) else {
            return write!(f, "%{}", self.func.value_name(self.value));
        };
        let ty = self.func.ty(self.value);
        match data {
            ConstData::Bits(bits) => write_bits(f, ty, bits),
            ConstData::Undef => write_bits(f, ty, 0),
            ConstData::Symbol(symbol, offset) => {
                let address = Address { scope: self.scope, target: RelocTarget::Symbol(symbol), offset };
                write_address(f, ty, &address)
            }
            ConstData::BlockAddr(symbol, block) => match self.scope.module.symbols[symbol].def {
                SymbolDef::Function(id) => {
                    let target = RelocTarget::Block(id, block);
                    write_address(f, ty, &Address { scope: self.scope, target, offset: 0 })
                }
                _ => write_bits(f, ty, 0),
            },
        }
    }
}

/// An operand after its type.
pub(super) struct TypedOperand<'a>(pub(super) Operand<'a>);

impl fmt::Display for TypedOperand<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", type_name(self.0.func.ty(self.0.value)), self.0)
    }
}

/// The constant of type `ty` with these bits.
fn write_bits(f: &mut fmt::Formatter<'_>, ty: Type, bits: u64) -> fmt::Result {
    match ty {
        Type::I8 => write!(f, "{}", bits as i8),
        Type::I16 => write!(f, "{}", bits as i16),
        Type::I32 => write!(f, "{}", bits as i32),
        Type::I64 => write!(f, "{}", bits as i64),
        Type::F32 => {
            let value = f32::from_bits(bits as u32);
            if value.is_nan() {
                // Through a double a signalling NaN might become a quiet one.
                return write!(f, "bitcast (i32 {} to float)", bits as i32);
            }
            write!(f, "0x{:016X}", f64::from(value).to_bits())
        }
        Type::F64 => write!(f, "0x{bits:016X}"),
        Type::Ptr if bits == 0 => f.write_str("null"),
        Type::Ptr => write!(f, "inttoptr (i64 {} to ptr)", bits as i64),
    }
}

/// An address as a constant of type `ty`.
fn write_address(f: &mut fmt::Formatter<'_>, ty: Type, address: &Address<'_>) -> fmt::Result {
    match ty {
        Type::Ptr => write!(f, "{address}"),
        Type::F32 => write!(f, "bitcast (i32 ptrtoint (ptr {address} to i32) to float)"),
        Type::F64 => write!(f, "bitcast (i64 ptrtoint (ptr {address} to i64) to double)"),
        _ => write!(f, "ptrtoint (ptr {address} to {})", type_name(ty)),
    }
}

/// The address of a symbol or a block, plus an offset, as a constant of type `ptr`.
pub(super) struct Address<'a> {
    pub(super) scope: &'a Scope<'a>,
    pub(super) target: RelocTarget,
    pub(super) offset: i64,
}

impl fmt::Display for Address<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.offset != 0 {
            f.write_str("getelementptr (i8, ptr ")?;
        }
        let module = self.scope.module;
        match self.target {
            RelocTarget::Symbol(symbol) => write!(f, "{}", SymbolName(module.symbol_name(symbol)))?,
            RelocTarget::Block(id, block) if self.scope.is_addressable(id, block) => {
                let func = &module.functions[id];
                let name = SymbolName(module.symbol_name(func.symbol));
                write!(f, "blockaddress({name}, %{})", func.block_name(block))?;
            }
            // Nothing can be reached through it; LLVM itself writes this for blocks it has removed.
            RelocTarget::Block(..) => f.write_str("inttoptr (i64 1 to ptr)")?,
        }
        if self.offset != 0 {
            write!(f, ", i64 {})", self.offset)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Bits(Type, u64);

    impl fmt::Display for Bits {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write_bits(f, self.0, self.1)
        }
    }

    #[test]
    fn constants_are_exact() {
        assert_eq!(Bits(Type::I8, 0x80).to_string(), "-128");
        assert_eq!(Bits(Type::I64, u64::MAX).to_string(), "-1");
        assert_eq!(Bits(Type::F64, 1.5f64.to_bits()).to_string(), "0x3FF8000000000000");
        assert_eq!(Bits(Type::F32, u64::from(0.1f32.to_bits())).to_string(), "0x3FB99999A0000000");
        // The least denormal single is a normal double.
        assert_eq!(Bits(Type::F32, 1).to_string(), "0x36A0000000000000");
        assert_eq!(Bits(Type::F32, 0x7F80_0001).to_string(), "bitcast (i32 2139095041 to float)");
        assert_eq!(Bits(Type::Ptr, 0).to_string(), "null");
        assert_eq!(Bits(Type::Ptr, 16).to_string(), "inttoptr (i64 16 to ptr)");
    }
}
