#!/usr/bin/env python3
"""Real programs, compiled by Sheave and by clang: do they print the same, and how long do they take.

    measure.py -o FOLDER [--only NAME ...] [--runs N] [--instructions] [--sheave FILE]

programs.json names programs of Debian's sources (`apt-get source` needs a `deb-src` entry), in the form of the
atlas's manifest, with `link`, the options of the linker, and `run`, a shell command in which $P is the program, $ROOT
the folder of its sources and $DATA a folder of inputs that this script makes. Each file is compiled alone, at `clang
-O2`, `clang -O1` and by `sheave compile`, and `cc` links the objects. The table has the user time of the command, the
shortest of N runs with the compilers in turn, as ratios to `clang -O2`; with `--instructions` those that are executed
(by cachegrind), too. A program that does not compile or prints something else is a row with its reason, and makes the
script's status 1.
"""

import argparse
import concurrent.futures
import hashlib
import json
import math
import os
import pathlib
import random
import re
import resource
import struct
import subprocess
import sys
import tarfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "docs/studies/atlas"))
import gather  # noqa: E402

CLANG = os.environ.get("CLANG", "clang-19")
COMPILERS = ["clang -O2", "clang -O1", "Sheave"]

LUA = """
local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end
print(fib(27))
local words, text = {}, string.rep("the quick brown fox jumps over the lazy dog ", 4000)
for word in text:gmatch("%a+") do words[word] = (words[word] or 0) + 1 end
print(words.the, words.dog, #text:gsub("o", "00"))
local list = {}
local seed = 42
for i = 1, 100000 do seed = (seed * 16807) % 2147483647; list[i] = seed end
table.sort(list)
print(list[1], list[50000], list[100000])
local sum = 0.0
for i = 1, 3000000 do sum = sum + 1 / (i * i) end
print(string.format("%.12f", sum))
local Point = {} Point.__index = Point
function Point.new(x, y) return setmetatable({x = x, y = y}, Point) end
function Point:add(other) return Point.new(self.x + other.x, self.y + other.y) end
local p = Point.new(0, 0)
for i = 1, 500000 do p = p:add(Point.new(i, -i)) end
print(p.x, p.y)
"""

JS = """
function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
print(fib(23));
var words = {}, text = new Array(2001).join("the quick brown fox jumps over the lazy dog ");
text.split(" ").forEach(function (word) { words[word] = (words[word] || 0) + 1; });
print(words.the, words.dog, text.replace(/o/g, "00").length);
var list = [], seed = 42;
for (var i = 0; i < 20000; i++) { seed = (seed * 16807) % 2147483647; list.push(seed); }
list.sort(function (a, b) { return a - b; });
print(list[0], list[10000], list[19999]);
var sum = 0;
for (var i = 1; i < 400000; i++) sum += 1 / (i * i);
print(sum.toFixed(10));
function Point(x, y) { this.x = x; this.y = y; }
Point.prototype.add = function (other) { return new Point(this.x + other.x, this.y + other.y); };
var p = new Point(0, 0);
for (var i = 0; i < 80000; i++) p = p.add(new Point(i, -i));
print(p.x, p.y);
"""

SQL = """
create table a(id integer primary key, k int, name text, x real);
with recursive n(i) as (select 1 union all select i + 1 from n where i < 60000)
insert into a select i, (i * 7919) % 1009, 'name ' || ((i * 31) % 5003), i * 0.37 from n;
create index a_k on a(k);
create table b as select k, count(*) as n, sum(x) as s from a group by k;
select count(*), sum(n), round(sum(s), 2) from b;
select a.name, b.n from a join b on a.k = b.k where a.x > 22000 order by a.name desc, a.id limit 5;
select substr(name, 6, 2) as d, count(*), max(length(name)), round(avg(x), 3) from a group by d order by 2 desc, 1 limit 5;
select count(*) from a where name like '%77%' and k between 100 and 800;
update a set x = x * 2, name = upper(name) where k % 3 = 0;
delete from a where k % 5 = 0;
select count(*), round(sum(x), 1), min(name), max(name) from a;
"""


