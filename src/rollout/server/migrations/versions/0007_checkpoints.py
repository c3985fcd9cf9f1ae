"""Checkpoints: a match can be watched, and gone on with, when its rules are gone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "checkpoints",
        sa.Column("match", sa.String(12), nullable=False),
        sa.Column("sequence", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("draws", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("view", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_checkpoints_match"),
        sa.PrimaryKeyConstraint("match", "sequence", name="pk_checkpoints"),
    )
