"""Conversions of clgl objects to PyOpenCL objects."""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def made(kind: str, address: int, owner: Any = None) -> Any:
    """Returns a PyOpenCL object for the address of an OpenCL object. Retains the OpenCL object. The PyOpenCL object
    keeps `owner` alive."""
    found = getattr(import_module("pyopencl"), kind).from_int_ptr(address, True)
    if owner is not None:
        found.clgl = owner
    return found
