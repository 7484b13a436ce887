#!/usr/bin/env python3
"""Thirty kernels of numba: their LLVM IR compiled by Sheave must give numba's results.

    pip install numba llvmlite && python3 python/numba_kernels.py

numba compiles each kernel; its optimised LLVM IR (`inspect_llvm`) goes to Sheave and, for comparison, to
llvmlite. Columns: milliseconds until the first result (numba from Python; llvmlite and Sheave from that IR),
and microseconds of one call. Fails if a kernel does not compile or gives another result.
"""

import ctypes
import math
import os
import re
import sys
import time

os.environ.setdefault("NUMBA_CPU_NAME", "generic")
os.environ.setdefault("NUMBA_CPU_FEATURES", "")

import llvmlite.binding as llvm  # noqa: E402
import numpy as np  # noqa: E402
from numba import carray, cfunc, types  # noqa: E402

import sheave  # noqa: E402

I, F, P, Q = types.int64, types.float64, types.CPointer(types.float64), types.CPointer(types.int64)
N = 2000


def fib(n):
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    return a


def collatz(n):
    steps = 0
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps


def gcd(a, b):
    while b != 0:
        a, b = b, a % b
    return a


def power(a, n):
    result = 1
    while n > 0:
        if n & 1:
            result *= a
        a *= a
        n >>= 1
    return result


def is_prime(n):
    d = 2
    while d * d <= n:
        if n % d == 0:
            return 0
        d += 1
    return 1


def bits(n):
    count = 0
    while n:
        n &= n - 1
        count += 1
    return count


def leap(year):
    return 1 if year % 4 == 0 and (year % 100 != 0 or year % 400 == 0) else 0


def lcg(seed, n):
    for _ in range(n):
        seed = (seed * 6364136223846793005 + 1442695040888963407) & 0x7FFFFFFFFFFFFFFF
    return seed


def newton(x):
    guess = x
    for _ in range(30):
        guess = 0.5 * (guess + x / guess)
    return guess


def pi_sum(n):
    total = 0.0
    for k in range(n):
        total += (1.0 if k % 2 == 0 else -1.0) / (2 * k + 1)
    return 4.0 * total


def mandelbrot(x, y):
    a = b = 0.0
    for step in range(200):
        a, b = a * a - b * b + x, 2 * a * b + y
        if a * a + b * b > 4.0:
            return step
    return 200


def horner(x):
    return ((((0.2 * x - 1.5) * x + 0.25) * x - 3.0) * x + 2.0) * x + 1.0


def damped(x):
    return math.exp(-x) * math.sin(3.0 * x) + math.sqrt(x)


def simpson(a, b, n):
    h = (b - a) / n
    total = math.sin(a) + math.sin(b)
    for i in range(1, n):
        total += (4.0 if i % 2 else 2.0) * math.sin(a + i * h)
    return total * h / 3.0


def clamp(x, low, high):
    return min(max(x, low), high)


def total(p, n):
    a, s = carray(p, (n,)), 0.0
    for i in range(n):
        s += a[i]
    return s


def total_ints(p, n):
    a, s = carray(p, (n,)), 0
    for i in range(n):
        s += a[i]
    return s


def dot(p, q, n):
    a, b, s = carray(p, (n,)), carray(q, (n,)), 0.0
    for i in range(n):
        s += a[i] * b[i]
    return s


def axpy(p, q, n):
    a, b = carray(p, (n,)), carray(q, (n,))
    for i in range(n):
        b[i] = 2.5 * a[i] + b[i]
    return b[n - 1]


def largest(p, n):
    a = carray(p, (n,))
    best = a[0]
    for i in range(1, n):
        if a[i] > best:
            best = a[i]
    return best


def variance(p, n):
    a, mean, square = carray(p, (n,)), 0.0, 0.0
    for i in range(n):
        delta = a[i] - mean
        mean += delta / (i + 1)
        square += delta * (a[i] - mean)
    return square / n


def prefix(p, n):
    a = carray(p, (n,))
    for i in range(1, n):
        a[i] = a[i] * 0.5 + a[i - 1] * 0.25
    return a[n - 1]


