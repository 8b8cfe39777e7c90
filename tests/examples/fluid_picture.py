"""Computes the pictures of fluid with a model on the CPU."""

import math

SWEEPS, STEPS_PER_SECOND, FASTEST = 20, 60, 2
DT = 1 / STEPS_PER_SECOND
LIFT, SWIRL, OVER_RELAXATION, RADIUS = 1.5, 0.15, 1.7, 0.03
KEPT = (0.9995, 0.9995, 0.997, 0.997)
WARM, COLD, LIGHT = (1.0, 0.36, 0.08), (0.05, 0.33, 1.0), (-0.48, 0.64, 0.6)

# Accepted percentage of pixels in which a channel differs because of rounding in single precision
MOST_ROUNDED = 1


def clamp(value, low, high):
    return min(max(value, low), high)


class Grid(list):
    """The cells of a field, row by row from the lowest row. A cell outside the field equals the nearest cell inside."""

    def __init__(self, size, cells):
        super().__init__(cells)
        self.width, self.height = size

    def at(self, x, y):
        return self[clamp(y, 0, self.height - 1) * self.width + clamp(x, 0, self.width - 1)]

    def corners(self, x, y):
        """Returns the four cells around a place."""
        x, y = math.floor(x), math.floor(y)
        return self.at(x, y), self.at(x + 1, y), self.at(x, y + 1), self.at(x + 1, y + 1)

    def bilinear(self, x, y):
        right, up = x - math.floor(x), y - math.floor(y)
        shares = ((1 - right) * (1 - up), right * (1 - up), (1 - right) * up, right * up)
        return [sum(share * cell[i] for share, cell in zip(shares, self.corners(x, y))) for i in range(4)]


