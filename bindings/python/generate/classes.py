"""Generates a base class for each class, and the functions that belong to no class."""

import re

from described import class_name, identifier, without_class
from raw import SCALARS, ctype
from structs import Input, initial, trampoline
from text import HEADER, call, docstring

# Functions with hand-written methods. Each hand-written method calls a generated method, whose name starts with an
# underscore.
BY_HAND = {"clgl_acquire", "clgl_release", "clgl_buffer_read", "clgl_buffer_write", "clgl_buffer_map",
           "clgl_buffer_unmap", "clgl_texture_read", "clgl_texture_write", "clgl_texture_map", "clgl_texture_unmap",
           "clgl_view_read", "clgl_view_write", "clgl_view_slice", "clgl_view_read_item", "clgl_view_write_item",
           "clgl_view_fill", "clgl_kernel_set_value", "clgl_queue_launch_host_function", "clgl_fence_wait",
           "clgl_queue_finish", "clgl_ring_acquire_write", "clgl_ring_acquire_read", "clgl_texture_fill", "clgl_buffer_fill"}
# Expressions for the number of bytes that a command transfers, by the length in the API description
LENGTHS = {"range->size": "self._range_size(range)", "rect": "size_of_rect(rect)", "region": "self._region_size(region)",
           "view": "self._span(strides)", "view->element_size": "self.element_size", "16": "16"}
# What a queue acquires before the commands of a class
ACQUIRED = {"clgl_buffer": "this buffer", "clgl_texture": "this texture", "clgl_view": "the buffer of this view"}


