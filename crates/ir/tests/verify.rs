//! The verifier: each rule rejects a function that breaks it, and well-formed oddities pass.

use sheave_ir::entity::EntityRef;
use sheave_ir::{
    BlockData, BuilderContext, ConstData, EdgeData, Form, FuncId, Function, FunctionBuilder, InstData,
    Linkage, Module, Signature, Type, UnaryOp, Value, ValueData, ValueDef, ValueList, Verifier, parse_module,
    verify_function, verify_module,
};

#[track_caller]
fn parse(source: &str) -> Module {
    parse_module("test", source.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

/// The messages for a function `%f` with this body; `v0` to `v4` are its parameters.
#[track_caller]
fn faults_of_body(header: &str, body: &str) -> Vec<String> {
    let source = format!(
        "extern function %g(i32) -> i32\nfunction {header} %f(i32 v0, i64 v1, ptr v2, f64 v3, i8 v4) -> i32 {{\n{body}\n}}\n"
    );
    match verify_module(&parse(&source)) {
        Ok(()) => Vec::new(),
        Err(error) => error.faults().map(|(_, fault)| fault.message.clone()).collect(),
    }
}

#[test]
fn types_counts_and_operands() {
    let cases = [
        ("v9 = add v0, v1", "`add` takes int T, T and gives T; here i32, i64 -> i32"),
        ("v9 = add v3, v3", "`add` takes int T, T and gives T; here f64, f64 -> f64"),
        ("v9: i64 = add v0, v0", "`add` takes int T, T and gives T; here i32, i32 -> i64"),
        ("v9 = fadd v0, v0", "`fadd` takes float T, T and gives T; here i32, i32 -> i32"),
        ("v9 = ptr_add v2, v0", "`ptr_add` takes ptr T, i64 and gives T; here ptr, i32 -> ptr"),
        ("v9 = xor nuw v0, v0", "`xor` cannot be `nuw`"),
        ("v9 = add nsw exact v0, v0", "`add` cannot be `exact`"),
        ("v9 = udiv exact nsw v0, v0", "`udiv` cannot be `nsw`"),
        ("v9 = ptr_index nsw v2, v1 * 4", "`ptr_index` cannot be `nsw`"),
        ("v9: i64 = freeze v0", "`freeze` takes any T and gives T; here i32 -> i64"),
        ("v9 = zext i32 v0", "`zext` takes int and gives a wider int; here i32 -> i32"),
        ("v9 = trunc i64 v0", "`trunc` takes int and gives a narrower int; here i32 -> i64"),
        ("v9 = trunc i32 v0", "`trunc` takes int and gives a narrower int; here i32 -> i32"),
        ("v9 = bitcast i32 v1", "`bitcast` takes any type and gives any type of that size; here i64 -> i32"),
        ("v9 = bswap v4", "`bswap` takes int of 16 bits or more T and gives T; here i8 -> i8"),
        ("v9 = fpromote v3", "`fpromote` takes f32 and gives f64; here f64 -> f64"),
        ("v9: f32 = fdemote f32 1.0", "`fdemote` takes f64 and gives f32; here f32 -> f32"),
        ("v9 = sint_to_float i32 v0", "`sint_to_float` takes int and gives float; here i32 -> i32"),
        ("v9 = float_to_sint i32 v0", "`float_to_sint` takes float and gives int; here i32 -> i32"),
        ("v9 = sqrt v0", "`sqrt` takes float T and gives T; here i32 -> i32"),
        ("v9: i64 = copy v0", "`copy` takes any T and gives T; here i32 -> i64"),
        ("v9 = neg v2", "`neg` takes int T and gives T; here ptr -> ptr"),
        (
            "v8, v9 = sadd_overflow v0, v1",
            "`sadd_overflow` takes int T, T and gives T, i8; here i32, i64 -> i32, i8",
        ),
        (
            "v8, v9: i8 = umul_wide v0, v0",
            "`umul_wide` takes int T, T and gives T, T; here i32, i32 -> i32, i8",
        ),
        ("v9 = select v3, v0, v0", "`select` takes int, any T, T and gives T; here f64, i32, i32 -> i32"),
        ("v9 = select v4, v0, v1", "`select` takes int, any T, T and gives T; here i8, i32, i64 -> i32"),
        ("v9 = fshl v0, v0, v4", "`fshl` takes int T, T, T and gives T; here i32, i32, i8 -> i32"),
        ("v9 = icmp eq v3, v3", "`icmp` takes int or ptr T, T and gives i8; here f64, f64 -> i8"),
        ("v9: i32 = icmp eq v0, v0", "`icmp` takes int or ptr T, T and gives i8; here i32, i32 -> i32"),
        ("v9 = fcmp oeq v0, v0", "`fcmp` takes float T, T and gives i8; here i32, i32 -> i8"),
        ("v9 = ptr_index v2, v0 * 4", "`ptr_index` takes ptr, i64 and gives ptr; here ptr, i32 -> ptr"),
        ("v9: i64 = alloca i32", "`alloca` gives ptr; here -> i64"),
        ("v9 = alloca i64 size 4", "a slot of 4 bytes has no room for i64"),
        ("v9 = alloca i64 param 5", "the slot receives parameter 5, which does not exist"),
        ("v9 = dyn_alloca v0, align 8", "`dyn_alloca` takes i64 and gives ptr; here i32 -> ptr"),
        ("v9 = load i32 v1", "`load` takes ptr and gives any type; here i64 -> i32"),
        ("v9 = load release i32 v2", "a load cannot release"),
        ("store v2, v0", "`store` takes ptr, any type and gives nothing; here i32, ptr -> nothing"),
        ("store acquire v0, v2", "a store cannot acquire"),
        ("v9 = rmw seq_cst add v2, v3", "`rmw` takes ptr, int T and gives T; here ptr, f64 -> f64"),
        ("v9 = rmw seq_cst fadd v2, v0", "`rmw` takes ptr, float T and gives T; here ptr, i32 -> i32"),
        (
            "v8, v9 = cmpxchg seq_cst v2, v0, v1",
            "`cmpxchg` takes ptr, int or ptr T, T and gives T, i8; here ptr, i32, i64 -> i64, i8",
        ),
        (
            "mem_copy v2, v4, v1",
            "`mem_copy` takes ptr, ptr, i64 and gives nothing; here ptr, i8, i64 -> nothing",
        ),
        (
            "mem_set v2, v0, v1",
            "`mem_set` takes ptr, i8, i64 and gives nothing; here ptr, i32, i64 -> nothing",
        ),
        ("v9 = call %g()", "0 arguments instead of 1"),
        ("v9 = call %g(v1)", "argument 0 is i64, not i32"),
        ("v9: i64 = call %g(v0)", "result 0 is i64, not i32"),
        ("call %g(v0) as (i32) -> ptr x87", "1 arguments instead of 2"),
        ("v9 = call_indirect v1(v0) as (i32) -> i32", "`call_indirect` takes ptr; here i64, i32 -> i32"),
        ("v9 = fma v3, v3, f32 1.0", "`fma` takes float T, T, T and gives T; here f64, f64, f32 -> f64"),
        ("v9 = strict_fadd v3, f32 1.0", "`strict_fadd` takes float T, T and gives T; here f64, f32 -> f64"),
        ("v9 = strict_fpromote v3", "`strict_fpromote` takes f32 and gives f64; here f64 -> f64"),
        ("v9 = strict_fcmp v3, f32 1.0", "`strict_fcmp` takes float T, T and gives i8; here f64, f32 -> i8"),
        ("v9 = floor v0", "`floor` takes float T and gives T; here i32 -> i32"),
        ("va_copy v2", "`va_copy` takes ptr, ptr and gives nothing; here ptr -> nothing"),
        ("v9 = x87_to_sint f32 v2", "`x87_to_sint` takes ptr and gives int; here ptr -> f32"),
        ("v9: i32 = stack_save", "`stack_save` gives ptr; here -> i32"),
        ("v9 = asm \"\" [out \"r\" i64, in \"r\" i32 = v1]", "operand 0 is i64, not i32"),
        ("asm \"\" [out_memory \"m\" = v1]", "operand 0 is i64, not ptr"),
        ("v9 = copy i64 %g", "an address is a ptr, not i64"),
        ("v9 = copy blockaddr(%f, block1)", ""),
    ];
    for (line, message) in cases {
        let body = format!("block0:\n{line}\nreturn v0\nblock1:\nunreachable");
        let expected: &[&str] = if message.is_empty() { &[] } else { &[message] };
        assert_eq!(faults_of_body("", &body), expected, "{line}");
    }
}

#[test]
fn terminators() {
    let cases = [
        ("block0:\nreturn", "0 returned values instead of 1"),
        ("block0:\nreturn v1", "returned value 0 is i64, not i32"),
        (
            "block0:\nbranch v3, block1, block1\nblock1:\nreturn v0",
            "`branch` takes int and gives nothing; here f64 -> nothing",
        ),
        (
            "block0:\nswitch v2, block1\nblock1:\nreturn v0",
            "`switch` takes int and gives nothing; here ptr -> nothing",
        ),
        (
            "block0:\nswitch v0, block1 [5: block1, 3: block1, 5: block1]\nblock1:\nreturn v0",
            "the case 5 occurs twice",
        ),
        (
            "block0:\nswitch v4, block1 [255: block1, -1: block1]\nblock1:\nreturn v0",
            "the case 255 occurs twice",
        ),
        (
            "block0:\nindirect_branch v1, [block1]\nblock1:\nreturn v0",
            "`indirect_branch` takes ptr and gives nothing; here i64 -> nothing",
        ),
        ("block0:\njump block0", "the entry block has a predecessor"),
        ("block0:\njump block1\nblock1:\nv9 = add v0, v0", "the block does not end in a terminator"),
        ("block0:\njump block1\nblock1:", "the block is empty"),
        ("", "the function has no blocks"),
    ];
    for (body, message) in cases {
        assert_eq!(faults_of_body("", body), [message], "{body}");
    }
}

#[test]
fn definitions_dominate_uses() {
    let good = [
        // A loop whose header uses what its latch defines, through a phi only.
        "block0:\njump block1\nblock1:\nv9 = phi i32 [block0: v0], [block2: v8]\nbranch v9, block2, block3\nblock2:\nv8 = add v9, v0\njump block1\nblock3:\nreturn v9",
        // The layout is not the order of dominance.
        "block0:\njump block2\nblock1:\nreturn v8\nblock2:\nv8 = add v0, v0\njump block1",
        // Unreachable code may use anything that exists.
        "block0:\nreturn v0\nblock1:\nv8: i32 = add v9, v0\nv9: i32 = add v8, v7\njump block1\nblock2:\nv7 = add v0, v0\njump block1",
        // A phi may read what is defined in its own block, along a back edge.
        "block0:\njump block1\nblock1:\nv9 = phi i32 [block0: v0], [block1: v8]\nv8 = add v9, v0\nbranch v8, block1, block2\nblock2:\nreturn v8",
        // What asm_goto defines, along all of its edges and in what its block dominates.
        "block0:\nv9 = asm_goto \"\" [out \"r\" i32] to block1 [block2]\nblock1:\nreturn v9\nblock2:\nreturn v0",
        "block0:\nv9 = asm_goto \"\" [out \"r\" i32] to block1 [block1]\nblock1:\nv8 = phi i32 [block0.0: v9], [block0.1: v0]\nreturn v8",
        "block0:\nv9 = asm_goto \"\" [out \"r\" i32] to block1 [block2]\nblock1:\njump block2\nblock2:\nreturn v9",
        "block0:\nv9 = asm_goto \"\" [out \"r\" i32] to block1 [block1]\nblock1:\nv8 = phi i32 [block0.0: v0], [block0.1: v9]\nreturn v8",
        "block0:\nv9 = asm_goto \"\" [out \"r\" i32] to block1 [block2]\nblock1:\nv8 = add v9, v0\nbranch v8, block1, block2\nblock2:\nreturn v0",
    ];
    for body in good {
        for form in ["", "ssa"] {
            assert_eq!(faults_of_body(form, body), [""; 0], "{body}");
        }
    }
    let bad = [
        ("block0:\nv8: i32 = add v9, v0\nv9 = add v0, v0\nreturn v8", "v9 is used before its definition"),
        ("block0:\nv9: i32 = add v9, v0\nreturn v9", "v9 is used before its definition"),
        (
            "block0:\nbranch v0, block1, block2\nblock1:\nv9 = add v0, v0\njump block2\nblock2:\nreturn v9",
            "v9 is defined in block1, which does not dominate this use",
        ),
        (
            "block0:\nbranch v0, block1, block2\nblock1:\nv9 = add v0, v0\njump block2\nblock2:\nv8 = phi i32 [block0: v9], [block1: v0]\nreturn v8",
            "v9 is defined in block1, which does not dominate this use",
        ),
        (
            "block0:\njump block1\nblock1:\nreturn v9\nblock2:\nv9 = add v0, v0\njump block1",
            "v9 is defined in block2, which does not dominate this use",
        ),
        (
            "block0:\njump block1\nblock1:\nv9 = phi i32 [block0: v9]\nreturn v9",
            "v9 is defined in block1, which does not dominate this use",
        ),
        (
            "block0:\nbranch v0, block1, block2\nblock1:\nv9 = asm_goto \"\" [out \"r\" i32] to block2 [block3]\nblock2:\nreturn v9\nblock3:\nreturn v9",
            "v9 is defined in block1, which does not dominate this use",
        ),
        (
            "block0:\nv9 = asm_goto \"\" [out \"r\" i32, in \"0\" i32 = v9] to block1 [block1]\nblock1:\nreturn v9",
            "v9 is used before its definition",
        ),
    ];
    for (body, message) in bad {
        assert_eq!(faults_of_body("", body), [message], "{body}");
    }
}

/// A function with an invoke whose results are `results`; `blocks` follow the invoke's own, block0.
fn invoking(results: &str, targets: &str, blocks: &str) -> String {
    format!(
        "extern function %personality()\nextern function %other()\nextern function returns_twice %twice()\n\
         extern data %t\nextern function %g(i32) -> i32\nfunction %f(i32 v0, ptr v1) -> i32 {{\nblock0:\n\
         branch v0, block7, block8\nblock7:\n{results}invoke %g(v0) {targets}\nblock8:\nreturn v0\n{blocks}\n}}\n"
    )
}

#[test]
fn invokes_have_blocks_of_their_own() {
    let pad = "v8, v9 = landing_pad %personality [cleanup]\nresume v8, v9\n";
    let fine = "block1:\nreturn v7\nblock2:\n";
    let cases = [
        ("to block1 unwind block2", format!("{fine}{pad}"), ""),
        (
            "to block1 unwind block1",
            format!("block1:\n{pad}"),
            "block1 is a landing pad, to which only an exception leads; block1 has other predecessors than this \
             invoke; block1 has other predecessors than this invoke",
        ),
        (
            "to block8 unwind block2",
            format!("block2:\n{pad}"),
            "block8 has other predecessors than this invoke",
        ),
        (
            "to block1 unwind block2",
            format!("block1:\nbranch v0, block2, block1\nblock2:\n{pad}"),
            "block1 has other predecessors than this invoke; block2 has other predecessors than this invoke; \
             block2 is a landing pad, to which only an exception leads",
        ),
        (
            "to block1 unwind block2",
            format!("block1:\nreturn v0\nblock2:\nv6 = add v0, v0\n{pad}"),
            "an exception leads to block2, which is no landing pad; a landing_pad is the first instruction of \
             its block",
        ),
        (
            "to block1 unwind block2",
            "block1:\nv6 = phi i32 [block7: v0]\nreturn v6\nblock2:\nv5 = phi i32 [block7: v0]\n\
             v8, v9 = landing_pad %personality [cleanup]\nreturn v5"
                .to_owned(),
            "block1, the target of an invoke, has phis; block2, the target of an invoke, has phis",
        ),
        // The result exists where the call came back.
        (
            "to block1 unwind block2",
            "block1:\njump block3\nblock2:\nv8, v9 = landing_pad %personality [cleanup]\njump block3\nblock3:\n\
             v6 = phi i32 [block1: v7], [block2: v0]\nreturn v6"
                .to_owned(),
            "",
        ),
        (
            "to block1 unwind block2",
            "block1:\nreturn v0\nblock2:\nv8, v9 = landing_pad %personality [cleanup]\nreturn v7".to_owned(),
            "v7 is defined in block1, which does not dominate this use",
        ),
        (
            "to block1 unwind block2",
            "block1:\njump block3\nblock2:\nv8, v9 = landing_pad %personality [cleanup]\njump block3\nblock3:\n\
             return v7"
                .to_owned(),
            "v7 is defined in block1, which does not dominate this use",
        ),
        (
            "to block1 unwind block2",
            "block1:\nv5 = invoke %g(v0) to block3 unwind block4\nblock3:\nreturn v5\nblock2:\n\
             v8, v9 = landing_pad %personality [cleanup]\nreturn v0\nblock4:\n\
             v3, v4 = landing_pad %other [catch null]\nreturn v0"
                .to_owned(),
            "the personalities %other and %personality in one function",
        ),
        (
            "to block1 unwind block2",
            format!("block1:\ninvoke %twice() to block3 unwind block4\nblock3:\nreturn v0\nblock2:\n{pad}block4:\n\
             v3, v4 = landing_pad %personality [catch null]\nresume v1, v0"),
            "what returns twice cannot be invoked",
        ),
        (
            "to block1 unwind block2",
            format!("block1:\nv5 = type_id %t\nresume v5, v1\nblock2:\n{pad}"),
            "`resume` takes ptr, i32 and gives nothing; here i32, ptr -> nothing",
        ),
    ];
    for (targets, blocks, expected) in cases {
        let source = invoking("v7 = ", targets, &blocks);
        let faults: Vec<String> = match verify_module(&parse(&source)) {
            Ok(()) => Vec::new(),
            Err(error) => error.faults().map(|(_, fault)| fault.message.clone()).collect(),
        };
        assert_eq!(faults.join("; "), expected, "{source}");
    }
}

#[test]
fn phis_have_the_type_of_their_arguments() {
    let body = "block0:\njump block1\nblock1:\nv9 = phi i32 [block0: v1]\nreturn v9";
    assert_eq!(faults_of_body("", body), ["the argument from block0 is i64, the phi is i32"]);
}

#[test]
fn copies_form_has_its_own_rules() {
    let good = "var i32 v8\nblock0:\ncopy v8, v0\njump block1\nblock1:\ncopy v8, v8\nv8 = add v8, i32 1\nbranch v8, block1, block2\nblock2:\nreturn v8";
    assert_eq!(faults_of_body("copies", good), [""; 0]);
    let body = "block0:\njump block1\nblock1:\nv9 = phi i32 [block0: v0]\nreturn v9";
    assert_eq!(faults_of_body("copies", body), ["copies form has no phis"]);
    let body = "var i64 v8\nblock0:\ncopy v8, v0\nreturn v0";
    assert_eq!(faults_of_body("copies", body), ["`copy` takes any T and gives T; here i32 -> i64"]);
    // The same function is no SSA: told to expect that, the verifier finds its variables.
    let module = parse(&format!("function copies %f(i32 v0) -> i32 {{\n{good}\n}}"));
    let func = &module.functions[FuncId::new(0)];
    let error = verify_function(&module, func, Form::Ssa).unwrap_err();
    let messages: Vec<&str> = error.faults().map(|(_, fault)| &*fault.message).collect();
    assert_eq!(messages[0], "the function is in copies form, not ssa");
    assert!(messages.contains(&"v8 is a variable, which only copies form has"));
}

/// `%f(i32, ptr) -> i32`: a branch, a phi and a slot.
fn sample() -> (Module, FuncId) {
    let mut module = Module::new("sample");
    let sig = Signature::new(&[Type::I32, Type::Ptr], &[Type::I32]);
    let id = module.define_function("f", sig, Linkage::External);
    let mut ctx = BuilderContext::new();
    let mut b = FunctionBuilder::new(&mut module, id, &mut ctx);
    let (entry, other, end) = (b.create_block(), b.create_block(), b.create_block());
    let phi = b.phi(end, Type::I32);
    b.switch_to_block(entry);
    let slot = b.alloca(Type::I32);
    let x = b.param(0);
    b.store(x, slot, 0);
    b.branch(x, (other, &[]), (end, &[x]));
    b.switch_to_block(other);
    let y = b.load(Type::I32, slot, 0);
    b.jump(end, &[y]);
    b.switch_to_block(end);
    b.ret(&[phi]);
    b.finish().unwrap();
    verify_module(&module).unwrap();
    (module, id)
}

/// Breaks the sample and says which faults that gives.
fn faults_after(damage: impl FnOnce(&mut Function)) -> Vec<String> {
    let (mut module, id) = sample();
    damage(&mut module.functions[id]);
    let error = verify_module(&module).expect_err("the damage must be found");
    // Whatever is broken, it can be shown, and its text read without a panic.
    let shown = error.to_string();
    assert!(shown.starts_with("error: "), "{shown}");
    let _ = parse_module("shown", shown.as_bytes());
    let _ = parse_module("shown", module.to_string().as_bytes());
    error.faults().map(|(_, fault)| fault.message.clone()).collect()
}

#[test]
fn damaged_arenas_are_found_and_shown() {
    let far = Value::from_u32(999);
    let (b1, b2) = (sheave_ir::Block::from_u32(1), sheave_ir::Block::from_u32(2));
    assert_eq!(faults_after(|f| f.layout.push(b1))[0], "block1 is in the layout twice");
    let faults = faults_after(|f| f.layout.push(sheave_ir::Block::from_u32(77)));
    assert_eq!(faults, ["block77 does not exist"]);
    assert_eq!(faults_after(|f| f.layout.truncate(2)), ["block2 is not in the function"; 2]);
    assert_eq!(faults_after(|f| f.layout.clear()), ["the function has no blocks"]);
    let faults = faults_after(|f| f.blocks[b1].end = 99);
    assert_eq!(faults, ["the block's range is not in the order"]);
    let faults = faults_after(|f| f.blocks[b1].n_edges = 99);
    assert_eq!(faults, ["the block's edges do not exist"]);
    let faults = faults_after(|f| f.blocks[b1].n_edges = 0);
    assert_eq!(faults, ["the terminator has 0 edges"]);
    let faults = faults_after(|f| f.order[3] = sheave_ir::Inst::from_u32(99));
    assert_eq!(faults, ["inst99 does not exist"]);
    let faults = faults_after(|f| f.order[0] = f.order[1]);
    assert_eq!(faults, ["the instruction stands in the function twice"]);
    let faults = faults_after(|f| {
        let last = f.blocks[b2].end;
        f.blocks[b2].start = last - 2;
    });
    assert_eq!(faults, ["the instruction stands in the function twice"]);
    let faults = faults_after(|f| {
        let data = InstData::Unary { op: UnaryOp::Copy, arg: far };
        let inst = f.order[3];
        f.insts[inst] = data;
    });
    assert_eq!(faults, ["v999 does not exist"]);
    let faults = faults_after(|f| f.params.truncate(1));
    assert_eq!(faults, ["1 parameters, but the signature has 2"]);
    let faults = faults_after(|f| f.params.swap(0, 1));
    assert_eq!(faults, ["v1 is not parameter 0", "v0 is not parameter 1"]);
    let faults = faults_after(|f| {
        let x = f.params[0];
        f.values[x] = ValueData::new(Type::I64, ValueDef::Param(0));
    });
    assert_eq!(faults[0], "the parameter v0 is i64, but i32 in the signature");
    let faults = faults_after(|f| {
        for edge in f.edges.values_mut() {
            edge.args = ValueList::new();
        }
    });
    assert_eq!(
        faults,
        [
            "edge 1 brings 0 arguments to the 1 phis of block2",
            "edge 0 brings 0 arguments to the 1 phis of block2"
        ]
    );
    let faults = faults_after(|f| f.blocks[b2].phis.as_mut_slice(&mut f.pool)[0] = far);
    assert_eq!(faults, ["the phi v999 does not exist"]);
    let faults = faults_after(|f| f.blocks[b2].phis.as_mut_slice(&mut f.pool)[0] = f.params[0]);
    assert!(faults.contains(&"v0 is not a phi of this block".to_owned()), "{faults:?}");
    let faults = faults_after(|f| {
        let slot = f.slots.keys().next().unwrap();
        f.slots[slot].align_log2 = 200;
    });
    assert_eq!(faults, ["the alignment is 2 GiB at most"]);
    let faults = faults_after(|f| {
        let c = f.make_const(Type::I8, ConstData::Bits(256));
        let inst = f.order[1];
        if let InstData::Store { value, .. } = &mut f.insts[inst] {
            *value = c;
        }
    });
    assert_eq!(faults, ["the constant v5 has bits above its type i8"]);
    let faults = faults_after(|f| {
        let c = f.make_const(Type::Ptr, ConstData::BlockAddr(f.symbol, sheave_ir::Block::from_u32(99)));
        let inst = f.order[1];
        if let InstData::Store { value, .. } = &mut f.insts[inst] {
            *value = c;
        }
    });
    assert_eq!(faults, ["the address of block99, which does not exist"]);
    let faults = faults_after(|f| {
        let slot = f.slots.keys().next().unwrap();
        let (inst, _) = f.make_inst_with_result(InstData::Alloca { slot }, Type::Ptr);
        f.order[1] = inst;
    });
    assert_eq!(faults, ["slot0 is made twice"]);
    let faults = faults_after(|f| {
        let inst = f.order[0];
        let stray = f.values.push(ValueData::new(Type::Ptr, ValueDef::Phi(b1)));
        f.map_results(inst, |_| stray);
    });
    assert_eq!(faults[0], "v5 is not defined here");
    let faults = faults_after(|f| {
        f.edges.push(EdgeData { target: b1, args: ValueList::new() });
        f.blocks.push(BlockData::default());
        f.layout.push(sheave_ir::Block::from_u32(3));
    });
    assert_eq!(faults, ["the block is empty"]);
}

#[test]
fn modules_are_checked_too() {
    let cases = [
        ("data %x size 4 align 3", "the alignment of %x is 3, not a power of two"),
        ("data %x size 12 align 4 {\nat 8: %x\n}", "the address at 8 of %x stands outside it"),
        (
            "data %x size 16 align 4 {\nat 8: %x\nat 4: %x\n}",
            "the address at 4 of %x overlaps the one before, or is out of order",
        ),
        ("alias %a = %b\nalias %b = %c\nalias %c = %b", "the alias %b stands for itself"),
        ("extern function %x(i8 zext bit, i16 bit)", "a bit is an i8, not i16"),
        ("extern function %x() -> (i8 bit, i64 bit)", "a bit is an i8, not i64"),
        ("extern function %x(i32 sret)", "an sret or byval parameter is a ptr, not i32"),
        (
            "extern function %x(ptr byval(8, 3))",
            "the alignment of a byval parameter is 3, not a power of two",
        ),
        ("extern function %x() -> f64 x87", "an x87 result is a ptr, not f64"),
        ("extern function no_inline always_inline %x()", "%x is both `no_inline` and `always_inline`"),
        ("extern function opt_none %x()", "%x is `opt_none`, but not `no_inline`"),
        ("extern function %x(ptr, i32 no_alias)", "parameter 1 of %x is `no_alias`, but no ptr"),
        ("extern function %x() -> i64 non_null", "the result of %x is `non_null`, but no ptr"),
        ("extern function %x() -> ptr x87 non_null", "the result of %x is `non_null`, but no ptr"),
        ("extern data %x(ptr no_alias)", "%x has attributes, but is no function"),
        ("function %x(..., i32 v0) {\nblock0:\nreturn\n}", "%x has parameters after `...`"),
        ("extern function %x(...) tailcc", "a variadic function has the convention tailcc"),
    ];
    for (source, message) in cases {
        let error = verify_module(&parse(source)).expect_err(source);
        let messages: Vec<&str> = error.faults().map(|(_, fault)| &*fault.message).collect();
        assert_eq!(messages, [message], "{source}");
    }
}

#[test]
fn faults_stand_under_their_lines() {
    let source = "function %f(i32 v0, i64 v1) -> i32 {\nblock0:\n    v2 = add v0, v1\n    v3 = mul v2, v1\n    jump block1\n\nblock1:\n    v4 = phi i32 [block0: v1]\n    return v4\n}\n";
    let error = verify_module(&parse(source)).unwrap_err();
    assert_eq!(
        error.to_string(),
        "error: 3 faults in %f
function %f(i32 v0, i64 v1) -> i32 {
block0:
    v2 = add v0, v1
    ; error: `add` takes int T, T and gives T; here i32, i64 -> i32
    v3 = mul v2, v1
    ; error: `mul` takes int T, T and gives T; here i32, i64 -> i32
    jump block1

block1:
    v4 = phi i32 [block0: v1]
    ; error: the argument from block0 is i64, the phi is i32
    return v4
}"
    );
    // The notes are comments: what is shown still is the same function.
    let text = error.to_string();
    let (_, text) = text.split_once('\n').unwrap();
    assert_eq!(parse(text).to_string(), source);
    let long = format!(
        "function %f(i32 v0, i64 v1) {{\nblock0:\n{}v2 = add v0, v1\n{}return\n}}",
        "fence seq_cst\n".repeat(300),
        "fence seq_cst\n".repeat(300)
    );
    let shown = verify_module(&parse(&long)).unwrap_err().to_string();
    assert_eq!(shown.lines().count(), 7, "{shown}");
}

#[test]
fn many_faults_are_counted() {
    let source =
        format!("function %f(i32 v0, i64 v1) {{\nblock0:\n{}return\n}}", "store v0, v1\n".repeat(250));
    let error = verify_module(&parse(&source)).unwrap_err();
    assert_eq!(error.faults().count(), sheave_ir::MAX_FAULTS);
    assert!(error.to_string().starts_with("error: 250 faults in %f\n"));
    assert!(error.to_string().ends_with("and 150 more"));
}

/// A pseudo-random number below `n`.
fn random(state: &mut u64, n: u64) -> u64 {
    *state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    (*state >> 33) % n
}

/// Any graph: self-loops, duplicate edges, irreducible loops, unreachable blocks.
fn random_graph(state: &mut u64, n: u64) -> Vec<Vec<usize>> {
    (0..n).map(|_| (0..random(state, 4)).map(|_| 1 + random(state, n - 1) as usize).collect()).collect()
}

/// By definition: `a` dominates `b` where `b` cannot be reached without `a`.
fn reachable_without(graph: &[Vec<usize>], without: Option<usize>) -> Vec<bool> {
    let mut seen = vec![false; graph.len()];
    let mut stack = vec![0];
    while let Some(block) = stack.pop() {
        if Some(block) != without && !core::mem::replace(&mut seen[block], true) {
            stack.extend(&graph[block]);
        }
    }
    seen
}

#[test]
fn dominance_agrees_with_its_definition() {
    let mut state = 7;
    let mut verifier = Verifier::new();
    for round in 0..400 {
        let n = 2 + random(&mut state, 10);
        let graph = random_graph(&mut state, n);
        let reachable = reachable_without(&graph, None);
        let mut text = String::from("function %f(i32 v0) {\n");
        for (block, succs) in graph.iter().enumerate() {
            text += &format!("block{block}:\nv{} = add v0, v0\n", block + 1);
            // Every block uses what a random block defines.
            text += &format!("v{}: i32 = neg v{}\n", 100 + block, 1 + random(&mut state, n));
            text += &match &succs[..] {
                [] => "return\n".to_owned(),
                [one] => format!("jump block{one}\n"),
                [one, two] => format!("branch v0, block{one}, block{two}\n"),
                [one, two, three, ..] => format!("switch v0, block{one} [1: block{two}, 2: block{three}]\n"),
            };
        }
        text += "}\n";
        let module = parse(&text);
        let func = &module.functions[FuncId::new(0)];
        let mut expected = 0;
        for (user, line) in text.lines().filter(|line| line.contains("neg")).enumerate() {
            let def: usize = line.rsplit_once('v').unwrap().1.parse::<usize>().unwrap() - 1;
            let good = !reachable[user]
                || def == user
                || (reachable[def] && !reachable_without(&graph, Some(def))[user]);
            expected += usize::from(!good);
        }
        let found = match verifier.function(&module, func, Form::Memory) {
            Ok(()) => 0,
            Err(error) => error.faults().count(),
        };
        assert_eq!(found, expected, "round {round}\n{text}");
    }
}

#[test]
fn a_million_blocks() {
    // A ladder whose rungs use a value from two blocks above, so that the tree is needed.
    let n = 1_000_000;
    let mut module = Module::new("large");
    let id = module.define_function("f", Signature::new(&[Type::I32], &[Type::I32]), Linkage::External);
    let mut ctx = BuilderContext::new();
    let mut b = FunctionBuilder::new(&mut module, id, &mut ctx);
    let blocks: Vec<_> = (0..n).map(|_| b.create_block()).collect();
    let mut value = b.param(0);
    for (i, &block) in blocks.iter().enumerate() {
        b.switch_to_block(block);
        let next = |step: usize| blocks[(i + step).min(n - 1)];
        if i + 1 == n {
            b.ret(&[value]);
        } else if i % 2 == 0 {
            value = b.unary(UnaryOp::Neg, Type::I32, value);
            b.branch(value, (next(1), &[]), (next(2), &[]));
        } else {
            b.jump(next(1), &[]);
        }
    }
    b.finish().unwrap();
    verify_module(&module).unwrap();
}

/// The address of a block does not say which of two edges to it is taken.
#[test]
fn edges_of_one_indirect_branch_to_one_block_bring_the_same_arguments() {
    let of = |second: &str| {
        faults_of_body(
            "",
            &format!(
                "block0:\n    indirect_branch v2, [block1, block2, block1]\n\nblock1:\n    \
                 v5 = phi i32 [block0.0: v0], [block0.2: {second}]\n    return v5\n\nblock2:\n    return v0"
            ),
        )
    };
    assert_eq!(of("v0"), [""; 0]);
    assert_eq!(of("i32 1"), ["two edges to block1 bring different phi arguments"]);
}

/// Constraints and clobbers are items of a list in LLVM IR.
#[test]
fn constraints_are_single_items() {
    let of =
        |assembly: &str| faults_of_body("", &format!("block0:\n    asm \"nop\" {assembly}\n    return v0"));
    assert_eq!(of("[in \"{ax}\" i32 = v0] clobbers [\"memory\"]"), [""; 0]);
    assert_eq!(of("[in \"r,r\" i32 = v0]"), ["`r,r` is neither a constraint nor a clobber"]);
    assert_eq!(of("[] clobbers [\"rax,rbx\"]"), ["`rax,rbx` is neither a constraint nor a clobber"]);
}

#[test]
fn calls_of_functions_that_return_twice_say_so() {
    let text = |flag: &str| {
        format!(
            "extern function returns_twice %t() -> i32\nfunction %f() -> i32 {{\nblock0:\n    v0 = call {flag}%t()\n    \
             return v0\n}}\n"
        )
    };
    assert!(verify_module(&parse(&text("returns_twice "))).is_ok());
    let error = verify_module(&parse(&text(""))).unwrap_err().to_string();
    assert!(error.contains("a call of a function that is marked returns_twice must be, too"), "{error}");
}

#[test]
fn only_weak_functions_have_one_definition_or_are_discardable() {
    let mut module = parse("function weak one_definition discardable %x() {\nblock0:\n    return\n}\n");
    assert!(verify_module(&module).is_ok());
    let symbol = module.symbol("x").expect("it is defined");
    module.symbols[symbol].linkage = sheave_ir::Linkage::External;
    let faults = verify_module(&module).expect_err("it is not weak").to_string();
    for word in ["one_definition", "discardable"] {
        assert!(faults.contains(&format!("%x is `{word}`, but no weak function with a body")), "{faults}");
    }
    let data =
        verify_module(&parse("data available %y size 4 align 4\n")).expect_err("it is data").to_string();
    assert!(data.contains("%y is `available`, but no function with a body"), "{data}");
}

#[test]
fn tail_calls_return_what_the_function_returns() {
    let body = |call: &str| faults_of_body("", &format!("block0:\n    {call}"));
    assert_eq!(body("return_call %g(v0)"), [""; 0]);
    assert_eq!(body("return_call_indirect v2(v0) as (i32) -> i32"), [""; 0]);
    assert_eq!(body("return_call %g(v1)"), ["argument 0 is i64, not i32"]);
    assert_eq!(body("return_call %g()"), ["0 arguments instead of 1"]);
    let message = "the results of the call are not those of the function";
    assert_eq!(body("return_call %g(v0) as (i32) -> i64"), [message]);
    assert_eq!(body("return_call %g(v0) as (i32)"), [message]);
    let message = "the call does not pass on the variable arguments of the function";
    assert_eq!(body("return_call %g(v0) as (i32, ...) -> i32"), [message]);
    let message = "the calling convention of the call is not that of the function";
    assert_eq!(body("return_call %g(v0) as (i32) -> i32 tailcc"), [message]);
    let message = "what returns twice cannot take the place of a return";
    assert_eq!(body("return_call returns_twice %g(v0)"), [message]);
    let message = "`return_call_indirect` takes ptr and gives nothing; here i64 -> nothing";
    assert_eq!(body("return_call_indirect v1() as () -> i32"), [message]);
}
