"""Letters by SMTP, where a server was named: CIVITAS_SMTP=smtp://user:password@host:587 (smtps:// for TLS from the start)."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from .log import note
from .settings import Settings

PATIENCE = 20.0  # seconds for the mail server to answer


class Mail:
    """Sends letters, one at a time, in a thread."""

    def __init__(self, settings: Settings) -> None:
        self.url = urlsplit(settings.smtp)
        self.sender = settings.mail_from or (f"civitas@{self.url.hostname}" if self.url.hostname else "")
        self.turn = asyncio.Lock()

    @property
    def works(self) -> bool:
        """Whether letters can be sent at all."""
        return bool(self.url.hostname)

    async def send(self, to: str, subject: str, text: str) -> bool:
        """Send it; whether the mail server took it."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, " ".join(subject.split())
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2] or None)
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        async with self.turn:
            try:
                await asyncio.to_thread(self._send, letter)
                return True
            except (OSError, smtplib.SMTPException) as problem:
                note("mail", problem=type(problem).__name__, level=logging.WARNING)
                return False

    def _send(self, letter: EmailMessage) -> None:
        host, secure = self.url.hostname or "", ssl.create_default_context()
        if self.url.scheme == "smtps":
            line: smtplib.SMTP = smtplib.SMTP_SSL(host, self.url.port or 465, timeout=PATIENCE, context=secure)
        else:
            line = smtplib.SMTP(host, self.url.port or 25, timeout=PATIENCE)
        with line:
            line.ehlo()
            if self.url.scheme != "smtps" and line.has_extn("starttls"):
                line.starttls(context=secure)
            if self.url.username:
                line.login(unquote(self.url.username), unquote(self.url.password or ""))
            line.send_message(letter)
