"""Writes PNG files."""

from __future__ import annotations

import struct
import zlib

from ._data import numpy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

COLOR_TYPES = {1: 0, 2: 4, 3: 2, 4: 6}


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def png(pixels: Any) -> bytes:
    """Returns the content of a PNG file. `pixels` is an array (height, width, components) of 8-bit numbers, or with
    NumPy, of floats from 0 to 1."""
    if numpy():
        pixels = numpy().asarray(pixels)
        if pixels.dtype.kind == "f":
            pixels = numpy().rint(numpy().nan_to_num(pixels).clip(0, 1) * 255).astype("u1")
        pixels = numpy().ascontiguousarray(pixels)
    view = memoryview(pixels)
    height, width, components = (*(view.shape or ()), 1, 1, 1)[:3]
    data, pitch = view.tobytes(), width * components
    if len(data) != height * pitch or components not in COLOR_TYPES:
        raise ValueError(f"an array of the shape {view.shape} and the type {view.format!r} is not a picture: it must have 8 bits per "
                         "component, and 1 to 4 components")
    rows = b"".join(b"\0" + data[row * pitch:(row + 1) * pitch] for row in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, COLOR_TYPES[components], 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", header) + _chunk(b"IDAT", zlib.compress(rows)) + _chunk(b"IEND", b""))
