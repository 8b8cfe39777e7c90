"""The examples in Rust.

Its surroundings: those of rust_case; on PYTHONPATH tests/examples. The programs are built first.
"""

import unittest

import rust_case
from examples_cases import Preview, Sine, Window  # which unittest finds here

rust_case.build_examples("sine", "preview", "window")
unittest.main()
