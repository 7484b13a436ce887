//! Type-based alias analysis: what C allows stays right in every form, and what types tell apart is loaded
//! once.

use sheave::{Context, Goal, Options};
use sheave_ir::{InstData, Module};
use sheave_ssa::promote::Placement;
use sheave_tests::Extent;
use sheave_tests::everywhere::{Call, Effort, run_everywhere};

const TEXT: &str = include_str!("../access_types/types.ll");

fn read(text: &str) -> Module {
    sheave_llvm::read_module("types.ll", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn what_c_allows_stays_right() {
    let functions =
        ["unions", "bytes", "copies", "bit_fields", "reused", "last_store", "pools", "structures", "filled"];
    let module = read(TEXT);
    for function in functions {
        let calls = [1, 5, 1000].map(|n| Call { function: function.to_owned(), args: vec![n] });
        let effort =
            Effort { jit: true, placements: &[Placement::Pruned], fuel: 1 << 20, extent: Extent::Sample(0) };
        let given = run_everywhere(&module, &calls, effort, &mut Context::new());
        let given = given.unwrap_or_else(|error| panic!("{function}: {error}"));
        assert!(given.iter().all(Result::is_ok), "{function}: {given:?}");
    }
}

/// The loads that are left of `function` after the default passes, in the blocks that store.
fn loads(text: &str, function: &str) -> usize {
    let module = read(text);
    let id = module.function_id(function).expect("the file has it");
    let mut ctx = Context::new();
    let func = ctx.run(&module, id, &Options::default(), Goal::Copies).expect("it is well formed");
    let count = |block, is_wanted: fn(&InstData) -> bool| {
        func.block_insts(block).iter().filter(|&&inst| is_wanted(&func.insts[inst])).count()
    };
    let stores = |block| count(block, |data| matches!(data, InstData::Store { .. })) > 0;
    let blocks = func.layout.iter().copied().filter(|&block| stores(block));
    blocks.map(|block| count(block, |data| matches!(data, InstData::Load { .. }))).sum()
}

#[test]
fn types_tell_stores_from_later_loads() {
    let untyped = TEXT.replace(", !tbaa !", ", !other !");
    let written = sheave_llvm::write_module(&read(TEXT)).expect("LLVM IR can say it");
    for text in [TEXT, &written] {
        assert_eq!((loads(text, "twice"), loads(&untyped, "twice")), (1, 2));
        assert_eq!((loads(text, "fill"), loads(&untyped, "fill")), (0, 1));
    }
}

/// What is loaded by an access of constant memory is loaded once, whatever is stored or called in between.
#[test]
fn constant_memory_is_loaded_once() {
    let text = |constant: &str| {
        format!(
            "declare void @g()\ndefine i32 @f(ptr %p, ptr %q) {{\n  %a = load i32, ptr %p, !tbaa !0\n  \
             store i32 1, ptr %q, !tbaa !1\n  call void @g()\n  %b = load i32, ptr %p, !tbaa !0\n  \
             %c = add i32 %a, %b\n  ret i32 %c\n}}\n!0 = !{{!2, !2, i64 0{constant}}}\n\
             !1 = !{{!2, !2, i64 0}}\n!2 = !{{!\"int\", !3, i64 0}}\n!3 = !{{!\"root \\22 of C\"}}\n"
        )
    };
    let written = sheave_llvm::write_module(&read(&text(", i64 1"))).expect("LLVM IR can say it");
    let counts = [&*text(", i64 1"), &*written, &text(", i64 0"), &text("")].map(|text| loads(text, "f"));
    assert_eq!(counts, [1, 1, 2, 2], "{written}");
}

/// Nodes that are missing, misshapen, or their own ancestors say nothing.
#[test]
fn nodes_that_say_nothing_are_no_types() {
    let text = |nodes: &str| {
        format!(
            "define i32 @f(ptr %p, ptr %q) {{\n  %a = load i32, ptr %p, !tbaa !0\n  \
             store float 1.0, ptr %q, !tbaa !1\n  %b = load i32, ptr %p, !tbaa !0\n  %c = add i32 %a, %b\n  \
             ret i32 %c\n}}\n{nodes}\n"
        )
    };
    let accesses = "!0 = !{!2, !2, i64 0}\n!1 = !{!3, !3, i64 0}\n";
    let apart = "!2 = !{!\"int\", !4, i64 0}\n!3 = !{!\"float\", !4, i64 0}\n!4 = !{!\"root\"}";
    assert_eq!(loads(&text(&format!("{accesses}{apart}")), "f"), 1);
    for nodes in [
        "",
        "!0 = !{!2, !2, i64 0}",
        "!0 = !{}\n!1 = !{i64 3}",
        "!0 = !{!0, !0, i64 0}\n!1 = !{!1, !1, i64 0}",
        &format!("{accesses}!2 = !{{!\"int\", !2, i64 0}}\n!3 = !{{!\"float\", !3, i64 0}}"),
        &format!("{accesses}!2 = !{{!\"int\", !3, i64 0}}\n!3 = !{{!\"float\", !2, i64 0}}"),
        // Of two languages.
        &format!(
            "{accesses}!2 = !{{!\"int\", !4, i64 0}}\n!3 = !{{!\"a\", !5, i64 0}}\n!4 = !{{!\"C\"}}\n!5 = !{{!\"D\"}}"
        ),
        // One above the other.
        &format!(
            "{accesses}!2 = !{{!\"int\", !3, i64 0}}\n!3 = !{{!\"char\", !4, i64 0}}\n!4 = !{{!\"root\"}}"
        ),
        // With sizes.
        "!0 = !{!2, !2, i64 0, i64 4}\n!1 = !{!3, !3, i64 0, i64 4}\n!2 = !{!4, i64 4, !\"int\"}\n!3 = !{!4, i64 4, !\"float\"}\n!4 = !{!\"root\"}",
        "!0 = !{!2, !2, i64 99999999999999999999}\n!1 = !{!\"",
    ] {
        assert_eq!(loads(&text(nodes), "f"), 2, "{nodes}");
    }
}

/// A load that stands for an equal one keeps its type, and so leaves a loop.
#[test]
fn equal_loads_of_one_type_keep_it() {
    let text = "define void @f(ptr %p, ptr %q, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = load i32, ptr %p, !tbaa !0
  %b = load i32, ptr %p, !tbaa !0
  %s = add i32 %a, %b
  %x = sitofp i32 %s to float
  %e = getelementptr float, ptr %q, i64 %i
  store float %x, ptr %e, !tbaa !3
  %j = add nsw i64 %i, 1
  %t = icmp slt i64 %j, %n
  br i1 %t, label %loop, label %exit
exit:
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!\"int\", !2, i64 0}
!2 = !{!\"omnipotent char\", !5, i64 0}
!3 = !{!4, !4, i64 0}
!4 = !{!\"float\", !2, i64 0}
!5 = !{!\"Simple C/C++ TBAA\"}
";
    assert_eq!(loads(text, "f"), 0);
    assert_ne!(loads(&text.replace("!tbaa", "!other"), "f"), 0);
}
