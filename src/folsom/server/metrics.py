"""The metrics of a running server, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
QUICK_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
SLOW_SECONDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
BATCH_UNITS = (1, 2, 5, 10, 20, 50, 100, 200)


class Metrics:
    """One server's metrics, in a registry of their own."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.tables = Gauge("folsom_tables", "Tables in memory", ["status"], registry=registry)
        self.sockets = Gauge("folsom_sockets", "Open sockets", registry=registry)
        self.choice_seconds = Histogram(
            "folsom_choice_seconds", "From a choice received to its news sent", buckets=QUICK_SECONDS, registry=registry
        )
        self.store_seconds = Histogram(
            "folsom_store_seconds", "Until a write was durable", buckets=QUICK_SECONDS, registry=registry
        )
        self.store_batch = Histogram(
            "folsom_store_batch", "Writes in one transaction", buckets=BATCH_UNITS, registry=registry
        )
        self.bot_seconds = Histogram(
            "folsom_bot_seconds", "How long a bot thought", ["level"], buckets=SLOW_SECONDS, registry=registry
        )
        self.bot_failures = Counter(
            "folsom_bot_failures", "Choices made by a simpler bot instead", ["level", "why"], registry=registry
        )
        self.refusals = Counter("folsom_refusals", "Requests and messages refused", ["code"], registry=registry)
        self.dropped_clients = Counter(
            "folsom_dropped_clients", "Sockets closed because they were too slow", registry=registry
        )

    def stored(self, units: int, seconds: float) -> None:
        """*units* were stored together; the first of them waited for *seconds*."""
        self.store_seconds.observe(seconds)
        self.store_batch.observe(units)

    def page(self) -> bytes:
        """All metrics in Prometheus's format."""
        return generate_latest(self._registry)