class Method:
    """Generates one Python method or function: its parameters, the code before and after the call, and its result."""

    def __init__(self, known, text, function):
        self.known, self.text, self.function = known, text, function
        self.parameters = {parameter["name"]: parameter for parameter in function["parameters"]}
        self.owner, self.list = function["class"], function["list"]
        self.required, self.optional, self.keywords = [], [], []
        self.before, self.arguments, self.returned, self.described = [], [], [], []
        self.kept, self.callbacks = None, []
        self.own = self.find_own()
        self.context = self.context_of()
        self.dropped = {parameter["count"] for parameter in self.parameters.values() if parameter["count"]}
        self.dropped |= {parameter["bytes"] for parameter in self.parameters.values()
                         if self.parameters.get(parameter["bytes"], {"type": {"kind": ""}})["type"]["kind"] == "integer"}
        for parameter in self.parameters.values():
            self.add(parameter)

    def find_own(self):
        """Returns the name of the parameter that becomes self, or None for a function without an object."""
        if self.function["role"] == "function":
            return None
        first = next(iter(self.parameters.values()), None)
        for parameter in self.parameters.values():
            if (parameter["type"]["base"] == self.owner and parameter["direction"] == "in" and not parameter["count"]
                    and (self.function["role"] != "constructor" or parameter is first)):
                return parameter["name"]
        return None

    def context_of(self):
        if self.own:
            return "self._context"
        first = next(iter(self.parameters.values()), None)
        if first and first["type"]["kind"] == "handle" and first["direction"] == "in":
            return "context" if first["type"]["base"] == "clgl_context" else f"{first['name']}._context"
        return "None"

    def take(self, parameter, hint, default=None):
        """Adds a parameter to the Python method."""
        name = identifier(parameter["name"])
        if default is None:
            self.required.append(f"{name}: {hint}")
        elif not self.function["command"] and "desc" not in self.parameters:
            self.optional.append(f"{name}: {hint} = {default}")
        else:
            self.keywords.append(f"{name}: {hint} = {default}")
        comment = parameter["comment"]
        if hint == "bool":
            comment = comment.replace("1 = ", "True = ").replace("; 0 = ", "; False = ")
        self.described.append((name, comment))
        return name

    def add(self, parameter):
        name, type, base = parameter["name"], parameter["type"], parameter["type"]["base"]
        if name == self.own:
            self.arguments.append("self._handle" if base in self.known.handles else "self")
        elif self.list and name in self.list.values() or self.list and parameter["count"] == self.list["capacity"]:
            self.arguments.append(f"_{name}")
        elif self.function["command"] and name in ("queue", "wait_count", "waits", "fence"):
            self.add_command(name)
        elif parameter["direction"] != "in" and not (base == "void" and len(type["pointers"]) == 1):
            self.add_output(parameter)
        elif parameter["user_data"]:
            self.arguments.append("_user_data")
        elif name in self.dropped:
            self.arguments.append(f"_{name}")
        elif type["kind"] == "callback":
            self.add_callback(parameter)
        elif name == "desc":
            self.add_desc(base)
        else:
            self.add_input(parameter)

    def add_command(self, name):
        if name == "queue":
            self.optional.append("queue: Optional[Queue] = None")
            usual = "the default queue" if self.owner not in ACQUIRED else f"the queue that acquired {ACQUIRED[self.owner]}, else the default queue"
            self.described.append(("queue", f"the queue; None = {usual}"))
            self.arguments.append("(queue or self._usual_queue())._handle")
        elif name == "wait_count":
            self.keywords.append("waits: Waits = ()")
            self.described.append(("waits", self.parameters["waits"]["comment"].partition("; NULL")[0]))
            self.before.append("_wait_count, _waits = wait_list(waits)")
            self.arguments.append("_wait_count")
        elif name == "waits":
            self.arguments.append("_waits")
        else:
            self.before.append("_fence = c_void_p()")
            self.arguments.append("_fence")

    def add_callback(self, parameter):
        nullable = parameter["nullable"]
        hint = f"callbacks.{class_name(parameter['type']['base'])}"
        name = self.take(parameter, f"Optional[{hint}]" if nullable else hint)
        caller = trampoline(parameter["type"]["base"])
        self.callbacks.append(f"{caller}.kept(_user_data)")
        if nullable:
            self.before.append(f"_user_data = {caller}.keep({name}) if {name} else None")
            self.arguments.append(f"{caller}.pointer if {name} else {caller}.null")
        else:
            self.before.append(f"_user_data = {caller}.keep({name})")
            self.arguments.append(f"{caller}.pointer")

    def add_desc(self, base):
        struct = self.known.structs[base]
        made = Input(self.known, struct)
        self.keywords += made.keywords()
        self.described += [(identifier(field["name"]), field["comment"]) for field in made.shown()]
        names = [f"{identifier(field['name'])}={identifier(field['name'])}" for field in made.shown()]
        self.before.append(call(f"_desc = structs.{class_name(base)}", names, "", "        ").strip())
        self.callbacks += [f"{caller}.kept(_desc.{field})" for caller, field in made.callbacks()]
        self.arguments.append("_desc")

    def add_input(self, parameter):
        name, type, base = identifier(parameter["name"]), parameter["type"], parameter["type"]["base"]
        optional = (lambda hint: (f"Optional[{hint}]", "None")) if parameter["nullable"] else (lambda hint: (hint, None))
        if type["kind"] == "handle":
            self.take(parameter, *optional(class_name(base)))
            self.arguments.append(f"handle_of({name})" if parameter["nullable"] else f"{name}._handle")
        elif type["kind"] in ("enum", "flags"):
            self.take(parameter, class_name(base), f"{class_name(base)}(0)" if type["kind"] == "flags"
                      and self.function["command"] and base != "clgl_map_flags" else None)
            self.arguments.append(name)
        elif type["kind"] == "bool":
            self.take(parameter, "bool", "True")
            self.arguments.append(name)
        elif name == "timeout":
            self.keywords.append("timeout: Optional[float] = None")
            self.described.append(("timeout", "the longest wait in seconds; 0 = only test; None = no limit"))
            self.arguments.append("nanoseconds(timeout)")
        elif not type["pointers"]:
            self.take(parameter, "float" if type["kind"] == "float" else "int",
                      "0" if name == "offset" and self.function["command"] else None)
            self.arguments.append(name)
        elif parameter["opaque"]:
            self.take(parameter, "Opaque")
            self.arguments.append(f"opaque({name})")
        elif base == "char":
            self.take(parameter, "str")
            self.arguments.append(f"text_of({name})")
        elif base == "void":
            self.add_data(parameter)
        elif parameter["count"]:
            self.add_array(parameter, optional)
        else:
            self.take(parameter, *optional(class_name(base)))
            self.arguments.append(name)

    def add_data(self, parameter):
        name, length = parameter["name"], parameter["bytes"]
        self.take(parameter, "Data")
        if parameter["direction"] == "out":
            self.before.append(f"_{name} = writable({name}, {LENGTHS[length]})")
        elif length in self.dropped:
            self.before.append(f"_{name}, _{length} = readable({name})")
        else:
            self.before.append(f"_{name}, _ = readable({name}, {LENGTHS[length]})")
        self.arguments.append(f"_{name}")
        if parameter["kept"] and "blocking" in self.parameters:
            self.kept = f"_{name}"

    def add_array(self, parameter, optional):
        name, base, count = parameter["name"], parameter["type"]["base"], parameter["count"]
        if base in self.known.handles:
            self.take(parameter, f"Sequence[{class_name(base)}]")
            self.before.append(f"_{count}, _{name} = handle_list({name})")
        else:
            item = class_name(base) if base in self.known.structs else "int"
            made = f"raw.{base}" if base in self.known.structs else SCALARS[base]
            self.take(parameter, *optional(f"Sequence[{item}]"))
            counter = f"_{count}" if count in self.parameters else "_"
            exact = f", {count}" if count.isdigit() else ", self.dimensions" if "->" in count else ""
            self.before.append(f"{counter}, _{name} = array_of({made}, {name}{exact})")
        self.arguments.append(f"_{name}")

    def add_output(self, parameter):
        name, type, base = parameter["name"], parameter["type"], parameter["type"]["base"]
        self.arguments.append(f"_{name}")
        if base in self.known.infos:
            self.before.append(f"_{name} = raw.{base}()")
            self.returned.append((class_name(base), f"structs.{class_name(base)}(_{name}, {self.context})", parameter))
        elif base in self.known.structs:
            module = "structs." if base in self.known.inputs else ""
            self.before.append(f"_{name} = {module}{class_name(base)}()")
            after = f"_{name}._belong({self.context})" if base in self.known.classes else f"_{name}"
            self.returned.append((class_name(base), after, parameter))
        else:
            made = "c_void_p" if len(type["pointers"]) > 1 else ctype(self.known, {**type, "pointers": []})
            self.before.append(f"_{name} = {made}()")
            if base in self.known.handles:
                maker = "_adopt" if parameter["ownership"] == "owned" else "_lent"
                self.returned.append((class_name(base), f"{class_name(base)}.{maker}(_{name}.value, {self.context}){'._made_of(_desc)' if '_desc' in self.arguments else ''}",
                                      parameter))
            elif base in self.known.enums:
                self.returned.append((class_name(base), f"{class_name(base)}(_{name}.value)", parameter))
            else:
                self.returned.append(("int", f"_{name}.value" + (" or 0" if made == "c_void_p" else ""), parameter))

    # Generates the source text

    def name(self, taken=()):
        name = without_class(self.function["name"], self.owner)
        short = name.removeprefix("get_") if self.function["role"] == "method" else name
        name = name if short in taken else short
        return f"_{name}" if self.function["name"] in BY_HAND else identifier(name)

    def is_property(self):
        lonely = not (self.required or self.optional or self.keywords)
        gives = self.returned or self.list
        return bool(self.function["role"] == "method" and self.own and lonely and gives)

    def returns(self):
        hints = [hint for hint, _, _ in self.returned]
        values = [value for _, value, _ in self.returned]
        if self.function["command"] and "fence" in self.parameters:
            hints.append("Fence")
            values.append(f"Fence._adopt(_fence.value, {self.context})")
        if self.function["returns"]["type"]["base"] == "char":
            return "str", []
        if "timeout" in self.parameters:
            return (f"Optional[{hints[0]}]" if len(hints) == 1 else f"Optional[Tuple[{', '.join(hints)}]]") if hints else "bool", values
        return (f"Tuple[{', '.join(hints)}]" if len(hints) > 1 else hints[0] if hints else "None"), values

    def listed(self):
        """Returns the return type and the return statement of a method whose function fills arrays."""
        arrays = [parameter for parameter in self.parameters.values() if parameter["count"] == self.list["capacity"]]
        lead = ", ".join(f"_{name}" for name in self.parameters if name in self.list.values()
                         or self.parameters[name] in arrays)
        function = f"lambda {lead}: raw.{self.function['name']}({', '.join(self.arguments)})"
        if not arrays:
            text = self.parameters[self.list["array"]]["type"]["base"] == "char"
            return ("str", f"return fetch_text({function})") if text else ("bytes", f"return fetch({function})")
        types = [ctype(self.known, {**parameter["type"], "pointers": []}) for parameter in arrays]
        names = [class_name(parameter["type"]["base"]) for parameter in arrays]
        makers = [f"{name}._lent(_item, {self.context})" if parameter["type"]["base"] in self.known.handles
                  else f"{name}(_item)" for name, parameter in zip(names, arrays)]
        got = f"fetch_list({function}, {', '.join(types)})"
        if len(arrays) == 1:
            return f"List[{names[0]}]", f"return [{makers[0]} for _item, in {got}]"
        second = makers[1].replace("_item", "_other")
        return f"List[Tuple[{', '.join(names)}]]", f"return [({makers[0]}, {second}) for _item, _other in {got}]"

    def prose(self, text):
        """Returns a comment in which boolean parameters have Python values."""
        booleans = "|".join(name for name, one in self.parameters.items() if one["type"]["kind"] == "bool")
        if booleans:
            text = re.sub(rf"\b({booleans})( is)? ([01])\b", lambda match: f"{match[1]}{match[2] or ''} {match[3] == '1'}", text)
        return self.text.prose(text)

    def documentation(self):
        function, prose = self.function, self.prose
        yield prose(function["comment"])
        if self.own == "source":
            yield f"source is this {without_class(self.owner, None)}."
        if self.described:
            order = [text.partition(":")[0] for text in (*self.required, *self.optional, *self.keywords)]
            shown = sorted(self.described, key=lambda item: order.index(item[0]))
            yield "Args:", [f"{name}: {prose(comment)}" for name, comment in shown]
        given = [prose(parameter["comment"].removeprefix("receives ")) for _, _, parameter in self.returned]
        if function["command"] and "fence" in self.parameters:
            given.append(prose(self.parameters["fence"]["comment"].removeprefix("receives ").partition("; NULL")[0]))
        if "timeout" in self.parameters:
            given.append("None or False if the time was not enough")
        if given:
            yield "Returns:", given
        errors = [(prose(error["name"]), prose(self.possible(error["comment"]))) for error in function["errors"]]
        if errors:
            yield "Raises Error with:", [f"{name}: {when}" for name, when in errors if when]
        threads = re.sub(r"^GL\b", "a thread with the OpenGL context", re.sub(r"^any\b", "any thread", function["threads"]))
        yield f"Threads: {prose(threads)}"
        if function["spec"] and not function["spec"].startswith("specific"):
            yield f"See {function['spec']}."

    def possible(self, when):
        """Returns the causes of an error that can occur in Python. Causes are excluded if they concern outputs, counts
        and structure sizes, because the binding always passes correct values."""
        shown = {name for name, _ in self.described} | {self.own}
        hidden = "|".join(name for name in (*self.parameters, "wait_count") if name not in shown)
        clauses = []
        for clause in when.split("; "):
            clause = re.sub(rf"\b(?:{hidden}) or (\w+ is NULL)|(\w+) or (?:{hidden})( is NULL)", r"\1\2\3", clause)
            excluded = rf"\b(?:{hidden}) is NULL|is neither 0 nor 1|struct_size|unknown fields|\bwait_count\b|^a reserved field"
            if not re.search(excluded, clause):
                clauses.append(clause)
        return "; ".join(clauses)

    def lines(self, taken):
        indent = "    " if self.owner else ""
        name, body = self.name(taken), indent + "    "
        starred = ["*", *self.keywords] if self.keywords else []
        parameters = [*self.required, *self.optional, *starred]
        hint, values = self.listed_or_returns()
        if self.owner:
            if self.own:
                parameters.insert(0, "self")
                if self.is_property() and not name.startswith("get_"):
                    yield f"{indent}@property\n"
            else:
                parameters.insert(0, "cls")
                yield f"{indent}@classmethod\n"
        yield call(f"def {name}", parameters, f" -> {hint}:", indent)
        yield docstring(list(self.documentation()), body)
        yield from (f"{body}{line}\n" for line in self.before)
        yield from (f"{body}{line}\n" for line in self.body(hint, values))
        yield "\n" if self.owner else "\n\n"

    def listed_or_returns(self):
        return self.listed() if self.list else self.returns()

    def body(self, hint, values):
        if self.list:
            yield values
            return
        made = call(f"raw.{self.function['name']}", self.arguments, "", "").strip()
        if self.callbacks:
            made = f"with {', '.join(self.callbacks)}:\n            {made}"
        if self.function["returns"]["type"]["base"] == "char":
            yield f"return ({made} or b\"\").decode(errors=\"replace\")"
        elif "timeout" in self.parameters:
            yield f"_result = {made}"
            yield f"return {'(' + ', '.join(values) + ')' if len(values) > 1 else values[0] if values else 'True'} " \
                  f"if _result == 0 else {'None' if values else 'False'}"
        else:
            yield made
            if self.kept:
                yield f"_made = {values[0]}"
                yield f"if not blocking:\n            keep_until(_made, {self.kept})"
                values = ["_made"]
            if values:
                yield f"return {', '.join(values)}"


