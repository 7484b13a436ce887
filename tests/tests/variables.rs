//! Variables of the source in debugging information: their names, types and locations, read by another crate.

use std::collections::BTreeMap;
use std::path::Path;

use gimli::{AttributeValue, EndianSlice, LittleEndian, Operation};
use object::{Object as _, ObjectSection as _};
use sheave::{Context, Goal, Options};
use sheave_ir::{Function, Home, Module};
use sheave_llvm::{ReadOptions, read_module_with};
use sheave_x64::{CodeBuffer, Ctx, VariablePlace, compile, jit};

type Unit<'a> = gimli::Unit<EndianSlice<'a, LittleEndian>>;

fn read() -> Module {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("debugger/values.ll");
    let text = std::fs::read(path).expect("it is there");
    let module = read_module_with("values.ll", &text, &ReadOptions { variables: true });
    module.unwrap_or_else(|error| panic!("{error}"))
}

/// The module in memory, compiled with these options.
fn link(module: &Module, options: &Options) -> (std::sync::Arc<jit::Image>, BTreeMap<String, CodeBuffer>) {
    let mut linker = jit::Linker::new().expect("this machine");
    let key = linker.add_module(module);
    let (mut ctx, mut machine) = (Context::new(), Ctx::new());
    let mut codes = BTreeMap::new();
    for id in module.functions.keys() {
        let func = ctx.run(module, id, options, Goal::Copies).expect("it can be compiled");
        let mut code = CodeBuffer::default();
        compile(module, func, &Default::default(), &mut machine, &mut code).expect("it can be compiled");
        linker.add_function(key, id, &code);
        codes.insert(module.symbol_name(func.symbol).to_owned(), code);
    }
    (linker.link().expect("nothing is missing"), codes)
}

/// Calls `f` with the name of the scope (`main`, or `main{}` in a block), the entry, and its name.
fn with_debug_info(
    image: &jit::Image,
    f: impl FnOnce(&gimli::Dwarf<EndianSlice<'_, LittleEndian>>, &Unit<'_>),
) {
    let file = image.debug_file();
    let file = object::File::parse(&*file).expect("an ELF file");
    let section = |id: gimli::SectionId| {
        let data = file.section_by_name(id.name()).map_or(&[][..], |section| section.data().expect("there"));
        Ok::<_, gimli::Error>(EndianSlice::new(data, LittleEndian))
    };
    let dwarf = gimli::Dwarf::load(section).expect("the sections are there");
    let header = dwarf.units().next().expect("well formed").expect("one unit");
    let unit = dwarf.unit(header).expect("well formed");
    f(&dwarf, &unit);
}

fn name(entry: &gimli::DebuggingInformationEntry<EndianSlice<'_, LittleEndian>>) -> String {
    match entry.attr_value(gimli::DW_AT_name) {
        Some(AttributeValue::String(name)) => name.to_string_lossy().into_owned(),
        _ => String::new(),
    }
}

/// The name of the type that `entry` is of, as C spells it nearly.
fn type_name(
    unit: &Unit<'_>,
    entry: &gimli::DebuggingInformationEntry<EndianSlice<'_, LittleEndian>>,
) -> String {
    let Some(AttributeValue::UnitRef(offset)) = entry.attr_value(gimli::DW_AT_type) else {
        return "void".to_owned();
    };
    let ty = unit.entry(offset).expect("a type");
    match ty.tag() {
        gimli::DW_TAG_pointer_type => format!("{}*", type_name(unit, &ty)),
        gimli::DW_TAG_const_type => format!("const {}", type_name(unit, &ty)),
        gimli::DW_TAG_array_type => {
            let mut tree = unit.entries_tree(Some(offset)).expect("a tree");
            let root = tree.root().expect("its root");
            let mut children = root.children();
            let mut counts = String::new();
            while let Some(child) = children.next().expect("well formed") {
                let count = child.entry().attr(gimli::DW_AT_count).and_then(|count| count.udata_value());
                counts += &format!("[{}]", count.expect("a number"));
            }
            type_name(unit, &ty) + &counts
        }
        gimli::DW_TAG_subroutine_type => format!("{}()", type_name(unit, &ty)),
        _ => name(&ty),
    }
}

