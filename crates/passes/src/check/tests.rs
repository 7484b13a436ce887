//! Right functions are accepted, and each rule rejects a fault that is put into a right one.

use sheave_ir::entity::EntityRef;
use sheave_ir::{
    BinaryOp, Block, FuncAttrs, Function, Inst, InstData, IntCC, Type, UnaryOp, Value, ValueDef, parse_module,
};

use super::{AppliedFault, AppliedRule, eliminated, promoted};
use crate::adapters::eliminate::{self, Strategy};
use crate::adapters::promote::{Ctx, Options};
use sheave_ssa::promote::{Placement, Uninit};

/// The last function of `text`.
fn function(text: &str) -> Function {
    let module = parse_module("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    module.functions.values().next_back().unwrap().clone()
}

fn promote(func: &Function, options: &Options) -> Function {
    let mut after = func.clone();
    crate::adapters::promote::promote(&mut after, &mut Ctx::new(), options).unwrap();
    after
}

fn eliminate(func: &Function, strategy: Strategy) -> Function {
    let mut after = func.clone();
    eliminate::eliminate(&mut after, &mut eliminate::Ctx::new(), &eliminate::Options::new(strategy)).unwrap();
    after
}

/// The first instruction in the order that `is_it` accepts.
fn find(func: &Function, is_it: impl Fn(&InstData) -> bool) -> Inst {
    *func.order.iter().find(|&&inst| is_it(&func.insts[inst])).expect("there is such an instruction")
}

/// Takes `inst` out of its block.
fn remove(func: &mut Function, inst: Inst) {
    let mut order = Vec::new();
    for &block in &func.layout.clone() {
        let insts: Vec<Inst> = func.block_insts(block).iter().copied().filter(|&i| i != inst).collect();
        func.blocks[block].start = order.len() as u32;
        order.extend(insts);
        func.blocks[block].end = order.len() as u32;
    }
    func.order = order;
}

/// Puts `new` before `inst`.
fn insert(func: &mut Function, new: Inst, inst: Inst) {
    let mut order = Vec::new();
    for &block in &func.layout.clone() {
        let insts = func.block_insts(block).to_vec();
        func.blocks[block].start = order.len() as u32;
        for i in insts {
            order.extend((i == inst).then_some(new));
            order.push(i);
        }
        func.blocks[block].end = order.len() as u32;
    }
    func.order = order;
}

fn rule(result: Result<(), AppliedFault>) -> Option<AppliedRule> {
    result.err().map(|fault| {
        assert!(fault.to_string().ends_with(fault.rule.text()));
        fault.rule
    })
}

/// Counts down in slots, with a phi that was there before, a call, a narrow load and a volatile store.
const MEMORY: &str = "
extern function %seen(i32, i8) -> i32
function %f(i32 v0, ptr v1) -> i32 {
block0:
    v2 = alloca i32
    v3 = alloca i32
    store v0, v2
    v4 = load i32 v2
    branch v4, block1, block2
block1:
    v5 = load i32 v3
    v6 = load i8 v2
    v7 = call %seen(v5, v6)
    v8 = sub v5, v7
    store v8, v3
    v9 = load i32 v2
    v10 = add v9, i32 -1
    store v10, v2
    store volatile v10, v1
    branch v10, block1, block3
block2:
    jump block3
block3:
    v11 = phi i32 [block1: v9], [block2: v4]
    v12 = load i32 v3
    v13 = sub v12, v11
    return v13
}
";

#[track_caller]
fn promotion_rejects(expected: AppliedRule, change: impl FnOnce(&mut Function)) {
    let before = function(MEMORY);
    let mut after = promote(&before, &Options::default());
    change(&mut after);
    assert_eq!(rule(promoted(&before, &after, Uninit::Zero)), Some(expected));
}

#[test]
fn right_promotions_are_accepted() {
    let before = function(MEMORY);
    for placement in [Placement::Maximal, Placement::Minimal, Placement::SemiPruned, Placement::Pruned] {
        for uninit in [Uninit::Zero, Uninit::Undef] {
            let options = Options { placement, uninit, ..Options::default() };
            let after = promote(&before, &options);
            assert_eq!(promoted(&before, &after, options.uninit), Ok(()), "{placement:?} {uninit:?}");
        }
    }
}

#[test]
fn what_a_load_gives_is_what_was_stored() {
    // The old content for the new one.
    promotion_rejects(AppliedRule::Operand, |func| {
        let call = find(func, |data| matches!(data, InstData::Call { .. }));
        let phi = func.phis(Block::new(1)).to_vec();
        let mut args = Vec::new();
        func.insts[call].for_each_arg(&func.pool, |value| args.push(value));
        let other = phi.into_iter().find(|&phi| phi != args[0]).unwrap();
        let mut data = func.insts[call];
        let mut first = true;
        data.map_args(&mut func.pool, |value| if std::mem::take(&mut first) { other } else { value });
        func.insts[call] = data;
    });
    promotion_rejects(AppliedRule::Operand, |func| {
        let sum = find(func, |data| matches!(data, InstData::Binary { op: BinaryOp::Add, .. }));
        let result = func.result(sum).unwrap();
        let InstData::Binary { args, .. } = &mut func.insts[sum] else { unreachable!() };
        args[0] = result;
    });
}

#[test]
fn an_argument_of_a_new_phi_is_what_was_stored() {
    let change = |edge: usize| {
        promotion_rejects(AppliedRule::Operand, move |func| {
            let target = Block::new(1);
            let mut into: Vec<_> = func.edges.keys().filter(|&e| func.edges[e].target == target).collect();
            let args = &mut func.edges[into.remove(edge)].args;
            let args = args.as_mut_slice(&mut func.pool);
            args[0] = args[1];
        });
    };
    change(0);
    change(1);
}

#[test]
fn an_argument_of_an_old_phi_stays() {
    promotion_rejects(AppliedRule::Argument, |func| {
        let target = Block::new(3);
        let edge = func.edges.keys().find(|&e| func.edges[e].target == target).unwrap();
        func.edges[edge].args.as_mut_slice(&mut func.pool)[0] = func.params[0];
    });
}

#[test]
fn phis_have_their_arguments() {
    promotion_rejects(AppliedRule::Phi, |func| {
        let edge = func.edges.keys().find(|&e| func.edges[e].args.len(&func.pool) > 1).unwrap();
        func.edges[edge].args.remove(0, &mut func.pool);
    });
    promotion_rejects(AppliedRule::Phi, |func| {
        func.blocks[Block::new(3)].phis.remove(0, &mut func.pool);
    });
}

#[test]
fn edges_lead_where_they_led() {
    promotion_rejects(AppliedRule::Graph, |func| {
        let first = func.blocks[Block::new(0)].first_edge;
        let edge = sheave_ir::Edge::from_u32(first);
        func.edges[edge].target = Block::new(3);
    });
    promotion_rejects(AppliedRule::Graph, |func| {
        func.layout.swap(1, 2);
    });
}

#[test]
fn what_stays_is_what_it_was() {
    promotion_rejects(AppliedRule::Changed, |func| {
        let sub = find(func, |data| matches!(data, InstData::Binary { op: BinaryOp::Sub, .. }));
        let InstData::Binary { op, .. } = &mut func.insts[sub] else { unreachable!() };
        *op = BinaryOp::Xor;
    });
    promotion_rejects(AppliedRule::Changed, |func| {
        let store = find(func, |data| matches!(data, InstData::Store { .. }));
        let InstData::Store { flags, .. } = &mut func.insts[store] else { unreachable!() };
        flags.volatile = false;
    });
    promotion_rejects(AppliedRule::Changed, |func| {
        let insts = func.block_insts(Block::new(1)).to_vec();
        let start = func.blocks[Block::new(1)].start as usize;
        func.order[start] = insts[1];
        func.order[start + 1] = insts[0];
    });
}

#[test]
fn what_can_be_noticed_is_not_removed() {
    for is_it in [
        |data: &InstData| matches!(data, InstData::Store { .. }),
        |data: &InstData| matches!(data, InstData::Call { .. }),
    ] {
        promotion_rejects(AppliedRule::Removed, |func| {
            let inst = find(func, is_it);
            remove(func, inst);
        });
    }
}

#[test]
fn nothing_is_added() {
    promotion_rejects(AppliedRule::Added, |func| {
        let call = find(func, |data| matches!(data, InstData::Call { .. }));
        let param = func.params[0];
        let (new, _) =
            func.make_inst_with_result(InstData::Unary { op: UnaryOp::Not, arg: param }, Type::I32);
        insert(func, new, call);
    });
    // A conversion that is none.
    promotion_rejects(AppliedRule::Added, |func| {
        let narrow = find(func, |data| matches!(data, InstData::Unary { op: UnaryOp::Trunc, .. }));
        let InstData::Unary { op, .. } = &mut func.insts[narrow] else { unreachable!() };
        *op = UnaryOp::Popcnt;
    });
    // A conversion of something else.
    promotion_rejects(AppliedRule::Operand, |func| {
        let narrow = find(func, |data| matches!(data, InstData::Unary { op: UnaryOp::Trunc, .. }));
        let param = func.params[0];
        let InstData::Unary { arg, .. } = &mut func.insts[narrow] else { unreachable!() };
        *arg = param;
    });
}

/// An adapter that does not report that an address gets away: promotion sees `null` in its place.
#[track_caller]
fn forgotten_escape(text: &str, is_it: impl Fn(&InstData) -> bool, operand: usize) {
    let before = function(text);
    let mut shown = before.clone();
    let inst = find(&shown, is_it);
    let null = shown.zero(Type::Ptr);
    let (mut data, mut n) = (shown.insts[inst], 0);
    data.map_args(&mut shown.pool, |value| {
        n += 1;
        if n == operand + 1 { null } else { value }
    });
    shown.insts[inst] = data;
    let after = promote(&shown, &Options::default());
    assert_eq!(rule(promoted(&before, &after, Uninit::Zero)), Some(AppliedRule::Address));
}

#[test]
fn an_address_that_is_stored_or_compared_is_seen() {
    forgotten_escape(
        "function %f(ptr v0) -> i32 {
        block0:
            v1 = alloca i32
            store volatile v1, v0
            store i32 1, v1
            v2 = load i32 v1
            return v2
        }",
        |data| matches!(data, InstData::Store { flags, .. } if flags.volatile),
        1,
    );
    forgotten_escape(
        "function %f(ptr v0) -> i32 {
        block0:
            v1 = alloca i32
            store i32 1, v1
            v2 = icmp eq v1, v0
            v3 = load i32 v1
            branch v2, block1, block2
        block1:
            return v3
        block2:
            return i32 0
        }",
        |data| matches!(data, InstData::Icmp { cc: IntCC::Eq, .. }),
        0,
    );
}

