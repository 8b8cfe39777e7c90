"""A ctypes binding that is built from the description of the API. Its code names no functions, structures or
constants, except the two functions that report errors.
"""

import ctypes
import json


class Failure(Exception):
    """Raised for a negative result. `name` is the name of the result; `message` is the text of clgl_error_message."""

    def __init__(self, function, name, message):
        super().__init__(f"{function}: {name}: {message}")
        self.name, self.message = name, message


class Library:
    """Has the functions, constants, structures and callbacks as attributes with their C names. A structure is
    created with its initial values; keyword arguments set other fields."""

    def __init__(self, description, library):
        with open(description, encoding="utf-8") as file:
            self._known = json.load(file)
        self._library = ctypes.CDLL(library)
        self._types = {"void": None, "char": ctypes.c_char, "float": ctypes.c_float, "double": ctypes.c_double}
        for name, width in self._known["scalars"].items():
            if name not in self._types:
                sign = "c_int" if name.startswith("int") else "c_uint"
                self._types[name] = getattr(ctypes, f"{sign}{8 * width}")
        for alias in (*self._known["aliases"], *self._known["flags"]):
            self._types[alias["name"]] = self._types[alias.get("base", "uint32_t")]
        for enum in self._known["enums"]:
            self._types[enum["name"]] = self._types["int32_t"]
        for handle in self._known["handles"]:
            self._types[handle["name"]] = ctypes.c_void_p
        groups = [*self._known["enums"], *self._known["flags"]]
        for constant in [*self._known["constants"], *(value for group in groups for value in group["values"])]:
            setattr(self, constant["name"], constant["value"])
        self._declare()
        results = next(group["values"] for group in groups if group["name"] == "clgl_result")
        self._results = {value["value"]: value["name"] for value in results}

    def _declare(self):
        # Callbacks can be created before structures, because no callback has a structure parameter.
        for callback in self._known["callbacks"]:
            types = [self._type(parameter["type"]) for parameter in callback["parameters"]]
            self._add(callback["name"], ctypes.CFUNCTYPE(self._type(callback["returns"]["type"]), *types))
        for struct in self._known["structs"]:
            self._add(struct["name"], type(struct["name"], (_Described,), {"initial": _initial_values(struct)}))
        for struct in self._known["structs"]:
            made = self._types[struct["name"]]
            made._fields_ = [(field["name"], self._field_type(field)) for field in struct["fields"]]
            _check_layout(made, struct)
        for function in self._known["functions"]:
            self._add_function(function)

    def _add(self, name, made):
        self._types[name] = made
        setattr(self, name, made)

    def _add_function(self, function):
        found = getattr(self._library, function["name"])
        found.argtypes = [self._type(parameter["type"]) for parameter in function["parameters"]]
        found.restype = self._type(function["returns"]["type"])
        if function["returns"]["type"]["base"] == "clgl_result":
            found.errcheck = self._checked
        setattr(self, function["name"], found)

    def _checked(self, result, function, _):
        if result < 0:
            raise Failure(function.__name__, self._results[result], self.clgl_error_message().decode())
        return result

    def _type(self, type):
        made = self._types[type["base"]]
        for depth, _ in enumerate(type["pointers"]):
            if depth == 0 and made is ctypes.c_char and type["const"]:
                made = ctypes.c_char_p
            elif made is None:
                made = ctypes.c_void_p
            else:
                made = ctypes.POINTER(made)
        return made

    def _field_type(self, field):
        made = self._type(field["type"])
        return made * field["length"] if field["length"] else made


class _Described(ctypes.Structure):
    """Base class of the structures in the description."""

    initial = {}

    def __init__(self, **values):
        super().__init__()
        for name, value in {**self.initial, **values}.items():
            if not hasattr(type(self), name):
                raise AttributeError(f"{type(self).__name__} has no field {name}")
            if isinstance(value, (list, tuple)):
                getattr(self, name)[:] = value
            else:
                setattr(self, name, value)


def _initial_values(struct):
    """Returns the initial values that are not zero. ctypes sets all other fields to zero."""
    return {field["name"]: field["initial"] for field in struct["fields"]
            if field["initial"] and field["initial"] != [0] * (field["length"] or 0)}


def _check_layout(made, struct):
    if ctypes.sizeof(made) != struct["size"]:
        raise TypeError(f"{struct['name']} has {ctypes.sizeof(made)} bytes, but {struct['size']} in the description")
    for field in struct["fields"]:
        if getattr(made, field["name"]).offset != field["offset"]:
            raise TypeError(f"{struct['name']}.{field['name']} is not at {field['offset']}")
