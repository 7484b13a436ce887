//! The contents of objects and of what debuggers are told, by a reader that shares nothing with the writers.

use object::read::elf::ElfFile64;
use object::{
    Object as _, ObjectSection as _, ObjectSymbol as _, RelocationFlags, RelocationTarget, SectionKind,
    SymbolKind, elf,
};
use sheave_ir::Module;
use sheave_x64::object::{ObjectBuilder, ObjectError};
use sheave_x64::{CodeBuffer, Ctx, Options, TlsModel, compile, jit};

const PROGRAM: &str = r#"
extern function %puts(ptr) -> i32
extern function weak %perhaps()
extern data %environ
data local readonly %text size 6 align 1 {
    "hello\00"
}
data %numbers size 16 align 4 {
    "\01\00\00\00"
}
data local %zeros size 4000 align 64
data local thread_local %each size 8 align 8 {
    "\05\00\00\00"
}
data thread_local %each_zero size 8 align 8
data readonly %pointers size 24 align 8 {
    at 0: %text+1
    at 8: blockaddr(%go, block1)
    at 16: difference32 %go - %pointers
    at 20: difference32 blockaddr(%go, block2) - blockaddr(%go, block1)
}
alias %other = %numbers+8
alias %again = %go
function %go(i64 v0) -> i32 {
block0:
    v1 = ptr_index %pointers, v0 * 8
    v2 = load ptr v1
    indirect_branch v2, [block1, block2]
block1:
    v3 = call %puts(%text)
    return v3
block2:
    v4 = load i64 %each_zero
    v5 = load i64 %environ
    v6 = load i64 %each
    v7 = add v4, v5
    v8 = add v6, v7
    v9 = trunc i32 v8
    return v9
}
function weak %soft() {
block0:
    return
}
function local %start() {
block0:
    store i64 7, %zeros
    return
}
constructor 200 %start
constructor 65535 %soft
destructor 65535 %start
"#;

