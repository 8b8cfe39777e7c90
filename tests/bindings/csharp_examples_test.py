"""Tests the C# examples.

Environment: see csharp_case; tests/examples on PYTHONPATH.
"""

import unittest

import csharp_case  # sets the variables of the examples
from examples_cases import Preview, Sine, Window  # collected by unittest

unittest.main()
