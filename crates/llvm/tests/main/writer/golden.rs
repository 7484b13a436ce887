//! The text itself, for what no program of the corpus shows: `golden/*.sheave` beside the `.ll` it becomes.
//!
//! `SHEAVE_BLESS=1` rewrites the expectations.

use std::path::Path;

use super::{llvm_accepts, read, write};

#[test]
fn the_text_is_as_expected() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/main/writer/golden");
    let mut n_files = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "sheave") {
            continue;
        }
        n_files += 1;
        let source = std::fs::read_to_string(&path).unwrap();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let module =
            sheave_ir::parse_module(&name, source.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        if let Err(error) = sheave_ir::verify_module(&module) {
            panic!("{name}: {error}");
        }
        let text = write(&module);
        llvm_accepts(&name, &text);
        let expected = path.with_extension("ll");
        if std::env::var_os("SHEAVE_BLESS").is_some() {
            std::fs::write(&expected, &text).unwrap();
        }
        assert_eq!(text, std::fs::read_to_string(&expected).unwrap(), "{name}");
        read(&name, &text);
    }
    assert!(n_files >= 4, "only {n_files} files");
}

/// `i1`, `i128`, vectors and extensions are those of the text that was read.
#[test]
fn signatures_come_back_the_same() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/main/writer/golden/abi.ll");
    let text = std::fs::read_to_string(path).unwrap();
    let again = write(&read("abi.ll", &text));
    // A declaration without a use is not read.
    let is_signature = |line: &&str| {
        (line.starts_with("declare ") || line.starts_with("define ")) && !line.contains("@hook")
    };
    let signatures = |text: &str| text.lines().filter(is_signature).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(signatures(&again), signatures(&text));
    // The bits of arguments and results, which are no parameters of a function.
    let passed = "= call i1 (i1, i1, i8, ...) @bits(i1 zeroext %v0.b, i1 %";
    assert!(text.contains(passed) && again.contains(passed), "{again}");
    let returned = "insertvalue { i1, i64 } poison, i1 false, 0";
    assert!(text.contains(returned) && again.contains(returned), "{again}");
}

#[test]
fn what_cannot_be_said_is_refused() {
    for (source, message) in [
        (
            "function copies %f() -> i32 {\nvar i32 v0\nblock0:\n    copy v0, i32 1\n    return v0\n}\n",
            "unsupported: LLVM IR cannot express a function in copies form, in %f",
        ),
        (
            "extern function %llvm.odd()\n",
            "unsupported: LLVM IR cannot express a name that begins with 'llvm.', which LLVM reserves, in %llvm.odd",
        ),
        (
            "function %g(i64 group(1) v0, i32 group(1) v1) {\nblock0:\n    return\n}\n",
            "unsupported: LLVM IR cannot express a group of parameters that is not the two halves of an i128, in %g",
        ),
        (
            "extern function %s(i32, i32, ptr sret)\n",
            "unsupported: LLVM IR cannot express a result that is written through a parameter after the second, in %s",
        ),
        (
            "function %large() {\nblock0:\n    v0 = alloca size 2147483648 align 8\n    return\n}\n",
            "unsupported: LLVM IR cannot express a local variable of more than two gigabytes, in %large, block0",
        ),
    ] {
        let module =
            sheave_ir::parse_module("refused", source.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        let error = sheave_llvm::write_module(&module).unwrap_err();
        assert_eq!(error.to_string(), message);
    }
}

/// What assembly stores itself is written as memory that it stores to, and read back as that.
#[test]
fn assembly_that_stores_a_long_double_is_told_where() {
    let source = "define void @f(ptr %p) {\n  \
                  call void asm \"fstpt $0\", \"=*m\"(ptr elementtype(x86_fp80) %p)\n  \
                  call void asm \"fstpt $0\", \"=*rm\"(ptr elementtype(x86_fp80) %p)\n  ret void\n}\n";
    let mut text = source.to_owned();
    for _ in 0..2 {
        text = write(&read("long_double.ll", &text));
        for call in [
            "  call void asm \"fstpt $0\", \"=*m\"(ptr elementtype([1 x i8]) %v",
            "  call void asm \"fstpt $0\", \"=*rm\"(ptr elementtype([1 x i8]) %v",
        ] {
            assert!(text.contains(call), "{call}{text}");
        }
    }
    llvm_accepts("long_double.ll", &text);
}

/// An access has the alignment of its slot or variable as far as its offset and index keep it.
#[test]
fn accesses_have_the_alignments_that_are_known() {
    let text = "@a = internal global [4 x i64] zeroinitializer, align 16\n@w = weak global i64 0, align 16\n\
                define void @f(ptr %p, i64 %i) {\n  %s = alloca [64 x i8], align 8\n  {access}\n  ret void\n}\n";
    let at =
        |bytes: u32| format!("%q = getelementptr i8, ptr %s, i64 {bytes}\n  store i64 1, ptr %q, align 1");
    for (access, align) in [
        ("store i64 1, ptr %p, align 8".to_owned(), 1),
        ("store i64 1, ptr %s, align 1".to_owned(), 8),
        ("store i16 1, ptr %s, align 1".to_owned(), 2),
        ("store i64 1, ptr @a, align 1".to_owned(), 8),
        ("store i64 1, ptr @w, align 1".to_owned(), 1),
        ("store i64 1, ptr getelementptr (i8, ptr @a, i64 12), align 1".to_owned(), 4),
        (at(16), 8),
        (at(6), 2),
        ("%q = getelementptr [4 x i8], ptr %s, i64 %i\n  store i64 1, ptr %q, align 1".to_owned(), 4),
        ("%q = getelementptr i8, ptr %s, i64 %i\n  store i64 1, ptr %q, align 1".to_owned(), 1),
    ] {
        let written = super::write(&super::read("t.ll", &text.replace("{access}", &access)));
        let wanted = format!(", align {align}\n");
        let store = written.lines().find(|line| line.contains("store ")).expect("the store");
        assert!(format!("{store}\n").ends_with(&wanted), "{access}: {store}");
    }
}
