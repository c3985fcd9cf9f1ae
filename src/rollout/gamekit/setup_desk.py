"""Where a match is agreed on: what a setup can be made of, and what is wrong with one.

Setups are spoken of in two ways: `Setup` is the game's own Struct, `Written` is the same as
JSON data, as the store has it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from rollout.gamekit.building import Building
from rollout.gamekit.match_options import options_of

Setup = Any
Written = Any
Told = dict[str, Any]


@dataclass(frozen=True, eq=False)
class SeatChoices:
    """For a game whose seats may bring a part of the setup along: their decks, for instance."""

    owing: Callable[[Written], tuple[int, ...]]
    """The seats that have yet to bring something."""
    bring: Callable[[Written, int, Any], Written]
    """The setup with what a seat brings."""
    take_back: Callable[[Written, int], Written]
    """The setup without it."""
    usual: Callable[[Written, int], Any]
    """What somebody brings who does not choose."""
    judge: Callable[[Written, int, Any], Told]
    """What is to be said of a choice, with its `faults`."""
    lapsed: Callable[[Written], tuple[int, ...]]
    """The seats whose choices were legal when they were made and no longer are."""
    form: Any = Any
    """What a choice is written as; others are refused before the game sees them."""


def nothing_more() -> Told:
    return {}


def nothing_more_of(setup: Any) -> Told:
    return {}


def nothing_special(setup: Written) -> str:
    return ""


def all_of_it(setup: Written, you: tuple[int, ...]) -> Written:
    return setup


def the_same(setup: Written, winners: tuple[int, ...]) -> Written:
    return setup


@dataclass(frozen=True, eq=False)
class SetupDesk:
    """What is told of setups beyond their form. Each part may be left out."""

    options: type[msgspec.Struct] | None = None
    """The match options: the Struct that a setup has in its field `options`."""
    describe: Callable[[], Told] = nothing_more
    """What a setup can be made of."""
    quick: Setup = None
    """The setup of a match that is begun with one click; None: the usual one."""
    called: Callable[[Written], str] = nothing_special
    """The key of what is played of the game with a setup, a scenario perhaps, for lists."""
    check: Callable[[Setup], Told] = nothing_more_of
    """What is to be said of a setup with which a match can be started."""
    explain: Callable[[Written], Told] = nothing_more_of
    """What is to be said of one that was refused."""
    shown: Callable[[Written, tuple[int, ...]], Written] = all_of_it
    """The setup as the holders of some seats may see it while the match goes on."""
    rematch: Callable[[Written, tuple[int, ...]], Written] = the_same
    """The setup of the match that follows one, with who won it."""
    choices: SeatChoices | None = None
    building: Building | None = None
    """For a game whose sides buy their lists for points."""

    def told(self) -> Told:
        """What a setup can be made of, with its options."""
        options = {} if self.options is None else options_of(self.options)
        told = {"options": [each.described() for each in options.values()], **self.describe()}
        if self.building is not None:
            told["builder"] = msgspec.to_builtins(self.building.describe())
        return told

    def of_lists(self, setup: Setup) -> Told:
        """What is to be said of the lists of a setup."""
        if self.building is None:
            return {}
        return {"lists": [msgspec.to_builtins(each) for each in self.building.judge(setup)]}
