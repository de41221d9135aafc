"""The event log: what happened, in order, with what changed, and who may see what of it.

An event is one word: its kind, four small facts, and a sum. Only a set of cards needs a second word.
"""

from typing import NamedTuple

from folsom.kernel import Record, int64, rule

LOG_WORDS = 2048
FACT_BITS = 8
SUM_AT = 5 * FACT_BITS
NO_ONE = 255

(
    CHOSE,
    ROUND_BEGAN,
    DEALT,
    SHED,
    DREW,
    RESHUFFLED,
    PLAYED,
    DISCARDED,
    SCHEMING_ENDED,
    PLACED,
    REVEALED,
    NO_EFFECT,
    MOVED,
    CHANGED_FLOOR,
    FIRED,
    HIT,
    PUSHED,
    PUNCHED,
    DROPPED,
    POCKETED,
    KNOCKED,
    ROBBED,
    MARSHAL_MOVED,
    FLED,
    NEUTRAL_BULLET,
    NEUTRALS_GONE,
    EVENT_BEGAN,
    CARRIED,
    BOX_PUT,
    PICKPOCKETED,
    LEFT_PURSE,
    LOST_PURSE,
    RANSOMED,
    ROUND_ENDED,
    GUNSLINGER,
    SCORED,
    GAME_ENDED,
) = range(37)

WIDE = 1 << DEALT | 1 << DREW | 1 << DISCARDED  # the kinds with a set of cards in a second word


class Log(Record):
    """The events of one step, while it is on."""

    on: int = int64()
    end: int = int64()
    words: list[int] = int64(LOG_WORDS)


@rule
def write_down(log: Log, word: int) -> None:
    """Add one word to the log."""
    log.words[log.end & LOG_WORDS - 1] = word
    log.end += 1


@rule
def note(log: Log, kind: int, a: int, b: int, c: int, d: int, data: int) -> None:
    """Write one event down, if anyone listens."""
    if log.on:
        event = kind | a << 8 | b << 16 | c << 24 | d << 32
        if WIDE >> kind & 1:
            write_down(log, event)
            write_down(log, data)
        else:
            write_down(log, event | data << SUM_AT)


class Kind(NamedTuple):
    """The name of an event and of its facts, and what of it is not for every eye."""

    name: str
    facts: tuple[str, ...]
    data: str = ""
    secret: tuple[str, ...] = ()  # the facts that only `seen_by` may see
    seen_by: tuple[str, ...] = ()  # facts that name the seats that may; `holder` is shown to no one
    when: str = ""  # secret only when this fact is true; always, if empty


# Who may see what (X4.5, X5.7, X5.10, X10.1): one row an event, the numbers above in order.
KINDS: tuple[Kind, ...] = (
    Kind("chose", ("seat", "choice", "forced"), "context", ("choice", "forced"), ("seat",)),
    Kind("round began", ("number", "card", "first")),
    Kind("dealt", ("seat", "count", "bullets"), "cards", ("cards",), ("seat",)),
    Kind("shed", ("seat", "count")),
    Kind("drew", ("seat", "count", "bullets"), "cards", ("cards",), ("seat",)),
    Kind("reshuffled", ("seat",)),
    Kind("played", ("seat", "card", "face_down"), "", ("card",), ("seat",), "face_down"),
    Kind("discarded", ("seat", "count"), "cards", ("cards",), ("seat",)),
    Kind("scheming ended", ()),
    Kind("placed", ("bandit", "car")),
    Kind("revealed", ("seat", "bandit", "card", "was_face_down")),
    Kind("no effect", ("bandit", "action", "reason")),
    Kind("moved", ("bandit", "from_car", "to_car", "level")),
    Kind("changed floor", ("bandit", "car", "level")),
    Kind("fired", ("bandit", "target")),
    Kind("hit", ("target", "bandit")),
    Kind("pushed", ("bandit", "from_car", "to_car", "level")),
    Kind("punched", ("bandit", "target")),
    Kind("dropped", ("bandit", "spot", "seat"), "token", ("value",), ("seat",)),
    Kind("pocketed", ("bandit", "target", "seat", "holder"), "token", ("value",), ("seat", "holder")),
    Kind("knocked", ("bandit", "from_car", "to_car", "level")),
    Kind("robbed", ("bandit", "spot", "seat", "holder"), "token", ("value",), ("seat", "holder")),
    Kind("marshal moved", ("from_car", "to_car")),
    Kind("fled", ("bandit", "car")),
    Kind("neutral bullet", ("bandit", "source")),
    Kind("neutrals gone", ("count",)),
    Kind("event began", ("event",)),
    Kind("carried", ("bandit", "from_car", "to_car", "level")),
    Kind("box put", ("car",)),
    Kind("pickpocketed", ("bandit", "spot", "seat", "holder"), "token", ("value",), ("seat", "holder")),
    Kind("left purse", ("bandit", "spot")),
    Kind("lost purse", ("bandit", "spot", "seat"), "token", ("value",), ("seat",)),
    Kind("ransomed", ("bandit",)),
    Kind("round ended", ("number",)),
    Kind("gunslinger", ("bandit",)),
    Kind("scored", ("seat",), "money"),
    Kind("game ended", ()),
)

# Why an action had no effect (X5.2)
NO_TARGET, NO_BULLETS, NOTHING_HERE, NOBODY_HERE = range(4)
REASONS = ("no bandit in sight", "no bullets left", "nothing to rob here", "no other bandit here")
