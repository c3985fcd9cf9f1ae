"""How a position is written in a case file, in the words of a player."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from rollout.games.battlecards.setup import MatchOptions
from rollout.kernel.content import Form

Seat = Literal["A", "B", "C", "D"]


class SeatForm(Form):
    """The cards of one seat. Robots are written `A03`, `A03 alt on R01 damage 2 transformed`."""

    bank: int = 25
    robots: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    """The top card first."""
    scrapheap: list[str] = field(default_factory=list)
    turns_taken: int = 3


class PositionForm(Form):
    """A table between two choices. Resources are written `R01`, or `R01 of B` for their owner."""

    seats: dict[Seat, SeatForm]
    resources: list[str] = field(default_factory=list, name="field")
    phase: Literal["energon", "deployment", "action", "supply"] = "action"
    turn_seat: Seat = "A"
    turn: int = 6
    done: list[Literal["discover", "deploy", "claim", "challenge", "draw", "science"]] = field(
        default_factory=list
    )
    quiet_turns: int = 0
    options: MatchOptions = MatchOptions()
    homebrew: str = ""
