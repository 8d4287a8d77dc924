"""Posting to addresses that people have given: on the open network, never into a private one, and not further than the very address."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Mapping
from urllib.parse import urlsplit

import httpx

ANSWER = 10.0  # seconds in which it has to answer


def public_address(host: str, port: int) -> str:
    """An address of a host on the open network; ValueError if one of its addresses lies in a private one."""
    found = {info[4][0] for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    if not found or not all(is_public(str(one)) for one in found):
        raise ValueError("it leads to a private network")
    return str(sorted(found)[0])


def is_public(address: str) -> bool:
    """Whether it is one of the open network, also if it is an address of the old kind written as one of the new.

    >>> is_public("1.1.1.1"), is_public("::ffff:127.0.0.1"), is_public("224.0.0.1"), is_public("64:ff9b::7f00:1")
    (True, False, False, False)
    >>> is_public("2606:4700:4700::1111"), is_public("::127.0.0.1"), is_public("64:ff9b:1::7f00:1"), is_public("fec0::1")
    (True, False, False, False)
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found in NAT64:
            found = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        else:
            found = found.ipv4_mapped or found.sixtofour or found
    return found.is_global and not found.is_multicast and (found.version == 4 or found in UNICAST)


NAT64 = ipaddress.ip_network("64:ff9b::/96")
UNICAST = ipaddress.ip_network("2000::/3")  # all that is dealt out on the open network; the rest means something only in a house


async def check_address(url: str, private: bool = False, secure: bool = False) -> tuple[str, int]:
    """The address and the port that it leads to; ValueError if it is none, or one that we do not go to."""
    parts = urlsplit(url)
    schemes = ("https",) if secure and not private else ("http", "https")
    if parts.scheme not in schemes or not parts.hostname or parts.username:
        raise ValueError(f"it is an address of {' or '.join(schemes)}")
    port = parts.port or (443 if parts.scheme == "https" else 80)
    return parts.hostname if private else await asyncio.to_thread(public_address, parts.hostname, port), port


async def post(url: str, body: bytes, headers: Mapping[str, str], private: bool = False) -> int:
    """Send it there, to the very address that was looked at; the status of the answer."""
    parts = urlsplit(url)
    address, port = await check_address(url, private)
    where = f"[{address}]" if ":" in address else address
    direct = parts._replace(netloc=f"{where}:{port}").geturl()
    named = {"host": parts.netloc, "user-agent": "civitas", **headers}
    async with httpx.AsyncClient(timeout=ANSWER, follow_redirects=False, trust_env=False) as client:
        request = client.build_request("POST", direct, content=body, headers=named, extensions={"sni_hostname": parts.hostname})
        answer = await client.send(request, stream=True)  # what it says is not read
        await answer.aclose()
        return answer.status_code
