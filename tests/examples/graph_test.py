"""Tests graph. The results must be correct, the order must follow the fences, and the timeline must show the
profiling times."""

import re
import unittest

from example_case import ExampleCase

INPUTS = {"start": [], "left": ["start"], "middle": ["start"], "right": ["start"], "join": ["left", "middle"],
          "late": ["right"], "end": ["join", "late"]}
LINE = re.compile(r"(\w+) *\|( *)(=+)( *)\| +([0-9.]+) to +([0-9.]+) ms(?:, after (.*))?")
COLUMNS = 60
ROUNDING = 0.001  # milliseconds


class Graph(ExampleCase):
    example = "graph"

    def test_order(self):
        for rounds in ("1", "50"):
            with self.subTest(rounds=rounds):
                done = self.run_example("--rounds", rounds)
                self.assertIn("All results match the CPU, and no kernel started before its inputs", done.stdout)
                self.assert_timeline(done.stdout)

    def test_rusticl(self):
        said = self.run_example("--rounds", "1", "--device", "rusticl", env={"RUSTICL_ENABLE": "llvmpipe"}).stdout
        # rusticl 22.3 has no profiling times; later versions have them.
        if "does not support profiling" in said:
            self.assertIn("All results match the CPU. There is no timeline, because the driver does not support "
                          "profiling.", said)
            self.assertNotIn(" ms", said)
        else:
            self.assertIn("All results match the CPU, and no kernel started before its inputs", said)
            self.assert_timeline(said)

    def assert_timeline(self, said):
        times = {}
        for line in said.splitlines()[1:-1]:
            match = LINE.fullmatch(line)
            self.assertTrue(match, line)
            name, before, bar, after, start, end, inputs = match.groups()
            times[name] = float(start), float(end)
            self.assertEqual(inputs.split(" and ") if inputs else [], INPUTS[name])
            self.assertEqual(len(before + bar + after), COLUMNS)
            for earlier in INPUTS[name]:
                self.assertGreaterEqual(times[name][0] + ROUNDING, times[earlier][1], f"{name} after {earlier}")
        self.assertEqual(list(times), list(INPUTS))
        self.assert_bars(said, max(end for _, end in times.values()))

    def assert_bars(self, said, whole):
        """Checks that the position of each bar matches its printed times, which are rounded."""
        delta = 1.5 + COLUMNS * ROUNDING / whole
        for line in said.splitlines()[1:-1]:
            _, before, bar, _, start, end, _ = LINE.fullmatch(line).groups()
            self.assertAlmostEqual(len(before), float(start) * (COLUMNS - 1) / whole, delta=delta)
            self.assertAlmostEqual(len(before + bar) - 1, float(end) * (COLUMNS - 1) / whole, delta=delta)

    def test_help(self):
        self.assert_help("--rounds N")

    def test_bad_options(self):
        self.assert_refused(["--rounds"], ["--rounds", "0"], ["--rounds", "many"])

    def test_unknown_device(self):
        self.assert_unknown_device()


unittest.main()
