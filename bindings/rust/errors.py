"""Generates the documentation of errors for the functions that hand-written methods of the crate clgl call."""


def text(known):
    names = known.by_hand | {function["name"] for function in known.functions.values() if function["role"] == "destructor"}
    rules = "".join(f'    ({name}) => {{\n        r#"\n{known.errors(known.functions[name])}"#\n    }};\n' for name in sorted(names))
    return ("/// The section `# Errors` of a method that calls this function.\nmacro_rules! errors {\n" + rules + "}\n")
