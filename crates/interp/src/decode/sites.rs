//! Decodes instructions that do not fit the fields of an operation: calls, inline assembly, edges, switches.

use smallvec::SmallVec;

use super::decoder::{Decoder, malformed};
use crate::code::{AsmSite, CallSite, EdgeCode, Op, Reg, SwitchTable, Target};
use crate::trap::TrapKind;
use sheave_ir::{AsmOperandKind, Block, Inst, Type, ValueList};

impl Decoder<'_, '_> {
    pub(super) fn call(
        &mut self,
        inst: Inst,
        sig: sheave_ir::SigId,
        target: Target,
        args: ValueList,
    ) -> Result<Op, TrapKind> {
        let signature = self.program.signature(sig)?;
        let args: SmallVec<[Reg; 6]> = self.regs(args)?;
        let n_x87 = if self.func.insts[inst].is_return_call() { 0 } else { signature.n_x87_results() };
        if args.len() != signature.params.len() + n_x87 {
            return Err(malformed("a call's arguments do not match its signature"));
        }
        let mut result_masks = SmallVec::new();
        for value in self.func.results(inst) {
            result_masks.push(self.ty(value)?.mask());
        }
        let results = self.results(inst)?;
        self.code.calls.push(CallSite { target, sig, args, results, result_masks, unwind: None });
        let site = self.code.calls.len() as u32 - 1;
        Ok(if self.func.insts[inst].is_return_call() { Op::ReturnCall { site } } else { Op::Call { site } })
    }

    /// Decodes inline assembly: its constraints tie inputs to outputs.
    pub(super) fn asm(
        &mut self,
        inst: Inst,
        asm: sheave_ir::Asm,
        args: ValueList,
        edge: Option<u32>,
    ) -> Result<Op, TrapKind> {
        let data = self.func.asms.get(asm).ok_or_else(|| malformed("inline assembly that does not exist"))?;
        let args: SmallVec<[Reg; 4]> = self.regs(args)?;
        let results = self.results(inst)?;
        let takes = data.operands.iter().filter(|operand| operand.kind.takes_argument()).count();
        let gives = data.operands.iter().filter(|operand| operand.kind == AsmOperandKind::Output).count();
        if takes != args.len() || gives != results.len() {
            return Err(malformed("the operands of inline assembly do not match its constraints"));
        }
        let mut site = AsmSite { edge, ..AsmSite::default() };
        if !is_empty_template(&data.template) {
            site.unsupported = Some(data.template.clone());
        }
        // The register or address of each operand, in the order of the constraints.
        let (mut next_arg, mut next_result) = (args.iter(), results.iter());
        let places: SmallVec<[Reg; 8]> = data
            .operands
            .iter()
            .filter_map(|o| {
                if o.kind.takes_argument() { next_arg.next() } else { next_result.next() }.copied()
            })
            .collect();
        let mut tied: SmallVec<[bool; 8]> = SmallVec::from_elem(false, places.len());
        for (operand, &place) in data.operands.iter().zip(&places) {
            let output = operand.constraint.parse::<usize>().ok();
            let Some(output) = output.filter(|_| operand.kind == AsmOperandKind::Input) else { continue };
            let Some(target) = data.operands.get(output) else {
                return Err(malformed("inline assembly ties an input to an output that does not exist"));
            };
            tied[output] = true;
            match target.kind {
                AsmOperandKind::Output => site.moves.push((place, places[output])),
                AsmOperandKind::OutputTo | AsmOperandKind::OutputMemory => {
                    let bytes = target.ty.or(operand.ty).unwrap_or(Type::I64).bytes();
                    site.stores.push((place, places[output], bytes));
                }
                AsmOperandKind::Input | AsmOperandKind::InputMemory => {}
            }
        }
        for ((operand, &place), &tied) in data.operands.iter().zip(&places).zip(&tied) {
            if operand.kind == AsmOperandKind::Output && !tied {
                site.zeros.push(place);
            }
        }
        self.code.asms.push(site);
        Ok(Op::Asm { site: self.code.asms.len() as u32 - 1 })
    }

