//! No equal pair is left: random functions whose operations have few operands to choose from, so that most of
//! them repeat, over random graphs. After the pass a twin compares every instruction with every one that it
//! dominates, and every load with every access of its address; for memory it has the pass's own bound.
//!
//! `SHEAVE_RANDOM_SEEDS=100000 cargo test --release -p sheave-passes --lib gvn::tests` tries more, from
//! `SHEAVE_RANDOM_FIRST` on.

use std::fmt::Write as _;

use sheave_ir::entity::EntityRef;
use sheave_ir::{
    BinaryOp, Block, EditContext, Editor, Function, Inst, InstData, MemFlags, Module, OpFlags, parse_module,
};
use sheave_ssa::{Dominators, Graph};
use sheave_testing::Rng;

use super::memory::conversion;
use crate::adapters::host::IrHost;
use crate::blocks::node;
use crate::driver::{Ctx, Options, parse_passes};
use crate::memory::{Effects, Point, alias::Aliases};

/// Values of a function in the making, by type: `i32`, `i64` and `ptr`.
type Values = [Vec<String>; 3];

/// A random graph: each block's targets, and for each block the blocks that dominate it, as bits.
fn graph(rng: &mut Rng) -> (Vec<Vec<usize>>, Vec<u32>) {
    let n = 1 + rng.below(8);
    let mut targets: Vec<Vec<usize>> = vec![Vec::new(); n];
    for block in 1..n {
        let free: Vec<usize> = (0..block).filter(|&from| targets[from].len() < 2).collect();
        targets[rng.pick(&free)].push(block);
    }
    for of_block in &mut targets {
        if n > 1 && of_block.len() < 2 && rng.below(2) == 0 {
            of_block.push(1 + rng.below(n - 1));
        }
    }
    let mut dominators = vec![u32::MAX; n];
    dominators[0] = 1;
    for _ in 0..2 * n {
        for block in 1..n {
            let preds = (0..n).filter(|&from| targets[from].contains(&block));
            dominators[block] = preds.fold(u32::MAX, |all, from| all & dominators[from]) | 1 << block;
        }
    }
    (targets, dominators)
}

/// One operation on values in scope: its text, and the index of its result's type.
fn operation(rng: &mut Rng, scope: &Values) -> (String, Option<usize>) {
    // The first values mostly, so that operations repeat.
    let any = |rng: &mut Rng, ty: usize| {
        let known = &scope[ty];
        let near = known.len().min(3);
        known[if rng.below(4) == 0 { rng.below(known.len()) } else { rng.below(near) }].clone()
    };
    let ty = rng.below(2);
    let (a, b, name) = (any(rng, ty), any(rng, ty), ["i32", "i64"][ty]);
    let (pointer, offset) = (any(rng, 2), rng.below(2) * 4);
    match rng.below(16) {
        0..=4 => {
            let op = rng.pick(&["add", "add nsw", "sub", "mul", "xor", "smax", "ashr", "umul_hi"]);
            (format!("{op} {a}, {b}"), Some(ty))
        }
        5 => (
            format!("icmp {} {a}, {b}\n    vN = zext {name} vP", rng.pick(&["slt", "sgt", "ule", "uge"])),
            Some(ty),
        ),
        6 => (format!("select {a}, {}, {}", any(rng, ty), any(rng, ty)), Some(ty)),
        7 => (format!("{} i64 {}", rng.pick(&["sext", "zext"]), any(rng, 0)), Some(1)),
        8 => (format!("sadd_overflow {a}, {b}\n"), Some(ty)),
        9 => (format!("ptr_index {pointer}, {} * 8 + {offset}", any(rng, 1)), Some(2)),
        10 | 11 => (format!("load {name} {pointer} + {offset}"), Some(ty)),
        12 => (format!("load i32 {pointer} + {offset}"), Some(0)),
        13 => (format!("store {a}, {pointer} + {offset}"), None),
        14 => (format!("store {a}, v5"), None),
        _ => ("call %f()".to_owned(), None),
    }
}

