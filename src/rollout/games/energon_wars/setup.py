"""What the seats agree on before the match: armies, scenario, map and the match options."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import Meta

from rollout.gamekit import HomebrewText
from rollout.games.energon_wars.options import MatchOptions

__all__ = ["DEPLOYMENTS", "MatchOptions", "Setup"]

ArmyText = Annotated[str, Meta(max_length=2000)]
Name = Annotated[str, Meta(max_length=60)]
Deployment = Literal["table", "ready"]
DEPLOYMENTS: Final[tuple[str, ...]] = get_args(Deployment)


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One army a seat: the name of a ready-made one, or cards with commas between.

    `optimus*` is the named commander (EW-RUL-04), `jazz+jetpack` carries an item (EW-ARM-03).
    Without a scenario it is picked or rolled at the table (EW-SET-03, EW-SET-04); without a map
    the scenario brings its own. `homebrew` is the TOML text of the players' own cards.
    """

    armies: tuple[ArmyText, ArmyText] = ("starter_autobots", "starter_decepticons")
    scenario: Name = ""
    map: Name = ""
    deployment: Deployment = "table"
    """At the table (EW-SET-05), or everybody stands when the match begins (EW-RUL-108)."""
    options: MatchOptions = MatchOptions()
    homebrew: HomebrewText = ""
    lesson: bool = False
