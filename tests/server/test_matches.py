"""Matches and seats over HTTP."""

from __future__ import annotations

import random

import pytest

from tests.server.people import Api

OPEN = [{"kind": "me", "name": "Kim"}, {"kind": "open"}]


def test_games_are_listed_with_their_seats_and_levels(api: Api) -> None:
    listed = {game["slug"]: game for game in api.get("/api/games")}
    assert listed["tic_tac_toe"]["playable"]
    assert listed["tic_tac_toe"]["seats"] == 2
    assert listed["tic_tac_toe"]["levels"] == ["easy", "normal", "hard"]
    assert listed["tabletop_warfare"]["playable"]


def test_an_unknown_game_is_refused_with_the_nearest_name(api: Api) -> None:
    error = api.post("/api/matches", {"game": "tic_tac_to", "seats": []}, 404)["error"]
    assert error["key"] == "unknown-game"
    assert error["args"]["nearest"] == "tic_tac_toe"


def test_a_setup_is_judged(api: Api) -> None:
    assert api.get("/api/games/tic_tac_toe")["setup"] == {"first": 0}
    judged = api.post("/api/games/tic_tac_toe/check", {"setup": {"first": 1}})
    assert judged == {"faults": [], "seats": 2}
    judged = api.post("/api/games/tic_tac_toe/check", {"setup": {"first": "A"}})
    assert judged["faults"][0]["key"] == "setup-wrong-value"


def test_a_setup_that_asks_nobody_at_the_table_is_refused(api: Api) -> None:
    body = {"game": "tic_tac_toe", "setup": {"first": 7}, "seats": OPEN}
    assert api.post("/api/matches", body, 422)["error"]["key"] == "setup-wrong-value"


def test_the_number_of_seats_has_to_fit(api: Api) -> None:
    body = {"game": "tic_tac_toe", "seats": OPEN[:1]}
    error = api.post("/api/matches", body, 422)["error"]
    assert (error["key"], error["args"]) == ("wrong-number-of-seats", {"seats": 2})


def test_the_words_are_those_of_the_game_and_of_the_service(api: Api) -> None:
    for lang, word in (("en", "Waiting for"), ("de", "am Zug")):
        words = api.get(f"/api/words/bluff/{lang}")
        assert word in words
        assert "\nevent-chips-moved" in words
    assert api.get("/api/words/bluff/fr", 404)["error"]["key"] == "no-such-language"


def test_a_match_with_a_free_seat_is_listed_until_it_is_taken(api: Api, other: Api) -> None:
    match = api.create("bluff", seats=OPEN)["match"]
    listed = other.get("/api/matches?list=open&game=bluff")
    assert match in [each["match"] for each in listed]
    other.post(f"/api/matches/{match}/seats/1/claim", {"name": "Lee"})
    assert match not in [each["match"] for each in other.get("/api/matches?list=open")]
    assert match in [each["match"] for each in other.get("/api/matches?list=running")]


def test_a_seat_is_taken_once(api: Api, other: Api) -> None:
    match = api.create(seats=OPEN)["match"]
    claimed = other.post(f"/api/matches/{match}/seats/1/claim", {"name": "Lee"})
    assert len(claimed["token"]) == 32
    error = api.post(f"/api/matches/{match}/seats/1/claim", {"name": "Eve"}, 409)["error"]
    assert error["key"] == "seat-taken"
    assert api.get(f"/api/matches/{match}")["seats"][1]["name"] == "Lee"


def test_a_private_match_needs_the_invitation(api: Api, other: Api) -> None:
    made = api.create(seats=OPEN, public=False)
    claim = f"/api/matches/{made['match']}/seats/1/claim"
    assert other.post(claim, {}, 403)["error"]["key"] == "invitation-needed"
    assert other.post(claim, {"invite": "0" * 32}, 403)["error"]["key"] == "invitation-needed"
    invite = made["invites"]["1"].partition("invite=")[2]
    assert other.post(claim, {"invite": invite})["seat"] == 1


