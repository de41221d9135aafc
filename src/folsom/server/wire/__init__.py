"""Everything that goes over the wire, as types: what isn't described here is refused."""
