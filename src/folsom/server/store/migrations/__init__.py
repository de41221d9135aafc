"""How the schema came to be, a step at a time: alembic carries out those that a database lacks."""
