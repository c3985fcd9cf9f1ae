"""The parts of the service's messages. Definitions only: nothing here is ever compiled."""

from __future__ import annotations

from typing import Any

import msgspec

from rollout.gamekit import Die
from rollout.kernel.actions import Action, Event


class Words(msgspec.Struct, frozen=True):
    """A key of the catalogue with the arguments of its message."""

    key: str
    args: dict[str, Any] = {}


class Refused(msgspec.Struct, frozen=True):
    """A refusal on the wire."""

    rule: str
    why: str
    details: dict[str, Any]
    words: Words


class Choice(msgspec.Struct, frozen=True):
    """An action that can be chosen."""

    action: Action
    text: str
    words: Words


class RefusedChoice(Choice, frozen=True):
    """An action that somebody might think of, and why it cannot be chosen."""

    refusal: Refused


class Question(msgspec.Struct, frozen=True):
    seat: int
    about: str
    words: Words


class EventWithWords(msgspec.Struct, frozen=True, omit_defaults=True):
    """With the dice it tells of, and the kind of moment it is in a replay, if any."""

    event: Event
    words: Words
    dice: list[Die] = []
    moment: str = ""


class ShownClock(msgspec.Struct, frozen=True):
    """What is left to a player, or of the time of play, as of a message."""

    seconds: float
    running: bool


class ShownSeat(msgspec.Struct, frozen=True):
    seat: int
    name: str
    kind: str
    online: bool
    level: str
    clock: Any


class ShownChance(msgspec.Struct, frozen=True):
    about: str
    kind: str
    words: Words
    need: int | None = None
    reasons: Any = None
    recorded: bool = False
    """It is carried out by the service: nobody rolls for it."""


class ShownResult(msgspec.Struct, frozen=True):
    winners: tuple[int, ...]
    reason: str
    rule: str
    words: Words


class ShownUndo(msgspec.Struct, frozen=True):
    allowed: bool
    refusal: Refused | None = None
