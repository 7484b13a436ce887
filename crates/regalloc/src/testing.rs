//! Random machine functions, a lock-step simulator, and sized shapes: the bodies of tests, fuzzers and growth measurements.
//!
//! The simulator runs a function twice at once: on virtual registers as [`Code`] says, and on registers and slots as the allocator
//! answered. Every instruction computes a hash of what it reads; the two sides must read the same. Registers and slots start
//! with rubbish, clobbers write rubbish, and so do the upper halves of narrow moves.

use super::input::{
    Access, At, Class, Code, Constraint, InstKind, Operand, Preg, PregSet, Registers, Vreg, VregInfo,
};
use super::output::{Allocation, Move, MoveKind, Output};
use super::{Ctx, Error, Options, checker, run};
use alloc::format;
use alloc::string::String;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

/// A small generator of pseudo-random numbers (George Marsaglia, "Xorshift RNGs", 2003).
pub struct Random(u64);

impl Random {
    /// A sequence of its own for every seed.
    pub fn new(seed: u64) -> Random {
        Random((seed ^ 0x9e37_79b9_7f4a_7c15).wrapping_mul(0xbf58_476d_1ce4_e5b9) | 1)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 32) as usize * n) >> 32
    }

    /// True in one of `n` cases.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

/// What a random function should be like.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Blocks at most.
    pub blocks: usize,
    /// Instructions per block at most.
    pub insts: usize,
    /// Virtual registers.
    pub vregs: usize,
    /// Instructions with any legal mixture of operands among the others.
    pub any_operands: bool,
}

impl Shape {
    /// A shape without instructions of any mixture of operands.
    pub const fn new(blocks: usize, insts: usize, vregs: usize) -> Shape {
        Shape { blocks, insts, vregs, any_operands: false }
    }
}

const ARGUMENTS: [Preg; 4] = [Preg::int(7), Preg::int(6), Preg::int(2), Preg::int(1)];
const RAX: Preg = Preg::int(0);
const RCX: Preg = Preg::int(1);
const RDX: Preg = Preg::int(2);

/// The registers that a System V call clobbers.
pub const CALL_CLOBBERS: PregSet = PregSet(0xffff_0fc7);

/// A random function: any control flow (irreducible, critical and duplicate edges, unreachable blocks, edges that cannot be
/// split), calls, fixed and re-used registers, scratch registers, values that can be made again, reads of unwritten registers.
pub fn generate(random: &mut Random, shape: Shape) -> Code {
    let mut code = Code::new();
    for v in 0..shape.vregs.max(4) {
        let bytes = [4, 8, 8, 1][random.below(4)];
        let mut info = if v % 4 == 3 { VregInfo::float(8) } else { VregInfo::int(bytes) };
        if v > 3 && v % 5 == 4 {
            info.remat = Some(random.below(3) as u32);
            info.bytes = 8;
        }
        code.new_vreg(info);
    }
    let n_blocks = 1 + random.below(shape.blocks);
    let mut plans: Vec<(Vec<u32>, bool)> = Vec::new();
    for _ in 0..n_blocks {
        let n = if n_blocks == 1 { 0 } else { [0, 1, 1, 2, 2, 2, 4][random.below(7)] };
        let succs = (0..n).map(|_| 1 + random.below(n_blocks - 1) as u32).collect();
        plans.push((succs, !random.one_in(8)));
    }
    // Edges that cannot be split must lead to blocks that begin without operands.
    let mut quiet = vec![false; n_blocks];
    for (succs, splittable) in &plans {
        if !splittable {
            succs.iter().for_each(|&s| quiet[s as usize] = true);
        }
    }
    for (block, (succs, splittable)) in plans.into_iter().enumerate() {
        if quiet[block] {
            code.end_inst(InstKind::Plain, 0);
        }
        if block == 0 {
            define_arguments(random, &mut code);
        }
        for _ in 0..random.below(shape.insts + 1) {
            if shape.any_operands && random.one_in(2) {
                any_operands(random, &mut code);
            } else {
                random_inst(random, &mut code);
            }
        }
        for _ in 0..random.below(3) {
            let v = pick(random, &code, None);
            code.push_operand(Operand::reg_use(v));
        }
        if splittable && random.one_in(8) {
            let v = pick_plain(random, &code);
            code.push_operand(Operand::reg_def(v));
        }
        code.end_inst(InstKind::Plain, 0);
        let freq = [1.0, 0.1, 10.0, 100.0][random.below(4)];
        code.end_block(freq, succs, splittable);
    }
    code
}

