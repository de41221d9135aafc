"""Guests: tokens that can't be forged, memory that doesn't lie, phrases that work once each."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from folsom.server import guests as rooms
from folsom.server.guests import Guests, new_id, signing_key
from folsom.server.refusals import Refused
from folsom.server.store.rows import GuestRow

KEY = bytes(range(32))
T = TypeVar("T")


class MemoryStore:
    """A store in memory that counts how often it is asked for a guest."""

    def __init__(self) -> None:
        self.settings: dict[str, bytes] = {}
        self.rows: dict[str, GuestRow] = {}
        self.asked = 0

    async def setting(self, name: str) -> bytes | None:
        return self.settings.get(name)

    async def keep_setting(self, name: str, value: bytes) -> None:
        self.settings[name] = value

    async def add_guest(self, guest: GuestRow) -> None:
        self.rows[guest.id] = guest

    async def guest(self, guest_id: str) -> GuestRow | None:
        self.asked += 1
        return self.rows.get(guest_id)

    async def guest_of_phrase(self, phrase: bytes) -> GuestRow | None:
        return next((row for row in self.rows.values() if row.phrase == phrase), None)

    async def rename(self, guest_id: str, name: str) -> None:
        self.rows[guest_id] = replace(self.rows[guest_id], name=name)

    async def raise_epoch(self, guest_id: str) -> int:
        epoch = self.rows[guest_id].epoch + 1
        self.rows[guest_id] = replace(self.rows[guest_id], epoch=epoch)
        return epoch

    async def keep_phrase(self, guest_id: str, phrase: bytes) -> None:
        self.rows[guest_id] = replace(self.rows[guest_id], phrase=phrase)


class Slow(MemoryStore):
    """A store whose reads can be held up."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = asyncio.Event()

    async def guest(self, guest_id: str) -> GuestRow | None:
        read = await super().guest(guest_id)
        await self.go_on.wait()
        return read


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def guests(store: MemoryStore) -> Guests:
    return Guests(store, KEY, now=lambda: 1_000_000.5)


