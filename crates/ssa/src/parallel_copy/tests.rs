//! All small parallel copies against a search for the shortest sequence, wrong input, and faults of other
//! compilers.

use super::Location::{Memory, Recipe, Register};
use super::*;
use alloc::vec;

mod table;

const A: Location = Register(0);
const B: Location = Register(1);
const C: Location = Register(2);
const D: Location = Register(3);
const M: Location = Memory(0);
const N: Location = Memory(1);

/// Scratch locations of class 0.
fn free(locations: &[Location]) -> Vec<(Location, u8)> {
    locations.iter().map(|&location| (location, 0)).collect()
}

fn transfers(copies: &[(Location, Location)]) -> Vec<Transfer> {
    copies.iter().map(|&(dest, source)| Transfer { dest, source, class: 0, bytes: 8 }).collect()
}

/// The sequence as moves and exchanges, run and compared with the copies all at once.
fn sequence(
    copies: &[(Location, Location)],
    scratch: &[Location],
    exchange: Option<u32>,
) -> Result<(Vec<(Location, Location)>, u32), Error> {
    // The first one is of another class, so that it must not be written.
    let scratch = [vec![(Register(1 << 27), 1)], free(scratch)].concat();
    let options = Options { scratch: &scratch, dead: &[], costs: &[Costs { exchange, ..Costs::UNIT }; 2] };
    let mut ctx = Ctx::default();
    let transfers = transfers(copies);
    let steps = sequentialize(&transfers, &options, &mut ctx)?;
    let mut contents = std::collections::BTreeMap::new();
    let (mut out, mut cost) = (Vec::new(), 0);
    for &step in steps {
        let read = |contents: &std::collections::BTreeMap<Location, Location>, location| {
            contents.get(&location).copied().unwrap_or(location)
        };
        match step {
            Step::Move { dest, source, .. } | Step::Save { dest, source, .. } => {
                assert!(dest.is_register() || source.is_register(), "{copies:?}: {steps:?}");
                let value = read(&contents, source);
                contents.insert(dest, value);
                out.push((dest, source));
                cost += 1;
            }
            Step::Exchange { a, b, .. } => {
                let (x, y) = (read(&contents, a), read(&contents, b));
                contents.extend([(a, y), (b, x)]);
                out.push((a, b));
                cost += exchange.expect("there are exchanges");
            }
        }
    }
    for &(dest, source) in copies {
        assert_eq!(contents.remove(&dest).unwrap_or(dest), source, "{copies:?}: {steps:?}");
    }
    contents.retain(|&location, value| location != *value && !options.scratch.contains(&(location, 0)));
    assert!(contents.is_empty(), "{copies:?} by {steps:?} changes {contents:?}");
    Ok((out, cost))
}

/// The locations of a search: some are kept, and the scratch locations are behind these.
struct Search {
    registers: usize,
    memory: usize,
    scratch: Vec<Location>,
    exchange: Option<u32>,
}

impl Search {
    fn location(&self, i: usize) -> Location {
        let kept = self.registers + self.memory;
        match i {
            _ if i < self.registers => Register(i as u32),
            _ if i < kept => Memory(i as u32),
            _ => self.scratch[i - kept],
        }
    }

    /// The least cost by contents of the kept locations, four bits each: Dijkstra's algorithm over all
    /// contents.
    fn shortest(&self) -> std::collections::HashMap<u64, u32> {
        let n = self.registers + self.memory + self.scratch.len();
        let is_register: Vec<bool> = (0..n).map(|i| self.location(i).is_register()).collect();
        let start: u64 = (0..n as u64).map(|i| i << (4 * i)).sum();
        let kept = (1 << (4 * (self.registers + self.memory))) - 1;
        let (mut seen, mut best) = (std::collections::HashSet::new(), std::collections::HashMap::new());
        let mut buckets = vec![vec![start]];
        let mut cost = 0;
        while cost < buckets.len() {
            while let Some(state) = buckets[cost].pop() {
                if !seen.insert(state) {
                    continue;
                }
                best.entry(state & kept).or_insert(cost as u32);
                let get = |i: usize| state >> (4 * i) & 15;
                let with = |state: u64, i: usize, value: u64| state & !(15 << (4 * i)) | value << (4 * i);
                let mut push = |state: u64, price: usize| {
                    buckets.resize(buckets.len().max(cost + price + 1), Vec::new());
                    buckets[cost + price].push(state);
                };
                for a in 0..n {
                    for b in (0..n).filter(|&b| a != b && (is_register[a] || is_register[b])) {
                        push(with(state, a, get(b)), 1);
                        if let Some(price) = self.exchange
                            && is_register[a]
                            && is_register[b]
                        {
                            push(with(with(state, a, get(b)), b, get(a)), price as usize);
                        }
                    }
                }
            }
            cost += 1;
        }
        best
    }

