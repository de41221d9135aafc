"""The fixed set of gestures, and the farewells of the server.

Each has its words in `locale`: `bye-…`, which the server says, and `emote-…`, which pages do (`table.ftl`).
"""

EMOTES = (
    "howdy",
    "well-played",
    "thanks",
    "oops",
    "ouch",
    "hurry",
    "thinking",
    "nice-shot",
    "so-close",
    "laugh",
    "sorry",
    "goodbye",
)
BYES = ("restart", "revoked", "too-slow", "too-fast")
