"""The events that a timeline marks, and what each is marked as."""

from typing import Final

NOTABLE: Final = {
    "attack_declared": "attack",
    "transformed": "transform",
    "combined": "transform",
    "deactivated": "deactivation",
    "unconscious": "deactivation",
}
