//! Small functions of LLVM IR: any operation on any type, mostly well-formed.
//!
//! Files contain the types that programs use. The reader's treatment of the remaining types shows only in
//! operations on them, so these texts are generated: a type, an operation, and an intrinsic whose name may
//! promise a different type.

use crate::Rng;

use super::mutate::TYPES;

/// Operations of two operands `%a` and `%b`, or of one.
const PLAIN: [&str; 44] = [
    "%r = add T %a, %b",
    "%r = sub nsw T %a, C",
    "%r = mul nuw T %a, %b",
    "%r = udiv exact T %a, %b",
    "%r = sdiv T %a, C",
    "%r = urem T %a, %b",
    "%r = srem T C, %b",
    "%r = shl T %a, %b",
    "%r = lshr T %a, C",
    "%r = ashr T %a, %b",
    "%r = and T %a, C",
    "%r = or disjoint T %a, %b",
    "%r = xor T %a, C",
    "%r = fadd fast T %a, %b",
    "%r = fsub T %a, C",
    "%r = fmul T %a, %b",
    "%r = fdiv T %a, %b",
    "%r = frem T %a, %b",
    "%r = fneg T %a",
    "%r = icmp slt T %a, %b",
    "%r = icmp eq T %a, C",
    "%r = icmp ugt T C, %b",
    "%r = fcmp une T %a, %b",
    "%r = fcmp ord T %a, C",
    "%r = freeze T %a",
    "%r = select i1 %c, T %a, T %b",
    "%r = select T %a, T %a, T %b",
    "%r = load T, ptr %p, align 1",
    "store T %a, ptr %p",
    "store volatile T C, ptr %p\n  %r = load T, ptr %p",
    "%r = load atomic T, ptr %p seq_cst, align 8",
    "store atomic T %a, ptr %p release, align 8",
    "%r = alloca T, align 16\n  store T %a, ptr %r",
    "%r = alloca T, i65 %i",
    "%r = alloca T, i32 N",
    "%r = atomicrmw add ptr %p, T %a seq_cst",
    "%r = atomicrmw fadd ptr %p, T %a seq_cst",
    "%r = atomicrmw uinc_wrap ptr %p, T %a acquire",
    "%r = cmpxchg ptr %p, T %a, T %b acq_rel monotonic",
    "%r = va_arg ptr %p, T",
    "%r = call T @g(T %a, T C)",
    "%r = call T (T, ...) @v(T %a, U zeroinitializer)",
    "%r = call T asm \"# $0 $1\", \"=r,r\"(T %a)",
    "call void @byval(ptr byval(T) %p, T %b)",
];

/// Operations with a second type.
const MIXED: [&str; 28] = [
    "%r = trunc T %a to U",
    "%r = zext T %a to U",
    "%r = sext T %a to U",
    "%r = fptrunc T %a to U",
    "%r = fpext T %a to U",
    "%r = fptoui T %a to U",
    "%r = fptosi T %a to U",
    "%r = uitofp T %a to U",
    "%r = sitofp T %a to U",
    "%r = bitcast T %a to U",
    "%r = ptrtoint T %a to U",
    "%r = inttoptr T %a to U",
    "store T %a, ptr %p\n  %r = load U, ptr %p",
    "%r = getelementptr T, ptr %p, U N",
    "%r = getelementptr inbounds T, ptr %p, i64 N, i32 1",
    "%r = getelementptr [4 x T], ptr %p, i64 %i, U %u",
    "%r = getelementptr T, <2 x ptr> zeroinitializer, <2 x U> zeroinitializer",
    "%r = extractelement <N x T> zeroinitializer, U %u",
    "%r = insertelement <N x T> undef, T %a, U 1",
    "%r = shufflevector <N x T> undef, <N x T> zeroinitializer, <M x i32> zeroinitializer",
    "%r = insertvalue { T, [2 x U] } undef, T %a, 0",
    "%r = extractvalue { T, [2 x U] } zeroinitializer, 1, 1",
    "%r = insertvalue [N x T] undef, T %a, M",
    "%r = atomicrmw xchg ptr %p, U %u monotonic",
    "%r = call { T, U } @s(ptr sret(T) %p, T inreg %a, U %u)",
    "%r = select <2 x i1> zeroinitializer, <2 x T> undef, <2 x U> undef",
    "%r = addrspacecast T %a to U",
    "store { T, U } zeroinitializer, ptr %p",
];