    /// The copies as text, with the names of registers and of locations in memory that make it least.
    fn shape(&self, sources: &[usize]) -> String {
        let n = sources.len();
        let kind = |i: usize| usize::from(i >= self.registers);
        let name = |i: usize| format!("{}{}", ["r", "m"][kind(i)], 1 + i - self.registers * kind(i));
        let renamed = |code: usize| {
            let new = |i: usize| code / n.pow(i as u32) % n;
            let is_renaming = (0..n).all(|i| kind(new(i)) == kind(i) && (0..i).all(|k| new(k) != new(i)));
            let mut copies: Vec<_> = (0..n).filter(|&i| sources[i] != i).collect();
            copies.sort_by_key(|&i| new(i));
            let copies = copies.iter().map(|&i| format!("{} := {}", name(new(i)), name(new(sources[i]))));
            is_renaming.then(|| copies.collect::<Vec<_>>().join(", "))
        };
        (0..n.pow(n as u32)).filter_map(renamed).min().expect("the names may stay")
    }

    /// Every parallel copy among the kept locations. Returns those that have a longer sequence than the
    /// shortest one, or none although there is one: up to renaming, with its cost and the least one, and
    /// their number.
    fn compare(&self) -> Vec<(String, usize)> {
        let best = self.shortest();
        let n = self.registers + self.memory;
        let mut worse = std::collections::BTreeMap::new();
        for code in 0..n.pow(n as u32) {
            let sources: Vec<usize> = (0..n).map(|i| code / n.pow(i as u32) % n).collect();
            let goal: u64 = (0..n).map(|i| (sources[i] as u64) << (4 * i)).sum();
            let least = best.get(&goal).copied();
            let copies: Vec<(Location, Location)> = (0..n)
                .filter(|&i| sources[i] != i)
                .map(|i| (self.location(i), self.location(sources[i])))
                .collect();
            let cost = match sequence(&copies, &self.scratch, self.exchange) {
                Ok((steps, cost)) => {
                    assert!(least.is_some_and(|least| cost >= least), "{copies:?} by {steps:?}");
                    Some(cost)
                }
                Err(Error::NoScratch(cycle)) => {
                    assert!(!cycle.is_empty());
                    None
                }
                Err(error) => panic!("{copies:?}: {error:?}"),
            };
            if cost != least {
                let text = |cost: Option<u32>| cost.map_or("-".into(), |cost| cost.to_string());
                let shape = format!("{}: {}, {}", self.shape(&sources), text(cost), text(least));
                *worse.entry(shape).or_insert(0) += 1;
            }
        }
        worse.into_iter().collect()
    }
}

fn search(
    registers: usize,
    memory: usize,
    scratch: &[Location],
    exchange: Option<u32>,
) -> Vec<(String, usize)> {
    Search { registers, memory, scratch: scratch.into(), exchange }.compare()
}

/// Registers: the shortest sequence, and none only if there is none.
#[test]
fn all_copies_of_five_registers_are_shortest() {
    let free = [Register(9)];
    for exchange in [None, Some(1), Some(2), Some(3)] {
        assert_eq!(search(5, 0, &free, exchange), []);
        assert_eq!(search(5, 0, &[], exchange), []);
    }
    assert_eq!(search(4, 0, &[Memory(9)], None), []);
}

