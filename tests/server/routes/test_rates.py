"""How much anyone may ask for, by a clock that the test drives."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from folsom.server.refusals import Refused
from folsom.server.routes.rates import Bucket, Buckets, Rates, SocketCounts
from folsom.server.routes.security import COOKIE
from folsom.server.settings import Settings
from tests.server.http_client import Client, bearer, http_client, refused, services_of


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Client]:
    """A server that takes little, at a moment that never passes."""
    limits = {"address_burst": 8, "guest_burst": 3, "new_guests": 2}
    with http_client(tmp_path, **limits) as client:
        services = services_of(client)
        services.rates = Rates(services.settings, Clock())
        yield client


# --- buckets -------------------------------------------------------------------------------------


def test_a_bucket_gives_its_burst_and_then_its_rate(clock: Clock) -> None:
    bucket = Bucket(2, 3, clock)
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    clock.time += 0.25
    assert bucket.take() == 0.25
    clock.time += 0.25
    assert [bucket.take(), bucket.take()] == [0, 0.5]


def test_a_bucket_that_rests_is_full_and_no_more(clock: Clock) -> None:
    bucket = Bucket(2, 3, clock)
    clock.time += 1000
    assert [bucket.take() > 0 for _ in range(4)] == [False, False, False, True]


@given(st.lists(st.floats(0, 2), max_size=60), st.integers(1, 5), st.integers(1, 10))
def test_nobody_gets_more_than_the_burst_and_the_rate(waits: list[float], rate: int, burst: int) -> None:
    clock = Clock()
    bucket, given_out = Bucket(rate, burst, clock), 0
    for wait in waits:
        clock.time += wait
        given_out += bucket.take() == 0
    assert given_out <= burst + rate * (clock.time - 100) + 1e-6


def test_who_is_refused_is_told_how_many_whole_seconds_to_wait(clock: Clock) -> None:
    buckets = Buckets(0.25, 1, clock)
    buckets.take("Belle")
    with pytest.raises(Refused) as refusal:
        buckets.take("Belle")
    assert (refusal.value.code, refusal.value.facts) == ("too-many", {"seconds": 4})
    buckets.take("Doc")


def test_memory_is_bounded_and_keeps_those_who_asked_last(clock: Clock) -> None:
    buckets = Buckets(1, 1, clock, remembered=2)
    for key in ("Belle", "Doc"):
        buckets.take(key)
    with pytest.raises(Refused):
        buckets.take("Belle")
    buckets.take("Tuco")
    assert len(buckets) == 2
    with pytest.raises(Refused):
        buckets.take("Belle")


def test_sockets_are_counted_while_they_are_open(clock: Clock) -> None:
    rates = Rates(Settings(guest_sockets=2, address_sockets=3), clock)
    with ExitStack() as stack:
        for _ in range(2):
            stack.enter_context(rates.socket("Belle", "here"))
        with pytest.raises(Refused, match="too-many"), rates.socket("Belle", "there"):
            pass
        stack.enter_context(rates.socket(None, "here"))
        with pytest.raises(Refused, match="too-many"), rates.socket("Doc", "here"):
            pass
    with rates.socket("Belle", "here"), rates.socket("Belle", "here"), rates.socket("Doc", "here"):
        pass


def test_closed_sockets_leave_nothing_behind() -> None:
    held = SocketCounts(1)
    with held.one("Belle"):
        assert len(held) == 1
    with pytest.raises(ZeroDivisionError), held.one("Belle"):
        raise ZeroDivisionError
    assert len(held) == 0


def test_each_socket_has_a_bucket_of_its_own(clock: Clock) -> None:
    rates = Rates(Settings(messages=1, message_burst=2), clock)
    with rates.socket(None, "here") as one, rates.socket(None, "here") as other:
        assert [bucket.take() for bucket in (one, one, one, other)] == [0, 0, 1, 0]


# --- at the door ---------------------------------------------------------------------------------


def test_an_address_that_asks_too_often_waits(strict: Client) -> None:
    assert [strict.get("/health/live").status_code for _ in range(8)] == [200] * 8
    response = strict.get("/health/live")
    assert refused(response) == (429, "too-many", {"seconds": 1})
    assert response.headers["retry-after"] == "1"


@pytest.mark.parametrize(("method", "path"), [("GET", "/api/nothing"), ("PUT", "/api/me"), ("GET", "/"), ("PUT", "/x")])
def test_asking_for_what_there_isnt_counts_too(strict: Client, method: str, path: str) -> None:
    statuses = [strict.request(method, path).status_code for _ in range(9)]
    assert statuses[-1] == 429
    assert 429 not in statuses[:-1]


def test_a_guest_who_asks_too_often_waits_wherever_they_are(strict: Client) -> None:
    strict.post("/api/guests")
    token = strict.cookies[COOKIE]
    strict.cookies.clear()
    statuses = [strict.get("/api/me", headers=bearer(token)).status_code for _ in range(4)]
    assert statuses == [200, 200, 200, 429]
    assert strict.get("/health/live").status_code == 200


def test_new_guests_are_few_for_each_address(strict: Client) -> None:
    for _ in range(2):
        assert strict.post("/api/guests").status_code == 200
        strict.cookies.clear()
    assert refused(strict.post("/api/guests")) == (429, "too-many", {"seconds": 30})
    assert strict.cookies.get(COOKIE) is None


def test_new_tables_are_few_for_each_guest(clock: Clock) -> None:
    rates = Rates(Settings(new_tables=2), clock)
    for _ in range(2):
        rates.new_table("Belle")
    with pytest.raises(Refused, match="too-many"):
        rates.new_table("Belle")
    clock.time += 30
    rates.new_table("Belle")
    rates.new_table("Doc")
