"""Bases of the enumerations and flags."""

from __future__ import annotations

from enum import IntEnum, IntFlag
from typing import Any


class Enumeration(IntEnum):
    """An enumeration. A value that only a later version of the library has becomes a member named after its number."""

    @classmethod
    def _missing_(cls, value: Any) -> Any:
        if not isinstance(value, int):
            return None
        made = int.__new__(cls, value)
        made._name_, made._value_ = f"UNKNOWN_{value}", value
        return made


class Flags(IntFlag):
    """Flags, combined with |."""
