"""Work in a process that can be ended: a deadline, a limit of memory, and errors that are told."""

import json
import operator
import os
import signal
import threading
from collections.abc import Iterator
from multiprocessing import spawn
from multiprocessing.resource_tracker import ensure_running

import pytest

from rollout.bots.labour import Crashed, Labourer, Late, NotStarted
from tests.shortage import short_of_files

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


@pytest.mark.parametrize("left", [0, 2, 4])
def test_where_no_process_can_be_started_one_is_started_as_soon_as_there_is_room(left: int) -> None:
    """There may be room for the pipe to it, and none for itself."""
    ensure_running()
    with Labourer() as labourer:
        with short_of_files(left):
            for _ in range(2):
                with pytest.raises(NotStarted, match="Too many open files"):
                    labourer.run(PATIENT, operator.add, 2, 3)
            labourer.close()
        assert labourer.run(PATIENT, operator.add, 2, 3) == 5


def test_a_process_that_ends_before_it_is_ready_was_not_started() -> None:
    ensure_running()
    before = spawn.get_executable()
    with Labourer() as labourer:
        spawn.set_executable("/no/such/python")
        try:
            with pytest.raises(NotStarted):
                labourer.start()
        finally:
            spawn.set_executable(before)
        assert labourer.run(PATIENT, operator.add, 2, 3) == 5
