"""Say of an undo how many choices it keeps, and of a table whether a person who plays alone went back in its game."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the columns: until now nobody could go back behind another's choice."""
    op.add_column("acts", sa.Column("keeps", sa.Integer))
    op.add_column("tables", sa.Column("undone", sa.Boolean, nullable=False, server_default=sa.false()))
