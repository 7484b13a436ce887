//! Variables of the source whose slots are promoted: which of them are in a value, and where code has that.

use std::path::Path;

use sheave::{Context, Goal, Options};
use sheave_ir::{Form, Home, Module};
use sheave_llvm::{ReadOptions, read_module_with};
use sheave_x64::{CodeBuffer, CodeRelocKind, Ctx, Held, VariablePlace, compile};

fn read(name: &str, text: &[u8]) -> Module {
    let module = read_module_with(name, text, &ReadOptions { variables: true });
    module.unwrap_or_else(|error| panic!("{error}"))
}

fn program(name: &str) -> Module {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("debugger").join(name);
    read(name, &std::fs::read(path).expect("it is there"))
}

/// The fate of the variables of `function` under these passes, in words, by name.
fn homes(module: &Module, function: &str, passes: &str) -> Vec<String> {
    let passes = sheave::pipeline::parse_passes(passes).expect("passes");
    let options = Options { passes, ..Options::default() };
    let whole = Context::new().run_module(module, &options, Goal::Passes).expect("it compiles");
    let mut functions = whole.functions.values();
    let func = functions.find(|func| whole.symbol_name(func.symbol) == function).expect("it is there");
    assert_eq!(func.form, Form::Ssa);
    let words = func.variables.iter().map(|variable| {
        let name = &whole.sources.variables.locals[variable.variable].name;
        match variable.home {
            Home::Value { always: true, .. } => format!("{name}: always"),
            Home::Value { .. } => format!("{name}: once made"),
            Home::Constant { bits, bytes } => format!("{name}: {bits} in {bytes}"),
            Home::Gone => format!("{name}: gone"),
            Home::Slot { .. } | Home::Argument { .. } => format!("{name}: memory"),
        }
    });
    words.collect()
}

#[test]
fn one_store_gives_a_variable_its_value() {
    let module = program("held.ll");
    let of = |function| homes(&module, function, "sroa,promote");
    let parameters = ["a", "b", "c", "s", "u", "big"].map(|name| format!("{name}: always"));
    let (mix, rest) = (of("mix"), ["twice: once made", "larger: once made", "ten: gone"]);
    assert_eq!(mix[..6], parameters);
    assert_eq!(mix[6..], rest, "what is set after a call is not there before");
    assert_eq!(of("squares"), ["n: always", "sum: gone", "i: gone", "square: once made"]);
    assert_eq!(
        of("paths"),
        ["n: always", "list: always", "early: always", "late: once made", "either: gone"]
    );
}

/// A function with one variable `y`, whose store is what `body` says; in a loop if that has one.
fn with_body(body: &str) -> Module {
    let text = format!(
        r#"
declare void @g(i32)
define i32 @f(i32 %n, i32 %m) !dbg !4 {{
entry:
  %y = alloca i32
    #dbg_declare(ptr %y, !5, !DIExpression(), !10)
{body}
}}
!1 = !DIFile(filename: "a.c", directory: "")
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1)
!5 = !DILocalVariable(name: "y", scope: !4, line: 2, type: !6)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocation(line: 2, column: 1, scope: !4)
!11 = !DILocation(line: 3, column: 1, scope: !4)
"#
    );
    read("a.ll", text.as_bytes())
}

#[test]
fn nothing_of_another_line_is_between_a_value_and_its_store() {
    let home = |body: &str, passes: &str| homes(&with_body(body), "f", passes).remove(0);
    let end = "%r = load i32, ptr %y, !dbg !11\n ret i32 %r, !dbg !11";
    let near = format!("%a = mul i32 %n, %m, !dbg !10\n store i32 %a, ptr %y, !dbg !10\n {end}");
    assert_eq!(home(&near, "promote"), "y: once made");
    let far =
        "%a = mul i32 %n, %m, !dbg !10\n call void @g(i32 1), !dbg !11\n store i32 %a, ptr %y, !dbg !10";
    assert_eq!(home(&format!("{far}\n {end}"), "promote"), "y: gone");
    let twice = near.replace("store", "store i32 %m, ptr %y, !dbg !10\n store");
    assert_eq!(home(&twice, "promote"), "y: gone");
    let merged = "%a = mul i32 %n, %m, !dbg !10\n %c = icmp eq i32 %n, 0\n br i1 %c, label %t, label %e\n\
                  t:\n %b = mul i32 %n, %n, !dbg !10\n store i32 %b, ptr %y, !dbg !10\n br label %e\n e:";
    assert_eq!(home(&format!("{merged}\n {end}"), "promote"), "y: gone");
    let first = format!("store i32 7, ptr %y, !dbg !10\n call void @g(i32 1), !dbg !11\n {end}");
    assert_eq!(home(&first, "promote"), "y: 7 in 4");
    let later = format!("call void @g(i32 1), !dbg !11\n store i32 %n, ptr %y, !dbg !10\n {end}");
    assert_eq!(home(&later, "promote"), "y: gone");
}

