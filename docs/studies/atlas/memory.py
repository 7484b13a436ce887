#!/usr/bin/env python3
"""Heap memory that the elimination of phis needs itself, for each project and strategy.

    memory.py FOLDER --program PATH [--level O1] [--only PROJECT ...] [-o RESULTS/memory.csv]

FOLDER is gather.py's, PATH is the program of `cargo build --release -p sheave-tests --bin elimination-memory`, which
says what is counted. RESULTS gets a row for each project and strategy: the largest peak of a function, and sums over
functions. Files that Sheave does not read are left out, and told.
"""

import argparse
import csv
import os
import pathlib
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
SUMMED = "functions phis phi_args copies_left peaks allocated".split()


def sums(rows):
    """By strategy, the sums of a project's files."""
    of = {}
    for row in rows:
        own = of.setdefault(row["strategy"], dict.fromkeys([*SUMMED, "greatest"], 0))
        own["greatest"] = max(own["greatest"], int(row["greatest"]))
        for name in SUMMED:
            own[name] += int(row[name])
    return of


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--program", required=True)
    parser.add_argument("--level", default="O1")
    parser.add_argument("--only", action="append")
    parser.add_argument("-o", "--output", type=pathlib.Path, default=HERE / "results/memory.csv")
    args = parser.parse_args()
    with open(args.output, "w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["project", "level", "strategy", *SUMMED, "greatest"])
        for project in args.only or sorted(os.listdir(args.folder / "ir")):
            files = sorted((args.folder / "ir" / project / args.level).glob("*.ll"))
            # Its messages are the files that were left out.
            done = subprocess.run([args.program, *files], stdout=subprocess.PIPE, text=True)
            for strategy, own in sums(csv.DictReader(done.stdout.splitlines())).items():
                writer.writerow([project, args.level, strategy, *(own[name] for name in [*SUMMED, "greatest"])])
            file.flush()


if __name__ == "__main__":
    main()
