"""Computes the picture of preview: layers with gradients from red to blue on a grey background."""

import functools
import math

GREY = 127.5
PHASE_PER_FRAME = 0.05


def gradient(x, y, frame):
    """Returns the colour and opacity of a layer at x and y, which range from 0 (upper left corner) to 1 (lower
    right)."""
    phase = PHASE_PER_FRAME * frame
    away = min(2 * math.hypot(x - 0.5 - 0.25 * math.cos(phase), y - 0.5 - 0.25 * math.sin(phase)), 1)
    return (255 * (1 - away), 0, 255 * away), 1 - 0.75 * away


def pixel_centre(place, count):
    return (math.floor(place * count) + 0.5) / count


def colour(x, y, size, frame, layers):
    seen = (GREY,) * 3
    for i in range(layers):
        part = (layers - i) / layers
        column, row = ((at - 0.5) / part + 0.5 for at in (x, y))
        if 0 <= column < 1 and 0 <= row < 1:
            light, opaque = gradient(pixel_centre(column, size[0]), pixel_centre(row, size[1]), frame)
            seen = [new * opaque + old * (1 - opaque) for new, old in zip(light, seen)]
    return tuple(map(round, seen))


@functools.cache
def picture(size, frame=0, layers=1, each=1):
    """Returns every `each`-th row."""
    width, height = size
    return [[colour((column + 0.5) / width, (row + 0.5) / height, size, frame, layers) for column in range(width)]
            for row in range(0, height, each)]
