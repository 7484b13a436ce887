//! What instructions become, where it matters to later stages.

use sheave_ir::{
    BinaryOp, Extension, FuncAttrs, Function, InstData, LifetimeEvent, Module, OpFlags, Purpose, Signature,
    Type,
};
use sheave_llvm::read_module;

#[track_caller]
fn read(text: &str) -> Module {
    let module = read_module("t.ll", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    sheave_ir::verify_module(&module).unwrap_or_else(|error| panic!("{error}"));
    module
}

/// The only function of `text`.
#[track_caller]
fn function(text: &str) -> Function {
    let module = read(text);
    assert_eq!(module.functions.len(), 1);
    module.functions.values().next().expect("a function").clone()
}

fn insts(func: &Function) -> Vec<InstData> {
    func.layout.iter().flat_map(|&block| func.block_insts(block)).map(|&inst| func.insts[inst]).collect()
}

fn signature(text: &str, name: &str) -> Signature {
    let module = read(text);
    let symbol = module.symbol(name).expect("the symbol");
    module.signatures[module.symbols[symbol].sig.expect("a signature")].clone()
}

#[test]
fn constant_offsets_fold_into_accesses() {
    let text = "%s = type { i32, [4 x i64] }
define i64 @f(ptr %p) {
  %a = getelementptr inbounds %s, ptr %p, i32 0, i32 1
  %b = getelementptr inbounds [4 x i64], ptr %a, i64 0, i64 2
  %v = load i64, ptr %b, align 8
  store i64 %v, ptr %a, align 8
  ret i64 %v
}
";
    let func = function(text);
    let insts = insts(&func);
    assert_eq!(insts.len(), 3, "{insts:?}");
    assert!(matches!(insts[0], InstData::Load { offset: 24, addr, .. } if addr == func.params[0]));
    assert!(matches!(insts[1], InstData::Store { offset: 8, addr, .. } if addr == func.params[0]));
}

#[test]
fn a_negated_factor_subtracts_the_product() {
    let text = "declare double @llvm.fmuladd.f64(double, double, double)
define double @f(double %a, double %b, double %c) {
  %negated = fneg double %a
  %v = call double @llvm.fmuladd.f64(double %negated, double %b, double %c)
  ret double %v
}
";
    let func = function(text);
    let [a, b, c] = *func.params else { panic!("three parameters") };
    let [.., product, sum, _] = insts(&func)[..] else { panic!("a product and a sum") };
    assert!(matches!(product, InstData::Binary { op: BinaryOp::Fmul, args, .. } if args == [a, b]));
    assert!(matches!(sum, InstData::Binary { op: BinaryOp::Fsub, args: [from, _], .. } if from == c));
}

/// The sizes of slots and of dynamic memory that the function of a loop with `uses` of an `alloca` has.
fn memory_of_loop(alloca: &str, uses: &str) -> (Vec<u32>, Vec<u64>) {
    let func = function(&format!(
        "declare void @llvm.lifetime.start.p0(i64, ptr)
define void @f(ptr %out, i1 %c) {{
entry:
  br label %loop
loop:
  %last = phi ptr [ null, %entry ], [ {last}, %loop ]
  %a = {alloca}
  {uses}
  br i1 %c, label %loop, label %end
end:
  ret void
}}
",
        last = if uses == "phi" { "%a" } else { "null" },
        uses = if uses == "phi" { "" } else { uses },
    ));
    let mut memory = (Vec::new(), Vec::new());
    for inst in insts(&func) {
        match inst {
            InstData::Alloca { slot } => memory.0.push(func.slots[slot].size),
            InstData::DynAlloca { size, .. } => memory.1.push(func.const_bits(size).expect("a constant")),
            // Dynamic memory lives until the function returns.
            InstData::Lifetime { slot, .. } => assert_eq!(func.slots[slot].size, 0),
            _ => {}
        }
    }
    memory
}

#[test]
fn memory_that_a_loop_may_keep_is_dynamic() {
    // What only loads and stores access is not kept from one iteration to the next.
    let in_place = "store i32 1, ptr %a\n  %v = load i32, ptr %a\n  store i32 %v, ptr %out";
    assert_eq!(memory_of_loop("alloca i32", in_place), (vec![4], vec![]));
    assert_eq!(memory_of_loop("alloca i32, i64 1", in_place), (vec![4], vec![]));
    // An address that is stored, passed, compared, passed on to the next iteration, or computed with.
    assert_eq!(memory_of_loop("alloca i32", "store ptr %a, ptr %out"), (vec![], vec![4]));
    assert_eq!(memory_of_loop("alloca [5 x i16], i64 3", "store ptr %a, ptr %out"), (vec![], vec![30]));
    assert_eq!(memory_of_loop("alloca i64", "%x = icmp eq ptr %a, %last"), (vec![], vec![8]));
    assert_eq!(memory_of_loop("alloca i64", "phi"), (vec![], vec![8]));
    let computed = "%x = getelementptr i8, ptr %a, i64 8\n  store ptr %x, ptr %out";
    assert_eq!(memory_of_loop("alloca [2 x i64]", computed), (vec![], vec![16]));
    let marked = "call void @llvm.lifetime.start.p0(i64 8, ptr %a)\n  store ptr %a, ptr %out";
    assert_eq!(memory_of_loop("alloca i64", marked), (vec![], vec![8]));
    // The entry block runs once.
    let func = function("define ptr @f() {\n  %a = alloca i64\n  store i64 1, ptr %a\n  ret ptr %a\n}\n");
    assert!(matches!(insts(&func)[0], InstData::Alloca { .. }));
}

#[test]
fn an_address_that_escapes_is_computed() {
    let text = "define ptr @f(ptr %p) {
  %a = getelementptr inbounds i8, ptr %p, i64 5
  store i8 1, ptr %a
  ret ptr %a
}
";
    let insts = insts(&function(text));
    assert!(matches!(insts[0], InstData::Binary { op: BinaryOp::PtrAdd, .. }), "{insts:?}");
    assert!(matches!(insts[1], InstData::Store { offset: 5, .. }), "{insts:?}");
}

