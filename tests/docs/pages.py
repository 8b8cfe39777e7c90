"""Checks the text of the pages of section 3, which man/pages.py generates from the headers.

Usage: pages.py PAGE_FOLDER WAITS_TEST HEADER...

WAITS_TEST is the test that passes invalid wait lists to all commands. The pages must list the errors that it expects.
"""

import pathlib
import re
import sys

import api
import gate

# If a sentence begins with one of these words, its subject is probably missing.
FRAGMENT = re.compile(r"^(any|GL|else|with the context|until|ends)\b", re.IGNORECASE)


def sections(page):
    """Returns the lines of each section of a page."""
    parts = re.split(r"^\.Sh (.*)\n", page, flags=re.MULTILINE)
    return {name: text.split("\n") for name, text in zip(parts[1::2], parts[2::2])}


def without_displays(text):
    return re.sub(r"^\.Bd.*?^\.Ed$", "", text, flags=re.MULTILINE | re.DOTALL)


def markers(page):
    """Yields markers of the headers that are still on a page, because the generator did not replace them."""
    for marker in re.findall(r"@\w+|\{(?:nullable|owned|borrowed|kept|user_data|opaque)[^}]*\}", page):
        yield f"shows {marker}, which readers of the headers know only"


def names_on(known, page):
    """Returns the names of the parameters or fields that a page describes, and of the fields of structures to which
    parameters point."""
    callables = {**known.functions, **known.callbacks}
    parameters = callables[page].parameters if page in callables else []
    structs = [known.structs[name] for name in (page, *(parameter.type.base for parameter in parameters)) if name in known.structs]
    return {variable.name for variable in (*parameters, *(field for struct in structs for field in struct.fields))}


def capitals(page, names):
    """Yields names of parameters and fields that begin with a capital letter at the start of a sentence."""
    for word, rest in re.findall(r"^([A-Z]\w*)(->| (?:is|has|contains|belongs|cannot|or an element)\b)", page, re.MULTILINE):
        if word[0].lower() + word[1:] in names:
            yield f"writes {word[0].lower() + word[1:]} as {word}{rest}"


def fragments(found):
    """Yields sentences without a subject under THREADS and LIFETIME."""
    for name in ("THREADS", "LIFETIME"):
        before = "."
        for line in found.get(name, []):
            if before.endswith(".") and FRAGMENT.match(line) and not line.startswith("Any thread may call this function"):
                yield f"{name} has a fragment: {line}"
            before = line


def foreign(found, known, function):
    """Yields errors whose cause is a parameter of another function, from which @errors copied the text."""
    own = {parameter.name for parameter in function.parameters}
    others = {parameter.name for tag, name in function.tags if tag == "errors" for parameter in known.functions[name].parameters}
    for word in sorted(others - own):
        cause = re.compile(rf"(^|; )(\.Fa )?(\w+ of )?{word}(->\w+)?( |\n)(is|has|contains)\b", re.IGNORECASE | re.MULTILINE)
        if cause.search("\n".join(found.get("ERRORS", []))):
            yield f"has an error for {word}, which is no parameter of it"


def lifetimes(found, function):
    """Yields the subject of LIFETIME if it is an input of the function."""
    subject = re.match(r"\.Fa (\w+)\nis valid", "\n".join(found.get("LIFETIME", [])).strip())
    inputs = {parameter.name for parameter in function.parameters if parameter.direction == "in"}
    if subject and subject[1] in inputs:
        yield f"limits the lifetime of {subject[1]}, which the function does not create"


def notes(found):
    """Yields bullets under ERRORS that are no conditions, but explain the condition before, and parts of conditions."""
    for bullet in re.split(r"^\.(?:It|El)\b.*\n", "\n".join(found.get("ERRORS", [])), flags=re.MULTILINE)[1:]:
        if re.match(r"(The (message|previous sizes|frame is|function does)|See|Use|Set|Wait for|\.Fn \w+\n(returns|lists))\b", bullet):
            yield f"has a note as an error: {bullet}"
        if bullet.count("(") != bullet.count(")"):
            yield f"has a part of a condition as an error: {bullet}"


def error_texts(found):
    """Returns the text of each error under ERRORS."""
    parts = re.split(r"^\.It Dv (CLGL_ERROR_\w+)$", "\n".join(found.get("ERRORS", [])), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2]))


def refusals(found, function, handles, refused):
    """Yields handles and wait lists for which an error is missing. `refused` are the errors of invalid wait lists."""
    texts = error_texts(found)
    inputs = [parameter for parameter in function.parameters if parameter.direction == "in" and parameter.type.base in handles]
    for parameter in inputs:
        for error in {"CLGL_ERROR_INVALID_HANDLE", *(refused if parameter.name == "waits" else ())}:
            if not re.search(rf"\b{parameter.name}\b", texts.get(error, "")):
                yield f"{error} does not name {parameter.name}"


def links(page):
    """Yields lines that name a page without a link, or in which a function name is quoted and therefore shown with
    ()."""
    for line in page.split("\n"):
        if re.search(r"\bclgl\w*\(\d\)", line):
            yield f"names a page without a link: {line}"
        if re.match(r"\.Dq Fn\b", line):
            yield f"shows a string as a function: {line}"


def main():
    folder, waits_test, *headers = sys.argv[1:]
    known = api.load(headers)
    test = pathlib.Path(waits_test).read_text(encoding="utf-8")
    refused = set(re.findall(r"^ *refuse\(.*(CLGL_ERROR_\w+)", test, re.MULTILINE))
    tested = set(re.findall(r"^ *ROW\((\w+)", test, re.MULTILINE))
    problems = [f"{waits_test}: has no row for {name}" for name, function in known.functions.items()
                if function.tag("command") is not None and name not in tested]
    pages = sorted(pathlib.Path(folder).glob("*.3"))
    for path in pages:
        page = without_displays(path.read_text(encoding="utf-8"))
        found = sections(page)
        wrong = [*markers(page), *capitals(page, names_on(known, path.stem)), *fragments(found), *notes(found), *links(page)]
        if path.stem in known.functions:
            function = known.functions[path.stem]
            wrong += [*foreign(found, known, function), *lifetimes(found, function),
                      *refusals(found, function, known.handles, refused)]
        problems += [f"{path.name}: {text}" for text in wrong]
    gate.finish(problems, f"{len(pages)} pages")


main()
