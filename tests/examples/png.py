"""Reads the PNG files of the examples, which have 8 bits for red, green and blue and are not interlaced."""

import itertools
import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHANNELS = 3
EIGHT_BIT_RGB = (8, 2, 0, 0, 0)


def chunks(data):
    at = len(SIGNATURE)
    while at < len(data):
        size, kind = struct.unpack_from(">I4s", data, at)
        yield kind, data[at + 8 : at + 8 + size]
        at += 12 + size


def paeth(left, up, corner):
    to_left, to_up, to_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
    if to_left <= to_up and to_left <= to_corner:
        return left
    return up if to_up <= to_corner else corner


def unfiltered(kind, row, above):
    """Decodes a row. Its bytes are stored as differences from their neighbours."""
    row = bytearray(row)
    if kind == 1:
        for channel in range(CHANNELS):
            row[channel::CHANNELS] = bytes(itertools.accumulate(row[channel::CHANNELS], lambda a, b: (a + b) & 255))
        return row
    if kind == 2:
        return bytearray((byte + up) & 255 for byte, up in zip(row, above))
    for i in range(len(row) if kind else 0):
        left, corner = (row[i - CHANNELS], above[i - CHANNELS]) if i >= CHANNELS else (0, 0)
        guess = (left + above[i]) // 2 if kind == 3 else paeth(left, above[i], corner)
        row[i] = (row[i] + guess) & 255
    return row


def read(path):
    """Returns the width, the height, and the rows from the top, as bytes of red, green and blue."""
    with open(path, "rb") as file:
        data = file.read()
    if not data.startswith(SIGNATURE):
        raise ValueError(f"{path} is not a PNG file")
    parts = list(chunks(data))
    width, height, *layout = struct.unpack(">IIBBBBB", parts[0][1])
    if tuple(layout) != EIGHT_BIT_RGB:
        raise ValueError(f"{path} is not 8-bit RGB: {layout}")
    packed = zlib.decompress(b"".join(body for kind, body in parts if kind == b"IDAT"))
    pitch = 1 + CHANNELS * width
    rows, above = [], bytes(CHANNELS * width)
    for y in range(height):
        line = packed[y * pitch : (y + 1) * pitch]
        above = unfiltered(line[0], line[1:], above)
        rows.append(bytes(above))
    return width, height, rows
