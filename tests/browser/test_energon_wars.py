"""Energon Wars in the browser: the budget, prevention, what comes of an attack, and a match."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from rollout.games.energon_wars.attack_events import Displaced
from tests.browser.conftest import Open
from tests.browser.staged import Staged
from tests.browser.window import Window, next_to_decide
from tests.games.energon_wars.bench import Bench

NAMES = ["Kim", "Sam"]
SHORT = {
    "game": "energon_wars",
    "setup": {"armies": ["jazz", "megatron*"], "scenario": "spark_plug"},
}


def before_the_blow() -> Bench:
    """Sideswipe may slam Megatron into Bombshell; the last point is near."""
    bench = Bench(
        {"sideswipe": {"at": (16, 16), "hp": 9}, "optimus": {"at": (12, 10), "activated": True}},
        {
            "megatron": {"at": (18.2, 16), "hp": 3, "en": 0},
            "bombshell": {"at": (22, 16), "activated": True, "en": 0},
        },
        ([6, 6],),
        pieces=(("medium_building", 26, 26), ("car", 20, 20)),
        tokens=(("station", 18, 18), ("station", 8, 18), ("station", 28, 18)),
    )
    bench.state.points = [10, 4]
    return bench.do("activate sideswipe")


def test_an_attack_is_foreseen_with_all_that_comes_of_it(window: Window) -> None:
    bench = before_the_blow()
    Staged(window, bench.match, NAMES)
    page = window.page
    expect(page.locator(".purse")).to_contain_text("Sideswipe")
    expect(page.locator(".purse")).to_contain_text("Energon 5 of 5")
    expect(page.locator(".order")).to_contain_text("10/12")
    window.choice(re.compile("Piledriver at Megatron")).first.hover()
    odds = page.locator(".odds").first
    expect(odds).to_contain_text("defeated, whatever is prevented")
    expect(odds.get_by_text("both energized")).to_be_in_viewport()
    expect(odds).to_contain_text("into Bombshell (size 2)")
    expect(page.locator(".overlay .force")).to_have_count(1)
    page.get_by_role("group", name="Reach").get_by_role("button", name="alt mode").click()
    expect(page.locator(".overlay .walk")).to_have_count(1)
    window.choice(re.compile("Piledriver at Megatron")).first.click()
    window.settle()
    window.take("No")
    expect(window.question).to_contain_text("Energize the damage roll")
    assert bench.last(Displaced).struck == bench.number("bombshell")


def test_a_lifted_car_is_drawn_where_it_would_land(window: Window) -> None:
    bench = Bench(
        {"optimus": (16, 16)},
        {"megatron": (16, 23)},
        pieces=(("car", 16, 18.5), ("medium_building", 10, 20.5)),
    ).do("activate optimus", "throw_object car")
    Staged(window, bench.match, NAMES)
    expect(window.page.locator(".model")).to_contain_text("Roll Out! 1 EN")
    overlay = window.page.locator(".overlay")
    window.choice(re.compile("Megatron")).first.hover()
    expect(overlay).to_contain_text("size 2 into 4: 2 damage")
    expect(overlay.locator(".loose path").first).to_be_attached()
    expect(overlay.locator(".struck")).to_have_count(1)


def test_prevention_shows_what_each_amount_leaves(open_window: Open) -> None:
    bench = Bench(
        {"optimus": {"at": (10, 10), "hp": 8, "en": 3}},
        {"megatron": (12.5, 10)},
        ([6, 6], [6, 4]),
        mover=1,
    ).do("activate megatron", "attack fist optimus", "decide no", "decide no")
    phone = open_window(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    Staged(phone, bench.match, NAMES)
    expect(phone.page.locator(".purse")).to_contain_text("Energon 3 of 6")
    prompt = phone.page.locator(".prevention")
    expect(prompt).to_contain_text("3 damage; 8 hit points, 3 energon")
    red = prompt.get_by_role("button", name=re.compile("stay out of the red"))
    expect(red).to_contain_text("7 HP, 1 EN left, 6 next round")
    red.click()
    expect(prompt).to_have_count(0)
    assert (bench["optimus"].hp, bench["optimus"].energon) == (7, 1)


def test_the_team_combines_at_the_touch_of_a_button(window: Window) -> None:
    places: dict[str, tuple[float, float]]
    places = {"scrapper": (18, 18), "mixmaster": (19.98, 18), "bonecrusher": (16.02, 18)}
    places |= {"hook": (18, 19.98), "scavenger": (18, 16.02), "longhaul": (19.98, 19.98)}
    bench = Bench({"optimus": (30, 30)}, places, mover=1).do("activate scrapper")
    Staged(window, bench.match, NAMES, (1,))
    window.page.get_by_role("button", name="Merge!", exact=True).click()
    window.settle()
    assert (bench["devastator"].status, bench["scrapper"].status) == ("standing", "merged")


def test_a_match_is_played_in_two_browsers(open_window: Open) -> None:
    host, guest = open_window(), open_window()
    host.go("/about")
    made = host.create([{"kind": "me", "name": "Kim"}, {"kind": "open"}], **SHORT)
    host.go(f"/table/{made['match']}")
    guest.go(made["invites"]["1"])
    guest.sit_down("Play seat B")
    while (now := next_to_decide(host, guest)) is not None:
        if "deploy" in now.question.inner_text().lower():
            now.answer_on_board("n", "Enter")
        else:
            if now is host and "What does Jazz do" in now.question.inner_text():
                expect(now.page.locator(".budget").first).to_contain_text("keep 0 as a shield")
            now.take(re.compile("^.*(Activate|End the activation|Go on).*$"))
    expect(host.banner).to_be_visible()
    expect(guest.banner).to_be_visible()


def test_whoever_deploys_chooses_the_model_first_and_sees_it_under_the_hand(window: Window) -> None:
    seats = [{"kind": "me", "name": "Kim"}, {"kind": "me", "name": "Sam"}]
    window.sit(seats, game="energon_wars", setup={"scenario": "energon_siphon"})
    page = window.page
    expect(window.question).to_have_text("Whom do you deploy, and where?")
    window.choice(re.compile("(Ratchet|Soundwave), alt mode")).click()
    expect(page.locator(".prompt")).to_contain_text("(alt mode): point at a place")
    spot = window.choice(re.compile(r"\(alt mode\): .* from the left")).nth(3)
    spot.hover()
    expect(page.locator(".answering .piece.ghost .body")).to_have_count(1)
    spot.click()
    expect(window.log).to_contain_text(re.compile("(Ratchet|Soundwave)"))


TOGETHER = """
() => {
    const [peek, prompt] = [".peek", ".prompt"].map((what) => document.querySelector(what));
    const [one, other] = [peek, prompt].map((each) => each.getBoundingClientRect());
    return one.top < other.bottom && other.top < one.bottom;
}
"""
"""Whether what a choice leads to and what is to be done on the table lie over each other."""


def test_in_a_window_made_small_no_panel_lies_over_another(window: Window) -> None:
    seats = [{"kind": "me", "name": "Kim"}, {"kind": "me", "name": "Sam"}]
    window.sit(seats, game="energon_wars", setup={"scenario": "energon_siphon"})
    window.page.set_viewport_size({"width": 390, "height": 844})
    window.choice("Optimus Prime, robot mode").click()
    window.choice("1″ from the left").first.hover()
    window.page.locator(".peek").wait_for(state="attached")
    window.come_to_rest()
    assert window.measure(TOGETHER) is False
