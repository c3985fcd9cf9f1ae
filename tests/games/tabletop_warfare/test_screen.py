"""What the page is shown of Tabletop Warfare beside the table: cards, sight, standing answers."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.gamekit.standing_answers import standing_reply
from rollout.games.tabletop_warfare import GAME
from rollout.games.tabletop_warfare.actions import (
    Decline,
    Dodge,
    Face,
    KeepRoll,
    MoveAlong,
    PlaceAt,
    PointTo,
    RerollAimed,
    RerollInspired,
    TakeTheHit,
)
from rollout.games.tabletop_warfare.content.library import library
from rollout.games.tabletop_warfare.events import (
    Activated,
    Faced,
    Moved,
    ObstaclePlaced,
    ObstaclesOpened,
)
from rollout.games.tabletop_warfare.model import State
from rollout.games.tabletop_warfare.screen.drawing import character_of, shapes_of
from rollout.games.tabletop_warfare.screen.looks import look
from rollout.games.tabletop_warfare.screen.sheets import sheet_of, sheets
from rollout.games.tabletop_warfare.screen.view import view
from rollout.games.tabletop_warfare.standing_answers import STANDING
from rollout.kernel.actions import Action
from rollout.kernel.options import Listed
from rollout.kernel.requests import Ask
from rollout.words import Words
from tests.games.tabletop_warfare.bench import PLAIN, TARGET, Bench, at, obstacle


def facing_each_other(*templates: str) -> State:
    """Blurr at 10, Blaster at 20 inches, and between them what is named."""
    between = tuple(obstacle(template, 15, 10) for template in templates)
    return Bench(at("blurr", 0, 10, 10), at("blaster", 1, 20, 10), obstacles=between).state


@pytest.mark.rule("TW-LOS-02")
def test_sight_is_told_with_its_gap_and_what_is_in_the_way() -> None:
    (line,) = look(facing_each_other(), 0, {"sight": 0})["lines"]
    assert (line["target"], line["clear"], line["gap"]) == (1, True, 8_500)
    (line,) = look(facing_each_other("large_building"), 0, {"sight": 0})["lines"]
    assert (line["clear"], line["obstacles"]) == (False, [0])


def test_nobody_looks_from_where_no_figure_is() -> None:
    state = facing_each_other()
    for wrong in (9, -1, "0", None):
        with pytest.raises(ValueError, match="of a figure"):
            look(state, 0, {"sight": wrong})


def test_both_cards_of_a_figure_are_shown() -> None:
    state = facing_each_other()
    found = sheets(state)
    assert sorted(found) == ["blaster", "blurr"]
    robot, car = found["blurr"].cards
    assert (robot.form, robot.structure, robot.speed) == ("robot", 12, 10_000)
    assert (car.form, car.structure, car.speed) == ("hover_car", 11, 18_000)
    laser = robot.systems[1].modes[0]
    assert (laser.most, laser.accuracy, laser.plus) == (12_000, 9, 3)
    assert [slot.effect for slot in robot.slots][3:] == ["transform", "internal", "internal"]


def test_several_of_a_kind_are_numbered_and_called_in_the_readers_language() -> None:
    bench = Bench(at("autobot_trooper", 0, 5), at("autobot_trooper", 0, 9), at("starscream", 1, 20))
    shown = bench.match.view(0).plane.figures
    assert [(each.name, each.copy) for each in shown.values()] == [
        ("figure-autobot-trooper", 1),
        ("figure-autobot-trooper", 2),
        ("Starscream", 0),
    ]
    for language, name, apart in (
        ("en", "Autobot Trooper 2", "Autobot Trooper 1 and Starscream: 13.5″ apart, Starscream to"),
        (
            "de",
            "Autobot-Soldat 2",
            "Autobot-Soldat 1 und Starscream: 13,5″ auseinander, Starscream",
        ),
    ):
        words = Words(GAME, language)
        assert GAME.screen.describe is not None
        told = GAME.screen.describe(bench.match.view(0), words)
        assert name in told
        assert apart in told
        assert name in words.event(Activated(1, 0), bench.state)


def test_obstacles_are_named_in_the_readers_language() -> None:
    state = Bench(at("blurr", 0, 5), at("blaster", 1, 20)).state
    opened = ObstaclesOpened((("small_building",), ("trees", "lake")))
    assert "kleines Gebäude, Bäume, See" in Words(GAME, "de").event(opened, state)


def asked(about: str, *offered: Action, **context: Any) -> Ask:
    return Ask(0, about, Listed(list(offered)), context)


def wished(ask: Ask, **wishes: int) -> Action | None:
    named = {name.replace("_", "-"): number for name, number in wishes.items()}
    return standing_reply(STANDING, named, None, ask)


def test_a_figure_dodges_always_or_never_as_its_player_wishes() -> None:
    dodge = asked("dodge", Dodge(), TakeTheHit())
    assert wished(dodge, dodge=1) == Dodge()
    assert wished(dodge, never_dodge=1) == TakeTheHit()
    assert wished(dodge) is None
    assert wished(asked("protect", Decline()), dodge=1) is None
    assert wished(asked("protect", Decline()), never_protect=1) == Decline()


@pytest.mark.rule("TW-AIM-04")
@pytest.mark.parametrize(
    ("face", "offered", "answer"),
    [
        (8, (KeepRoll(), RerollAimed()), KeepRoll()),
        (7, (KeepRoll(), RerollAimed()), RerollAimed()),
        (7, (KeepRoll(), RerollInspired(), RerollAimed()), RerollInspired()),
    ],
)
def test_misses_are_rolled_again_and_hits_are_kept(
    face: int, offered: tuple[Action, ...], answer: Action
) -> None:
    ask = asked("reroll", *offered, face=face, need=8)
    assert wished(ask, reroll_misses=1) == answer


def test_a_die_without_a_need_is_for_its_player_to_judge() -> None:
    ask = asked("reroll", KeepRoll(), RerollAimed(), face=2, need=0)
    assert wished(ask, reroll_misses=1) is None


def test_a_card_is_drawn_in_the_shape_of_its_name_or_in_one_that_no_card_is_called_after() -> None:
    kinds = library().kinds
    drawn = {code: shapes_of(kinds[code]) for code in ("megatron", "slammer", "doubledealer")}
    assert drawn == {
        "megatron": ["robot", "tank"],
        "slammer": ["tank", "base"],
        "doubledealer": ["robot", "missile-truck", "eagle"],
    }
    assert shapes_of(kinds["soldier"]) == [0]


def test_joined_figures_are_drawn_as_what_they_are_together() -> None:
    joined = [kind for kind in library().kinds.values() if kind.parts]
    drawn = {kind.name: (character_of(kind), shapes_of(kind)) for kind in joined}
    assert drawn == {
        "Optimus Prime + Jetfire": ("optimus-prime", ["second-robot"]),
        "Roadburner + Wheelblaze": ("roadburner-wheelblaze", ["fire-engine"]),
        "Meltdown + Half-Track": ("meltdown-half-track", ["half-track"]),
    }


@pytest.mark.rule("TW-MRK-01", "TW-MRK-05")
@pytest.mark.parametrize(
    ("marked", "badges"),
    [
        ({"aim": 1, "locks": [0]}, ("badge-aim", "badge-lock")),
        ({"aim": 4, "locks": [0, 0]}, ("badge-aim-4", "badge-lock-2")),
        ({"aim": 5, "activation": 3}, ("badge-activation-2", "badge-aim-many")),
        ({"activation": 1}, ()),
    ],
)
def test_markers_of_one_kind_are_one_token_that_counts(
    marked: dict[str, Any], badges: tuple[str, ...]
) -> None:
    bench = Bench(at(PLAIN, 0, 5), at(TARGET, 1, 12, **marked))
    assert GAME.rules.view(bench.match.state, 0).plane.figures[1].badges == badges
    for language in ("en", "de"):
        words = Words(GAME, language)
        assert all(words.plain(badge) != badge for badge in badges)


def test_moves_and_places_are_told_without_coordinates() -> None:
    state = facing_each_other("large_building")
    state.acting.figure = 0
    words = Words(GAME, "en")
    aside = words.action(MoveAlong(((10_000, 4_000),)), state)
    assert aside == "move 6″ straight back"
    ahead = words.action(MoveAlong(((11_000, 10_000),)), state)
    assert ahead == "move 1″ 90° to the right, towards Blaster, behind the building"
    moved = words.event(Moved(0, ((10_000, 10_000), (14_243, 14_243)), 6_001, "move"), state)
    assert moved == "Blurr moves 6″ (Move): in the middle, behind the building."
    assert words.event(Faced(0, 0), state) == "Blurr faces towards Blaster."
    assert words.action(PlaceAt(4_000, 5_000), state) == (
        "place it 4″ from the west edge, 5″ from the south edge"
    )
    assert words.action(PointTo(450), state) == "north-east, 45° by the compass"


def test_before_the_battle_places_are_told_as_the_side_that_places_sees_them() -> None:
    state = facing_each_other()
    state.stage, state.placer, state.acting.figure = "deployment", 1, -1
    words = Words(GAME, "en")
    assert words.action(PlaceAt(4_000, 5_000), state) == (
        "place it 26″ from the left, 25″ from the near edge"
    )
    assert words.action(Face(2_700), state) == "face straight ahead"


def test_the_own_side_is_told_as_whoever_sits_at_an_eastern_edge_sees_it() -> None:
    state = facing_each_other()
    state.edges = ["west", "east"]
    state.stage, state.placer, state.acting.figure = "deployment", 1, -1
    words = Words(GAME, "en")
    assert words.action(PlaceAt(28_000, 5_000), state) == (
        "place it 5″ from the left, 2″ from the near edge"
    )
    assert words.action(Face(1_800), state) == "face straight ahead"


@pytest.mark.parametrize(
    ("edges", "ahead"),
    [
        (["", ""], (900, 2_700)),
        (["south", "north"], (900, 2_700)),
        (["north", "south"], (2_700, 900)),
        (["east", "west"], (1_800, 0)),
        (["west", "east"], (0, 1_800)),
    ],
)
def test_who_chose_an_edge_sits_there(edges: list[str], ahead: tuple[int, int]) -> None:
    state = facing_each_other()
    state.edges = edges
    assert view(state, 0).plane.ahead == ahead


def test_an_obstacle_is_not_told_by_itself() -> None:
    words = Words(GAME, "en")
    placed = ObstaclePlaced(1, "trees", 15_000, 10_000, 0)
    told = words.event(placed, facing_each_other("trees"))
    assert told == "Decepticons place trees in the middle, turned by 0°."


@pytest.mark.rule("TW-HIT-02", "TW-RUL-75")
def test_a_card_says_how_likely_each_weapon_hits_and_whether_it_ever_acts() -> None:
    kinds = library().kinds.values()
    modes = {
        mode.accuracy: mode.chance
        for kind in kinds
        for card in sheet_of("", kind.code).cards
        for system in card.systems
        for mode in system.modes
    }
    assert modes[-1] == 100
    assert all(chance == (20 - need) * 5 for need, chance in modes.items() if need >= 0)
    idle = [
        kind.code for kind in kinds if not all(card.acts for card in sheet_of("", kind.code).cards)
    ]
    assert sorted(idle) == ["civilian", "scientist"]
