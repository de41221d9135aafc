"""The encodings of the games, by the games' names."""

from folsom.envs.encoding import Encoding
from folsom.envs.express.encoding import ExpressEncoding
from folsom.envs.super.encoding import SuperEncoding

ENCODINGS: dict[str, Encoding] = {"express": ExpressEncoding(), "super": SuperEncoding()}
