//! Operations on integers and on vectors of integers, and the random choice of operations.

use super::function::Function;
use super::types::{Float, Ty};

// Unsupported features are left out: `docs/running.md` lists them.

/// Divisions of wider integers are refused.
const WIDEST_DIVISION: u32 = 128;

/// Shifts of wider integers that saturate are refused.
const WIDEST_SATURATING_SHIFT: u32 = 64;

/// Clang divides amounts of funnel shifts by the width, which it cannot do with wider integers.
const WIDEST_FUNNEL_SHIFT: u32 = 128;

const PREDICATES: [&str; 10] = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"];

impl Function<'_> {
    /// One random operation, guarded so that it is defined.
    pub(super) fn operation(&mut self) {
        match self.shared.rng.below(100) {
            0..=24 => {
                let ty = self.some_int_type();
                self.integer(&ty);
            }
            25..=32 => self.integer_cast(),
            33..=43 => self.float_operation(),
            44..=49 => self.vector_operation(),
            50..=54 => self.aggregate_operation(),
            55..=59 => self.load_slot(),
            60..=66 => self.store_slot(),
            67..=76 => self.memory_operation(),
            77..=80 => self.atomic_operation(),
            81..=86 => self.tight_loop(),
            87..=89 => self.guarded(),
            90..=94 => self.call_something(),
            95..=96 => self.odd_select(),
            _ if self.shared.assembly => self.assembly(),
            _ => self.select(),
        }
    }

    /// An operation on integers of type `ty`; returns its result, which is of this type or a truth value.
    pub(super) fn integer(&mut self, ty: &Ty) -> String {
        match self.shared.rng.below(12) {
            0..=3 => {
                let op = self.shared.rng.pick(&["add", "sub", "mul", "and", "or", "xor"]);
                let (a, b) = (self.operand(ty), self.operand(ty));
                self.push(ty, &format!("{op} {ty} {a}, {b}"))
            }
            4..=5 => {
                let op = self.shared.rng.pick(&["shl", "lshr", "ashr"]);
                let a = self.operand(ty);
                let amount = self.shift_amount(ty);
                self.push(ty, &format!("{op} {ty} {a}, {amount}"))
            }
            6 => self.division(ty),
            7 => {
                self.compare(ty);
                self.operand(ty)
            }
            8 => self.proven(ty),
            _ => self.integer_intrinsic(ty),
        }
    }

    /// An amount below the width.
    fn shift_amount(&mut self, ty: &Ty) -> String {
        let bits = ty.int_bits().unwrap_or(64);
        if self.shared.rng.chance(30) {
            let amount = self.shared.rng.below(bits as usize) as i128;
            return ty.int(amount);
        }
        let amount = self.operand(ty);
        if bits.is_power_of_two() || bits > WIDEST_DIVISION {
            let mask = (1 << bits.ilog2()) - 1;
            self.define(ty, &format!("and {ty} {amount}, {}", ty.int(mask)))
        } else {
            self.define(ty, &format!("urem {ty} {amount}, {}", ty.int(i128::from(bits))))
        }
    }

    /// A division that is defined.
    fn division(&mut self, ty: &Ty) -> String {
        let op = self.shared.rng.pick(&["udiv", "urem", "sdiv", "srem"]);
        let mut a = self.operand(ty);
        let mut b = self.operand(ty);
        if ty.int_bits().is_some_and(|bits| bits > WIDEST_DIVISION) {
            return self.push(ty, &format!("mul {ty} {a}, {b}"));
        }
        if op.starts_with('s') {
            if ty.int_bits() == Some(1) {
                // Its only divisor is -1, and -1 / -1 overflows.
                return self.push(ty, &format!("xor {ty} {a}, {b}"));
            }
            // Then the least value is not divided by -1.
            a = self.define(ty, &format!("ashr {ty} {a}, {}", ty.int(1)));
        }
        b = if self.shared.rng.chance(25) {
            let mut constant = ty.lane().constant(&mut self.shared.rng);
            if matches!(constant.as_str(), "0" | "false") {
                constant = ty.lane().int(1);
            }
            ty.splat(&constant)
        } else {
            self.define(ty, &format!("or {ty} {b}, {}", ty.int(1)))
        };
        self.push(ty, &format!("{op} {ty} {a}, {b}"))
    }

    /// A comparison of values of `ty`: floats, integers or vectors of them.
    pub(super) fn compare(&mut self, ty: &Ty) -> String {
        let (a, b) = (self.operand(ty), self.operand(ty));
        let truth = ty.with_lane(Ty::Int(1));
        let text = if ty.float().is_some() {
            let predicate = self.shared.rng.pick(&[
                "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une",
                "uno",
            ]);
            format!("fcmp {predicate} {ty} {a}, {b}")
        } else {
            let predicate = self.shared.rng.pick(&PREDICATES);
            format!("icmp {predicate} {ty} {a}, {b}")
        };
        let mut text = self.push(&truth, &text);
        if self.shared.rng.chance(15) {
            for _ in 0..self.shared.rng.below(2) + 1 {
                text = self.push(&truth, &format!("xor {truth} {text}, {}", truth.splat("true")));
            }
        }
        text
    }

    /// An operation with a promise (`nuw`, `nsw`, `exact`, `disjoint`, `nneg`) that its operands are made to
    /// keep.
    fn proven(&mut self, ty: &Ty) -> String {
        let bits = ty.int_bits().unwrap_or(64);
        let (a, b) = (self.operand(ty), self.operand(ty));
        if bits < 6 {
            return self.push(ty, &format!("add {ty} {a}, {b}"));
        }
        let half = (1_i128 << (bits / 2 - 1).min(100)) - 1;
        let small = |f: &mut Self, text: &str| f.define(ty, &format!("and {ty} {text}, {}", ty.int(half)));
        match self.shared.rng.below(6) {
            0 => {
                let (a, b) = (small(self, &a), small(self, &b));
                let op =
                    self.shared.rng.pick(&["add nuw nsw", "mul nuw nsw", "add nsw", "mul nuw", "sub nsw"]);
                self.push(ty, &format!("{op} {ty} {a}, {b}"))
            }
            1 => {
                let a = small(self, &a);
                let amount = self.shared.rng.below(bits as usize / 2) as i128;
                let shifted = self.push(ty, &format!("shl nuw nsw {ty} {a}, {}", ty.int(amount)));
                let op = self.shared.rng.pick(&["lshr", "ashr"]);
                self.push(ty, &format!("{op} exact {ty} {shifted}, {}", ty.int(amount)))
            }
            2 => {
                let b = small(self, &b);
                let a = self.define(ty, &format!("and {ty} {a}, {}", ty.int(!half)));
                self.push(ty, &format!("or disjoint {ty} {a}, {b}"))
            }
            3 if bits <= WIDEST_DIVISION => {
                let a = small(self, &a);
                let factor = ty.int(self.shared.rng.pick(&[2, 3, 4]));
                let product = self.define(ty, &format!("mul nuw nsw {ty} {a}, {factor}"));
                let op = self.shared.rng.pick(&["udiv", "sdiv"]);
                self.push(ty, &format!("{op} exact {ty} {product}, {factor}"))
            }
            4 if bits < 200 => {
                let a = small(self, &a);
                let wide = ty.with_lane(Ty::Int(bits + self.shared.rng.pick(&[1, 8, 31])));
                let wider = self.push(&wide, &format!("zext nneg {ty} {a} to {wide}"));
                self.push(ty, &format!("trunc {wide} {wider} to {ty}"))
            }
            _ => {
                let a = self.define(ty, &format!("or {ty} {a}, {}", ty.int(half)));
                let b = small(self, &b);
                self.push(ty, &format!("sub nuw {ty} {a}, {b}"))
            }
        }
    }

    /// Calls an intrinsic on integers.
    fn integer_intrinsic(&mut self, ty: &Ty) -> String {
        let bits = ty.int_bits().unwrap_or(64);
        let suffix = ty.suffix();
        let (a, b) = (self.operand(ty), self.operand(ty));
        match self.shared.rng.below(10) {
            0 => {
                let name = self.shared.rng.pick(&["ctpop", "bitreverse"]);
                self.intrinsic(ty, name, &suffix, &format!("{ty} {a}"), &ty.to_string())
            }
            1 => {
                let name = self.shared.rng.pick(&["ctlz", "cttz"]);
                let zero = self.shared.rng.chance(40);
                let a = if zero { self.define(ty, &format!("or {ty} {a}, {}", ty.int(1))) } else { a };
                self.intrinsic(ty, name, &suffix, &format!("{ty} {a}, i1 {zero}"), &format!("{ty}, i1"))
            }
            2 if bits.is_multiple_of(16) => {
                self.intrinsic(ty, "bswap", &suffix, &format!("{ty} {a}"), &ty.to_string())
            }
            3 | 4 if bits <= WIDEST_FUNNEL_SHIFT => {
                let name = self.shared.rng.pick(&["fshl", "fshr"]);
                // The amount counts modulo the width.
                let amount = self.operand(ty);
                let b = if self.shared.rng.chance(30) { a.clone() } else { b };
                let args = format!("{ty} {a}, {ty} {b}, {ty} {amount}");
                self.intrinsic(ty, name, &suffix, &args, &format!("{ty}, {ty}, {ty}"))
            }
            5 => {
                let least = self.shared.rng.chance(40);
                let a = if least {
                    self.define(ty, &format!("lshr {ty} {a}, {}", ty.int((bits > 1).into())))
                } else {
                    a
                };
                let least = least && bits > 1;
                self.intrinsic(ty, "abs", &suffix, &format!("{ty} {a}, i1 {least}"), &format!("{ty}, i1"))
            }
            6 => {
                let op = self.shared.rng.pick(&["sadd", "uadd", "ssub", "usub", "smul", "umul"]);
                let truth = ty.with_lane(Ty::Int(1));
                let pair = Ty::Struct(vec![ty.clone(), truth.clone()]);
                let name = format!("{op}.with.overflow");
                let both = self.intrinsic(
                    &pair,
                    &name,
                    &suffix,
                    &format!("{ty} {a}, {ty} {b}"),
                    &format!("{ty}, {ty}"),
                );
                self.push(&truth, &format!("extractvalue {pair} {both}, 1"));
                self.push(ty, &format!("extractvalue {pair} {both}, 0"))
            }
            7 => {
                let name = self.shared.rng.pick(&["sadd.sat", "uadd.sat", "ssub.sat", "usub.sat"]);
                self.intrinsic(ty, name, &suffix, &format!("{ty} {a}, {ty} {b}"), &format!("{ty}, {ty}"))
            }
            8 if bits <= WIDEST_SATURATING_SHIFT => {
                let name = self.shared.rng.pick(&["sshl.sat", "ushl.sat"]);
                let b = self.shift_amount(ty);
                self.intrinsic(ty, name, &suffix, &format!("{ty} {a}, {ty} {b}"), &format!("{ty}, {ty}"))
            }
            _ => {
                let name = self.shared.rng.pick(&["smin", "smax", "umin", "umax"]);
                self.intrinsic(ty, name, &suffix, &format!("{ty} {a}, {ty} {b}"), &format!("{ty}, {ty}"))
            }
        }
    }

    /// Calls `@llvm.NAME.SUFFIX` and declares it.
    pub(super) fn intrinsic(
        &mut self,
        ty: &Ty,
        name: &str,
        suffix: &str,
        args: &str,
        params: &str,
    ) -> String {
        self.shared.declare(format!("{ty} @llvm.{name}.{suffix}({params})"));
        self.push(ty, &format!("call {ty} @llvm.{name}.{suffix}({args})"))
    }

    /// Changes widths, re-interprets bits, converts between integers and floats.
    fn integer_cast(&mut self) {
        let from = self.some_int_type();
        let bits = from.int_bits().unwrap_or(64);
        let a = self.operand(&from);
        match self.shared.rng.below(5) {
            0..=2 => {
                let Ty::Int(to) = Ty::random_int(&mut self.shared.rng) else { return };
                let to = if matches!(from, Ty::Vec(..)) { to.min(130) } else { to };
                let ty = from.with_lane(Ty::Int(to));
                if to < bits {
                    self.push(&ty, &format!("trunc {from} {a} to {ty}"));
                } else if to > bits {
                    let op = self.shared.rng.pick(&["zext", "sext"]);
                    self.push(&ty, &format!("{op} {from} {a} to {ty}"));
                }
            }
            3 => {
                let float = match bits {
                    16 => self.shared.rng.pick(&[Float::Half, Float::Bfloat]),
                    32 => Float::Single,
                    64 => Float::Double,
                    _ => return,
                };
                let ty = from.with_lane(Ty::Float(float));
                self.push(&ty, &format!("bitcast {from} {a} to {ty}"));
            }
            _ => {
                let float = self.shared.rng.pick(&Float::ALL);
                // Through a wider float some compilers round twice.
                let widest = match float {
                    Float::Half | Float::Bfloat => 24,
                    // Of wider integers the runtime library makes them, whose functions the interpreter
                    // lacks.
                    Float::X87 => 64,
                    Float::Single | Float::Double => 128,
                };
                let vector = matches!(from, Ty::Vec(..));
                if bits > widest || vector && (bits > 64 || !matches!(float, Float::Single | Float::Double)) {
                    return;
                }
                let ty = from.with_lane(Ty::Float(float));
                let op = self.shared.rng.pick(&["sitofp", "uitofp"]);
                self.push(&ty, &format!("{op} {from} {a} to {ty}"));
            }
        }
    }

    /// Chooses between two values of any type.
    pub(super) fn select(&mut self) {
        let ty = self.some_type();
        let (a, b) = (self.operand(&ty), self.operand(&ty));
        if matches!(ty, Ty::Vec(..)) && self.shared.rng.chance(50) {
            let truth = ty.with_lane(Ty::Int(1));
            let condition = if ty.int_bits().is_some_and(|bits| bits > 1) {
                self.compare(&ty)
            } else {
                self.operand(&truth)
            };
            self.push(&ty, &format!("select {truth} {condition}, {ty} {a}, {ty} {b}"));
        } else {
            let condition = self.condition();
            self.push(&ty, &format!("select i1 {condition}, {ty} {a}, {ty} {b}"));
        }
    }

    /// A choice whose other side is `undef` or `poison`, by a condition that always holds.
    pub(super) fn odd_select(&mut self) {
        let ty = self.some_type();
        let a = self.operand(&ty);
        let other = self.shared.rng.pick(&["undef", "poison"]);
        let number = Ty::Int(32);
        let x = self.operand(&number);
        let odd = self.define(&number, &format!("or i32 {x}, 1"));
        let holds = self.define(&Ty::Int(1), &format!("icmp ne i32 {odd}, 0"));
        let text = self.push(&ty, &format!("select i1 {holds}, {ty} {a}, {ty} {other}"));
        self.push(&ty, &format!("freeze {ty} {text}"));
    }

    /// A division in a branch that is taken only if it is defined, and the join after it.
    fn guarded(&mut self) {
        let mut ty = self.some_scalar_int();
        if ty.int_bits().is_some_and(|bits| bits > WIDEST_DIVISION) {
            ty = Ty::Int(64);
        }
        let (a, b) = (self.operand(&ty), self.operand(&ty));
        let zero = self.define(&Ty::Int(1), &format!("icmp eq {ty} {b}, {}", ty.int(0)));
        let (then, join, before) = (self.fresh_label(), self.fresh_label(), self.label());
        self.line(&format!("br i1 {zero}, label %{join}, label %{then}"));
        self.open(&then);
        let op = self.shared.rng.pick(&["udiv", "urem"]);
        let quotient = self.define(&ty, &format!("{op} {ty} {a}, {b}"));
        self.line(&format!("br label %{join}"));
        self.open(&join);
        let phi = self.phi(&ty);
        self.argue(&phi, &a, &before);
        self.argue(&phi, &quotient, &then);
    }

    /// A loop of one block with some loop-carried values, a few operations on them, and a fixed count.
    fn tight_loop(&mut self) {
        let counter_ty = Ty::Int(32);
        let label = self.fresh_label();
        let before = self.label();
        let mut round = vec![];
        for _ in 0..self.shared.rng.below(3) + 1 {
            let ty = if self.shared.rng.chance(50) {
                Ty::Int(self.shared.rng.pick(&[8, 16, 32, 64, 64]))
            } else {
                self.some_type()
            };
            let first = self.operand(&ty);
            round.push((ty, first, String::new()));
        }
        self.line(&format!("br label %{label}"));
        self.open(&label);
        let counter = self.phi(&counter_ty);
        self.argue(&counter, "0", &before);
        for (ty, first, phi) in &mut round {
            *phi = self.phi(ty);
            self.argue(phi, first, &before);
        }
        let n_before = self.pool.len();
        for (ty, ..) in round.clone() {
            self.feedback(&ty);
        }
        for _ in 0..self.shared.rng.below(3) {
            let ty = round[self.shared.rng.below(round.len())].0.clone();
            self.feedback(&ty);
        }
        // The next value of each was made here, or is another one's present value: they swap and rotate.
        let mut nexts = vec![];
        for (ty, _, phi) in &round {
            let made = self.pool[n_before..].iter().rev().find(|value| value.ty == *ty);
            let other = round.iter().find(|(other, _, name)| other == ty && name != phi);
            let next = match (made, other) {
                (_, Some((_, _, other))) if self.shared.rng.chance(30) => other.clone(),
                (Some(made), _) => made.text.clone(),
                _ => phi.clone(),
            };
            nexts.push((phi.clone(), next));
        }
        let next = self.push(&counter_ty, &format!("add nuw nsw i32 {counter}, 1"));
        let end = self.shared.rng.below(6) + 1;
        let more = self.define(&Ty::Int(1), &format!("icmp ult i32 {next}, {end}"));
        let (latch, out) = (self.label(), self.fresh_label());
        self.argue(&counter, &next, &latch);
        for (phi, next) in &nexts {
            self.argue(phi, next, &latch);
        }
        self.line(&format!("br i1 {more}, label %{label}, label %{out}"));
        self.open(&out);
    }

    /// An operation that takes the latest values of a type and makes one.
    fn feedback(&mut self, ty: &Ty) {
        match self.shared.rng.below(10) {
            0..=4 if matches!(ty, Ty::Int(8 | 16 | 32 | 64)) => self.atomic(ty),
            5..=6 if self.shared.assembly && matches!(ty, Ty::Int(32 | 64)) => self.assembly(),
            _ if ty.int_bits().is_some() => {
                self.integer(ty);
            }
            _ if ty.float().is_some() => self.float(ty),
            _ => self.aggregate_operation(),
        }
    }
}