fn define_arguments(random: &mut Random, code: &mut Code) {
    for &preg in &ARGUMENTS[..random.below(5)] {
        let v = distinct(random, code, Class::Int);
        if let Some(v) = v {
            code.push_operand(Operand::fixed_def(v, preg));
        }
    }
    code.end_inst(InstKind::Plain, 0);
}

/// A register of the class (or of any) that may be read.
fn pick(random: &mut Random, code: &Code, class: Option<Class>) -> Vreg {
    loop {
        let v = random.below(code.vregs.len());
        if class.is_none_or(|c| code.vregs[v].class == c) {
            return Vreg(v as u32);
        }
    }
}

/// A register that may be written by any instruction.
fn pick_plain(random: &mut Random, code: &Code) -> Vreg {
    loop {
        let v = pick(random, code, None);
        if code.vregs[v.index()].remat.is_none() {
            return v;
        }
    }
}

/// A register of the class that the instruction under construction does not write yet.
fn distinct(random: &mut Random, code: &Code, class: Class) -> Option<Vreg> {
    let start = code.operand_ends.last().map_or(0, |&e| e as usize);
    (0..20).map(|_| pick(random, code, Some(class))).find(|v| {
        code.vregs[v.index()].remat.is_none()
            && code.operands[start..].iter().all(|o| !o.writes() || o.vreg() != *v)
    })
}

fn random_inst(random: &mut Random, code: &mut Code) {
    let class = if random.one_in(4) { Class::Float } else { Class::Int };
    let early_def = |v| Operand::new(v, Access::Def, At::Early, Constraint::Reg);
    match random.below(12) {
        0 | 1 => {
            let dst = pick_plain(random, code);
            let info = code.vregs[dst.index()];
            let src = (0..20)
                .map(|_| pick(random, code, Some(info.class)))
                .find(|v| code.vregs[v.index()].bytes >= info.bytes)
                .unwrap_or(dst);
            code.push_move(dst, src);
            return;
        }
        2 | 3 => {
            let dst = pick_plain(random, code);
            let class = code.vregs[dst.index()].class;
            let (a, b) = (pick(random, code, Some(class)), pick(random, code, Some(class)));
            code.push_operand(Operand::reg_use(a));
            let b = if b == dst { a } else { b };
            code.push_operand(if random.one_in(2) { Operand::any_use(b) } else { Operand::reg_use(b) });
            code.push_operand(Operand::reuse_def(dst, 0));
            if random.one_in(2) {
                code.end_inst(InstKind::Commutative, 0);
                return;
            }
        }
        4 => {
            let dst = pick_plain(random, code);
            let class = code.vregs[dst.index()].class;
            code.push_operand(Operand::reg_usedef(dst));
            let b = pick(random, code, Some(class));
            if b != dst {
                code.push_operand(Operand::any_use(b));
            }
        }
        5 => {
            // A shift: the count is in rcx.
            let Some(dst) = distinct(random, code, Class::Int) else { return };
            let (a, b) = (pick(random, code, Some(Class::Int)), pick(random, code, Some(Class::Int)));
            code.push_operand(Operand::reg_use(a));
            code.push_operand(Operand::fixed_use(b, RCX));
            code.push_operand(Operand::reuse_def(dst, 0));
        }
        6 => {
            // A division: rax and rdx are written before the divisor is read for the last time.
            let (a, b) = (pick(random, code, Some(Class::Int)), pick(random, code, Some(Class::Int)));
            code.push_operand(Operand::fixed_use(a, RAX));
            code.push_operand(Operand::new(b, Access::Use, At::Late, Constraint::Reg));
            for preg in [RAX, RDX] {
                if let Some(v) = distinct(random, code, Class::Int) {
                    if v == b {
                        continue;
                    }
                    code.push_operand(Operand::fixed_def(v, preg));
                }
            }
            let set = code.clobber_set(PregSet::of(&[RAX, RDX]));
            code.end_inst(InstKind::Plain, set);
            return;
        }
        7 => {
            for &preg in &ARGUMENTS[..random.below(4)] {
                let v = pick(random, code, Some(Class::Int));
                code.push_operand(Operand::fixed_use(v, preg));
            }
            if random.one_in(2) {
                let v = pick(random, code, Some(Class::Float));
                code.push_operand(Operand::fixed_use(v, Preg::float(0)));
            }
            if random.one_in(2)
                && let Some(v) = distinct(random, code, Class::Int)
            {
                code.push_operand(Operand::fixed_def(v, RAX));
            }
            if random.one_in(3)
                && let Some(v) = distinct(random, code, Class::Float)
            {
                code.push_operand(Operand::fixed_def(v, Preg::float(0)));
            }
            let set = code.clobber_set(CALL_CLOBBERS);
            code.end_inst(InstKind::Plain, set);
            return;
        }
        8 => {
            let v = pick(random, code, None);
            if code.vregs[v.index()].remat.is_none() {
                code.push_operand(Operand::reg_def(v));
            } else {
                code.push_operand(Operand::new(v, Access::Def, At::Late, Constraint::Reg));
            }
        }
        9 => {
            let Some(dst) = distinct(random, code, class) else { return };
            let a = pick(random, code, None);
            let temp = code.new_vreg(if class == Class::Int { VregInfo::int(8) } else { VregInfo::float(8) });
            code.push_operand(Operand::reg_use(a));
            code.push_operand(Operand::temp(temp));
            if a == dst || random.one_in(2) {
                code.push_operand(Operand::reg_def(dst));
            } else {
                code.push_operand(early_def(dst));
            }
        }
        10 => {
            for _ in 0..1 + random.below(2) {
                let v = pick(random, code, None);
                code.push_operand(Operand::reg_use(v));
            }
        }
        _ => {
            let Some(dst) = distinct(random, code, class) else { return };
            for k in 0..1 + random.below(2) {
                let v = pick(random, code, None);
                code.push_operand(if k == 0 { Operand::any_use(v) } else { Operand::reg_use(v) });
            }
            code.push_operand(Operand::reg_def(dst));
        }
    }
    code.end_inst(InstKind::Plain, 0);
}

