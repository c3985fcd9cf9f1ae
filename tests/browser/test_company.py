"""Two people at one table: asking, offering, talking, leaving, playing again, against the clock."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.window import MOST_ANSWERS, Window, next_to_decide

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ALONE = [{"kind": "me", "name": "Kim"}, {"kind": "hotseat", "name": "Sam"}]


@pytest.fixture
def kim(open_window: Open) -> Window:
    return open_window()


@pytest.fixture
def sam(open_window: Open) -> Window:
    return open_window({"name": "Sam"}, **PHONE)


def test_a_decision_is_taken_back_when_the_other_agrees(kim: Window, sam: Window) -> None:
    meet(kim, sam, undo="consent")
    actor, other = in_turn(kim, sam)
    question = actor.question.inner_text()
    actor.take("End the turn")
    actor.page.get_by_role("button", name="Take back").click()
    expect(actor.page.get_by_text("You asked to take a decision back")).to_be_visible()
    expect(other.page.get_by_text(f"{name_of(actor, kim)} asks to take")).to_be_visible()
    other.page.get_by_role("button", name="Decline").click()
    expect(actor.page.get_by_text("That was declined")).to_be_visible()
    from_menu(actor, "Ask to take back")
    other.page.get_by_role("button", name="Agree").click()
    expect(actor.question).to_have_text(question)
    expect(actor.page.get_by_text("You asked to take")).to_have_count(0)


def test_an_offer_is_withdrawn_and_a_draw_agreed(kim: Window, sam: Window) -> None:
    meet(kim, sam)
    from_menu(kim, "Offer a draw")
    expect(sam.page.get_by_text("Kim offers a draw.")).to_be_visible()
    kim.page.get_by_role("button", name="Never mind").click()
    expect(sam.page.get_by_text("Kim offers a draw.")).to_have_count(0)
    expect(kim.page.get_by_text("The draw was declined.")).to_have_count(0)
    from_menu(sam, "Offer a draw")
    kim.page.get_by_role("button", name="Agree").click()
    for window in (kim, sam):
        expect(window.banner).to_contain_text("A draw")


def test_both_sit_down_to_the_rematch_with_seats_swapped(kim: Window, sam: Window) -> None:
    first = meet(kim, sam)
    from_menu(kim, "Give up")
    kim.page.get_by_role("button", name="Really give up").click()
    kim.page.get_by_role("button", name="Rematch").click()
    expect(kim.page.get_by_text("Seat A is kept for Sam.")).to_be_visible()
    assert first not in kim.page.url
    sam.page.get_by_role("button", name="To the rematch").click()
    expect(kim.page.get_by_text("Seat A is kept for Sam.")).to_have_count(0)
    sam.page.wait_for_url(kim.page.url)
    actor, _ = in_turn(kim, sam)
    actor.take("End the turn")


def test_what_is_said_is_heard_once_and_can_be_muted(kim: Window, sam: Window) -> None:
    meet(kim, sam)
    say(kim, "Good luck")
    log = sam.page.get_by_role("tab", name="Log")
    expect(log).to_contain_text("something new was said")
    log.click()
    expect(sam.page.locator(".chat li")).to_have_text(["Kim Good luck"])
    expect(log).not_to_contain_text("something new was said")
    sam.lose_connection()
    say(kim, "Are you there?")
    expect(sam.page.locator(".chat li")).to_have_text(["Kim Good luck", "Kim Are you there?"])
    sam.page.get_by_role("button", name="Mute").click()
    expect(sam.page.locator(".chat li")).to_have_count(0)


def test_the_home_page_says_whose_turn_it_is(kim: Window, sam: Window) -> None:
    meet(kim, sam)
    actor, other = in_turn(kim, sam)
    for window, words in ((actor, "Your turn"), (other, f"Waiting for {name_of(actor, kim)}")):
        window.go("/")
        mine = window.page.get_by_role("region", name="My matches")
        expect(mine.locator(".standing")).to_have_text([words])
    from_home(kim)
    from_menu(kim, "Give up")
    kim.page.get_by_role("button", name="Really give up").click()
    kim.banner.wait_for()
    for window, words in ((kim, "You lost"), (sam, "You won")):
        window.go("/")
        mine = window.page.get_by_role("region", name="My matches")
        expect(mine.locator(".standing")).to_have_text([words])


def test_clocks_are_in_sight_on_a_phone(kim: Window, sam: Window) -> None:
    meet(kim, sam, clock={"kind": "move", "seconds": 3_600})
    expect(sam.page.locator(".clocks time")).to_have_count(2)
    expect(sam.page.locator(".clocks time.running")).to_have_count(1)


def test_a_fallen_flag_loses(kim: Window, sam: Window) -> None:
    """Time counts from when both sit, and may be up before either page is there."""
    kim.go("/about")
    seats = [{"kind": "me", "name": "Kim"}, {"kind": "open"}]
    made = kim.create(seats, clock={"kind": "move", "seconds": 1})
    kim.go(f"/table/{made['match']}")
    sam.go(made["invites"]["1"])
    sam.sit_down("Play seat B")
    for window in (kim, sam):
        expect(window.banner).to_contain_text("out of time")


def test_a_bot_plays_for_somebody_and_hands_the_seat_back(kim: Window, sam: Window) -> None:
    ready = {"scenario": "settle-the-score", "deployment": "ready"}
    meet(kim, sam, setup=ready, help=True)
    from_menu(kim, "Let a bot play for Kim")
    expect(seat(kim, "Kim")).to_contain_text("normal")
    assert not kim.asked()
    assert next_to_decide(kim, sam) is sam
    from_menu(kim, "Play Kim myself again")
    expect(seat(kim, "Kim")).not_to_contain_text("normal")
    for _ in range(MOST_ANSWERS):
        if next_to_decide(kim, sam) is kim:
            break
        sam.take("End the turn")
    assert kim.asked()


def test_a_seat_is_left_after_a_second_thought_and_a_bot_takes_it(kim: Window, sam: Window) -> None:
    meet(kim, sam)
    from_menu(sam, "Leave the seat of Sam")
    sam.page.get_by_role("button", name="Really leave").click()
    expect(sam.page.get_by_role("button", name="Play seat B")).to_be_visible()
    kim.page.get_by_role("button", name="Invite somebody to seat B").click()
    address = kim.page.get_by_label("Invitation for seat B").input_value()
    sam.expected.add(403)
    sam.page.get_by_role("button", name="Play seat B").click()
    expect(sam.page.get_by_text("This seat needs an invitation.").first).to_be_visible()
    expect(sam.page.get_by_role("button", name="Play seat B")).to_have_count(0)
    sam.page.goto(address)
    expect(sam.page.get_by_role("button", name="Play seat B")).to_be_visible()
    kim.page.get_by_role("button", name="Let a bot sit on seat B").click()
    expect(seat(kim, "Bot B")).to_be_visible()
    assert kim.wait_until_asked()


def test_two_on_one_sofa_take_back_what_either_did(window: Window) -> None:
    window.sit(ALONE)
    window.take("End the turn")
    question = window.question.inner_text()
    window.take("Transform")
    window.page.get_by_role("button", name="Take back").click()
    expect(window.question).to_have_text(question)


def test_own_dice_are_said_by_keyboard(window: Window) -> None:
    window.sit(ALONE, dice="own")
    window.take("Shoot")
    for about, face in (("to hit", "9"), ("resistance", "0"), ("potential", "2")):
        expect(window.page.get_by_text(f"Roll a d10 ({about})")).to_be_visible()
        expect(window.page.locator(".own button:disabled")).to_have_count(0)
        expect(window.question).to_have_text("")
        window.page.keyboard.press(face)
        window.page.keyboard.press("Enter")
    expect(window.log).to_contain_text("Rolled 9")
    expect(window.log).to_contain_text("the die +10")
    assert window.wait_until_asked()


def test_playing_on_from_a_moment_keeps_the_bot(window: Window) -> None:
    match = window.sit([{"kind": "me", "name": "Kim"}, {"kind": "bot", "level": "random"}])
    window.take("End the turn")
    assert window.wait_until_asked()
    window.page.get_by_role("button", name="To the start").click()
    expect(window.page.get_by_text("You look at moment 0.")).to_be_visible()
    window.page.get_by_role("button", name="Play from here").click()
    expect(window.page.get_by_text("You look at moment 0.")).to_have_count(0)
    assert match not in window.page.url
    expect(seat(window, "Bot B")).to_contain_text("random")
    assert window.wait_until_asked()


def meet(kim: Window, sam: Window, **more: Any) -> str:
    """A match of two windows, both at the table."""
    kim.go("/about")
    made = kim.create([{"kind": "me", "name": "Kim"}, {"kind": "open"}], **more)
    kim.go(f"/table/{made['match']}")
    sam.go(made["invites"]["1"])
    sam.sit_down("Play seat B")
    for window in (kim, sam):
        window.page.locator("#question.asked").or_(window.page.get_by_text("decides.")).wait_for()
    expect(kim.page.get_by_role("heading", name="Sam", exact=True)).to_be_visible()
    return str(made["match"])


def in_turn(kim: Window, sam: Window) -> tuple[Window, Window]:
    """Who is asked, and who waits."""
    expect(kim.question).not_to_be_empty()
    first, second = (kim, sam) if kim.asked() else (sam, kim)
    assert first.wait_until_asked()
    return first, second


def name_of(window: Window, kim: Window) -> str:
    return "Kim" if window is kim else "Sam"


def from_menu(window: Window, words: str) -> None:
    window.page.get_by_role("button", name="Menu").click()
    window.page.get_by_role("dialog", name="Menu").get_by_role("button", name=words).click()


def say(window: Window, text: str) -> None:
    window.page.get_by_role("textbox", name="Say something").fill(text)
    window.page.get_by_role("button", name="Send").click()
    expect(window.page.locator(".chat li").last).to_contain_text(text)


def from_home(window: Window) -> None:
    """Go on with the match that is first among mine."""
    window.page.get_by_role("link", name="Go on").first.click()
    window.board.wait_for()


def seat(window: Window, name: str) -> Any:
    article = window.page.locator("article.seat")
    return article.filter(has=window.page.get_by_role("heading", name=name, exact=True))
