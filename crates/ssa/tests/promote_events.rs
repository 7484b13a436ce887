//! What happens to slots besides loads and stores. Lifetime markers: a host reports the start of a lifetime
//! as fresh contents and its end as a mere mention of the address. Outputs of asm goto: they are visible
//! along one edge.

use sheave_ssa::host::{AccessSink, Escape, MemAccess, SlotInfo};
use sheave_ssa::promote::check::check;
use sheave_ssa::promote::{Ctx, Definition, Kept, Options, Outcome, Plan, PointKind, Uninit, plan};
use sheave_ssa::{Block, Cfg, Inst, Slot, SlotHost, Type, Value};
use sheave_testing::ssa::conformance::all_options;

/// What instructions do to the only slot. Stores write the value with the number of their instruction, and
/// loads define it.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Does {
    Start,
    End,
    Load,
    Store,
    Leak,
    /// The output of this number is visible along the edge of the same number.
    Goto(u32),
}
use Does::{End, Goto, Leak, Load, Start, Store};

/// Blocks with what they do and where they lead. Instructions are numbered through.
struct Marked(&'static [(&'static [Does], &'static [u32])]);

impl Cfg for Marked {
    fn n_blocks(&self) -> usize {
        self.0.len()
    }

    fn entry(&self) -> Block {
        Block(0)
    }

    fn successors(&self, block: Block, visit: impl FnMut(Block)) {
        self.0[block.index()].1.iter().map(|&succ| Block(succ)).for_each(visit);
    }
}

impl SlotHost for Marked {
    fn n_slots(&self) -> usize {
        1
    }

    fn n_values(&self) -> usize {
        self.n_insts()
    }

    fn n_insts(&self) -> usize {
        self.0.iter().map(|(insts, _)| insts.len()).sum()
    }

    fn slot(&self, _: Slot) -> SlotInfo {
        SlotInfo { ty: Some(Type::int(4)), ..SlotInfo::new(4) }
    }

    fn accesses(&self, block: Block, sink: &mut impl AccessSink) {
        let before: usize = self.0[..block.index()].iter().map(|(insts, _)| insts.len()).sum();
        let access = MemAccess::plain(Type::int(4));
        for (at, does) in self.0[block.index()].0.iter().enumerate() {
            let (inst, slot, value) = (Inst::new(before + at), Slot(0), Value::new(before + at));
            match does {
                Start => sink.fresh(inst, slot),
                End => sink.address(inst, slot),
                Load => sink.load(inst, slot, access, value),
                Store => sink.store(inst, slot, access, value),
                Leak => sink.escape(inst, slot, Escape::CallArgument),
                Goto(n) => sink.asm_output(inst, slot, Type::int(4), *n, Some(*n)),
            }
        }
    }

    fn is_constant(&self, _: Value) -> bool {
        false
    }
}

/// Plans under every combination of options, which the checker accepts, and shows the plans to `look`.
fn everywhere(trap: &str, host: &Marked, look: impl Fn(&Plan, &Options)) {
    let mut ctx = Ctx::new();
    for options in all_options() {
        let plan = plan(host, &options, &mut ctx).unwrap_or_else(|error| panic!("{trap}: {error}"));
        check(host, plan, &options).unwrap_or_else(|fault| panic!("{trap}: {fault} under {options:?}"));
        look(plan, &options);
    }
}

fn read_of(plan: &Plan, n: usize) -> Definition {
    plan.replacement(Value::new(n)).expect("the load goes")
}

fn nothing(options: &Options) -> Definition {
    match options.uninit {
        Uninit::Zero => Definition::Zero(Slot(0)),
        Uninit::Undef => Definition::Undef(Slot(0)),
    }
}

#[test]
fn trap_25_lifetime_markers_go_with_their_slot() {
    let host = Marked(&[(&[Start, Store, Load, End], &[1]), (&[Start, Store, End], &[])]);
    everywhere("trap 25: markers", &host, |plan, options| {
        assert!(matches!(plan.outcome(Slot(0)), Outcome::Promoted { .. }), "{options:?}");
        assert_eq!(read_of(plan, 2), Definition::Value(Value(1)), "what was stored, under {options:?}");
        for inst in 0..host.n_insts() {
            assert!(plan.is_dead(Inst::new(inst)), "instruction {inst} is left under {options:?}");
        }
    });
    let unused = Marked(&[(&[Start, End], &[])]);
    everywhere("trap 25: markers and nothing else", &unused, |plan, _| {
        assert!(plan.is_promoted(Slot(0)));
        assert!(plan.is_dead(Inst(0)) && plan.is_dead(Inst(1)));
    });
}

#[test]
fn trap_25_a_second_lifetime_does_not_see_the_first() {
    let host = Marked(&[(&[Start, Store, End, Start, Load, End], &[])]);
    everywhere("trap 25: two lifetimes in a block", &host, |plan, options| {
        assert_eq!(read_of(plan, 4), nothing(options), "under {options:?}");
    });
    // The end alone clears nothing: whether the contents can still be read is the host's affair.
    let mentioned = Marked(&[(&[Start, Store, End, Load], &[])]);
    everywhere("trap 25: only a mention", &mentioned, |plan, options| {
        assert_eq!(read_of(plan, 3), Definition::Value(Value(1)), "under {options:?}");
    });
}

#[test]
fn trap_25_nothing_is_carried_around_a_loop_into_a_new_lifetime() {
    // The store of one turn must not be read in the next, and needs no phi at the head for that.
    let host = Marked(&[(&[], &[1]), (&[Start, Load, Store, Load, End], &[1, 2]), (&[], &[])]);
    everywhere("trap 25: a lifetime per turn", &host, |plan, options| {
        assert_eq!(read_of(plan, 1), nothing(options), "under {options:?}");
        assert_eq!(read_of(plan, 3), Definition::Value(Value(2)), "under {options:?}");
    });
    let mut ctx = Ctx::new();
    assert_eq!(plan(&host, &Options::default(), &mut ctx).expect("it is well formed").n_phis(), 0);
    // Without the marker it is read.
    let one_life = Marked(&[(&[], &[1]), (&[Load, Store], &[1, 2]), (&[], &[])]);
    everywhere("trap 25: one lifetime for all turns", &one_life, |plan, options| {
        assert_eq!(read_of(plan, 0), Definition::Phi(0), "under {options:?}");
    });
}

#[test]
fn trap_25_markers_of_a_slot_that_stays_stay() {
    let host = Marked(&[(&[Start, Store, Leak, Load, End], &[])]);
    everywhere("trap 25: a slot whose address escapes", &host, |plan, options| {
        let kept = Outcome::Kept { reason: Kept::Escapes(Escape::CallArgument), inst: Some(Inst(2)) };
        assert_eq!(plan.outcome(Slot(0)), kept, "under {options:?}");
        assert!((0..host.n_insts()).all(|inst| !plan.is_dead(Inst::new(inst))), "under {options:?}");
        assert_eq!(plan.replacement(Value(3)), None);
    });
}

#[test]
fn trap_25_a_lifetime_that_begins_on_one_path_is_merged_with_the_other() {
    let host = Marked(&[(&[Store], &[1, 2]), (&[Start], &[3]), (&[], &[3]), (&[Load], &[])]);
    everywhere("trap 25: a lifetime on one of two paths", &host, |plan, options| match options.uninit {
        Uninit::Zero => {
            assert_eq!(read_of(plan, 2), Definition::Phi(0), "under {options:?}");
        }
        // Nothing is any value, so also the one of the other path.
        Uninit::Undef => {
            assert!(matches!(read_of(plan, 2), Definition::Phi(0) | Definition::Value(Value(0))))
        }
    });
}

#[test]
fn trap_13_outputs_along_two_edges_of_one_asm_goto() {
    let host =
        Marked(&[(&[Store, Goto(0), Goto(1)], &[1, 2, 3]), (&[Load], &[]), (&[Load], &[]), (&[Load], &[])]);
    everywhere("trap 13: an output per edge", &host, |plan, options| {
        let output = |load| match read_of(plan, load) {
            Definition::Point(point) => match plan.points()[point as usize].kind {
                PointKind::AsmOutput { n, .. } => Some(n),
                PointKind::Convert { .. } => None,
            },
            _ => None,
        };
        assert_eq!((output(3), output(4)), (Some(0), Some(1)), "under {options:?}");
        assert_eq!(read_of(plan, 5), Definition::Value(Value(0)), "what was before, under {options:?}");
    });
}
