//! Programs whose code the tests of the checker damage.

pub(super) const ARITHMETIC: &str = "
function %f(i32 v0, i32 v1) -> i32 {
block0:
    v2 = mul v0, i32 100
    v3 = sub v2, v1
    v4 = icmp slt v3, i32 7
    branch v4, block1, block2
block1:
    v5 = xor v3, v0
    return v5
block2:
    v6 = and v3, v1
    return v6
}
";

pub(super) const MEMORY: &str = "
extern data %there
extern function %g(ptr) -> i64
data %here size 8 align 8 {
    \"\\05\\00\\00\\00\\00\\00\\00\\00\"
}
function %f(ptr v0, i64 v1) -> i64 {
block0:
    v2 = alloca size 32 align 8
    v3 = ptr_index v0, v1 * 4 + 24
    v4 = load i64 v3
    v5 = rmw seq_cst add v0, i64 3
    store v5, v2 + 16
    v6 = call %g(v2)
    v7 = load i64 %here
    v8 = add v6, v7
    v9 = add v8, v4
    v10 = load i64 %there
    v11 = sub v9, v10
    return v11
}
";

/// Swaps two variables around a loop: moves on an edge.
pub(super) const SWAP: &str = "
extern function %g(i64, i64) -> i64
function copies %f(i64 v0, i64 v1) -> i64 {
    var i64 v2, i64 v3, i64 v4
block0:
    copy v2, v0
    copy v3, v1
    jump block1
block1:
    v5 = call %g(v2, v3)
    copy v4, v2
    copy v2, v3
    copy v3, v4
    branch v5, block1, block2
block2:
    v6 = sub v2, v3
    return v6
}
";

pub(super) const SWITCH: &str = "
function %f(i32 v0) -> i32 {
block0:
    switch v0, block1 [10: block2, 11: block3, 12: block4, 13: block5, 14: block2, 15: block3, 16: block4, 17: block5]
block1:
    return i32 1
block2:
    return i32 2
block3:
    return i32 3
block4:
    return i32 4
block5:
    return i32 5
}
";

pub(super) const SEARCH: &str = "
function %f(i32 v0) -> i32 {
block0:
    switch v0, block1 [10: block2, 1100: block3, 120000: block4, 13000000: block5, 140000000: block2, -5: block3]
block1:
    return i32 1
block2:
    return i32 2
block3:
    return i32 3
block4:
    return i32 4
block5:
    return i32 5
}
";

/// More values than registers, across calls: spills, and all registers that the caller keeps.
pub(super) const PRESSURE: &str = "
extern function %g() -> i64
function %f() -> i64 {
block0:
    v0 = call %g()
    v1 = call %g()
    v2 = call %g()
    v3 = call %g()
    v4 = call %g()
    v5 = call %g()
    v6 = call %g()
    v7 = call %g()
    v8 = call %g()
    v9 = sub v0, v1
    v10 = sub v9, v2
    v11 = sub v10, v3
    v12 = sub v11, v4
    v13 = sub v12, v5
    v14 = sub v13, v6
    v15 = sub v14, v7
    v16 = sub v15, v8
    return v16
}
";

pub(super) const FLOATS: &str = "
function %f(f64 v0, i64 v1) -> f64 {
block0:
    v2 = fmul v0, f64 2.75
    v3 = uint_to_float f64 v1
    v4 = fcmp oeq v2, v3
    branch v4, block1, block2
block1:
    return v3
block2:
    v5 = fsub v2, v3
    return v5
}
";

/// An early exit without the frame, which is made before a loop.
pub(super) const LATE_FRAME: &str = "
extern function %g(i64) -> i64
function copies %f(i64 v0, i64 v1) -> i64 {
    var i64 v2
block0:
    v3 = icmp eq v0, i64 0
    branch v3, block3, block1
block1:
    copy v2, v0
    jump block2
block2:
    v4 = call %g(v2)
    v5 = sub v2, v4
    copy v2, v5
    branch v5, block2, block4
block3:
    v6 = add v1, i64 7
    return v6
block4:
    return v1
}
";
