"""When the service was at work, and when it was not."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
    op.execute("insert into pulse (id, at) values (1, 0)")
    op.create_table(
        "outages",
        sa.Column("id", sa.Integer, autoincrement=True, nullable=False),
        sa.Column("begun", sa.Double, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_outages"),
    )
