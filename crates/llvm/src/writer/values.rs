//! Operands and constants.

use core::fmt;

use sheave_ir::entity::EntityRef;
use sheave_ir::{Block, ConstData, FuncId, Function, Module, RelocTarget, SymbolDef, Type, Value};

use super::words::{symbol_name, type_name};

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

/// An operand: the name of a value, or a constant.
pub(super) fn operand<'a>(
    scope: &'a Scope<'a>,
    func: &'a Function,
    value: Value,
) -> impl fmt::Display + use<'a> {
    fmt::from_fn(move |f| {
        let Some(data) = func.const_data(value) else {
            return write!(f, "%{}", func.value_name(value));
        };
        let ty = func.ty(value);
        match data {
            ConstData::Bits(bits) => write_bits(f, ty, bits),
            ConstData::Undef => write_bits(f, ty, 0),
            ConstData::Symbol(symbol, offset) => {
                let address = address(scope, RelocTarget::Symbol(symbol), offset);
                write_address(f, ty, &address)
            }
            ConstData::BlockAddr(symbol, block) => match scope.module.symbols[symbol].def {
                SymbolDef::Function(id) => {
                    let target = RelocTarget::Block(id, block);
                    write_address(f, ty, &address(scope, target, 0))
                }
                _ => write_bits(f, ty, 0),
            },
        }
    })
}

/// The constant of type `ty` with these bits.
fn write_bits(f: &mut fmt::Formatter<'_>, ty: Type, bits: u64) -> fmt::Result {
    match ty {
        Type::I8 => write!(f, "{}", bits as i8),
        Type::I16 => write!(f, "{}", bits as i16),
        Type::I32 => write!(f, "{}", bits as i32),
        Type::I64 => write!(f, "{}", bits as i64),
        // Through a double a signalling NaN might become a quiet one.
        Type::F32 if f32::from_bits(bits as u32).is_nan() => {
            write!(f, "bitcast (i32 {} to float)", bits as i32)
        }
        Type::F32 => write!(f, "0x{:016X}", f64::from(f32::from_bits(bits as u32)).to_bits()),
        Type::F64 => write!(f, "0x{bits:016X}"),
        Type::Ptr if bits == 0 => f.write_str("null"),
        Type::Ptr => write!(f, "inttoptr (i64 {} to ptr)", bits as i64),
    }
}

/// An address as a constant of type `ty`.
fn write_address(f: &mut fmt::Formatter<'_>, ty: Type, address: &impl fmt::Display) -> fmt::Result {
    match ty {
        Type::Ptr => write!(f, "{address}"),
        Type::F32 => write!(f, "bitcast (i32 ptrtoint (ptr {address} to i32) to float)"),
        Type::F64 => write!(f, "bitcast (i64 ptrtoint (ptr {address} to i64) to double)"),
        _ => write!(f, "ptrtoint (ptr {address} to {})", type_name(ty)),
    }
}

/// The address of a symbol or a block, plus an offset, as a constant of type `ptr`.
pub(super) fn address(scope: &Scope<'_>, target: RelocTarget, offset: i64) -> impl fmt::Display {
    fmt::from_fn(move |f| {
        if offset != 0 {
            f.write_str("getelementptr (i8, ptr ")?;
        }
        let module = scope.module;
        match target {
            RelocTarget::Symbol(symbol) => write!(f, "{}", symbol_name(module.symbol_name(symbol)))?,
            RelocTarget::Block(id, block) if scope.is_addressable(id, block) => {
                let func = &module.functions[id];
                let name = symbol_name(module.symbol_name(func.symbol));
                write!(f, "blockaddress({name}, %{})", func.block_name(block))?;
            }
            // Nothing can be reached through it; LLVM itself writes this for blocks it has removed.
            RelocTarget::Block(..) => f.write_str("inttoptr (i64 1 to ptr)")?,
        }
        if offset != 0 {
            write!(f, ", i64 {})", offset)?;
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_are_exact() {
        let text = |ty, bits| fmt::from_fn(move |f| write_bits(f, ty, bits)).to_string();
        assert_eq!(text(Type::I8, 0x80), "-128");
        assert_eq!(text(Type::I64, u64::MAX), "-1");
        assert_eq!(text(Type::F64, 1.5f64.to_bits()), "0x3FF8000000000000");
        assert_eq!(text(Type::F32, u64::from(0.1f32.to_bits())), "0x3FB99999A0000000");
        // The least denormal single is a normal double.
        assert_eq!(text(Type::F32, 1), "0x36A0000000000000");
        assert_eq!(text(Type::F32, 0x7F80_0001), "bitcast (i32 2139095041 to float)");
        assert_eq!(text(Type::Ptr, 0), "null");
        assert_eq!(text(Type::Ptr, 16), "inttoptr (i64 16 to ptr)");
    }
}
