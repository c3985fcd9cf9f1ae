"""The first match of Battle Cards: its lessons, each when it can be learnt."""

from __future__ import annotations

from typing import Final

import msgspec

from rollout.gamekit import FirstMatch, Lesson
from rollout.games.battlecards.setup import PRESETS, Setup

LESSONS: Final = (
    Lesson("welcome"),
    Lesson(
        "discover",
        at="choices",
        rules=("BC-DEP-01",),
        open=("discover",),
        doing=("discover",),
    ),
    Lesson(
        "deploy",
        at="choices",
        rules=("BC-DEP-02", "BC-DEP-03"),
        open=("deploy",),
        doing=("deploy",),
    ),
    Lesson(
        "contest",
        at="board",
        rules=("BC-CLM-04", "BC-CLM-05", "BC-CLM-07"),
        asked=("contest",),
        doing=("contest", "decline"),
    ),
    Lesson(
        "battle",
        at="board",
        rules=("BC-BAT-04", "BC-SPT-02", "BC-STR-03"),
        asked=("begin_or_wait", "battle_move"),
        doing=("add_strength", "join", "roll_dice", "pass"),
    ),
    Lesson(
        "claim",
        at="board",
        rules=("BC-CLM-01", "BC-CLM-05", "BC-CTL-01"),
        open=("claim",),
        doing=("claim",),
    ),
    Lesson(
        "challenge",
        at="board",
        rules=("BC-CHL-01", "BC-CHL-04", "BC-CHL-05"),
        open=("challenge",),
        doing=("challenge",),
    ),
    Lesson(
        "phases",
        at="strip",
        rules=("BC-TRN-01", "BC-TRN-03"),
        open=("end_phase",),
        doing=("end_phase",),
    ),
    Lesson("draw", at="choices", rules=("BC-SUP-01",), open=("draw",), doing=("draw",)),
    Lesson("yield", at="board", rules=("BC-ENE-01", "BC-ENE-03"), told=("yield_banked",)),
    Lesson(
        "damage",
        at="log",
        rules=("BC-STR-04", "BC-STR-05", "BC-DMG-03"),
        told=("battle_fought",),
    ),
    Lesson("winning", rules=("BC-VIC-03",), after=("draw",), answers=8),
    Lesson(
        "transform",
        at="choices",
        rules=("BC-TRF-01", "BC-TRF-02"),
        open=("transform",),
        after=("draw",),
        doing=("transform",),
    ),
    Lesson("help", after=("winning",), answers=12),
)

FIRST_MATCH: Final = FirstMatch(
    Setup(
        options=msgspec.structs.replace(PRESETS["first_game"], first_seat="chosen"),
        first=0,
    ),
    LESSONS,
)
