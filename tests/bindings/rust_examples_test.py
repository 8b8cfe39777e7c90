"""Tests the Rust examples, off-screen and in windows of an X server that the test starts.

Environment: see rust_case; tests/examples on PYTHONPATH.
"""

import sys

import display
import examples_cases
import rust_case
from examples_cases import Preview, Sine, Window  # unittest runs these

if display.INSIDE not in sys.argv:
    rust_case.build_examples("sine", "preview", "window")
examples_cases.main()
