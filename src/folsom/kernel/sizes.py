"""Size checks when a game is imported: compiled rules write where they are told, even if there is no room."""


def must_fit(what: str, number: int, room: int) -> None:
    """Raise an error if there is more of something than there is room for."""
    if number > room:
        raise ValueError(f"{number} {what}, but there is room for {room}")
