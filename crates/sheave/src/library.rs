//! Declarations that a module needs so that passes may use them.

use sheave_ir::Module;

use crate::Options;

/// Declares in `module` the library functions that the passes of `options` may insert calls of
/// ([`Pass::declares`](crate::pipeline::Pass::declares)). What the module does stays the same.
pub fn declare_output(module: &mut Module, options: &Options) {
    for declare in options.passes.iter().filter_map(|pass| pass.declares) {
        declare(module);
    }
}