fn program(seed: u64) -> String {
    let mut rng = Rng::new(seed);
    let (targets, dominators) = graph(&mut rng);
    let mut out = String::from(
        "extern function %f()\nfunction %g(i32 v0, i64 v1, ptr v2, i32 v3, i64 v4) -> i64 {\nblock0:\n    \
         v5 = alloca size 8 align 8\n",
    );
    let mut next = 6;
    let params = [["v0", "v3"], ["v1", "v4"], ["v2", "v5"]].map(|names| names.map(str::to_owned).to_vec());
    let mut known = vec![Values::default(); targets.len()];
    known[0] = params;
    for (block, targets) in targets.iter().enumerate() {
        if block > 0 {
            let _ = writeln!(out, "\nblock{block}:");
        }
        for _ in 0..2 + rng.below(12) {
            let mut scope = Values::default();
            for (_, values) in known.iter().enumerate().filter(|(from, _)| dominators[block] >> from & 1 != 0)
            {
                scope.iter_mut().zip(values).for_each(|(scope, values)| scope.extend_from_slice(values));
            }
            let (text, ty) = operation(&mut rng, &scope);
            let Some(ty) = ty else {
                let _ = writeln!(out, "    {text}");
                continue;
            };
            let (mut result, last) = (format!("v{next}"), format!("v{}", next + 1));
            let text = text.replace("vP", &result).replace("vN", &last);
            next += 1;
            if text.ends_with('\n') {
                let _ = writeln!(out, "    {result}, {last} = {}", text.trim_end());
                next += 1;
            } else {
                let _ = writeln!(out, "    {result} = {text}");
            }
            if text.contains("\n    ") {
                (result, next) = (last, next + 1);
            }
            known[block][ty].push(result);
        }
        let last = |ty: usize| known[block][ty].last().map_or(["v0", "v1"][ty], String::as_str);
        let _ = match targets[..] {
            [] => {
                // Everything is used, so that nothing is dead.
                let used: Vec<String> = known[block][..2].concat();
                for value in &used {
                    let _ = writeln!(out, "    store {value}, v2 + 64");
                }
                writeln!(out, "    return {}", last(1))
            }
            [target] => writeln!(out, "    jump block{target}"),
            [a, b, ..] => writeln!(out, "    branch {}, block{a}, block{b}", last(0)),
        };
    }
    out.push_str("}\n");
    out
}

/// Instructions in the order of their blocks, each with block and position.
fn listed(func: &Function) -> Vec<(Block, usize, Inst)> {
    let in_block = |&block: &Block| {
        func.block_insts(block)
            .iter()
            .enumerate()
            .map(move |(at, &inst)| (block, at, inst))
            .collect::<Vec<_>>()
    };
    func.layout.iter().flat_map(in_block).collect()
}

/// Whether both compute the same without memory, whatever is promised about it.
fn is_equal(func: &Function, a: Inst, b: Inst) -> bool {
    let types = |inst| func.results(inst).map(|value| func.ty(value)).collect::<Vec<_>>();
    if types(a) != types(b) {
        return false;
    }
    let same = |x: InstData| x.with_op_flags(OpFlags::NONE) == func.insts[b].with_op_flags(OpFlags::NONE);
    match func.insts[a] {
        data @ InstData::Binary { op, flags, args: [x, y] } => {
            let commutes = matches!(
                op,
                BinaryOp::Add
                    | BinaryOp::Mul
                    | BinaryOp::Xor
                    | BinaryOp::Smax
                    | BinaryOp::UmulHi
                    | BinaryOp::Or
            );
            same(data) || commutes && same(InstData::Binary { op, flags, args: [y, x] })
        }
        data @ InstData::Icmp { cc, args: [x, y] } => {
            same(data) || same(InstData::Icmp { cc: cc.swapped(), args: [y, x] })
        }
        data @ (InstData::Unary { .. }
        | InstData::Wide { .. }
        | InstData::Ternary { .. }
        | InstData::Fcmp { .. }
        | InstData::PtrIndex { .. }) => same(data),
        _ => false,
    }
}

/// The later ones of equal pairs, of which the first dominates the second by `dominators`.
fn pairs_left(func: &Function, dominators: &Dominators) -> Vec<Inst> {
    let insts = listed(func);
    let used = used_values(func);
    let is_used = |inst: Inst| func.results(inst).any(|value| used[value.index()]);
    let mut left = Vec::new();
    for &(late, at, b) in insts.iter().filter(|&&(.., inst)| is_used(inst)) {
        let found = insts.iter().any(|&(early, before, a)| {
            let dominates =
                if early == late { before < at } else { dominators.dominates(node(early), node(late)) };
            dominates && is_equal(func, a, b)
        });
        left.extend(found.then_some(b));
    }
    left
}

/// By value: something uses it.
fn used_values(func: &Function) -> Vec<bool> {
    let mut used = vec![false; func.n_values()];
    for (.., inst) in listed(func) {
        func.insts[inst].for_each_arg(&func.pool, |arg| used[arg.index()] = true);
    }
    used
}

