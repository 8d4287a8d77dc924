"""How Alembic runs: on the connection it is given (see store.upgrade)."""

from __future__ import annotations

from alembic import context

from civitas.server.schema import metadata

connection = context.config.attributes["connection"]
sqlite = connection.dialect.name == "sqlite"
if sqlite:  # SQLite changes a table by making it anew: the rows of others that hang on it must not go with the old one
    connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
if sqlite:
    connection.commit()
    connection.exec_driver_sql("PRAGMA foreign_keys=ON")
