"""Builds the wheel: one for all Pythons, because ctypes calls the library, which no Python is linked to."""

import os
import pathlib
import shutil
import subprocess

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py
from wheel.bdist_wheel import bdist_wheel

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent


class BuildLibrary(build_py):
    """Copies the library beside the modules; builds it unless SHEAVE_LIBRARY names one."""

    def run(self):
        library = os.environ.get("SHEAVE_LIBRARY")
        if library is None:
            manifest = ROOT / "Cargo.toml"
            subprocess.check_call(
                ["cargo", "build", "--profile", "dist", "-p", "sheave-capi", "--manifest-path", manifest]
            )
            library = ROOT / "target" / "dist" / "libsheave.so"
        super().run()
        target = pathlib.Path(self.build_lib) / "sheave"
        shutil.copy(library, target / "libsheave.so")
        shutil.copy(ROOT / "crates" / "capi" / "sheave.h", target)


class AnyPython(bdist_wheel):
    """A wheel of this platform for any Python."""

    def finalize_options(self):
        super().finalize_options()
        self.root_is_pure = False

    def get_tag(self):
        return "py3", "none", super().get_tag()[2]


setup(cmdclass={"build_py": BuildLibrary, "bdist_wheel": AnyPython}, distclass=Distribution)
