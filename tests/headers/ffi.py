"""Checks that other languages can use the headers. The rules are stricter than the parser in api.py.

Usage: ffi.py HEADER...
"""

import os
import re
import sys

import api
import gate

# Structures that will never get more fields. These structures have no struct_size and no initialiser.
VALUE_STRUCTS = {"clgl_name_version", "clgl_range", "clgl_box"}
# Structures that a function fills and the application passes to other functions
OWN_STRUCTS = {"clgl_view"}
# Environment variables; their names in comments look like constants
VARIABLES = {"CLGL_CACHE", "CLGL_DEBUG", "CLGL_DEVICE", "CLGL_EXTERNAL_ORDER", "CLGL_NATIVE_ORDER", "CLGL_TRACE",
             "CLGL_TRANSPORT"}


def wrong_in_type(type, known, returned=False):
    """Returns what is wrong with the type of a parameter or result; None = the type is allowed."""
    if type.base in known.structs and not type.pointers:
        return "passes a struct by value"
    if type.base == "void" and not type.pointers and not returned:
        return "has no type"
    if type.base == "char" and not type.pointers:
        return "is a char, which is signed on some machines only"
    if len(type.pointers) > 2:
        return "is a pointer to a pointer to a pointer"
    return None


def is_command(function):
    return function.tag("command") is not None


def parameter_of(function, name):
    return next((parameter for parameter in function.parameters if parameter.name == name), None)


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


def wrong_in_order(function):
    """Yields out parameters that precede other parameters. Memory that the caller provides does not count as an out
    parameter."""
    outs = ["out" in parameter.direction and not (parameter.type.base == "void" and len(parameter.type.pointers) == 1)
            for parameter in function.parameters]
    if sorted(outs) != outs:
        late = function.parameters[len(outs) - 1 - outs[::-1].index(False)].name
        yield f"{late} comes after an out pointer; out pointers must be last"


def wrong_in_tags(function):
    """Checks that each tag is present once, is not empty, and is in the right order."""
    order = "".join(f"@{tag} " for tag, _ in function.tags)
    wanted = r"@(constructor|destructor|method|function) (@command )?(@list )?@return (@error )*(@errors )*" \
             r"@threads @lifetime @spec @since "
    if not re.fullmatch(wanted, order):
        yield f"the tags of its comment must be {wanted}; they are {order}"
    for tag, text in function.tags:
        if not text and tag not in ("function", "command"):
            yield f"@{tag} is empty"
        if tag == "threads" and not api.THREADS.fullmatch(text):
            yield "@threads must be any or GL, then \", or any\" with a condition, then sentences"
        if tag == "since" and not re.fullmatch(r"\d+\.\d+", text):
            yield "@since must be a version such as 0.1"


def wrong_in_role(function, known):
    role, owner = next(((tag, text) for tag, text in function.tags if tag in api.ROLES), ("function", ""))
    first = [parameter for parameter in function.parameters if parameter.type.base == owner]
    if role == "function" and owner:
        yield "@function has no class"
    if role != "function" and owner not in known.handles and owner not in known.structs:
        yield f"@{role} {owner}: not a handle or structure"
    elif role == "constructor" and not any(parameter.direction == "out" for parameter in first):
        yield f"@constructor {owner}: no [out] parameter is a {owner}"
    elif role in ("destructor", "method") and not (first and "in" in first[0].direction):
        yield f"@{role} {owner}: the first parameter of type {owner} must be [in]"


def wrong_in_command(function):
    found = {parameter.name: parameter for parameter in function.parameters}
    shape = {"queue": "clgl_queue", "wait_count": "uint32_t", "waits": "const clgl_fence *", "fence": "clgl_fence *"}
    here = [name for name, type in shape.items() if name in found and str(found[name].type) == type]
    if is_command(function) and len(here) < len(shape):
        yield f"@command: {', '.join(f'{type} {name}' for name, type in shape.items() if name not in here)} is missing"
    if not is_command(function) and len(here) == len(shape):
        yield "has the parameters of a command, but no @command"
    if is_command(function) and "waits" in here and found["waits"].attributes.get("count") != "wait_count":
        yield "waits must be {nullable, count(wait_count)}"


def wrong_in_list(function):
    shape = function.tag("list")
    named = [parameter_of(function, name) for name in (shape or "").split()]
    if shape is None:
        if parameter_of(function, "capacity"):
            yield "has a capacity, but no @list"
    elif len(named) != 3 or None in named:
        yield f"@list {shape}: three parameters are needed"
    else:
        capacity, array, count = named
        if capacity.name not in array.attributes.values() or "nullable" not in array.attributes:
            yield f"@list: {array.name} must be {{nullable, count({capacity.name})}} or {{nullable, bytes(...)}}"
        if array.direction != "out" or count.direction != "out":
            yield f"@list: {array.name} and {count.name} must be [out]"


