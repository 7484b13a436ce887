//! Every pass accepts unreachable blocks, of any shape, and chains of operations, of any length.

/// Each pass alone, verified, on a diamond and on a counted loop with unreachable blocks that jump into them
/// or use their values, and on the loop with a test far from its counter: no pass recurses along it.
#[test]
fn each_pass_alone_accepts_unreachable_blocks_and_long_chains() {
    let diamond = "define i64 @run() {
  %p = alloca i64
  store i64 5, ptr %p
  %a = load i64, ptr %p
  %c = icmp slt i64 %a, 100
  br i1 %c, label %t, label %j
t:
  %x = add i64 %a, 5
  br label %j
j:
  %q = phi i64 [ 0, %0 ], [ %x, %t ]
  ret i64 %q
dead:
  br label %t
worse:
  %y = add i64 %x, 1
  store i64 %y, ptr %p
  br label %j2
j2:
  %z = phi i64 [ %y, %worse ]
  ret i64 %z
}
";
    let counted = "define i64 @run() {
  br label %h
h:
  %i = phi i64 [ 0, %0 ], [ %n, %b ]
  %s = phi i64 [ 0, %0 ], [ %t, %b ]
  %c = icmp ne i64 %i, 3
  br i1 %c, label %b, label %x
b:
  %t = add i64 %s, %i
  %n = add i64 %i, 1
  br label %h
x:
  ret i64 %s
dead:
  br label %b
worse:
  %v = add i64 %t, %n
  ret i64 %v
}
";
    let pair = |n: u32| format!("  %w{n} = zext i32 %x{n} to i64\n  %x{} = trunc i64 %w{n} to i32\n", n + 1);
    let sum = |n: u32| format!("  %x{} = xor i32 %x{n}, 1\n", n + 1);
    let [unary, binary] = [&pair as &dyn Fn(u32) -> String, &sum].map(|step| {
        let chain: String = (0..20_000).map(step).collect();
        let test = format!("  %x0 = trunc i64 %i to i32\n{chain}  %c = icmp ne i32 %x20000, 3");
        counted.replace("  %c = icmp ne i64 %i, 3", &test)
    });
    for (text, expected) in [(diamond, 10), (counted, 3), (unary.as_str(), 3), (binary.as_str(), 3)] {
        let module =
            sheave_llvm::read_module("dead.ll", text.as_bytes()).unwrap_or_else(|errors| panic!("{errors}"));
        for record in sheave::pipeline::table::PASSES {
            let passes = format!("promote,{},demote", record.name);
            let Ok(passes) = sheave::pipeline::parse_passes(&passes) else { continue };
            let options = sheave::Options { passes, verify: true, ..sheave::Options::default() };
            let ran = sheave::Context::new().run_module(&module, &options, sheave::Goal::Passes);
            let ran = ran.unwrap_or_else(|error| panic!("{}: {error}", record.name));
            let id = ran.function_id("run").expect("the function exists");
            let given = sheave_tests::everywhere::interpret(&ran, id, &[], 1_000_000);
            assert_eq!(given, Ok(vec![expected]), "{}", record.name);
        }
    }
}
