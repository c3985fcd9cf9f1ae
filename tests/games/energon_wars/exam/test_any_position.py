"""From whatever position a player writes down, a match goes on, and the table stays in order.

What was asked, offered, refused and told on the way is kept as digests; after a change that was
meant they are written anew: `python -m tests.games.energon_wars.exam.test_any_position`.
`show SEED` prints what a digest is made of.
"""

from __future__ import annotations

import hashlib
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.actions import (
    Activate,
    Attack,
    AttackAround,
    EndActivation,
    Spray,
    Trample,
    UseAbility,
    UseAbilityAt,
)
from rollout.games.energon_wars.content.vocabulary import IMMUNITIES, KEYWORDS, ROLLS
from rollout.games.energon_wars.model import CARRIED, NOBODY, STANDING, State
from rollout.games.energon_wars.naming import NAMER
from rollout.games.energon_wars.rules import figures
from rollout.games.energon_wars.rules.climbing import limit_of
from rollout.games.energon_wars.rules.energizing import energizing_cost
from rollout.games.energon_wars.rules.menu import ActMenu
from rollout.games.energon_wars.rules.sight import defense_of, out_of_reach, sees
from rollout.games.energon_wars.rules.upkeep import gain_of
from rollout.games.energon_wars.rules.weapons import weapons_of
from rollout.games.energon_wars.standing_answers import STANDING as STANDING_ANSWERS
from rollout.kernel import Match
from rollout.kernel.actions import Action
from rollout.kernel.requests import Ask
from tests.exams import Examination, Extreme, said_by, standing
from tests.games.energon_wars.exam.positions import any_position, any_state
from tests.games.energon_wars.exam.stages import STAGES, staged_position

SEEDS = 16
DRAWN = 6
PLIES = 45
RARE = {"Trample", "UseAbility", "UseAbilityAt", "OpenMatrix", "Capture", "Climb", "Travel"}
Kind = tuple[object, ...]
LATE = 2
"""An activation is ended when everything else was done so often."""
KEPT = Path(__file__).with_name("any_position.json")


class Curious(Examination):
    """Does what was done least often so far: rare things get their turn."""

    match: Match[State]

    def __init__(self, rng: Random, numbers: Callable[[State], Iterable[int]]) -> None:
        super().__init__(rng, numbers, besides=kept, say=said_by(NAMER))

    def play(self, match: Match[Any], plies: int, every: int = 1) -> None:
        self.match = match
        self.done: Counter[Kind] = Counter()
        super().play(match, plies, every)

    def look(self, match: Match[Any], ask: Ask) -> None:
        super().look(match, ask)
        if ask.about in ("activate", "act"):
            check_order(match.state)
        if ask.about == "activate":
            self.note(*figures_of(match.state, self.rng))
        if isinstance(ask.options, ActMenu):
            self.note([region.describe() for region in ask.options.others()])
        else:
            self.note(ask.options.describe())

    def choice(self, ask: Ask) -> Action:
        offered: dict[Kind, list[Action]] = {}
        for action in islice(ask.options, 500):
            offered.setdefault(kind_of(self.match.state, action), []).append(action)
        if not offered:
            return ask.options.sample(self.rng)
        for kind in offered:
            if kind not in self.done:
                self.done[kind] = LATE * (kind[0] == "EndActivation")
        least = min(self.done[kind] for kind in offered)
        newest = [kind for kind in offered if self.done[kind] == least]
        rare = [kind for kind in newest if RARE.intersection(kind)]
        kind = self.rng.choice(rare if rare and self.rng.random() < 0.5 else newest)
        self.done[kind] += 1
        return self.rng.choice(offered[kind])


def kind_of(state: State, action: Action) -> Kind:
    """Whose ability or weapon it is makes a difference."""
    name, actor = type(action).__name__, state.acting.model
    match action:
        case EndActivation():
            return name, state.round, actor
        case Activate(model=model):
            return name, state.models[model].card
        case UseAbility() | UseAbilityAt():
            return name, state.models[actor].card, state.models[actor].side, action.ability
        case Attack() | AttackAround() | Spray() | Trample():
            return name, state.models[actor].card, state.models[actor].side, action.weapon
    return (name,)


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_match_goes_on_from_any_position(seed: int) -> None:
    assert examined(seed).digest == msgspec.json.decode(KEPT.read_bytes())[seed]


def examined(seed: int) -> Examination:
    """Some matches from positions that are drawn by a seed."""
    rng = Random(seed)
    exam = Curious(rng, lambda state: (len(state.models), len(state.tokens), 40))
    for number in range(DRAWN + len(STAGES)):
        staged = partial(staged_position, number=number)
        state = any_state(rng, any_position if number < DRAWN else staged)
        match: Match[State] = Match(GAME.rules, None, Extreme(rng), state)
        exam.play(match, PLIES, every=3)
        exam.note(GAME.rules.report(match.state))
        if match.ask is not None:
            exam.note(match.ask.options.describe())
    return exam


def kept(match: Match[Any]) -> Any:
    """What nobody is told: windows that are open, everything else in short, standing answers."""
    state = msgspec.json.encode(match.state)
    short = hashlib.blake2b(state, digest_size=4).hexdigest()
    return repr(match.state.acting), short, standing(STANDING_ANSWERS, match)


def figures_of(state: State, rng: Random) -> Iterator[Any]:
    """What a model is and can do now, and what it is to another."""
    there = figures.standing(state)
    for one in there:
        other = rng.choice(there)
        yield figures.armor_of(state, one), figures.energon_max(state, one), gain_of(state, one)
        yield figures.speed_of(state, one), figures.flies(state, one), limit_of(state, one)
        yield [word for word in KEYWORDS if figures.has_keyword(state, one, word)]
        yield [word for word in IMMUNITIES if figures.is_immune(state, one, word)]
        yield [energizing_cost(state, one, roll) for roll in ROLLS]
        yield figures.victory_points(state, one), figures.storage_left(state, one)
        yield sees(state, one, other), out_of_reach(state, one, other, rng.randint(1, 8))
        for weapon in weapons_of(state, one):
            yield figures.score_of(state, one, weapon.attack, other), weapon.source
            yield figures.damage_of(state, one, weapon.attack, other)
            yield defense_of(state, one, other, weapon.attack)


def check_order(state: State) -> None:
    """Whoever stands is alive and on the table, and who is carried is where the carrier is."""
    for number, model in enumerate(state.models):
        assert 0 <= model.hp <= state.cards[number].hit_points
        assert model.energon >= 0
        if model.status == STANDING:
            assert model.hp > 0
            assert (0 <= model.x <= 3600, 0 <= model.y <= 3600) == (True, True)
        if model.status == CARRIED:
            assert model.carrier != NOBODY
    for token in state.tokens:
        assert token.carrier == NOBODY or token.present


if __name__ == "__main__":
    if sys.argv[1:2] == ["show"]:
        print("\n".join(examined(int(sys.argv[2])).lines))
    else:
        found = [examined(seed).digest for seed in range(SEEDS)]
        KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
