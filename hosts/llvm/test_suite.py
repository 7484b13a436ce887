"""The script over a folder of two functions: one that is known to differ, one that is not.

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

ATOMIC = """
define i32 @counter(i32 %x) {
  %a = alloca i32
  store atomic i32 %x, ptr %a seq_cst, align 4
  %r = load atomic i32, ptr %a seq_cst, align 4
  ret i32 %r
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
        known = "mem2reg | a.ll:counter | slots | atomic\nmem2reg | m.ll:merge | phis | zero\n"
        code, table = self.suite({"a.ll": ATOMIC, "m.ll": MERGE}, known)
        self.assertEqual(code, 0, table)
        self.assertIn("slots that are left and new phis: LLVM 1 and 0, Sheave 1 and 1", table)
        self.assertEqual(self.numbers(table), [3, 0, 1, 1, 1, 0, 0])
        self.assertIn("known: atomic [address escapes]", table)

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
