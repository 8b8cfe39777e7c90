# Made from the description of the API by bindings/python/generate; a test fails if it differs.
"""Generated modules."""