/// With two scratch registers sequences through memory are shortest, too. With fewer these are not, or are
/// missed; docs/parallel-copies.md has the same list.
#[test]
fn all_copies_of_four_locations_with_memory() {
    let two = [Register(8), Register(9)];
    for registers in 0..4 {
        assert_eq!(search(registers, 4 - registers, &two, None), []);
        assert_eq!(search(registers, 4 - registers, &two, Some(2)), []);
    }
    let worse = |scratch: &[Location]| {
        let shapes = (0..4).flat_map(|registers| search(registers, 4 - registers, scratch, None));
        shapes.map(|(shape, number)| format!("{number} of {shape}")).collect::<Vec<_>>()
    };
    let one = [
        "12 of m1 := m2, m2 := m1, m3 := m4: -, 8",
        "3 of m1 := m2, m2 := m1, m3 := r1: -, 6",
        "3 of m1 := m2, m2 := m1: -, 7",
        "2 of m1 := m2, m2 := m3, m3 := m1: -, 8",
        "6 of r1 := m1, m1 := m2, m2 := m3, m3 := m2: 7, 6",
        "6 of r1 := m1, m1 := m2, m2 := m3, m3 := r1: -, 7",
        "3 of r1 := m1, m1 := r1, m2 := m3, m3 := m2: -, 8",
        "1 of m1 := m2, m2 := m1: -, 7",
        "1 of r1 := r2, r2 := r1, m1 := m2, m2 := m1: -, 8",
    ];
    assert_eq!(worse(&[Register(9)]), one);
    let one_and_slot = [
        "3 of m1 := m2, m2 := m1, m3 := r1: 7, 6",
        "6 of r1 := m1, m1 := m2, m2 := m3, m3 := m2: 7, 6",
        "6 of r1 := m1, m1 := m2, m2 := m3, m3 := r1: 8, 7",
        "3 of r1 := m1, m1 := r1, m2 := m3, m3 := m2: 9, 8",
        "1 of r1 := r2, r2 := r1, m1 := m2, m2 := m1: 9, 7",
    ];
    assert_eq!(worse(&[Register(9), Memory(9)]), one_and_slot);
}

#[test]
fn the_sequences_of_the_documentation() {
    let steps = |copies, scratch: &[Location]| sequence(copies, scratch, None).map(|(steps, _)| steps);
    // A fan-out keeps the value that the cycle needs.
    assert_eq!(steps(&[(A, B), (B, A), (C, A)], &[]), Ok(vec![(C, A), (A, B), (B, C)]));
    // A destination that is written last is the scratch register.
    assert_eq!(steps(&[(A, B), (B, A), (C, D)], &[]), Ok(vec![(C, A), (A, B), (B, C), (C, D)]));
    // A value is loaded once.
    assert_eq!(steps(&[(M, Memory(3)), (N, Memory(3))], &[D]), Ok(vec![(D, Memory(3)), (M, D), (N, D)]));
    assert_eq!(steps(&[(A, Memory(7)), (B, Recipe(7))], &[]), Ok(vec![(A, Memory(7)), (B, Recipe(7))]));
    assert_eq!(steps(&[(A, M), (B, M), (N, M)], &[]), Ok(vec![(A, M), (N, A), (B, A)]));
    assert_eq!(steps(&[(M, Recipe(7)), (A, Recipe(7))], &[]), Ok(vec![(A, Recipe(7)), (M, A)]));
    // A source that nothing overwrites is read in place.
    assert_eq!(steps(&[(A, D), (B, D), (C, D)], &[]), Ok(vec![(C, D), (B, D), (A, D)]));
    assert_eq!(sequence(&[(A, B), (B, A)], &[D], Some(3)).map(|it| it.1), Ok(3));
    assert_eq!(sequence(&[(A, B), (B, C), (C, A)], &[], Some(2)), Ok((vec![(A, B), (B, C)], 4)));
}

