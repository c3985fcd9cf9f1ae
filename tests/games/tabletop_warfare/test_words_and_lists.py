"""Names, sheets of lists, warnings, results: what is told beside the rules, in tables."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.gamekit import Sentence
from rollout.games.tabletop_warfare import GAME
from rollout.games.tabletop_warfare.actions import TimeIsUp
from rollout.games.tabletop_warfare.cases import position, report
from rollout.games.tabletop_warfare.content.roster import Mode
from rollout.games.tabletop_warfare.events import MatchEnded, TimeCalled
from rollout.games.tabletop_warfare.game import seats_of
from rollout.games.tabletop_warfare.kinds import EFFECT, FIGURE, FORM, MODE, SIDE, SLOT, SYSTEM
from rollout.games.tabletop_warfare.lists import _mode, _page, verdict, verdicts
from rollout.games.tabletop_warfare.naming import (
    KINDS,
    figure_name,
    flat,
    say_codes,
    say_degrees,
    say_figure,
    say_figures,
    say_inches,
    say_side,
    say_spots,
    say_templates,
)
from rollout.games.tabletop_warfare.rules.preparation import start
from rollout.games.tabletop_warfare.setup import MatchOptions, Setup
from rollout.games.tabletop_warfare.setup_desk import check, describe, warnings
from rollout.kernel.errors import Unreadable
from rollout.kernel.saying import Saying
from rollout.words import Words
from tests.games.tabletop_warfare.bench import PLAIN, TARGET, Bench, Made, at

FAR = at(TARGET, 1, 28, 28)


@pytest.mark.rule("TW-RUL-01")
@pytest.mark.parametrize(
    ("length", "said"),
    [
        (0, "0″"),
        (5, "0.005″"),
        (-4_500, "-4.5″"),
        (12_000, "12″"),
        (10_050, "10.05″"),
        (999, "0.999″"),
    ],
)
def test_a_length_is_said_in_inches(length: int, said: str) -> None:
    assert say_inches(None, length) == said  # type: ignore[arg-type]


def test_figures_sides_and_places_are_called_by_their_names() -> None:
    state = Bench(at(PLAIN, 0, 5), at(TARGET, 1, 9), at(PLAIN, 0, 12)).state
    assert [figure_name(state, number) for number in range(3)] == ["plain", "target", "plain-2"]
    named = Saying("figure-plain", "plain")
    assert say_figure(state, 0) == Sentence("figure-numbered", {"name": named, "number": 1})
    assert say_figure(state, 2) == Sentence("figure-numbered", {"name": named, "number": 2})
    assert say_figure(state, 1) == Saying("figure-target", "target")
    assert [say_figure(state, each) for each in (-1, 3, "plain")] == [None, None, None]
    assert say_figures(state, []) == "-"
    assert say_figures(state, [1]) == [Saying("figure-target", "target")]
    assert (say_codes(state, ()), say_templates(state, ())) == ("-", "-")
    assert say_codes(state, (("target",), ())) == [Saying("figure-target", "target")]
    assert say_codes(state, "no_body") == [Saying("figure-no-body", "no_body")]
    assert say_templates(state, ("small_building",)) == [
        Saying("template-small-building", "small building")
    ]
    assert flat((("a", "b"), "c")) == ["a", "b", "c"]
    assert (say_degrees(state, 900), say_degrees(state, 5)) == ("90°", "0.5°")
    assert say_spots(state, ((1_000, 500),)) == "1″ 0.5″"
    assert [say_side(state, each) for each in (0, 1, 2, -1, None)] == [
        Saying("faction-autobot"),
        Saying("faction-decepticon"),
        None,
        None,
        None,
    ]
    state.factions = ["autobot", "autobot"]
    assert [say_side(state, each) for each in (0, 1)] == ["A", "B"]
    assert KINDS[SIDE].names(state, {}) == ["A", "B"]
    assert KINDS[FIGURE].names(state, {}) == ["plain", "target", "plain-2"]


MODES = Made(
    "modes",
    weapons=(
        '{ system = "gun", modes = [{ range = 9, accuracy = 9, damage = 1 }, '
        '{ name = "gun_far", range = 12, accuracy = 9, damage = 1 }] }',
        '{ system = "fist", range = 1, accuracy = 9, damage = 1 }',
    ),
    vehicle_weapons=('{ system = "bite", range = 1, accuracy = 9, damage = 1 }',),
)


@pytest.mark.parametrize(
    ("kind", "value", "beside", "said"),
    [
        (FORM, 0, {"figure": 1}, Saying("form-robot", "robot")),
        (FORM, 1, {"figure": 1}, Saying("form-vehicle", "vehicle")),
        (FORM, 2, {"figure": 1}, None),
        (FORM, -1, {"figure": 1}, None),
        (FORM, 0, {"figure": 9}, None),
        (SYSTEM, 0, {"figure": 1}, Saying("weapon-gun", "gun")),
        (SYSTEM, 1, {"figure": 1}, Saying("weapon-fist", "fist")),
        (SYSTEM, 2, {"figure": 1}, None),
        (SYSTEM, -1, {"figure": 1}, None),
        (SYSTEM, 0, {"figure": 1, "form": 1}, Saying("weapon-bite", "bite")),
        (MODE, 0, {"figure": 1, "system": 0}, Saying("weapon-gun", "gun")),
        (MODE, 1, {"figure": 1, "system": 0}, Saying("weapon-gun-far", "gun_far")),
        (MODE, 2, {"figure": 1, "system": 0}, None),
        (MODE, -1, {"figure": 1, "system": 0}, None),
        (MODE, 0, {"figure": 1, "system": 2}, None),
        (MODE, 0, {"figure": 1}, None),
        (SLOT, 0, {"figure": 1}, "K1"),
        (SLOT, 5, {"figure": 1}, "K6"),
        (SLOT, -1, {"figure": 1}, "-"),
        (SYSTEM, 0, {"special": "x", "target": 1}, Saying("weapon-gun", "gun")),
        (SYSTEM, 1, {}, None),
    ],
)
def test_what_is_numbered_on_a_card_is_called_by_its_name(
    kind: str, value: int, beside: dict[str, Any], said: Any
) -> None:
    """Figure 0, who acts, has one weapon; figure 1 has two, and another as a vehicle."""
    state = Bench(at(PLAIN, 0, 5), at(MODES, 1, 9)).state
    assert KINDS[kind].say(state, value, beside) == said


def test_a_kind_is_told_to_writers_of_cases_by_the_word_its_records_have() -> None:
    otherwise = {kind: each.what for kind, each in KINDS.items() if each.what != kind}
    assert otherwise == {EFFECT: "critical"}


def test_what_belongs_to_nobody_named_belongs_to_who_shoots_or_acts() -> None:
    state = Bench(at(PLAIN, 0, 5), at(MODES, 1, 9)).state
    assert KINDS[SYSTEM].say(state, 1, {}) is None
    state.shooter = 1
    assert KINDS[SYSTEM].say(state, 1, {}) == Saying("weapon-fist", "fist")
    assert KINDS[SYSTEM].say(state, 1, {"figure": -1}) == Saying("weapon-fist", "fist")
    state.shooter = 0
    assert KINDS[SYSTEM].say(state, 1, {"special": "x", "target": 1}) is None
    state.shooter = state.acting.figure = -1
    assert KINDS[SYSTEM].say(state, 0, {}) is None


@pytest.mark.parametrize(
    ("accuracy", "dice", "sides", "plus", "least", "most", "told"),
    [
        (9, 0, 0, 3, 0, 10_000, ("10″", 55, "3")),
        (-1, 1, 6, 0, 4_000, 12_500, ("4–12.5″", 100, "1d6")),
        (20, 2, 6, 1, 0, 1_000, ("1″", 0, "2d6+1")),
        (0, 0, 0, 0, 0, 1_000, ("1″", 100, "0")),
        (25, 1, 20, 0, 0, 1_000, ("1″", 0, "1d20")),
        (-5, 1, 20, 0, 0, 1_000, ("1″", 100, "1d20")),
    ],
)
def test_a_line_of_a_weapon_on_a_sheet(
    accuracy: int, dice: int, sides: int, plus: int, least: int, most: int, told: Any
) -> None:
    mode = Mode("gun", least, most, accuracy, dice, sides, plus, frozenset())
    said = _mode(mode)
    assert (said.key, said.args["traits"]) == ("lists-weapon", [])
    damage = Words(GAME, "en").sentence(said.args["damage"])
    assert (said.args["reach"], said.args["chance"], damage) == told


@pytest.mark.rule("TW-BES-03", "TW-FAE-04", "TW-FAE-24", "TW-SPZ-01", "TW-SPZ-04", "TW-RUL-90")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "gun: range 10″, accuracy 9, damage 2d6+1 (Attack Target 3 Times)",
                "Armour, Protector 4, Shovel Shield (above, front), TOW 3, REPAIR (ROBOT) 2",
                "K1 Head, K2 gun, K3 gun (all)",
            ],
        ),
        (
            "de",
            [
                "gun: Reichweite 10″, Zielsicherheit 9, Schaden 2W6+1 (Greife Ziel 3-mal an)",
                "Panzerung, Beschützer 4, Schaufel (oben, vorne), ABSCHLEPPEN 3, "
                "REPARATUR (ROBOTER) 2",
                "K1 Kopf, K2 gun, K3 gun (alle)",
            ],
        ),
    ],
)
def test_a_card_says_what_stands_behind_its_words(language: str, said: list[str]) -> None:
    line = '{ system = "gun", range = 10, accuracy = 9, damage = "2d6+1", traits = ["strikes 3"] }'
    kind = Made(
        "kind",
        weapons=(line,),
        abilities=("protector 4", "shovel_shield front", "shovel_shield above", "armour"),
        specials=("tow 3", "repair_robot 2"),
        slots=("head", "weapon gun", "all gun", "transform", "transform", "ammunition"),
    )
    bench = Bench(at(kind, 0, 5), FAR)
    assert GAME.screen.card is not None
    sheet = GAME.screen.card("kind", bench.state, bench.match.view(0), Words(GAME, language))
    for each in said:
        assert each in sheet
    shown = bench.match.view(0).sheets["kind"].cards[0]
    assert (shown.numbers, shown.shields) == (
        {"protector": 4, "tow": 3, "repair_robot": 2},
        ["above", "front"],
    )
    page = _page(bench.state.library.kinds["kind"].cards[0])
    words = Words(GAME, language)
    told = ", ".join(words.sentence(each) for each in page.words)
    assert told.upper() == said[1].upper()


@pytest.mark.rule("TW-ARM-04", "TW-ARM-05", "TW-RUL-62", "TW-ARM-02")
def test_a_list_is_judged_figure_by_figure_and_then_as_a_whole() -> None:
    state = start(Setup(("", ""), ground="", options=MatchOptions(points_limit=58)))
    good = verdict(state, 0, ("optimus_prime", "bumblebee"))
    assert (good.points, good.limit, good.faults) == (58, 58, ())
    assert good.closed["gears"].rule == "TW-ARM-04"
    assert "megatron" not in good.closed
    bad = verdict(state, 0, ("megatron", "nobody", "jazz", "jazz", "optimus_prime"))
    assert [each.rule for each in bad.faults] == ["TW-ARM-05", "TW-ARM-05", "TW-RUL-62"]
    assert bad.closed == {}
    dear = verdict(state, 0, ("optimus_prime", "ultra_magnus"))
    assert [each.rule for each in dear.faults] == ["TW-ARM-04"]
    empty = verdict(state, 0, ())
    assert (empty.points, empty.warnings) == (0, ())
    spaced, ready = verdicts(
        Setup((" bumblebee , jazz,", "decepticon_first_hundred"), ground="", options=MatchOptions())
    )
    codes = start(Setup(("", ""), ground="")).library.kinds
    assert spaced.points == codes["bumblebee"].cost + codes["jazz"].cost
    assert 0 < ready.points <= ready.limit == 100


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("range = 4, accuracy = 5, damage = 1", ["ranged-weapon", "answer-to-fliers"]),
        ("range = 4.001, accuracy = 5, damage = 1", []),
        ("range = 9, accuracy = 5, damage = 1, traits = ['ground_targets']", ["answer-to-fliers"]),
        ("range = 9, accuracy = '100%', damage = 1", []),
        ("range = 9, accuracy = 19, damage = 1", []),
        ("range = 9, accuracy = 20, damage = 1", ["answer-to-fliers"]),
    ],
)
def test_what_an_army_lacks(line: str, found: list[str]) -> None:
    kind = Made("kind", weapons=('{ system = "gun", ' + line + " }",))
    state = start(Setup(("", ""), ground="", homebrew=kind.text()))
    assert warnings(state, ["kind"]) == [f"warning-no-{each}" for each in found]


@pytest.mark.rule("TW-ARM-03", "TW-WIN-03")
def test_a_setup_is_checked_with_the_limit_of_each_side() -> None:
    armies = ("bumblebee", "")
    options = MatchOptions(scenario="capture_base")
    told = check(Setup(armies, ground="", options=options))["armies"]
    assert [each["limit"] for each in told] == [100, 125]
    assert told[0]["figures"] == ["bumblebee"]
    assert told[1] == {"figures": [], "cost": 0, "limit": 125, "warnings": []}
    figures = {each["code"]: each for each in describe()["figures"]}
    assert "civilian" not in figures
    assert figures["optimus_prime"] == {
        "code": "optimus_prime",
        "name": "Optimus Prime",
        "cost": 41,
        "factions": ["autobot"],
    }


@pytest.mark.rule("TW-RUL-85", "TW-WIN-01")
def test_seats_of_a_side_sit_alternately_win_together_and_give_up_together() -> None:
    bench = Bench(at(PLAIN, 0, 5), FAR, seats_per_side=3)
    state = bench.state
    assert (seats_of(state, [0]), seats_of(state, [1]), seats_of(state, [])) == (
        (0, 2, 4),
        (1, 3, 5),
        (),
    )
    assert GAME.rules.seats(state) == 6
    for seat in (1, 3, 5):
        result = GAME.rules.conceded(state, seat)
        assert result is not None
        assert (result.winners, result.reason, result.rule) == (
            (0, 2, 4),
            "conceded",
            "TW-WIN-01",
        )


@pytest.mark.rule("TW-RUL-78")
def test_time_is_called_once_and_only_where_it_was_agreed() -> None:
    refusal = GAME.rules.interjection_refusal
    plain = Bench(at(PLAIN, 0, 5), FAR)
    why = refusal(plain.state, -1, TimeIsUp())
    assert why is not None
    assert (why.rule, why.why) == ("TW-RUL-78", "refuse-no-time-limit")
    timed = Bench(at(PLAIN, 0, 5), FAR, time_limit=10)
    assert refusal(timed.state, -1, TimeIsUp()) is None
    timed.match.interject(TimeIsUp())
    timed.do("aim")
    assert timed.told(TimeCalled) == [TimeCalled()]
    assert timed.match.state.ended == ""
    again = refusal(timed.match.state, -1, TimeIsUp())
    assert again is not None
    assert (again.rule, again.why) == ("TW-RUL-78", "refuse-time-is-up-already")
    timed.do("pass")
    assert timed.told(MatchEnded) == [MatchEnded((), "time", (0, 0))]


@pytest.mark.rule("TW-RUL-79")
@pytest.mark.parametrize(
    ("options", "rounds"),
    [
        ({"round_limit": 0}, 8),
        ({"round_limit": 3}, 3),
        ({"round_limit": 0, "scenario": "convoy"}, 0),
    ],
)
def test_bots_play_with_a_limit(options: dict[str, Any], rounds: int) -> None:
    setup = GAME.rules.among_bots(Setup(options=MatchOptions(**options)))
    assert setup.options.round_limit == rounds


def test_a_position_is_reported_whole() -> None:
    state = position(
        {
            "figures": [
                {"kind": "optimus_prime", "side": 0, "x": 5, "y": 6.5},
                {"kind": "megatron", "side": 1, "x": 20, "y": 15, "status": "destroyed"},
                {"kind": "starscream", "side": 1, "x": 20, "y": 20, "status": "away"},
            ],
            "obstacles": [{"template": "wreck", "x": 9, "y": 9, "turn": 30}],
            "options": {"scenario": "retrieve_the_allspark"},
            "cube": [15, 14.5],
            "taken": ["aim"],
            "actions": 1,
            "round": 2,
            "base": "optimus_prime",
            "rounds_held": 1,
            "quiet_rounds": 2,
        }
    )
    told = report(state)
    figures = told.pop("figures")
    assert told == {
        "stage": "battle",
        "round": 2,
        "mover": 0,
        "acting": "optimus_prime",
        "actions": 1,
        "taken": ["aim"],
        "obstacles": ["wreck"],
        "cube": [15.0, 14.5],
        "bearer": None,
        "points": [state.library.kinds["megatron"].cost, 0],
        "ended": "",
        "winners": [],
    }
    assert [each["status"] for each in figures.values()] == ["standing", "destroyed", "away"]
    assert (figures["optimus_prime"]["hook"], figures["optimus_prime"]["prey"]) == (None, None)
    wreck = state.obstacles[0]
    assert (wreck.x, wreck.y, wreck.turn) == (9_000, 9_000, 30)
    mission = state.mission
    assert (mission.base, mission.rounds_held, state.quiet_rounds) == (0, 1, 2)
    assert (state.made, state.opened, state.edges) == ([True, True], True, ["south", "north"])


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        ({"form": -1}, "has no form -1"),
        ({"side": -1}, "there is no side -1"),
        ({"criticals": [[0]]}, "no such slot: -1"),
        ({"locked": [2]}, "no such form: 2"),
        ({"hook": "nobody_here"}, "there is no figure nobody_here"),
        ({"prey": 7}, "there is no figure 7"),
    ],
)
def test_what_a_figure_cannot_have_is_said(broken: dict[str, Any], said: str) -> None:
    figure = {"kind": "optimus_prime", "side": 0, "x": 5, "y": 6.5}
    with pytest.raises(Unreadable, match=said):
        position({"figures": [{**figure, **broken}]})


@pytest.mark.rule("TW-RUL-57", "TW-RUL-70")
@pytest.mark.parametrize(
    ("kind", "damage", "halves", "shares"),
    [
        ("roadburner_and_wheelblaze", 7, [], [[0, 4], [0, 3]]),
        ("roadburner_and_wheelblaze", 7, [2, 5], [[0, 2], [0, 5]]),
        ("optimus_prime_and_jetfire", 5, [], [[3, 0], [2, 0]]),
        ("optimus_prime_and_jetfire", 5, [1, 1], [[1, 0], [1, 0]]),
    ],
)
def test_the_damage_of_a_joined_figure_lies_on_its_halves(
    kind: str, damage: int, halves: list[int], shares: list[list[int]]
) -> None:
    figure = {"kind": kind, "side": 0, "x": 5, "y": 6.5, "damage": [damage], "halves": halves}
    state = position({"figures": [figure]})
    assert [each.damage for each in state.figures[1:]] == shares
    assert state.figures[0].halves == [1, 2]
    assert report(state)["figures"][kind]["halves"] == [each.kind for each in state.figures[1:]]
