"""The schema's history in steps: alembic runs those that a database lacks."""
