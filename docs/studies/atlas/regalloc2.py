#!/usr/bin/env python3
"""What regalloc2 inserts with and without its merging of block parameters, beside Sheave's allocator.

    regalloc2.py FOLDER [--level O1] [--only PROJECT ...] [-o RESULTS/regalloc2.csv]

FOLDER is gather.py's. The program in `regalloc2` beside this script is built twice (in FOLDER/regalloc2): with
regalloc2 as published, and with a copy of it in which `merge_vreg_bundles` does not try to merge the bundles of block
parameters with those of their arguments. RESULTS gets a row for each project and allocator, sums over its files.
"""

import argparse
import csv
import json
import os
import pathlib
import shutil
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
MANIFEST = HERE / "regalloc2/Cargo.toml"
# The last statement of the loop over arguments of block parameters.
MERGE = "            self.merge_bundles(from_bundle, to_bundle);\n"
SUMMED = "functions left_out arguments moves loads stores moves_run memory_run".split()


def without_merging(folder):
    """A copy of the registry's regalloc2 that keeps block parameters apart."""
    command = ["cargo", "metadata", "--format-version", "1", "--manifest-path", MANIFEST]
    packages = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)["packages"]
    published = next(p for p in packages if p["name"] == "regalloc2" and p["source"])
    shutil.copytree(pathlib.Path(published["manifest_path"]).parent, folder, dirs_exist_ok=True)
    path = folder / "src/ion/merge.rs"
    text = path.read_text()
    if text.count(MERGE) != 1:
        raise SystemExit(f"{path}: not the version that this script knows")
    path.write_text(text.replace(MERGE, "            let _ = (from_bundle, to_bundle);\n"))
    return folder


def build(target, *words):
    command = ["cargo", "build", "--quiet", "--profile", "bench", "--manifest-path", MANIFEST, "--target-dir", target, *words]
    lock = HERE.parents[2] / "Cargo.lock"
    locked = lock.read_bytes()
    try:
        subprocess.run(command, check=True)
    finally:
        # A patched package is written into it.
        lock.write_bytes(locked)
    return target / "release/atlas-regalloc2"


def sums(text):
    """By allocator, the sums of a project's files."""
    of = {}
    for row in csv.DictReader(text.splitlines()):
        own = of.setdefault(row["allocator"], dict.fromkeys(SUMMED, 0))
        for name in SUMMED:
            own[name] += int(row[name])
    return of


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--level", default="O1")
    parser.add_argument("--only", action="append")
    parser.add_argument("-o", "--output", type=pathlib.Path, default=HERE / "results/regalloc2.csv")
    args = parser.parse_args()
    out = args.folder.resolve() / "regalloc2"
    apart = without_merging(out / "apart")
    programs = {
        "regalloc2": build(out / "target"),
        "apart": build(out / "target-apart", "--config", f"patch.crates-io.regalloc2.path={json.dumps(str(apart))}"),
    }
    with open(args.output, "w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["project", "level", "allocator", *SUMMED])
        for project in args.only or sorted(os.listdir(args.folder / "ir")):
            files = sorted((args.folder / "ir" / project / args.level).glob("*.ll"))
            run = lambda name: sums(subprocess.run([programs[name], *files], stdout=subprocess.PIPE, text=True).stdout)
            of = run("regalloc2")
            of["regalloc2, parameters apart"] = run("apart").get("regalloc2")
            for allocator, own in of.items():
                if own:
                    writer.writerow([project, args.level, allocator, *(own[name] for name in SUMMED)])
            file.flush()


if __name__ == "__main__":
    main()