def wrong_in_errors(function, known):
    names = [name for name, _ in function.errors()]
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield f"@error {name} is listed twice"
    for name, when in function.errors():
        constant = known.constants.get(name)
        if not constant or constant.type != "clgl_result" or constant.value >= 0:
            yield f"@error {name}: not an error"
        if not when:
            yield f"@error {name} does not say when"
    for tag, other in function.tags:
        if tag == "errors" and other not in known.functions:
            yield f"@errors {other}: not a function"
    if str(function.returns) != "clgl_result" and names:
        yield "has errors, but does not return clgl_result"


OWNERSHIP = {"owned", "borrowed"}
ATTRIBUTES = {"nullable", "count", "bytes", "kept", "user_data", "opaque", *OWNERSHIP}


def unknown_length(expression, siblings, known):
    """Returns the first unknown factor in the length of an array; None if all factors are known. A length is a product of numbers, integer
    parameters, and fields of structure parameters. A whole structure parameter may also be a factor, if the text
    explains it."""
    for part in expression.split("*"):
        name, _, field = part.strip().partition("->")
        if name.isdecimal() and not field:
            continue
        if name == "region" and not field:
            continue
        type = siblings[name].type if name in siblings else None
        fields = [one.name for one in known.structs[type.base].fields] if type and type.base in known.structs else []
        if type is None or (field and field not in fields) or (not field and type.pointers and not fields):
            return part.strip() or "nothing"
    return None


def wrong_in_attributes(variable, siblings, known):
    """Checks the rules for parameters and fields: known attributes, lengths, and NULL."""
    given = variable.attributes
    for name in given.keys() - ATTRIBUTES:
        yield f"{{{name}}} is not an attribute"
    for name, expression in given.items():
        if (name in ("count", "bytes")) != bool(expression):
            yield f"{{{name}}} {'needs a length' if not expression else 'has no length'}"
        elif expression:
            unknown = unknown_length(expression, siblings, known)
            if unknown:
                yield f"{{{name}({expression})}}: {unknown} is not a number, parameter or field here"
    is_pointer = bool(variable.type.pointers) or variable.type.base in {*known.handles, *known.callbacks}
    if not is_pointer and given.keys() - {"kept"}:
        yield "is not a pointer, handle or callback, and has attributes"
    if "nullable" in given and "NULL" not in variable.comment:
        yield "{nullable}, but the comment does not say what NULL means"
    if re.search(r"\bNULL =", variable.comment) and "nullable" not in given:
        yield "the comment says what NULL means, but {nullable} is missing"
    if len(OWNERSHIP & given.keys()) > 1:
        yield "{owned} and {borrowed} exclude each other"


def needs_length(type, known):
    """Returns whether the comment must state the length of the memory: always, except for a pointer to one structure
    or to a string."""
    if not type.pointers or type.base in known.structs:
        return False
    return len(type.pointers) > 1 or type.base != "char"


def wrong_in_parameter(parameter, siblings, known):
    yield from wrong_in_attributes(parameter, siblings, known)
    type, given = parameter.type, parameter.attributes
    length = {"count", "bytes"} & given.keys()
    if not parameter.comment:
        yield "has no comment"
    if not type.pointers:
        if parameter.direction != "in":
            yield f"[{parameter.direction}], but it is not a pointer"
        return
    gives_handle = type.base in known.handles or len(type.pointers) > 1
    if "out" in parameter.direction:
        if type.const and len(type.pointers) == 1:
            yield f"[{parameter.direction}], but it points to const"
        if "receives" not in parameter.comment:
            yield f"[{parameter.direction}], but the comment does not say what it receives"
        if gives_handle and not OWNERSHIP & given.keys():
            yield "returns a handle or a pointer: {owned} or {borrowed} is missing"
        if type.base == "char" and len(type.pointers) == 1 and not length:
            yield "text without {bytes(...)}"
        first = known.structs[type.base].fields[0].name if type.base in known.structs else ""
        if (first == "struct_size") != (parameter.direction == "in,out") and type.base in known.structs:
            yield "a structure with struct_size must be [in,out], another structure [out]"
    elif needs_length(type, known) and not length and not given.keys() & {"user_data", "opaque"}:
        yield "{count(...)}, {bytes(...)}, {user_data} or {opaque} is missing"
    elif not type.const and not given.keys() & {"user_data", "opaque"}:
        yield "[in], but it does not point to const"
    if type.base == "void" and len(type.pointers) == 1 and not length and not given.keys() & {"user_data", "opaque"}:
        yield "void * without {bytes(...)}, {user_data} or {opaque}"


def wrong_in_callback(callback):
    types = [str(parameter.type) for parameter in callback.parameters]
    if types[-1:] != ["void *"] or callback.parameters[-1].name != "user_data":
        yield "the last parameter must be void *user_data"
    if not callback.comment:
        yield "the comment above it does not say when it is called"
    order = [tag for tag, _ in callback.tags if tag != "return"]
    if order != ["calls", "threads", "lifetime"]:
        yield f"its comment must have @calls @threads @lifetime after the parameters; it has {' '.join(order)}"
    if callback.tag("calls") not in ("once", "any"):
        yield "@calls must be once or any"
    if (str(callback.returns) == "void") != (callback.tag("return") is None):
        yield "@return must say what the result means, if there is one"


