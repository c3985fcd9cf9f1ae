"""Playing lines out in imagined worlds, and what they are worth."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from rollout.bots.position import Position, World
from rollout.kernel.errors import Illegal
from rollout.kernel.game import Judgement, Plan
from rollout.kernel.odds import Branching
from rollout.kernel.options import Endless, Joined, Options
from rollout.kernel.requests import Ask

ALIKE = 3
"""So many worlds of equal worth are taken to mean that nothing is hidden or left to chance."""


def worth(world: World, seat: int) -> float:
    """The value for a seat, from -1 to 1; a finished match counts by its result alone."""
    result = world.result
    if result is None:
        return max(-1.0, min(1.0, world.game.judgement.value(world.state, seat)))
    if not result.winners:
        return 0.0
    return 1.0 if seat in result.winners else -1.0


def follow(world: World, plan: Plan, rng: Random) -> None:
    """Answer with the plan, other seats replying in between, as far as it stays legal."""
    asked = world.ask
    assert asked is not None
    seat = asked.seat
    for action in plan:
        let_others_reply(world, seat, rng)
        if world.ask is None:
            return
        try:
            world.answer(action)
        except Illegal:
            return


def let_others_reply(world: World, seat: int, rng: Random) -> None:
    """Go on until the seat is asked again or nothing is asked."""
    while (ask := world.ask) is not None and ask.seat != seat:
        reply(world, ask, rng)


def reply(world: World, ask: Ask, rng: Random) -> None:
    """Let the asked seat answer in the quick way of the game's judgement."""
    try:
        world.answer(world.game.judgement.reply(world.state, ask, rng))
    except Illegal:
        world.answer(ask.options.sample(rng))


def expected_worth(position: Position, plan: Plan, rng: Random, samples: int) -> float:
    """The mean worth after a plan and the replies to it, when the step ends or the seat is asked.

    Where chance has few outcomes all are weighed, in as many imagined worlds as `samples`
    allows; else that many lines are drawn. It ends early when the worlds do not differ.
    """
    values: list[float] = []
    runs = 0
    while runs < samples:
        world = position.imagine(rng)
        seed = rng.getrandbits(32)
        first = Branching([])
        value = _worth_along(world, plan, first, Random(seed))
        outcomes = _outcomes(first)
        if first.endless or outcomes > samples:
            return sum(_sampled(position, plan, rng) for _ in range(samples)) / samples
        values.append(value if outcomes == 1 else _weighed(world, plan, seed, samples))
        runs += outcomes
        if len(values) >= ALIKE and min(values) == max(values):
            break
    return sum(values) / len(values)


def plans(position: Position, rng: Random, most: int) -> list[Plan]:
    """Up to `most` plans worth weighing, each with another beginning or another end."""
    world = position.imagine(rng)
    judgement: Judgement[Any] = world.game.judgement
    return _proper(judgement.plans(world.state, position.ask, rng, most), position, rng, most)


def moves(position: Position, rng: Random, most: int) -> list[Plan]:
    """The same with plans of one action each."""
    world = position.imagine(rng)
    judgement: Judgement[Any] = world.game.judgement
    return _proper(judgement.moves(world.state, position.ask, rng, most), position, rng, most)


def _proper(plans: list[Plan], position: Position, rng: Random, most: int) -> list[Plan]:
    """Each once, legal at its beginning, with some points of regions; at least one."""
    found = list(dict.fromkeys([plan for plan in plans if plan]))[:most]
    if has_region(position.ask.options):
        known = set(found)
        found.extend(
            plan for plan in _points(position.ask, rng, most - len(found)) if plan not in known
        )
    legal = [plan for plan in found if plan[0] in position.ask.options]
    return legal or [(position.ask.options.sample(rng),)]


def first_idea(position: Position, rng: Random) -> Plan:
    """A sensible answer that takes no time to find."""
    world = position.imagine(rng)
    action = world.game.judgement.reply(world.state, position.ask, rng)
    return (action,) if action in position.ask.options else (position.ask.options.sample(rng),)


def has_region(options: Options) -> bool:
    """Whether there are more answers than any list holds."""
    return region_in(options) is not None


def region_in(options: Options) -> Endless | None:
    """The first part that has more answers than any list holds."""
    if isinstance(options, Joined):
        found = (region_in(part) for part in options.parts)
        return next((region for region in found if region is not None), None)
    return options if isinstance(options, Endless) else None


def _points(ask: Ask, rng: Random, number: int) -> Iterator[Plan]:
    for _ in range(number):
        yield (ask.options.sample(rng),)


def _sampled(position: Position, plan: Plan, rng: Random) -> float:
    world = position.imagine(rng)
    world.stop_after_step()
    follow(world, plan, rng)
    let_others_reply(world, position.seat, rng)
    return worth(world, position.seat)


def _worth_along(world: World, plan: Plan, source: Branching, rng: Random) -> float:
    after = world.fork(source)
    after.stop_after_step()
    asked = after.ask
    assert asked is not None
    follow(after, plan, rng)
    let_others_reply(after, asked.seat, rng)
    return worth(after, asked.seat)


def _weighed(world: World, plan: Plan, seed: int, most: int) -> float:
    """The mean over the branches of chance, depth first; replies repeat because `seed` does."""
    total, weight = 0.0, 0.0
    path: list[int] = []
    for _ in range(2 * most):
        source = Branching(path)
        value = _worth_along(world, plan, source, Random(seed))
        share = 1.0
        for branches, taken in zip(source.widths, path, strict=True):
            share *= branches[taken][1] / sum(part for _, part in branches)
        total += share * value
        weight += share
        while path and path[-1] + 1 >= len(source.widths[len(path) - 1]):
            path.pop()
        if not path:
            break
        path[-1] += 1
    return total / weight


def _outcomes(source: Branching) -> int:
    """How many there would be if every line were as wide as this one."""
    product = 1
    for branches in source.widths:
        product *= len(branches)
    return product
