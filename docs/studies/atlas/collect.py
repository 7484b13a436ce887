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

What FOLDER does not have stays as it was: rows of a project and part, or of a project and level in gathered.csv.xz,
that an earlier run wrote into RESULTS.
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


def read(path):
    """The rows of a table without its header; none if there is no table."""
    if not path.exists():
        return []
    data = path.read_bytes()
    text = (lzma.decompress(data) if path.suffix == ".xz" else data).decode()
    return list(csv.reader(io.StringIO(text)))[1:]


def write(path, header, rows, line="\n"):
    text = io.StringIO()
    writer = csv.writer(text, lineterminator=line)
    writer.writerow(header)
    writer.writerows(rows)
    data = text.getvalue().encode()
    path.write_bytes(lzma.compress(data, preset=9) if path.suffix == ".xz" else data)


def update(path, header, measured, rows):
    """Writes `rows` of the projects and parts in `measured`, and the table's earlier rows of all others."""
    at = (header.index("project"), header.index("part"))
    key = lambda row: tuple(row[k] for k in at)
    rows = [*(row for row in read(path) if key(row) not in measured), *rows]
    # Stable: rows of one project and part keep their order.
    write(path, header, sorted(rows, key=key))


def update_gathered(path, gathered):
    with open(gathered, newline="") as file:
        header, *rows = csv.reader(file)
    # A project that could not be fetched has no level.
    projects, levels = {row[0] for row in rows}, {(row[0], row[3]) for row in rows}
    earlier = [row for row in read(path) if (row[3] or row[0] not in projects) and (row[0], row[3]) not in levels]
    write(path, header, sorted([*earlier, *rows]), "\r\n")


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
    measured = {(study["project"], study["part"]) for study in studies}
    out = args.output
    header = "project set part placement strategy metric value".split()
    update(out / "projects.csv.xz", header, measured, rows_of(studies))
    header = ["project", "part", "file", "function", *FACTS, *COLUMNS]
    update(out / "functions.csv.xz", header, measured, functions_of(studies))
    programs = ([study["project"], study["part"], *program] for study in studies for program in study["programs"])
    update(out / "programs.csv.xz", "project part program xxh3 status reason".split(), measured, programs)
    header = "project part processor_seconds seconds peak_kb".split()
    update(out / "cost.csv", header, measured, ([study[k] for k in header] for study in studies))
    if (args.folder / "gathered.csv").exists():
        update_gathered(out / "gathered.csv.xz", args.folder / "gathered.csv")


if __name__ == "__main__":
    main()
