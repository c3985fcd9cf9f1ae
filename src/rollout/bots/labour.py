"""A process that can be ended at any time, with a deadline for its work and a limit of memory.

Bots think in one, odds are counted, physics carried out and strangers' texts read: whatever
goes wrong there, the caller goes on.

>>> labourer = Labourer()
>>> labourer.run(60, sum, [1, 2, 3])
6
>>> labourer.close()
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Final

START_UP: Final = 60.0
"""Seconds a new process may take to import what it needs, and work without a clock."""
MOST_MEMORY: Final = 3 * 1024**3
"""Bytes of its own that a process may have."""


class Late(Exception):
    """The work was not done in time; its process is ended."""


class Crashed(Exception):
    """The work raised an error that cannot be told, or its process is gone."""


class NotStarted(Crashed):
    """No process for the work could be started: nothing of it was tried, and another time may do.

    The system has no room for one, or it was ended before it was ready.
    """


class Labourer:
    """Carries out functions in a process of its own, one at a time.

    A function must be importable, as those of a module are. What it raises is raised here.
    """

    def __init__(self, memory: int = MOST_MEMORY) -> None:
        self.memory = memory
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None

    def run(self, seconds: float, function: Callable[..., Any], *arguments: Any) -> Any:
        """What the function returns. Raises Late, Crashed, or what the function raises.

        NotStarted is a Crashed of its own.
        """
        pipe = self.start()
        try:
            pipe.send((function, arguments))
        except OSError:
            self.close()
            raise Crashed from None
        done, outcome = self._receive(pipe, seconds)
        if not done:
            raise outcome
        return outcome

    def start(self) -> Connection:
        """Start the process unless it runs. Raises NotStarted or Late."""
        if self._pipe is not None and self._process is not None and self._process.is_alive():
            return self._pipe
        self.close()
        try:
            pipe, self._process = self.spawn()
        except OSError as error:
            raise NotStarted(str(error)) from None
        self._pipe = pipe
        try:
            self._receive(pipe, START_UP)
        except Crashed as error:
            raise NotStarted(str(error)) from None
        return pipe

    def spawn(self) -> tuple[Connection, multiprocessing.process.BaseProcess]:
        """A new process that runs, and the pipe to it. Raises OSError, and leaves nothing open."""
        # Spawned, not forked: the caller may have threads.
        spawning = multiprocessing.get_context("spawn")
        ours, theirs = spawning.Pipe()
        process = spawning.Process(target=labour, args=(theirs, self.memory), daemon=True)
        try:
            process.start()
        except OSError:
            ours.close()
            raise
        finally:
            theirs.close()
        return ours, process

    def close(self) -> None:
        """End the process, whatever it does."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._process, self._pipe = None, None

    def __enter__(self) -> Labourer:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def _receive(self, pipe: Connection, seconds: float) -> tuple[bool, Any]:
        try:
            if not pipe.poll(seconds):
                raise Late
            done, outcome = pipe.recv()
        except Late:
            self.close()
            raise
        except Exception as error:
            self.close()
            raise Crashed(str(error)) from None
        return done, outcome


def labour(pipe: Connection, memory: int) -> None:
    """What the process does: carry out what it is sent until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    limit_memory(memory)
    pipe.send((True, None))
    while True:
        try:
            function, arguments = pipe.recv()
        except (EOFError, ConnectionError):
            return
        except Exception as error:
            pipe.send((False, Crashed(f"{type(error).__name__}: {error}")))
            continue
        _carry_out(pipe, function, arguments)


def limit_memory(most: int) -> None:
    """From here on this process has at most so many bytes of its own, where systems know that."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def _carry_out(pipe: Connection, function: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
    try:
        pipe.send((True, function(*arguments)))
    except Exception as error:
        try:
            pipe.send((False, error))
        except Exception:
            pipe.send((False, Crashed(f"{type(error).__name__}: {error}")))