#[test]
fn a_slot_that_is_written_after_a_call_that_returns_twice_stays() {
    let text = "
extern function %setjmp(ptr) -> i32
function %f(ptr v0) -> i32 {
block0:
    v1 = alloca i32
    store i32 1, v1
    v2 = call returns_twice %setjmp(v0)
    branch v2, block1, block2
block1:
    v3 = load i32 v1
    return v3
block2:
    store i32 2, v1
    jump block3
block3:
    return i32 0
}";
    let before = function(text);
    let mut shown = before.clone();
    let call = find(&shown, |data| matches!(data, InstData::Call { .. }));
    let InstData::Call { flags, .. } = &mut shown.insts[call] else { unreachable!() };
    *flags = FuncAttrs::default();
    let mut after = promote(&shown, &Options::default());
    after.insts[call] = before.insts[call];
    assert_eq!(rule(promoted(&before, &after, Uninit::Zero)), Some(AppliedRule::Operand));
}

/// Two phis that swap, one that counts, and one that nothing but a phi reads.
const SWAP: &str = "
extern function %seen(i32)
function ssa %f(i32 v0, i32 v1) -> i32 {
block0:
    branch v0, block1, block2
block1:
    v2 = phi i32 [block0: v0], [block1: v3]
    v3 = phi i32 [block0: v1], [block1: v2]
    v4 = phi i32 [block0: i32 9], [block1: v5]
    v5 = add v4, i32 -1
    call %seen(v2)
    branch v5, block1, block2
block2:
    v6 = phi i32 [block0: i32 1], [block1: v3]
    return v6
}
";

