"""Keep how far each game is, for lists. Games from before have nothing there, and lists say less of them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("progress", sa.LargeBinary))
