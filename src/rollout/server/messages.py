"""What a client may send over the live table, and the plain answers to it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw

from rollout.server.plain_text import NO_CONTROLS
from rollout.server.shown import Refused

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=NO_CONTROLS)]
Seat = Annotated[int, Meta(ge=0, le=25)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Text = Annotated[str, Meta(max_length=20_000)]

MOST_ACTIONS = 200


PROTOCOL = 2
"""Told in every hello; docs/protocol.md says what each version changed."""
OLDEST_PROTOCOL = 1
"""That of a client which does not say."""


class Hello(msgspec.Struct, frozen=True):
    tokens: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=26)] = []
    since: Ply = 0
    together: bool = False
    protocol: Any = OLDEST_PROTOCOL
    patches: bool = False
    twin: bool = False


class SomeHello(msgspec.Struct, frozen=True):
    """The hello of a client of any version: the rest of it may have another form."""

    protocol: Any = OLDEST_PROTOCOL


class FirstWords(msgspec.Struct, frozen=True):
    hello: SomeHello | None = None


class AnswerMessage(msgspec.Struct, frozen=True, gc=False):
    id: Id
    seat: Seat
    ply: Ply
    action: Raw = Raw()
    actions: Annotated[list[Raw], Meta(max_length=MOST_ACTIONS)] = []


class RollMessage(msgspec.Struct, frozen=True):
    id: Id
    ply: Ply
    outcome: Raw
    seat: Seat | None = None


class AskedMessage(msgspec.Struct, frozen=True):
    """Of `odds`, `why` and `way`."""

    id: Id
    seat: Seat
    action: Raw
    ply: Ply | None = None


class LookMessage(msgspec.Struct, frozen=True):
    id: Id
    at: Any = None
    seat: Seat | None = None


class HintMessage(msgspec.Struct, frozen=True):
    id: Id
    seat: Seat


class SeatMessage(msgspec.Struct, frozen=True):
    """Of `undo`, `draw` and `concede`."""

    seat: Seat
    id: Id | None = None


class OfferMessage(msgspec.Struct, frozen=True):
    """Of `accept` and `decline`. `ply` is the one that is agreed to go back to."""

    seat: Seat
    what: Annotated[str, Meta(max_length=10, pattern=NO_CONTROLS)]
    id: Id | None = None
    ply: Ply | None = None


Wishes = Annotated[
    dict[Annotated[str, Meta(max_length=40)], Annotated[int, Meta(ge=0, le=99)]],
    Meta(max_length=40),
]


class StandingMessage(msgspec.Struct, frozen=True):
    """What a seat wants answered for it; without wishes it asks for those that are kept.

    `hold` is the ply of a question that it answers itself all the same."""

    id: Id
    seat: Seat
    wishes: Wishes | None = None
    hold: Ply | None = None


class ChatMessage(msgspec.Struct, frozen=True):
    text: Text
    id: Id | None = None


class Incoming(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A message has one of these."""

    answer: AnswerMessage | None = None
    hello: Hello | None = None
    roll: RollMessage | None = None
    odds: AskedMessage | None = None
    why: AskedMessage | None = None
    way: AskedMessage | None = None
    look: LookMessage | None = None
    hint: HintMessage | None = None
    undo: SeatMessage | None = None
    draw: SeatMessage | None = None
    concede: SeatMessage | None = None
    accept: OfferMessage | None = None
    decline: OfferMessage | None = None
    chat: ChatMessage | None = None
    standing: StandingMessage | None = None


KINDS = Incoming.__struct_fields__


class Done(msgspec.Struct, frozen=True, gc=False):
    id: str
    ply: int


class DoneMessage(msgspec.Struct, frozen=True, gc=False):
    done: Done


class RefusedBody(msgspec.Struct, frozen=True, omit_defaults=True):
    refusal: Refused
    id: str = ""
    ply: int = -1


class RefusedMessage(msgspec.Struct, frozen=True):
    refused: RefusedBody


class ChatLine(msgspec.Struct, frozen=True, rename={"sender": "from"}):
    sender: str
    text: str
    at: str
    seat: int | None = None
    number: int = 0


class ChatLineMessage(msgspec.Struct, frozen=True):
    chat: ChatLine


read = msgspec.json.Decoder(Incoming).decode
read_version = msgspec.json.Decoder(FirstWords).decode
encoder = msgspec.json.Encoder()
write = encoder.encode
"""A message as a WebSocket frame of text holds it."""
