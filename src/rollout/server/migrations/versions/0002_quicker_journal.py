"""The journal grows at its end.

What keeps an answer from being written twice is its place in the match: whoever writes a row
has read all rows before it. A second index, on the answer's id, only made writing slow.
"""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

WITH_ROWID = {"sqlite_with_rowid": True}


def upgrade() -> None:
    with op.batch_alter_table("journal", table_kwargs=WITH_ROWID) as journal:
        journal.drop_constraint("uq_journal_match_answer", type_="unique")
