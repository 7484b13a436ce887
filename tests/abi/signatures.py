#!/usr/bin/env python3
"""Random signatures, linked against the code of another compiler.

Each batch is a module of callers and a module of callees. Both are compiled by Sheave and by the other compiler
and linked in all four ways; callees record the scalars of their parameters, callers those of the results. The four
programs must print the same. Under tailcc and swifttailcc, some callees are functions of the callers' module that the
callees' module enters by a tail call, with other arguments than its own.

    tests/abi/signatures.py --sheave target/release/sheave --count 5000
    tests/abi/signatures.py --sheave target/release/sheave --language c --count 2000

The first command needs llc-19 and a C compiler, the second one clang-19 and gcc.

    tests/abi/signatures.py --sample tests/abi/sample

writes the modules of one small batch with the assembly that llc-19 makes of them, which the test `abi` links
against Sheave's code where no other compiler is.

Some things of LLVM 19 are left out. It does not pass an integer in the sixth register that an `i128` left free, as
the psABI, GCC and later versions of LLVM do; and an integer or vector of more than two 64-bit parts, of which no
other compiler has any, does not start in the sixth register. Signatures in which that would matter are not made.
Vectors of odd integers, as <6 x i60>, that a call returns are read with the bits of their neighbours: no function
returns them. Under tailcc, its callers and callees disagree on the bytes to remove if an argument on the stack is
aligned to 16 bytes: such functions have C's convention.
"""

import argparse
import os
import random
import re
import subprocess
import sys
import tempfile

PER_BATCH = 40
# The parts of the calls that go through an address, and that are invokes.
INDIRECT = 0.3
INVOKED = 0.15
# The part of the functions under a convention whose callee removes its arguments, and of those that are entered by a
# tail call.
TAIL = 0.4
ENTERED = 0.6
# The part of the functions under fastcc, and of functions with a convention of their own whose result has many
# floats.
FAST = 0.2
FLOATS_RETURNED = 0.4
# The number of signatures in the sample.
N_SAMPLE = 16

DRIVER = """
#include <stdio.h>
#include <stdint.h>
static uint64_t hash = 1469598103934665603u;
static int n;
void rec(uint64_t value) {
    if (getenv_verbose) printf("  %d: %016llx\\n", n, (unsigned long long)value);
    n++;
    for (int i = 0; i < 8; i++) hash = (hash ^ (value >> 8 * i & 255)) * 1099511628211u;
}
void done(int signature) {
    printf("%d: %d values, %016llx\\n", signature, n, (unsigned long long)hash);
    fflush(stdout);
    hash = 1469598103934665603u;
    n = 0;
}
int __gxx_personality_v0() { return 0; }
void run(void);
int main(void) { run(); return 0; }
"""


# ---- types of the IR: ('int', bits), ('float', name), ('ptr',), ('vec', element, n), ('struct', fields) ----

FLOATS = {"half": 16, "float": 32, "double": 64, "x86_fp80": 80}


def show(ty):
    kind = ty[0]
    if kind == "int":
        return f"i{ty[1]}"
    if kind == "float":
        return ty[1]
    if kind == "ptr":
        return "ptr"
    if kind == "vec":
        return f"<{ty[2]} x {show(ty[1])}>"
    if kind == "array":
        return f"[{ty[2]} x {show(ty[1])}]"
    return "{ " + ", ".join(map(show, ty[1])) + " }"


def has_odd_lanes(ty):
    """Whether a part of the type is a vector of integers that do not fill their bytes."""
    if not ty or ty[0] in ("int", "float", "ptr"):
        return False
    if ty[0] == "vec":
        return ty[1][0] == "int" and ty[1][1] not in (1, 8, 16, 32, 64)
    return has_odd_lanes(ty[1]) if ty[0] == "array" else any(map(has_odd_lanes, ty[1]))


def constant(rng, ty):
    kind = ty[0]
    if kind == "int":
        return str(rng.getrandbits(ty[1])) if ty[1] > 1 else rng.choice(["true", "false"])
    if kind == "float":
        if ty[1] == "half":
            return f"0xH{rng.randrange(0x0400, 0x7c00):04X}"
        if ty[1] == "x86_fp80":
            return f"0xK{rng.randrange(1, 0x7fff):04X}{rng.getrandbits(64) | 1 << 63:016X}"
        if ty[1] == "double":
            return f"0x{rng.randrange(1 << 52, 0x7ff << 52):016X}"
        # A single is written as the double that it extends to.
        exponent = rng.randrange(0x3ff - 126, 0x3ff + 127)
        return f"0x{exponent << 52 | rng.getrandbits(23) << 29:016X}"
    if kind == "ptr":
        return f"inttoptr (i64 {rng.getrandbits(47)} to ptr)"
    if kind == "vec":
        return "<" + ", ".join(f"{show(ty[1])} {constant(rng, ty[1])}" for _ in range(ty[2])) + ">"
    if kind == "array":
        return "[" + ", ".join(f"{show(ty[1])} {constant(rng, ty[1])}" for _ in range(ty[2])) + "]"
    return "{ " + ", ".join(f"{show(f)} {constant(rng, f)}" for f in ty[1]) + " }"


