"""Validates the description of the API against its schema.

Usage: schema.py DESCRIPTION SCHEMA
"""

import json
import sys

import gate

try:
    import jsonschema
except ImportError:
    gate.skip("the module jsonschema of Python is missing (python3-jsonschema)")


def read(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def main():
    description, schema = map(read, sys.argv[1:])
    jsonschema.Draft7Validator.check_schema(schema)
    errors = jsonschema.Draft7Validator(schema).iter_errors(description)
    gate.finish([f"{'/'.join(map(str, error.absolute_path))}: {error.message[:400]}" for error in errors],
                "the description matches its schema")


main()
