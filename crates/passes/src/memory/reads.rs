//! What an instruction reads: the bytes of a load, or what a call that writes nothing may look at.

use sheave_ir::{Access, Editor, FuncAttrs, InstData, Location as Memory};

use super::alias::{Aliases, Location, OBJECT};

/// What an instruction reads of memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reads<'a> {
    pub(super) locations: &'a [Location],
    /// It may read all that other pointers point to, as well.
    pub(super) others: bool,
}

impl<'a> From<&'a Location> for Reads<'a> {
    /// Those of a load.
    fn from(location: &'a Location) -> Self {
        Reads { locations: std::slice::from_ref(location), others: false }
    }
}

impl<'a> Reads<'a> {
    /// Those of the call `data`, into `locations`, if it gives what an equal one gives that reads the same:
    /// it returns, writes nothing, and has no results in memory.
    pub(crate) fn of_call(
        aliases: Aliases<'_>,
        edit: &Editor<'_>,
        data: &InstData,
        locations: &'a mut Vec<Location>,
    ) -> Option<Reads<'a>> {
        let InstData::Call { sig, args, .. } = *data else { return None };
        let attrs = aliases.module.call_attrs(data);
        let effects = attrs.memory();
        let returns = attrs.has(FuncAttrs::WILL_RETURN | FuncAttrs::NO_UNWIND)
            && (attrs & (FuncAttrs::RETURNS_TWICE | FuncAttrs::STRICT_FP)).is_empty();
        let params = &aliases.module.signatures[sig].params;
        let args = args.as_slice(&edit.pool);
        // One with variable arguments, or with a result on the x87 stack, has more.
        if !returns || params.len() != args.len() || effects.may_write() {
            return None;
        }
        locations.clear();
        if effects.access(Memory::Arg) != Access::None {
            let pointers = args.iter().zip(params).filter(|(_, param)| param.ty == sheave_ir::Type::Ptr);
            locations.extend(pointers.map(|(&arg, _)| aliases.locate(edit, arg, 0, OBJECT)));
        }
        let others =
            [Memory::Other, Memory::Inaccessible].iter().any(|&of| effects.access(of) != Access::None);
        Some(Reads { locations, others })
    }
}
