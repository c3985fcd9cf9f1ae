"""The first match of Attacktix: tix, aiming, melee, the underside, and a Battle Master to fell."""

from __future__ import annotations

from typing import Final

from rollout.gamekit import FirstMatch, Lesson
from rollout.games.attacktix.setup import MatchOptions, Setup

LESSONS: Final = (
    Lesson("welcome"),
    Lesson(
        "place",
        at="board",
        rules=("AT-SET-03",),
        asked=("place",),
        doing=("stand",),
    ),
    Lesson("creep", at="choices", rules=("AT-SET-04",), asked=("advance",)),
    Lesson("move", at="choices", rules=("AT-MOV-01",), asked=("move",), doing=("move",)),
    Lesson(
        "tix",
        at="board",
        rules=("AT-FIG-06", "AT-MOV-02"),
        open=("advance",),
        after=("move",),
        doing=("advance",),
    ),
    Lesson(
        "stop-early",
        at="choices",
        rules=("AT-MOV-03", "AT-MOV-04"),
        open=("halt",),
        after=("tix",),
        doing=("halt",),
    ),
    Lesson(
        "spacing", at="board", rules=("AT-ATK-08", "AT-MOV-08"), asked=("move",), after=("tix",)
    ),
    Lesson(
        "attack",
        at="choices",
        rules=("AT-ATK-01", "AT-MOV-07"),
        open=("attack_with",),
        doing=("attack_with",),
    ),
    Lesson(
        "aim",
        at="board",
        rules=("AT-ATK-02", "AT-DEC-10"),
        asked=("aim",),
        doing=("aim", "slash"),
    ),
    Lesson("underside", at="log", rules=("AT-SPC-01", "AT-SPC-05"), told=("underside",)),
    Lesson(
        "switches", at="board", rules=("AT-BM-06", "AT-BM-08"), asked=("attack",), after=("aim",)
    ),
)

FIRST_MATCH: Final = FirstMatch(
    setup=Setup(
        forces=(
            "jetfire_robot, ironhide_robot, arcee_robot, prowl_robot | jetfire_jet, blaster_robot",
            "devastator_robot, starscream_robot | cyclonus_robot, skywarp_robot",
        ),
        options=MatchOptions(battle_masters=1, bm_count="at_most"),
        lesson=True,
    ),
    lessons=LESSONS,
    level="easy",
    seed="a first shot",
)
