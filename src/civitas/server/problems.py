"""What can go wrong for a client: a code, a status, and one clear sentence in the client's language."""

from __future__ import annotations

from typing import Any

from civitas import words

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
    """Raised anywhere below a route or a socket: the message ``problem-<message>`` of the catalogues, what fills it, what else is to be known."""

    def __init__(self, code: str, message: str, args: dict[str, str | int] | None = None, **extra: Any) -> None:
        self.code = code
        self.message = f"problem-{message}"
        self.filled = {name: printable(value) if isinstance(value, str) else value for name, value in (args or {}).items()}
        self.extra = extra
        super().__init__(self.text())

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def text(self, language: str = words.FALLBACK) -> str:
        return words.fill(self.message, self.filled, language)

    def body(self, language: str = words.FALLBACK) -> dict[str, Any]:
        """The answer: the sentence in the client's language, and the message for whoever would rather say it."""
        said = {"id": self.message, "args": self.filled}
        return {"error": {"code": self.code, "text": self.text(language), "message": said, **self.extra}}


def printable(text: str) -> str:
    """What somebody sent, so that it can be written into an answer."""
    return text.encode("utf-8", "replace").decode()
