"""The example window in C#, in a window of an X server that this test starts.

Its surroundings: those of csharp_case; on PYTHONPATH tests/examples.
"""

import csharp_case  # which sets the variables of the examples
import display
from window_cases import Windows  # which unittest finds here

display.main()
