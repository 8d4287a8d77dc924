"""Phrases of the talk, what players write down for themselves, and reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None
NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("phrase", sa.String(32), nullable=True))
    op.create_table(
        "jottings",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_jottings_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_jottings")),
    )
    op.create_table(
        "reports",
        sa.Column("id", NUMBER, autoincrement=True, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("chat", NUMBER, nullable=False),
        sa.Column("by", sa.Integer(), nullable=False),
        sa.Column("why", sa.String(500), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("closed", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_reports_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
        sa.UniqueConstraint("game", "chat", "by", name=op.f("uq_reports_game_chat_by")),
    )


def downgrade() -> None:
    op.drop_table("reports")
    op.drop_table("jottings")
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_column("phrase")
