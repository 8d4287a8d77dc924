"""Browsers of guests, which are told things too; and the account of whoever said something."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("ways", schema=None) as batch_op:
        batch_op.alter_column("person", existing_type=sa.String(32), nullable=True)
        batch_op.add_column(sa.Column("settings", sa.Text(), nullable=True))
    with op.batch_alter_table("notices", schema=None) as batch_op:
        batch_op.alter_column("person", existing_type=sa.String(32), nullable=True)
    op.create_table(
        "told",
        sa.Column("way", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["way"], ["ways.id"], name=op.f("fk_told_way"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_told_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("way", "game", "seat", name=op.f("pk_told")),
    )
    op.create_index(op.f("ix_told_game"), "told", ["game"], unique=False)
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("person", sa.String(32), nullable=True))
        batch_op.create_foreign_key(op.f("fk_chat_person"), "people", ["person"], ["id"], ondelete="SET NULL")


def downgrade() -> None:
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_constraint(op.f("fk_chat_person"), type_="foreignkey")
        batch_op.drop_column("person")
    op.drop_table("told")
    op.execute(sa.text("DELETE FROM notices WHERE person IS NULL"))
    op.execute(sa.text("DELETE FROM ways WHERE person IS NULL"))
    with op.batch_alter_table("notices", schema=None) as batch_op:
        batch_op.alter_column("person", existing_type=sa.String(32), nullable=False)
    with op.batch_alter_table("ways", schema=None) as batch_op:
        batch_op.drop_column("settings")
        batch_op.alter_column("person", existing_type=sa.String(32), nullable=False)
