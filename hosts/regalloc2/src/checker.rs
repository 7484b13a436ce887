//! Proof that an answer is right, for hosts that call regalloc2's checker.
//!
//! For each register and slot the checker tracks the values that it holds on all paths: instructions write
//! their definitions there, moves copy them, clobbers destroy them, and an edge renames arguments to
//! parameters. At the fixed point, each use must be at a location of its value, and each operand at a
//! location that its constraint allows. The checker shares no code with the adapter or the allocator, which
//! has a separate checker for code in copies form.
//!
//! The idea is that of regalloc2's checker (Chris Fallin, "Cranelift, Part 4: A New Register Allocator",
//! 2022).

use crate::{
    Allocation, Block, Edit, Function, Inst, InstOrEdit, MachineEnv, Operand, OperandConstraint, OperandKind,
    OperandPos, Output, PReg, PRegSet, VReg,
};
use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

/// An error in an answer.
#[derive(Clone, Debug)]
pub struct CheckerErrors {
    errors: Vec<CheckerError>,
}

impl fmt::Display for CheckerErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.errors.iter().try_for_each(|error| writeln!(f, "{error:?}"))
    }
}

impl core::error::Error for CheckerErrors {}

/// A single error.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the fields are the instruction, its operand and that operand's location")]
pub enum CheckerError {
    /// An operand has no location.
    MissingAllocation { inst: Inst, op: Operand },
    /// A use reads a location that holds no value.
    UnknownValueInAllocation { inst: Inst, op: Operand, alloc: Allocation },
    /// Two definitions share a location, or an early one shares that of a use.
    ConflictedValueInAllocation { inst: Inst, op: Operand, alloc: Allocation },
    /// A use reads a location that holds different values.
    IncorrectValuesInAllocation { inst: Inst, op: Operand, alloc: Allocation, actual: Vec<VReg> },
    /// An operand's location violates its constraint.
    ConstraintViolated { inst: Inst, op: Operand, alloc: Allocation },
    /// It is not in a register.
    AllocationIsNotReg { inst: Inst, op: Operand, alloc: Allocation },
    /// It is in another register than the one that is demanded.
    AllocationIsNotFixedReg { inst: Inst, op: Operand, alloc: Allocation },
    /// It is not in the register of the operand that it re-uses.
    AllocationIsNotReuse { inst: Inst, op: Operand, alloc: Allocation, expected_alloc: Allocation },
    /// It is not on the stack.
    AllocationIsNotStack { inst: Inst, op: Operand, alloc: Allocation },
    /// A move leads from memory to memory.
    StackToStackMove { into: Allocation, from: Allocation },
    /// It is in a register outside of the limit.
    AllocationOutsideLimit { inst: Inst, op: Operand, alloc: Allocation, range: Range<usize> },
}

/// By location the values that it holds, ascending.
type State = BTreeMap<Allocation, Vec<VReg>>;

/// A checker of answers for one function.
pub struct Checker<'a, F: Function> {
    func: &'a F,
    /// Registers that are locations on the stack.
    on_stack: PRegSet,
    out: Output,
}