#[test]
fn a_dead_source_opens_a_cycle_once_it_has_been_read() {
    let transfers = transfers(&[(A, B), (B, A), (M, D)]);
    let dead = [(D, 0)];
    let mut ctx = Ctx::default();
    let options = Options { scratch: &[], dead: &dead, costs: &[Costs::UNIT] };
    let steps = sequentialize(&transfers, &options, &mut ctx).expect("a register is free after the store");
    assert_eq!(steps[0], Step::Move { copy: 2, dest: M, source: D });
    assert_eq!(steps[1], Step::Save { copy: 0, reader: 1, dest: D, source: A });
    let options = Options { dead: &[(A, 0)], ..options };
    assert_eq!(sequentialize(&transfers, &options, &mut ctx).err(), Some(Error::ScratchUsed(A)));
    assert_eq!(sequentialize(&transfers[..1], &options, &mut ctx).err(), Some(Error::ScratchUsed(A)));
    let options = Options { dead: &[(D, 0), (D, 0)], ..options };
    assert_eq!(sequentialize(&transfers, &options, &mut ctx).err(), Some(Error::ScratchUsed(D)));
}

/// Moves from memory to memory come first, unless they have to wait for the register.
#[test]
fn a_dead_source_serves_memory_once_it_has_been_read() {
    let transfers = transfers(&[(M, N), (A, D)]);
    let options = Options { scratch: &[], dead: &[(D, 0)], costs: &[Costs::UNIT] };
    let mut ctx = Ctx::default();
    let steps = sequentialize(&transfers, &options, &mut ctx).expect("a register is free after the move");
    assert_eq!(steps[0], Step::Move { copy: 1, dest: A, source: D });
    assert_eq!(steps[1], Step::Save { copy: 0, reader: 0, dest: D, source: N });
}

#[test]
fn wrong_input_is_an_error() {
    let fails = |copies: &[(Location, Location)], scratch: &[Location]| sequence(copies, scratch, None).err();
    assert_eq!(fails(&[(A, B), (A, C)], &[]), Some(Error::WrittenTwice(A)));
    assert_eq!(fails(&[(A, A), (A, C)], &[]), Some(Error::WrittenTwice(A)));
    assert_eq!(fails(&[(Recipe(1), A)], &[]), Some(Error::RecipeWritten(Recipe(1))));
    assert_eq!(fails(&[(A, B)], &[A]), Some(Error::ScratchUsed(A)));
    assert_eq!(fails(&[(A, B)], &[C, B]), Some(Error::ScratchUsed(B)));
    assert_eq!(fails(&[(A, B), (B, C), (C, A)], &[C]), Some(Error::ScratchUsed(C)));
    assert_eq!(fails(&[(A, B)], &[C, D, C]), Some(Error::ScratchUsed(C)));
    assert_eq!(fails(&[(M, N), (N, M)], &[D, D]), Some(Error::ScratchUsed(D)));
    assert_eq!(fails(&[(A, B), (C, D), (B, A)], &[M]), None);
    assert_eq!(fails(&[(D, D), (A, B), (B, C), (C, A)], &[]), Some(Error::NoScratch(vec![1, 2, 3])));
    assert_eq!(fails(&[(M, N)], &[]), Some(Error::NoScratch(vec![0])));
    let mut ctx = Ctx::default();
    let options = Options { scratch: &[], dead: &[], costs: &[Costs::UNIT] };
    let mut copies = transfers(&[(A, C), (B, C)]);
    copies[1].bytes = 4;
    assert_eq!(sequentialize(&copies, &options, &mut ctx).err(), Some(Error::Mismatch(C)));
    copies[1] = Transfer { class: 1, ..copies[0] };
    copies[1].dest = B;
    let two = Options { costs: &[Costs::UNIT; 2], ..options };
    assert_eq!(sequentialize(&copies, &two, &mut ctx).err(), Some(Error::Mismatch(C)));
    copies.truncate(1);
    copies[0].class = 1;
    assert_eq!(sequentialize(&copies, &options, &mut ctx).err(), Some(Error::UnknownClass(0)));
}

