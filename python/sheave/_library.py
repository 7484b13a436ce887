"""libsheave.so through ctypes; the types of its functions are read from sheave.h."""

import ctypes
import os
import pathlib
import re
from typing import Any, Dict, Optional

_HERE = pathlib.Path(__file__).resolve().parent
_ROOT = _HERE.parent.parent

_TYPES: Dict[str, Any] = {
    "bool": ctypes.c_bool,
    "double": ctypes.c_double,
    "int32_t": ctypes.c_int32,
    "int64_t": ctypes.c_int64,
    "size_t": ctypes.c_size_t,
    "uint16_t": ctypes.c_uint16,
    "uint32_t": ctypes.c_uint32,
    "uint64_t": ctypes.c_uint64,
    "sheave_value": ctypes.c_uint64,
    "sheave_block_id": ctypes.c_uint64,
    "const char *": ctypes.c_char_p,
    "size_t *": ctypes.POINTER(ctypes.c_size_t),
    "uint32_t *": ctypes.POINTER(ctypes.c_uint32),
    "const uint64_t *": ctypes.POINTER(ctypes.c_uint64),
    "const sheave_value *": ctypes.POINTER(ctypes.c_uint64),
    "const sheave_block_id *": ctypes.POINTER(ctypes.c_uint64),
    "const uint8_t *": ctypes.c_char_p,
}


def _beside(name: str, *elsewhere: pathlib.Path) -> pathlib.Path:
    """The file of a wheel, or that of a checkout."""
    candidates = [_HERE / name, *elsewhere]
    for path in candidates:
        if path.exists():
            return path
    raise ImportError(
        f"{name} is in none of {', '.join(map(str, candidates))}: cargo build --release -p sheave-capi"
    )


def _load() -> ctypes.CDLL:
    chosen = os.environ.get("SHEAVE_LIBRARY")
    built = [_ROOT / "target" / profile / "libsheave.so" for profile in ("dist", "release", "debug")]
    library = ctypes.CDLL(chosen or str(_beside("libsheave.so", *built)))
    header = _beside("sheave.h", _ROOT / "crates" / "capi" / "sheave.h").read_text()
    header = re.sub(r"/\*.*?\*/|^#.*?[^\\]$", " ", header, flags=re.DOTALL | re.MULTILINE)
    for result, name, params in re.findall(r"([\w ]+[ *]+)(sheave_\w+)\(([^)]*)\);", header):
        function = getattr(library, name)
        function.restype = _type(result)
        function.argtypes = [
            _type(re.sub(r"\w+$", "", param)) for param in params.split(",") if param != "void"
        ]
    return library


def _type(text: str) -> Any:
    # Handles, and texts that are freed, are addresses.
    return _TYPES.get(" ".join(text.split()), ctypes.c_void_p)


library = _load()
_free = ctypes.CDLL(None).free
_free.argtypes = [ctypes.c_void_p]


class Error(Exception):
    """An error of the compiler.

    Attributes:
        line, column: the position in the text at fault, counted from 1; None where no text is at fault.
    """

    def __init__(self, message: str, line: Optional[int] = None, column: Optional[int] = None):
        super().__init__(message)
        self.line = line
        self.column = column


def call(name: str, *args: Any) -> Any:
    """Calls the function `sheave_NAME`; a result of zero is an error."""
    result = getattr(library, "sheave_" + name)(
        *[arg.encode() if isinstance(arg, str) else arg for arg in args]
    )
    if not result:
        line, column = ctypes.c_uint32(), ctypes.c_uint32()
        message = library.sheave_error(ctypes.byref(line), ctypes.byref(column)).decode()
        raise Error(message, line.value or None, column.value or None)
    return result


def data(name: str, *args: Any) -> bytes:
    """Calls a function that gives bytes, and takes them."""
    length = ctypes.c_size_t()
    address = call(name, *args, ctypes.byref(length))
    try:
        return ctypes.string_at(address, length.value)
    finally:
        _free(address)


class Handle:
    """A handle, freed with the object."""

    def __init__(self, handle: int):
        self._as_parameter_ = ctypes.c_void_p(handle)

    def __del__(self) -> None:
        if library is not None and getattr(self, "_as_parameter_", None):
            library.sheave_free(self._as_parameter_)
