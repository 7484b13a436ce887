//! Every rule of the table, on all values of eight bits and on dense ones of more, with poison.
//!
//! Both sides of a rule are evaluated by the semantics of the opcodes; a value may be poison, and so may be
//! the result of an operation whose promise is broken. A selection on poison chooses either arm. What the
//! right side gives must be among what the left side gives, unless that may be poison or traps.

use sheave_ir::semantics;
use sheave_ir::{BinaryOp, IntCC, OpFlags, Type};
use sheave_testing::Rng;

use super::pattern::{Env, MAX_NAMES, Pat, Rule, To, kind};
use super::table::RULES;

const WIDTHS: [Type; 4] = [Type::I8, Type::I16, Type::I32, Type::I64];

/// What an expression gives: `None` where that is poison.
type Bits = Option<u64>;

/// A trap.
struct Trap;

/// Values and constants of one evaluation.
struct Model<'a> {
    env: &'a Env,
    values: [Bits; MAX_NAMES],
    /// Which arm a selection on poison chooses, a bit each.
    choices: u32,
    n_choices: u32,
    n_cc: usize,
    n_flags: usize,
}

fn binary(op: BinaryOp, flags: OpFlags, ty: Type, a: Bits, b: Bits) -> Result<Bits, Trap> {
    let (Some(a), Some(b)) = (a, b) else { return Ok(None) };
    let bits = semantics::binary(op, ty, a, b).map_err(|_| Trap)?;
    Ok(semantics::holds(op, flags, ty, a, b).then_some(bits))
}

impl Model<'_> {
    fn select(&mut self, cond: Bits, a: Bits, b: Bits) -> Bits {
        let choice = self.choices >> self.n_choices & 1 != 0;
        self.n_choices += 1;
        if cond.map_or(choice, |cond| cond != 0) { a } else { b }
    }

    /// The left side; `ty` is its type.
    fn from(&mut self, pat: &Pat, ty: Type) -> Result<Bits, Trap> {
        Ok(match pat {
            Pat::Val(name) => self.values[usize::from(*name)],
            Pat::Con(name) | Pat::Limit(name) => Some(self.env.cons[usize::from(*name)]),
            Pat::Num(n) => Some(*n as u64 & ty.mask()),
            Pat::Un(op, x) => {
                let of = self.operand_type(pat, ty);
                self.from(x, of)?.map(|x| semantics::unary(*op, of, ty, x))
            }
            Pat::Bin(op, [x, y]) => {
                let flags = self.env.flags[self.n_flags];
                self.n_flags += 1;
                let (x, y) = (self.from(x, ty)?, self.from(y, ty)?);
                binary(*op, flags, ty, x, y)?
            }
            Pat::Cmp([x, y]) | Pat::Order([x, y]) => {
                let cc = self.env.cc[self.n_cc];
                self.n_cc += 1;
                let of = self.operand_type(pat, ty);
                let (x, y) = (self.from(x, of)?, self.from(y, of)?);
                x.zip(y).map(|(x, y)| u64::from(semantics::icmp(cc, of, x, y)))
            }
            Pat::Sel([x, y, z]) => {
                let of = self.operand_type(pat, ty);
                let (x, y, z) = (self.from(x, of)?, self.from(y, ty)?, self.from(z, ty)?);
                self.select(x, y, z)
            }
        })
    }

    /// The type of the first operand of `pat`, a conversion or comparison, whose own type is `ty`.
    fn operand_type(&self, pat: &Pat, ty: Type) -> Type {
        known_type(pat, self.env).unwrap_or(ty)
    }

    fn to(&mut self, to: &To, ty: Type) -> Result<Bits, Trap> {
        Ok(match to {
            To::Val(name) => {
                assert_eq!(self.env.types[usize::from(*name)], ty, "types agree");
                self.values[usize::from(*name)]
            }
            To::Con(bits) => Some(bits(self.env) & ty.mask()),
            To::Un(op, x) => {
                let of = self.env.type_of(x);
                self.to(x, of)?.map(|x| semantics::unary(*op, of, ty, x))
            }
            To::Fit(op, name) => {
                let of = self.env.types[usize::from(*name)];
                let op = if of.bits() > ty.bits() { sheave_ir::UnaryOp::Trunc } else { *op };
                self.values[usize::from(*name)].map(|x| semantics::unary(op, of, ty, x))
            }
            To::Bin(op, flags, [x, y]) => {
                let (x, y) = (self.to(x, ty)?, self.to(y, ty)?);
                let flags = flags(self.env);
                assert!(OpFlags::of(*op).has(flags), "{op} may have {flags:?}");
                binary(*op, flags, ty, x, y)?
            }
            To::Cmp(cc, [x, y]) => {
                let of = self.env.type_of(x);
                let (x, y) = (self.to(x, of)?, self.to(y, of)?);
                x.zip(y).map(|(x, y)| u64::from(semantics::icmp(cc(self.env), of, x, y)))
            }
        })
    }
}

