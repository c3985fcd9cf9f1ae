"""What an exam asks of every question: what is offered, what is refused, and by which rule."""

from __future__ import annotations

import hashlib
from collections import deque
from itertools import islice
from math import atan2, degrees
from random import Random
from typing import Any, Literal

import msgspec

from rollout.games.attacktix.actions import Advance, Aim, Slash, Throw
from rollout.games.attacktix.model import State
from rollout.games.attacktix.record import Record
from rollout.games.attacktix.rules.attack import pose_of
from rollout.games.attacktix.rules.forecast import forecast
from rollout.games.attacktix.rules.giving_up import idle_answer
from rollout.games.attacktix.rules.strokes import Shot
from rollout.kernel.actions import Action
from rollout.kernel.requests import Ask, Chance
from rollout.kernel.sources import Source
from rollout.space.physics.outcome import Contact, FigureAfter, Posture, ThingAfter

TIMES = (50, 80, 80, 120)
PARTS = ("torso", "head", "", "waist")
STOPS = ("never", "red", "white", "3", "9", "0", "100", "blue")


class Noted:
    """A digest of whatever is told to it."""

    def __init__(self) -> None:
        self.digest = hashlib.blake2b(digest_size=6)

    def note(self, *things: Any) -> None:
        self.digest.update(repr(things).encode())

    @property
    def told(self) -> str:
        return self.digest.hexdigest()


class RoughTable(Source):
    """Draws what comes of shots wildly, without an engine: who falls, slides, is tripped or off."""

    def __init__(self, rng: Random, noted: Noted) -> None:
        self.rng = rng
        self.noted = noted

    def answer(self, chance: Chance, number: int) -> Any:
        if chance.about == "clumsy":
            return self.rng.choice([1, 19, 20, 20])
        if not isinstance(chance, Shot):
            return chance.draw(self.rng)
        self.noted.note(chance.tabletop, chance.stroke, chance.shot, sorted(chance.standing))
        if self.rng.random() < 0.3:
            self.noted.note(chance.branches())
            return chance.guess(self.rng)
        record = drawn_record(chance, self.rng)
        assert chance.fault(record) is None
        return record


def drawn_record(shot: Shot, rng: Random) -> Record:
    if rng.random() < 0.07:
        return shot.void()
    attacker = shot.stroke.attacker
    others = [each for each in shot.tabletop.figures if each.id != attacker]
    figures = {
        str(each.id): after(each.x, each.y, each.facing, rng)
        for each in others
        if rng.random() < 0.45
    }
    switches = {
        str(each.id): (rng.random() < 0.6, rng.random() < 0.6)
        for each in others
        if each.size == "BM" and rng.random() < 0.7
    }
    objects = {
        str(each.id): ThingAfter(
            each.x + rng.choice([0, 0, 30]), each.y, each.facing, rng.random() < 0.5,
            rng.random() < 0.1,
        )
        for each in shot.tabletop.things
        if rng.random() < 0.3
    }  # fmt: skip
    contacts = tuple(
        Contact(rng.choice(TIMES), each.id, rng.choice(PARTS), rng.randrange(9000))
        for each in others
        if rng.random() < 0.3
    )
    return Record(
        attacker, shot.weapon.code, shot.shot, (1, 2), (3, 4), contacts, figures, objects,
        switches, rng.random() < 0.5,
    )  # fmt: skip


def after(x: int, y: int, facing: int, rng: Random) -> FigureAfter:
    hows: list[Posture] = [
        "down",
        "down",
        "down",
        "leaning",
        "off",
        "standing",
        "standing",
        "standing",
    ]
    how = rng.choice(hows)
    if how == "standing":
        aside, ahead = rng.choice([(0, 0), (50, 0), (30, 40), (51, 0), (0, 200)])
        turned = (facing + rng.choice([0, 0, 100])) % 3600
        return FigureAfter(x + aside, y + ahead, turned, how)
    where = (rng.choice([-300, x, 20000]), y) if how == "off" else (x + 70, y + 30)
    return FigureAfter(*where, facing, how, rng.choice(TIMES))


