//! One line of the copy benchmark, and its columns with their names and meanings.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Add;
use std::sync::Arc;

use sheave_ssa::eliminate::{Counters, Minimum, Strategy};
use sheave_ssa::promote::Placement;

use super::llvm::LlvmCounts;
use super::own::OwnCommand;
use crate::machine::MemoryCounts;

/// The origin of the copies.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Method {
    /// A strategy of Sheave's.
    Strategy(Strategy),
    /// One of the user's.
    Own(Arc<OwnCommand>),
    /// A strategy of Sheave's, a register allocator of the user's after it, and the name of both. Functions
    /// with calls that return twice keep Sheave's allocation: no other could be proved.
    Allocated(Strategy, Arc<OwnCommand>, Arc<str>),
}

impl Method {
    /// The name in tables.
    pub fn name(&self) -> &str {
        match self {
            Method::Strategy(strategy) => strategy.name(),
            Method::Own(own) => &own.name,
            Method::Allocated(.., name) => name,
        }
    }

    /// The name of the strategy in pages of the explorer, which only show Sheave's allocator.
    pub fn explored(&self) -> &str {
        match self {
            Method::Allocated(strategy, ..) => strategy.name(),
            _ => self.name(),
        }
    }

    /// The strategy of Sheave's; the default beside one of the user's.
    pub fn strategy(&self) -> Strategy {
        match *self {
            Method::Strategy(strategy) | Method::Allocated(strategy, ..) => strategy,
            Method::Own(_) => Strategy::default(),
        }
    }

    /// `strategy`, and the register allocator `own` after it.
    pub fn allocated(strategy: Strategy, own: &Arc<OwnCommand>) -> Method {
        let name = format!("{}/{}", strategy.name(), own.name);
        Method::Allocated(strategy, own.clone(), name.into())
    }
}

impl From<Strategy> for Method {
    fn from(strategy: Strategy) -> Method {
        Method::Strategy(strategy)
    }
}

impl PartialEq<Strategy> for Method {
    fn eq(&self, other: &Strategy) -> bool {
        matches!(self, Method::Strategy(strategy) if strategy == other)
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The costs of phi elimination in one function, or in a whole file, under one strategy.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The file.
    pub file: String,
    /// The function; `None` for a file's total.
    pub function: Option<String>,
    /// The calls through which the code was inlined into the function whose phis are counted: a part of the
    /// function's row. `None` for rows about everything.
    pub inlined_at: Option<String>,
    /// Where phis were placed.
    pub placement: Placement,
    /// How they became copies.
    pub strategy: Method,
    /// The counts.
    pub counts: Counts,
}

/// The counts of a [`Row`]. They add up.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Counts {
    /// Functions counted.
    pub functions: u64,
    /// The counts of elimination.
    pub elimination: Counters,
    /// Register-to-register moves in the machine code, an exchange counting two.
    pub moves: u64,
    /// The same by reason.
    pub moves_by_reason: ByName,
    /// The copies inserted, by why they exist.
    pub copies_by_reason: ByName,
    /// The same by their fate in the machine code.
    pub copies_by_fate: ByName,
    /// `copies_left` weighted by ten to the power of the loop depth.
    pub copies_weighted: u64,
    /// The counts as executed, if the program was run.
    pub executed: Option<Executed>,
    /// The fewest copies left over all coalescings, or bounds on it, if exact search was requested.
    pub exact: Option<Minimum>,
    /// Bytes of machine code.
    pub code_bytes: u64,
    /// Accesses of memory in the machine code.
    pub memory: MemoryCounts,
    /// The place among the rows of the same function and placement; see [`rank`](super::rank).
    pub rank: Option<u64>,
    /// Copies and moves of LLVM for the same phis, if they were counted.
    pub llvm: Option<LlvmCounts>,
}

/// Counts by name.
pub type ByName = BTreeMap<&'static str, u64>;

/// Counts as executed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Executed {
    /// Copies, those of constants included.
    pub copies: u64,
    /// Moves.
    pub moves: u64,
    /// Those of them that perform copies of phi elimination.
    pub phi_moves: u64,
    /// Accesses of memory.
    pub memory: MemoryCounts,
}

