"""Tabletop Warfare in the browser: a shot foreseen, a blast with friends in it, in German."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.staged import Staged
from tests.browser.window import Window
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
    window.choice(re.compile("target")).first.hover()
    expect(page.locator(".blast .edge")).to_have_count(2)
    expect(page.locator(".blast .friend")).to_have_count(1)
    odds = page.locator(".odds").first
    expect(odds).to_contain_text("zerstört")
    expect(odds).to_contain_text("deine eigene Figur friend wird getroffen")
    expect(odds).to_contain_text("Wurf über 10: 50 %")
