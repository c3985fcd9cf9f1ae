"""Taking back, draws, giving up, own dice."""

from __future__ import annotations

from tests.server.people import Api
from tests.server.test_playing import two_chairs
from tests.server.timed import READY


def test_a_decision_is_taken_back_while_nothing_new_was_learned(api: Api) -> None:
    first, second = two_chairs(api)
    with first, second:
        first.mark(0)
        assert first.until(lambda table: table["ply"] == 1)["undo"] == {
            "allowed": True,
            "refusal": None,
        }
        assert second.until(lambda table: table["ply"] == 1)["undo"]["allowed"] is False
        first.ask(undo={"seat": 0})
        table = second.until(lambda table: table["ply"] == 0)
        assert table["back"] == 0
        assert table["view"]["cells"] == [-1] * 9
        first.until(lambda table: table["ply"] == 0)
        assert first.mark(4)["ply"] == 1


def test_two_on_one_sofa_take_back_whichever_of_them_decided_last(api: Api) -> None:
    made = api.create(seats=[{"kind": "me"}, {"kind": "hotseat"}])
    with api.sit(made["match"], *made["tokens"].values()) as sofa:
        sofa.mark(0)
        sofa.until(lambda table: table["ply"] == 1)
        sofa.mark(1)
        assert sofa.until(lambda table: table["ply"] == 2)["undo"]["allowed"] is True
        sofa.ask(undo={"seat": 0})
        table = sofa.until(lambda table: table["back"] is not None)
        assert (table["ply"], table["ask"]["seat"]) == (1, 1)


def test_nothing_is_taken_back_before_anything_was_decided(api: Api) -> None:
    for rule in ("rule", "consent"):
        with api.sit(api.create(undo=rule)["match"]) as both:
            assert both.table["undo"]["refusal"]["why"] == "nothing-to-undo"
            both.mark(4)
            allowed = both.until_after(0)["undo"]
    assert allowed["refusal"]["why"] == "undo-needs-consent"


def test_taking_back_needs_consent_once_the_other_has_answered(api: Api) -> None:
    first, second = two_chairs(api)
    with first, second:
        first.mark(0)
        second.until(lambda table: table["ply"] == 1)
        second.mark(1)
        first.until(lambda table: table["ply"] == 2)
        first.ask(undo={"seat": 0})
        assert second.until(lambda table: table["offers"]["undo"])["offers"]["undo"] == [0]
        second.ask(accept={"seat": 1, "what": "undo"})
        table = first.until(lambda table: table["ply"] == 0)
        assert table["back"] == 0
        assert table["offers"]["undo"] == []
        assert [each["event"] for each in table["events"]] == [
            {"event": "taken_back", "seat": 0, "agreed": 1}
        ]


def test_what_was_taken_back_stands_in_the_log_of_whoever_comes_later(api: Api, other: Api) -> None:
    first, second = two_chairs(api)
    with first, second:
        first.mark(0)
        second.until(lambda table: table["ply"] == 1)
        first.ask(undo={"seat": 0})
        told = second.until(lambda table: table["ply"] == 0)["events"]
        first.mark(4)
        second.until(lambda table: table["ply"] == 1)
        with other.sit(first.match) as late:
            events = [each["event"] for each in late.until(lambda table: table["ply"])["events"]]
    assert [each["event"] for each in told] == [{"event": "taken_back", "seat": 0, "agreed": 0}]
    assert [each["event"] for each in events].count("taken_back") == 1
    assert events[0]["event"] == "taken_back"