def wrong_in_functions(known):
    for function in known.functions.values():
        if not function.comment:
            yield f"{function.where}: {function.name}: the comment does not describe the function"
        for wrong in (*wrong_in_signature(function, known), *wrong_in_order(function), *wrong_in_tags(function),
                      *wrong_in_role(function, known), *wrong_in_command(function), *wrong_in_list(function),
                      *wrong_in_errors(function, known)):
            yield f"{function.where}: {function.name}: {wrong}"
    for callback in known.callbacks.values():
        for wrong in wrong_in_callback(callback):
            yield f"{callback.where}: {callback.name}: {wrong}"
    for function in (*known.functions.values(), *known.callbacks.values()):
        siblings = {parameter.name: parameter for parameter in function.parameters}
        for parameter in function.parameters:
            for wrong in wrong_in_parameter(parameter, siblings, known):
                yield f"{parameter.where}: {function.name}: {parameter.name}: {wrong}"


def wrong_in_types(known):
    for table in (known.enums, known.flags):
        for enumeration in table.values():
            if not enumeration.comment:
                yield f"{enumeration.where}: {enumeration.name} has no comment"
            if not enumeration.constants:
                yield f"{enumeration.where}: {enumeration.name} has no constants"
    for thing in (*known.aliases.values(), *known.handles.values(), *known.structs.values()):
        if not thing.comment:
            yield f"{thing.where}: {thing.name} has no comment of its own"
    for constant in known.constants.values():
        if not constant.comment:
            yield f"{constant.where}: {constant.name} has no comment of its own"


def wrong_in_field(field, siblings, known):
    yield from wrong_in_attributes(field, siblings, known)
    if not field.comment:
        yield "has no comment of its own"
    given = field.attributes
    if needs_length(field.type, known) and not given.keys() & {"count", "bytes", "user_data", "opaque"}:
        yield "{count(...)}, {bytes(...)}, {user_data} or {opaque} is missing"


def given_structs(known):
    """Returns the structures that the caller fills. The value is True if the structure is always passed by address,
    and never in an array."""
    given = {}
    places = [parameter for function in known.functions.values() for parameter in function.parameters]
    counted = {parameter.name for parameter in places if parameter.name.endswith("s")}
    for place in [*places, *(field for struct in known.structs.values() for field in struct.fields)]:
        if place.type.const and place.type.pointers and place.type.base in known.structs:
            given[place.type.base] = given.get(place.type.base, True) and place.name not in counted
    return {name: alone for name, alone in given.items() if name not in (*VALUE_STRUCTS, *OWN_STRUCTS)}


def wrong_in_literals(known):
    """Checks that each structure that the caller fills has a macro with which it can be written in place."""
    given = given_structs(known)
    for struct, alone in given.items():
        literal = known.literals.get(struct.upper())
        if not literal:
            yield f"{known.structs[struct].where}: {struct} has no macro {struct.upper()}(...)"
        elif literal.is_address != alone:
            yield f"{literal.where}: {literal.name} must be {'an address' if alone else 'an element of an array'}"
    for literal in known.literals.values():
        if literal.name.lower() not in given:
            yield f"{literal.where}: {literal.name} is not a structure that a caller fills"


def wrong_in_structs(known):
    for struct in known.structs.values():
        for field in struct.fields:
            text = field.type.base == "char" and field.length is not None
            wrong = wrong_in_type(field.type, known)
            if wrong and not text:
                yield f"{field.where}: {struct.name}.{field.name} {wrong}"
            for wrong in wrong_in_field(field, {one.name: one for one in struct.fields}, known):
                yield f"{field.where}: {struct.name}.{field.name}: {wrong}"
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
    """Yields names in comments that do not exist, for example after a rename. Ignores names in quotes."""
    types = {*known.structs, *known.handles, *known.callbacks, *known.aliases, *known.enums}
    for where, text in known.comments:
        for name, dots in re.findall(r'(?<!")\b(CLGL_\w+)(\.\.\.)?', text):
            if dots and any(constant.startswith(name) for constant in known.constants):
                continue
            if not any(name in table for table in (known.constants, known.initialisers, known.literals, VARIABLES)):
                yield f"{where}: the comment names {name}{dots}, which does not exist"
        for name, field in re.findall(r"\b(clgl_\w+)(?:\.([a-z]\w*))?\b(?!\(7\))", text):
            if name not in known.functions and name not in types:
                yield f"{where}: the comment names {name}, which does not exist"
            if field and field not in [found.name for found in known.structs[name].fields]:
                yield f"{where}: the comment names {name}.{field}, which is not a field"


def wrong_in_files(known):
    """Checks that clgl.h includes all other headers, and that the folder contains no other files."""
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
    gate.finish([*wrong_in_functions(known), *wrong_in_types(known), *wrong_in_structs(known),
                 *wrong_in_comments(known), *wrong_in_files(known)],
                f"{len(known.functions)} functions, {len(known.structs)} structs, {len(known.constants)} constants")


main()
