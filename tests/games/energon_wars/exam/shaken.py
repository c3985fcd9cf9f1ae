"""Positions of Energon Wars that were drawn, and then shaken: every mark, flag and place anyhow."""

from __future__ import annotations

from functools import cache, partial
from random import Random

from rollout.games.energon_wars.content.vocabulary import IMMUNITIES, KEYWORDS, ROLLS, STATS
from rollout.games.energon_wars.model import (
    BATTLE,
    CARRIED,
    DEFEATED,
    DEPLOYMENT,
    RADII,
    RESERVE,
    STANDING,
    WAITING,
    Acting,
    Lasting,
    State,
    Token,
    place_of,
)
from rollout.games.energon_wars.rules.weapons import weapons_of
from tests.games.energon_wars.exam.positions import any_position, any_state
from tests.games.energon_wars.exam.stages import STAGES, staged_position
from tests.games.energon_wars.exam.test_any_homebrew import in_the_middle

PLAIN = 24
OF_HOMEBREW = 24
GAPS = (0, 5, 100, 105, 200, 300, 400, 500, 600, 700)
TOKENS = (
    "cube", "kremzeek", "matrix", "sparkplug", "station", "beacon", "portal", "workbench",
)  # fmt: skip
FREED = ("run", "energize_damage", "pickup", "attack", "damage", "energize_attack")


@cache
def states() -> list[State]:
    rng = Random(1)
    drawn = [any_state(rng, any_position) for _ in range(PLAIN)]
    staged = [any_state(rng, partial(staged_position, number=n)) for n in range(2 * len(STAGES))]
    made = [in_the_middle(rng) for _ in range(OF_HOMEBREW)]
    return [shaken(rng, state) for state in (*drawn, *staged, *made)]


def fresh() -> list[State]:
    """Copies: whoever asks first must make no difference."""
    return [state.copy() for state in states()]


def shaken(rng: Random, state: State) -> State:
    """Models marked, moved and turned over anyhow, and some at a distance that rules know."""
    for number, model in enumerate(state.models):
        card = state.cards[number]
        for name, values in (
            ("hp", (0, 1, 3, card.hit_points - 1, card.hit_points)),
            ("energon", (0, 1, 2, card.energon)), ("side", range(len(card.sides))),
            ("conditions", (0, 1, 2, 8, 16, 32, 64, 65)), ("activated", (False, True)),
            ("grounded", (False, True)), ("merged_round", (0, state.round)),
            ("charged", (False, True)), ("stands_alone", (False, True)), ("fading", (0, 1, 16)),
        ):  # fmt: skip
            if rng.random() < 0.2:
                setattr(model, name, rng.choice(list(values)))
        if model.status == STANDING and rng.random() < 0.1:
            model.status = rng.choice((WAITING, RESERVE, DEFEATED, CARRIED))
            model.carrier = rng.randrange(len(state.models)) if model.status == CARRIED else -1
        if rng.random() < 0.3:
            model.lasting = [lasting(rng, state) for _ in range(2)]
        if rng.random() < 0.3:
            _beside(rng, state, number)
        elif rng.random() < 0.2:
            inside = 700 - RADII[card.base] + rng.choice((0, 1, -200))
            model.y, model.level = rng.choice((inside, 3600 - inside)), -1
    state.round = rng.randint(1, 6)
    state.stage = rng.choice((BATTLE, BATTLE, BATTLE, DEPLOYMENT))
    state.first, state.mover, state.last = (rng.randint(0, 1) for _ in range(3))
    state.touched = [rng.random() < 0.5, rng.random() < 0.5]
    state.armed = [rng.randint(0, state.round), rng.randint(0, state.round)]
    state.commanders = [rng.choice((-1, rng.randrange(len(state.models)))) for _ in range(2)]
    state.acting = acting(rng, state)
    _strew(rng, state)
    return state


def _strew(rng: Random, state: State) -> None:
    """Objectives and items anywhere, also in a scenario that has none of the kind."""
    state.scenario = rng.choice(list(state.library.scenarios))
    for kind in rng.sample(TOKENS, 3):
        number = rng.randrange(len(state.models))
        token = Token(kind, *place_of(state.models[number]), state.models[number].level)
        token.carrier = rng.choice((-1, number))
        state.tokens.append(token)
    for item in state.items:
        item.carrier = rng.choice((item.carrier, rng.randrange(len(state.models))))
    for token in state.tokens:
        token.present = rng.random() < 0.85
        token.open = rng.random() < 0.8
        if rng.random() < 0.4:
            model = rng.choice(state.models)
            token.x, token.y = model.x + rng.choice((0, 100, 147, 196, 201)), model.y
            token.level = model.level
        if rng.random() < 0.2:
            token.carrier = rng.randrange(len(state.models))


def _beside(rng: Random, state: State, number: int) -> None:
    model, other = state.models[number], rng.randrange(len(state.models))
    away = rng.choice(GAPS) + rng.choice((0, 0, 1, -1))
    away += RADII[state.cards[number].base] + RADII[state.cards[other].base]
    right, up = rng.choice(((1, 0), (-1, 0), (0, 1), (0, -1)))
    x, y = state.models[other].x + right * away, state.models[other].y + up * away
    if 0 <= x <= 3600 and 0 <= y <= 3600:
        model.x, model.y, model.level = x, y, state.models[other].level


def acting(rng: Random, state: State) -> Acting:
    number = rng.choice((-1, *range(len(state.models))))
    a, b, c, d, e, f, g, h, i = (rng.random() < 0.25 for _ in range(9))
    keys = [each.key for each in weapons_of(state, number)] if number >= 0 else []
    shots = rng.choices(keys, k=rng.randint(0, 2)) if keys else []
    thrown = [rng.randrange(len(state.models) + 1)] if rng.random() < 0.3 else []
    return Acting(
        number, a, b, c, d, e, f, g, h, i, shots, rng.sample(FREED, rng.randint(0, 2)), thrown
    )


def lasting(rng: Random, state: State) -> Lasting:
    verb, known = rng.choice((
        ("mod", STATS), ("gain", tuple(KEYWORDS)), ("lose", tuple(KEYWORDS)), ("free", FREED),
        ("immunity", tuple(IMMUNITIES)), ("lock", ("energize_attack",)), ("reroll", ROLLS),
    ))  # fmt: skip
    until = rng.choice(("act", "end", "round", "next"))
    by = rng.randrange(len(state.models))
    return Lasting("Drawn", verb, rng.choice(known), rng.choice((-1, 1, 2)), until, by)
