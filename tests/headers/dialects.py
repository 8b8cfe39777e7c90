"""Compiles each public header alone, with its initialisers, in each dialect of C and C++, with each compiler. The
compilers include mingw-w64 (for Windows) if it is installed. Checks that compilers warn if a value of another
enumeration is used as an argument or in a field.

Usage: dialects.py HEADER...
"""

import os
import shutil
import sys

import api
import gate

STRICT = ["-fsyntax-only", "-pedantic", "-Wall", "-Wextra", "-Werror"]
DIALECTS = [("c", standard, [*STRICT, "-Wc++-compat"]) for standard in ("c90", "c99", "c11", "c17", "c2x")] + \
    [("c++", standard, STRICT) for standard in ("c++98", "c++11", "c++14", "c++17", "c++20", "c++2b")]


def literals(known):
    """Returns C functions that write each structure in place. Only some dialects support this syntax."""
    lines = [api.LITERALS]
    for macro in known.literals.values():
        struct = macro.name.lower()
        type = f"const {struct} *" if macro.is_address else struct
        field = known.structs[struct].fields[1]
        enumeration = known.enums.get(str(field.type))
        value = enumeration.constants[0].name if enumeration else 0
        lines.append(f"extern void use_{struct}({type});\nextern void with_{struct}(void);\n"
                     f"void with_{struct}(void) {{ use_{struct}({macro.name}(.{field.name} = {value})); }}")
    return "\n".join([*lines, "#endif"])


def source(header, known):
    """Returns a source file that includes the header and defines one variable with each of its initialisers."""
    name = "clgl/" + os.path.basename(header)
    lines = [f"#include <{name}>"]
    for macro in known.initialisers.values():
        if macro.where.startswith(name + ":"):
            struct = macro.name.removesuffix("_INIT").lower()
            lines.append(f"extern {struct} a_{struct};\n{struct} a_{struct} = {macro.name};")
    if name == "clgl/clgl.h":
        lines += [literals(known)]
    # A C file must contain a declaration, and clgl.h contains only includes.
    return "\n".join(lines) + "\nextern int a_declaration;\n"


def other_values(known):
    """Returns a source file for each enumeration. The file passes a value of the next enumeration to the parameters
    and fields of this enumeration."""
    enums = list(known.enums.values())
    for enum, other in zip(enums, enums[1:] + enums[:1]):
        value = other.constants[0].name
        lines = ["#include <clgl/clgl.h>", f"extern void use({enum.name} value);", "extern void wrong(void);",
                 f"void wrong(void) {{ use({value}); }}"]
        for struct in known.structs.values():
            field = next((field for field in struct.fields if str(field.type) == enum.name), None)
            if field:
                lines.append(f"extern void set_{struct.name}({struct.name} *to);\n"
                             f"void set_{struct.name}({struct.name} *to) {{ to->{field.name} = {value}; }}")
        yield enum.name, lines


def accepted_values(known, compilers):
    """Yields the lines with a wrong value for which a compiler gives no warning."""
    for compiler in compilers:
        for language in ("c", "c++"):
            command = [compiler, f"-x{language}", "-fsyntax-only", "-Wextra", "-Werror", *known.include_flags(), "-"]
            for enum, lines in other_values(known):
                said = gate.complaints(command, "\n".join(lines)) or ""
                numbers = "\n".join(lines).split("\n")
                for number, line in enumerate(numbers, 1):
                    if line.startswith("void") and f"<stdin>:{number}:" not in said:
                        yield f"{compiler} accepts a value of another enumeration than {enum} in {language}: {line}"


def main():
    known = api.load(sys.argv[1:])
    compilers = [gate.need("gcc"), gate.need("clang-14", "clang"), *filter(shutil.which, [gate.MINGW])]
    problems = []
    for header in known.headers:
        text = source(header, known)
        for compiler in compilers:
            for language, standard, flags in DIALECTS:
                command = [compiler, f"-x{language}", f"-std={standard}", *flags, *known.include_flags(), "-"]
                said = gate.complaints(command, text)
                if said:
                    problems.append(f"{os.path.basename(header)} as {standard} by {compiler}:\n{said}")
    problems += accepted_values(known, compilers)
    gate.finish(problems, f"{len(known.headers)} headers in {len(DIALECTS)} dialects by {' and '.join(compilers)}")


main()
