//! Checks that two machine codes of one function behave the same along every path, and attribute it to the
//! same blocks and edges.
//!
//! One has its moves separate, the other shares them. Starting with the entry, pairs of positions are
//! followed in lock step: unconditional jumps and loop alignment are skipped, all other instructions must be
//! the same up to the targets of branches and the addresses of data. Every instruction of the shared code
//! must be claimed by the regions of exactly those blocks and edges for which it runs. The checker is
//! independent of the search for tails.

use std::collections::{BTreeMap, BTreeSet};

use iced_x86::{Code, Decoder, DecoderOptions, FlowControl, Instruction, Mnemonic, OpKind, Register};
use sheave_ir::Block;
use sheave_x64::CodeBuffer;

/// A block, or one of its edges.
type Name = (Block, Option<u32>);

/// Jumps in a row after which it is an endless loop.
const MAX_JUMPS: usize = 1000;

struct Decoded<'a> {
    code: &'a CodeBuffer,
    instructions: BTreeMap<u32, Instruction>,
    names: BTreeMap<u32, BTreeSet<Name>>,
}

impl<'a> Decoded<'a> {
    fn new(code: &'a CodeBuffer) -> Self {
        let bytes = &code.bytes[..code.code_size as usize];
        let all = Decoder::with_ip(64, bytes, 0, DecoderOptions::NONE);
        let instructions: BTreeMap<u32, Instruction> = all.into_iter().map(|i| (i.ip() as u32, i)).collect();
        let mut names: BTreeMap<u32, BTreeSet<Name>> = BTreeMap::new();
        for (region, range) in code.region_ranges() {
            for (&at, _) in instructions.range(range) {
                names.entry(at).or_default().insert((region.block, region.succ_idx));
            }
        }
        Decoded { code, instructions, names }
    }

    /// The first instruction from `at` on that has an effect besides jumping; `None` for an endless chain of
    /// jumps.
    fn settle(&self, mut at: u32) -> Result<Option<Instruction>, String> {
        for _ in 0..MAX_JUMPS {
            let inst = self.instructions.get(&at).ok_or_else(|| format!("no instruction at {at:#x}"))?;
            if inst.mnemonic() == Mnemonic::Nop {
                at = inst.next_ip() as u32;
                continue;
            }
            if inst.flow_control() != FlowControl::UnconditionalBranch || self.relocated(inst).is_some() {
                return Ok(Some(*inst));
            }
            at = inst.near_branch_target() as u32;
        }
        Ok(None)
    }

    fn relocated(&self, inst: &Instruction) -> Option<&sheave_x64::CodeReloc> {
        let range = inst.ip() as u32..inst.next_ip() as u32;
        self.code.relocs.iter().find(|reloc| range.contains(&reloc.offset))
    }

    fn data(&self, at: u64, n: usize) -> &[u8] {
        self.code.bytes.get(at as usize..).map_or(&[], |bytes| &bytes[..n.min(bytes.len())])
    }

    /// How many entries the table has that the address at `inst` is of: the index was compared before.
    fn entries(&self, inst: &Instruction) -> usize {
        let before = self.instructions.range(..inst.ip() as u32).rev().take(4).map(|(_, before)| before);
        let mut compares = before.filter(|before| before.mnemonic() == Mnemonic::Cmp);
        compares.next().map_or(0, |compare| compare.immediate(1) as usize + 1)
    }

    fn entry(&self, table: u64, i: usize) -> u32 {
        let bytes = self.data(table + 4 * i as u64, 4);
        (table as u32).wrapping_add(u32::from_le_bytes(bytes.try_into().expect("four bytes")))
    }
}