const PLAIN: [&str; 13] = [
    "sum p const node*",
    "sum total int",
    "sum{} v int",
    "main argc int",
    "main argv char**",
    "main a int[3]",
    "main big uint",
    "main n1 node",
    "main c color",
    "main un u",
    "main grid int[2][3]",
    "main{} i int",
    "main{{}} sq int",
];

#[test]
fn variables_have_names_types_and_locations() {
    let mut module = read();
    module.functions.values_mut().for_each(Function::keep_variables_in_slots);
    let options = Options { passes: Vec::new(), ..Options::default() };
    let (image, codes) = link(&module, &options);
    let mut found = Vec::new();
    let mut places: BTreeMap<String, Vec<i64>> = BTreeMap::new();
    with_debug_info(&image, |_, unit| {
        let mut entries = unit.entries();
        let (mut function, mut depth_of_function) = (String::new(), 0);
        while let Some(entry) = entries.next_dfs().expect("well formed") {
            let depth = entry.depth();
            match entry.tag() {
                gimli::DW_TAG_subprogram => (function, depth_of_function) = (name(entry), depth),
                gimli::DW_TAG_variable | gimli::DW_TAG_formal_parameter if !name(entry).is_empty() => {
                    let Some(AttributeValue::Exprloc(location)) = entry.attr_value(gimli::DW_AT_location)
                    else {
                        panic!("{function}: {} has no location", name(entry));
                    };
                    let mut operations = location.operations(unit.encoding());
                    match operations.next().expect("well formed").expect("an operation") {
                        Operation::FrameOffset { offset } => {
                            places.entry(function.clone()).or_default().push(offset);
                            let blocks = (depth - depth_of_function - 1) as usize;
                            let (open, close) = ("{".repeat(blocks), "}".repeat(blocks));
                            found.push(format!(
                                "{function}{open}{close} {} {}",
                                name(entry),
                                type_name(unit, entry)
                            ));
                        }
                        Operation::Address { address } => {
                            assert_eq!(image.address(&name(entry)), Some(address as *const u8));
                            found.push(format!("{} {}", name(entry), type_name(unit, entry)));
                        }
                        other => panic!("{function}: {}: {other:?}", name(entry)),
                    }
                }
                _ => {}
            }
        }
    });
    for expected in
        PLAIN.iter().copied().chain(["counter int", "ratio double", "op int()*", "by_value n node"])
    {
        assert!(found.iter().any(|found| found == expected), "{expected} is missing: {found:#?}");
    }
    // Each at the location reported by the code generator.
    for (function, mut found) in places {
        let mut expected: Vec<i64> = (codes[&function].variables.iter())
            .map(|variable| match variable.place {
                VariablePlace::Frame { start, align_log2: 0..=4, indirect: false, offset } => {
                    i64::from(start) + i64::from(offset)
                }
                ref other => panic!("{function}: {other:?}"),
            })
            .collect();
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected, "{function}");
    }
}

#[test]
fn members_and_enumerators_are_where_they_are() {
    let (image, _) = link(&read(), &Options::default());
    let mut found = Vec::new();
    with_debug_info(&image, |_, unit| {
        let mut entries = unit.entries();
        while let Some(entry) = entries.next_dfs().expect("well formed") {
            let number = |at| entry.attr(at).and_then(|value| value.udata_value());
            let (place, bits, bit) = (
                number(gimli::DW_AT_data_member_location),
                number(gimli::DW_AT_bit_size),
                number(gimli::DW_AT_data_bit_offset),
            );
            match entry.tag() {
                gimli::DW_TAG_member => found.push(format!("{} {place:?} {bits:?} {bit:?}", name(entry))),
                gimli::DW_TAG_enumerator => {
                    let value = entry.attr(gimli::DW_AT_const_value).and_then(|value| value.sdata_value());
                    found.push(format!("{} {value:?}", name(entry)));
                }
                _ => {}
            }
        }
    });
    for expected in [
        "next Some(8) None None",
        "name Some(16) None None",
        "flag None Some(3) Some(192)",
        "rest None Some(5) Some(195)",
        "GREEN Some(5)",
        "BLUE Some(-1)",
    ] {
        assert!(found.iter().any(|found| found == expected), "{expected} is missing: {found:#?}");
    }
}

