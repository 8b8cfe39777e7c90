"""Reads the API description, which bindings/README.md documents, and finds its entries by name."""

import json
import keyword


class Description:
    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            known = json.load(file)
        for key in ("aliases", "handles", "enums", "flags", "constants", "structs", "callbacks", "functions"):
            setattr(self, key, {entry["name"]: entry for entry in known[key]})
        found = {"in": set(), "out": set(), "inout": set()}
        for function in self.functions.values():
            for parameter in function["parameters"]:
                if parameter["type"]["base"] in self.structs:
                    found[parameter["direction"]].add(parameter["type"]["base"])
        self.classes = {**self.handles, **{name: self.structs[name] for name in self.structs
                                           if any(function["class"] == name for function in self.functions.values())}}
        outputs = found["out"] | found["inout"]
        elements = {field["type"]["base"] for name in outputs for field in self.structs[name]["fields"]} & self.structs.keys()
        self.infos = (outputs | elements) - found["in"]
        self.inputs = self.structs.keys() - self.infos - self.classes.keys()

    def scalar(self, base):
        """Returns the scalar type of an enumeration, flags or an alias. Returns other types unchanged."""
        if base in self.enums:
            return "int32_t"
        return (self.flags.get(base) or self.aliases.get(base) or {"base": base})["base"]


def class_name(name):
    """Returns the Python name of a C type, such as BufferInfo for clgl_buffer_info."""
    return "".join(word.capitalize() for word in name.removeprefix("clgl_").split("_"))


def identifier(name):
    return name + "_" if keyword.iskeyword(name) else name


def member(type, short):
    """Returns the Python name of an enumeration value. If the name would start with a digit, it starts with the type
    name, as in TEXTURE_2D."""
    if short[0].isdigit():
        short = f"{type.removeprefix('clgl_').removesuffix('_type').upper()}_{short}"
    return short


def without_class(name, owner):
    """Returns the method name of a function, without the class name. Examples: copy for clgl_buffer_copy,
    convert_to_texture for clgl_convert_buffer_to_texture."""
    words, own = name.removeprefix("clgl_").split("_"), (owner or "").removeprefix("clgl_")
    if own in words:
        words.remove(own)
    return "_".join(words)
