//! Calls in the place of a return: the callee gets the argument area of this function, and returns to its
//! caller.
//!
//! The area is written after everything is read: values are in virtual registers, and objects that are passed
//! by value to the area of outgoing arguments first, since their bytes may come from the area that is
//! written. An argument that is this function's own parameter in the same place stays there.
//!
//! ```text
//! f(a, b: 16 bytes by value, c: 16 bytes by value):   outgoing[0..16]  = [c]
//!     return_call f(a, c, b)                          outgoing[16..32] = [b]
//!                                                     incoming[0..32]  = outgoing[0..32]
//!                                                     epilogue; jmp f
//! ```
//!
//! Under C's convention the caller of this function made the area and removes it, so that a callee that needs
//! more is unsupported. Under `tailcc` the callee removes it: its end stays, its start moves with its size,
//! and the return address, which is below it, moves too. A function with such calls leaves room for that
//! below its own return address.
//!
//! ```text
//! | saved registers | room    | return address | area           |     of this function
//! | saved registers | return address | area                     |     of a callee with more arguments
//! ```

use sheave_ir::{
    Convention, Extension, FrameStyle, Inst, InstData, IntrinsicOp, Purpose, Signature, Type, Value,
};
use sheave_regalloc::{Preg, Vreg};

use super::call::{Callee, pack_vector, pass_copy};
use super::cx::{Cx, Done};
use super::libcall::LibCall;
use super::memory::Copying;
use super::operand::Addr;
use crate::abi::{INT_ARGS, N_FLOAT_ARGS, Place, Places, R10, R11, RAX};
use crate::minst::{Base, Kind};
use crate::registers::xmm;

/// How many bytes of arguments a callee may have more than this function: the room is not touched page by
/// page.
const MAX_GROWTH: i64 = 4096;
/// The return address in memory, from the start of the argument area.
const RETURN_ADDRESS: i32 = -8;

/// Objects up to this size are copied in line.
const INLINE_COPY: u32 = 128;

/// The registers in which a variadic function may get variable arguments; those of fixed parameters are
/// not used. They are defined at the entry.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VariableArgs {
    pub(crate) ints: [Vreg; INT_ARGS.len()],
    pub(crate) floats: [Vreg; N_FLOAT_ARGS],
    /// The number of vector registers, in `al`.
    pub(crate) n_vector: Vreg,
    /// The static chain, in `r10`.
    pub(crate) chain: Vreg,
}

impl VariableArgs {
    pub(super) fn new(cx: &mut Cx<'_>) -> VariableArgs {
        VariableArgs {
            ints: cx.draft.int_temps(),
            floats: [(); N_FLOAT_ARGS].map(|()| cx.draft.float_temp(16)),
            n_vector: cx.draft.int_temp(),
            chain: cx.draft.int_temp(),
        }
    }

    /// Each register with its place, without those of `places`.
    pub(super) fn registers(&self, places: &Places) -> impl Iterator<Item = (Vreg, Preg)> {
        let ints = self.ints.into_iter().zip(INT_ARGS).skip(places.n_ints);
        let floats = self.floats.into_iter().zip((0..).map(xmm)).skip(places.n_floats);
        ints.chain(floats).chain([(self.n_vector, RAX), (self.chain, R10)])
    }
}

/// A part of the argument area that is written at last.
enum Write {
    /// A register.
    Value(Vreg, Type),
    /// So many bytes, from the same place of the outgoing area.
    Object(u32),
}

