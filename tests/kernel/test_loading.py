"""Threads that load the same thing at once: one loads, the others wait, nothing is half known."""

from __future__ import annotations

import subprocess
import sys
from threading import Event, Thread

import msgspec

from rollout.kernel.loading import LOADING, know_all_forms, once

CAST_BY_MANY = """
import sys
from threading import Barrier, Thread
from rollout.cast import cast
from rollout.games.registry import find

sys.setswitchinterval(1e-6)
gate = Barrier(6)

def load(what):
    gate.wait()
    what()

works = [cast, cast, cast, cast, lambda: find("energon_wars"), lambda: find("energon_wars")]
threads = [Thread(target=load, args=(work,)) for work in works]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(len(list(cast())) > 300)
"""


def test_the_second_thread_waits_for_the_first_and_gets_the_same() -> None:
    inside, go_on = Event(), Event()
    loads: list[int] = []

    @once
    def load() -> object:
        loads.append(1)
        inside.set()
        assert go_on.wait(60)
        return object()

    found: list[object] = []
    threads = [Thread(target=lambda: found.append(load())) for _ in range(2)]
    threads[0].start()
    assert inside.wait(60)
    threads[1].start()
    assert not LOADING.acquire(blocking=False)
    go_on.set()
    for thread in threads:
        thread.join()
    assert loads == [1]
    assert found[0] is found[1]


def test_a_form_whose_module_is_not_whole_yet_stops_nobody() -> None:
    namespace: dict[str, object] = {"msgspec": msgspec, "__name__": "half_a_module"}
    half = 'class Half(msgspec.Struct):\n    other: "NotYetThere"\n'
    exec(half, namespace)
    know_all_forms()


def test_a_form_that_cannot_be_read_stops_nobody() -> None:
    class One(msgspec.Struct):
        number: int

    class Other(msgspec.Struct):
        number: int

    fields = [("either", One | Other)]
    assert msgspec.defstruct("Untold", fields)
    namespace: dict[str, object] = {"msgspec": msgspec, "__name__": __name__}
    exec('class Wrong(msgspec.Struct):\n    other: "msgspec.nothing_of_that_name"\n', namespace)
    know_all_forms()


def test_many_threads_load_the_cast_and_a_game_at_once() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CAST_BY_MANY], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout.strip()) == (0, "True"), done.stderr
