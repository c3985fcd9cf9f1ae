"""What the seats agree on before a match: a setup, and the options in it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from rollout.gamekit import HomebrewText, Name


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The match options, with the rulings that explain them."""

    sprint: bool = False
    """TG-SPR-01, TG-RUL-84."""
    careful_aim: bool = False
    """TG-AIM-01."""
    redirect_power: bool = False
    """TG-PWR-01."""
    brawl: bool = False
    """TG-BRW-01."""
    duck_and_cover: bool = False
    """TG-DUK-01."""
    to_hit_offset: int = 0
    """TG-RUL-33."""
    natural_rolls: bool = False
    """TG-RUL-33."""
    arcs: str = "standard"
    """`standard` or `wide` (TG-RUL-32)."""
    shoot_and_strike: bool = False
    """TG-RUL-23."""
    air_sight: str = "clear"
    """`clear` or `strict` (TG-RUL-39)."""
    midair_transform: str = "land"
    """`land`, `fall` or `forbid` (TG-RUL-50)."""
    redirect_range: bool = True
    """TG-RUL-84."""
    fire_damage: int = 0
    """Damage to a unit that ends its turn in a burning hex (TG-RUL-73)."""
    fire_captured_gun: bool = False
    """TG-RUL-78."""
    friendly_fire: bool = False
    """TG-RUL-11."""
    mercenary_market: bool = False
    """TG-RUL-86."""
    retreat_edge: bool = False
    """TG-RUL-09."""
    round_limit: int = 20
    """5 to 99; 0 is none (TG-RUL-94)."""
    force: str = "scenario"
    """How forces are chosen: `value`, `count`, `free` or `scenario` (TG-RUL-90)."""


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
