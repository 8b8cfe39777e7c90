"""Tests vector_add: its sums, the times that it prints on both devices, and its options."""

import unittest

from example_case import ExampleCase

DEVICES = ("Portable Computing Language", "rusticl")
SUMS = "1 + 10 = 11\n2 + 20 = 22\n3 + 30 = 33\n4 + 40 = 44\n5 + 50 = 55\n"
COUNT = 1000
BYTES_MOVED = {"write": 4, "add": 12, "copy": 8, "read": 4}  # per element
NUMBER = r"([0-9]+\.[0-9]+)"


class VectorAdd(ExampleCase):
    example = "vector_add"

    def assert_printed(self, said, count, has_times=True):
        self.assertTrue(said.startswith(SUMS), said)
        self.assertIn(f"All {count} sums match the CPU.", said)
        if not has_times:
            self.assertIn("There are no times, because the driver does not support profiling.", said)
            self.assertNotIn("GB/s", said)
            return
        for command, moved in BYTES_MOVED.items():
            self.assertRegex(said, rf"(?m)^  {command} +{moved * count / 1e6:.3f} MB in +{NUMBER} ms: +{NUMBER} GB/s$")

    def test_both_devices(self):
        for device in DEVICES:
            with self.subTest(device=device):
                done = self.run_example("--count", str(COUNT), "--device", device)
                # rusticl 22.3 has no profiling times; later versions have them.
                self.assert_printed(done.stdout, COUNT, device != "rusticl" or "GB/s" in done.stdout)
                self.assertRegex(done.stdout, f"{COUNT} elements on .*{device}")

    def test_ten_million(self):
        done = self.run_example()
        self.assert_printed(done.stdout, 10_000_000)
        self.assertRegex(done.stdout, "The kernel accesses memory at [0-9]+% of the speed of a copy")

    def test_speed_is_bytes_by_time(self):
        said = self.run_example("--count", "1000000").stdout
        for line in said.splitlines():
            if " GB/s" in line:
                _, megabytes, _, _, milliseconds, _, speed, _ = line.split()
                self.assertAlmostEqual(float(megabytes) / float(milliseconds), float(speed), delta=0.05 + 0.01 * float(speed))

    def test_one_element(self):
        self.assert_printed(self.run_example("--count", "1").stdout, 1)

    def test_help(self):
        self.assert_help("--count N")

    def test_bad_options(self):
        self.assert_refused(["--count"], ["--count", "0"], ["--count", "-1"], ["--count", "3x"], ["--count", ""])

    def test_unknown_device(self):
        self.assert_unknown_device()

    def test_verbose(self):
        self.assertRegex(self.run_example("--verbose", "--count", "10").stderr, "(?m)^OpenCL  ")


unittest.main()