/// Compares the codes; the second one shares.
///
/// # Errors
/// The first difference.
pub(crate) fn check(separate: &CodeBuffer, shared: &CodeBuffer) -> Result<(), String> {
    let (a, b) = (Decoded::new(separate), Decoded::new(shared));
    if let Some(region) = separate.regions.iter().find(|region| region.joins) {
        return Err(format!("{region:?} where nothing is shared"));
    }
    let mut regions: Vec<Name> =
        separate.regions.iter().map(|region| (region.block, region.succ_idx)).collect();
    regions.sort_unstable();
    if let Some(twice) = regions.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(format!("two regions are of {:?}", twice[0]));
    }
    let mut todo = vec![(0, 0)];
    if a.code.blocks.len() != b.code.blocks.len() {
        return Err("other blocks have addresses".to_owned());
    }
    todo.extend(a.code.blocks.iter().zip(&b.code.blocks).map(|(a, b)| (a.1, b.1)));
    let mut seen = BTreeSet::new();
    let mut names: BTreeMap<u32, BTreeSet<Name>> = BTreeMap::new();
    while let Some((x, y)) = todo.pop() {
        let (x, y) = match (a.settle(x)?, b.settle(y)?) {
            (Some(x), Some(y)) => (x, y),
            (None, None) => continue,
            _ => return Err(format!("an endless loop on one side, from {x:#x} and {y:#x}")),
        };
        if !seen.insert((x.ip(), y.ip())) {
            continue;
        }
        let name = a.names.get(&(x.ip() as u32)).ok_or_else(|| format!("{:#x} has no region", x.ip()))?;
        names.entry(y.ip() as u32).or_default().extend(name);
        same(&a, &b, &x, &y, &mut todo)
            .map_err(|error| format!("{error}: {:#x} {x:?} / {:#x} {y:?}", x.ip(), y.ip()))?;
    }
    // Blocks that no path reaches, since a condition is known, have code and regions all the same.
    let reached: BTreeSet<Name> = names.values().flatten().copied().collect();
    for (&at, name) in &names {
        let claimed = b.names.get(&at).into_iter().flatten();
        let claimed: BTreeSet<Name> = claimed.copied().filter(|name| reached.contains(name)).collect();
        if claimed != *name {
            return Err(format!("at {at:#x} runs {name:?}, but the regions say {claimed:?}"));
        }
    }
    Ok(())
}

/// Compares two instructions and adds their possible successors.
fn same(
    a: &Decoded<'_>,
    b: &Decoded<'_>,
    x: &Instruction,
    y: &Instruction,
    todo: &mut Vec<(u32, u32)>,
) -> Result<(), String> {
    if x.mnemonic() != y.mnemonic() || x.op_count() != y.op_count() {
        return Err("different instructions".to_owned());
    }
    let relocated = |d: &Decoded<'_>, inst: &Instruction| {
        d.relocated(inst)
            .map(|reloc| (reloc.kind, reloc.target, reloc.addend, reloc.offset - inst.ip() as u32))
    };
    if relocated(a, x) != relocated(b, y) {
        return Err("different relocations".to_owned());
    }
    let is_relocated = a.relocated(x).is_some();
    let branches = |inst: &Instruction| inst.op0_kind() == OpKind::NearBranch64;
    if branches(x) != branches(y) {
        return Err("a branch on one side".to_owned());
    }
    if branches(x) {
        if !is_relocated {
            todo.push((x.near_branch_target() as u32, y.near_branch_target() as u32));
        }
    } else if x.is_ip_rel_memory_operand() && !is_relocated {
        in_data(a, b, x, y, todo)?;
    } else {
        // Its address is no part of an instruction.
        let bytes = |d: &Decoded<'_>, inst: &Instruction| d.data(inst.ip(), inst.len()).to_vec();
        if bytes(a, x) != bytes(b, y) {
            return Err("different bytes".to_owned());
        }
    }
    let goes_on = !matches!(
        x.flow_control(),
        FlowControl::Return | FlowControl::IndirectBranch | FlowControl::UnconditionalBranch
    );
    if goes_on && !matches!(x.code(), Code::Ud2) {
        todo.push((x.next_ip() as u32, y.next_ip() as u32));
    }
    Ok(())
}

/// Compares the references of two instructions into their functions.
fn in_data(
    a: &Decoded<'_>,
    b: &Decoded<'_>,
    x: &Instruction,
    y: &Instruction,
    todo: &mut Vec<(u32, u32)>,
) -> Result<(), String> {
    let register = |inst: &Instruction| {
        let reg = inst.op0_register();
        if reg == Register::None { inst.op1_register() } else { reg }
    };
    if register(x) != register(y) {
        return Err("different registers".to_owned());
    }
    let (at, to) = (x.ip_rel_memory_address(), y.ip_rel_memory_address());
    if x.mnemonic() != Mnemonic::Lea {
        let size = x.memory_size().size();
        return if a.data(at, size) == b.data(to, size) { Ok(()) } else { Err("different data".to_owned()) };
    }
    if at < a.code.code_size.into() {
        todo.push((at as u32, to as u32));
        return Ok(());
    }
    let n = a.entries(x);
    if n == 0 || n != b.entries(y) {
        return Err("tables of different sizes".to_owned());
    }
    todo.extend((0..n).map(|i| (a.entry(at, i), b.entry(to, i))));
    Ok(())
}
