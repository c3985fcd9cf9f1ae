"""What a screen asks before anything is chosen."""

from __future__ import annotations

import pytest

from rollout.gamekit.looking import Look, RefusalLook, SaidLook, answered, forms, said
from rollout.kernel.errors import Refusal, Unreadable


class FarLook(Look, tag="far", frozen=True):
    steps: int
    refusal: RefusalLook | None = None


def _far(question: dict[str, int]) -> FarLook:
    return FarLook(steps=question["from"] + 1)


def test_an_answer_says_what_it_is_about_and_leaves_out_what_is_not_there() -> None:
    assert answered({"far": _far}, {"far": {"from": 2}}) == {"about": "far", "steps": 3}


@pytest.mark.parametrize("request_", [{}, {"near": {}}, {"far": 3}])
def test_what_is_no_question_is_refused(request_: dict[str, object]) -> None:
    with pytest.raises(Unreadable, match="a look is one of far"):
        answered({"far": _far}, request_)


def test_a_look_is_known_by_its_word() -> None:
    assert forms(FarLook) == {"far": FarLook}


def test_a_refusal_is_said_with_its_details_and_what_its_words_need_besides() -> None:
    refusal = Refusal("TG-MOV-04", "refuse-points", {"cost": 3, "left": 2})
    assert said(refusal, {"left": 1}) == RefusalLook(
        "TG-MOV-04", "refuse-points", SaidLook("refuse-points", {"cost": 3, "left": 1})
    )
    assert said(None) is None
