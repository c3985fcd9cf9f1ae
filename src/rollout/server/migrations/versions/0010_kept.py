"""Rows carry a hash of the checkpoint that is kept with them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("journal") as journal:
        journal.add_column(sa.Column("kept", sa.String(32), nullable=False, server_default=""))
