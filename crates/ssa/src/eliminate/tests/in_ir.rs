//! The same random functions as functions of `sheave-ir`: the interpreter runs them with phis and with copies, the verifier looks at
//! both, and what it counts is what the ledger says.

use core::cell::RefCell;
use std::rc::Rc;

use sheave_interp::{Counts, Interpreter};
use sheave_ir::{
    BinaryOp, BuilderContext, ConstData, Form, FuncId, FunctionBuilder, Linkage, Module, Signature, Type,
};

use super::mini::Mini;
use super::*;
use crate::host::ValueKind;
use crate::testing::Rng;

/// `mini` as a function that shows a hash of each instruction's operands to `observe` and asks `turn(n)` which of n edges to take.
fn translate(mini: &Mini) -> (Module, FuncId) {
    let mut module = Module::new("mini");
    let observe = module.declare_function("observe", Signature::new(&[Type::I64], &[]));
    let turn = module.declare_function("turn", Signature::new(&[Type::I64], &[Type::I64]));
    let types = vec![Type::I64; mini.params.len()];
    let id = module.define_function("mini", Signature::new(&types, &[]), Linkage::External);
    let symbol = module.functions[id].symbol;
    let sig_observe = module.symbols[observe].sig.unwrap();
    let sig_turn = module.symbols[turn].sig.unwrap();
    let mut ctx = BuilderContext::new();
    let mut b = FunctionBuilder::new(&mut module, id, &mut ctx);
    let blocks: Vec<_> = mini.blocks.iter().map(|_| b.create_block()).collect();
    let mut values: Vec<Option<sheave_ir::Value>> = vec![None; mini.kinds.len()];
    for (index, kind) in mini.kinds.iter().enumerate() {
        match kind {
            ValueKind::Constant => values[index] = Some(b.iconst(Type::I64, 1000 + index as i64)),
            ValueKind::Undef => values[index] = Some(b.constant(Type::I64, ConstData::Undef)),
            ValueKind::Variable => {}
        }
    }
    for (k, param) in mini.params.iter().enumerate() {
        values[param.index()] = Some(b.param(k));
    }
    for (index, block) in mini.blocks.iter().enumerate() {
        for phi in &block.phis {
            values[phi.index()] = Some(b.phi(blocks[index], Type::I64));
        }
    }
    // In dominator preorder, so that definitions come first; what is unreachable only ends.
    let graph = Graph::of(mini).unwrap();
    let dominators = Dominators::of(&graph);
    let mut waiting = Vec::new();
    for block in dominators.preorder() {
        b.switch_to_block(blocks[block.index()]);
        for (k, inst) in mini.blocks[block.index()].insts.iter().enumerate() {
            let mut hash = b.iconst(Type::I64, i64::from(block.0) * 100 + k as i64);
            for value in &inst.uses {
                let factor = b.iconst(Type::I64, 0x9e37_79b9);
                let shaken = b.binary(BinaryOp::Mul, hash, factor);
                hash = b.binary(BinaryOp::Add, shaken, values[value.index()].unwrap());
            }
            b.call(observe, sig_observe, &[hash]);
            for value in &inst.defs {
                let one = b.iconst(Type::I64, 1);
                values[value.index()] = Some(b.binary(BinaryOp::Add, hash, one));
            }
        }
        let n = mini.blocks[block.index()].edges.len();
        let choice = if n > 1 {
            let n = b.iconst(Type::I64, n as i64);
            let call = b.call(turn, sig_turn, &[n]);
            b.func.result(call)
        } else {
            None
        };
        waiting.push((block, choice));
    }
    // Edges once all values exist.
    for (block, choice) in waiting {
        b.switch_to_block(blocks[block.index()]);
        let data = &mini.blocks[block.index()];
        let args: Vec<Vec<sheave_ir::Value>> = data
            .edges
            .iter()
            .map(|edge| edge.1.iter().map(|arg| values[arg.index()].unwrap()).collect())
            .collect();
        let edges: Vec<_> =
            data.edges.iter().zip(&args).map(|(edge, args)| (blocks[edge.0.index()], &args[..])).collect();
        match (choice, &edges[..]) {
            (_, []) => b.ret(&[]),
            (_, &[(target, args)]) => b.jump(target, args),
            (Some(choice), _) if data.rigid => {
                let mut addr = b.constant(Type::Ptr, ConstData::BlockAddr(symbol, edges[0].0));
                for (k, edge) in edges.iter().enumerate().skip(1) {
                    let number = b.iconst(Type::I64, k as i64);
                    let this = b.icmp(sheave_ir::IntCC::Eq, choice, number);
                    let other = b.constant(Type::Ptr, ConstData::BlockAddr(symbol, edge.0));
                    addr = b.select(this, other, addr);
                }
                b.indirect_branch(addr, &edges);
            }
            (Some(choice), &[zero, one]) => b.branch(choice, one, zero),
            (Some(choice), _) => {
                let cases: Vec<_> = (1..edges.len()).map(|k| (k as u64, edges[k].0, edges[k].1)).collect();
                b.switch(choice, edges[0], &cases);
            }
            _ => unreachable!(),
        }
    }
    for (index, &block) in blocks.iter().enumerate() {
        if !graph.is_reachable(crate::Block::new(index)) {
            b.switch_to_block(block);
            b.unreachable();
        }
    }
    b.finish().unwrap();
    (module, id)
}

