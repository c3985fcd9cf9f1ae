"""A page of another site changes nothing in the name of whoever looks at it."""

from __future__ import annotations

import pytest

from tests.server.people import Api

FOREIGN = {"Origin": "https://elsewhere.example"}
CREDENTIALS = {"name": "Mallory", "password": "mallory-mallory"}


def test_a_foreign_page_cannot_log_its_visitor_in_and_take_the_seats(api: Api, other: Api) -> None:
    other.http.post("/api/accounts", json=CREDENTIALS)
    made = api.create()
    answer = api.http.post("/api/session", json=CREDENTIALS, headers=FOREIGN)
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "not-allowed")
    assert "set-cookie" not in answer.headers
    assert [each["match"] for each in api.get("/api/me")["matches"]] == [made["match"]]
    assert other.post("/api/session", CREDENTIALS)["matches"] == []


@pytest.mark.parametrize("path", ["/api/matches", "/api/accounts", "/api/session"])
def test_a_foreign_page_changes_nothing(api: Api, path: str) -> None:
    assert api.http.post(path, json={}, headers=FOREIGN).status_code == 403
    assert api.http.delete("/api/session", headers=FOREIGN).status_code == 403


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "", "text/json"]
)
def test_only_json_is_read(api: Api, kind: str) -> None:
    body = b'{"game":"tic_tac_toe","seats":[{"kind":"me"},{"kind":"hotseat"}]}'
    headers = {"Content-Type": kind} if kind else {}
    answer = api.http.post("/api/matches", content=body, headers=headers)
    assert answer.status_code == 415
    headers = {"Content-Type": "application/json; charset=utf-8"}
    assert api.http.post("/api/matches", content=body, headers=headers).status_code == 201


def test_the_own_page_may(api: Api) -> None:
    own = {"Origin": f"http://127.0.0.1:{api.server.port}"}
    body = {"game": "tic_tac_toe", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    assert api.http.post("/api/matches", json=body, headers=own).status_code == 201


def test_cookies_do_not_count_for_a_foreign_page(api: Api) -> None:
    made = api.create()
    answer = api.http.get("/api/me", headers=FOREIGN)
    assert answer.json()["matches"] == []
    assert api.http.get(f"/api/matches/{made['match']}", headers=FOREIGN).json()["you"] == []