/// Two phis of a loop that swap, both undefined at entry.
const UNDEFINED_SWAP: &str = "
function ssa %f(i32 v0) -> i32 {
block0:
    jump block1
block1:
    v1 = phi i32 [block0: i32 undef], [block1: v2]
    v2 = phi i32 [block0: i32 undef], [block1: v1]
    v3 = phi i32 [block0: v0], [block1: v4]
    v4 = add v3, i32 -1
    branch v4, block1, block2
block2:
    v5 = sub v1, v2
    return v5
}
";

#[test]
fn right_eliminations_are_accepted() {
    // Copies after an edge read a value and a constant that the edge made phis.
    let one_edge = "
function ssa %f(i32 v0) -> i32 {
block0:
    jump block1
block1:
    v1 = phi i32 [block0: v0]
    v2 = phi i32 [block0: i32 7]
    v3 = sub v1, v2
    return v3
}
";
    for text in [SWAP, UNDEFINED_SWAP, one_edge] {
        let before = function(text);
        for strategy in Strategy::ALL {
            assert_eq!(eliminated(&before, &eliminate(&before, strategy)), Ok(()), "{strategy:?}\n{text}");
        }
    }
}

#[track_caller]
fn elimination_rejects(expected: AppliedRule, change: impl FnOnce(&mut Function)) {
    let before = function(SWAP);
    let mut after = eliminate(&before, Strategy::PerEdge);
    change(&mut after);
    assert_eq!(rule(eliminated(&before, &after)), Some(expected));
}

