//! The text form of a plan: a line for each change of the function, in the order of the plan.

use core::fmt::{self, Display, Formatter};

use super::{Definition, Plan, Point, PointKind};
use crate::{Block, Edge, Inst, Slot, Value};

impl Display for Definition {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Definition::Value(value) => write!(f, "{value}"),
            Definition::Phi(phi) => write!(f, "phi{phi}"),
            Definition::Point(point) => write!(f, "point{point}"),
            Definition::Zero(slot) => write!(f, "zero of {slot}"),
            Definition::Undef(slot) => write!(f, "undef of {slot}"),
        }
    }
}

impl Display for Point {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.kind {
            PointKind::Convert { source, from, to, result } => {
                write!(f, "convert {source} from {from} to {to} at {}", self.inst)?;
                result.map_or(Ok(()), |result| write!(f, " for {result}"))
            }
            PointKind::AsmOutput { slot, n, ty } => {
                write!(f, "output {n} of assembly as {ty} at {} for {slot}", self.inst)
            }
        }
    }
}

/// The outcome of each slot, the phis, the arguments of each edge that has some, the replacements of values,
/// the points, and the instructions that go.
impl Display for Plan {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for index in 0..self.n_slots() {
            let slot = Slot::new(index);
            writeln!(f, "{slot} {} {}", self.slot_type(slot), self.outcome(slot))?;
        }
        for (number, phi) in self.phis().enumerate() {
            writeln!(f, "phi{number} in {} of {}", phi.block, phi.slot)?;
        }
        for (from, edges) in self.first_edge.windows(2).enumerate() {
            for index in 0..edges[1] - edges[0] {
                let edge = Edge::new(Block::new(from), index);
                let mut separator = ": ";
                for argument in self.edge_args(edge) {
                    let before = if separator == ": " { Some(edge) } else { None };
                    match before {
                        Some(edge) if self.virtual_entry == Some(edge.from) => f.write_str("on entry")?,
                        Some(edge) => write!(f, "edge {edge}")?,
                        None => {}
                    }
                    write!(f, "{separator}{argument}")?;
                    separator = ", ";
                }
                f.write_str(if separator == ", " { "\n" } else { "" })?;
            }
        }
        for index in 0..self.replacements().len() {
            let value = Value::new(index);
            if let Some(definition) = self.replacement(value) {
                writeln!(f, "{value} := {definition}")?;
            }
        }
        for (number, point) in self.points().iter().enumerate() {
            writeln!(f, "point{number}: {point}")?;
        }
        for (index, _) in self.dead().iter().enumerate().filter(|(_, dead)| **dead) {
            writeln!(f, "remove {}", Inst::new(index))?;
        }
        Ok(())
    }
}
