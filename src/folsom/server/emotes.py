"""The fixed set of gestures, and the farewells of the server: each has a sentence `emote-…` or `bye-…` in `locale`."""

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
