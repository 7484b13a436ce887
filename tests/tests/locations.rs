//! Source locations do not change machine code, and no pass invents one.
//!
//! Every instruction of the corpus gets a unique location, which identifies it in the code.

use std::path::{Path, PathBuf};

use sheave::{Context, Goal, Options, Strategy};
use sheave_ir::entity::EntityRef;
use sheave_ir::{FileData, FuncId, LocData, Module, ScopeData, verify_module};
use sheave_x64::{CodeBuffer, CodeRelocKind, Ctx};

fn corpus() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let mut programs = Vec::new();
    for dir in ["", "worked"] {
        for entry in std::fs::read_dir(root.join(dir)).expect("the corpus exists") {
            let file = entry.expect("readable").path();
            if file.extension().is_some_and(|extension| extension == "ll") {
                programs.push(file);
            }
        }
    }
    programs.sort();
    assert!(programs.len() >= 25, "the corpus has only {} programs", programs.len());
    programs
}

/// The module with a scope for each function, and for each instruction its number as the line, from one; with
/// `gaps`, every seventh instruction has no location.
fn located(module: &Module, gaps: bool) -> Module {
    let mut module = module.clone();
    let file = module.sources.files.push(FileData { name: "a.c".into(), directory: "".into() });
    let names: Vec<Box<str>> =
        module.functions.values().map(|func| module.symbol_name(func.symbol).into()).collect();
    for (func, name) in module.functions.values_mut().zip(names) {
        let scope = module.sources.scopes.push(ScopeData { name, file, line: 1, parent: None.into() });
        func.debug.scope = scope.into();
        for at in 0..func.order.len() {
            let inst = func.order[at];
            let line = inst.as_u32() + 1;
            let data = LocData { scope, line, column: line % 80, inlined_at: None.into() };
            let loc = (line % 7 != 0 || !gaps).then(|| func.make_loc(data));
            func.set_loc(inst, loc);
        }
    }
    module
}

/// The machine code of every function.
fn code(module: &Module, options: &Options) -> Vec<(String, CodeBuffer)> {
    let (mut ctx, mut x64, mut code) = (Context::new(), Ctx::new(), CodeBuffer::default());
    let mut all = Vec::new();
    let ids = module.functions.keys();
    ctx.passes
        .for_each(module, ids, &options.pipeline(), Goal::Copies, |module, _, ctx| {
            let func = ctx.function();
            sheave_x64::compile(module, func, &Default::default(), &mut x64, &mut code)
                .unwrap_or_else(|error| panic!("{error}"));
            all.push((module.symbol_name(func.symbol).to_owned(), code.clone()));
            Ok::<(), sheave::Error>(())
        })
        .unwrap_or_else(|error| panic!("{error}"));
    all
}

/// Checks that each line of the code is a source line in its function, inlined through calls of the source up
/// to the function being compiled.
fn check_lines(module: &Module, name: &str, code: &CodeBuffer) {
    let mut before = None;
    for line in &code.lines {
        assert!(before < Some(line.offset) && line.offset < code.code_size, "{name}: {:?}", code.lines);
        before = Some(line.offset);
        let chain: Vec<LocData> = code.chain(line.loc.expand()).collect();
        for (index, at) in chain.iter().enumerate() {
            let scope = &module.sources.scopes[at.scope];
            let func = &module.functions[FuncId::new(at.scope.index())];
            // An inlined call without a location.
            let is_unknown_call = at.line == 0 && at.column == 0 && index > 0;
            let is_of_source = at.line > 0
                && at.line % 7 != 0
                && (at.line as usize) <= func.insts.len()
                && at.column == at.line % 80;
            assert!(is_of_source || is_unknown_call, "{name}: {at:?} in {scope:?}");
        }
        if let Some(last) = chain.last() {
            assert_eq!(&*module.sources.scopes[last.scope].name, name, "{chain:?}");
        }
    }
}

