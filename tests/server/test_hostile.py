"""Messages that mean no good."""

from __future__ import annotations

from typing import Any

from benchmarks.soak.hostile import assault
from benchmarks.soak.servers import Server
from tests.server.people import Api


def test_hostile_messages_break_nothing_and_change_no_match(server: Server) -> None:
    damage = assault(server, messages=450, seed=7)
    assert damage.sent >= 400
    assert damage.server_errors == 0
    assert damage.accepted == 0
    assert damage.changed == 0
    assert damage.unanswered == 0


def test_a_seat_that_sends_nonsense_changes_nothing_and_plays_on(api: Api) -> None:
    made = api.create()
    with api.sit(made["match"]) as both:
        nonsense: list[Any] = [{}, None, [], {"do": "mark"}, {"do": "mark", "cell": 2**70}]
        for action in nonsense:
            assert both.answer(action)["refusal"]["why"] in (
                "message-not-understood",
                "no-such-cell",
            )
        refused = both.answer({"do": "agree_draw"})
        assert refused["refusal"]["why"] == "message-not-understood"
        assert both.mark(0)["ply"] == 1


def test_two_kinds_in_one_message_count_as_the_first_of_them(api: Api) -> None:
    made = api.create()
    with api.sit(made["match"]) as both:
        both.send('{"undo":{"seat":0},"concede":{"seat":0},"unknown":1}')
        assert both.receive("refused")["refusal"]["why"] == "message-not-understood"
        assert both.mark(0)["ply"] == 1
