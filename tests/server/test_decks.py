"""What the service answers about decks of Battlecards."""

from __future__ import annotations

from typing import Any

from tests.server.people import Api

AGAINST = "air_supremacy"


def judge(api: Api, deck: str, **options: Any) -> Any:
    setup = {"decks": [deck, AGAINST], "options": options}
    return api.post("/api/games/battlecards/check", {"setup": setup})


def judge_all(api: Api, decks: list[str]) -> Any:
    return api.post("/api/games/battlecards/check", {"setup": {"decks": decks}})


def test_a_list_that_cannot_be_read_is_told_as_facts_for_the_deck_and_for_the_match(
    api: Api,
) -> None:
    judged = judge(api, "3 A01\n3 XX9\n")
    fault = {"key": "deck-no-card", "rule": "", "args": {"line": 2, "card": "XX9"}}
    assert judged["faults"] == [fault]
    assert judged["decks"][0] == {"faults": [fault], "counts": None}
    assert judged["decks"][1]["faults"] == []


def test_every_line_that_cannot_be_read_is_told(api: Api) -> None:
    judged = judge(api, "3 XX9\n3 A01\n?\n")
    assert [fault["args"]["line"] for fault in judged["decks"][0]["faults"]] == [1, 3]


def test_no_match_is_made_of_such_a_list(api: Api) -> None:
    body = {
        "game": "battlecards",
        "setup": {"decks": ["3 XX9\n", AGAINST]},
        "seats": [{"kind": "me"}, {"kind": "bot"}],
    }
    error = api.post("/api/matches", body, 422)["error"]
    assert (error["key"], error["args"]) == ("deck-no-card", {"line": 1, "card": "XX9"})


def test_far_too_many_decks_or_far_too_long_a_list_are_not_even_read(api: Api) -> None:
    assert judge_all(api, [""] * 5)["faults"][0]["key"] == "number-of-seats"
    for decks in ([""] * 80_000, ["roll_out"] * 27, ["3 A01\n" * 4_000, AGAINST]):
        judged = judge_all(api, decks)
        assert [fault["key"] for fault in judged["faults"]] == ["setup-wrong-value"]
        assert "decks" not in judged


def test_every_deck_has_its_own_faults(api: Api) -> None:
    judged = judge(api, "3 A01\n", deck_size=40)
    sizes = [[fault["args"]["size"] for fault in deck["faults"]] for deck in judged["decks"]]
    assert sizes == [[3], [50]]