#[test]
fn code_is_the_same_with_and_without_locations() {
    let (mut n_lines, mut n_inlined) = (0, 0);
    for path in corpus() {
        let module = sheave::read_file(&path).unwrap_or_else(|error| panic!("{error}"));
        let located = located(&module, true);
        verify_module(&located).unwrap_or_else(|error| panic!("{error}"));
        for strategy in [Strategy::default(), Strategy::Isolate] {
            let options = Options { strategy, verify: false, ..Options::default() };
            let (without, with) = (code(&module, &options), code(&located, &options));
            assert_eq!(without.len(), with.len());
            for ((name, without), (_, with)) in without.iter().zip(&with) {
                let shown = path.display();
                assert!(without.bytes == with.bytes, "{shown}: {name} has other bytes");
                assert_eq!(without.relocs, with.relocs, "{shown}: {name}");
                assert!(without.lines.is_empty() && without.locs.is_empty());
                check_lines(&located, name, with);
                n_lines += with.lines.len();
                n_inlined +=
                    with.lines.iter().filter(|line| with.chain(line.loc.expand()).count() > 1).count();
            }
        }
    }
    assert!(n_lines > 10_000 && n_inlined > 500, "{n_lines} lines, {n_inlined} inlined");
}

#[test]
fn every_call_has_a_line() {
    let mut n_calls = 0;
    for path in corpus() {
        let module = sheave::read_file(&path).unwrap_or_else(|error| panic!("{error}"));
        for (name, code) in code(&located(&module, false), &Options::default()) {
            for reloc in code.relocs.iter().filter(|reloc| reloc.kind == CodeRelocKind::Call) {
                let line = code.source(reloc.offset).next().map_or(0, |at| at.line);
                assert!(line > 0, "{name}: {reloc:?}");
                n_calls += 1;
            }
        }
    }
    assert!(n_calls > 250, "{n_calls}");
}

/// The debug information agrees with the code generator: each row of the lines, and as many inlined calls.
#[test]
fn debugging_information_agrees() {
    use object::{Object as _, ObjectSection as _};
    let (mut n_rows, mut n_inlined) = (0, 0);
    for path in corpus() {
        let module = sheave::read_file(&path).unwrap_or_else(|error| panic!("{error}"));
        let module = located(&module, true);
        let mut linker = sheave_x64::jit::Linker::new().expect("this machine will do");
        let key = linker.add_module(&module);
        let all = code(&module, &Options::default());
        for (name, code) in &all {
            linker.add_function(key, module.function_id(name).expect("it is there"), code);
        }
        // Programs with names that are elsewhere are not linked here.
        let Ok(image) = linker.link() else { continue };
        let file = image.debug_file();
        let file = object::File::parse(&*file).expect("an ELF file");
        let section = |id: gimli::SectionId| {
            let data =
                file.section_by_name(id.name()).map_or(&[][..], |section| section.data().expect("there"));
            Ok::<_, gimli::Error>(gimli::EndianSlice::new(data, gimli::LittleEndian))
        };
        let dwarf = gimli::Dwarf::load(section).expect("the sections are there");
        let header = dwarf.units().next().expect("well formed").expect("one unit");
        let unit = dwarf.unit(header).expect("well formed");
        let mut rows = std::collections::BTreeMap::new();
        let mut lines = unit.line_program.clone().expect("there are lines").rows();
        while let Some((_, row)) = lines.next_row().expect("well formed") {
            let column = match row.column() {
                gimli::ColumnType::LeftEdge => 0,
                gimli::ColumnType::Column(column) => column.get(),
            };
            if !row.end_sequence() {
                rows.insert(row.address(), (row.line().map_or(0, |line| line.get()), column));
            }
        }
        let mut inlined = Vec::new();
        let mut entries = unit.entries();
        while let Some(entry) = entries.next_dfs().expect("well formed") {
            if entry.tag() == gimli::DW_TAG_inlined_subroutine {
                let mut ranges = dwarf.die_ranges(&unit, entry).expect("well formed");
                while let Some(range) = ranges.next().expect("well formed") {
                    inlined.push(range.begin..range.end);
                }
            }
        }
        for (name, code) in &all {
            let start = image.functions().find(|function| function.0 == name).expect("it is there").1 as u64;
            for line in &code.lines {
                let at = start + u64::from(line.offset);
                let chain: Vec<LocData> = code.chain(line.loc.expand()).collect();
                let expected = chain.first().map_or((0, 0), |at| (u64::from(at.line), u64::from(at.column)));
                assert_eq!(rows.get(&at), Some(&expected), "{name} {line:?}");
                let n = inlined.iter().filter(|range| range.contains(&at)).count();
                assert_eq!(n + 1, chain.len().max(1), "{name} {line:?}: {chain:?}");
                n_rows += 1;
                n_inlined += n;
            }
        }
    }
    assert!(n_rows > 1000 && n_inlined > 100, "{n_rows} rows, {n_inlined} inlined");
}
