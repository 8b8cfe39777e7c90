"""The errors of the functions that the crate clgl calls by hand: text for their documentation."""


def text(known):
    names = known.by_hand | {function["name"] for function in known.functions.values() if function["role"] == "destructor"}
    rules = "".join(f'    ({name}) => {{\n        r#"\n{known.errors(known.functions[name])}"#\n    }};\n' for name in sorted(names))
    return ("/// The section `# Errors` of a method that calls this function.\nmacro_rules! errors {\n" + rules + "}\n")
