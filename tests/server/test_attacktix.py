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


def test_a_shot_has_a_film_once_it_is_kept_and_so_has_what_goes_on_from_it(api: Api) -> None:
    made = api.create("attacktix", setup={"forces": [SMALL, SMALL]})
    match = made["match"]
    with api.sit(match) as both:
        placed(both)
        figure = shooter(both.table)
        say(both, do="attack_with", figure=figure)
        assert api.get(f"/api/matches/{match}/films") == {"films": []}
        say(both, do="aim", bearing=900 if figure == 1 else 2700, pitch=50)
        attacked = next(each for each in both.events if each["event"]["event"] == "attacked")
        both.ask(concede={"seat": 0})
        both.until(lambda told: told["result"])
    (ply,) = api.get(f"/api/matches/{match}/films")["films"]
    assert ply == attacked["ply"] + 1
    film = api.get(f"/api/matches/{match}/film/{ply}")
    assert (film["version"], film["rate"], film["attacker"]) == (1, 60, figure)
    assert film["rod"]["kind"] == "missile"
    assert len(film["tracks"]["weapon"]) % 7 == 0
    api.get(f"/api/matches/{match}/film/{ply + 1}", 404)
    branch = api.post(f"/api/matches/{match}/branch", {"ply": ply + 1}, 201)
    assert api.get(f"/api/matches/{branch['match']}/film/{ply}") == film


def test_a_shooting_gallery_needs_nobody_else(api: Api) -> None:
    setup = {"forces": ["jetfire_robot", "strongarm_robot, kup_robot"], "mode": "gallery"}
    made = api.create("attacktix", setup=setup, seats=[{"kind": "me"}])
    with api.sit(made["match"]) as alone:
        for number in (1, 2):
            say(alone, do="attack_with", figure=0)
            say(alone, do="aim", bearing=900, pitch=10)
            assert alone.table["view"]["practice"][0] == number
        seen = alone.ask(look={"at": {"aim": {"figure": 0, "bearing": 900, "pitch": 10}}})
        assert [each["figure"] for each in seen["chances"]] == [1]
    assert len(api.get(f"/api/matches/{made['match']}/films")["films"]) == 2


def test_nobody_rolls_dice_of_their_own(api: Api) -> None:
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    wish = {"game": "attacktix", "seats": seats, "dice": "own"}
    assert api.post("/api/matches", wish, 422)["error"]["key"] == "no-own-dice"
    listed = {each["slug"]: each["own_dice"] for each in api.get("/api/games")}
    assert (listed["attacktix"], listed["the_game"]) == (False, True)
