"""A table for rule tests: figures made for the purpose, places in inches, dice in order.

Unless a test says otherwise a figure has a base of 0.75 inches, 20 points of Structure, Speed 6
and a gun (range 10, accuracy 10, damage 3), both as a robot and as a vehicle. The first figure is
being activated and has two actions.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeVar

from rollout.games.tabletop_warfare import GAME
from rollout.games.tabletop_warfare.model import (
    BATTLE,
    STANDING,
    Acting,
    Figure,
    Obstacle,
    State,
)
from rollout.games.tabletop_warfare.rules.field import made_of
from rollout.games.tabletop_warfare.setup import MatchOptions
from rollout.kernel.actions import Action, Event
from rollout.kernel.match import Match
from rollout.kernel.sources import Scripted

E = TypeVar("E", bound=Event)
GUN = '{ system = "gun", range = 10, accuracy = 10, damage = 3 }'
ROBOT_SLOTS = ("head", "internal", "internal", "transform", "transform", "ammunition")
VEHICLE_SLOTS = ("tyres", "tracks", "internal", "transform", "transform", "ammunition")


@dataclass
class Made:
    """A kind of figure made for a test."""

    code: str
    abilities: tuple[str, ...] = ()
    specials: tuple[str, ...] = ()
    weapons: tuple[str, ...] = (GUN,)
    slots: tuple[str, ...] = ROBOT_SLOTS
    vehicle_slots: tuple[str, ...] = VEHICLE_SLOTS
    vehicle_abilities: tuple[str, ...] | None = None
    vehicle_weapons: tuple[str, ...] | None = None
    vehicle_specials: tuple[str, ...] | None = None
    structure: int = 20
    speed: int = 6
    size: str = "normal"
    kinds: tuple[str, ...] = ("robot", "vehicle")
    cost: int = 20

    def text(self) -> str:
        lines = [
            f"[figures.{self.code}]",
            f'name = "{self.code}"',
            'factions = ["autobot", "decepticon"]',
            f'size = "{self.size}"',
            f"cost = {self.cost}",
        ]
        for place, kind in enumerate(self.kinds):
            abilities = self.abilities
            weapons = self.weapons
            specials = self.specials
            if place and self.vehicle_abilities is not None:
                abilities = self.vehicle_abilities
            if place and self.vehicle_weapons is not None:
                weapons = self.vehicle_weapons
            if place and self.vehicle_specials is not None:
                specials = self.vehicle_specials
            slots = self.slots if kind == "robot" else self.vehicle_slots
            lines += [
                f"[[figures.{self.code}.cards]]",
                f'kind = "{kind}"',
                f'form = "{kind}"',
                f"structure = {self.structure}",
                f"speed = {self.speed}",
                f"weapons = [{', '.join(weapons)}]",
                f"abilities = {list(abilities)}",
                f"specials = {list(specials)}",
                f"criticals = {list(slots) if kind != 'human' else []}",
            ]
        return "\n".join(lines)


@dataclass
class Piece:
    kind: Made | str
    side: int
    x: float
    y: float = 15
    form: int = 0
    marked: dict[str, Any] = field(default_factory=dict)


def at(kind: Made | str, side: int, x: float, y: float = 15, form: int = 0, **marked: Any) -> Piece:
    return Piece(kind, side, x, y, form, marked)


def obstacle(template: str, x: float, y: float, turn: int = 0) -> tuple[str, float, float, int]:
    return template, x, y, turn


class Bench:
    """A match from a position, answered in words."""

    def __init__(
        self,
        *pieces: Piece,
        dice: tuple[Any, ...] = (),
        obstacles: tuple[tuple[str, float, float, int], ...] = (),
        acting: bool = True,
        actions: int = 2,
        state: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        made = {piece.kind.code: piece.kind for piece in pieces if isinstance(piece.kind, Made)}
        homebrew = "\n".join(kind.text() for kind in made.values())
        self.state = State(
            MatchOptions(**options),
            homebrew,
            ["autobot", "decepticon"],
            30_000,
            30_000,
            "bench",
            [[], []],
            [True, True],
            stage=BATTLE,
            opened=True,
            edges=["south", "north"],
            chooser=0,
            round=1,
            mover=0,
        )
        for name, value in (state or {}).items():
            setattr(self.state, name, value)
        for number, piece in enumerate(pieces):
            self.state.figures.append(self._figure(number, piece))
        self.state.obstacles = [self._obstacle(*each) for each in obstacles]
        if acting:
            self.state.figures[0].activation = max(1, self.state.figures[0].activation)
            self.state.acting = Acting(0, actions)
        self.source = Scripted(list(dice))
        self.match: Match[State] = Match(GAME.rules, None, self.source, self.state)

    def _figure(self, number: int, piece: Piece) -> Figure:
        code = piece.kind.code if isinstance(piece.kind, Made) else piece.kind
        cards = len(self.state.library.kinds[code].cards)
        figure = Figure(
            number, code, piece.side, [0] * cards, [0] * cards, [0] * cards, STANDING, piece.form
        )
        figure.x, figure.y = round(piece.x * 1000), round(piece.y * 1000)
        for name, value in piece.marked.items():
            setattr(figure, name, value)
        return figure

    def _obstacle(self, template: str, x: float, y: float, turn: int) -> Obstacle:
        made = self.state.library.templates[template]
        return made_of(made, round(x * 1000), round(y * 1000), turn)

    def do(self, *lines: str) -> Bench:
        """Answer the asks, one line each."""
        for line in lines:
            self.match.answer(GAME.rules.read_action(self.match.state, line))
        return self

    def figure(self, number: int) -> Figure:
        return self.match.state.figures[number]

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and about what."""
        ask = self.match.ask
        assert ask is not None
        return ask.seat, ask.about

    @property
    def offers(self) -> list[str]:
        ask = self.match.ask
        assert ask is not None
        return [GAME.rules.write_action(self.match.state, action) for action in ask.options]

    def why_not(self, line: str) -> str:
        """The rule by which an answer is refused; empty when it is offered."""
        ask = self.match.ask
        assert ask is not None
        action = GAME.rules.read_action(self.match.state, line)
        refusal = ask.options.refusal(action)
        assert (refusal is None) == (action in ask.options)
        return "" if refusal is None else refusal.rule

    def refused(self, action: Action) -> str:
        """Rule and reason by which an answer is refused; empty when it is offered."""
        ask = self.match.ask
        assert ask is not None
        refusal = ask.options.refusal(action)
        assert (refusal is None) == (action in ask.options)
        return "" if refusal is None else f"{refusal.rule} {refusal.why}"

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.match.events if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        return self.told(kind)[-1]


PLAIN = Made("plain")
TARGET = Made("target")
FLIER = Made("flier", abilities=("flying",))


def gun(traits: str, damage: str = "3", reach: str = "10", accuracy: str = "10") -> Made:
    line = (
        f'{{ system = "gun", range = {reach}, accuracy = {accuracy}, '
        f"damage = {damage}, traits = [{traits}] }}"
    )
    return Made("traited", weapons=(line,))