pub(super) fn select_return_call(cx: &mut Cx<'_>, inst: Inst) -> Done {
    let (module, func) = (cx.module, cx.func);
    let (sig, callee, args) = match func.insts[inst] {
        InstData::Call { sig, callee, args, .. } => (sig, Callee::Symbol(callee), args),
        InstData::CallIndirect { sig, callee, args, .. } => (sig, Callee::Address(callee), args),
        _ => return Ok(()),
    };
    let (own, signature) = (&module.signatures[func.sig], &module.signatures[sig]);
    let (mut from, mut to) = (Places::default(), Places::default());
    from.assign(own);
    to.assign(signature);
    let growth = check_area(own, &from, signature, &to)?;
    let args = args.as_slice(&func.pool);
    let stays = |cx: &mut Cx<'_>, arg: Value, i: usize| {
        let it = growth == 0 && stays(cx, own, &from, arg, to.args[i], signature.params[i].extension);
        if it {
            cx.uses.remove(arg);
        }
        it
    };

    // Reads. Objects first: large ones call memcpy.
    let mut writes: Vec<(u32, Write)> = Vec::new();
    for (i, (&arg, &place)) in args.iter().zip(&to.args).enumerate() {
        if let Place::Copy { offset, size } = place {
            if stays(cx, arg, i) {
                continue;
            }
            pass_copy(cx, arg, offset, size)?;
            // The outgoing area is addressed in a frame, as before a call.
            cx.draft.out.has_calls = true;
            cx.draft.out.outgoing = cx.draft.out.outgoing.max(to.stack);
            writes.push((offset, Write::Object(size)));
        }
    }
    let mut uses: Vec<(Vreg, Preg)> = Vec::new();
    for (i, (&arg, &place)) in args.iter().zip(&to.args).enumerate() {
        let extension = signature.params[i].extension;
        match place {
            Place::Reg(reg) => uses.push((cx.extended_as(arg, extension), reg)),
            Place::Stack(_) if stays(cx, arg, i) => {}
            Place::Stack(offset) => {
                let ty = if cx.ty(arg).is_float() { cx.ty(arg) } else { Type::I64 };
                writes.push((offset, Write::Value(cx.extended_as(arg, extension), ty)));
            }
            Place::Upper(_) => {
                if let Some((lower, _)) = uses.last_mut() {
                    *lower = pack_vector(cx, *lower, arg);
                }
            }
            Place::Copy { .. } => {}
        }
    }
    let symbol = callee.symbol(cx);
    if let (None, Callee::Address(value)) = (symbol, callee) {
        uses.push((cx.use_reg(value), R11));
    }
    if signature.variadic.is_some() {
        let variable = match cx.draft.out.variable_args {
            Some(variable) => variable,
            None => VariableArgs::new(cx),
        };
        cx.draft.out.variable_args = Some(variable);
        uses.extend(variable.registers(&to));
    }

    if growth != 0 {
        move_return_address(cx, growth)?;
    }
    for (offset, write) in writes {
        // Offsets of this function were checked, and the area is hardly larger.
        let to = Addr::special(Base::Incoming, 0, offset as i32 - growth);
        match write {
            Write::Value(reg, ty) => cx.draft.store_reg(&to, ty, reg),
            Write::Object(size) => {
                let from = Addr::special(Base::Outgoing, 0, offset as i32);
                if size <= INLINE_COPY {
                    cx.draft.copy_pieces(&to, &from, u64::from(size), Copying::Freely);
                } else {
                    let (to, from) = (cx.draft.lea(&to), cx.draft.lea(&from));
                    let length = cx.draft.imm_reg(i64::from(size));
                    cx.draft.call_routine(LibCall::Memcpy, &[to, from, length], None);
                }
            }
        }
    }
    match symbol {
        Some(symbol) => cx.draft.begin_kind(Kind::TailCall).id(symbol.as_u32()),
        None => cx.draft.begin_kind(Kind::TailCallIndirect),
    };
    cx.draft.number(growth.into()).fixed_uses(&uses).end();
    Ok(())
}

/// Writes the return address below the argument area of the callee, which is larger by `growth` bytes.
fn move_return_address(cx: &mut Cx<'_>, growth: i32) -> Done {
    // The return address is not beside the saved frame pointer.
    let is_frame =
        |data: &InstData| matches!(data, InstData::Intrinsic { op: IntrinsicOp::FrameAddress, .. });
    if cx.func.frame == FrameStyle::Naked
        || cx.draft.out.tail_growth == 0 && cx.func.insts.values().any(is_frame)
    {
        return Err("a tail call with more arguments in a function that takes its frame's address".into());
    }
    let address = cx.draft.int_temp();
    cx.draft.load_into(&Addr::special(Base::Incoming, 0, RETURN_ADDRESS), Type::I64, address);
    cx.draft.store_reg(&Addr::special(Base::Incoming, 0, RETURN_ADDRESS - growth), Type::I64, address);
    let out = &mut *cx.draft.out;
    out.moves_rsp = true;
    out.tail_growth = out.tail_growth.max(growth.max(0) as u32);
    if growth > 0 {
        cx.draft.begin_kind(Kind::ReturnMoved).number(growth.into()).end();
    }
    Ok(())
}

/// How many bytes of arguments the callee has more than this function; an error if they have no room.
fn check_area(own: &Signature, from: &Places, callee: &Signature, to: &Places) -> Result<i32, String> {
    let align = |sig: &Signature| {
        let objects = sig.params.iter().filter_map(|param| match param.purpose {
            Purpose::ByVal { align, .. } => Some(align),
            _ => None,
        });
        objects.max().unwrap_or(0).max(16)
    };
    let growth = match callee.convention {
        Convention::C => i64::from(to.stack_used.saturating_sub(from.stack_used)),
        _ => i64::from(to.stack_used) - i64::from(from.stack_used),
    };
    let limit = if callee.convention == Convention::C { 0 } else { MAX_GROWTH };
    // An area that begins elsewhere has the alignment of the stack.
    let aligned = if growth == 0 { align(own) } else { 16 };
    if growth > limit || align(callee) > aligned {
        return Err("a tail call whose arguments need more of the stack than those of its caller".into());
    }
    let counts = |places: &Places| (places.n_ints, places.n_floats, places.stack_used);
    if callee.variadic.is_some() && counts(to) != counts(from) {
        return Err("a tail call that moves the variable arguments of its caller".into());
    }
    match (i32::try_from(from.stack_used), i32::try_from(growth)) {
        (Ok(_), Ok(growth)) => Ok(growth),
        _ => Err("parameters of more than 2 GiB".into()),
    }
}

/// Whether `arg` is the parameter of this function that is in `place` already.
fn stays(
    cx: &Cx<'_>,
    own: &Signature,
    from: &Places,
    arg: Value,
    place: Place,
    extension: Extension,
) -> bool {
    let index = cx.func.params.iter().position(|&param| param == arg);
    index.is_some_and(|index| from.args[index] == place && own.params[index].extension == extension)
}
