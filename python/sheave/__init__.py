"""Sheave: LLVM IR, C, C++, Rust or a builder to machine code in this process, and studies of phi elimination.

>>> import sheave
>>> sheave.c("int f(int x) { return x * x; }").f(7)
49
>>> sheave.compile("f.ll")["sum"](3)
6
"""

import csv
import ctypes
import html
import io
import os
import pathlib
import subprocess
import tempfile
from contextlib import contextmanager
from typing import Any, Dict, Iterator, List, Optional, Union

from ._library import Error, Handle, call, data, library
from .builder import Block, Function, Value, Variable

__all__ = [
    "Block", "Context", "Error", "Function", "Module", "Page", "Program", "Value", "Variable",
    "c", "compile", "copies", "copies_rows", "cpp", "explore", "quiescent", "register_thread", "rust", "study",
]  # fmt: skip

_C_TYPES: Dict[str, Any] = {
    "i8": ctypes.c_int8,
    "i8 sext": ctypes.c_int8,
    "i8 zext": ctypes.c_uint8,
    "i16": ctypes.c_int16,
    "i16 sext": ctypes.c_int16,
    "i16 zext": ctypes.c_uint16,
    "i32": ctypes.c_int32,
    "i32 sext": ctypes.c_int32,
    "i32 zext": ctypes.c_uint32,
    "i64": ctypes.c_int64,
    "f32": ctypes.c_float,
    "f64": ctypes.c_double,
    "ptr": ctypes.c_void_p,
    "": None,
}

Source = Union["Module", str, "os.PathLike[str]"]


def _function_type(signature: str) -> Any:
    """The ctypes type of a signature."""
    params, _, result = signature.partition(")")
    types = [param.strip() for param in params.lstrip("(").split(",") if param.strip()]
    result = result.replace("->", "").strip()
    unknown = [type for type in (*types, result) if type not in _C_TYPES]
    if unknown:
        raise TypeError(
            f"ctypes has no type for `{unknown[0]}` of {signature}: Program.address gives the address"
        )
    return ctypes.CFUNCTYPE(_C_TYPES[result], *[_C_TYPES[type] for type in types])


class Module(Handle):
    """A module: read, or built by hand.

    m = sheave.Module("example")
    with m.function("sum", "(i64) -> i64") as f:
        total, n = f.variable("i64", 0), f.variable("i64", f.params[0])
        with f.while_(lambda: n.get() > 0):
            total.set(total.get() + n.get())
            n.set(n.get() - 1)
        f.ret(total.get())
    m.compile()["sum"](100)
    """

    def __init__(self, name: str = "module", _handle: Optional[int] = None):
        super().__init__(_handle or call("module_new", name))

    @staticmethod
    def parse(text: Union[str, bytes], name: str = "module.ll") -> "Module":
        """The module in a text: LLVM IR or Sheave's own. `name` is for messages."""
        text = text.encode() if isinstance(text, str) else text
        return Module(_handle=call("module_parse", name, text, len(text)))

    @staticmethod
    def read(path: "Union[str, os.PathLike[str]]", options: str = "") -> "Module":
        """The module in a file: LLVM IR, Sheave's text, or C, C++ and Rust, whose compilers get the options."""
        return Module(_handle=call("module_read", os.fspath(path), options))

    def __str__(self) -> str:
        return data("module_text", self).decode()

    @property
    def functions(self) -> Dict[str, str]:
        """The functions that it exports, by name: their signatures."""
        lines = data("module_functions", self).decode().splitlines()
        return dict(line.split("\t") for line in lines)

    @contextmanager
    def function(self, name: str, signature: str) -> Iterator[Function]:
        """Builds a function in a `with` block; its end checks it."""
        function = Function(self, name, signature)
        try:
            yield function
        except BaseException:
            # The module is broken; the exception says why.
            library.sheave_finish(self)
            raise
        call("finish", self)

    def declare(self, name: str, signature: Optional[str] = None) -> None:
        """Declares a function that is defined elsewhere, or data if there is no signature."""
        call("declare", self, name, signature)

    def data(
        self, name: str, contents: bytes, size: int = 0, align: int = 16, writable: bool = False
    ) -> None:
        """Defines data: the contents, then zeros up to `size` bytes."""
        call("data", self, name, contents, len(contents), max(size, len(contents)), align, writable)

    def compile(self, symbols: Optional[Dict[str, Any]] = None, **options: Any) -> "Program":
        """Compiles it. See `compile`."""
        return Context(symbols, **options).compile(self)

    def object(self, **options: Any) -> bytes:
        """Its object file, for the system's linker."""
        return data("object", Context(**options), self)


