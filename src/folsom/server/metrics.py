"""What can be measured of a running server, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)  # seconds
SLOW = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
BATCHES = (1, 2, 5, 10, 20, 50, 100, 200)


class Metrics:
    """The server's own figures; each server has a registry of its own."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.tables = Gauge("folsom_tables", "Tables in memory", ["status"], registry=registry)
        self.sockets = Gauge("folsom_sockets", "Open sockets", registry=registry)
        self.choice_seconds = Histogram(
            "folsom_choice_seconds", "From a choice received to its news sent", buckets=QUICK, registry=registry
        )
        self.store_seconds = Histogram(
            "folsom_store_seconds", "Until a write was durable", buckets=QUICK, registry=registry
        )
        self.store_batch = Histogram(
            "folsom_store_batch", "Writes in one transaction", buckets=BATCHES, registry=registry
        )
        self.bot_seconds = Histogram(
            "folsom_bot_seconds", "How long a bot thought", ["level"], buckets=SLOW, registry=registry
        )
        self.bot_failures = Counter(
            "folsom_bot_failures", "Choices made by a simpler bot instead", ["level", "why"], registry=registry
        )
        self.refusals = Counter("folsom_refusals", "What was refused", ["code"], registry=registry)
        self.dropped_clients = Counter(
            "folsom_dropped_clients", "Sockets closed because they were too slow", registry=registry
        )

    def stored(self, units: int, seconds: float) -> None:
        """So many units were stored together; the first of them had waited so long."""
        self.store_seconds.observe(seconds)
        self.store_batch.observe(units)

    def page(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self._registry)
