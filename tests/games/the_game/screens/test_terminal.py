"""The table in a terminal, drawn and in sentences."""

from __future__ import annotations

import pytest

from rollout.games.the_game import GAME
from rollout.games.the_game.content.maps import STANDARD_COLUMNS
from rollout.games.the_game.model import AIR, DEACTIVATED, State
from rollout.games.the_game.screen.terminal import COLUMNS, WIDTH, describe, draw
from rollout.words import Words
from tests.games.the_game.table import Piece, cell, flyer, lay_out, robot


def table() -> State:
    state = lay_out(
        [
            Piece("blurr", "0303", facing=2),
            Piece(flyer("Jet"), "0505", team=1, level=AIR),
            Piece(robot("Wreck"), "0707", team=1, status=DEACTIVATED, damage=10),
        ],
        terrain={"0101": "rough", "0202": "thin_trees"},
        depth={"0404": 3},
        elevation={"0606": 2},
        constructs={"0808": (4, 12)},
    )
    state.starting_value = [50, 50]
    state.facts.values = {unit.sheet.slug: 50 for unit in state.units}
    state.fires.append(cell(state, "0909"))
    return state


def hex_at(drawing: str, column: int, row: int) -> str:
    """The characters of a hex; the first map line is the third of the drawing."""
    line = drawing.splitlines()[3 + 2 * (row - 1) + (column - 1) % 2]
    start = 4 + (column - 1) * WIDTH
    return line[start : start + WIDTH].strip()


def test_every_hex_shows_its_ground_or_who_stands_there() -> None:
    drawing = draw(GAME.rules.view(table(), 0), Words(GAME, "en"))
    assert hex_at(drawing, 1, 1) == ":"
    assert hex_at(drawing, 2, 2) == "t"
    assert hex_at(drawing, 3, 3) == "A0↘"
    assert hex_at(drawing, 4, 4) == "~3"
    assert hex_at(drawing, 5, 5) == "B1↑°"
    assert hex_at(drawing, 6, 6) == ".2"
    assert hex_at(drawing, 7, 7) == "x2"
    assert hex_at(drawing, 8, 8) == "#4"
    assert hex_at(drawing, 9, 9) == "*"


def test_no_line_is_wider_than_a_terminal() -> None:
    drawing = draw(GAME.rules.view(table(), 0), Words(GAME, "de"))
    map_width = 4 + STANDARD_COLUMNS * WIDTH
    assert max(len(line) for line in drawing.splitlines()) <= max(COLUMNS, map_width)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Blurr (Team A), Robot, at 0303 facing SE, 12 of 12 hit points."),
        ("de", "Blurr (Team A), Roboter, auf 0303 mit Blick nach SO, 12 von 12 Trefferpunkten."),
    ],
)
def test_the_plain_table_is_whole_sentences(language: str, sentence: str) -> None:
    words = Words(GAME, language)
    told = describe(GAME.rules.view(table(), 0), words).splitlines()
    assert sentence in told
    assert words.faults == []
