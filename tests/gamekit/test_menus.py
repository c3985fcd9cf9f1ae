"""Menus offer, refuse and explain by the same predicates, and work nothing out before."""

from __future__ import annotations

from random import Random

from rollout.gamekit.menus import Answers, Menu, none_of_these
from rollout.kernel import Action, Refusal
from rollout.kernel.options import NOT_OFFERED

SPENT = Refusal("X-TAK-02", "spent")


class Take(Action, frozen=True, tag="take_shelf"):
    shelf: int


class Leave(Action, frozen=True, tag="leave_shop"):
    pass


class Shelves(Menu):
    """Take something from a shelf that is not empty, or leave."""

    rule = "X-DEC-01"

    def __init__(self, stock: list[int]) -> None:
        self.stock = stock
        self.looks = 0

    def offers(self) -> list[Action]:
        self.looks += 1
        return [take for take in self.considered() if self.why_not(take) is None]

    def considered(self) -> list[Action]:
        return [*(Take(shelf) for shelf in range(len(self.stock))), Leave()]

    def why_not(self, action: Action) -> Refusal | None:
        if isinstance(action, Take) and not self.stock[action.shelf]:
            return SPENT
        return None

    def names_things(self, action: Action) -> bool:
        return not isinstance(action, Take) or 0 <= action.shelf < len(self.stock)


def test_a_menu_lists_what_it_offers_and_nothing_else() -> None:
    menu = Shelves([2, 0, 1])
    assert list(menu) == [Take(0), Take(2), Leave()]
    assert len(menu) == 3
    assert Take(2) in menu
    assert Take(1) not in menu


def test_a_menu_is_worked_out_once_and_not_before_it_is_looked_at() -> None:
    menu = Shelves([2, 0, 1])
    assert menu.looks == 0
    assert menu.refusal(Leave()) is None
    assert [menu.sample(Random(seed)) for seed in range(4)] == [Leave(), Take(0), Leave(), Take(0)]
    assert menu.looks == 1


def test_the_particular_reason_is_given_before_the_general_one() -> None:
    menu = Shelves([2, 0, 1])
    assert menu.refusal(Take(1)) == SPENT
    assert menu.refusal(Take(7)) == Refusal("X-DEC-01", "not-offered")
    assert list(menu.near_misses()) == [(Take(1), SPENT)]


def test_a_number_that_stands_for_nothing_is_not_looked_up() -> None:
    for shelf in (-1, 3, 10**30):
        assert Shelves([1, 1, 1]).refusal(Take(shelf)) == Refusal("X-DEC-01", "not-offered")


def test_a_menu_without_a_rule_refuses_as_the_kernel_does() -> None:
    assert none_of_these("") == NOT_OFFERED


def test_a_short_list_says_why_any_other_answer_is_refused() -> None:
    answers = Answers([Leave()], SPENT)
    assert answers.refusal(Leave()) is None
    assert answers.refusal(Take(0)) == SPENT
    assert answers.describe()["refused"] == []
