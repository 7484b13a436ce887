//! The text form, the interpreter and its counts, and copies that are made early.

use sheave_ssa_bril::interpret::{Limits, Outcome, run};
use sheave_ssa_bril::json::Json;
use sheave_ssa_bril::{read, through_ssa, to_ssa};

fn outcome(program: &str, arguments: &[&str]) -> Result<Outcome, String> {
    let arguments: Vec<String> = arguments.iter().map(|&text| text.to_owned()).collect();
    run(&read(program)?, &arguments, Limits { steps: 100_000, values: 10_000 })
}

#[test]
fn text_is_what_json_is() {
    let text = "
        # a comment; the name of a variable may be that of an instruction
        @f(p: ptr<ptr<int>>, %x : float): bool { .l.1: br: bool = call @g p %x; jmp .l.1; ret br; }
        @main { c: char = const '#'; v = const +12; w: float = const -1.5e-3; w: float = const -.5; nop; }";
    let json = r#"{"functions": [
        {"name": "f", "args": [{"name": "p", "type": {"ptr": {"ptr": "int"}}}, {"name": "%x", "type": "float"}],
         "type": "bool", "instrs": [{"label": "l.1"},
         {"op": "call", "dest": "br", "type": "bool", "args": ["p", "%x"], "funcs": ["g"]},
         {"op": "jmp", "labels": ["l.1"]}, {"op": "ret", "args": ["br"]}]},
        {"name": "main", "instrs": [{"op": "const", "dest": "c", "type": "char", "value": "\u0023"},
         {"op": "const", "dest": "v", "value": 12},
         {"op": "const", "dest": "w", "type": "float", "value": -1.5e-3},
         {"op": "const", "dest": "w", "type": "float", "value": -0.5}, {"op": "nop"}]}]}"#;
    assert_eq!(read(text), Json::parse(json));
}

#[test]
fn errors_of_text_have_positions() {
    for (text, message) in [
        ("@f {\n  x: int = add a b\n}", "line 3, column 1: a name expected"),
        ("@f {\n  ?", "line 2, column 3: `?` has no meaning"),
        ("@f { x: int = const; }", "line 1, column 20: a literal expected"),
        ("@f { x: int = const inf; }", "line 1, column 21: a literal expected"),
        ("@f { c: char = const '\\q'; }", "line 1, column 22: an escape that Bril has expected"),
        ("@f { c: char = const 'ab'; }", "line 1, column 22: a character without an end"),
        ("@f { jmp .", "line 1, column 10: a label expected"),
        ("f { }", "line 1, column 1: a function expected"),
        ("@f(x) { }", "line 1, column 5: `:` expected"),
        ("@f { x: ptr<int = id y; }", "line 1, column 17: `>` expected"),
        ("@f {", "line 1, column 5: a name expected"),
        ("from \"x.bril\" import @f;", "line 1, column 1: unsupported: imports"),
        ("@f { }\nstruct s { }", "line 2, column 1: unsupported: structures"),
    ] {
        assert_eq!(read(text), Err(message.to_owned()), "{text}");
    }
    let deep = format!("@f {{ x: {} = id y; }}", "ptr<".repeat(100_000));
    assert!(read(&deep).unwrap_err().ends_with("a type that is nested less expected"));
}

#[test]
fn instructions_are_counted_and_labels_are_not() {
    let program = "@main(n: int) { one: int = const 1; zero: int = const 0;
        .loop: n: int = sub n one; c: bool = gt n zero; br c .loop .end; .end: print n; ret; }";
    let outcome = outcome(program, &["3"]).unwrap();
    assert_eq!((outcome.output.as_str(), outcome.executed, outcome.error), ("0\n", 2 + 3 * 3 + 2, None));
}

