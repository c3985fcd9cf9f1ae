"""One change of a match at a time: whoever waits gets a turn, whoever goes leaves none behind."""

from __future__ import annotations

import asyncio

from rollout.server.turnstile import Turnstile


def test_they_come_in_their_order_and_nobody_slips_in_between() -> None:
    async def play() -> list[str]:
        gate, came = Turnstile(), []
        assert gate.take()

        async def come(name: str) -> None:
            async with gate:
                came.append(name)

        waiting = [asyncio.create_task(come(name)) for name in "abc"]
        await asyncio.sleep(0)
        gate.release()
        assert not gate.take()
        await asyncio.gather(*waiting)
        assert gate.take()
        return came

    assert asyncio.run(play()) == ["a", "b", "c"]


def test_whoever_stops_waiting_keeps_nobody_from_coming() -> None:
    async def play() -> list[str]:
        gate, came = Turnstile(), []
        assert gate.take()

        async def come(name: str) -> None:
            async with gate:
                came.append(name)

        first, second, third = [asyncio.create_task(come(name)) for name in "abc"]
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        second.cancel()
        gate.release()
        await asyncio.gather(first, second, third, return_exceptions=True)
        assert not gate.locked()
        return came

    assert asyncio.run(play()) == ["c"]


def test_a_turn_that_comes_as_somebody_goes_is_the_next_ones() -> None:
    async def play() -> list[str]:
        gate, came = Turnstile(), []
        assert gate.take()

        async def come(name: str) -> None:
            async with gate:
                came.append(name)

        first, second = [asyncio.create_task(come(name)) for name in "ab"]
        await asyncio.sleep(0)
        gate.release()
        first.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        assert not gate.locked()
        return came

    assert asyncio.run(play()) == ["b"]
