"""Runs the kernels of the project under oclgrind, which interprets kernels and reports data races and invalid memory
accesses. This file lists the kernels that are not run, with the reasons.

Usage: kernels_test.py ROOT"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

import sources

SKIPPED = 77
TIMEOUT = 300
RUNNER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "runner.py")
# Build options for all kernels, with values for the macros that tests define at run time
OPTIONS = "-cl-std=CL1.2 -DFACTOR=3 -DTERM=5"

# Code that a program generates at run time and places in front of the kernels of its file
SLOTS = {"tests/api/support/ring_slots.c":
         "#define READ read_imagef\n"
         "#define WRITE write_imagef\n"
         "float4 pixel(uint4 bytes) { return convert_float4(bytes) / 255.0f; }\n"
         "uint4 bytes_of(float4 p) { return convert_uint4_rte(p * 255.0f); }\n"}

# Settings of kernels for which the defaults are not suitable. The default is one dimension of 16 work-items, the value
# 1 for numbers, and buffers with one element per work-item. A key is a file and a kernel, or only a kernel.
RUNS = {
    "edges": {"global": [8, 4]},
    "gradient": {"global": [8, 4]},
    "live": {"global": [8, 4]},
    "mark_edges": {"global": [8, 4]},
    "pulse": {"global": [8, 4]},
    "mandelbrot": {"global": [8, 4], "values": {"width": 8, "most": 20}},
    "node": {"values": {"rounds": 3}},
    "mark": {"global": [4, 3, 2], "values": {"width": 4, "height": 3}},
    ("tests/api/kernel/kernel_launch_test.c", "fixed"): {"global": [8, 4], "local": [4, 2]},
    ("tests/api/kernel/kernel_test.c", "fixed"): {"global": [8, 2], "local": [8, 2]},
    "sum": {"local": [4], "values": {"scratch": 4}},
    # These are kernels in programs of the manual.
    ("man/examples/kernel_arguments.c", "sum"): {"global": [4], "local": [4], "values": {"scratch": 4}},
    ("man/examples/kernel_arguments.c", "read"): {"global": [1], "normalized": True},
    ("man/examples/native_objects.c", "f"): {"global": [1]},
    ("man/examples/program_steps.c", "set"): {"global": [1], "options": "-DVALUE=3"},
    ("man/examples/tutorial.c", "paint"): {"global": [8, 4]},
    # These kernels are launched as tasks, with one work-item.
    "several": {"global": [1], "local": [1], "values": {"in": 1, "table": 2, "scratch": 1, "out": 5},
                "structs": {"pair": 8}},
    "two": {"global": [1], "local": [1], "structs": {"pair": 8}},
    "area": {"global": [1], "local": [1], "structs": {"image_size": 8, "image2d_tile": 4, "image_t": 4}},
    "spread": {"global": [1], "local": [1], "structs": {"padded": 12}},
    "own": {"global": [1], "local": [1], "values": {"more": 1}, "options": "-cl-std=CL1.2 -DNUMBERS=16"},
    "drawn": {"global": [1]},
    ("tests/api/program/program_link_test.c", "f"): {"global": [1]},
    "maybe": {"global": [1]},
    "plus": {"global": [1]},
    ("tests/api/object/misuse_handles_test.c", "change"): {"global": [1]},
    "get": {"global": [1]},
    "read_2d": {"global": [4, 3]},
    "read_3d": {"global": [4, 3, 2]},
    "read_1d_array": {"global": [4, 3]},
    "read_2d_array": {"global": [4, 3, 2]},
    "write_2d": {"global": [4, 3]},
    "write_1d_array": {"global": [4, 3]},
    "write_2d_array": {"global": [4, 3, 2]},
    "invert": {"global": [4, 3], "normalized": True},
    "sample": {"normalized": True},
    "halve": {"global": [4, 3]},
    "increment": {"global": [4, 3], "options": "-cl-std=CL2.0"},
    "keep": {"global": [4]},
    "keep_busy": {"global": [1]},
    "blend": {"global": [1], "values": {"scratch": 1}},
    ("tests/api/support/ring_slots.c", "fill"): {"prelude": SLOTS},
    ("tests/api/support/ring_slots.c", "add_one"): {"prelude": SLOTS},
    ("tests/api/handover/gl_texture_rules_test.c", "paint"): {"global": [1]},
    "line": {"global": [1],
             "prelude": {"tests/api/program/program_link_test.c":
                         "uint line_at(uint i) { return i * FACTOR + TERM; }\n"}},
}

# Kernels that are not run, with the reason
LEFT_OUT = {
    ("lib/core/convert/source.cpp", "convert"): "needs macros of the library: tests/examples/oclgrind_test.py runs it",
    **{("examples/fluid.cl", name): "needs textures and buffers of one size: tests/examples/oclgrind_test.py runs it"
       for name in ("advect", "correct", "vorticity", "confine", "divergence", "relax", "project")},
    ("man/examples/program_steps.c", "use"): "calls a function of another program",
    ("tests/api/program/program_test.c", "broken"): "must not compile",
    ("tests/api/program/program_test.c", "the_kernel_"): "the test generates 100 kernels",
    ("tests/api/program/program_test.c", "k"): "the test generates its 65,600 arguments",
    ("tests/api/program/multi_device_program_test.c", "broken"): "must not compile",
    ("tests/api/texture/gl_texture_model_test.c", "fill_"):
        "joined from parts; writes only the pixel of its work-item",
    ("tests/layer/texture_cases.c", "read"): "reads an image of a buffer, which the runner cannot create",
    ("tests/api/kernel/kernel_own_test.c", "many"): "the test generates its 100,000 arguments",
    ("tests/api/program/program_test.c", "li"): "one of the parts that the test joins to the kernel \"line\"",
}


def settings_of(kernel):
    """Returns the settings of a kernel. Settings with a file in the key have precedence."""
    return {**RUNS.get(kernel.name, {}), **RUNS.get((kernel.file, kernel.name), {})}


def job_of(kernel):
    settings = settings_of(kernel)
    prelude = settings.get("prelude", {}).get(kernel.file, "")
    return {"source": prelude + kernel.source, "options": settings.get("options", OPTIONS), "kernel": kernel.name,
            "parameters": kernel.parameters, "global": settings.get("global", [16]),
            "local": settings.get("local"), "values": settings.get("values", {}),
            "structs": settings.get("structs", {}), "normalized": settings.get("normalized", False)}


class Kernels(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.kernels = list(sources.find_kernels(ROOT))

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def said_of(self, job):
        """Runs a kernel. Returns what oclgrind reports."""
        path, log = os.path.join(self.folder, "job"), os.path.join(self.folder, "log")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(job, file)
        done = subprocess.run(["oclgrind", "--data-races", "--uniform-writes", "--log", log, sys.executable, RUNNER,
                               path], capture_output=True, text=True, timeout=TIMEOUT, check=False)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        with open(log, encoding="utf-8") as file:
            return file.read()

    def test_every_kernel(self):
        run, seen = 0, set()
        for kernel in self.kernels:
            place = (kernel.file, kernel.name)
            if place in LEFT_OUT:
                seen.add(place)
                print(f"excluded: {kernel.name} of {kernel.file}: {LEFT_OUT[place]}")
                continue
            with self.subTest(kernel=kernel.name, file=kernel.file):
                self.assertIsNotNone(kernel.parameters, "the kernel is incomplete: run it otherwise, or exclude it")
                self.assertEqual(self.said_of(job_of(kernel)), "")
                run += 1
        print(f"{run} kernels run, {len(seen)} excluded")
        self.assertEqual(seen, set(LEFT_OUT), "LEFT_OUT names kernels that no longer exist")
        names = {kernel.name for kernel in self.kernels} | {(k.file, k.name) for k in self.kernels}
        self.assertLessEqual(set(RUNS), names, "RUNS names kernels that no longer exist")

    def test_they_are_found(self):
        """Checks that kernels are found in every kind of file."""
        found = {(kernel.file, kernel.name) for kernel in self.kernels}
        for place in (("examples/vector_add.c", "add"), ("lib/transport/self_test.cpp", "change"),
                      ("tests/api/support/compute_support.h", "slow"),
                      ("tests/api/kernel/kernel_launch_test.c", "many"),
                      ("tests/bench/pyopencl_bench.py", "scale"), ("examples/fluid.cl", "relax"),
                      ("man/examples/texture.c", "invert")):
            self.assertIn(place, found)

    def test_faults_are_detected(self):
        """Checks that oclgrind reports races and invalid accesses to buffers, local memory and images. The other
        test depends on these reports."""
        for source, wanted in (
                ("kernel void f(global uint *a) { a[0] = get_global_id(0); }", "data race"),
                ("kernel void f(global uint *a) { a[get_global_id(0) + 1] = 1; }", "Invalid write"),
                ("kernel void f(global uint *a, local uint *b) { a[get_global_id(0)] = b[16]; }", "Invalid read"),
                ("kernel void f(write_only image2d_t i) { write_imagef(i, (int2)(16, 0), (float4)(0)); }",
                 "Invalid")):
            with self.subTest(source=source):
                kernel = next(sources.kernels_in("here", source))
                self.assertIn(wanted, self.said_of(job_of(kernel)))


if not shutil.which("oclgrind"):
    print("skipped: oclgrind is not installed")
    sys.exit(SKIPPED)
ROOT = sys.argv.pop()
unittest.main()
