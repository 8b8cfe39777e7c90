"""The examples window and preview in Rust, in windows of an X server that this test starts.

Its surroundings: those of rust_case; on PYTHONPATH tests/examples. The programs are built first.
"""

import sys

import display
import rust_case
from window_cases import Panels, Windows  # which unittest finds here

if display.INSIDE not in sys.argv:
    rust_case.build_examples("preview", "window")
display.main()
