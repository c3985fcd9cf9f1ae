"""A fault put into functions that are loaded already, so that nothing has to be read again.

>>> def far(a: int) -> bool:
...     return a > 3
>>> [is_inside_a_function("def far(a):\\n    return a > 3\\n", line) for line in (1, 2)]
[False, True]
"""

from __future__ import annotations

import ast
import gc
from collections import Counter
from collections.abc import Iterator
from types import CodeType, FunctionType

Key = tuple[str, int]


def is_inside_a_function(source: str, first: int, last: int | None = None) -> bool:
    """Whether lines are done when a function is called, not when its module is read."""
    return function_around(source, first, last or first) is not None


def function_around(source: str, first: int, last: int) -> tuple[int, int] | None:
    """The lines of the outermost function whose body holds these."""
    for node in _functions(ast.parse(source)):
        begins, ends = node.body[0].lineno, node.end_lineno or node.lineno
        if begins <= first and last <= ends and node.lineno < begins:
            return node.lineno, ends
    return None


def _functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield child
        elif isinstance(child, (ast.ClassDef, ast.If)):
            yield from _functions(child)


def functions_below(place: str) -> dict[str, list[FunctionType]]:
    """Every loaded function whose file lies below a folder, by that file."""
    found: dict[str, list[FunctionType]] = {}
    for each in gc.get_objects():
        if type(each) is FunctionType and each.__code__.co_filename.startswith(place):
            found.setdefault(each.__code__.co_filename, []).append(each)
    return found


def graft(functions: list[FunctionType], path: str, before: str, after: str) -> bool:
    """Give functions of a file the code they have in another text of that file."""
    old = {code: key for key, code in _codes(_compiled(before, path))}
    new = dict(_codes(_compiled(after, path)))
    grafted = False
    for each in functions:
        key = old.get(each.__code__)
        if key is None or key not in new:
            continue
        try:
            each.__code__ = new[key]
        except ValueError:
            return False
        grafted = True
    return grafted


def _compiled(source: str, path: str) -> CodeType:
    """As Python compiles a file: with what that file imports from the future, not with ours."""
    return compile(source, path, "exec", dont_inherit=True)


def _codes(module: CodeType) -> Iterator[tuple[Key, CodeType]]:
    """Every code of a module, by its name and its place among those of that name."""
    seen: Counter[str] = Counter()
    waiting = [module]
    while waiting:
        code = waiting.pop(0)
        yield (code.co_qualname, seen[code.co_qualname]), code
        seen[code.co_qualname] += 1
        waiting += [each for each in code.co_consts if isinstance(each, CodeType)]