def test_who_would_take_one_decision_back_has_not_agreed_to_go_back_further(api: Api) -> None:
    first, second = two_chairs(api, undo="consent")
    with first, second:
        first.mark(0)
        second.until_after(0)
        second.mark(4)
        first.until_after(1)
        second.send({"undo": {"seat": 1}})
        for each in (first, second):
            each.until(lambda table: table["offers"]["undo"] == [1])
        first.send({"undo": {"seat": 0}})
        table = second.until(lambda table: table["offers"]["undo"] != [1] or table["ply"] < 2)
        assert (table["ply"], table["offers"]["undo"]) == (2, [0])
        second.ask(accept={"seat": 1, "what": "undo"})
        assert first.until(lambda table: table["ply"] < 2)["ply"] == 0


def test_who_agrees_to_go_back_to_one_ply_has_not_agreed_to_another(api: Api) -> None:
    first, second = two_chairs(api, undo="consent")
    with first, second:
        first.mark(0)
        second.until_after(0)
        second.mark(4)
        first.until_after(1)
        second.send({"undo": {"seat": 1}})
        assert first.until(lambda table: table["offers"]["undo"])["offers"]["ply"] == 1
        refused = first.ask(accept={"seat": 0, "what": "undo", "ply": 0})
        assert refused["refusal"]["why"] == "offered-otherwise"
        assert api.get(f"/api/matches/{first.match}")["ply"] == 2
        first.ask(accept={"seat": 0, "what": "undo", "ply": 1})
        table = second.until(lambda table: table["ply"] < 2)
        assert (table["ply"], table["offers"]) == (1, {"draw": [], "undo": []})


def test_what_was_decided_at_a_seat_that_is_free_waits_for_whoever_sits_down(
    api: Api, other: Api
) -> None:
    first, second = two_chairs(api, undo="consent")
    with first, second:
        for ply, chair in enumerate((first, second, first)):
            chair.mark(ply)
            for each in (first, second):
                each.until_after(ply)
        api.post(f"/api/matches/{first.match}/seats/0/leave")
        second.until(lambda table: table["seats"][0]["kind"] == "open")
        second.ask(undo={"seat": 1})
        table = second.until(lambda table: table["offers"]["undo"] or table["ply"] < 3)
        assert (table["ply"], table["offers"]["undo"]) == (3, [1])
        other.post(f"/api/matches/{first.match}/seats/0/claim", {"name": "Sam"})
        with other.sit(first.match) as newcomer:
            newcomer.ask(accept={"seat": 0, "what": "undo", "ply": 1})
            assert newcomer.until(lambda table: table["ply"] < 3)["ply"] == 1


def test_what_one_decided_alone_is_taken_back_though_another_seat_is_free(api: Api) -> None:
    first, second = two_chairs(api, undo="consent")
    with first, second:
        for ply, chair in enumerate((first, second)):
            chair.mark(ply)
            for each in (first, second):
                each.until_after(ply)
        api.post(f"/api/matches/{first.match}/seats/0/leave")
        second.until(lambda table: table["seats"][0]["kind"] == "open")
        second.ask(undo={"seat": 1})
        assert second.until(lambda table: table["ply"] < 2)["ply"] == 1


def test_a_bot_that_stands_in_agrees_to_no_draw_that_was_offered_before(api: Api) -> None:
    first, second = two_chairs(api)
    with first, second:
        first.mark(0)
        second.ask(draw={"seat": 1})
        first.until(lambda table: table["offers"]["draw"])
        api.post(f"/api/matches/{first.match}/seats/0/bot", {"level": "easy"})
        second.until(lambda table: table["seats"][0]["kind"] == "bot")
        refused = second.ask(accept={"seat": 1, "what": "draw"})
        assert refused["refusal"]["why"] == "bots-play-on"


def test_nobody_agrees_to_a_draw_for_a_seat_that_is_free(api: Api) -> None:
    first, second = two_chairs(api)
    with first, second:
        first.mark(0)
        api.post(f"/api/matches/{first.match}/seats/0/leave")
        second.until(lambda table: table["seats"][0]["kind"] == "open")
        second.ask(draw={"seat": 1})
        table = second.until(lambda table: table["offers"]["draw"] or table["result"])
        assert (table["offers"]["draw"], table["result"]) == ([1], None)