#[test]
fn an_offset_that_may_lead_out_of_the_object_is_added() {
    let text = "define i8 @f(ptr %p) {
  %a = getelementptr i8, ptr %p, i64 5
  %b = getelementptr inbounds i8, ptr %a, i64 3
  %v = load i8, ptr %b
  ret i8 %v
}
";
    let func = function(text);
    let insts = insts(&func);
    assert!(
        matches!(insts[0], InstData::Binary { op: BinaryOp::PtrAdd, flags: OpFlags::NONE, .. }),
        "{insts:?}"
    );
    assert!(
        matches!(insts[1], InstData::Load { offset: 3, addr, .. } if addr != func.params[0]),
        "{insts:?}"
    );
}

#[test]
fn a_byte_that_is_a_bool_is_its_truncation() {
    let with = |first: &str, range: &str, truncated: &str| {
        let text = format!(
            "define zeroext i1 @f(ptr %p) {{
  %a = load i8, ptr %p, align 1{first}, !range !1, !noundef !2
  %b = load i8, ptr %p, align 1
  %c = trunc i8 {truncated} to i1
  ret i1 %c
}}
!0 = !{{}}
!1 = !{{{range}}}
!2 = !{{}}
"
        );
        insts(&function(&text)).len()
    };
    assert_eq!(with("", "i8 0, i8 2", "%a"), 3);
    // After the locations and types that a compiler writes first.
    assert_eq!(with(", !dbg !0", "i8 0, i8 2", "%a"), 3);
    assert_eq!(with(", !tbaa !0", "i8 0, i8 2", "%a"), 3);
    // Another range, and another byte.
    assert_eq!(with("", "i8 0, i8 3", "%a"), 4);
    assert_eq!(with("", "i8 1, i8 2", "%a"), 4);
    assert_eq!(with("", "i8 0, i8 2, i8 4, i8 5", "%a"), 4);
    assert_eq!(with("", "i8 0, i8 2", "%b"), 4);
}

