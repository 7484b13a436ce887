//! Random functions: every control flow, and every mixture of operands that is legal.

use super::target::{FLOAT, INT, OTHER, Target};
use crate::Rng;
use sheave_regalloc::{
    Access, At, Class, Code, Constraint, InstKind, Operand, Preg, PregSet, Vreg, VregInfo,
};

/// Parameters of a random function.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Blocks at most.
    pub blocks: usize,
    /// Instructions per block at most.
    pub insts: usize,
    /// Virtual registers.
    pub vregs: usize,
    /// Include instructions with any legal mixture of operands.
    pub any_operands: bool,
}

impl Shape {
    /// A shape without instructions of any mixture of operands.
    pub const fn new(blocks: usize, insts: usize, vregs: usize) -> Shape {
        Shape { blocks, insts, vregs, any_operands: false }
    }
}

/// A random function: any control flow (irreducible, critical and duplicate edges, unreachable blocks, edges
/// that cannot be split), calls, fixed and re-used registers, scratch registers, values that can be made
/// again, reads of unwritten registers.
pub fn generate(random: &mut Rng, target: &Target, shape: Shape) -> Code {
    let mut code = Code::new();
    for v in 0..shape.vregs.max(4) {
        let bytes = [4, 8, 8, 1][random.below(4)];
        let has_other = target.registers.classes.len() > OTHER.index();
        let mut info = match v % 4 {
            3 => VregInfo::new(FLOAT, 8),
            2 if has_other && v % 8 == 2 => VregInfo::new(OTHER, 8),
            _ => VregInfo::new(INT, bytes),
        };
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
            define_arguments(random, target, &mut code);
        }
        for _ in 0..random.below(shape.insts + 1) {
            if shape.any_operands && random.one_in(2) {
                any_operands(random, target, &mut code);
            } else {
                random_inst(random, target, &mut code);
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

fn define_arguments(random: &mut Rng, target: &Target, code: &mut Code) {
    for &preg in &target.arguments[..random.below(5)] {
        let v = distinct(random, code, INT);
        if let Some(v) = v {
            code.push_operand(Operand::fixed_def(v, preg));
        }
    }
    code.end_inst(InstKind::Plain, 0);
}

/// A register of the class (or of any) that may be read.
fn pick(random: &mut Rng, code: &Code, class: Option<Class>) -> Vreg {
    loop {
        let v = random.below(code.vregs.len());
        if class.is_none_or(|c| code.vregs[v].class == c) {
            return Vreg(v as u32);
        }
    }
}

/// A register that may be written by any instruction.
fn pick_plain(random: &mut Rng, code: &Code) -> Vreg {
    loop {
        let v = pick(random, code, None);
        if code.vregs[v.index()].remat.is_none() {
            return v;
        }
    }
}

/// A register of the class that the instruction under construction does not write yet.
fn distinct(random: &mut Rng, code: &Code, class: Class) -> Option<Vreg> {
    let start = code.operand_ends.last().map_or(0, |&e| e as usize);
    (0..20).map(|_| pick(random, code, Some(class))).find(|v| {
        code.vregs[v.index()].remat.is_none()
            && code.operands[start..].iter().all(|o| !o.writes() || o.vreg() != *v)
    })
}

fn random_inst(random: &mut Rng, target: &Target, code: &mut Code) {
    let [result, count, high, ..] = target.fixed;
    let class = if random.one_in(4) { FLOAT } else { INT };
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
            // A shift: the count is in a separate register.
            let Some(dst) = distinct(random, code, INT) else { return };
            let (a, b) = (pick(random, code, Some(INT)), pick(random, code, Some(INT)));
            code.push_operand(Operand::reg_use(a));
            code.push_operand(Operand::fixed_use(b, count));
            code.push_operand(Operand::reuse_def(dst, 0));
        }
        6 => {
            // A division: two registers are written before the divisor is read for the last time.
            let (a, b) = (pick(random, code, Some(INT)), pick(random, code, Some(INT)));
            code.push_operand(Operand::fixed_use(a, result));
            code.push_operand(Operand::new(b, Access::Use, At::Late, Constraint::Reg));
            for preg in [result, high] {
                if let Some(v) = distinct(random, code, INT) {
                    if v == b {
                        continue;
                    }
                    code.push_operand(Operand::fixed_def(v, preg));
                }
            }
            let set = code.clobber_set(PregSet::of(&[result, high]));
            code.end_inst(InstKind::Plain, set);
            return;
        }
        7 => {
            for &preg in &target.arguments[..random.below(4)] {
                let v = pick(random, code, Some(INT));
                code.push_operand(Operand::fixed_use(v, preg));
            }
            if random.one_in(2) {
                let v = pick(random, code, Some(FLOAT));
                code.push_operand(Operand::fixed_use(v, Preg::new(FLOAT, 0)));
            }
            if random.one_in(2)
                && let Some(v) = distinct(random, code, INT)
            {
                code.push_operand(Operand::fixed_def(v, result));
            }
            if random.one_in(3)
                && let Some(v) = distinct(random, code, FLOAT)
            {
                code.push_operand(Operand::fixed_def(v, Preg::new(FLOAT, 0)));
            }
            let set = code.clobber_set(target.call_clobbers);
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
            let temp =
                code.new_vreg(if class == INT { VregInfo::new(INT, 8) } else { VregInfo::new(FLOAT, 8) });
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

/// An instruction of up to three uses and three definitions with any constraints at any moment that the rules
/// allow.
fn any_operands(random: &mut Rng, target: &Target, code: &mut Code) {
    let mut operands: Vec<Operand> = Vec::new();
    let mut any = false;
    for _ in 0..random.below(4) {
        let v = pick(random, code, None);
        let at = if random.one_in(3) { At::Late } else { At::Early };
        let preg = target.fixed[random.below(target.fixed.len())];
        let constraint = match random.below(4) {
            0 if code.vregs[v.index()].class == INT => Constraint::Fixed(preg),
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
        let preg = target.fixed[random.below(target.fixed.len())];
        let constraint = match random.below(4) {
            0 if code.vregs[v.index()].class == INT => Constraint::Fixed(preg),
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
    let clobbers: Vec<Preg> = [Preg::new(INT, 6), Preg::new(INT, 9), Preg::new(FLOAT, 1)]
        .into_iter()
        .filter(|&p| !taken(p))
        .collect();
    let set = if random.one_in(4) { code.clobber_set(PregSet::of(&clobbers)) } else { 0 };
    code.end_inst(InstKind::Plain, set);
}

/// Whether an instruction may have these operands: the rules of [`Constraint`] and [`At`], written down once
/// more.
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
                // One register for an early read and a late definition only.
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
