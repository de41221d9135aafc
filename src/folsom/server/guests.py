"""Guests: who asks, by a signed token; how they are called; and how they come back with a recovery phrase.

A token is `id.epoch.issued.signature`. It holds until its guest signs out everywhere, which raises the epoch.
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
REMEMBERED = 20_000  # guests that are known without asking the store
RANDOM = secrets.SystemRandom()


class GuestStore(Protocol):
    """What is needed of the store."""

    async def setting(self, name: str) -> bytes | None:
        """A setting of the server."""

    async def keep_setting(self, name: str, value: bytes) -> None:
        """Keep one."""

    async def add_guest(self, guest: GuestRow) -> None:
        """Keep a new guest."""

    async def guest(self, guest_id: str) -> GuestRow | None:
        """The guest of this id."""

    async def guest_of_phrase(self, phrase: bytes) -> GuestRow | None:
        """The guest whose recovery phrase has this hash."""

    async def rename(self, guest_id: str, name: str) -> None:
        """Give a guest another name."""

    async def raise_epoch(self, guest_id: str) -> int:
        """Make all tokens of a guest void; the new epoch."""

    async def keep_phrase(self, guest_id: str, phrase: bytes) -> None:
        """Keep the hash of a guest's recovery phrase, instead of an older one."""


async def signing_key(store: GuestStore, given: bytes | None) -> bytes:
    """The key that tokens are signed with: the one that was given, or else the one of this database."""
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
    """All guests of a store; those who were here lately are remembered."""

    def __init__(self, store: GuestStore, key: bytes, now: Callable[[], float] = time.time) -> None:
        self._store, self._key, self._now = store, key, now
        self._remembered: OrderedDict[str, GuestRow] = OrderedDict()

    # --- tokens ----------------------------------------------------------------------------

    def token_for(self, guest: GuestRow) -> str:
        """A token of a guest, for one device."""
        claim = f"{guest.id}.{guest.epoch}.{int(self._now())}"
        return f"{claim}.{self._signature(claim)}"

    def claimed(self, token: str) -> tuple[str, int] | None:
        """The guest's id and epoch that a token of ours names, even if it is void by now; None for any other text."""
        parts = TOKEN.fullmatch(token)
        if parts is None:
            return None
        guest_id, epoch, _, signature = parts.groups()
        expected = self._signature(token.rpartition(".")[0])
        return (guest_id, int(epoch)) if hmac.compare_digest(signature, expected) else None

    async def guest_of(self, token: str) -> GuestRow:
        """Whose token this is."""
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
        """A new guest, with a name or one that is made up."""
        called = made_up_name(RANDOM) if name is None else checked_name(name)
        guest = GuestRow(id=new_id(), name=called, epoch=0, phrase=None, created=self._now())
        await self._store.add_guest(guest)
        return self._remember(guest)

    async def rename(self, guest: GuestRow, name: str) -> GuestRow:
        """The guest under another name."""
        called = checked_name(name)
        await self._store.rename(guest.id, called)
        return self._remember(replace(self._latest(guest), name=called))

    async def new_phrase(self, guest: GuestRow) -> str:
        """A recovery phrase in the place of any older one; only its hash is kept."""
        phrase = new_phrase()
        kept = phrase_hash(phrase)
        await self._store.keep_phrase(guest.id, kept)
        self._remember(replace(self._latest(guest), phrase=kept))
        return phrase

    async def recover(self, phrase: str) -> GuestRow:
        """The guest of a recovery phrase."""
        guest = await self._store.guest_of_phrase(phrase_hash(phrase))
        if guest is None:
            raise Refused("wrong-phrase")
        return self._remember(self._latest(guest))

    async def revoke(self, guest: GuestRow) -> GuestRow:
        """The guest with all tokens void that there are."""
        epoch = await self._store.raise_epoch(guest.id)
        return self._remember(replace(self._latest(guest), epoch=epoch))

    # --- memory ----------------------------------------------------------------------------

    async def _known(self, guest_id: str) -> GuestRow | None:
        if guest_id in self._remembered:
            self._remembered.move_to_end(guest_id)
            return self._remembered[guest_id]
        guest = await self._store.guest(guest_id)
        if guest is None:
            return None
        return self._remember(self._latest(guest))

    def _latest(self, guest: GuestRow) -> GuestRow:
        """The guest as last changed here: what was read or held may be older."""
        return self._remembered.get(guest.id, guest)

    def _remember(self, guest: GuestRow) -> GuestRow:
        self._remembered[guest.id] = guest
        self._remembered.move_to_end(guest.id)
        if len(self._remembered) > REMEMBERED:
            self._remembered.popitem(last=False)
        return guest
