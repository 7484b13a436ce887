#!/usr/bin/env python3
"""Makes the tables of the atlas from what measure.py has summed.

    collect.py FOLDER [-o RESULTS]

RESULTS (default: `results` beside this script) gets, compressed by xz:

    projects.csv.xz    a row for each project, part, placement, strategy and metric: the sum over functions
    functions.csv.xz   a row for each function with phis under `promoted` and `O2`, a column for each strategy:
                       copies left
    programs.csv.xz    a row for each file and part: status and reason
    gathered.csv.xz    a row for each file and level: whether it was compiled, and why not
    cost.csv           a row for each project and part: seconds of the processor, and peak memory
"""

import argparse
import csv
import io
import json
import lzma
import pathlib

# What rows of `--strategy-cmd` are called, in the order of the part `textbook`.
NAMES = {"conservative": "briggs-rule", "conservative#2": "george-rule", "conservative#3": "iterated"}
COLUMNS = [
    "isolate", "two-phase", "per-edge", "sreedhar-iii", "coalesce", "dominance-forest", "boissinot",
    "boissinot-intersect", "boissinot-virtual", "llvm",
]
FACTS = ["phis", "phi_args", "exact_at_least", "exact_at_most", "phi_webs", "open_webs"]


def write(path, header, rows):
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(header)
    writer.writerows(rows)
    data = text.getvalue().encode()
    path.write_bytes(lzma.compress(data, preset=9) if path.suffix == ".xz" else data)


def rows_of(studies):
    for study in studies:
        for key, sums in study["sums"].items():
            placement, strategy = key.split(" ", 1)
            for metric, value in sums.items():
                head = [study["project"], study["set"], study["part"], placement, NAMES.get(strategy, strategy)]
                yield [*head, metric, value]


def functions_of(studies):
    for study in studies:
        for program, functions in study["functions"].items():
            file = program.removeprefix(f"ir/{study['project']}/").split("/", 1)[1]
            for name, values in functions.items():
                facts = [values.get(fact) for fact in FACTS]
                yield [study["project"], study["part"], file, name, *facts, *(values.get(c) for c in COLUMNS)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("-o", "--output", type=pathlib.Path, default=pathlib.Path(__file__).parent / "results")
    args = parser.parse_args()
    args.output.mkdir(parents=True, exist_ok=True)
    studies = [json.loads(path.read_text()) for path in sorted(args.folder.glob("sums/*/*.json"))]
    out = args.output
    write(out / "projects.csv.xz", "project set part placement strategy metric value".split(), rows_of(studies))
    header = ["project", "part", "file", "function", *FACTS, *COLUMNS]
    write(out / "functions.csv.xz", header, functions_of(studies))
    programs = ([study["project"], study["part"], *program] for study in studies for program in study["programs"])
    write(out / "programs.csv.xz", "project part program xxh3 status reason".split(), programs)
    cost = ([study[k] for k in ("project", "part", "processor_seconds", "seconds", "peak_kb")] for study in studies)
    write(out / "cost.csv", "project part processor_seconds seconds peak_kb".split(), cost)
    gathered = args.folder / "gathered.csv"
    if gathered.exists():
        (out / "gathered.csv.xz").write_bytes(lzma.compress(gathered.read_bytes(), preset=9))


if __name__ == "__main__":
    main()
