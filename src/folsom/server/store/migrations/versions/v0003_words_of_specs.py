"""Rename the game `superexpress` to `super`, and a table's `eyes` to `spectator_views`.

Snapshots are dropped: they hold a game's state as an older version laid it out. Tables are replayed from their acts.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

OLD_GAME, NEW_GAME = "superexpress", "super"
OLD_FIELD, NEW_FIELD = "eyes", "spectator_views"


def upgrade() -> None:
    """Rename in rows and in specs."""
    for name in ("tables", "ratings"):
        rows = sa.table(name, sa.column("game", sa.String))
        op.execute(rows.update().where(rows.c.game == OLD_GAME).values(game=NEW_GAME))
    _rename_in_specs()
    op.execute(sa.table("snapshots").delete())


def _rename_in_specs() -> None:
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("spec", sa.LargeBinary))
    for table_id, spec in op.get_bind().execute(sa.select(tables.c.id, tables.c.spec)).all():
        renamed = _renamed(json.loads(spec))
        op.execute(tables.update().where(tables.c.id == table_id).values(spec=json.dumps(renamed).encode()))


def _renamed(spec: dict[str, object]) -> dict[str, object]:
    words = {NEW_FIELD if name == OLD_FIELD else name: value for name, value in spec.items()}
    return {**words, "game": NEW_GAME} if spec.get("game") == OLD_GAME else words
