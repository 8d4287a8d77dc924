"""Which language a client is spoken to in."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from civitas import words

LANGUAGES = words.languages()


def known_language(language: str) -> str:
    """That language, if there are words in it; otherwise English."""
    return language if language in LANGUAGES else words.FALLBACK


def wanted_language(asked: HTTPConnection) -> str:
    """What the address asks for (``?language=lt``), or else the browser (``Accept-Language``), or else English."""
    language = asked.query_params.get("language")
    for wish in [language] if language else asked.headers.get("accept-language", "").split(","):
        code = wish.split(";")[0].strip().split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return words.FALLBACK
