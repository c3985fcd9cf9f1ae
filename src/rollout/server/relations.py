"""The tables of the store. The journal is append-only; everything else can be told from it or
is about people.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    true,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", String(40), nullable=False),
    Column("content_version", String(40), nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("dice", String(12), nullable=False),
    Column("undo", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("finished", Double),
    Column("result", Text),
    Column("deadline", Double),
    Column("parent", String(12)),
    Column("parent_ply", Integer),
    Column("next", String(12)),
    Column("help", Boolean, nullable=False, server_default=true()),
    Column("head_sequence", Integer, nullable=False, server_default="0"),
    Column("head", String(32), nullable=False, server_default=""),
    Column("sealed", String(32), nullable=False, server_default=""),
    Index(None, "finished", "created"),
    Index(None, "deadline"),
)

journal = Table(
    "journal",
    metadata,
    Column("match", String(12), ForeignKey("matches.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("answer", String(80)),
    Column("ply", Integer, nullable=False),
    Column("after", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("drawn", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("hash", String(16), nullable=False, server_default=""),
    Column("chain", String(32), nullable=False, server_default=""),
    Column("kept", String(32), nullable=False, server_default=""),
)

films = Table(
    "films",
    metadata,
    Column("match", String(12), ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("record", String(16), primary_key=True),
    Column("film", LargeBinary, nullable=False),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)
"""One row: when a worker was last known to be at work."""

outages = Table(
    "outages",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("begun", Double, nullable=False),
    Column("ended", Double, nullable=False),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("match", String(12), ForeignKey("matches.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer, nullable=False),
    Column("draws", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("view", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(12), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(80), nullable=False),
    Column("level", String(20), nullable=False),
    Column("token", String(64)),
    Column("invite", String(64)),
    Column("reserved", String(64)),
    Column("player", String(64)),
    Column("standing", Text, nullable=False, server_default=""),
    Index(None, "player"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", String(12), ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "match", "id"),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("folded_name", String(160), nullable=False, unique=True),
    Column("password", String(200), nullable=False),
    Column("player", String(64), nullable=False),
    Column("created", Double, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("player", String(64), nullable=False),
    Column("account", String(32), ForeignKey("accounts.id")),
    Column("created", Double, nullable=False),
)
