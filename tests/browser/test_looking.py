"""What the board shows of a choice before it is taken, and where the match is decided."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Open
from tests.browser.window import ARENA, DUEL, Window

ALONE = [{"kind": "me", "name": "Kim"}, {"kind": "hotseat", "name": "Sam"}]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

RAID = (
    ARENA
    + """
[maps.field]
name = "Field"
columns = 7
rows = 9
home_rows = 2
objectives = { cubes = ["0405", "0305"] }

[scenarios.raid]
name = "Raid"
map = "field"
round_limit = 5
objects = [{ kind = "energon-cube", group = "cubes" }]
placements = [
  { unit = "optimus-prime", hex = "0403", facing = 3 },
  { unit = "cliffjumper", hex = "0503", facing = 3 },
  { unit = "soundwave", hex = "0408", facing = 0 },
]
objectives = [{ kind = "collect_cubes", count = 2 }, { kind = "eliminate" }]
[[scenarios.raid.sides]]
fixed = ["optimus-prime", "cliffjumper"]
[[scenarios.raid.sides]]
fixed = ["soundwave"]
"""
)
"""Two cubes between a leader with somebody to command and one enemy."""


def raid(window: Window) -> None:
    window.sit(ALONE, setup={"scenario": "raid", "deployment": "ready", "homebrew": RAID})
    assert window.wait_until_asked()


def until_prime_is_asked(window: Window) -> None:
    while not window.question.inner_text().startswith("Optimus Prime"):
        window.take("End the turn")
        assert window.wait_until_asked()


OVER_PIECES = """
(board, what) => [...board.querySelectorAll("g.token")].every((piece) =>
    piece.compareDocumentPosition(board.querySelector(what)) & Node.DOCUMENT_POSITION_FOLLOWING)
"""
"""Whether something is drawn after every piece, so that none hides it."""
CLEAR = """
() => document.querySelector(".peek").getBoundingClientRect().bottom <=
    document.querySelector("g.token.lit .drawn").getBoundingClientRect().top
