#!/usr/bin/env python3
"""Whether Sheave takes the LLVM IR that LLVM takes.

    tests/accepted/measure.py --sheave target/release/sheave tests benches/programs

compiles each C and C++ file below the folders at several levels of optimisation, and Rust files with a `main`, and
gives that IR and each `.ll` file to `opt -passes=verify` and to `sheave check`. It prints the files on which the
two differ, and counts: a valid file should be accepted, or unsupported by a documented name; an invalid one should
be refused. Where `opt` does not know a word of a newer LLVM, as in what a newer rustc writes, the text counts as
unknown; other texts that it refuses count as invalid. With --compile each accepted valid file is compiled, too, every
pass, allocation and encoding checked; one that is refused then counts as broken. Needs clang-19, opt-19 and rustc.
"""

import argparse
import collections
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile

CLANG = ["-O0", "-O1", "-O2", "-O3", "-Os", "-O3 -mavx2", "-O2 -g"]
RUSTC = ["-Copt-level=0", "-Copt-level=2"]
IS_OF_RUSTC = re.compile(r"\.rs\.\d+\.ll$")


def sources(folders):
    for folder in folders:
        for root, _, names in os.walk(folder):
            for name in sorted(names):
                yield os.path.join(root, name)


def made(path, out):
    """The IR of a source file, as pairs of a name and a file; nothing of what does not compile."""
    if path.endswith(".ll"):
        return [(path, path)]
    if path.endswith((".c", ".cpp")):
        runs = [(flags, ["clang-19", *flags.split(), "-w", "-S", "-emit-llvm"]) for flags in CLANG]
    elif path.endswith(".rs") and "fn main()" in open(path, errors="replace").read():
        runs = [(flags, ["rustc", flags, "-Cpanic=abort", "--emit=llvm-ir"]) for flags in RUSTC]
    else:
        return []
    found = []
    for index, (flags, command) in enumerate(runs):
        file = os.path.join(out, f"{path.replace('/', '_')}.{index}.ll")
        if subprocess.run([*command, "-o", file, path], capture_output=True).returncode == 0:
            found.append((f"{path} {flags}", file))
    return found


def judged(sheave, file, out):
    """The verdict of LLVM and that of Sheave, which compiles the file to a file in `out` if that is one."""
    valid = subprocess.run(["opt-19", "-passes=verify", "-disable-output", file], capture_output=True)
    checked = subprocess.run([sheave, "check", file], capture_output=True, text=True, errors="replace")
    said = (checked.stderr + checked.stdout).strip().split("\n")[0]
    verdict = "accepted"
    if checked.returncode != 0:
        verdict = "unsupported" if "unsupported: " in said else "refused"
    known = "valid"
    if valid.returncode:
        known = "unknown" if IS_OF_RUSTC.search(file) else "invalid"
    elif verdict == "accepted" and out:
        with tempfile.NamedTemporaryFile(suffix=".o", dir=out) as made:
            command = [sheave, "compile", "--no-fallback", "--verify", "-o", made.name, file]
            compiled = subprocess.run(command, capture_output=True, text=True, errors="replace")
        if compiled.returncode != 0:
            said = compiled.stderr.strip().split("\n")[0]
            verdict = "unsupported" if "unsupported: " in said else "broken"
    return (known, verdict), said


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sheave", required=True)
    parser.add_argument("--compile", action="store_true")
    parser.add_argument("folders", nargs="+")
    args = parser.parse_args()
    counts = collections.Counter()
    with tempfile.TemporaryDirectory() as out, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        files = [pair for pairs in pool.map(lambda path: made(path, out), sources(args.folders)) for pair in pairs]
        results = pool.map(lambda pair: judged(args.sheave, pair[1], args.compile and out), files)
        for (name, _), (verdict, said) in zip(files, results):
            counts[verdict] += 1
            if verdict[0] == "valid" and verdict[1] != "accepted" or verdict == ("invalid", "accepted"):
                print(*verdict, name, said, sep=": ")
    for verdict, count in sorted(counts.items()):
        print(count, *verdict)
    sys.exit(1 if counts["valid", "refused"] or counts["valid", "broken"] else 0)


if __name__ == "__main__":
    main()