#[test]
fn an_index_is_one_instruction() {
    let text = "%s = type { i32, i32, i32 }
define ptr @f(ptr %p, i64 %i) {
  %a = getelementptr %s, ptr %p, i64 %i, i32 2
  ret ptr %a
}
";
    let insts = insts(&function(text));
    assert!(matches!(insts[0], InstData::PtrIndex { scale: 12, offset: 8, .. }), "{insts:?}");
    assert_eq!(insts.len(), 2);
}

#[test]
fn slots_know_their_type_and_parameter() {
    // A slot is that of the first parameter which the entry block stores to it.
    let text = "define i32 @f(i32 %a, ptr %b, i32 %c, i64 %d) {
  %x = alloca i32, align 4
  %y = alloca ptr, align 8
  %z = alloca [8 x i8], align 8
  %w = alloca [3 x i32], align 16
  %v = alloca i64, align 8
  store i32 %a, ptr %x, align 4
  store ptr %b, ptr %y, align 8
  store i64 7, ptr %z, align 8
  store i32 %c, ptr %x, align 4
  br label %later
later:
  store i64 %d, ptr %v, align 8
  ret i32 0
}
";
    let slots: Vec<_> = function(text).slots.values().copied().collect();
    assert_eq!((slots[0].ty, slots[0].param), (Some(Type::I32), Some(0)));
    assert_eq!((slots[1].ty, slots[1].param), (Some(Type::Ptr), Some(1)));
    assert_eq!((slots[2].ty, slots[2].param, slots[2].size), (Some(Type::I64), None, 8));
    assert_eq!((slots[3].ty, slots[3].size, slots[3].align_log2), (None, 12, 4));
    assert_eq!((slots[4].ty, slots[4].param), (Some(Type::I64), None));
}

#[test]
fn signatures_say_what_the_calling_convention_needs() {
    let text = "%s = type { i64, [3 x i32] }
define { i64, double } @f(i1 zeroext %a, i16 signext %b, i128 %c, ptr byval(%s) align 16 %d, <2 x float> %e, x86_fp80 %g, ...) {
  ret { i64, double } zeroinitializer
}
define [4 x i64] @demoted({ ptr, i32 } %p) {
  ret [4 x i64] zeroinitializer
}
";
    let sig = signature(text, "f");
    let types: Vec<Type> = sig.params.iter().map(|param| param.ty).collect();
    assert_eq!(types, [Type::I8, Type::I16, Type::I64, Type::I64, Type::Ptr, Type::F64, Type::Ptr]);
    assert_eq!((sig.params[0].extension, sig.params[1].extension), (Extension::Zero, Extension::Sign));
    assert!(sig.params[2].group != 0 && sig.params[2].group == sig.params[3].group);
    assert_eq!(sig.params[4].purpose, Purpose::ByVal { size: 24, align: 16 });
    assert_eq!(sig.params[6].purpose, Purpose::ByVal { size: 16, align: 16 });
    assert_eq!(sig.variadic, Some(7));
    assert_eq!(sig.results.iter().map(|result| result.ty).collect::<Vec<_>>(), [Type::I64, Type::F64]);
    let demoted = signature(text, "demoted");
    assert_eq!(demoted.params[0].purpose, Purpose::StructReturn);
    assert_eq!((demoted.params.len(), demoted.results.len()), (3, 0));
}

/// Checks the types and groups of parameters and results.
#[track_caller]
fn check_vectors(header: &str, params: &[(Type, u8)], results: &[(Type, u8)]) {
    let sig = signature(&format!("define {header} {{\n  unreachable\n}}\n"), "f");
    let found: Vec<(Type, u8)> = sig.params.iter().map(|param| (param.ty, param.group)).collect();
    assert_eq!(found, params, "{header}");
    let found: Vec<(Type, u8)> = sig.results.iter().map(|result| (result.ty, result.group)).collect();
    assert_eq!(found, results, "{header}");
}