/// The type of the first operand of a conversion, comparison or selection.
fn known_type(pat: &Pat, env: &Env) -> Option<Type> {
    let operand = match *pat {
        Pat::Un(_, x) | Pat::Cmp([x, _]) | Pat::Order([x, _]) | Pat::Sel([x, ..]) => x,
        _ => return None,
    };
    Some(match operand {
        Pat::Val(name) => env.types[usize::from(*name)],
        Pat::Cmp(_) | Pat::Order(_) => Type::I8,
        // What is extended, truncated or compared is the only thing of another type in a rule.
        _ => env.of,
    })
}

/// What a pattern names, and how often.
#[derive(Default)]
struct Names {
    values: usize,
    cons: usize,
    /// The operations that may have flags, in order.
    ops: Vec<BinaryOp>,
    cc: usize,
    selects: u32,
    converts: bool,
}

impl Names {
    fn add(&mut self, pat: &Pat) {
        match pat {
            Pat::Val(name) => self.values = self.values.max(usize::from(*name) + 1),
            Pat::Con(name) | Pat::Limit(name) => self.cons = self.cons.max(usize::from(*name) + 1),
            Pat::Num(_) => {}
            Pat::Un(op, x) => {
                use sheave_ir::UnaryOp::{Sext, Trunc, Zext};
                self.converts |= matches!(op, Zext | Sext | Trunc);
                self.add(x);
            }
            Pat::Bin(op, args) => {
                self.ops.push(*op);
                args.iter().for_each(|arg| self.add(arg));
            }
            Pat::Cmp(args) | Pat::Order(args) => {
                self.cc += 1;
                args.iter().for_each(|arg| self.add(arg));
            }
            Pat::Sel(args) => {
                self.selects += 1;
                args.iter().for_each(|arg| self.add(arg));
            }
        }
    }
}

/// The types that the names of a rule can have: result, first operand, values.
fn typings(pat: &Pat) -> Vec<(Type, Type, [Type; MAX_NAMES])> {
    use sheave_ir::UnaryOp::{Sext, Trunc, Zext};
    let fits = |op, from: Type, to: Type| match op {
        Zext | Sext => from.bits() < to.bits(),
        Trunc => from.bits() > to.bits(),
        _ => from == to,
    };
    let mut all = Vec::new();
    for ty in WIDTHS {
        for of in WIDTHS {
            for inner in WIDTHS {
                let ok = match pat {
                    // A conversion of a conversion, of an operation, of a value.
                    Pat::Un(op, x) => {
                        fits(*op, of, ty)
                            && match x {
                                Pat::Un(op, _) => fits(*op, inner, of),
                                _ => inner == of,
                            }
                    }
                    Pat::Bin(_, [Pat::Cmp(_), _]) => ty == Type::I8 && of == ty,
                    Pat::Bin(_, [Pat::Un(op @ Zext, _), _]) => of == ty && fits(*op, inner, ty),
                    Pat::Bin(..) => of == ty && inner == ty,
                    Pat::Cmp([x, _]) | Pat::Order([x, _]) => {
                        ty == Type::I8
                            && match x {
                                Pat::Un(op, _) => fits(*op, inner, of),
                                _ => inner == of,
                            }
                    }
                    // The condition is any integer, or compares the values.
                    Pat::Sel([Pat::Cmp(_), Pat::Cmp(_) | Pat::Num(_), _]) => ty == Type::I8 && of == ty,
                    Pat::Sel([Pat::Cmp(_), ..]) => of == Type::I8 && inner == ty,
                    Pat::Sel(_) => inner == ty && of == Type::I8,
                    _ => false,
                };
                if ok {
                    all.push((ty, of, [inner; MAX_NAMES]));
                }
            }
        }
    }
    all
}

