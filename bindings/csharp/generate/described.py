"""Reads the API description, which bindings/README.md documents, and finds its entries by name."""

import json


class Description:
    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            known = json.load(file)
        for key in ("aliases", "handles", "enums", "flags", "constants", "structs", "callbacks", "functions"):
            setattr(self, key, {entry["name"]: entry for entry in known[key]})
        self.pointers = {**self.handles, **self.callbacks}
        self.references = [*self.handles, *(name for name in self.structs if name.endswith("_desc"))]

    def scalar(self, base):
        """Returns the scalar type of an enumeration, flags or an alias. Returns other types unchanged."""
        if base in self.enums:
            return "int32_t"
        return (self.flags.get(base) or self.aliases.get(base) or {"base": base})["base"]

    def values(self):
        """Yields all constants with their scalar types: constants of enumerations, constants of flags, and then all
        others."""
        for group, type in ((self.enums, "int32_t"), (self.flags, "uint32_t")):
            for entry in group.values():
                for value in entry["values"]:
                    yield {**value, "type": type, "header": entry["header"]}
        yield from self.constants.values()

    def inputs_and_outputs(self):
        """Returns two sets of structure names: the structures that functions read, and the structures that functions
        fill in."""
        found = {"in": set(), "out": set(), "inout": set()}
        for function in self.functions.values():
            for parameter in function["parameters"]:
                if parameter["type"]["base"] in self.structs:
                    found[parameter["direction"]].add(parameter["type"]["base"])
        return found["in"], found["out"] | found["inout"]

    def namers(self):
        """Yields the functions that return the name of an enumeration value, and the enumeration. Excludes clgl_result,
        because the binding throws exceptions for results."""
        for function in self.functions.values():
            types = [parameter["type"] for parameter in function["parameters"]]
            if function["name"].endswith("_name") and [type["kind"] for type in types] == ["enum"] and \
                    types[0]["base"] != "clgl_result":
                yield function["name"], types[0]["base"]
