"""Functions built by hand: values with operators, and `with` blocks for control flow."""

import ctypes
from contextlib import contextmanager
from typing import Any, Callable, Iterator, List, Optional, Sequence, Union

from ._library import call, library

TYPES = {"i8": 1, "i16": 2, "i32": 3, "i64": 4, "f32": 5, "f64": 6, "ptr": 7}
_BYTES = {"i8": 1, "i16": 2, "i32": 4, "f32": 4}

Operand = Union["Value", int, float]


class Value:
    """A value of a function: `+ - * / %`, comparisons (i8, 0 or 1), `& | ^ << >>`.

    Numbers beside a value are constants of its type. Integers are signed: `/` is sdiv, `>>` is ashr, `<` is
    slt; `Function.op` has the unsigned operations.
    """

    def __init__(self, function: "Function", number: int, type: str):
        self.function = function
        self.number = number
        self.type = type

    def _op(self, int_op: str, float_op: Optional[str], other: Operand, swapped: bool = False) -> "Value":
        op = float_op if self.type in ("f32", "f64") else int_op
        if op is None:
            raise TypeError(f"{int_op} of type {self.type}")
        right = self.function.value(other, self.type)
        return self.function.op(op, right, self) if swapped else self.function.op(op, self, right)

    def __neg__(self) -> "Value":
        return self.function.op("fneg" if self.type in ("f32", "f64") else "neg", self)


def _operator(method: str, int_op: str, float_op: Optional[str], is_reversible: bool) -> None:
    def forward(self: Value, other: Operand) -> Value:
        return self._op(int_op, float_op, other)

    def backward(self: Value, other: Operand) -> Value:
        return self._op(int_op, float_op, other, swapped=True)

    setattr(Value, f"__{method}__", forward)
    if is_reversible:
        setattr(Value, f"__r{method}__", backward)


for _method, _int_op, _float_op in [
    ("add", "add", "fadd"),
    ("sub", "sub", "fsub"),
    ("mul", "mul", "fmul"),
    ("truediv", "sdiv", "fdiv"),
    ("floordiv", "sdiv", None),
    ("mod", "srem", None),
    ("and", "and", None),
    ("or", "or", None),
    ("xor", "xor", None),
    ("lshift", "shl", None),
    ("rshift", "ashr", None),
]:
    _operator(_method, _int_op, _float_op, True)
for _method, _int_op, _float_op in [
    ("lt", "slt", "olt"),
    ("le", "sle", "ole"),
    ("gt", "sgt", "ogt"),
    ("ge", "sge", "oge"),
]:
    _operator(_method, "icmp " + _int_op, "fcmp " + _float_op, False)


class Variable:
    """A local variable: a slot of the frame, which becomes a register."""

    def __init__(self, function: "Function", type: str):
        self.function = function
        self.type = type
        self.address = function.slot(_BYTES.get(type, 8))

    def get(self) -> Value:
        """Its value at this point."""
        return self.function.load(self.type, self.address)

    def set(self, value: Operand) -> None:
        """Gives it a value."""
        self.function.store(self.function.value(value, self.type), self.address)


class Block:
    """A block; `with block:` appends to it, and goes on after it with the block before."""

    def __init__(self, function: "Function"):
        self.function = function
        self.number = call("block", function.module)
        self._before: List[Optional["Block"]] = []

    def __enter__(self) -> "Block":
        self._before.append(self.function.current)
        self.function.switch_to(self)
        return self

    def __exit__(self, *exception: Any) -> None:
        before = self._before.pop()
        if before is not None and exception[0] is None:
            self.function.switch_to(before)


