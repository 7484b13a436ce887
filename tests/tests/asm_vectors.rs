//! Vectors as operands of inline assembly, as machine code.

use sheave::{Jit, Options, pipeline};

/// All sixteen bytes that a template leaves in a vector register are the result.
#[test]
fn a_vector_result_is_whole() {
    let text = r#"
define i64 @run(i64 %n) {
  %v = insertelement <2 x i64> poison, i64 %n, i64 0
  %w = insertelement <2 x i64> %v, i64 7, i64 1
  %r = call <2 x i64> asm "paddq $1, $0", "=x,x,0"(<2 x i64> %w, <2 x i64> %w)
  %a = extractelement <2 x i64> %r, i64 0
  %b = extractelement <2 x i64> %r, i64 1
  %c = mul i64 %a, 100
  %d = add i64 %c, %b
  ret i64 %d
}
"#;
    let module = sheave::read_bytes("vectors.ll", text.as_bytes()).expect("well formed");
    for level in 0..=2 {
        let options = Options::with_passes(pipeline::level(level).expect("it exists"));
        let program = Jit::new(options).compile(&module).unwrap_or_else(|error| panic!("{error}"));
        // SAFETY: the function has this type.
        let run = unsafe { program.function::<extern "C" fn(i64) -> i64>("run") }.expect("it has this type");
        assert_eq!(run.call(5), 1014, "--opt {level}");
    }
}
