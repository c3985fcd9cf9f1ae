"""On a slow line there is something to see at once: an outline, then a skeleton."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.window import Window

ALONE = [{"kind": "me", "name": "Kim"}, {"kind": "hotseat", "name": "Sam"}]
PAINTED = "() => performance.getEntriesByName('first-contentful-paint').length > 0"


def test_an_outline_is_painted_before_styles_and_a_skeleton_before_the_table(
    window: Window,
) -> None:
    page = window.page
    window.go("/about")
    match = window.create(ALONE)["match"]
    held: list[Route] = []
    boards = "**/assets/*.board-*.js"
    page.route(boards, lambda route: held.append(route))
    styles: list[Route] = []
    page.route("**/assets/shell-*.css", lambda route: styles.append(route))
    with page.expect_request("**/assets/shell-*.css"):
        page.goto(f"{window.address}/table/{match}", wait_until="commit")
    page.wait_for_function(PAINTED)
    expect(page.locator("#page > svg")).to_have_count(1)
    (style,) = styles
    style.continue_()
    skeleton = page.locator(".skeleton.table")
    skeleton.wait_for()
    expect(skeleton).to_contain_text("Laying the table")
    expect(window.board).to_have_count(0)
    page.unroute(boards)
    for route in held:
        route.continue_()
    assert window.wait_until_asked()
    expect(skeleton).to_have_count(0)
