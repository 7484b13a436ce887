#!/usr/bin/env python3
"""Compares promotion with LLVM's, function by function, over a folder of LLVM IR, and prints one table.

    hosts/llvm/suite.py --pass mem2reg llvm/test/Transforms/Mem2Reg
    hosts/llvm/suite.py --pass sroa llvm/test/Transforms/SROA

Of each function the slots (`alloca`) that are left and the phis that are new are counted, in the result of
`opt -passes=mem2reg` or `sroa` and in that of `sheave compile --emit ssa` with the passes that do the same work. Rows
are the functions in which one leaves more than the other, with Sheave's reason for each slot, and the sums are of all.
Functions with more slots or phis than LLVM, and files that are refused, stand in known.txt with a reason; one that does
not, and a line there that nothing matches, fail the script.
"""

import argparse
import collections
import fnmatch
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
# A structure is no value here, as it is to mem2reg: sroa makes slots of what is loaded and stored as one. LLVM's sroa folds
# selects of constants, removes dead users and speculates loads by itself; here these are passes.
PASSES = {
    "mem2reg": "sroa,promote",
    "sroa": "gvn,dce,sroa,promote,if-convert,dce,gvn,dce,sroa,promote",
}
LLVM_NAME = re.compile(r'^define .*?@("[^"]*"|[-\w.$]+)\(')
SHEAVE_NAME = re.compile(r'^function .*?%("[^"]*"|[-\w.$]+)\(')


def tool(names, what):
    """The first of these commands that runs."""
    for name in names:
        try:
            subprocess.run([name, "--version"], capture_output=True, check=True)
            return name
        except (OSError, subprocess.CalledProcessError):
            pass
    sys.exit(f"{what} is missing: tried {', '.join(names)}")


def run(*command, text=None):
    """(output, error) of a command; the error is None if it succeeds."""
    try:
        done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=60)
    except subprocess.TimeoutExpired:
        return "", "not finished after 60 s"
    if done.returncode == 0:
        return done.stdout, None
    lines = [line for line in done.stderr.splitlines() if "error:" in line] or [f"exit code {done.returncode}"]
    return done.stdout, re.sub(r"^.*?error: ", "", lines[0])


def count(text, pattern):
    """{function: [slots, phis]}."""
    counts, current = {}, None
    for line in text.splitlines():
        if name := pattern.match(line):
            current = counts.setdefault(name.group(1).strip('"'), [0, 0])
        elif current is not None:
            current[0] += bool(re.search(r" = alloca\b", line))
            current[1] += bool(re.search(r" = phi\b", line))
    return counts


def added(before, after):
    """{function: [slots that are left, phis that are new]}."""
    return {name: [slots, phis - before.get(name, [0, 0])[1]] for name, (slots, phis) in after.items()}


def reasons(text):
    """{function: [why a slot is kept]}, of `sheave promote --explain`."""
    kept, current = {}, None
    for line in text.splitlines():
        if name := re.match(r'^%("[^"]*"|[-\w.$]+): ', line):
            current = kept.setdefault(name.group(1).strip('"'), [])
        elif current is not None and (reason := re.search(r" kept: (.*)", line)):
            current.append(re.sub(r" at inst\d+[^(]*", " ", reason.group(1)).strip())
    return kept


class Comparison:
    def __init__(self, options):
        self.options = options
        self.passes = PASSES[options.pass_]
        self.opt = tool(["opt-19", "opt-20", "opt-18", "opt"], "LLVM's opt")
        self.extract = tool([self.opt.replace("opt", "llvm-extract")], "llvm-extract")

    def sheave(self, text):
        """({function: counts}, {function: reasons}, error) of a module."""
        command = [self.options.command, "compile", "--no-fallback", "--passes", self.passes, "--emit"]
        ssa, error = run(*command, "ssa", "-", text=text)
        if error:
            return {}, {}, error
        # The reader makes phis, too: of what landing pads bring.
        read, _ = run(self.options.command, "compile", "--no-fallback", "--emit", "ir", "-", text=text)
        explained, _ = run(self.options.command, "promote", "--explain", "-", text=ssa)
        return added(count(read, SHEAVE_NAME), count(ssa, SHEAVE_NAME)), reasons(explained), None

    def file(self, path):
        """Rows (function, LLVM's counts, Sheave's or None, reasons or error) of a file; None if it is none for opt."""
        text = path.read_text(errors="replace")
        # Values may be used only in debug records, which tests of them have.
        module, error = run(self.opt, "-S", "-strip-debug", "-passes=verify", "-", text=text)
        if error:
            return None
        after, error = run(self.opt, "-S", f"-passes={self.options.pass_}", "-", text=module)
        if error:
            return None
        llvm = added(count(module, LLVM_NAME), count(after, LLVM_NAME))
        found, why, error = self.sheave(module)
        rows = []
        for name, counts in llvm.items():
            mine, kept, failed = found.get(name), why.get(name, []), error
            if mine is None:
                # One function that is refused makes its file so.
                alone, failed = run(self.extract, "-S", f"--func={name}", "-", text=module)
                if failed is None:
                    one, kept, failed = self.sheave(alone)
                    mine, kept = one.get(name), kept.get(name, [])
                failed = failed or "no such function in the result"
            rows.append((name, counts, mine, kept if mine else [failed]))
        return rows