def make_data(folder, sources):
    """The inputs: the same bytes every time."""
    folder.mkdir(parents=True, exist_ok=True)
    text = "".join((sources / name).read_text(errors="replace") for name in ["sqlite3.c", "shell.c"])
    (folder / "text").write_text(text[:6_000_000])
    for name, content in [("mixed.lua", LUA), ("mixed.js", JS), ("queries.sql", SQL)]:
        (folder / name).write_text(content)
    chance = random.Random(1)
    rows = [{"a": i, "s": f"Item {i * 7 % 1000}", "f": round(chance.random() * 50, 4)} for i in range(20_000)]
    (folder / "list.json").write_text(json.dumps(rows))
    variables, clauses = 200, 852
    formula = [f"p cnf {variables} {clauses}"]
    for _ in range(clauses):
        formula.append(" ".join(str(v * chance.choice([1, -1])) for v in chance.sample(range(1, variables + 1), 3)) + " 0")
    (folder / "random.cnf").write_text("\n".join(formula) + "\n")
    rate, seconds = 44_100, 10
    samples = [
        int(9000 * math.sin(i * 0.031) + 6000 * math.sin(i * 0.0113 * (1 + i / 1e6)) + chance.randint(-1500, 1500))
        for i in range(rate * seconds)
    ]
    header = struct.pack("<4sI4s4sIHHIIHH4sI", b"RIFF", 36 + 2 * len(samples), b"WAVE", b"fmt ", 16, 1, 1, rate,
                         2 * rate, 2, 16, b"data", 2 * len(samples))
    (folder / "sound.wav").write_bytes(header + struct.pack(f"<{len(samples)}h", *samples))
    page = "# Title *{0}*\n\nA [link](http://example.org/{0}) and `code`, **strong**,\nnext line.\n\n* one\n* two\n    1. deep {0}\n\n> quoted\n\n    indented\n\n"
    (folder / "pages.md").write_text("".join(page.format(i) for i in range(25_000)))


def compile_program(program, root, compiler, out, sheave):
    """The error, or an empty string and OUT is the program."""
    out.parent.mkdir(parents=True, exist_ok=True)
    files = [path for path, _ in gather.units(program, root, ["O1"])]
    plus = any(file.suffix in (".cc", ".cpp") for file in files)

    def compile_file(file):
        target = out.parent / (re.sub(r"[^\w.+-]", "_", str(file)) + ".o")
        if compiler == "Sheave":
            options = [str(sheave), "compile", "--no-fallback", "-w"]
        else:
            options = [CLANG.replace("clang", "clang++", 1) if plus else CLANG, "-c", "-w", compiler.split()[1]]
        return target, gather.run([*options, *program.get("flags", []), str(file), "-o", str(target)], 600, cwd=root)

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        done = list(pool.map(compile_file, files))
    errors = [error for _, error in done if error]
    if errors:
        return errors[0]
    objects = [str(target) for target, _ in done]
    return gather.run(["c++" if plus else "cc", "-no-pie", "-w", *objects, *program.get("link", []), "-o", str(out)], 600, cwd=root)


def execute(program, root, data, executable):
    """(user seconds, how it failed if it did, hash of the output) of one run."""
    environment = {**os.environ, "P": str(executable), "ROOT": str(root), "DATA": str(data)}
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    done = subprocess.run(["bash", "-c", program["run"]], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=600)
    seconds = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    told = f"status {done.returncode}" if done.returncode else ""
    return seconds, told, hashlib.sha256(done.stdout).hexdigest()