/// Intrinsics with their arguments; `X` is the suffix.
const INTRINSICS: [&str; 82] = [
    "T ctpop.X(T %a)",
    "T ctlz.X(T %a, i1 false)",
    "T cttz.X(T %a, i1 true)",
    "T bswap.X(T %a)",
    "T bitreverse.X(T %a)",
    "T fshl.X(T %a, T %b, T %a)",
    "T fshr.X(T %a, T %b, T C)",
    "T abs.X(T %a, i1 false)",
    "T smin.X(T %a, T %b)",
    "T smax.X(T %a, T %b)",
    "T umin.X(T %a, T C)",
    "T umax.X(T %a, T %b)",
    "U scmp.X.X(T %a, T %b)",
    "U ucmp.X.X(T %a, T %b)",
    "T sadd.sat.X(T %a, T %b)",
    "T uadd.sat.X(T %a, T %b)",
    "T ssub.sat.X(T %a, T %b)",
    "T usub.sat.X(T %a, T %b)",
    "T sshl.sat.X(T %a, T %b)",
    "T ushl.sat.X(T %a, T %b)",
    "{ T, i1 } sadd.with.overflow.X(T %a, T %b)",
    "{ T, i1 } uadd.with.overflow.X(T %a, T C)",
    "{ T, i1 } ssub.with.overflow.X(T %a, T %b)",
    "{ T, U } usub.with.overflow.X(T %a, T %b)",
    "{ T, i1 } smul.with.overflow.X(T %a, T %b)",
    "{ T, i1 } umul.with.overflow.X(T %a, T %b)",
    "T smul.fix.X(T %a, T %b, i32 N)",
    "T fabs.X(T %a)",
    "T sqrt.X(T %a)",
    "T copysign.X(T %a, T %b)",
    "T floor.X(T %a)",
    "T ceil.X(T %a)",
    "T trunc.X(T %a)",
    "T rint.X(T %a)",
    "T nearbyint.X(T %a)",
    "T roundeven.X(T %a)",
    "T round.X(T %a)",
    "U lround.X.X(T %a)",
    "U llrint.X.X(T %a)",
    "T fma.X(T %a, T %b, T %a)",
    "T fmuladd.X(T %a, T %b, T C)",
    "T minnum.X(T %a, T %b)",
    "T maxnum.X(T %a, T %b)",
    "T minimum.X(T %a, T %b)",
    "T maximum.X(T %a, T %b)",
    "T minimumnum.X(T %a, T %b)",
    "i1 is.fpclass.X(T %a, i32 N)",
    "U fptosi.sat.X.X(T %a)",
    "U fptoui.sat.X.X(T %a)",
    "U convert.to.fp16.X(T %a)",
    "T convert.from.fp16.X(U %u)",
    "T powi.X.X(T %a, U %u)",
    "T ldexp.X.X(T %a, U %u)",
    "T sin.X(T %a)",
    "T pow.X(T %a, T %b)",
    "T exp10.X(T %a)",
    "T ptrmask.X.X(T %a, U %u)",
    "T canonicalize.X(T %a)",
    "U vector.reduce.add.X(T %a)",
    "U vector.reduce.mul.X(T %a)",
    "U vector.reduce.umin.X(T %a)",
    "U vector.reduce.smax.X(T %a)",
    "U vector.reduce.fadd.X(U %u, T %a)",
    "U vector.reduce.fmul.X(U %u, T %a)",
    "U vector.reduce.fmin.X(T %a)",
    "T expect.X(T %a, T %b)",
    "T ssa.copy.X(T %a)",
    "i1 is.constant.X(T %a)",
    "U objectsize.X.X(ptr %p, i1 false, i1 true, i1 false)",
    "T load.relative.X(ptr %p, U %u)",
    "void memcpy.p0.p0.X(ptr %p, ptr %p, T N, i1 false)",
    "void memset.p0.X(ptr %p, i8 U, T %a, i1 true)",
    "void memmove.p0.p0.X(ptr %p, T %a, U %u, i1 false)",
    "T frameaddress.X(i32 N)",
    "T returnaddress(i32 0)",
    "T get.rounding()",
    "T readcyclecounter()",
    "void prefetch.X(T %a, i32 0, i32 3, i32 1)",
    "T stacksave.X()",
    "void stackrestore.X(T %a)",
    "T launder.invariant.group.X(T %a)",
    "T vector.reverse.X(T %a)",
];

/// Code at the top level and around the operation.
const AROUND: [&str; 9] = [
    "@g1 = global T zeroinitializer\n",
    "@g2 = internal constant { T, U } { T C, U undef }, align 16\n",
    "@g3 = global [3 x T] [T C, T undef, T zeroinitializer]\n",
    "@g4 = thread_local global i64 ptrtoint (ptr getelementptr (T, ptr @g4, U N) to i64)\n",
    "@g5 = global ptr getelementptr ([M x T], ptr null, i64 0, i64 N)\n",
    "@g6 = global <N x T> zeroinitializer, align N\n",
    "%s = type { T, U, ptr }\n@g7 = global %s zeroinitializer\n",
    "@g8 = global [N x T] zeroinitializer\n",
    "@g9 = alias T, getelementptr (T, ptr @g1, i32 N)\n",
];

const SUFFIXES: [&str; 8] = ["i8", "i32", "i64", "i128", "v4i32", "f64", "f80", "p0"];

