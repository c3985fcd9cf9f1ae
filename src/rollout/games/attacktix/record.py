"""What came of one shot or stroke: all that the rules ever read of it (P7)."""

from __future__ import annotations

from typing import Final

import msgspec

from rollout.space.physics.outcome import Contact, FigureAfter, ThingAfter

OBJECT: Final = "object"


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to `physics`, by the numbers of figures and objects as JSON has them: in text.

    A void one could not be carried out. `inside` is the figure that its weapon would have begun
    in, or `OBJECT` for whatever else stands there.
    """

    attacker: int
    weapon: str
    shot: int
    aim: tuple[int, ...] = ()
    noise: tuple[int, ...] = ()
    contacts: tuple[Contact, ...] = ()
    figures: dict[str, FigureAfter] = {}
    objects: dict[str, ThingAfter] = {}
    switches: dict[str, tuple[bool, bool]] = {}
    claw_contact: bool = False
    engine: str = ""
    void: bool = False
    inside: str = ""

    def figures_after(self) -> dict[int, FigureAfter]:
        return {int(number): after for number, after in sorted(self.figures.items())}

    def objects_after(self) -> dict[int, ThingAfter]:
        return {int(number): after for number, after in sorted(self.objects.items())}

    def switches_tripped(self) -> dict[int, tuple[bool, bool]]:
        return {int(number): tripped for number, tripped in sorted(self.switches.items())}
