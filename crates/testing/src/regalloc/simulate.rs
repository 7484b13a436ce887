//! A simulator that runs a function twice at once: on the virtual registers of [`Code`], and on the registers
//! and slots of the allocator's answer. Every instruction computes a hash of its inputs; the two sides must
//! read the same. Registers and slots start with rubbish, clobbers write rubbish, and so do the upper halves
//! of narrow moves.

use sheave_regalloc::checker::{Fault, Path};
use sheave_regalloc::{Access, Allocation, At, Code, Move, MoveKind, Output, Preg};

/// The value of a recipe.
fn recipe_value(recipe: u32) -> u64 {
    mix(0x1234_5678, u64::from(recipe))
}

fn mix(a: u64, b: u64) -> u64 {
    let x = (a ^ b.rotate_left(32)).wrapping_mul(0xff51_afd7_ed55_8ccd);
    (x ^ x >> 29).wrapping_mul(0xc4ce_b9fe_1a85_ec53)
}

fn mask(value: u64, bytes: u8) -> u64 {
    if bytes >= 8 { value } else { value & ((1 << (8 * bytes)) - 1) }
}

/// Runs `code` on virtual registers and as allocated, side by side, for at most `steps` instructions.
///
/// # Errors
/// A description of the first operand for which the two read different values.
pub fn simulate(code: &Code, out: &Output, seed: u64, steps: usize) -> Result<(), String> {
    let mut machine = Machine {
        virt: vec![None; code.vregs.len()],
        places: (0..Preg::COUNT + out.slots.len()).map(|i| mix(seed, 77 + i as u64)).collect(),
        rubbish: seed,
        differences: Vec::new(),
    };
    let (mut block, mut steps_left) = (0usize, steps);
    loop {
        let mut last = 0;
        for inst in code.block_insts(block) {
            if steps_left == 0 {
                return Ok(());
            }
            steps_left -= 1;
            last = machine.run_inst(code, out, inst);
            if let Some((_, difference)) = machine.differences.pop() {
                return Err(difference);
            }
        }
        let succs = code.block_succs(block);
        if succs.is_empty() {
            return Ok(());
        }
        let succ_idx = (mix(mix(seed, last), steps_left as u64) >> 20) as usize % succs.len();
        machine.run_edge(out, block as u32, succ_idx as u32);
        block = succs[succ_idx] as usize;
    }
}

/// Follows `path` twice from the instruction at which the value of `fault` is lost, with another value in
/// every register and every place: as it is, and with the value in the place after all.
///
/// # Errors
/// If it is no path from the entry to the operand, or the operand reads the value of its register the first
/// time, or another one the second time.
pub fn follow(code: &Code, out: &Output, fault: &Fault, path: &Path) -> Result<(), String> {
    let block_of = |inst: u32| code.block_ends.partition_point(|&end| end <= inst) as u32;
    let lost = path.blocks.iter().position(|&block| block == block_of(path.inst));
    let lost = lost.ok_or("the instruction is not on it")?;
    let is_edge = |pair: &[u32]| code.block_succs(pair[0] as usize).contains(&pair[1]);
    let ends = (path.blocks.first(), path.blocks.last()) == (Some(&0), Some(&block_of(fault.inst)));
    if !ends || !path.blocks.windows(2).all(is_edge) {
        return Err("it does not lead from the entry to the operand".to_owned());
    }
    if (lost + 1, path.inst) == (path.blocks.len(), fault.inst) {
        let late = "the instruction of the operand itself overwrites the place";
        return path.overwrites.then_some(()).ok_or_else(|| late.to_owned());
    }
    let values = |seed, n| (0..n as u64).map(move |i| mix(seed, i));
    let mut start = Machine {
        virt: values(1, code.vregs.len()).map(Some).collect(),
        places: values(2, Preg::COUNT + out.slots.len()).collect(),
        rubbish: 3,
        differences: Vec::new(),
    };
    let blocks = &path.blocks[lost..];
    if start.clone().reads_at_end(code, out, (path.inst, blocks), fault).iter().all(|&wrong| !wrong) {
        return Err("the operand reads the value of its register".to_owned());
    }
    // Where a recipe overwrites the place, that is before the instruction, or on an edge after it.
    let before = out.insertions.iter().filter(|it| it.before == path.inst).map(|it| it.start..it.end);
    let after = out.edges.iter().filter(|it| it.block == path.blocks[lost]).map(|it| it.start..it.end);
    let is_recipe = |at: u32| matches!(out.moves[at as usize].kind, MoveKind::Remat { .. });
    if path.overwrites && before.chain(after).flatten().any(is_recipe) {
        return Ok(());
    }
    start.places[Machine::index(path.place)] = start.virt[path.vreg.index()].unwrap_or_default();
    if start.reads_at_end(code, out, (path.inst, blocks), fault).iter().all(|&wrong| wrong) {
        return Err("the operand does not read what is lost there".to_owned());
    }
    Ok(())
}

#[derive(Clone)]
struct Machine {
    virt: Vec<Option<u64>>,
    places: Vec<u64>,
    rubbish: u64,
    /// Operands of the last instruction that read another value than their register's.
    differences: Vec<(usize, String)>,
}

impl Machine {
    fn run_edge(&mut self, out: &Output, block: u32, succ_idx: u32) {
        if let Ok(i) = out.edges.binary_search_by_key(&(block, succ_idx), |e| (e.block, e.succ_idx)) {
            let e = out.edges[i];
            out.moves[e.start as usize..e.end as usize].iter().for_each(|m| self.run_move(m));
        }
    }

