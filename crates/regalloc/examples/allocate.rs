//! Allocates registers for a loop: code as plain data in, locations and moves out.
//!
//! `cargo run -p sheave-regalloc --example allocate` prints what a code generator would emit.

use sheave_regalloc::{
    Access, Allocation, At, Class, ClassInfo, Code, Constraint, Ctx, InstKind, MoveKind, Operand, Options,
    Output, Preg, PregSet, Registers, VregInfo, checker, run,
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // The sum of 1 to n, for a machine with two-address additions. Names are for the printed text alone: the
    // allocator never learns what an instruction does. The machine has one class of registers, of which three
    // are given away: something must be preserved or spilled.
    let class = Class::new(0);
    let [result, other, argument, preserved] = [0, 1, 2, 3].map(|n| Preg::new(class, n));
    let registers = Registers {
        classes: vec![ClassInfo { can_exchange: true, ..ClassInfo::new(8) }],
        order: vec![result, argument, preserved],
        callee_saved: PregSet::of(&[preserved]),
        in_memory: PregSet::EMPTY,
    };

    let mut code = Code::new();
    let mut names = Vec::new();
    let [n, total] = [(); 2].map(|()| code.new_vreg(VregInfo::new(class, 8)));

    // Block 0: the argument arrives in a fixed register.
    code.push_operand(Operand::fixed_def(n, argument));
    code.end_inst(InstKind::Plain, 0);
    names.push("entry");
    code.push_operand(Operand::reg_def(total));
    code.end_inst(InstKind::Plain, 0);
    names.push("zero");
    code.end_inst(InstKind::Plain, 0);
    names.push("jump");
    code.end_block(1.0, [1], true);

    // Block 1: total += n; n -= 1; loop while n is not zero. The additions read and write one register, and a
    // call in between destroys two registers that are not preserved.
    code.push_operand(Operand::reg_usedef(total));
    code.push_operand(Operand::any_use(n));
    code.end_inst(InstKind::Plain, 0);
    names.push("add");
    let destroyed = code.clobber_set(PregSet::of(&[argument, other]));
    code.end_inst(InstKind::Plain, destroyed);
    names.push("call");
    code.push_operand(Operand::reg_usedef(n));
    code.end_inst(InstKind::Plain, 0);
    names.push("decrement");
    code.push_operand(Operand::new(n, Access::Use, At::Early, Constraint::Reg));
    code.end_inst(InstKind::Plain, 0);
    names.push("jump if not zero");
    code.end_block(10.0, [1, 2], true);

    // Block 2: the result leaves in a fixed register.
    code.push_operand(Operand::fixed_use(total, result));
    code.end_inst(InstKind::Plain, 0);
    names.push("return");
    code.end_block(1.0, [], true);

    let (mut ctx, mut output) = (Ctx::default(), Output::default());
    let stats = run(&mut code, &registers, &Options::default(), &mut ctx, &mut output)?;
    // The checker shares no code with the allocator. An embedder runs it in debug builds.
    assert_eq!(checker::check(&code, &registers, &output), []);

    for block in 0..code.n_blocks() {
        println!("block {block}:");
        for inst in code.block_insts(block) {
            print_moves(&output, |insertion| insertion.before as usize == inst);
            if !output.removed[inst] {
                println!("    {} {:?}", names[inst], &output.allocs[code.operand_range(inst)]);
            }
        }
        for edge in output.edges.iter().filter(|edge| edge.block as usize == block) {
            let target = code.block_succs(block)[edge.succ_idx as usize];
            println!("  edge to block {target}:");
            output.moves[edge.start as usize..edge.end as usize].iter().for_each(print_move);
        }
    }
    println!("{} spill slots, {:?} preserved, {stats:?}", output.slots.len(), output.callee_saved_used);
    Ok(())
}

fn print_moves(output: &Output, wanted: impl Fn(&sheave_regalloc::Insertion) -> bool) {
    for insertion in output.insertions.iter().filter(|insertion| wanted(insertion)) {
        output.moves[insertion.start as usize..insertion.end as usize].iter().for_each(print_move);
    }
}

fn print_move(inserted: &sheave_regalloc::Move) {
    match inserted.kind {
        MoveKind::Move { dst, src } => println!("    move {dst:?} <- {src:?}"),
        MoveKind::Xchg { a, b } => println!("    exchange {a:?}, {b:?}"),
        MoveKind::Remat { dst, recipe } => {
            println!("    rematerialise {:?} by recipe {recipe}", Allocation::reg(dst));
        }
    }
}