/// One context for copies on the short ways and on the general one: nothing of an earlier call is left.
#[test]
fn copies_between_registers() {
    let mut ctx = Ctx::default();
    let mut steps = |copies: &[(u32, u32)]| -> Result<Vec<(u32, u32)>, Error> {
        let steps = sequentialize_registers(copies, &mut ctx)?.iter();
        let pair = |step: &Step| match *step {
            Step::Move { dest, source, .. } | Step::Save { dest, source, .. } => {
                (dest.number(), source.number())
            }
            Step::Exchange { .. } => panic!("no exchange is there"),
        };
        Ok(steps.map(pair).collect())
    };
    assert_eq!(steps(&[(1, 0), (0, 1)]), Ok(vec![(FRESH.number(), 1), (1, 0), (0, FRESH.number())]));
    assert_eq!(steps(&[(1, 0)]), Ok(vec![(1, 0)]));
    assert_eq!(steps(&[(1, 1)]), Ok(vec![]));
    assert_eq!(steps(&[(2, 1), (1, 0)]), Ok(vec![(2, 1), (1, 0)]));
    assert_eq!(steps(&[(3, 2), (2, 1), (1, 0)]), Ok(vec![(3, 2), (2, 1), (1, 0)]));
    assert_eq!(steps(&[(1 << 20, 2), (2, 1)]), Ok(vec![(1 << 20, 2), (2, 1)]));
    assert_eq!(steps(&[(3, 2), (2, 1), (1, 1 << 20)]), Ok(vec![(3, 2), (2, 1), (1, 1 << 20)]));
    assert_eq!(steps(&[(1, u32::MAX)]), Err(Error::ScratchUsed(FRESH)));
    let (place, room) = (ctx.transfers.as_ptr(), ctx.transfers.capacity());
    assert_eq!(sequentialize_registers(&[(3, 2), (2, 1), (1, 1 << 20)], &mut ctx).map(<[Step]>::len), Ok(3));
    assert!(room > 0 && (ctx.transfers.as_ptr(), ctx.transfers.capacity()) == (place, room));
}

/// An exchange is as wide as the widest value of its cycle, and weighed against the moves that it replaces.
#[test]
fn exchanges_have_a_width_and_a_cost() {
    let costs = [Costs { moving: 2, load: 2, store: 2, exchange: Some(3) }];
    let options = Options { scratch: &[], dead: &[], costs: &costs };
    let mut ctx = Ctx::default();
    let mut copies = transfers(&[(A, B), (B, A), (C, A)]);
    copies[0].bytes = 4;
    let steps = sequentialize(&copies, &options, &mut ctx).expect("there are exchanges");
    let exchange = Step::Exchange { copy: 0, a: A, b: B, bytes: 8 };
    assert_eq!(steps, [exchange, Step::Move { copy: 2, dest: C, source: B }]);
    // Three exchanges would cost nine, four moves cost eight.
    let copies = transfers(&[(A, B), (B, C), (C, D), (D, A), (Register(4), A)]);
    let steps = sequentialize(&copies, &options, &mut ctx).expect("a copy leads out of the cycle");
    assert!(steps.len() == 5 && steps.iter().all(|step| matches!(step, Step::Move { .. })), "{steps:?}");
}

