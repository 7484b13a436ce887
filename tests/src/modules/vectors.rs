//! Operations on lanes of vectors and on members of aggregates.

use super::function::Function;
use super::types::Ty;

impl Function<'_> {
    pub(super) fn vector_operation(&mut self) {
        let mut ty = self.some_type();
        if !matches!(ty, Ty::Vec(..)) {
            ty = match self.pool.iter().rev().find(|value| matches!(value.ty, Ty::Vec(..))) {
                Some(value) if self.shared.rng.chance(60) => value.ty.clone(),
                _ => Ty::random_vector(&mut self.shared.rng),
            };
        }
        let Ty::Vec(n, lane) = ty.clone() else { return };
        let a = self.operand(&ty);
        match self.shared.rng.below(7) {
            0 => {
                let index = self.index(n);
                self.push(&lane, &format!("extractelement {ty} {a}, i64 {index}"));
            }
            1 => {
                let i = self.shared.rng.below(n as usize);
                self.push(&lane, &format!("extractelement {ty} {a}, i32 {i}"));
            }
            2 => {
                let x = self.operand(&lane);
                let index = self.index(n);
                self.push(&ty, &format!("insertelement {ty} {a}, {lane} {x}, i64 {index}"));
            }
            3 => {
                // All lanes, one after another, of an undefined vector.
                let mut text = self.shared.rng.pick(&["poison", "undef"]).to_owned();
                for i in 0..n {
                    let x = self.operand(&lane);
                    text = self.define(&ty, &format!("insertelement {ty} {text}, {lane} {x}, i32 {i}"));
                }
                self.keep(&ty, &text);
            }
            4 => {
                let b = self.operand(&ty);
                let m = self.shared.rng.pick(&[1, 2, 3, 4, n]);
                let mask: Vec<String> =
                    (0..m).map(|_| format!("i32 {}", self.shared.rng.below(2 * n as usize))).collect();
                let to = Ty::Vec(m, lane);
                let mask = mask.join(", ");
                self.push(&to, &format!("shufflevector {ty} {a}, {ty} {b}, <{m} x i32> <{mask}>"));
            }
            5 if lane.int_bits().is_some() => {
                let name =
                    self.shared.rng.pick(&["add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin"]);
                let name = format!("vector.reduce.{name}");
                self.intrinsic(&lane, &name, &ty.suffix(), &format!("{ty} {a}"), &ty.to_string());
            }
            _ => match lane.int_bits() {
                Some(bits @ (8 | 16 | 32 | 64)) => {
                    let other = self.shared.rng.pick(&[8, 16, 32, 64]);
                    let total = bits * n;
                    if total.is_multiple_of(other) && total <= 256 {
                        let to = if total == other {
                            Ty::Int(total)
                        } else {
                            Ty::Vec(total / other, Box::new(Ty::Int(other)))
                        };
                        self.push(&to, &format!("bitcast {ty} {a} to {to}"));
                    }
                }
                Some(bits) if bits * n <= 256 => {
                    let to = Ty::Int(bits * n);
                    self.push(&to, &format!("bitcast {ty} {a} to {to}"));
                }
                Some(_) => {}
                None => self.float(&ty),
            },
        }
    }

    /// Takes a member out of an aggregate, or puts one in.
    pub(super) fn aggregate_operation(&mut self) {
        let aggregate = |ty: &Ty| matches!(ty, Ty::Struct(_) | Ty::Array(..));
        let mut ty = self.some_type();
        if !aggregate(&ty) {
            ty = match self.pool.iter().rev().find(|value| aggregate(&value.ty)) {
                Some(value) if self.shared.rng.chance(70) => value.ty.clone(),
                _ => Ty::random_aggregate(&mut self.shared.rng, 1),
            };
        }
        let mut path = vec![];
        let mut member = ty.clone();
        loop {
            let (i, next) = match &member {
                Ty::Struct(fields) => {
                    let i = self.shared.rng.below(fields.len());
                    (i, fields[i].clone())
                }
                Ty::Array(n, element) => (self.shared.rng.below(*n as usize), (**element).clone()),
                _ => break,
            };
            path.push(i.to_string());
            member = next;
            if self.shared.rng.chance(20) {
                break;
            }
        }
        let path = path.join(", ");
        let a = self.operand(&ty);
        if self.shared.rng.chance(50) {
            self.push(&member, &format!("extractvalue {ty} {a}, {path}"));
        } else {
            let x = self.operand(&member);
            self.push(&ty, &format!("insertvalue {ty} {a}, {member} {x}, {path}"));
        }
    }
}
