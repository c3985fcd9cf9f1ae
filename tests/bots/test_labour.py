"""Work in a process that can be ended: a deadline, a limit of memory, and errors that are told."""

import json
import operator
import os
import signal
import threading
from collections.abc import Iterator

import pytest

from rollout.bots.labour import Crashed, Labourer, Late

PATIENT = 60.0
MIB = 1024**2


@pytest.fixture(scope="module")
def labourer() -> Iterator[Labourer]:
    with Labourer(600 * MIB) as found:
        yield found


def test_work_is_done_in_another_process(labourer: Labourer) -> None:
    assert labourer.run(PATIENT, operator.add, 2, 3) == 5
    assert labourer.run(PATIENT, os.getpid) != os.getpid()


def test_the_process_stays_between_two_pieces_of_work(labourer: Labourer) -> None:
    assert labourer.run(PATIENT, os.getpid) == labourer.run(PATIENT, os.getpid)


def test_what_the_work_raises_is_raised_here_and_the_process_stays(labourer: Labourer) -> None:
    before = labourer.run(PATIENT, os.getpid)
    with pytest.raises(ZeroDivisionError):
        labourer.run(PATIENT, operator.truediv, 1, 0)
    with pytest.raises((Crashed, json.JSONDecodeError)):
        labourer.run(PATIENT, json.loads, "{")
    assert labourer.run(PATIENT, os.getpid) == before


def test_work_that_never_ends_is_late_and_its_process_is_ended(labourer: Labourer) -> None:
    before = labourer.run(PATIENT, os.getpid)
    with pytest.raises(Late):
        labourer.run(0.0, signal.pause)
    assert labourer.run(PATIENT, os.getpid) != before


def test_a_process_that_is_gone_is_told_and_replaced(labourer: Labourer) -> None:
    with pytest.raises(Crashed):
        labourer.run(PATIENT, os._exit, 3)
    assert labourer.run(PATIENT, operator.add, 2, 3) == 5


def test_memory_beyond_the_limit_is_refused_to_the_work_alone(labourer: Labourer) -> None:
    assert labourer.run(PATIENT, operator.length_hint, bytes(MIB)) == MIB
    with pytest.raises(MemoryError):
        labourer.run(PATIENT, bytearray, 900 * MIB)
    assert labourer.run(PATIENT, operator.add, 2, 3) == 5


def test_what_cannot_be_sent_back_is_an_error_and_not_the_end(labourer: Labourer) -> None:
    with pytest.raises(TypeError):
        labourer.run(PATIENT, threading.Lock)
    assert labourer.run(PATIENT, operator.add, 2, 3) == 5
