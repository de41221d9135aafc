"""Any text at all gives a game or a reason, never a traceback."""

from __future__ import annotations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from folsom import RecordError, read
from tests.notation.example import EXAMPLES, SUPER, Example
from tools import sample_records

TEXTS = [
    *(example.text for example in EXAMPLES.values()),
    *(sample_records.path_of(name).read_text() for name in sample_records.SAMPLES),
]
PIECES = [
    "\n",
    "\r",
    ";",
    ":",
    ",",
    "&",
    "?",
    " ",
    "(forced)",
    "7",
    "Result: unfinished",
    "Round 1:",
    "Ghost",
    "Doc: draw",
    "Ghost: Move, Fire, Turn",
    "Horse",
    "Reflex: on",
    "Game: Super",
    "Game: Express",
]


@st.composite
def spoilt_records(draw: st.DrawFn) -> str:
    """A record of which some places have been cut, doubled or written over."""
    text = draw(st.sampled_from(TEXTS))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 40)))
        put = draw(st.one_of(st.sampled_from(["", text[start:end] * 2, *PIECES]), st.text(max_size=8)))
        text = text[:start] + put + text[end:]
    return text


@st.composite
def shuffled_records(draw: st.DrawFn) -> str:
    """A record of which a line has been moved, doubled or removed."""
    lines = draw(st.sampled_from(TEXTS)).splitlines()
    line = lines.pop(draw(st.integers(0, len(lines) - 1)))
    for _ in range(draw(st.integers(0, 2))):
        lines.insert(draw(st.integers(0, len(lines))), line)
    return "\n".join(lines)


def assert_a_game_or_a_reason(text: str | bytes) -> None:
    try:
        game = read(text)
    except RecordError as refusal:
        error = refusal
    else:
        assert read(game.record()).save() == game.save()
        return
    assert min(error.line, error.column) >= 1
    assert error.reason


@st.composite
def replanned_records(draw: st.DrawFn) -> str:
    """A record of Super of which some plans are others, in any words."""
    cards = st.sampled_from(["Turn", "Floor", "Move", "Fire", "Reflex", "Horse", "turn,", "Jump", ""])
    lines = SUPER.text.splitlines()
    for move in draw(st.lists(st.sampled_from(SUPER.moves), min_size=1, max_size=3)):
        plan = " ".join(draw(st.lists(cards, min_size=2, max_size=4)))
        lines[move.line - 1] = f"{move.start} {plan}"
    return "\n".join(lines)


@settings(max_examples=200)
@given(st.one_of(spoilt_records(), shuffled_records(), replanned_records()))
def test_a_spoilt_record_gives_a_game_or_a_reason(text: str) -> None:
    assert_a_game_or_a_reason(text)


@given(st.one_of(st.text(), st.binary(), st.text().map(lambda text: f"Folsom: 1\n{text}")))
@example("Folsom: 1\nGame: Super\nPlayers: 3\nSeed: 0\n\nRound 1,:,:" + "," * 5_000)
@example("Folsom: 1\nGame: Express\nPlayers: 3\nSeed: 0\n\n" + "9" * 5_000 + ".:")
def test_any_text_gives_a_game_or_a_reason(text: str | bytes) -> None:
    assert_a_game_or_a_reason(text)


@settings(max_examples=80)
@given(st.sampled_from(list(EXAMPLES.values())), st.floats(0, 1, exclude_max=True), st.integers(0, 255))
def test_a_spoilt_byte_gives_a_game_or_a_reason(spoilt: Example, where: float, byte: int) -> None:
    data = bytearray(spoilt.text.encode())
    data[int(where * len(data))] = byte
    assert_a_game_or_a_reason(bytes(data))
