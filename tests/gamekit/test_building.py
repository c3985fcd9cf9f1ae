"""What the rules say of lists that are built: of each side, whatever else is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.gamekit import Sentence
from rollout.games.registry import find
from rollout.server.setup_service import judge_setup
from rollout.words import Words

GAMES = ("tabletop_warfare", "energon_wars")


def lists(slug: str, *armies: str, **more: Any) -> list[dict[str, Any]]:
    judged: list[dict[str, Any]] = judge_setup(find(slug), {"armies": armies, **more})["lists"]
    return judged


@pytest.mark.rule("TW-ARM-04", "TW-ARM-05", "TW-RUL-62")
def test_every_fault_of_an_army_is_told_with_its_rule() -> None:
    wrong = "optimus_prime, bumblebee, bumblebee, starscream"
    first, second = lists("tabletop_warfare", wrong, "decepticon_first_hundred")
    assert (first["points"], first["limit"]) == (102, 100)
    assert [(fault["rule"], fault["args"]["figure_code"]) for fault in first["faults"]] == [
        ("TW-RUL-62", "Bumblebee"),
        ("TW-ARM-05", "Starscream"),
    ]
    assert (second["points"], second["faults"]) == (98, ())


def test_a_sheet_draws_every_card_in_its_own_shape() -> None:
    shapes = {ware.code: ware.shapes for ware in built("tabletop_warfare").wares}
    assert shapes["megatron"] == ("robot", "tank")
    assert shapes["slammer"] == ("tank", "base")


def test_a_name_that_is_translated_is_told_by_its_key_in_faults_too() -> None:
    called = {ware.code: ware.called for ware in built("tabletop_warfare").wares}
    assert called["soldier"] == Sentence("figure-soldier", otherwise="Soldier")
    assert called["megatron"] is None
    (first, _) = lists("tabletop_warfare", "soldier", "")
    told = first["faults"][0]["args"]["figure_code"]
    assert told == {"key": "figure-soldier", "otherwise": "Soldier"}


@pytest.mark.rule("TW-ARM-04")
def test_what_no_longer_fits_is_closed_with_the_reason() -> None:
    (first, _) = lists("tabletop_warfare", "optimus_prime, bumblebee", "")
    assert first["closed"]["optimus_prime"]["rule"] == "TW-RUL-62"
    assert "blurr" not in first["closed"]
    assert "starscream" not in first["closed"]
    (full, _) = lists("tabletop_warfare", "autobot_first_hundred", "")
    assert full["closed"]["blurr"]["args"] == {"cost": 116, "limit": 100}


@pytest.mark.rule("EW-ARM-01", "EW-ARM-04", "EW-ARM-05", "EW-ARM-08")
def test_an_army_is_told_its_theme_its_gestalt_and_its_faults() -> None:
    first, second = lists("energon_wars", "optimus*+jetpack, jazz, jazz", "starter_decepticons")
    assert [fault["rule"] for fault in first["faults"]] == ["EW-ARM-05"]
    assert [note["key"] for note in second["notes"]] == ["lists-theme"]
    team = [ware.code for ware in built("energon_wars").wares if tagged(ware, "constructicon")]
    (joined, _) = lists("energon_wars", ", ".join(team), "starter_autobots")
    assert ("lists-forms", {"name": "Devastator"}) in [
        (note["key"], note["args"]) for note in joined["notes"]
    ]
    (unread, _) = lists("energon_wars", "optimuss", "starter_decepticons")
    assert [fault["key"] for fault in unread["faults"]] == ["no-such-card"]


@pytest.mark.parametrize("slug", GAMES)
def test_ready_made_lists_are_legal_and_their_words_are_known(slug: str) -> None:
    builder = built(slug)
    assert len({ware.code for ware in builder.wares}) == len(builder.wares)
    words = Words(find(slug), "de")
    marks = {mark.key for ware in builder.wares for mark in ware.marks}
    assert [key for key in sorted(marks) if key not in words] == []
    for ready in builder.ready:
        options = {"points_limit": ready.points} if slug == "tabletop_warfare" else {}
        sides = [ready.text, ready.text]
        judged = lists(slug, *sides, options=options)
        index = 0 if ready.faction == "autobot" else 1
        assert judged[index]["faults"] == (), ready.code


def built(slug: str) -> Any:
    building = find(slug).desk.building
    assert building is not None
    return building.describe()


def tagged(ware: Any, tag: str) -> bool:
    return any(mark.key == f"tag-{tag}" for mark in ware.marks)
