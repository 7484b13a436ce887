//! Forwarding of loads and removal of stores: the conformance suite over the toy, what plans say, and what a
//! host gets wrong.

use sheave_ssa::forward::{Ctx, Options, check, plan};
use sheave_ssa::host::{self, AccessSink, MemAccess, SlotHost, SlotInfo};
use sheave_ssa::{Block, Cfg, Inst, Slot, Type, Value};
use sheave_testing::ssa::conformance::{Toy, check_forwarding, stored_programs};

#[test]
fn the_toy_host_conforms() {
    check_forwarding(&mut Toy::default(), 10_000).unwrap_or_else(|difference| panic!("{difference}"));
}

/// A plan that does nothing would pass.
#[test]
fn random_programs_exercise_forwarding() {
    let (mut ctx, mut fresh_differs) = (Ctx::new(), 0);
    let (mut forwarded, mut converted, mut across, mut dead, mut unused) = (0, 0, 0, 0, 0);
    for (program, _) in stored_programs(3000) {
        let plan = plan(&program, &Options::default(), &mut ctx).unwrap();
        let stats = plan.stats();
        (forwarded, dead, unused) = (forwarded + stats.forwarded, dead + stats.dead, unused + stats.unused);
        converted += plan.forwards().iter().filter(|forward| forward.from != forward.to).count();
        let block = |inst| program.blocks.iter().position(|block| block.insts.contains(&inst));
        let differ = |forward: &&sheave_ssa::forward::Forward| block(forward.load) != block(forward.source);
        across += plan.forwards().iter().filter(differ).count();
        let text = plan.to_string();
        let mut fresh = Ctx::new();
        fresh_differs += u32::from(
            sheave_ssa::forward::plan(&program, &Options::default(), &mut fresh).unwrap().to_string() != text,
        );
    }
    println!(
        "{forwarded} forwarded, {converted} converted, {across} across blocks, {dead} dead, {unused} unused"
    );
    assert_eq!(fresh_differs, 0, "a reused context gives what a fresh one gives");
    assert!(forwarded > 1000 && converted > 500 && across > 300 && dead > 2000 && unused > 200);
}

/// What a host reports, as data.
#[derive(Clone, Copy)]
enum Report {
    Load(u32, i32, Type, u32),
    Store(u32, i32, Type, u32),
    Volatile(u32),
    Fresh(u32),
    Address(u32),
    Escape(u32),
    Clobber(host::Clobber),
    Twice,
    Asm(u32),
    /// The first four bytes of a slot, to another.
    Copy(u32, u32),
}
use Report::*;

type Reports = Vec<(u32, Report)>;

/// Reports by block, each with the number of its instruction.
struct Host<const CLOBBERS: bool> {
    blocks: Vec<(Reports, Vec<u32>)>,
    slot: SlotInfo,
    big_endian: bool,
}

fn host<const CLOBBERS: bool>(blocks: &[(&[Report], &[u32])]) -> Host<CLOBBERS> {
    let mut next = 0;
    let mut number = |report: &Report| {
        next += 1;
        (next - 1, *report)
    };
    let blocks =
        blocks.iter().map(|(reports, succs)| (reports.iter().map(&mut number).collect(), succs.to_vec()));
    Host { blocks: blocks.collect(), slot: SlotInfo::new(16), big_endian: false }
}

impl<const CLOBBERS: bool> Cfg for Host<CLOBBERS> {
    fn n_blocks(&self) -> usize {
        self.blocks.len()
    }

    fn entry(&self) -> Block {
        Block(0)
    }

    fn successors(&self, block: Block, visit: impl FnMut(Block)) {
        self.blocks[block.index()].1.iter().copied().map(Block).for_each(visit);
    }
}

impl<const CLOBBERS: bool> SlotHost for Host<CLOBBERS> {
    const CLOBBERS: bool = CLOBBERS;

    fn n_slots(&self) -> usize {
        2
    }