#[test]
fn vectors_are_cut_as_llvm_cuts_them() {
    use Type::{F32, F64, I8, I16, I64, Ptr};
    let whole = |group| [(F64, group); 2];
    check_vectors("void @f(<4 x float>, <16 x i8>)", &[whole(1), whole(2)].concat(), &[]);
    check_vectors("void @f(<8 x i32>)", &[whole(1), whole(2)].concat(), &[]);
    check_vectors(
        "void @f(<2 x float>, <1 x float>, <3 x i32>)",
        &[&[(F64, 1), (F32, 0)], &whole(2)[..]].concat(),
        &[],
    );
    check_vectors("void @f(<1 x i64>, <3 x i8>)", &[(I64, 0), (I8, 0), (I8, 0), (I8, 0)], &[]);
    // In memory a vector of one half has the room of a vector, one of one float that of the float.
    check_vectors("void @f(<1 x half>, half, <1 x float>)", &[(F64, 1), (F32, 0), (F32, 0)], &[]);
    // Lanes of one bit are widened to 32, three of 16 bits travel one by one, but five in a register.
    check_vectors("void @f(<4 x i1>)", &whole(1), &[]);
    check_vectors("void @f(<3 x i16>, <3 x half>)", &[(I16, 0), (I16, 0), (I16, 0), (F64, 1)], &[]);
    check_vectors("void @f(<5 x i16>)", &whole(1), &[]);
    check_vectors("{ i64, i8, ptr } @f()", &[], &[(I64, 0), (I8, 0), (Ptr, 0)]);
    check_vectors("{ i64, i8, ptr, i8 } @f()", &[(Ptr, 0)], &[]);
    // The third scalar float is on the x87 stack.
    check_vectors(
        "{ float, <2 x i64>, float } @f()",
        &[],
        &[&[(F32, 0)], &whole(1)[..], &[(Ptr, 0)]].concat(),
    );
    check_vectors(
        "{ <4 x float>, <4 x float>, half, <2 x i8> } @f()",
        &[],
        &[&whole(1)[..], &whole(2), &[(F32, 3), (F64, 4)]].concat(),
    );
    check_vectors("{ <4 x float>, <8 x float>, <8 x i16>, half } @f()", &[(Ptr, 0)], &[]);
}

/// Two of them travel apart: the second may find no room in registers where the first does.
#[test]
fn the_halves_of_two_wide_integers_are_two_groups() {
    let sig = signature("define void @f(i128 %a, i128 %b) {\n  ret void\n}\n", "f");
    let groups: Vec<u8> = sig.params.iter().map(|param| param.group).collect();
    assert!(groups[0] == groups[1] && groups[2] == groups[3] && groups[1] != groups[2], "{groups:?}");
}

/// An exchange has one ordering here: the weakest that is as strong as that of success and that of failure.
#[test]
fn an_exchange_is_ordered_as_its_success_and_its_failure_demand() {
    use sheave_ir::Ordering::{AcqRel, Acquire, Relaxed, Release, SeqCst};
    let cases = [
        ("monotonic monotonic", Relaxed),
        ("monotonic acquire", Acquire),
        ("monotonic seq_cst", SeqCst),
        ("acquire monotonic", Acquire),
        ("release monotonic", Release),
        ("release acquire", AcqRel),
        ("acq_rel acquire", AcqRel),
        ("acq_rel seq_cst", SeqCst),
        ("seq_cst monotonic", SeqCst),
    ];
    for (orderings, expected) in cases {
        let func = function(&format!(
            "define void @f(ptr %p) {{\n  %a = cmpxchg ptr %p, i32 0, i32 1 {orderings}\n  ret void\n}}\n"
        ));
        let found = insts(&func).into_iter().find_map(|inst| match inst {
            InstData::CmpXchg { flags, .. } => Some(flags.ordering),
            _ => None,
        });
        assert_eq!(found, Some(expected), "{orderings}");
    }
}

#[test]
fn unused_declarations_leave_no_symbols() {
    let module =
        read("declare void @unused()\n@data = external global i32\ndefine void @f() {\n  ret void\n}\n");
    assert!(module.symbol("unused").is_none() && module.symbol("data").is_none());
}

