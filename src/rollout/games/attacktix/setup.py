"""What the players agree on before a match (AT-DEC-01, AT-DEC-02)."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import Meta

from rollout.gamekit.content import HomebrewText, Name
from rollout.gamekit.match_options import option

DUEL: Final = "duel"
TEAMS: Final = "teams"
FREE_FOR_ALL: Final = "free_for_all"
TOURNAMENT: Final = "tournament"
"""AT-FFA-11: rounds of a free-for-all, then a duel as the final; no state is in that mode."""
GALLERY: Final = "gallery"
EACH_ALONE: Final = (FREE_FOR_ALL, TOURNAMENT)

SEATS: Final = {
    DUEL: (2,),
    TEAMS: (4, 3),
    FREE_FOR_ALL: (3, 4),
    TOURNAMENT: (3, 4),
    GALLERY: (1,),
}
"""How many sit at each kind of table, the usual number first (AT-ARM-01, AT-FFA-01).

Teams may agree on others (AT-TEAM-02).
"""

ROUNDS: Final = (1, 2, 3, 4, 5, 6)
"""Of a tournament, before its final (AT-FFA-11)."""

ForceText = Annotated[str, Meta(max_length=4_000)]
Deployment = Literal["table", "ready"]
DEPLOYMENTS: Final[tuple[str, ...]] = get_args(Deployment)


class MatchOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The switches players may agree on. Nothing (null) means off or none."""

    tix_mm: Annotated[int, option("AT-RUL-01", 200, 300)] = 254
    """Tenths of a millimetre."""
    wheel_view: Annotated[Literal["face", "strip"], option("AT-RUL-03")] = "face"
    placement: Annotated[Literal["simultaneous", "alternate"], option("AT-RUL-06")] = "simultaneous"
    points: Annotated[Literal["exact", "at_most"], option("AT-RUL-09")] = "exact"
    battle_masters: Annotated[int, option("AT-RUL-10", 0, 4)] = 0
    bm_count: Annotated[Literal["exact", "at_most"], option("AT-RUL-10")] = "exact"
    max_copies: Annotated[int, option("AT-RUL-12", 1, 20)] | None = None
    tournament: Annotated[Literal["casual", "official"], option("AT-ARM-09")] = "casual"
    lines: Annotated[Literal["feet", "metres"], option("AT-SET-01")] = "feet"
    friendly_turn: Annotated[Literal["off", "melee", "all"], option("AT-ATK-04")] = "off"
    repose: Annotated[Literal["kept", "attack_step"], option("AT-RUL-26")] = "kept"
    noise: Annotated[Literal["steady", "normal", "shaky"], option("AT-CHN-04")] = "normal"
    own_ability: Annotated[bool, option("AT-RUL-29")] = True
    ability_optional: Annotated[bool, option("AT-RUL-30")] = False
    transform_place: Annotated[Literal["line", "spot"], option("AT-RUL-33")] = "line"
    recover_grind: Annotated[bool, option("AT-RUL-37")] = True
    ringout_recover: Annotated[Literal["edge", "none"], option("AT-RUL-38")] = "edge"
    edge: Annotated[Literal["table", "marked", "open"], option("AT-RUL-46")] = "table"
    stall_rounds: Annotated[int, option("AT-RUL-54", 1, 100)] | None = 12
    team_min_attacks: Annotated[int, option("AT-RUL-57", 0, 1)] = 0
    section_reach: Annotated[Literal["sight", "any"], option("AT-RUL-65")] = "sight"
    clumsy: Annotated[bool, option("AT-RUL-92")] = False
    mega_high: Annotated[Literal["as_low", "ignored"], option("AT-RUL-96")] = "as_low"


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A force for each seat: the name of a ready-made one, or a list of figures.

    A list names the battle force, a bar, and the Back-Up: `arcee_robot, kup_robot | …`.
    In a gallery the first names the figure that practises, the second its targets.
    `teams` says for each seat which of the two teams it is on; elsewhere it stays empty.
    """

    forces: Annotated[tuple[ForceText, ...], Meta(min_length=2, max_length=6)] = (
        "vanguard",
        "spearhead",
    )
    mode: Literal["duel", "teams", "free_for_all", "tournament", "gallery"] = "duel"
    rounds: Literal[1, 2, 3, 4, 5, 6] = 2
    size: Annotated[int, Meta(ge=100, le=1000)] = 100
    map: Name = "bare_table"
    deployment: Deployment = "table"
    """At the table (AT-SET-03), or everybody stands when the match begins (AT-RUL-106)."""
    teams: Annotated[tuple[Literal[0, 1], ...], Meta(max_length=6)] = ()
    options: MatchOptions = MatchOptions()
    homebrew: HomebrewText = ""
    lesson: bool = False
    """The mark of the first match, whose chance is prepared; nobody agrees on it otherwise."""
