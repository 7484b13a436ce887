//! The outcome for single functions: frame, labels, locations, atomics, reasons.

use cranelift_codegen::Context;
use cranelift_codegen::ir::{
    Function, InstBuilder, MemFlagsData, SourceLoc, StackSlotData, StackSlotKind, ValueLabel,
    ValueLabelAssignments, types,
};
use cranelift_codegen::settings;
use cranelift_codegen::verifier::verify_function;
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_reader::parse_functions;
use sheave_ssa::promote::Ctx;
use sheave_ssa_cranelift::{Report, SroaReport, options, promote, sroa, sroa_options};

/// The function and its report after promotion.
fn promoted(text: &str) -> (Function, String) {
    let mut func = parse_functions(text).unwrap().pop().unwrap();
    let mut ctx = Ctx::new();
    promote(&mut func, &mut ctx, &options()).unwrap();
    verify_function(&func, &settings::Flags::new(settings::builder())).unwrap();
    let report = Report::new(&func, ctx.plan()).to_string();
    (func, report)
}

#[test]
fn addresses_are_followed_through_additions_of_constants() {
    let (func, report) = promoted(
        "function %f(i32) -> i32 {
    ss0 = explicit_slot 4000
    ss1 = explicit_slot 8
    ss2 = explicit_slot 24
block0(v0: i32):
    v1 = stack_addr.i64 ss0+100
    v2 = iconst.i64 -60
    v3 = iadd v2, v1
    store v0, v3+4
    v4 = iconst.i64 44
    v5 = stack_addr.i64 ss0
    v6 = iadd v5, v4
    v7 = load.i32 v6
    v8 = stack_addr.i64 ss2
    v9 = uextend.i64 v7
    v10 = iadd v8, v9
    v11 = load.i32 v10
    v12 = iadd v7, v11
    return v12
}",
    );
    assert_eq!(
        report,
        "ss0 promoted: 0 phis
ss1 promoted: 0 phis
ss2 kept: address escapes at inst10 (address computation): v10 = iadd.i64 v8, v9
"
    );
    let sizes: Vec<u32> = func.sized_stack_slots.values().map(|slot| slot.size).collect();
    assert_eq!(sizes, [0, 0, 24]);
}

#[test]
fn atomic_operations_on_a_private_slot_become_plain_ones() {
    for (operation, expected) in [
        ("v4 = atomic_rmw.i32 add v1, v0", "iadd"),
        ("v4 = atomic_rmw.i32 nand v1, v0", "bnot"),
        ("v4 = atomic_rmw.i32 smax v1, v0", "icmp sgt"),
        ("v4 = atomic_cas.i32 v1, v0, v0", "select"),
    ] {
        let (func, report) = promoted(&format!(
            "function %f(i32) -> i32 {{
    ss0 = explicit_slot 4
block0(v0: i32):
    v1 = stack_addr.i64 ss0
    v2 = iconst.i32 7
    atomic_store v2, v1
    jump block1
block1:
    {operation}
    v5 = atomic_load.i32 v1
    brif v5, block1, block2
block2:
    v6 = iadd v4, v5
    return v6
}}"
        ));
        assert_eq!(report, "ss0 promoted: 1 phi\n");
        let text = func.to_string();
        assert!(
            text.contains(expected) && !text.contains("atomic") && !text.contains("stack_addr"),
            "{text}"
        );
    }
}

#[test]
fn wide_values_are_promoted() {
    for ty in ["i128", "f16", "f128", "i8x16", "f64x2", "i8x8", "f32x2", "i16x2", "i8x2"] {
        let (_, report) = promoted(&format!(
            "function %f({ty}, i32) -> {ty} {{
    ss0 = explicit_slot 32
block0(v0: {ty}, v1: i32):
    v2 = stack_addr.i64 ss0
    brif v1, block1, block2
block1:
    store v0, v2+16
    jump block2
block2:
    v3 = load.{ty} v2+16
    return v3
}}"
        ));
        assert_eq!(report, "ss0 promoted: 1 phi\n", "{ty}");
    }
    // Vectors of other lanes are not converted, nor are the two byte orders.
    for (store, load) in [("store v0, v2", "load.i32x4 v2"), ("store big v3, v2", "load.i64 v2")] {
        let (_, report) = promoted(&format!(
            "function %f(i8x16, i64) {{
    ss0 = explicit_slot 16
block0(v0: i8x16, v3: i64):
    v2 = stack_addr.i64 ss0
    {store}
    v4 = {load}
    return
}}"
        ));
        assert!(report.starts_with("ss0 kept: accesses of types that are not converted"), "{report}");
    }
}

