"""What the rules say of positions that were drawn and shaken, whoever asks, is as it was before.

After a change that was meant the digests are written anew:
`python -m tests.games.energon_wars.exam.test_any_question`; `show MODULE.FUNCTION` prints what one
of them is made of.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rollout.games.energon_wars.actions import Climb
from rollout.games.energon_wars.content.cards import Ability, Attack, Card, Side
from rollout.games.energon_wars.content.vocabulary import IMMUNITIES, KEYWORDS, ROLLS, STATS, TAGS
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
    Item,
    Lasting,
    Model,
    State,
    Token,
    place_of,
)
from rollout.games.energon_wars.rules.army import Army, written_army
from rollout.games.energon_wars.rules.attacks import Strike
from rollout.games.energon_wars.rules.figures import disc_of
from rollout.games.energon_wars.rules.weapons import Weapon, weapons_of
from rollout.kernel.reasons import Term
from rollout.space.plane.shapes import Disc
from tests.games.energon_wars.exam.positions import any_position, any_state
from tests.games.energon_wars.exam.stages import STAGES, staged_position
from tests.games.energon_wars.exam.test_any_homebrew import in_the_middle
from tests.games.energon_wars.exam.test_any_setup import any_army
from tests.lookers import Draw, Drawn, Looker, answers, digest, lookers, modules_of

KEPT = Path(__file__).with_name("any_question.json")
RULES = "rollout/games/energon_wars/rules"
PLAIN = 24
OF_HOMEBREW = 24
TIMES = 8
GAPS = (0, 5, 100, 105, 200, 300, 400, 500, 600, 700)
MODELS = (
    "number", "target", "attacker", "viewer", "foe", "mover", "user", "leader", "thrown", "thrower",
    "friend", "receiver", "to", "carrier", "one", "other", "gestalt",
)  # fmt: skip
FREED = ("run", "energize_damage", "pickup", "attack", "damage", "energize_attack")


# Positions


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
    state.round = rng.randint(1, 6)
    state.stage = rng.choice((BATTLE, BATTLE, BATTLE, DEPLOYMENT))
    state.first, state.mover, state.last = (rng.randint(0, 1) for _ in range(3))
    state.touched = [rng.random() < 0.5, rng.random() < 0.5]
    state.armed = [rng.randint(0, state.round), rng.randint(0, state.round)]
    state.commanders = [rng.choice((-1, rng.randrange(len(state.models)))) for _ in range(2)]
    state.acting = acting(rng, state)
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
    return state


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


# Everything else that is asked about


def attack(rng: Random, state: State, drawn: Drawn) -> Attack:
    card = rng.choice(state.cards)
    found = [each for side in card.sides for each in side.attacks]
    if "number" in drawn and rng.random() < 0.6:
        found = [each.attack for each in weapons_of(state, drawn["number"])] or found
    return rng.choice(found)


def ability(rng: Random, state: State, drawn: Drawn) -> Ability:
    """Mostly one of the model that was drawn."""
    cards = state.cards
    user = drawn.get("number", drawn.get("user", drawn.get("leader")))
    if user is not None and rng.random() < 0.7:
        cards = [state.cards[user]]
    found = [each for card in cards for side in card.sides for each in side.abilities]
    return rng.choice(found or [
        each for card in state.cards for side in card.sides for each in side.abilities
    ])  # fmt: skip


def weapon(rng: Random, state: State, drawn: Drawn) -> Weapon:
    found = weapons_of(state, drawn.get("number", 0))
    return rng.choice(found) if found else Weapon(attack(rng, state, {}), "0.0")


def point(rng: Random, state: State, drawn: Drawn) -> tuple[int, int]:
    x, y = place_of(rng.choice(state.models))
    return x + rng.choice((0, 0, 98, -250, 700)), y + rng.choice((0, 49, -300, 600))


def some(rng: Random, state: State, drawn: Drawn) -> tuple[int, ...]:
    return tuple(rng.sample(range(len(state.models)), rng.choice((0, 0, 1, 2))))


def army(rng: Random, state: State, drawn: Drawn) -> Army:
    return written_army(any_army(rng, rng.choice(("autobot", "decepticon"))), state.library)


def keyword(rng: Random, state: State, drawn: Drawn) -> str:
    """Often one that somebody gives or takes away."""
    given = [
        word.parameters[0]
        for card in state.cards
        for side in card.sides
        for each in side.abilities
        for word in each.effects
        if word.name in ("gain", "lose", "lock")
    ]
    return rng.choice(given if given and rng.random() < 0.6 else list(KEYWORDS))


def level(rng: Random, state: State, drawn: Drawn) -> int:
    return rng.randrange(-1, len(state.land.platforms))


def model_number(rng: Random, state: State, drawn: Drawn) -> int:
    return rng.randrange(len(state.models))


def ints(*values: int) -> Draw:
    return lambda rng, state, drawn: rng.choice(values)


def words(*values: str) -> Draw:
    return lambda rng, state, drawn: rng.choice(values)


DRAWING: dict[str, Draw] = {
    "State": lambda rng, state, drawn: state,
    "Library": lambda rng, state, drawn: state.library,
    "Army": army,
    "Model": lambda rng, state, drawn: (
        state.models[drawn["number"]] if "number" in drawn else rng.choice(state.models)
    ),
    "Token": lambda rng, state, drawn: rng.choice(state.tokens),
    "Attack": attack,
    "Attack | None": lambda rng, state, drawn: rng.choice((None, attack(rng, state, drawn))),
    "Ability": ability,
    "Weapon": weapon,
    "Platform": lambda rng, state, drawn: rng.choice(state.land.platforms),
    "Point": point,
    "Disc": lambda rng, state, drawn: disc_of(state, rng.randrange(len(state.models))),
    "Shape": lambda rng, state, drawn: disc_of(state, rng.randrange(len(state.models))),
    "Disc | Outline": lambda rng, state, drawn: rng.choice(
        (*state.land.shapes, Disc(point(rng, state, drawn), 98))
    ),
    "Scenario": lambda rng, state, drawn: state.layout,
    "to: Climb": lambda rng, state, drawn: Climb(*point(rng, state, drawn), rng.randint(-2, 4)),
    "text: str": lambda rng, state, drawn: any_army(rng, rng.choice(("autobot", "decepticon"))),
    "Strike": lambda rng, state, drawn: Strike(
        rng.randrange(len(state.models)), rng.random() < 0.6, rng.random() < 0.5, rng.randint(0, 2)
    ),
    "tuple[Point, ...]": lambda rng, state, drawn: (point(rng, state, drawn),),
    "list[tuple[Point, int]]": lambda rng, state, drawn: [
        (point(rng, state, drawn), level(rng, state, drawn)) for _ in range(3)
    ],
    "PieceKind": lambda rng, state, drawn: rng.choice(state.land.forms),
    "Land": lambda rng, state, drawn: state.land,
    "away: int": ints(0, 100, 200),
    "here: Point": point,
    "list[Disc]": lambda rng, state, drawn: [disc_of(state, each) for each in (0, 1)],
    "list[Shape]": lambda rng, state, drawn: [disc_of(state, each) for each in (0, 1)],
    "list[int]": lambda rng, state, drawn: list(some(rng, state, drawn)),
    "faces: list[int]": lambda rng, state, drawn: [rng.randint(1, 6) for _ in range(3)],
    "tuple[int, ...]": some,
    "list[Term]": lambda rng, state, drawn: [Term("drawn", rng.randint(0, 5), "", base=True)],
    "bool": lambda rng, state, drawn: rng.random() < 0.5,
    "tags: tuple[str, ...]": lambda rng, state, drawn: tuple(rng.sample((*TAGS, "damaged"), 2)),
    "stats: tuple[str, ...]": lambda rng, state, drawn: tuple(rng.sample(STATS, 2)),
    **{f"{name}: int": model_number for name in MODELS},
    "cargo: int": lambda rng, state, drawn: rng.randrange(
        len(state.models) + len(state.items) + len(state.tokens)
    ),
    "piece: int": lambda rng, state, drawn: rng.randrange(len(state.land.pieces)),
    "token: int": lambda rng, state, drawn: rng.randrange(len(state.tokens)),
    "portal: int": lambda rng, state, drawn: rng.randrange(len(state.tokens)),
    "zone: int": lambda rng, state, drawn: rng.randrange(len(state.layout.zones)),
    "level: int": level,
    "here: int": level,
    "there: int": level,
    "level: int | None": lambda rng, state, drawn: rng.choice((None, level(rng, state, drawn))),
    "seat: int": ints(0, 1),
    "inches: int": ints(0, 1, 2, 3, 4, 5, 6, 8),
    "limit: int": ints(0, 1, 3, 5),
    "height: int": ints(0, 1, 2, 4),
    "radius: int": ints(*RADII.values()),
    "reach: int": ints(100, 300, 600),
    "angle: int": ints(0, 450, 900, 1800, 2710),
    "depth: int": ints(200, 600),
    "mode: int": ints(0, 1),
    "least: int": ints(0, 1, 50),
    "damage: int": ints(0, 1, 3, 9),
    "face: int": ints(1, 2, 3, 4, 5, 6),
    "more: int": ints(0, 1, 5),
    "need: int": ints(8, 10, 12, 30),
    "ours: int": ints(0, 1, 2),
    "theirs: int": ints(0, 1, 2),
    "allowance: int": ints(20, 25),
    "base: int": ints(0, 4),
    "keyword: str": keyword,
    "roll: str": words(*ROLLS, "energize_attack", "start"),
    "tag: str": words(*TAGS, "robot", "alt", "damaged", "autobot"),
    "effect: str": words(*IMMUNITIES),
    "kind: str": words("cube", "sparkplug", "matrix", "kremzeek", "station", "portal"),
    "verb: str": words("gain", "lose", "lock"),
    "condition: str": words("fire", "acid", "cold", "slow", "knockdown"),
    "gestalt: str": words("devastator", "optimus"),
    "label: str": words("melee"),
    "rule: str": words("EW-ATK-01"),
    "why: str": words("too-far"),
    "name: str": lambda rng, state, drawn: attack(rng, state, drawn).name,
    "key: str": words("1g:Foam", "1r:Shell", "2a:Jam", "Wake"),
    "limit: str": words("1g", "1r", "2a", ""),
}


def short(value: Any) -> Any:
    match value:
        case Card():
            return value.slug
        case Side():
            return value.form
        case Ability():
            return value.name
        case Model():
            return value.card
        case Token() | Item():
            return value.kind
        case Weapon():
            return value.key, value.source, value.attack.name
        case Army():
            return repr(value)
    return None if "object at" not in repr(value) else type(value).__name__


def asked(module: str) -> dict[str, str]:
    return {looker.name: digest(found) for looker, found in _asked(module)}


def _asked(module: str) -> Iterator[tuple[Looker, list[str]]]:
    for looker in lookers(RULES, module):
        found = answers(looker, DRAWING, fresh(), TIMES, short)
        if found is not None:
            yield looker, found


@pytest.mark.parametrize("module", modules_of(RULES))
def test_the_rules_answer_as_they_did(module: str) -> None:
    assert asked(module) == msgspec.json.decode(KEPT.read_bytes()).get(module, {})


if __name__ == "__main__":
    if sys.argv[1:2] == ["show"]:
        wanted, name = sys.argv[2].split(".")
        for each, lines in _asked(wanted):
            print("\n".join(lines if each.name == name else ()))
    else:
        kept = {module: found for module in modules_of(RULES) if (found := asked(module))}
        KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(kept)) + b"\n")