#[test]
fn phi_arguments_belong_to_edges() {
    let text = "define i32 @f(i32 %a) {
entry:
  switch i32 %a, label %join [
    i32 1, label %join
    i32 2, label %other
  ]
other:
  br label %join
join:
  %x = phi i32 [ 5, %entry ], [ 5, %entry ], [ %y, %other ]
  %y = add i32 %x, 1
  ret i32 %x
}
";
    let module = read_module("t.ll", text.as_bytes()).expect("well-formed text");
    assert!(sheave_ir::verify_module(&module).is_err(), "%y does not dominate the edge from %other");
    let func = module.functions.values().next().expect("a function");
    let counts: Vec<usize> = func.edges.values().map(|edge| edge.args.len(&func.pool)).collect();
    assert_eq!(counts, [1, 1, 0, 1]);
}

#[test]
fn hand_written_layouts_are_read() {
    let text = "define i32 @one() { ret i32 1 } define i32 @two() {
  %x = call i32
         @one() ; the type and the name on different lines
  ret i32 %x }
@after = global {
  i32, i32 } {
  i32 1, ; first
  i32 2 }
";
    let module = read(text);
    assert_eq!(module.functions.len(), 2);
    assert_eq!(module.data.len(), 1);
}

#[test]
fn block_addresses_cross_functions() {
    // Before the function, after it, and in an initialiser.
    let text = "define ptr @before() {
  ret ptr blockaddress(@f, %here)
}
define void @f() {
  br label %here
here:
  ret void
}
define ptr @behind() {
  ret ptr blockaddress(@f, %here)
}
";
    let module = read(text);
    let returned = |name: &str| {
        let func = &module.functions[module.function_id(name).expect("the function")];
        let InstData::Return { args } = insts(func)[0] else { panic!("a return") };
        func.const_data(args.as_slice(&func.pool)[0]).expect("a constant")
    };
    assert_eq!(returned("before"), returned("behind"));
    let f = &module.functions[module.function_id("f").expect("the function")];
    let expected = sheave_ir::ConstData::BlockAddr(f.symbol, f.layout[1]);
    assert_eq!(returned("before"), expected);
}

#[test]
fn ifuncs_and_aliases_have_a_definition() {
    let text = "@a = alias i32 (), ptr @one
@g = global [4 x i8] c\"abcd\"
@h = weak alias i8, getelementptr (i8, ptr @g, i64 2)
@i = ifunc i32 (), ptr @pick
define i32 @one() {
  ret i32 1
}
define ptr @pick() {
  ret ptr @one
}
define i32 @main() {
  %x = call i32 @a()
  %y = call i32 @i()
  %c = load i8, ptr @h
  %z = zext i8 %c to i32
  %s = add i32 %x, %y
  %t = add i32 %s, %z
  ret i32 %t
}
";
    let module = read(text);
    let mut interpreter =
        sheave_interp::Interpreter::new(&module, Default::default()).expect("the module's data");
    assert_eq!(interpreter.run_main(&[b"t"]), Ok(2 + i32::from(b'c')));
}

/// As clang writes declarations of functions that optimised code with debug information calls.
#[test]
fn declarations_have_metadata_before_everything_else() {
    let module = read(
        "declare !dbg !4 noundef i32 @one(ptr noundef)\ndeclare !a !{} !b !DIExpression(DW_OP_deref) void @two()\n\
         define i32 @f() {\n  call void @two()\n  %r = call i32 @one(ptr null)\n  ret i32 %r\n}\n!4 = !{}\n",
    );
    assert!(module.to_string().contains("extern function %one(ptr) -> i32"), "{module}");
}

#[test]
fn a_block_without_a_label_takes_the_number_before_its_values() {
    let text = "define i32 @f(i32 %x) {
  br label %1
  %2 = add i32 %x, 1
  br label %3
  %4 = mul i32 %2, 3
  ret i32 %4
}
";
    assert_eq!(function(text).layout.len(), 3);
}

