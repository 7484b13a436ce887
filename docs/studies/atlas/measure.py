#!/usr/bin/env python3
"""Measures what gather.py has gathered: one study for each project and part of the atlas.

    measure.py FOLDER [--sheave PATH] [--part PART ...] [--only PROJECT ...] [--seconds N] [--megabytes N]

FOLDER is gather.py's. A part is a level of clang with options of `sheave copies`, which its name tells:

    promoted       clang -O0, after promotion alone, all strategies, all registers, the minimum of each web
    O1, O2         the same for what clang -O1 and -O2 leave, which is in SSA form already
    passes         clang -O0, after the default passes
    placements     clang -O0, phis placed by each of the four rules and not cleaned up
    promoted-8 ... a part with so many registers of each class
    llvm, llvm-O2  beside LLVM's own phi elimination and coalescer
    textbook ...   conservative coalescing as strategies in Python

Not every project is in every part: `chosen` has the samples. Each study is in FOLDER/studies/PROJECT/PART, with its
description, so that it can be repeated alone; its sums are in FOLDER/sums/PROJECT/PART.json. A finished study is not
repeated unless files of its project were added, removed or compiled again since. A file that needs more time or memory
than a study may take is a row with that reason, and the others of its project are measured. collect.py makes the
tables of the atlas from the sums.
"""

import argparse
import hashlib
import json
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import time

from gather import is_held_out

HERE = pathlib.Path(__file__).resolve().parent
STRATEGIES = HERE.parent.parent / "strategies"
TEXTBOOK = [
    word
    for rule in ("briggs", "george", "iterated")
    for word in ("--strategy-cmd", f"python3 {STRATEGIES}/conservative.py {rule}")
]
FEW = [word for name in ("isolate", "sreedhar-iii", "coalesce", "boissinot") for word in ("--strategy", name)]
RULES = [word for name in ("maximal", "minimal", "semi-pruned", "pruned") for word in ("--placement", name)]
BESIDE = ["--strategy", "coalesce", "--strategy", "llvm", "--with-llvm"]
# Level, options, and the sample: a name and the share of the projects, by the hash of the two names.
PARTS = {
    "promoted": ("O0", ["--exact"], "all", 1),
    "O2": ("O2", ["--exact"], "all", 1),
    "passes": ("O0", ["--opt", "2", *FEW], "passes", 0.5),
    "placements": ("O0", ["--cleanup", "none", *RULES, "--strategy", "isolate", "--strategy", "coalesce"], "all", 1),
    "promoted-8": ("O0", ["--registers", "8"], "registers", 0.5),
    "promoted-6": ("O0", ["--registers", "6"], "registers", 0.5),
    "O2-8": ("O2", ["--registers", "8"], "registers", 0.5),
    "O2-6": ("O2", ["--registers", "6"], "registers", 0.5),
    "llvm": ("O0", BESIDE, "small", 0.4),
    "llvm-O2": ("O2", BESIDE, "small", 0.4),
    "textbook": ("O0", ["--strategy", "coalesce", *TEXTBOOK], "small", 0.4),
    "textbook-O2": ("O2", ["--strategy", "coalesce", *TEXTBOOK], "small", 0.4),
    "O1": ("O1", ["--exact"], "all", 1),
}
# Larger files are left out of the parts that sample: LLVM's dumps and Python take time that grows faster than they.
MAX_SAMPLED_BYTES = 400_000
SUMMED = (
    "phis phi_args copies_inserted copies_left constants_left temporaries edges_split jumps_added "
    "copies_weighted moves loads stores reloads spills code_bytes lower_bound exact_at_least exact_at_most "
    "phi_webs open_webs llvm_inserted llvm_left llvm_moves"
).split()


# The smallest numbers of the classes into which functions with phis are sorted by the copies that are left.
CLASSES = (0, 1, 2, 3, 5, 9, 17, 33)


def class_name(copies_left):
    return f"functions_from_{max(low for low in CLASSES if low <= copies_left)}"


def chosen(project, part):
    _, _, sample, share = PARTS[part]
    return hashlib.sha256(f"{sample} {project}".encode()).digest()[0] < 256 * share


def files_of(folder, project, part):
    level, _, sample, _ = PARTS[part]
    files = sorted((folder / "ir" / project / level).glob("*.ll"))
    if sample == "small":
        files = [file for file in files if file.stat().st_size <= MAX_SAMPLED_BYTES]
    return [str(file.relative_to(folder)) for file in files]


