"""The door: headers, limits, cookies, the page, and whatever Schemathesis thinks of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from benchmarks.soak.servers import Server
from rollout.server.application import interface
from rollout.server.service import Service
from rollout.server.settings import Limits, Settings
from tests.server.people import Api

DESCRIPTION = interface(Service(Settings())).openapi_schema.to_schema()
schema = schemathesis.openapi.from_dict(DESCRIPTION)


@schema.parametrize()
@settings(max_examples=12, suppress_health_check=list(HealthCheck))
def test_the_interface_keeps_to_its_description(
    case: schemathesis.Case[Any], server: Server
) -> None:
    case.call_and_validate(
        base_url=f"http://127.0.0.1:{server.port}",
        excluded_checks=[
            schemathesis.checks.unsupported_method,
            schemathesis.checks.positive_data_acceptance,
            schemathesis.checks.allow_header_conformance,
        ],
    )


def test_the_description_is_served(api: Api) -> None:
    served = api.http.get("/schema").content
    assert msgspec.json.decode(served) == msgspec.json.decode(msgspec.json.encode(DESCRIPTION))


@pytest.mark.parametrize("path", ["/", "/table/k3v9abcdefgh", "/api/games", "/nothing.js"])
def test_every_answer_keeps_browsers_strict(api: Api, path: str) -> None:
    headers = api.http.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    "path", ["/api/matches", "/api/games/the_game/check", "/api/accounts", "/api/session"]
)
def test_a_body_in_another_encoding_is_not_understood(api: Api, path: str) -> None:
    body = '{"name": "Zoë", "game": "Zoë"}'.encode("latin-1")
    answer = api.http.post(path, content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["error"]["key"] == "message-not-understood"


@pytest.mark.parametrize(
    "path", ["/api/matches", "/api/games/the_game/check", "/api/accounts", "/api/session"]
)
def test_a_body_that_is_not_there_is_said_to_be_missing(api: Api, path: str) -> None:
    answer = api.http.post(path)
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert (error["key"], error["args"]) == (
        "message-not-understood",
        {"fault": "the body is missing"},
    )


def test_who_asks_for_the_head_of_the_page_gets_it_without_the_page(api: Api) -> None:
    whole, head = api.http.get("/"), api.http.head("/")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["etag"] == whole.headers["etag"]
    assert int(head.headers["content-length"]) == int(whole.headers["content-length"])


def test_any_address_of_the_page_gives_the_page(api: Api) -> None:
    home, table = api.http.get("/"), api.http.get("/table/k3v9abcdefgh?invite=0")
    for answer in (home, table, api.http.get("/setup/the_game"), api.http.get("/nowhere/at/all")):
        assert answer.status_code == 200
        assert "<title>Rollout</title>" in answer.text
        assert "<script>" not in answer.text
    assert home.headers["content-type"] == "text/html; charset=utf-8"
    again = api.http.get("/", headers={"If-None-Match": home.headers["etag"]})
    assert again.status_code == 304


def test_what_a_table_is_about_is_asked_for_with_the_page(api: Api) -> None:
    table = api.http.get("/table/k3v9abcdefgh?invite=0")
    ahead = "</api/matches/k3v9abcdefgh>; rel=preload; as=fetch; crossorigin"
    assert table.headers["link"] == ahead
    for other in ("/", "/setup/the_game", "/table/", "/table/k3>;x", "/table/one/two"):
        assert "link" not in api.http.get(other).headers


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/%2e%2e/%2e%2e/settings.py", "/assets/no.js", "/api/nothing"]
)
def test_what_is_not_part_of_the_page_is_not_to_be_had(api: Api, path: str) -> None:
    assert api.http.get(path).status_code == 404


def test_cookies_are_for_the_server_alone(api: Api) -> None:
    answer = api.http.post(
        "/api/matches",
        json={"game": "tic_tac_toe", "seats": [{"kind": "me"}, {"kind": "hotseat"}]},
    )
    cookies = answer.headers.get_list("set-cookie")
    assert len(cookies) == 3
    for cookie in cookies:
        assert "HttpOnly" in cookie
        assert re.search("SameSite=lax", cookie, re.IGNORECASE)


def test_names_are_data_and_stay_as_they_are(api: Api) -> None:
    name = '<img src=x onerror="alert(1)">'
    match = api.create(seats=[{"kind": "me", "name": name}, {"kind": "hotseat"}])["match"]
    answer = api.http.get(f"/api/matches/{match}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["seats"][0]["name"] == name


def test_too_large_a_request_is_refused(api: Api) -> None:
    body = {"game": "tic_tac_toe", "seats": [], "setup": {"x": "y" * 400_000}}
    assert api.post("/api/matches", body, 413)["error"]["key"] == "too-large"


def test_errors_of_any_kind_have_one_form(api: Api) -> None:
    answers = [
        api.http.post("/api/matches", content=b"{"),
        api.http.post("/api/matches", json={"game": "tic_tac_toe", "seats": [], "cheat": True}),
        api.http.get("/api/matches?list=secret"),
        api.http.delete("/api/games"),
        api.http.get("/api/matches/k3v9abcdefgh/at/-1"),
    ]
    for answer in answers:
        assert 400 <= answer.status_code < 500
        assert set(answer.json()["error"]) == {"key", "rule", "args"}


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits low enough to meet."""
    folder = tmp_path_factory.mktemp("strict")
    limits = Limits(
        requests_per_second=5,
        costly_per_minute=6,
        passwords_per_minute=3,
        messages_per_second=10,
        connections_per_address=3,
    )
    database = f"sqlite:///{folder / 'm.sqlite'}"
    with Server(Settings(database=database, limits=limits)) as running:
        yield running


