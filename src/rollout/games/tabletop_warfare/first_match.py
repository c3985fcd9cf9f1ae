"""The first match of Tabletop Warfare: two against two, each lesson when it can be learnt."""

from __future__ import annotations

from typing import Final

from rollout.gamekit import FirstMatch, Lesson
from rollout.games.tabletop_warfare.setup import MatchOptions, Setup

LESSONS: Final = (
    Lesson("welcome"),
    Lesson(
        "deploy",
        at="choices",
        rules=("TW-DEP-01", "TW-DEP-03"),
        asked=("deploy",),
        doing=("deploy",),
    ),
    Lesson("strip", at="board", rules=("TW-FLD-06",), asked=("deploy_at",), doing=("place_at",)),
    Lesson(
        "activate",
        at="choices",
        rules=("TW-RND-01", "TW-RND-02"),
        asked=("activate",),
        doing=("activate",),
    ),
    Lesson(
        "attack",
        at="choices",
        rules=("TW-ATT-03", "TW-LOS-01", "TW-RNG-01"),
        open=("attack",),
        after=("aim",),
        doing=("attack",),
    ),
    Lesson("fire", at="board", rules=("TW-HIT-02", "TW-ATT-05"), asked=("fire",), doing=("fire",)),
    Lesson(
        "reroll",
        at="choices",
        rules=("TW-AIM-04",),
        asked=("reroll",),
        doing=("keep_roll", "reroll_aimed"),
    ),
    Lesson("actions", at="choices", rules=("TW-ACT-01", "TW-ACT-02"), asked=("act",)),
    Lesson("move", at="choices", rules=("TW-MOV-01", "TW-ACT-03"), open=("move",), doing=("move",)),
    Lesson("path", at="board", rules=("TW-MOV-02",), asked=("path",), doing=("move_along",)),
    Lesson("aim", at="choices", rules=("TW-AIM-01", "TW-AIM-03"), open=("aim",), doing=("aim",)),
    Lesson(
        "transform",
        at="choices",
        rules=("TW-TRF-02", "TW-STR-02"),
        open=("transform",),
        after=("aim",),
        doing=("transform",),
    ),
    Lesson(
        "lead",
        at="choices",
        rules=("TW-FAE-02", "TW-RUL-17"),
        asked=("after_activation",),
        open=("lead",),
        doing=("lead",),
    ),
    Lesson("round", at="strip", rules=("TW-RND-05", "TW-RND-03"), told=("round_ended",)),
    Lesson("lives", at="log", rules=("TW-STR-01", "TW-STR-04"), told=("damaged",)),
    Lesson("critical", at="log", rules=("TW-CRT-01", "TW-CRT-02"), told=("critical_checked",)),
    Lesson("winning", at="strip", rules=("TW-WIN-01", "TW-WIN-02"), after=("round", "lives")),
    Lesson("help", after=("attack", "winning"), answers=14),
)

FIRST_MATCH: Final = FirstMatch(
    Setup(
        ("autobot_lesson", "decepticon_lesson"),
        options=MatchOptions(round_limit=5),
        lesson=True,
    ),
    LESSONS,
    seed="02",
)
