"""The limits of what clients may send."""

from typing import Annotated

from msgspec import Meta

BODY_BYTES = 16 * 1024
MESSAGE_BYTES = 8 * 1024
RECORD_BYTES, RECORD_ACTS = 64 * 1024, 1000  # several times the longest games
SEATS_MAX = 7
NAME_LENGTH = 24
CHAT_LENGTH = 200
PHRASE_LENGTH = 100
CODE_LENGTH = 40  # with spaces and hyphens
OPTIONS_MAX = 16
WORD_LENGTH = 40
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 14 * 24 * 3600  # seconds
LARGEST_NUMBER = 2**31 - 1

Players = Annotated[int, Meta(ge=2, le=SEATS_MAX)]
SeatNumber = Annotated[int, Meta(ge=0, lt=SEATS_MAX)]
Count = Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
Word = Annotated[str, Meta(min_length=1, max_length=WORD_LENGTH)]
Options = Annotated[dict[Word, Word], Meta(max_length=OPTIONS_MAX)]
Name = Annotated[str, Meta(min_length=1, max_length=4 * NAME_LENGTH)]  # checked again once it is normalised
ChatText = Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
Phrase = Annotated[str, Meta(min_length=1, max_length=PHRASE_LENGTH)]
Code = Annotated[str, Meta(min_length=1, max_length=CODE_LENGTH)]
ClockSeconds = Annotated[int, Meta(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK)]
