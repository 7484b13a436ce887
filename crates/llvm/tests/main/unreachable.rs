//! Unreachable code as LLVM's optimisers leave it: valid, although values in it may be defined by nothing but
//! themselves.

use sheave_llvm::read_module;

#[track_caller]
fn check(text: &str) {
    let module = read_module("t.ll", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    sheave_ir::verify_module(&module).unwrap_or_else(|error| panic!("{error}"));
}

/// A function whose unreachable block has these instructions.
fn dead(lines: &str) -> String {
    format!(
        "declare i32 @llvm.ssa.copy.i32(i32)\ndefine i32 @f(i32 %a, ptr %p) {{\n  ret i32 %a\ndead:\n{lines}\n  \
         br label %dead\n}}\n"
    )
}

#[test]
fn a_value_that_renames_itself() {
    check(&dead("  %t = freeze i7 %t"));
    check(&dead("  %t = freeze i128 %t\n  store i128 %t, ptr %p"));
    check(&dead("  %t = freeze <3 x i65> %t"));
    check(&dead("  %t = bitcast i32 %t to i32\n  store i32 %t, ptr %p"));
    check(&dead("  %t = getelementptr i8, ptr %t, i64 0\n  store i32 1, ptr %t"));
    check(&dead("  %t = call i32 @llvm.ssa.copy.i32(i32 %t)"));
    check(&dead("  %t = addrspacecast ptr %t to ptr"));
}

#[test]
fn values_that_rename_each_other() {
    check(&dead("  %t = freeze i32 %u\n  %u = freeze i32 %t\n  store i32 %u, ptr %p"));
    check(&dead("  %s = freeze i32 %t\n  %t = freeze i32 %u\n  %u = freeze i32 %t"));
    check(&dead("  %s = add i32 %t, 1\n  %t = freeze i32 %s"));
}

#[test]
fn a_value_computed_from_itself() {
    check(&dead("  %t = add i32 %t, 1"));
    check(&dead("  %t = getelementptr i8, ptr %t, i64 4\n  %u = load i32, ptr %t\n  store i32 %u, ptr %t"));
    check(&dead("  %t = getelementptr i32, ptr %t, i32 %u\n  %u = load i32, ptr %t"));
    check(&dead("  %t = select i1 true, i32 %t, i32 %a"));
    check(&dead("  %t = insertvalue { i32, ptr } %t, i32 1, 0"));
    check(&dead("  %t = phi i32 [ %t, %dead ]"));
}

#[test]
fn reachable_code_must_define_its_values() {
    let text = "define ptr @f(ptr %a) {\n  br label %b\nb:\n  %t = bitcast ptr %t to ptr\n  ret ptr %t\n}\n";
    let error = read_module("t.ll", text.as_bytes()).expect_err("the value is never defined");
    assert_eq!((error[0].line, error[0].message.as_str()), (4, "a value is defined by itself"));
    assert!(error.to_string().contains('^'), "{error}");
}

/// Many values that rename themselves cost no more than their number.
#[test]
fn circles_are_found_in_linear_time() {
    let n = 100_000;
    let lines: String = (0..n).map(|i| format!("  %t{i} = bitcast ptr %t{} to ptr\n", (i + 1) % n)).collect();
    check(&dead(&lines));
    let lines: String = (0..n).map(|i| format!("  %t{i} = bitcast ptr %t{i} to ptr\n")).collect();
    check(&dead(&lines));
}
