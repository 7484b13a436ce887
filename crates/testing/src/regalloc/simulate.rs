//! A simulator that runs a function twice at once: on the virtual registers of [`Code`], and on the registers
//! and slots of the allocator's answer. Every instruction computes a hash of its inputs; the two sides must
//! read the same. Registers and slots start with rubbish, clobbers write rubbish, and so do the upper halves
//! of narrow moves.

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
    };
    let (mut block, mut steps_left) = (0usize, steps);
    loop {
        let mut last = 0;
        for inst in code.block_insts(block) {
            if steps_left == 0 {
                return Ok(());
            }
            steps_left -= 1;
            if let Ok(i) = out.insertions.binary_search_by_key(&(inst as u32), |i| i.before) {
                let i = out.insertions[i];
                out.moves[i.start as usize..i.end as usize].iter().for_each(|m| machine.run_move(m));
            }
            last = machine.run_inst(code, out, inst)?;
        }
        let succs = code.block_succs(block);
        if succs.is_empty() {
            return Ok(());
        }
        let succ_idx = (mix(mix(seed, last), steps_left as u64) >> 20) as usize % succs.len();
        let key = (block as u32, succ_idx as u32);
        if let Ok(i) = out.edges.binary_search_by_key(&key, |e| (e.block, e.succ_idx)) {
            let e = out.edges[i];
            out.moves[e.start as usize..e.end as usize].iter().for_each(|m| machine.run_move(m));
        }
        block = succs[succ_idx] as usize;
    }
}

struct Machine {
    virt: Vec<Option<u64>>,
    places: Vec<u64>,
    rubbish: u64,
}

impl Machine {
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

    fn compare(&self, code: &Code, out: &Output, inst: usize, i: usize) -> Result<(), String> {
        let v = code.operands[i].vreg();
        let bytes = code.vregs[v.index()].bytes;
        let got = mask(self.places[Self::index(out.allocs[i])], bytes);
        match self.virt[v.index()] {
            Some(value) if mask(value, bytes) != got => Err(format!(
                "instruction {inst} reads {got:#x} in {:?} for {v:?}, which is {value:#x}",
                out.allocs[i]
            )),
            _ => Ok(()),
        }
    }

    /// Runs one instruction on both sides; returns a hash of its inputs.
    fn run_inst(&mut self, code: &Code, out: &Output, inst: usize) -> Result<u64, String> {
        let range = code.operand_range(inst);
        if code.kinds[inst].is_move() {
            let (dst, src) = (code.operands[range.start].vreg(), code.operands[range.start + 1].vreg());
            self.virt[dst.index()] = self.virt[src.index()];
            return Ok(0);
        }
        let mut hash = inst as u64;
        if out.removed[inst] {
            for i in range {
                let v = code.operands[i].vreg();
                self.virt[v.index()] = code.vregs[v.index()].remat.map(recipe_value);
            }
            return Ok(0);
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
                self.compare(code, out, inst, i)?;
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
                self.compare(code, out, inst, i)?;
                self.virt[op.vreg().index()] = now;
            }
        }
        Ok(hash)
    }
}
