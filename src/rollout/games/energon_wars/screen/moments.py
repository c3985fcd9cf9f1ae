"""The events that a timeline marks, and what each is marked as."""

from typing import Final

NOTABLE: Final = {
    "attack_declared": "attack",
    "defeated": "defeat",
    "combined": "merge",
    "split": "merge",
    "matrix_opened": "score",
    "scored": "score",
}
