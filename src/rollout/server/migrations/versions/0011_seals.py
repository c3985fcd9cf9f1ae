"""Records of matches carry a hash of what no row says: how they ended, and what tables wait for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from rollout.server.seals import seal_unsealed

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("sealed", sa.String(32), nullable=False, server_default=""))
    seal_unsealed(op.get_bind())
