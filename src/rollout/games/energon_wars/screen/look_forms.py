"""The forms of what is shown before anything is chosen; the page's types are written from them."""

from __future__ import annotations

import msgspec

from rollout.space.regions.outlines import Ring

Point = tuple[int, int]


class RefusalLook(msgspec.Struct):
    """Why something cannot be done: a rule and a key of the catalogue."""

    rule: str
    why: str


class TermLook(msgspec.Struct, omit_defaults=True):
    """One reason of a sum."""

    label: str
    amount: int
    rule: str
    otherwise: str = ""
    base: bool = False


class WayLook(msgspec.Struct):
    """An attack energized in one of the four ways, as far as dice can tell."""

    hit: float
    damage: float
    """On the average, misses counted, before anything is prevented."""
    defeat: float
    """Even if the target spends all its energon against it."""
    cost: int
    """Of the attack and what is energized."""


class ForcedLook(msgspec.Struct, omit_defaults=True):
    """EW-FX-02, EW-FX-14, EW-SLM, EW-THR: where something moved by force comes to rest."""

    model: int
    """-1 for a piece of terrain."""
    how: str
    x: int
    y: int
    level: int
    size: int
    struck: int = -1
    """The model it runs into; -2 for terrain."""
    struck_size: int = 0
    hurt: int = 0
    """What the moved model suffers for it."""
    struck_hurt: int = 0
    down: bool = False
    struck_down: bool = False
    fell: bool = False
    piece: int = -1
    """The piece of terrain that is thrown."""


class WeaponLook(msgspec.Struct, omit_defaults=True):
    """One weapon against one target."""

    weapon: int
    name: str
    cost: int
    range: int
    refusal: RefusalLook | None = None
    need: list[TermLook] = []
    score: list[TermLook] = []
    armor: list[TermLook] = []
    damage: list[TermLook] = []
    ways: dict[str, WayLook] = {}
    """`00` bare, `10` the attack roll energized, `01` the damage roll, `11` both."""
    forced: list[ForcedLook] = []


class AimLook(msgspec.Struct, omit_defaults=True):
    """EW-LOS, EW-ATK: the line between two models, and every weapon of the first."""

    model: int
    target: int
    gap: int
    start: Point
    end: Point
    clear: bool
    sizes: tuple[int, int]
    shield: int
    """Energon of the target: what it could prevent."""
    hp: int
    weapons: list[WeaponLook] = []
    cover: list[TermLook] = []
    """Why the target is harder to hit from here."""
    hidden: bool = False
    """EW-LOS-12: by stealth."""


class ModeReach(msgspec.Struct, omit_defaults=True):
    """Where a model comes in one mode."""

    speed: int
    transform_cost: int
    walk: list[Ring] = []
    run: list[Ring] = []
    """After the walk, for the price of the run."""
    run_cost: int = -1
    """-1 where it cannot run."""
    climbs: list[tuple[int, int, int]] = []
    """Spots on other levels, 1 EN each: x, y, height."""


class ReachLook(msgspec.Struct):
    model: int
    modes: dict[str, ModeReach]


class PreventRow(msgspec.Struct, omit_defaults=True):
    """EW-EN-12: what is left of a model that spends so much."""

    spend: int
    hp: int
    energon: int
    next_energon: int
    """After the next replenishment."""
    penalty: int = 0


class PreventLook(msgspec.Struct, omit_defaults=True):
    """The prompt before damage is suffered: all that may be spent, and the quick ones."""

    model: int
    damage: int
    hp: int
    energon: int
    rows: list[PreventRow]
    everything: int
    penalty: int = 0
    to_live: int | None = None
    """The least that keeps it standing, where nothing would not."""
    out_of_the_red: int | None = None
    """The least that leaves it without penalty."""


class ThrowLook(msgspec.Struct):
    """What comes of a throw that is considered: each course by what it depends on."""

    courses: dict[str, ForcedLook]
    """`free` to a spot; `hit` and `miss` of one at a model."""
    chance: float = 1.0
    """That the model thrown at is hit."""
