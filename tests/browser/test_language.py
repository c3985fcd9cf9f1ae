"""German and English, switched in place and remembered."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.window import Window

ALONE = [{"kind": "me", "name": "Kim"}, {"kind": "hotseat", "name": "Sam"}]
PLAIN_KEY = re.compile(r"\b(?:ui|event|refuse|trait|terrain|faction) [a-z]+(?: [a-z]+)*\b")


def test_a_german_browser_is_spoken_to_in_german(open_window: Open) -> None:
    window = open_window(locale="de-DE")
    window.sit(ALONE)
    assert window.wait_until_asked()
    expect(window.page.locator("html")).to_have_attribute("lang", "de")
    sheet = window.page.locator("article.spec")
    expect(sheet).to_contain_text(re.compile("Anführer der Autobots|Fernmelder"))
    window.take("Zug beenden")
    expect(window.log).to_contain_text("Runde 1")
    expect(window.page.get_by_role("button", name="Zurücknehmen")).to_be_visible()


def test_the_language_is_switched_in_place_and_remembered(window: Window) -> None:
    window.go("/")
    page = window.page
    page.get_by_role("button", name="English").click()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("button", name="Jetzt spielen").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Jetzt spielen").first).to_be_visible()


def test_no_key_is_shown_in_place_of_words(open_window: Open) -> None:
    for locale in ("en-GB", "de-DE"):
        window = open_window({"twin": True}, locale=locale)
        for path in ("/", "/setup/the_game", "/about", "/cast", "/cast/prowl"):
            window.read(path)
            assert_worded(window, path)
        window.sit(ALONE)
        assert window.wait_until_asked()
        window.page.get_by_role("button", name=re.compile("Menu|Menü")).click()
        assert_worded(window, "table")


def test_one_rulebook_leads_to_the_other(window: Window) -> None:
    window.go("/rules/the_game")
    expect(window.page.get_by_role("heading", name="Transformers: The Game")).to_be_visible()
    window.page.get_by_role("link", name="Transformers Battle Cards").click()
    expect(window.page.locator("article")).to_contain_text("BC-SKL-05")


def test_what_is_not_there_is_said_in_german(open_window: Open) -> None:
    window = open_window(locale="de-DE")
    window.expected.add(404)
    for path, said in (
        ("/table/nosuchmatch1", "Diese Partie gibt es nicht."),
        ("/replay/nosuchmatch1", "Diese Partie gibt es nicht."),
        ("/setup/nosuchgame", "Dieses Spiel gibt es nicht."),
    ):
        window.go(path)
        expect(window.page.get_by_text(re.compile(f"^{said}$", re.IGNORECASE))).to_be_visible()


def test_a_book_that_is_not_written_yet_leads_to_the_others(window: Window) -> None:
    window.expected.update((404, 500))
    window.go("/rules/nosuchgame")
    expect(window.page.get_by_text("The rulebook is not here yet.")).to_be_visible()
    window.page.get_by_role("link", name="Transformers Battle Cards").click()
    expect(window.page.locator("article")).to_contain_text("BC-SKL-05")


def assert_worded(window: Window, where: str) -> None:
    text = window.page.locator("body").inner_text()
    assert PLAIN_KEY.findall(text) == [], where
    assert re.findall(r"\{ ?\$", text) == [], where
