"""The examples in C#.

Its surroundings: those of csharp_case; on PYTHONPATH tests/examples.
"""

import unittest

import csharp_case  # which sets the variables of the examples
from examples_cases import Preview, Sine, Window  # which unittest finds here

unittest.main()
