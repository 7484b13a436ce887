"""Tests of the atlas: the manifest, one small project from its IR to the tables, and the instances.

    SHEAVE=target/debug/sheave python3 -m unittest docs/studies/atlas/test_atlas.py
"""

import csv
import json
import lzma
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import collect
import gather
import instances
import measure
import memory
import regalloc2

ROOT = HERE.parent.parent.parent
PROGRAMS = ["fib.ll", "prime_sum.ll"]
SHEAVE = os.environ.get("SHEAVE")


class Manifest(unittest.TestCase):
    def test_every_project_is_named_once_and_can_be_fetched(self):
        projects = json.loads((HERE / "projects.json").read_text())
        names = [project["name"] for project in projects]
        self.assertEqual(len(names), len(set(names)))
        for project in projects:
            self.assertEqual(sum(kind in project for kind in gather.FETCH), 1, project)
            self.assertTrue(project["version"], project)
            self.assertTrue(project.get("rust") or project["files"], project)
            self.assertRegex(project.get("sha256", "0" * 64), re.compile("^[0-9a-f]{64}$"))

    def test_rows_of_what_was_not_asked_for_are_kept(self):
        rows = [["a", "1", "open", "O0"], ["a", "1", "open", "O1"], ["a", "1", "open", ""], ["b", "1", "open", "O1"]]
        with tempfile.NamedTemporaryFile("w", suffix=".csv") as file:
            csv.writer(file).writerows([["project", "version", "set", "level"], *rows])
            file.flush()
            path = pathlib.Path(file.name)
            self.assertEqual(gather.earlier_rows(path, {"a"}, ["O1"]), [rows[0], rows[3]])
            self.assertEqual(gather.earlier_rows(path, {"a"}, None), [rows[3]])
            self.assertEqual(gather.earlier_rows(path.with_suffix(".none"), {"a"}, None), [])

    def test_rows_of_what_was_not_measured_again_are_kept(self):
        folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, folder)
        path, header = folder / "cost.csv", ["project", "part", "seconds"]
        collect.update(path, header, {("b", "O1"), ("a", "O2")}, [["b", "O1", 1], ["a", "O2", 2], ["a", "O2", 0]])
        collect.update(path, header, {("b", "O1"), ("a", "O1")}, [["b", "O1", 3], ["a", "O1", 4]])
        self.assertEqual(collect.read(path), [["a", "O1", "4"], ["a", "O2", "2"], ["a", "O2", "0"], ["b", "O1", "3"]])

        gathered, levels = folder / "gathered.csv", [("a", "O0"), ("b", ""), ("c", "")]
        for run in (levels, [("a", "O1"), ("b", "O0")]):
            with open(gathered, "w", newline="") as file:
                csv.writer(file).writerows([["project", "version", "set", "level"]])
                csv.writer(file).writerows([name, "1", "open", level] for name, level in run)
            collect.update_gathered(folder / "gathered.csv.xz", gathered)
        kept = [(row[0], row[3]) for row in collect.read(folder / "gathered.csv.xz")]
        self.assertEqual(kept, [("a", "O0"), ("a", "O1"), ("b", "O0"), ("c", "")])

    def test_of_a_projects_files_peaks_are_added_and_the_greatest_is_kept(self):
        header = "file,strategy," + ",".join([*memory.SUMMED, "greatest"])
        files = [dict(zip(header.split(","), ["a", "isolate", 1, 2, 3, 4, 5, 6, n])) for n in (70, 90, 80)]
        of = memory.sums(files)["isolate"]
        self.assertEqual([of[name] for name in memory.SUMMED], [3, 6, 9, 12, 15, 18])
        self.assertEqual(of["greatest"], 90)

    def test_of_a_projects_files_insertions_are_added(self):
        header = "file,allocator," + ",".join(regalloc2.SUMMED)
        rows = [f"{file},{name},1,0,{n},2,3,4,5,6" for file, n in (("a", 7), ("b", 8)) for name in ("x", "y")]
        of = regalloc2.sums("\n".join([header, *rows]))
        self.assertEqual({name: of[name]["arguments"] for name in of}, {"x": 15, "y": 15})
        self.assertEqual([of["y"][name] for name in ("functions", "left_out", "memory_run")], [2, 0, 12])

    def test_the_reason_of_a_failure_is_no_warning(self):
        warning = "W: Download is performed unsandboxed as root as file 'a.dsc' had an error"
        self.assertEqual(gather.reason(f"{warning}\nE: Failed to fetch a.dsc  404"), "E: Failed to fetch a.dsc  404")
        self.assertEqual(gather.reason("In file included from a.c:1:\na.h:2:3: error: no"), "a.h:2:3: error: no")
        self.assertEqual(gather.reason("a.c:1:2: warning: an error?\nstopped"), "stopped")
        self.assertEqual(gather.reason(warning), "")

    def test_the_held_out_fifth_follows_from_the_name(self):
        held_out = [name for name in ("lua", "sqlite", "zlib", "bash") if gather.is_held_out(name)]
        self.assertEqual(held_out, ["lua", "bash"])


