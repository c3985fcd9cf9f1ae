"""Throwing models and objects (EW-THR)."""

from __future__ import annotations

from random import Random
from typing import Final

from rollout.games.energon_wars.actions import ThrowAt, ThrowTo
from rollout.games.energon_wars.attack_events import (
    Lifted,
    ObjectLifted,
    ObjectThrown,
    ThrowRolled,
)
from rollout.games.energon_wars.content.cards import NO_RANGE, ROBOT, UNLIMITED, Attack
from rollout.games.energon_wars.content.table import INCH
from rollout.games.energon_wars.events import TerrainDestroyed
from rollout.games.energon_wars.model import NOBODY, STANDING, Piece, State
from rollout.games.energon_wars.rules.cargo import drop_objectives
from rollout.games.energon_wars.rules.conditions import end_flight, knock_down
from rollout.games.energon_wars.rules.damage import suffer
from rollout.games.energon_wars.rules.displacement import (
    immune,
    shove,
)
from rollout.games.energon_wars.rules.effects import (
    Pending,
    struck_by_throw,
    trigger,
)
from rollout.games.energon_wars.rules.energizing import ATTACK_ROLL, energize
from rollout.games.energon_wars.rules.figures import (
    TOLERANCE,
    carries,
    disc_of,
    flies,
    has_keyword,
    held_by,
    helpless,
    score_of,
    size_of,
)
from rollout.games.energon_wars.rules.flung_objects import (
    STEP,
    object_base,
    room_for,
    slide_object,
)
from rollout.games.energon_wars.rules.lasting import end_of_attack
from rollout.games.energon_wars.rules.portals import swallowed_by_a_portal
from rollout.games.energon_wars.rules.reactions import offer_guard, react
from rollout.games.energon_wars.rules.rolls import Bonus, Rolled, roll_to_hit
from rollout.games.energon_wars.rules.sight import defense_of
from rollout.games.energon_wars.rules.throw_aims import aims
from rollout.games.energon_wars.rules.weapons import aim_refusal, hit_surely
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Joined
from rollout.space.plane.angles import TURN, heading, laid_off
from rollout.space.plane.lengths import gap_within, leg_length, onwards, within
from rollout.space.plane.levels import ON_THE_GROUND
from rollout.space.plane.shapes import Disc, Point
from rollout.space.regions.area import Area
from rollout.space.regions.outlines import PointOutline, RegionOutline
from rollout.space.regions.region import Points

COST: Final = 1
"""EW-EN-17."""
MODELS_FLY: Final = 3
OBJECTS_FLY: Final = 6
MINIBOTS_THROW: Final = 3
"""EW-THR-08."""
HURT: Final = 1
"""EW-THR-04, EW-THR-05: what the thrown model suffers."""
GRIP: Final = Attack("throw", "melee", 1, 0, COST, UNLIMITED, ())
"""EW-RUL-41, EW-RUL-95: a throw is a melee attack at a reach of 1 in."""
AIM: Final = Attack("throw", "ranged", NO_RANGE, 0, 0, UNLIMITED, ())
DIRECTIONS: Final = 12
RING: Final = 48


