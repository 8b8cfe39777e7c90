"""Measures the CPU time from the start of a process to the end of its first kernel. Compares clgl with raw OpenGL and
OpenCL calls, with warm and with cold caches. With --check, fails if a limit is exceeded.

Usage: startup.py BUILD_FOLDER [--check]
"""

import os
import pathlib
import subprocess
import sys
import tempfile

# Name, number of runs (the shortest counts), and maximum time of clgl divided by the time of the raw calls
LIMITS = (("warm", 15, 1.25), ("cold", 4, 1.5))


def cpu_ms(program, caches):
    """Returns the CPU time of a run and its child processes in milliseconds."""
    # Mesa does not create the parent folder of its cache.
    os.makedirs(caches, mode=0o700, exist_ok=True)
    environment = {**os.environ, "POCL_CACHE_DIR": f"{caches}/pocl", "MESA_SHADER_CACHE_DIR": f"{caches}/mesa",
                   "CUDA_CACHE_PATH": f"{caches}/cuda", "CLGL_CACHE": f"{caches}/clgl"}
    process = subprocess.Popen([program], env=environment)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"{program} failed")
    return 1000 * (usage.ru_utime + usage.ru_stime)


def measured(program, kind, runs):
    """Returns the shortest time of several runs. With warm caches, all runs use the same caches."""
    with tempfile.TemporaryDirectory() as folder:
        if kind == "warm":
            cpu_ms(program, folder)
        return min(cpu_ms(program, folder if kind == "warm" else f"{folder}/{run}") for run in range(runs))


def main():
    folder = pathlib.Path(sys.argv[1]).resolve() / "tests/bench"
    missed = False
    for kind, runs, most in LIMITS:
        ours, by_hand = (measured(folder / f"startup_by_{name}", kind, runs) for name in ("clgl", "hand"))
        kept = ours <= most * by_hand
        missed |= not kept
        print(f"{'kept' if kept else 'MISSED':9}start-up with {kind} caches, at most {most} times as by hand: {ours:.1f} ms, "
              f"compared with {by_hand:.1f} ms, ratio {ours / by_hand:.2f}", flush=True)
    if "--check" in sys.argv and missed:
        sys.exit("a limit of the start-up is exceeded")


main()
