"""How the sample games look in a terminal."""

from __future__ import annotations

from typing import Any

from rollout.gamekit.plane_text import describe_plane, draw_plane, read_plane

SIGNS = ("X", "O")


def draw(view: dict[str, Any], words: Any) -> str:
    """A picture made of characters."""
    if "cells" in view:
        rows = [" ".join(_sign(view["cells"], cell) for cell in range(r, r + 3)) for r in (0, 3, 6)]
        return "\n".join(rows)
    if "plane" in view:
        return draw_plane(read_plane(view), words)
    return describe(view, words)


def describe(view: dict[str, Any], words: Any) -> str:
    """A line for each thing on the table."""
    rows = []
    for key, value in view.items():
        name = f"view-{key}"
        if name in words:
            rows.append(f"{words.plain(name)}: {_listed(value, words)}")
    if "cells" in view:
        rows = [
            words.plain("view-cells", seat="AB"[seat], cells=_cells(view["cells"], seat, words))
            for seat in (0, 1)
        ]
    if "plane" in view:
        rows += describe_plane(read_plane(view), words)
    return "\n".join(rows)


def _sign(cells: list[int], cell: int) -> str:
    return str(cell) if cells[cell] < 0 else SIGNS[cells[cell]]


def _cells(cells: list[int], seat: int, words: Any) -> str:
    return _listed([cell for cell in range(9) if cells[cell] == seat], words)


def _listed(value: Any, words: Any) -> str:
    if isinstance(value, list):
        return ", ".join(str(each) for each in value) or str(words.plain("view-nothing"))
    return str(words.plain("view-nothing")) if value in (None, -1) else str(value)
