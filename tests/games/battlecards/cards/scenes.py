"""Scenes for card tests, and a way to write what is expected of them.

A fact is written `A.bank`, `A:enhanced` (a side of the battle), `A21.damage` (a Robot in play)
or `R01.controller`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tests.games.battlecards.bench import Bench, Seat

SIMPLE = {"A": "D27", "D": "A21"}
"""A foe without skills or abilities in robot mode for each army: 4/6/3 and 4/5/4."""


class Row(NamedTuple):
    """One card in one scene: moves, and the facts expected after them."""

    scene: Callable[[], Bench]
    moves: tuple[str, ...]
    expected: dict[str, Any]


def row(code: str, scene: Callable[[], Bench], moves: str, **more: Any) -> Any:
    """A parameter set named after the card; `moves` are separated by commas."""
    lines = tuple(line.strip() for line in moves.split(",") if line.strip())
    name = f"{code} {more.get('note', '')}".strip()
    return pytest.param(Row(scene, lines, more["then"]), id=name)


def check(given: Row) -> None:
    """Play the row and compare every fact with what is written."""
    bench = given.scene()
    bench.do(*given.moves)
    found = {key: fact(bench, key) for key in given.expected}
    assert found == given.expected


def fact(bench: Bench, key: str) -> Any:
    if ":" in key:
        letter, name = key.split(":")
        return bench.side(letter)[name]
    owner, _, name = key.partition(".")
    if owner in ("A", "B"):
        return bench.seat(owner)[name]
    if owner == "asked":
        return bench.asked
    if owner == "why":
        return bench.why_not(name)
    if owner == "offers":
        return name in bench.offers
    if owner == "told":
        return len(bench.told(name))
    if name == "in_play":
        return bench.in_play(owner)
    lies_in_field = owner in bench.report["field"]
    place = bench.resource(owner) if lies_in_field else bench.robot(owner)
    return place[name]


def home(robots: list[str], **more: Any) -> Callable[[], Bench]:
    """Robots of A in Homebase, in its Action phase."""
    return lambda: _bench(robots, more)


def lead(robots: list[str], **more: Any) -> Callable[[], Bench]:
    """The first Robot of A challenges the first of B on R01; A has the first move."""
    return lambda: _battle(robots, more, attacking=True)


def hold(robots: list[str], **more: Any) -> Callable[[], Bench]:
    """The first Robot of A holds the first Resource against the first of B."""
    return lambda: _battle(robots, more, attacking=False)


def _bench(robots: list[str], more: dict[str, Any]) -> Bench:
    mine, other = _seats(robots, more)
    rest = {key: value for key, value in more.items() if key not in _OF_SEATS}
    return Bench(mine, other, **rest)


_OF_SEATS = ("hand", "deck", "scrapheap", "bank", "foes", "foe_hand", "foe_bank")


def _seats(robots: list[str], more: dict[str, Any]) -> tuple[Seat, Seat]:
    mine: Seat = {"robots": robots, "bank": more.get("bank", 10)}
    mine |= {key: more[key] for key in ("hand", "deck", "scrapheap") if key in more}
    other: Seat = {"robots": more.get("foes", []), "hand": more.get("foe_hand", [])}
    other["bank"] = more.get("foe_bank", 25)
    return mine, other


def _battle(robots: list[str], more: dict[str, Any], attacking: bool) -> Bench:
    field = more.get("field", ("R01",))
    place = field[0].split()[0]
    foes = more.get("foes") or [SIMPLE[robots[0][0]]]
    if attacking:
        foes = [f"{foes[0]} on {place}", *foes[1:]]
    else:
        robots = [f"{robots[0]} on {place}", *robots[1:]]
    rest = {**more, "foes": foes, "field": field}
    bench = _bench(robots, {**rest, "turn_seat": "A" if attacking else "B"})
    challenger = (robots if attacking else foes)[0].split()[0]
    bench.do(f"challenge {challenger} {place}")
    if bench.match.ask is not None and bench.asked[1] == "begin_or_wait":
        bench.do("begin" if bench.asked[0] == "A" else "wait")
    return bench
