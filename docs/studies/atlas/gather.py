#!/usr/bin/env python3
"""Gathers the LLVM IR of the projects in a manifest.

    gather.py [--manifest projects.json] [-o FOLDER] [--only NAME ...] [--level L ...] [--jobs N] [--seconds N]

Each project comes from a package registry, in the version that the manifest names: `crate` from crates.io by
`cargo`, `pypi` from PyPI by `pip`, `debian` from Debian's sources by `apt-get source`. The hash of what was fetched
is compared with the manifest's, or printed if that has none. `files` are globs of C and C++ files; each is compiled
alone by clang, with the project's `flags`, at every level:

    O0  -O0, without `optnone`: the input of promotion
    O1  -O1 } SSA form as an optimiser leaves it, without vectors
    O2  -O2 }

`prepare` is a shell command that runs in the project's folder before, for those that make headers of their own.
A project with `"rust": true` is compiled by `rustc` instead, its library as one module, at the same levels.

FOLDER/ir/PROJECT/LEVEL/FILE.ll is the result, and FOLDER/gathered.csv has one row for each file and level: status
`ok`, or `failed` with the first line of the error. A project that cannot be fetched is a row, too. Finished files are
kept, so the script can be interrupted, and so are the rows of projects and levels that were not asked for. `set` is
`held-out` for a fifth of the projects, chosen by the hash of the name.
"""

import argparse
import concurrent.futures
import csv
import glob
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile

HERE = pathlib.Path(__file__).resolve().parent
PLAIN = ["-fno-vectorize", "-fno-slp-vectorize"]
LEVELS = {"O0": ["-O0", "-Xclang", "-disable-O0-optnone"], "O1": ["-O1", *PLAIN], "O2": ["-O2", *PLAIN]}
RUST_PLAIN = ["-Cno-vectorize-loops", "-Cno-vectorize-slp"]
RUST_LEVELS = {"O0": ["-Copt-level=0"], "O1": ["-Copt-level=1", *RUST_PLAIN], "O2": ["-Copt-level=2", *RUST_PLAIN]}

# Of apt-get, cargo, pip, clang and rustc.
WARNING = re.compile(r"W: |N: |WARNING: |warning: |\S+: warning: ")
ERROR = re.compile(r"^E: |error", re.IGNORECASE)


def is_held_out(name):
    return hashlib.sha256(name.encode()).digest()[0] % 5 == 0


def sha256(path):
    return hashlib.sha256(pathlib.Path(path).read_bytes()).hexdigest()


def run(command, seconds, **options):
    """The error of a command, as one line, or an empty string."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=seconds, **options)
    except subprocess.TimeoutExpired:
        return f"more than {seconds} seconds"
    except OSError as error:
        return str(error)
    if done.returncode == 0:
        return ""
    return reason(done.stderr) or f"status {done.returncode}"


def reason(told):
    """The line that says what failed: an error, or else the first that is not a warning."""
    lines = [line for line in told.strip().splitlines() if not WARNING.match(line)]
    return next((line for line in lines if ERROR.search(line)), lines[0] if lines else "")[:200]


def fetch_crate(project, folder):
    name, version = project["crate"], project["version"]
    (folder / "src").mkdir(parents=True, exist_ok=True)
    (folder / "src/lib.rs").touch()
    (folder / "Cargo.toml").write_text(
        '[package]\nname = "fetched"\nversion = "0.1.0"\nedition = "2021"\n[workspace]\n'
        f'[dependencies]\n{name} = {{ version = "={version}", default-features = false }}\n'
    )
    error = run(["cargo", "fetch", "--quiet"], 600, cwd=folder)
    if error:
        raise RuntimeError(error)
    home = pathlib.Path(os.environ.get("CARGO_HOME", pathlib.Path.home() / ".cargo"))
    archives = glob.glob(str(home / "registry/cache/*" / f"{name}-{version}.crate"))
    if not archives:
        raise RuntimeError("cargo fetched no archive")
    return archives[0]


def fetch_pypi(project, folder):
    wanted = f"{project['pypi']}=={project['version']}"
    # Its tools for building may be wheels: pip asks them for the package's name.
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", project["pypi"]]
    error = run([*command, "-d", str(folder), wanted], 600)
    archives = sorted(folder.glob("*.tar.*"))
    if not archives:
        raise RuntimeError(error or "pip fetched no archive")
    return archives[0]


def fetch_debian(project, folder):
    wanted = f"{project['debian']}={project['version']}"
    # Without `--only-source` a version is one of binary packages, whose newest update is fetched.
    error = run(["apt-get", "source", "--only-source", "--download-only", wanted], 600, cwd=folder)
    archives = sorted(folder.glob("*.orig.tar.*")) or sorted(folder.glob("*.tar.*"))
    archives = [path for path in archives if not path.name.endswith(".asc")]
    if not archives:
        raise RuntimeError(error or "apt-get fetched no archive")
    return archives[0]


FETCH = {"crate": fetch_crate, "pypi": fetch_pypi, "debian": fetch_debian}


def fetch(project, out):
    """The folder with the project's sources."""
    source = out / "sources" / project["name"]
    done = source / ".hash"
    if not done.exists():
        shutil.rmtree(source, ignore_errors=True)
        kind = next(kind for kind in FETCH if kind in project)
        folder = out / "fetched" / project["name"]
        folder.mkdir(parents=True, exist_ok=True)
        archive = FETCH[kind](project, folder)
        source.mkdir(parents=True)
        with tarfile.open(archive) as tar:
            tar.extractall(source, filter="data")
        done.write_text(sha256(archive))
    found, expected = done.read_text(), project.get("sha256")
    if expected and found != expected:
        raise RuntimeError(f"the hash is {found}, not {expected}")
    if not expected:
        print(f"{project['name']}: sha256 {found}", file=sys.stderr)
    inner = [path for path in source.iterdir() if path.is_dir()]
    root = inner[0] if len(inner) == 1 else source
    prepared = source / ".prepared"
    if "prepare" in project and (not prepared.exists() or prepared.read_text() != project["prepare"]):
        # Programs that are only built after all headers may fail to link.
        run(["bash", "-c", project["prepare"]], 1200, cwd=root)
        prepared.write_text(project["prepare"])
    return root