def scalar_type(rng):
    return rng.choice(
        [("int", 1), ("int", 8), ("int", 16), ("int", 32), ("int", 32), ("int", 64), ("int", 64), ("int", 64)]
        + [("int", 128), ("int", rng.randrange(2, 128))]
        + [("float", "float"), ("float", "double"), ("float", "double"), ("float", "half"), ("float", "x86_fp80")]
        + [("ptr",)]
    )


def vector_type(rng):
    usual = [
        (("float", "float"), 4), (("float", "float"), 2), (("float", "double"), 2), (("int", 8), 16),
        (("int", 16), 8), (("int", 32), 4), (("int", 64), 2), (("int", 64), 1), (("float", "float"), 8),
        (("int", 32), 8), (("float", "double"), 4), (("int", 16), 4), (("int", 8), 8), (("float", "float"), 3),
        (("int", 32), 2), (("float", "float"), 1), (("ptr",), 2), (("float", "half"), 8), (("float", "half"), 2),
    ]
    if rng.random() < 0.75:
        element, n = rng.choice(usual)
        return ("vec", element, n)
    element = rng.choice(
        [("int", 1), ("int", 8), ("int", 16), ("int", 32), ("int", 64), ("ptr",), ("int", rng.randrange(2, 64))]
        + [("float", "float"), ("float", "double"), ("float", "half"), ("int", 128)]
    )
    return ("vec", element, rng.choice([1, 2, 3, 4, 5, 6, 7, 8, 9, 16]))


def aggregate_type(rng, n):
    if rng.random() < 0.2:
        return ("array", scalar_type(rng), n)
    return ("struct", [vector_type(rng) if rng.random() < 0.3 else scalar_type(rng) for _ in range(n)])


def any_type(rng):
    roll = rng.random()
    if roll < 0.5:
        return scalar_type(rng)
    return vector_type(rng) if roll < 0.8 else aggregate_type(rng, rng.randrange(1, 4))


def has_initialiser(ty):
    """Sheave has no initialisers of vectors whose elements are not whole bytes."""
    return all(unit[0] != "vec" or bits_of(unit[1]) in (8, 16, 32, 64, 80, 128) for unit in units(ty))


def object_type(rng, n):
    while True:
        ty = aggregate_type(rng, n)
        if has_initialiser(ty):
            return ty


def units(ty):
    """The scalars and vectors of a type."""
    if ty[0] == "struct":
        return [unit for field in ty[1] for unit in units(field)]
    return units(ty[1]) * ty[2] if ty[0] == "array" else [ty]


def paths(ty):
    """The paths to the scalars of a type, with the last type."""
    if ty[0] == "struct":
        return [((i,) + path, leaf) for i, field in enumerate(ty[1]) for path, leaf in paths(field)]
    if ty[0] == "array":
        return [((i,) + path, leaf) for i in range(ty[2]) for path, leaf in paths(ty[1])]
    return [((), ty)]


def bits_of(ty):
    if ty[0] == "int":
        return ty[1]
    return 64 if ty[0] == "ptr" else FLOATS[ty[1]]


