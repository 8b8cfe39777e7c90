"""Checks rules for use by other languages, in addition to the forms that api.py accepts.

Usage: ffi.py HEADER...
"""

import os
import re
import sys

import api
import gate

# Structures that never grow: they have no struct_size and no initialiser.
VALUE_STRUCTS = {"clgl_name_version", "clgl_range", "clgl_box"}
# Structures that functions fill, and that are then given to others.
OWN_STRUCTS = {"clgl_view"}
# Environment variables, which comments name like constants.
VARIABLES = {"CLGL_DEBUG", "CLGL_DEVICE", "CLGL_EXTERNAL_ORDER", "CLGL_NATIVE_ORDER", "CLGL_TRACE", "CLGL_TRANSPORT"}


def wrong_in_type(type, known, returned=False):
    """Returns what is wrong with the type of a parameter or a result."""
    if type.base in known.structs and not type.pointers:
        return "passes a struct by value"
    if type.base == "void" and not type.pointers and not returned:
        return "has no type"
    if type.base == "char" and not type.pointers:
        return "is a char, which is signed on some machines only"
    if len(type.pointers) > 2:
        return "is a pointer to a pointer to a pointer"
    return None


def is_out(type):
    """Returns whether a parameter is an out parameter: a pointer to something writable. A void * is memory of the
    caller."""
    if not type.pointers or type.pointers[-1:] == (True,):
        return False
    return not type.const and (type.base != "void" or len(type.pointers) == 2)


def wrong_in_signature(function, known):
    for parameter in function.parameters:
        wrong = wrong_in_type(parameter.type, known)
        if wrong:
            yield f"{parameter.name} {wrong}"
    wrong = wrong_in_type(function.returns, known, returned=True)
    if wrong:
        yield f"the result {wrong}"
    takes_handle = any(parameter.type.base in known.handles for parameter in function.parameters)
    if takes_handle and str(function.returns) != "clgl_result":
        yield f"takes a handle, so it must return clgl_result, not {function.returns}"
    outs = [is_out(parameter.type) for parameter in function.parameters]
    if sorted(outs) != outs:
        late = function.parameters[len(outs) - 1 - outs[::-1].index(False)].name
        yield f"{late} comes after an out pointer; out pointers must be last"


def wrong_in_tags(function):
    order = [tag for tag, _ in function.tags if tag == "param" or tag in api.TAGS]
    wanted = ["param"] * order.count("param") + api.TAGS
    if order != wanted:
        yield f"its comment must have @param for each parameter, then @{' @'.join(api.TAGS)}; it has " + \
            " ".join("@" + tag for tag in order)
    names = []
    for tag, text in function.tags:
        if tag in ("function", "command"):
            continue
        if tag == "param":
            listed, described = re.fullmatch(r"((?:\w+, )*\w+)\s*(.*)", text).groups()
            names += listed.split(", ")
            text = described
            written = {parameter.name for parameter in function.parameters if is_out(parameter.type)}
            if written.intersection(listed.split(", ")) and "receives" not in text:
                yield f"@param {listed}: an out pointer, so the comment must say what it receives"
        if not text:
            yield f"@{tag} is empty"
        if tag == "threads" and not re.match(r"(any|GL)\b", text):
            yield "@threads must begin with any or GL"
        if tag == "since" and not re.fullmatch(r"\d+\.\d+", text):
            yield "@since must be a version such as 0.1"
    parameters = [parameter.name for parameter in function.parameters]
    if names != parameters:
        yield f"@param names ({', '.join(names)}) are not the parameters ({', '.join(parameters)})"


def wrong_in_functions(known):
    for function in known.functions.values():
        if not function.comment:
            yield f"{function.where}: {function.name}: the comment does not describe the function"
        for wrong in (*wrong_in_signature(function, known), *wrong_in_tags(function)):
            yield f"{function.where}: {function.name}: {wrong}"
    for callback in known.callbacks.values():
        types = [str(parameter.type) for parameter in callback.parameters]
        if types[-1:] != ["void *"] or callback.parameters[-1].name != "user_data":
            yield f"{callback.where}: {callback.name}: the last parameter must be void *user_data"
        if not callback.comment:
            yield f"{callback.where}: {callback.name}: the comment directly above does not name the thread that it runs on"


