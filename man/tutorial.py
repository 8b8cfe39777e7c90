"""Writes clgl_tutorial(7): puts the lines that each step adds to the example into the text.

Usage: tutorial.py TEXT PROGRAM OUTPUT

A line of the text such as  .\\" step 3  is replaced by the lines of the example that are
compiled with STEP 3 but not with STEP 2.
"""

import dataclasses
import re
import sys


def lines_of(program, step):
    """Returns the numbers of the lines that are compiled in a step."""
    found, open_ = [], []
    for number, line in enumerate(program):
        condition = re.match(r"#(if|elif|else|endif)\b ?(.*)", line)
        if not condition:
            if all(active for active, _ in open_):
                found.append(number)
            continue
        word, expression = condition.groups()
        if word == "if":
            active = evaluated(expression, step)
            open_.append((active, active))
        elif word == "endif":
            open_.pop()
        else:
            _, done = open_.pop()
            active = not done and (word == "else" or evaluated(expression, step))
            open_.append((active, done or active))
    return found


def evaluated(expression, step):
    if not re.fullmatch(r"[STEP\d\s<>=&|]+", expression):
        sys.exit(f"tutorial.py: not understood: #if {expression}")
    return eval(expression.replace("&&", " and ").replace("||", " or "), {"STEP": step})


@dataclasses.dataclass(frozen=True)
class Definition:
    """A function, type or variable, with the numbers of its first and last line."""
    name: str
    start: int
    end: int


def definitions(program):
    """Returns a dict from line numbers to the definitions that contain the lines.

    A comment belongs to the definition below it.
    """
    found, number = {}, 0
    while number < len(program):
        start = number
        while number < len(program) and program[number].startswith("/*"):
            number += 1
        name = re.match(r"(?:\w+ \**)+?(\w+)(?=[(\[]| \{$)", program[number]) if number < len(program) else None
        if name:
            first, has_block = number, program[number].endswith("{") or program[number + 1] == "{"
            while not (program[number].startswith("}") if has_block else program[number].endswith(";")):
                number += 1
            found.update(dict.fromkeys(range(start, number + 1), Definition(name[1], first, number)))
        number += 1
    return found


def dropped(program, now, before, definition):
    """Returns the statements of a definition that a step removes, each on one line."""
    gone = [program[number].strip() for number in range(definition.start, definition.end)
            if number in before and number not in now and program[number].strip()]
    return re.findall(r"\S.*?[;}](?= |$)", " ".join(gone).replace("( ", "("))


def display(program, step):
    """Returns the lines that a step adds. An ellipsis replaces lines of earlier steps between them. Comments in
    brackets say where the lines belong and what they replace."""
    now, before = set(lines_of(program, step)), set(lines_of(program, step - 1)) if step > 1 else set()
    owner = definitions(program)
    lines, last, shown = [], None, set()
    for number in sorted(now - before):
        definition = owner.get(number)
        if not program[number].strip():
            continue
        between = [other for other in range(last + 1 if last is not None else number, number) if program[other].strip()]
        if definition and definition not in shown:
            shown.add(definition)
            lines += [""] if lines else []
            if definition.start in before:
                follows = next(program[other].strip() for other in range(number, definition.end + 1)
                               if other in before and other in now and program[other].strip())
                lines.append(f"/* [in {definition.name}{'' if follows.startswith('}') else ', before ' + follows}] */")
                lines += [f"/* [without {text}] */" for text in dropped(program, now, before, definition)]
            elif any(other.name == definition.name and other.start in before for other in owner.values()):
                lines.append(f"/* [instead of the earlier {definition.name}] */")
        elif any(other in now for other in between):
            lines.append(r"\&...")
        elif last is not None and number - last > 1:
            lines.append("")
        lines.append(program[number].replace("\\", r"\e"))
        last = number
    for definition in sorted(set(owner.values()) - shown, key=lambda definition: definition.start):
        if definition.start in before and definition.start in now:
            for text in dropped(program, now, before, definition):
                lines += ["", f"/* [in {definition.name}, without {text}] */"]
    return [".Bd -literal", *lines, ".Ed"]


def main():
    text, program, output = sys.argv[1:]
    with open(program, encoding="utf-8") as file:
        lines = file.read().splitlines()
    with open(text, encoding="utf-8") as file:
        page = file.read().splitlines()
    written = []
    for line in page:
        step = re.fullmatch(r'\.\\" step (\d)', line)
        written += display(lines, int(step[1])) if step else [line]
    with open(output, "w", encoding="utf-8") as file:
        file.write("\n".join(written) + "\n")


main()
