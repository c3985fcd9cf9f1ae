"""What a client can ask for over the live table, and how it is answered."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AbstractAsyncContextManager
from random import Random
from typing import Any

import msgspec

from rollout.bots import Budget
from rollout.kernel.actions import Action
from rollout.kernel.errors import Illegal, NothingAsked, Refusal, TableError, WrongSeat
from rollout.kernel.game import Plan
from rollout.kernel.match import Match
from rollout.kernel.sources import Outside
from rollout.server import answering, dealings
from rollout.server.connection import Connection
from rollout.server.limits import Bucket
from rollout.server.messages import (
    AnswerMessage,
    AskedMessage,
    ChatMessage,
    Done,
    DoneMessage,
    Hello,
    HintMessage,
    Incoming,
    LookMessage,
    OfferMessage,
    RefusedBody,
    RefusedMessage,
    RollMessage,
    SeatMessage,
    StandingMessage,
    write,
)
from rollout.server.plain_text import clean_text
from rollout.server.problems import Problem, failure
from rollout.server.queues import FIRST
from rollout.server.records import Remark
from rollout.server.rooms import chat_line
from rollout.server.service import Service
from rollout.server.shown import Refused
from rollout.server.study import Sent, as_sent
from rollout.server.worker_time import now
from rollout.space.regions import shortest_way

logger = logging.getLogger(__name__)

HINT = ("search", Budget(seconds=0.7))
CHAT_BURST = 5
LONGEST_REMARK = 500
KERNEL = "KERNEL"
"""Instead of a rule: what no game refuses, but the service or the kernel."""
MOST_ASIDE = 4
"""Questions of one connection that may be worked on at the same time."""

UNREADABLE = Illegal(Refusal("KERNEL", "message-not-understood"))
CANNOT_BE_READ = (msgspec.MsgspecError, RecursionError, ValueError)
NOT_SEATED = WrongSeat(Refusal("KERNEL", "not-your-seat"))


class Requests:
    """The requests of one connection."""

    def __init__(self, service: Service, connection: Connection) -> None:
        self.service = service
        self.connection = connection
        self.room = connection.room
        self._remarks = Bucket(service.settings.limits.chat_per_second, CHAT_BURST)
        self._aside = 0

    def answer_at_once(self, message: AnswerMessage) -> bool:
        """Answer without waiting. False when that cannot be now."""
        seat, answer_id = message.seat, message.id
        try:
            if seat not in self.connection.seats:
                raise NOT_SEATED
            actions, reply = self._plan(message), Reply(self, answer_id)
            return self.room.answer_at_once(seat, message.ply, answer_id, actions, reply)
        except TableError as error:
            self.refuse(error.refusal, message.id)
            return True

    async def answer(self, message: AnswerMessage) -> None:
        try:
            self._check_seat(message.seat)
            done = Reply(self, message.id).done
            await self.room.answer(message.seat, message.ply, message.id, self._plan(message), done)
        except TableError as error:
            self.refuse(error.refusal, message.id)

    async def other(self, incoming: Incoming) -> bool:
        """Anything but an answer. False when the message asks for nothing."""
        for kind in OTHERS:
            message = getattr(incoming, kind)
            if message is not None:
                try:
                    await getattr(self, "_" + kind)(message)
                except TableError as error:
                    self.refuse(error.refusal, getattr(message, "id", None) or "")
                return True
        return False

    # Changes

    async def _hello(self, message: Hello) -> None:
        await self.room.add_tokens(self.connection, message.tokens)

    async def _roll(self, message: RollMessage) -> None:
        mine = self.connection.seats
        seat = message.seat if message.seat is not None else (mine[0] if mine else -1)
        self._check_seat(seat)
        try:
            done = Reply(self, message.id).done
            await self.room.roll(seat, message.ply, message.id, bytes(message.outcome), done)
        except (msgspec.MsgspecError, ValueError):
            raise UNREADABLE from None

    async def _undo(self, message: SeatMessage) -> None:
        self._check_seat(message.seat)
        await dealings.undo(self.room, message.seat, self.connection.seats)
        self._acknowledge(message.id)

    async def _draw(self, message: SeatMessage) -> None:
        self._check_seat(message.seat)
        await dealings.offer_draw(self.room, message.seat, self.connection.seats)
        self._acknowledge(message.id)

    async def _accept(self, message: OfferMessage) -> None:
        self._check_seat(message.seat)
        mine = self.connection.seats
        await dealings.accept(self.room, message.seat, message.what, mine, message.ply)
        self._acknowledge(message.id)

    async def _decline(self, message: OfferMessage) -> None:
        self._check_seat(message.seat)
        await dealings.decline(self.room, message.seat, message.what)
        self._acknowledge(message.id)

    async def _concede(self, message: SeatMessage) -> None:
        self._check_seat(message.seat)
        await dealings.concede(self.room, message.seat, message.id or "")
        self._acknowledge(message.id)

    async def _chat(self, message: ChatMessage) -> None:
        if not self.connection.seats:
            raise NOT_SEATED
        if not self._remarks.take():
            raise Illegal(Refusal("KERNEL", "too-many-messages"))
        text = clean_text(message.text)
        if not text:
            raise UNREADABLE
        if len(text) > LONGEST_REMARK:
            raise Illegal(Refusal("KERNEL", "remark-too-long", {"most": LONGEST_REMARK}))
        most = self.service.settings.limits.remarks_per_match
        if await self.service.store.count_remarks(self.room.id) >= most:
            raise Illegal(Refusal("KERNEL", "enough-was-said", {"most": most}))
        room, mine = self.room, self.connection.seats
        remark = Remark(0, room.id, mine[0], room.seats[mine[0]].name, text, now())
        remark.id = await self.service.store.add_remark(remark)
        room.post(chat_line(remark))
        self.service.notices.chat(room.id, remark.id)

    # Questions

    async def _why(self, message: AskedMessage) -> None:
        self._check_seat(message.seat)
        action = self._action(message.action)
        async with self.room.lock:
            match = (await self.room.ready()).match
            ask = match.ask
            if ask is None or ask.seat != message.seat:
                refusal: Refusal | None = Refusal("KERNEL", "not-your-turn")
            else:
                refusal = ask.options.refusal(action)
            told = None if refusal is None else self.room.teller.refusal(refusal, match.state)
        self.connection.post(write({"why": {"id": message.id, "refusal": told}}))

    async def _way(self, message: AskedMessage) -> None:
        action = self._action(message.action)
        async with self.room.lock:
            match = (await self.room.ready()).match
            self._check_asked(message.seat)
            asked = match.fork(Outside())
        self._work_aside(message.id, self._tell_way(message, action, asked))

    async def _standing(self, message: StandingMessage) -> None:
        self._check_seat(message.seat)
        room = self.room
        await answering.keep(room, message)
        body = {"id": message.id, **answering.offered(room, message.seat)}
        self.connection.post(write({"standing": body}))
        if message.wishes is not None:
            room.pace.go_on(elsewhere=False)

    async def _odds(self, message: AskedMessage) -> None:
        action = self._action(message.action)
        async with self.room.lock:
            match = (await self.room.ready()).match
            self._check_asked(message.seat)
            assert match.ask is not None
            refusal = match.ask.options.refusal(action)
            if refusal is not None:
                raise Illegal(refusal)
            asked = as_sent(match)
        self._work_aside(message.id, self._tell_odds(message, action, asked))

    async def _hint(self, message: HintMessage) -> None:
        if not self.room.stored.helps:
            raise Illegal(Refusal("KERNEL", "help-not-agreed"))
        async with self.room.lock:
            match = (await self.room.ready()).match
            self._check_asked(message.seat)
            ply = match.ply
        self._work_aside(message.id, self._tell_hint(message, match, ply))

    async def _look(self, message: LookMessage) -> None:
        if not isinstance(message.at, dict):
            raise Illegal(Refusal("KERNEL", "message-not-understood"))
        mine = self.connection.seats
        seat = message.seat if message.seat in mine else (mine[0] if mine else None)
        async with self.room.lock:
            state = (await self.room.ready()).match.state.copy()
        self._work_aside(message.id, self._tell_look(message, seat, state))

    async def _tell_way(self, message: AskedMessage, action: Action, asked: Match[Any]) -> None:
        """The action with the shortest way to where its path ends, or why there is none."""
        ask = asked.ask
        assert ask is not None
        async with self._turn_to_look():
            found = await asyncio.to_thread(shortest_way, ask.options, action)
        refusal = ask.options.refusal(found or action)
        told = None if refusal is None else self.room.teller.refusal(refusal, asked.state)
        self.connection.post(write({"way": {"id": message.id, "action": found, "refusal": told}}))

    async def _tell_odds(self, message: AskedMessage, action: Action, asked: Sent) -> None:
        owner = self.connection.address
        found = await self.service.study.odds(asked, message.seat, action, owner)
        self.connection.post(write({"odds": {"id": message.id, **found}}))

    async def _tell_hint(self, message: HintMessage, match: Match[Any], ply: int) -> None:
        level, budget = HINT
        owner = self.connection.address
        choice = await self.service.bots.consider(level, match, ply, budget, owner=owner)
        if choice is None:
            raise NothingAsked(Refusal("KERNEL", "nothing-asked"))
        gone_on = match.ply != ply or not self.room.settled
        asked = match.at(ply, Outside()) if gone_on else match
        body = {
            "id": message.id,
            "plan": self._shown(asked, choice.plan, message.seat),
            "alternatives": [
                {"plan": self._shown(asked, each.plan, message.seat), "value": each.value}
                for each in choice.alternatives[:5]
            ],
        }
        self.connection.post(write({"hint": body}))

    async def _tell_look(self, message: LookMessage, seat: int | None, state: Any) -> None:
        look = self.room.play.package.screen.look
        if look is None:
            raise Illegal(Refusal("KERNEL", "nothing-to-look-at"))
        async with self._turn_to_look():
            found = await asyncio.to_thread(look, state, seat, message.at)
        self.connection.post(write({"look": {"id": message.id, **found}}))

    def _turn_to_look(self) -> AbstractAsyncContextManager[None]:
        """Looks take the worker's own time: so few at once, and who has many waits for itself."""
        return self.service.looks.place(FIRST, self.connection.address)

    def _work_aside(self, request_id: str, work: Any) -> None:
        """Do something that takes a while, without making the client's answers wait."""
        few = self._aside < MOST_ASIDE
        if not (few and self.service.questions.enter(self.connection.address)):
            work.close()
            raise Illegal(Refusal("KERNEL", "too-many-messages"))
        self._aside += 1
        self.room.start(self._finish(request_id, work))

    async def _finish(self, request_id: str, work: Any) -> None:
        try:
            await work
        except TableError as error:
            self.refuse(error.refusal, request_id)
        except Problem as problem:
            self.refuse(Refusal("KERNEL", problem.key, problem.arguments), request_id)
        except (ValueError, LookupError, TypeError):
            self.refuse(Refusal("KERNEL", "message-not-understood"), request_id)
        except Exception as error:
            logger.error("match %s: a question has no answer", self.room.id, exc_info=error)
            self.refuse(Refusal("KERNEL", failure(error)), request_id)
        finally:
            self._aside -= 1
            self.service.questions.leave(self.connection.address)

    # Reading and writing

    def _plan(self, message: AnswerMessage) -> Plan:
        read_action = self.room.play.read_action
        try:
            if not message.actions:
                return (read_action(message.action),)
            return tuple([read_action(raw) for raw in message.actions])
        except CANNOT_BE_READ:
            raise UNREADABLE from None

    def _action(self, raw: msgspec.Raw) -> Action:
        try:
            return self.room.play.read_action(raw)
        except CANNOT_BE_READ:
            raise UNREADABLE from None

    def _shown(self, asked: Match[Any], plan: Plan, seat: int) -> list[msgspec.Raw]:
        """Every step in words, as it reads to the seat once the steps before it are done."""
        match = asked.imagine(seat, Random(), Outside())
        shown = []
        for action in plan:
            shown.append(self.room.teller.choice(action, match.state))
            if match.ask is not None and action in match.ask.options:
                match.answer(action)
        return shown

    def _check_seat(self, seat: int) -> None:
        if seat not in self.connection.seats:
            raise NOT_SEATED

    def _check_asked(self, seat: int) -> None:
        self._check_seat(seat)
        ask = self.room.play.match.ask
        if ask is None or ask.seat != seat:
            raise WrongSeat(Refusal("KERNEL", "not-your-turn"))

    def _acknowledge(self, request_id: str | None) -> None:
        if request_id is not None:
            done = Done(request_id, self.room.stored.ply)
            self.connection.post(write(DoneMessage(done)))

    def refuse(self, refusal: Refusal, request_id: str) -> None:
        """Say why not, in words that tell of what is stored alone.

        While something is being written, what the game itself refuses waits for that. What the
        service refuses needs no state for its words, and is said though the store may fail.
        """
        if self.room.settled:
            told = self.room.teller.refusal(refusal, self.room.play.match.state)
            self._post_refusal(told, request_id)
        elif refusal.rule == KERNEL:
            self._post_refusal(self.room.teller.stateless_refusal(refusal), request_id)
        else:
            self.room.start(self._refuse_later(refusal, request_id))

    async def _refuse_later(self, refusal: Refusal, request_id: str) -> None:
        async with self.room.lock:
            state = (await self.room.ready()).match.state
            self._post_refusal(self.room.teller.refusal(refusal, state), request_id)

    def _post_refusal(self, told: Refused, request_id: str) -> None:
        self.connection.post(
            write(RefusedMessage(RefusedBody(told, request_id, self.room.stored.ply)))
        )


class Reply(msgspec.Struct):
    """Tells the client what became of its answer."""

    requests: Requests
    id: str

    def done(self, ply: int) -> None:
        self.requests.connection.acknowledge(write(DoneMessage(Done(self.id, ply))))

    def refuse(self, refusal: Refusal) -> None:
        self.requests.refuse(refusal, self.id)


OTHERS = (
    "hello", "roll", "odds", "why", "way", "look", "hint",
    "undo", "draw", "concede", "accept", "decline", "chat", "standing",
)  # fmt: skip
