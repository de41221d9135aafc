"""Sizes checked when a game is imported: compiled rules write where they are told, room or not."""


def must_fit(what: str, number: int, room: int) -> None:
    """Refuse to go on with more of something than there is room for."""
    if number > room:
        raise ValueError(f"{number} {what}, but there is room for {room}")