def test_an_offer_of_whoever_left_is_not_that_of_whoever_sits_there_next(api: Api) -> None:
    first, second = two_chairs(api)
    with first, second:
        first.mark(0)
        first.ask(draw={"seat": 0})
        second.until(lambda table: table["offers"]["draw"] == [0])
        api.post(f"/api/matches/{first.match}/seats/0/leave")
        table = second.until(lambda table: table["seats"][0]["kind"] == "open")
        assert table["offers"]["draw"] == []


def test_an_offer_can_be_declined_and_lapses_with_the_next_answer(api: Api) -> None:
    first, second = two_chairs(api)
    with first, second:
        second.ask(draw={"seat": 1})
        first.until(lambda table: table["offers"]["draw"])
        first.ask(decline={"seat": 0, "what": "draw"})
        second.until(lambda table: table["offers"]["draw"] == [])
        assert first.ask(accept={"seat": 0, "what": "draw"})["refusal"]["why"] == "nothing-offered"
        second.ask(draw={"seat": 1})
        first.until(lambda table: table["offers"]["draw"])
        first.mark(0)
        assert second.until(lambda table: table["ply"] == 1)["offers"]["draw"] == []


def test_a_draw_that_all_agree_to_ends_the_match(api: Api) -> None:
    first, second = two_chairs(api)
    with first, second:
        first.ask(draw={"seat": 0})
        second.until(lambda table: table["offers"]["draw"])
        second.ask(accept={"seat": 1, "what": "draw"})
        result = first.until(lambda table: table["result"])["result"]
        assert (result["winners"], result["reason"]) == ([], "draw-agreed")


def test_what_was_told_before_the_first_answer_stays_told(api: Api, other: Api) -> None:
    made = api.create("tabletop_warfare", setup=READY)
    with api.sit(made["match"], *made["tokens"].values()) as both:
        assert [told["event"]["event"] for told in both.events] == ["round_began"]
        both.answer(both.table["ask"]["options"]["actions"][0]["action"])
        both.until_after(0)
        both.ask(undo={"seat": both.table["you"][0]})
        both.until(lambda table: table["ply"] == 0)
    with other.watch(made["match"]) as late:
        assert [told["event"]["event"] for told in late.events] == ["round_began", "taken_back"]


def test_nothing_is_taken_back_where_that_was_agreed(api: Api) -> None:
    first, second = two_chairs(api, undo="never")
    with first, second:
        first.mark(0)
        assert first.ask(undo={"seat": 0})["refusal"]["why"] == "undo-never"


def test_nothing_is_taken_back_once_the_seed_is_known(api: Api) -> None:
    first, second = two_chairs(api)
    with first, second:
        first.mark(0)
        first.ask(concede={"seat": 0})
        assert first.until(lambda table: table["result"])["seed"] is not None
        assert first.ask(undo={"seat": 0})["refusal"]["why"] == "match-is-over"


def test_a_seat_gives_up_though_the_other_is_asked(api: Api) -> None:
    first, second = two_chairs(api)
    with first, second:
        assert second.table["ask"]["seat"] == 0
        second.ask(concede={"seat": 1})
        result = first.until(lambda table: table["result"])["result"]
        assert (result["winners"], result["reason"]) == ([0], "conceded")


def test_people_may_roll_for_themselves(api: Api) -> None:
    first, second = two_chairs(api, "disc_duel", dice="own")
    with first, second:
        first.answer({"do": "slide", "x": 6000, "y": 12000})
        table = second.until(lambda table: table["chance"])
        assert (table["chance"]["about"], table["chance"]["kind"]) == ("hand", "2d11")
        assert table["ask"] is None
        for wrong in ({"x": "far"}, 6, [6], [6, 12], [6, 6, 6]):
            assert "refusal" in first.ask(roll={"ply": 1, "outcome": wrong})
        rolled = second.ask(roll={"ply": 1, "outcome": [6, 6]})
        assert rolled["ply"] == 2
        assert first.until(lambda table: table["result"])["result"]["winners"] == [0]
    found = api.get(f"/api/matches/{first.match}/verify")
    assert (found["holds"], found["given"], found["recorded"]) == (True, 1, 1)