#[test]
fn the_report_of_splitting_has_reasons() {
    let text = "function %f(i32, i64) -> i32 {
    ss0 = explicit_slot 8
    ss1 = explicit_slot 72
    ss2 = explicit_slot 16
block0(v0: i32, v1: i64):
    v2 = stack_addr.i64 ss0
    store v0, v2
    store v0, v2+4
    v3 = stack_addr.i64 ss1
    store v0, v3
    v4 = stack_addr.i64 ss2
    v5 = iadd v4, v1
    v6 = load.i32 v5
    v7 = load.i32 v2+4
    v8 = iadd v6, v7
    return v8
}";
    let mut func = parse_functions(text).unwrap().pop().unwrap();
    let mut ctx = sheave_ssa::sroa::Ctx::new();
    sroa(&mut func, &mut ctx, &sroa_options()).unwrap();
    let report = SroaReport::new(&func, ctx.plan()).to_string();
    let lines: Vec<&str> = report.lines().collect();
    assert_eq!(lines[0], "ss0 split: 2 parts");
    assert!(lines[1].starts_with("ss1 kept: "), "{report}");
    assert!(lines[2].starts_with("ss2 kept: address escapes"), "{report}");
    assert!(lines[2].ends_with(": v5 = iadd.i64 v4, v1"), "{report}");
}

#[test]
fn the_frame_shrinks() {
    let text = "function %f(i64) -> i64 {
    ss0 = explicit_slot 256
block0(v0: i64):
    v1 = stack_addr.i64 ss0
    store v0, v1+128
    v2 = load.i64 v1+128
    return v2
}";
    let (after, _) = promoted(text);
    let before = parse_functions(text).unwrap().pop().unwrap();
    let frame = |func: Function| {
        let isa = cranelift_native::builder().unwrap();
        let isa = isa.finish(settings::Flags::new(settings::builder())).unwrap();
        let mut context = Context::for_function(func);
        let code = context.compile(&*isa, &mut Default::default()).unwrap();
        code.buffer.frame_layout().map_or(0, |layout| layout.frame_to_fp_offset)
    };
    let (before, after) = (frame(before), frame(after));
    assert!(before >= 256 && after == 0, "{before} bytes before, {after} after");
}

/// `ss1 + 16` is the next slot: it is there as before, in a frame of the same size.
#[test]
fn an_access_beyond_a_slot_keeps_every_room() {
    let text = "function %f(i128, i64) -> i128, i64 {
    ss0 = explicit_slot 16
    ss1 = explicit_slot 16
    ss2 = explicit_slot 16
block0(v0: i128, v1: i64):
    v2 = stack_addr.i64 ss1
    store v0, v2+16
    v3 = stack_addr.i64 ss0
    store v1, v3
    v4 = load.i64 v3
    v5 = load.i128 v2+16
    return v5, v4
}";
    let (func, report) = promoted(text);
    assert!(report.starts_with("ss0 promoted: 0 phis\nss1 kept: access beyond the slot"), "{report}");
    let sizes = |func: &Function| func.sized_stack_slots.values().map(|slot| slot.size).collect::<Vec<_>>();
    assert_eq!(sizes(&func), [16, 16, 16]);
    // Without the access there is no reason.
    let (func, _) = promoted(&text.replace("v2+16", "v2"));
    assert_eq!(sizes(&func), [0, 0, 0]);
    // Nor does splitting remove the room.
    let fields = text.replace("v4 = load.i64 v3", "store v1, v3+8\n    v4 = load.i64 v3+8");
    for (text, rooms) in [(fields.clone(), [16, 16, 16]), (fields.replace("v2+16", "v2"), [0, 16, 16])] {
        let mut func = parse_functions(&text).unwrap().pop().unwrap();
        sroa(&mut func, &mut sheave_ssa::sroa::Ctx::new(), &sroa_options()).unwrap();
        assert_eq!(sizes(&func)[..3], rooms);
    }
}