const NUMBERS: [&str; 14] = [
    "0",
    "1",
    "2",
    "3",
    "4",
    "7",
    "64",
    "4096",
    "65537",
    "2147483647",
    "4294967295",
    "4611686018427387904",
    "9223372036854775807",
    "-1",
];

/// A random text.
pub(super) fn text(rng: &mut Rng) -> String {
    let (t, u) = (a_type(rng), a_type(rng));
    let constant = match rng.below(8) {
        0 | 1 => "zeroinitializer",
        2 => "undef",
        3 => "poison",
        4 => "1.5",
        5 if t.contains('<') => "splat (i8 1)",
        _ => rng.pick(&NUMBERS),
    };
    let (n, m) = (rng.pick(&NUMBERS), rng.pick(&NUMBERS));
    let small = rng.chance(70);
    let (n, m) = if small { (rng.pick(&NUMBERS[1..6]), rng.pick(&NUMBERS[..6])) } else { (n, m) };
    let fill = |template: &str| {
        // Placeholders are single capital letters.
        let mut out = String::new();
        let mut chars = template.chars().peekable();
        let mut before = ' ';
        while let Some(c) = chars.next() {
            let alone = !before.is_ascii_alphanumeric()
                && !matches!(before, '%' | '.' | '@')
                && chars.peek().is_none_or(|next| !next.is_ascii_alphanumeric());
            match c {
                'T' if alone => out.push_str(t),
                'U' if alone => out.push_str(u),
                'C' if alone => out.push_str(constant),
                'N' if alone => out.push_str(n),
                'M' if alone => out.push_str(m),
                _ => out.push(c),
            }
            before = c;
        }
        out
    };
    let mut top = String::new();
    let operation = match rng.below(10) {
        0..4 => fill(rng.pick(&PLAIN)),
        4..6 => fill(rng.pick(&MIXED)),
        _ => {
            let suffix = if rng.chance(50) { mangled(t) } else { rng.pick(&SUFFIXES).to_owned() };
            let call = fill(rng.pick(&INTRINSICS)).replace(".X", &format!(".{suffix}"));
            let at = call.find('(').unwrap_or(0);
            let name = call[..at].rfind(' ').map_or(0, |space| space + 1);
            let (ret, name, args) = (call[..name].trim(), &call[name..at], &call[at..]);
            top.push_str(&format!("declare {ret} @llvm.{name}(...)\n"));
            match ret {
                "void" => format!("call void @llvm.{name}{args}"),
                _ => format!("%r = call {ret} @llvm.{name}{args}"),
            }
        }
    };
    if rng.chance(25) {
        top.push_str(&fill(rng.pick(&AROUND)));
    }
    for (name, line) in [
        ("@g(", "declare T @g(T, T)\n"),
        ("@v(", "declare T @v(T, ...)\n"),
        ("@s(", "declare { T, U } @s(ptr, T, U)\n"),
        ("@byval(", "declare void @byval(ptr, T)\n"),
    ] {
        if operation.contains(name) {
            top.push_str(&fill(line));
        }
    }
    let params = fill("T %a, T %b, U %u, ptr %p, i1 %c, i65 %i");
    match rng.below(4) {
        // The operation feeds itself around a loop.
        0 if operation.starts_with("%r = ") && !operation.contains('\n') => format!(
            "{top}define void @f({params}) {{\nentry:\n  br label %l\nl:\n  %x = phi {t} [ %a, %entry ], [ %b, %l ]\n  \
             {}\n  br i1 %c, label %l, label %e\ne:\n  ret void\n}}\n",
            operation.replace("%a", "%x")
        ),
        // In unreachable code, an operand is the operation's result.
        1 if operation.starts_with("%r = ") => format!(
            "{top}define void @f({params}) {{\n  ret void\nd:\n  {}\n  br label %d\n}}\n",
            operation.replace("%b", "%r")
        ),
        _ => format!("{top}define void @f({params}) {{\n  {operation}\n  ret void\n}}\n"),
    }
}

fn a_type(rng: &mut Rng) -> &'static str {
    rng.pick(&TYPES)
}

/// LLVM's suffix of the name of an intrinsic on `ty`.
fn mangled(ty: &str) -> String {
    let scalar = |ty: &str| match ty {
        "half" => "f16".to_owned(),
        "bfloat" => "bf16".to_owned(),
        "float" => "f32".to_owned(),
        "double" => "f64".to_owned(),
        "x86_fp80" => "f80".to_owned(),
        "fp128" => "f128".to_owned(),
        "ptr" => "p0".to_owned(),
        _ => ty.chars().filter(char::is_ascii_alphanumeric).collect(),
    };
    match ty.strip_prefix('<').and_then(|rest| rest.strip_suffix('>')).and_then(|rest| rest.split_once(" x "))
    {
        Some((n, element)) => format!("v{n}{}", scalar(element)),
        None => scalar(ty),
    }
}