#[test]
fn attributes_of_functions_and_pointers() {
    let module = read("declare noalias nonnull ptr @malloc(i64 noundef) #0
declare i64 @strlen(ptr nocapture readonly) #1
declare i64 @old(ptr readnone captures(none)) argmemonly readonly nounwind
declare void @exit(i32) #2
define void @f(ptr noalias nonnull %p, i128 %wide, ptr writeonly captures(ret: address) %q) #3 {
  %n = call i64 @strlen(ptr readonly %p) #1
  %m = call i64 @old(ptr %q) #4
  %r = call ptr @malloc(i64 %n)
  call void @exit(i32 1) noinline optnone
  unreachable
}
attributes #0 = { nounwind willreturn allockind(\"alloc,uninitialized\") allocsize(0) memory(inaccessiblemem: readwrite) \"x\"=\"y\" }
attributes #1 = { nounwind willreturn memory(argmem: read) }
attributes #2 = { noreturn nounwind }
attributes #3 = { mustprogress noinline alwaysinline nounwind optnone strictfp uwtable \"frame-pointer\"=\"all\" }
attributes #4 = { willreturn memory(read, argmem: none, errnomem: write) }
");
    let shown = module.to_string();
    let lines: Vec<&str> = shown.lines().map(str::trim).filter(|l| l.contains('(')).collect();
    let expected = [
        "extern function no_unwind will_return effects(arg: read) %strlen(ptr read_only no_capture) -> i64",
        "extern function no_unwind effects(arg: read) %old(ptr read_only write_only no_capture) -> i64",
        "extern function no_unwind will_return effects(inaccessible: read_write) %malloc(i64) -> ptr no_alias non_null",
        "extern function no_return no_unwind %exit(i32)",
        "function no_inline opt_none no_unwind must_progress strict_fp %f(ptr no_alias non_null v0, i64 group(1) v1, i64 group(1) v2, ptr write_only v3) {",
        "v4 = call %strlen(v0)",
        "v5 = call will_return effects(none) %old(v3)",
        "v6 = call %malloc(v4)",
        "call no_return no_inline opt_none %exit(i32 1)",
    ];
    assert_eq!(lines, expected, "{shown}");
}

/// What LLVM does not count as an effect, because it passes values: here they are in memory.
#[test]
fn values_that_travel_in_memory_are_an_effect() {
    let module = read(
        "declare [4 x i64] @demoted() memory(none)
declare x86_fp80 @x87() memory(none)
declare i32 @copied(ptr byval([32 x i8])) memory(read)
declare [2 x i64] @registers() memory(none)
define void @f(ptr %p, ptr %q) {
  %a = call [4 x i64] @demoted() memory(none)
  %b = call x86_fp80 @x87()
  %c = call i32 @copied(ptr byval([32 x i8]) %p)
  %d = call [2 x i64] @registers()
  %e = call [4 x i64] %q() memory(none)
  ret void
}
",
    );
    let effects = |name: &str| {
        let symbol = module.symbol(name).expect("the symbol");
        module.symbols[symbol].attrs.function.memory().to_string()
    };
    assert_eq!(effects("demoted"), "arg: read_write");
    assert_eq!(effects("x87"), "arg: read_write");
    assert_eq!(effects("copied"), "arg: read_write, inaccessible: read, other: read");
    assert_eq!(effects("registers"), "none");
    let func = module.functions.values().next().expect("a function");
    let calls: Vec<_> = insts(func).into_iter().filter(|data| !module.call_attrs(data).is_empty()).collect();
    assert_eq!(calls.len(), 5);
    for (call, expected) in
        calls.iter().zip(["arg: read_write", "arg: read_write", "", "none", "arg: read_write"])
    {
        if !expected.is_empty() {
            assert_eq!(module.call_attrs(call).memory().to_string(), expected);
        }
    }
}

