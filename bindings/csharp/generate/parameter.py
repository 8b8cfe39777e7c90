"""Describes a parameter of a C# method."""

from dataclasses import dataclass


@dataclass
class Parameter:
    type: str
    name: str
    comment: str
    default: str = None

    def __str__(self):
        return f"{self.type} {self.name}" + (f" = {self.default}" if self.default else "")
