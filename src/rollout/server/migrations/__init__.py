"""Changes of the store's tables, in order, for Alembic."""
