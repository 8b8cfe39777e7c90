"""Objects of PyOpenCL for those of clgl."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def made(kind: str, address: int, owner: Any) -> Any:
    """Returns a PyOpenCL object for the address of an OpenCL object. It keeps the clgl object alive."""
    found = getattr(import_module("pyopencl"), kind).from_int_ptr(address, True)
    found.clgl = owner
    return found