fn constant(rng: &mut Rng, ty: Type) -> u64 {
    let bits = match rng.below(5) {
        0 => rng.below(4) as u64,
        1 => 1 << rng.below(64),
        2 => ((1_u64 << rng.below(64)) - 1).wrapping_add(rng.below(3) as u64).wrapping_sub(1),
        3 => !((1_u64 << rng.below(64)) - 1),
        _ => rng.word() >> rng.below(64),
    };
    bits & ty.mask()
}

struct Proof<'a> {
    rule: &'a Rule,
    names: Names,
    /// How often the rule applied.
    applied: u64,
}

impl Proof<'_> {
    /// All conditions and subsets of flags for these constants, on these values.
    fn check(&mut self, env: &mut Env, values: &[[Bits; 2]]) {
        for at in 0..10_usize.pow(self.names.cc as u32) {
            env.cc[0] = IntCC::ALL[at % 10];
            env.cc[1] = IntCC::ALL[at / 10 % 10];
            self.check_flags(env, values, 0);
        }
    }

    fn check_flags(&mut self, env: &mut Env, values: &[[Bits; 2]], at: usize) {
        if let Some(op) = self.names.ops.get(at) {
            let allowed = OpFlags::of(*op);
            for first in [OpFlags::NONE, OpFlags::NSW | OpFlags::EXACT] {
                for second in [OpFlags::NONE, OpFlags::NUW] {
                    if (first & allowed).is_empty() == first.is_empty()
                        && (second & allowed).is_empty() == second.is_empty()
                    {
                        env.flags[at] = (first | second) & allowed;
                        self.check_flags(env, values, at + 1);
                    }
                }
            }
            env.flags[at] = OpFlags::NONE;
        } else if (self.rule.when)(env) {
            self.applied += 1;
            if let Pat::Order([_, limit @ Pat::Limit(name)]) = &self.rule.from {
                // What the pattern leaves out, the condition refuses.
                let kind = kind::constant(env.of, env.cons[usize::from(*name)]);
                assert!(
                    kind::mask(limit) >> kind & 1 != 0 && !matches!(env.cc[0], IntCC::Eq | IntCC::Ne),
                    "{} {env:x?}",
                    self.rule.name
                );
            }
            values.iter().for_each(|values| self.compare(env, *values));
        }
    }

    fn compare(&self, env: &Env, [x, y]: [Bits; 2]) {
        let values = [x, y, None, None];
        let model = |choices| Model { env, values, choices, n_choices: 0, n_cc: 0, n_flags: 0 };
        let mut gives = [None; 4];
        let n = 1 << self.names.selects;
        for choices in 0..n {
            match model(choices).from(&self.rule.from, env.ty) {
                Ok(Some(bits)) => gives[choices as usize] = Some(bits),
                // Poison is whatever the other side gives; of a trap nothing is promised.
                Ok(None) | Err(Trap) => return,
            }
        }
        let to = model(0).to(&self.rule.to, env.ty);
        let ok = matches!(to, Ok(Some(bits)) if gives[..n as usize].contains(&Some(bits)));
        let shown = to.map_err(|Trap| "trap");
        assert!(ok, "{}: {values:x?} {env:x?}: {gives:x?} became {shown:x?}", self.rule.name);
    }
}

/// Every value of eight bits, and poison; poison alone for a name that is not there.
fn all_bits(is_named: bool) -> impl Iterator<Item = Bits> {
    (0..=256).rev().take(if is_named { 257 } else { 1 }).map(|bits| (bits < 256).then_some(bits))
}

/// One in so many pairs of constants that `cargo test` tries with rules of more than two names: no divisor of
/// 256, so that each constant is in some of them.
const SAMPLED: u64 = 61;