fn parse(text: &str) -> Module {
    sheave_ir::parse_module("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

fn code_of(module: &Module, tls: TlsModel) -> Vec<(sheave_ir::FuncId, CodeBuffer)> {
    let mut ctx = Ctx::new();
    let options = Options { tls, check_allocation: true, check_code: true, ..Options::default() };
    let compile_one = |(id, func)| {
        let mut code = CodeBuffer::default();
        compile(module, func, &options, &mut ctx, &mut code).unwrap_or_else(|error| panic!("{error}"));
        (id, code)
    };
    module.functions.iter().map(compile_one).collect()
}

fn object_of(text: &str) -> Result<Vec<u8>, ObjectError> {
    let module = parse(text);
    let mut object = ObjectBuilder::new(&module);
    for (id, code) in code_of(&module, TlsModel::InitialExec) {
        object.add_function(id, &code);
    }
    object.finish()
}

/// The relocations of a section: offset, type, name of the target (of its section, for sections), addend.
fn relocations(file: &ElfFile64<'_>, section: &str) -> Vec<(u64, u32, String, i64)> {
    let section = file.section_by_name(section).expect("the section exists");
    let mut found: Vec<_> = section
        .relocations()
        .map(|(offset, reloc)| {
            let RelocationFlags::Elf { r_type } = reloc.flags() else { panic!("not ELF") };
            let RelocationTarget::Symbol(symbol) = reloc.target() else { panic!("no symbol") };
            let symbol = file.symbol_by_index(symbol).expect("the symbol exists");
            let name = match symbol.kind() {
                SymbolKind::Section => {
                    let index = symbol.section_index().expect("of a section");
                    file.section_by_index(index)
                        .and_then(|section| section.name().map(str::to_owned))
                        .expect("a name")
                }
                _ => symbol.name().expect("a name").to_owned(),
            };
            (offset, r_type, name, reloc.addend())
        })
        .collect();
    found.sort();
    found
}

#[test]
fn symbols_have_their_binding_kind_and_size() {
    let bytes = object_of(PROGRAM).expect("an object");
    let file = ElfFile64::<object::Endianness>::parse(&*bytes).expect("the file can be read");
    let check =
        |name: &str, section: Option<&str>, kind: SymbolKind, global: bool, weak: bool, size: Option<u64>| {
            let symbol = file
                .symbols()
                .find(|symbol| symbol.name() == Ok(name))
                .unwrap_or_else(|| panic!("no {name}"));
            let found = symbol.section_index().map(|index| file.section_by_index(index).expect("exists"));
            assert_eq!(found.as_ref().map(|section| section.name().expect("a name")), section, "{name}");
            assert_eq!((symbol.kind(), symbol.is_global(), symbol.is_weak()), (kind, global, weak), "{name}");
            if let Some(size) = size {
                assert_eq!(symbol.size(), size, "{name}");
            }
            symbol.address()
        };
    let go = check("go", Some(".text"), SymbolKind::Text, true, false, None);
    assert_eq!(check("again", Some(".text"), SymbolKind::Text, true, false, None), go);
    check("soft", Some(".text"), SymbolKind::Text, true, true, None);
    check("start", Some(".text"), SymbolKind::Text, false, false, None);
    check("text", Some(".rodata"), SymbolKind::Data, false, false, Some(6));
    let numbers = check("numbers", Some(".data"), SymbolKind::Data, true, false, Some(16));
    assert_eq!(check("other", Some(".data"), SymbolKind::Data, true, false, None), numbers + 8);
    assert_eq!(check("zeros", Some(".bss"), SymbolKind::Data, false, false, Some(4000)) % 64, 0);
    check("each", Some(".tdata"), SymbolKind::Tls, false, false, Some(8));
    check("each_zero", Some(".tbss"), SymbolKind::Tls, true, false, Some(8));
    check("pointers", Some(".data.rel.ro"), SymbolKind::Data, true, false, Some(24));
    check("puts", None, SymbolKind::Unknown, true, false, None);
    assert!(file.symbols().all(|symbol| symbol.name() != Ok("perhaps")), "nobody uses it");
}

#[test]
fn sections_have_their_kinds() {
    let bytes = object_of(PROGRAM).expect("an object");
    let file = ElfFile64::<object::Endianness>::parse(&*bytes).expect("the file can be read");
    let kind = |name: &str| file.section_by_name(name).unwrap_or_else(|| panic!("no {name}")).kind();
    assert_eq!(kind(".text"), SectionKind::Text);
    assert_eq!(kind(".rodata"), SectionKind::ReadOnlyData);
    assert_eq!(kind(".bss"), SectionKind::UninitializedData);
    assert_eq!(kind(".tdata"), SectionKind::Tls);
    assert_eq!(kind(".tbss"), SectionKind::UninitializedTls);
    assert_eq!(kind(".init_array"), SectionKind::Elf(elf::SHT_INIT_ARRAY));
    assert_eq!(kind(".init_array.00200"), SectionKind::Elf(elf::SHT_INIT_ARRAY));
    assert_eq!(kind(".fini_array"), SectionKind::Elf(elf::SHT_FINI_ARRAY));
    let note = file.section_by_name(".note.GNU-stack").expect("the stack is not executable");
    assert_eq!(note.size(), 0);
    let object::SectionFlags::Elf { sh_flags } = note.flags() else { panic!("not ELF") };
    assert_eq!(sh_flags, 0);
}

#[test]
fn relocations_fit_what_they_fill_in() {
    let bytes = object_of(PROGRAM).expect("an object");
    let file = ElfFile64::<object::Endianness>::parse(&*bytes).expect("the file can be read");
    let text = relocations(&file, ".text");
    let has = |r_type: u32, name: &str| text.iter().any(|(_, t, n, _)| (*t, n.as_str()) == (r_type, name));
    assert!(has(elf::R_X86_64_PLT32, "puts"), "{text:?}");
    assert!(has(elf::R_X86_64_REX_GOTPCRELX, "environ"), "{text:?}");
    assert!(has(elf::R_X86_64_GOTTPOFF, "each") && has(elf::R_X86_64_GOTTPOFF, "each_zero"), "{text:?}");
    assert!(has(elf::R_X86_64_PC32, "text") && has(elf::R_X86_64_PC32, "zeros"), "{text:?}");
    // The linker makes a `lea` of the `mov` whose displacement this is.
    let code = file.section_by_name(".text").and_then(|section| section.data().ok()).expect("code");
    for (offset, ..) in text.iter().filter(|reloc| reloc.1 == elf::R_X86_64_REX_GOTPCRELX) {
        let at = *offset as usize;
        assert_eq!((code[at - 3] & 0xf8, code[at - 2]), (0x48, 0x8b));
    }

    let pointers = file.symbols().find(|symbol| symbol.name() == Ok("pointers")).expect("defined").address();
    let data = relocations(&file, ".data.rel.ro");
    let at = |offset: u64| {
        let found = data.iter().find(|reloc| reloc.0 == pointers + offset);
        found.map(|(_, r_type, name, addend)| (*r_type, name.as_str(), *addend))
    };
    assert_eq!(at(0), Some((elf::R_X86_64_64, "text", 1)));
    let (r_type, section, block1) = at(8).expect("a block's address");
    assert_eq!((r_type, section), (elf::R_X86_64_64, ".text"));
    let go = file.symbols().find(|symbol| symbol.name() == Ok("go")).expect("defined");
    assert!((go.address()..go.address() + go.size()).contains(&(block1 as u64)));
    // The place is sixteen bytes after what is subtracted.
    assert_eq!(at(16), Some((elf::R_X86_64_PC32, "go", 16)));
    assert_eq!(at(20), None, "the distance of two blocks is known");
    let section = file.section_by_name(".data.rel.ro").and_then(|section| section.data().ok()).expect("data");
    let at = pointers as usize + 20;
    let distance = i32::from_le_bytes(section[at..at + 4].try_into().expect("four bytes"));
    assert!(
        distance != 0
            && (go.address()..go.address() + go.size()).contains(&((block1 + i64::from(distance)) as u64))
    );

    for (section, target) in
        [(".init_array", "soft"), (".init_array.00200", "start"), (".fini_array", "start")]
    {
        assert_eq!(relocations(&file, section), [(0, elf::R_X86_64_64, target.to_owned(), 0)]);
    }
}

#[test]
fn differences_that_no_relocation_expresses_are_errors() {
    let text = "
data %a size 4 align 4
data %b size 4 align 4 {
    at 0: difference32 %out - %a
}
extern data %out
";
    assert_eq!(object_of(text), Err(ObjectError::Difference("b".to_owned())));
}

#[test]
fn addresses_of_blocks_that_nobody_jumps_to_are_near_their_function() {
    let text = "
data %label size 8 align 8 {
    at 0: blockaddr(%lone, block0)
}
function %lone() {
block0:
    return
}
";
    let bytes = object_of(text).expect("an object");
    let file = ElfFile64::<object::Endianness>::parse(&*bytes).expect("the file can be read");
    let lone = file.symbols().find(|symbol| symbol.name() == Ok("lone")).expect("defined").address();
    let data = relocations(&file, ".data");
    assert_eq!(data, [(0, elf::R_X86_64_64, ".text".to_owned(), lone as i64)]);
}

/// Two modules may define a name if one of them does so weakly, or keeps it to itself.
#[test]
fn names_that_two_modules_define_do_not_link() {
    let text = |linkage: &str| format!("data {linkage} %x size 4 align 4 {{\n    zero 4\n}}\n");
    for (linkages, expected) in [
        (["", ""], Some("symbols defined more than once: `x`")),
        (["", "weak"], None),
        (["weak", ""], None),
        (["weak", "weak"], None),
        (["", "local"], None),
    ] {
        let modules = linkages.map(|linkage| parse(&text(linkage)));
        let mut linker = jit::Linker::new().expect("this machine");
        for module in &modules {
            linker.add_module(module);
        }
        let error = linker.link().err().map(|error| error.to_string());
        assert_eq!(error.as_deref(), expected, "{linkages:?}");
    }
}

#[test]
fn debuggers_are_told_every_function() {
    let module =
        parse("function %one() {\nblock0:\n    return\n}\nfunction %two() {\nblock0:\n    return\n}\n");
    let mut linker = jit::Linker::new().expect("this machine");
    let key = linker.add_module(&module);
    for (id, code) in code_of(&module, TlsModel::Call) {
        linker.add_function(key, id, &code);
    }
    let image = linker.link().expect("nothing is missing");
    let lines = jit::perf_map::lines(&image);
    let expected: String =
        image.functions().map(|(name, start, size)| format!("{start:x} {size:x} {name}\n")).collect();
    assert_eq!(lines, expected);
    assert!(lines.contains(" one\n") && lines.contains(" two\n"), "{lines}");

    let bytes = image.debug_file();
    let file = ElfFile64::<object::Endianness>::parse(&*bytes).expect("the file can be read");
    let text = file.section_by_name(".text").expect("text");
    assert_eq!(text.kind(), SectionKind::UninitializedData, "the code is elsewhere");
    for (name, start, size) in image.functions() {
        let symbol =
            file.symbols().find(|symbol| symbol.name() == Ok(name)).expect("every function has a symbol");
        assert_eq!((symbol.address(), symbol.size()), (start as u64, size as u64));
        assert_eq!(symbol.kind(), SymbolKind::Text);
        assert!(
            text.address() <= symbol.address()
                && symbol.address() + size as u64 <= text.address() + text.size()
        );
    }
    // Registering twice is registering once, and dropping the image takes it out of the list.
    image.register_with_debugger();
    image.register_with_debugger();
    assert_eq!(jit::registered_files(), 1);
    drop(image);
    assert_eq!(jit::registered_files(), 0);
}
