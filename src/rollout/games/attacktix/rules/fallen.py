"""Who fell, by whose attack: what abilities are asked with."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Fallen:
    """A figure that is to be settled. AT-RUL-49: the attacker is whose attack it was.

    `attacker` is NOTHING where no attack felled it; `depth` counts Attackbacks in Attackbacks.
    """

    figure: int
    attacker: int
    attacking_seat: int
    depth: int
