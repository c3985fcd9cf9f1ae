"""What the rules say of positions that were drawn and shaken, whoever asks, is as it was before.

After a change that was meant the digests are written anew:
`python -m tests.games.energon_wars.exam.test_any_question`; `show MODULE.FUNCTION` prints what one
of them is made of.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from rollout.games.energon_wars.actions import Climb, ThrowAt, ThrowTo
from rollout.games.energon_wars.content.cards import Ability, Attack, Card, Side
from rollout.games.energon_wars.content.phrases import Word
from rollout.games.energon_wars.content.vocabulary import (
    CONDITIONS_OF_MODELS,
    IMMUNITIES,
    KEYWORDS,
    ROLLS,
    STATS,
    TAGS,
    WHENS,
)
from rollout.games.energon_wars.model import (
    RADII,
    Item,
    Model,
    State,
    Token,
    place_of,
)
from rollout.games.energon_wars.rules.army import Army, written_army
from rollout.games.energon_wars.rules.attacks import Strike
from rollout.games.energon_wars.rules.damage import Loss
from rollout.games.energon_wars.rules.displacement import Stopped
from rollout.games.energon_wars.rules.figures import disc_of
from rollout.games.energon_wars.rules.rolls import Bonus
from rollout.games.energon_wars.rules.weapons import Weapon, weapons_of
from rollout.kernel.reasons import Reasons, Term
from rollout.space.plane.shapes import Disc
from tests.games.energon_wars.exam.shaken import fresh
from tests.games.energon_wars.exam.test_any_setup import any_army
from tests.kept_exams import questions
from tests.lookers import Draw, Drawn

RULES = "rollout/games/energon_wars/rules"
TIMES = 6
MODELS = (
    "number", "target", "attacker", "viewer", "foe", "mover", "user", "leader", "thrown", "thrower",
    "friend", "receiver", "to", "carrier", "one", "other", "by", "giver", "struck",
)  # fmt: skip


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


def loss(rng: Random, number: int) -> Loss:
    return Loss(number, rng.randint(1, 5), "attack", rng.choice((-1, number)))


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
    "most: list[int]": lambda rng, state, drawn: [rng.randint(3, 6) for _ in range(3)],
    "faces: list[int]": lambda rng, state, drawn: [rng.randint(1, 6) for _ in range(3)],
    "tuple[int, ...]": some,
    "list[Term]": lambda rng, state, drawn: [Term("drawn", rng.randint(0, 5), "", base=True)],
    "bool": lambda rng, state, drawn: rng.random() < 0.5,
    "tags: tuple[str, ...]": lambda rng, state, drawn: tuple(rng.sample((*TAGS, "damaged"), 2)),
    "stats: tuple[str, ...]": lambda rng, state, drawn: tuple(rng.sample(STATS, 2)),
    **{f"{name}: int": model_number for name in MODELS},
    "gestalt: int": lambda rng, state, drawn: rng.choice(
        [each for each, card in enumerate(state.cards) if "gestalt" in card.tags]
    ),
    "Bonus": lambda rng, state, drawn: Bonus(rng.random() < 0.5),
    "list[Strike]": lambda rng, state, drawn: [
        Strike(each, rng.random() < 0.7, rng.random() < 0.5, rng.randint(0, 3))
        for each in some(rng, state, drawn)
    ],
    "list[Pending]": lambda rng, state, drawn: [
        (each, rng.choice(("Fist", "Gun", "Claw")), model_number(rng, state, drawn))
        for each in some(rng, state, drawn)
    ],
    "Loss": lambda rng, state, drawn: loss(rng, model_number(rng, state, drawn)),
    "list[Loss]": lambda rng, state, drawn: [loss(rng, each) for each in some(rng, state, drawn)],
    "Stopped": lambda rng, state, drawn: Stopped(
        rng.choice((-2, -1, model_number(rng, state, drawn))), rng.random() < 0.5
    ),
    "Word": lambda rng, state, drawn: rng.choice(
        (*ability(rng, state, drawn).effects, *(Word(each, ()) for each in CONDITIONS_OF_MODELS))
    ),
    "Reasons": lambda rng, state, drawn: Reasons(
        (Term("drawn", rng.randint(3, 12), "", base=True),)
    ),
    "kinds: tuple[str, ...]": lambda rng, state, drawn: ("sparkplug", "matrix", "cube"),
    "answer: Action": lambda rng, state, drawn: rng.choice(
        (ThrowAt(model_number(rng, state, drawn)), ThrowTo(*point(rng, state, drawn)))
    ),
    "chooser: int": ints(0, 1),
    "item: int": lambda rng, state, drawn: rng.randrange(len(state.items)),
    "thing: int": model_number,
    "amount: int": ints(0, 1, 2, 5),
    "change: int": ints(-2, -1, 1, 3),
    "paid: int": ints(0, 1),
    "share: int": ints(0, 2),
    "before: int": ints(1, 3, 9),
    "size: int": ints(1, 2, 3),
    "total: int": ints(7, 12),
    "points: int": ints(0, 1, 3),
    "how: str": words("push", "throw", "slam"),
    "what: str": words("put_down"),
    "when: str": words(*WHENS),
    "reason: str": words("points", "wipeout"),
    "about: str": words("attack", "aim"),
    "giving_up: str": words("moves", "attacks", ""),
    "scenario: str": lambda rng, state, drawn: rng.choice(list(state.library.scenarios)),
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


KEPT = Path(__file__).with_name("any_question.json")
EXAM = questions(KEPT, RULES, DRAWING, fresh, TIMES, short)


@pytest.mark.parametrize("module", EXAM.modules)
def test_the_rules_answer_as_they_did(module: str) -> None:
    assert EXAM.now(module) == EXAM.before(module)


if __name__ == "__main__":
    EXAM.main()
