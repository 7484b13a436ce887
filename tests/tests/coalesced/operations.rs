//! The operations: everything that selection expands to fixed registers, scratch registers, tied operands or
//! several steps.

/// An operation in the text of the IR; see `Writer::body` for the placeholders in braces.
#[derive(Clone, Debug)]
pub(crate) struct Operation {
    pub(crate) name: String,
    pub(crate) operands: Vec<&'static str>,
    pub(crate) results: Vec<&'static str>,
    /// The compiled text.
    pub(crate) machine: String,
    /// The interpreted text: the same, except for inline assembly.
    pub(crate) model: String,
    /// Number of registers that it needs at least.
    pub(crate) registers: u8,
}

const INTS: [&str; 4] = ["i8", "i16", "i32", "i64"];
const FLOATS: [&str; 2] = ["f32", "f64"];

/// The list under construction.
#[derive(Default)]
struct List(Vec<Operation>);

impl List {
    fn add(&mut self, name: &str, operands: &[&'static str], results: &[&'static str], body: &str) {
        self.assembly(name, operands, results, body, body, 4);
    }

    fn assembly(
        &mut self,
        name: &str,
        operands: &[&'static str],
        results: &[&'static str],
        machine: &str,
        model: &str,
        registers: u8,
    ) {
        self.0.push(Operation {
            // A sign is no part of a name.
            name: name.replace('-', "minus_"),
            operands: operands.to_vec(),
            results: results.to_vec(),
            machine: machine.to_owned(),
            model: model.to_owned(),
            registers,
        });
    }
}

/// Every operation.
pub(crate) fn all() -> Vec<Operation> {
    let mut list = List::default();
    integers(&mut list);
    comparisons(&mut list);
    floats(&mut list);
    conversions(&mut list);
    atomics(&mut list);
    memory(&mut list);
    long_doubles(&mut list);
    wide_integers(&mut list);
    calls(&mut list);
    control(&mut list);
    assembly(&mut list);
    list.0
}

fn integers(list: &mut List) {
    for ty in INTS {
        for op in [
            "add", "sub", "mul", "sdiv", "udiv", "srem", "urem", "smul_hi", "umul_hi", "and", "or", "xor",
            "shl", "lshr", "ashr", "rotl", "rotr", "smin", "smax", "umin", "umax",
        ] {
            list.add(&format!("{op}_{ty}"), &[ty, ty], &[ty], &format!("{{r0}} = {op} {{0}}, {{1}}"));
        }
        for op in ["neg", "not", "iabs", "clz", "ctz", "popcnt", "bswap", "bitrev", "copy"] {
            if (op, ty) != ("bswap", "i8") {
                list.add(&format!("{op}_{ty}"), &[ty], &[ty], &format!("{{r0}} = {op} {{0}}"));
            }
        }
        for op in ["fshl", "fshr"] {
            list.add(
                &format!("{op}_{ty}"),
                &[ty, ty, ty],
                &[ty],
                &format!("{{r0}} = {op} {{0}}, {{1}}, {{2}}"),
            );
            let body = format!("{{r0}} = {op} {{0}}, {{1}}, {ty} 5");
            list.add(&format!("{op}_5_{ty}"), &[ty, ty], &[ty], &body);
        }
        for op in ["sadd", "ssub", "smul", "uadd", "usub", "umul"] {
            let body = format!("{{r0}}, {{r1}} = {op}_overflow {{0}}, {{1}}");
            list.add(&format!("{op}_overflow_{ty}"), &[ty, ty], &[ty, "i8"], &body);
        }
        list.add(&format!("umul_wide_{ty}"), &[ty, ty], &[ty, ty], "{r0}, {r1} = umul_wide {0}, {1}");
        for (div, rem) in [("sdiv", "srem"), ("udiv", "urem")] {
            let both = format!("{{r0}} = {div} {{0}}, {{1}}\n{{r1}} = {rem} {{0}}, {{1}}");
            list.add(&format!("{div}_{rem}_{ty}"), &[ty, ty], &[ty, ty], &both);
            let both = format!("{{r0}} = {rem} {{0}}, {{1}}\n{{r1}} = {div} {{0}}, {{1}}");
            list.add(&format!("{rem}_{div}_{ty}"), &[ty, ty], &[ty, ty], &both);
            for c in [1, 2, 8, 7, 10, -3, 100, -128] {
                let body = format!("{{r0}} = {div} {{0}}, {ty} {c}");
                list.add(&format!("{div}_{ty}_by_{c}"), &[ty], &[ty], &body);
                let both = format!("{{r0}} = {div} {{0}}, {ty} {c}\n{{r1}} = {rem} {{0}}, {ty} {c}");
                list.add(&format!("{div}_{rem}_{ty}_by_{c}"), &[ty], &[ty, ty], &both);
            }
        }
        for c in [3, 45, 80, 111, -1] {
            list.add(&format!("mul_{ty}_by_{c}"), &[ty], &[ty], &format!("{{r0}} = mul {{0}}, {ty} {c}"));
        }
        // Expressions that selection rewrites as a whole.
        let majority = "{a} = and {0}, {1}\n{b} = not {0}\n{c} = and {b}, {2}\n{r0} = or {a}, {c}";
        list.add(&format!("choose_{ty}"), &[ty, ty, ty], &[ty], majority);
        let common = "{a} = and {0}, {1}\n{b} = and {0}, {2}\n{r0} = xor {a}, {b}";
        list.add(&format!("common_and_{ty}"), &[ty, ty, ty], &[ty], common);
        let rotations =
            format!("{{a}} = rotl {{0}}, {ty} 3\n{{b}} = rotl {{0}}, {ty} 6\n{{r0}} = xor {{a}}, {{b}}");
        list.add(&format!("rotations_{ty}"), &[ty], &[ty], &rotations);
        let sum = format!("{{a}} = shl {{0}}, {ty} 2\n{{b}} = add {{a}}, {{1}}\n{{r0}} = add {{b}}, {ty} 11");
        list.add(&format!("scaled_sum_{ty}"), &[ty, ty], &[ty], &sum);
    }
    // Halves of a variable, and values computed from them.
    for ty in ["i8", "i16", "i32"] {
        for op in ["add", "udiv", "srem", "shl", "ashr", "umin", "mul"] {
            for extend in ["zext", "sext"] {
                let body = format!(
                    "{{a}} = trunc {ty} {{0}}\n{{b}} = trunc {ty} {{1}}\n{{c}} = {op} {{a}}, {{b}}\n\
                     {{r0}} = {extend} i64 {{c}}"
                );
                list.add(&format!("{op}_{ty}_{extend}"), &["i64", "i64"], &["i64"], &body);
            }
        }
        let body = format!("{{a}} = trunc {ty} {{0}}\n{{b}} = sext i64 {{a}}\n{{r0}} = shl {{b}}, i64 33");
        list.add(&format!("shl_of_sext_{ty}"), &["i64"], &["i64"], &body);
    }
}

fn comparisons(list: &mut List) {
    for ty in INTS {
        for cc in ["eq", "slt", "ule"] {
            let body = format!("{{a}} = icmp {cc} {{0}}, {{1}}\n{{r0}} = select {{a}}, {{2}}, {{3}}");
            list.add(&format!("select_{cc}_{ty}"), &[ty, ty, ty, ty], &[ty], &body);
        }
        list.add(&format!("select_{ty}"), &[ty, ty, ty], &[ty], "{r0} = select {0}, {1}, {2}");
        list.add(
            &format!("icmp_{ty}"),
            &[ty, ty, "i8"],
            &["i8"],
            "{a} = icmp ult {0}, {1}\n{r0} = xor {a}, {2}",
        );
    }
    for float in FLOATS {
        for cc in ["oeq", "une", "olt", "uge", "one", "ueq"] {
            let body = format!("{{a}} = fcmp {cc} {{0}}, {{1}}\n{{r0}} = select {{a}}, {{2}}, {{3}}");
            list.add(&format!("select_{cc}_{float}"), &[float; 4], &[float], &body);
            for ty in ["i8", "i64"] {
                list.add(&format!("select_{cc}_{float}_{ty}"), &[float, float, ty, ty], &[ty], &body);
            }
            let body = format!("{{a}} = fcmp {cc} {{0}}, {{1}}\n{{r0}} = add {{a}}, {{2}}");
            list.add(&format!("fcmp_{cc}_{float}"), &[float, float, "i8"], &["i8"], &body);
        }
        list.add(&format!("select_{float}"), &["i64", float, float], &[float], "{r0} = select {0}, {1}, {2}");
    }
}

fn floats(list: &mut List) {
    for ty in FLOATS {
        for op in ["fadd", "fsub", "fmul", "fdiv", "fmin", "fmax", "copysign"] {
            list.add(&format!("{op}_{ty}"), &[ty, ty], &[ty], &format!("{{r0}} = {op} {{0}}, {{1}}"));
        }
        for op in ["fneg", "fabs", "sqrt", "floor", "ceil", "ftrunc", "nearest"] {
            list.add(&format!("{op}_{ty}"), &[ty], &[ty], &format!("{{r0}} = {op} {{0}}"));
        }
        list.add(&format!("fma_{ty}"), &[ty, ty, ty], &[ty], "{r0} = fma {0}, {1}, {2}");
    }
}

fn conversions(list: &mut List) {
    for float in FLOATS {
        for int in INTS {
            for (to, back) in [
                ("sint_to_float", "float_to_sint"),
                ("uint_to_float", "float_to_uint"),
                ("uint_to_float", "float_to_sint_sat"),
                ("sint_to_float", "float_to_uint_sat"),
            ] {
                let body = format!(
                    "{{a}} = {to} {float} {{0}}\n{{b}} = fadd {{a}}, {{1}}\n{{r0}} = {back} {int} {{b}}"
                );
                list.add(&format!("{to}_{back}_{float}_{int}"), &[int, float], &[int], &body);
                let body = format!(
                    "{{a}} = {back} {int} {{0}}\n{{b}} = {to} {float} {{a}}\n{{r0}} = fadd {{b}}, {{0}}"
                );
                list.add(&format!("{back}_{to}_{float}_{int}"), &[float], &[float], &body);
            }
        }
    }
    list.add("bits_f64", &["i64", "f64"], &["i64", "f64"], "{r0} = bitcast i64 {1}\n{r1} = bitcast f64 {0}");
    list.add("bits_f32", &["i32", "f32"], &["i32", "f32"], "{r0} = bitcast i32 {1}\n{r1} = bitcast f32 {0}");
    list.add("narrower", &["f64"], &["f64"], "{a} = fdemote {0}\n{r0} = fpromote {a}");
}

fn atomics(list: &mut List) {
    let places = [
        // The address, and the operation that comes before it.
        ("cell", "", "{cell}"),
        ("global", "store i64 5, %global\n", "%global"),
        ("indexed", "{g} = and {1}, i64 3\n{h} = ptr_index {cell}, {g} * 8 + 8\n", "{h}"),
    ];
    for (place, before, addr) in places {
        let indexed = place == "indexed";
        let after = if place == "global" { "\n{f} = load i64 %global\nstore {f}, {cell} + 32" } else { "" };
        for ty in INTS {
            let operands: &[&str] = if indexed { &[ty, "i64"] } else { &[ty] };
            for op in ["xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin"] {
                let order = if op.len() == 3 { "seq_cst" } else { "relaxed" };
                let body = format!("{before}{{r0}} = rmw {order} {op} {addr}, {{0}}{after}");
                list.add(&format!("rmw_{op}_{ty}_{place}"), operands, &[ty], &body);
            }
            let operands: &[&str] = if indexed { &[ty, "i64", ty] } else { &[ty, ty] };
            let new = operands.len() - 1;
            let body = format!("{before}{{r0}}, {{r1}} = cmpxchg seq_cst {addr}, {{0}}, {{{new}}}{after}");
            list.add(&format!("cmpxchg_{ty}_{place}"), operands, &[ty, "i8"], &body);
            let body = format!(
                "{before}{{a}} = load {ty} {addr}\n{{r0}}, {{r1}} = cmpxchg seq_cst {addr}, {{a}}, {{{new}}}{after}"
            );
            list.add(&format!("cmpxchg_hits_{ty}_{place}"), operands, &[ty, "i8"], &body);
            let body = format!("{before}{{r0}} = load {ty} {addr}\nstore seq_cst {{0}}, {addr}{after}");
            let operands: &[&str] = if indexed { &[ty, "i64"] } else { &[ty] };
            list.add(&format!("store_{ty}_{place}"), operands, &[ty], &body);
        }
        for ty in FLOATS {
            let operands: &[&str] = if indexed { &[ty, "i64"] } else { &[ty] };
            for op in ["xchg", "fadd", "fsub"] {
                // Small numbers to begin with.
                let body =
                    format!("{before}store {ty} 2.5, {addr}\n{{r0}} = rmw seq_cst {op} {addr}, {{0}}{after}");
                list.add(&format!("rmw_{op}_{ty}_{place}"), operands, &[ty], &body);
            }
        }
    }
    list.add("rmw_xchg_ptr", &["ptr", "ptr"], &["ptr"], "{r0} = rmw seq_cst xchg {0}, {1}");
    list.add(
        "cmpxchg_ptr",
        &["ptr", "ptr", "ptr"],
        &["ptr", "i8"],
        "{r0}, {r1} = cmpxchg seq_cst {0}, {1}, {2}",
    );
    // The address is the result before, through an integer.
    for op in ["or", "umax", "add", "nand"] {
        let body = format!(
            "{{a}} = and {{0}}, i64 7\n{{b}} = ptr_index {{cell}}, {{a}} * 8\n{{r0}} = rmw seq_cst {op} {{b}}, {{0}}"
        );
        list.add(&format!("rmw_{op}_address"), &["i64"], &["i64"], &body);
    }
}

fn memory(list: &mut List) {
    for n in [1, 7, 16, 40] {
        let set = format!(
            "mem_set {{cell}}, {{0}}, i64 {n}\n{{r0}} = load i8 {{cell}}\n{{r1}} = load i64 {{cell}}"
        );
        list.add(&format!("mem_set_{n}"), &["i8", "i64"], &["i8", "i64"], &set);
        for op in ["mem_copy", "mem_move"] {
            let copy = format!(
                "store {{0}}, {{other}}\n{op} {{cell}}, {{other}}, i64 {n}\n{{r0}} = load i64 {{cell}}"
            );
            list.add(&format!("{op}_{n}"), &["i64"], &["i64"], &copy);
        }
        let over = format!(
            "store {{0}}, {{cell}}\n{{a}} = ptr_add {{cell}}, i64 3\nmem_move {{a}}, {{cell}}, i64 {n}\n{{r0}} = load i64 {{cell}} + 8"
        );
        list.add(&format!("mem_move_over_{n}"), &["i64"], &["i64"], &over);
    }
    list.add(
        "mem_set_variable",
        &["i8", "i64"],
        &["i8", "i64"],
        "{a} = and {1}, i64 31\nmem_set {cell}, {0}, {a}\n{r0} = load i8 {cell}\n{r1} = load i64 {cell} + 8",
    );
    list.add(
        "mem_move_variable",
        &["i64", "i64"],
        &["i64"],
        "store {0}, {cell}\n{a} = and {1}, i64 31\n{b} = ptr_add {cell}, i64 9\nmem_move {b}, {cell}, {a}\n\
         {r0} = load i64 {cell} + 8",
    );
    list.add(
        "dyn_alloca",
        &["i64"],
        &["i64"],
        "{a} = stack_save\n{b} = and {0}, i64 63\n{c} = add {b}, i64 8\n{d} = dyn_alloca {c}, align 32\n\
         store {0}, {d}\n{e} = load i64 {d}\n{r0} = add {e}, {b}\nstack_restore {a}",
    );
    for op in ["add", "sub", "and", "xor"] {
        let body =
            format!("{{a}} = load i64 {{cell}} + 8\n{{r0}} = {op} {{a}}, {{0}}\nstore {{r0}}, {{cell}} + 8");
        list.add(&format!("{op}_in_memory"), &["i64"], &["i64"], &body);
    }
    list.add("chase", &["ptr"], &["ptr"], "{r0} = load ptr {0}");
}

fn long_doubles(list: &mut List) {
    for op in ["add", "sub", "mul", "div", "rem"] {
        let body = format!(
            "x87_from_float {{other}}, {{0}}\n{{a}} = ptr_add {{other}}, i64 16\nx87_from_float {{a}}, {{1}}\n\
             x87_{op} {{other}}, {{other}}, {{a}}\n{{r0}} = x87_to_float f64 {{other}}"
        );
        list.add(&format!("x87_{op}"), &["f64", "f64"], &["f64"], &body);
    }
    for ty in INTS {
        for sign in ["sint", "uint"] {
            let body = format!("x87_from_{sign} {{other}}, {{0}}\n{{r0}} = x87_to_{sign} {ty} {{other}}");
            list.add(&format!("x87_{sign}_{ty}"), &[ty], &[ty], &body);
        }
    }
    list.add(
        "x87_cmp",
        &["f64", "f32", "i8"],
        &["i8"],
        "x87_from_float {other}, {0}\n{a} = ptr_add {other}, i64 16\nx87_from_float {a}, {1}\n\
         {b} = x87_cmp {other}, {a}\n{r0} = add {b}, {2}",
    );
}

fn wide_integers(list: &mut List) {
    // The operands are the halves, the low ones first.
    list.add(
        "add_128",
        &["i64"; 4],
        &["i64"; 2],
        "{r0}, {a} = uadd_overflow {0}, {2}\n{b} = add {1}, {3}\n{c} = zext i64 {a}\n{r1} = add {b}, {c}",
    );
    list.add(
        "sub_128",
        &["i64"; 4],
        &["i64"; 2],
        "{r0}, {a} = usub_overflow {0}, {2}\n{b} = sub {1}, {3}\n{c} = zext i64 {a}\n{r1} = sub {b}, {c}",
    );
    list.add(
        "mul_128",
        &["i64"; 4],
        &["i64"; 2],
        "{r0}, {a} = umul_wide {0}, {2}\n{b} = mul {0}, {3}\n{c} = mul {1}, {2}\n{d} = add {b}, {c}\n{r1} = add {a}, {d}",
    );
    list.add(
        "shl_128",
        &["i64"; 3],
        &["i64"; 2],
        "{a} = fshl {1}, {0}, {2}\n{b} = shl {0}, {2}\n{c} = and {2}, i64 64\n{r0} = select {c}, i64 0, {b}\n\
         {r1} = select {c}, {b}, {a}",
    );
    list.add(
        "ashr_128",
        &["i64"; 3],
        &["i64"; 2],
        "{a} = fshr {1}, {0}, {2}\n{b} = ashr {1}, {2}\n{c} = and {2}, i64 64\n{d} = ashr {1}, i64 63\n\
         {r0} = select {c}, {b}, {a}\n{r1} = select {c}, {d}, {b}",
    );
}

fn calls(list: &mut List) {
    list.add("call", &["i64", "i64"], &["i64"], "{r0} = call %mix({0}, {1})");
    list.add("call_pair", &["i64", "i64"], &["i64", "i64"], "{r0}, {r1} = call %pair({0}, {1})");
    list.add("call_mixed", &["i64", "f64"], &["i64", "f64"], "{r0}, {r1} = call %mixed({0}, {1})");
    list.add("call_float", &["f32", "f32"], &["f32"], "{r0} = call %float({0}, {1})");
    list.add(
        "call_many",
        &["i64", "i64", "i64"],
        &["i64"],
        "{r0} = call %many({0}, {1}, {2}, {0}, {1}, {2}, {0}, {1}, {2})",
    );
    list.add(
        "call_variadic",
        &["i64", "i64", "f64"],
        &["i64"],
        "{r0} = call %variadic({0}, {1}, {2}) as (i64, ..., i64, f64) -> i64",
    );
    list.add(
        "call_indirect",
        &["i64", "i64"],
        &["i64"],
        "{a} = and {0}, i64 1\n{b} = select {a}, %mix, %mix2\n{r0} = call_indirect {b}({0}, {1}) as (i64, i64) -> i64",
    );
    list.add("call_narrow", &["i8", "i16"], &["i8"], "{r0} = call %narrow({0}, {1})");
}

fn control(list: &mut List) {
    for ty in INTS {
        let body = format!(
            "switch {{0}}, {{b0}} [0: {{b1}}, 1: {{b2}}, 2: {{b0}}, 3: {{b1}}, 5: {{b2}}]\n\
             {{b0}}:\n{{a}} = add {{1}}, {ty} 3\njump {{end}}\n{{b1}}:\n{{b}} = and {{0}}, {ty} 5\njump {{end}}\n\
             {{b2}}:\n{{c}} = sub {{1}}, {{0}}\njump {{end}}\n\
             {{end}}:\n{{r0}} = phi {ty} [{{b0}}: {{a}}], [{{b1}}: {{b}}], [{{b2}}: {{c}}]"
        );
        list.add(&format!("switch_table_{ty}"), &[ty, ty], &[ty], &body);
        let large = if ty == "i64" { "81985529216486895" } else { "119" };
        let body = format!(
            "switch {{0}}, {{b0}} [{large}: {{b1}}, 100: {{b2}}, 5: {{b1}}]\n\
             {{b0}}:\njump {{end}}\n{{b1}}:\njump {{end}}\n{{b2}}:\njump {{end}}\n\
             {{end}}:\n{{r0}} = phi {ty} [{{b0}}: {{1}}], [{{b1}}: {{0}}], [{{b2}}: {ty} 119]"
        );
        list.add(&format!("switch_search_{ty}"), &[ty, ty], &[ty], &body);
        let body = format!(
            "{{d}} = icmp slt {{0}}, {{1}}\n{{e}} = icmp eq {{d}}, i8 0\n{{f}} = xor {{e}}, i8 1\n\
             {{g}} = icmp eq {{f}}, i8 0\nbranch {{g}}, {{b0}}, {{end}}\n\
             {{b0}}:\n{{a}} = add {{1}}, {ty} 3\njump {{end}}\n\
             {{end}}:\n{{r0}} = phi {ty} [{{b0}}: {{a}}], [block1: {{0}}]"
        );
        list.add(&format!("branch_not_not_{ty}"), &[ty, ty], &[ty], &body);
    }
}

/// Name, types of operands and results, compiled text, interpreted text, and the registers it uses.
type Template =
    (&'static str, &'static [&'static str], &'static [&'static str], &'static str, &'static str, u8);

fn assembly(list: &mut List) {
    let two: &[&str] = &["i64", "i64"];
    let cases: [Template; 19] = [
        (
            "early",
            two,
            &["i64"],
            r#"{r0} = asm "mov $1, $0; add $2, $0" [early out "r" i64, in "r" i64 = {0}, in "r" i64 = {1}]"#,
            "{r0} = add {0}, {1}",
            5,
        ),
        (
            "late",
            two,
            &["i64"],
            r#"{r0} = asm "lea ($1,$2,2), $0" [out "r" i64, in "r" i64 = {0}, in "r" i64 = {1}]"#,
            "{a} = mul {1}, i64 2\n{r0} = add {0}, {a}",
            5,
        ),
        (
            "tied",
            two,
            &["i64"],
            r#"{r0} = asm "sub $2, $0" [out "r" i64, in "0" i64 = {0}, in "r" i64 = {1}]"#,
            "{r0} = sub {0}, {1}",
            5,
        ),
        (
            "early_tied",
            two,
            &["i64"],
            r#"{r0} = asm "inc $0; sub $2, $0" [early out "r" i64, in "0" i64 = {0}, in "r" i64 = {1}]"#,
            "{a} = add {0}, i64 1\n{r0} = sub {a}, {1}",
            5,
        ),
        (
            "exchange",
            two,
            two,
            r#"{r0}, {r1} = asm "xchg $0, $1" [out "r" i64, out "r" i64, in "0" i64 = {0}, in "1" i64 = {1}]"#,
            "{r0} = copy {1}\n{r1} = copy {0}",
            5,
        ),
        (
            "fixed",
            two,
            two,
            r#"{r0}, {r1} = asm "mul $3" [out "{ax}" i64, out "{dx}" i64, in "{ax}" i64 = {0}, in "r" i64 = {1}]"#,
            "{r0}, {r1} = umul_wide {0}, {1}",
            6,
        ),
        (
            "fixed_tied",
            two,
            two,
            r#"{r0}, {r1} = asm "add $1, $0; not $1" [out "{ax}" i64, out "{dx}" i64, in "0" i64 = {0}, in "1" i64 = {1}]"#,
            "{r0} = add {0}, {1}\n{r1} = not {1}",
            6,
        ),
        (
            "fixed_early",
            two,
            &["i64"],
            r#"{r0} = asm "mov $1, $0; add $2, $0" [early out "{cx}" i64, in "r" i64 = {0}, in "r" i64 = {1}]"#,
            "{r0} = add {0}, {1}",
            6,
        ),
        (
            "count",
            &["i64", "i8"],
            &["i64"],
            r#"{r0} = asm "shl %cl, $0" [out "r" i64, in "{cx}" i8 = {1}, in "0" i64 = {0}]"#,
            "{a} = zext i64 {1}\n{r0} = shl {0}, {a}",
            6,
        ),
        (
            "clobbers",
            two,
            &["i64"],
            r#"{r0} = asm "mov $1, %rax; xor %ecx, %ecx; lea 1(%rax,$2), $0" [out "r" i64, in "r" i64 = {0}, in "r" i64 = {1}] clobbers ["rax", "rcx"]"#,
            "{a} = add {0}, {1}\n{r0} = add {a}, i64 1",
            8,
        ),
        (
            "fixed_in_clobbered_after",
            two,
            &["i64"],
            r#"{r0} = asm "mov $1, $0; add $2, $0" [early out "r" i64, in "{si}" i64 = {0}, in "{di}" i64 = {1}]"#,
            "{r0} = add {0}, {1}",
            8,
        ),
        (
            "all_fixed",
            &["i64", "i64", "i64"],
            &["i64", "i64", "i64"],
            r#"{r0}, {r1}, {r2} = asm "xchg %rax, %rdx; xchg %rdx, %rcx" [out "{ax}" i64, out "{dx}" i64, out "{cx}" i64, in "0" i64 = {0}, in "1" i64 = {1}, in "2" i64 = {2}]"#,
            "{r0} = copy {1}\n{r1} = copy {2}\n{r2} = copy {0}",
            8,
        ),
        (
            "out_to",
            two,
            &["i64"],
            r#"{r0} = asm "mov $2, $0; lea ($2,$3), $1" [early out_to "r" i64 = {cell}, early out "r" i64, in "r" i64 = {0}, in "r" i64 = {1}]"#,
            "store {0}, {cell}\n{r0} = add {0}, {1}",
            6,
        ),
        (
            "out_to_chased",
            &["ptr", "i64"],
            &["ptr"],
            r#"{a} = ptr_add {0}, i64 8
{r0} = asm "mov $2, $0; lea 7($3), $1" [early out "r" ptr, early out_to "r" i64 = {a}, in "r" ptr = {other}, in "r" i64 = {1}]"#,
            "{a} = ptr_add {0}, i64 8\n{b} = add {1}, i64 7\nstore {b}, {a}\n{r0} = copy {other}",
            6,
        ),
        (
            "out_memory",
            two,
            &["i64"],
            r#"{r0} = asm "mov $2, $0; mov $0, $1" [out_memory "m" i64 = {cell}, out "r" i64, in "r" i64 = {0}]"#,
            "store {0}, {cell}\n{r0} = copy {0}",
            6,
        ),
        (
            "in_memory",
            two,
            &["i64"],
            r#"{r0} = asm "mov $1, $0; add $2, $0" [early out "r" i64, in_memory "m" i64 = {cell}, in "r" i64 = {1}]"#,
            "{a} = load i64 {cell}\n{r0} = add {a}, {1}",
            6,
        ),
        (
            "condition",
            &["i64", "i64", "i8"],
            &["i8"],
            r#"{a} = asm "cmp $2, $1" [out "{@ccb}" i8, in "r" i64 = {0}, in "r" i64 = {1}]
{r0} = add {a}, {2}"#,
            "{a} = icmp ult {0}, {1}\n{r0} = add {a}, {2}",
            6,
        ),
        (
            "float",
            &["f64", "f64"],
            &["f64"],
            r#"{r0} = asm "addsd $2, $0" [out "x" f64, in "0" f64 = {0}, in "x" f64 = {1}]"#,
            "{r0} = fadd {0}, {1}",
            4,
        ),
        (
            "narrow",
            &["i8", "i16"],
            &["i8", "i16"],
            r#"{r0}, {r1} = asm "add $0, $0; not $1" [out "q" i8, out "r" i16, in "0" i8 = {0}, in "1" i16 = {1}]"#,
            "{r0} = add {0}, {0}\n{r1} = not {1}",
            6,
        ),
    ];
    for (name, operands, results, machine, model, registers) in cases {
        // `{ax}` and the like are constraints: the letters of values are single.
        list.assembly(&format!("asm_{name}"), operands, results, machine, model, registers);
    }
}