impl<'a, F: Function> Checker<'a, F> {
    /// A checker of answers for `func`.
    pub fn new(func: &'a F, machine_env: &'a MachineEnv) -> Checker<'a, F> {
        let on_stack = machine_env.fixed_stack_slots.iter().copied().collect();
        Checker { func, on_stack, out: Output::default() }
    }

    /// Takes the answer.
    pub fn prepare(&mut self, out: &Output) {
        self.out = out.clone();
    }

    /// Checks it.
    ///
    /// # Errors
    /// Everything that is wrong.
    pub fn run(self) -> Result<(), CheckerErrors> {
        let mut errors = Vec::new();
        for (index, state) in self.solve().into_iter().enumerate() {
            if let Some(mut state) = state {
                self.run_block(Block::new(index), &mut state, Some(&mut errors));
            }
        }
        if errors.is_empty() { Ok(()) } else { Err(CheckerErrors { errors }) }
    }

    fn in_memory(&self, at: Allocation) -> bool {
        at.is_stack() || at.as_reg().is_some_and(|reg| self.on_stack.contains(reg))
    }

    /// Checks the constraints of each operand by itself, or together with its instruction.
    fn check_constraints(&self, inst: Inst, errors: &mut Vec<CheckerError>) {
        let (ops, allocs) = (self.func.inst_operands(inst), self.out.inst_allocs(inst));
        for (i, &op) in ops.iter().enumerate() {
            let Some(&alloc) = allocs.get(i).filter(|alloc| alloc.is_some()) else {
                errors.push(CheckerError::MissingAllocation { inst, op });
                continue;
            };
            let register = alloc.as_reg().filter(|&reg| !self.on_stack.contains(reg));
            match op.constraint() {
                OperandConstraint::Any => {}
                OperandConstraint::Reg => {
                    if register.is_none() {
                        errors.push(CheckerError::AllocationIsNotReg { inst, op, alloc });
                    }
                }
                OperandConstraint::Stack => {
                    if !self.in_memory(alloc) {
                        errors.push(CheckerError::AllocationIsNotStack { inst, op, alloc });
                    }
                }
                OperandConstraint::FixedReg(reg) => {
                    if alloc != Allocation::reg(reg) {
                        errors.push(CheckerError::AllocationIsNotFixedReg { inst, op, alloc });
                    }
                }
                OperandConstraint::Reuse(k) => {
                    let expected_alloc = allocs.get(k).copied().unwrap_or(Allocation::none());
                    if register.is_none() {
                        errors.push(CheckerError::AllocationIsNotReg { inst, op, alloc });
                    } else if alloc != expected_alloc {
                        errors.push(CheckerError::AllocationIsNotReuse { inst, op, alloc, expected_alloc });
                    }
                }
                OperandConstraint::Limit(max) => {
                    if register.is_none_or(|reg| reg.hw_enc() >= max) {
                        let range = 0..max;
                        errors.push(CheckerError::AllocationOutsideLimit { inst, op, alloc, range });
                    }
                }
            }
            let is_of_class = |reg: PReg| reg.class() == op.class();
            if alloc.as_reg().is_some_and(|reg| !is_of_class(reg)) {
                errors.push(CheckerError::ConstraintViolated { inst, op, alloc });
            }
            if op.kind() == OperandKind::Def {
                let shares = ops.iter().zip(allocs).enumerate().any(|(other, (second, &at))| {
                    let reads_early = second.kind() == OperandKind::Use && second.pos() == OperandPos::Early;
                    at == alloc
                        && second.vreg() != op.vreg()
                        && match second.kind() {
                            OperandKind::Def => other < i,
                            OperandKind::Use => !reads_early || op.pos() == OperandPos::Early,
                        }
                });
                if shares {
                    errors.push(CheckerError::ConflictedValueInAllocation { inst, op, alloc });
                }
            }
        }
    }

    /// The state at the start of each reachable block.
    fn solve(&self) -> Vec<Option<State>> {
        let func = self.func;
        let mut entries: Vec<Option<State>> = vec![None; func.num_blocks()];
        let entry = func.entry_block();
        entries[entry.index()] = Some(State::new());
        let mut waits = vec![false; func.num_blocks()];
        let mut work = vec![entry];
        while let Some(block) = work.pop() {
            waits[block.index()] = false;
            let Some(mut state) = entries[block.index()].clone() else { continue };
            self.run_block(block, &mut state, None);
            for (index, &succ) in func.block_succs(block).iter().enumerate() {
                let passed = self.pass(block, index, succ, &state);
                let known = &mut entries[succ.index()];
                let changed = match known {
                    None => {
                        *known = Some(passed);
                        true
                    }
                    Some(known) => meet(known, &passed),
                };
                if changed && !waits[succ.index()] {
                    waits[succ.index()] = true;
                    work.push(succ);
                }
            }
        }
        entries
    }

    /// The state after an edge.
    fn pass(&self, block: Block, index: usize, succ: Block, state: &State) -> State {
        let func = self.func;
        let params = func.block_params(succ);
        if params.is_empty() {
            return state.clone();
        }
        let args = func.branch_blockparams(block, func.block_insns(block).last(), index);
        let mut pairs: Vec<(VReg, VReg)> = args.iter().copied().zip(params.iter().copied()).collect();
        pairs.sort_unstable();
        let mut passed = State::new();
        for (&at, values) in state {
            let mut held: Vec<VReg> =
                values.iter().copied().filter(|value| !params.contains(value)).collect();
            for value in values {
                let first = pairs.partition_point(|(arg, _)| arg < value);
                held.extend(
                    pairs[first..].iter().take_while(|(arg, _)| arg == value).map(|(_, param)| *param),
                );
            }
            held.sort_unstable();
            held.dedup();
            if !held.is_empty() {
                passed.insert(at, held);
            }
        }
        passed
    }

    fn run_block(&self, block: Block, state: &mut State, mut errors: Option<&mut Vec<CheckerError>>) {
        for step in self.out.block_insts_and_edits(self.func, block) {
            match step {
                InstOrEdit::Inst(inst) => self.run_inst(inst, state, errors.as_deref_mut()),
                InstOrEdit::Edit(Edit::Move { from, to }) => {
                    if let Some(errors) = &mut errors
                        && self.in_memory(*from)
                        && self.in_memory(*to)
                    {
                        errors.push(CheckerError::StackToStackMove { into: *to, from: *from });
                    }
                    match state.get(from).cloned() {
                        Some(values) => state.insert(*to, values),
                        None => state.remove(to),
                    };
                }
            }
        }
    }

    fn run_inst(&self, inst: Inst, state: &mut State, mut errors: Option<&mut Vec<CheckerError>>) {
        let (ops, allocs) = (self.func.inst_operands(inst), self.out.inst_allocs(inst));
        if let Some(errors) = &mut errors {
            self.check_constraints(inst, errors);
        }
        let mut check = |pos: OperandPos, state: &State| {
            let Some(errors) = errors.as_deref_mut() else { return };
            for (&op, &alloc) in ops.iter().zip(allocs) {
                let is_use = op.kind() == OperandKind::Use && op.as_fixed_nonallocatable().is_none();
                if !is_use || op.pos() != pos || alloc.is_none() {
                    continue;
                }
                match state.get(&alloc) {
                    None => errors.push(CheckerError::UnknownValueInAllocation { inst, op, alloc }),
                    Some(values) if !values.contains(&op.vreg()) => {
                        let actual = values.clone();
                        errors.push(CheckerError::IncorrectValuesInAllocation { inst, op, alloc, actual });
                    }
                    Some(_) => {}
                }
            }
        };
        check(OperandPos::Early, state);
        let defs = || ops.iter().zip(allocs).filter(|(op, _)| op.kind() == OperandKind::Def);
        for (op, alloc) in defs() {
            state.remove(alloc);
            // The old value of the same name, of an iteration before.
            state.retain(|_, values| {
                values.retain(|&value| value != op.vreg());
                !values.is_empty()
            });
        }
        let define = |state: &mut State, pos: OperandPos| {
            for (op, &alloc) in defs().filter(|(op, _)| op.pos() == pos) {
                state.insert(alloc, vec![op.vreg()]);
            }
        };
        define(state, OperandPos::Early);
        for reg in self.func.inst_clobbers(inst) {
            state.remove(&Allocation::reg(reg));
        }
        define(state, OperandPos::Late);
        check(OperandPos::Late, state);
    }
}

/// Intersects the states of two paths; returns whether `known` shrank.
fn meet(known: &mut State, other: &State) -> bool {
    let mut changed = false;
    known.retain(|at, values| {
        let theirs = other.get(at);
        let before = values.len();
        values.retain(|value| theirs.is_some_and(|theirs| theirs.contains(value)));
        changed |= values.len() != before;
        !values.is_empty()
    });
    changed
}
