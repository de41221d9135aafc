"""Rate limits: token buckets for each guest and address, and limits on their open sockets.

Memory is bounded: if there are too many keys, the least recently used are forgotten.
"""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from folsom.server.refusals import Refused
from folsom.server.settings import Settings

KEYS_REMEMBERED = 20_000  # of one kind
SECONDS_PER_MINUTE, SECONDS_PER_HOUR = 60.0, 3600.0
SOCKET_WAIT_SECONDS = 10  # until other sockets have closed
Now = Callable[[], float]


class Bucket:
    """Holds up to *burst* tokens, and gets *rate* new ones per second. Each request takes one."""

    __slots__ = ("_burst", "_left", "_now", "_rate", "_seen")

    def __init__(self, rate: float, burst: float, now: Now = time.monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._left, self._seen = burst, now()

    def take(self) -> float:
        """Take a token and return 0; if there is none, return the seconds until there is one."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return (1 - self._left) / self._rate
        self._left -= 1
        return 0.0

    def give_back(self) -> None:
        """Return a token."""
        self._left = min(self._burst, self._left + 1)


class Buckets:
    """A bucket for each key."""

    def __init__(self, rate: float, burst: float, now: Now = time.monotonic, remembered: int = KEYS_REMEMBERED) -> None:
        self._rate, self._burst, self._now, self._remembered = rate, burst, now, remembered
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str) -> None:
        """Take a token from this key's bucket; refused if there is none."""
        wait = self._bucket(key).take()
        if wait > 0:
            raise Refused("too-many", seconds=math.ceil(wait))

    def give_back(self, key: str) -> None:
        """Return a token to this key's bucket."""
        self._bucket(key).give_back()

    def _bucket(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, self._now)
            if len(self._buckets) > self._remembered:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket


class SocketCounts:
    """The number of open sockets for each key, up to a limit."""

    def __init__(self, limit: int) -> None:
        self._limit, self._held = limit, Counter[str]()

    def __len__(self) -> int:
        return len(self._held)

    @contextmanager
    def one(self, key: str) -> Iterator[None]:
        """Count one more open socket; refused if that is too many."""
        if self._held[key] >= self._limit:
            raise Refused("too-many", seconds=SOCKET_WAIT_SECONDS)
        self._held[key] += 1
        try:
            yield
        finally:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]


class Rates:
    """All limits of a server."""

    def __init__(self, settings: Settings, now: Now = time.monotonic) -> None:
        self._settings, self._now = settings, now
        self._guests = Buckets(settings.guest_requests, settings.guest_burst, now)
        self._addresses = Buckets(settings.address_requests, settings.address_burst, now)
        self._new_guests = Buckets(settings.new_guests / SECONDS_PER_MINUTE, settings.new_guests, now)
        self._new_tables = Buckets(settings.new_tables / SECONDS_PER_MINUTE, settings.new_tables, now)
        self._wrong_codes = Buckets(settings.wrong_codes / SECONDS_PER_HOUR, settings.wrong_codes, now)
        self._replays = Buckets(settings.replays / SECONDS_PER_MINUTE, settings.replays, now)
        self._guest_sockets = SocketCounts(settings.guest_sockets)
        self._address_sockets = SocketCounts(settings.address_sockets)

    def request(self, guest_id: str | None, address: str) -> None:
        """Count a request; refused if there were too many."""
        self._addresses.take(address)
        if guest_id is not None:
            self._guests.take(guest_id)

    def new_guest(self, address: str) -> None:
        """Count a new guest; refused if there were too many."""
        self._new_guests.take(address)

    def new_table(self, guest_id: str) -> None:
        """Count a new table; refused if there were too many."""
        self._new_tables.take(guest_id)

    def replay(self, address: str) -> None:
        """Count a replay, which is a lot of work; refused if there were too many."""
        self._replays.take(address)

    @contextmanager
    def joining(self, address: str) -> Iterator[None]:
        """Count a try of a join code; refused if too many from this address were wrong. Right ones don't count."""
        self._wrong_codes.take(address)
        yield
        self._wrong_codes.give_back(address)

    @contextmanager
    def socket(self, guest_id: str | None, address: str) -> Iterator[Bucket]:
        """Count an open socket, and give it a bucket for its messages; refused if there are too many."""
        with self._address_sockets.one(address):
            if guest_id is None:
                yield self._messages()
            else:
                with self._guest_sockets.one(guest_id):
                    yield self._messages()

    def _messages(self) -> Bucket:
        return Bucket(self._settings.messages, self._settings.message_burst, self._now)
