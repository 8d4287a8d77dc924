"""What can go wrong for a client: a code, a status, and one clear sentence."""

from __future__ import annotations

from typing import Any

STATUS = {
    "bad-input": 422,
    "too-large": 413,
    "unauthorized": 401,
    "forbidden": 403,
    "not-found": 404,
    "not-allowed": 405,
    "stale": 409,
    "key-used": 409,
    "refused": 422,
    "not-started": 409,
    "taken": 409,
    "gone": 410,
    "too-many": 429,
    "broken": 500,
    "unavailable": 503,
}


class Problem(Exception):
    """Raised anywhere below a route or a socket; shown to the client as it is."""

    def __init__(self, code: str, text: str, **extra: Any) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.extra = extra

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def body(self) -> dict[str, Any]:
        return {"error": {"code": self.code, "text": self.text, **self.extra}}
