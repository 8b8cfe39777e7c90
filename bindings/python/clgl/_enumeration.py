"""Base classes of the enumerations and flags."""

from __future__ import annotations

from enum import Enum, Flag, IntEnum, IntFlag

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Enumeration(IntEnum):
    """An enumeration. If a newer library returns an unknown value, the value gets the name UNKNOWN_ and its
    number."""

    @classmethod
    def _missing_(cls, value: Any) -> Any:
        if not isinstance(value, int):
            return None
        made = int.__new__(cls, value)
        made._name_, made._value_ = f"UNKNOWN_{value}", value
        return made

    # The text of a value is its class and name in every Python version. Formats such as :x show the number.
    __str__ = Enum.__str__

    def __format__(self, spec: str) -> str:
        return format(int(self), spec) if spec else str(self)


class Flags(IntFlag):
    """Flags, combined with |."""

    __str__ = Flag.__str__

    def __format__(self, spec: str) -> str:
        return format(int(self), spec) if spec else str(self)
