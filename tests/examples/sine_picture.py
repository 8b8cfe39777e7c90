"""Computes the picture of sine: 0.5 sin(10 x + phase) as a yellow line on black."""

import functools
import math

import png

YELLOW = (255, 255, 0)
BLACK = (0, 0, 0)
MOST_OFF = 2  # accepted difference per channel, of 255
PHASE_PER_FRAME = 0.05
STEPS = 8  # positions per column at which the curve is evaluated


@functools.cache
def near(colour, wanted):
    return all(abs(is_ - want) <= MOST_OFF for is_, want in zip(colour, wanted))


def column_range(column, width, height, phase):
    """Returns the first and last row of the curve in a column. Rows are counted from the top."""
    rows = []
    for step in range(STEPS + 1):
        x = 2 * (column + step / STEPS) / width - 1
        rows.append((1 - 0.5 * math.sin(10 * x + phase)) * height / 2)
    return min(rows), max(rows)


def wrong_column(lit, top, bottom):
    """Returns a message if the wrong rows of a column are lit, else None. The curve is between the rows `top` and
    `bottom`."""
    if not lit:
        return "is dark"
    if min(lit) + 0.5 < top - 1 or max(lit) + 0.5 > bottom + 1:
        return f"is lit in rows {min(lit)} to {max(lit)}, the curve lies from {top:.2f} to {bottom:.2f}"
    missing = [row for row in range(math.ceil(top + 1), math.floor(bottom - 1)) if row not in lit]
    return f"is dark in row {missing[0]}, which the curve crosses" if missing else None


def wrong(path, width, height, frame=0):
    """Returns a list of messages about differences from the expected picture."""
    found_width, found_height, rows = png.read(path)
    if (found_width, found_height) != (width, height):
        return [f"has {found_width}x{found_height} pixels, not {width}x{height}"]
    return wrong_rows(rows, width, height, frame)


def wrong_rows(rows, width, height, frame):
    """Like wrong(), but takes rows of red, green and blue, from the top."""
    complaints = []
    for column in range(width):
        lit = set()
        for row in range(height):
            colour = rows[row][png.CHANNELS * column : png.CHANNELS * (column + 1)]
            if near(colour, YELLOW):
                lit.add(row)
            elif not near(colour, BLACK):
                complaints.append(f"({column}, {row}) has the colour {tuple(colour)}")
        problem = wrong_column(lit, *column_range(column, width, height, PHASE_PER_FRAME * frame))
        if problem:
            complaints.append(f"column {column} {problem}")
    return complaints
