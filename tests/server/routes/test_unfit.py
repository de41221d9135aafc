"""Whatever the decoder says of something that can't be read becomes a refusal with facts, and no English in others."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from folsom.locale import FALLBACK, LANGUAGES, text_of
from folsom.locale.speech import sentence
from folsom.server.refusals import FACTS, REFUSALS, Refused
from folsom.server.routes.decoding import unreadable
from folsom.server.routes.unfit import QUOTED_CHARACTERS, unfit
from folsom.server.tables.specs import check_spec, game_of
from folsom.server.wire import bodies
from folsom.server.wire.bodies import TableSpec
from folsom.server.wire.messages import Incoming

CLOCK = {"kind": "choice", "seconds": 60}
TABLE = {
    "game": "express",
    "players": 4,
    "options": {"expert": "on"},
    "characters": ["Belle", None, None, None],
    "clock": CLOCK,
    "level": "rustler",
    "public": False,
    "spectator_views": False,
    "chat": False,
}
SEAT = {"kind": "bot", "name": "Ann", "level": "rustler"}
GOOD: dict[Any, list[dict[str, Any]]] = {  # of each type that comes in, something that can be read, whole
    bodies.NewGuest: [{"name": "Ann"}],
    bodies.Rename: [{"name": "Ann"}],
    bodies.Recover: [{"phrase": "x"}],
    bodies.ClockSpec: [CLOCK],
    bodies.SeatSpec: [SEAT],
    bodies.TableSpec: [TABLE],
    bodies.NewTable: [{"table": TABLE, "seats": [SEAT], "start": False}],
    bodies.Join: [{"code": "222222"}],
    bodies.Sit: [{"seat": 0, "name": "Ann"}],
    bodies.AtSeat: [{"seat": 0}],
    bodies.ChangeSeat: [{"seat": 0, "to": 1}],
    bodies.NameSeat: [{"seat": 0, "name": "Ann"}],
    bodies.SeatBot: [{"seat": 0, "level": "rustler"}],
    Incoming: [
        {"type": "choose", "id": 1, "seat": 0, "decision": 0, "code": 0},
        {"type": "take_back", "id": 1, "seat": 0, "decision": 0},
        {"type": "back", "id": 1},
        {"type": "watch_seat", "id": 1, "seat": 0},
        {"type": "consent", "id": 1, "seat": 0, "allow": True},
        {"type": "emote", "id": 1, "name": "howdy"},
        {"type": "chat", "id": 1, "text": "hello"},
        {"type": "foresee", "id": 1, "seat": 0, "decision": 0},
        {"type": "ask_hint", "id": 1, "seat": 0, "decision": 0},
        {"type": "resync", "id": 1},
        {"type": "ping", "id": 1},
    ],
}
BAD: list[Any] = [
    *(
        None,
        True,
        1.5,
        -1,
        8,
        10**30,
        10**4000,
        2**31,
        2**63,
        -(2**63) - 1,
        2**64,
        1e300,
        "",
        "x",
        "x" * 500,
        "\0\u202e`",
    ),
    *([], [1], ["x"] * 500, {}, {"x": 1}, {"": "on"}, {"x" * 50: "on"}, {"x": ""}, {f"o{n}": "on" for n in range(20)}),
]
NOT_JSON = [
    b"",
    b"{",
    b"}",
    b"[1",
    b"nul",
    b'{"a" 1}',
    b'"\\x"',
    b'"\\ud800"',
    b"\xff\xfe",
    b'{"name": "\xff"}',
    b"1 2",
]


def test_every_type_that_comes_in_has_a_good_example() -> None:
    taken = {part for part in vars(bodies).values() if isinstance(part, type) and issubclass(part, bodies.RequestBody)}
    assert set(GOOD) == {*taken - {bodies.RequestBody}, Incoming}
    assert {message["type"] for message in GOOD[Incoming]} == {
        message.__struct_config__.tag for message in get_args(Incoming)
    }
    for kind, examples in GOOD.items():
        for example in examples:
            msgspec.json.decode(json.dumps(example), type=kind)


def spoilt(value: Any) -> Iterator[Any]:
    """The same with one thing wrong: another value, a field too many, or one too few."""
    yield from BAD
    if isinstance(value, dict):
        yield {**value, "more`": 1}
        for name, part in value.items():
            yield {other: each for other, each in value.items() if other != name}
            yield from ({**value, name: worse} for worse in spoilt(part))
    elif isinstance(value, list):
        yield from ([worse, *value[1:]] for worse in spoilt(value[0]))


def refusals() -> Iterator[tuple[str, Refused]]:
    """What the decoder says of everything that is spoilt, and the refusal that comes of it."""
    for kind, examples in GOOD.items():
        decoder = msgspec.json.Decoder(kind)
        texts = [*NOT_JSON, *(json.dumps(bad).encode() for example in examples for bad in spoilt(example))]
        for text in texts:
            try:
                decoder.decode(text)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                yield str(error), unreadable(error)


def test_everything_that_the_decoder_can_say_is_understood() -> None:
    found = list(refusals())
    assert [said for said, refused in found if refused.code == "bad-request"] == []
    codes = {refused.code for _, refused in found}
    assert codes == {
        *("not-json", "unknown-field", "missing-field", "wrong-type", "wrong-value", "out-of-range", "wrong-length")
    }
    assert all(set(refused.facts) == set(FACTS.get(refused.code, ())) for _, refused in found)


@pytest.mark.parametrize(
    ("said", "code", "facts"),
    [
        ("Expected `int`, got `str` - at `$.table.players`", "wrong-type", {"where": "table.players"}),
        ("Expected `int` >= 2 - at `$.seats[...].seat`", "out-of-range", {"where": "seats[...].seat", "bound": ">= 2"}),
        ("Expected `str` of length <= 40 - at `key` in `$.options`", "wrong-length", {"where": "options"}),
        ("Invalid enum value 'chess' - at `$.game`", "wrong-value", {"where": "game", "value": "chess"}),
        ("Invalid value 3 - at `$.type`", "wrong-value", {"where": "type", "value": "3"}),
        ("Expected `str` matching regex '^[a-z]$'", "wrong-form", {"where": "$", "form": "^[a-z]$"}),
        ("Object contains unknown field `a` - at `$.b` - at `$.c`", "unknown-field", {"where": "c"}),
        ("JSON is malformed: trailing characters (byte 9)", "not-json", {}),
        ("Something that no decoder says yet - at `$.table`", "bad-request", {"where": "table"}),
    ],
)
def test_what_the_decoder_says_becomes_facts(said: str, code: str, facts: dict[str, Any]) -> None:
    refused = unfit(said)
    assert refused.code == code
    assert refused.facts.items() >= facts.items()


def test_no_more_is_repeated_of_what_someone_sent_than_can_be_seen() -> None:
    refused = unfit(f"Invalid enum value '\u202e\n{'x' * 9999}' - at `$.game`")
    assert refused.facts["value"] == f"??{'x' * (QUOTED_CHARACTERS - 2)}…"


def test_what_is_nested_too_deep_is_refused_as_such() -> None:
    assert unreadable(RecursionError()).code == "nested-too-deep"


# --- in the language of who asks -----------------------------------------------------------------

TABLES_THAT_CANT_BE: list[dict[str, Any]] = [
    {"players": 7},
    {"game": "super", "players": 2, "characters": None, "options": {}},
    {"options": {"horse": "on"}},
    {"options": {"ghost": "never"}},
    {"players": 2, "characters": None, "options": {"expert": "off"}},
    {"characters": ["Belle"]},
    {"characters": ["Belle", "Bella", None, None]},
    {"characters": ["Belle", "belle", None, None]},
    {"level": "sheriff"},
    {"clock": {"kind": "total"}},
    {"chat": True, "public": True},
]
PROSE = re.compile(r"[a-z]{3,} [a-z]{2,}")
SAME_IN_ALL = {"json", "bot", "chat", "link"}


def refused_tables() -> Iterator[Refused]:
    """What comes of tables that can't be."""
    for change in TABLES_THAT_CANT_BE:
        spec = msgspec.convert({**TABLE, **change}, TableSpec)
        with pytest.raises(Refused) as refusal:
            make(spec)
        yield refusal.value


