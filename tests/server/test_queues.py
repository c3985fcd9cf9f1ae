"""Who comes first, where many want the same."""

from __future__ import annotations

import asyncio
from functools import partial

from rollout.bots.labour import Labourer
from rollout.server.bots import NOBODY_WAITS, PEOPLE_WAIT
from rollout.server.crew import Crew
from rollout.server.queues import Places


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


def served(size: int, wanted: list[tuple[str, int]]) -> list[str]:
    """In which order owners are served that want a place in that order and rank."""

    async def scenario() -> list[str]:
        places, order = Places(size), []
        all_are_there = asyncio.Event()

        async def table(owner: str, rank: int) -> None:
            async with places.place(rank, owner):
                order.append(owner)
                await all_are_there.wait()
                await asyncio.sleep(0)

        tables = [asyncio.create_task(table(owner, rank)) for owner, rank in wanted]
        await asyncio.sleep(0)
        all_are_there.set()
        await asyncio.gather(*tables)
        return order

    return asyncio.run(scenario())


def test_who_wants_much_waits_for_itself() -> None:
    order = served(2, [*[("greedy", PEOPLE_WAIT)] * 20, ("modest", PEOPLE_WAIT)])
    assert order[:3] == ["greedy", "greedy", "modest"]
    assert len(order) == 21


def test_among_owners_of_much_it_goes_in_turns() -> None:
    order = served(1, [*[("a", PEOPLE_WAIT)] * 3, *[("b", PEOPLE_WAIT)] * 3])
    assert order == ["a", "b", "a", "b", "a", "b"]


def test_rank_comes_before_what_one_has_at_work() -> None:
    order = served(1, [("a", PEOPLE_WAIT), ("a", PEOPLE_WAIT), ("b", NOBODY_WAITS)])
    assert order == ["a", "a", "b"]


def test_who_gives_up_waiting_takes_nobodys_place() -> None:
    async def scenario() -> list[str]:
        places, order = Places(1), []
        go = asyncio.Event()

        async def table(owner: str) -> None:
            async with places.place(PEOPLE_WAIT, owner):
                order.append(owner)
                await go.wait()

        first, second, third = (asyncio.create_task(table(owner)) for owner in "abc")
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(first, third)
        await table("d")
        return order

    assert asyncio.run(scenario()) == ["a", "c", "d"]


def test_of_several_places_one_is_kept_for_people() -> None:
    """Who comes to a service that is full of bots among themselves need not wait for a thought."""

    async def scenario() -> list[str]:
        places, order, go = Places(2), [], asyncio.Event()

        async def table(owner: str, rank: int) -> None:
            async with places.place(rank, owner):
                order.append(owner)
                await go.wait()

        bots = [asyncio.create_task(table(f"bots {each}", NOBODY_WAITS)) for each in range(3)]
        await asyncio.sleep(0)
        person = asyncio.create_task(table("person", PEOPLE_WAIT))
        await asyncio.sleep(0)
        before = list(order)
        go.set()
        await asyncio.gather(*bots, person)
        return [*before, str(len(order))]

    assert asyncio.run(scenario()) == ["bots 0", "person", "4"]


def test_all_may_give_up_at_once() -> None:
    """A service that stops ends those who wait and those at work in one go."""

    async def scenario() -> int:
        places, never = Places(2), asyncio.Event()

        async def table(rank: int) -> None:
            async with places.place(rank, "a"):
                await never.wait()

        tables = [asyncio.create_task(table(each % 2)) for each in range(8)]
        await asyncio.sleep(0)
        for each in tables:
            each.cancel()
        ended = await asyncio.gather(*tables, return_exceptions=True)
        async with places.place(PEOPLE_WAIT), places.place(NOBODY_WAITS):
            return sum(isinstance(each, asyncio.CancelledError) for each in ended)

    assert asyncio.run(scenario()) == 8


def test_who_comes_again_finds_the_process_that_worked_for_them_before() -> None:
    """What a bot thought of for one table is not overwritten by tables where nobody waits."""

    async def scenario() -> list[int]:
        crew = Crew(3)
        names = ("person", "", "", "person", "other", "", "person")
        met = [await crew.lend(id, name) for name in names]
        crew.close()
        return [met.index(each) for each in met]

    assert asyncio.run(scenario()) == [0, 1, 1, 0, 1, 5, 0]


def test_whoever_asks_for_much_to_be_worked_out_waits_for_itself() -> None:
    async def scenario() -> list[str]:
        crew, order = Crew(1), list[str]()
        for_whom = [partial(note, order, owner) for owner in WANTED]
        await asyncio.gather(
            *[crew.lend(work, owner=owner) for work, owner in zip(for_whom, WANTED, strict=True)]
        )
        crew.close()
        return order

    assert asyncio.run(scenario()) == ["greedy", "modest", *["greedy"] * 4]


WANTED = [*["greedy"] * 5, "modest"]


def note(order: list[str], owner: str, _: Labourer) -> None:
    order.append(owner)
