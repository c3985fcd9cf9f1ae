"""What the rules say of positions that were drawn and shaken, whoever asks, is as it was before.

After a change that was meant the digests are written anew:
`python -m tests.games.tabletop_warfare.exam.test_any_question`; `show MODULE.FUNCTION` prints what
one of them is made of.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rollout.games.tabletop_warfare import actions as do
from rollout.games.tabletop_warfare.content.roster import Card, Kind, Mode, System
from rollout.games.tabletop_warfare.content.vocabulary import ABILITIES, CRITICALS, SPECIALS
from rollout.games.tabletop_warfare.model import (
    AWAY,
    BATTLE,
    DEPLOYMENT,
    DESTROYED,
    MUSTER,
    OBSTACLES,
    STANDING,
    WAITING,
    Acting,
    Figure,
    State,
    place_of,
)
from rollout.games.tabletop_warfare.rules.act import ACTS
from rollout.games.tabletop_warfare.rules.damage import PROTECTED, SHIELDED, UNARMOURED, Blow, Wound
from rollout.games.tabletop_warfare.rules.destruction import Fall, destroy
from rollout.games.tabletop_warfare.rules.field import EDGES, made_of
from rollout.games.tabletop_warfare.rules.figures import disc_of
from rollout.games.tabletop_warfare.rules.joining import blank
from rollout.games.tabletop_warfare.rules.movement import RAM_RULES, Met
from rollout.games.tabletop_warfare.rules.targets import Assault, uses
from rollout.kernel.actions import Action
from rollout.kernel.reasons import Reasons, Term
from tests.games.tabletop_warfare.exam.drawn import any_state
from tests.kept_exams import questions
from tests.lookers import Draw, Drawn

RULES = "rollout/games/tabletop_warfare/rules"
STATES = 60
TIMES = 10
REACHES = (0, 50, 1000, 2000, 3000, 4000, 5000, 6000, 8000, 10000, 12000, 24000)
PAIRS = (
    ("optimus_prime", "jetfire"), ("roadburner", "wheelblaze"), ("meltdown", "half_track"),
)  # fmt: skip
RARE = (
    "bonecrusher", "scrapper", "soundwave", "tracer", "civilian", "soldier", "supply_truck",
    "dropshot", "razorclaw", "inferno", "growl", "hound", "mirage", "starscream", "metroplex",
    "thundercracker", "trypticon", "springer", "scourge",
)  # fmt: skip
CAUSES = sorted(PROTECTED | SHIELDED | UNARMOURED | {"wing", "head", "dangerous_terrain"})
WORDS = sorted({act.word for act in ACTS.values() if act.word})


# Positions


@cache
def states() -> list[State]:
    """Also with figures that have something nobody else has; in every third two can join."""
    rng = Random(1)
    found = [any_state(rng) for _ in range(STATES)]
    for number, state in enumerate(found):
        for code in (*rng.sample(RARE, 2), *(rng.choice(PAIRS) if number % 3 == 0 else ())):
            figure = blank(state, len(state.figures), code, number % 2, [])
            figure.x, figure.y = rng.randint(4, 26) * 1000, rng.randint(4, 26) * 1000
            figure.status = STANDING
            state.figures.append(figure)
    return [shaken(rng, state) for state in found]


def shaken(rng: Random, state: State) -> State:
    """Figures marked, moved and turned over anyhow, and some at a distance that rules know."""
    numbers = range(len(state.figures))
    for figure in state.figures:
        cards = state.library.kinds[figure.kind].cards
        for name, values in (
            ("activation", (0, 0, 1, 2)), ("aim", (0, 1, 2)), ("siren", (False, True)),
            ("oiled", (False, True)), ("charged", (False, True)), ("form", range(len(cards))),
            ("hook", (-1, -1, *numbers)), ("prey", (-1, -1, *numbers)),
            ("facing", (0, 450, 900, 1350, 2250, 2700)), ("locked", (0, 0, 1, 2, 3)),
            ("tough_nut_used", (False, True)), ("stuns", (0, 0, 1)),
        ):  # fmt: skip
            if rng.random() < 0.3:
                setattr(figure, name, rng.choice(list(values)))
        if rng.random() < 0.15:
            figure.status = rng.choice((WAITING, DESTROYED, AWAY))
        if rng.random() < 0.3:
            card = cards[figure.form]
            figure.broken[figure.form] = rng.randrange(1 << max(1, len(card.systems)))
            figure.criticals[figure.form] = rng.randrange(64)
        if rng.random() < 0.3:
            figure.damage = [rng.randint(0, card.structure + 1) for card in cards]
        if rng.random() < 0.4:
            _beside(rng, state, figure)
    if rng.random() < 0.15:
        for figure in state.figures[rng.randint(0, 1) :: 2]:
            figure.status = DESTROYED
    for figure in rng.sample(state.figures, 2):
        template = rng.choice(list(state.library.templates.values()))
        state.obstacles.append(made_of(template, figure.x, figure.y + rng.choice((0, 900)), 0))
    state.lists = [list(codes(rng, state, {})), list(codes(rng, state, {}))]
    if rng.random() < 0.5:
        state.lists[1] += state.lists[0]
    state.round = rng.randint(0, 9)
    state.turns = [rng.randint(0, 4), rng.randint(0, 4)]
    state.stage = rng.choice((MUSTER, OBSTACLES, DEPLOYMENT, BATTLE, BATTLE, BATTLE))
    state.opened = rng.random() < 0.6
    state.made = [rng.random() < 0.5, rng.random() < 0.5]
    state.picks = [rng.choice(([], ["wall"])), rng.choice(([], ["trees", "wall"]))]
    state.rotor = [rng.choice((-1, 900)), rng.choice((-1, 0))]
    state.pool = rng.sample(list(state.library.templates), 3)
    state.mission.bearer = rng.choice((-1, *numbers))
    state.mission.base = rng.choice((-1, *numbers))
    state.chooser = state.placer = rng.randint(0, 1)
    state.acting = acting(rng, state, {})
    return state


def _beside(rng: Random, state: State, figure: Figure) -> None:
    other = rng.choice(state.figures)
    cards = [state.library.kinds[each.kind].cards[each.form] for each in (figure, other)]
    away = sum(card.radius for card in cards) + rng.choice(REACHES) + rng.choice((0, 0, 1, -1))
    if rng.random() < 0.2:
        figure.x, figure.y = other.x, rng.choice((cards[0].radius, cards[0].radius + 50))
    elif other is not figure:
        right, up = rng.choice(((1, 0), (-1, 0), (0, 1), (0, -1)))
        figure.x, figure.y = other.x + right * away, other.y + up * away


# Everything else that is asked about


def acting(rng: Random, state: State, drawn: Drawn) -> Acting:
    of = drawn["figure"] if "figure" in drawn else rng.choice(state.figures)
    taken = rng.sample(WORDS, rng.randint(0, 2))
    flags = [rng.random() < 0.3 for _ in range(3)]
    return Acting(of.id, rng.randint(0, 2), taken, flags[0], rng.random() < 0.7, *flags[1:])


def mode(rng: Random, state: State, drawn: Drawn) -> Mode:
    of = drawn["assault"].figure if "assault" in drawn else drawn.get("figure")
    figure = of if of is not None else rng.choice(state.figures)
    found = [each for system in card(state, figure).systems for each in system.modes]
    known = [
        each
        for kind in state.library.kinds.values()
        for system in kind.cards[0].systems
        for each in system.modes
    ]
    return rng.choice(found if found and rng.random() < 0.7 else known)


def card(state: State, figure: Figure) -> Card:
    return state.library.kinds[figure.kind].cards[figure.form]


def assault(rng: Random, state: State, drawn: Drawn) -> Assault:
    figure = rng.choice(state.figures)
    form = figure.form if rng.random() < 0.8 else 0
    released, outside, preyed = (rng.random() < 0.4 for _ in range(3))
    used, only = rng.choice((0, 0, 1, 2, 3)), rng.choice((-1, -1, -1, 0, 1))
    return Assault(figure, form, released, outside, rng.randint(0, 3), used, only, [], preyed)


def figure(rng: Random, state: State, drawn: Drawn) -> Figure:
    """Of the pairs at the end now and then, so that both halves of one are drawn."""
    return rng.choice(state.figures[-2:] if rng.random() < 0.3 else state.figures)


def fire(rng: Random, state: State, drawn: Drawn) -> do.Fire:
    count = len(state.figures)
    if "assault" in drawn and rng.random() < 0.7:
        found = list(uses(state, drawn["assault"]))
        if found:
            return rng.choice(found)
    return do.Fire(rng.randint(-1, 3), rng.choice((0, 0, 0, 1, 2, -1)), rng.randint(-1, count))


def action(rng: Random, state: State, drawn: Drawn) -> Action:
    """What somebody might do, or something about any figure."""
    if rng.random() < 0.4 or "acting" not in drawn:
        number = rng.randint(-1, len(state.figures))
        about = (do.Activate(number), do.Lead(number), do.LockOn(number))
        return rng.choice(
            (*about, do.Deploy(number, rng.randint(-1, 3)), do.DeployJoined(number, 1))
        )
    figure = drawn["figure"]
    able = [act for act in ACTS.values() if act.available(state, figure)]
    found = [each for act in able for each in act.candidates(state, figure)]
    return rng.choice(found) if found else do.Pass()


def system(rng: Random, state: State, drawn: Drawn) -> int:
    of = drawn["assault"].figure if "assault" in drawn else drawn["figure"]
    return rng.randrange(max(1, len(card(state, of).systems)))


def form(rng: Random, state: State, drawn: Drawn) -> int:
    figure = drawn.get("figure", drawn.get("one"))
    assert figure is not None
    return rng.randrange(len(state.library.kinds[figure.kind].cards))


def path(rng: Random, state: State, drawn: Drawn) -> tuple[tuple[int, int], ...]:
    start = place_of(drawn["figure"])
    return (start, point(rng, state, drawn), point(rng, state, drawn))


def point(rng: Random, state: State, drawn: Drawn) -> tuple[int, int]:
    x, y = place_of(rng.choice(state.figures))
    return x + rng.choice((0, 0, 1500, -3000)), y + rng.choice((0, 750, -1500))


def codes(rng: Random, state: State, drawn: Drawn) -> tuple[str, ...]:
    known = list(state.library.kinds)
    chosen = rng.sample(known, rng.randint(0, 4))
    return (*chosen, *rng.choices(chosen, k=rng.randint(0, 2))) if chosen else ()


def blow(rng: Random, state: State, drawn: Drawn) -> Blow:
    by = rng.randrange(len(state.figures))
    seen_from = rng.choice((-1, -1, rng.randrange(len(state.figures))))
    return Blow(rng.choice(CAUSES), by, by, True, rng.random() < 0.3, [], seen_from)


def number(rng: Random, state: State, drawn: Drawn) -> int:
    """Of a system where a figure was drawn, else of a figure."""
    if "figure" in drawn:
        return system(rng, state, drawn)
    return rng.randint(-1, len(state.figures))


def word(rng: Random, state: State, drawn: Drawn) -> str:
    """Mostly one that stands on the card."""
    on_card = sorted(
        {*card(state, drawn["figure"]).abilities, *card(state, drawn["figure"]).specials}
    )
    return rng.choice(on_card if on_card and rng.random() < 0.7 else [*ABILITIES, *SPECIALS])


DRAWING: dict[str, Draw] = {
    "State": lambda rng, state, drawn: state,
    "Figure": figure,
    "Acting": acting,
    "Mode": mode,
    "Assault": assault,
    "Fire": fire,
    "Blow": blow,
    "Action": action,
    "Any": action,
    "action: TakeObstacle": lambda rng, state, drawn: do.TakeObstacle(
        rng.choice((*state.library.templates, "tower")), rng.choice((0, 15, 45, 90, -1, 360))
    ),
    "Point": point,
    "Path": path,
    "Reasons": lambda rng, state, drawn: Reasons(
        (Term("drawn", rng.randint(0, 5), "", base=True),)
    ),
    "list[Term]": lambda rng, state, drawn: [Term("drawn", rng.randint(0, 5), "", base=True)],
    "Template": lambda rng, state, drawn: rng.choice(list(state.library.templates.values())),
    "Obstacle": lambda rng, state, drawn: made_of(
        rng.choice(list(state.library.templates.values())), 9000, 9000, 45
    ),
    "Kind": lambda rng, state, drawn: rng.choice(list(state.library.kinds.values())),
    "MatchOptions": lambda rng, state, drawn: msgspec.structs.replace(
        state.options, points_limit=rng.choice((99, 100, 200, 201))
    ),
    "bool": lambda rng, state, drawn: rng.random() < 0.5,
    "int | None": lambda rng, state, drawn: rng.choice((0, 1, 2, 3, None)),
    "form: int | None": lambda rng, state, drawn: rng.choice((None, form(rng, state, drawn))),
    "tuple[str, ...]": codes,
    "tuple[str, ...] | list[str]": codes,
    "effects: tuple[str, ...]": lambda rng, state, drawn: tuple(rng.sample(list(CRITICALS), 2)),
    "ability: str": word,
    "word: str": word,
    "edge: str": lambda rng, state, drawn: rng.choice(EDGES),
    "convoy_edge: str": lambda rng, state, drawn: rng.choice(EDGES[:2]),
    "way: str": lambda rng, state, drawn: rng.choice(("union", "combine")),
    "ram: str": lambda rng, state, drawn: rng.choice(sorted(RAM_RULES)),
    "side: int": lambda rng, state, drawn: rng.randint(0, 1),
    "form: int": form,
    "system: int": system,
    "number: int": number,
    "target: int": lambda rng, state, drawn: rng.randint(-1, len(state.figures)),
    "reach: int": lambda rng, state, drawn: rng.choice(REACHES),
    "radius: int": lambda rng, state, drawn: rng.choice((0, 500, 750, 1500)),
    "angle: int": lambda rng, state, drawn: rng.randrange(3600),
    "dx: int": lambda rng, state, drawn: rng.choice((-300, 7, 400)),
    "dy: int": lambda rng, state, drawn: rng.choice((-400, 0, 300)),
    "x: int": lambda rng, state, drawn: rng.randint(0, 30_000),
    "y: int": lambda rng, state, drawn: rng.randint(0, 30_000),
    "turn: int": lambda rng, state, drawn: rng.choice((0, 15, 45, 90)),
    "Act": lambda rng, state, drawn: rng.choice(list(ACTS.values())),
    "roll: int": lambda rng, state, drawn: rng.randint(1, 6),
    "set[int]": lambda rng, state, drawn: set(some(rng, state, drawn)),
    "list[int]": lambda rng, state, drawn: some(rng, state, drawn),
    "winners: list[int]": lambda rng, state, drawn: rng.choice(([], [0], [1])),
    "list[Wound]": lambda rng, state, drawn: [
        Wound(state.figures[each], rng.randint(0, 3), blow(rng, state, drawn))
        for each in some(rng, state, drawn)
    ],
    "list[Fall]": lambda rng, state, drawn: [
        Fall(state.figures[each], rng.choice(CAUSES), rng.randrange(len(state.figures)))
        for each in some(rng, state, drawn)
    ],
    "Met": lambda rng, state, drawn: Met(
        [state.figures[each] for each in some(rng, state, drawn)],
        [state.figures[each] for each in some(rng, state, drawn)],
    ),
    "Slot": lambda rng, state, drawn: rng.choice(card(state, drawn["figure"]).slots),
    "Destroy": lambda rng, state, drawn: destroy,
    "Disc": lambda rng, state, drawn: disc_of(state, rng.choice(state.figures)),
    "Reasons | None": lambda rng, state, drawn: None,
    "cause: str": lambda rng, state, drawn: rng.choice(CAUSES),
    "rule: str": lambda rng, state, drawn: "TW-DMG-01",
    "label: str": lambda rng, state, drawn: "drawn",
    "about: str": lambda rng, state, drawn: rng.choice(("accuracy", "critical", "wing")),
    "reason: str": lambda rng, state, drawn: rng.choice(("points", "time")),
    "code: str": lambda rng, state, drawn: rng.choice(("supply_truck", "civilian")),
    "by: int": lambda rng, state, drawn: rng.randint(-1, len(state.figures) - 1),
    "prey: int": lambda rng, state, drawn: rng.randrange(len(state.figures)),
    "seat: int": lambda rng, state, drawn: rng.randint(0, 1),
    "slot: int": lambda rng, state, drawn: rng.randrange(6),
    "sides: int": lambda rng, state, drawn: rng.choice((6, 20)),
    "need: int": lambda rng, state, drawn: rng.randint(0, 12),
    "points: int": lambda rng, state, drawn: rng.choice((10, 20)),
    "speed: int": lambda rng, state, drawn: rng.choice((0, 4000, 9000)),
    **{
        f"{name}: int": lambda rng, state, drawn: rng.choice((-1, 0, 1, 7, 1000, 2500, -4000))
        for name in ("length", "part", "away", "aside", "depth", "widened", "amount")
    },
}


def short(value: Any) -> Any:
    match value:
        case Figure():
            return value.id
        case Kind():
            return value.code
        case Card():
            return value.form
        case Mode() | System():
            return value.name
        case Assault():
            return value.figure.id, value.form, value.released, value.outside, value.aim, value.only
    return None


def some(rng: Random, state: State, drawn: Drawn) -> list[int]:
    return rng.sample(range(len(state.figures)), rng.randint(0, 3))


def fresh() -> list[State]:
    """Copies in which nothing is remembered: whoever asks first must make no difference."""
    found = [state.copy() for state in states()]
    for state in found:
        state.sights = {}
    return found


KEPT = Path(__file__).with_name("any_question.json")
EXAM = questions(KEPT, RULES, DRAWING, fresh, TIMES, short)


@pytest.mark.parametrize("module", EXAM.modules)
def test_the_rules_answer_as_they_did(module: str) -> None:
    assert EXAM.now(module) == EXAM.before(module)


if __name__ == "__main__":
    EXAM.main()