def test_a_seat_that_was_left_can_be_offered_to_somebody_else(api: Api, other: Api) -> None:
    made = api.create(seats=OPEN, public=False)
    seat = f"/api/matches/{made['match']}/seats/1"
    first = made["invites"]["1"].partition("invite=")[2]
    other.post(f"{seat}/claim", {"invite": first})
    assert api.post(f"{seat}/invite", {}, 409)["error"]["key"] == "seat-taken"
    left = other.post(f"{seat}/leave", {})["invite"].partition("invite=")[2]
    other.post(f"{seat}/claim", {"invite": left})
    other.post(f"{seat}/leave", {})
    assert other.post(f"{seat}/invite", {}, 403)["error"]["key"] == "not-your-seat"
    second = api.post(f"{seat}/invite", {})["invite"].partition("invite=")[2]
    assert other.post(f"{seat}/claim", {"invite": first}, 403)["error"]["key"] == (
        "invitation-needed"
    )
    assert other.post(f"{seat}/claim", {"invite": second})["seat"] == 1


def test_whoever_leaves_cannot_answer_any_more(api: Api, other: Api) -> None:
    made = api.create(seats=OPEN)
    match, token = made["match"], made["tokens"]["0"]
    api.post(f"/api/matches/{match}/seats/0/leave", token=token)
    with other.sit(match, token) as chair:
        assert chair.table["you"] == []
    assert other.get(f"/api/matches/{match}")["seats"][0]["kind"] == "open"


def test_a_bot_takes_a_seat_over_and_hands_it_back(api: Api) -> None:
    made = api.create()
    match, token = made["match"], made["tokens"]["1"]
    with api.sit(match, made["tokens"]["0"]) as first:
        api.post(f"/api/matches/{match}/seats/1/bot", {"level": "random"}, token=token)
        first.mark(4)
        table = first.until(lambda table: table["ply"] == 2)
        assert table["seats"][1]["kind"] == "bot"
        api.post(f"/api/matches/{match}/seats/1/bot", {"level": None}, token=token)
        table = first.until(lambda table: table["seats"][1]["kind"] == "human")
        first.answer(table["ask"]["options"]["actions"][0]["action"])
        assert first.until(lambda table: table["ply"] == 3)["ask"]["seat"] == 1


def test_nobody_else_hands_a_seat_to_a_bot(api: Api, other: Api) -> None:
    match = api.create(seats=OPEN)["match"]
    wish = {"level": "random"}
    assert other.post(f"/api/matches/{match}/seats/0/bot", wish, 403)["error"]
    assert other.post(f"/api/matches/{match}/seats/1/bot", wish, 403)["error"]
    assert api.post(f"/api/matches/{match}/seats/1/bot", wish)["seats"][1]["level"] == "random"


def test_a_match_against_a_bot_is_played_to_its_end(api: Api) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    made = api.create(seats=seats)
    with api.sit(made["match"]) as chair:
        assert chair.play_on(random.Random(1))["reason"] in ("three-in-a-row", "board-full")


def test_the_past_can_be_looked_at(api: Api) -> None:
    made = api.create()
    with api.sit(made["match"]) as both:
        for ply, cell in enumerate([0, 3, 1]):
            both.mark(cell)
            both.until_after(ply)
    table = api.get(f"/api/matches/{made['match']}/at/2")["table"]
    assert table["view"]["cells"] == [0, -1, -1, 1, -1, -1, -1, -1, -1]
    assert [told["event"]["cell"] for told in table["events"]] == [3]
    assert table["ask"]["options"] is None
    assert api.get(f"/api/matches/{made['match']}/at/4", 404)["error"]["key"] == "no-such-ply"
    marks = api.get(f"/api/matches/{made['match']}/marks")
    assert [(mark["ply"], mark["kind"]) for mark in marks] == [
        (0, "marked"),
        (1, "marked"),
        (2, "marked"),
    ]


def test_a_match_goes_on_from_an_earlier_ply_as_a_new_one(api: Api) -> None:
    made = api.create()
    with api.sit(made["match"]) as both:
        for ply, cell in enumerate([0, 3, 1]):
            both.mark(cell)
            both.until_after(ply)
    branch = api.post(f"/api/matches/{made['match']}/branch", {"ply": 2}, 201)
    with api.sit(branch["match"]) as both:
        assert both.table["view"]["cells"] == [0, -1, -1, 1, -1, -1, -1, -1, -1]
        assert both.mark(8)["ply"] == 3
    found = api.get(f"/api/matches/{branch['match']}")
    assert (found["parent"], found["parent_ply"]) == (made["match"], 2)