#[test]
fn promises_about_operations() {
    let module = read(
        "%s = type { i32, [8 x i32] }
define i32 @f(i32 %a, i64 %i, ptr %p, i24 %odd, <2 x i16> %v) {
  %1 = add nuw nsw i32 %a, 1
  %2 = ashr exact i32 %1, 1
  %3 = or disjoint i32 %2, 1
  %4 = add nsw i24 %odd, 1
  %5 = freeze i32 %3
  %6 = freeze { i32, ptr } { i32 undef, ptr null }
  %7 = mul nsw <2 x i16> %v, %v
  %g = getelementptr inbounds nuw i32, ptr %p, i64 %i
  %h = getelementptr inbounds %s, ptr %p, i64 %i, i32 1, i64 %i
  %k = getelementptr inbounds %s, ptr %p, i64 0, i32 1
  call void @use(ptr %g, ptr %h, ptr %k)
  ret i32 %5
}
declare void @use(ptr, ptr, ptr)
",
    );
    let shown = module.to_string();
    let words = ["nsw", "nuw", "exact", "inbounds", "freeze", "ptr_index"];
    let lines = shown.lines().map(str::trim).filter(|line| words.iter().any(|word| line.contains(word)));
    let operations: Vec<&str> =
        lines.map(|line| line.split_once(" = ").map_or(line, |(_, after)| after)).collect();
    let expected = [
        "add nsw nuw v0, i32 1",
        "ashr exact v13, i32 1",
        "freeze v15",
        "mul nsw v8, v8",
        "mul nsw v11, v11",
        "ptr_index inbounds v2, v1 * 4",
        // The address between two indices need not be in the object.
        "ptr_index v2, v1 * 36",
        "ptr_index v25, v1 * 4 + 4",
        "ptr_add inbounds v2, i64 4",
    ];
    assert_eq!(operations, expected, "{shown}");
}

/// The lifetimes of `text`: what happens, and whether the first slot is meant.
fn lifetimes(text: &str) -> Vec<(LifetimeEvent, bool)> {
    let insts = insts(&function(text));
    let slots = insts.iter().filter_map(|data| match *data {
        InstData::Alloca { slot } => Some(slot),
        _ => None,
    });
    let first = slots.min().expect("a slot");
    let lifetimes = insts.iter().filter_map(|data| match *data {
        InstData::Lifetime { slot, event } => Some((event, slot == first)),
        _ => None,
    });
    lifetimes.collect()
}

#[test]
fn lifetimes_of_slots_are_read_with_and_without_a_size() {
    let text = "declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(ptr)
define void @f(ptr %p) {
  %a = alloca [16 x i8]
  %b = alloca [16 x i8]
  call void @llvm.lifetime.start.p0(i64 16, ptr %a)
  call void @llvm.lifetime.end.p0(ptr %b)
  call void @llvm.lifetime.end.p0(ptr %p)
  ret void
}
";
    assert_eq!(lifetimes(text), [(LifetimeEvent::Start, true), (LifetimeEvent::End, false)]);
}

#[test]
fn one_lifetime_of_any_slot_takes_the_others_away() {
    let text = "declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
define void @f(i1 %c) {
  %a = alloca [16 x i8]
  %b = alloca [16 x i8]
  call void @llvm.lifetime.start.p0(i64 16, ptr %a)
  %e = select i1 %c, ptr %a, ptr %b
  call void @llvm.lifetime.end.p0(i64 16, ptr %e)
  ret void
}
";
    assert!(lifetimes(text).iter().all(|&(_, is_first)| !is_first));
    assert!(
        !read(text).functions.values().next().unwrap().display(&read(text)).to_string().contains("lifetime")
    );
}

#[test]
fn calls_in_functions_without_builtins_are_not_of_the_library() {
    let text = "declare i32 @puts(ptr)
define void @f(ptr %p) #0 {
  call i32 @puts(ptr %p)
  call void @g(ptr %p)
  ret void
}
define void @g(ptr %p) {
  call i32 @puts(ptr %p)
  call i32 @puts(ptr %p) #1
  ret void
}
attributes #0 = { nounwind \"no-builtins\" \"frame-pointer\"=\"all\" }
attributes #1 = { nobuiltin }
";
    let module = read(text);
    let flags = |name| {
        let calls =
            insts(&module.functions[module.function_id(name).unwrap()]).into_iter().filter_map(|data| {
                let InstData::Call { flags, .. } = data else { return None };
                Some(flags.has(FuncAttrs::NO_INLINE))
            });
        calls.collect::<Vec<_>>()
    };
    assert_eq!(flags("f"), [true, false]);
    assert_eq!(flags("g"), [false, true]);
}