#[test]
fn arithmetic_is_that_of_the_language() {
    for (body, printed) in [
        (
            "a: int = const -9223372036854775808; b: int = const -1; c: int = div a b; print c;",
            "-9223372036854775808",
        ),
        ("a: int = const -7; b: int = const 2; c: int = div a b; print c;", "-3"),
        ("a: float = const 0.1; b: float = const 0.2; c: float = fadd a b; print c;", "0.30000000000000004"),
        ("a: float = const 1; b: float = const 0; c: float = fdiv a b; print c;", "Infinity"),
        ("a: float = const -0.0; print a;", "-0.00000000000000000"),
        ("a: float = const 1e21; print a;", "1e+21"),
        ("a: int = const 228; b: char = int2char a; c: int = char2int b; print b c;", "\u{e4} 228"),
        (
            "a: float = const 1; b: int = float2bits a; c: float = bits2float b; print b c;",
            "4607182418800017408 1.00000000000000000",
        ),
        (
            "a: char = const 'a'; b: char = const 'b'; c: bool = clt a b; d: bool = not c; print c d;",
            "true false",
        ),
    ] {
        let outcome = outcome(&format!("@main {{ {body} }}"), &[]).unwrap();
        assert_eq!((outcome.output.trim_end(), outcome.error), (printed, None), "{body}");
    }
}

#[test]
fn what_goes_wrong_is_said() {
    for (program, message) in [
        ("@main { x: int = id y; }", "y is undefined in @main"),
        ("@main { u: int = undef; v: int = id u; print v; }", "v is undefined in @main"),
        ("@main { x: int = get; }", "x is undefined in @main"),
        ("@main { a: int = const 1; b: int = const 0; c: int = div a b; }", "division by zero in @main"),
        ("@main { a: int = const 1; b: bool = not a; }", "`not` of @main has operands of a wrong type"),
        ("@main { call @main; }", "calls are nested too deep"),
        ("@main { .l: jmp .l; }", "stopped after 100000 instructions"),
        ("@main { n: int = const 1; p: ptr<int> = alloc n; }", "memory is left that was not freed"),
        ("@main { n: int = const 0; p: ptr<int> = alloc n; }", "an allocation of 0 values"),
        ("@main { n: int = const 9999999999; p: ptr<int> = alloc n; }", "out of memory"),
        (
            "@main { n: int = const 1; p: ptr<int> = alloc n; free p; q: int = load p; }",
            "an access to memory that was freed",
        ),
        (
            "@main { n: int = const 1; p: ptr<int> = alloc n; q: ptr<int> = ptradd p n; store q n; }",
            "an access to element 1 of 1",
        ),
        ("@main { x: int = call @f; } @f: int { ret; }", "@f gave no value"),
        ("@main { x: int = const 1; call @f x; } @f { ret; }", "@f takes 0 arguments, not 1"),
    ] {
        assert_eq!(outcome(program, &[]).unwrap().error.as_deref(), Some(message), "{program}");
    }
    for (program, message) in [
        ("@f { }", "there is no @main"),
        ("@main { } @main { }", "there are two functions @main"),
        ("@main(x: int) { }", "@main takes 1 arguments, not 0"),
        ("@main { x: int = add x; }", "`add` of @main has operands of a wrong number"),
        ("@main { br x .a; .a: }", "`br` of @main lacks a target"),
        ("@main { set; }", "@main, element 1 of `instrs`: unsupported: set"),
        ("@main { .a: t: thread = spawn @main; }", "@main, element 2 of `instrs`: unsupported: spawn"),
    ] {
        assert_eq!(outcome(program, &[]), Err(message.to_owned()), "{program}");
    }
}

/// What `set` passes on is apart from the variable of that name, until `get`.
#[test]
fn shadows_are_apart_from_variables() {
    let program = "@main { x: int = const 1; y: int = const 2; set x y; print x; x: int = get; print x; }";
    for program in [read(program).unwrap(), to_ssa(&read(program).unwrap()).unwrap()] {
        assert_eq!(run(&program, &[], Limits::default()).unwrap().output, "1\n2\n");
    }
}

fn counts(program: &str, argument: &str) -> [u64; 2] {
    let program = read(program).unwrap();
    [program.clone(), through_ssa(&program).unwrap()].map(|program| {
        let outcome = run(&program, &[argument.to_owned()], Limits::default()).unwrap();
        assert_eq!(outcome.error, None);
        outcome.executed
    })
}

