"""How the table looks in a terminal, and the table in sentences."""

from __future__ import annotations

from typing import Any

from rollout.gamekit.plane_text import describe_plane, draw_plane
from rollout.games.attacktix.screen.forms import View

SEATS = "ABCDEF"


def draw(view: View, words: Any) -> str:
    """The table in characters, with whose turn it is and what the shelves hold."""
    return "\n".join(
        [*_heading(view, words), draw_plane(view.plane, words), *_shelves(view, words)]
    )


def describe(view: View, words: Any) -> str:
    """The same line by line, every figure with its window."""
    lines = [*_heading(view, words), *_windows(view, words)]
    lines += describe_plane(view.plane, words)
    return "\n".join([*lines, *_shelves(view, words)])


def _heading(view: View, words: Any) -> list[str]:
    if view.turn < 1:
        return [str(words.plain("table-before"))]
    return [
        str(
            words.plain(
                "table-turn",
                turn=view.turn,
                seat=SEATS[view.seat],
                phase=words.plain(f"phase-{view.phase}"),
                left=view.allowed - view.used,
            )
        )
    ]


def _windows(view: View, words: Any) -> list[str]:
    return [
        str(
            words.plain(
                "table-figure",
                seat=SEATS[each.controller],
                name=each.name,
                mode=each.mode,
                points=each.points,
                speed=each.face[0],
                colour=words.plain(f"colour-{each.face[1]}"),
                weapon=words.plain(f"weapon-{each.weapon.replace('_', '-')}"),
            )
        )
        for each in view.figures.values()
        if each.zone == "play" and each.face is not None
    ]


def _shelves(view: View, words: Any) -> list[str]:
    rows = []
    for seat in range(len(view.teams)):
        for zone in ("back_up", "defeated"):
            names = [
                each.name
                for each in view.figures.values()
                if each.owner == seat and each.zone == zone
            ]
            if names:
                key = "table-back-up" if zone == "back_up" else "table-defeated"
                rows.append(str(words.plain(key, seat=SEATS[seat], names=", ".join(names))))
    return rows