def instructions(program, root, data, executable):
    """Instructions that the program executes in its run."""
    wrapper = executable.with_suffix(".counted")
    log = executable.with_suffix(".count")
    log.unlink(missing_ok=True)
    wrapper.write_text(f'#!/bin/sh\nexec valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null --log-file={log}.%p {executable} "$@"\n')
    wrapper.chmod(0o755)
    for old in log.parent.glob(log.name + ".*"):
        old.unlink()
    execute(program, root, data, wrapper)
    found = [re.search(r"I +refs: +([\d,]+)", path.read_text()) for path in log.parent.glob(log.name + ".*")]
    return sum(int(match[1].replace(",", "")) for match in found if match)


def measure(program, args, data):
    root = gather.fetch(program, args.output)
    best, hashes, counts = {}, {}, {}
    for compiler in COMPILERS:
        executable = args.output / "built" / program["name"] / compiler.replace(" ", "") / "program"
        if not executable.exists() or compiler == "Sheave":
            error = compile_program(program, root, compiler, executable, args.sheave)
            if error:
                return {"reason": f"{compiler}: {error}"}
        best[compiler] = (math.inf, executable)
    for _ in range(args.runs):
        for compiler in COMPILERS:
            seconds, told, hashed = execute(program, root, data, best[compiler][1])
            if told:
                return {"reason": f"{compiler}: {told}"}
            best[compiler] = (min(best[compiler][0], seconds), best[compiler][1])
            hashes.setdefault(compiler, set()).add(hashed)
    if len(set.union(*hashes.values())) > 1:
        return {"reason": "the outputs differ: " + ", ".join(f"{c} {sorted(h[:8] for h in hs)}" for c, hs in hashes.items())}
    if args.instructions:
        counts = {compiler: instructions(program, root, data, best[compiler][1]) for compiler in COMPILERS}
    return {"seconds": {compiler: best[compiler][0] for compiler in COMPILERS}, "counts": counts}


def row(program, result):
    if "reason" in result:
        return f"| {program['name']} | {result['reason']} |"
    seconds, counts = result["seconds"], result["counts"]
    cells = [program["name"], program["about"], f"{1000 * seconds['clang -O2']:.0f}"]
    for values in (seconds, counts) if counts else (seconds,):
        cells += [f"{values[compiler] / values['clang -O2']:.2f}" for compiler in ("Sheave", "clang -O1")]
    return "| " + " | ".join(cells) + " |"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-o", "--output", type=pathlib.Path, required=True)
    parser.add_argument("--only", action="append", help="only this program (repeatable)")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("--sheave", type=pathlib.Path, default=HERE.parents[1] / "target/release/sheave")
    args = parser.parse_args()
    args.output, args.sheave = args.output.resolve(), args.sheave.resolve()
    programs = json.loads((HERE / "programs.json").read_text())
    data = args.output / "data"
    if not (data / "pages.md").exists():
        make_data(data, gather.fetch(next(p for p in programs if p["name"] == "sqlite"), args.output))
    head = ["program", "run", "clang -O2 (ms)", "Sheave, time", "clang -O1, time"]
    head += ["Sheave, instructions", "clang -O1, instructions"] if args.instructions else []
    print("| " + " | ".join(head) + " |\n|" + "---|" * 2 + "---:|" * (len(head) - 2))
    results = []
    for program in programs:
        if args.only and program["name"] not in args.only:
            continue
        try:
            result = measure(program, args, data)
        except (RuntimeError, OSError, tarfile.TarError, subprocess.TimeoutExpired) as error:
            result = {"reason": str(error)[:200]}
        results.append(result)
        print(row(program, result), flush=True)
    good = [result for result in results if "seconds" in result]
    if good:
        cells = ["geometric mean", "", ""]
        for key in ("seconds", "counts") if args.instructions else ("seconds",):
            for compiler in ("Sheave", "clang -O1"):
                ratios = [result[key][compiler] / result[key]["clang -O2"] for result in good]
                cells.append(f"**{math.exp(sum(map(math.log, ratios)) / len(ratios)):.2f}**")
        print("| " + " | ".join(cells) + " |")
    sys.exit(len(good) < len(results))


if __name__ == "__main__":
    main()
