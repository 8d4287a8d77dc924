"""Whoever joins a listed table asks its host; when the server was last alive."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("asks", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "beats",
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_beats")),
    )


def downgrade() -> None:
    op.drop_table("beats")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("asks")
