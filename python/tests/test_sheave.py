"""The package as its users call it. Run by `python3 -m unittest discover -s python/tests`."""

import ctypes
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import unittest
import unittest.mock

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import sheave  # noqa: E402

SUM = """
define i64 @sum(i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ %n, %entry ], [ %less, %body ]
  %total = phi i64 [ 0, %entry ], [ %more, %body ]
  %go = icmp sgt i64 %i, 0
  br i1 %go, label %body, label %done
body:
  %more = add i64 %total, %i
  %less = sub i64 %i, 1
  br label %head
done:
  ret i64 %total
}
define signext i8 @small(i8 zeroext %a, float %b, ptr %p) {
  store float %b, ptr %p
  ret i8 %a
}
define { i64, i64 } @pair() {
  ret { i64, i64 } zeroinitializer
}
"""


class Sources(unittest.TestCase):
    def test_files_and_texts(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "f.ll"
            path.write_text(SUM)
            self.assertEqual(sheave.compile(path)["sum"](100), 5050)
            self.assertEqual(sheave.compile(str(path), opt=0, verify=True).sum(3), 6)
        module = sheave.Module.parse(SUM)
        self.assertEqual(module.functions["sum"], "(i64) -> i64")
        self.assertEqual(sheave.Module.parse(str(module), "again").compile().sum(4), 10)
        self.assertTrue(module.object().startswith(b"\x7fELF"))

    def test_types_are_those_of_ctypes(self):
        program = sheave.Module.parse(SUM).compile()
        place = ctypes.c_float()
        self.assertEqual(program["small"](200, 1.5, ctypes.addressof(place)), -56)
        self.assertEqual(place.value, 1.5)
        self.assertEqual(program["small"].argtypes[0], ctypes.c_uint8)
        with self.assertRaises(ctypes.ArgumentError):
            program["sum"]("a text")
        with self.assertRaisesRegex(TypeError, "i64, i64"):
            program["pair"]
        with self.assertRaisesRegex(KeyError, "there is no function `none`; there are sum, small, pair"):
            program["none"]
        self.assertFalse(hasattr(program, "none"))

    def test_functions_keep_their_code(self):
        f = sheave.Module.parse(SUM).compile()["sum"]
        for _ in range(20):
            sheave.Module.parse(SUM).compile()
        self.assertEqual(f(10), 55)

    def test_errors_have_positions(self):
        with self.assertRaises(sheave.Error) as caught:
            sheave.Module.parse("define i32 @f() {\n  frob\n}\n", "bad.ll")
        self.assertEqual((caught.exception.line, caught.exception.column), (2, 3))
        self.assertIn("bad.ll:2:3: error", str(caught.exception))
        with self.assertRaisesRegex(sheave.Error, "there is no strategy `none`"):
            sheave.Module.parse(SUM).compile(strategy="none")

    def test_other_languages(self):
        names = ["clang", *(f"clang-{n}" for n in range(11, 31))]
        if not any(map(shutil.which, names)):
            self.skipTest("there is no clang")
        self.assertEqual(sheave.c("int f(int x) { return x * x; }").f(7), 49)
        with self.assertRaisesRegex(sheave.Error, "error:"):
            sheave.c("int f(int x) { return y; }")


class Building(unittest.TestCase):
    def test_with_blocks(self):
        module = sheave.Module("example")
        with module.function("sum", "(i64) -> i64") as f:
            total, n = f.variable("i64", 0), f.variable("i64", f.params[0])
            with f.while_(lambda: n.get() > 0):
                with f.if_(f.op("icmp ne", n.get() % 3, f.value(0, "i64"))):
                    total.set(total.get() + n.get())
                n.set(n.get() - 1)
            f.ret(total.get())
        with module.function("mean", "(f64, f64) -> f64") as f:
            a, b = f.params
            f.ret((a + b) / 2)
        program = module.compile()
        self.assertEqual(program.sum(10), 1 + 2 + 4 + 5 + 7 + 8 + 10)
        self.assertEqual(program.mean(1, 2), 1.5)

    def test_blocks_and_phis(self):
        module = sheave.Module()
        with module.function("max", "(i64, i64) -> i64") as f:
            a, b = f.params
            left, right, join = f.block(), f.block(), f.block()
            f.branch(a < b, right, left)
            for block in (left, right):
                f.switch_to(block)
                f.jump(join)
            f.switch_to(join)
            phi = f.phi(join, "i64")
            f.phi_input(phi, left, a)
            f.phi_input(phi, right, b)
            f.ret(10 - phi)
        self.assertEqual(module.compile().max(3, 4), 6)

    def test_host_functions_and_data(self):
        seen = []
        record = ctypes.CFUNCTYPE(None, ctypes.c_int64)(seen.append)
        module = sheave.Module()
        module.declare("record", "(i64)")
        module.data("table", bytes(range(16)))
        with module.function("f", "(i64)") as f:
            byte = f.load("i8", f.index(f.symbol("table"), f.params[0]))
            f.call("record", f.op("zext", byte, type="i64"))
            f.ret()
        module.compile({"record": record})["f"](7)
        self.assertEqual(seen, [7])

    def test_faults(self):
        module = sheave.Module()
        with self.assertRaisesRegex(sheave.Error, "fadd"):
            with module.function("f", "(i64) -> i64") as f:
                f.ret(f.op("fadd", f.params[0], f.params[0]))
        with self.assertRaisesRegex(sheave.Error, "the function `f`"):
            module.compile()
        with self.assertRaises(ZeroDivisionError):
            with sheave.Module().function("f", "()"):
                1 / 0

    def test_redefinition(self):
        context = sheave.Context()
        context.redefinable("g", "(i64) -> i64")

        def define(n):
            module = sheave.Module()
            with module.function("g", "(i64) -> i64") as f:
                f.ret(f.params[0] + n)
            context.redefine(module)

        define(0)
        module = sheave.Module()
        module.declare("g", "(i64) -> i64")
        with module.function("f", "(i64) -> i64") as f:
            f.ret(f.call("g", f.params[0], type="i64"))
        f = context.compile(module)["f"]
        done = []

        def caller():
            sheave.register_thread()
            last = 0
            while not done:
                last, before = f(0), last
                self.assertGreaterEqual(last, before)
                sheave.quiescent()

        thread = threading.Thread(target=caller)
        thread.start()
        for n in range(1, 50):
            define(n)
        done.append(True)
        thread.join()
        self.assertEqual(f(1), 50)


class Studies(unittest.TestCase):
    def test_copies(self):
        rows = sheave.copies_rows(sheave.Module.parse(SUM), "pruned", "coalesce,isolate")
        self.assertEqual(
            [row["strategy"] for row in rows if row["function"] == "sum"], ["coalesce", "isolate"]
        )
        self.assertEqual(rows[0]["phis"], "2")
        try:
            import pandas  # noqa: F401
        except ImportError:
            return
        frame = sheave.copies(sheave.Module.parse(SUM), "pruned")
        self.assertEqual(frame[frame.function == "sum"].phis.tolist(), [2] * 10)

    def test_studies_run_the_command(self):
        with tempfile.TemporaryDirectory() as folder:
            command = pathlib.Path(folder) / "sheave"
            command.write_text(
                '#!/bin/sh\necho "$@"\n[ "$2" != none ] || { echo "no such study" >&2; exit 1; }\n'
            )
            command.chmod(0o755)
            with unittest.mock.patch.dict(os.environ, {"SHEAVE": str(command)}):
                self.assertEqual(sheave.study(pathlib.Path("a.ll"), "--force"), "study a.ll --force\n")
                with self.assertRaisesRegex(sheave.Error, "^no such study$"):
                    sheave.study("none")

    def test_pages(self):
        page = sheave.explore(sheave.Module.parse(SUM))
        self.assertTrue(page.startswith("<!doctype html>"))
        self.assertIn('<iframe srcdoc="&lt;!doctype html&gt;', page._repr_html_())


class Packaging(unittest.TestCase):
    def test_without_the_library_the_message_says_how_to_build_it(self):
        package = pathlib.Path(sheave.__file__).parent
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(package, pathlib.Path(folder) / "sheave", ignore=shutil.ignore_patterns("*.so"))
            command = [sys.executable, "-c", "import sheave"]
            failed = subprocess.run(
                command,
                check=False,
                cwd=folder,
                env={"PYTHONPATH": folder},
                stderr=subprocess.PIPE,
                text=True,
            )
            self.assertIn("cargo build --release -p sheave-capi", failed.stderr)


if __name__ == "__main__":
    unittest.main()
