"""The first match of Energon Wars: two against two, each lesson when it can be learnt."""

from __future__ import annotations

from typing import Final

from rollout.gamekit import FirstMatch, Lesson
from rollout.games.energon_wars.setup import Setup

LESSONS: Final = (
    Lesson("welcome"),
    Lesson(
        "deploy",
        at="board",
        rules=("EW-SET-05", "EW-SET-06"),
        asked=("deploy",),
        doing=("deploy", "board"),
    ),
    Lesson(
        "activate",
        at="choices",
        rules=("EW-RND-04", "EW-ACT-01"),
        asked=("activate",),
        doing=("activate",),
    ),
    Lesson("stations", at="board", rules=("EW-VP-03",), asked=("act",), after=("activate",)),
    Lesson(
        "attack",
        at="choices",
        rules=("EW-ATK-05", "EW-ATK-07", "EW-EN-11"),
        open=("attack",),
        doing=("attack",),
    ),
    Lesson(
        "energize",
        at="choices",
        rules=("EW-EN-13", "EW-EN-14"),
        asked=("energize_attack", "energize_damage"),
        doing=("decide",),
    ),
    Lesson("walk", at="board", rules=("EW-MOV-03", "EW-ACT-04"), open=("walk",), doing=("walk",)),
    Lesson(
        "transform",
        at="choices",
        rules=("EW-TRN-01", "EW-MOV-05"),
        open=("transform",),
        after=("walk",),
        doing=("transform",),
    ),
    Lesson(
        "run",
        at="board",
        rules=("EW-MOV-04", "EW-ACT-07"),
        open=("run",),
        after=("transform",),
        doing=("run",),
    ),
    Lesson(
        "prevent",
        at="choices",
        rules=("EW-EN-12", "EW-EN-05"),
        asked=("prevent",),
        doing=("prevent",),
    ),
    Lesson("replenish", at="strip", rules=("EW-EN-01", "EW-EN-02"), told=("replenished",)),
    Lesson("scoring", at="strip", rules=("EW-RND-07", "EW-VP-04"), told=("round_ended",)),
    Lesson("damage", at="log", rules=("EW-ATK-08", "EW-ATK-09"), told=("damage_rolled",)),
    Lesson("shield", at="strip", rules=("EW-EN-05",), after=("prevent",)),
    Lesson("help", after=("attack", "scoring"), answers=14),
)

FIRST_MATCH: Final = FirstMatch(
    Setup(("optimus*,bumblebee", "megatron*,rumble"), "energon_siphon", lesson=True),
    LESSONS,
    seed="06",
)