def test_a_branch_of_a_match_with_chance_keeps_its_outcomes(api: Api) -> None:
    made = api.create("bluff")
    with api.sit(made["match"]) as both:
        both.play_on(random.Random(3))
    before = api.get(f"/api/matches/{made['match']}/at/4")["table"]["view"]
    branch = api.post(f"/api/matches/{made['match']}/branch", {"ply": 4}, 201)
    with api.sit(branch["match"]) as both:
        assert both.events == api.get(f"/api/matches/{made['match']}/at/3")["table"]["events"] or (
            both.table["view"]["deal"] >= before["deal"]
        )
        both.play_on(random.Random(4))
    assert api.get(f"/api/matches/{branch['match']}/verify")["holds"]


def test_hidden_cards_are_not_to_be_had_by_a_branch_or_the_journal(api: Api, other: Api) -> None:
    match = api.create("bluff")["match"]
    assert api.post(f"/api/matches/{match}/branch", {"ply": 1}, 403)["error"]
    assert api.get(f"/api/matches/{match}/journal", 403)["error"]
    assert other.get(f"/api/matches/{match}/journal", 403)["error"]


def test_a_rematch_swaps_the_seats_and_waits_for_the_other(api: Api, other: Api) -> None:
    match = api.create(seats=OPEN)["match"]
    other.post(f"/api/matches/{match}/seats/1/claim", {"name": "Lee"})
    assert api.post(f"/api/matches/{match}/rematch", {}, 409)["error"]
    with api.sit(match) as first, other.sit(match) as second:
        first.ask(concede={"seat": 0})
        second.until(lambda table: table["result"])
        mine = api.post(f"/api/matches/{match}/rematch", {}, 201)
        assert list(mine["tokens"]) == ["1"]
        assert second.until(lambda table: table["next"])["next"] == mine["match"]
        theirs = other.post(f"/api/matches/{match}/rematch", {}, 201)
        assert theirs["match"] == mine["match"]
        assert list(theirs["tokens"]) == ["0"]
    names = [seat["name"] for seat in api.get(f"/api/matches/{mine['match']}")["seats"]]
    assert names == ["Lee", "Kim"]


def test_a_setup_that_a_rule_forbids_is_refused_with_that_rule(api: Api) -> None:
    wish = {"game": "battlecards", "setup": {"decks": ["roll_out", "matrix_guard"]}}
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    error = api.post("/api/matches", {**wish, "seats": seats}, 422)["error"]
    assert (error["key"], error["rule"]) == ("same-army", "BC-RUL-106")


@pytest.mark.rule("BC-OPT-06")
def test_whoever_lost_begins_the_rematch_where_that_was_agreed(api: Api) -> None:
    setup = {"options": {"first_seat": "loser_of_last"}}
    match = api.create("battlecards", setup=setup)["match"]
    with api.sit(match) as both:
        both.ask(concede={"seat": 0})
        both.until(lambda table: table["result"])
    following = api.post(f"/api/matches/{match}/rematch", {}, 201)["match"]
    assert api.get(f"/api/matches/{following}")["setup"]["first"] == 1
    with api.sit(following) as both:
        assert both.table["view"]["first"] == 1


def test_a_finished_match_shows_journal_and_seed(api: Api, other: Api) -> None:
    made = api.create("bluff")
    running = other.get(f"/api/matches/{made['match']}")
    assert running["seed"] is None
    with api.sit(made["match"]) as both:
        both.play_on(random.Random(5))
    over = other.get(f"/api/matches/{made['match']}")
    assert len(over["seed"]) == 32
    assert over["commitment"] == made["commitment"]
    journal = other.get(f"/api/matches/{made['match']}/journal")
    assert journal.startswith("rollout journal 1\n")
    assert f"seed {over['seed']}" in journal


@pytest.mark.parametrize("match", ["nosuchmatch1", "x", "..%2F..%2Fetc", "K3V9ABCDEFGH"])
def test_a_match_that_is_not_there_is_said_to_be_missing(api: Api, match: str) -> None:
    assert api.get(f"/api/matches/{match}", 404)["error"]["key"] in ("no-such-match", "not-found")


