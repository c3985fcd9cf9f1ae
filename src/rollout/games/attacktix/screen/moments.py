"""What is worth jumping to in a replay, and which questions everybody may overhear."""

from __future__ import annotations

from typing import Final

NOTABLE: Final = {
    "turn_began": "turn",
    "attacked": "attack",
    "felled": "loss",
    "underside": "reveal",
    "entered": "arrival",
    "captured": "turn_of_fate",
    "standings": "end",
    "round_began": "turn",
    "final_began": "turn",
}

PUBLIC_ASKS: Final = frozenset(
    (
        "side",
        "advance",
        "move",
        "roll",
        "wreck",
        "attack",
        "gallery",
        "aim",
        "knob",
        "fire_again",
        "settle",
        "use_ability",
        "choose",
        "enter",
        "push",
        "attackback",
        "call",
    )
)
"""All but where a figure is placed: what else is hidden is hidden from everybody (AT-RUL-04)."""
