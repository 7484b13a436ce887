//! Keeps a function's constants unique while it is built or folded.

use rustc_hash::FxHashMap;

use crate::{ConstData, Function, Type, Value, ValueDef};

/// Finds the value of a constant that a function has already. Belongs to a builder, reader or folder, so that
/// functions themselves carry no hash table.
#[derive(Debug, Default)]
pub struct ConstInterner {
    map: FxHashMap<(Type, ConstData), Value>,
}

impl ConstInterner {
    /// Clears everything but keeps the memory.
    pub fn clear(&mut self) {
        self.map.clear();
    }

    /// Replaces its contents by the constants of `func`.
    pub fn rebuild(&mut self, func: &Function) {
        self.clear();
        for (value, data) in func.values.iter() {
            if let ValueDef::Const(c) = data.def() {
                self.map.entry((data.ty(), func.consts[c])).or_insert(value);
            }
        }
    }

    /// The value of the constant `data` of type `ty` in `func`. Bits above the type's width are cut off.
    pub fn intern(&mut self, func: &mut Function, ty: Type, data: ConstData) -> Value {
        let data = match data {
            ConstData::Bits(0) => return func.zero(ty),
            ConstData::Bits(bits) => ConstData::Bits(bits & ty.mask()),
            other => other,
        };
        *self.map.entry((ty, data)).or_insert_with(|| func.make_const(ty, data))
    }
}