    /// The edges of `block`, of which there must be `n`; gives the number of the first.
    pub(super) fn edges(&mut self, block: Block, n: u32) -> Result<u32, TrapKind> {
        let func = self.func;
        let data = &func.blocks[block];
        if data.n_edges != n || (data.first_edge as usize + n as usize) > func.edges.len() {
            return Err(malformed(format_args!("{block} has another number of edges than its terminator")));
        }
        let first = self.code.edges.len() as u32;
        for edge in func.succ_edges(block) {
            let target = edge.target;
            if target.as_u32() as usize >= func.blocks.len() {
                return Err(malformed(format_args!("{target} does not exist")));
            }
            let (phis, args) = (func.phis(target), edge.args.as_slice(&func.pool));
            if phis.len() != args.len() {
                return Err(malformed(format_args!(
                    "an edge of {block} does not match the phis of {target}"
                )));
            }
            let first_move = self.code.moves.len() as u32;
            for (&phi, &arg) in phis.iter().zip(args) {
                let pair = (self.reg(arg)?, self.reg(phi)?);
                self.code.moves.push(pair);
            }
            let in_order = moves_in_order(&self.code.moves[first_move as usize..]);
            self.code.edges.push(EdgeCode {
                target: 0,
                block: target.as_u32(),
                first_move,
                n_moves: args.len() as u32,
                in_order,
            });
        }
        Ok(first)
    }

    pub(super) fn link_edges(&mut self) -> Result<(), TrapKind> {
        for edge in &mut self.code.edges {
            let start = self.starts[edge.block as usize];
            if start == u32::MAX {
                let block = Block::from_u32(edge.block);
                return Err(malformed(format_args!("{block} is a target but not in the layout")));
            }
            edge.target = start;
        }
        Ok(())
    }
}

/// True for a template without effect: only comments, `nop` and `pause`.
fn is_empty_template(template: &str) -> bool {
    template.split(['\n', ';']).all(|line| {
        let line = line.trim();
        line.is_empty() || line.starts_with(['#', '/']) || line == "nop" || line == "pause"
    })
}

/// True if the moves may be performed one after the other: none reads what an earlier one wrote.
fn moves_in_order(moves: &[(Reg, Reg)]) -> bool {
    if moves.len() <= 8 {
        return moves
            .iter()
            .enumerate()
            .all(|(i, &(source, _))| moves[..i].iter().all(|&(_, dest)| dest != source));
    }
    let mut written: Vec<(Reg, usize)> = moves.iter().enumerate().map(|(i, &(_, dest))| (dest, i)).collect();
    written.sort_unstable();
    moves.iter().enumerate().all(|(i, &(source, _))| {
        let at = written.partition_point(|&(dest, _)| dest < source);
        written.get(at).is_none_or(|&(dest, when)| dest != source || when >= i)
    })
}

/// Builds the table of a switch: dense if its cases are close together, else sorted. `edge` is the default.
pub(super) fn switch_table(values: &[u64], ty: Type, edge: u32) -> SwitchTable {
    let mut sparse: Vec<(u64, u32)> =
        values.iter().enumerate().map(|(i, &value)| (value & ty.mask(), edge + 1 + i as u32)).collect();
    sparse.sort_by_key(|&(value, edge)| (value, edge));
    sparse.dedup_by_key(|&mut (value, _)| value);
    let mut table = SwitchTable { default: edge, low: 0, dense: Vec::new(), sparse };
    if let (Some(&(low, _)), Some(&(high, _))) = (table.sparse.first(), table.sparse.last())
        && high - low <= 4 * table.sparse.len() as u64 + 16
    {
        table.low = low;
        table.dense = vec![edge; (high - low) as usize + 1];
        for &(value, edge) in &table.sparse {
            table.dense[(value - low) as usize] = edge;
        }
    }
    table
}
