"""Reads the results of benchmarks, and draws charts of them as SVG. The charts use the colours of the page."""

import html
import json
import math
import pathlib

BAR_WIDTH, ROW = 560, 38
LEFT, TOP, WIDTH, HEIGHT = 70, 34, 420, 180
UNITS = {"us": "µs", "1/ms": "per ms", "KiB": "KiB"}
# Rows of the tables and charts of frame times, with the window system of the run and the name of the row in the output of
# `frames`
ROWS = {
    "a draw alone": ("egl", "draw alone"),
    "clgl `external`, ring of 8": ("egl", "clgl external, ring of 8"),
    "Vulkan memory and semaphores without clgl, ring of 8": ("egl", "by hand, Vulkan's memory, semaphores, ring of 8"),
    "clgl `external`, ring of 4": ("egl", "clgl external, ring of 4"),
    "Vulkan memory and semaphores without clgl, ring of 4": ("egl", "by hand, Vulkan's memory, semaphores, ring of 4"),
    "Vulkan memory and CPU waits without clgl, ring of 4": ("egl", "by hand, Vulkan's memory, waits, ring of 4"),
    "clgl `external`, ring of 2": ("egl", "clgl external, ring of 2"),
    "Vulkan memory and semaphores without clgl, ring of 2": ("egl", "by hand, Vulkan's memory, semaphores, ring of 2"),
    "clgl `external`, one texture": ("egl", "clgl external, 1 texture"),
    "CUDA, registered texture": ("egl", "CUDA, registered texture"),
    "clgl `native` (GLX), one texture": ("glx", "clgl native, 1 texture"),
    "`cl_khr_gl_sharing` without clgl (GLX), two textures": ("glx", "by hand, cl_khr_gl_sharing, 2 textures"),
    "clgl `staged`, ring of 4": ("egl", "clgl staged, ring of 4"),
    "CUDA, registered pixel buffer, a copy and an upload": ("egl", "CUDA, registered pixel buffer"),
    "copies through the host without clgl": ("egl", "by hand, through the host"),
}


def load(folder):
    """Returns the time in milliseconds of each row and size."""
    found = {}
    for winsys in ("egl", "glx"):
        text = (pathlib.Path(folder) / f"frames_{winsys}.json").read_text(encoding="utf-8")
        for frame in json.loads(text)["frames"]:
            found[winsys, frame["way"], frame["size"]] = frame.get("pipelined_ms")
    return found


def text_of(milliseconds):
    return f"{milliseconds:.3f}" if milliseconds < 1 else f"{milliseconds:.2f}"


def figure(title, width, height, body):
    return (f'<figure><svg viewBox="0 0 {width} {height}" role="img" aria-label="{html.escape(title)}" width="100%" '
            f'style="max-width:46rem"><text x="0" y="14" font-weight="bold">{html.escape(title)}</text>{body}</svg></figure>')


def bars(rows, title):
    """Returns a bar chart of pairs (label, number)."""
    most = max(number for _, number in rows)
    drawn = []
    for at, (label, number) in enumerate(rows):
        y, kind = ROW * (at + 1), "bar" if label.startswith("clgl ") else "other"
        drawn.append(f'<text x="0" y="{y}">{html.escape(label)}</text><rect class="{kind}" x="0" y="{y + 5}" '
                     f'width="{BAR_WIDTH * number / most:.1f}" height="8"/>'
                     f'<text class="quiet" x="{BAR_WIDTH * number / most + 8:.1f}" y="{y + 14}">{text_of(number)}</text>')
    return figure(title, 640, ROW * (len(rows) + 1) + 2, "".join(drawn))


def frames(folder):
    """Returns a bar chart of each size in the files that the benchmark `frames` wrote."""
    found = load(folder)
    sizes = sorted({size for _, _, size in found}, key=lambda size: int(size.partition("x")[0]))
    return "".join(bars([(label.replace("`", ""), found[(*key, size)]) for label, key in ROWS.items()],
                        f"ms per frame, {size}") for size in sizes)


def short(number):
    for limit, suffix in ((2**30, "Gi"), (2**20, "Mi"), (2**10, "Ki")):
        if number >= limit and number % limit == 0:
            return f"{number // limit}{suffix}"
    return f"{number:,.0f}"


class Axis:
    """Maps numbers to positions on a logarithmic axis."""

    def __init__(self, numbers, begin, length):
        self.low = math.floor(math.log10(min(numbers)))
        self.high = max(math.ceil(math.log10(max(numbers))), self.low + 1)
        self.begin, self.length = begin, length

    def __call__(self, number):
        return self.begin + self.length * (math.log10(number) - self.low) / (self.high - self.low)

    def decades(self):
        return [10.0**power for power in range(self.low, self.high + 1)]


def lines(title, over, curves):
    """Returns a chart of curves {name: [(x, y)]} with logarithmic axes."""
    points = [point for curve in curves.values() for point in curve]
    across = Axis([x for x, _ in points], LEFT, WIDTH)
    up = Axis([y for _, y in points], TOP + HEIGHT, -HEIGHT)
    drawn = [f'<path class="grid" d="M{LEFT} {up(y):.1f}h{WIDTH}"/>'
             f'<text class="quiet" text-anchor="end" x="{LEFT - 8}" y="{up(y) + 5:.1f}">{y:,.0f}</text>' for y in up.decades()]
    drawn += [f'<text class="quiet" text-anchor="middle" x="{across(x):.1f}" y="{TOP + HEIGHT + 20}">{short(x)}</text>'
              for x in sorted({x for x, _ in points})]
    drawn.append(f'<text class="quiet" text-anchor="end" x="{LEFT + WIDTH + 60}" y="{TOP + HEIGHT + 40}">{over}</text>')
    ends = []
    for number, (name, curve) in enumerate(curves.items()):
        path = "L".join(f"{across(x):.1f} {up(y):.1f}" for x, y in curve)
        # The label must not overlap the labels of other curves.
        y = up(curve[-1][1]) + 5
        while any(abs(y - other) < 15 for other in ends):
            y += 1
        ends.append(y)
        drawn.append(f'<path class="curve curve{number}" d="M{path}"/>'
                     f'<text x="{across(curve[-1][0]) + 8:.1f}" y="{y:.1f}">{name}</text>')
    return figure(title, LEFT + WIDTH + 100, TOP + HEIGHT + 46, "".join(drawn))


def growth(paths):
    """Returns a chart of each series in the files that the benchmark `growth` wrote. Each chart has one
    curve for each file.
    """
    files = [json.loads(path.read_text(encoding="utf-8")) for path in paths]
    charts = []
    for number, first in enumerate(files[0]["series"]):
        curves = {file["transport"]: file["series"][number]["points"] for file in files}
        charts.append(lines(f"{first['name']}, {UNITS[first['unit']]}", first["over"], curves))
    return "".join(charts)
