"""Webhooks that are told of one game alone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("ways", schema=None) as batch_op:
        batch_op.add_column(sa.Column("game", sa.String(32), nullable=True))
        batch_op.create_foreign_key(op.f("fk_ways_game"), "games", ["game"], ["id"], ondelete="CASCADE")


def downgrade() -> None:
    op.execute(sa.text("DELETE FROM ways WHERE game IS NOT NULL"))  # the older form would tell them of all games
    with op.batch_alter_table("ways", schema=None) as batch_op:
        batch_op.drop_constraint(op.f("fk_ways_game"), type_="foreignkey")
        batch_op.drop_column("game")