/// An instruction of up to three uses and three definitions with any constraints at any moment that the rules allow.
fn any_operands(random: &mut Random, code: &mut Code) {
    const FIXED: [Preg; 5] = [RAX, RCX, RDX, Preg::int(3), Preg::int(8)];
    let mut operands: Vec<Operand> = Vec::new();
    let mut any = false;
    for _ in 0..random.below(4) {
        let v = pick(random, code, None);
        let at = if random.one_in(3) { At::Late } else { At::Early };
        let preg = FIXED[random.below(FIXED.len())];
        let constraint = match random.below(4) {
            0 if code.vregs[v.index()].class == Class::Int => Constraint::Fixed(preg),
            1 if !any => Constraint::Any,
            _ => Constraint::Reg,
        };
        any |= constraint == Constraint::Any;
        operands.push(Operand::new(v, Access::Use, at, constraint));
    }
    let n_uses = operands.len();
    for _ in 0..random.below(4) {
        let v = pick_plain(random, code);
        let at = if random.one_in(3) { At::Early } else { At::Late };
        let preg = FIXED[random.below(FIXED.len())];
        let constraint = match random.below(4) {
            0 if code.vregs[v.index()].class == Class::Int => Constraint::Fixed(preg),
            1 | 2 if n_uses > 0 => Constraint::Reuse(random.below(n_uses) as u8),
            _ => Constraint::Reg,
        };
        let at = if matches!(constraint, Constraint::Reuse(_)) { At::Late } else { at };
        operands.push(Operand::new(v, Access::Def, at, constraint));
    }
    let mut legal: Vec<Operand> = Vec::new();
    for (i, &op) in operands.iter().enumerate() {
        legal.push(op);
        if !is_legal(code, &legal) {
            legal.pop();
            if i < n_uses {
                // Definitions name uses by their positions.
                legal.push(Operand::reg_use(op.vreg()));
            }
        }
    }
    legal.iter().for_each(|&op| code.push_operand(op));
    let taken = |p: Preg| legal.iter().any(|op| op.constraint() == Constraint::Fixed(p));
    let clobbers: Vec<Preg> =
        [Preg::int(6), Preg::int(9), Preg::float(1)].into_iter().filter(|&p| !taken(p)).collect();
    let set = if random.one_in(4) { code.clobber_set(PregSet::of(&clobbers)) } else { 0 };
    code.end_inst(InstKind::Plain, set);
}

