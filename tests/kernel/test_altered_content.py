"""Content of every form, written in every way: what is said of each mistake, and of which line.

`altered_content.txt` has a line for each alteration, to be read; after a change that was meant it
is written anew: `python -m tests.kernel.test_altered_content`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, field

from rollout.kernel.content import ContentError, Form, convert, lines_of, read_text
from tests.altering import alterations

KEPT = Path(__file__).with_name("altered_content.txt")

TEXT = '''# a shelf
"name" = "shelf" # its name
deep.er."e\\"st" = 3
wide . open = true

[things.one]
kind = "round"
sizes = [1, 2, # and
  3,
]
pair = ["left", 2]
told = """
kind = "no key"
[no.table]
\\"""" # " more
raw = \'\'\'
'x' = 1\'\'\'
rated = 1.5

[things.'two']
kind = "long"
of = { "a b" = { count = 1 }, c = {count=2} , }
either = ["yes"]
rated = 2
pair = [
  "right", 9]

[[rows]]
count = 1
[[rows]]
[rows.inner]
count = 2
[[rows.more]]
count = 3
[[rows.more]]
count = 4
[last]
'''.replace(" , }", " }")


class Counted(Form, kw_only=True):
    count: Annotated[int, Meta(ge=0, le=4)]


class Row(Form, kw_only=True):
    count: int = 0
    inner: Counted | None = None
    more: Annotated[tuple[Counted, ...], Meta(max_length=2)] = ()


class Thing(Form, kw_only=True):
    kind: Literal["round", "long", "flat"]
    sizes: list[Annotated[int, Meta(le=3)]] = field(default_factory=list)
    pair: tuple[Literal["left", "right"], int]
    told: Annotated[str, Meta(max_length=40)] = ""
    raw: str | None = None
    rated: float
    of: dict[str, Counted] = field(default_factory=dict)
    either: bool | Annotated[list[Literal["yes", "no"]], Meta(min_length=1)] = False


class Shelf(Form, kw_only=True):
    name: Literal["shelf", "board"]
    deep: dict[str, dict[str, int]]
    wide: dict[str, bool]
    things: dict[str, Thing]
    rows: list[Row]
    last: Counted | None = None


INSTEAD: tuple[Any, ...] = ("text", 7, True, 0.25, [], ["no", 1], {}, {"count": 9}, {"odd": 1})


def places(value: Any, place: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    yield place
    if isinstance(value, dict):
        for key, each in value.items():
            yield from places(each, (*place, key))
    if isinstance(value, list):
        for index, each in enumerate(value):
            yield from places(each, (*place, index))


def said(text: str) -> str:
    try:
        document = read_text(text, "shelf")
        document.data.pop("last", None)
        convert(document, (), Shelf)
    except ContentError as error:
        return re.sub(r"(expected TOML).*", r"\1", str(error))
    return "read"


def said_of(place: tuple[str | int, ...], instead: Any) -> str:
    """What is said when something of another kind stands there."""
    document = read_text(TEXT, "shelf")
    document.data.pop("last")
    document.value(place[:-1])[place[-1]] = instead
    try:
        convert(document, (), Shelf)
    except ContentError as error:
        return str(error)
    return "read"


def told() -> Iterator[str]:
    for place, line in lines_of(TEXT).items():
        yield f"{place} stands in line {line}"
    for what, altered in alterations(TEXT):
        yield f"{what}: {said(altered)}".replace("\n", " ")
    data = tomllib.loads(TEXT)
    data.pop("last")
    for place in places(data):
        for instead in INSTEAD if place else ():
            yield f"{place} = {instead!r}: {said_of(place, instead)}"
    for short in ("", "\n# nothing", "a", "a = ", "a = 1\nb = [", "a = 1\na = 2", "[t]\n[t]"):
        yield f"{short!r}: {said(short)}"


def test_what_is_said_of_altered_content_is_what_it_was() -> None:
    assert list(told()) == KEPT.read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    KEPT.write_text("\n".join(told()) + "\n", encoding="utf-8")
