"""The example window in Rust, in a window of an X server that this test starts.

Its surroundings: those of rust_case; on PYTHONPATH tests/examples. The program is built first.
"""

import sys

import display
import rust_case
from window_cases import Windows  # which unittest finds here

if display.INSIDE not in sys.argv:
    rust_case.build_examples("window")
display.main()