class Results(unittest.TestCase):
    """The tables in `results`, which nothing makes again when something else changes."""

    def setUp(self):
        table = lambda name: list(csv.DictReader(lzma.open(HERE / "results" / name, "rt", newline="")))
        self.gathered, self.programs = table("gathered.csv.xz"), table("programs.csv.xz")

    def test_every_compiled_file_has_a_row_in_each_part(self):
        compiled = [row for row in self.gathered if row["status"] == "ok"]
        for part, (level, _, sample, _) in measure.PARTS.items():
            measured = [(row["project"], row["program"]) for row in self.programs if row["part"] == part]
            self.assertEqual(len(measured), len(set(measured)), f"{part}: a file is there twice")
            expected = {
                (row["project"], f"ir/{row['project']}/{level}/{gather.ir_name(row['file'])}")
                for row in compiled if row["level"] == level and measure.chosen(row["project"], part)
            }
            self.assertEqual(set(measured) - expected, set(), f"{part}: not compiled, or not of the sample")
            # Which files are small is known to the run that had them.
            if sample != "small":
                self.assertEqual(expected - set(measured), set(), f"{part}: without a row")

    def test_all_parts_measured_the_same_ir(self):
        hashes = {}
        for row in self.programs:
            hashes.setdefault(row["program"], set()).add(row["xxh3"])
        different = {program.split("/")[1] for program, of in hashes.items() if len(of) > 1}
        # What dash's `configure` finds differed between the machines that gathered it.
        self.assertEqual(different - {"dash"}, set())

    def test_what_is_not_ok_has_a_reason(self):
        for row in [*self.gathered, *self.programs]:
            self.assertEqual(row["status"] == "ok", row["reason"] == "", row)
            self.assertNotRegex(row["reason"], re.compile(r"^(progress: )?\d+ of \d+ measurements"))


@unittest.skipUnless(SHEAVE, "SHEAVE does not name the program")
class EndToEnd(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        ir = self.folder / "ir/tiny/O0"
        ir.mkdir(parents=True)
        for name in PROGRAMS:
            shutil.copy(ROOT / "tests/corpus/worked" / name, ir)
        (ir / "wrong.ll").write_text("define i32 @main() {\n  ret i32 %x\n}\n")

    def run_script(self, *words, **options):
        command = [sys.executable, *map(str, words)]
        return subprocess.run(command, check=True, capture_output=True, text=True, **options).stdout

    def test_from_ir_to_tables(self):
        arguments = [self.folder, "--sheave", os.path.abspath(SHEAVE), "--part", "promoted"]
        self.assertIn("tiny promoted", self.run_script(HERE / "measure.py", *arguments))
        self.assertEqual("", self.run_script(HERE / "measure.py", *arguments), "it is finished")
        # It is not if a file was added or compiled again, as after a repair of the project's flags.
        for name in ("later.ll", PROGRAMS[0]):
            shutil.copyfile(ROOT / "tests/corpus/worked" / PROGRAMS[1], self.folder / "ir/tiny/O0" / name)
            self.assertIn("tiny promoted", self.run_script(HERE / "measure.py", *arguments), name)
            self.assertEqual("", self.run_script(HERE / "measure.py", *arguments), "it is finished")
        self.run_script(HERE / "collect.py", self.folder, "-o", self.folder / "results")

        def rows(name):
            return list(csv.DictReader(lzma.open(self.folder / "results" / name, "rt")))

        value = {(row["strategy"], row["metric"]): int(row["value"]) for row in rows("projects.csv.xz")}
        self.assertGreater(value["coalesce", "phis"], 0)
        self.assertLessEqual(value["coalesce", "exact_at_most"], value["coalesce", "copies_left"])
        self.assertLess(value["coalesce", "copies_left"], value["isolate", "copies_left"])
        functions = rows("functions.csv.xz")
        self.assertEqual(sum(int(row["isolate"]) for row in functions), value["isolate", "copies_left"])
        statuses = {row["program"].split("/")[-1]: row["status"] for row in rows("programs.csv.xz")}
        self.assertEqual(statuses, {**dict.fromkeys([*PROGRAMS, "later.ll"], "ok"), "wrong.ll": "failed"})

    def test_a_file_that_needs_more_memory_is_a_row_with_the_reason(self):
        # Placed everywhere, 700 slots have a phi each in 700 blocks. The executable alone takes 60 MB.
        slots = "".join(f"  %s{i} = alloca i32\n  store i32 {i}, ptr %s{i}\n" for i in range(700))
        blocks = "".join(
            f"b{i}:\n  %v{i} = load i32, ptr %s{i}\n  %c{i} = icmp eq i32 %v{i}, %x\n"
            f"  br i1 %c{i}, label %b{i + 1}, label %end\n" for i in range(700)
        )
        text = f"define i32 @f(i32 %x) {{\n{slots}  br label %b0\n{blocks}b700:\n  br label %b0\n"
        text += "end:\n  ret i32 %x\n}\n"
        (self.folder / "ir/tiny/O0/wrong.ll").write_text(text)
        arguments = [self.folder, "--sheave", os.path.abspath(SHEAVE), "--part", "placements", "--megabytes", 250]
        self.run_script(HERE / "measure.py", *arguments)
        study = json.loads((self.folder / "sums/tiny/placements.json").read_text())
        told = {name.split("/")[-1]: (status, reason) for name, _, status, reason in study["programs"]}
        self.assertEqual({name: told[name][0] for name in PROGRAMS}, dict.fromkeys(PROGRAMS, "ok"))
        self.assertEqual(told["wrong.ll"][0], "failed")
        self.assertIn("out of memory", told["wrong.ll"][1])

    def test_conservative_rules_are_right_and_leave_no_less_than_the_minimum(self):
        rules = ["briggs", "george", "iterated"]
        script = ROOT / "docs/strategies/conservative.py"
        command = [os.path.abspath(SHEAVE), "copies", ROOT / "tests/corpus/lzpack.ll", "--exact", "--format", "csv"]
        command += ["--strategy", "coalesce", "--strategy", "per-edge"]
        for rule in rules:
            command += ["--strategy-cmd", f"{sys.executable} {script} {rule}"]
        # The command fails if an answer is wrong.
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        left = {}
        for row in csv.DictReader(done.stdout.splitlines()):
            if row["exact_at_least"]:
                self.assertGreaterEqual(int(row["copies_left"]), int(row["exact_at_least"]), row)
            left[row["strategy"]] = left.get(row["strategy"], 0) + int(row["copies_left"])
        for name in collect.NAMES:
            self.assertLess(left[name], left["per-edge"], "something is merged")

    def test_instances_reach_the_minimum(self):
        file = "ir/tiny/O0/prime_sum.ll"
        # A loop whose phis swap: no coalescing is without a copy.
        (self.folder / file).write_text(SWAP)

        def copies(*words):
            command = [os.path.abspath(SHEAVE), "copies", file, "--strategy", "coalesce", "--format", "csv", *words]
            done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=self.folder)
            return done.stdout

        (self.folder / "minima.csv").write_text(copies("--exact"))
        briggs = ROOT / "docs/strategies/briggs.py"
        copies("--strategy-cmd", f"tee functions.jsonl | {sys.executable} {briggs}")
        script = HERE / "instances.py"
        made = self.run_script(script, "make", "functions.jsonl", "minima.csv", cwd=self.folder)
        (self.folder / "tiny.instances").write_text(made)
        self.assertIn("1 webs, 0 open", self.run_script(script, "check", self.folder / "tiny.instances"))
        answered = copies("--exact", "--strategy-cmd", f"{sys.executable} {script} answer tiny.instances")
        left = {row["strategy"]: row for row in csv.DictReader(answered.splitlines())}
        self.assertEqual(left["instances"]["copies_left"], left["instances"]["exact"])