/// Each class has its own scratch register; a cycle of two classes is none.
#[test]
fn classes_have_their_own_scratch_registers() {
    let mut copies = transfers(&[(A, B), (B, A), (C, D), (D, C)]);
    copies[2].class = 1;
    copies[3].class = 1;
    let scratch = [(Register(8), 0), (Register(9), 1)];
    let costs = [Costs::UNIT, Costs { exchange: Some(1), ..Costs::UNIT }];
    let mut ctx = Ctx::default();
    let options = Options { scratch: &scratch, dead: &[], costs: &costs };
    let steps = sequentialize(&copies, &options, &mut ctx).expect("both have a way");
    assert_eq!(steps[0], Step::Exchange { copy: 2, a: C, b: D, bytes: 8 });
    assert_eq!(steps[1], Step::Save { copy: 0, reader: 1, dest: Register(8), source: A });
    let without = Options { costs: &[Costs::UNIT; 2], ..options };
    let steps = sequentialize(&copies, &without, &mut ctx).expect("both have a scratch register");
    assert_eq!(steps[3], Step::Save { copy: 2, reader: 3, dest: Register(9), source: C });
    // A register that holds a value of another class before and after is not exchanged.
    copies[0].class = 1;
    let mixed = Options { costs: &[costs[1]; 2], ..options };
    let steps = sequentialize(&copies[..2], &mixed, &mut ctx).expect("there is a scratch register");
    assert_eq!(steps.len(), 3);
    copies[0].class = 0;
    let options = Options { scratch: &scratch[1..], costs: &[Costs::UNIT; 2], ..options };
    assert_eq!(sequentialize(&copies, &options, &mut ctx).err(), Some(Error::NoScratch(vec![0, 1])));
    let options = Options { scratch: &scratch[..1], ..options };
    assert_eq!(sequentialize(&copies[2..], &options, &mut ctx).err(), Some(Error::NoScratch(vec![0, 1])));
}

/// The destination of a copy that is held is a scratch register for its own class only.
#[test]
fn classes_have_their_own_late_destinations() {
    let mut copies = transfers(&[(M, A), (C, D), (D, C), (Register(4), Register(5))]);
    copies[1..].iter_mut().for_each(|copy| copy.class = 1);
    let options = Options { scratch: &[], dead: &[], costs: &[Costs::UNIT; 2] };
    let mut ctx = Ctx::default();
    let steps = sequentialize(&copies, &options, &mut ctx).expect("register 4 is written last");
    assert_eq!(steps[1], Step::Save { copy: 1, reader: 2, dest: Register(4), source: C });
    assert_eq!(steps.len(), 5);
    copies[3].class = 0;
    assert_eq!(sequentialize(&copies, &options, &mut ctx).err(), Some(Error::NoScratch(vec![1, 2])));
}

/// The reader of a saved value is the copy whose source it was, in cycles of any length.
#[test]
fn a_saved_value_names_its_reader() {
    let options = Options { scratch: &[(Register(99), 0)], dead: &[], costs: &[Costs::UNIT] };
    for n in 2..9 {
        let cycle: Vec<_> = (0..n).map(|i| (Register(i), Register((i + 1) % n))).collect();
        let copies = transfers(&cycle);
        let mut ctx = Ctx::default();
        let steps = sequentialize(&copies, &options, &mut ctx).expect("there is a scratch register");
        let Step::Save { reader, source, .. } = steps[0] else { panic!("{steps:?}") };
        assert_eq!(copies[reader as usize].source, source);
    }
}

/// A cycle is opened by the costs of its own class, whatever another one's are.
#[test]
fn classes_have_their_own_costs() {
    let mut copies = transfers(&[(C, D), (A, B), (B, A)]);
    copies[1..].iter_mut().for_each(|copy| copy.class = 1);
    let dear = Costs { moving: 2, exchange: Some(5), ..Costs::UNIT };
    let options = Options { scratch: &[(Register(4), 1)], dead: &[], costs: &[Costs::UNIT, dear] };
    let mut ctx = Ctx::default();
    let steps = sequentialize(&copies, &options, &mut ctx).expect("there is a scratch register");
    // One exchange costs 5, three moves 6; two moves and one of the other class would cost 5, too.
    assert!(matches!(steps[1..], [Step::Exchange { .. }]), "{steps:?}");
}