class Model:
    """The mouse pointer is at `pointer` from frame `seen` on; None = it is not in the window. Its coordinates are 0 to 1,
    from the lower left corner."""

    def __init__(self, size, pointer, seen):
        self.pointer, self.seen = pointer, seen
        self.size = self.width, self.height = size
        self.places = [(x, y) for y in range(self.height) for x in range(self.width)]
        self.state = Grid(size, [[0.0] * 4 for _ in self.places])
        self.pressure = [0.0] * len(self.places)
        self.stirrer = self.stirred(0)

    def stirred(self, frame):
        """Returns the place of the jet that stirs."""
        t = frame * DT
        if self.pointer and frame >= self.seen:
            return self.width / self.height * self.pointer[0], self.pointer[1]
        return self.width / self.height * (0.5 + 0.36 * math.sin(1.1 * t)), 0.5 + 0.3 * math.sin(1.7 * t)

    def jets(self, frame):
        """Moves all jets. Each jet has a place, two fractions, a velocity and smoke."""
        t, width = frame * DT, self.width / self.height
        last, self.stirrer = self.stirrer, self.stirred(frame)
        velocity = [clamp((now - before) / DT, -FASTEST, FASTEST) for now, before in zip(self.stirrer, last)]
        return (((width * (0.5 + 0.2 * math.sin(0.7 * t)), 0.1), (0.2, 0.25), (0.5 * math.sin(2.3 * t), 1.2, 1, 0)),
                ((width * (0.5 - 0.2 * math.sin(0.9 * t)), 0.9), (0.2, 0.25), (0.5 * math.sin(1.9 * t), -1.2, 0, 1)),
                (self.stirrer, (min(0.5, math.hypot(*velocity)), 0), (*velocity, 0, 0)))

    def advected(self):
        """Yields the cells of the field, moved by MacCormack's method. A move forward and back changes a cell by
        twice the error."""
        scale = DT * self.height
        moved = Grid(self.size, [self.state.bilinear(x - scale * cell[0], y - scale * cell[1])
                                 for (x, y), cell in zip(self.places, self.state)])
        for (x, y), cell, to in zip(self.places, self.state, moved):
            back = moved.bilinear(x + scale * cell[0], y + scale * cell[1])
            around = list(zip(*self.state.corners(x - scale * cell[0], y - scale * cell[1])))
            yield [clamp(to[i] + 0.5 * (cell[i] - back[i]), min(around[i]), max(around[i])) for i in range(4)]

    def forced(self, frame):
        jets = self.jets(frame)
        for (x, y), cell in zip(self.places, self.advected()):
            cell = [part * kept for part, kept in zip(cell, KEPT)]
            cell[1] += DT * LIFT * (cell[2] - cell[3])
            for place, shares, target in jets:
                away = math.dist(((x + 0.5) / self.height, (y + 0.5) / self.height), place) / RADIUS
                for i in range(4):
                    cell[i] += (target[i] - cell[i]) * shares[i // 2] * math.exp(-away * away)
            yield cell

    def confine(self, state):
        spin = Grid(self.size, [0.5 * self.height * (state.at(x + 1, y)[1] - state.at(x - 1, y)[1]
                                                     - state.at(x, y + 1)[0] + state.at(x, y - 1)[0])
                                for x, y in self.places])
        for (x, y), cell, whirl in zip(self.places, state, spin):
            right = abs(spin.at(x + 1, y)) - abs(spin.at(x - 1, y))
            up = abs(spin.at(x, y + 1)) - abs(spin.at(x, y - 1))
            force = DT * SWIRL / self.height * whirl / (math.hypot(right, up) + 0.01)
            cell[0] += force * up
            cell[1] -= force * right

    def outflow(self, state, x, y):
        own = state.at(x, y)
        left = state.at(x - 1, y)[0] if x > 0 else -own[0]
        right = state.at(x + 1, y)[0] if x < self.width - 1 else -own[0]
        below = state.at(x, y - 1)[1] if y > 0 else -own[1]
        above = state.at(x, y + 1)[1] if y < self.height - 1 else -own[1]
        return 0.5 * (right - left + above - below)

    def relax(self, state):
        pressure = Grid(self.size, self.pressure)
        outflow = Grid(self.size, [self.outflow(state, x, y) for x, y in self.places])
        for half in range(2 * SWEEPS):
            for x, y in self.places:
                if (x + y) % 2 == half % 2:
                    around = (pressure.at(x - 1, y) + pressure.at(x + 1, y) + pressure.at(x, y - 1)
                              + pressure.at(x, y + 1))
                    i = y * self.width + x
                    pressure[i] += OVER_RELAXATION * (0.25 * (around - outflow[i]) - pressure[i])
        self.pressure = pressure
        return pressure

    def step(self, frame):
        state = Grid(self.size, self.forced(frame))
        self.confine(state)
        pressure = self.relax(state)
        for (x, y), cell in zip(self.places, state):
            cell[0] -= 0.5 * (pressure.at(x + 1, y) - pressure.at(x - 1, y))
            cell[1] -= 0.5 * (pressure.at(x, y + 1) - pressure.at(x, y - 1))
        self.state = state

    def colour(self, x, y):
        def density(x, y):
            return sum(self.state.at(x, y)[2:])

        slope = [-0.01 * self.height * (density(x + i, y + j) - density(x - i, y - j)) for i, j in ((1, 0), (0, 1))]
        normal = [part / math.hypot(*slope, 1) for part in (*slope, 1)]
        warm, cold = (smoke * smoke for smoke in self.state.at(x, y)[2:])
        lit = 0.15 + 1.6 * max(sum(a * b for a, b in zip(normal, LIGHT)), 0)
        return tuple(round(255 * math.sqrt(1 - math.exp(-3 * lit * (warm * red + cold * blue))))
                     for red, blue in zip(WARM, COLD))

    def picture(self):
        return [[self.colour(x, y) for x in range(self.width)] for y in reversed(range(self.height))]


def picture(size, frames, pointer=None, seen=0):
    """Returns the last of `frames` pictures. The first picture shows an empty field."""
    model = Model(size, pointer, seen)
    for frame in range(1, frames):
        model.step(frame)
    return model.picture()


def is_rounded(found, wanted):
    """Returns whether two pictures differ only by rounding."""
    off = [max(abs(a - b) for a, b in zip(is_, want)) for line, row in zip(found, wanted) for is_, want in zip(line, row)]
    return max(off) <= 1 and 100 * sum(off) <= MOST_ROUNDED * len(off)