def given_structs(known):
    """Returns the structures that a caller fills: name to whether always alone, by the address of one."""
    given = {}
    places = [parameter for function in known.functions.values() for parameter in function.parameters]
    counted = {parameter.name for parameter in places if parameter.name.endswith("s")}
    for place in [*places, *(field for struct in known.structs.values() for field in struct.fields)]:
        if place.type.const and place.type.pointers and place.type.base in known.structs:
            given[place.type.base] = given.get(place.type.base, True) and place.name not in counted
    return {name: alone for name, alone in given.items() if name not in (*VALUE_STRUCTS, *OWN_STRUCTS)}


def wrong_in_literals(known):
    """Checks that each structure that a caller fills can be written in place."""
    given = given_structs(known)
    for struct, alone in given.items():
        literal = known.literals.get(struct.upper())
        if not literal:
            yield f"{known.structs[struct].where}: {struct} has no macro {struct.upper()}(...)"
        elif literal.is_address != alone:
            yield f"{literal.where}: {literal.name} must be {'an address' if alone else 'an element of an array'}"
    for literal in known.literals.values():
        if literal.name.lower() not in given:
            yield f"{literal.where}: {literal.name} is no structure that a caller fills"


def wrong_in_structs(known):
    for struct in known.structs.values():
        for field in struct.fields:
            text = field.type.base == "char" and field.length is not None
            wrong = wrong_in_type(field.type, known)
            if wrong and not text:
                yield f"{field.where}: {struct.name}.{field.name} {wrong}"
        macro = struct.name.upper() + "_INIT"
        if struct.name in VALUE_STRUCTS:
            if macro in known.initialisers:
                yield f"{struct.where}: {struct.name} is a plain value and must not have {macro}"
            continue
        first = struct.fields[0]
        if str(first.type) != "uint32_t" or first.name != "struct_size" or first.length is not None:
            yield f"{struct.where}: {struct.name}: the first field must be uint32_t struct_size"
        initialiser = known.initialisers.get(macro)
        if not initialiser:
            yield f"{struct.where}: {struct.name} has no {macro}"
        elif initialiser.values[0] != f"sizeof({struct.name})":
            yield f"{initialiser.where}: {macro} must begin with sizeof({struct.name})"
        elif len(initialiser.values) != len(struct.fields):
            yield f"{initialiser.where}: {macro} has {len(initialiser.values)} values for {len(struct.fields)} fields"
    yield from wrong_in_literals(known)
    for macro in known.initialisers.values():
        if macro.name.removesuffix("_INIT").lower() not in known.structs:
            yield f"{macro.where}: {macro.name} does not initialise a struct"


def wrong_in_comments(known):
    """Yields names in comments that do not exist, for example after a rename. Quoted names are ignored."""
    types = {*known.structs, *known.handles, *known.callbacks, *known.aliases}
    for where, text in known.comments:
        for name, dots in re.findall(r'(?<!")\b(CLGL_\w+)(\.\.\.)?', text):
            if dots and any(constant.startswith(name) for constant in known.constants):
                continue
            if not any(name in table for table in (known.constants, known.initialisers, known.literals, VARIABLES)):
                yield f"{where}: the comment names {name}{dots}, which does not exist"
        for name, field in re.findall(r"\b(clgl_\w+)(?:\.([a-z]\w*))?", text):
            if name not in known.functions and name not in types:
                yield f"{where}: the comment names {name}, which does not exist"
            if field and field not in [found.name for found in known.structs[name].fields]:
                yield f"{where}: the comment names {name}.{field}, which is not a field"


def wrong_in_files(known):
    """Checks that the umbrella header includes all others, and that the folder contains nothing else."""
    by_name = {"clgl/" + os.path.basename(path): path for path in known.headers}
    umbrella = known.includes[by_name["clgl/clgl.h"]]
    for name in sorted(by_name.keys() - {"clgl/clgl.h"} - set(umbrella)):
        yield f"clgl/clgl.h does not include {name}"
    for folder in {os.path.dirname(path) for path in known.headers}:
        for name in sorted(os.listdir(folder)):
            if name.endswith(".h") and "clgl/" + name not in by_name:
                yield f"clgl/{name} is missing in include/clgl/meson.build"


def main():
    known = api.load(sys.argv[1:])
    gate.finish([*wrong_in_functions(known), *wrong_in_structs(known), *wrong_in_comments(known),
                 *wrong_in_files(known)],
                f"{len(known.functions)} functions, {len(known.structs)} structs, {len(known.constants)} constants")


main()