/// Proves a rule with all pairs of constants, or one in so many; returns how often it applied.
fn prove(rule: &Rule, one_in: u64) -> u64 {
    let mut names = Names::default();
    names.add(&rule.from);
    let (n_values, n_cons) = (names.values, names.cons);
    assert!(n_values <= 2 && n_cons <= 3 && names.cc <= 2 && names.ops.len() <= MAX_NAMES);
    let mut proof = Proof { rule, names, applied: 0 };
    let mut rng = Rng::new(7);
    for (ty, of, types) in typings(&rule.from) {
        let (cc, flags) = ([IntCC::Eq; MAX_NAMES], [OpFlags::NONE; MAX_NAMES]);
        let mut env = Env { ty, of, types, cons: [0; MAX_NAMES], cc, flags };
        let compared = if proof.names.cc > 0 && of == Type::I8 { types[0] } else { of };
        let is_exhaustive = types[0] == Type::I8 && compared == Type::I8;
        if is_exhaustive {
            let pairs = all_bits(n_values > 0).flat_map(|x| all_bits(n_values > 1).map(move |y| [x, y]));
            let pairs: Vec<[Bits; 2]> = pairs.collect();
            let named = |is_named| 0..if is_named { 256_u64 } else { 1 };
            // Of more than two names the values are a few at each of all pairs of constants, and so is the
            // third constant.
            let is_large = n_values + n_cons > 2;
            for c in named(n_cons > 0) {
                for d in named(n_cons > 1) {
                    if is_large && !(256 * c + d).is_multiple_of(one_in) {
                        continue;
                    }
                    env.cons = [c, d, constant(&mut rng, of), 0];
                    if is_large {
                        let few: Vec<[Bits; 2]> = (0..4).map(|_| rng.pick(&pairs)).collect();
                        proof.check(&mut env, &few);
                    } else {
                        proof.check(&mut env, &pairs);
                    }
                }
            }
        }
        if !is_exhaustive || n_values + n_cons > 2 {
            for _ in 0..500 {
                let mut drawn = || constant(&mut rng, compared);
                env.cons = [drawn(), drawn(), drawn(), 0];
                let mut value = |ty| (rng.below(16) > 0).then(|| constant(&mut rng, ty));
                let values = core::array::from_fn::<_, 24, _>(|_| [value(types[0]), value(types[1])]);
                proof.check(&mut env, &values);
            }
        }
    }
    proof.applied
}

#[test]
fn every_rule_is_right_for_all_values_and_poison() {
    prove_all(SAMPLED);
}

#[test]
#[ignore = "takes a quarter of a minute: .ci/run"]
fn every_rule_is_right_for_all_constants() {
    prove_all(1);
}

fn prove_all(one_in: u64) {
    let wrong = |rule: &'static Rule| match std::panic::catch_unwind(|| prove(rule, one_in)) {
        Ok(0) => Some(format!("{}: never applies", rule.name)),
        Ok(_) => None,
        Err(_) => Some(rule.name.to_owned()),
    };
    // Each thread takes the next rule that no other has taken.
    let rules = std::sync::Mutex::new(RULES.iter());
    let next = || rules.lock().expect("no panic leaves `wrong`").next();
    let work = || std::iter::from_fn(next).filter_map(&wrong).collect();
    let failed: Vec<String> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..2).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| -> Vec<String> { thread.join().expect("it returns") }).collect()
    });
    assert!(failed.is_empty(), "{failed:#?}");
}

#[test]
fn a_wrong_rule_is_refused() {
    use super::pattern::{rule, when};
    const X: Pat = Pat::Val(0);
    const C: Pat = Pat::Con(0);
    let flags_kept = rule(
        "x - c with its flags",
        Pat::Bin(BinaryOp::Sub, &[X, C]),
        To::Bin(BinaryOp::Add, |e| e.flags[0], &[To::Val(0), To::Con(|e| e.cons[0].wrapping_neg())]),
    );
    let signed = when(
        "signed x / 2^c",
        Pat::Bin(BinaryOp::Sdiv, &[X, C]),
        |e| e.cons[0].is_power_of_two(),
        To::Bin(
            BinaryOp::Ashr,
            |_| OpFlags::NONE,
            &[To::Val(0), To::Con(|e| e.cons[0].trailing_zeros().into())],
        ),
    );
    let poison =
        rule("c ? x : 0 by and", Pat::Sel(&[Pat::Cmp(&[X, C]), Pat::Val(1), Pat::Num(0)]), To::Val(1));
    for wrong in [flags_kept, signed, poison] {
        assert!(std::panic::catch_unwind(|| prove(&wrong, SAMPLED)).is_err(), "{}", wrong.name);
    }
}