"""


def test_advice_is_followed_to_its_end_and_not_only_begun(window: Window) -> None:
    window.sit(ALONE)
    assert window.wait_until_asked()
    window.page.keyboard.press("h")
    hint = window.page.locator(".hint")
    plan = hint.locator(".plan")
    expect(plan).to_have_text(re.compile("Strike|Shoot|go to", re.IGNORECASE))
    said = plan.inner_text()
    hint.get_by_text("it weighed").click()
    assert said not in hint.locator("li button").all_inner_texts()
    for label in re.findall(r"[Gg]o to (\d{4})", said):
        expect(window.board.locator(".named", has_text=label)).to_have_count(1)
    hint.get_by_role("button", name="Do that").click()
    window.settle()
    attack = re.search("strike|shoot", said, re.IGNORECASE)
    if attack:
        expect(window.log).to_contain_text(re.compile("strikes at|shoots at"))
    until_dice_fall = said[: attack.end()] if attack else said
    for label in re.findall(r"[Gg]o to (\d{4})", until_dice_fall):
        expect(window.log).to_contain_text(f"to {label}")


def test_the_line_of_a_shot_does_not_stay_under_another_choice(window: Window) -> None:
    window.sit(ALONE)
    assert window.wait_until_asked()
    window.choice("Shoot").first.hover()
    line = window.page.get_by_role("region", name="Line of sight")
    expect(line).to_be_visible()
    window.choice("Transform").first.hover()
    expect(line).to_have_count(0)
    expect(window.board.locator("line.sight")).to_have_count(0)


def test_a_legal_command_is_not_refused_in_the_preview(window: Window) -> None:
    """The refusal would be that of a shot at a friend, so nobody asks about such a shot."""
    asked = window.overhear()
    raid(window)
    until_prime_is_asked(window)
    window.page.keyboard.press("b")
    expect(window.board).to_be_focused()
    considered = window.page.locator(".odds h3", has_text="Command Cliffjumper")
    for _ in range(8):
        asked.clear()
        window.page.keyboard.press("n")
        if considered.count():
            break
    expect(considered).to_be_visible()
    expect(window.page.locator(".odds .waiting")).to_have_count(0)
    expect(window.page.get_by_text("own side")).to_have_count(0)
    assert [each for each in asked if '"sight"' in each] == []


def test_the_goal_is_told_marked_and_counted(window: Window) -> None:
    raid(window)
    page = window.page
    goal = page.get_by_role("region", name="Goal")
    expect(goal).to_contain_text("Carry energon cubes to your home rows")
    expect(goal).to_contain_text("At home: Team A 0, Team B 0")
    expect(window.board.locator(".goals .border")).to_have_count(2)
    expect(page.locator(".score")).to_contain_text("A 0 : B 0")
    twin = page.get_by_role("region", name="The table in words")
    expect(twin).to_contain_text("Home rows of Team A: 0101 0201")
    expect(twin).to_contain_text("an energon cube: 0405 0305.")


def test_a_hex_tells_of_a_cube_and_of_home_rows(window: Window) -> None:
    raid(window)
    until_prime_is_asked(window)
    assert window.places()
    spoken = window.board.locator("[aria-live]")
    window.page.keyboard.press("b")
    expect(window.board).to_be_focused()
    window.page.keyboard.press("ArrowDown")
    window.page.keyboard.press("ArrowDown")
    expect(spoken).to_contain_text("0405: Clear ground. Here lies an energon cube")
    for _ in range(3):
        window.page.keyboard.press("ArrowUp")
    expect(spoken).to_contain_text("0402: Clear ground. Home rows of Team A")


def test_a_choice_lights_up_the_hex_it_names(window: Window) -> None:
    window.sit(ALONE)
    assert window.wait_until_asked()
    prime = window.question.inner_text().startswith("Optimus Prime")
    window.choice("Shoot").first.hover()
    label = "0407" if prime else "0403"
    expect(window.board.locator(".named", has_text=label)).to_have_count(1)
    assert window.board.evaluate(OVER_PIECES, "g.named")
    expect(window.board.locator(".target")).to_have_count(1)
    assert window.board.evaluate(OVER_PIECES, ".target")


def test_a_figure_that_is_aimed_at_stands_clear_of_the_forecast_on_a_phone(
    open_window: Open,
) -> None:
    window = open_window(**PHONE)
    window.sit(ALONE)
    assert window.wait_until_asked()
    prime = window.question.inner_text().startswith("Optimus Prime")
    window.page.touchscreen.tap(*window.hex_at("0407" if prime else "0403"))
    window.page.locator(".peek .facts span").first.wait_for()
    window.page.wait_for_function(CLEAR)


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desktop", "phone"])
def test_the_whole_board_stays_in_sight_below_a_banner(
    open_window: Open, how: dict[str, object]
) -> None:
    """On a phone the camera shows who acts, and the whole board only to whoever asks for it."""
    window, whole = open_window(**how), how != PHONE
    match = window.sit(ALONE)
    assert window.wait_until_asked()
    before = place_of_board(window)
    window.page.get_by_role("button", name="Menu").click()
    window.page.get_by_role("button", name="Give up").click()
    window.page.get_by_role("button", name="Really give up").click()
    expect(window.banner).to_be_visible()
    assert place_of_board(window) == before
    window.page.get_by_role("button", name="Check the dice").click()
    expect(window.page.get_by_text("The dice hold")).to_be_visible()
    assert not whole or board_is_in_its_box(window)
    window.banner.get_by_role("button", name="Close").click()
    expect(window.banner).to_have_count(0)
    assert not whole or board_is_in_its_box(window)
    window.page.get_by_role("button", name="Menu").click()
    window.page.get_by_role("button", name="Show the result").click()
    expect(window.banner).to_be_visible()
    window.go(f"/replay/{match}")
    expect(window.page.get_by_text("You look at moment 0.")).to_be_visible()
    assert not whole or board_is_in_its_box(window)


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desktop", "phone"])
def test_nothing_moves_when_one_looks_back(open_window: Open, how: dict[str, object]) -> None:
    window = open_window(**how)
    window.sit(ALONE)
    assert window.wait_until_asked()
    if how == PHONE:
        window.page.get_by_role("tab", name="Log").click()
    before = place_of_board(window), window.page.locator(".steps").bounding_box()
    window.page.get_by_role("button", name="To the start").click()
    expect(window.page.get_by_text("You look at moment 0.")).to_be_visible()
    assert (place_of_board(window), window.page.locator(".steps").bounding_box()) == before
    window.page.get_by_role("button", name="Back to now").click()
    expect(window.page.get_by_text("You look at moment 0.")).to_have_count(0)


def place_of_board(window: Window) -> list[float]:
    place: list[float] = window.measure(
        """() => {
            const box = document.querySelector(".board").getBoundingClientRect();
            return [box.left, box.top, box.width, box.height];
        }"""
    )
    return place


def board_is_in_its_box(window: Window) -> bool:
    """Whether the map is shown from its first row to its last."""
    inside: bool = window.measure(
        """() => {
            const box = document.querySelector("[role=application]").getBoundingClientRect();
            const map = document.querySelector("[role=application] svg").getBoundingClientRect();
            return map.top >= box.top - 1 && map.bottom <= box.bottom + 1;
        }"""
    )
    return inside


DRAGGED = """
async (steps) => {
    const board = document.querySelector("[role=application]");
    const { left, top, width, height } = board.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    for (let step = 0; step < steps; step += 1) {
        await new Promise(requestAnimationFrame);
        const how = { pointerId: 1, pointerType: "mouse", buttons: 1, bubbles: true };
        const at = { clientX: x + 20 + (step % 40), clientY: y + 20 };
        board.dispatchEvent(new PointerEvent("pointermove", { ...how, ...at }));
    }
}
"""


@pytest.mark.parametrize("game", ["the_game", "energon_wars"])
def test_a_board_that_is_moved_is_not_painted_anew(
    window: Window, browser: Browser, game: str
) -> None:
    """With the ring of the focus around it, which lies over the board and not behind it."""
    setup = DUEL if game == "the_game" else None
    window.sit([{"kind": "me"}, {"kind": "hotseat"}], game=game, setup=setup)
    window.board.press("+")
    window.board.press("+")
    ring = "board => getComputedStyle(board, '::after').outlineStyle"
    assert window.board.evaluate(ring) == "solid"
    window.board.hover()
    window.page.mouse.down()
    window.page.evaluate(DRAGGED, 20)
    window.come_to_rest()
    browser.start_tracing(page=window.page, categories=["devtools.timeline"])
    window.page.evaluate(DRAGGED, 80)
    told = json.loads(browser.stop_tracing())["traceEvents"]
    window.page.mouse.up()
    painted = [each for each in told if each["name"] == "Paint"]
    assert len(painted) < 40