SWAP = """define i32 @swap(i32 %n, i32 %x, i32 %y) {
  br label %loop
loop:
  %a = phi i32 [ %x, %0 ], [ %b, %loop ]
  %b = phi i32 [ %y, %0 ], [ %a, %loop ]
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret i32 %a
}
"""


class Instances(unittest.TestCase):
    def web(self, text):
        with tempfile.NamedTemporaryFile("w", suffix=".instances") as file:
            file.write(text)
            file.flush()
            return list(instances.read(file.name))

    def test_a_right_instance_is_accepted_and_wrong_ones_are_not(self):
        right = "web f.ll f\nvalues a b c\napart 0 1\ncopies 0 1\ncopies 0 2\nminimum 1\nclass 0 2\nend\n"
        self.assertEqual(instances.fault(self.web(right)[0]), "")
        for wrong, told in [
            (right.replace("class 0 2", "class 0 1"), "interfere"),
            (right.replace("minimum 1", "minimum 2"), "cost"),
            (right.replace("class 0 2\n", "").replace("minimum 1", "minimum 2"), "less than 2"),
        ]:
            self.assertIn(told, instances.fault(self.web(wrong)[0]))
        with self.assertRaisesRegex(SystemExit, ":4: a number without a value"):
            self.web(right.replace("copies 0 1\n", "copies 0 7\n"))

    def test_cycles_cost_a_copy_more_unless_a_value_of_theirs_is_copied_elsewhere(self):
        web = instances.Web(("f.ll", "f"))
        web.values = ["a", "b", "c"]
        web.copies = [[(0, 1), (1, 0)]]
        self.assertEqual(web.cost([0, 1, 2]), 3)
        web.copies = [[(0, 1), (1, 0), (2, 0)]]
        self.assertEqual(web.cost([0, 1, 2]), 3)

    def test_the_search_finds_what_all_partitions_have(self):
        text = "web f.ll f\nvalues a b c d\napart 0 1\napart 1 2\ncopies 0 1 2 3\ncopies 0 3 2 1\nminimum 0\nend"
        web = self.web(text)[0]
        allowed = [p for p in instances.partitions(4) if p[0] != p[1] and p[1] != p[2]]
        web.solve(instances.STEPS)
        self.assertEqual(web.high, min(map(web.cost, allowed)))


if __name__ == "__main__":
    unittest.main()