/// `main` in memory has no caller whose frame a debugger could compute: its base counts from a register, from
/// the frame pointer where the stack pointer moves.
#[test]
fn the_outermost_frame_counts_from_a_register() {
    for (size, base) in [("2", (7, 32)), ("%n", (6, 16))] {
        let text = format!(
            "define i32 @main(i32 %n) !dbg !3 {{\n  %p = alloca i64, i32 {size}\n  \
             call void @use(ptr %p), !dbg !7\n  ret i32 0, !dbg !7\n}}\n\
             define void @use(ptr %p) !dbg !6 {{\n  ret void, !dbg !8\n}}\n\
             !llvm.dbg.cu = !{{!0}}\n!llvm.module.flags = !{{!2}}\n\
             !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)\n\
             !1 = !DIFile(filename: \"t.c\", directory: \".\")\n\
             !2 = !{{i32 2, !\"Debug Info Version\", i32 3}}\n\
             !3 = distinct !DISubprogram(name: \"main\", file: !1, line: 1, type: !4, unit: !0)\n\
             !4 = !DISubroutineType(types: !5)\n!5 = !{{null}}\n\
             !6 = distinct !DISubprogram(name: \"use\", file: !1, line: 5, type: !4, unit: !0)\n\
             !7 = !DILocation(line: 2, scope: !3)\n!8 = !DILocation(line: 6, scope: !6)\n"
        );
        let module = read_module_with("t.ll", text.as_bytes(), &ReadOptions { variables: true });
        let options = Options { passes: Vec::new(), ..Options::default() };
        let (image, _) = link(&module.unwrap_or_else(|error| panic!("{error}")), &options);
        let mut bases = BTreeMap::new();
        with_debug_info(&image, |_, unit| {
            let mut entries = unit.entries();
            while let Some(entry) = entries.next_dfs().expect("well formed") {
                if let Some(AttributeValue::Exprloc(base)) = entry.attr_value(gimli::DW_AT_frame_base) {
                    let base = base.operations(unit.encoding()).next().expect("well formed");
                    let base = match base {
                        Some(Operation::RegisterOffset { register, offset, .. }) => {
                            Some((register.0, offset))
                        }
                        other => {
                            assert_eq!(other, Some(Operation::CallFrameCFA));
                            None
                        }
                    };
                    bases.insert(name(entry), base);
                }
            }
        });
        assert_eq!(
            bases,
            BTreeMap::from([("main".to_owned(), Some(base)), ("use".to_owned(), None)]),
            "{size}"
        );
    }
}

/// Promoted variables have no location any more, those in memory do; and an inlined function has separate
/// variables.
#[test]
fn promoted_variables_are_gone_and_inlined_ones_move() {
    let module = read();
    let mut context = Context::new();
    let whole = context.run_module(&module, &Options::default(), Goal::Copies).expect("it compiles");
    let main = whole.functions.values().find(|func| whole.symbol_name(func.symbol) == "main").expect("main");
    let name = |home: &sheave_ir::VariableHome| &*whole.sources.variables.locals[home.variable].name;
    let inlined: Vec<&str> =
        main.debug.variables.iter().filter(|home| home.inlined_at.is_some()).map(name).collect();
    assert!(inlined.contains(&"total") && inlined.contains(&"p"), "{inlined:?}");
    let (mut machine, mut code) = (Ctx::new(), CodeBuffer::default());
    compile(&whole, main, &Default::default(), &mut machine, &mut code).expect("it compiles");
    let place = |wanted: &str| {
        let at =
            main.debug.variables.iter().position(|home| name(home) == wanted && home.inlined_at.is_none());
        code.variables[at.expect("it is a variable")].place
    };
    assert!(matches!(place("n1"), VariablePlace::Frame { .. }), "{:?}", place("n1"));
    assert_eq!(place("big"), VariablePlace::Gone);
    assert_eq!(code.variables.len(), main.debug.variables.len());
}

