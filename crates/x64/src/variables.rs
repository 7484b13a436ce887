//! Frame locations of source variables.

use sheave_ir::{Home, Module};

use crate::abi::{Place, Places};
use crate::emit::Input;
use crate::{CodeBuffer, CodeVariable, VariablePlace};

/// Notes the locations of the function's variables that are in its frame.
pub(crate) fn find(module: &Module, input: Input<'_>, out: &mut CodeBuffer) {
    let Input { func, selected, frame, .. } = input;
    if func.debug.variables.is_empty() {
        return;
    }
    let mut places = Places::default();
    places.assign(&module.signatures[func.sig]);
    out.variables.extend(func.debug.variables.iter().map(|home| {
        let place = match home.home {
            Home::Slot { slot, offset, indirect } if selected.slot_used[slot.as_u32() as usize] => {
                let align_log2 = func.slots[slot].align_log2;
                let start = frame.slot_from_cfa(slot.as_u32());
                VariablePlace::Frame { start, align_log2, indirect, offset }
            }
            Home::Argument { param, offset } => match places.args.get(param as usize) {
                // The argument area begins at the end of the caller's frame.
                Some(&Place::Copy { offset: start, .. }) => {
                    VariablePlace::Frame { start: start as i32, align_log2: 0, indirect: false, offset }
                }
                _ => VariablePlace::Gone,
            },
            Home::Slot { .. } | Home::Gone => VariablePlace::Gone,
        };
        CodeVariable { variable: home.variable, inlined_at: home.inlined_at, place }
    }));
}
