//! Reads LLVM IR, compiles it into memory and calls a function: `cargo run -p sheave --example
//! compile_and_call`.

use sheave::{Jit, Options};

/// What `clang -O0` prints for `long square_sum(long a, long b) { return a * a + b * b; }`, without its
/// attributes.
const SOURCE: &str = "
define i64 @square_sum(i64 noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %3, align 8
  %6 = load i64, ptr %3, align 8
  %7 = mul nsw i64 %5, %6
  %8 = load i64, ptr %4, align 8
  %9 = load i64, ptr %4, align 8
  %10 = mul nsw i64 %8, %9
  %11 = add nsw i64 %7, %10
  ret i64 %11
}
";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // The name is what messages about the text say. `sheave::read_file` reads from disk.
    let module = sheave::read_bytes("square_sum.ll", SOURCE.as_bytes())?;
    let program = Jit::new(Options::default()).compile(&module)?;
    // SAFETY: the function only computes on its parameters; its type is compared with the module's signature.
    let square_sum = unsafe { program.function::<extern "C" fn(i64, i64) -> i64>("square_sum")? };
    assert_eq!(square_sum.call(3, 4), 25);
    println!("square_sum(3, 4) = {}", square_sum.call(3, 4));
    println!("{}", program.stats());
    Ok(())
}
