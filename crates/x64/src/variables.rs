//! Where the code of a function has the variables of the source.

use sheave_ir::{FrameStyle, Home, Module};

use crate::abi::{ArgPlace, Places};
use crate::emit::Input;
use crate::held::{self, Steps};
use crate::{CodeBuffer, CodeVariable, VariablePlace};

/// Notes where the variables of the function are: in its frame, in registers, or nowhere.
pub(crate) fn find(module: &Module, input: Input<'_>, steps: Steps<'_>, out: &mut CodeBuffer) {
    let Input { func, selected, alloc, frame, .. } = input;
    if func.variables.is_empty() {
        return;
    }
    // What assembly does to registers is its own affair.
    let in_values = if func.frame == FrameStyle::Naked { &[][..] } else { &selected.variables[..] };
    let held =
        if in_values.is_empty() { Vec::new() } else { held::find(selected, alloc, frame, &steps, out) };
    let mut places = Places::default();
    places.assign(&module.signatures[func.sig]);
    out.variables.extend(func.variables.iter().enumerate().map(|(index, home)| {
        let place = match home.home {
            Home::Slot { slot, offset, indirect } if selected.slot_used[slot.as_u32() as usize] => {
                let align_log2 = func.slots[slot].align_log2;
                let start = frame.slot_from_cfa(slot.as_u32());
                VariablePlace::Frame { start, align_log2, indirect, offset }
            }
            Home::Argument { param, offset } => match places.args.get(param as usize) {
                // What arguments are passed in begins where the caller's frame ends.
                Some(&ArgPlace::Copy { offset: start, .. }) => {
                    VariablePlace::Frame { start: start as i32, align_log2: 0, indirect: false, offset }
                }
                _ => VariablePlace::Gone,
            },
            Home::Value { value, always, offset, indirect } => {
                let bytes = func.ty(value).bytes() as u8;
                let known = in_values.binary_search_by_key(&(index as u32), |&(variable, _)| variable);
                match (known.map(|at| held[at]), func.const_bits(value)) {
                    (Ok((first, end)), _) if first < end => {
                        VariablePlace::Held { first, end, bytes, indirect, offset }
                    }
                    (_, Some(bits)) if always && !indirect => VariablePlace::Constant { bits, bytes },
                    _ => VariablePlace::Gone,
                }
            }
            Home::Constant { bits, bytes } => VariablePlace::Constant { bits, bytes },
            Home::Slot { .. } | Home::Gone => VariablePlace::Gone,
        };
        CodeVariable { variable: home.variable, inlined_at: home.inlined_at, place }
    }));
}
