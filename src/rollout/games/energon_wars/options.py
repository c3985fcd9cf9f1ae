"""The switches of the rulings that players may agree on."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rollout.gamekit.match_options import option


class MatchOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In the order of their rulings; each has the default of its ruling."""

    tools: Annotated[Literal["long", "short"], option("EW-RUL-01")] = "long"
    generous_tool: Annotated[bool, option("EW-RUL-02")] = False
    upkeep: Annotated[Literal["round", "activation"], option("EW-RUL-10")] = "round"
    crit_cap: Annotated[bool, option("EW-RUL-11")] = False
    run_after_attack: Annotated[bool, option("EW-RUL-16")] = True
    stack_cover: Annotated[bool, option("EW-RUL-31")] = False
    stealth_range: Annotated[int, option("EW-RUL-35", 1, 12)] = 5
    gestalt_vp: Annotated[Literal["members", "table"], option("EW-RUL-55")] = "members"
    wipeout: Annotated[Literal["keep_scoring", "lose_at_once"], option("EW-RUL-61")] = (
        "keep_scoring"
    )
    scenario_pick: Annotated[Literal["die", "low_roller"], option("EW-RUL-98")] = "die"
