"""What the seats agree on before the match: sides, armies, field and the match options."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from rollout.gamekit import HomebrewText

CHOSEN_LATER: Final = ""
"""In the place of an army or a field: it is made at the table (TW-ARM-02, TW-FLD-02)."""

ArmyText = Annotated[str, Meta(max_length=2000)]
Faction = Literal["autobot", "decepticon"]
TimeLimit = Annotated[int, Meta(ge=0, le=600)]


class MatchOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The switches of the rulings, in the order of their table."""

    points_limit: Annotated[int, Meta(ge=50, le=1000)] = 100
    field: Literal["small", "medium", "large"] = "small"
    round_limit: Annotated[int, Meta(ge=0, le=30)] = 8
    time_limit: TimeLimit = 0
    scenario: Literal[
        "none", "capture_base", "convoy", "protect_humans", "retrieve_the_allspark"
    ] = "none"
    wrecks: bool = False
    dangerous_terrain: bool = False
    humans: bool = False
    tiebreak: Literal["draw", "remaining_cost", "damage"] = "draw"
    critical_repeat: Literal["none", "reroll", "next"] = "none"
    area_criticals: Literal["all", "target_only"] = "all"
    bomber_immune: bool = False
    dodge_stops_null_ray: bool = True
    stunned_may_take_free_actions: bool = True
    max_activation_markers: Literal["two", "unlimited"] = "two"
    oil_lost_on_miss: bool = True
    scout_lock_needs_los: bool = False
    camouflage_never_area_target: bool = True
    leave_field_destroys: bool = False
    fliers_block_los: bool = False
    tracer_robot_keeps_flight: bool = True
    giants_immovable: bool = True
    mirror_match: bool = False
    seats_per_side: Annotated[int, Meta(ge=1, le=3)] = 1


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
    options: MatchOptions = MatchOptions()
    homebrew: HomebrewText = ""
