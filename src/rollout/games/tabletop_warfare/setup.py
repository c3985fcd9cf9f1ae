"""What the seats agree on before the match: sides, armies, field and the match options."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import Meta

from rollout.gamekit import HomebrewText
from rollout.gamekit.match_options import option

CHOSEN_LATER: Final = ""
"""In the place of an army or a field: it is made at the table (TW-ARM-02, TW-FLD-02)."""

ArmyText = Annotated[str, Meta(max_length=2000)]
Faction = Literal["autobot", "decepticon"]
Deployment = Literal["table", "ready"]
DEPLOYMENTS: Final[tuple[str, ...]] = get_args(Deployment)


class MatchOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The switches of the rulings, in the order of their table."""

    points_limit: Annotated[int, option("TW-ARM-02", 50, 1000, bound=False)] = 100
    field: Annotated[Literal["small", "medium", "large"], option("TW-FLD-01")] = "small"
    round_limit: Annotated[int, option("TW-RUL-61", 1, 30, none=0, bound=False)] = 8
    time_limit: Annotated[int, option("TW-RUL-78", 10, 600, none=0, bound=False)] = 0
    scenario: Annotated[
        Literal["none", "capture_base", "convoy", "protect_humans", "retrieve_the_allspark"],
        option("TW-WIN-03"),
    ] = "none"
    wrecks: Annotated[bool, option("TW-RUL-65")] = False
    dangerous_terrain: Annotated[bool, option("TW-RUL-64")] = False
    humans: Annotated[bool, option("TW-RUL-75")] = False
    tiebreak: Annotated[Literal["draw", "remaining_cost", "damage"], option("TW-RUL-61")] = "draw"
    critical_repeat: Annotated[Literal["none", "reroll", "next"], option("TW-RUL-27")] = "none"
    area_criticals: Annotated[Literal["all", "target_only"], option("TW-RUL-31")] = "all"
    bomber_immune: Annotated[bool, option("TW-RUL-32")] = False
    dodge_stops_null_ray: Annotated[bool, option("TW-RUL-37")] = True
    stunned_may_take_free_actions: Annotated[bool, option("TW-RUL-12")] = True
    max_activation_markers: Annotated[
        Literal["two", "unlimited", 2], option("TW-RUL-11", also=(2,))
    ] = "two"
    oil_lost_on_miss: Annotated[bool, option("TW-RUL-45")] = True
    scout_lock_needs_los: Annotated[bool, option("TW-RUL-44")] = False
    camouflage_never_area_target: Annotated[bool, option("TW-RUL-42")] = True
    leave_field_destroys: Annotated[bool, option("TW-RUL-08")] = False
    fliers_block_los: Annotated[bool, option("TW-RUL-81")] = False
    tracer_robot_keeps_flight: Annotated[bool, option("TW-RUL-72")] = True
    giants_immovable: Annotated[bool, option("TW-RUL-76")] = True
    mirror_match: Annotated[bool, option("TW-RUL-13")] = False
    seats_per_side: Annotated[int, option("TW-RUL-85", 1, 3, bound=False)] = 1


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One army a side: the name of a ready-made one, or codes of figures with commas between.

    Seats sit alternately: seat 0 and every second one after it is side 0 (TW-RUL-85).
    `ground` is a ready-made field. `homebrew` is the TOML text of the players' own content.
    """

    armies: tuple[ArmyText, ArmyText] = ("autobot_first_hundred", "decepticon_first_hundred")
    factions: tuple[Faction, Faction] = ("autobot", "decepticon")
    ground: Annotated[str, Meta(max_length=60)] = "highway_junction"
    defender: Faction = "autobot"
    """Who owns the base or leads the convoy, where a scenario has one (TW-WIN-03)."""
    deployment: Deployment = "table"
    """At the table (TW-DEP-01), or everybody stands when the match begins (TW-RUL-92)."""
    options: MatchOptions = MatchOptions()
    homebrew: HomebrewText = ""
    lesson: bool = False
    """The first match of a newcomer, whose dice are written."""