/// The numbers of locations cost nothing, and many copies little more than their sort.
#[test]
fn large_numbers_and_many_copies() {
    let mut ctx = Ctx::default();
    let steps = sequentialize_registers(&[(1 << 28, u32::MAX - 1), (3, 1 << 28)], &mut ctx);
    assert_eq!(steps.map(<[Step]>::len), Ok(2));
    let steps = sequentialize_registers(&[(1, 0), (0, 1 << 28), (2, 1)], &mut ctx);
    assert_eq!(steps.map(<[Step]>::len), Ok(3));
    assert!(ctx.capacity() < 1024);
    // A large number is no small one, whether it is read or written, by one copy or several.
    let large = [1 << 28, u32::MAX].map(Register);
    assert_eq!(sequence(&[(A, large[0]), (M, A)], &[], None).map(|it| it.1), Ok(2));
    assert_eq!(sequence(&[(A, large[0]), (B, large[0]), (M, large[1])], &[], None).map(|it| it.1), Ok(3));
    assert_eq!(sequence(&[(large[0], A), (A, large[0]), (M, A)], &[large[1]], None).map(|it| it.1), Ok(3));
    assert_eq!(sequence(&[(A, B)], &[large[1]], None).map(|it| it.1), Ok(1));
    assert_eq!(sequence(&[(M, A), (large[0], B)], &large, None).err(), Some(Error::ScratchUsed(large[0])));
    // The sequence does not depend on the numbers, in whatever order large ones are met.
    let names = [5, 2, 4, 1, 3, 0].map(|i| (1 << 30) + 7 * i);
    let name =
        |location: Location| names.get(location.number() as usize).copied().unwrap_or(location.number());
    for code in 0..6_u32.pow(4) {
        let copies: Vec<_> = (0..4).map(|i| (Register(i), Register(code / 6_u32.pow(i) % 6))).collect();
        let renamed: Vec<_> = copies.iter().map(|&(a, b)| (Register(name(a)), Register(name(b)))).collect();
        let (mut steps, cost) = sequence(&copies, &[Register(9)], None).unwrap();
        steps.iter_mut().for_each(|(a, b)| (*a, *b) = (Register(name(*a)), Register(name(*b))));
        assert_eq!(sequence(&renamed, &[Register(9)], None), Ok((steps, cost)), "{copies:?}");
    }
    for n in [17u32, 1000, 100_000] {
        let cycle: Vec<(u32, u32)> = (0..n).map(|i| (i * 3, (i + 1) % n * 3)).collect();
        assert_eq!(sequentialize_registers(&cycle, &mut ctx).map(<[Step]>::len), Ok(n as usize + 1));
        let swaps: Vec<(u32, u32)> = (0..n / 2 * 2).map(|i| (i, i ^ 1)).collect();
        assert_eq!(sequentialize_registers(&swaps, &mut ctx).map(<[Step]>::len), Ok(n as usize / 2 * 3));
    }
}

/// A context of many calls: entries of old ones are void, also after the numbers of calls have run out, and
/// nothing grows from call to call.
#[test]
fn old_entries_are_void() {
    let options = Options { scratch: &[], dead: &[], costs: &[Costs::UNIT] };
    let mut ctx = Ctx::default();
    let large = [1 << 28, u32::MAX].map(Register);
    let swap = transfers(&[(A, M), (M, B)]);
    let chain = transfers(&[(B, A), (C, B), (M, C), (large[0], large[1])]);
    let expected = sequentialize(&chain, &options, &mut Ctx::default()).unwrap().to_vec();
    sequentialize(&swap, &options, &mut ctx).unwrap();
    ctx.stamp = u32::MAX;
    for _ in 0..1000 {
        assert_eq!(sequentialize(&chain, &options, &mut ctx), Ok(&expected[..]));
    }
    assert!(ctx.capacity() < 1024);
}

/// Without scratch registers: many cycles, one after the other, through the same late destination.
#[test]
fn many_cycles_without_scratch_take_linear_time() {
    let n = 20_000;
    let swaps = (0..n).map(|i| (Register(i), Register(i ^ 1)));
    let late = (0..n).map(|i| (Register(n + i), Register(3 * n)));
    let copies: Vec<(Location, Location)> = swaps.chain(late).collect();
    let (steps, _) = sequence(&copies, &[], None).expect("destinations serve as scratch registers");
    assert_eq!(steps.len() as u32, n / 2 * 3 + n);
}

/// What other compilers got wrong, in our words.
mod public_faults {
    use super::*;

    fn steps(copies: &[(Location, Location)], scratch: &[Location]) -> Vec<(Location, Location)> {
        sequence(copies, scratch, None).expect("there is a sequence").0
    }