def look(state: State, ask: Ask, elsewhere: deque[Action], rng: Random, noted: Noted) -> None:
    """What is offered, what nearly is, and what is said of actions from elsewhere."""
    options = ask.options
    offered = list(islice(options, 60))
    noted.note(ask.seat, ask.about, ask.context, offered, bool(options))
    for action, why in islice(options.near_misses(), 30):
        noted.note(action, why.rule, why.why, why.details)
    asked = [*elsewhere, *changed(rng.choice(offered), state, rng)] if offered else [*elsewhere]
    for action in [*asked, *probes(state, ask, rng)]:
        why_not = options.refusal(action)
        noted.note(action, why_not and (why_not.rule, why_not.why, why_not.details))
    noted.note(idle_answer(ask) if offered else None)
    if rng.random() < 0.06:
        noted.note(without_rings(options.describe()))
    if ask.about == "aim" and rng.random() < 0.3:
        poses = [each for each in offered if isinstance(each, (Aim, Slash, Throw))]
        figure = ask.context["figure"]
        for each in poses[:2]:
            noted.note(forecast(state, figure, *pose_of(state, figure, each)))


def probes(state: State, ask: Ask, rng: Random) -> list[Action]:
    """All round, and into whatever stands there."""
    if ask.about == "aim":
        turns = range(rng.randrange(100), 3600, 400)
        sides: tuple[Literal["left"], Literal["right"]] = ("left", "right")
        here = state.figures[ask.context["figure"]]
        others = [each for each in state.figures if each.zone == "play" and each is not here]
        seen = [round(10 * degrees(atan2(each.y - here.y, each.x - here.x))) for each in others]
        return [
            *(Aim(turn % 3600 // 5 * 5, 0) for turn in seen),
            *(Aim((here.facing + turn) % 3600, 10) for turn in (-600, -5, 3, 5, 300, 455)),
            *(Aim(turn // 5 * 5, rng.choice([0, 15, -20])) for turn in turns),
            *(Throw(turn, rng.choice([-1, 0, 1])) for turn in range(0, 3600, 600)),
            *(Slash(side, twist, rng.choice([0, 40])) for side in sides for twist in (300, 1205)),
        ]
    if ask.about == "roll":
        here = state.figures[ask.context["figure"]]
        goals = [(each.x, each.y) for each in state.figures if each.zone == "play"]
        goals += [(each.x, each.y) for each in state.things]
        goals += (
            [each for ends in rng.sample(state.layout.ends, 2) for each in ends]
            if (len(state.layout.ends) > 1)
            else []
        )
        ways = [((here.x + 100, here.y), goal) for goal in rng.sample(goals, min(4, len(goals)))]
        return [Advance(way, ask.context["tix"]) for way in ways]
    return []


def without_rings(told: Any) -> Any:
    """What is drawn of a reach is left out: its corners are another library's."""
    if isinstance(told, dict):
        return {key: without_rings(each) for key, each in told.items() if key != "rings"}
    return [without_rings(each) for each in told] if isinstance(told, list) else told


def changed(action: Action, state: State, rng: Random) -> list[Action]:
    """The same with one field just beside, or far beyond, what it is."""
    found: list[Action] = []
    for name in action.__struct_fields__:
        value = getattr(action, name)
        if type(value) is int:
            beside = (value - 1, value + 1, value + 5, value - 10, -1, 3600, 200_000)
            beyond = (len(state.figures), len(state.things), len(state.sections), -200_000)
            numbers = rng.sample((*beside, *beyond), 5)
            found += [msgspec.structs.replace(action, **{name: each}) for each in numbers]
    if isinstance(action, Advance):
        x, y = action.path[-1]
        paths = [
            ((x + 3, y - 200),), ((x, y), (x + 150, y)), ((x, y), (x, y)), ((-50, y),), (),
            ((x, 100_001),), ((x + 1, y),) * 20,
        ]  # fmt: skip
        found += [Advance(each, action.tix) for each in rng.sample(paths, 3)]
        found += [Advance(action.path, action.tix, rng.choice(STOPS))]
    return found


def chosen(ask: Ask, rng: Random) -> Action:
    """Any kind as likely as another; what ends something is seldom taken."""
    if rng.random() < 0.3:
        return ask.options.sample(rng)
    offered = list(islice(ask.options, 120)) or [ask.options.sample(rng)]
    kinds = sorted({type(each).__name__ for each in offered})
    going_on = [each for each in kinds if not each.startswith(("End", "Halt", "Stop"))]
    if going_on and rng.random() < 0.85:
        kinds = going_on
    kind = "Shove" if "Shove" in kinds else rng.choice(kinds)
    action = rng.choice([each for each in offered if type(each).__name__ == kind])
    if isinstance(action, Advance) and rng.random() < 0.3:
        action = msgspec.structs.replace(action, stop=rng.choice(STOPS[:5]))
        return action if action in ask.options else offered[0]
    return action