def vector_registers(element, n):
    """The number of vector registers for a vector, or None if it travels lane by lane."""
    bits = bits_of(element)
    if n == 1 or element == ("float", "x86_fp80"):
        return None
    if bits in (8, 16, 32, 64):
        lanes = 128 // bits
        if n & (n - 1) == 0:
            return max(1, n // lanes)
        return 1 if 1 << n.bit_length() == lanes or n == 3 and element == ("float", "half") else None
    return 1 if n & (n - 1) == 0 and 128 // n >= 8 and bits < min(64, 128 // n) else None


class Registers:
    """Counts integer registers, to avoid what LLVM 19 does with the sixth."""

    def __init__(self):
        self.ints = 0
        self.lost = False
        self.is_bad = False

    def take(self, ty):
        for unit in units(ty):
            element, n = (unit[1], unit[2]) if unit[0] == "vec" else (unit, 1)
            if element[0] == "float" or vector_registers(element, n):
                continue
            limbs = -(-bits_of(element) // 64)
            wide = bits_of(element) > 32
            parts = n * limbs
            if wide and parts > 2 or (n > 1 and wide and parts > 1):
                self.is_bad |= self.ints + parts > 6
                self.ints += parts
            elif limbs == 2:
                if self.ints == 5:
                    self.lost = True
                elif self.ints < 5:
                    self.ints += 2
            else:
                for _ in range(parts):
                    self.is_bad |= self.lost
                    self.ints = min(self.ints + 1, 6)


class Signature:
    """Parameters are (kind, type, attribute) with kinds 'value', 'byval', 'sret' and, behind '...', 'variable'."""

    def __init__(self, rng):
        while not self.make(rng):
            pass

    def make(self, rng):
        self.result = None
        n_results = rng.choice([0, 1, 1, 1, 2, 2, 3, 4])
        if n_results == 1:
            self.result = vector_type(rng) if rng.random() < 0.4 else scalar_type(rng)
        elif n_results > 1:
            self.result = aggregate_type(rng, n_results)
        if has_odd_lanes(self.result):
            return False
        self.params = []
        self.result_attr = extension(rng, self.result)
        if self.result is None and rng.random() < 0.3:
            self.params.append(("sret", object_type(rng, rng.randrange(1, 6)), ""))
        for _ in range(rng.randrange(1, 13)):
            if rng.random() < 0.1:
                align = rng.choice([8, 8, 8, 16, 32])
                self.params.append(("byval", object_type(rng, rng.randrange(1, 5)), align))
            else:
                ty = any_type(rng)
                self.params.append(("value", ty, extension(rng, ty)))
        self.variadic = rng.random() < 0.2
        if self.variadic:
            for _ in range(rng.randrange(0, 9)):
                ty = rng.choice(VARIABLE)
                if rng.random() < 0.1:
                    ty = ("byval", object_type(rng, rng.randrange(1, 5)), rng.choice([8, 8, 16]))
                self.params.append(("variable", ty, ""))
        registers = Registers()
        demoted, plain = False, all(kind != "sret" for kind, _, _ in self.params)
        self.convention, self.is_entered = "", False
        if not self.variadic and rng.random() < FAST:
            self.convention = "fastcc "
        elif not self.variadic and rng.random() < TAIL and not has_aligned_arguments(self.params):
            self.convention = rng.choice(["tailcc ", "swifttailcc "]) if plain else "tailcc "
        if self.convention and plain and rng.random() < FLOATS_RETURNED:
            types = [("float", "float"), ("float", "double"), ("float", "double"), scalar_type(rng)]
            self.result = ("struct", [rng.choice(types) for _ in range(rng.randrange(3, 7))])
            self.result_attr = ""
        if self.result is not None:
            demoted = is_demoted(self.result, FLOAT_RESULTS[self.convention])
            if demoted and self.convention == "swifttailcc ":
                # It has a fourth register for integers, and another one for the address.
                self.convention, demoted = "tailcc ", is_demoted(self.result, FLOAT_RESULTS["tailcc "])
        if self.convention in TAIL_CONVENTIONS:
            # LLVM 19 makes no tail calls of functions with a hidden parameter for the result, and those with objects
            # by value crash.
            copies = any(kind == "byval" for kind, _, _ in self.params)
            self.is_entered = not demoted and not copies and rng.random() < ENTERED
        registers.ints += demoted
        for kind, ty, _ in self.params:
            if kind == "sret":
                registers.ints += 1
            elif kind == "value" or kind == "variable" and ty[0] != "byval":
                registers.take(ty)
        return not registers.is_bad


# The vector registers for scalar floats of a result.
FLOAT_RESULTS = {"": 2, "fastcc ": 3, "tailcc ": 3, "swifttailcc ": 4}
TAIL_CONVENTIONS = ("tailcc ", "swifttailcc ")

VARIABLE = [
    ("int", 32), ("int", 64), ("ptr",), ("float", "double"), ("float", "double"), ("vec", ("float", "float"), 4),
    ("vec", ("int", 64), 2), ("vec", ("int", 8), 16), ("float", "x86_fp80"), ("int", 128), ("vec", ("float", "float"), 2),
]


def extension(rng, ty):
    return rng.choice(["zeroext ", "signext ", ""]) if ty and ty[0] == "int" and ty[1] in (1, 8, 16) else ""


def has_aligned_arguments(params):
    """Whether an argument that may be on the stack is aligned to 16 bytes."""
    n_vectors, has_vectors = 0, False
    for kind, ty, align in params:
        if kind == "byval" and align > 8:
            return True
        for unit in units(ty) if kind == "value" else []:
            element, n = (unit[1], unit[2]) if unit[0] == "vec" else (unit, 1)
            registers = vector_registers(element, n)
            if element == ("float", "x86_fp80") or not registers and bits_of(element) > 64:
                return True
            n_vectors += registers or (n if element[0] == "float" else 0)
            has_vectors |= bool(registers)
    return has_vectors and n_vectors > 8


def is_demoted(ty, n_floats):
    ints = vectors = x87 = 0
    for unit in units(ty):
        element, n = (unit[1], unit[2]) if unit[0] == "vec" else (unit, 1)
        registers = vector_registers(element, n)
        if registers:
            vectors += registers
        elif element == ("float", "x86_fp80"):
            x87 += n
        elif element == ("float", "half"):
            for _ in range(n):
                vectors += 1 if vectors < 3 else 4
        elif element[0] == "float":
            for _ in range(n):
                if vectors < n_floats:
                    vectors += 1
                else:
                    x87 += 1
        else:
            ints += n * -(-bits_of(element) // 64)
    return ints > 3 or vectors > 4 or x87 > 2


class Function:
    """The body of a function in the making."""

    def __init__(self):
        self.lines = []
        self.n = 0

    def new(self, text):
        self.n += 1
        self.lines.append(f"  %t{self.n} = {text}")
        return f"%t{self.n}"

    def do(self, text):
        self.lines.append("  " + text)

    def record(self, ty, value):
        for path, unit in paths(ty):
            piece = value
            if path:
                piece = self.new(f"extractvalue {show(ty)} {value}, {', '.join(map(str, path))}")
            if unit[0] == "vec":
                for i in range(unit[2]):
                    self.record_scalar(unit[1], self.new(f"extractelement {show(unit)} {piece}, i32 {i}"))
            else:
                self.record_scalar(unit, piece)

    def record_scalar(self, ty, value):
        bits = bits_of(ty)
        if ty[0] == "ptr":
            value = self.new(f"ptrtoint ptr {value} to i64")
        elif ty == ("float", "x86_fp80"):
            at = self.new("alloca i128")
            self.do(f"store i128 0, ptr {at}")
            self.do(f"store x86_fp80 {value}, ptr {at}")
            value = self.new(f"load i128, ptr {at}")
            value = self.new(f"and i128 {value}, {(1 << 80) - 1}")
            bits = 128
        elif ty[0] == "float":
            value = self.new(f"bitcast {ty[1]} {value} to i{bits}")
        for shift in range(0, bits, 64):
            part = value
            if shift:
                part = self.new(f"lshr i{bits} {part}, {shift}")
            if bits < 64:
                part = self.new(f"zext i{bits} {part} to i64")
            elif bits > 64:
                part = self.new(f"trunc i{bits} {part} to i64")
            self.do(f"call void @rec(i64 {part})")


VA_HELPERS = """
define internal ptr @va_register(ptr %ap, i32 %field, i32 %size, i32 %limit, i64 %slot) noinline {
  %at = getelementptr i8, ptr %ap, i32 %field
  %used = load i32, ptr %at
  %left = icmp ule i32 %used, %limit
  br i1 %left, label %register, label %memory
register:
  %area_at = getelementptr i8, ptr %ap, i64 16
  %area = load ptr, ptr %area_at
  %p = getelementptr i8, ptr %area, i32 %used
  %next = add i32 %used, %size
  store i32 %next, ptr %at
  ret ptr %p
memory:
  %q = call ptr @va_memory(ptr %ap, i64 %slot, i64 %slot)
  ret ptr %q
}
define internal ptr @va_memory(ptr %ap, i64 %size, i64 %align) noinline {
  %at = getelementptr i8, ptr %ap, i64 8
  %p = load ptr, ptr %at
  %i = ptrtoint ptr %p to i64
  %mask = sub i64 %align, 1
  %up = add i64 %i, %mask
  %inverse = xor i64 %mask, -1
  %aligned = and i64 %up, %inverse
  %q = inttoptr i64 %aligned to ptr
  %more = add i64 %size, 7
  %whole = and i64 %more, -8
  %end = getelementptr i8, ptr %q, i64 %whole
  store ptr %end, ptr %at
  ret ptr %q
}
declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)
"""


def variable_address(body, ty, sizes):
    if ty[0] == "byval":
        size = body.new(f"ptrtoint ptr getelementptr ({show(ty[1])}, ptr null, i32 1) to i64").strip()
        return body.new(f"call ptr @va_memory(ptr %ap, i64 {size}, i64 {ty[2]})")
    if ty == ("float", "x86_fp80"):
        return body.new("call ptr @va_memory(ptr %ap, i64 16, i64 16)")
    if ty == ("int", 128):
        return body.new("call ptr @va_register(ptr %ap, i32 0, i32 16, i32 32, i64 16)")
    if ty[0] == "vec":
        return body.new("call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 16)")
    if ty[0] == "float":
        return body.new("call ptr @va_register(ptr %ap, i32 4, i32 16, i32 160, i64 8)")
    return body.new("call ptr @va_register(ptr %ap, i32 0, i32 8, i32 40, i64 8)")


def param_text(kind, ty, attr, value):
    if kind == "sret":
        return f"ptr sret({show(ty)}) {value}".strip()
    if kind == "variable" and ty[0] == "byval":
        kind, ty, attr = ty
    if kind == "byval":
        return f"ptr byval({show(ty)}) align {attr} {value}".strip()
    return f"{show(ty)} {attr}{value}".strip()


class Entry:
    """A function that enters the function in its first parameter by a tail call. Some arguments of the callee are
    its own parameters, in another order. They are in registers: LLVM 19 may overwrite those on the stack before it
    reads them."""

    def __init__(self, rng, sig):
        self.sig = sig
        # Types and values; the second parameter is the address of the result.
        self.params = [(("ptr",), None), (("ptr",), None)]
        self.passed = []
        for kind, ty, attr in sig.params:
            if kind == "sret":
                self.passed.append("%p1")
            elif len(self.params) < 6 and ty[0] in ("int", "ptr", "float") and bits_of(ty) <= 64 and rng.random() < 0.6:
                self.passed.append(f"%p{len(self.params)}")
                self.params.append((ty, constant(rng, ty)))
            else:
                self.passed.append(constant(rng, ty))
        self.order = list(range(1, len(self.params)))
        rng.shuffle(self.order)
        self.order.insert(0, 0)
        for _ in range(rng.choice([0, 0, 2, 9])):
            self.order.append(len(self.params))
            self.params.append((("int", 64), str(rng.getrandbits(64))))
        self.params = [self.params[i] for i in self.order]

    def define(self, head, callee):
        args = [param_text(*param, value) for param, value in zip(self.sig.params, self.passed)]
        params = ", ".join(f"{show(ty)} %p{i}" for i, (ty, _) in zip(self.order, self.params))
        result = show(self.sig.result) if self.sig.result else "void"
        call = f"musttail call {callee}({', '.join(args)})"
        body = [f"  %r = {call}", f"  ret {result} %r"] if self.sig.result else [f"  {call}", "  ret void"]
        return [f"define {head}({params}) noinline {{"] + body + ["}"]

    def args(self, callee, slot):
        values = {0: callee, 1: slot[0] if slot else "null"}
        return [f"{show(ty)} {values.get(i, value)}" for i, (ty, value) in zip(self.order, self.params)]


def ir_batch(rng, first, count, is_sample=False):
    """The modules of callers and callees, and the signatures' texts. Those of the sample meet in a table."""
    if is_sample:
        callers, callees, texts = ir_batch(rng, first, count)
        for name in ("rec", "done", "run", *(f"{kind}{i}" for kind in "ft" for i in range(count))):
            callers = callers.replace(f"@{name}(", f"@abi_{name}(")
            callees = callees.replace(f"@{name}(", f"@abi_{name}(")
        lines = []
        for line in callers.split("\n"):
            found = re.match(r"( .*)@abi_f(\d+)(\(.*)", line)
            if found:
                start, i, rest = found.groups()
                lines.append(f"  %callee.at = getelementptr ptr, ptr %table, i64 {i}")
                lines.append("  %callee = load ptr, ptr %callee.at")
                line = f"{start}%callee{rest}"
            elif not line.startswith("declare") or "@abi_f" not in line:
                line = re.sub(r"@abi_(run|t\d+)\(\)", r"@abi_\1(ptr %table)", line)
            else:
                continue
            lines.append(line)
        table = ", ".join(f"ptr @abi_f{i}" for i in range(count))
        return "\n".join(lines), f"{callees}@abi_functions = global [{count} x ptr] [{table}]\n", texts
    callers = ["declare void @rec(i64)", "declare void @done(i32)", "declare i32 @__gxx_personality_v0(...)"]
    callees = ["declare void @rec(i64)", VA_HELPERS]
    texts = []
    for i in range(first, first + count):
        sig = Signature(rng)
        result = show(sig.result) if sig.result else "void"
        declared = [param_text(*p, "") for p in sig.params if p[0] != "variable"]
        tail = ", ..." if sig.variadic else ""
        returned = f"{sig.convention}{sig.result_attr}{result}"
        header = f"{returned} @f{i}({', '.join(declared)}{tail})"
        variables = ", ".join(param_text(*p, "") for p in sig.params if p[0] == "variable")
        texts.append(header + (f" with ({variables})" if variables else ""))
        name, module = f"f{i}", callees
        if sig.is_entered:
            # The callee is a neighbour of the caller, and @f hands its arguments on.
            name, module = f"g{i}", callers
            entry = Entry(rng, sig)
            header = f"{returned} @f{i}({', '.join(show(ty) for ty, _ in entry.params)})"
            callees += entry.define(f"{returned} @f{i}", f"{returned} %p0")
        callers.append(f"declare {header}")
        # The callee.
        body = Function()
        names = []
        for k, (kind, ty, attr) in enumerate(sig.params):
            if kind == "variable":
                continue
            names.append(param_text(kind, ty, attr, f"%p{k}"))
            if kind == "sret":
                body.do(f"store {show(ty)} {constant(rng, ty)}, ptr %p{k}")
            elif kind == "byval":
                body.record(ty, body.new(f"load {show(ty)}, ptr %p{k}, align 1"))
            else:
                body.record(ty, f"%p{k}")
        if sig.variadic:
            body.do("%ap = alloca [24 x i8], align 8")
            body.do("call void @llvm.va_start(ptr %ap)")
            for kind, ty, _ in sig.params:
                if kind == "variable":
                    at = variable_address(body, ty, None)
                    value_ty = ty[1] if ty[0] == "byval" else ty
                    body.record(value_ty, body.new(f"load {show(value_ty)}, ptr {at}, align 1"))
            body.do("call void @llvm.va_end(ptr %ap)")
        if sig.result:
            value = constant(rng, sig.result)
            if has_initialiser(sig.result) and rng.random() < 0.5:
                module.append(f"@r{i} = global {result} {value}")
                value = body.new(f"load {result}, ptr @r{i}")
            body.do(f"ret {result} {value}")
        else:
            body.do("ret void")
        module.append(f"define {returned} @{name}({', '.join(names)}{tail}) {{")
        module += body.lines + ["}"]
        # The caller.
        body = Function()
        args = []
        slot = None
        for k, (kind, ty, attr) in enumerate(sig.params):
            value_ty = ty[1] if kind == "variable" and ty[0] == "byval" else ty
            value = constant(rng, value_ty)
            is_object = kind == "byval" or kind == "variable" and ty[0] == "byval"
            if kind == "sret":
                slot = (body.new(f"alloca {show(ty)}, align 16"), ty)
                args.append(param_text(kind, ty, attr, slot[0]))
                continue
            if is_object or has_initialiser(ty) and rng.random() < 0.4:
                callers.append(f"@a{i}.{k} = global {show(value_ty)} {value}, align 32")
                value = f"@a{i}.{k}" if is_object else body.new(f"load {show(value_ty)}, ptr @a{i}.{k}")
            args.append(param_text(kind, ty, attr, value))
        if sig.is_entered:
            args = entry.args(f"@g{i}", slot)
        callee = f"@f{i}"
        if rng.random() < INDIRECT:
            callers.append(f"@p{i} = global ptr @f{i}")
            callee = body.new(f"load ptr, ptr @p{i}")
        types = ", ".join("ptr" if p[0] in ("sret", "byval") else show(p[1]) for p in sig.params if p[0] != "variable")
        called = f"{result} ({types}, ...)" if sig.variadic else result
        text = f"{sig.convention}{sig.result_attr}{called} {callee}({', '.join(args)})"
        is_invoke = rng.random() < INVOKED
        if is_invoke:
            text = f"invoke {text} to label %normal unwind label %pad"
        else:
            text = f"call {text}"
        if sig.result:
            value = body.new(text)
        else:
            body.do(text)
        if is_invoke:
            body.lines.append("normal:")
        if sig.result:
            body.record(sig.result, value)
        elif slot:
            body.record(slot[1], body.new(f"load {show(slot[1])}, ptr {slot[0]}"))
        body.do(f"call void @done(i32 {i})")
        body.do("ret void")
        if is_invoke:
            body.lines += ["pad:", "  %pad.v = landingpad { ptr, i32 } cleanup", "  resume { ptr, i32 } %pad.v"]
        personality = " personality ptr @__gxx_personality_v0" if is_invoke else ""
        callers.append(f"define void @t{i}(){personality} {{")
        callers += body.lines + ["}"]
    callers.append("define void @run() {")
    callers += [f"  call void @t{i}()" for i in range(first, first + count)]
    callers += ["  ret void", "}"]
    return "\n".join(callers) + "\n", "\n".join(callees) + "\n", texts


# ---- C ----

C_SCALARS = [
    "_Bool", "signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long", "unsigned long",
    "__int128", "float", "double", "long double", "void *", "float _Complex", "double _Complex", "long double _Complex",
    "v4f", "v2d", "v16c", "v2l", "v4i",
]

C_PRELUDE = """
#include <stdarg.h>
#include <stdint.h>
#include <string.h>
typedef float v4f __attribute__((vector_size(16)));
typedef double v2d __attribute__((vector_size(16)));
typedef char v16c __attribute__((vector_size(16)));
typedef long v2l __attribute__((vector_size(16)));
typedef int v4i __attribute__((vector_size(16)));
void rec(uint64_t);
void done(int);
static inline void rec_bytes(const void *p, int n) {
    const unsigned char *bytes = p;
    for (int i = 0; i < n; i += 8) {
        uint64_t value = 0;
        memcpy(&value, bytes + i, n - i < 8 ? n - i : 8);
        rec(value);
    }
}
static inline void rec_ld(long double x) { rec_bytes(&x, 10); }
"""


def c_value(rng, ty):
    if ty == "_Bool":
        return rng.choice(["0", "1"])
    if ty in ("signed char", "unsigned char", "short", "unsigned short", "int", "unsigned"):
        return f"({ty}){rng.getrandbits(32)}u"
    if ty in ("long", "unsigned long"):
        return f"({ty}){rng.getrandbits(64)}ul"
    if ty == "__int128":
        return f"((__int128){rng.getrandbits(63)}l << 64 | {rng.getrandbits(64)}ul)"
    if ty in ("float", "double", "long double"):
        return f"({ty}){rng.getrandbits(30)}.25"
    if ty == "void *":
        return f"(void *){rng.getrandbits(47)}ul"
    if ty.endswith("_Complex"):
        part = ty.removesuffix(" _Complex")
        return f"__builtin_complex(({part}){rng.getrandbits(20)}.5, ({part}){rng.getrandbits(20)}.25)"
    n = {"v4f": 4, "v2d": 2, "v16c": 16, "v2l": 2, "v4i": 4}[ty]
    return f"({ty}){{ {', '.join(str(rng.randrange(-99, 99)) for _ in range(n))} }}"


def c_record(ty, text):
    if isinstance(ty, tuple):
        return [line for name, field in ty[1] for line in c_record(field, f"{text}.{name}")]
    if ty == "long double":
        return [f"rec_ld({text});"]
    if ty == "long double _Complex":
        return [f"rec_ld(__real__ {text});", f"rec_ld(__imag__ {text});"]
    return [f"{{ __typeof__({text}) x_ = {text}; rec_bytes(&x_, sizeof x_); }}"]


def c_batch(rng, first, count):
    types = []
    callers, callees, texts = [], [], []

    def aggregate():
        name = f"S{first}_{len(types)}"
        n = rng.choice([1, 1, 2, 2, 3, 4, 6])
        fields = []
        for k in range(n):
            ty = rng.choice(C_SCALARS)
            if rng.random() < 0.1 and known:
                ty = rng.choice(known)
            fields.append((f"m{k}", ty))
        packed = " __attribute__((packed))" if rng.random() < 0.05 else ""
        body = " ".join(f"{c_name(ty)} {field};" for field, ty in fields)
        types.append(f"typedef struct {{ {body} }}{packed} {name};")
        known.append((name, fields))
        return known[-1]

    known = []

    def c_name(ty):
        return ty[0] if isinstance(ty, tuple) else ty

    def any_c():
        return aggregate() if rng.random() < 0.3 else rng.choice(C_SCALARS)

    def value(ty):
        if isinstance(ty, tuple):
            return f"({ty[0]}){{ {', '.join(value_in(field) for _, field in ty[1])} }}"
        return c_value(rng, ty)

    def value_in(ty):
        return value(ty)

    for i in range(first, first + count):
        result = None if rng.random() < 0.15 else any_c()
        params = [any_c() for _ in range(rng.randrange(1, 13))]
        variadic = rng.random() < 0.25
        promoted = ["int", "long", "double", "long double", "void *", "__int128", "v4f", "v2d", "double _Complex"]
        variables = []
        if variadic:
            variables = [aggregate() if rng.random() < 0.25 else rng.choice(promoted) for _ in range(rng.randrange(9))]
        ret = c_name(result) if result else "void"
        header = f"{ret} f{i}({', '.join(f'{c_name(ty)} p{k}' for k, ty in enumerate(params))}{', ...' if variadic else ''})"
        texts.append(header + (f" with ({', '.join(map(c_name, variables))})" if variables else ""))
        lines = [line for k, ty in enumerate(params) for line in c_record(ty, f"p{k}")]
        if variadic:
            lines += [f"va_list ap; va_start(ap, p{len(params) - 1});"]
            for k, ty in enumerate(variables):
                lines += [f"{c_name(ty)} v{k} = va_arg(ap, {c_name(ty)});"] + c_record(ty, f"v{k}")
            lines += ["va_end(ap);"]
        if result:
            lines += [f"return {value(result)};"]
        callees.append(header + " {\n  " + "\n  ".join(lines) + "\n}")
        callers.append(header + ";")
        body = []
        args = []
        for k, ty in enumerate(params + variables):
            body.append(f"{c_name(ty)} a{k} = {value(ty)};")
            args.append(f"a{k}")
        callee = f"f{i}"
        if rng.random() < 0.3:
            body.append(f"__typeof__(f{i}) *volatile p = f{i};")
            callee = "p"
        call = f"{callee}({', '.join(args)})"
        body.append(f"{ret} r = {call};" if result else f"{call};")
        if result:
            body += c_record(result, "r")
        body.append(f"done({i});")
        callers.append(f"static void t{i}(void) {{\n  " + "\n  ".join(body) + "\n}")
    callers.append("void run(void) {\n" + "\n".join(f"  t{i}();" for i in range(first, first + count)) + "\n}")
    prelude = C_PRELUDE + "\n".join(types) + "\n"
    texts = [text + "".join(f"\n    {line}" for line in types if line.split()[-1].rstrip(";") in text) for text in texts]
    return prelude + "\n".join(callers) + "\n", prelude + "\n".join(callees) + "\n", texts


# ---- running ----


def run(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        print(done.stdout, file=sys.stderr)
        raise SystemExit(f"failed: {' '.join(command)}")


def output(program):
    try:
        done = subprocess.run([program], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=60)
    except subprocess.TimeoutExpired:
        return "timeout\n"
    text = done.stdout.decode(errors="replace")
    return text if done.returncode == 0 else text + f"status {done.returncode}\n"


def sample(args):
    global INDIRECT, INVOKED
    INDIRECT = INVOKED = 0
    path = lambda name: os.path.join(args.sample, name)
    callers, callees, texts = ir_batch(random.Random(args.seed), 0, N_SAMPLE, True)
    for name, text in (("callers", callers), ("callees", callees)):
        open(path(f"{name}.ll"), "w").write(text + "\n" if name == "callers" else text)
        run([args.llc, "-O1", "-relocation-model=pic", path(f"{name}.ll"), "-o", path(f"{name}.s")])
        # Both go into one file, in which labels are unique.
        assembly = open(path(f"{name}.s")).read().replace(".L", f".L{name}.")
        lines = [re.sub(r"\s*#.*", "", line) for line in assembly.split("\n")]
        dropped = (".file", ".ident", ".cfi", ".section\t\".note", ".addrsig", ".size")
        kept = [line for line in lines if line.strip() and not line.strip().startswith(dropped)]
        open(path(f"{name}.s"), "w").write("\n".join(kept) + "\n\t.text\n")
    open(path("signatures.txt"), "w").write("\n".join(texts) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--sheave", default="target/release/sheave")
    parser.add_argument("--language", choices=["ir", "c"], default="ir")
    parser.add_argument("--count", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opt", default=None, help="the level for Sheave; by default 0, 1 and 2 in turn")
    parser.add_argument("--llc", default="llc-19")
    parser.add_argument("--clang", default="clang-19")
    parser.add_argument("--gcc", default="gcc")
    parser.add_argument("--keep", help="keep the files of batches with differences here")
    parser.add_argument("--sample", help="write the sample of the tests here")
    args = parser.parse_args()
    if args.sample:
        return sample(args)
    differences = 0
    directory = tempfile.mkdtemp()
    path = lambda name: os.path.join(directory, name)
    driver = DRIVER.replace("getenv_verbose", "0")
    open(path("driver.c"), "w").write(driver)
    open(path("loud.c"), "w").write(DRIVER.replace("getenv_verbose", "1"))
    run([args.gcc, "-O1", "-c", path("driver.c"), "-o", path("driver.o")])
    run([args.gcc, "-O1", "-c", path("loud.c"), "-o", path("loud.o")])
    for first in range(0, args.count, PER_BATCH):
        count = min(PER_BATCH, args.count - first)
        rng = random.Random(args.seed << 32 | first)
        make = ir_batch if args.language == "ir" else c_batch
        extension = "ll" if args.language == "ir" else "c"
        callers, callees, texts = make(rng, first, count)
        level = args.opt or str(first // PER_BATCH % 3)
        for name, text in (("callers", callers), ("callees", callees)):
            source = path(f"{name}.{extension}")
            open(source, "w").write(text)
            ours, theirs = path(f"{name}.sheave.o"), path(f"{name}.other.o")
            if args.language == "ir":
                run([args.llc, f"-O{level}", "-relocation-model=pic", "-filetype=obj", source, "-o", theirs])
            else:
                run([args.gcc, f"-O{level}", "-w", "-c", source, "-o", theirs])
                ir = path(f"{name}.ll")
                run([args.clang, f"-O{level}", "-w", "-S", "-emit-llvm", source, "-o", ir])
                source = ir
            run([args.sheave, "compile", "--opt", level, source, "-o", ours])
        outputs = {}
        for caller in ("sheave", "other"):
            for callee in ("sheave", "other"):
                program = path(f"{caller}-{callee}")
                objects = [path(f"callers.{caller}.o"), path(f"callees.{callee}.o")]
                run([args.gcc, path("driver.o")] + objects + ["-o", program])
                outputs[caller, callee] = output(program).splitlines()
        right = outputs["other", "other"]
        if len(right) != count:
            raise SystemExit(f"batch {first}: the other compiler's program printed {right[-3:]}")
        bad = False
        for key, lines in outputs.items():
            for i, line in enumerate(right):
                if i >= len(lines) or lines[i] != line:
                    differences += 1
                    bad = True
                    found = lines[i] if i < len(lines) else "nothing"
                    print(f"{key[0]} calls {key[1]}, --opt {level}: {texts[i]}\n  {found} instead of {line}")
                    if i >= len(lines) or lines[i].startswith("status"):
                        break
        if bad and args.keep:
            kept = os.path.join(args.keep, str(first))
            subprocess.run(["rm", "-rf", kept])
            subprocess.run(["cp", "-r", directory, kept])
        sys.stdout.flush()
    subprocess.run(["rm", "-rf", directory])
    print(f"{args.count} signatures, {differences} differences")
    sys.exit(differences != 0)


if __name__ == "__main__":
    main()
