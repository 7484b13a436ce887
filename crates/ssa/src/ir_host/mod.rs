//! The adapters for `sheave-ir`: they show its functions to the passes of this crate and apply the plans.

pub mod check;
pub mod demote;
mod direct;
mod host;
mod promote;

pub use host::{HostScratch, IrHost, IrSlotHost};
pub use promote::ApplyScratch;
pub use promote::check_plan as check_promotion_plan;
pub use promote::run as run_promote;

use crate::Type;

/// The type that `ty` is to this crate.
#[inline]
pub const fn type_of(ty: sheave_ir::Type) -> Type {
    const TYPES: [Type; 7] = [
        Type::int(1),
        Type::int(2),
        Type::int(4),
        Type::int(8),
        Type::float(4),
        Type::float(8),
        Type::pointer(8),
    ];
    TYPES[ty as usize]
}

/// The type of `sheave-ir` that `ty` came from; integers stand for what has no counterpart.
#[inline]
pub fn ir_type(ty: Type) -> sheave_ir::Type {
    sheave_ir::Type::ALL.into_iter().find(|&own| type_of(own) == ty).unwrap_or(sheave_ir::Type::I64)
}