class Function:
    """A function that is being built; made by `Module.function`.

    Attributes:
        params: its parameters.
        current: the block that is appended to; at first the entry.
    """

    def __init__(self, module: Any, name: str, signature: str):
        self.module = module
        call("define", module, name, signature)
        self.current: Optional[Block] = None
        params = signature[
            signature.index("(") + 1 : signature.rindex(")", 0, (signature + "->").index("->"))
        ]
        types = [param.split()[0] for param in params.split(",") if param.strip()]
        self.switch_to(Block(self))
        self.params = [Value(self, call("param", module, at), type) for at, type in enumerate(types)]

    def value(self, value: Operand, type: str) -> Value:
        """`value` itself, or the constant of this type."""
        if isinstance(value, Value):
            return value
        kind = "float" if type in ("f32", "f64") else "int"
        return Value(self, call(kind, self.module, TYPES[type], value), type)

    def op(self, op: str, *operands: Value, type: Optional[str] = None) -> Value:
        """An instruction by its words in docs/ir.md; `type` is that of the result, for conversions."""
        result = type or (
            "i8" if op[1:4] == "cmp" else operands[min(len(operands) - 1, 1 if op == "select" else 0)].type
        )
        number = call("op", self.module, op, TYPES[result], *_list(operands))
        return Value(self, number, result)

    def variable(self, type: str, value: Optional[Operand] = None) -> Variable:
        """A local variable."""
        variable = Variable(self, type)
        if value is not None:
            variable.set(value)
        return variable

    def slot(self, size: int, align: int = 8) -> Value:
        """The address of so many bytes of the frame."""
        return Value(self, call("slot", self.module, size, align), "ptr")

    def load(self, type: str, address: Value, offset: int = 0) -> Value:
        """The value at an address, `offset` bytes further."""
        return Value(self, call("load", self.module, TYPES[type], address.number, offset), type)

    def store(self, value: Value, address: Value, offset: int = 0) -> None:
        """Writes a value to an address, `offset` bytes further."""
        call("store", self.module, value.number, address.number, offset)

    def index(self, base: Value, index: Operand, scale: int = 1, offset: int = 0) -> Value:
        """The address `base + index * scale + offset`."""
        index = self.value(index, "i64")
        return Value(self, call("index", self.module, base.number, index.number, scale, offset), "ptr")

    def symbol(self, name: str) -> Value:
        """The address of a function or data object."""
        return Value(self, call("symbol", self.module, name), "ptr")

    def call(self, name: str, *arguments: Value, type: Optional[str] = None) -> Optional[Value]:
        """Calls a function; `type` is that of its result, if it has one."""
        if type is not None:
            return Value(self, call("call", self.module, name, *_list(arguments)), type)
        # Zero is no error where there is no result; an error is that of `finish`.
        library.sheave_call(self.module, name.encode(), *_list(arguments))
        return None

    def block(self) -> Block:
        """A new block."""
        return Block(self)

    def switch_to(self, block: Block) -> None:
        """What follows is appended to `block`."""
        call("switch_to", self.module, block.number)
        self.current = block

    def phi(self, block: Block, type: str) -> Value:
        """A phi of a block; `phi_input` gives it a value for each predecessor."""
        return Value(self, call("phi", self.module, block.number, TYPES[type]), type)

    def phi_input(self, phi: Value, block: Block, value: Operand) -> None:
        """The value of a phi where control comes from `block`."""
        call("phi_input", self.module, phi.number, block.number, self.value(value, phi.type).number)

    def jump(self, target: Block) -> None:
        """Ends the block."""
        call("jump", self.module, target.number)

    def branch(self, condition: Value, then: Block, otherwise: Block) -> None:
        """Ends the block: to `then` if the condition is not zero."""
        call("branch", self.module, condition.number, then.number, otherwise.number)

    def ret(self, value: Optional[Value] = None) -> None:
        """Ends the block: returns."""
        call("return", self.module, 0 if value is None else value.number)

    @contextmanager
    def if_(self, condition: Value) -> Iterator[None]:
        """`with f.if_(a < b): ...` does the block where the condition is true."""
        then, after = self.block(), self.block()
        self.branch(condition, then, after)
        self.switch_to(then)
        yield
        self.jump(after)
        self.switch_to(after)

    @contextmanager
    def while_(self, condition: Callable[[], Value]) -> Iterator[None]:
        """`with f.while_(lambda: n.get() > 0): ...` does the block as long as the condition is true."""
        head, body, after = self.block(), self.block(), self.block()
        self.jump(head)
        self.switch_to(head)
        self.branch(condition(), body, after)
        self.switch_to(body)
        yield
        self.jump(head)
        self.switch_to(after)


def _list(values: Sequence[Value]) -> Any:
    return (ctypes.c_uint64 * len(values))(*[value.number for value in values]), len(values)