def reduce_rows(rows, sums, functions, keep):
    """Adds the rows of a program to the sums of the part, and those with phis to `functions`."""
    for row in rows:
        if row.get("function") is None or row.get("inlined_through"):
            continue
        key = f"{row['placement']} {row['strategy']}"
        of = sums.setdefault(key, {"functions": 0, "functions_with_phis": 0})
        of["functions"] += 1
        of["functions_with_phis"] += row["phis"] > 0
        of["phi_moves"] = of.get("phi_moves", 0) + row["moves_by_reason"].get("phi", 0)
        if row["phis"]:
            name = class_name(row["copies_left"])
            of[name] = of.get(name, 0) + 1
        if row.get("open_webs"):
            of["phis_beside_open_webs"] = of.get("phis_beside_open_webs", 0) + row["phis"]
        for name in SUMMED:
            if row.get(name) is not None:
                of[name] = of.get(name, 0) + row[name]
        if keep and row["phis"]:
            facts = ("phis", "phi_args", "exact_at_least", "exact_at_most", "phi_webs", "open_webs")
            of_function = functions.setdefault(row["function"], {fact: row.get(fact) for fact in facts})
            of_function[row["strategy"]] = row["copies_left"]


def limit(megabytes):
    """Bounds the memory of each process of a study. Placing phis everywhere takes gigabytes for one function."""
    resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))


def is_finished(target, folder, files):
    """Whether the sums in `target` are those of `files` as they are now.

    A project of which most files failed to compile until its flags were corrected would keep the sums of the others.
    """
    if not target.exists():
        return False
    measured = [name for name, *_ in json.loads(target.read_text())["programs"]]
    written = target.stat().st_mtime_ns
    return sorted(measured) == sorted(files) and all((folder / file).stat().st_mtime_ns < written for file in files)


def measure(folder, project, part, sheave, seconds, megabytes):
    """The sums of one study, which is run unless its results are there."""
    files = files_of(folder, project, part)
    study = folder / "studies" / project / part
    study.mkdir(parents=True, exist_ok=True)
    description = {
        "name": f"{project}, {part}", "folder": str(folder), "seconds": seconds,
        "options": PARTS[part][1], "programs": [{"files": [file]} for file in files],
    }
    (study / "study.json").write_text(json.dumps(description, indent=1))
    start = time.monotonic()
    command = [sheave, "study", str(study / "study.json"), "--jobs", "1", "-o", str(study)]
    with open(study / "errors.txt", "w+") as errors:
        process = subprocess.Popen(command, stderr=errors, preexec_fn=lambda: limit(megabytes))
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = status
        errors.seek(0)
        told = errors.read()
    if status:
        return {"error": told.strip()[:300]}
    sums, programs, of_files = {}, [], {}
    for path in sorted((study / "programs").glob("*.json")):
        program = json.loads(path.read_text())
        functions = of_files.setdefault(program["program"], {})
        reduce_rows(program.get("rows") or [], sums, functions, part in ("promoted", "O2"))
        programs.append([program["program"], program["xxh3"], program["status"], program["reason"][:200]])
    for table in ("functions.csv", "inlined.csv", "totals.csv"):
        (study / table).unlink(missing_ok=True)
    shutil.rmtree(study / "programs")
    return {
        "project": project, "part": part, "set": "held-out" if is_held_out(project) else "open",
        "processor_seconds": round(used.ru_utime + used.ru_stime, 2),
        "seconds": round(time.monotonic() - start, 2), "peak_kb": used.ru_maxrss,
        "programs": programs, "sums": sums, "functions": of_files,
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--sheave", default="sheave")
    parser.add_argument("--part", action="append", choices=PARTS)
    parser.add_argument("--only", action="append")
    parser.add_argument("--seconds", type=int, default=150, help="for one file")
    parser.add_argument("--megabytes", type=int, default=3900, help="for one file")
    args = parser.parse_args()
    folder = args.folder.resolve()
    projects = args.only or sorted(os.listdir(folder / "ir"))
    for part in args.part or PARTS:
        for project in projects:
            target = folder / "sums" / project / f"{part}.json"
            files = files_of(folder, project, part)
            if not files or not chosen(project, part) or is_finished(target, folder, files):
                continue
            result = measure(folder, project, part, args.sheave, args.seconds, args.megabytes)
            if "error" in result:
                print(f"{project} {part}: {result['error']}", file=sys.stderr)
                continue
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(json.dumps(result))
            print(f"{project} {part}: {result['processor_seconds']} s, {result['peak_kb'] // 1024} MB", flush=True)


if __name__ == "__main__":
    main()