#[test]
fn labels_and_locations_move_on() {
    let mut func = Function::new();
    let mut context = FunctionBuilderContext::new();
    let mut builder = FunctionBuilder::new(&mut func, &mut context);
    builder.func.dfg.collect_debug_info();
    let slot = builder.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, 8, 3));
    let block = builder.create_block();
    builder.switch_to_block(block);
    builder.set_srcloc(SourceLoc::new(10));
    let value = builder.ins().iconst(types::I64, 7);
    let addr = builder.ins().stack_addr(types::I64, slot, 0);
    builder.ins().store(MemFlagsData::new(), value, addr, 0);
    builder.set_srcloc(SourceLoc::new(20));
    let whole = builder.ins().load(types::I64, MemFlagsData::new(), addr, 0);
    builder.set_val_label(whole, ValueLabel::from_u32(1));
    builder.set_srcloc(SourceLoc::new(30));
    let low = builder.ins().load(types::I32, MemFlagsData::new(), addr, 0);
    builder.set_val_label(low, ValueLabel::from_u32(2));
    builder.ins().return_(&[]);
    builder.seal_all_blocks();
    promote(&mut func, &mut Ctx::new(), &options()).unwrap();
    let narrowed = func.dfg.resolve_aliases(low);
    let labels = func.dfg.values_labels.as_ref().unwrap();
    let label = |value| match labels.get(&value) {
        Some(ValueLabelAssignments::Starts(starts)) => starts.iter().map(|start| start.label).collect(),
        _ => Vec::new(),
    };
    assert_eq!(label(value), [ValueLabel::from_u32(1)]);
    assert_eq!(label(narrowed), [ValueLabel::from_u32(2)]);
    let inst = func.dfg.value_def(narrowed).unwrap_inst();
    assert_eq!(func.srcloc(inst), SourceLoc::new(30), "the conversion is where the load was");
}

/// The function after splitting and promotion, and the report of splitting about its slots.
fn taken_apart(text: &str) -> (Function, String) {
    let mut func = parse_functions(text).unwrap().pop().unwrap();
    let mut parts = sheave_ssa::sroa::Ctx::new();
    sroa(&mut func, &mut parts, &sroa_options()).unwrap();
    verify_function(&func, &settings::Flags::new(settings::builder())).unwrap();
    promote(&mut func, &mut Ctx::new(), &options()).unwrap();
    verify_function(&func, &settings::Flags::new(settings::builder())).unwrap();
    (func, parts.plan().to_string())
}

#[test]
fn pairs_and_words_over_fields_are_taken_apart() {
    let (func, plan) = taken_apart(
        "function %f(i32, i32, f64) -> i64, i8, f64 {
    ss0 = explicit_slot 16
block0(v0: i32, v1: i32, v2: f64):
    v3 = stack_addr.i64 ss0
    store v0, v3
    store v1, v3+4
    v4 = stack_addr.i64 ss0+8
    store v2, v4
    v5 = load.i64 v3
    v6 = load.i8 v3+5
    v7 = load.f64 v3+8
    return v5, v6, v7
}",
    );
    assert_eq!(
        plan,
        "slot0 split: 3 parts
part0: slot0+0 as i32
part1: slot0+4 as i32
part2: slot0+8 as f64
"
    );
    let text = func.to_string();
    assert!(!text.contains("load") && !text.contains("store") && !text.contains("stack_addr"), "{text}");
    assert!(func.sized_stack_slots.values().all(|slot| slot.size == 0), "{text}");
}

#[test]
fn an_atomic_update_of_two_fields_keeps_its_slot() {
    let (func, plan) = taken_apart(
        "function %f(i32, i64) -> i64 {
    ss0 = explicit_slot 16
    ss1 = explicit_slot 16
block0(v0: i32, v1: i64):
    v2 = stack_addr.i64 ss0
    store v0, v2
    store v0, v2+4
    v3 = atomic_rmw.i64 add v2, v1
    v4 = stack_addr.i64 ss1
    store v1, v4
    store v1, v4+8
    v5 = atomic_rmw.i64 add v4, v1
    v6 = load.i64 v4+8
    v7 = iadd v3, v5
    v8 = iadd v7, v6
    return v8
}",
    );
    assert_eq!(
        plan.lines().filter(|line| line.starts_with("slot")).collect::<Vec<_>>(),
        ["slot0 kept: not wanted", "slot1 split: 2 parts"]
    );
    assert_eq!(func.to_string().matches("atomic_rmw").count(), 1);
}
