#!/usr/bin/env python3
"""Counts the instructions that each strategy executes itself, on a sample of what clang -O2 left (needs valgrind).

    instructions.py FOLDER [--sheave PATH] [--phis N] [-o RESULTS/instructions.csv]

FOLDER is gather.py's. The sample is taken from the files with at least 1 000 phis (below that, most of what valgrind
runs is the reader), in the order of the hash of their names, until it has N phis. What is counted is the elimination
of phis with the liveness that it computes, not reading, promotion and printing. RESULTS gets a row for each file and
strategy; a file that does not finish is a row with its reason.
"""

import argparse
import csv
import hashlib
import lzma
import pathlib
import re
import subprocess
import sys
import tempfile

from collect import COLUMNS

HERE = pathlib.Path(__file__).resolve().parent
LEAST = 1000


def sample(rows, wanted):
    """(project, file) with phis and arguments, until there are `wanted` phis."""
    files = {}
    for row in rows:
        if row["part"] == "O2":
            of = files.setdefault((row["project"], row["file"]), [0, 0])
            of[0] += int(row["phis"])
            of[1] += int(row["phi_args"])
    order = sorted(files, key=lambda name: hashlib.sha256("/".join(name).encode()).digest())
    chosen, phis = [], 0
    for name in order:
        if files[name][0] >= LEAST and phis < wanted:
            chosen.append((*name, *files[name]))
            phis += files[name][0]
    return chosen


def count(sheave, path, strategy, seconds):
    """Instructions, and the reason if there are none."""
    with tempfile.NamedTemporaryFile() as out:
        command = [
            "valgrind", "--tool=callgrind", f"--callgrind-out-file={out.name}",
            "--toggle-collect=sheave_ssa::eliminate::plan_with",
            sheave, "compile", "--emit", "copies", "--passes", "promote", "--strategy", strategy, str(path),
            "-o", "/dev/null",
        ]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=seconds)
        except subprocess.TimeoutExpired:
            return "", f"more than {seconds} seconds"
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or not found:
        return "", (done.stderr.strip().splitlines() or ["no answer"])[-1][:200]
    return found[1], ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--sheave", default="sheave")
    parser.add_argument("--phis", type=int, default=20_000)
    parser.add_argument("--seconds", type=int, default=300, help="for one file")
    parser.add_argument("-o", "--output", type=pathlib.Path, default=HERE / "results/instructions.csv")
    args = parser.parse_args()
    with lzma.open(HERE / "results/functions.csv.xz", "rt", newline="") as file:
        chosen = sample(csv.DictReader(file), args.phis)
    with open(args.output, "w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow("project file phis phi_args strategy instructions reason".split())
        for project, name, phis, arguments in chosen:
            for strategy in COLUMNS:
                path = args.folder / "ir" / project / "O2" / name.removeprefix("O2/")
                row = [project, name, phis, arguments, strategy, *count(args.sheave, path, strategy, args.seconds)]
                writer.writerow(row)
                file.flush()
                print(*row[:2], *row[4:], file=sys.stderr)


if __name__ == "__main__":
    main()
