"""The files that describe the wire are fresh, whole and true."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from itertools import zip_longest
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest

from folsom.express import components, events, why_not
from folsom.express.state import EVENT, MARSHAL_MET
from folsom.games import BUILT_IN, GAMES
from folsom.server import clients
from folsom.server.protocol_docs.exchange import exchange
from folsom.server.protocol_docs.files import FILES
from folsom.server.protocol_docs.layout import laid_out
from folsom.server.protocol_docs.schema import REF, definitions, is_asked
from folsom.server.refusals import REFUSALS
from folsom.server.routes import socket
from folsom.server.tables.specs import game_of
from folsom.server.tables.views import TAKEN_BACK
from folsom.server.wire.bodies import GameName, TableInfo, TableSpec
from folsom.server.wire.messages import Incoming, Outgoing
from folsom.super import components as super_components
from folsom.super import events as super_events
from folsom.super.words import ENDED_BY_NAMES, way_name
from tests.test_docs import rows
from tools.repository import ROOT

PAGE = ROOT / "docs" / "protocol.md"
TABLES: dict[GameName, list[TableSpec]] = {
    "express": [
        TableSpec("express", 2),
        TableSpec("express", 3, {"expert": "on"}),
        TableSpec("express", 5),
        TableSpec("express", 6, {"expert": "on"}),
    ],
    "super": [TableSpec("super", 3), TableSpec("super", 7, {"reflex": "on", "horse": "on"})],
}
TITLES = {"express": "Express", "super": "Super"}
by_game = pytest.mark.parametrize("name", TABLES)


# --- fresh -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FILES)
def test_what_describes_the_wire_is_fresh(name: str) -> None:
    command = "run `make docs`, or `python -m folsom.server.protocol_docs`"
    assert (ROOT / name).read_text(encoding="utf-8") == FILES[name](), f"{name} is stale: {command}"


# --- whole -------------------------------------------------------------------------------------


def test_every_message_and_body_is_on_the_page_once() -> None:
    headings = re.findall(r"^### (\w+)(?: \(`\w+`\))?$", PAGE.read_text(), re.MULTILINE)
    told = [heading for heading in headings if heading in definitions()]
    assert sorted(told) == sorted(set(definitions()) - {"Incoming", "Outgoing", "Replayed"})


def test_every_reference_leads_to_a_definition() -> None:
    named = set(re.findall(rf'"{re.escape(REF)}([^"]+)"', json.dumps(definitions())))
    assert named - set(definitions()) == set()
    assert [name for name in definitions() if not name.isidentifier()] == []


def test_every_type_is_declared_for_the_page_in_the_browser() -> None:
    files = ["web/src/wire.ts", *(f"web/src/games/{plugin.key}/wire.ts" for plugin in BUILT_IN)]
    declared = [name for file in files for name in re.findall(DECLARED, FILES[file](), re.MULTILINE)]
    assert sorted(declared) == sorted([*definitions(), "Received", *OF_FACTS])


def test_what_every_game_has_names_none_of_them() -> None:
    declared = re.findall(DECLARED, FILES["web/src/wire.ts"](), re.MULTILINE)
    assert [name for name in declared if name.startswith(tuple(game.name for game in GAMES.values()))] == []


def test_what_the_server_tells_is_never_left_out_and_what_it_is_asked_may_be() -> None:
    for name, part in definitions().items():
        if "properties" in part and not is_asked(part):
            assert part["required"] == list(part["properties"]), name
    assert definitions()["TableSpec"]["required"] == ["game", "players"]


def test_every_close_code_is_on_the_page() -> None:
    codes = {clients.REVOKED, clients.WRONG_ORIGIN, clients.NO_SUCH_TABLE, clients.TOO_SLOW, clients.TOO_FAST}
    codes |= {clients.RESTART, socket.TOO_BIG, *socket.CLOSE_CODES.values()}
    assert {int(row[0]) for row in rows(PAGE.read_text(), "Code")[:7]} == codes


def test_every_refusal_is_on_the_page_with_its_status() -> None:
    _, _, after = PAGE.read_text().partition("## Refusals")
    assert {row[0].strip("`"): int(row[1]) for row in rows(after, "Code")} == REFUSALS


# --- true --------------------------------------------------------------------------------------


def test_the_exchange_on_the_page_is_made_of_real_messages() -> None:
    said = {step.speaker: step.said for step in exchange()}
    assert isinstance(said["201"], TableInfo)
    told = [step.said for step in exchange() if step.speaker == "server"]
    kinds = [type(msgspec.convert(message, Outgoing)).__name__ for message in told]
    assert kinds == ["Whole", "Done", "News", "Refusal"]
    assert isinstance(said["client"], get_args(Incoming))


def test_what_is_laid_out_is_still_json_and_cut_only_where_it_says_so() -> None:
    value = {"choices": [{"code": n} for n in range(9)], "names": ["a" * 50, "b" * 50, "c" * 50], "none": []}
    again = json.loads(laid_out(value))
    assert again == {**value, "choices": [{"code": 0}, {"code": 1}, "… and 7 more"]}
    assert max(map(len, laid_out(value).splitlines())) <= 120


def section(heading: str) -> str:
    """What stands under a heading of the page, up to the next one."""
    _, _, after = PAGE.read_text().partition(f"### {heading}\n")
    return after.partition("\n### ")[0]


@cache
def seen_in_play(name: GameName) -> tuple[set[tuple[str, ...]], dict[str, set[str]]]:
    """What choices were offered in random games, as acts with their facts; and the facts of events by their names."""
    choices, events = set[tuple[str, ...]](), dict[str, set[str]]()
    for seed, spec in enumerate(TABLES[name] * 3):
        rng, game = random.Random(seed), game_of(spec, bytes([seed]) * 32)
        while not game.over:
            seat = rng.choice(game.to_act)
            offered = game.choices(seat)
            choices |= {(choice.facts["act"], *sorted(choice.facts.keys() - {"act"})) for choice in offered}
            game.play(seat, rng.choice(offered))
        for event in game.events(0):
            events.setdefault(event.name, set()).update(event.facts)
    return choices, events


# Types that are made from the games' declarations of events and choices, not from messages
OF_FACTS = {f"{game}{part}" for game in TITLES.values() for part in ("Facts", "Event", "Choice")}
OF_FACTS |= {"TableFacts", "TableEvent", "Tagged"}
DECLARED = r"^export (?:type|interface) (\w+)"
ALWAYS_FORCED = {"climb"}  # a choice of one option, which is taken at once


@by_game
def test_the_page_tells_the_facts_of_every_choice(name: GameName) -> None:
    told = rows(section(f"What a choice of {TITLES[name]} is"), "Act")
    listed = {(act.strip("`"), *sorted(re.findall(r"`(\w+)`", facts))) for act, facts, _ in told}
    assert listed >= seen_in_play(name)[0]
    assert {act for act, *_ in listed} - {act for act, *_ in seen_in_play(name)[0]} <= ALWAYS_FORCED


def test_the_page_tells_every_reason_why_something_cannot_be_chosen() -> None:
    told = [row[0].strip("`") for row in rows(section("Why something can't be chosen in Express"), "Why")]
    assert tuple(told) == why_not.REASONS


@by_game
def test_the_page_tells_the_facts_of_every_event(name: GameName) -> None:
    told = rows(section(f"What happens in {TITLES[name]}"), "event")
    listed = {event.strip("`"): set(re.findall(r"`(\w+)`", facts)) for event, facts, _ in told}
    assert {event: listed[event] for event in seen_in_play(name)[1]} == seen_in_play(name)[1]
    assert list(listed) == [*(kind.name for kind in GAMES[name].position_type.kinds), TAKEN_BACK]


@by_game
def test_the_page_says_what_every_fact_of_an_event_means(name: GameName) -> None:
    own = [] if name == "express" else rows(section("What happens in Super"), "Fact")
    told = [row[0] for row in [*rows(section("What happens in Express"), "Fact"), *own]]
    explained = set(re.findall(r"`(\w+)`", " ".join(told)))
    assert {fact for kind in GAMES[name].position_type.kinds for fact in kind.told} - explained == set()


def columns(*lists: tuple[str, ...]) -> list[list[str]]:
    """Lists side by side, each line with its number."""
    return [[str(number), *line] for number, line in enumerate(zip_longest(*lists, fillvalue=""))]


def test_the_numbers_in_the_facts_of_express_are_those_of_the_rules() -> None:
    names = components.ACTION_NAMES, events.REASONS, components.EVENT_NAMES, components.ALL_CARD_NAMES
    assert rows(section("What happens in Express"), "number") == columns(*names)
    assert (components.INSIDE, components.ROOF, components.CARS) == (0, 1, 7)
    assert (EVENT, MARSHAL_MET) == (1, 2)


def test_the_numbers_in_the_facts_of_super_are_those_of_the_rules() -> None:
    endings = ("", *ENDED_BY_NAMES[1:])
    assert rows(section("What happens in Super"), "number") == columns(super_components.CARD_NAMES, endings)
    assert super_events.REASONS == ("no bandit in sight",)
    assert [way_name(0), way_name(1)] == ["the locomotive", "the caboose"]
    assert (super_components.INSIDE, super_components.ROOF) == (0, 1)


@by_game
def test_a_view_has_the_fields_that_are_described(name: GameName) -> None:
    game: Any = game_of(TABLES[name][0], bytes(32))
    view = json.loads(msgspec.json.encode(game.view(0)))
    assert list(view) == list(definitions()[f"{TITLES[name]}View"]["properties"])


@by_game
def test_every_event_of_a_game_fits_the_schema(name: GameName) -> None:
    schema = json.loads(FILES["docs/protocol.schema.json"]())
    fits = jsonschema_rs.validator_for({"$ref": f"{REF}{TITLES[name]}Event", "$defs": schema["$defs"]})
    game: Any = game_of(TABLES[name][0], bytes(32))
    while not game.over:
        game.play(game.to_act[0], game.choices(game.to_act[0])[0])
    for seat in (None, *range(game.players)):
        for event in game.events(seat):
            fits.validate(json.loads(msgspec.json.encode({"name": event.name, "facts": event.facts})))