    fn n_values(&self) -> usize {
        20
    }

    fn n_insts(&self) -> usize {
        20
    }

    fn slot(&self, _: Slot) -> SlotInfo {
        self.slot
    }

    fn accesses(&self, block: Block, sink: &mut impl AccessSink) {
        for &(inst, report) in &self.blocks[block.index()].0 {
            let inst = Inst(inst);
            let access = |offset, ty| MemAccess { offset, ..MemAccess::plain(ty) };
            match report {
                Load(slot, at, ty, value) => sink.load(inst, Slot(slot), access(at, ty), Value(value)),
                Store(slot, at, ty, value) => sink.store(inst, Slot(slot), access(at, ty), Value(value)),
                Volatile(slot) => {
                    let access = MemAccess { volatile: true, ..access(0, I32) };
                    sink.store(inst, Slot(slot), access, Value(19));
                }
                Fresh(slot) => sink.fresh(inst, Slot(slot)),
                Address(slot) => sink.address(inst, Slot(slot)),
                Escape(slot) => sink.escape(inst, Slot(slot), host::Escape::Stored),
                Clobber(how) => sink.clobber(inst, how),
                Twice => sink.returns_twice(inst),
                Copy(to, from) => sink.copy(inst, Some((Slot(to), 0)), Some((Slot(from), 0)), 4),
                Asm(slot) => sink.asm_output(inst, Slot(slot), I32, 0, None),
            }
        }
    }

    fn is_constant(&self, _: Value) -> bool {
        false
    }

    fn big_endian(&self) -> bool {
        self.big_endian
    }
}

const I8: Type = Type::int(1);
const I32: Type = Type::int(4);
const F32: Type = Type::float(4);

#[track_caller]
fn expect<const CLOBBERS: bool>(host: &Host<CLOBBERS>, expected: &[&str]) {
    let mut ctx = Ctx::new();
    let options = Options::default();
    let plan = plan(host, &options, &mut ctx).unwrap();
    check(host, plan, &options).unwrap_or_else(|fault| panic!("{fault}\n{plan}"));
    let text = plan.to_string();
    assert!(text.lines().eq(expected.iter().copied()), "the plan is now\n{text}");
}

#[test]
fn a_store_a_load_and_a_piece() {
    let host =
        host::<false>(&[(&[Address(0), Store(0, 4, I32, 0), Load(0, 4, I32, 1), Load(0, 4, I8, 2)], &[])]);
    expect(
        &host,
        &[
            "slot0 unused: 2 loads forwarded, 1 store dead",
            "slot1 unused: 0 loads forwarded, 0 stores dead",
            "v1 := v0 of inst1",
            "inst3: v2 := convert v0 of inst1, i32 to i8",
            "remove inst0",
            "remove inst1",
            "remove inst2",
        ],
    );
}

#[test]
fn the_low_bytes_of_a_big_endian_host_come_last() {
    let mut host = host::<false>(&[(&[Store(0, 0, I32, 0), Load(0, 0, F32, 2), Load(0, 0, I8, 1)], &[])]);
    host.big_endian = true;
    expect(
        &host,
        &[
            "slot0 used: 1 load forwarded, 0 stores dead",
            "slot1 unused: 0 loads forwarded, 0 stores dead",
            "inst1: v2 := convert v0 of inst0, i32 to f32",
        ],
    );
}

#[test]
fn what_escapes_is_known_between_clobbers() {
    let reports = [
        Escape(0),
        Store(0, 0, I32, 0),
        Load(0, 0, I32, 1),
        Clobber(host::Clobber::Reads),
        Load(0, 0, I32, 2),
        Clobber(host::Clobber::Writes),
        Load(0, 0, I32, 3),
        Store(0, 0, I32, 3),
    ];
    expect(
        &host::<true>(&[(&reports, &[])]),
        &[
            "slot0 used: 2 loads forwarded, 1 store dead",
            "slot1 unused: 0 loads forwarded, 0 stores dead",
            "v1 := v0 of inst1",
            "v2 := v0 of inst1",
            "remove inst2",
            "remove inst4",
            "remove inst7",
        ],
    );
    expect(
        &host::<false>(&[(&reports, &[])]),
        &["slot0 kept: address escapes at inst0 (stored)", "slot1 unused: 0 loads forwarded, 0 stores dead"],
    );
}

