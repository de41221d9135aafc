"""How the server is set up: defaults, then a TOML file, then the environment, then the command line.

What can't be is answered with a sentence that says where it came from and what is allowed.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import Field, dataclass, field, fields
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from folsom.server import reading

PREFIX = "FOLSOM_"
CONFIG = "FOLSOM_CONFIG"
OF_OTHERS = {"FOLSOM_RULES", "FOLSOM_CACHE", "FOLSOM_BMI2", CONFIG}  # of the rules, and of this page itself
DATABASE_FILE = "folsom.db"
USUAL_PORT = 1899
HERE = Path()
RATE, COUNT = reading.number(0.1, 1e6), reading.whole(1, 10**6)


class BadSetting(ValueError):
    """A setting that can't be; the text is a sentence."""


def usual_workers() -> int:
    """One process fewer than there are processors, at least one: the server needs one for itself."""
    return max(1, (os.cpu_count() or 1) - 1)


def _is(read: Callable[[Any], Any], about: str, *, default: Any, secret: bool = False) -> Any:
    return field(default=default, metadata={"read": read, "about": about, "secret": secret})


_secret = partial(_is, secret=True)


@dataclass(frozen=True)
class Settings:
    """Everything that can be set."""

    host: str = _is(reading.text, "the address to listen at; 0.0.0.0 for all", default="127.0.0.1")
    port: int = _is(reading.whole(0, 65535), "the port to listen at; 0 for any that is free", default=USUAL_PORT)
    data: Path = _is(reading.folder, "the folder of the server's data", default=HERE)  # noqa: RUF009  # it makes a field
    database: str = _secret(reading.text, "sqlite:///FILE or postgresql://…; by default a file in data", default="")
    key: bytes | None = _secret(reading.key, "signs tokens; by default one that is in the database", default=None)
    public_url: str = _is(reading.origin, "where people reach the server, if it is behind a proxy", default="")
    origins: tuple[str, ...] = _is(reading.origins, "other pages that may use this server", default=())
    trusted_proxies: tuple[str, ...] = _is(reading.networks, "proxies whose X-Forwarded-… are believed", default=())
    tls: bool = _is(reading.truth, "on where people reach the server by https alone", default=False)
    pace: tuple[float, float] = _is(reading.span, "seconds that a bot seems to think, from and to", default=(0.5, 1.1))
    workers: int = _is(reading.whole(1, 64), "processes in which bots think", default=usual_workers())
    sleep_after: float = _is(reading.number(1, 86400), "seconds until an idle table leaves memory", default=60.0)
    keep_open: float = _is(
        reading.number(1, 8760), "hours until a table is closed that nobody starts and nobody visits", default=24.0
    )
    guest_requests: float = _is(RATE, "requests a second of a guest", default=20.0)
    guest_burst: int = _is(COUNT, "requests of a guest at once", default=60)
    address_requests: float = _is(RATE, "requests a second of an address", default=60.0)
    address_burst: int = _is(COUNT, "requests of an address at once", default=240)
    new_guests: int = _is(COUNT, "new guests a minute of an address", default=10)
    new_tables: int = _is(COUNT, "new tables a minute of a guest", default=20)
    wrong_codes: int = _is(COUNT, "wrong join codes an hour of an address", default=20)
    replays: int = _is(COUNT, "replays a minute of an address", default=30)
    guest_sockets: int = _is(COUNT, "open sockets of a guest", default=32)
    address_sockets: int = _is(COUNT, "open sockets of an address", default=256)
    messages: float = _is(RATE, "messages a second of a socket", default=15.0)
    message_burst: int = _is(COUNT, "messages of a socket at once", default=30)
    log: str = _is(reading.one_of("json", "text"), "json or text; by default text on a terminal", default="")
    access_log: bool = _is(reading.truth, "a line in the log for each request", default=False)
    metrics: str = _is(reading.one_of("local", "open", "off"), "who may read /metrics", default="local")

    @property
    def database_url(self) -> str:
        """Where the database is."""
        return self.database or f"sqlite:///{self.data / DATABASE_FILE}"

    @property
    def is_https(self) -> bool:
        """Whether people reach the server by https alone."""
        return self.tls or self.public_url.startswith("https:")


FIELDS: dict[str, Field[Any]] = {setting.name: setting for setting in fields(Settings)}


class Given(NamedTuple):
    """What was set, and where."""

    value: Any
    source: str


def gathered(arguments: Mapping[str, Any], environment: Mapping[str, str], **defaults: Any) -> dict[str, Given]:
    """All that is set, each by the strongest source; `arguments` has `config` too; raises `BadSetting`."""
    config = arguments.get("config") or environment.get(CONFIG)
    given = {name: Given(value, "a default") for name, value in defaults.items()}
    given |= dict(_of_file(Path(config))) if config else {}
    given |= dict(_of_environment(environment))
    given |= dict(_of_arguments(arguments))
    return given


def settings_of(given: Mapping[str, Given]) -> Settings:
    """The settings, checked; raises `BadSetting`."""
    return Settings(**{name: _read(name, *what) for name, what in given.items()})


def _read(name: str, value: Any, source: str) -> Any:
    try:
        return FIELDS[name].metadata["read"](value)
    except ValueError as error:
        found = "" if FIELDS[name].metadata["secret"] else f", not {value!r}"
        raise BadSetting(f"{name} is {error}{found} (from {source})") from None


# --- sources ---------------------------------------------------------------------------------


def _of_file(file: Path) -> Iterator[tuple[str, Given]]:
    for name, value in _parsed(file).items():
        if name not in FIELDS:
            raise BadSetting(f"there is no setting {name!r} (from {file}){_nearest(name, FIELDS)}")
        yield name, Given(value, str(file))


def _parsed(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting(f"the settings file {file} can't be read: {error.strerror}") from None
    except ValueError as error:  # no UTF-8, or no TOML
        raise BadSetting(f"the settings file {file} isn't TOML: {error}") from None


def _of_environment(environment: Mapping[str, str]) -> Iterator[tuple[str, Given]]:
    """The variables that are set to something."""
    known = {PREFIX + name.upper(): name for name in FIELDS}
    for variable, value in environment.items():
        if variable.startswith(PREFIX) and variable not in OF_OTHERS and value:
            if variable not in known:
                raise BadSetting(f"there is no setting {variable} (from the environment){_nearest(variable, known)}")
            yield known[variable], Given(value, variable)


def _of_arguments(arguments: Mapping[str, Any]) -> Iterator[tuple[str, Given]]:
    for name, value in arguments.items():
        if name in FIELDS and value is not None:
            yield name, Given(value, f"--{name.replace('_', '-')}")


def _nearest(name: str, known: Mapping[str, Any]) -> str:
    """The known name that was meant, or all of them."""
    near = get_close_matches(name, known, n=1)
    return f"; did you mean {near[0]}?" if near else f"; there are {', '.join(known)}"


# --- as people see them ----------------------------------------------------------------------


def shown(settings: Settings, given: Mapping[str, Given]) -> Iterator[str]:
    """A line for each setting as the file would have it, what it is, and where it came from; no secret."""
    for name, setting in FIELDS.items():
        source = given[name].source if name in given else "a default"
        yield f"{name} = {_shown(setting, getattr(settings, name))}  # {setting.metadata['about']} (from {source})"


def _shown(setting: Field[Any], value: Any) -> str:
    if setting.metadata["secret"]:
        return '"…"' if value else '""'
    return reading.as_toml(value)
