"""The faults: which places of a source can be changed, and into what.

>>> [str(each) for each in mutants_of("a.py", "def far(a, b):\\n    return a < b + 1\\n")]
['a.py:2 a < b + 1 -> a <= b + 1', 'a.py:2 b + 1 -> b - 1', 'a.py:2 1 -> 2']
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Final

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
}
OPPOSITES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
WORD: Final = re.compile(r"[A-Za-z][\w.:-]*")
"""Strings that something hangs on: keys, rule IDs, names of fields. Sentences are left alone."""
DONE: Final = (ast.Call, ast.Yield, ast.YieldFrom)
PLAIN: Final = (ast.Name, ast.Attribute, ast.Call, ast.Subscript)


@dataclass(frozen=True)
class Mutant:
    """One fault: the bytes of a file that are replaced, and by what."""

    file: str
    line: int
    last: int
    start: int
    end: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.change}"

    @property
    def change(self) -> str:
        return f"{' '.join(self.before.split())} -> {self.after}"

    def applied(self, source: str) -> str:
        code = source.encode()
        return (code[: self.start] + self.after.encode() + code[self.end :]).decode()


def mutants_of(file: str, source: str) -> Iterator[Mutant]:
    """Every mutant of a source, in its order."""
    code = source.encode()
    starts = [0]
    for line in code.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for node, after in _places(ast.parse(source)):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        before = code[start:end].decode()
        yield Mutant(file, node.lineno, node.end_lineno or node.lineno, start, end, before, after)


def _places(tree: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Places from the top down, each with what is written there instead."""
    if isinstance(tree, ast.stmt):
        yield from ((tree, other) for other in _other_statements(tree))
    if isinstance(tree, ast.expr):
        yield from ((tree, other) for other in _other_expressions(tree))
    if isinstance(tree, (ast.If, ast.While)) and _can_be_turned(tree.test):
        yield tree.test, f"not {ast.unparse(tree.test)}"
    if isinstance(tree, ast.Call):
        yield from ((word, "'mutant'") for word in _words(tree))
    for child in _children(tree):
        yield from _places(child)


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """What may be changed below a node: no types, no decorators, no texts put together."""
    if isinstance(node, (ast.JoinedStr, ast.Assert, ast.Import, ast.ImportFrom)):
        return
    if isinstance(node, ast.If) and _is_for_types(node.test):
        return
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        yield from (each for each in node.args.defaults)
        yield from (each for each in node.args.kw_defaults if each is not None)
        yield from node.body
    elif isinstance(node, ast.ClassDef):
        yield from node.body
    elif isinstance(node, ast.AnnAssign):
        if node.value is not None:
            yield node.value
    elif isinstance(node, ast.Assign) and _names_a_type(node):
        return
    elif isinstance(node, ast.Raise):
        yield from (each for each in ast.iter_child_nodes(node) if _refuses(each))
    else:
        yield from ast.iter_child_nodes(node)


def _can_be_turned(test: ast.expr) -> bool:
    return isinstance(test, PLAIN) and not _is_for_types(test)


def _is_for_types(test: ast.expr) -> bool:
    return ast.unparse(test) == "TYPE_CHECKING"


def _names_a_type(node: ast.Assign) -> bool:
    """`Seats = list[int]`, `__all__ = [...]`."""
    target = node.targets[0]
    return isinstance(target, ast.Name) and (
        target.id == "__all__" or (target.id[0].isupper() and not target.id.isupper())
    )


def _refuses(node: ast.AST) -> bool:
    return "Refusal(" in ast.unparse(node)


def _words(call: ast.Call) -> Iterator[ast.expr]:
    for each in (*call.args, *(keyword.value for keyword in call.keywords)):
        match each:
            case ast.Constant(value=str(text)) if WORD.fullmatch(text):
                yield each


def _other_statements(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.Expr(value=value) if isinstance(value, DONE):
            yield "pass"
        case ast.AugAssign() | ast.Raise():
            yield "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "pass"
        case ast.Break():
            yield "continue"
        case ast.Continue():
            yield "break"


def _other_expressions(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Compare(ops=ops):
            for place, operator in enumerate(ops):
                other = deepcopy(node)
                other.ops[place] = COMPARISONS[type(operator)]()
                yield ast.unparse(other)
        case ast.BoolOp(op=operator, values=values):
            opposite = ast.And() if isinstance(operator, ast.Or) else ast.Or()
            yield f"({ast.unparse(ast.BoolOp(opposite, values))})"
            for place in range(len(values)):
                rest = [each for number, each in enumerate(values) if number != place]
                yield f"({ast.unparse(ast.BoolOp(operator, rest) if rest[1:] else rest[0])})"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield f"({ast.unparse(operand)})"
        case ast.BinOp(op=operator) if type(operator) in ARITHMETIC:
            other_sum = deepcopy(node)
            other_sum.op = ARITHMETIC[type(operator)]()
            yield f"({ast.unparse(other_sum)})" if _is_product(node) else ast.unparse(other_sum)
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield f"({ast.unparse(ast.IfExp(test, orelse, body))})"
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(number)):
            yield str(number + 1)
        case ast.Call(func=ast.Name(id=name)) if name in OPPOSITES:
            yield OPPOSITES[name] + ast.unparse(node)[len(name) :]
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
            yield from _without_conditions(node)


def _is_product(node: ast.BinOp) -> bool:
    return isinstance(node.op, (ast.Mult, ast.FloorDiv, ast.Mod))


def _without_conditions(
    node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp,
) -> Iterator[str]:
    for place, part in enumerate(node.generators):
        if part.ifs:
            other = deepcopy(node)
            other.generators[place].ifs = []
            yield ast.unparse(other)
