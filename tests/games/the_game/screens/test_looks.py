"""What a screen is told before anything is chosen."""

from typing import Any

import pytest

from rollout.games.the_game.actions import Stop
from rollout.games.the_game.model import AIR
from rollout.games.the_game.screen.looks import look
from rollout.games.the_game.screen.wording import arguments
from rollout.kernel.errors import Unreadable
from rollout.space.hex import grid
from tests.games.the_game.frame.framing import at, duel, from_position, from_setup, offered, say
from tests.games.the_game.table import Piece, flyer, lay_out, robot


def cell(label: str) -> int:
    return grid(15, 17).cell(label)


def refusal(answer: dict[str, Any]) -> tuple[str, str]:
    told = answer["refusal"]
    return told["rule"], told["why"]


def ends(answer: dict[str, Any]) -> dict[tuple[int, int], tuple[int, list[str]]]:
    """Points and path by hex and facing, of the ends upright."""
    return {
        (end[0], end[1]): (end[4], [text for text, _ in way(answer, end[6])])
        for end in answer["ends"]
        if not end[3]
    }


def way(answer: Any, last: int) -> list[tuple[str, int]]:
    """The answers on the way, each with the hex it leads to."""
    if last < 0:
        return []
    before, text, there = answer["steps"][last]
    return [*way(answer, before), (text, there)]


def test_reach_names_the_points_and_the_way_to_every_end() -> None:
    state = lay_out([Piece(robot(speed=2), "0808")])
    answer = look(state, 0, {"reach": {"unit": 0}})
    found = ends(answer)
    assert answer["points"] == 2
    assert found[cell("0807"), 0] == (1, ["forward", "stop"])
    assert found[cell("0806"), 0] == (2, ["forward", "forward", "stop"])
    assert found[cell("0808"), 2] == (2, ["turn_right", "turn_right", "stop"])
    assert (cell("0805"), 0) not in found


def test_a_unit_without_speed_reaches_nothing_and_is_told_why() -> None:
    answer = look(lay_out([Piece(robot(speed=0), "0808")]), 0, {"reach": {"unit": 0}})
    assert answer["ends"] == []
    assert refusal(answer) == ("TG-RUL-04", "refuse-no-speed")


@pytest.mark.parametrize(
    ("hex_label", "expected"),
    [
        ("0807", ("TG-MOV-06", "refuse-hex-taken")),
        ("0805", ("TG-MOV-04", "refuse-points")),
    ],
)
def test_a_hex_out_of_reach_says_why(hex_label: str, expected: tuple[str, str]) -> None:
    pieces = [Piece(robot(speed=2), "0808"), Piece(robot(), "0807", team=1)]
    state = lay_out(pieces)
    answer = look(state, 0, {"barred": {"unit": 0, "cell": cell(hex_label)}})
    assert refusal(answer) == expected


def test_the_price_of_a_hex_that_is_too_dear_is_named() -> None:
    state = lay_out([Piece(robot(speed=2), "0808")], elevation={"0807": 2})
    answer = look(state, 0, {"barred": {"unit": 0, "cell": cell("0807")}})
    assert answer["refusal"]["words"]["args"] == {"cost": 3, "left": 2}


def test_a_hex_within_reach_is_not_barred() -> None:
    state = lay_out([Piece(robot(), "0808")])
    assert look(state, 0, {"barred": {"unit": 0, "cell": cell("0807")}}) == {
        "about": "barred",
        "unit": 0,
        "cell": cell("0807"),
    }


def test_sight_names_the_hex_that_blocks_it() -> None:
    pieces = [Piece(robot(), "0808"), Piece(robot(), "0804", team=1)]
    state = lay_out(pieces, constructs={"0806": (5, 10)})
    answer = look(state, 0, {"sight": {"unit": 0, "target": 1}})
    assert answer["clear"] is False
    assert answer["blocker"] == cell("0806")
    assert refusal(answer) == ("TG-LOS-05", "refuse-sight-blocked")
    assert [each["cell"] for each in answer["profile"]] == [
        cell(label) for label in ("0808", "0807", "0806", "0805", "0804")
    ]


def test_sight_adds_up_the_number_to_hit_term_by_term() -> None:
    pieces = [Piece(robot(), "0808"), Piece(robot(), "0805", team=1)]
    state = lay_out(pieces, terrain={"0807": "thick_trees"})
    answer = look(state, 0, {"sight": {"unit": 0, "target": 1}})
    terms = {term["label"]: term["amount"] for term in answer["need"]["terms"]}
    assert terms == {"reason-half-speed": 3, "reason-skill": -4, "reason-thick-trees": 2}
    assert answer["need"]["total"] == 1
    assert answer["chance"] == 1.0


