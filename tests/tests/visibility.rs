//! Visibility of symbols is kept: from LLVM IR through linking into an object.

use std::collections::BTreeMap;

use object::elf::{STB_GLOBAL, STB_LOCAL, STB_WEAK, STV_DEFAULT, STV_HIDDEN, STV_PROTECTED};
use object::read::elf::ElfFile64;
use object::{Object, ObjectSymbol, SymbolFlags};
use sheave::{Options, compile_object, link, read_bytes};

const MAIN: &str = r#"
@plain = global i32 1
@hidden_data = hidden global i32 2
@weak_data = weak protected global i32 3
@private_data = internal global i32 4
@elsewhere = external hidden global i32
@late = external global i32
@alias_of = hidden alias i32, ptr @plain
declare hidden void @helper()
declare void @library()
define protected void @shown() {
  call void @helper()
  call void @library()
  ret void
}
define linkonce_odr hidden i32 @inlined() {
  %a = load i32, ptr @elsewhere
  %b = load i32, ptr @late
  %c = load i32, ptr @private_data
  ret i32 %a
}
"#;

/// Declares a symbol of the other file hidden, and defines one.
const OTHER: &str =
    "@plain = external hidden global i32\n@late = global i32 5\ndefine ptr @f() {\n  ret ptr @plain\n}\n";

#[test]
fn objects_keep_visibility() {
    let modules = vec![
        read_bytes("main.ll", MAIN.as_bytes()).expect("the text is right"),
        read_bytes("other.ll", OTHER.as_bytes()).expect("the text is right"),
    ];
    let module = link(modules).expect("the modules link");
    let bytes = compile_object(&module, &Options::default()).expect("the module compiles");
    let file = ElfFile64::<object::Endianness>::parse(&*bytes).expect("an ELF file");
    let found: BTreeMap<&str, (u8, u8, bool)> = file
        .symbols()
        .filter_map(|symbol| {
            let SymbolFlags::Elf { st_info, st_other } = symbol.flags() else { return None };
            Some((symbol.name().ok()?, (st_info >> 4, st_other, symbol.is_undefined())))
        })
        .collect();
    for (name, expected) in [
        ("plain", (STB_GLOBAL, STV_HIDDEN, false)),
        ("hidden_data", (STB_GLOBAL, STV_HIDDEN, false)),
        ("weak_data", (STB_WEAK, STV_PROTECTED, false)),
        ("private_data", (STB_LOCAL, STV_DEFAULT, false)),
        ("elsewhere", (STB_GLOBAL, STV_HIDDEN, true)),
        ("late", (STB_GLOBAL, STV_DEFAULT, false)),
        ("alias_of", (STB_GLOBAL, STV_HIDDEN, false)),
        ("helper", (STB_GLOBAL, STV_HIDDEN, true)),
        ("library", (STB_GLOBAL, STV_DEFAULT, true)),
        ("shown", (STB_GLOBAL, STV_PROTECTED, false)),
        ("inlined", (STB_WEAK, STV_HIDDEN, false)),
    ] {
        assert_eq!(found.get(name), Some(&expected), "{name}");
    }
}
