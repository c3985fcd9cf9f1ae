"""Dice in which both pages have a part, at the service as it is: nothing here is made to repeat."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from benchmarks.soak.servers import GENEROUS, Server
from rollout.server.settings import Settings
from tests.browser.test_company import from_menu
from tests.browser.window import STILL, Window

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def real(tmp_path: Path) -> Iterator[Server]:
    with Server(Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}", limits=GENEROUS)) as server:
        yield server


def opened(browser: Browser, server: Server, name: str, **how: Any) -> Window:
    context = browser.new_context(locale="en-GB", **how)
    return Window(context, f"http://127.0.0.1:{server.port}", {**STILL, "name": name})


def test_both_pages_give_their_part_and_find_it_at_the_end(browser: Browser, real: Server) -> None:
    kim, sam = opened(browser, real, "Kim"), opened(browser, real, "Sam", **PHONE)
    kim.go("/setup/tic_tac_toe")
    kim.page.get_by_label("Who sits on seat B").select_option("open")
    kim.page.get_by_role("button", name="Start the match").click()
    kim.page.wait_for_url("**/table/*")
    expect(kim.page.get_by_text("Nobody can choose these dice")).to_be_visible()
    match = kim.page.url.rpartition("/")[2]
    expect(kim.page.get_by_label("Invitation for seat B")).to_be_visible()
    shares = real.get(f"/api/matches/{match}")["shares"]
    assert (list(shares["sealed"]), shares["open"], shares["ready"]) == (["0"], {}, False)
    invitation = kim.page.get_by_label("Invitation for seat B").input_value()
    kim.go("/")

    sam.page.goto(invitation)
    expect(sam.page.get_by_text("Nobody can choose these dice")).to_be_visible()
    sam.sit_down("Play seat B")
    expect(sam.page.get_by_text("Missing for the dice: seat A")).to_be_visible()
    kim.page.goto(f"{kim.address}/table/{match}")
    from_menu(kim, "Give up")
    kim.page.get_by_role("button", name="Really give up").click()
    for window in (kim, sam):
        expect(window.page.get_by_text("Your own part of the dice counted")).to_be_visible()
        window.page.get_by_role("button", name="Check the dice").click()
        expect(window.page.get_by_text("The dice hold")).to_be_visible()
        assert window.faults == []
        window.page.context.close()


def test_a_page_says_by_itself_and_loudly_that_a_part_was_added(
    browser: Browser, real: Server
) -> None:
    """Whoever runs the service gives the bot a part, after the page has opened its own."""
    kim = opened(browser, real, "Kim")
    kim.page.route("**/journal", add_a_part)
    kim.go("/setup/tic_tac_toe")
    kim.page.get_by_label("Who sits on seat B").select_option("bot")
    kim.page.get_by_role("button", name="Start the match").click()
    kim.page.wait_for_url("**/table/*")
    from_menu(kim, "Give up")
    kim.page.get_by_role("button", name="Really give up").click()
    expect(kim.page.get_by_role("alert").get_by_text("Do not trust these dice")).to_be_visible()
    kim.page.get_by_role("button", name="Close", exact=True).click()
    expect(kim.page.get_by_text("Do not trust these dice")).to_be_visible()
    kim.page.context.close()


def add_a_part(route: Route) -> None:
    journal = route.fetch().text()
    assert "\nshare B none\n" in journal
    route.fulfill(body=journal.replace("share B none", f"share B {'c3' * 16}"))
