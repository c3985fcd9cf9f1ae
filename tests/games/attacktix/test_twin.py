"""The table in sentences shows the windows that may be seen, and no other."""

from typing import Any

import pytest

from rollout.gamekit.plane import FigureView
from rollout.gamekit.plane_twin import named
from rollout.games.attacktix import GAME
from rollout.games.attacktix.actions import Advance, Aim, Halt, Move, TearDown
from rollout.games.attacktix.model import State
from rollout.kernel import Match
from rollout.words import Words
from tests.games.attacktix.table import answer, piece, refused, reserve, table

ARCEE = piece("arcee_robot", x=400, y=300, top=5)
FOE = piece("jetfire_robot", "B", x=400, y=900, facing=270, bottom=25)


def lines(match: Match[State], seat: int | None = 0) -> list[str]:
    assert GAME.screen.twin is not None
    told: Any = GAME.screen.twin(GAME.rules.view(match.state, seat))
    return [str(line) for line in Words(GAME, "en").twin(told)]


def windows(match: Match[State], seat: int | None = 0) -> list[str]:
    return [line.strip() for line in lines(match, seat) if "Speed" in line]


@pytest.mark.rule("AT-RUL-03", "AT-RUL-04", "AT-FIG-07")
def test_the_face_that_shows_and_those_before_it_are_told_to_everybody() -> None:
    match = table(ARCEE, FOE, reserve("kup_robot", zone="defeated"))
    answer(match, "move arcee_robot", Advance(((4000, 9000),), 1), Halt(900))
    for seat in (0, 1, None):
        mine, other = windows(match, seat)
        assert "Arcee, 20 points" in mine
        assert "Speed 15 in white" in mine
        assert "seen before: 12 white, ability Battle cry, white underneath at 10 of 26" in mine
        assert "coming" not in mine
        assert "Jetfire, 30 points" in other
        assert "one missile loaded" in other
        assert "white underneath at 12 of 26" in other
        assert any("Defeated: Kup" in line for line in lines(match, seat))


@pytest.mark.rule("AT-RUL-03")
def test_the_strip_is_told_where_it_was_agreed_on_but_never_the_underside() -> None:
    match = table(ARCEE, FOE, wheel_view="strip")
    mine, _ = windows(match)
    assert "coming: 15 white, 9 red, 13 white" in mine
    assert "white underneath at 10 of 26" in mine


@pytest.mark.rule("AT-RUL-37", "AT-RUL-04")
def test_what_was_seen_of_an_underside_without_a_grind_is_counted_on() -> None:
    match = table(ARCEE, FOE)
    match.state.figures[0].seen_white = 0
    assert "seen white underneath" in windows(match)[0]


@pytest.mark.rule("AT-RUL-34")
def test_the_shelves_say_which_mode_of_a_figure_lies_there() -> None:
    spare = (reserve("optimus_prime_truck"), reserve("kup_robot"))
    match = table(ARCEE, FOE, *spare)
    (line,) = [line for line in lines(match) if "Back-Up:" in line]
    assert line.endswith("Back-Up: Optimus Prime (truck), Kup")
    told: Any = GAME.screen.twin and GAME.screen.twin(GAME.rules.view(match.state, 0))
    german = [str(line) for line in Words(GAME, "de").twin(told)]
    assert any("Optimus Prime (Lastwagen), Kup" in line for line in german)


@pytest.mark.rule("AT-ARM-04", "AT-RUL-34")
@pytest.mark.parametrize(
    ("language", "asked"),
    [("en", "Move Runabout (car) 2"), ("de", "Runabout (Auto) 2")],
)
def test_a_figure_on_the_table_is_called_by_its_mode_in_the_players_language(
    language: str, asked: str
) -> None:
    match = table(piece("runabout_car"), piece("runabout_car", x=700), FOE)
    words = Words(GAME, language)
    assert asked in words.action(Move(1), match.state)
    assert match.state.figures[1].code == "runabout_car"
    told: Any = GAME.screen.twin and GAME.screen.twin(GAME.rules.view(match.state, 0))
    assert sum(asked.removeprefix("Move ") in line for line in words.twin(told)) > 2


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "in the north, 400 mm from the west edge, 900 mm from the south edge, at the barrier;"
            " looks towards Arcee",
        ),
        (
            "de",
            "im Norden, 400 mm vom Westrand, 900 mm vom Südrand, an der Sperre; blickt zu Arcee",
        ),
    ],
)
def test_a_place_is_told_by_winds_edges_and_what_stands_there(language: str, told: str) -> None:
    match = table(ARCEE, FOE, on="stockade")
    view: Any = GAME.screen.twin and GAME.screen.twin(GAME.rules.view(match.state, 0))
    assert f"Jetfire {told}" in [line.strip() for line in Words(GAME, language).twin(view)]


def test_a_figure_in_a_mode_of_somebodys_own_is_called_by_that_modes_code() -> None:
    figure = FigureView(0, 0, 1, "Rush", form="shape-rocket-sled")
    assert Words(GAME, "de").sentence(named(figure)) == "Rush (rocket sled)"


def test_sections_are_counted_from_one_as_they_are_told() -> None:
    match = table(ARCEE, FOE, on="stockade")
    assert Words(GAME, "en").action(TearDown(0, 2), match.state) == "Arcee tears down section 3"


@pytest.mark.rule("AT-ATK-02", "AT-DEC-10")
@pytest.mark.parametrize(
    ("language", "unit"), [("en", "tenths of a degree"), ("de", "Zehntelgrad")]
)
def test_who_typed_degrees_is_told_the_unit(language: str, unit: str) -> None:
    shooter = piece("jetfire_robot", x=400, y=300)
    match = table(shooter, piece("kup_robot", "B", x=400, y=900, facing=270))
    answer(match, "end_moves", "attack_with jetfire_robot")
    assert unit in Words(GAME, language).refusal(refused(match, Aim(90, 10)))


@pytest.mark.rule("AT-FIG-10", "AT-FIG-08", "AT-SPC-02", "AT-SPC-04")
@pytest.mark.parametrize(
    ("code", "english", "german"),
    [
        ("ironhide_robot", "Captain, Autobot, missile", "Hauptmann, Autobot, Geschoss"),
        ("ironhide_robot", "ability Recover (Leader)", "Fähigkeit Aufstehen (Anführer)"),
        ("optimus_prime_truck", "Rally (Autobot)", "Sammeln (Autobot)"),
        ("laserbeak_condor", "Rescue (Soundwave)", "Rettung (Soundwave)"),
        ("unicron_robot", "Revenge (anybody, not Mega)", "Rache (egal wer, nicht Mega)"),
        ("wheeljack_robot", "Scramble (anybody)", "Verwirrung (egal wer)"),
        ("jetfire_robot", "ability Transform,", "Fähigkeit Verwandlung,"),
    ],
)
def test_classes_and_the_ability_are_told_with_whom_it_is_about(
    code: str, english: str, german: str
) -> None:
    match = table(piece(code), FOE)
    told: Any = GAME.screen.twin and GAME.screen.twin(GAME.rules.view(match.state, None))
    for language, wanted in (("en", english), ("de", german)):
        line = next(str(each) for each in Words(GAME, language).twin(told) if "26" in str(each))
        assert wanted in line
