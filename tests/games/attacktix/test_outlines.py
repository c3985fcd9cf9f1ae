"""What is drawn of the answers that a question allows: where, how far, how wide."""

from typing import Any

import msgspec
import pytest

from rollout.games.attacktix.rules.abilities_on_opponents import Pushing
from rollout.games.attacktix.rules.aiming import Pointings, Slashes
from rollout.games.attacktix.rules.returning import OnTheLine, stand_options
from rollout.games.attacktix.rules.rolling import begin
from rollout.games.attacktix.rules.rolling_options import Moving, Rolling
from rollout.space.regions.outlines import MOST_LEGS
from tests.games.attacktix.table import piece, table

STATE = table(piece("jetfire_robot", facing=90), piece("kup_robot", "B", y=700, facing=270)).state
"""Two bases of 38 mm on a table of 914.4 by 1174.4 mm."""


def outline(options: Any) -> Any:
    """As the page reads it."""
    return msgspec.json.decode(msgspec.json.encode(options.describe()))["outline"]


@pytest.mark.rule("AT-ABL-08")
def test_a_figure_is_pushed_any_way_four_tix_far_as_wide_as_its_base() -> None:
    options = Pushing(STATE, 1, 0)
    assert options.describe()["action"] == {"do": "push_to", "tix": 4}
    assert outline(options) == {
        "gesture": "direction", "origin": [4572, 7000], "arcs": [[0, 3600]], "step": 1,
        "length": 4 * 254, "width": 380, "base": 190,
    }  # fmt: skip


@pytest.mark.rule("AT-SET-03")
def test_the_stretch_of_a_line_is_drawn_forty_millimetres_to_either_side() -> None:
    ring = [[0, 10444 - 400], [9144, 10444 - 400], [9144, 10444 + 400], [0, 10444 + 400]]
    options = stand_options(STATE, 1, OnTheLine(STATE, 1, 1, 0))
    assert outline(options) == {"gesture": "point", "rings": [ring], "base": 190}


@pytest.mark.rule("AT-DEC-10", "AT-ATK-02")
def test_a_weapon_points_within_its_joint_by_half_degrees() -> None:
    assert outline(Pointings(STATE, 0)) == {
        "gesture": "direction", "origin": [4572, 4000], "arcs": [[900 - 250, 500]], "step": 5,
        "length": 0, "width": 0, "base": 190,
    }  # fmt: skip


@pytest.mark.rule("AT-ATK-08")
def test_an_arm_is_wound_by_half_degrees_and_raised_by_millimetres() -> None:
    told = Slashes(STATE, 1).describe()
    assert (told["twist"], told["height"]) == ([0, 1200, 5], [-80, 80, 10])


@pytest.mark.rule("AT-DEC-07")
def test_a_path_is_as_long_as_the_tix_that_are_left() -> None:
    state = STATE.copy()
    state.left = 5
    rolling = Rolling(state, Moving(0, begin(state, 0), "AT-MOV-02", 0, frozenset(), ()))
    assert rolling.describe()["action"] == {"do": "advance", "tix": 5, "stop": "never"}
    drawn = outline(rolling)
    assert (drawn["gesture"], drawn["start"], drawn["base"]) == ("path", [4572, 4000], 190)
    assert (drawn["allowance"], drawn["legs"]) == (5 * 254, MOST_LEGS)
