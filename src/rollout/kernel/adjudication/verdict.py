"""What comes of a case: it holds, it differs, or it cannot be heard."""

from __future__ import annotations

import dataclasses
import json
from dataclasses import dataclass
from typing import Any, Final

from rollout.kernel.content import ContentError

OPENING: Final = 0
END: Final = -1


@dataclass
class Difference:
    """One thing that is not as written.

    `why` is a key: `case-<why>` in the shared catalogue, with `details` as its arguments.
    Most are `differs`, with `expected` and `found`.
    """

    line: int
    step: int
    """The first is 1; 0 is the opening, and -1 what is expected at the end."""
    field: str
    why: str
    details: dict[str, Any]
    run: int = 0
    """Of several runs in the file; 0 when it has no such parts."""
    state: Any = dataclasses.field(default=None, repr=False, compare=False)
    """The table as it was when a refusal among the details was given: by it the numbers that the
    refusal names can be said in words."""

    def __str__(self) -> str:
        place = {OPENING: "opening", END: "end"}.get(self.step, f"step {self.step}")
        place = f"run {self.run}, {place}" if self.run else place
        rows = [f"line {self.line}, {place}, {self.field}: {self.why.replace('-', ' ')}"]
        rows += [f"    {name:8} {value}" for name, value in self.details.items()]
        return "\n".join(rows)


@dataclass
class Verdict:
    """`holds`, or `differences`, or the file is `malformed`."""

    file: str
    title: str = ""
    game: str = ""
    rules: list[str] = dataclasses.field(default_factory=list)
    differences: list[Difference] = dataclasses.field(default_factory=list)
    malformed: ContentError | None = None

    @property
    def holds(self) -> bool:
        return self.malformed is None and not self.differences

    @property
    def exit_code(self) -> int:
        """0 when the case holds, 1 when it differs, 2 when the file is malformed."""
        if self.malformed is not None:
            return 2
        return 1 if self.differences else 0

    def __str__(self) -> str:
        if self.malformed is not None:
            return str(self.malformed)
        if not self.differences:
            return f"{self.file}: holds"
        return "\n".join([f"{self.file}: {self.title}", *map(str, self.differences)])


def show(value: Any) -> str:
    """A value as a reader of cases knows it.

    >>> show({"event": "marked", "seat": 0, "cells": [1, 2]})
    'marked {seat: 0, cells: [1, 2]}'
    """
    if isinstance(value, dict):
        rest = {key: each for key, each in value.items() if key != "event"}
        fields = ", ".join(f"{key}: {show(each)}" for key, each in rest.items())
        tag = str(value.get("event", ""))
        return f"{tag} {{{fields}}}".strip() if fields or not tag else tag
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(show(each) for each in value) + "]"
    if value is None or isinstance(value, (bool, int, float, str)):
        return json.dumps(value, ensure_ascii=False)
    return str(value)


def show_some(values: list[str], most: int = 12) -> str:
    """Values in a row, the first of them where there are many."""
    shown = ", ".join(values[:most])
    return f"[{shown}]" if len(values) <= most else f"[{shown}, … {len(values)}]"