def test_a_line_along_a_border_has_two_hexes_side_by_side() -> None:
    state = lay_out([Piece(robot(), "0808")])
    answer = look(state, 0, {"sight": {"unit": 0, "cell": cell("0907")}})
    assert answer["range"] == 2
    assert {answer["first"][0], answer["second"][0]} == {cell("0807"), cell("0908")}


def test_the_arc_of_a_robot_is_its_three_front_hexsides() -> None:
    state = lay_out([Piece(robot(firepower=1), "0808")])
    answer = look(state, 0, {"arc": {"unit": 0}})
    assert sorted(answer["cells"]) == sorted(cell(label) for label in ("0807", "0708", "0908"))


def test_standing_elsewhere_is_judged_without_moving_anybody() -> None:
    pieces = [
        Piece(robot(firepower=3), "0808"),
        Piece(robot(firepower=3), "0802", team=1, facing=3),
    ]
    state = lay_out(pieces)
    here = look(state, 0, {"stand": {"unit": 0}})
    there = look(state, 0, {"stand": {"unit": 0, "place": {"cell": cell("0805"), "facing": 0}}})
    assert (here["targets"], here["threats"]) == ([], [])
    assert [each["unit"] for each in there["targets"]] == [1]
    assert [each["by"] for each in there["threats"]] == [1]
    assert state.units[0].cell == cell("0808")


def test_the_word_to_stop_says_where_the_steps_before_it_have_led() -> None:
    match = from_position(**duel())
    say(match, "move", "forward", "turn_left")
    label = at(match, "blurr")
    assert arguments(match.state, Stop()) == {
        "hex": label, "cell": cell(label), "facing": 2, "prone": 0
    }  # fmt: skip
    assert label == "0704"


def test_changing_in_the_air_into_a_mode_that_cannot_fly_comes_down() -> None:
    state = lay_out([Piece("starscream", "0808", level=AIR, mode=1)])
    answer = look(state, 0, {"transform": {"unit": 0, "mode": 0}})
    assert (answer["before"], "refusal" in answer) == ("air", False)


def test_a_team_that_stands_apart_cannot_combine() -> None:
    members = ["scrapper", "bonecrusher", "hook", "long-haul", "mixmaster", "scavenger"]
    places = ["0301", "0501", "0701", "0901", "1101", "1301"]
    pieces = [Piece(slug, place) for slug, place in zip(members, places, strict=True)]
    answer = look(lay_out(pieces), 0, {"combine": {"unit": 0}})
    assert answer["giant"] == "Devastator"
    assert answer["missing"] == []
    assert refusal(answer) == ("TG-CMB-03", "refuse-combine-not-together")


@pytest.mark.parametrize(
    "request_",
    [
        {},
        {"dance": {"unit": 0}},
        {"reach": 3},
        {"reach": {"unit": 99}},
        {"reach": {"unit": True}},
        {"sight": {"unit": 0, "cell": 100_000}},
        {"sight": {"unit": 0}},
        {"stand": {"unit": 0, "place": {"cell": -1}}},
        {"stand": {"unit": 0, "place": {"facing": 6}}},
        {"stand": {"unit": 0, "place": []}},
        {"transform": {"unit": 0, "mode": "car"}},
        {"combine": {"unit": 0}},
    ],
)
def test_what_is_no_question_is_refused(request_: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        look(lay_out([Piece(flyer(), "0808")]), 0, request_)


@pytest.mark.rule("TG-RUL-91")
def test_a_unit_still_to_be_placed_is_told_its_modes_and_hexes() -> None:
    forces = (("optimus-prime", "steeljaw"), ("starscream", "rumble"))
    match = from_setup(("seat_order", [0, 1]), forces=forces)
    answer = look(match.state, 0, {"deployment": {"unit": 0}})
    assert (answer["unit"], answer["faces"]) == (0, True)
    assert [(way["mode"], way["level"]) for way in answer["ways"]] == [(0, 0), (1, 0)]
    say(match, "deploy optimus-prime", "deploy_as 0")
    labels = [match.state.facts.grid.label(each) for each in answer["ways"][0]["cells"]]
    assert [f"place_at {label}" for label in labels] == offered(match)


@pytest.mark.rule("TG-RUL-91")
def test_a_flyer_may_start_on_the_ground_or_in_the_air() -> None:
    forces = (("optimus-prime",), ("starscream",))
    match = from_setup(("seat_order", [0, 1]), forces=forces)
    ways = look(match.state, 1, {"deployment": {"unit": 1}})["ways"]
    assert [(way["mode"], way["level"]) for way in ways] == [(0, 0), (1, 0), (1, AIR)]


def test_who_stands_on_the_map_is_not_placed_again() -> None:
    state = lay_out([Piece(robot(), "0808")])
    with pytest.raises(Unreadable, match="still to be placed"):
        look(state, 0, {"deployment": {"unit": 0}})