def test_a_shuffle_stays_secret_when_people_roll_for_themselves(api: Api) -> None:
    made = api.create("bluff", dice="own")
    with api.sit(made["match"], made["tokens"]["0"]) as first:
        assert first.table["chance"] is None
        assert first.table["view"]["card"] in (0, 1, 2)


THREE = {
    "setup": {"decks": ["roll_out", "air_supremacy", "matrix_guard"]},
    "seats": [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}],
}


def test_one_of_three_gives_up_and_the_others_play_on(api: Api) -> None:
    made = api.create("battlecards", **THREE)
    with api.sit(made["match"]) as all_three:
        asked = all_three.table["ask"]["seat"]
        leaving = (asked + 1) % 3
        all_three.ask(concede={"seat": leaving})
        table = all_three.until(lambda table: table["ply"] > all_three.table["ply"] - 1)
        assert (table["result"], table["ask"]["seat"]) == (None, asked)
        refused = all_three.ask(concede={"seat": leaving})["refusal"]["why"]
        assert refused == "out-of-the-match"
        assert all_three.ask(draw={"seat": leaving})["refusal"]["why"] == "out-of-the-match"
        before = all_three.table["ply"]
        all_three.answer({"do": "end_phase"}, asked)
        all_three.until_after(before)
        told = [event["event"]["event"] for event in all_three.events]
        assert "gave_up" in told
        all_three.ask(concede={"seat": asked})
        result = all_three.until(lambda table: table["result"])["result"]
        assert (result["winners"], result["reason"]) == ([(asked + 2) % 3], "conceded")
    assert api.get(f"/api/matches/{made['match']}/verify")["holds"]


def test_whoever_gave_up_has_no_say_in_what_the_others_agree_on(api: Api) -> None:
    made = api.create("battlecards", **THREE)
    chairs = [api.sit(made["match"], made["tokens"][str(seat)]) for seat in range(3)]
    asked = chairs[0].table["ask"]["seat"]
    leaving, staying = (asked + 1) % 3, (asked + 2) % 3
    first, second, gone = chairs[asked], chairs[staying], chairs[leaving]
    with first, second, gone:
        gone.ask(concede={"seat": leaving})
        first.until_after(first.table["ply"])
        first.ask(draw={"seat": asked})
        gone.until(lambda table: table["offers"]["draw"])
        for kind in ("accept", "decline"):
            told = gone.ask(**{kind: {"seat": leaving, "what": "draw"}})
            assert told["refusal"]["why"] == "out-of-the-match"
        second.ask(accept={"seat": staying, "what": "draw"})
        result = first.until(lambda table: table["result"])["result"]
        assert (result["winners"], result["reason"]) == ([], "draw-agreed")


def test_a_match_goes_on_elsewhere_from_after_somebody_gave_up(api: Api) -> None:
    made = api.create("battlecards", **THREE)
    with api.sit(made["match"]) as all_three:
        asked = all_three.table["ask"]["seat"]
        leaving = (asked + 1) % 3
        before = all_three.table["ply"]
        all_three.ask(concede={"seat": leaving})
        all_three.until_after(before)
        ply = all_three.table["ply"]
        all_three.ask(concede={"seat": asked})
        all_three.ask(concede={"seat": (asked + 2) % 3})
    again = api.post(f"/api/matches/{made['match']}/branch", {"ply": ply}, 201)
    with api.sit(again["match"]) as all_three:
        assert all_three.table["ply"] == ply
        assert all_three.ask(concede={"seat": leaving})["refusal"]["why"] == "out-of-the-match"
