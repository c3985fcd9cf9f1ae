"""Functions of the rules, asked about things that were drawn.

What a function takes is read from its source; the exam of a game says how each kind of thing is
drawn. Those that only look are `lookers`, with what makes options and areas; those that do
something at a table are `doers`; whoever takes what nobody draws is left out. A test keeps a
digest of what came of it by function, so that it names the one that answers or acts otherwise.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from rollout.kernel.game import BrokenOff, Table
from rollout.kernel.options import Options
from rollout.kernel.requests import Ask
from rollout.space.plane.ground import Ground
from rollout.space.regions.area import Area
from tests.exams import Extreme, altered

SOURCES = Path(__file__).parents[1] / "src"
CHANGING = ("None", "Script", "Figure", "State")
"""What is returned by functions that do something."""
TABLE = "Table["
MOST = 30
FEW = 6
OF_A_CLASS = 2
REQUESTS = 40
"""After so many questions and dice it is enough."""
UNFIT = (
    ArithmeticError,
    AssertionError,
    BrokenOff,
    LookupError,
    RuntimeError,
    StopIteration,
    ValueError,
)
"""What becomes of a question that nobody would ask."""

Drawn = dict[str, Any]
Draw = Callable[[Random, Any, Drawn], Any]
"""From a state and what was drawn already for the same question, by the names of parameters."""


@dataclass(frozen=True)
class Looker:
    name: str
    takes: tuple[tuple[str, str], ...]
    function: Callable[..., Any]


def modules_of(folder: str) -> list[str]:
    return sorted(
        each.stem for each in (SOURCES / folder).glob("*.py") if not each.stem.startswith("_")
    )


def lookers(folder: str, module: str) -> Iterator[Looker]:
    yield from _functions(folder, module, False)


def doers(folder: str, module: str) -> Iterator[Looker]:
    yield from _functions(folder, module, True)


def _functions(folder: str, module: str, doing: bool) -> Iterator[Looker]:
    """Those of one module, by the types that are written there."""
    tree = ast.parse((SOURCES / folder / f"{module}.py").read_text(encoding="utf-8"))
    loaded: ModuleType = import_module(f"{folder.replace('/', '.')}.{module}")
    for node in tree.body:
        made = [each for each in getattr(node, "body", ()) if _makes(each)]
        if isinstance(node, ast.ClassDef) and made and not doing:
            yield Looker(node.name, _takes(made[0])[1:], getattr(loaded, node.name))
        if not isinstance(node, ast.FunctionDef) or node.returns is None:
            continue
        takes = _takes(node)
        acts = ast.unparse(node.returns).startswith(CHANGING)
        at_table = any(kind.startswith(TABLE) for _, kind in takes)
        if takes and (at_table if doing else not acts and not at_table):
            yield Looker(node.name, takes, getattr(loaded, node.name))


def _makes(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef) and node.name == "__init__"


def _takes(node: Any) -> tuple[tuple[str, str], ...]:
    return tuple(
        (each.arg, ast.unparse(each.annotation) if each.annotation is not None else "")
        for each in node.args.args
    )


def answers(
    looker: Looker,
    drawing: Mapping[str, Draw],
    states: list[Any],
    times: int,
    short: Callable[[Any], Any],
) -> list[str] | None:
    """What it says of every state, asked so many times; None where it takes what nobody draws."""
    draws = [drawing.get(f"{name}: {kind}", drawing.get(kind)) for name, kind in looker.takes]
    found: list[str] = []
    if looker.takes == (("state", "State"),):
        times = 1
    elif isinstance(looker.function, type):
        times = min(times, OF_A_CLASS)
    for number, state in enumerate(states):
        rng = Random(f"{looker.name} {number}")
        for _ in range(times):
            drawn: Drawn = {}
            try:
                for (name, _), draw in zip(looker.takes, draws, strict=True):
                    if draw is None:
                        return None
                    drawn[name] = draw(rng, state, drawn)
                said = told(looker.function(*drawn.values()), rng, short)
            except UNFIT as error:
                said = type(error).__name__
            found.append(repr(said))
    return found


def deeds(
    doer: Looker,
    drawing: Mapping[str, Draw],
    states: list[Any],
    times: int,
    encode: Callable[[Any], bytes],
) -> list[str] | None:
    """What comes of it at every state, so many times; None where it takes what nobody draws.

    A script in which nothing was found to go on with complains, or just ends where it is compiled.
    """
    draws = [drawing.get(f"{name}: {kind}", drawing.get(kind)) for name, kind in doer.takes[1:]]
    found: list[str] = []
    for number, drawn_state in enumerate(states):
        rng = Random(f"{doer.name} {number}")
        for _ in range(times):
            table: Table[Any] = Table(drawn_state.copy())
            drawn: Drawn = {}
            try:
                for (name, _), draw in zip(doer.takes[1:], draws, strict=True):
                    if draw is None:
                        return None
                    drawn[name] = draw(rng, table.state, drawn)
                found.extend(_carried_out(doer.function(table, *drawn.values()), rng))
            except UNFIT as error:
                if not isinstance(error, (RuntimeError, StopIteration)):
                    found.append(type(error).__name__)
            found.extend(repr(event) for event in table.events)
            found.append(digest([repr(encode(table.state))]))
    return found


def _carried_out(script: Any, rng: Random) -> Iterator[str]:
    """Whatever it asks is answered by chance; what is no script is done already."""
    if not isinstance(script, Generator):
        return
    chance, answer = Extreme(rng), None
    for _ in range(REQUESTS):
        try:
            request = script.send(answer)
        except StopIteration:
            return
        if isinstance(request, Ask):
            options = request.options
            yield f"{request.seat} {request.about} {request.context}"
            answer = options.sample(rng)
            yield repr([*islice(options, FEW), *islice(options.near_misses(), FEW)])
            others = islice(altered(answer, [-1, 99]), FEW)
            yield repr([(options.refusal(other), other in options) for other in others])
        else:
            answer = chance.answer(request, 0)
        yield repr(answer)


def told(value: Any, rng: Random, short: Callable[[Any], Any]) -> Any:
    """An answer in plain words; of ground and areas, what they say of some points."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [told(each, rng, short) for each in value]
    if isinstance(value, Iterator):
        return [told(each, rng, short) for each in islice(value, MOST)]
    if isinstance(value, Ground):
        points = [(rng.randint(-50, 3700), rng.randint(-50, 3700)) for _ in range(6)]
        points += [(10 * x, 10 * y) for x, y in points]
        rests = [value.rests(point) for point in points]
        return rests, [value.passes(points[0], point) for point in points[1:3]]
    if isinstance(value, Area):
        found = value.samples()[:MOST]
        return told([*found, value.draw(rng)], rng, short)
    if isinstance(value, Options):
        offered = list(islice(value, MOST))
        others = [other for each in offered[-2:] for other in islice(altered(each, [-1, 99]), FEW)]
        missed = list(islice(value.near_misses(), MOST))
        return [repr(offered), repr(missed), [repr(value.refusal(each)) for each in others]]
    if callable(value):
        return "a function"
    known = short(value)
    return repr(value) if known is None else known


def digest(lines: list[str]) -> str:
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=4).hexdigest()
