"""Tests the C# examples window and preview in windows of an X server that the test starts.

Environment: see csharp_case; tests/examples on PYTHONPATH.
"""

import csharp_case  # sets the variables of the examples
import display
from window_cases import Panels, Windows  # collected by unittest

display.main()
