"""The rules of Super in a few words each, for those who play."""

from __future__ import annotations

from folsom.cli.reminders import ALWAYS, LEAVE, Reminders, Topic, topic
from folsom.locale.things import slug
from folsom.super.components import CARD_NAMES

TOPICS = (
    *("plan", "row", "facing", "stunned", "out", "unhooking", "loot", "first-player", "locomotive", "caboose"),
    *("winning", "ranking", "extensions", "change"),
)

REMINDERS = Reminders(
    course=Topic("game-super", "course-super"),
    commands=("command-plan", "command-undo-plan", "command-change", "command-keep", *ALWAYS, *LEAVE),
    cards=tuple(Topic(f"card-{slug(name)}", f"super-{slug(name)}") for name in CARD_NAMES),
    other_topics=tuple(topic(f"topic-super-{name}") for name in TOPICS),
    example="topic-super-stunned",
)