impl Add for Executed {
    type Output = Executed;
    fn add(self, other: Executed) -> Executed {
        Executed {
            copies: self.copies + other.copies,
            moves: self.moves + other.moves,
            phi_moves: self.phi_moves + other.phi_moves,
            memory: self.memory.plus(other.memory, 1),
        }
    }
}

impl Counts {
    /// Adds `other`. A count that is unknown in one of them is unknown in the sum, except that an empty sum
    /// takes the other's.
    pub fn add(&mut self, other: &Counts) {
        let first = self.functions == 0;
        fn optional<T: Add<Output = T> + Copy>(first: bool, sum: &mut Option<T>, value: Option<T>) {
            *sum = if first { value } else { sum.zip(value).map(|(a, b)| a + b) };
        }
        let named = |sums: &mut ByName, counts: &ByName| {
            counts.iter().for_each(|(name, n)| *sums.entry(name).or_default() += n);
        };
        self.functions += other.functions;
        self.elimination.add(&other.elimination);
        self.moves += other.moves;
        named(&mut self.moves_by_reason, &other.moves_by_reason);
        named(&mut self.copies_by_reason, &other.copies_by_reason);
        named(&mut self.copies_by_fate, &other.copies_by_fate);
        self.copies_weighted += other.copies_weighted;
        optional(first, &mut self.executed, other.executed);
        optional(first, &mut self.exact, other.exact);
        self.code_bytes += other.code_bytes;
        self.memory = self.memory.plus(other.memory, 1);
        self.rank = None;
        optional(first, &mut self.llvm, other.llvm);
    }

