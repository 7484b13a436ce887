#!/usr/bin/env python3
"""Runs the Bril programs of a folder before, in and after SSA form, and prints one table.

    hosts/bril/suite.py bril/benchmarks

The arguments of a program are in a comment `# ARGS: ...`. Beside `x.bril` there may be `x.out` with its output and
`x.prof` with `total_dyn_inst: N`, the instructions that the reference interpreter executes. Programs that are refused
stand in refusals.txt with the reason; one that is refused without standing there, or stands there and is not refused,
fails the script.

With --tools, a folder of the language's own Python tools (`examples` of its repository), columns show what programs
execute in the SSA form of `to_ssa.py`, after `from_ssa.py`, and after `lvn.py` with `tdce.py`. Programs that these tools
cannot transform, or change the output of, have a word there; that is no fault of this host.

    hosts/bril/suite.py bril/benchmarks --tools bril/examples
"""

import argparse
import collections
import fnmatch
import math
import pathlib
import re
import subprocess
import sys

# What a column runs a program through.
TOOLS = {
    "to_ssa": [["to_ssa.py"]],
    "from_ssa": [["to_ssa.py"], ["from_ssa.py"]],
    "lvn": [["lvn.py", "-p"], ["tdce.py", "tdce+"]],
}
HERE = pathlib.Path(__file__).resolve().parent
COUNTS = re.compile(r"instructions: (\d+) before, (\d+) in, (\d+) after")


def built_command():
    """The command, built with optimisation."""
    build = ["cargo", "build", "--release", "--quiet", "--manifest-path", str(HERE / "Cargo.toml")]
    subprocess.run(build, check=True)
    metadata = ["cargo", "metadata", "--no-deps", "--format-version=1", "--manifest-path", str(HERE / "Cargo.toml")]
    text = subprocess.run(metadata, check=True, capture_output=True, text=True).stdout
    target = re.search(r'"target_directory":"([^"]+)"', text).group(1)
    return str(pathlib.Path(target) / "release" / "sheave-ssa-bril")


def read_refusals(path):
    """(pattern, message, reason) by line `pattern | message | reason`."""
    lines = (line.strip() for line in path.read_text().splitlines())
    rows = [[part.strip() for part in line.split("|")] for line in lines if line and not line.startswith("#")]
    for row in rows:
        if len(row) != 3:
            sys.exit(f"{path}: three columns expected: {' | '.join(row)}")
    return rows


def arguments_of(program):
    arguments = re.search(r"^\s*#\s*ARGS:(.*)$", program.read_text(), re.MULTILINE)
    # The reference interpreter reads `46,` as 46.
    return arguments.group(1).replace(",", " ").split() if arguments else []


def through(command, program, tools, folder, seconds):
    """What the program executes after these tools, or a word for what went wrong."""
    try:
        run = lambda args, text: subprocess.run(args, input=text, capture_output=True, text=True, timeout=seconds)
        before = run([command, "count", str(program), *arguments_of(program)], None)
        json = run([command, "json", str(program)], None).stdout
        for tool in tools:
            done = run([sys.executable, str(folder / tool[0]), *tool[1:]], json)
            if done.returncode:
                return "fails"
            json = done.stdout
        after = run([command, "count", "-", *arguments_of(program)], json)
    except subprocess.TimeoutExpired:
        return "time"
    count = re.search(r"instructions: (\d+)", after.stderr)
    if after.returncode or count is None:
        return "refused" if "unsupported" in after.stderr else "error"
    return int(count.group(1)) if after.stdout == before.stdout else "wrong"


def mean(ratios):
    """The geometric mean."""
    return math.exp(sum(math.log(max(ratio, 1e-9)) for ratio in ratios) / max(len(ratios), 1))