fn copies(func: &Function) -> Vec<Inst> {
    let is_copy = |inst: &Inst| {
        matches!(func.insts[*inst], InstData::Unary { op: UnaryOp::Copy, .. })
            && func.result(*inst).is_some_and(|value| func.def(value) == ValueDef::Variable)
    };
    func.order.iter().copied().filter(is_copy).collect()
}

#[test]
fn no_copy_may_be_lost_or_changed() {
    let n = copies(&eliminate(&function(SWAP), Strategy::PerEdge)).len();
    assert!(n > 5);
    for k in 0..n {
        elimination_rejects(AppliedRule::Operand, |func| {
            let copy = copies(func)[k];
            remove(func, copy);
        });
        elimination_rejects(AppliedRule::Operand, |func| {
            let copy = copies(func)[k];
            let other = func.zero(Type::I32);
            let InstData::Unary { arg, .. } = &mut func.insts[copy] else { unreachable!() };
            *arg = other;
        });
    }
}

#[test]
fn edges_pass_their_copies() {
    let n_blocks = function(SWAP).blocks.len();
    // An edge past its block of copies.
    elimination_rejects(AppliedRule::Operand, |func| {
        let edge = func.edges.keys().find(|&e| func.edges[e].target.index() >= n_blocks).unwrap();
        let new = func.edges[edge].target;
        let next = func.succ_edges(new)[0].target;
        func.edges[edge].target = next;
    });
    // A block of copies that leads elsewhere.
    elimination_rejects(AppliedRule::Graph, |func| {
        let new = Block::new(n_blocks);
        let edge = sheave_ir::Edge::from_u32(func.blocks[new].first_edge);
        let target = func.edges[edge].target;
        func.edges[edge].target = if target == Block::new(1) { Block::new(2) } else { Block::new(1) };
    });
}

#[test]
fn elimination_leaves_the_rest_alone() {
    let is_sum = |data: &InstData| matches!(data, InstData::Binary { .. });
    elimination_rejects(AppliedRule::Changed, |func| {
        let sum = find(func, is_sum);
        let InstData::Binary { op, .. } = &mut func.insts[sum] else { unreachable!() };
        *op = BinaryOp::Sub;
    });
    elimination_rejects(AppliedRule::Removed, |func| {
        let call = find(func, |data| matches!(data, InstData::Call { .. }));
        remove(func, call);
    });
    elimination_rejects(AppliedRule::Added, |func| {
        let sum = find(func, is_sum);
        let param = func.params[0];
        let (new, _) =
            func.make_inst_with_result(InstData::Unary { op: UnaryOp::Not, arg: param }, Type::I32);
        insert(func, new, sum);
    });
    elimination_rejects(AppliedRule::Phi, |func| {
        let value = Value::new(0);
        func.blocks[Block::new(2)].phis.push(value, &mut func.pool);
    });
}

/// A loop after a call that may return again into a block that reads `v1`, the value with which the loop
/// began. No edge shows that the value and the loop's phi interfere.
fn loop_after_a_call(flags: &str) -> Function {
    let text = format!(
        "extern function %g() -> i32
extern function %h(i32) -> i32
function ssa %f(i32 v0) -> i32 {{
block0:
    v1 = add v0, i32 1
    v2 = call {flags} %g()
    branch v2, block3, block1
block1:
    v3 = phi i32 [block0: v1], [block1: v4]
    v4 = add v3, i32 1
    v5 = call %h(v4)
    branch v5, block2, block1
block2:
    return v3
block3:
    return v1
}}
"
    );
    function(&text)
}

#[test]
fn what_a_second_return_reads_has_a_variable_of_its_own() {
    let before = loop_after_a_call("returns_twice");
    for strategy in Strategy::ALL {
        assert_eq!(eliminated(&before, &eliminate(&before, strategy)), Ok(()), "{strategy:?}");
    }
    // Where the call returns once, the value, the phi and the sum share a variable.
    let once = loop_after_a_call("");
    let mut after = eliminate(&once, Strategy::Coalesce);
    assert_eq!(eliminated(&once, &after), Ok(()));
    let call = find(&after, |data| matches!(data, InstData::Call { .. }));
    after.insts[call] = before.insts[call];
    assert_eq!(rule(eliminated(&before, &after)), Some(AppliedRule::Operand));
}
