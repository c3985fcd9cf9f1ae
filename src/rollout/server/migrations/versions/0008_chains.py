"""Rows carry a hash of the row before; matches know the last row that was written."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("journal") as journal:
        journal.add_column(sa.Column("chain", sa.String(32), nullable=False, server_default=""))
    with op.batch_alter_table("matches") as matches:
        matches.add_column(
            sa.Column("head_sequence", sa.Integer, nullable=False, server_default="0")
        )
        matches.add_column(sa.Column("head", sa.String(32), nullable=False, server_default=""))