def make(spec: TableSpec) -> None:
    """Make a table, if it can be."""
    check_spec(spec)
    game_of(spec, bytes(32))


def words(text: str) -> set[str]:
    """The words of a text that are long enough to belong to one language."""
    return {word for word in re.findall(r"[^\W\d_]+", text.casefold()) if len(word) > 3}


def said_in(language: str, refused: Refused) -> str:
    """The sentence without the words of programs and of those who asked."""
    facts = {name: fact if isinstance(fact, int) else "…" for name, fact in refused.facts.items()}
    return sentence(language, refused.code, **facts)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != FALLBACK])
def test_no_english_word_is_in_a_refusal_in_another_language(language: str) -> None:
    written = "\n".join(line.partition("=")[2] for line in text_of(FALLBACK, "refusals.ftl").splitlines())
    english = words(re.sub(r"\{ \$\w+", "", written)) | words(" ".join(said for said, _ in refusals())) - SAME_IN_ALL
    told = {refused.code: refused for refused in (*(refused for _, refused in refusals()), *refused_tables())}
    told |= {"bad-request": Refused("bad-request", where="$"), "nested-too-deep": Refused("nested-too-deep")}
    for refused in told.values():
        assert words(said_in(language, refused)) & english <= SAME_IN_ALL, refused.code
        assert not [fact for fact in refused.facts.values() if PROSE.search(str(fact))]


def test_each_table_that_cant_be_is_refused_for_what_is_wrong_with_it() -> None:
    assert [refused.code for refused in refused_tables()] == [
        *("players-range", "players-range", "unknown-option", "option-value", "option-value", "characters-number"),
        *("unknown-character", "character-twice", "unknown-level", "clock-seconds", "chat-in-public"),
    ]


def test_no_refusal_has_words_of_the_program_as_a_reason() -> None:
    assert [code for code in REFUSALS if "why" in FACTS.get(code, ())] == []
