"""Who comes first, where many want the same."""

from __future__ import annotations

import asyncio

from rollout.server.bots import NOBODY_WAITS, PEOPLE_WAIT
from rollout.server.turns import Places


def test_people_are_served_before_tables_of_bots_alone() -> None:
    async def scenario() -> list[str]:
        places, order = Places(1), []
        all_are_there = asyncio.Event()

        async def table(name: str, rank: int) -> None:
            async with places.place(rank):
                order.append(name)
                await all_are_there.wait()

        bots = [asyncio.create_task(table(f"bots {each}", NOBODY_WAITS)) for each in range(20)]
        await asyncio.sleep(0)
        people = [asyncio.create_task(table(f"people {each}", PEOPLE_WAIT)) for each in range(3)]
        await asyncio.sleep(0)
        people.pop(0).cancel()
        all_are_there.set()
        await asyncio.gather(*bots, *people)
        await table("later", NOBODY_WAITS)
        return order

    order = asyncio.run(scenario())
    assert order[:4] == ["bots 0", "people 1", "people 2", "bots 1"]
    assert (len(order), order[-1]) == (23, "later")
