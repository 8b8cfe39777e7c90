"""Computes the picture that the example window of a binding draws: a gradient from red to blue."""

from preview_picture import gradient


def picture(size, frame):
    width, height = size
    return [[tuple(map(round, gradient((column + 0.5) / width, (row + 0.5) / height, frame)[0]))
             for column in range(width)] for row in range(height)]