#[test]
fn a_loop_that_writes_is_in_between() {
    // The load in block 2 comes after the store in block 1 in every iteration but the first.
    let host = host::<false>(&[
        (&[Store(0, 0, I32, 0), Store(0, 8, I32, 1)], &[2]),
        (&[Store(0, 0, I32, 2)], &[2]),
        (&[Load(0, 0, I32, 3), Load(0, 8, I32, 4)], &[1, 3]),
        (&[], &[]),
    ]);
    expect(
        &host,
        &[
            "slot0 used: 1 load forwarded, 1 store dead",
            "slot1 unused: 0 loads forwarded, 0 stores dead",
            "v4 := v1 of inst1",
            "remove inst1",
            "remove inst4",
        ],
    );
}

#[test]
fn what_must_stay_stays() {
    const UNUSED: &str = "slot1 unused: 0 loads forwarded, 0 stores dead";
    let kept = |host: Host<true>, expected: &str| expect(&host, &[expected, UNUSED]);
    kept(
        host(&[(&[Store(0, 0, I32, 0), Volatile(0), Load(0, 0, I32, 1)], &[])]),
        "slot0 used: 0 loads forwarded, 0 stores dead",
    );
    kept(
        host(&[(&[Store(0, 0, I32, 0), Twice, Store(0, 0, I32, 1)], &[])]),
        "slot0 used: 0 loads forwarded, 0 stores dead",
    );
    let fresh: Host<true> = host(&[(&[Store(0, 0, I32, 0), Fresh(0), Load(0, 0, I32, 1)], &[])]);
    expect(&fresh, &["slot0 used: 0 loads forwarded, 1 store dead", UNUSED, "remove inst0"]);
    kept(
        host(&[(&[Store(0, 14, I32, 0), Load(0, 14, I32, 1)], &[])]),
        "slot0 kept: access beyond the slot at inst0",
    );
    kept(
        host(&[(&[Store(0, 0, I32, 0), Asm(0), Load(0, 0, I32, 1)], &[])]),
        "slot0 kept: assembly output at inst1",
    );
}

#[test]
fn errors_name_rule_entity_and_instruction() {
    let error = |host: Host<true>| plan(&host, &Options::default(), &mut Ctx::new()).unwrap_err().to_string();
    let twice = [Load(0, 0, I32, 1), Load(0, 0, I32, 1)];
    assert_eq!(error(host(&[(&twice, &[])])), "v1 (reported by inst1): a value must have one definition");
    assert_eq!(
        error(host(&[(&[Store(0, 0, I32, 20)], &[])])),
        "v20 (reported by inst0): a value must be below the number of values"
    );
    assert_eq!(
        error(host(&[(&[Fresh(2)], &[])])),
        "slot2 (reported by inst0): a slot must be below the number of slots"
    );
    assert_eq!(error(host(&[(&[], &[7])])), "edge block0.0: a successor must be one of the blocks");
    assert_eq!(
        error(host(&[(&[Address(0); 21], &[])])),
        "inst20: an instruction must be below the number of instructions"
    );
}

/// The copy goes, so that it reads nothing, and the slot goes, so that nothing starts it afresh.
#[test]
fn a_copy_of_a_slot_onto_itself_in_a_loop() {
    expect(
        &host::<true>(&[(&[Fresh(0), Copy(0, 0)], &[0])]),
        &[
            "slot0 unused: 0 loads forwarded, 1 store dead",
            "slot1 unused: 0 loads forwarded, 0 stores dead",
            "remove inst0",
            "remove inst1",
        ],
    );
}