    /// Shopify/ruby 1032 (August 2026): the register that held a value of the cycle of stack slots was also
    /// the one through which slots were copied, so that the value was overwritten.
    #[test]
    fn a_cycle_of_slots_needs_two_scratch_registers() {
        let swap = [(M, N), (N, M)];
        assert_eq!(sequence(&swap, &[A], None), Err(Error::NoScratch(vec![0, 1])));
        assert_eq!(steps(&swap, &[A, B]), [(A, N), (B, M), (M, A), (N, B)]);
        assert_eq!(steps(&swap, &[A, Memory(9)]).len(), 6);
    }

    /// sampsyo/bril 330 (2024): phis took effect one after the other, so that the second of two that exchange
    /// variables read the new value of the first.
    #[test]
    fn phis_that_swap() {
        assert_eq!(steps(&[(A, B), (B, A)], &[C]), [(C, A), (A, B), (B, C)]);
    }

    /// sampsyo/bril 410 (2025): the conversion out of SSA form that was to repair this copied through shadow
    /// variables, but not through fresh ones, and had the problem again.
    #[test]
    fn shadows_that_swap() {
        assert_eq!(steps(&[(C, A), (D, B), (A, D), (B, C)], &[Register(8)]).len(), 5);
    }

    /// golang/go 69929 (2024), x/tools/go/ssa/interp: y = phi(.., x) read the x of this iteration, not of the
    /// one before: a chain in the wrong order.
    #[test]
    fn a_chain_starts_at_its_end() {
        assert_eq!(steps(&[(A, C), (B, A)], &[]), [(B, A), (A, C)]);
    }

    /// bytecodealliance/regalloc2 149 (2023): a second scratch register for a move between stack slots was
    /// the dedicated one that was in use already.
    #[test]
    fn a_scratch_register_in_use_is_not_free() {
        let copies = [(M, N), (N, M), (Memory(2), Memory(3))];
        assert_eq!(sequence(&copies, &[A], None).map(|it| it.1).err(), Some(Error::NoScratch(vec![0, 1])));
        assert_eq!(steps(&copies, &[A, B]).len(), 6);
    }

    /// bytecodealliance/regalloc2 152 (2023): a cycle through a slot that holds a value of one class before
    /// and of another one after was resolved in registers of the wrong class.
    #[test]
    fn a_slot_of_two_classes() {
        let mut copies = transfers(&[(A, M), (M, B), (B, N), (N, A)]);
        for (copy, class) in copies.iter_mut().zip([0, 1, 1, 0]) {
            copy.class = class;
        }
        let scratch = [(Register(8), 0), (Register(9), 1)];
        let mut ctx = Ctx::default();
        let options = Options { scratch: &scratch, dead: &[], costs: &[Costs::UNIT; 2] };
        let steps = sequentialize(&copies, &options, &mut ctx).expect("each class has a scratch register");
        let class_of = |register| if [A, Register(8)].contains(&register) { 0 } else { 1 };
        for step in steps {
            let (Step::Move { copy: reader, dest, source } | Step::Save { reader, dest, source, .. }) = *step
            else {
                panic!("no exchange is there")
            };
            for register in [dest, source].into_iter().filter(|location| location.is_register()) {
                assert_eq!(class_of(register), copies[reader as usize].class, "{steps:?}");
            }
        }
    }

    /// Ryujinx 6455 (2024) and cea-sec/miasm 823 (2018): phis became plain copies in the order of the phis,
    /// so that a source was overwritten before it was read.
    #[test]
    fn sources_are_read_before_they_are_written() {
        assert_eq!(steps(&[(A, B), (B, C), (C, A), (D, C)], &[]), [(D, C), (C, A), (A, B), (B, D)]);
    }

    /// Boissinot et al. 2009, algorithm 1 as printed: the test whether a copy of a cycle is still to be done
    /// is inverted, and compilers that follow the listing lose the cycle.
    #[test]
    fn the_listing_as_printed() {
        let copies = [(A, B), (B, A), (C, D), (D, C), (M, A)];
        assert_eq!(steps(&copies, &[Register(8)]).len(), 6);
    }
}