def base_class(known, text, name, functions):
    handle = name in known.handles
    parent = "Object" if handle else f"raw.{name}"
    destructor = next((function["name"] for function in functions if function["role"] == "destructor"), None)
    yield f"class {class_name(name)}Base({parent}):\n" + docstring([text.prose(known.classes[name]["comment"])], "    ")
    if destructor:
        yield f"\n    _destroy = raw.{destructor}\n"
    yield "\n"
    taken = {without_class(function["name"], name) for function in functions}
    for function in functions:
        if function["role"] != "destructor":
            yield from Method(known, text, function).lines(taken)


def files(known, text):
    parts = []
    for name in known.classes:
        parts += base_class(known, text, name, [function for function in known.functions.values()
                                                if function["class"] == name])
        parts.append("\n")
    loose = [Method(known, text, function) for function in known.functions.values() if not function["class"]]
    for method in loose:
        parts += method.lines(())
    classes = sorted(class_name(name) for name in known.classes)
    exported = sorted([*(f"{name}Base" for name in classes), *(method.name() for method in loose)])
    yield "classes.py", "".join([
        HEADER, '"""The base of each class, and the functions that belong to none."""\n\n'
        "from __future__ import annotations\n\n"
        "from ctypes import c_int32, c_int64, c_size_t, c_uint32, c_void_p\n"
        "\n"
        "from .._data import (array_of, fetch, fetch_list, fetch_text, handle_list, handle_of, keep_until,\n"
        "                     nanoseconds, opaque, readable, size_of_rect, text_of, wait_list, writable)\n"
        "from .._object import Object\nfrom . import callbacks, raw, structs\nfrom .enums import *\n"
        "from .structs import *\n\n"
        "TYPE_CHECKING = False\nif TYPE_CHECKING:\n    from typing import List, Optional, Sequence, Tuple\n\n"
        "    from .._data import Data, Opaque\n    from .._object import Waits\n"
        f"    from ..objects import {', '.join(classes)}\n\n\n",
        "".join(parts).rstrip("\n"), "\n\n\n__all__ = [\n", *(f'    "{name}",\n' for name in exported), "]\n"])
