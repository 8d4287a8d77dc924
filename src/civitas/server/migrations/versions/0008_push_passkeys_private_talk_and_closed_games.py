"""Browsers that are told things, passkeys, whom somebody blocks, talk between two seats, and games that were closed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.add_column(sa.Column("overheard", sa.Boolean(), server_default=sa.true(), nullable=False))
        batch_op.add_column(sa.Column("closed", sa.Float(), nullable=True))
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("hearer", sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column("removed", sa.Float(), nullable=True))
    with op.batch_alter_table("ways", schema=None) as batch_op:
        batch_op.add_column(sa.Column("keys", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("session", sa.String(64), nullable=True))
        batch_op.create_foreign_key(op.f("fk_ways_session"), "sessions", ["session"], ["token"], ondelete="CASCADE")
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_passkeys_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
    )
    op.create_index(op.f("ix_passkeys_person"), "passkeys", ["person"], unique=False)
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_challenges_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("challenge", name=op.f("pk_challenges")),
    )
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_blocks_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name=op.f("fk_blocks_other"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "other", name=op.f("pk_blocks")),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )


def downgrade() -> None:
    for name in ("secrets", "blocks", "challenges", "passkeys"):
        op.drop_table(name)
    op.execute(sa.text("DELETE FROM ways WHERE kind = 'push'"))
    with op.batch_alter_table("ways", schema=None) as batch_op:
        batch_op.drop_constraint(op.f("fk_ways_session"), type_="foreignkey")
        batch_op.drop_column("session")
        batch_op.drop_column("keys")
    op.execute(sa.text("DELETE FROM chat WHERE hearer IS NOT NULL OR removed IS NOT NULL"))  # what the older form would show to everybody
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_column("removed")
        batch_op.drop_column("hearer")
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.drop_column("closed")
        batch_op.drop_column("overheard")