/// The loads whose content is known from a load or a store of their address, as far as the search reaches.
fn loads_left(module: &Module, func: &mut Function, graph: &Graph, dominators: &Dominators) -> Vec<Inst> {
    let (insts, used) = (listed(func), used_values(func));
    let mut ctx = EditContext::new();
    let edit = Editor::new(func, &mut ctx);
    let mut effects = Effects::default();
    effects.find(module.into(), &edit, graph);
    let point_of = |effects: &Effects, block: Block, at: usize| {
        let before = &edit.block_insts(block)[..at];
        before.iter().fold(effects.start(node(block)), |point, &inst| effects.after(point, inst))
    };
    let mut left = Vec::new();
    for &(late, at, b) in &insts {
        let (InstData::Load { flags, addr, offset }, Some(value)) = (edit.insts[b], edit.result(b)) else {
            continue;
        };
        if flags != MemFlags::default() || !used[value.index()] {
            continue;
        }
        let to: Point = point_of(&effects, late, at);
        let found = insts.iter().any(|&(early, before, a)| {
            let content = match edit.insts[a] {
                InstData::Load { flags, addr: from, offset: by }
                    if flags == MemFlags::default() && (from, by) == (addr, offset) =>
                {
                    edit.result(a)
                }
                InstData::Store { flags, addr: to, value, offset: by }
                    if flags == MemFlags::default() && (to, by) == (addr, offset) =>
                {
                    Some(value)
                }
                _ => None,
            };
            let Some(content) = content else { return false };
            let dominates =
                if early == late { before < at } else { dominators.dominates(node(early), node(late)) };
            if !dominates || conversion(edit.ty(content), edit.ty(value)).is_none() {
                return false;
            }
            let from = effects.after(point_of(&effects, early, before), a);
            let program = crate::program::Program::from(module);
            let aliases = Aliases { module: program, slots: &effects.slots };
            let location = aliases.locate(&edit, addr, offset, u64::from(edit.ty(value).bytes()));
            effects.is_unchanged(program, &edit, graph, (&location).into(), from, to)
        });
        left.extend(found.then_some(b));
    }
    left
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn no_equal_pair_is_left() {
    let [gvn, dce] = ["gvn", "dce"].map(|name| parse_passes(name).unwrap());
    let [gvn, dce] = [&gvn, &dce].map(|passes| Options { verify: false, ..Options::new(passes) });
    let mut ctx = Ctx::new();
    let first = number("SHEAVE_RANDOM_FIRST").unwrap_or(0);
    let (mut redundant, mut forwarded) = (0, 0);
    for seed in first..first + number("SHEAVE_RANDOM_SEEDS").unwrap_or(2000) {
        let text = program(seed);
        let module = parse_module("random", text.as_bytes());
        let module = module.unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
        let mut func = module.functions.values().next_back().unwrap().clone();
        let expect_none = |func: &Function, left: &[Inst]| {
            assert!(left.is_empty(), "seed {seed}: {left:?} left\n{text}\n{}", func.display(&module));
        };
        // The search for writes compares with addresses in blocks to which a loop returns, too, which are
        // simplified after its question: loads are compared after a turn that changed nothing.
        loop {
            let graph = Graph::of(&IrHost(&func)).unwrap();
            let dominators = Dominators::of(&graph);
            ctx.run_in_place(&module, &mut func, &gvn).unwrap();
            expect_none(&func, &pairs_left(&func, &dominators));
            let count = |what: &str| {
                let counts = ctx.stats().counts.iter().filter(|count| what.is_empty() || count.what == what);
                counts.map(|count| count.n).sum::<u32>()
            };
            redundant += count("values redundant");
            forwarded += count("loads forwarded");
            if count("") == count("searches cut off") {
                let left = loads_left(&module, &mut func, &graph, &dominators);
                expect_none(&func, &left);
                break;
            }
            ctx.run_in_place(&module, &mut func, &dce).unwrap();
        }
    }
    assert!(redundant > 1000 && forwarded > 100, "{redundant} values, {forwarded} loads");
}

#[test]
fn searches_that_are_cut_off_are_counted() {
    let passes = parse_passes("gvn").unwrap();
    let counts = |stores: usize| {
        let text = format!(
            "function %f(ptr v0) -> i32 {{\nblock0:\n    v1 = alloca size 8 align 8\n    v2 = load i32 v0\n{}    \
             v3 = load i32 v0\n    v4 = add v2, v3\n    return v4\n}}\n",
            "    store v2, v1\n".repeat(stores)
        );
        let module = parse_module("f", text.as_bytes()).unwrap();
        let mut func = module.functions.values().next().unwrap().clone();
        let mut ctx = Ctx::new();
        ctx.run_in_place(&module, &mut func, &Options::new(&passes)).unwrap();
        let count =
            |what| ctx.stats().counts.iter().find(|count| count.what == what).map_or(0, |count| count.n);
        (count("loads forwarded"), count("searches cut off"))
    };
    let bound = sheave_ssa::memory::MAX_EVENTS as usize;
    assert_eq!((counts(bound - 1), counts(bound)), ((1, 0), (0, 1)));
}