#[test]
fn a_value_that_is_there_earlier_is_not_the_variable() {
    let home = |body: &str, passes: &str| homes(&with_body(body), "f", passes).remove(0);
    // It equals a parameter, after a pass.
    let replaced = "%a = add i32 %n, 0, !dbg !10\n store i32 %a, ptr %y, !dbg !10\n\
                    call void @g(i32 1), !dbg !11\n %r = load i32, ptr %y, !dbg !11\n ret i32 %r, !dbg !11";
    assert_eq!(home(replaced, "promote"), "y: once made");
    assert_eq!(home(replaced, "promote,gvn"), "y: gone");
    // It leaves the loop.
    let hoisted = "br label %loop\n loop:\n %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n\
                   call void @g(i32 %i), !dbg !11\n\
                   %a = mul i32 %n, %m, !dbg !10\n store i32 %a, ptr %y, !dbg !10\n\
                   %r = load i32, ptr %y, !dbg !11\n call void @g(i32 %r), !dbg !11\n\
                   %j = add i32 %i, 1, !dbg !11\n %c = icmp slt i32 %j, %n\n\
                   br i1 %c, label %loop, label %end\n end:\n ret i32 0";
    assert_eq!(home(hoisted, "promote"), "y: once made");
    assert_eq!(home(hoisted, "promote,licm"), "y: gone");
    // Its loop is unrolled: the next iteration has a value of its own.
    let unrolled = "br label %loop\n loop:\n %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n\
                   %a = mul i32 %i, %m, !dbg !10\n store i32 %a, ptr %y, !dbg !10\n\
                   %r = load i32, ptr %y, !dbg !11\n call void @g(i32 %r), !dbg !11\n\
                   %j = add i32 %i, 1, !dbg !11\n %c = icmp slt i32 %j, 3\n\
                   br i1 %c, label %loop, label %end\n end:\n ret i32 0";
    assert_eq!(home(unrolled, "promote"), "y: once made");
    assert_eq!(home(unrolled, "promote,unroll-full"), "y: gone");
}

/// The code of each function of the program, compiled as objects are.
fn codes(module: &Module) -> Vec<(String, CodeBuffer, Vec<String>)> {
    let whole = Context::new().run_module(module, &Options::default(), Goal::Copies).expect("it compiles");
    let mut machine = Ctx::new();
    let compiled = whole.functions.values().map(|func| {
        let mut code = CodeBuffer::default();
        compile(&whole, func, &Default::default(), &mut machine, &mut code).expect("it compiles");
        let name =
            |home: &sheave_ir::VariableHome| whole.sources.variables.locals[home.variable].name.to_string();
        (whole.symbol_name(func.symbol).to_owned(), code, func.variables.iter().map(name).collect())
    });
    compiled.collect()
}

#[test]
fn what_a_call_may_overwrite_holds_nothing_behind_it() {
    // By numbers in DWARF: rbx, rbp, r12 to r15.
    const PRESERVED: [u16; 6] = [3, 6, 12, 13, 14, 15];
    let (mut held, mut across) = (0, 0);
    for (function, code, _) in ["held.ll", "values.ll"].iter().flat_map(|name| codes(&program(name))) {
        for variable in &code.variables {
            let VariablePlace::Held { first, end, .. } = variable.place else { continue };
            let ranges = &code.held[first as usize..end as usize];
            assert!(!ranges.is_empty(), "{function}");
            assert!(ranges.windows(2).all(|pair| pair[0].end <= pair[1].start), "{function}: {ranges:?}");
            held += 1;
            for range in ranges {
                assert!(range.start < range.end && range.end <= code.code_size, "{function}: {range:?}");
                // The last byte of a call is where its caller's frame is shown.
                for call in code.relocs.iter().filter(|reloc| reloc.kind == CodeRelocKind::Call) {
                    if (range.start..range.end).contains(&(call.offset + 3)) {
                        across += 1;
                        match range.held {
                            Held::Register(n) => assert!(PRESERVED.contains(&n), "{function}: {range:?}"),
                            Held::Frame(_) => {}
                        }
                    }
                }
            }
        }
    }
    assert!(held >= 10 && across >= 10, "{held} variables, {across} of their ranges at calls");
}

#[test]
fn a_parameter_is_found_in_all_of_a_loop() {
    let codes = codes(&program("held.ll"));
    let (_, code, names) = codes.iter().find(|code| code.0 == "squares").expect("it is not inlined");
    let place =
        |name: &str| code.variables[names.iter().position(|known| known == name).expect("known")].place;
    let ranges = |name: &str| match place(name) {
        VariablePlace::Held { first, end, bytes: 4, indirect: false, .. } => {
            &code.held[first as usize..end as usize]
        }
        other => panic!("{name}: {other:?}"),
    };
    let calls: Vec<u32> = (code.relocs.iter())
        .filter(|reloc| reloc.kind == CodeRelocKind::Call)
        .map(|reloc| reloc.offset + 3)
        .collect();
    assert_eq!(calls.len(), 2);
    for name in ["n", "square"] {
        for &call in &calls {
            let ranges = ranges(name);
            assert!(
                ranges.iter().any(|range| (range.start..range.end).contains(&call)),
                "{name}: {ranges:?}"
            );
        }
    }
    assert!(ranges("n")[0].start < ranges("square")[0].start);
    assert_eq!(place("sum"), VariablePlace::Gone);
}
