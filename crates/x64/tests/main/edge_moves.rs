//! Moves on the edge of a jump. Our allocator puts them before the jump; others may leave them on the edge.

use sheave_regalloc::{Code, EdgeInsertion, Output, Registers};
use sheave_x64::jit::Linker;
use sheave_x64::{CodeBuffer, Ctx, Options, compile_with};

/// The smaller of two values, through a variable that both arms assign, then the sum of 1 to that, and both
/// values added. `block1` and `block2` contain only moves.
const TEXT: &str = "function copies %f(i64 v0, i64 v1) -> i64 {
    var i64 v3, i64 v4
block0:
    v2 = icmp slt v0, v1
    branch v2, block1, block2
block1:
    copy v3, v0
    jump block3
block2:
    copy v3, v1
    jump block3
block3:
    copy v4, i64 0
    jump block4
block4:
    v4 = add v4, v3
    v3 = sub v3, i64 1
    v5 = icmp sgt v3, i64 0
    branch v5, block4, block5
block5:
    v6 = add v4, v0
    v7 = add v6, v1
    return v7
}
";

/// Our allocator, whose moves at the end of each block with a jump are then put on the edge. Returns how many
/// edges got some.
fn allocate(code: &mut Code, registers: &Registers, out: &mut Output) -> Result<usize, String> {
    let mut ctx = sheave_regalloc::Ctx::default();
    sheave_regalloc::run(code, registers, &sheave_regalloc::Options::default(), &mut ctx, out)
        .map_err(|error| error.to_string())?;
    let mut n_edges = 0;
    for block in 0..code.n_blocks() {
        let insts = code.block_insts(block);
        if code.block_succs(block).len() != 1 {
            continue;
        }
        // The jump, and the move instructions before it, which are removed.
        let jump = insts.end - 1;
        let first = insts.clone().rev().skip(1).take_while(|&inst| out.removed[inst]).last().unwrap_or(jump);
        let start = out.moves.len() as u32;
        for at in (0..out.insertions.len())
            .filter(|&at| (first..=jump).contains(&(out.insertions[at].before as usize)))
        {
            let moves = out.insertions[at];
            out.moves.extend_from_within(moves.start as usize..moves.end as usize);
        }
        out.insertions.retain(|moves| !(first..=jump).contains(&(moves.before as usize)));
        let end = out.moves.len() as u32;
        if start != end {
            out.edges.push(EdgeInsertion { block: block as u32, succ_idx: 0, start, end });
            n_edges += 1;
        }
    }
    out.edges.sort_by_key(|edge| (edge.block, edge.succ_idx));
    Ok(n_edges)
}

#[test]
fn moves_on_the_edge_of_a_jump_are_executed() {
    let module = sheave_ir::parse_module("test", TEXT.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let (id, func) = module.functions.iter().next().expect("there is a function");
    let mut code = CodeBuffer::default();
    let mut n_edges = 0;
    let mut allocator = |code: &mut Code, registers: &Registers, out: &mut Output| {
        n_edges = allocate(code, registers, out)?;
        Ok(())
    };
    let options = Options { check_code: true, ..Options::default() };
    compile_with(&module, func, &options, &mut Ctx::new(), &mut code, &mut allocator)
        .unwrap_or_else(|error| panic!("{error}"));
    assert!(n_edges >= 2, "both assignments of a variable that lives on are moves: {n_edges}");

    let mut linker = Linker::new().expect("a linker for this process");
    let key = linker.add_module(&module);
    linker.add_function(key, id, &code);
    let image = linker.link().expect("nothing is imported");
    let address = image.address("f").expect("it is exported");
    // SAFETY: `f` has this signature, and reads and writes no memory.
    let f: extern "C" fn(i64, i64) -> i64 = unsafe { std::mem::transmute(address) };
    assert_eq!((f(4, 9), f(7, 3), f(5, 5)), (23, 16, 25));
}
