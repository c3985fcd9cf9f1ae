"""What the seats agree on before a match: a setup, and the options in it."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from rollout.gamekit import HomebrewText, Name, option

NO_LIMIT: Final = 0
"""The round limit of a match without one."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The match options, with the rules and rulings that explain them (TG-SET-05)."""

    sprint: Annotated[bool, option("TG-SPR-01")] = False
    careful_aim: Annotated[bool, option("TG-AIM-01")] = False
    redirect_power: Annotated[bool, option("TG-PWR-01")] = False
    brawl: Annotated[bool, option("TG-BRW-01")] = False
    duck_and_cover: Annotated[bool, option("TG-DUK-01")] = False
    to_hit_offset: Annotated[int, option("TG-RUL-33", -99, 99)] = 0
    natural_rolls: Annotated[bool, option("TG-RUL-33")] = False
    arcs: Annotated[Literal["standard", "wide"], option("TG-RUL-32")] = "standard"
    shoot_and_strike: Annotated[bool, option("TG-RUL-23")] = False
    air_sight: Annotated[Literal["clear", "strict"], option("TG-RUL-39")] = "clear"
    midair_transform: Annotated[Literal["land", "fall", "forbid"], option("TG-RUL-50")] = "land"
    redirect_range: Annotated[bool, option("TG-RUL-84")] = True
    fire_damage: Annotated[int, option("TG-RUL-73", 0, 99)] = 0
    fire_captured_gun: Annotated[bool, option("TG-RUL-78")] = False
    friendly_fire: Annotated[bool, option("TG-RUL-11")] = False
    mercenary_market: Annotated[bool, option("TG-RUL-86")] = False
    retreat_edge: Annotated[bool, option("TG-RUL-09")] = False
    round_limit: Annotated[int, option("TG-RUL-94", 5, 99, none=NO_LIMIT)] = 20
    force: Annotated[Literal["value", "count", "free", "scenario"], option("TG-RUL-90")] = (
        "scenario"
    )


Force = Annotated[tuple[Name, ...], Meta(max_length=200)]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a match starts from. What is left empty comes from the scenario."""

    scenario: Name = "settle-the-score"
    map: Name = ""
    """A map of the library, or `generated/<style>/<seed>`."""
    forces: Annotated[tuple[Force, ...], Meta(max_length=26)] = ()
    """Units by team; empty: the scenario's own, or chosen by the seats (option `force`)."""
    options: Annotated[dict[Name, bool | int | Name], Meta(max_length=200)] = {}
    """Options that differ from the scenario's."""
    seats: Annotated[tuple[int, ...], Meta(max_length=26)] = (0, 1)
    """The team of each seat (TG-RUL-89)."""
    deployment: Name = "seats"
    """`seats`: placed one by one in turn (TG-RUL-91); `ready`: placed by the scenario."""
    homebrew: HomebrewText = ""
    """Content in TOML that is added to the library for this match."""
