"""Positions of case files that no table can hold are refused with their key."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.attacktix import GAME
from rollout.kernel.errors import Unreadable

KUP = {"code": "kup_robot", "at": [300, 300]}
FOE = {"code": "kup_robot", "seat": "B", "at": [300, 900]}
THREE = {"mode": "free_for_all", "seats": 3}


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ({"figures": [{**KUP, "at": [float("inf"), 300]}, FOE]}, "at"),
        ({"figures": [{**KUP, "at": [300, float("nan")]}, FOE]}, "at"),
        ({"figures": [{**KUP, "facing": float("-inf")}, FOE]}, "facing"),
        ({"figures": [KUP, FOE], "things": [{"sort": "crate", "at": [1e308, 0]}]}, "at"),
        ({"figures": [{**KUP, "controller": "C"}, FOE]}, "there is no seat 'C', only AB"),
        ({"figures": [KUP, FOE], "order": ["A", "A"]}, "order: expected each of the 2 seats once"),
        ({"figures": [KUP, FOE], **THREE, "order": ["C", "A"]}, "each of the 3 seats once"),
        ({"figures": [KUP, FOE], "mode": "teams", "teams": [0, 1] * 4}, "teams"),
        ({"figures": [KUP, FOE], "mode": "teams", "teams": [0, 1], "shares": [-1, 1]}, "shares"),
    ],
)
def test_what_no_table_can_hold_is_no_position(data: dict[str, Any], told: str) -> None:
    with pytest.raises(Unreadable, match=told):
        GAME.rules.position(data)


def test_seats_in_any_order_and_the_longest_quiet_are_read() -> None:
    state = GAME.rules.position(
        {"figures": [KUP, FOE], **THREE, "order": ["C", "A", "B"], "quiet": 300}
    )
    assert state.order == [2, 0, 1]
    assert state.quiet == 300, "a hundred rounds of three are 300 turns (AT-RUL-54)"
