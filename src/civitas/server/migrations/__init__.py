"""The revisions of the schema, run by Alembic when a server opens its database."""
