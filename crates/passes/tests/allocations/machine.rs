//! From SSA form to machine code nothing is allocated from the second equal run on.

use crate::counting::so_far;
use crate::opt::modules;
use sheave_ir::{InstData, Module};
use sheave_passes::driver::{Ctx, Options, parse_passes};
use sheave_x64::{CodeBuffer, compile};

#[test]
fn the_second_equal_run_allocates_nothing() {
    let mut modules = modules();
    let mut passes = parse_passes("opt,loop-rotate,stack-coloring,eliminate").expect("they are in the table");
    passes.retain(|pass| pass.name != "promote");
    let options = Options { verify: false, ..Options::new(&passes) };
    let (mut ctx, mut machine, mut code) = (Ctx::new(), sheave_x64::Ctx::new(), CodeBuffer::default());
    let mut copy = modules[0].1.functions.values().next().expect("it has a function").clone();
    let mut allocations = |module: &Module| -> u64 {
        let mut sum = 0;
        for func in module.functions.values() {
            copy.copy_from(func);
            let before = so_far();
            ctx.run_in_place(module, &mut copy, &options).expect("it is well formed");
            compile(module, &copy, &Default::default(), &mut machine, &mut code).expect("it can be compiled");
            sum += so_far() - before;
        }
        sum
    };
    // Operands of inline assembly are gathered per instruction.
    let is_asm = |data: &InstData| matches!(data, InstData::Asm { .. });
    modules.retain(|(_, module)| !module.functions.values().any(|func| func.insts.values().any(is_asm)));
    for (_, module) in &modules {
        allocations(module);
    }
    for (name, module) in &modules {
        assert_eq!(allocations(module), 0, "{name}");
    }
}
