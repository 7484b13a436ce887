//! Functions that every module defines on use (`linkonce_odr`) are inlined into their callers, and objects
//! omit them once nothing refers to them. Other objects have separate definitions.

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
}
