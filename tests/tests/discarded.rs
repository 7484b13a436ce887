//! Functions that every module defines on use (`linkonce_odr`) are inlined into their callers, and objects
//! omit them once nothing refers to them. Other objects have separate definitions. Bodies of functions that
//! are defined elsewhere (`available_externally`) are inlined and get no code at all.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use object::read::elf::ElfFile64;
use object::{Object, ObjectSymbol};
use sheave::{Options, compile_object, read_bytes};

const FIRST: &str = r#"
@table = global ptr @in_data
@llvm.used = appending global [1 x ptr] [ptr @marked], section "llvm.metadata"
@other_name = alias i32 (i32), ptr @aliased
define linkonce_odr i32 @inner(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
define linkonce_odr i32 @called(i32 %x) {
  %y = call i32 @inner(i32 %x)
  %r = mul i32 %y, 2
  ret i32 %r
}
define linkonce_odr i32 @in_data(i32 %x) {
  %r = add i32 %x, 10
  ret i32 %r
}
define linkonce_odr i32 @in_code(i32 %x) {
  %r = add i32 %x, 100
  ret i32 %r
}
define linkonce_odr i32 @marked(i32 %x) {
  ret i32 %x
}
define linkonce_odr i32 @aliased(i32 %x) {
  %r = add i32 %x, 1000
  ret i32 %r
}
define weak_odr i32 @instance(i32 %x) {
  %r = add i32 %x, 10000
  ret i32 %r
}
define linkonce i32 @replaced(i32 %x) {
  %r = add i32 %x, 5
  ret i32 %r
}
declare void @take(ptr)
define i32 @first(i32 %x) {
  call void @take(ptr @in_code)
  %a = call i32 @called(i32 %x)
  %b = call i32 @in_data(i32 %a)
  %c = call i32 @in_code(i32 %b)
  %d = call i32 @marked(i32 %c)
  %e = call i32 @aliased(i32 %d)
  %f = call i32 @instance(i32 %e)
  %g = call i32 @replaced(i32 %f)
  ret i32 %g
}
"#;

/// Refers to functions omitted by the first module, so it has a definition of each; replaces replaceable
/// ones.
const SECOND: &str = r#"
declare i32 @first(i32)
declare i32 @in_data(i32)
declare i32 @instance(i32)
define linkonce_odr i32 @called(i32 %x) noinline {
  %y = add i32 %x, 1
  %r = shl i32 %y, 1
  ret i32 %r
}
define i32 @replaced(i32 %x) {
  %r = add i32 %x, 7
  ret i32 %r
}
define void @take(ptr %p) {
  ret void
}
define i32 @main() {
  %a = call i32 @first(i32 3)
  %b = call i32 @called(i32 3)
  %c = call i32 @in_data(i32 %b)
  %d = call i32 @instance(i32 %c)
  %e = sub i32 %a, %d
  %r = sub i32 %e, 1000
  ret i32 %r
}
"#;

/// The bodies differ from those of [`ELSEWHERE`], so that a result tells which one was taken.
const AVAILABLE: &str = r#"
define available_externally i32 @small(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
define available_externally i32 @kept(i32 %x) noinline {
  %r = call i32 @kept(i32 %x)
  ret i32 %r
}
define available_externally i32 @unused(i32 %x) {
  ret i32 %x
}
define available_externally i32 @always(i32 %x) alwaysinline {
  %r = mul i32 %x, 10
  ret i32 %r
}
@shared = available_externally global i32 1
@address = global ptr @small
define i32 @main() {
  %a = call i32 @small(i32 3)
  %b = call i32 @always(i32 %a)
  %c = call i32 @kept(i32 %b)
  %d = load i32, ptr @shared
  %e = load ptr, ptr @address
  %f = call i32 %e(i32 %c)
  %r = add i32 %d, %f
  ret i32 %r
}
"#;

const ELSEWHERE: &str = r#"
@shared = global i32 100
define i32 @small(i32 %x) {
  %r = add i32 %x, 2
  ret i32 %r
}
define i32 @kept(i32 %x) {
  %r = add i32 %x, 5
  ret i32 %r
}
"#;

fn object(text: &str, options: &Options) -> Vec<u8> {
    let module = read_bytes("module.ll", text.as_bytes()).expect("the text is right");
    compile_object(&module, options).expect("the module compiles")
}

/// The functions that an object defines.
fn defined(bytes: &[u8]) -> BTreeSet<String> {
    let file = ElfFile64::<object::Endianness>::parse(bytes).expect("an ELF file");
    let symbols = file.symbols().filter(|symbol| symbol.is_definition());
    symbols.filter_map(|symbol| Some(symbol.name().ok()?.to_owned())).collect()
}

#[test]
fn objects_do_without_what_others_define() {
    let options = Options::default();
    let first = object(FIRST, &options);
    let found = defined(&first);
    for name in ["inner", "called"] {
        assert!(!found.contains(name), "{name} is in the object: {found:?}");
    }
    // Data, code, `llvm.used` and an alias refer to these; the rest are not discardable, or replaceable.
    for name in ["in_data", "in_code", "marked", "aliased", "other_name", "instance", "replaced", "first"] {
        assert!(found.contains(name), "{name} is not in the object: {found:?}");
    }
    let threads = object(FIRST, &Options { threads: Some(2), ..options });
    assert!(threads == first, "the object depends on the number of threads");
}

#[test]
fn other_objects_have_their_own() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("discarded");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, object(text, &Options::default())).expect("the object can be written");
        path
    };
    let (first, second) = (write("first.o", FIRST), write("second.o", SECOND));
    for objects in [[&first, &second], [&second, &first]] {
        assert_eq!(status(&folder, &objects), 107);
    }
}

