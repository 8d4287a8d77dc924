"""People with an account, their devices, the seats that are theirs, and what their games came to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("login", sa.String(64), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("mail", sa.String(254), nullable=True),
        sa.Column("mail_checked", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("operator", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("shown", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("login", name=op.f("uq_people_login")),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"])
    op.create_table(
        "latchkeys",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["session"], ["sessions.token"], name=op.f("fk_latchkeys_session"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_latchkeys_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_latchkeys")),
    )
    op.create_index(op.f("ix_latchkeys_game"), "latchkeys", ["game"])
    op.create_index(op.f("ix_latchkeys_session"), "latchkeys", ["session"])
    op.create_table(
        "letters",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("mail", sa.String(254), nullable=True),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_letters_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_letters")),
    )
    op.create_index(op.f("ix_letters_person"), "letters", ["person"])
    op.create_table(
        "results",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(48), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Float(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("before", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_results_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_results")),
    )
    op.create_index(op.f("ix_results_who_title_at"), "results", ["who", "title", "at"])
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.add_column(sa.Column("rated", sa.Boolean(), server_default=sa.true(), nullable=False))
        batch_op.add_column(sa.Column("owner", sa.String(32), nullable=True))
        batch_op.create_foreign_key(op.f("fk_games_owner"), "people", ["owner"], ["id"], ondelete="SET NULL")
        batch_op.create_index(op.f("ix_games_owner"), ["owner"])
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("person", sa.String(32), nullable=True))
        batch_op.create_foreign_key(op.f("fk_seats_person"), "people", ["person"], ["id"], ondelete="SET NULL")
        batch_op.create_index(op.f("ix_seats_person"), ["person"])


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(op.f("ix_seats_person"))
        batch_op.drop_constraint(op.f("fk_seats_person"), type_="foreignkey")
        batch_op.drop_column("person")
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.drop_index(op.f("ix_games_owner"))
        batch_op.drop_constraint(op.f("fk_games_owner"), type_="foreignkey")
        batch_op.drop_column("owner")
        batch_op.drop_column("rated")
    for table in ("results", "letters", "latchkeys", "sessions", "people"):
        op.drop_table(table)