/// The value before is kept by one copy per iteration, as the program has it; copies at the ends of blocks
/// alone would be two, or one and a jump.
#[test]
fn copies_are_made_early() {
    let step = "before: int = id x; x: int = mul x n; n: int = sub n one; more: bool = gt n one;";
    for body in [
        // It is read after the loop only, or at the start of the next iteration.
        format!(".loop: {step} br more .loop .end; .end: print before x;"),
        format!(".loop: print before; {step} jmp .tail; .tail: br more .loop .end; .end: print x;"),
    ] {
        let program = format!(
            "@main(n: int) {{ one: int = const 1; x: int = const 1; before: int = const 0; {body} }}"
        );
        let [before, after] = counts(&program, "50");
        assert!(after <= before, "{after} instructions, {before} before: {body}");
    }
}

/// A copy is not made early where the variable has no value yet, for the program might not read it there.
#[test]
fn undefined_values_are_not_copied_early() {
    let program = "@main(n: int) { one: int = const 1; zero: int = const 0; five: int = const 5;
        .loop: y: int = mul n n; first: bool = eq n five; br first .next .again;
        .again: print x;
        .next: x: int = id y; n: int = sub n one; more: bool = gt n zero; br more .loop .end;
        .end: print n; }";
    counts(program, "5");
}

/// The value before an arm of a branch is kept by one copy in that arm, not by two in the other.
#[test]
fn copies_are_made_early_in_branches() {
    let program = "@main(n: int) { b: int = const 7; e: int = mul n n; c: bool = gt e b; br c .big .small;
        .big: print e; b: int = id e; e: int = sub n e; jmp .end;
        .small:
        .end: print b e; }";
    for n in ["2", "3"] {
        let [before, after] = counts(program, n);
        assert!(after <= before, "{after} instructions, {before} before: {n}");
    }
}

/// A constant that an edge passes is left where the program has it, if the edge would need a block for it.
#[test]
fn constants_stay_where_copies_cost_more() {
    let program = "@main(n: int) { one: int = const 1; zero: int = const 0; nine: int = const 9;
        out: int = const 1;
        .loop: bad: bool = eq n nine; br bad .fail .next;
        .next: n: int = sub n one; more: bool = gt n zero; br more .loop .end;
        .fail: out: int = const 0;
        .end: print out; }";
    for (n, executed) in [("5", 30), ("20", 63)] {
        assert_eq!(counts(program, n), [executed; 2]);
    }
}

/// The phis of one variable become one before values of other variables join them: they run more often than
/// the copies in the branches. The values that either arm of the first branch passes on would be exchanged
/// at its end otherwise.
#[test]
fn variables_of_branches_stay_apart() {
    let arm = |from: &str, to: &str, name: &str| {
        format!(
            ".{name}: c: bool = gt {from} lo; br c .{name}1 .{name}2;
            .{name}1: lo: int = id {from}; jmp .{name}3; .{name}2:
            .{name}3: d: bool = lt {to} hi; br d .{name}4 .{name}5;
            .{name}4: hi: int = id {to}; jmp .{name}6; .{name}5:
            .{name}6: jmp .end;"
        )
    };
    let program = format!(
        "@main(n: int) {{ lo: int = const 2; hi: int = const 9; a: int = sub n lo; b: int = sub hi n;
        e: bool = gt a b; br e .x .y; {} {} .end: print lo hi; }}",
        arm("b", "a", "x"),
        arm("a", "b", "y")
    );
    let all = ["3", "5", "7", "20"].map(|n| counts(&program, n));
    let [before, after] = [0, 1].map(|column| all.iter().map(|counts| counts[column]).sum::<u64>());
    assert!(after <= before, "{after} instructions, {before} before: {all:?}");
}

/// An edge block that its target follows needs no jump.
#[test]
fn edge_blocks_stand_before_their_targets() {
    let program = "@main(n: int) { one: int = const 1; zero: int = const 0; x: int = const 7;
        .head: c: bool = gt n zero; br c .body .end;
        .body: n: int = sub n one; d: bool = eq n one; br d .end .head;
        .end: print n x; }";
    let [before, after] = counts(program, "9");
    assert!(after <= before, "{after} instructions, {before} before");
}
