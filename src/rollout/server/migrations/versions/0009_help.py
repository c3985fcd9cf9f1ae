"""Whether bots may advise and stand in is a term of the match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # With an expression as its default SQLite's table would be made anew, which seats forbid.
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("help", sa.Boolean, nullable=False, server_default="1"))
