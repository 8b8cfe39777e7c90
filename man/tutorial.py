"""Writes clgl_tutorial(7): puts the lines that each step adds to the program into the text.

Usage: tutorial.py TEXT PROGRAM OUTPUT

A line of the text such as  .\\" step 3  stands for the lines of the program that are compiled with STEP 3 and not with 2.
"""

import re
import sys


def lines_of(program, step):
    """The numbers of the lines that are compiled in a step."""
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


def display(program, step):
    """The lines that a step adds, with an ellipsis for lines of earlier steps between them."""
    now, before = lines_of(program, step), lines_of(program, step - 1) if step > 1 else []
    lines, last = [], None
    for number in now:
        if number in before or not program[number].strip():
            continue
        between = [program[other].strip() for other in now if last is not None and last < other < number]
        if any(between):
            lines.append(r"\&...")
        elif between or (last is not None and number - last > 1):
            lines.append("")
        lines.append(program[number].replace("\\", r"\e"))
        last = number
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