struct Shown {
    observed: Vec<u64>,
    counts: Counts,
    blocks: Vec<u64>,
}

fn run_ir(module: &Module, id: FuncId, func: Option<&sheave_ir::Function>, tape: &[usize]) -> Shown {
    let shown = Rc::new(RefCell::new(Vec::new()));
    let at = RefCell::new(tape.iter());
    let mut interpreter = Interpreter::new(module, sheave_interp::Options::default()).unwrap();
    let sink = shown.clone();
    interpreter.define_host("observe", move |call| {
        sink.borrow_mut().push(call.arg(0)?);
        Ok(0)
    });
    interpreter.define_host("turn", move |call| match at.borrow_mut().next() {
        Some(&turn) => Ok(turn as u64 % call.arg(0)?),
        None => Err(sheave_interp::Stop::Exit(0)),
    });
    if let Some(func) = func {
        interpreter.replace(id, func);
    }
    let n = module.signatures[module.functions[id].sig].params.len();
    let args: Vec<u64> = (0..n as u64).map(|k| 77 + k).collect();
    interpreter.call(id, &args).unwrap_or_else(|trap| panic!("{trap}"));
    let observed = shown.borrow().clone();
    Shown { observed, counts: interpreter.counts(), blocks: interpreter.block_counts(id).to_vec() }
}

/// True if blocks with a single edge make a loop: nothing would end it.
fn has_endless_loop(mini: &Mini) -> bool {
    (0..mini.blocks.len()).any(|start| {
        let mut at = start;
        for _ in 0..mini.blocks.len() {
            match &mini.blocks[at].edges[..] {
                [(target, _)] => at = target.index(),
                _ => return false,
            }
        }
        true
    })
}

#[test]
fn the_interpreter_sees_no_difference_and_counts_what_the_ledger_says() {
    let mut ctx = Context::new();
    let mut copied = 0;
    for seed in 0..400 {
        let mut rng = Rng::new(seed);
        let (n_blocks, n_phis) = (2 + rng.below(10), rng.below(8));
        let mini = super::random::function(&mut rng, n_blocks, n_phis);
        let (module, id) = translate(&mini);
        sheave_ir::verify_function(&module, &module.functions[id], Form::Memory)
            .unwrap_or_else(|error| panic!("function {seed}: {error}"));
        if has_endless_loop(&mini) {
            continue;
        }
        let tape: Vec<usize> = (0..30).map(|_| rng.below(1 << 20)).collect();
        let expected = run_ir(&module, id, None, &tape);
        for strategy in Strategy::ALL {
            let mut func = module.functions[id].clone();
            let counters = run(&mut func, &mut ctx, &Options::new(strategy))
                .unwrap_or_else(|error| panic!("function {seed} under {strategy}: {error}"));
            assert_eq!(func.form, Form::Copies);
            sheave_ir::verify_function(&module, &func, Form::Copies)
                .unwrap_or_else(|error| panic!("function {seed} under {strategy}: {error}"));
            let got = run_ir(&module, id, Some(&func), &tape);
            assert_eq!(expected.observed, got.observed, "function {seed} under {strategy}");
            ctx.count_executed(|block| got.blocks[block.as_u32() as usize]);
            let ran: u64 = ctx
                .plan()
                .ledger
                .iter()
                .filter(|entry| matches!(entry.fate, Fate::Copy | Fate::Constant))
                .map(|entry| entry.executed)
                .sum();
            // A run that ends where the tape does leaves its last block in the middle, before the copies at its end.
            let unfinished =
                ctx.plan().sequences.iter().filter(|sequence| matches!(sequence.at, Position::End(_)));
            let slack =
                unfinished.map(|sequence| u64::from(sequence.end - sequence.first)).max().unwrap_or(0);
            let ended = got.blocks[n_blocks - 1] > 0;
            let slack = if ended { 0 } else { slack };
            let range = got.counts.copies..=got.counts.copies + slack;
            assert!(range.contains(&ran), "function {seed} under {strategy}: {ran} is not in {range:?}");
            copied += got.counts.copies;
            let standing = func
                .order
                .iter()
                .filter(|&&inst| {
                    matches!(
                        func.insts[inst],
                        sheave_ir::InstData::Unary { op: sheave_ir::UnaryOp::Copy, .. }
                    )
                })
                .count();
            assert_eq!(standing, (counters.copies_left + counters.constants_left) as usize);
            assert_eq!(standing, ctx.copies().count());
            for (inst, entry) in ctx.copies() {
                assert_eq!(ctx.entry_of(inst), Some(entry));
            }
        }
    }
    assert!(copied > 5000, "{copied} copies ran");
}

#[test]
fn a_function_without_phis_only_changes_its_form() {
    let mut mini = Mini::new(3);
    let x = mini.param();
    mini.end(0, &[x], &[(1, &[])]);
    let lost = mini.op(2, &[]);
    mini.end(2, &[lost], &[(1, &[])]);
    mini.end(1, &[x], &[]);
    let (module, id) = translate(&mini);
    let mut func = module.functions[id].clone();
    let counters = run(&mut func, &mut Context::new(), &Options::default()).unwrap();
    assert_eq!(counters, Counters::default());
    assert_eq!(func.form, Form::Copies);
    sheave_ir::verify_function(&module, &func, Form::Copies).unwrap();
}
