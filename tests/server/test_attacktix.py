"""A match of Attacktix in the service: a real shot is carried out, kept as a row, and verified."""

from __future__ import annotations

from typing import Any

from tests.server.people import Api, Chair

SMALL = "galvatron_robot, megatron_g1_robot | scorponok_scorpion, kickback_insect"
"""A Leader that slashes, and one that shoots."""


def say(both: Chair, **action: Any) -> None:
    ply = both.table["ply"]
    assert "refusal" not in both.answer(action)
    both.until(lambda told: told["ply"] > ply and told["ask"])


def placed(both: Chair) -> None:
    """All figures on their lines, nobody advances, nobody moves."""
    for x, y in ((3000, 1300), (6000, 1300), (3000, 10444), (6000, 10444)):
        say(both, do="stand", x=x, y=y)
    for _ in range(3):
        say(both, do="end_moves")


def shooter(table: Any) -> int:
    """The figure of whoever is on that shoots."""
    return 1 if table["ask"]["seat"] == 0 else 5


def test_a_shot_is_carried_out_by_the_service_and_kept(api: Api) -> None:
    made = api.create("attacktix", setup={"forces": [SMALL, SMALL]})
    with api.sit(made["match"]) as both:
        placed(both)
        assert both.table["ask"]["about"] == "attack"
        figure = shooter(both.table)
        say(both, do="attack_with", figure=figure)
        say(both, do="aim", bearing=900 if figure == 1 else 2700, pitch=50)
    found = api.get(f"/api/matches/{made['match']}/verify")
    assert found["holds"]
    assert found["recorded"] == 1
