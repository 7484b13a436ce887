//! Stores into pieces of a wider scalar: the scalar is cut there, and put together by shifts.

use sheave_ssa::host::{AccessSink, Cfg, MemAccess, SlotHost, SlotInfo};
use sheave_ssa::sroa::{Ctx, Options, plan};
use sheave_ssa::{Block, Inst, Slot, Type, Value};

/// A word is stored, pieces of it as (offset, bytes) are, and the word is loaded.
struct Word(u16, Vec<(i32, u16)>);

impl Cfg for Word {
    fn n_blocks(&self) -> usize {
        1
    }

    fn entry(&self) -> Block {
        Block(0)
    }

    fn successors(&self, _: Block, _: impl FnMut(Block)) {}
}

impl SlotHost for Word {
    fn n_slots(&self) -> usize {
        1
    }

    fn n_values(&self) -> usize {
        3
    }

    fn n_insts(&self) -> usize {
        self.1.len() + 2
    }

    fn slot(&self, _: Slot) -> SlotInfo {
        SlotInfo::new(u32::from(self.0))
    }

    fn accesses(&self, _: Block, sink: &mut impl AccessSink) {
        let word = MemAccess::plain(Type::int(self.0));
        sink.store(Inst(0), Slot(0), word, Value(0));
        for (inst, &(offset, bytes)) in (1..).zip(&self.1) {
            let piece = MemAccess { offset, ..MemAccess::plain(Type::int(bytes)) };
            sink.store(Inst(inst), Slot(0), piece, Value(1));
        }
        sink.load(Inst(1 + self.1.len() as u32), Slot(0), word, Value(2));
    }

    fn is_constant(&self, _: Value) -> bool {
        false
    }
}

fn outcome(word: &Word, shifts: bool) -> (String, Vec<(u32, u32)>) {
    let mut ctx = Ctx::new();
    let options = Options { shifts, ..Options::default() };
    let planned = plan(word, &options, &mut ctx).expect("the host keeps the rules");
    assert_eq!(sheave_ssa::sroa::check(word, planned, &options), Ok(()));
    let parts = planned.parts().iter().map(|part| (part.offset, part.ty.bytes())).collect();
    (planned.outcome(Slot(0)).to_string(), parts)
}

#[test]
fn a_store_into_a_piece_cuts_the_word() {
    let byte = Word(4, vec![(1, 1)]);
    assert_eq!(outcome(&byte, true).1, [(0, 1), (1, 1), (2, 2)]);
    let half = Word(8, vec![(4, 4), (2, 2)]);
    assert_eq!(outcome(&half, true).1, [(0, 2), (2, 2), (4, 4)]);
}

#[test]
fn a_word_may_be_put_together_of_all_its_bytes() {
    let bytes = Word(8, (0..8).map(|offset| (offset, 1)).collect());
    assert_eq!(outcome(&bytes, true).1, (0..8).map(|offset| (offset, 1)).collect::<Vec<_>>());
}

#[test]
fn without_shifts_the_slot_stays() {
    let (outcome, parts) = outcome(&Word(4, vec![(1, 1)]), false);
    assert_eq!(parts, []);
    assert!(outcome.contains("overlapping accesses"), "{outcome}");
}
