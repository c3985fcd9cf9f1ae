"""Battlecards: every ready-made deck, dealt decks, every switch, two to four seats, homebrew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rollout.testing.playthroughs import ANY, KINDS, PLANS
from tests.golden.plans import Counted, Plan

HERE = Path(__file__).parent
HOMEBREW = (HERE / "homebrew.toml").read_text(encoding="utf-8")
OWN_DECK = """\
3 XR01
3 XA01
3 XS01
1 A01
2 A03
2 A06
1 A07
2 A12
2 R01
2 R03
1 R09
3 AA23
3 AA34
2 AA35
"""


def match(*decks: str, **options: Any) -> dict[str, Any]:
    return {"decks": list(decks), "options": {"turn_limit": 40, **options}}


SETUPS: dict[str, dict[str, Any]] = {
    "default": match("roll_out", "air_supremacy"),
    "no-turn-limit": {"decks": ["matrix_guard", "iron_tyranny"]},
    "first-game": match(
        "dinobot_charge", "energon_foundry", domination_target=None, survival=False
    ),
    "very-short": match(
        "iron_tyranny", "roll_out", supreme_target=None, domination_target=3, survival=False
    ),
    "very-long": match(
        "matrix_guard", "air_supremacy", supreme_target=80, domination_target=None, turn_limit=80
    ),
    "every-switch": {
        **match(
            "random:autobot:3",
            "sealed:decepticon:4",
            supreme_target=80,
            domination_target=3,
            survival=False,
            phase_order="supply_before_action",
            attempts_per_turn="claim_and_challenge",
            first_seat="chosen",
            mixed_armies=True,
            unique_titles_scope="table",
            mulligan="one_free",
            hand_limit=10,
            empty_deck="reshuffle_once",
            garrison="single",
            lead_transform_uses_slot=True,
            support_limit=2,
            first_turn_claim="allowed",
            contest_from="homebase_only",
        ),
        "first": 1,
    },
    "small-hands": match(
        "random:autobot:8",
        "random:decepticon:9",
        mulligan="one_if_no_robot",
        hand_limit=7,
        opening_hand=3,
        empty_deck="lose",
    ),
    "rich": match(
        "energon_foundry",
        "dinobot_charge",
        supreme_target=None,
        starting_energon=90,
        opening_hand=12,
        draw_per_turn=5,
        support_limit=10,
        attempts_per_turn="claim_and_challenge",
        first_turn_claim="allowed",
    ),
    "poor": match(
        "roll_out",
        "iron_tyranny",
        survival=False,
        starting_energon=12,
        draw_per_turn=1,
        support_limit=0,
        empty_deck="reshuffle_once",
        turn_limit=30,
    ),
    "same-army": match("random:autobot:1", "sealed:autobot:2", same_army=True),
    "three-seats": match("roll_out", "iron_tyranny", "matrix_guard"),
    "four-seats": match(
        "random:autobot:5", "air_supremacy", "dinobot_charge", "sealed:decepticon:6"
    ),
    "four-seats-in-teams": match(
        "roll_out", "iron_tyranny", "matrix_guard", "energon_foundry", teams=True
    ),
    "loser-begins": {
        **match("sealed:autobot:11", "sealed:decepticon:12", first_seat="loser_of_last"),
        "first": 0,
    },
    "homebrew": {
        **match(OWN_DECK, "random:decepticon:7", deck_size=30),
        "homebrew": HOMEBREW,
    },
}

PLAN = Plan(
    folder=HERE,
    setups=SETUPS,
    matches=8,
    told=(("default", 2, ANY), ("every-switch", 1, KINDS)),
    counted=(
        Counted("default", depth=5),
        Counted("homebrew", depth=5, seed=1, ply=40, manner=KINDS),
        Counted("every-switch", depth=4, seed=2, ply=70, manner=PLANS),
        Counted("four-seats", depth=4, seed=3, ply=90, manner=ANY),
    ),
    journals=2,
)
