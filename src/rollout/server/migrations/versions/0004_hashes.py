"""Rows that end a step carry the hash of the state: journals outlive the rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("journal") as journal:
        journal.add_column(sa.Column("hash", sa.String(16), nullable=False, server_default=""))