/// Whether an instruction may have these operands: the rules of [`Constraint`] and [`At`], written down once more.
fn is_legal(code: &Code, operands: &[Operand]) -> bool {
    let class = |op: &Operand| code.vregs[op.vreg().index()].class;
    operands.iter().enumerate().all(|(i, def)| {
        if let Constraint::Reuse(k) = def.constraint() {
            let input = operands[k as usize];
            let once = operands.iter().filter(|o| o.constraint() == def.constraint()).count() == 1;
            let narrower = code.vregs[def.vreg().index()].bytes <= code.vregs[input.vreg().index()].bytes;
            let plain = input.constraint() == Constraint::Reg && input.at() == At::Early;
            if !(once && plain && narrower && class(&input) == class(def)) {
                return false;
            }
        }
        operands.iter().enumerate().all(|(j, other)| {
            if i == j {
                return true;
            }
            if let (Constraint::Fixed(p), Constraint::Fixed(q)) = (def.constraint(), other.constraint())
                && p == q
            {
                // One register for an early read and a late definition, and for nothing else.
                let [first, second] = if def.writes() { [other, def] } else { [def, other] };
                let in_turn = !first.writes() && second.writes() && first.at() == At::Early;
                if !(in_turn && second.at() == At::Late) {
                    return false;
                }
            }
            if def.vreg() != other.vreg() || !def.writes() {
                return true;
            }
            let fixed = matches!(other.constraint(), Constraint::Fixed(_));
            let tied_read = match def.constraint() {
                Constraint::Reuse(k) => operands[k as usize].vreg() == def.vreg() && other.at() == At::Early,
                _ => false,
            };
            let early = def.at() == At::Early || matches!(def.constraint(), Constraint::Reuse(_));
            !other.writes() && other.at() == At::Early && (!early || fixed || tied_read)
        })
    })
}

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

    /// Runs one instruction on both sides; gives a hash of what it read.
    fn run_inst(&mut self, code: &Code, out: &Output, inst: usize) -> Result<u64, String> {
        let range = code.operand_range(inst);
        if code.kinds[inst] == InstKind::Move {
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

/// The code with what the allocator answered, for people.
pub fn dump(code: &Code, out: &Output) -> String {
    out.display(code).to_string()
}

/// One round of fuzzing: generate, allocate, check, simulate. A reused `ctx` must answer as a fresh one.
///
/// # Errors
/// A description of what went wrong.
pub fn fuzz_one(
    seed: u64,
    shape: Shape,
    limit: Option<usize>,
    ctx: &mut Ctx,
    out: &mut Output,
) -> Result<(), String> {
    let mut random = Random::new(seed);
    let original = generate(&mut random, shape);
    let mut code = original.clone();
    let regs = Registers::system_v(limit);
    match run(&mut code, &regs, &Options::default(), ctx, out) {
        Ok(_) => {}
        // The widest random instruction has two ordinary operands, a scratch register and rax, rcx or rdx reserved.
        Err(Error::TooFewRegisters { .. }) if limit.is_some_and(|n| n < 6) => return Ok(()),
        Err(e) => return Err(format!("{e}")),
    }
    if let Some(fault) = checker::check(&code, &regs, out).first() {
        return Err(format!("checker: {fault}\n{}", dump(&code, out)));
    }
    for run in 0..4 {
        simulate(&code, out, seed ^ run << 40, 2000).map_err(|e| format!("{e}\n{}", dump(&code, out)))?;
    }
    only_exchanged(&original, &code)?;
    let mut fresh = Output::default();
    run_fresh(original, &regs, &mut fresh)?;
    if fresh.allocs != out.allocs || fresh.moves != out.moves {
        return Err("a reused context answers differently from a fresh one".into());
    }
    Ok(())
}

/// Inputs of commutative instructions may have changed places, and nothing else.
fn only_exchanged(before: &Code, after: &Code) -> Result<(), String> {
    for inst in 0..before.n_insts() {
        let (old, new) = (before.inst_operands(inst), after.inst_operands(inst));
        let uses = |ops: &[Operand]| {
            let mut vregs: Vec<Vreg> = ops.iter().filter(|o| o.reads()).map(|o| o.vreg()).collect();
            vregs.sort_unstable();
            vregs
        };
        let shape =
            |ops: &[Operand]| ops.iter().map(|o| (o.access(), o.at(), o.constraint())).collect::<Vec<_>>();
        let may =
            before.kinds[inst] == InstKind::Commutative && shape(old) == shape(new) && uses(old) == uses(new);
        if old != new && !may {
            return Err(format!("instruction {inst} was changed from {old:?} to {new:?}"));
        }
    }
    Ok(())
}

fn run_fresh(mut code: Code, regs: &Registers, out: &mut Output) -> Result<(), String> {
    run(&mut code, regs, &Options::default(), &mut Ctx::default(), out).map(|_| ()).map_err(|e| e.to_string())
}
