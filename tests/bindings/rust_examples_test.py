"""Builds and tests the Rust examples.

Environment: see rust_case; tests/examples on PYTHONPATH.
"""

import unittest

import rust_case
from examples_cases import Preview, Sine, Window  # unittest runs these

rust_case.build_examples("sine", "preview", "window")
unittest.main()
