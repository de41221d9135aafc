"""The rules of Express in a few words each, for those who play."""

from __future__ import annotations

from folsom.cli.reminders import ALWAYS, LEAVE, Reminders, Topic, topic
from folsom.express.components import ACTION_NAMES, CHARACTER_NAMES, EVENT_NAMES, NO_EVENT
from folsom.express.scoring import GUNSLINGER_PRIZE, RANSOM
from folsom.locale.things import slug

SYMBOLS = {"S": "symbol-standard", "T": "symbol-tunnel", "D": "symbol-speeding-up", "R": "symbol-switching"}
TOPICS = (
    *("schemin", "stealin", "purse", "jewel", "strongbox", "bullet", "gunslinger", "winning", "expert", "team"),
    *("forward", "undo"),
)


def event_topic(event: str) -> Topic:
    """The event of a round card."""
    return Topic(f"round-{slug(event)}", f"round-{slug(event)}.about", {"money": RANSOM})


REMINDERS = Reminders(
    course=Topic("game-express", "course-express", {"money": GUNSLINGER_PRIZE}),
    commands=("command-choice", "command-undo", *ALWAYS, *LEAVE),
    cards=tuple(Topic(f"card-{slug(name)}", f"express-{slug(name)}") for name in ACTION_NAMES),
    other_topics=(
        *(Topic(f"bandit-{slug(name)}", f"bandit-{slug(name)}.power") for name in CHARACTER_NAMES),
        *(topic(f"topic-express-{name}") for name in TOPICS),
        *map(topic, SYMBOLS.values()),
        *(event_topic(name) for number, name in enumerate(EVENT_NAMES) if number != NO_EVENT),
    ),
    example="bandit-tuco",
)
