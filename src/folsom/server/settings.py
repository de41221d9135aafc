"""The settings of a server: defaults, then a TOML file, then the environment, then the command line.

A bad setting is refused with a sentence that says where it came from and what is allowed.
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
OTHER_VARIABLES = {"FOLSOM_RULES", "FOLSOM_CACHE", "FOLSOM_BMI2", CONFIG}  # which aren't settings of the server
DATABASE_FILE = "folsom.db"
DEFAULT_PORT = 1899
HERE = Path()
RATE, COUNT = reading.number(0.1, 1e6), reading.whole(1, 10**6)


class BadSetting(ValueError):
    """Says in a sentence what is wrong with a setting."""


def default_workers() -> int:
    """One process fewer than there are processors, which leaves one for the server; at least one."""
    return max(1, (os.cpu_count() or 1) - 1)


def _is(read: Callable[[Any], Any], about: str, *, default: Any, secret: bool = False) -> Any:
    return field(default=default, metadata={"read": read, "about": about, "secret": secret})


_secret = partial(_is, secret=True)


@dataclass(frozen=True)
class Settings:
    """All settings of a server."""

    host: str = _is(reading.text, "address to listen on; 0.0.0.0 for all", default="127.0.0.1")
    port: int = _is(reading.whole(0, 65535), "port to listen on; 0 for any free port", default=DEFAULT_PORT)
    data: Path = _is(reading.folder, "folder for the server's data", default=HERE)  # noqa: RUF009  # it makes a field
    database: str = _secret(reading.text, "sqlite:///FILE or postgresql://…; by default a file in data", default="")
    key: bytes | None = _secret(reading.key, "key that signs tokens; by default one in the database", default=None)
    public_url: str = _is(reading.origin, "address that people open, if the server is behind a proxy", default="")
    origins: tuple[str, ...] = _is(reading.origins, "other websites that may use this server", default=())
    trusted_proxies: tuple[str, ...] = _is(
        reading.networks, "proxies whose X-Forwarded-… headers are trusted", default=()
    )
    tls: bool = _is(reading.truth, "on if people reach the server only by https", default=False)
    pace: tuple[float, float] = _is(
        reading.span, "shortest and longest time that a bot seems to think, in seconds", default=(0.5, 1.1)
    )
    workers: int = _is(reading.whole(1, 64), "processes for bots", default=default_workers())
    sleep_after: float = _is(reading.number(1, 86400), "seconds until an idle table leaves memory", default=60.0)
    keep_open: float = _is(
        reading.number(1, 8760), "hours until a table closes that nobody starts or visits", default=24.0
    )
    guest_requests: float = _is(RATE, "requests per second and guest", default=20.0)
    guest_burst: int = _is(COUNT, "requests at once per guest", default=60)
    address_requests: float = _is(RATE, "requests per second and address", default=60.0)
    address_burst: int = _is(COUNT, "requests at once per address", default=240)
    new_guests: int = _is(COUNT, "new guests per minute and address", default=10)
    new_tables: int = _is(COUNT, "new tables per minute and guest", default=20)
    wrong_codes: int = _is(COUNT, "wrong join codes per hour and address", default=20)
    replays: int = _is(COUNT, "replays per minute and address", default=30)
    guest_sockets: int = _is(COUNT, "open sockets per guest", default=32)
    address_sockets: int = _is(COUNT, "open sockets per address", default=256)
    messages: float = _is(RATE, "messages per second and socket", default=15.0)
    message_burst: int = _is(COUNT, "messages at once per socket", default=30)
    log: str = _is(reading.one_of("json", "text"), "json or text; by default text on a terminal", default="")
    access_log: bool = _is(reading.truth, "log each request", default=False)
    metrics: str = _is(
        reading.one_of("local", "open", "off"),
        "who can read /metrics: this machine (local), everyone (open) or nobody (off)",
        default="local",
    )

    @property
    def database_url(self) -> str:
        """The URL of the database."""
        return self.database or f"sqlite:///{self.data / DATABASE_FILE}"

    @property
    def is_https(self) -> bool:
        """Whether people reach the server only by https."""
        return self.tls or self.public_url.startswith("https:")


FIELDS: dict[str, Field[Any]] = {setting.name: setting for setting in fields(Settings)}


class Given(NamedTuple):
    """The value of a setting, and where it was set."""

    value: Any
    source: str


def gathered(arguments: Mapping[str, Any], environment: Mapping[str, str], **defaults: Any) -> dict[str, Given]:
    """All settings that are set, each from its strongest source; `arguments` also has `config`. Raises `BadSetting`."""
    config = arguments.get("config") or environment.get(CONFIG)
    given = {name: Given(value, "the defaults") for name, value in defaults.items()}
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
        raise BadSetting(f"{name} must be {error}{found} (from {source})") from None


# --- sources ---------------------------------------------------------------------------------


def _of_file(file: Path) -> Iterator[tuple[str, Given]]:
    for name, value in _parsed(file).items():
        if name not in FIELDS:
            raise BadSetting(f"unknown setting {name!r} (from {file}){_nearest(name, FIELDS)}")
        yield name, Given(value, str(file))


def _parsed(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting(f"can't read the settings file {file}: {error.strerror}") from None
    except ValueError as error:  # not UTF-8, or not TOML
        raise BadSetting(f"the settings file {file} isn't TOML: {error}") from None


def _of_environment(environment: Mapping[str, str]) -> Iterator[tuple[str, Given]]:
    """The settings in environment variables; empty variables are ignored."""
    known = {PREFIX + name.upper(): name for name in FIELDS}
    for variable, value in environment.items():
        if variable.startswith(PREFIX) and variable not in OTHER_VARIABLES and value:
            if variable not in known:
                raise BadSetting(f"unknown setting {variable} (from the environment){_nearest(variable, known)}")
            yield known[variable], Given(value, variable)


def _of_arguments(arguments: Mapping[str, Any]) -> Iterator[tuple[str, Given]]:
    for name, value in arguments.items():
        if name in FIELDS and value is not None:
            yield name, Given(value, f"--{name.replace('_', '-')}")


def _nearest(name: str, known: Mapping[str, Any]) -> str:
    """The known name that is most like this one; all known names if none is."""
    near = get_close_matches(name, known, n=1)
    return f"; did you mean {near[0]}?" if near else f"; known settings are {', '.join(known)}"


# --- for people ------------------------------------------------------------------------------


def shown(settings: Settings, given: Mapping[str, Given]) -> Iterator[str]:
    """One line per setting, as in a settings file, with its meaning and its source. Secrets are hidden."""
    for name, setting in FIELDS.items():
        source = given[name].source if name in given else "the defaults"
        yield f"{name} = {_shown(setting, getattr(settings, name))}  # {setting.metadata['about']} (from {source})"


def _shown(setting: Field[Any], value: Any) -> str:
    if setting.metadata["secret"]:
        return '"…"' if value else '""'
    return reading.as_toml(value)
