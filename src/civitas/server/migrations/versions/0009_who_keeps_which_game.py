"""Who keeps which game: the shares in which games are dealt to processes, and the processes."""

from __future__ import annotations

import string

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    shares = op.create_table(
        "shares",
        sa.Column("share", sa.String(1), nullable=False),
        sa.Column("fence", sa.BigInteger(), nullable=False),
        sa.Column("process", sa.String(32), nullable=True),
        sa.PrimaryKeyConstraint("share", name=op.f("pk_shares")),
    )
    named = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"
    op.bulk_insert(shares, [{"share": share, "fence": 0, "process": None} for share in named])
    op.create_table(
        "processes",
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=True),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("hand", sa.String(108), nullable=False),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_processes")),
    )


def downgrade() -> None:
    op.drop_table("processes")
    op.drop_table("shares")
