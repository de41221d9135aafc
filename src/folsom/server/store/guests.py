"""Statements for guests and the server's own settings."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, insert, select, update

from folsom.server.store.reading import AnyRow, Query
from folsom.server.store.rows import GuestRow
from folsom.server.store.schema import guests, settings
from folsom.server.store.writer import Write

_OF_GUEST = guests.c.id == bindparam("guest")
_ADD = insert(guests)
_RENAME = update(guests).where(_OF_GUEST).values(name=bindparam("to"))
_KEEP_PHRASE = update(guests).where(_OF_GUEST).values(phrase=bindparam("to"))
_RAISE_EPOCH = update(guests).where(_OF_GUEST).values(epoch=guests.c.epoch + 1)
_FORGET_SETTING = delete(settings).where(settings.c.name == bindparam("setting"))
_ADD_SETTING = insert(settings)

BY_ID: Query = select(guests).where(_OF_GUEST)
BY_PHRASE: Query = select(guests).where(guests.c.phrase == bindparam("phrase"))
SETTING: Query = select(settings.c.value).where(settings.c.name == bindparam("setting"))


def added(guest: GuestRow) -> list[Write]:
    """Add a guest."""
    return [Write(_ADD, asdict(guest))]


def renamed(guest: str, name: str) -> list[Write]:
    """Change a guest's name."""
    return [Write(_RENAME, {"guest": guest, "to": name})]


def phrase_kept(guest: str, phrase: bytes) -> list[Write]:
    """Replace the hash of a guest's phrase."""
    return [Write(_KEEP_PHRASE, {"guest": guest, "to": phrase})]


def epoch_raised(guest: str) -> list[Write]:
    """Raise the epoch of a guest's tokens."""
    return [Write(_RAISE_EPOCH, {"guest": guest})]


def setting_kept(name: str, value: bytes) -> list[Write]:
    """Set the value of a setting."""
    return [Write(_FORGET_SETTING, {"setting": name}), Write(_ADD_SETTING, {"name": name, "value": value})]


def guest_of(row: AnyRow) -> GuestRow:
    """The guest in a row."""
    return GuestRow(**row._mapping)
