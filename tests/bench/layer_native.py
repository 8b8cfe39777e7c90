"""Measures a program that uses the cl_khr_gl_sharing of the driver, with and without the OpenCL layer. The program is the row
"by hand, cl_khr_gl_sharing" of the benchmark frames, with GLX. Skips if the driver cannot share with the GLX context.
With --check, fails if the limit is exceeded.

Usage: layer_native.py BUILD_FOLDER [--check]
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

ROW = "by hand, cl_khr_gl_sharing"
# Number of runs of each kind, which alternate; the shortest frame counts
RUNS = 5
# Maximum time of a frame with the layer divided by the time without the layer
MOST = 1.05


# Exit status of a benchmark that cannot run on the machine
SKIPPED = 77


def measured(folder, layer):
    """Returns the milliseconds per frame, or the reason why the driver cannot share. `layer` is the path of the layer;
    None = no layer."""
    environment = {name: value for name, value in os.environ.items() if name != "OPENCL_LAYERS"}
    if layer:
        environment["OPENCL_LAYERS"] = str(layer)
    with tempfile.TemporaryDirectory() as report:
        path = pathlib.Path(report) / "frames.json"
        run = subprocess.run([folder / "tests/bench/frames/frames", "--winsys", "glx", "--size", "1280x720", "--frames-only",
                              "--only", ROW, "--json", path],
                             env=environment, stdout=subprocess.PIPE, check=False, text=True)
        if run.returncode == SKIPPED:
            return run.stdout.strip()
        if not path.exists():
            sys.exit(f"frames exited with {run.returncode}: {run.stdout}")
        frames = json.loads(path.read_text(encoding="utf-8"))["frames"]
    row = next(each for each in frames if each["way"].startswith(ROW))
    return row.get("pipelined_ms") or row.get("not_run") or sys.exit(f"frames failed: {row['failed']}")


def shortest(folder, layer):
    """Returns the shortest time without the layer and the shortest time with it."""
    times = [(measured(folder, None), measured(folder, layer)) for _ in range(RUNS)]
    reasons = [time for pair in times for time in pair if isinstance(time, str)]
    if reasons:
        sys.exit(f"only some runs could share: {reasons[0]}")
    return tuple(map(min, zip(*times)))


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    what = f"a frame by the driver's own cl_khr_gl_sharing with the layer, at most {MOST} times as without"
    reason = measured(folder, None)
    if isinstance(reason, str):
        print(f"skipped  {what}: {reason}")
        return
    alone, layered = shortest(folder, folder / "lib/layer/libclgl_layer.so")
    kept = layered <= MOST * alone
    print(f"{'kept' if kept else 'MISSED':9}{what}: {layered:.3f} ms, compared with {alone:.3f} ms, "
          f"ratio {layered / alone:.3f}", flush=True)
    if "--check" in sys.argv and not kept:
        sys.exit("the limit of the layer is exceeded")


main()
