"""The cast over HTTP: the list, one character with its models, what is kept and what is packed."""

from __future__ import annotations

import gzip

import msgspec

from rollout.cast.figures import Model
from tests.server.people import Api


def test_the_list_names_everybody_once_with_the_games_they_appear_in(api: Api) -> None:
    found = api.http.get("/api/cast").json()
    assert len(found) == len({each["slug"] for each in found}) == 346
    scientist = next(each for each in found if each["slug"] == "scientist")
    assert scientist == {
        "slug": "scientist",
        "name": "Scientist",
        "faction": "human",
        "shapes": ["robot"],
        "colours": ["#eceef0", "#4d6e96", "#22252e"],
        "games": {"tabletop_warfare": "Scientist"},
    }


def test_a_character_comes_with_a_model_for_each_of_its_shapes(api: Api) -> None:
    prowl = api.http.get("/api/cast/prowl").json()
    assert prowl["name"] == "Prowl"
    assert prowl["confidence"] == "sure"
    assert list(prowl["models"]) == prowl["shapes"] == ["robot", "sports-car"]
    for model in prowl["models"].values():
        assert msgspec.convert(model, Model).parts


def test_whoever_is_not_in_the_cast_is_not_found(api: Api) -> None:
    answer = api.http.get("/api/cast/prowll")
    assert answer.status_code == 404
    assert answer.json()["error"] == {
        "key": "not-in-the-cast",
        "rule": "",
        "args": {"nearest": "prowl"},
    }


def test_a_character_is_sent_once_and_then_only_confirmed(api: Api) -> None:
    first = api.http.get("/api/cast/megatron")
    assert first.headers["cache-control"] == "public, max-age=86400"
    again = api.http.get("/api/cast/megatron", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""


def test_a_character_is_packed_for_whoever_unpacks(api: Api) -> None:
    plain = api.http.get("/api/cast/soundwave", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    with api.http.stream(
        "GET", "/api/cast/soundwave", headers={"Accept-Encoding": "gzip"}
    ) as packed:
        assert packed.headers["content-encoding"] == "gzip"
        data = b"".join(packed.iter_raw())
    assert gzip.decompress(data) == plain.content
    assert len(data) < 4_000
