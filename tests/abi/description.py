"""Checks the description of the API with the C compiler: every prototype, constant, size, offset and initial value. The
description must have all names of the headers, and the values of each enumeration must have names.

Usage: description.py DESCRIPTION HEADER...
"""

import json
import os
import re
import subprocess
import sys
import tempfile

import gate


def included_names(headers):
    """Returns all public names. Does not use the parser that generates the description."""
    text = ""
    for path in headers:
        with open(path, encoding="utf-8") as file:
            text += re.sub(r"/\*.*?\*/", "", file.read(), flags=re.DOTALL)
    constants = re.findall(r"^#define (CLGL_\w+)[ \t]+[^\s{\\]", text, re.MULTILINE)
    enums = set(re.findall(r"^typedef enum (clgl_\w+)", text, re.MULTILINE))
    return {
        "functions": set(re.findall(r"^CLGL_API [^;(]*?(clgl_\w+)\(", text, re.MULTILINE)),
        "structs": set(re.findall(r"^} (clgl_\w+);", text, re.MULTILINE)) - enums,
        "callbacks": set(re.findall(r"^typedef [^;(]*\(\*(clgl_\w+)\)", text, re.MULTILINE)),
        "handles": set(re.findall(r"^typedef struct \w+ \*(clgl_\w+);", text, re.MULTILINE)),
        "enums": enums,
        "flags": set(re.findall(r"^typedef uint32_t (clgl_\w+_flags);", text, re.MULTILINE)),
        "constants": {name for name in constants if name not in ("CLGL_API", "CLGL_ENUM_BASE") and not name.endswith("_H")}
                     | set(re.findall(r"^    (CLGL_\w+) = -?\w+,$", text, re.MULTILINE)),
    }


def all_constants(known):
    """Yields each constant with its C type; enumerators are ints."""
    yield from known["constants"]
    for group, type in (("enums", "int"), ("flags", "uint32_t")):
        for entry in known[group]:
            for value in entry["values"]:
                yield {**value, "type": type}


def missing_names(known, headers):
    for table, wanted in included_names(headers).items():
        found = {entry["name"] for entry in (all_constants(known) if table == "constants" else known[table])}
        for name in sorted(wanted - found):
            yield f"{name} is in the headers, but not in {table} of the description"
        for name in sorted(found - wanted):
            yield f"{name} is in {table} of the description, but not in the headers"


def enumerations_without_names(known):
    functions = {function["name"] for function in known["functions"]}
    for enum in known["enums"]:
        if enum["name"] + "_name" not in functions:
            yield f"{enum['name']} has no function {enum['name']}_name"


def parameters(entry):
    return ", ".join(parameter["type"]["c"] for parameter in entry["parameters"]) or "void"


def declarations(known):
    """Yields C declarations of all functions and callbacks. A prototype that differs from the header is a compile
    error."""
    for function in known["functions"]:
        yield f"{function['returns']['type']['c']} {function['name']}({parameters(function)});"
    for callback in known["callbacks"]:
        returns = callback["returns"]["type"]["c"]
        yield f"typedef {returns} (*described_{callback['name']})({parameters(callback)});"
        yield (f"_Static_assert(_Generic(({callback['name']})0, described_{callback['name']}: 1, default: 0), "
               f"\"{callback['name']}\");")
    for enum in known["enums"]:
        yield f'_Static_assert(sizeof({enum["name"]}) == 4, "width of {enum["name"]}");'
    for flags in known["flags"]:
        yield f'_Static_assert(_Generic(({flags["name"]})0, uint32_t: 1, default: 0), "type of {flags["name"]}");'
    for constant in all_constants(known):
        name, value = constant["name"], constant["value"]
        yield f'_Static_assert({name} == {value}{"u" if value >= 2**31 else ""}, "{name}");'
        yield f'_Static_assert(_Generic({name}, {constant["type"]}: 1, default: 0), "the type of {name}");'
    for struct in known["structs"]:
        yield f'_Static_assert(sizeof({struct["name"]}) == {struct["size"]}, "size of {struct["name"]}");'
        for field in struct["fields"]:
            where = f"{struct['name']}, {field['name']}"
            element = f"(({struct['name']} *)0)->{field['name']}{'[0]' if field['length'] else ''}"
            whole = field["width"] * (field["length"] or 1)
            yield f'_Static_assert(offsetof({where}) == {field["offset"]}, "offset of {where}");'
            yield f'_Static_assert(sizeof({element}) == {field["width"]}, "width of {where}");'
            yield f'_Static_assert(sizeof((({struct["name"]} *)0)->{field["name"]}) == {whole}, "size of {where}");'
            yield (f'_Static_assert(_Generic(&{element}, {field["type"]["c"]} *: 1, default: 0), "type of {where}");')


def comparisons(known):
    """Yields the body of a program that compares each initialiser with the initial values in the description."""
    for struct in known["structs"]:
        macro = struct["name"].upper() + "_INIT"
        yield f"#ifdef {macro}\n{{\nconst {struct['name']} is = {macro};"
        for field in struct["fields"]:
            values = field["initial"] if isinstance(field["initial"], list) else [field["initial"]]
            for i, value in enumerate(values):
                element = f"is.{field['name']}{f'[{i}]' if field['length'] else ''}"
                wanted = "NULL" if value is None else value
                yield f'if ({element} != {wanted}) wrong("{struct["name"]}: {element} is not {wanted}");'
        yield "}\n#endif"


def source(known):
    return "\n".join([
        "#include <clgl/clgl.h>", "#include <stdio.h>",
        '_Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "no LP64");',
        *declarations(known),
        "static int found;",
        "static void wrong(const char *what) { puts(what); found = 1; }",
        "int main(void)", "{", *comparisons(known), "return found;", "}", ""])


def main():
    description, *headers = sys.argv[1:]
    gate.need("gcc")
    with open(description, encoding="utf-8") as file:
        known = json.load(file)
    problems = [*missing_names(known, headers), *enumerations_without_names(known)]
    folders = dict.fromkeys(os.path.dirname(os.path.dirname(header)) for header in headers)
    with tempfile.TemporaryDirectory() as scratch:
        program = os.path.join(scratch, "description")
        said = gate.complaints(["gcc", "-xc", "-std=c11", "-Wall", "-Wextra", "-Werror", "-o", program,
                                *[f"-I{folder}" for folder in folders], "-"], source(known))
        if said:
            problems.append(said)
        else:
            done = subprocess.run([program], stdout=subprocess.PIPE, text=True, check=False)
            problems += done.stdout.splitlines()
    gate.finish(problems, f"{len(known['functions'])} functions, {len(known['structs'])} structs, "
                          f"{len(list(all_constants(known)))} constants in the description")


main()
