"""Errors that the command reports as a sentence, without a traceback."""


class Failure(Exception):
    """What was wrong and what is allowed, with the exit code (2 for bad usage, 1 for bad data)."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code
