"""What is refused has a sentence, and the facts that the sentence needs."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from folsom.server.refusals import FACTS, REFUSALS, Refused


def raised() -> Iterator[tuple[str, str, set[str]]]:
    """Where in the server something is refused, by which word, and with which facts."""
    for file in Path(str(files("folsom.server"))).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                code = node.args[0]
                assert isinstance(code, ast.Constant), f"{file.name}:{node.lineno} hides what it refuses"
                yield f"{file.name}:{node.lineno}", str(code.value), {str(fact.arg) for fact in node.keywords}


def test_whoever_refuses_gives_the_facts_of_the_sentence() -> None:
    wrong = [(place, code) for place, code, facts in raised() if facts != set(FACTS.get(code, ()))]
    assert wrong == []


def test_every_word_has_its_place_in_the_table() -> None:
    assert {code for _, code, _ in raised()} <= set(REFUSALS)
    assert set(FACTS) <= set(REFUSALS)


def test_every_refusal_has_the_status_of_an_error() -> None:
    assert all(400 <= status < 600 for status in REFUSALS.values())


@pytest.mark.parametrize(
    ("refused", "sentence"),
    [
        (Refused("seat-taken", seat=0), "Seat 1 is taken. Choose a free one."),
        (Refused("no-such-seat", seat=6, players=4), "There is no seat 7 here: seats go from 1 to 4."),
        (
            Refused("seats-open", seats=[0, 3]),
            "The game can't start yet: these seats are still free: 1, 4. Wait for someone, or seat a bot.",
        ),
        (Refused("seats-differ", seats=3, players=4), "A table for 4 players needs as many seats, not 3."),
        (
            Refused("clock-seconds", shortest=5, longest=14 * 24 * 3600),
            "This clock needs a time from 5 seconds to 14 days; without a clock there is none.",
        ),
        (Refused("unknown-level", level="x", levels=["a", "b"]), "There is no bot called x. There are a, b."),
    ],
)
def test_people_count_seats_from_one_and_programs_from_nought(refused: Refused, sentence: str) -> None:
    problem = refused.problem("en")
    assert problem.sentence == sentence
    assert (problem.code, problem.facts) == (refused.code, refused.facts)
