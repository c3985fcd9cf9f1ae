"""Phone and tablet: nothing is missing, everything can be tapped."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Open
from tests.browser.layouts import played
from tests.browser.positions import crowded, four, usual
from tests.browser.staged import Staged
from tests.browser.window import Window

ALONE = [{"kind": "me", "name": "Kim"}, {"kind": "hotseat", "name": "Sam"}]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LYING = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
LAPTOP = {"viewport": {"width": 1280, "height": 800}}
WIDE = {"viewport": {"width": 1440, "height": 900}}
TABLET = {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True}


def test_a_turn_on_a_phone_by_thumb(open_window: Open) -> None:
    phone = open_window(**PHONE)
    phone.sit(ALONE)
    assert phone.wait_until_asked()
    name = phone.question.inner_text().split(":")[0]
    place = phone.places()[0]
    x, y = phone.hex_at(place)
    phone.page.touchscreen.tap(x, y)
    go = phone.page.locator(".go")
    expect(go).to_contain_text(f"Move to {place}")
    expect(phone.page.locator(".peek")).to_contain_text(f"Move to {place}")
    phone.page.touchscreen.tap(x, y)
    expect(phone.question).to_contain_text("one action left")
    phone.choice("End the turn").tap()
    expect(phone.choice("End the turn")).to_have_class(re.compile("considered"))
    phone.choice("End the turn").tap()
    expect(phone.question).not_to_contain_text(name)
    phone.page.get_by_role("tab", name="Log").click()
    expect(phone.log).to_contain_text(f"{name} is done.")


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_nothing_is_missing_on_a_small_screen(open_window: Open, size: dict[str, object]) -> None:
    small = open_window(**size)
    small.sit(ALONE)
    assert small.wait_until_asked()
    page = small.page
    expect(small.choice("End the turn")).to_be_attached()
    page.get_by_role("tab", name="Sheet").click()
    expect(page.get_by_role("row", name="Strength")).to_be_attached()
    page.get_by_role("tab", name="Seats").click()
    expect(page.get_by_role("heading", name="Sam", exact=True)).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    expect(small.log).to_contain_text("Round 1")
    expect(page.get_by_role("slider", name="Moment of the match")).to_be_attached()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    expect(page.get_by_role("button", name="Menu")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/setup/the_game", "/about", "/rules/the_game"])
def test_no_page_is_wider_than_a_phone(open_window: Open, path: str) -> None:
    phone = open_window(**PHONE)
    phone.read(path)
    assert width_beyond(phone) <= 0


def width_beyond(window: Window) -> int:
    beyond: int = window.measure(
        "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return beyond


BOTH = pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
DESKTOPS = pytest.mark.parametrize("size", [(1280, 800), (1440, 900)], ids=["1280", "1440"])

OUT_OF_VIEW = """
(what) => [...document.querySelectorAll(what)].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const board = document.querySelector("[role=application]").getBoundingClientRect();
    const inside = left >= board.left - 1 && right <= board.right + 1 && top >= board.top - 9;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const on = [[left + 4, y], [right - 4, y], [x, top + 4], [x, bottom - 4]];
    const seen = on.every(([x, y]) => each.contains(document.elementFromPoint(x, y)));
    return !inside || bottom > board.bottom + 1 || !seen;
}).map((each) => each.textContent)
"""
"""Of the elements of that kind those that are not wholly in view."""

CLIPPED = """
(what) => [...document.querySelectorAll(what)].filter((each) => {
    const words = document.createRange();
    words.selectNodeContents(each);
    const high = parseFloat(getComputedStyle(each).fontSize) / 3;
    const frames = [];
    for (let up = each; !up.matches("main, header"); up = up.parentElement)
        if (up.matches(".bar, .plate") || getComputedStyle(up).overflowX !== "visible")
            frames.push(up.getBoundingClientRect());
    return [...words.getClientRects()].some(({ left, right, top, bottom }) => frames.some((frame) =>
        left < frame.left - 1 || right > frame.right + 1 ||
        (top + bottom) / 2 - high < frame.top || (top + bottom) / 2 + high > frame.bottom));
}).map((each) => each.textContent)
"""
"""Of the elements of that kind those whose text does not fit into them."""

COVERED = """
(what) => [...document.querySelectorAll(what)].filter((each) => {
    const words = document.createRange();
    words.selectNodeContents(each);
    const card = each.closest(".card");
    return [...words.getClientRects()].some(({ left, right, top, bottom }) =>
        [left + 2, right - 2].some((x) =>
            document.elementFromPoint(x, (top + bottom) / 2)?.closest(".card") !== card));
}).map((each) => each.textContent)
"""
"""Of the texts on cards those that another card lies over."""

BROKEN_WORDS = """
(what) => [...document.querySelectorAll(what)].flatMap((each) => {
    const text = each.firstChild;
    return [...text.data.matchAll(/[^\\s\\u00ad-]{2,}/g)].filter(({ 0: word, index }) => {
        const part = document.createRange();
        part.setStart(text, index + 1);
        part.setEnd(text, index + word.length);
        return part.getClientRects().length > 1;
    }).map((found) => found[0]);
})
"""
"""Words of those names that go on in the next line without a place to break."""


@BOTH
@DESKTOPS
def test_a_crowded_table_is_in_view_as_a_whole(
    open_window: Open, size: tuple[int, int], locale: str
) -> None:
    window = open_window(viewport={"width": size[0], "height": size[1]}, locale=locale)
    Staged(window, *crowded())
    page = window.page
    expect(page.locator(".plate")).to_have_count(9)
    expect(page.locator(".home .card, .standing .card")).to_have_count(16)
    assert window.measure(OUT_OF_VIEW, ".plate, .standing .card, .home .card") == []
    assert (
        window.measure(CLIPPED, ".plate .title, .plate .status, .bar b, .bar small, .bar .whole")
        == []
    )
    assert window.measure(BROKEN_WORDS, ".plate .title, .card .name") == []


@BOTH
def test_four_seats_are_in_view_and_told_apart_without_colour(
    open_window: Open, locale: str
) -> None:
    window = open_window(viewport={"width": 1280, "height": 800}, locale=locale)
    Staged(window, *four())
    page = window.page
    expect(page.locator("section.home")).to_have_count(4)
    assert window.measure(OUT_OF_VIEW, ".plate, .standing .card, .home .card, .others .bar") == []
    assert page.locator(".bar .sign").all_inner_texts() == ["B", "C", "D", "A"]
    assert page.locator(".seats .sign").all_inner_texts() == ["A", "B", "C", "D"]
    holders = [plate.locator(".sign").all_inner_texts() for plate in page.locator(".plate").all()]
    assert holders == [["A"], ["B"], ["A"], ["B"], ["C"], ["D"], [], []]
    colours = page.locator(".bar:has(.sign)").evaluate_all(
        "(bars) => bars.map((bar) => getComputedStyle(bar).borderLeftColor)"
    )
    assert len(set(colours)) == 4


def test_four_seats_on_a_phone_leave_room_for_the_field_and_the_own_homebase(
    open_window: Open,
) -> None:
    phone = open_window(**PHONE, locale="de-DE")
    Staged(phone, *four())
    page = phone.page
    assert phone.measure(OUT_OF_VIEW, ".own .card, .hand .card, .others .bar, .bar .limit") == []
    assert phone.measure(OUT_OF_VIEW, ".site:nth-child(-n + 4) .plate") == []
    assert min(font_sizes(page.locator(".card .name"))) >= 9


def test_a_phone_on_its_side_has_the_sheet_beside_the_board(open_window: Open) -> None:
    phone = open_window(**LYING, locale="de-DE")
    Staged(phone, *usual())
    page = phone.page
    sheet, board = page.locator(".sheet").bounding_box(), phone.board.bounding_box()
    assert sheet is not None
    assert board is not None
    assert (sheet["y"], sheet["height"]) == (0, 390)
    assert board["x"] + board["width"] <= sheet["x"]
    assert phone.measure(OUT_OF_VIEW, ".plate, .own .card, .hand .card") == []
    rows = page.locator(".hand .card").evaluate_all(
        "(cards) => cards.map((card) => card.getBoundingClientRect().top)"
    )
    assert len(set(rows)) == 1


def test_beside_the_board_the_question_stands_below_the_tabs(open_window: Open) -> None:
    phone = open_window(**LYING)
    Staged(phone, *played("tabletop_warfare", 60))
    tabs, question = phone.page.locator(".tabs").bounding_box(), phone.question.bounding_box()
    assert tabs is not None
    assert question is not None
    assert question["y"] - tabs["y"] - tabs["height"] < 30


def test_who_a_choice_is_about_is_not_below_what_is_told_of_it(open_window: Open) -> None:
    phone = open_window(**PHONE)
    match, names = played("tabletop_warfare", 60)
    Staged(phone, match, names)
    phone.choice("Activate Bumblebee").tap()
    told = phone.page.locator(".peek")
    expect(told).to_contain_text("Nobody in range")
    about = next(each.id for each in match.state.figures if each.kind == "bumblebee")
    top, height = phone.measure(
        """(which) => {
            const { top } = document.querySelector(which).getBoundingClientRect();
            return [top, document.querySelector(".peek").getBoundingClientRect().bottom];
        }""",
        f"[data-figure='{about}'] .body",
    )
    assert top >= height


def test_a_hand_of_more_rows_than_are_seen_can_be_moved_by_a_finger(open_window: Open) -> None:
    phone = open_window(viewport={"width": 320, "height": 844}, has_touch=True, is_mobile=True)
    Staged(phone, *crowded())
    lit = phone.page.locator(".hand .card.lit").first
    expect(lit).to_have_css("touch-action", "pan-y")
    phone.page.set_viewport_size({"width": 390, "height": 844})
    expect(lit).to_have_css("touch-action", "none")


def test_a_plate_says_who_controls(open_window: Open) -> None:
    window = open_window(viewport={"width": 1280, "height": 800})
    Staged(window, *usual())
    plates = window.page.locator(".plate .status")
    expect(plates).to_have_text(["Sam controls it", "Kim controls it", "free", "free"])


@BOTH
@pytest.mark.parametrize("cards", [5, 7, 10])
@pytest.mark.parametrize("size", [PHONE, LAPTOP, WIDE], ids=["phone", "laptop", "wide"])
def test_every_name_of_a_hand_can_be_read(
    open_window: Open, size: dict[str, object], cards: int, locale: str
) -> None:
    window = open_window(**size, locale=locale)
    Staged(window, *crowded(cards))
    page = window.page
    expect(page.locator(".hand .card")).to_have_count(cards)
    assert window.measure(COVERED, ".hand .name, .hand .other") == []
    assert window.measure(BROKEN_WORDS, ".hand .name") == []
    assert min(font_sizes(page.locator(".hand .name"))) >= 9


def font_sizes(texts: Locator) -> list[float]:
    sizes: list[float] = texts.evaluate_all(
        "(texts) => texts.map((text) => parseFloat(getComputedStyle(text).fontSize))"
    )
    return sizes


@BOTH
def test_a_phone_tells_ways_to_win_limit_and_what_is_left(open_window: Open, locale: str) -> None:
    phone = open_window(**PHONE, locale=locale)
    Staged(phone, *usual())
    page = phone.page
    told = ".bar .bank, .bar .target, .bar .domination, .bar .survival, .bar .limit, .left .tag"
    expect(page.locator(".left .tag")).to_have_count(2)
    for each in page.locator(told).all():
        expect(each).to_be_visible()
    assert phone.measure(CLIPPED, ".bar b, .bar small, .bar .brief, .left .tag") == []
    right = page.locator(".strip").evaluate("(strip) => strip.getBoundingClientRect().right")
    last = page.locator(".left .tag").last.bounding_box()
    assert last is not None
    assert last["x"] + last["width"] <= right + 1


def test_the_sheet_of_a_phone_goes_down_after_a_choice(open_window: Open) -> None:
    phone = open_window(**PHONE)
    Staged(phone, *usual())
    page = phone.page
    page.get_by_role("tab", name="Choices").click()
    expect(page.locator(".sheet")).to_have_class(re.compile("raised"))
    phone.choice("Go on to the next phase").tap()
    phone.choice("Go on to the next phase").tap()
    expect(phone.question).to_contain_text("Action")
    expect(page.locator(".sheet")).not_to_have_class(re.compile("raised"))


def test_a_tapped_card_brings_its_choices_except_to_who_reads_sheets(open_window: Open) -> None:
    phone = open_window(**PHONE)
    Staged(phone, *usual())
    page = phone.page
    card = page.locator(".own .card").first
    page.get_by_role("tab", name="Log").click()
    card.tap()
    expect(page.get_by_role("tab", name="Choices")).to_have_attribute("aria-selected", "true")
    expect(phone.choice("Transform Prowl to alt mode")).to_be_visible()
    page.get_by_role("tab", name="Sheet").click()
    page.locator(".own .card").nth(1).tap()
    expect(page.locator(".sheet")).to_contain_text("Jazz")
    expect(page.get_by_role("tab", name="Sheet")).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_the_chosen_card_covers_nothing_of_ones_own(
    open_window: Open, size: dict[str, object]
) -> None:
    window = open_window(**size)
    Staged(window, *usual())
    page = window.page
    tray = page.get_by_role("region", name="The chosen card")
    own = ".own .card, .board > .bar .bank, .plate"
    for card in (page.locator(".hand .card").nth(1), page.locator(".own .card").first):
        card.click()
        expect(tray).to_be_visible()
        assert window.measure(OUT_OF_VIEW, own) == []
    tray.get_by_role("button", name="Close").click()
    page.locator(".home .card").first.click()
    expect(tray).to_contain_text("Thundercracker")
    assert window.measure(OUT_OF_VIEW, f"{own}, .home .card") == []


def test_a_dragged_card_hides_what_is_said_of_it(open_window: Open) -> None:
    window = open_window(**LAPTOP)
    Staged(window, *usual())
    page = window.page
    card = page.locator(".hand .card").nth(2)
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 30, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 30, box["y"] - 60, steps=4)
    expect(page.locator(".ghost")).to_be_visible()
    expect(page.get_by_role("region", name="The chosen card")).to_have_count(0)
    page.mouse.up()
