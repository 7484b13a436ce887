//! Addresses whose parts do not all change in a loop.

use sheave_ir::{BinaryOp, ConstData, Editor, Inst, InstData, OpFlags, Type, UnaryOp, Value};
use sheave_ssa::LoopId;

use super::{Ctx, MAX_ADDRESSES, MAX_CHEAP, hold};
use crate::adapters::insert::append;
use crate::blocks::inst_of;
use crate::loops::kit::Nest;

/// How many of the parts that were made last are compared with another one.
const MAX_COMPARED: usize = 8;

/// The part of an address that a loop does not change: `base + index * scale`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    id: LoopId,
    base: Value,
    index: Value,
    scale: u16,
    address: Value,
}

/// Where base or index of an access is a sum, and the loop changes only a part of it: the rest of the address
/// is computed in the preheader.
///
/// ```text
/// block2: v5 = add v3, v4           v3 from outside     preheader: v7 = ptr_index v0, v3, 4
///         v6 = ptr_index v0, v5, 4                      block2:    v6 = ptr_index v7, v4, 4
/// ```
pub(super) fn regroup(edit: &mut Editor<'_>, nest: Nest<'_>, ctx: &mut Ctx, id: LoopId, inst: Inst) -> bool {
    let InstData::PtrIndex { scale, base, index, offset, .. } = edit.insts[inst] else { return false };
    let outside = |value: Value| ctx.places.is_outside(edit, nest.loops, id, value);
    let def = |value: Value| inst_of(edit, value);
    let fixed = |value: Value| !edit.values[value].is_const() && outside(value);
    // What stays outside, and what is indexed with it then.
    let (base, part, rest) = if outside(base) {
        let Some(InstData::Binary { op: BinaryOp::Add, args: [x, y], .. }) = def(index) else { return false };
        let (part, index) = if fixed(x) && !outside(y) {
            (x, y)
        } else if fixed(y) && !outside(x) {
            (y, x)
        } else {
            return false;
        };
        (base, part, (scale, index, offset))
    } else if fixed(index) {
        let Some(InstData::PtrIndex {
            scale: times @ (1 | 2 | 4 | 8),
            base: inner,
            index: by,
            offset: more,
            ..
        }) = def(base)
        else {
            return false;
        };
        let Some(offset) = offset.checked_add(more).filter(|_| outside(inner)) else { return false };
        (inner, index, (times, by, offset))
    } else {
        return false;
    };
    let is_same = |known: &&Part| (known.id, known.base, known.index, known.scale) == (id, base, part, scale);
    let known = ctx.parts.iter().rev().take(MAX_COMPARED).find(is_same).map(|known| known.address);
    let preheader = &ctx.preheaders[id.0 as usize];
    let Some(block) = preheader.block.expand() else { return false };
    if known.is_none() && preheader.n_cheap >= MAX_CHEAP || !edit.begin_rewrite() {
        return false;
    }
    let address = known.unwrap_or_else(|| {
        let data = InstData::PtrIndex { flags: OpFlags::NONE, scale, base, index: part, offset: 0 };
        let (new, address) = edit.make_inst_with_result(data, Type::Ptr);
        edit.insert_at_end(block, new);
        ctx.places.put(new, block);
        hold(edit, ctx, id, new);
        ctx.parts.push(Part { id, base, index: part, scale, address });
        address
    });
    let (scale, index, offset) = rest;
    edit.set_inst(inst, InstData::PtrIndex { flags: OpFlags::NONE, scale, base: address, index, offset });
    true
}

/// Where `inst` indexes into a symbol: its address becomes a value of the preheader, because machine code
/// would compute it per iteration: there is no index in an address relative to the code.
pub(super) fn share(edit: &mut Editor<'_>, ctx: &mut Ctx, id: LoopId, inst: Inst) -> bool {
    let (base, by) = match edit.insts[inst] {
        InstData::PtrIndex { base, index, .. } => (base, index),
        InstData::Binary { op: BinaryOp::PtrAdd, args: [base, by], .. } => (base, by),
        _ => return false,
    };
    let Some(ConstData::Symbol(symbol, addend)) = edit.const_data(base) else { return false };
    let preheader = &mut ctx.preheaders[id.0 as usize];
    let Some(block) = preheader.block.expand().filter(|_| !edit.values[by].is_const()) else { return false };
    // The constant part goes into the index, so that one register serves all members of a structure.
    let offset = match edit.insts[inst] {
        InstData::PtrIndex { offset, .. } => {
            i32::try_from(addend).ok().and_then(|addend| offset.checked_add(addend))
        }
        _ => (addend == 0).then_some(0),
    };
    let Some(sum) = offset else { return false };
    let known = ctx.addresses.iter().rev().take(2 * MAX_ADDRESSES as usize);
    let known = known.copied().find(|&(of, other, _)| of == id && other == symbol);
    if known.is_none() && preheader.n_addresses >= MAX_ADDRESSES || !edit.begin_rewrite() {
        return false;
    }
    let address = known.map_or_else(
        || {
            let arg = edit.make_const(Type::Ptr, ConstData::Symbol(symbol, 0));
            let data = InstData::Unary { op: UnaryOp::Copy, arg };
            let address = append(edit, block, data, Type::Ptr);
            preheader.n_addresses += 1;
            ctx.addresses.push((id, symbol, address));
            address
        },
        |(.., address)| address,
    );
    let data = match edit.insts[inst] {
        InstData::PtrIndex { scale, index, flags, .. } => {
            InstData::PtrIndex { scale, base: address, index, offset: sum, flags }
        }
        data => InstData::Binary { op: BinaryOp::PtrAdd, args: [address, by], flags: data.op_flags() },
    };
    edit.set_inst(inst, data);
    true
}
