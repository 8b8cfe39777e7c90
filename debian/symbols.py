"""Prints the symbols file of libclgl0, generated from the description of the API: each function with the version that it is
there since.

Usage: symbols.py API.json
"""

import json
import sys


def first_version(function):
    return [int(part) for part in function["since"].split(".")]


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        described = json.load(file)
    node = described["version"].partition(".")[0]
    print(f"libclgl.so.{node} libclgl{node} #MINVER#\n* Build-Depends-Package: libclgl-dev")
    print(f" CLGL_{node}@CLGL_{node} {min(described['functions'], key=first_version)['since']}")
    for function in sorted(described["functions"], key=lambda one: one["name"]):
        print(f" {function['name']}@CLGL_{node} {function['since']}")


main()
