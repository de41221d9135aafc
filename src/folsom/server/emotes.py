"""The emotes, and the server's reasons for closing a socket.

Each has its words in `locale`: `bye-…` for the server, and `emote-…` for the page (`table.ftl`).
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
BYE_REASONS = ("restart", "revoked", "too-slow", "too-fast")
