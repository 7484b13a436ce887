#!/usr/bin/env python3
"""Counts the copies that real programs execute.

    executed.py FOLDER [--sheave PATH] [--only NAME ...] [--level L ...] [-o executed.csv]

The programs and their inputs are those of benches/real, of which the ones are taken that run by a single command and
need no object code of their own. Their files are compiled by clang at `O0` (which Sheave promotes, and does nothing
else) and at `O1` (which is in SSA form), linked by `llvm-link`, and run by `sheave copies --executed` under every
strategy. executed.csv has a row for each program, level and strategy, or one with the reason why there is none:

    copies, constants   copies between values, and of constants, that are left before register allocation
    copies_executed, constants_executed, phi_moves_executed, moves_executed
                        how often these ran: copies and constants of phi elimination in the code before allocation,
                        register moves that perform such copies, and all register moves of the machine code

Rows of other programs and levels stay.
"""

import argparse
import collections
import csv
import importlib.util
import io
import json
import pathlib
import re
import shlex
import subprocess

import gather

HERE = pathlib.Path(__file__).resolve().parent
REAL = HERE.parents[2] / "benches/real"
KINDS = ["copies", "constants", "copies_executed", "constants_executed"]
HEADER = ["program", "level", "strategy", "status", *KINDS, "phi_moves_executed", "moves_executed"]
# A run that is one command: `$P` and its arguments, then at most `< FILE`, `| head -1` and `; true`. An argument in
# single quotes may contain `|`, `<` and `;`. `head` and `true` follow solvers, whose models are long and whose exit
# status is the answer; the program is counted without them.
PLAIN = re.compile(r"\$P (?P<args>[^|<;]*|[^;]*'[^']*'[^|<;]*)(?: < (?P<stdin>\S+))?(?: [|] head -1)?(?:; true)?")


def make_data(folder, programs):
    spec = importlib.util.spec_from_file_location("real", REAL / "measure.py")
    real = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(real)
    data = folder / "data"
    if not (data / "pages.md").exists():
        real.make_data(data, gather.fetch(next(p for p in programs if p["name"] == "sqlite"), folder))
    return data


def link(program, root, level, folder):
    """The program as one module, and the error if there is one."""
    folder = folder / "linked" / program["name"] / level
    folder.mkdir(parents=True, exist_ok=True)
    whole, files = folder / "program.ll", []
    for file, _ in gather.units(program, root, [level]):
        files.append(str(folder / gather.ir_name(file)))
        if error := gather.compile_c(program, root, file, level, files[-1], 600):
            return whole, error
    return whole, gather.run(["llvm-link-19", "-S", "-o", str(whole), *files], 600)


def table(command):
    """The rows that a command prints, or an error with the reason why there are none."""
    done = subprocess.run(command, capture_output=True, timeout=1800)
    told = done.stderr.decode(errors="replace").strip().splitlines()
    if done.returncode or any("nothing is counted" in line for line in told):
        raise RuntimeError(told[0][-160:] if told else f"status {done.returncode}")
    return list(csv.DictReader(io.StringIO(done.stdout.decode())))


def measure(program, level, folder, data, sheave):
    name, plain = program["name"], PLAIN.fullmatch(program["run"])
    if not plain or any("." in word for word in program.get("link", [])):  # an archive
        return [[name, level, "", "not a plain command of one module", *[""] * 6]]
    try:
        root = gather.fetch(program, folder)
        whole, error = link(program, root, level, folder)
        if error:
            raise RuntimeError(error)
        placed = lambda text: text.replace("$DATA", str(data)).replace("$ROOT", str(root))
        command = [str(sheave), "copies", str(whole), "--executed", "--format", "csv"]
        command += [f"--arg={placed(word)}" for word in shlex.split(plain["args"])]
        command += ["--stdin", placed(plain["stdin"])] if plain["stdin"] else []
        command += [word for word in program.get("link", []) if word.startswith("-l")]
        command += ["--load", "libstdc++.so.6"]
        ledger, totals = table([*command, "--explain"]), table([*command, "--totals"])
    except (RuntimeError, OSError, subprocess.TimeoutExpired) as error:
        return [[name, level, "", str(error)[:200], *[""] * 6]]
    counts = collections.Counter()
    for row in ledger:
        if row["fate"] != "coalesced" and not row["inlined_through"]:
            kind = "constants" if row["reason"] == "constant" else "copies"
            counts[row["strategy"], kind] += 1
            counts[row["strategy"], kind + "_executed"] += int(row["executed"] or 0)
    return [
        [name, level, row["strategy"], "ok", *(counts[row["strategy"], kind] for kind in KINDS),
         row["phi_moves_executed"], row["moves_executed"]]
        for row in totals
    ]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--sheave", type=pathlib.Path, default=HERE.parents[2] / "target/release/sheave")
    parser.add_argument("--only", action="append")
    parser.add_argument("--level", action="append", choices=["O0", "O1"])
    parser.add_argument("-o", "--output", type=pathlib.Path, default=HERE / "results/executed.csv")
    args = parser.parse_args()
    folder, rows = args.folder.resolve(), {}
    if args.output.exists():
        with open(args.output, newline="") as file:
            for row in list(csv.reader(file))[1:]:
                rows.setdefault((row[0], row[1]), []).append(row)
    programs = json.loads((REAL / "programs.json").read_text())
    data = make_data(folder, programs)
    for program in programs:
        if args.only and program["name"] not in args.only:
            continue
        for level in args.level or ["O0", "O1"]:
            key = program["name"], level
            rows[key] = measure(program, level, folder, data, args.sheave.resolve())
            print(*key, rows[key][0][3], flush=True)
            with open(args.output, "w", newline="") as file:
                table_of = csv.writer(file, lineterminator="\n")
                table_of.writerows([HEADER, *(row for key in sorted(rows) for row in rows[key])])


if __name__ == "__main__":
    main()
