"""The examples write the pictures that they should: sine has in each column a yellow point where the sine is, and is black
far from it; preview has a gradient, blended over grey.

Usage: pictures.py NAME COMMAND...
"""

import math
import os
import struct
import subprocess
import sys
import tempfile
import zlib

import gate

WIDTH, HEIGHT, CHANNELS = 640, 480, 4
TOLERANCE = 2
YELLOW, BLACK = b"\xff\xff\x00\xff", b"\x00\x00\x00\xff"


def rows(path):
    """The rows of an unfiltered 8-bit RGBA picture, the highest first; every chunk's sum is checked."""
    with open(path, "rb") as file:
        data = file.read()
    at, packed = 8, b""
    while at < len(data):
        length, kind = struct.unpack_from(">I4s", data, at)
        body = data[at + 8:at + 8 + length]
        if struct.unpack_from(">I", data, at + 8 + length)[0] != zlib.crc32(kind + body):
            gate.finish([f"the sum of chunk {kind} is wrong"], "the picture")
        if kind == b"IDAT":
            packed += body
        at += 12 + length
    plain, pitch = zlib.decompress(packed), WIDTH * CHANNELS + 1
    return [plain[row * pitch + 1:(row + 1) * pitch] for row in range(HEIGHT)]


def wrong_preview(picture):
    for row in range(0, HEIGHT, 7):
        for column in range(0, WIDTH, 7):
            x, y = (column + 0.5) / WIDTH - 0.75, (row + 0.5) / HEIGHT - 0.5
            away = min(2 * math.hypot(x, y), 1)
            alpha = 1 - 0.75 * away
            wanted = [255 * (alpha * colour + (1 - alpha) * 0.5) for colour in (1 - away, 0, away)]
            found = picture[row][column * CHANNELS:][:3]
            if any(abs(one - other) > TOLERANCE for one, other in zip(wanted, found)):
                yield f"pixel {column}, {row}: {list(found)}, not {wanted}"


def wrong_sine(picture):
    for column in range(1, WIDTH - 1):
        x = 2 * (column + 0.5) / WIDTH - 1
        # Within a column the curve rises by at most so many rows.
        slope = abs(5 * math.cos(10 * x)) * 2 / WIDTH * HEIGHT / 2 + 2
        wanted = (1 - 0.5 * math.sin(10 * x)) / 2 * HEIGHT
        here = [row for row in range(HEIGHT) if picture[row][column * CHANNELS:][:CHANNELS] == YELLOW]
        if not here or any(abs(row + 0.5 - wanted) > slope for row in here):
            yield f"column {column}: yellow in rows {here}, not at {wanted:.1f}"
        if picture[0][column * CHANNELS:][:CHANNELS] != BLACK:
            yield f"column {column}: not black at the top"


def main():
    name, *command = sys.argv[1:]
    wrong = {"sine": wrong_sine, "preview": wrong_preview}[name]
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "picture.png")
        print(gate.output(*command, path))
        gate.finish(list(wrong(rows(path)))[:10], f"the picture of {name}")


main()
