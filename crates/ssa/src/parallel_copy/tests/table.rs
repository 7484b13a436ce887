//! The answers of the proved algorithm: `proofs/table.bin` has a digest for every 256 parallel copies,
//! written by the program that Coq extracts from `proofs/parallel_copy.v` (`make -C proofs table`). The
//! copies are all those among up to six locations, and a million random larger ones; `proofs/table.ml` makes
//! the same.

use super::super::*;
use super::free;
use Location::{Memory, Register};

const BLOCK: u32 = 256;
const SEED: u32 = 2_166_136_261;

/// Scratch locations with their kinds, and a slot.
type Scratch = (Vec<(Location, u8)>, Option<u32>);

struct Table {
    digests: Vec<u32>,
    /// Every so many blocks, one is compared: those whose number has this remainder.
    stride: usize,
    remainder: usize,
    block: usize,
    in_block: u32,
    digest: u32,
    compared: usize,
    scratch: Vec<Scratch>,
    copies: Vec<Transfer>,
    ctx: Ctx,
}

impl Table {
    fn add(&mut self, byte: u32) {
        self.digest = (self.digest ^ byte).wrapping_mul(16_777_619);
    }

    fn is_compared(&self) -> bool {
        self.block % self.stride == self.remainder
    }

    fn flush(&mut self) {
        if self.is_compared() {
            assert_eq!(self.digests.get(self.block), Some(&self.digest), "block {}", self.block);
            self.compared += self.in_block as usize;
        }
        (self.block, self.in_block, self.digest) = (self.block + 1, 0, SEED);
    }

    /// Compares one answer; `pairs` gives the copies.
    fn answer(&mut self, setting: usize, pairs: impl Iterator<Item = (Location, Location)>) {
        if self.is_compared() {
            self.copies.clear();
            self.copies.extend(pairs.map(|(dest, source)| Transfer { dest, source, class: 0, bytes: 8 }));
            let (scratch, exchange) = &self.scratch[setting];
            let costs = [Costs { exchange: *exchange, ..Costs::UNIT }];
            let mut ctx = core::mem::take(&mut self.ctx);
            let number = |location| match location {
                Register(number) => 2 * number,
                Memory(number) | Location::Recipe(number) => 2 * number + 1,
            };
            match sequentialize(&self.copies, &Options { scratch, dead: &[], costs: &costs }, &mut ctx) {
                Err(_) => self.add(0),
                Ok(steps) => {
                    for &step in steps {
                        let (kind, a, b) = match step {
                            Step::Move { dest, source, .. } | Step::Save { dest, source, .. } => {
                                (1, dest, source)
                            }
                            Step::Exchange { a, b, .. } => (2, a, b),
                        };
                        [kind, number(a), number(b)].into_iter().for_each(|byte| self.add(byte));
                    }
                    self.add(3);
                }
            }
            self.ctx = ctx;
        }
        self.in_block += 1;
        if self.in_block == BLOCK {
            self.flush();
        }
    }

    fn compare(stride: usize, remainder: usize) -> usize {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../proofs/table.bin");
        let bytes = std::fs::read(path).expect("the table is in the repository");
        let settings: [(&[Location], Option<u32>); 8] = [
            (&[Register(100)], None),
            (&[], None),
            (&[Register(100), Register(101)], None),
            (&[Register(100), Memory(100)], None),
            (&[Memory(100)], None),
            (&[Register(100)], Some(1)),
            (&[Register(100)], Some(2)),
            (&[], Some(3)),
        ];
        let mut table = Table {
            digests: bytes.chunks(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect(),
            stride,
            remainder,
            block: 0,
            in_block: 0,
            digest: SEED,
            compared: 0,
            scratch: settings.map(|(scratch, exchange)| (free(scratch), exchange)).into(),
            copies: Vec::new(),
            ctx: Ctx::default(),
        };
        for k in 1..=6u32 {
            for memory in 0..=k {
                let at = |i: u32| if i < k - memory { Register(i) } else { Memory(i) };
                for code in 0..k.pow(k) {
                    let source = |i: u32| code / k.pow(i) % k;
                    for setting in 0..settings.len() {
                        let proper = (0..k).filter(|&i| source(i) != i);
                        table.answer(setting, proper.map(|i| (at(i), at(source(i)))));
                    }
                }
            }
        }
        if table.in_block > 0 {
            table.flush();
        }
        table.larger(1_000_000);
        assert_eq!(table.block, table.digests.len());
        table.compared
    }

    fn larger(&mut self, count: usize) {
        let mut seed = 1u32;
        let mut random = |n: usize| {
            seed = seed.wrapping_mul(1_103_515_245).wrapping_add(12_345) & 0x7fff_ffff;
            (seed >> 8) as usize % n
        };
        let (mut order, mut pairs) = (Vec::new(), Vec::new());
        for _ in 0..count {
            let setting = random(8);
            let registers = 2 + random(9);
            let k = registers + random(5);
            let at = |i: usize| if i < registers { Register(i as u32) } else { Memory(i as u32) };
            order.clear();
            order.extend(0..k);
            for i in (1..k).rev() {
                order.swap(i, random(i + 1));
            }
            let n = 1 + random(k);
            pairs.clear();
            pairs.extend(order[..n].iter().map(|&dest| (at(dest), at(random(k)))));
            self.answer(setting, pairs.iter().copied());
        }
        if self.in_block > 0 {
            self.flush();
        }
    }
}

#[test]
fn a_sample_of_the_table_agrees() {
    assert!(Table::compare(37, 0) >= 100_000);
}

#[test]
#[ignore = "takes half a minute without optimisation"]
fn all_of_the_table_agrees() {
    let parts = [0, 1].map(|remainder| std::thread::spawn(move || Table::compare(2, remainder)));
    let compared = parts.map(|part| part.join().expect("no block differs"));
    assert!(compared.iter().sum::<usize>() > 3_700_000);
}
