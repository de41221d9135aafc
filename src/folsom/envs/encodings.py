"""The encodings of the games, by the games' keys."""

from folsom.envs.encoding import Encoding
from folsom.envs.plain import PlainEncoding
from folsom.games import GAMES, PLUGINS


def _encoding(key: str) -> Encoding:
    """A game's own encoding, or a plain one."""
    own: type[Encoding] | None = PLUGINS[key].load("encoding")
    return PlainEncoding(GAMES[key]) if own is None else own()


ENCODINGS: dict[str, Encoding] = {key: _encoding(key) for key in GAMES}
