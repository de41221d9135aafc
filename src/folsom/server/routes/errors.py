"""Every error becomes the same kind of body, in the client's language."""

from __future__ import annotations

import logging
import secrets
from typing import Any

from litestar import Response
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.types import ExceptionHandlersMap

from folsom.server.refusals import Refused
from folsom.server.routes.dependencies import check_rates, language_of, services_of
from folsom.server.routes.security import AnyRequest
from folsom.server.routes.unfit import WHOLE_BODY, unfit
from folsom.server.wire import bodies

LOG = logging.getLogger(__name__)
METHODS = ("GET", "POST", "PATCH", "PUT", "DELETE")
FIRST_SERVER_ERROR = 500


def refuse(request: AnyRequest, refused: Refused) -> Response[bodies.ErrorBody]:
    """The response to a refused request."""
    services_of(request).metrics.refusals.labels(refused.code).inc()
    body = bodies.ErrorBody(refused.problem(language_of(request)))
    return Response(body, status_code=refused.status, headers=_headers(refused), media_type="application/json")


def _headers(refused: Refused) -> dict[str, str]:
    if refused.code == "too-many":
        return {"Retry-After": str(refused.facts["seconds"])}
    if refused.code == "wrong-method":
        return {"Allow": ", ".join(refused.facts["allowed"])}
    return {}


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[bodies.ErrorBody]:
    """The response to a request that the framework refuses."""
    if error.status_code >= FIRST_SERVER_ERROR:
        return fail(request, error)
    try:
        if isinstance(error, NotFoundException | MethodNotAllowedException):
            check_rates(request)  # no guard has done it
        return refuse(request, _refused(request, error))
    except Refused as refused:
        return refuse(request, refused)


def _refused(request: AnyRequest, error: HTTPException) -> Refused:
    if isinstance(error, NotFoundException):
        return Refused("not-found")
    if isinstance(error, MethodNotAllowedException):
        return Refused("wrong-method", allowed=_allowed(request))
    if isinstance(error, RequestEntityTooLarge):
        return Refused("too-large", limit=request.route_handler.resolve_request_max_body_size())
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        return _unfit(error.extra[0])
    return Refused("bad-request", where=WHOLE_BODY)


def _unfit(message: dict[str, Any]) -> Refused:
    """The refusal for a bad part of a request. The framework calls a missing body `data`."""
    where = str(message.get("key", WHOLE_BODY))
    return Refused("not-json") if where == "data" else unfit(str(message["message"]), where)


def _allowed(request: AnyRequest) -> list[str]:
    """The methods that the address accepts."""
    return [method for method in METHODS if _takes(request, method)]


def _takes(request: AnyRequest, method: str) -> bool:
    try:
        request.app.asgi_router.handle_routing(path=request.scope["path"].rstrip("/") or "/", method=method)
    except HTTPException:
        return False
    return True


def fail(request: AnyRequest, error: Exception) -> Response[bodies.ErrorBody]:
    """The response to a bug: a number that is also in the log, and nothing else."""
    number = secrets.token_hex(4)
    facts = {"number": number, "method": request.method, "route": request.scope.get("path_template", "")}
    LOG.error("unexpected error", exc_info=error, extra={"facts": facts})
    return refuse(request, Refused("internal", number=number))


HANDLERS: ExceptionHandlersMap = {Refused: refuse, HTTPException: refuse_http, Exception: fail}