def read_known(path, pass_):
    """[pattern, kind, part, reason, uses] by line `pass | file:function | kind | reason`.

    The kind is `slots`, `phis`, `refused`, or `refused: a part of the message`.
    """
    lines = (line.strip() for line in path.read_text().splitlines())
    rows = [[part.strip() for part in line.split("|")] for line in lines if line and not line.startswith("#")]
    for row in rows:
        if len(row) != 4 or row[2].split(":")[0] not in ("slots", "phis", "refused"):
            sys.exit(f"{path}: `pass | file:function | slots, phis or refused | reason` expected: {' | '.join(row)}")
    kinds = [(pattern, *kind.partition(": ")[::2], reason) for name, pattern, kind, reason in rows if name == pass_]
    return [[*row, 0] for row in kinds]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--pass", dest="pass_", choices=PASSES, required=True)
    parser.add_argument("--command", default="sheave", help="the sheave to run (default: the one in the path)")
    parser.add_argument("--known", type=pathlib.Path, default=HERE / "known.txt")
    parser.add_argument("--partial", action="store_true", help="lines of known.txt that nothing matches are no fault")
    options = parser.parse_args()
    known = read_known(options.known, options.pass_)
    comparison = Comparison(options)
    sums, tally, unexpected, kinds = [0, 0, 0, 0], collections.Counter(), 0, collections.Counter()
    print(f"{'function':58} {'slots':>9} {'phis':>9}   LLVM's / Sheave's")
    for path in sorted(options.folder.rglob("*.ll")):
        rows = comparison.file(path)
        if rows is None:
            tally["files that opt refuses"] += 1
            continue
        for name, llvm, mine, why in rows:
            label = f"{path.relative_to(options.folder)}:{name}"
            tally["functions"] += 1
            if mine is None:
                differences = ["refused"]
            else:
                sums = [a + b for a, b in zip(sums, [*llvm, *mine])]
                differences = [kind for kind, a, b in zip(("slots", "phis"), llvm, mine) if b > a]
                tally["fewer slots"] += mine[0] < llvm[0]
                tally["fewer phis"] += mine[1] < llvm[1]
            for kind in differences:
                tally["refused" if kind == "refused" else f"more {kind}"] += 1
                if kind != "phis":
                    kinds.update({f"{kind}: {reason}" for reason in why})
                fits = lambda row: fnmatch.fnmatch(label, row[0]) and row[1] == kind and row[2] in "; ".join(why)
                row = next(filter(fits, known), None)
                if row:
                    row[4] += 1
                else:
                    unexpected += 1
                reason = f"known: {row[3]}" if row else f"UNEXPECTED {kind}"
                counts = f"{llvm[0]:4}/{mine[0]:4} {llvm[1]:4}/{mine[1]:4}" if mine else f"{'':19}"
                print(f"{label:58} {counts}   {reason}" + (f" [{'; '.join(sorted(set(why)))}]" if kind != "phis" else ""))
            if mine and not differences and (mine[0] < llvm[0] or mine[1] < llvm[1]):
                print(f"{label:58} {llvm[0]:4}/{mine[0]:4} {llvm[1]:4}/{mine[1]:4}   better")
    if not tally["functions"]:
        sys.exit(f"{options.folder}: no functions")
    for pattern, kind, _, _, uses in known:
        if not uses and not options.partial:
            unexpected += 1
            print(f"{pattern}: known.txt has {kind}, but there is no such difference")
    print("\nslots that are left and new phis: LLVM {} and {}, Sheave {} and {}".format(*sums))
    for what in ("functions", "refused", "more slots", "fewer slots", "more phis", "fewer phis", "files that opt refuses"):
        print(f"{tally[what]:5}  {what}")
    print()
    for reason, n in kinds.most_common():
        print(f"{n:5}  {reason}")
    print(f"{unexpected} unexpected")
    sys.exit(unexpected > 0)


if __name__ == "__main__":
    main()
