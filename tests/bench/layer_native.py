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


def measured(folder, environment):
    """Returns the milliseconds per frame, or the reason why there is no such time."""
    with tempfile.TemporaryDirectory() as report:
        path = pathlib.Path(report) / "frames.json"
        run = subprocess.run([folder / "tests/bench/frames/frames", "--winsys", "glx", "--size", "1280x720", "--frames-only",
                              "--only", ROW, "--json", path],
                             env={**os.environ, **environment}, stdout=subprocess.PIPE, check=False, text=True)
        if not path.exists():
            return run.stdout.strip() or f"frames exited with {run.returncode}"
        frames = json.loads(path.read_text(encoding="utf-8"))["frames"]
    row = next(each for each in frames if each["way"].startswith(ROW))
    return row.get("pipelined_ms") or row.get("not_run") or sys.exit(f"frames failed: {row['failed']}")


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    layer = {"OPENCL_LAYERS": str(folder / "lib/layer/libclgl_layer.so")}
    what = f"a frame by the driver's own cl_khr_gl_sharing with the layer, at most {MOST} times as without"
    alone = measured(folder, {})
    if isinstance(alone, str):
        return print(f"skipped  {what}: {alone}")
    layered = measured(folder, layer)
    if isinstance(layered, str):
        sys.exit(f"with the layer: {layered}")
    for _ in range(1, RUNS):
        alone = min(alone, measured(folder, {}))
        layered = min(layered, measured(folder, layer))
    kept = layered <= MOST * alone
    print(f"{'kept' if kept else 'MISSED':9}{what}: {layered:.3f} ms, compared with {alone:.3f} ms, "
          f"ratio {layered / alone:.3f}", flush=True)
    if "--check" in sys.argv and not kept:
        sys.exit("the limit of the layer is exceeded")


main()