def stencil(p, q, n):
    a, b = carray(p, (n,)), carray(q, (n,))
    for i in range(1, n - 1):
        b[i] = 0.25 * a[i - 1] + 0.5 * a[i] + 0.25 * a[i + 1]
    return b[n // 2]


def insertion_sort(p, n):
    a = carray(p, (n,))
    for i in range(1, n):
        x, j = a[i], i - 1
        while j >= 0 and a[j] > x:
            a[j + 1] = a[j]
            j -= 1
        a[j + 1] = x
    return a[n // 2]


def bisect(p, n):
    a, found = carray(p, (n,)), 0
    for key in range(n):
        low, high = 0, n
        while low < high:
            mid = (low + high) // 2
            if a[mid] < key:
                low = mid + 1
            else:
                high = mid
        found += low
    return found


def sieve(p, n):
    a, count = carray(p, (n,)), 0
    for i in range(n):
        a[i] = 1
    for i in range(2, n):
        if a[i]:
            count += 1
            for j in range(i * i, n, i):
                a[j] = 0
    return count


def histogram(p, q, n):
    a, b = carray(p, (n,)), carray(q, (n,))
    for i in range(64):
        b[i] = 0
    for i in range(n):
        b[a[i] & 63] += 1
    return b[17]


def matmul(p, q, n):
    a, b, s = carray(p, (n, n)), carray(q, (n, n)), 0.0
    for i in range(n):
        for j in range(n):
            t = 0.0
            for k in range(n):
                t += a[i, k] * b[k, j]
            s += t * (i - j)
    return s


def distance(p, q, n):
    a, b, s = carray(p, (n,)), carray(q, (n,)), 0.0
    for i in range(n):
        s += math.sqrt(abs(a[i] * a[i] - b[i]))
    return s


def hashed(p, n):
    a, h = carray(p, (n,)), 1469598103934665603
    for i in range(n):
        h = (h ^ a[i]) * 1099511628211
    return h


KERNELS = [
    (fib, I(I), (80,)), (collatz, I(I), (27,)), (gcd, I(I, I), (1071 * 97, 462 * 97)), (power, I(I, I), (3, 39)),
    (is_prime, I(I), (10007,)), (bits, I(I), (0x5555555555,)), (leap, I(I), (2024,)), (lcg, I(I, I), (42, 500)),
    (newton, F(F), (2.0,)), (pi_sum, F(I), (1000,)), (mandelbrot, I(F, F), (-0.5, 0.5)), (horner, F(F), (1.25,)),
    (damped, F(F), (0.75,)), (simpson, F(F, F, I), (0.0, 3.0, 100)), (clamp, F(F, F, F), (7.5, -1.0, 5.0)),
    (total, F(P, I), (N,)), (total_ints, I(Q, I), (N,)), (dot, F(P, P, I), (N,)), (axpy, F(P, P, I), (N,)),
    (largest, F(P, I), (N,)), (variance, F(P, I), (N,)), (prefix, F(P, I), (N,)), (stencil, F(P, P, I), (N,)),
    (insertion_sort, F(P, I), (200,)), (bisect, I(Q, I), (N,)), (sieve, I(Q, I), (N,)),
    (histogram, I(Q, Q, I), (N,)), (matmul, F(P, P, I), (40,)), (distance, F(P, P, I), (N,)), (hashed, I(Q, I), (N,)),
]  # fmt: skip


def arguments(signature, scalars):
    """New arrays, which kernels write to, and the numbers."""
    state = np.random.RandomState(7)
    arrays = []
    for ty in signature.args:
        if ty == P:
            arrays.append(state.uniform(-1, 1, N))
        elif ty == Q:
            arrays.append(np.sort(state.randint(0, N, N)).astype(np.int64))
    return arrays, [array.ctypes.data for array in arrays] + list(scalars)


def outcome(function, signature, scalars):
    """The result, and the arrays afterwards."""
    arrays, words = arguments(signature, scalars)
    return function(*words), [array.tolist() for array in arrays]


def per_call(function, signature, scalars):
    """Microseconds of one call: the least of several runs."""
    arrays, words = arguments(signature, scalars)
    best = float("inf")
    for _ in range(5):
        n, start = 0, time.perf_counter()
        while time.perf_counter() - start < 0.02:
            function(*words)
            n += 1
        best = min(best, (time.perf_counter() - start) / n)
    del arrays
    return best * 1e6


def by_llvmlite(ir, name, keep):
    """The function, compiled by MCJIT at its default level."""
    machine = llvm.Target.from_default_triple().create_target_machine(opt=2)
    module = llvm.parse_assembly(ir)
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    keep.append(engine)
    return engine.get_function_address(name)


def main():
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    rows, failed, keep = [], [], []
    for kernel, signature, scalars in KERNELS:
        start = time.perf_counter()
        by_numba = cfunc(signature)(kernel)
        c_types = [ctypes.c_void_p if ty in (P, Q) else (ctypes.c_double if ty == F else ctypes.c_int64)
                   for ty in signature.args]  # fmt: skip
        result = ctypes.c_double if signature.return_type == F else ctypes.c_int64
        prototype = ctypes.CFUNCTYPE(result, *c_types)
        theirs = prototype(by_numba.address)
        wanted = outcome(theirs, signature, scalars)
        numba_ms = (time.perf_counter() - start) * 1e3
        ir, name = by_numba.inspect_llvm(), by_numba.native_name
        # numba's helpers are known to LLVM only.
        symbols = {}
        for declared in re.findall(r'^declare [^@]*@"?([^"(]+)"?\(', ir, re.MULTILINE):
            address = llvm.address_of_symbol(declared)
            if address and not declared.startswith("llvm."):
                symbols[declared] = address
        try:
            start = time.perf_counter()
            program = sheave.Module.parse(ir, kernel.__name__).compile(symbols)
            ours = prototype(program.address(name))
            found = outcome(ours, signature, scalars)
            ours_ms = (time.perf_counter() - start) * 1e3
        except sheave.Error as error:
            failed.append(f"{kernel.__name__}: {error}")
            continue
        if found != wanted:
            failed.append(f"{kernel.__name__}: {found[0]} instead of {wanted[0]}")
            continue
        start = time.perf_counter()
        outcome(prototype(by_llvmlite(ir, name, keep)), signature, scalars)
        llvmlite_ms = (time.perf_counter() - start) * 1e3
        speeds = [per_call(function, signature, scalars) for function in (theirs, ours)]
        rows.append((kernel.__name__, numba_ms, llvmlite_ms, ours_ms, *speeds))
    print("| kernel | numba, ms | llvmlite, ms | Sheave, ms | numba, us | Sheave, us | Sheave / numba |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for name, *ms, theirs, ours in rows:
        print(
            f"| {name} | {' | '.join(f'{x:.1f}' for x in ms)} | {theirs:.2f} | {ours:.2f} | {ours / theirs:.2f} |"
        )
    means = [math.exp(sum(math.log(row[at]) for row in rows) / len(rows)) for at in range(1, 6)]
    print(f"| geometric mean | {' | '.join(f'{x:.1f}' for x in means[:3])} | {means[3]:.2f} | {means[4]:.2f} | "
          f"{means[4] / means[3]:.2f} |")  # fmt: skip
    print(f"{len(rows)} of {len(KERNELS)} kernels give numba's results")
    print("\n".join(failed))
    sys.exit(bool(failed))


main()
