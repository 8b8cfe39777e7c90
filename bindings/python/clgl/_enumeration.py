"""What the enumerations and flags of clgl have in common."""

from __future__ import annotations

from enum import IntEnum, IntFlag
from typing import Any


class Enumeration(IntEnum):
    """An enumeration; a value of a later version of the library is a member with a name made of the number."""

    @classmethod
    def _missing_(cls, value: Any) -> Any:
        if not isinstance(value, int):
            return None
        made = int.__new__(cls, value)
        made._name_, made._value_ = f"UNKNOWN_{value}", value
        return made


class Flags(IntFlag):
    """Flags, combined with |."""
