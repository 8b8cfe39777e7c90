"""Tests the Rust examples.

Environment: see rust_case; tests/examples on PYTHONPATH. The programs are built first.
"""

import unittest

import rust_case
from examples_cases import Preview, Sine, Window  # collected by unittest

rust_case.build_examples("sine", "preview", "window")
unittest.main()
