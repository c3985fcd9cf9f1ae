"""Positions for rule tests: plain sheets, a few lines of ground, and a hand that plays a script.

`lay_out` makes a State between two turns of round 1. `play` runs a script with answers and
dice given in order and complains about anything missing, left over or illegal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rollout.games.the_game.content.library import library
from rollout.games.the_game.content.maps import TERRAIN_NAMES, HexMap, clear_map
from rollout.games.the_game.content.tech_spec import TRANSFORMER, Mode, Sheet, mode_of
from rollout.games.the_game.model import (
    AIR,
    GROUND,
    NO_FIELD,
    NONE,
    OPERATIONAL,
    TURN,
    Facts,
    State,
    Unit,
)
from rollout.games.the_game.setup import Options, Setup
from rollout.kernel.actions import Action, Event
from rollout.kernel.game import Script, Table
from rollout.kernel.requests import Ask, Chance

__all__ = ["AIR", "Piece", "Played", "cell", "flyer", "lay_out", "mode", "play", "robot", "sheet"]


def mode(
    strength: int = 5,
    speed: int = 6,
    firepower: int = 7,
    height: int = 2,
    *traits: str,
    kind: str = "robot",
    index: int = 0,
    side: str = "",
) -> Mode:
    figures = (strength, speed, firepower, height)
    return mode_of(index, kind.title(), kind, figures, frozenset(traits), side)


def sheet(
    *modes: Mode,
    name: str = "Test",
    endurance: int = 5,
    skill: int = 4,
    hit_points: int = 0,
    kind: str = TRANSFORMER,
    partners: Sequence[str] = (),
    partner_modes: Sequence[int] = (),
    inner: str = "",
    heads: int = 0,
    heads_per_firepower: int = 0,
) -> Sheet:
    return Sheet(
        slug=name.lower(),
        name=name,
        faction="autobot",
        function="",
        year=1984,
        size="standard",
        kind=kind,
        endurance=endurance,
        skill=skill,
        hit_points=hit_points or heads or 2 * endurance,
        modes=list(modes) or [mode()],
        partners=list(partners),
        partner_modes=list(partner_modes) or [-1] * len(partners),
        inner=inner,
        team="",
        members=[],
        confidence="test",
        heads=heads,
        tech_spec=[],
        heads_per_firepower=heads_per_firepower,
        group="",
    )


def robot(name: str = "Robot", *traits: str, **figures: Any) -> Sheet:
    """One robot mode: Str 5, Spe 6, Fir 7, Hgt 2, End 5, Ski 4, 10 hit points, unless said."""
    own = {key: figures.pop(key) for key in ("strength", "speed", "firepower", "height", "kind")
           if key in figures}  # fmt: skip
    values = {"strength": 5, "speed": 6, "firepower": 7, "height": 2, "kind": "robot", **own}
    kind = str(values.pop("kind"))
    form = mode(
        int(values["strength"]), int(values["speed"]), int(values["firepower"]),
        int(values["height"]), *traits, kind=kind,
    )  # fmt: skip
    return sheet(form, name=name, **figures)


def flyer(name: str = "Flyer", *traits: str, **figures: Any) -> Sheet:
    """A robot that can fly."""
    return robot(name, "fly", *traits, **figures)


@dataclass
class Piece:
    """A unit on the table. `sheet` may be the slug of a character of the library."""

    sheet: Sheet | str
    hex: str = ""
    team: int = 0
    facing: int = 0
    mode: int = 0
    level: int = GROUND
    prone: bool = False
    damage: int = 0
    status: int = OPERATIONAL
    carrier: int = NONE
    inside: bool = False
    cloaked: bool = False
    shield: int = NO_FIELD
    ducking: bool = False
    seat: int = -2
    """The seat that decides for it; by default that of its team."""
    host: int = NONE


def lay_out(
    pieces: Sequence[Piece],
    *,
    terrain: dict[str, str] | None = None,
    elevation: dict[str, int] | None = None,
    depth: dict[str, int] | None = None,
    constructs: dict[str, tuple[int, int]] | None = None,
    scenario: str = "settle-the-score",
    ground: HexMap | None = None,
    **options: Any,
) -> State:
    """A state in the middle of round 1. Hexes are labels CCRR; `depth` makes water."""
    field_map = clear_map("test", "Test", 15, 17) if ground is None else ground
    cell = field_map.grid.cell
    for label, name in (terrain or {}).items():
        field_map.terrain[cell(label)] = TERRAIN_NAMES.index(name)
    for label, level in (elevation or {}).items():
        field_map.elevation[cell(label)] = level
    for label, deep in (depth or {}).items():
        field_map.terrain[cell(label)] = TERRAIN_NAMES.index("water")
        field_map.depth[cell(label)] = deep
    for label, (height, hit_points) in (constructs or {}).items():
        field_map.construct_height[cell(label)] = height
        field_map.construct_hit_points[cell(label)] = hit_points
    state = _empty(field_map, scenario, Options(**options))
    for piece in pieces:
        _put(state, piece)
    return state


def _empty(ground: HexMap, scenario: str, options: Options) -> State:
    content = library()
    facts = Facts(
        setup=Setup(),
        options=options,
        scenario=content.scenarios[scenario],
        ground=ground,
        grid=ground.grid,
        neighbours=ground.grid.neighbours,
        sheets=content.sheets,
        seat_teams=[0, 1],
    )
    nobody = [NONE] * ground.grid.size
    return State(
        facts, [], ground.terrain, ground.construct_height, ground.construct_hit_points,
        nobody, nobody.copy(), phase=TURN, round=1, scores=[0, 0], chains=[[], []],
    )  # fmt: skip


def _put(state: State, piece: Piece) -> None:
    figures = library().sheets[piece.sheet] if isinstance(piece.sheet, str) else piece.sheet
    seat = piece.team if piece.seat == -2 else piece.seat
    unit = Unit(
        len(state.units), figures, figures.modes[piece.mode],
        piece.team, seat, piece.team, seat, facing=piece.facing, prone=piece.prone,
        damage=piece.damage, status=piece.status, carrier=piece.carrier, inside=piece.inside,
        cloaked=piece.cloaked, shield=piece.shield, ducking=piece.ducking, host=piece.host,
        partners=len(figures.partners) + (1 if figures.inner else 0),
    )  # fmt: skip
    state.units.append(unit)
    if piece.carrier != NONE:
        unit.cell, unit.level = state.units[piece.carrier].cell, state.units[piece.carrier].level
    elif piece.hex:
        state.place(unit, state.facts.grid.cell(piece.hex), piece.level)


@dataclass
class Played:
    """What a script told and asked."""

    events: list[Event]
    asks: list[Ask] = field(default_factory=list)
    rolls: list[tuple[str, int]] = field(default_factory=list)

    def of(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    def one(self, kind: type[Event]) -> Any:
        found = self.of(kind)
        assert len(found) == 1, f"{len(found)} events {kind.__name__} in {self.events}"
        return found[0]


def play(
    state: State,
    script: Callable[[Table[State]], Script[Any]],
    answers: Sequence[Action] = (),
    dice: Sequence[tuple[str, int]] = (),
) -> Played:
    """Run a script to its end. Dice are pairs of what is rolled and what it shows."""
    table = Table(state)
    played = Played(table.events)
    left, rolls = list(answers), list(dice)
    running = script(table)
    answer: Any = None
    while True:
        try:
            request = running.send(answer)
        except StopIteration:
            break
        if isinstance(request, Ask):
            played.asks.append(request)
            assert left, f"nothing to answer {request.about!r} of seat {request.seat}"
            answer = left.pop(0)
            assert answer in request.options, f"{answer} is not offered for {request.about!r}"
        else:
            assert isinstance(request, Chance)
            assert rolls, f"no die for {request.about!r}"
            assert rolls[0][0] == request.about, f"{request.about!r} is rolled, not {rolls[0]}"
            played.rolls.append(rolls[0])
            answer = rolls.pop(0)[1]
    assert not left, f"answers left over: {left}"
    assert not rolls, f"dice left over: {rolls}"
    return played


def cell(state: State, label: str) -> int:
    return state.facts.grid.cell(label)
