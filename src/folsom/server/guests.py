"""Guests: recognised by a signed token, and recovered by a phrase.

A token is `id.epoch.issued.signature`. It is valid until its guest signs out everywhere, which raises the epoch.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from base64 import b32encode, urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol

from msgspec.structs import replace

from folsom.server.names import checked_name, made_up_name
from folsom.server.phrases import new_phrase, phrase_hash
from folsom.server.refusals import Refused
from folsom.server.store.rows import GuestRow

__all__ = ["GuestStore", "Guests", "checked_name", "made_up_name", "new_id", "signing_key"]

KEY_BYTES = 32
KEY_SETTING = "key"
ID_BYTES = 16
TOKEN = re.compile(r"([a-z2-7]{26})\.(\d{1,9})\.(\d{1,12})\.([\w-]{43})", re.ASCII)
GUESTS_CACHED = 20_000
RANDOM = secrets.SystemRandom()


class GuestStore(Protocol):
    """What guests need from the store."""

    async def setting(self, name: str) -> bytes | None:
        """A setting of the server."""

    async def keep_setting(self, name: str, value: bytes) -> None:
        """Store a setting of the server."""

    async def add_guest(self, guest: GuestRow) -> None:
        """Store a new guest."""

    async def guest(self, guest_id: str) -> GuestRow | None:
        """The guest with this id."""

    async def guest_of_phrase(self, phrase: bytes) -> GuestRow | None:
        """The guest whose recovery phrase has this hash."""

    async def rename(self, guest_id: str, name: str) -> None:
        """Change a guest's name."""

    async def raise_epoch(self, guest_id: str) -> int:
        """Invalidate all tokens of a guest; returns the new epoch."""

    async def keep_phrase(self, guest_id: str, phrase: bytes) -> None:
        """Store the hash of a guest's recovery phrase, replacing any older one."""


async def signing_key(store: GuestStore, given: bytes | None) -> bytes:
    """The key that signs tokens: the given one, or the one in this database."""
    if given is not None:
        return given
    kept = await store.setting(KEY_SETTING)
    if kept is None:
        kept = secrets.token_bytes(KEY_BYTES)
        await store.keep_setting(KEY_SETTING, kept)
    return kept


def new_id() -> str:
    """An id that nobody can guess: 26 letters and digits."""
    return b32encode(secrets.token_bytes(ID_BYTES)).decode().rstrip("=").casefold()


class Guests:
    """All guests of a store, with a cache of recent ones."""

    def __init__(self, store: GuestStore, key: bytes, now: Callable[[], float] = time.time) -> None:
        self._store, self._key, self._now = store, key, now
        self._cache: OrderedDict[str, GuestRow] = OrderedDict()

    # --- tokens ----------------------------------------------------------------------------

    def token_for(self, guest: GuestRow) -> str:
        """A token for one of the guest's devices."""
        claim = f"{guest.id}.{guest.epoch}.{int(self._now())}"
        return f"{claim}.{self._signature(claim)}"

    def claimed(self, token: str) -> tuple[str, int] | None:
        """The guest's id and epoch in a token, even if it is no longer valid; None if we didn't sign it."""
        parts = TOKEN.fullmatch(token)
        if parts is None:
            return None
        guest_id, epoch, _, signature = parts.groups()
        expected = self._signature(token.rpartition(".")[0])
        return (guest_id, int(epoch)) if hmac.compare_digest(signature, expected) else None

    async def guest_of(self, token: str) -> GuestRow:
        """The guest of a valid token; refused otherwise."""
        claim = self.claimed(token)
        guest = None if claim is None else await self._known(claim[0])
        if claim is None or guest is None:
            raise Refused("not-a-guest")
        if guest.epoch != claim[1]:
            raise Refused("token-void")
        return guest

    def _signature(self, claim: str) -> str:
        signed = hmac.digest(self._key, b"folsom token " + claim.encode(), hashlib.sha256)
        return urlsafe_b64encode(signed).decode().rstrip("=")

    # --- guests ----------------------------------------------------------------------------

    async def make(self, name: str | None = None) -> GuestRow:
        """Make a guest, with the given name or a made-up one."""
        called = made_up_name(RANDOM) if name is None else checked_name(name)
        guest = GuestRow(id=new_id(), name=called, epoch=0, phrase=None, created=self._now())
        await self._store.add_guest(guest)
        return self._cached(guest)

    async def rename(self, guest: GuestRow, name: str) -> GuestRow:
        """Change the guest's name."""
        called = checked_name(name)
        await self._store.rename(guest.id, called)
        return self._cached(replace(self._latest(guest), name=called))

    async def new_phrase(self, guest: GuestRow) -> str:
        """Make a recovery phrase that replaces any older one; only its hash is stored."""
        phrase = new_phrase()
        kept = phrase_hash(phrase)
        await self._store.keep_phrase(guest.id, kept)
        self._cached(replace(self._latest(guest), phrase=kept))
        return phrase

    async def recover(self, phrase: str) -> GuestRow:
        """The guest of a recovery phrase."""
        guest = await self._store.guest_of_phrase(phrase_hash(phrase))
        if guest is None:
            raise Refused("wrong-phrase")
        return self._cached(self._latest(guest))

    async def revoke(self, guest: GuestRow) -> GuestRow:
        """Invalidate all tokens of the guest."""
        epoch = await self._store.raise_epoch(guest.id)
        return self._cached(replace(self._latest(guest), epoch=epoch))

    # --- the cache -------------------------------------------------------------------------

    async def _known(self, guest_id: str) -> GuestRow | None:
        if guest_id in self._cache:
            self._cache.move_to_end(guest_id)
            return self._cache[guest_id]
        guest = await self._store.guest(guest_id)
        if guest is None:
            return None
        return self._cached(self._latest(guest))

    def _latest(self, guest: GuestRow) -> GuestRow:
        """The guest as last changed here; the caller's copy may be older."""
        return self._cache.get(guest.id, guest)

    def _cached(self, guest: GuestRow) -> GuestRow:
        self._cache[guest.id] = guest
        self._cache.move_to_end(guest.id)
        if len(self._cache) > GUESTS_CACHED:
            self._cache.popitem(last=False)
        return guest