class Flight(Area[Point]):
    """EW-THR-01, EW-THR-02, EW-THR-08: up to so far in any direction, by the rule that says so."""

    def __init__(self, start: Point, reach: int, rule: str) -> None:
        self.start = start
        self.reach = reach
        self.rule = rule

    def refusal(self, value: Point) -> Refusal | None:
        if within(self.start, value, self.reach):
            return None
        return Refusal(self.rule, "too-far", {"excess": leg_length(self.start, value) - self.reach})

    def samples(self) -> list[Point]:
        return [self._off(TURN * i // DIRECTIONS, self.reach) for i in range(DIRECTIONS)]

    def draw(self, rng: Random) -> Point | None:
        return self._off(int(rng.random() * TURN), int(rng.random() * (self.reach + 1)))

    def outline(self) -> RegionOutline:
        ring = [self._off(TURN * i // RING, self.reach) for i in range(RING)]
        return PointOutline([ring])

    def _off(self, angle: int, length: int) -> Point:
        dx, dy = laid_off(heading(angle), length)
        return self.start[0] + dx, self.start[1] + dy


# What may be thrown


def thrower_refusal(state: State, number: int) -> Refusal | None:
    """EW-RUL-37, EW-RUL-71: who cannot throw now, whatever it is."""
    model, acting = state.models[number], state.acting
    if acting.ran:
        return Refusal("EW-ATK-19", "has-run", {"model": number})
    if acting.no_attacks:
        return Refusal("EW-RUL-38", "gave-up-attacks", {"model": number})
    if helpless(model):
        return Refusal(held_by(model), "cannot-attack", {"model": number})
    if model.side != ROBOT or has_keyword(state, number, "no_throw"):
        return Refusal("EW-RUL-71", "no-hands", {"model": number})
    if carries(state, number, "sparkplug"):
        return Refusal("EW-VP-06", "hands-full", {"model": number})
    if model.energon < COST:
        return Refusal("EW-EN-17", "too-little-energon", {"cost": COST})
    return None


def throw_refusal(state: State, number: int, target: int) -> Refusal | None:
    """EW-THR-01: why that model cannot be thrown now."""
    refusal = thrower_refusal(state, number)
    if refusal is not None:
        return refusal
    if state.models[target].status != STANDING or target == number:
        return Refusal("EW-THR-01", "not-on-the-table", {"target": target})
    return liftable_refusal(state, number, target) or aim_refusal(state, number, GRIP, target)


def liftable_refusal(state: State, number: int, target: int) -> Refusal | None:
    """EW-THR-07, EW-THR-09, EW-THR-10, EW-RUL-101: by size and kind."""
    card, tags = state.cards[target], state.cards[number].tags
    small = size_of(state, target) == 1
    if card.base == "huge":
        return Refusal("EW-THR-10", "too-big-to-throw", {"target": target})
    if is_minibot(state, number) and not (small or "minibot" in card.tags):
        return Refusal("EW-THR-07", "minibots-throw-minibots", {"target": target})
    if "cassette" in tags and not (small or "cassette" in card.tags):
        return Refusal("EW-THR-09", "cassettes-throw-cassettes", {"target": target})
    if target in state.acting.thrown:
        return Refusal("EW-RUL-101", "thrown-before", {"target": target})
    return None


def object_refusal(state: State, number: int, piece: int) -> Refusal | None:
    """EW-THR-02, EW-THR-07, EW-THR-09, EW-RUL-47: why that piece cannot be thrown now."""
    refusal = thrower_refusal(state, number)
    if refusal is not None:
        return refusal
    land = state.land
    form = land.forms[piece]
    if form.is_building or not land.pieces[piece].standing:
        return Refusal("EW-TER-04", "not-throwable", {"piece": piece})
    if "cassette" in state.cards[number].tags:
        return Refusal("EW-THR-09", "cassettes-throw-no-terrain", {"piece": piece})
    if is_minibot(state, number) and form.size > size_of(state, number):
        return Refusal("EW-THR-07", "too-big-for-a-minibot", {"piece": piece})
    if len(state.models) + piece in state.acting.thrown:
        return Refusal("EW-RUL-101", "thrown-before", {"piece": piece})
    if state.models[number].level != ON_THE_GROUND:
        return Refusal("EW-RUL-41", "another-level", {"piece": piece})
    if not gap_within(disc_of(state, number), land.shapes[piece], INCH + TOLERANCE):
        return Refusal("EW-RUL-41", "out-of-range", {"piece": piece, "range": 1})
    return None


def is_minibot(state: State, number: int) -> bool:
    return "minibot" in state.cards[number].tags and not has_keyword(state, number, "throw_any")


# Carried out


def throw_model(table: Table[State], number: int, target: int) -> Script[list[Pending]]:
    """EW-THR-01: 1 EN, a melee roll, and away with it. It may be reacted to as to any melee
    attack (EW-RUL-95); attacks that reactions allow are returned."""
    state = table.state
    pay_for_throw(state, number)
    target = yield from offer_guard(table, target, number, GRIP)
    pending = yield from react(table, "re_target", target, number, GRIP)
    bonus = Bonus(False)
    bonus.bought = yield from energize(table, number, ATTACK_ROLL, target)
    need = defense_of(state, number, target, GRIP)
    score = score_of(state, number, GRIP, target)
    sure = hit_surely(state, target)
    rolled = yield from roll_to_hit(table, number, score, need, sure, bonus, "lift")
    table.tell(Lifted(number, target, rolled.dice, rolled.score, need, rolled.hit))
    if not rolled.hit:
        pending += yield from react(table, "re_miss", target, number, GRIP)
    elif liftable_refusal(state, number, target) is None:
        yield from struck_by_throw(table, number, GRIP, target, rolled.critical)
        before = state.models[target].hp
        pending += yield from fling_model(table, number, target, bonus.bought)
        pending += yield from _aftermath(table, number, target, before)
    end_of_attack(state)
    return pending


def _aftermath(table: Table[State], number: int, other: int, before: int) -> Script[list[Pending]]:
    """EW-RUL-95: what follows for a model that a throw has defeated, or hurt, as after any attack;
    `before` are the hit points it had."""
    model = table.state.models[other]
    pending: list[Pending] = []
    if model.hp == 0 and model.seat != table.state.models[number].seat:
        yield from trigger(table, "kill", number, GRIP, other)
    elif model.status == STANDING and model.hp < before:
        pending = yield from react(table, "re_hurt", other, number, GRIP)
    return pending


def pay_for_throw(state: State, number: int) -> None:
    """EW-EN-17, EW-FLY-04, EW-RUL-15, EW-RUL-95: as a melee attack in every respect."""
    model, acting = state.models[number], state.acting
    model.energon -= COST
    acting.attacked = True
    acting.free.clear()
    if not has_keyword(state, number, "attack_first"):
        acting.walked = True
    if flies(state, number):
        end_flight(state, number)


def throw_by_effect(
    table: Table[State], number: int, target: int, energized: bool
) -> Script[list[Pending]]:
    """EW-FX-05, EW-RUL-44: like a throw, without payment and lift; the roll to hit may have been
    energized already (EW-ATK-15)."""
    if immune(table, target, "throw") or liftable_refusal(table.state, number, target) is not None:
        return []
    pending = yield from fling_model(table, number, target, energized)
    return pending


def fling_model(
    table: Table[State], number: int, target: int, energized: bool
) -> Script[list[Pending]]:
    """EW-THR-03 to EW-THR-06: at a model or just away; it is hurt and knocked down in any case."""
    state = table.state
    state.acting.thrown.append(target)
    model = state.models[target]
    reach = MODELS_FLY * INCH
    base = disc_of(state, target)
    answer = yield table.ask(
        state.models[number].seat,
        "throw",
        Joined(
            [
                Points(Flight(base.centre, reach, "EW-THR-01"), ThrowTo),
                aims(state, number, base, target, reach),
            ]
        ),
        model=number,
        thrown=target,
    )
    pending = yield from _reactions_to(table, number, answer)
    end, at = yield from _aimed(table, number, base.centre, reach, answer, energized)
    if at == NOBODY and isinstance(answer, ThrowAt):
        end = short_of(state, answer.target, base, end)
    stopped = shove(table, target, end, "throw", (number,))
    yield from drop_objectives(table, target, ("sparkplug",), state.models[number].seat)
    if at != NOBODY and stopped.struck >= 0:
        pending += yield from strike_with(table, number, stopped.struck, size_of(state, target))
    yield from knock_down(table, target)
    still = yield from suffer(table, target, HURT, "throw", number)
    if still and model.status == STANDING:
        yield from swallowed_by_a_portal(table, target)
    return pending


def throw_object(table: Table[State], number: int, piece: int) -> Script[list[Pending]]:
    """EW-THR-02, EW-RUL-46: no roll to lift; destroyed when it strikes a model or a building.

    Once it is aimed it is off the land, and gives nobody cover (EW-THR-03)."""
    state = table.state
    pay_for_throw(state, number)
    state.acting.thrown.append(len(state.models) + piece)
    table.tell(ObjectLifted(number, piece))
    base, reach = object_base(state, piece), object_reach(state, number)
    rule = "EW-THR-08" if is_minibot(state, number) else "EW-THR-02"
    answer = yield table.ask(
        state.models[number].seat,
        "throw_object",
        Joined(
            [
                Points(Flight(base.centre, reach, rule), ThrowTo),
                aims(state, number, state.land.shapes[piece], NOBODY, reach),
            ]
        ),
        model=number,
        piece=piece,
    )
    old = state.land.pieces[piece]
    state.land = state.land.with_piece(piece, Piece(old.kind, old.x, old.y, False))
    pending = yield from _reactions_to(table, number, answer)
    end, at = yield from _aimed(table, number, base.centre, reach, answer, False)
    missed = at == NOBODY and isinstance(answer, ThrowAt)
    if missed:
        end = short_of(state, answer.target, base, end)
    struck, point = slide_object(state, base, end, number)
    size = state.land.forms[piece].size
    if struck != NOBODY and not missed:
        table.tell(TerrainDestroyed(piece, number))
        if struck >= 0 and at != NOBODY:
            pending += yield from strike_with(table, number, struck, size)
        end_of_attack(state)
        return pending
    x, y = room_for(state, piece, base.centre, point)
    state.land = state.land.with_piece(piece, Piece(old.kind, x, y))
    table.tell(ObjectThrown(piece, x, y, NOBODY))
    end_of_attack(state)
    return pending


def _reactions_to(table: Table[State], number: int, answer: Action) -> Script[list[Pending]]:
    """EW-RUL-95, EW-ABL-02: who has something thrown at it may react as to any attack."""
    pending: list[Pending] = []
    if isinstance(answer, ThrowAt):
        pending = yield from react(table, "re_target", answer.target, number, AIM)
    return pending


def strike_with(table: Table[State], number: int, struck: int, size: int) -> Script[list[Pending]]:
    """EW-THR-05, EW-RUL-43: damage by size; knocked down unless the thrown thing is smaller."""
    before = table.state.models[struck].hp
    if size >= size_of(table.state, struck):
        yield from knock_down(table, struck)
    yield from suffer(table, struck, size, "thrown-at", number)
    pending = yield from _aftermath(table, number, struck, before)
    return pending


def _aimed(
    table: Table[State],
    number: int,
    start: Point,
    reach: int,
    answer: Action,
    energized: bool,
) -> Script[tuple[Point, int]]:
    """EW-THR-03, EW-RUL-42: where it flies, and at whom; nobody when the roll fails."""
    state = table.state
    if isinstance(answer, ThrowTo):
        return (answer.x, answer.y), NOBODY
    assert isinstance(answer, ThrowAt)
    target = answer.target
    bonus = Bonus(False)
    if not energized:
        bonus.bought = yield from energize(table, number, ATTACK_ROLL, target)
    need = defense_of(state, number, target, AIM)
    score = score_of(state, number, AIM, target)
    sure = hit_surely(state, target)
    rolled: Rolled = yield from roll_to_hit(table, number, score, need, sure, bonus, "aim")
    table.tell(ThrowRolled(number, target, rolled.dice, rolled.score, need, rolled.hit))
    if rolled.hit:
        yield from struck_by_throw(table, number, AIM, target, rolled.critical)
    there = state.models[target].x, state.models[target].y
    if rolled.hit:
        return there, target
    return onwards(start, there, reach), NOBODY


def short_of(state: State, target: int, base: Disc, end: Point) -> Point:
    """EW-RUL-42: the full distance along the line, but it stops before contact."""
    other = disc_of(state, target)
    apart = leg_length(base.centre, other.centre) - base.radius - other.radius - STEP
    if apart <= 0:
        return base.centre
    if leg_length(base.centre, end) <= apart:
        return end
    return onwards(base.centre, other.centre, apart)


def object_reach(state: State, number: int) -> int:
    """EW-THR-02, EW-THR-08."""
    return (MINIBOTS_THROW if is_minibot(state, number) else OBJECTS_FLY) * INCH
