"""The cast: everybody on one page, searched, turned, transformed, found again in the games."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import Open
from tests.browser.window import Window

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def members(window: Window) -> Locator:
    return window.page.get_by_role("list", name=re.compile("Cast|Figuren")).get_by_role("button")


def sheet(window: Window, name: str) -> Locator:
    return window.page.get_by_role("article", name=name)


def test_the_home_page_leads_to_everybody(window: Window) -> None:
    window.read("/")
    window.page.get_by_role("link", name="Cast").click()
    expect(window.page.get_by_role("heading", name="Cast")).to_be_visible()
    expect(members(window)).to_have_count(346)


def test_the_cast_is_searched_by_name_side_game_and_form(window: Window) -> None:
    window.read("/cast")
    page = window.page
    page.get_by_role("searchbox").fill("star")
    expect(members(window).first).to_contain_text("Starscream")
    page.get_by_role("searchbox").fill("microscope")
    expect(members(window)).to_have_text([re.compile("Perceptor")])
    page.get_by_role("searchbox").fill("")
    page.get_by_label("Side").select_option("Human")
    page.get_by_label("Game").select_option("Transformers Tabletop Warfare")
    expect(members(window)).to_have_count(3)
    expect(page.get_by_role("status").filter(has_text="3 characters")).to_be_visible()
    page.get_by_role("searchbox").fill("nobody at all")
    expect(page.get_by_text("Nobody fits all of that.")).to_be_visible()


def test_only_those_in_sight_are_fetched(window: Window) -> None:
    asked: list[str] = []
    window.page.on("request", lambda request: asked.append(request.url))
    window.read("/cast")
    assert 0 < sum("/api/cast/" in url for url in asked) < 120


def test_a_character_is_read_by_keyboard_and_given_back(window: Window) -> None:
    window.read("/cast")
    first = members(window).first
    first.focus()
    window.page.keyboard.press("Enter")
    expect(sheet(window, "Abominus")).to_be_focused()
    expect(window.page).to_have_url(re.compile("/cast/abominus$"))
    window.page.keyboard.press("Escape")
    expect(sheet(window, "Abominus")).to_have_count(0)
    expect(first).to_be_focused()


def test_a_character_turns_and_transforms(window: Window) -> None:
    window.read("/cast/prowl")
    prowl = sheet(window, "Prowl")
    robot = prowl.get_by_role("img", name="Prowl as: Robot")
    before = robot.inner_html()
    prowl.get_by_role("slider", name="Turn").press("ArrowRight")
    expect(robot).not_to_have_js_property("innerHTML", before)
    prowl.get_by_role("button", name="Sports car").click()
    expect(prowl.get_by_role("img", name="Prowl as: Sports car")).to_be_visible()


def test_a_figure_that_could_not_be_fetched_is_asked_for_again(window: Window) -> None:
    asked: list[str] = []
    window.expected.add(503)

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(status=503)
        else:
            route.continue_()

    window.page.route("**/api/cast/prowl", answer)
    window.go("/cast/prowl")
    expect(sheet(window, "Prowl").locator(".stage path").first).to_be_visible()
    assert len(asked) == 2


def test_a_character_leads_to_its_sheet_and_its_cards(window: Window) -> None:
    window.read("/cast/prowl")
    sheet(window, "Prowl").get_by_role("link", name="To the cards").click()
    expect(window.page.get_by_role("searchbox")).to_have_value("Prowl")
    window.page.go_back()
    sheet(window, "Prowl").get_by_role("link", name="To the sheet: Transformers: The Game").click()
    expect(window.page.get_by_role("searchbox").first).to_have_value("Prowl")


@pytest.mark.parametrize(
    ("slug", "game", "read"),
    [
        ("shockwave", "Transformers Tabletop Warfare", "Shockwave"),
        ("laserbeak", "Energon Wars", "Laserbeak"),
        ("megatron-g1", "Attacktix", "Megatron G1"),
    ],
)
def test_every_game_shows_the_sheet_of_whoever_it_has(
    window: Window, slug: str, game: str, read: str
) -> None:
    window.go(f"/cast/{slug}")
    window.page.get_by_role("link", name=f"To the sheet: {game}").click()
    shelf = window.page.locator(".shelf button")
    expect(shelf).to_have_text([re.compile(read)])
    expect(shelf).to_be_in_viewport()
    window.page.locator("main").evaluate(SOMETHING_COMES_LATE)
    expect(shelf).to_be_in_viewport()


SOMETHING_COMES_LATE = """main => {
    document.documentElement.style.overflowAnchor = "none";
    const late = document.createElement("div");
    late.style.height = "1500px";
    main.prepend(late);
}"""


def test_who_is_not_bought_says_so_instead_of_showing_nothing(window: Window) -> None:
    window.go("/setup/tabletop_warfare?find=Civilian")
    expect(window.page.get_by_text("This figure is not bought")).to_be_visible()
    expect(window.page.locator(".shelf")).to_have_count(0)


def test_who_has_no_name_is_called_in_the_language_that_is_read(open_window: Open) -> None:
    window = open_window(locale="de-DE")
    window.read("/cast")
    window.page.get_by_role("searchbox").fill("wissenschaftler")
    expect(members(window)).to_have_text([re.compile("Wissenschaftler")])
    members(window).click()
    expect(sheet(window, "Wissenschaftler")).to_be_focused()


def test_an_address_that_is_nobodys_says_so(window: Window) -> None:
    window.go("/cast/nobody-at-all")
    expect(window.page.get_by_role("alert")).to_contain_text("Nobody in the cast")
    members(window).first.click()
    expect(window.page.get_by_role("alert")).to_have_count(0)


def test_on_a_phone_the_sheet_comes_into_sight(open_window: Open) -> None:
    window = open_window(locale="de-DE", **PHONE)
    window.read("/cast")
    members(window).nth(30).tap()
    expect(window.page.locator("#sheet h2")).to_be_in_viewport()
    width = window.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
