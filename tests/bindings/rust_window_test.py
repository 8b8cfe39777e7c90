"""Builds the Rust examples window and preview, and tests them in windows. Starts an X server for them.

Environment: see rust_case; tests/examples on PYTHONPATH.
"""

import sys

import display
import rust_case
from window_cases import Panels, Windows  # unittest runs these

if display.INSIDE not in sys.argv:
    rust_case.build_examples("preview", "window")
display.main()
