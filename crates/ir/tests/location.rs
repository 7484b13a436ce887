//! Source locations: text, faults, and what the editor does with them.

use sheave_ir::entity::EntityRef;
use sheave_ir::{
    BinaryOp, Block, BuilderContext, EditContext, Editor, FileData, FuncId, FunctionBuilder, InlineMaps,
    Inlined, Inst, InstData, Linkage, LocData, MAX_INLINE_DEPTH, Module, ScopeData, Signature,
    SourceInterner, SourceScope, Type, parse_module, read_module, verify_module,
};

const SOURCES: &str = "file 0 \"a.c\" in \"/src\"\nfile 1 \"in\\22c.h\"\nscope 0 \"f\" in 0 line 3\nscope 1 \"g\" in 1 line 0\n";

fn module(functions: &str) -> Module {
    let text = format!("{SOURCES}{functions}");
    read_module("test", text.as_bytes()).unwrap_or_else(|errors| panic!("{}", errors[0]))
}

/// What `edit` makes of the first function.
fn edited(functions: &str, edit: impl FnOnce(&mut Editor<'_>, &Module)) -> String {
    let mut module = module(functions);
    let id = FuncId::from_u32(0);
    let mut func = module.functions[id].clone();
    edit(&mut Editor::new(&mut func, &mut EditContext::new()), &module);
    module.functions[id] = func;
    verify_module(&module).unwrap_or_else(|error| panic!("{error}"));
    module.functions[id].display(&module).to_string()
}

const LINES: &str = "
function %f(i32 v0, ptr v1) -> i32 @0 {
block0:
    v2 = add v0, i32 1 @0:4:1
    jump block1 @0:5:1

block1:
    v3 = load i32 v1 @0:6:3
    v4 = mul v2, v3 @0:6:5
    return v4
}
";

#[test]
fn a_builder_gives_the_current_location() {
    let mut module = Module::new("test");
    let mut sources = SourceInterner::default();
    let data = FileData { name: "a.c".into(), directory: "/src".into() };
    let file = sources.file(&mut module, data.clone());
    assert_eq!(sources.file(&mut module, data), file);
    let scope =
        sources.scope(&mut module, ScopeData { name: "f".into(), file, line: 1, parent: None.into() });
    let sig = Signature::new(&[Type::I32], &[Type::I32]);
    let id = module.define_function("f", sig, Linkage::External);
    module.functions[id].debug.scope = scope.into();
    let mut ctx = BuilderContext::new();
    let mut b = FunctionBuilder::new(&mut module, id, &mut ctx);
    let block = b.create_block();
    b.switch_to_block(block);
    let x = b.param(0);
    let y = b.binary(BinaryOp::Add, x, x);
    let at = LocData { scope, line: 2, column: 9, inlined_at: None.into() };
    let loc = sources.loc(&mut b.func, at);
    assert_eq!(sources.loc(&mut b.func, at), loc);
    b.set_loc(Some(loc));
    let z = b.binary(BinaryOp::Mul, y, y);
    b.set_loc(None);
    b.ret(&[z]);
    b.finish().unwrap();
    let text = module.to_string();
    assert!(text.starts_with("file 0 \"a.c\" in \"/src\"\nscope 0 \"f\" in 0 line 1\n"), "{text}");
    let expected = "-> i32 @0 {\nblock0:\n    v1 = add v0, v0\n    v2 = mul v1, v1 @0:2:9\n    return v2\n";
    assert!(text.contains(expected), "{text}");
}

#[test]
fn what_is_printed_reads_back() {
    let chain = " @1:7:2 @0:9:1".to_owned();
    let text = format!("{SOURCES}{}", LINES.replace(" @0:6:3", &chain));
    let module = parse_module("test", text.as_bytes()).unwrap();
    assert_eq!(module.to_string(), text);
    let func = &module.functions[FuncId::from_u32(0)];
    let load = func.block_insts(Block::from_u32(1))[0];
    let chain: Vec<_> = func.loc_chain(func.loc(load)).map(|data| (data.line, data.column)).collect();
    assert_eq!(chain, [(7, 2), (9, 1)]);
    let mut copy = module.functions[FuncId::from_u32(0)].clone();
    copy.copy_from(func);
    assert_eq!(copy.display(&module).to_string(), func.display(&module).to_string());
    copy.clear();
    assert!(!copy.has_locs() && copy.debug.scope.is_none());
}

#[test]
fn faults_are_reported_at_their_line() {
    let long = " @0:1:1".repeat(MAX_INLINE_DEPTH + 1);
    for (from, to, message) in [
        ("@0:6:5", "@2:6:5", "a scope of the location does not exist at bad:13:5"),
        ("@0:6:5", "@0:6:5 @7:1:1", "a scope of the location does not exist at bad:13:5"),
        ("-> i32 @0", "-> i32 @2", "the scope of the function does not exist at bad:6:1"),
        ("@0:6:5", "@0:6", "expected `:`, found the end of the line at bad:13:25"),
        ("@0:6:5", "@0:-6:5", "the line must be between 0 and 4294967295 at bad:13:24"),
        (" @0:6:5", &long, "a location has at most 64 parts at bad:13:21"),
        ("file 1", "file 2", "the file's number must be 1: they are counted from 0 at bad:2:6"),
        ("scope 1", "scope 0", "the scope's number must be 1: they are counted from 0 at bad:4:7"),
        ("in 1 line", "in 2 line", "the file of the scope \"g\" does not exist"),
    ] {
        let text = format!("{SOURCES}\n{}", LINES.trim_start());
        assert!(text.contains(from), "{from}");
        let errors = read_module("bad", text.replacen(from, to, 1).as_bytes()).unwrap_err();
        let first = &errors[0];
        let told = format!("{} at bad:{}:{}", first.message, first.line, first.column);
        assert!(told.contains(message), "{from} -> {to}: {first}");
    }
}

#[test]
fn chains_end() {
    let mut module = module(LINES);
    let func = &mut module.functions[FuncId::from_u32(0)];
    let own = func.make_loc(LocData {
        scope: SourceScope::new(0),
        line: 1,
        column: 0,
        inlined_at: Some(sheave_ir::Loc::new(func.locs().count())).into(),
    });
    let inst = func.order[0];
    func.set_loc(inst, Some(own));
    assert!(func.loc_chain(Some(own)).count() <= MAX_INLINE_DEPTH);
    let error = verify_module(&module).unwrap_err().to_string();
    assert!(error.contains("is inlined at a later location"), "{error}");
}

#[test]
fn what_is_inserted_has_the_location_that_it_was_made_for() {
    let text = edited(LINES, |edit, _| {
        let [first, jump] = edit.block_insts(Block::new(0)) else { panic!() };
        let (first, jump) = (*first, *jump);
        let x = edit.params[0];
        let data = InstData::binary(BinaryOp::Xor, [x, x]);
        let (inherits, _) = edit.make_inst_with_result(data, Type::I32);
        edit.insert_before(first, inherits);
        let data = InstData::binary(BinaryOp::Or, [x, x]);
        let (at_end, _) = edit.make_inst_with_result(data, Type::I32);
        edit.insert_at_end(Block::new(0), at_end);
        let copy = edit.make_inst_like(first, InstData::binary(BinaryOp::And, [x, x]));
        edit.insert_before(jump, copy);
        edit.set_inst(first, InstData::binary(BinaryOp::Sub, [x, x]));
        edit.apply();
    });
    assert!(text.contains("= xor v0, v0 @0:4:1\n"), "{text}");
    assert!(text.contains("= or v0, v0\n"), "{text}");
    assert!(text.contains("= and v0, v0 @0:4:1\n"), "{text}");
    assert!(text.contains("v2 = sub v0, v0 @0:4:1\n"), "{text}");
}

#[test]
fn what_moves_keeps_its_location_only_if_it_may_end_the_program() {
    let text = edited(LINES, |edit, _| {
        let block = Block::new(1);
        let insts: Vec<Inst> = edit.block_insts(block)[..2].to_vec();
        for inst in insts {
            edit.move_to_end(inst, Block::new(0));
        }
        edit.apply();
    });
    assert!(
        text.contains("    v3 = load i32 v1 @0:6:3\n    v4 = mul v2, v3\n    jump block1 @0:5:1\n"),
        "{text}"
    );
}

const CALLS: &str = "
function %f(i32 v0) -> i32 @0 {
block0:
    v1 = call %g(v0) @0:20:3
    v2 = call %g(v1)
    v3 = add v1, v2 @0:21:3
    return v3
}

function %g(i32 v0) -> i32 @1 {
block0:
    v1 = add v0, i32 1 @1:7:1
    v2 = mul v1, v0 @0:9:1 @1:8:1
    v3 = mul v2, v0 @1:8:1
    v4 = sub v3, v0
    return v4
}
";

/// Inlines every call of `%g` in `%f`, the last one first.
fn inline_all(edit: &mut Editor<'_>, module: &Module) {
    let callee = &module.functions[module.function_id("g").unwrap()];
    let mut maps = InlineMaps::default();
    for _ in 0..2 {
        let block = Block::new(0);
        let is_call = |inst: &Inst| matches!(edit.insts[*inst], InstData::Call { .. });
        let at = edit.block_insts(block).iter().rposition(is_call).expect("there is a call");
        let InstData::Call { args, .. } = edit.insts[edit.block_insts(block)[at]] else { panic!() };
        let args = args.as_slice(&edit.pool).to_vec();
        let mut layout = edit.layout.clone();
        let inlined = Inlined { body: callee, args: &args, may_unwind: &|_| true };
        edit.inline(block, at, &inlined, &mut maps, &mut layout);
        edit.set_layout(&layout);
    }
}

#[test]
fn what_is_inlined_says_where() {
    let text = edited(CALLS, inline_all);
    // The first call has a line.
    assert!(text.contains("= add v0, i32 1 @1:7:1 @0:20:3\n"), "{text}");
    assert!(text.contains(" @0:9:1 @1:8:1 @0:20:3\n"), "{text}");
    // The second has none: its line is none of the caller's.
    assert!(text.contains(" @1:7:1 @0:0:0\n"), "{text}");
    assert!(text.contains(" @0:9:1 @1:8:1 @0:0:0\n"), "{text}");
    // What has no location gets none.
    assert_eq!(
        text.lines().filter(|line| line.contains(" = sub ") && !line.contains('@')).count(),
        2,
        "{text}"
    );
    // The same location is made once per call: three of them, twice, and the two calls.
    let module = module(&text);
    assert_eq!(module.functions[FuncId::new(0)].locs().count(), 9, "{text}");
}

#[test]
fn a_caller_without_locations_gives_none_to_what_it_inlines() {
    let without = CALLS.replace("-> i32 @0 {", "-> i32 {").replacen(" @0:20:3", "", 1);
    let text = edited(&without, inline_all);
    assert!(!text.contains('@') || text.matches('@').count() == 1, "{text}");
}

#[test]
fn chains_are_bounded() {
    let deep = " @1:1:1".repeat(MAX_INLINE_DEPTH - 1);
    for (extra, expected) in [("", MAX_INLINE_DEPTH), (" @1:2:2", 0)] {
        let calls = CALLS.replace(" @1:7:1", &format!("{extra}{deep}"));
        let text = edited(&calls, inline_all);
        let line = text.lines().find(|line| line.contains("= add v0, i32 1")).unwrap();
        assert_eq!(line.matches('@').count(), expected, "{line}");
    }
}