#[test]
fn what_is_defined_elsewhere_gets_no_code() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("available");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let elsewhere = folder.join("elsewhere.o");
    std::fs::write(&elsewhere, object(ELSEWHERE, &Options::default())).expect("the object can be written");
    // So much that threads share the work.
    let more = (0..400).map(|n| {
        format!("define i32 @f{n}(i32 %x) {{\n{} ret i32 %x\n}}\n", " store i32 1, ptr @shared\n".repeat(60))
    });
    let text = AVAILABLE.to_owned() + &more.collect::<String>();
    // Inlined, `small` adds 1; called, 2.
    for (level, expected) in [(0, 157), (1, 157), (2, 147)] {
        for threads in [1, 2] {
            let passes = sheave::pipeline::level(level).expect("it exists");
            let options = Options { threads: Some(threads), ..Options::with_passes(passes) };
            let bytes = object(&text, &options);
            let found = defined(&bytes);
            for name in ["small", "kept", "unused", "shared"] {
                assert!(!found.contains(name), "level {level}: {name} is in the object: {found:?}");
            }
            let main = folder.join("main.o");
            std::fs::write(&main, bytes).expect("the object can be written");
            assert_eq!(status(&folder, &[&main, &elsewhere]), expected, "level {level}");
        }
    }
}

#[test]
fn linked_modules_take_the_definition_elsewhere() {
    let read = |text: &str| read_bytes("module.ll", text.as_bytes()).expect("the text is right");
    for texts in [[AVAILABLE, ELSEWHERE], [ELSEWHERE, AVAILABLE]] {
        let whole = sheave::link(texts.map(read).into()).expect("the modules link");
        sheave_ir::verify_module(&whole).expect("the whole is valid");
        let found = defined(&compile_object(&whole, &Options::default()).expect("the module compiles"));
        for name in ["small", "kept", "shared", "main"] {
            assert!(found.contains(name), "{name} is missing: {found:?}");
        }
    }
    // Two bodies that are only there to be inlined are one.
    let twice = AVAILABLE.replace("@main", "@other").replace("@address", "@second");
    let whole = sheave::link(vec![read(AVAILABLE), read(&twice)]).expect("the modules link");
    assert!(
        !defined(&compile_object(&whole, &Options::default()).expect("the module compiles"))
            .contains("small")
    );
}

/// The exit status of the program linked from these objects.
fn status(folder: &Path, objects: &[&PathBuf]) -> i32 {
    let program = folder.join("program");
    let linked = Command::new("cc").args(objects).arg("-o").arg(&program).status().expect("cc runs");
    assert!(linked.success(), "the objects link");
    Command::new(&program).status().expect("the program runs").code().expect("it ends by itself")
}

#[test]
fn the_facts_are_in_the_text() {
    let module = read_bytes("module.ll", FIRST.as_bytes()).expect("the text is right");
    let text = module.to_string();
    for header in [
        "function weak one_definition discardable %called(",
        "function weak one_definition %instance(",
        "function weak discardable %replaced(",
    ] {
        assert!(text.contains(header), "{header} is missing:\n{text}");
    }
    let again = read_bytes("module.sheave", text.as_bytes()).expect("the text is read back");
    assert_eq!(again.to_string(), text);
    let written = sheave_llvm::write_module(&again).expect("LLVM IR can say it");
    for header in
        ["define linkonce_odr i32 @called(", "define weak_odr i32 @instance(", "define linkonce i32"]
    {
        assert!(written.contains(header), "{header} is missing:\n{written}");
    }
    let module = read_bytes("module.ll", AVAILABLE.as_bytes()).expect("the text is right");
    assert!(module.to_string().contains("function available %small("), "{module}");
    let written = sheave_llvm::write_module(&module).expect("LLVM IR can say it");
    assert!(written.contains("define available_externally i32 @small("), "{written}");
}
