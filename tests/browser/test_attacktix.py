"""Attacktix in the browser: the table in space, the plan where there is none, a real shot."""

from __future__ import annotations

from base64 import b64encode

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.window import Window

ALONE = [{"kind": "me", "name": "Kim"}, {"kind": "hotseat", "name": "Sam"}]
AGAINST_A_BOT = [{"kind": "me", "name": "Kim"}, {"kind": "bot", "level": "random"}]
NO_WEBGL = """
const context = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...how) {
    return kind.startsWith("webgl") ? null : context.call(this, kind, ...how);
};
"""
PAINTS = """
async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext("2d");
    pen.drawImage(bitmap, 0, 0);
    const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
    const found = new Set();
    for (let at = 0; at < data.length; at += 4) found.add(data.slice(at, at + 3).join());
    return found.size;
}
"""
"""How many colours a picture has."""


def paints(window: Window) -> int:
    window.come_to_rest()
    picture = b64encode(window.page.locator("canvas").screenshot()).decode()
    return int(window.page.evaluate(PAINTS, picture))


def test_the_table_stands_in_space_and_can_be_a_plan(window: Window) -> None:
    window.sit(ALONE, game="attacktix", setup={"map": "twin_forests"})
    page = window.page
    page.locator("canvas").wait_for()
    assert paints(window) > 50
    page.get_by_role("button", name="Plan").click()
    expect(page.locator(".plane .ground").first).to_be_visible()
    expect(page.locator("canvas")).to_have_count(0)


def test_without_webgl_the_plan_is_there_by_itself(open_window: Open) -> None:
    window = open_window()
    window.context.add_init_script(NO_WEBGL)
    loaded: list[str] = []
    window.page.on("request", lambda request: loaded.append(request.url))
    window.sit(AGAINST_A_BOT, game="attacktix", setup={})
    expect(window.page.locator(".plane .ground").first).to_be_visible()
    expect(window.page.get_by_role("button", name="Plan")).to_have_count(0)
    assert [url for url in loaded if "/three" in url] == []
    window.board.focus()
    window.page.keyboard.press("n")
    window.page.keyboard.press("Enter")
    expect(window.log).to_contain_text("on the line")


def in_the_gallery(window: Window, targets: str) -> str:
    """Jetfire practises, alone at the table. Its id."""
    window.go("/about")
    setup = {"forces": ["jetfire_robot", targets], "mode": "gallery"}
    match = str(window.create(ALONE[:1], game="attacktix", setup=setup)["match"])
    window.go(f"/table/{match}")
    return match


def test_a_real_shot_is_fired_and_its_film_has_a_link(window: Window) -> None:
    match = in_the_gallery(window, "strongarm_robot, kup_robot")
    page = window.page
    page.locator("canvas").wait_for()
    window.take("Attack with")
    expect(window.question).to_contain_text("pointed")
    window.board.focus()
    page.keyboard.press("n")
    expect(page.locator(".aim .headline")).to_contain_text("to topple Strongarm")
    page.keyboard.press("Enter")
    expect(window.log).to_contain_text("in 1 attack")
    window.take("Attack with")
    window.log.locator("li.attacked").click(position={"x": 2, "y": 4})
    expect(page.get_by_role("button", name="Link to this shot")).to_be_visible()
    (ply,) = window.get(f"/api/matches/{match}/films")["films"]
    window.go(f"/replay/{match}?ply={ply + 1}")
    moment = page.get_by_role("slider", name="Moment of the shot")
    moment.focus()
    window.come_to_rest()
    before = page.locator("canvas").screenshot()
    moment.press("ArrowRight")
    window.come_to_rest()
    assert page.locator("canvas").screenshot() != before
    expect(page.get_by_role("button", name="Link to this shot")).to_be_visible()


PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
ROOM_BETWEEN = """
() => {
    const edge = (what) => document.querySelector(what).getBoundingClientRect();
    return Math.floor(edge(".tools").left - edge(".switch").right);
}
"""
"""How many pixels lie between the buttons above the table, those on the left and the camera's."""


def test_on_a_phone_a_shot_is_shown_again_beside_the_tools_of_the_camera(open_window: Open) -> None:
    window = open_window({"motion": True}, **PHONE)
    in_the_gallery(window, "strongarm_robot")
    page = window.page
    page.locator("canvas").wait_for()
    window.take("Attack with")
    window.board.focus()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    again = page.get_by_role("button", name="Shot again")
    expect(again).to_be_enabled()
    assert page.evaluate(ROOM_BETWEEN) >= 0
    again.click()
    moment = page.get_by_role("slider", name="Moment of the shot")
    expect(moment).not_to_have_value("0")
    moment.fill("0")
    expect(page.locator(".film .time")).to_have_text("0 ms")
    page.get_by_role("button", name="Play the shot").click()
    expect(moment).not_to_have_value("0")


