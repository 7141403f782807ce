"""Where somebody comes from, as limits count it."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, TypeAlias

Scope: TypeAlias = "dict[str, Any]"
LONGEST = 64


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """An address of IPv4 is itself. Of IPv6 everybody has 2**64 of them, so the network (/64) stands for all."""
    try:
        found = ip_address(address[:LONGEST])
    except ValueError:
        return address[:LONGEST]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), 64), strict=False))


class Proxies:
    """Addresses and networks whose word is taken for where somebody comes from."""

    def __init__(self, trusted: list[str]) -> None:
        """Raises ValueError where one is neither."""
        self.networks = [ip_network(one, strict=False) for one in trusted]

    def __contains__(self, address: str) -> bool:
        if not self.networks:
            return False
        try:
            found = ip_address(address[:LONGEST])
        except ValueError:
            return False
        return any(found in network for network in self.networks)


def ip_of(scope: Scope) -> str:
    client = scope.get("client")
    return network_of(str(client[0])) if client else "?"


def header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return str(value, "latin-1")
    return None
