"""Give open tables a join code, including those that are already open."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

ALPHABET, LENGTH = "23456789CDFHJKMNPQRTVWXY", 6


def upgrade() -> None:
    """Add the column, and fill it in."""
    op.add_column("tables", sa.Column("code", sa.String))
    _give_codes()
    op.create_index("tables_by_code", "tables", ["code"], unique=True)


def _give_codes() -> None:
    tables = sa.table("tables", *(sa.column(name, sa.String) for name in ("id", "status", "code")))
    open_ids = op.get_bind().scalars(sa.select(tables.c.id).where(tables.c.status == "open")).all()
    codes = set[str]()
    while len(codes) < len(open_ids):
        codes.add("".join(secrets.choice(ALPHABET) for _ in range(LENGTH)))
    for table_id, code in zip(open_ids, codes, strict=True):
        op.execute(tables.update().where(tables.c.id == table_id).values(code=code))
