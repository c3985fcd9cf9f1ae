"""Tabletop Warfare in the browser: a shot foreseen, a blast with friends in it, in German."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.layouts import begun, played
from tests.browser.staged import Staged
from tests.browser.window import Window, next_to_decide
from tests.games.tabletop_warfare.bench import TARGET, Bench, Made, at, gun

NAMES = ["Kim", "Sam"]


def in_the_cast(window: Window) -> None:
    """The figures of these tests stand in no cast: they are drawn as somebody who does."""
    somebody = window.page.request.get(f"{window.address}/api/cast/optimus-prime").text()
    window.page.route(
        re.compile("/api/cast/(friend|target|traited)$"),
        lambda route: route.fulfill(body=somebody, content_type="application/json"),
    )


def test_a_mortar_shows_its_circles_and_warns_of_friends(open_window: Open) -> None:
    window = open_window(locale="de-DE")
    in_the_cast(window)
    friend = Made("friend", slots=("tyres",) * 6)
    bench = Bench(at(gun('"mortar"'), 0, 10), at(TARGET, 1, 18), at(friend, 0, 18, 18))
    bench.do("attack")
    Staged(window, bench.match, NAMES)
    page = window.page
    sheet = page.locator(".sheet-slot")
    expect(sheet).not_to_contain_text("target")
    window.choice(re.compile("target")).first.hover()
    expect(sheet).to_contain_text("target")
    expect(page.locator(".blast .edge")).to_have_count(2)
    expect(page.locator(".blast .friend")).to_have_count(1)
    odds = page.locator(".odds").first
    expect(odds).to_contain_text("zerstört")
    expect(odds).to_contain_text("deine eigene Figur friend wird getroffen")
    expect(odds).to_contain_text("Wurf über 10: 50 %")


@pytest.mark.parametrize("viewport", [(1280, 800), (390, 844)], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    ("locale", "words"), [("en-GB", "Time of play left"), ("de-DE", "Verbleibende Spielzeit")]
)
def test_the_time_of_play_stands_beside_the_round_and_moves_nothing(
    open_window: Open, viewport: tuple[int, int], locale: str, words: str
) -> None:
    width, height = viewport
    window = open_window(locale=locale, viewport={"width": width, "height": height})
    window.stop_time()
    Staged(window, begun("tabletop_warfare", deployment="ready"), NAMES, limit=3_605.0)
    page = window.page
    shown = page.locator(".top").get_by_title(words)
    expect(shown).to_have_text(f"{words}1:00:05")
    before = page.evaluate(PLACES)
    page.clock.run_for(10_000)
    expect(shown).to_have_text(f"{words}59:55")
    assert page.evaluate(PLACES) == before
    top = page.locator(".top").bounding_box()
    assert top is not None
    assert top["width"] <= width


PLACES = """async () => {
  await document.fonts.ready;
  return [...document.querySelectorAll(".top > *")].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x, y, width, height];
  });
}"""
"""Where everything in the top strip is; with time stopped nothing on it comes to rest by itself."""


SHORT = {
    "game": "tabletop_warfare",
    "setup": {
        "armies": ["bumblebee", "vehicon"],
        "ground": "highway_junction",
        "options": {"round_limit": 1, "points_limit": 50},
    },
}
"""One round: the sides stand too far apart for a shot, whatever the dice and a bot do."""


def go_on(now: Window) -> None:
    """The way through a short match in German, whoever is asked: pass where that is possible."""
    passing = now.choice("Passen")
    (passing if passing.count() else now.choices).first.click()
    now.settle()


def test_a_match_is_played_in_two_browsers_in_german(open_window: Open) -> None:
    host, guest = open_window(locale="de-DE"), open_window(locale="de-DE")
    host.go("/about")
    made = host.create([{"kind": "me", "name": "Kim"}, {"kind": "open"}], **SHORT)
    host.go(f"/table/{made['match']}")
    guest.go(made["invites"]["1"])
    guest.sit_down("Platz B spielen")
    asked = []
    while (now := next_to_decide(host, guest)) is not None:
        asked.append(now.question.inner_text())
        go_on(now)
    assert asked[0] == "Welche Seite ist deine Aufstellungszone?"
    assert "Wo steht Bumblebee?" in asked
    assert asked.index("Vehicon: noch 2 Aktionen. Was nun?") < asked.index(
        "Bumblebee: noch 2 Aktionen. Was nun?"
    )
    for window in (host, guest):
        expect(window.banner).to_contain_text("Unentschieden")
        expect(window.log).to_contain_text("Vehicon")


def test_a_match_is_played_against_a_bot_in_german(open_window: Open) -> None:
    window = open_window(locale="de-DE", viewport={"width": 390, "height": 844})
    seats = [{"kind": "me", "name": "Kim"}, {"kind": "bot", "level": "random"}]
    window.sit(seats, **SHORT)
    for _ in window.turns():
        go_on(window)
    expect(window.banner).to_contain_text("Unentschieden")


def test_the_last_shot_of_a_match_is_fired_and_won_in_german(open_window: Open) -> None:
    window = open_window(locale="de-DE")
    bench = Bench(
        at("bumblebee", 0, 10),
        at("vehicon", 1, 18, damage=[11, 0]),
        at("optimus_prime", 0, 5, 5, activation=1),
        dice=(("accuracy", 8), ("accuracy", 8)),
    )
    Staged(window, bench.match, NAMES)
    window.take("Angreifen")
    window.choice(re.compile("Handlaser")).first.hover()
    expect(window.page.locator(".odds").first).to_contain_text("Wurf über 7: 65 %")
    window.choice(re.compile("Handlaser")).first.click()
    expect(window.page.locator(".choice")).to_have_count(0)
    assert bench.match.state.ended == "destroyed"
    assert bench.match.state.winners == [0]


def test_a_card_says_how_often_it_strikes_and_how_far_it_protects_in_german(
    open_window: Open,
) -> None:
    window = open_window(locale="de-DE")
    bench = Bench(at("ultra_magnus", 0, 10), at("vehicon", 1, 18))
    Staged(window, bench.match, NAMES)
    cards = window.page.locator(".cards")
    expect(cards).to_contain_text("Greife Ziel 2-mal an")
    expect(cards).to_contain_text("Beschützer 6")
    expect(cards).to_contain_text("1W6")
    expect(cards).to_contain_text("Raketenturm (alle)")


def test_an_army_is_listed_before_it_stands_on_the_table(window: Window) -> None:
    match, names = played("tabletop_warfare", 3)
    Staged(window, match, names)
    assert {figure.status for figure in match.state.figures} == {"waiting"}
    force = window.page.locator(".seats .team-0 li")
    expect(force).to_have_text([re.compile("to be deployed")] * 4)
    expect(force.first).to_contain_text("Optimus Prime")


def test_whoever_is_deployed_is_named_and_drawn_under_the_hand(window: Window) -> None:
    match, names = played("tabletop_warfare", 3)
    assert match.ask is not None
    match.answer(next(iter(match.ask.options)))
    assert match.ask.about == "deploy_at"
    Staged(window, match, names)
    page = window.page
    expect(page.locator(".prompt")).to_contain_text("Optimus Prime")
    outline = page.locator(".answering .reach").bounding_box()
    assert outline is not None
    page.mouse.move(outline["x"] + outline["width"] / 2, outline["y"] + outline["height"] / 2)
    expect(page.locator(".piece.ghost .body path").first).to_be_attached()
