//! Functions of any size in the shapes that make allocators slow: subjects of correctness tests and of growth
//! measurements.

use super::{CALL_CLOBBERS, INT};
use crate::Rng;
use sheave_regalloc::{Code, InstKind, Operand, Vreg, VregInfo};

/// A named generator of functions with about so many instructions.
pub type Generator = (&'static str, fn(usize) -> Code);

/// All shapes.
///
/// ```
/// use sheave_regalloc::{Ctx, Options, Output, checker, run};
/// use sheave_testing::regalloc::{registers, shapes};
///
/// let (mut ctx, mut output, registers) = (Ctx::default(), Output::default(), registers(None));
/// for (name, generate) in shapes::ALL {
///     let mut code = generate(100);
///     run(&mut code, &registers, &Options::default(), &mut ctx, &mut output)?;
///     assert_eq!(checker::check(&code, &registers, &output), [], "{name}");
/// }
/// # Ok::<(), sheave_regalloc::Error>(())
/// ```
pub const ALL: [Generator; 11] = [
    ("one block", one_block),
    ("one block with calls", one_block_with_calls),
    ("chain", chain),
    ("live through", live_through),
    ("nest", nest),
    ("switch in a loop", switch_loop),
    ("rotations in a switch", rotations),
    ("ladder", ladder),
    ("many copies to one", many_copies),
    ("random jumps", random_jumps),
    ("random jumps, one variable", random_jumps_of_one),
];

fn plain(code: &mut Code, ops: &[Operand]) {
    ops.iter().for_each(|&op| code.push_operand(op));
    code.end_inst(InstKind::Plain, 0);
}

fn ints(code: &mut Code, n: usize) -> Vec<Vreg> {
    (0..n).map(|_| code.new_vreg(VregInfo::new(INT, 8))).collect()
}

/// `d = a op b` on a fresh temporary that a move writes to `d`.
fn arithmetic(code: &mut Code, d: Vreg, a: Vreg, b: Vreg) {
    let t = code.new_vreg(VregInfo::new(INT, 8));
    plain(code, &[Operand::reg_use(a), Operand::any_use(b), Operand::reuse_def(t, 0)]);
    code.push_move(d, t);
}

fn arithmetic_block(n: usize, calls: bool) -> Code {
    let mut code = Code::new();
    let vars = ints(&mut code, 1000.min(n / 10 + 2));
    vars.iter().for_each(|&v| plain(&mut code, &[Operand::reg_def(v)]));
    let mut random = Rng::new(1);
    for i in 0..n / 2 {
        let (d, a, b) = (random.below(vars.len()), random.below(vars.len()), random.below(vars.len()));
        arithmetic(&mut code, vars[d], vars[a], vars[b]);
        if calls && i % 16 == 0 {
            let set = code.clobber_set(CALL_CLOBBERS);
            code.end_inst(InstKind::Plain, set);
        }
    }
    code.end_inst(InstKind::Plain, 0);
    code.end_block(1.0, [], true);
    code
}

/// One block of arithmetic on up to 1000 variables.
pub fn one_block(n: usize) -> Code {
    arithmetic_block(n, false)
}

/// The same with calls.
pub fn one_block_with_calls(n: usize) -> Code {
    arithmetic_block(n, true)
}

/// Blocks in a row, each using the definition of the previous one.
pub fn chain(n: usize) -> Code {
    let mut code = Code::new();
    let blocks = n / 4;
    let mut last = code.new_vreg(VregInfo::new(INT, 8));
    plain(&mut code, &[Operand::reg_def(last)]);
    for block in 0..blocks {
        let t = code.new_vreg(VregInfo::new(INT, 8));
        plain(&mut code, &[Operand::reg_use(last), Operand::reg_use(last), Operand::reg_def(t)]);
        plain(&mut code, &[Operand::reg_use(t)]);
        plain(&mut code, &[]);
        let next = if block + 1 == blocks { None } else { Some(block as u32 + 1) };
        code.end_block(1.0, next, true);
        last = t;
    }
    code
}

/// 339 variables that live through a chain of diamonds which use three of them each.
pub fn live_through(n: usize) -> Code {
    let mut code = Code::new();
    let vars = ints(&mut code, 339);
    vars.iter().for_each(|&v| plain(&mut code, &[Operand::reg_def(v)]));
    plain(&mut code, &[]);
    code.end_block(1.0, [1], true);
    let diamonds = n / 8;
    let mut random = Rng::new(2);
    for d in 0..diamonds as u32 {
        let head = 1 + 3 * d;
        let picked: Vec<Vreg> = (0..3).map(|_| vars[random.below(339)]).collect();
        plain(&mut code, &[Operand::reg_use(picked[0])]);
        plain(&mut code, &[]);
        code.end_block(1.0, [head + 1, head + 2], true);
        plain(&mut code, &[Operand::reg_usedef(picked[1])]);
        plain(&mut code, &[]);
        code.end_block(0.5, [head + 3], true);
        arithmetic(&mut code, picked[2], picked[0], picked[1]);
        plain(&mut code, &[]);
        code.end_block(0.5, [head + 3], true);
    }
    vars.iter().for_each(|&v| plain(&mut code, &[Operand::reg_use(v)]));
    plain(&mut code, &[]);
    code.end_block(1.0, [], true);
    code
}

/// Nested loops, each with a separate counter and limit.
pub fn nest(n: usize) -> Code {
    let mut code = Code::new();
    let depth = (n / 7).max(1) as u32;
    let counters = ints(&mut code, depth as usize);
    let limit = code.new_vreg(VregInfo::new(INT, 8));
    plain(&mut code, &[Operand::reg_def(limit)]);
    let freq = |d: u32| 10_u32.pow(d.min(8)) as f32;
    for d in 0..depth {
        plain(&mut code, &[Operand::reg_def(counters[d as usize])]);
        plain(&mut code, &[]);
        code.end_block(freq(d), [2 * d + 1], true);
        // The exit of loop d is the latch of loop d - 1, or the end.
        let exit = if d == 0 { 3 * depth } else { 2 * depth + (depth - d) };
        plain(&mut code, &[Operand::reg_use(counters[d as usize]), Operand::any_use(limit)]);
        code.end_block(freq(d + 1), [if d + 1 == depth { 2 * depth } else { 2 * d + 2 }, exit], true);
    }
    for d in (0..depth).rev() {
        plain(&mut code, &[Operand::reg_usedef(counters[d as usize])]);
        plain(&mut code, &[]);
        code.end_block(freq(d + 1), [2 * d + 1], true);
    }
    plain(&mut code, &[]);
    code.end_block(1.0, [], true);
    code
}

/// An interpreter's loop: a switch whose cases work on a few shared variables.
pub fn switch_loop(n: usize) -> Code {
    let mut code = Code::new();
    let vars = ints(&mut code, 20);
    let cases = (n / 10).max(2) as u32;
    vars.iter().for_each(|&v| plain(&mut code, &[Operand::reg_def(v)]));
    plain(&mut code, &[]);
    code.end_block(1.0, [1], true);
    plain(&mut code, &[Operand::reg_use(vars[0])]);
    code.end_block(1000.0, (0..cases).map(|c| 2 + c).chain([2 + cases]), true);
    let mut random = Rng::new(3);
    for _ in 0..cases {
        for _ in 0..4 {
            let [d, a, b] = [random.below(20), random.below(20), random.below(20)];
            arithmetic(&mut code, vars[d], vars[a], vars[b]);
        }
        plain(&mut code, &[]);
        code.end_block(1000.0 / cases as f32, [1], true);
    }
    plain(&mut code, &[]);
    code.end_block(1.0, [], true);
    code
}

/// An interpreter's loop whose cases permute its variables: copies among the same few, in thousands of
/// blocks, none of which can be coalesced.
pub fn rotations(n: usize) -> Code {
    let mut code = Code::new();
    let vars = ints(&mut code, 6);
    let cases = (n / 8).max(2) as u32;
    vars.iter().for_each(|&v| plain(&mut code, &[Operand::reg_def(v)]));
    plain(&mut code, &[]);
    code.end_block(1.0, [1], true);
    plain(&mut code, &[Operand::reg_use(vars[0])]);
    code.end_block(1000.0, (0..=cases).map(|c| 2 + c), true);
    for _ in 0..cases {
        for to in 0..6 {
            code.push_move(vars[(to + 5) % 6], vars[to]);
        }
        plain(&mut code, &[]);
        code.end_block(1000.0 / cases as f32, [1], true);
    }
    plain(&mut code, &vars.iter().map(|&v| Operand::any_use(v)).collect::<Vec<_>>());
    code.end_block(1.0, [], true);
    code
}

/// Each block branches to one of the next two; eight variables are rewritten in turn.
pub fn ladder(n: usize) -> Code {
    let mut code = Code::new();
    let blocks = (n / 4).max(4) as u32;
    let vars = ints(&mut code, 8);
    vars.iter().for_each(|&v| plain(&mut code, &[Operand::reg_def(v)]));
    for b in 0..blocks {
        let var = |k: u32| vars[(b.wrapping_sub(k) % 8) as usize];
        arithmetic(&mut code, var(0), var(3), var(5));
        plain(&mut code, &[Operand::reg_use(var(1))]);
        plain(&mut code, &[]);
        let succs: Vec<u32> = (b + 1..b + 3).filter(|&s| s < blocks).collect();
        code.end_block(1.0, succs, true);
    }
    code
}

/// One variable that is copied to from many predecessors.
pub fn many_copies(n: usize) -> Code {
    let mut code = Code::new();
    let preds = (n / 4).max(2) as u32;
    let x = code.new_vreg(VregInfo::new(INT, 8));
    let selector = code.new_vreg(VregInfo::new(INT, 8));
    plain(&mut code, &[Operand::reg_def(selector)]);
    plain(&mut code, &[Operand::reg_use(selector)]);
    code.end_block(1.0, 1..=preds, true);
    for _ in 0..preds {
        let t = code.new_vreg(VregInfo::new(INT, 8));
        plain(&mut code, &[Operand::reg_def(t)]);
        plain(&mut code, &[Operand::reg_use(t)]);
        code.push_move(x, t);
        plain(&mut code, &[]);
        code.end_block(1.0 / preds as f32, [preds + 1], true);
    }
    plain(&mut code, &[Operand::reg_use(x)]);
    code.end_block(1.0, [], true);
    code
}

/// Blocks that branch to the next and to any other, and work on `vars` variables.
fn jumps(n: usize, vars: usize) -> Code {
    let mut code = Code::new();
    let blocks = (n / 5).max(4);
    let vars = ints(&mut code, vars);
    vars.iter().for_each(|&v| plain(&mut code, &[Operand::reg_def(v)]));
    plain(&mut code, &[]);
    code.end_block(1.0, [1], true);
    let mut random = Rng::new(4);
    for b in 1..blocks as u32 {
        let [x, y, z] = [0; 3].map(|_| vars[random.below(vars.len())]);
        let t = code.new_vreg(VregInfo::new(INT, 8));
        plain(&mut code, &[Operand::reg_use(x), Operand::any_use(y), Operand::reuse_def(t, 0)]);
        // The old value of the variable is still needed after the definition of the new one.
        let old = code.new_vreg(VregInfo::new(INT, 8));
        code.push_move(old, z);
        code.push_move(z, t);
        plain(&mut code, &[Operand::reg_use(old)]);
        plain(&mut code, &[]);
        let last = b + 1 == blocks as u32;
        let succs = [b + 1, 1 + random.below(blocks - 1) as u32];
        code.end_block(8.0, succs.into_iter().take(if last { 0 } else { 2 }), true);
    }
    code
}

/// Blocks in random, mostly irreducible and deeply nested loops, with twenty variables.
pub fn random_jumps(n: usize) -> Code {
    jumps(n, 20)
}

/// The same with a single variable.
pub fn random_jumps_of_one(n: usize) -> Code {
    jumps(n, 1)
}