class Context(Handle):
    """Options, symbols of the host, and functions that may be redefined; shared by programs.

    Options are those of `sheave_set` in sheave.h: opt, passes, strategy, placement, uninit, verify, threads.
    Symbols are functions of ctypes, or addresses.
    """

    def __init__(self, symbols: Optional[Dict[str, Any]] = None, **options: Any):
        super().__init__(call("context_new"))
        self.symbols: Dict[str, Any] = {}
        for name, value in options.items():
            call("set", self, name, str(int(value) if isinstance(value, bool) else value))
        for name, symbol in (symbols or {}).items():
            self.define(name, symbol)

    def define(self, name: str, symbol: Any) -> None:
        """Programs that are compiled later find `name` at this function of ctypes, or at this address."""
        address = symbol if isinstance(symbol, int) else ctypes.cast(symbol, ctypes.c_void_p).value
        call("define_symbol", self, name, address)
        # A function of ctypes lives as long as somebody holds it.
        self.symbols[name] = symbol

    def compile(self, module: Module) -> "Program":
        """Compiles a module; it stays as it is."""
        return Program(call("compile", self, module), module.functions, self)

    def redefinable(self, name: str, signature: str) -> None:
        """Declares a function that later modules may define again and again."""
        call("redefinable", self, name, signature)

    def redefine(self, module: Module) -> None:
        """Compiles a module that defines such functions: each is from now on defined so."""
        call("redefine", self, module)


class Program(Handle):
    """A compiled module. `program["sum"]`, or `program.sum`, is a function of ctypes, which keeps it alive."""

    def __init__(self, handle: int, functions: Dict[str, str], context: Context):
        super().__init__(handle)
        self.functions = functions
        self._context = context

    def __getitem__(self, name: str) -> Any:
        if name not in self.functions:
            raise KeyError(f"there is no function `{name}`; there are {', '.join(self.functions)}")
        signature = self.functions[name]
        function = _function_type(signature)(self.address(name))
        function.program, function.__name__, function.signature = self, name, signature
        return function

    def __getattr__(self, name: str) -> Any:
        if name not in self.__dict__.get("functions", {}):
            raise AttributeError(name)
        return self[name]

    def address(self, name: str) -> int:
        """The address of a function or object, valid as long as the program lives."""
        address: int = call("address", self, name, None)
        return address


def _module(source: Source) -> Module:
    return source if isinstance(source, Module) else Module.read(source)


def compile(source: Source, symbols: Optional[Dict[str, Any]] = None, **options: Any) -> Program:
    """Compiles a file (LLVM IR, Sheave's text, C, C++, Rust) or a module; options are those of `Context`."""
    return _module(source).compile(symbols, **options)


def _translated(text: str, suffix: str, options: str) -> Module:
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / ("source" + suffix)
        path.write_text(text)
        return Module.read(path, options)


def c(text: str, options: str = "", **context: Any) -> Program:
    """Compiles a text in C, by way of clang, which gets the options."""
    return _translated(text, ".c", options).compile(**context)


def cpp(text: str, options: str = "", **context: Any) -> Program:
    """Compiles a text in C++, by way of clang++."""
    return _translated(text, ".cpp", options).compile(**context)


def rust(text: str, options: str = "", **context: Any) -> Program:
    """Compiles a text in Rust, by way of rustc."""
    return _translated(text, ".rs", options).compile(**context)


def copies(
    source: Source, placements: Optional[str] = None, strategies: Optional[str] = None, **options: Any
) -> Any:
    """Counts of copies: a pandas DataFrame, one row per function, placement and strategy, and totals without a
    function. Names have commas between them; None is all. The columns are in docs/copies.md."""
    import pandas  # type: ignore[import-untyped]

    return pandas.read_csv(io.BytesIO(_copies(source, placements, strategies, options)))


def copies_rows(
    source: Source, placements: Optional[str] = None, strategies: Optional[str] = None, **options: Any
) -> List[Dict[str, str]]:
    """As `copies`, without pandas: a dictionary of texts per row."""
    text = _copies(source, placements, strategies, options).decode()
    return list(csv.DictReader(io.StringIO(text)))


def _copies(
    source: Source, placements: Optional[str], strategies: Optional[str], options: Dict[str, Any]
) -> bytes:
    return data("copies", Context(**options), _module(source), placements, strategies)


class Page(str):
    """A page in HTML; a notebook shows it."""

    height = 700

    def _repr_html_(self) -> str:
        page = html.escape(self, quote=True)
        return f'<iframe srcdoc="{page}" style="width:100%;height:{self.height}px;border:0"></iframe>'

    def save(self, path: "Union[str, os.PathLike[str]]") -> None:
        """Writes it to a file."""
        pathlib.Path(path).write_text(self)


def explore(source: Source, **options: Any) -> Page:
    """The explorer's page: a program stage by stage."""
    return Page(data("explore", Context(**options), _module(source)).decode())


def study(*arguments: "Union[str, os.PathLike[str]]") -> str:
    """Runs `sheave study` with these arguments, and gives its output. SHEAVE names the command."""
    command = [os.environ.get("SHEAVE", "sheave"), "study", *[str(argument) for argument in arguments]]
    done = subprocess.run(command, check=False, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if done.returncode != 0:
        raise Error(done.stderr.strip())
    return done.stdout


def register_thread(is_registered: bool = True) -> None:
    """The calling thread calls functions that others may redefine, or no longer does."""
    call("register_thread", is_registered)


def quiescent() -> None:
    """The calling thread, which is registered, runs no function that may be redefined."""
    call("quiescent")
