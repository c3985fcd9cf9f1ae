"""Words for the numbers in facts: names for figures, inches for lengths, cards for forms."""

from __future__ import annotations

from typing import Any

from rollout.gamekit.screen import Arguments, Fact
from rollout.games.tabletop_warfare.actions import Fire, MoveAlong, SlideAlong
from rollout.games.tabletop_warfare.attack_events import Fired
from rollout.games.tabletop_warfare.naming import NAMER
from rollout.kernel.saying import Saying


def arguments(state: Any, fact: Fact) -> Arguments:
    """What the kinds of the fields say, and the few things they do not."""
    said = NAMER.say(state, fact)
    if isinstance(fact, (MoveAlong, SlideAlong)):
        said["path"] = " – ".join(f"{about(x)}, {about(y)}" for x, y in fact.path)
    if isinstance(fact, (Fire, Fired)) and fact.target < 0:
        said["target"] = Saying("everybody-below")
    return said


def about(length: int) -> str:
    """To a tenth of an inch: nobody reads a way more closely.

    >>> about(14_978)
    '15″'
    """
    return f"{round(length / 100) / 10:g}″"
