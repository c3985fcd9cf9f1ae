"""Films of what was carried out once: for display only, beside the journal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "films",
        sa.Column("match", sa.String(12), nullable=False),
        sa.Column("ply", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("record", sa.String(16), nullable=False),
        sa.Column("film", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_films_match"),
        sa.PrimaryKeyConstraint("match", "ply", "record", name="pk_films"),
    )
