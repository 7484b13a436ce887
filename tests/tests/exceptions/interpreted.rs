//! A program of C++ in the interpreter, which has the run-time library in itself: what the compiled program
//! prints is in `handlers.out`. `handlers.ll` is what clang 19 makes of `handlers.cpp`.

use sheave::{Context, Goal, Options};
use sheave_interp::{Interpreter, TrapKind};

#[test]
fn handlers_take_what_they_take_natively() {
    let text = include_bytes!("handlers.ll");
    let module = sheave::read_bytes("handlers.ll", text).unwrap_or_else(|error| panic!("{error}"));
    for goal in [None, Some(Goal::Passes), Some(Goal::Ssa), Some(Goal::Copies)] {
        let options = Options::default();
        let changed =
            goal.map(|goal| Context::new().run_module(&module, &options, goal).expect("it compiles"));
        let module = changed.as_ref().unwrap_or(&module);
        let mut interpreter = Interpreter::new(module, Default::default()).expect("it has room");
        let end = interpreter.run_main(&[b"handlers"]).expect_err("nothing catches the last exception");
        let printed = String::from_utf8(interpreter.take_stdout()).expect("text");
        assert_eq!(printed, include_str!("handlers.out"), "{goal:?}");
        assert_eq!((end.kind, &*end.function), (TrapKind::Abort, "main"), "{goal:?}");
        let said = String::from_utf8(interpreter.take_stderr()).expect("text");
        let expected =
            "terminate called after throwing an instance of 'std::range_error'\n  what():  the end\n";
        assert_eq!(said, expected, "{goal:?}");
        assert_eq!(interpreter.leaks().len(), 2, "{goal:?}: only the last exception and its text remain");
    }
}
