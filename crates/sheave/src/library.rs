//! What a module must declare so that passes may use it.

use sheave_ir::Module;

use crate::Options;

/// Declares in `module` what calls of `printf` may become, if the passes of `options` make use of it; see
/// [`sheave_passes::scalar::printf::declare`]. What the module does stays the same.
pub fn declare_output(module: &mut Module, options: &Options) {
    if options.passes.iter().any(|pass| pass.name == "gvn") {
        sheave_passes::scalar::printf::declare(module);
    }
}