def run(command, program, seconds):
    """(counts or None, error or None) of one program."""
    args = [command, "run", str(program), *arguments_of(program)]
    try:
        done = subprocess.run(args, capture_output=True, text=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return None, f"not finished after {seconds} s"
    counts = COUNTS.search(done.stderr)
    if done.returncode != 0 or counts is None:
        lines = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        return None, lines[0].removeprefix("error: ").removeprefix(f"{program}: ")
    counts = [int(count) for count in counts.groups()]
    out, prof = program.with_suffix(".out"), program.with_suffix(".prof")
    if out.exists() and out.read_text().split() != done.stdout.split():
        return counts, "not the output of the reference interpreter"
    if prof.exists():
        expected = re.search(r"total_dyn_inst: (\d+)", prof.read_text())
        if expected and int(expected.group(1)) != counts[0]:
            return counts, f"the reference interpreter executes {expected.group(1)}"
    return counts, None


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--command", help="the sheave-ssa-bril to run; built if missing")
    parser.add_argument("--refusals", type=pathlib.Path, default=HERE / "refusals.txt")
    parser.add_argument("--seconds", type=int, default=600, help="the most that a program may take")
    parser.add_argument("--tools", type=pathlib.Path, help="the folder of the language's own tools in Python")
    options = parser.parse_args()
    command = options.command or built_command()
    refusals = read_refusals(options.refusals)
    programs = sorted(options.folder.rglob("*.bril"))
    if not programs:
        sys.exit(f"{options.folder}: no programs")
    columns = {}
    for name, tools in TOOLS.items() if options.tools else ():
        missing = [tool[0] for tool in tools if not (options.tools / tool[0]).exists()]
        if missing:
            print(f"no column {name}: {options.tools} has no {', '.join(missing)}")
        else:
            columns[name] = ({}, tools)
    theirs = "".join(f" {name:>12}" for name in columns)
    print(f"{'program':44} {'before':>12} {'in':>12} {'after':>12} {'ratio':>6}{theirs}")
    after = {}
    sums, right, refused, unexpected, ratios, worse = [0, 0, 0], 0, 0, 0, [], 0
    for program in programs:
        name = str(program.relative_to(options.folder))
        counts, error = run(command, program, options.seconds)
        known = next((row for row in refusals if fnmatch.fnmatch(name, row[0])), None)
        if error is None:
            right += 1
            sums = [total + count for total, count in zip(sums, counts)]
            ratio = counts[2] / max(counts[0], 1)
            ratios.append(ratio)
            worse += counts[2] > counts[0]
            verdict = ""
            after[name] = counts
            for found, tools in columns.values():
                found[name] = through(command, program, tools, options.tools, options.seconds)
                verdict += f" {found[name]:>12}"
            if known:
                unexpected += 1
                verdict += f"  UNEXPECTED PASS: refusals.txt has {known[0]}"
            print(f"{name:44} {counts[0]:12} {counts[1]:12} {counts[2]:12} {ratio:6.3f}{verdict}")
        elif known and known[1] in error:
            refused += 1
            print(f"{name:44} refused: {known[2]}")
        else:
            unexpected += 1
            print(f"{name:44} WRONG: {error}")
    print(f"\n{right} right, {refused} refused as known, {unexpected} unexpected")
    print(f"instructions: {sums[0]} before, {sums[1]} in, {sums[2]} after SSA form")
    print(f"after / before: geometric mean {mean(ratios):.3f}; more than before in {worse} programs")
    for column, (found, _) in columns.items():
        counted = {name: count for name, count in found.items() if isinstance(count, int)}
        words = collections.Counter(word for word in found.values() if not isinstance(word, int))
        ratio = mean([count / max(after[name][0], 1) for name, count in counted.items()])
        ours = mean([after[name][1 if column == "to_ssa" else 2] / max(after[name][0], 1) for name in counted])
        rest = "".join(f", {n} {word}" for word, n in sorted(words.items()))
        print(f"{column} / before: geometric mean {ratio:.3f} of {len(counted)} programs, ours {ours:.3f}{rest}")
    sys.exit(unexpected > 0)


if __name__ == "__main__":
    main()
