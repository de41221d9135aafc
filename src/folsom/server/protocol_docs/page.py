"""The page about the protocol: prose written by hand, with everything that the types can tell filled in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial
from importlib.resources import files

from folsom.games import BUILT_IN
from folsom.locale.speech import sentence
from folsom.server.emotes import EMOTES
from folsom.server.protocol_docs.exchange import exchange
from folsom.server.protocol_docs.games import choices_table, events_table
from folsom.server.protocol_docs.layout import laid_out
from folsom.server.protocol_docs.routes import routes_table
from folsom.server.protocol_docs.rows import table
from folsom.server.protocol_docs.schema import REF, UNIONS, body_types, definitions
from folsom.server.protocol_docs.words import Words
from folsom.server.refusals import FACTS, REFUSALS
from folsom.server.wire import limits

TEMPLATE = "protocol.md"
HOLE = re.compile(r"\{\{([\w-]+)\}\}")
TITLES = {plugin.key: plugin.kind.name for plugin in BUILT_IN}


def page() -> str:
    """The whole page."""
    template = (files(__package__) / TEMPLATE).read_text(encoding="utf-8")
    return HOLE.sub(lambda hole: _told(hole[1]), template)


def _told(what: str) -> str:
    """The text for a placeholder: one of the lists below, or the limit with that name."""
    return LISTS[what]() if what in LISTS else f"{getattr(limits, what):,}"


# --- types -----------------------------------------------------------------------------------


def _types(names: Iterable[str]) -> str:
    words = Words(definitions())
    return "\n\n".join(words.told(name) for name in names)


def _members(union: str) -> list[str]:
    """The messages of a union."""
    return [str(member["$ref"]).removeprefix(REF) for member in definitions()[union]["anyOf"]]


def _bodies() -> list[str]:
    return [body.__name__ for body in body_types()]


def _of_game(game: str) -> list[str]:
    return [name for name in definitions() if name.startswith(TITLES[game])]


def _view_types(game: str) -> str:
    return _types(_of_game(game))


def _parts() -> list[str]:
    """The types that messages contain and that no other list describes."""
    elsewhere = {*UNIONS, *_bodies(), *(name for union in UNIONS for name in _members(union))}
    elsewhere |= {name for game in TITLES for name in _of_game(game)}
    return [name for name in definitions() if name not in elsewhere]


# --- the rest --------------------------------------------------------------------------------


def _routes() -> str:
    return routes_table(Words(definitions()))


def _exchange() -> str:
    return "\n\n".join(f"{step.prose}\n\n```\n{step.speaker}: {laid_out(step.said)}\n```" for step in exchange())


def _refusals() -> str:
    rows = [(f"`{code}`", status, _facts(code), _sentence(code)) for code, status in REFUSALS.items()]
    return table(["Code", "Status", "Facts", "Sentence"], rows)


def _facts(code: str) -> str:
    return ", ".join(f"`{fact}`" for fact in FACTS.get(code, ()))


def _sentence(code: str) -> str:
    return sentence("en", code, **{fact: f"*{fact}*" for fact in FACTS.get(code, ())})


def _emotes() -> str:
    return ", ".join(f"`{emote}`" for emote in EMOTES)


LISTS: dict[str, Callable[[], str]] = {
    "routes": _routes,
    "exchange": _exchange,
    "refusals": _refusals,
    "emotes": _emotes,
    "from-client": lambda: _types(_members("Incoming")),
    "from-server": lambda: _types(_members("Outgoing")),
    "replayed": lambda: _types(_members("Replayed")),
    "bodies": lambda: _types(_bodies()),
    "parts": lambda: _types(_parts()),
}
for key in TITLES:
    LISTS[f"{key}-view"] = partial(_view_types, key)
    LISTS[f"{key}-choices"] = partial(choices_table, key)
    LISTS[f"{key}-events"] = partial(events_table, key)
