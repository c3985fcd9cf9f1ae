"""Reloads, lost connections, and a service that goes away in between."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from benchmarks.soak.servers import GENEROUS, Server
from rollout.server.settings import Settings
from tests.browser.conftest import DESKTOP, SECONDS, SERVICE
from tests.browser.window import STILL, Window

ALONE = [{"kind": "me", "name": "Kim"}, {"kind": "hotseat", "name": "Sam"}]


def test_a_reload_in_mid_move_changes_nothing(window: Window) -> None:
    window.sit(ALONE)
    assert window.wait_until_asked()
    window.choices.filter(has=window.page.get_by_text("Move", exact=True)).click()
    window.take("Turn right")
    expect(window.log).to_contain_text("turns to face")
    points = window.question.inner_text()
    before = window.choices.all_inner_texts()
    window.page.reload()
    assert window.wait_until_asked()
    expect(window.question).to_have_text(points, use_inner_text=True)
    expect(window.choices).to_have_text(before, use_inner_text=True)
    window.take("Stop here")
    expect(window.question).to_contain_text("one action left")


def test_a_move_is_taken_back_while_nothing_was_learned(window: Window) -> None:
    window.sit(ALONE)
    assert window.wait_until_asked()
    first = window.question.inner_text()
    undo = window.page.get_by_role("button", name="Take back")
    expect(undo).to_be_disabled()
    assert window.places()
    window.page.keyboard.press("b")
    window.page.keyboard.press("ArrowDown")
    window.page.keyboard.press("Enter")
    expect(window.question).to_contain_text("one action left")
    while window.question.inner_text() != first:
        window.take_back()
    expect(undo).to_be_disabled()


@pytest.fixture
def lonely_server(tmp_path: Path) -> Server:
    settings = Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}", limits=GENEROUS)
    return Server(settings, target=SERVICE)


def test_what_was_chosen_survives_a_crash_of_the_service(
    lonely_server: Server, browser: Browser
) -> None:
    context = browser.new_context(viewport=DESKTOP, locale="en-GB")
    context.set_default_timeout(SECONDS * 1000)
    lonely_server.start()
    try:
        window = Window(context, f"http://127.0.0.1:{lonely_server.port}", STILL)
        window.sit(ALONE)
        assert window.wait_until_asked()
        name = window.question.inner_text().split(":")[0]
        lonely_server.kill()
        expect(window.page.get_by_text("The connection was lost")).to_be_visible()
        window.choice("End the turn").click()
        lonely_server.start()
        expect(window.log).to_contain_text(f"{name} is done.")
        expect(window.page.get_by_text("The connection was lost")).to_have_count(0)
        assert window.faults == []
    finally:
        lonely_server.stop()
        context.close()


def test_being_offline_is_said_and_moves_nothing(window: Window) -> None:
    window.sit(ALONE)
    assert window.wait_until_asked()
    place = "() => document.querySelector('[role=application]').getBoundingClientRect().toJSON()"
    before = window.measure(place)
    window.context.set_offline(True)
    expect(window.page.get_by_text("Nothing is lost")).to_be_visible()
    assert window.measure(place) == before
    window.context.set_offline(False)
    expect(window.page.get_by_text("Nothing is lost")).to_have_count(0)


def test_a_table_that_does_not_exist_says_so(window: Window) -> None:
    window.expected.add(404)
    window.go("/table/nosuchmatch1")
    expect(window.page.get_by_role("heading", name="There is no such table")).to_be_visible()
    window.page.get_by_role("link", name="Home").click()
    expect(window.page.get_by_role("button", name="Play now").first).to_be_visible()
