//! The text form of a plan: its classes, its new blocks and its copies with the reason of each.

use core::fmt::{self, Display, Formatter};

use super::{Entry, Plan, PlannedCopy, Position, Reason};

impl Display for PlannedCopy {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} := {}", self.dest, self.source)
    }
}

/// `v7 <- v3 on block1.0: phi-argument, coalesced`.
impl Display for Entry {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} <- {}", self.phi, self.arg)?;
        if let Some(edge) = self.edge {
            write!(f, " on {edge}")?;
        }
        let outcome = match (self.position, self.reason) {
            (None, _) => "coalesced",
            (Some(_), Reason::Constant) => "constant",
            (Some(_), _) => "copy",
        };
        write!(f, ": {}, {outcome}", self.reason.name())
    }
}

impl Display for Plan {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for class in self.classes() {
            f.write_str("class")?;
            for (i, member) in class.iter().enumerate() {
                write!(f, "{} {member}", if i == 0 { "" } else { "," })?;
            }
            writeln!(f)?;
        }
        // Temporaries are numbered after the values of the host, whose number is not in the plan.
        for (index, ty) in self.temporaries.iter().enumerate() {
            writeln!(f, "temporary {index} {ty}")?;
        }
        for (index, split) in self.splits.iter().enumerate() {
            write!(f, "split{index} to {} home {} from", split.target, split.home)?;
            for (i, edge) in self.edges_to(split).iter().enumerate() {
                write!(f, "{} {edge}", if i == 0 { "" } else { "," })?;
            }
            writeln!(f)?;
        }
        for sequence in &self.sequences {
            match sequence.at {
                Position::Split(index) => writeln!(f, "in split{index}")?,
                at => writeln!(f, "{at}")?,
            }
            for copy in self.sequence_copies(sequence) {
                writeln!(f, "    {copy} ; entry {}", copy.entry)?;
            }
        }
        for (index, entry) in self.ledger.iter().enumerate() {
            writeln!(f, "entry {index}: {entry}")?;
        }
        Ok(())
    }
}
