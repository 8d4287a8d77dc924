"""A clock for each seat, hours in which it stands still, standing orders; when no server ran."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.add_column(sa.Column("clock", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("clocks", sa.Text(), nullable=True))
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("orders", sa.Text(), nullable=True))
    op.create_table(
        "outages",
        sa.Column("began", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("began", name=op.f("pk_outages")),
    )


def downgrade() -> None:
    op.drop_table("outages")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("orders")
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.drop_column("clocks")
        batch_op.drop_column("clock")
