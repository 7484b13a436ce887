//! The interpreter with another host than the C library.

use sheave_interp::{Call, Host, HostResult, Machine, Options, Outcome, TrapKind};
use sheave_ir::FuncId;

use super::module;

/// A host that adds up what it is given, and has one object.
struct Sum {
    total: u64,
    object: u64,
}

impl<'m> Host<'m> for Sum {
    fn find(name: &str) -> Option<u32> {
        (name == "add").then_some(0)
    }

    fn call(call: &mut Call<'_, 'm, Self>, _: u32) -> HostResult {
        let value = call.arg(0)?;
        call.host().total += value;
        let (total, object) = (call.host().total, call.host().object);
        call.memory().write_int(object, 8, total)?;
        Ok(total)
    }

    fn data(&self, name: &str) -> Option<u64> {
        (name == "total").then_some(self.object)
    }

    fn thread_pointer(&self) -> u64 {
        0
    }

    fn flush(&mut self) -> Result<(), TrapKind> {
        Ok(())
    }
}

#[test]
fn a_host_has_functions_objects_and_state() {
    let module = module(
        "
extern function %add(i64) -> i64
extern function %puts(ptr) -> i32
extern data %total
function %f(i64 v0) -> i64 {
block0:
    v1 = call %add(v0)
    v2 = call %add(v0)
    v3 = load i64 %total
    v4 = sub v3, v1
    return v4
}
function %g() {
block0:
    v0 = call %puts(null)
    return
}",
    );
    let host = |memory: &mut sheave_interp::Memory| Sum {
        total: 0,
        object: memory.allocate_zeroed(8, 8).expect("there is room"),
    };
    let mut interp = Machine::with_host(&module, Options::default(), host).unwrap();
    assert_eq!(interp.call(FuncId::from_u32(0), &[21]), Ok(Outcome::Returned(vec![21])));
    let trap = interp.call(FuncId::from_u32(1), &[]).unwrap_err();
    assert_eq!(trap.kind, TrapKind::UnresolvedSymbol("puts".into()));
}
