"""Strict decoding of bodies: no text in place of a number, and no unknown field."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from litestar.connection import Request
from litestar.datastructures import State

from folsom.server.refusals import Refused
from folsom.server.routes.unfit import unfit


class StrictRequest(Request[Any, Any, State]):
    """A request whose body is decoded directly into the handler's type."""

    async def json(self) -> Any:
        """The body as the handler's `data`."""
        wanted = self.route_handler.parsed_fn_signature.parameters["data"].annotation
        try:
            return _decoder(wanted).decode(await self.body())
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise unreadable(error) from None


def unreadable(error: Exception) -> Refused:
    """The refusal for a bad body or message: what is wrong, and where."""
    if isinstance(error, RecursionError):
        return Refused("nested-too-deep")
    if isinstance(error, UnicodeDecodeError):
        return Refused("not-json")
    return unfit(str(error))


@lru_cache(maxsize=128)
def _decoder(wanted: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(wanted)
