"""The examples window and preview in C#, in windows of an X server that this test starts.

Its surroundings: those of csharp_case; on PYTHONPATH tests/examples.
"""

import csharp_case  # which sets the variables of the examples
import display
from window_cases import Panels, Windows  # which unittest finds here

display.main()
