"""A match over real WebSockets: what is answered, refused, shown."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.server.people import Api, Chair


def two_chairs(api: Api, game: str = "tic_tac_toe", **wishes: object) -> tuple[Chair, Chair]:
    made = api.create(game, **wishes)
    return api.sit(made["match"], made["tokens"]["0"]), api.sit(made["match"], made["tokens"]["1"])


def test_two_people_play_a_match_to_its_end(api: Api) -> None:
    first, second = two_chairs(api)
    with first, second:
        for turn, cell in enumerate([0, 3, 1, 4, 2]):
            player = (first, second)[turn % 2]
            player.until_after(turn - 1)
            assert "refusal" not in player.mark(cell)
        for player in (first, second):
            table = player.until(lambda table: table["result"])
            assert table["result"]["winners"] == [0]
            assert table["result"]["reason"] == "three-in-a-row"
            assert table["result"]["words"]["key"] == "result-three-in-a-row"
            assert table["view"]["cells"] == [0, 0, 0, 1, 1, -1, -1, -1, -1]
            assert [told["event"]["cell"] for told in player.events] == [0, 3, 1, 4, 2]
            assert table["seed"] is not None


def test_the_asked_seat_alone_gets_options(api: Api) -> None:
    first, second = two_chairs(api)
    with first, second:
        choice = first.table["ask"]["options"]["actions"][4]
        assert choice["action"] == {"do": "mark", "cell": 4}
        assert choice["text"] == "mark 4"
        assert choice["words"]["key"] == "do-mark"
        assert second.table["ask"]["seat"] == 0
        assert second.table["ask"]["options"] is None


def test_a_spectator_sees_but_cannot_answer(api: Api) -> None:
    made = api.create()
    with api.watch(made["match"]) as spectator:
        assert spectator.table["you"] == []
        assert spectator.table["ask"]["options"] is None
        assert spectator.answer({"do": "mark", "cell": 0})["refusal"]["why"] == "not-your-seat"
        assert api.get(f"/api/matches/{made['match']}")["ply"] == 0


def test_an_illegal_answer_is_refused_with_its_rule(api: Api) -> None:
    first, second = two_chairs(api)
    with first, second:
        first.mark(4)
        second.until(lambda table: table["ply"] == 1)
        refused = second.mark(4)
        assert refused["refusal"]["rule"] == "TTT-01"
        assert refused["refusal"]["why"] == "cell-taken"
        assert refused["ply"] == 1


def test_an_answer_for_another_seat_is_refused(api: Api) -> None:
    first, second = two_chairs(api)
    with first, second:
        assert second.answer({"do": "mark", "cell": 0}, seat=0)["refusal"]["why"] == "not-your-seat"
        assert second.answer({"do": "mark", "cell": 0}, seat=1)["refusal"]["why"] == "wrong-seat"


def test_a_late_answer_is_refused_as_stale(api: Api) -> None:
    first, second = two_chairs(api)
    with first, second:
        first.mark(0)
        assert first.answer({"do": "mark", "cell": 1}, seat=0, ply=0)["refusal"]["why"] == "stale"


def test_the_same_answer_id_again_is_acknowledged_again_and_written_once(api: Api) -> None:
    first, second = two_chairs(api)
    with first, second:
        message = {
            "answer": {"id": "once", "seat": 0, "ply": 0, "action": {"do": "mark", "cell": 8}}
        }
        for _ in range(3):
            first.send(message)
        assert [first.receive("done", "refused") for _ in range(3)] == [
            {"id": "once", "ply": 1}
        ] * 3
        second.until(lambda table: table["ply"] == 1)
        second.mark(0)
        first.send(message)
        assert first.receive("done", "refused") == {"id": "once", "ply": 1}
        assert api.get(f"/api/matches/{first.match}")["ply"] == 2


def test_two_seats_may_use_the_same_answer_id(api: Api) -> None:
    first, second = two_chairs(api)
    with first, second:
        answer = {"id": "a1", "seat": 0, "ply": 0, "action": {"do": "mark", "cell": 8}}
        first.send({"answer": answer})
        second.until(lambda table: table["ply"] == 1)
        second.send(
            {"answer": {**answer, "seat": 1, "ply": 1, "action": {"do": "mark", "cell": 0}}}
        )
        assert second.receive("done", "refused") == {"id": "a1", "ply": 2}


def test_several_actions_are_taken_all_or_none(api: Api) -> None:
    made = api.create("tic_tac_toe")
    with api.sit(made["match"], *made["tokens"].values()) as both:
        plan = [{"do": "mark", "cell": 0}, {"do": "mark", "cell": 1}]
        refused = both.ask(answer={"seat": 0, "ply": 0, "actions": plan})
        assert refused["refusal"]["why"] == "wrong-seat"
        assert both.ask(answer={"seat": 0, "ply": 0, "actions": plan[:1]})["ply"] == 1


def test_a_hot_seat_sees_the_table_for_whoever_is_asked(api: Api) -> None:
    made = api.create("bluff")
    with api.sit(made["match"]) as both:
        assert both.table["you"] == [0, 1]
        both.answer({"do": "claim"})
        table = both.until(lambda table: table["ask"]["seat"] == 1)
        assert table["you"] == [1, 0]
        assert [each["text"] for each in table["ask"]["options"]["actions"]] == ["fold", "call"]


def test_who_is_online_is_shown(api: Api) -> None:
    made = api.create()
    with api.sit(made["match"], made["tokens"]["0"]) as first:
        with api.sit(made["match"], made["tokens"]["1"]):
            first.until(lambda table: table["seats"][1]["online"])
        table = first.until(lambda table: not table["seats"][1]["online"])
        assert table["seats"][0]["online"]


def test_someone_who_comes_back_gets_the_events_from_the_ply_they_name(api: Api) -> None:
    made = api.create()
    with api.sit(made["match"]) as both:
        for ply, cell in enumerate([0, 3, 1]):
            both.mark(cell)
            both.until_after(ply)
    with api.sit(made["match"], since=2) as back:
        assert [told["event"]["cell"] for told in back.events] == [1]
        assert back.table["ply"] == 3


def test_why_not_is_answered_with_the_rule(api: Api) -> None:
    first, second = two_chairs(api)
    with first, second:
        action = {"do": "mark", "cell": 9}
        assert first.ask(why={"seat": 0, "action": action})["refusal"]["why"] == "no-such-cell"
        assert first.ask(why={"seat": 0, "action": {"do": "mark", "cell": 1}})["refusal"] is None
        assert second.ask(why={"seat": 1, "action": action})["refusal"]["why"] == "not-your-turn"


def test_a_way_round_what_is_in_the_way_is_told_to_the_asked_seat_only(api: Api) -> None:
    first, second = two_chairs(api, "shield_duel")
    with first, second:
        there = {"do": "walk", "path": [[12_000, 6_000], [12_000, 8_000]]}
        found = first.ask(way={"seat": 0, "action": there})
        assert found["action"] == there
        assert found["refusal"] is None
        too_far = {"do": "walk", "path": [[12_000, 20_000]]}
        refused = first.ask(way={"seat": 0, "action": too_far})
        assert refused["action"] is None
        assert refused["refusal"]["rule"] == "SHIELD-01"
        assert second.ask(way={"seat": 1, "action": there})["refusal"]["why"] == "not-your-turn"


def test_odds_are_told_to_the_asked_seat_only(api: Api) -> None:
    first, second = two_chairs(api)
    with first, second:
        action = {"do": "mark", "cell": 4}
        answer = first.ask(odds={"seat": 0, "ply": 0, "action": action})
        assert answer["questions"] == []
        assert answer["reasons"] == []
        assert second.ask(odds={"seat": 1, "action": action})["refusal"]["why"] == "not-your-turn"


def test_a_hint_is_a_plan_that_can_be_answered(api: Api) -> None:
    first, second = two_chairs(api)
    with first, second:
        hint = first.ask(hint={"seat": 0})
        assert hint["plan"][0]["action"]["do"] == "mark"
        assert first.answer(hint["plan"][0]["action"])["ply"] == 1


def test_the_steps_of_a_hint_are_told_from_where_those_before_lead(api: Api) -> None:
    setup = {"scenario": "energon-raid"}
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    with api.sit(api.create("the_game", setup=setup, seats=seats)["match"]) as both:
        seat = both.table["ask"]["seat"]
        plan = both.ask(hint={"seat": seat})["plan"]
        unit = next(step for step in plan if step["action"]["do"] != plan[0]["action"]["do"])
        assert unit["words"]["args"]["mode"]["key"].startswith("mode-")


@pytest.mark.parametrize("at", ["x", None, 7, ["reach"], {"reach": {"unit": {}}}, {"reach": 3}])
def test_a_look_that_is_none_is_refused(api: Api, at: Any) -> None:
    match = api.create("the_game")["match"]
    with api.sit(match) as first:
        refused = first.ask(look={"at": at})
        assert refused["refusal"]["why"] == "message-not-understood"


def test_a_look_at_a_game_without_looks_is_refused(api: Api) -> None:
    first, second = two_chairs(api)
    with first, second:
        refused = first.ask(look={"at": {"cell": 1}})
        assert refused["refusal"]["why"] == "nothing-to-look-at"


def test_a_remark_that_is_too_long_is_refused_by_its_id(api: Api) -> None:
    made = api.create()
    with api.sit(made["match"]) as both:
        refused = both.ask(chat={"text": "x" * 501})
        assert refused["refusal"]["why"] == "remark-too-long"
        both.send({"chat": {"text": "x" * 500}})
        assert both.receive("chat")["text"] == "x" * 500


def test_tokens_are_shown_one_after_the_other(api: Api) -> None:
    made = api.create()
    with api.sit(made["match"], made["tokens"]["0"]) as chair:
        for tokens in ([made["tokens"]["1"]], ["f" * 32] * 26, ["e" * 32]):
            chair.send({"hello": {"tokens": tokens}})
            assert sorted(chair.receive("table")["you"]) == [0, 1]


def test_remarks_reach_everybody_and_whoever_comes_later(api: Api) -> None:
    first, second = two_chairs(api)
    with first, second:
        first.send({"chat": {"text": "  <b>Roll\u202e out!</b>\n"}})
        heard = second.receive("chat")
        assert (heard["from"], heard["seat"]) == ("Kim", 0)
        assert heard["text"] == "<b>Roll out!</b>"
        with api.watch(first.match) as late:
            assert late.receive("chat") == heard


def test_a_random_match_of_each_sample_ends_with_honest_dice(api: Api) -> None:
    for game in ("tic_tac_toe", "bluff", "disc_duel"):
        made = api.create(game)
        with api.sit(made["match"]) as both:
            both.play_on(random.Random(game))
        assert api.get(f"/api/matches/{made['match']}/verify")["holds"]


def test_an_acknowledgement_comes_with_the_table_where_that_is_asked_for(api: Api) -> None:
    made = api.create()
    with api.sit(made["match"], *made["tokens"].values(), together=True) as both:
        action = {"do": "mark", "cell": 4}
        answer = {"answer": {"id": "a", "seat": 0, "ply": 0, "action": action}}
        both.send(answer)
        message = json.loads(both.socket.recv(30))
        assert message["done"] == {"id": "a", "ply": 1}
        assert message["table"]["ply"] == 1
        both.send(answer)
        assert json.loads(both.socket.recv(30)) == {"done": {"id": "a", "ply": 1}}
