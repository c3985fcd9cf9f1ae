"""What the store keeps of people: what they say, their accounts, their browsers."""

from __future__ import annotations

import asyncio
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Select, and_, exists, func, insert, not_, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from rollout.server import relations
from rollout.server.records import Account, Remark, Session
from rollout.server.wholly import wholly

T = TypeVar("T", bound=msgspec.Struct)


@wholly
class PeopleStore:
    """Of each store its part about people."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.under_way: set[asyncio.Task[Any]] = set()

    # Chat

    async def add_remark(self, remark: Remark) -> int:
        values = plain(remark)
        del values["id"]
        query = insert(relations.chat).values(values).returning(relations.chat.c.id)
        async with self.engine.begin() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def count_remarks(self, match_id: str) -> int:
        table = relations.chat
        query = select(func.count()).select_from(table).where(table.c.match == match_id)
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def remarks(self, match_id: str, after: int = 0, limit: int = 100) -> list[Remark]:
        """The newest remarks after that one, in their order."""
        table = relations.chat
        query = select(table).where(table.c.match == match_id, table.c.id > after)
        found = await self._read(query.order_by(table.c.id.desc()).limit(limit), Remark)
        return found[::-1]

    # People

    async def add_account(self, account: Account) -> bool:
        """False when the name is taken."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(relations.accounts), [plain(account)])
        except IntegrityError:
            return False
        return True

    async def account(self, *, folded_name: str = "", account_id: str = "") -> Account | None:
        table = relations.accounts
        query = select(table).where(
            or_(table.c.folded_name == folded_name, table.c.id == account_id)
        )
        found = await self._read(query, Account)
        return found[0] if found else None

    async def hand_over(self, before: str, after: str) -> None:
        """The seats of one player become those of another: a guest has logged in."""
        table = relations.seats
        await self._changed(update(table).where(table.c.player == before).values(player=after))

    async def add_session(self, session: Session, most: int) -> None:
        """Of an account's sessions only the newest are kept, so many at most."""
        table = relations.sessions
        async with self.engine.begin() as connection:
            await connection.execute(insert(table), [plain(session)])
            if session.account is not None:
                newest = select(table.c.token).where(table.c.account == session.account)
                kept = newest.order_by(table.c.created.desc(), table.c.token).limit(most)
                others = and_(table.c.account == session.account, table.c.token.not_in(kept))
                await connection.execute(table.delete().where(others))

    async def forget_sessions(self, before: float, idle_before: float) -> None:
        """Those whose cookies are gone by now, and earlier guests who never sat down."""
        table, seat = relations.sessions, relations.seats
        never = not_(exists().where(seat.c.player == table.c.player))
        guest = and_(table.c.account.is_(None), table.c.created < idle_before, never)
        async with self.engine.begin() as connection:
            await connection.execute(table.delete().where(or_(table.c.created < before, guest)))

    async def session(self, token: str) -> Session | None:
        table = relations.sessions
        found = await self._read(select(table).where(table.c.token == token), Session)
        return found[0] if found else None

    async def end_session(self, token: str) -> None:
        table = relations.sessions
        async with self.engine.begin() as connection:
            await connection.execute(table.delete().where(table.c.token == token))

    async def _read(self, query: Select[Any], kind: type[T]) -> list[T]:
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).mappings()
            return [kind(**row) for row in rows]

    async def _changed(self, change: Any) -> bool:
        async with self.engine.begin() as connection:
            return bool((await connection.execute(change)).rowcount)


def plain(record: msgspec.Struct) -> dict[str, Any]:
    """A record as the values of its columns."""
    return {name: getattr(record, name) for name in record.__struct_fields__}