def test_passwords_cannot_be_guessed_quickly(strict_server: Server) -> None:
    with Api(strict_server) as api:
        wish = {"name": "Kup", "password": "12345678"}
        codes = [api.http.post("/api/session", json=wish).status_code for _ in range(5)]
    assert codes[:3] == [403] * 3
    assert codes[4] == 429


def test_a_flood_of_messages_is_refused_then_cut_off(strict_server: Server) -> None:
    with Api(strict_server) as api:
        match = api.create()["match"]
        with api.sit(match) as chair:
            for _ in range(30):
                chair.send({"why": {"id": "w", "seat": 0, "action": {"do": "mark", "cell": 1}}})
            refused = chair.receive("refused")
            assert refused["refusal"]["why"] == "too-many-messages"
            with pytest.raises(ConnectionClosed):
                flood(chair.socket)
        assert api.get(f"/api/matches/{match}")["ply"] == 0


def flood(socket: ClientConnection) -> None:
    """Send far too much, then read on until the other side hangs up."""
    for _ in range(100_000):
        socket.send("{}")
    while True:
        socket.recv(timeout=60)


def test_one_address_opens_so_many_tables(strict_server: Server) -> None:
    with Api(strict_server) as api:
        match = api.create()["match"]
        with api.sit(match), api.sit(match), api.sit(match), pytest.raises(ConnectionClosed):
            api.sit(match)


def test_requests_by_the_hundred_are_refused(strict_server: Server) -> None:
    url = f"http://127.0.0.1:{strict_server.port}/api/me"
    with httpx.Client() as client:
        codes = [client.get(url).status_code for _ in range(120)]
    assert 429 in codes
    assert set(codes) == {200, 429}


def test_the_page_is_served_from_the_folder_of_the_package() -> None:
    from rollout.server import page

    assert Path(page.__file__).parent / "page" == page.FOLDER
    assert "index.html" in page.built()


@pytest.mark.parametrize(
    ("lang", "written", "words"),
    [
        ("de", "de", "gehört den Decepticons"),
        ("en", "en", "The Decepticons"),
        ("xx", "en", "The Decept"),
    ],
)
def test_a_rulebook_comes_in_the_readers_language_if_there_is_an_edition(
    api: Api, lang: str, written: str, words: str
) -> None:
    answer = api.http.get("/api/rules/tabletop_warfare", params={"lang": lang})
    assert answer.headers["content-language"] == written
    assert words in answer.text


def test_a_rulebook_without_a_german_edition_comes_in_english(api: Api) -> None:
    answer = api.http.get("/api/rules/the_game", params={"lang": "de"})
    assert answer.headers["content-language"] == "en"
    assert "TG-MOV-03" in answer.text
