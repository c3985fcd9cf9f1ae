"""Everything of a package that is decided when its modules are read, one line each."""

from __future__ import annotations

import ast
import dataclasses
import importlib
import inspect
import pkgutil
from collections.abc import Iterator, Mapping, Set
from types import FunctionType, ModuleType
from typing import Any, Final

import msgspec

NOT_LISTED: Final = ("bots", "screen")
PLAIN: Final = (int, float, str, bytes, bool, type(None))
MANY: Final = 40
"""A row of more than this is told by its length and its ends."""
NOTHING: Final = (inspect.Parameter.empty, dataclasses.MISSING, msgspec.NODEFAULT)


def listing(package: str) -> Iterator[str]:
    """The lines of a package, module by module."""
    for module in _modules(package):
        lines = [line for name in _defined(module) for line in _of(module, name)]
        if lines:
            yield f"{module.__name__.removeprefix('rollout.')}"
            yield from (f"    {line}" for line in lines)


def _modules(package: str) -> Iterator[ModuleType]:
    root = importlib.import_module(package)
    names = [each.name for each in pkgutil.walk_packages(root.__path__, f"{package}.")]
    for name in sorted([package, *names]):
        if not set(name.split(".")).intersection(NOT_LISTED) and not name.endswith("__main__"):
            yield importlib.import_module(name)


def _defined(module: ModuleType) -> Iterator[str]:
    """The names that a module defines itself, in its order."""
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, (ast.Assign, ast.AnnAssign)) and not _is_filled_later(node.value):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (each.id for each in targets if isinstance(each, ast.Name))


def _is_filled_later(value: ast.expr | None) -> bool:
    """`{}`, `[]`, `set()`: what is kept there depends on what was done before."""
    match value:
        case ast.Dict(keys=[]) | ast.List(elts=[]) | ast.Call(args=[], keywords=[]):
            return True
    return False


def _of(module: ModuleType, name: str) -> Iterator[str]:
    value = vars(module).get(name)
    if isinstance(value, FunctionType):
        yield from _of_function(value)
    elif inspect.isclass(value):
        if value.__module__ == module.__name__:
            yield from _of_class(value)
    elif name != "GAME" and name.lstrip("_").isupper():
        yield from _of_value(name, value)


def _of_value(name: str, value: Any) -> Iterator[str]:
    if isinstance(value, Mapping):
        yield f"{name}: {len(value)}"
        yield from (f"{name}[{plain(key)}] = {plain(each)}" for key, each in value.items())
    elif isinstance(value, (tuple, list)) and 1 < len(value) < MANY and not _is_plain(value[0]):
        yield from (f"{name}[{number}] = {plain(each)}" for number, each in enumerate(value))
    else:
        yield f"{name} = {plain(value)}"


def _is_plain(value: Any) -> bool:
    return isinstance(value, PLAIN)


def _of_function(function: FunctionType) -> Iterator[str]:
    left_out = [
        f"{each.name}={plain(each.default)}"
        for each in inspect.signature(function).parameters.values()
        if each.default not in NOTHING
    ]
    if left_out:
        yield f"{function.__qualname__}({', '.join(left_out)})"


def _of_class(kind: type) -> Iterator[str]:
    fields = dict(_fields(kind))
    if fields:
        yield f"{kind.__name__}: {', '.join(f'{name}={value}' for name, value in fields.items())}"
    for name, value in vars(kind).items():
        held = getattr(value, "__func__", value)
        if isinstance(held, FunctionType):
            if not name.startswith("__") or (name == "__init__" and not fields):
                yield from _of_function(held)
        elif isinstance(value, PLAIN) and not name.startswith("_") and name not in fields:
            yield f"{kind.__name__}.{name} = {plain(value)}"


def _fields(kind: type) -> Iterator[tuple[str, str]]:
    """What a field is when nobody says; '-' if somebody must."""
    if issubclass(kind, msgspec.Struct):
        for field in msgspec.structs.fields(kind):
            yield field.name, _default(field.default, field.default_factory)
    elif dataclasses.is_dataclass(kind):
        for each in dataclasses.fields(kind):
            yield each.name, _default(each.default, each.default_factory)


def _default(value: Any, factory: Any) -> str:
    if value not in NOTHING:
        return plain(value)
    return "-" if factory in NOTHING else plain(factory())


def plain(value: Any) -> str:
    """A value in words that are the same every time."""
    if isinstance(value, PLAIN):
        return repr(value)
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{plain(key)}: {plain(each)}' for key, each in value.items())}}}"
    if isinstance(value, Set):
        return f"{{{', '.join(sorted(map(plain, value)))}}}"
    if isinstance(value, (tuple, list)):
        if len(value) >= MANY and not _is_plain(value[0]):
            return f"{len(value)} from {plain(value[0])} to {plain(value[-1])}"
        return f"[{', '.join(map(plain, value))}]"
    if isinstance(value, msgspec.Struct):
        told = (f"{name}={plain(getattr(value, name))}" for name in value.__struct_fields__)
        return f"{type(value).__name__}({', '.join(told)})"
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        shown = [each.name for each in dataclasses.fields(value)]
        told = (f"{name}={plain(getattr(value, name))}" for name in shown)
        return f"{type(value).__name__}({', '.join(told)})"
    if hasattr(value, "pattern"):
        return repr(value.pattern)
    return str(getattr(value, "__name__", type(value).__name__))
