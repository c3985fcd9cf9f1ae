"""Positions of Battlecards with real cards: crowded fields, full hands, four seats."""

from __future__ import annotations

from typing import Any

from rollout.kernel.match import Match
from tests.games.battlecards.bench import Bench

Position = tuple[Match[Any], list[str]]
"""A match, and the names of its seats."""

FIELD = ("R19", "R24 of B", "R02", "R23 of B", "R34", "R20 of B", "R03", "R12 of B", "R01")
"""Nine Resources, those with the longest names among them."""

AUTOBOTS: dict[str, Any] = {
    "bank": 31,
    "robots": [
        "A01",
        "A03 alt",
        "A15",
        "A16 on R19",
        "A07 on R02 damage 1",
        "A11 on R02",
        "A12 on R34",
        "A06",
    ],
    "hand": ["AA26", "R24", "A33", "AA03", "AA30", "R34", "A34", "AA10", "AA24", "R23"],
    "deck": ["A13", "A13", "AA01"],
    "scrapheap": ["AA11", "AA12"],
}
DECEPTICONS: dict[str, Any] = {
    "bank": 4,
    "robots": [
        "D10",
        "D11 alt",
        "D04 on R24",
        "D13 on R23",
        "D14 on R23",
        "D15 on R20",
        "D17",
        "D09",
    ],
    "hand": ["DA10", "DA18", "DA09", "DA05"],
    "deck": ["D12"],
}
ANSWERS: dict[str, Any] = {"phase": "deployment", "turn": 14}


def crowded(cards: int = 10) -> Position:
    own = {**AUTOBOTS, "hand": AUTOBOTS["hand"][:cards]}
    return Bench(own, DECEPTICONS, field=FIELD, **ANSWERS).match, ["Kim", "Sam"]


def usual() -> Position:
    return usual_bench().match, ["Kim", "Sam"]


def usual_bench(**rest: Any) -> Bench:
    own = {
        "bank": 22,
        "robots": ["A03", "A07", "A16 on R03"],
        "hand": AUTOBOTS["hand"][:5],
        "deck": ["A13"],
    }
    other = {
        "bank": 19,
        "robots": ["D10", "D11 alt", "D04 on R24"],
        "hand": ["DA10"],
        "deck": ["D12"],
    }
    field = ("R24 of B", "R03", "R02", "R12 of B")
    return Bench(own, other, field=field, **{**ANSWERS, **rest})


def claimed() -> Position:
    """Sam claims a Resource, and Kim is asked whether to contest."""
    bench = usual_bench(turn_seat="B", phase="action")
    return bench.do("claim D10 R02").match, ["Kim", "Sam"]


def few() -> Position:
    """Hardly anything lies on the table, so the cards are large; one stands on a Resource."""
    own = {"bank": 19, "robots": ["A16"], "hand": AUTOBOTS["hand"][:5], "deck": ["A13"]}
    other = {"bank": 7, "robots": ["D10", "D11 on R03"], "hand": ["DA10"], "deck": ["D12"]}
    return Bench(own, other, field=("R03 of B",), **ANSWERS).match, ["Kim", "Sam"]


def four() -> Position:
    a = {
        "bank": 31,
        "robots": ["A01", "A03 alt", "A16 on R19", "A07 on R02"],
        "hand": AUTOBOTS["hand"][:7],
        "deck": ["A13"],
    }
    b = {
        "bank": 8,
        "robots": ["D10", "D11 alt", "D04 on R24", "D13 on R23"],
        "hand": ["DA10"],
        "deck": ["D12"],
    }
    c = {
        "bank": 12,
        "robots": ["A15", "A12", "A11 on R34", "A06"],
        "hand": ["AA10"],
        "deck": ["A13"],
    }
    d = {
        "bank": 3,
        "robots": ["D14 on R20", "D15", "D17", "D09"],
        "hand": ["DA05"],
        "deck": ["D12"],
    }
    field = ("R19", "R24 of B", "R02", "R23 of B", "R34 of C", "R20 of D", "R03", "R12 of B")
    return Bench(a, b, c, d, field=field, **ANSWERS).match, ["Kim", "Samantha", "Robin", "Alex"]
