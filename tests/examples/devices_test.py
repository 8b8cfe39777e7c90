"""Tests devices. The table of each platform and device must have every field of the structures in the header. Some
values are compared."""

import os
import re
import unittest

from example_case import ExampleCase

HEADER = os.environ["CLGL_DEVICE_HEADER"]
NAMES = ("Portable Computing Language", "rusticl")
# Fields that the table omits: structure sizes, reserved fields, and the lengths of lists
LEFT_OUT = re.compile(r"struct_size|reserved|\w+_(versions?|features)_count")


def fields(struct):
    with open(HEADER, encoding="utf-8") as file:
        text = re.sub(r"/\*.*?\*/", "", file.read(), flags=re.DOTALL)
    body = re.search(rf"typedef struct {struct} {{(.*?)}} {struct};", text, re.DOTALL).group(1)
    return [name for name in re.findall(r"(\w+)(?:\[\d+\])?;", body) if not LEFT_OUT.fullmatch(name)]


def values(block):
    """Returns the fields in a block of the table. Joins values that have several lines."""
    found, last = {}, None
    for line in block.splitlines()[1:]:
        match = re.match(r"  (\w+) +(.*)", line)
        if match:
            last = match.group(1)
            found[last] = match.group(2)
        elif last and line.strip():
            found[last] += " " + line.strip()
    return found


class Devices(ExampleCase):
    example = "devices"

    def blocks(self, *arguments):
        said = self.run_example(*arguments).stdout
        return re.split(r"(?m)^(?=platform \d+: |device \d+: )", said)[1:]

    def test_every_field_is_printed(self):
        platforms = devices = 0
        for block in self.blocks():
            is_platform = block.startswith("platform")
            platforms, devices = platforms + is_platform, devices + (not is_platform)
            struct = "clgl_platform_info" if is_platform else "clgl_device_info"
            self.assertEqual(sorted(values(block)), sorted(fields(struct)))
            self.assertFalse([name for name, value in values(block).items() if not value])
        self.assertGreaterEqual(platforms, 2)
        self.assertGreaterEqual(devices, 2)

    def test_values(self):
        found = [values(block) for block in self.blocks()]
        for name in NAMES:
            platform = next(block for block in found if block.get("name") == name)
            device = next(block for block in found if block.get("platform_name") == name)
            self.assertEqual(platform["profile"], "FULL_PROFILE")
            self.assertRegex(platform["device_count"], "^[1-9]")
            self.assertIn("cl_khr_", device["extensions"])
            self.assertRegex(device["type"], "^[a-z ]+$")
            self.assertEqual(device["address_bits"], "64 bits")
            self.assertEqual(device["available"], "yes")
            self.assertIn("kernels", device["execution_capabilities"])
            self.assertRegex(device["numeric_version"], r"^\d+\.\d+\.\d+$")
            self.assertRegex(device["uuid"], "^[0-9a-f]{32}$")
            self.assertRegex(device["max_work_item_sizes"], r"^\d+ \d+ \d+$")
            self.assertIn(device["global_mem_cache_type"], ("none", "read-only", "read-write"))
            self.assertIn("round-to-nearest", device["single_fp_config"])
            count, _, list_ = device["opencl_c_all_versions"].partition(":")
            self.assertEqual(int(count), list_.count("OpenCL C"))

    def test_lines_are_short(self):
        for block in self.blocks():
            for line in block.splitlines()[1:]:
                self.assertTrue(len(line) <= 118 or " " not in line[42:].strip(), line)

    def test_one_device(self):
        found = [block for block in self.blocks("--device", "llvmpipe") if block.startswith("device")]
        self.assertEqual(len(found), 1)

    def test_help(self):
        self.assert_help()

    def test_bad_options(self):
        self.assert_refused()

    def test_unknown_device(self):
        done = self.run_example("--device", "no such device", status=1)
        self.assertIn("no such device", done.stderr)

    def test_no_driver(self):
        done = self.run_example(status=1, env={"OCL_ICD_VENDORS": self.folder})
        self.assertIn("OpenCL", done.stderr)
        self.assertEqual(done.stdout, "")


unittest.main()
