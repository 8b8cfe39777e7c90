"""graph: its results are correct, the order follows the fences, and the timeline shows the profiling times."""

import re
import unittest

from example_case import ExampleCase

INPUTS = {"start": [], "left": ["start"], "middle": ["start"], "right": ["start"], "join": ["left", "middle"],
          "late": ["right"], "end": ["join", "late"]}
LINE = re.compile(r"(\w+) *\|( *)(=+)( *)\| +([0-9.]+) to +([0-9.]+) ms(?:, after (.*))?")
COLUMNS = 60
ROUNDING = 0.001  # ms


class Graph(ExampleCase):
    example = "graph"

    def test_order(self):
        for rounds in ("1", "50"):
            with self.subTest(rounds=rounds):
                done = self.run_example("--rounds", rounds)
                self.assertIn("Every result is that of the CPU, and nothing started before its inputs", done.stdout)
                self.assert_timeline(done.stdout)

    def test_rusticl(self):
        said = self.run_example("--rounds", "1", "--device", "rusticl", env={"RUSTICL_ENABLE": "llvmpipe"}).stdout
        # rusticl 22.3 makes times up, newer ones keep them.
        if "keeps no times" in said:
            self.assertIn("Every result is that of the CPU; the driver keeps no times of commands to draw.", said)
            self.assertNotIn(" ms", said)
        else:
            self.assertIn("Every result is that of the CPU, and nothing started before its inputs", said)
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
        """The position of each bar matches its times, up to the rounding of the printed times."""
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
