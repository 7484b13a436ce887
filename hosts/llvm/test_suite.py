"""The script over a folder of a few functions: some are known to differ, some do not.

SHEAVE is the command to test. Where LLVM's `opt` is missing, nothing is tested.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
OPT = next(filter(None, map(shutil.which, ["opt-19", "opt-20", "opt-18", "opt"])), None)

CHOSEN = """
declare void @work()
define i32 @chosen(i1 %c, i32 %x) {
entry:
  %a = alloca i32
  %b = alloca i32
  store i32 %x, ptr %a
  store i32 1, ptr %b
  br i1 %c, label %then, label %end
then:
  call void @work()
  br label %end
end:
  %p = phi ptr [%a, %entry], [%b, %then]
  %v = load i32, ptr %p
  ret i32 %v
}
"""
MERGE = """
define i32 @merge(i1 %c) {
entry:
  %x = alloca i32
  %unused = alloca i64
  br i1 %c, label %then, label %end
then:
  store i32 1, ptr %x
  br label %end
end:
  %v = load i32, ptr %x
  ret i32 %v
}
define i32 @narrower() {
  %p = alloca i32
  store i32 256, ptr %p
  %v = load i8, ptr %p
  %w = zext i8 %v to i32
  ret i32 %w
}
"""
REFUSED = "define amdgpu_kernel void @kernel() {\n  ret void\n}\ndefine void @other() {\n  ret void\n}\n"


@unittest.skipIf(OPT is None or "SHEAVE" not in os.environ, "needs LLVM's opt, and SHEAVE")
class Suite(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)

    def suite(self, files, known, *options, pass_="mem2reg"):
        for name, text in files.items():
            (self.folder / name).write_text(text)
        (self.folder / "known.txt").write_text(known)
        command = [sys.executable, str(HERE / "suite.py"), str(self.folder), "--pass", pass_, "--known"]
        command += [str(self.folder / "known.txt"), "--command", os.environ["SHEAVE"], *options]
        done = subprocess.run(command, capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    def numbers(self, table):
        """Functions, refused, more and fewer slots, more and fewer phis, files that opt refuses."""
        sums = table.split("Sheave", 2)[2].splitlines()[1:8]
        return [int(line.split()[0]) for line in sums]

    def test_known_differences_pass(self):
        code, table = self.suite({"m.ll": MERGE}, "mem2reg | m.ll:merge | phis | zero\n")
        self.assertEqual(code, 0, table)
        self.assertIn("slots that are left and new phis: LLVM 1 and 0, Sheave 0 and 1", table)
        self.assertEqual(self.numbers(table), [2, 0, 0, 1, 1, 0, 0])

    def test_a_slot_that_stays_has_its_reason(self):
        known = "sroa | c.ll:chosen | slots | a phi of addresses\n"
        code, table = self.suite({"c.ll": CHOSEN}, known, pass_="sroa")
        self.assertEqual(code, 0, table)
        self.assertIn("known: a phi of addresses [address escapes (merged by a phi)]", table)

    def test_what_is_unexpected_fails(self):
        code, table = self.suite({"m.ll": MERGE}, "")
        self.assertEqual(code, 1)
        self.assertIn("UNEXPECTED phis", table)
        code, table = self.suite({"m.ll": MERGE}, "mem2reg | m.ll:merge | phis | zero\nmem2reg | gone.ll:f | slots | -\n")
        self.assertEqual(code, 1)
        self.assertIn("gone.ll:f: known.txt has slots, but there is no such difference", table)
        code, table = self.suite({}, "mem2reg | m.ll:merge | phis | zero\nmem2reg | gone.ll:f | slots | -\n", "--partial")
        self.assertEqual(code, 0, table)

    def test_a_function_that_is_refused_is_one(self):
        code, table = self.suite({"r.ll": REFUSED}, "sroa | r.ll:kernel | refused | a kernel\n", pass_="sroa")
        self.assertEqual(code, 0, table)
        self.assertEqual(self.numbers(table), [2, 1, 0, 0, 0, 0, 0])

    def test_files_that_opt_refuses_are_counted(self):
        code, table = self.suite({"a.ll": "define", "m.ll": MERGE}, "mem2reg | m.ll:merge | phis | zero\n")
        self.assertEqual(code, 0, table)
        self.assertEqual(self.numbers(table)[-1], 1)


if __name__ == "__main__":
    unittest.main()
