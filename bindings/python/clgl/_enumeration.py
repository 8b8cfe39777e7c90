"""Base classes of the enumerations and flags."""

from __future__ import annotations

from enum import Enum, Flag, IntEnum, IntFlag
from typing import Any


class Enumeration(IntEnum):
    """An enumeration. A value that this version does not know, from a newer library, becomes a member named after
    its number."""

    @classmethod
    def _missing_(cls, value: Any) -> Any:
        if not isinstance(value, int):
            return None
        made = int.__new__(cls, value)
        made._name_, made._value_ = f"UNKNOWN_{value}", value
        return made

    # In every version of Python the text is the name; formats such as :x show the number.
    __str__ = Enum.__str__

    def __format__(self, spec: str) -> str:
        return format(int(self), spec) if spec else str(self)


class Flags(IntFlag):
    """Flags, combined with |."""

    __str__ = Flag.__str__

    def __format__(self, spec: str) -> str:
        return format(int(self), spec) if spec else str(self)
