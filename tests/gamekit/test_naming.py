"""Names for numbers and numbers for names, by kind."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from importlib.resources import files
from itertools import islice
from pathlib import Path
from random import Random
from typing import Annotated, Any

import pytest

from rollout.gamekit import GamePackage, Kind, Namer, SeatId, kind
from rollout.gamekit.named_game import NamedGame
from rollout.gamekit.naming import Beside, seat_letters, word
from rollout.games.registry import find, games
from rollout.kernel import Action, Event, Interjection, Match, Reasons, Term
from rollout.kernel.ask import Ask
from rollout.kernel.errors import Refusal, Unreadable
from rollout.kernel.options import Listed
from rollout.kernel.sources import Fast

Town = Annotated[int, kind("town")]
Weather = Annotated[str, kind("weather")]
TOWNS = ["iacon", "kaon", "vos"]


class Travel(Action, frozen=True):
    to: Town
    over: tuple[Town, ...] = ()
    guest: SeatId = -1


class Fly(Action, frozen=True):
    path: tuple[tuple[int, int], ...]
    to: Town


class Travelled(Event, frozen=True):
    seat: SeatId
    to: Town
    over: tuple[Town, ...]
    weather: Weather
    cost: Reasons
    late: bool = False


NAMER: Namer[list[str]] = Namer(
    (Travel, Fly),
    {
        "town": Kind(
            "town",
            len,
            lambda towns, number: towns[number],
            lambda towns, number: towns[number].title(),
            lambda towns, numbers: " and ".join(towns[each].title() for each in numbers),
        ),
        "seat": seat_letters(lambda towns: 4),
        "weather": word("weather", lambda towns, value: f"in {value}"),
    },
    {"town": "town", "miles": ""},
)


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("travel kaon", Travel(1)),
        ("travel vos [iacon, kaon]", Travel(2, (0, 1))),
        ("travel 2 [0,kaon] C", Travel(2, (0, 1), 2)),
        ("travel 2", Travel(2)),
    ],
)
def test_an_action_is_read_by_names_or_numbers(words: str, action: Action) -> None:
    assert NAMER.read_action(TOWNS, words) == action


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Travel(1), "travel kaon"),
        (Travel(2, (0, 1), 3), "travel vos [iacon,kaon] D"),
        (Travel(7), "travel 7"),
        (Travel(-1), "travel -1"),
        (Fly(((1, 2), (300, -4)), 1), "fly [[1,2],[300,-4]] kaon"),
    ],
)
def test_an_action_is_written_by_names_where_there_are_any(action: Action, words: str) -> None:
    assert NAMER.write_action(TOWNS, action) == words
    assert NAMER.read_action(TOWNS, words) == action


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("travel koan", "there is no town 'koan' (nearest: kaon)"),
        ("travel x", "there is no town 'x'; known are iacon, kaon, vos"),
        ("travel kaon [zz]", "there is no town 'zz'; known are iacon, kaon, vos"),
        ("trvel kaon", "'trvel' is no action (nearest: travel)"),
        ("travel kaon [] A vos", "has more words than travel has fields"),
        ("", "an empty line is no action"),
    ],
)
def test_words_that_mean_nothing_are_refused_with_the_nearest(words: str, told: str) -> None:
    with pytest.raises(Unreadable) as refused:
        NAMER.read_action(TOWNS, words)
    assert told in str(refused.value)


class District(Kind[list[str]]):
    """Called by its town, which stands before it."""

    def __init__(self) -> None:
        super().__init__("district", lambda towns: 3, lambda towns, number: f"{number}")

    def name(self, state: list[str], number: int, beside: Beside) -> str | None:
        town = beside.get("town", -1)
        return f"{state[town]}-{number}" if 0 <= town < len(state) else None

    def names(self, state: list[str], beside: Beside) -> list[str]:
        return [self.name(state, number, beside) or "" for number in range(3)]


class Visit(Action, frozen=True):
    town: Town
    district: Annotated[int, kind("district")]


def test_what_is_called_by_the_field_before_it_is_written_by_that_name() -> None:
    namer: Namer[list[str]] = Namer((Visit,), {**NAMER.kinds, "district": District()})
    assert namer.write_action(TOWNS, Visit(1, 2)) == "visit kaon kaon-2"
    assert namer.read_action(TOWNS, "visit kaon kaon-2") == Visit(1, 2)
    assert namer.write_action(TOWNS, Visit(7, 2)) == "visit 7 2"


class Shelter(Kind[list[str]]):
    """Called by whatever stands before it: nothing, a truth value or a list."""

    def __init__(self) -> None:
        super().__init__("shelter", lambda towns: 2, lambda towns, number: f"{number}")

    def name(self, state: list[str], number: int, beside: Beside) -> str | None:
        return self.names(state, beside)[number] if 0 <= number < 2 else None

    def names(self, state: list[str], beside: Beside) -> list[str]:
        return [f"{beside}", f"other {beside}"]


class Hide(Action, frozen=True):
    town: Town | None
    late: bool
    over: tuple[Town, ...]
    shelter: Annotated[int, kind("shelter")]


@pytest.mark.parametrize(
    "action",
    [Hide(-1, False, (), 0), Hide(None, True, (0, 2), 1), Hide(1, True, (7,), 1)],
)
def test_what_stands_before_a_name_is_the_same_when_it_is_read_and_when_it_is_written(
    action: Hide,
) -> None:
    namer: Namer[list[str]] = Namer((Hide,), {**NAMER.kinds, "shelter": Shelter()})
    beside = {"town": action.town, "late": action.late, "over": action.over}
    words = namer.write_action(TOWNS, action)
    assert json.dumps(f"{beside}") in words or json.dumps(f"other {beside}") in words
    assert namer.read_action(TOWNS, words) == action


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("bumble bee", '"bumble bee"'),
        ("a,b", '"a,b"'),
        ("[x]", '"[x]"'),
        ('say "hi"', '"say \\"hi\\""'),
        ("-", '"-"'),
        ("2", '"2"'),
        ("1", "1"),
        ("0507", "0507"),
        ("o'neil", "o'neil"),
        ("Zürich", "Zürich"),
        ("new york", '"new york"'),
    ],
)
def test_a_name_that_would_be_read_as_something_else_stands_in_quotes(
    name: str, written: str
) -> None:
    towns = ["iacon", name, "vos"]
    assert NAMER.write_action(towns, Travel(1)) == f"travel {written}"
    travel = Travel(1, (1, 0, 1), 2)
    assert NAMER.write_action(towns, travel) == f"travel {written} [{written},iacon,{written}] C"
    assert NAMER.read_action(towns, f"travel {written}") == Travel(1)
    assert NAMER.read_action(towns, f"travel {written} [{written}, iacon, {written}] C") == travel


class Cancel(Interjection, frozen=True):
    of: Town


class Journey(NamedGame[Any]):
    slug = "journey"
    actions = (Travel, Fly)
    interjections = (Cancel,)
    namer = NAMER


def test_an_interjection_is_read_and_written_by_names_though_it_is_no_action() -> None:
    game = Journey()
    assert game.write_action(TOWNS, Cancel(2)) == "cancel vos"
    assert game.read_action(TOWNS, "cancel vos") == Cancel(2)
    assert game.read_action(TOWNS, "travel vos") == Travel(2)
    with pytest.raises(Unreadable, match="nearest: cancel"):
        game.read_action(TOWNS, "cancl vos")


def test_a_package_takes_the_namer_of_its_rules_and_no_other() -> None:
    assert GamePackage(Journey(), home=__name__).namer is NAMER
    assert GamePackage(Journey(), home=__name__).screen.arguments == NAMER.say
    assert GamePackage(Journey(), home=__name__, namer=NAMER).namer is NAMER
    with pytest.raises(ValueError, match="journey: its package has another namer than its rules"):
        GamePackage(Journey(), home=__name__, namer=Namer((Travel,), NAMER.kinds))


def test_an_event_is_reported_by_names() -> None:
    cost = Reasons((Term("road", 2, "X-1"), Term("toll", 1, "X-2"), Term("road", 3, "X-1")))
    assert NAMER.report_event(TOWNS, Travelled(1, 2, (0, 9), "rain", cost)) == {
        "event": "travelled",
        "seat": "B",
        "to": "vos",
        "over": ["iacon", 9],
        "weather": "rain",
        "cost": {"total": 6, "terms": {"road": 5, "toll": 1}},
        "late": False,
    }


def test_nothing_is_reported_as_none() -> None:
    told = NAMER.report_event(TOWNS, Travelled(0, -1, (), "rain", Reasons(())))
    assert told["to"] == "none"


def test_a_sentence_gets_words_for_every_kind_that_has_some() -> None:
    travelled = Travelled(1, 2, (0, 1), "rain", Reasons(()))
    assert NAMER.say(TOWNS, travelled) == {
        "seat": "B",
        "to": "Vos",
        "over": "Iacon and Kaon",
        "weather": "in rain",
    }


def test_asks_and_refusals_are_said_by_the_kinds_of_their_names() -> None:
    ask = Ask(0, "stay", Listed([]), {"town": 1, "miles": 1})
    assert NAMER.say(TOWNS, ask) == {"town": "Kaon"}
    assert NAMER.say(TOWNS, Refusal("X-1", "too-far", {"town": 0, "miles": 2})) == {"town": "Iacon"}


# Every game


NAMED = [game for each in games() if (game := find(each.slug)).namer is not None]


@pytest.mark.parametrize("game", NAMED, ids=lambda game: game.slug)
def test_every_name_in_asks_and_refusals_has_its_kind_in_the_table(game: GamePackage) -> None:
    """Read off the sources, and met in play."""
    assert game.namer is not None
    used = {name for code in _sources(game) for name in names_in_code(code)}
    used |= set(_met_in_play(game))
    assert sorted(used - game.namer.contexts.keys()) == []


@pytest.mark.parametrize("game", NAMED, ids=lambda game: game.slug)
def test_the_table_names_nothing_that_no_ask_or_refusal_could(game: GamePackage) -> None:
    assert game.namer is not None
    written = "\n".join(code for code in _sources(game) if "CONTEXTS: Final" not in code)
    unused = [
        name
        for name in game.namer.contexts
        if f'"{name}"' not in written and f"{name}=" not in written
    ]
    assert unused == []


def _sources(game: GamePackage) -> Iterator[str]:
    for file in Path(str(files(game.home))).rglob("*.py"):
        yield file.read_text(encoding="utf-8")


def names_in_code(code: str) -> Iterator[str]:
    """Arguments of asks, and the keys of dictionaries that become details of refusals."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            called = node.func.id if isinstance(node.func, ast.Name) else called
            if called in ("ask", "ask_secretly"):
                yield from (each.arg for each in node.keywords if each.arg)
            if called in ("Refusal", "_refused"):
                for given in [*node.args, *(each.value for each in node.keywords)]:
                    yield from _keys(given)
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in ("details", "facts"):
            yield from _keys(node.value)


def _keys(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Dict):
        yield from (
            key.value
            for key in node.keys
            if isinstance(key, ast.Constant) and isinstance(key.value, str)
        )


def _met_in_play(game: GamePackage) -> Iterator[str]:
    for seed in range(2):
        match: Match[Any] = Match(game.rules, source=Fast(Random(seed)))
        rng = Random(seed)
        for _ in range(150):
            if match.ask is None:
                break
            yield from match.ask.context
            for _, refusal in islice(match.ask.options.near_misses(), 5):
                yield from refusal.details
            match.answer(match.ask.options.sample(rng))


@pytest.mark.parametrize("game", NAMED, ids=lambda game: game.slug)
def test_every_action_offered_is_read_back_from_its_words(game: GamePackage) -> None:
    match: Match[Any] = Match(game.rules, source=Fast(Random(5)))
    rng = Random(5)
    read = 0
    for _ in range(80):
        if match.ask is None:
            break
        for action in islice(match.ask.options, 20):
            words = game.rules.write_action(match.state, action)
            assert game.rules.read_action(match.state, words) == action
            read += 1
        match.answer(match.ask.options.sample(rng))
    assert read > 80