/// The passes that temporarily keep memory in registers record it.
#[test]
fn what_a_loop_holds_in_a_register_is_not_in_its_slot() {
    let text = r#"
declare void @escape(ptr)
define i32 @f(i32 %n) !dbg !4 {
entry:
  %sum = alloca i32
    #dbg_declare(ptr %sum, !5, !DIExpression(), !10)
  call void @escape(ptr %sum)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = load i32, ptr %sum
  %y = add i32 %x, %i
  store i32 %y, ptr %sum
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  %r = load i32, ptr %sum
  ret i32 %r
}
!1 = !DIFile(filename: "a.c", directory: "")
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1)
!5 = !DILocalVariable(name: "sum", scope: !4, line: 2)
!10 = !DILocation(line: 2, column: 1, scope: !4)
"#;
    let module = read_module_with("a.ll", text.as_bytes(), &ReadOptions { variables: true });
    let module = module.unwrap_or_else(|error| panic!("{error}"));
    let home = |passes: &str| {
        let passes = sheave::pipeline::parse_passes(passes).expect("passes");
        let options = Options { passes, ..Options::default() };
        let whole = Context::new().run_module(&module, &options, Goal::Passes).expect("it compiles");
        whole
            .functions
            .values()
            .find(|func| whole.symbol_name(func.symbol) == "f")
            .expect("f")
            .debug
            .variables[0]
            .home
    };
    assert!(matches!(home("promote"), Home::Slot { .. }));
    assert_eq!(home("promote,scalar-promotion"), Home::Gone);
}

/// A module that is linked after another one keeps its lines and variables.
#[test]
fn linked_modules_keep_their_sources() {
    let other = r#"
define i32 @other(i32 %n) !dbg !4 {
  %p = alloca i32
    #dbg_declare(ptr %p, !5, !DIExpression(), !10)
  store i32 %n, ptr %p, !dbg !10
  ret i32 %n, !dbg !10
}
@g = global i32 0, !dbg !11
!1 = !DIFile(filename: "other.c", directory: "")
!4 = distinct !DISubprogram(name: "other", file: !1, line: 1)
!5 = !DILocalVariable(name: "p", scope: !4, line: 2, type: !6)
!6 = !DIBasicType(name: "other int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocation(line: 7, column: 1, scope: !4)
!11 = !DIGlobalVariable(name: "g", file: !1, line: 9, type: !6)
"#;
    let other = read_module_with("other.ll", other.as_bytes(), &ReadOptions { variables: true });
    let whole =
        sheave::link(vec![read(), other.unwrap_or_else(|error| panic!("{error}"))]).expect("they link");
    sheave_ir::verify_module(&whole).unwrap_or_else(|error| panic!("{error}"));
    let func =
        whole.functions.values().find(|func| whole.symbol_name(func.symbol) == "other").expect("other");
    let sources = &whole.sources;
    let variable = &sources.variables.locals[func.debug.variables[0].variable];
    assert_eq!((&*variable.name, &*sources.scopes[variable.scope].name), ("p", "other"));
    assert_eq!(&*sources.variables.types[variable.ty.expect("a type")].name, "other int");
    let loc = func.loc(func.order[1]).and_then(|loc| func.loc_data(loc)).expect("the store has a line");
    assert_eq!((loc.line, &*sources.file(loc.scope).expect("a file").name), (7, "other.c"));
    let global = sources.variables.globals.last().expect("a variable");
    assert_eq!((&*global.name, whole.symbol_name(global.symbol)), ("g", "g"));
}