    /// Runs the instructions after `start`, which is in the first of `blocks`, up to the operand of `fault`
    /// in the last one. Whether that reads another value than its register's, for each choice among edges
    /// that join the same two blocks.
    fn reads_at_end(
        self,
        code: &Code,
        out: &Output,
        (start, blocks): (u32, &[u32]),
        fault: &Fault,
    ) -> Vec<bool> {
        let mut machines = vec![self];
        for (i, &block) in blocks.iter().enumerate() {
            if i > 0 {
                let pred = blocks[i - 1];
                let edges = (0..).zip(code.block_succs(pred as usize)).filter(|&(_, &succ)| succ == block);
                let along = |(index, _)| {
                    let mut machines = machines.clone();
                    machines.iter_mut().for_each(|machine| machine.run_edge(out, pred, index));
                    machines
                };
                machines = edges.flat_map(along).collect();
            }
            for inst in code.block_insts(block as usize) {
                let is_after = i > 0 || inst > start as usize;
                let is_before = i + 1 < blocks.len() || inst <= fault.inst as usize;
                if is_after && is_before {
                    machines.iter_mut().for_each(|machine| _ = machine.run_inst(code, out, inst));
                }
            }
        }
        let is_it = |&(operand, _): &(usize, String)| {
            Some(code.operands[operand].vreg()) == fault.vreg && out.allocs[operand] == fault.place
        };
        machines.iter().map(|machine| machine.differences.iter().any(is_it)).collect()
    }

    fn rubbish(&mut self) -> u64 {
        self.rubbish = mix(self.rubbish, 0xdead);
        self.rubbish
    }

    fn index(place: Allocation) -> usize {
        match (place.as_reg(), place.as_slot()) {
            (Some(p), _) => p.index(),
            (_, Some(s)) => Preg::COUNT + s.0 as usize,
            _ => panic!("an operand that runs has no place"),
        }
    }

    fn narrow(&mut self, value: u64, bytes: u8) -> u64 {
        if bytes >= 8 { value } else { mask(value, 4) | self.rubbish() << 32 }
    }

    fn run_move(&mut self, m: &Move) {
        match m.kind {
            MoveKind::Move { dst, src } => {
                let value = self.narrow(self.places[Self::index(src)], m.bytes);
                self.places[Self::index(dst)] = value;
            }
            MoveKind::Xchg { a, b } => {
                let (x, y) = (self.places[a.index()], self.places[b.index()]);
                self.places[a.index()] = self.narrow(y, m.bytes);
                self.places[b.index()] = self.narrow(x, m.bytes);
            }
            MoveKind::Remat { dst, recipe } => self.places[dst.index()] = recipe_value(recipe),
        }
    }

    fn compare(&mut self, code: &Code, out: &Output, inst: usize, i: usize) {
        let v = code.operands[i].vreg();
        let bytes = code.vregs[v.index()].bytes;
        let got = mask(self.places[Self::index(out.allocs[i])], bytes);
        if let Some(value) = self.virt[v.index()].filter(|&value| mask(value, bytes) != got) {
            let place = out.allocs[i];
            let text =
                format!("instruction {inst} reads {got:#x} in {place:?} for {v:?}, which is {value:#x}");
            self.differences.push((i, text));
        }
    }

    /// Runs one instruction on both sides, and the moves before it; returns a hash of its inputs.
    fn run_inst(&mut self, code: &Code, out: &Output, inst: usize) -> u64 {
        self.differences.clear();
        if let Ok(i) = out.insertions.binary_search_by_key(&(inst as u32), |i| i.before) {
            let i = out.insertions[i];
            out.moves[i.start as usize..i.end as usize].iter().for_each(|m| self.run_move(m));
        }
        let range = code.operand_range(inst);
        if code.kinds[inst].is_move() {
            let (dst, src) = (code.operands[range.start].vreg(), code.operands[range.start + 1].vreg());
            self.virt[dst.index()] = self.virt[src.index()];
            return 0;
        }
        let mut hash = inst as u64;
        if out.removed[inst] {
            for i in range {
                let v = code.operands[i].vreg();
                self.virt[v.index()] = code.vregs[v.index()].remat.map(recipe_value);
            }
            return 0;
        }
        for i in range.clone() {
            let op = code.operands[i];
            if op.writes() && op.at() == At::Early {
                self.places[Self::index(out.allocs[i])] = self.rubbish();
            }
        }
        for i in range.clone() {
            let op = code.operands[i];
            if op.reads() {
                self.compare(code, out, inst, i);
                let bytes = code.vregs[op.vreg().index()].bytes;
                hash = mix(hash, self.virt[op.vreg().index()].map_or(0, |v| mask(v, bytes)));
            }
        }
        for p in code.clobber_sets[code.clobbers[inst] as usize].iter() {
            self.places[p.index()] = self.rubbish();
        }
        let before = self.virt.clone();
        for i in range.clone() {
            let op = code.operands[i];
            if op.writes() {
                let v = op.vreg();
                let value = match code.vregs[v.index()].remat {
                    Some(recipe) => recipe_value(recipe),
                    None => mix(hash, i as u64),
                };
                self.virt[v.index()] = Some(value);
                self.places[Self::index(out.allocs[i])] = value;
            }
        }
        for i in range {
            let op = code.operands[i];
            if op.access() == Access::Use && op.at() == At::Late {
                let now = core::mem::replace(&mut self.virt[op.vreg().index()], before[op.vreg().index()]);
                self.compare(code, out, inst, i);
                self.virt[op.vreg().index()] = now;
            }
        }
        hash
    }
}