    /// The counts that are broken down, with their keys in JSON and CSV.
    pub fn maps(&self) -> [(&'static str, &ByName); 3] {
        [
            ("copies_by_reason", &self.copies_by_reason),
            ("copies_by_fate", &self.copies_by_fate),
            ("moves_by_reason", &self.moves_by_reason),
        ]
    }
}

/// A column of numbers.
#[derive(Clone, Copy)]
pub struct Column {
    /// The key in JSON and CSV.
    pub name: &'static str,
    /// The heading in tables, in one or two words.
    pub heading: &'static str,
    /// The definition of the count.
    pub about: &'static str,
    /// Its value; `None` if it is not known.
    pub value: fn(&Counts) -> Option<u64>,
}

/// A table of columns: names, heading, definition, value.
macro_rules! columns {
    ($($name:literal, $heading:literal, $about:literal: |$counts:ident| $value:expr;)*) => {
        &[$(Column { name: $name, heading: $heading, about: $about, value: |$counts| $value }),*]
    };
}

/// The columns, in order.
pub const COLUMNS: &[Column] = columns! {
    "phis", "phis", "phis before elimination": |c| Some(c.elimination.phis.into());
    "phi_args", "phi args", "their arguments": |c| Some(c.elimination.phi_args.into());
    "copies_inserted", "inserted", "copy instructions right after elimination, constants included":
        |c| Some(c.elimination.copies_inserted.into());
    "copies_left", "left", "value-to-value copies after coalescing, before register allocation":
        |c| Some(c.elimination.copies_left.into());
    "constants_left", "constants", "copies of constants after coalescing":
        |c| Some(c.elimination.constants_left.into());
    "temporaries", "temps", "variables that hold a value between two copies":
        |c| Some(c.elimination.temporaries.into());
    "edges_split", "split", "edges that got a block of their own": |c| Some(c.elimination.edges_split.into());
    "jumps_added", "jumps", "jumps at the ends of such blocks": |c| Some(c.elimination.jumps_added.into());
    "copies_weighted", "weighted", "copies left, each times ten to the power of its loop depth":
        |c| Some(c.copies_weighted);
    "moves", "moves", "register-to-register moves in the machine code, whatever their reason":
        |c| Some(c.moves);
    "copies_executed", "copies run", "copies left that ran (--executed)": |c| Some(c.executed?.copies);
    "moves_executed", "moves run", "moves that ran (--executed)": |c| Some(c.executed?.moves);
    "phi_moves_executed", "phi moves run", "those of them that do copies of phi elimination (--executed)":
        |c| Some(c.executed?.phi_moves);
    "loads", "loads", "reads of memory in the machine code, spill slots included": |c| Some(c.memory.loads);
    "stores", "stores", "writes of memory in the machine code, spill slots included":
        |c| Some(c.memory.stores);
    "reloads", "reloads", "those of the loads that read spill slots": |c| Some(c.memory.reloads);
    "spills", "spills", "those of the stores that write spill slots": |c| Some(c.memory.spills);
    "loads_executed", "loads run", "loads that ran (--executed)": |c| Some(c.executed?.memory.loads);
    "stores_executed", "stores run", "stores that ran (--executed)": |c| Some(c.executed?.memory.stores);
    "reloads_executed", "reloads run", "reloads that ran (--executed)": |c| Some(c.executed?.memory.reloads);
    "spills_executed", "spills run", "spills that ran (--executed)": |c| Some(c.executed?.memory.spills);
    "lower_bound", "bound",
    "phis that interfere with one of their arguments: each needs a copy under any renaming":
        |c| Some(c.elimination.lower_bound.into());
    "exact", "exact", "fewest copies left over all coalescings, if proven (--exact)":
        |c| c.exact?.proven().map(u64::from);
    "exact_at_least", "at least", "a lower bound on that minimum (--exact)":
        |c| Some(c.exact?.at_least.into());
    "exact_at_most", "at most", "an upper bound on that minimum (--exact)": |c| Some(c.exact?.at_most.into());
    "phi_webs", "webs", "sets of values that phis connect (--exact)": |c| Some(c.exact?.webs.into());
    "open_webs", "open", "those of them for which the minimum is not proven (--exact)":
        |c| Some(c.exact?.open_webs.into());
    "gap", "gap", "copies left above that minimum":
        |c| Some(c.elimination.copies_left.saturating_sub(c.exact?.proven()?).into());
    "rank", "rank", "place among the strategies: fewest copies left, then fewest moves": |c| c.rank;
    "code_bytes", "bytes", "bytes of machine code": |c| Some(c.code_bytes);
    "llvm_inserted", "LLVM ins.", "copies that LLVM's phi elimination inserts (--with-llvm)":
        |c| Some(c.llvm?.inserted);
    "llvm_left", "LLVM left", "copies between virtual registers after LLVM's coalescer (--with-llvm)":
        |c| Some(c.llvm?.left);
    "llvm_moves", "LLVM moves", "register-to-register moves in LLVM's machine code (--with-llvm)":
        |c| Some(c.llvm?.moves);
};

/// The names of [`Row::keys`] in tables.
pub(super) const KEYS: [&str; 5] = ["file", "function", "inlined", "placement", "strategy"];

/// The keys that a table of `rows` has, by index, and the columns with a known count. Nothing is inlined in
/// most tables.
pub(super) fn shown(rows: &[Row]) -> (Vec<usize>, Vec<&'static Column>) {
    let inlined = rows.iter().any(|row| row.inlined_at.is_some());
    let is_known = |column: &&Column| rows.iter().any(|row| row.value(column).is_some());
    ((0..5).filter(|&key| key != 2 || inlined).collect(), COLUMNS.iter().filter(is_known).collect())
}

/// The columns that are known of a part of a function.
const OF_PARTS: [&str; 6] =
    ["phis", "copies_inserted", "copies_left", "constants_left", "copies_executed", "phi_moves_executed"];

impl Row {
    /// The words before the numbers: file, function, calls through which it was inlined, placement, strategy.
    pub fn keys(&self) -> [&str; 5] {
        let [function, inlined_at] =
            [&self.function, &self.inlined_at].map(|name| name.as_deref().unwrap_or(""));
        [&self.file, function, inlined_at, self.placement.name(), self.strategy.name()]
    }

    /// Its count in `column`; `None` if it is not known. Parts of functions have no separate machine code.
    pub fn value(&self, column: &Column) -> Option<u64> {
        let has_column = self.inlined_at.is_none() || OF_PARTS.contains(&column.name);
        has_column.then(|| (column.value)(&self.counts))?
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_keep_unknowns_unknown() {
        let executed = Some(Executed { moves: 5, ..Executed::default() });
        let known = Counts { functions: 1, moves: 2, executed, ..Counts::default() };
        let unknown = Counts { functions: 1, moves: 3, ..Counts::default() };
        let mut sum = Counts::default();
        sum.add(&known);
        assert_eq!((sum.moves, sum.executed), (2, executed));
        sum.add(&unknown);
        assert_eq!((sum.moves, sum.executed), (5, None));
        sum.add(&known);
        assert_eq!((sum.moves, sum.executed), (7, None));
    }
}