def compile_c(project, root, file, level, target, seconds):
    clang = os.environ.get("CLANG", "clang-19")
    if file.suffix not in (".c", ".i"):
        clang = clang.replace("clang", "clang++", 1)
    flags = [*LEVELS[level], "-w", "-S", "-emit-llvm", *project.get("flags", [])]
    return run([clang, *flags, "-o", str(target), str(file)], seconds, cwd=root)


def compile_rust(project, root, level, target, seconds):
    build = target.parent / "build"
    # A package within a workspace of its own: the one around it, if any, is not there.
    manifest = root / "Cargo.toml"
    if "[workspace]" not in manifest.read_text():
        manifest.write_text(manifest.read_text() + "\n[workspace]\n")
    # Every crate is compiled by the same compiler.
    for choice in root.glob("rust-toolchain*"):
        choice.unlink()
    options = ["--emit=llvm-ir", "-Ccodegen-units=1", "-Cdebuginfo=0", "-Cdebug-assertions=off"]
    command = ["cargo", "rustc", "--quiet", "--lib", "--target-dir", str(build), *project.get("flags", []), "--"]
    environment = {**os.environ, "CARGO_TARGET_DIR": str(build)}
    error = run([*command, *options, *RUST_LEVELS[level]], seconds, cwd=root, env=environment)
    name = project["crate"].replace("-", "_")
    made = sorted(build.glob(f"debug/deps/{name}-*.ll"))
    if made:
        shutil.copy(made[0], target)
    shutil.rmtree(build, ignore_errors=True)
    return "" if made else error or "rustc wrote no LLVM IR"


def ir_name(file):
    """The name of a file's IR within the folder of its project and level; `None` and `lib` are a Rust crate."""
    return ("lib" if file is None else re.sub(r"[^\w.+-]", "_", str(file))) + ".ll"


def units(project, root, wanted):
    """The files of a project with their levels."""
    levels = [level for level in (RUST_LEVELS if project.get("rust") else LEVELS) if not wanted or level in wanted]
    if project.get("rust"):
        return [(None, level) for level in levels]
    found = {path for pattern in project["files"] for path in root.glob(pattern) if path.is_file()}
    found -= {path for pattern in project.get("exclude", []) for path in root.glob(pattern)}
    if not found:
        raise RuntimeError("no file matches")
    return [(path.relative_to(root), level) for path in sorted(found) for level in levels]


def earlier_rows(path, asked, levels):
    """The rows of a run before for what this one did not compile: other projects, or other levels."""
    if not path.exists():
        return []
    with open(path, newline="") as file:
        rows = list(csv.reader(file))[1:]
    # A project that could not be fetched has no level: it was tried again.
    return [row for row in rows if row[0] not in asked or levels and row[3] and row[3] not in levels]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--manifest", type=pathlib.Path, default=HERE / "projects.json")
    parser.add_argument("-o", "--output", type=pathlib.Path, default=pathlib.Path("atlas"))
    parser.add_argument("--only", action="append", help="only this project (repeatable)")
    parser.add_argument("--level", action="append", help="only this level (repeatable)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--seconds", type=int, default=300, help="for one file")
    args = parser.parse_args()
    out = args.output.resolve()
    projects = json.loads(args.manifest.read_text())
    projects = [project for project in projects if not args.only or project["name"] in args.only]
    rows = []

    def measure(project, root, file, level):
        target = out / "ir" / project["name"] / level / ir_name(file)
        target.parent.mkdir(parents=True, exist_ok=True)
        error = ""
        if not target.exists():
            part = target.with_suffix(".part")
            compile = compile_rust if file is None else compile_c
            rest = (project, root, level, part, args.seconds) if file is None else \
                (project, root, file, level, part, args.seconds)
            error = compile(*rest)
            if not error:
                part.replace(target)
            part.unlink(missing_ok=True)
        return [project["name"], project["version"], level, str(file or "lib"), "failed" if error else "ok", error]

    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        waiting = []
        for project in projects:
            try:
                root = fetch(project, out)
                waiting += [pool.submit(measure, project, root, *unit) for unit in units(project, root, args.level)]
            except (RuntimeError, OSError, tarfile.TarError, StopIteration) as error:
                rows.append([project["name"], project["version"], "", "", "failed", str(error)])
        rows += [job.result() for job in waiting]
    for row in rows:
        row.insert(2, "held-out" if is_held_out(row[0]) else "open")
    out.mkdir(parents=True, exist_ok=True)
    rows += earlier_rows(out / "gathered.csv", {row[0] for row in rows}, args.level)
    with open(out / "gathered.csv", "w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["project", "version", "set", "level", "file", "status", "reason"])
        writer.writerows(sorted(rows))
    failed = sum(row[5] == "failed" for row in rows)
    print(f"{len(rows) - failed} files, {failed} failed")


if __name__ == "__main__":
    main()