def test_an_account_ties_seats_to_a_name(api: Api, other: Api) -> None:
    match = api.create()["match"]
    assert [each["match"] for each in api.get("/api/me")["matches"]] == [match]
    account = {"name": "Ratchet", "password": "wheeljack42"}
    assert api.post("/api/accounts", account, 201)["name"] == "Ratchet"
    wrong = {**account, "password": "sunstreaker"}
    assert other.post("/api/session", wrong, 403)["error"]["key"] == "wrong-password"
    assert other.post("/api/accounts", {**account, "name": "RATCHET"}, 409)["error"]
    me = other.post("/api/session", account)
    assert [each["match"] for each in me["matches"]] == [match]
    other.http.delete("/api/session")
    assert other.get("/api/me") == {"name": "", "matches": []}


def test_an_account_plays_on_from_another_device(api: Api, other: Api) -> None:
    match = api.create(seats=OPEN)["match"]
    with api.sit(match) as here:
        account = {"name": "Hoist", "password": "grapple1985"}
        api.post("/api/accounts", account, 201)
        other.post("/api/session", account)
        assert other.get(f"/api/matches/{match}")["you"] == [0]
        with other.sit(match) as there:
            assert there.table["you"] == [0]
            there.mark(4)
        here.until_after(0)
    other.http.delete("/api/session")
    assert other.get(f"/api/matches/{match}")["you"] == []


def test_nobody_leaves_or_takes_a_seat_of_a_match_that_is_over(api: Api, other: Api) -> None:
    match = api.create(seats=OPEN, public=True)["match"]
    with api.sit(match) as first:
        first.ask(concede={"seat": 0})
        first.until(lambda table: table["result"])
    for path in ("seats/0/leave", "seats/0/bot", "seats/1/invite"):
        refused = api.post(f"/api/matches/{match}/{path}", {}, 409)
        assert refused["error"]["key"] == "match-is-over"
    refused = other.post(f"/api/matches/{match}/seats/1/claim", {}, 409)
    assert refused["error"]["key"] == "match-is-over"
    assert [seat["kind"] for seat in api.get(f"/api/matches/{match}")["seats"]] == ["human", "open"]


def test_my_matches_tell_which_seats_are_mine_and_who_is_asked(api: Api, other: Api) -> None:
    match = api.create(seats=OPEN)["match"]
    other.post(f"/api/matches/{match}/seats/1/claim", {"name": "Lee"})
    mine, theirs = api.get("/api/me")["matches"][0], other.get("/api/me")["matches"][0]
    assert (mine["you"], mine["asked"]) == ([0], 0)
    assert (theirs["you"], theirs["asked"]) == ([1], 0)
    with api.sit(match) as chair:
        chair.mark(4)
        chair.until_after(0)
    assert api.get("/api/me")["matches"][0]["asked"] == 1
    assert other.get(f"/api/matches/{match}")["asked"] == 1


def test_a_list_for_everybody_names_nobody_as_you(api: Api, other: Api) -> None:
    match = api.create(seats=OPEN)["match"]
    listed = other.get("/api/matches?list=open")
    assert [(each["you"], each["asked"]) for each in listed if each["match"] == match] == [([], 0)]


def test_nobody_is_asked_in_a_match_that_is_over(api: Api) -> None:
    match = api.create()["match"]
    with api.sit(match) as chair:
        chair.ask(concede={"seat": 0})
        chair.until_after(0)
    assert api.get("/api/me")["matches"][0]["asked"] is None


def test_whoever_leaves_loses_the_seat_at_an_open_table_too(api: Api) -> None:
    made = api.create()
    match, token = made["match"], made["tokens"]["0"]
    with api.sit(match, token) as chair:
        api.post(f"/api/matches/{match}/seats/0/leave", token=token)
        chair.until(lambda table: table["you"] == [])
        assert chair.answer({"do": "mark", "cell": 0})["refusal"]["why"] == "not-your-seat"


def test_a_spectator_who_sits_down_shows_the_token_and_plays(api: Api, other: Api) -> None:
    match = api.create(seats=OPEN)["match"]
    with other.watch(match) as chair:
        token = other.post(f"/api/matches/{match}/seats/1/claim", {"name": "Lee"})["token"]
        chair.send({"hello": {"tokens": [token]}})
        assert chair.until(lambda table: table["you"])["you"] == [1]


def test_a_journal_with_a_seat_that_gave_up_out_of_turn_holds(api: Api) -> None:
    made = api.create()
    with api.sit(made["match"]) as both:
        both.ask(concede={"seat": 1})
        both.until(lambda table: table["result"])
    assert api.get(f"/api/matches/{made['match']}/verify")["holds"]