AT_THE_FEET = """
() => {
    const labels = [...document.querySelectorAll(".label")];
    const label = labels.find((each) => each.textContent.includes("Jetfire"));
    const { x, y, width } = label.getBoundingClientRect();
    return [x + width / 2, y - 14];
}
"""
"""Where a figure stands: its label is right below."""


def test_a_figure_is_taken_by_a_finger_and_rolls_where_it_is_let_go(open_window: Open) -> None:
    window = open_window(**PHONE)
    in_the_gallery(window, "kup_robot")
    page = window.page
    page.locator("canvas").wait_for()
    window.take("Move")
    expect(window.question).to_contain_text("may roll 12 tix")
    window.come_to_rest()
    x, y = page.evaluate(AT_THE_FEET)
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", touching("touchStart", x, y))
    for step in range(1, 9):
        finger.send("Input.dispatchTouchEvent", touching("touchMove", x + 6 * step, y))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(window.question).not_to_contain_text("may roll 12 tix")
    expect(page.get_by_label("The table in words")).to_contain_text("seen before: 5 white, 6 red")


def touching(kind: str, x: float, y: float) -> dict[str, object]:
    return {"type": kind, "touchPoints": [{"x": x, "y": y}]}


def test_the_sheet_of_a_figure_says_whom_its_ability_is_about(window: Window) -> None:
    forces = ["ironhide_robot, kup_robot | prowl_robot", "laserbeak_condor | rumble_robot"]
    agreed = {"points": "at_most"}
    window.sit(ALONE, game="attacktix", setup={"forces": forces, "options": agreed})
    page = window.page
    sheet = page.locator("section.sheet")
    for name, called, told in (
        ("Kup", "Battle cry", "One attack more in your next turn"),
        ("Ironhide", "Recover (Leader)", "if you have another such figure in play"),
        ("Laserbeak", "Rescue (Soundwave)", "if you have another such figure in play"),
    ):
        page.get_by_role("button", name=name).first.click()
        expect(sheet).to_contain_text(called)
        expect(sheet).to_contain_text(told)


def test_a_way_that_leads_farther_than_a_figure_rolls_is_as_long_as_it_rolls(
    window: Window,
) -> None:
    window.sit(ALONE, game="attacktix", setup={"deployment": "ready"})
    window.take("Move Optimus Prime")
    expect(window.question).to_contain_text("may roll 4 tix")
    window.board.focus()
    window.page.keyboard.press("n")
    expect(window.page.locator(".roll .window")).to_contain_text("4 of 4 tix")
    expect(window.page.locator(".prompt .said")).to_have_text("101 mm of 101 mm")


STRANGER = """
[figures.nobody_robot]
number = 900
name = "Nobody Known"
mode = "robot"
faction = "autobot"
rank = "leader"
points = 100
size = "L"
weapon = "heavy_missile"
wheel = "ranged"
white = 12
"""


def test_on_a_phone_it_is_said_how_far_the_number_leads_in_the_next_turn(open_window: Open) -> None:
    window = open_window(**PHONE)
    window.sit(ALONE, game="attacktix", setup={"deployment": "ready"})
    window.take("Move Optimus Prime")
    expect(window.page.locator(".roll .note")).to_have_text(
        "Stopping here: 4 tix in your next turn."
    )
    expect(window.page.locator(".roll .note")).to_be_visible()


def test_nobody_is_fetched_for_a_figure_that_is_not_in_the_cast(window: Window) -> None:
    asked: list[str] = []
    window.page.on("request", lambda request: asked.append(request.url))
    setup = {
        "forces": ["nobody_robot | optimus_prime_truck, hot_shot_car", "spearhead"],
        "deployment": "ready",
        "homebrew": STRANGER,
    }
    window.sit(ALONE, game="attacktix", setup=setup)
    window.take("Move Nobody Known")
    expect(window.page.locator(".sheet h3")).to_have_text("Nobody Known")
    expect(window.page.get_by_role("button", name="Optimus Prime (truck)")).to_be_visible()
    window.come_to_rest()
    assert [url for url in asked if "nobody" in url] == []


WITHIN = """
() => {
    const free = document.querySelector(".plane").getBoundingClientRect();
    const over = document.querySelector(".aim").getBoundingClientRect().bottom;
    const names = [...document.querySelectorAll(".plane text")];
    const found = (name) => names.find((each) => each.textContent.includes(name));
    const place = (name) => found(name)?.getBoundingClientRect();
    return ["Jetfire", "Strongarm"].map((name) => {
        const at = place(name);
        return !!at && at.top > over && at.bottom < free.bottom;
    });
}
"""
"""Whether who aims and the nearest target stand in what the panel leaves of the plan."""


def test_on_a_phone_the_panel_of_an_aim_lies_over_nobody_on_the_plan(open_window: Open) -> None:
    window = open_window(**PHONE)
    window.context.add_init_script(NO_WEBGL)
    in_the_gallery(window, "strongarm_robot, kup_robot")
    window.take("Attack with")
    window.page.locator(".aim").wait_for()
    assert window.measure(WITHIN) == [True, True]
