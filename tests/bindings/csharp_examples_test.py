"""Tests the C# examples, off-screen and in windows of an X server that the test starts.

Environment: see csharp_case; tests/examples on PYTHONPATH.
"""

import csharp_case  # sets the variables of the examples
import examples_cases
from examples_cases import Preview, Sine, Window  # collected by unittest

examples_cases.main()