def done(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def refusal(work: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(Refused) as refused:
        done(work)
    return refused.value.code


# --- tokens --------------------------------------------------------------------------------------


def test_a_token_names_its_guest(guests: Guests) -> None:
    guest = done(guests.make("Belle"))
    token = guests.token_for(guest)
    assert token.startswith(f"{guest.id}.0.1000000.")
    assert done(guests.guest_of(token)) == guest


def test_a_token_is_signed_by_hmac_with_the_servers_key(guests: Guests) -> None:
    claim, _, signature = guests.token_for(done(guests.make())).rpartition(".")
    signed = hmac.digest(KEY, b"folsom token " + claim.encode(), hashlib.sha256)
    assert base64.urlsafe_b64decode(signature + "=") == signed


def test_a_token_of_another_server_is_nobodys(store: MemoryStore, guests: Guests) -> None:
    guest = done(guests.make())
    forged = Guests(store, bytes(32)).token_for(guest)
    assert refusal(guests.guest_of(forged)) == "not-a-guest"


def test_no_part_of_a_token_can_be_changed(guests: Guests) -> None:
    token = guests.token_for(done(guests.make()))
    other = guests.token_for(done(guests.make()))
    services, others = token.split("."), other.split(".")
    changed = [
        ".".join([others[0], *services[1:]]),
        ".".join([services[0], "1", *services[2:]]),
        ".".join([*services[:2], "7", services[3]]),
        ".".join([*services[:3], others[3]]),
        token + "A",
        token[:-1],
        token.upper(),
        token.replace(".", "_"),
        f" {token}",
        "",
    ]
    assert [refusal(guests.guest_of(text)) for text in changed] == ["not-a-guest"] * len(changed)


@given(st.text(max_size=120))
def test_no_text_is_a_token(text: str) -> None:
    assert Guests(MemoryStore(), KEY).claimed(text) is None


def test_a_token_of_a_guest_whom_the_store_has_lost_is_nobodys(store: MemoryStore) -> None:
    lost = GuestRow(new_id(), "Lost", 0, None, 0.0)
    guests = Guests(store, KEY)
    assert refusal(guests.guest_of(guests.token_for(lost))) == "not-a-guest"


def test_to_sign_out_everywhere_makes_every_token_void_but_the_next(guests: Guests) -> None:
    guest = done(guests.make())
    here, there = guests.token_for(guest), guests.token_for(guest)
    fresh = guests.token_for(done(guests.revoke(guest)))
    assert [refusal(guests.guest_of(token)) for token in (here, there)] == ["token-void"] * 2
    assert done(guests.guest_of(fresh)).id == guest.id


def test_ids_cant_be_guessed() -> None:
    ids = {new_id() for _ in range(100)}
    assert len(ids) == 100
    assert all(len(found) == 26 and set(found) <= set("abcdefghijklmnopqrstuvwxyz234567") for found in ids)


# --- the key -------------------------------------------------------------------------------------


def test_the_key_is_made_once_and_kept(store: MemoryStore) -> None:
    made = done(signing_key(store, None))
    assert len(made) == 32
    assert done(signing_key(store, None)) == made


def test_a_key_that_is_given_is_used_and_not_kept(store: MemoryStore) -> None:
    assert done(signing_key(store, KEY)) == KEY
    assert store.settings == {}


# --- names and phrases ---------------------------------------------------------------------------


def test_a_guest_has_the_name_they_chose_or_one_that_is_made_up(guests: Guests) -> None:
    assert done(guests.make(" Belle ")).name == "Belle"
    assert done(guests.make()).name.count(" ") == 2


def test_a_name_that_cant_be_leaves_everything_as_it_was(store: MemoryStore, guests: Guests) -> None:
    assert refusal(guests.make("\u202e")) == "bad-name"
    assert store.rows == {}
    guest = done(guests.make("Belle"))
    assert refusal(guests.rename(guest, "x" * 25)) == "bad-name"
    assert store.rows[guest.id] == done(guests.guest_of(guests.token_for(guest))) == guest


def test_another_name_is_known_at_once(guests: Guests) -> None:
    guest = done(guests.make("Belle"))
    assert done(guests.rename(guest, "Doc")).name == "Doc"
    assert done(guests.guest_of(guests.token_for(guest))).name == "Doc"


def test_a_phrase_gives_the_guest_on_another_device(store: MemoryStore, guests: Guests) -> None:
    guest = done(guests.make("Belle"))
    phrase = done(guests.new_phrase(guest))
    assert done(guests.recover(phrase.upper())).id == guest.id
    assert done(Guests(store, KEY).recover(phrase)).id == guest.id


def test_only_the_last_phrase_counts_and_only_its_hash_is_kept(store: MemoryStore, guests: Guests) -> None:
    guest = done(guests.make("Belle"))
    old, new = done(guests.new_phrase(guest)), done(guests.new_phrase(guest))
    assert refusal(guests.recover(old)) == "wrong-phrase"
    assert done(guests.recover(new)).id == guest.id
    assert new.encode() not in (store.rows[guest.id].phrase or b"")
    assert len(store.rows[guest.id].phrase or b"") == 32


# --- memory --------------------------------------------------------------------------------------


def test_a_guest_is_looked_up_once(store: MemoryStore, guests: Guests) -> None:
    token = guests.token_for(done(guests.make()))
    fresh = Guests(store, KEY)
    for _ in range(3):
        done(fresh.guest_of(token))
    assert store.asked == 1


def test_only_so_many_guests_are_remembered(
    store: MemoryStore, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "REMEMBERED", 3)
    tokens = [guests.token_for(done(guests.make())) for _ in range(5)]
    assert len(guests._remembered) == 3
    assert [done(guests.guest_of(token)).id for token in tokens] == list(store.rows)


def test_a_guest_who_was_here_lately_is_remembered_longest(
    store: MemoryStore, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "REMEMBERED", 2)
    first = guests.token_for(done(guests.make()))
    done(guests.make())
    done(guests.guest_of(first))
    done(guests.make())
    done(guests.guest_of(first))
    assert store.asked == 0


def test_a_read_that_is_overtaken_by_signing_out_doesnt_bring_the_old_epoch_back() -> None:
    async def overtaken() -> str:
        store = Slow()
        token = Guests(store, KEY).token_for(guest := GuestRow(new_id(), "Belle", 0, None, 0.0))
        await store.add_guest(guest)
        guests = Guests(store, KEY)
        reading = asyncio.create_task(guests.guest_of(token))
        while not store.asked:
            await asyncio.sleep(0)
        await guests.revoke(guest)
        store.go_on.set()
        with pytest.raises(Refused) as refused:
            await reading
        return refused.value.code

    assert done(overtaken()) == "token-void"
