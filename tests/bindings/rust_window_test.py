"""Tests the Rust examples window and preview in windows of an X server that the test starts.

Environment: see rust_case; tests/examples on PYTHONPATH. The programs are built first.
"""

import sys

import display
import rust_case
from window_cases import Panels, Windows  # collected by unittest

if display.INSIDE not in sys.argv:
    rust_case.build_examples("preview", "window")
display.main()
