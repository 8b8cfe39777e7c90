"""Generates the methods of classes. They call library functions, with objects, arrays and spans instead of
pointers."""

from native import managed
from parameter import Parameter
from prose import Prose
from text import HEADER, camel, class_name, pascal, statement
from transfers import SUFFIX, Transfer, place_of

# Classes without objects. Their functions become static methods.
STATIC = {"convert": "ClglConvert", "format": "ClglFormats"}
# C# method names that differ from the function names
NAMES = {"clgl_buffer_copy": "CopyTo", "clgl_buffer_copy_to_texture": "CopyTo", "clgl_texture_copy": "CopyTo",
         "clgl_texture_copy_to_buffer": "CopyTo", "clgl_view_copy": "CopyTo", "clgl_buffer_from_cl_mem": "FromCL",
         "clgl_kernel_from_cl_kernel": "FromCL", "clgl_device_from_cl_device": "FromCL", "clgl_fence_record_gl": "InsertGL",
         "clgl_fence_record_cl": "InsertCL", "clgl_format_get_info": "Info", "clgl_view_init": "Of",
         "clgl_buffer_set_destructor_callback": "OnDestroyed", "clgl_texture_set_destructor_callback": "OnDestroyed"}
# Callbacks that are called once, with their delegate type and the function that the library calls
CALLBACKS = {"clgl_buffer_destructor": ("Action", "Callbacks.Destructor")}
# Functions with hand-written methods, because the parameters are not sufficient to generate the methods
BY_HAND = {
    "clgl_acquire", "clgl_buffer_unmap", "clgl_context_create", "clgl_context_make_current", "clgl_device_for_gl",
    "clgl_device_list_for_gl", "clgl_error_get_native_code", "clgl_error_message", "clgl_fence_get_profiling",
    "clgl_fence_set_callback", "clgl_fence_set_status_callback", "clgl_fence_wait_all", "clgl_fence_wait_any",
    "clgl_kernel_clone", "clgl_kernel_get_launch", "clgl_kernel_launch", "clgl_kernel_launch_with_arguments",
    "clgl_kernel_set_buffer", "clgl_kernel_set_launch", "clgl_kernel_set_null", "clgl_kernel_set_value",
    "clgl_log_set_callback", "clgl_native_cause", "clgl_native_hint", "clgl_native_name", "clgl_platform_get_count",
    "clgl_release", "clgl_result_name", "clgl_ring_acquire_read", "clgl_ring_resize", "clgl_texture_gl_name",
    "clgl_texture_unmap", "clgl_version", "clgl_version_string", "clgl_view_transpose"}
# Commands that are useful only with a fence.
ONLY_FENCE = {"clgl_queue_marker"}
# Commands with a generated private method, which a hand-written public method calls.
ONLY_CORE = {"clgl_buffer_map", "clgl_migrate", "clgl_queue_launch_host_function", "clgl_ring_acquire_write",
             "clgl_texture_fill", "clgl_texture_map"}
# Methods that are private, with their names
PRIVATE = {"clgl_program_create": "Make"}
# Structures that private methods pass to the library without conversion
RAW = {"clgl_migration"}
# Classes whose objects store their context.
WITH_CONTEXT = {"clgl_buffer", "clgl_program", "clgl_queue", "clgl_ring", "clgl_texture"}
WAITS = "fences that the command waits for"
DEFAULTS = {"access": "ClglAccess.ReadWrite", "components": "1", "error": "0"}


class Method:
    """Generates one C# method: its parameters, the statements around the call, and its result. If the function has
    several results, the method returns only the result that `output` names."""

    def __init__(self, known, function, output=None):
        self.known, self.function, self.output = known, function, output
        self.parameters = {parameter["name"]: parameter for parameter in function["parameters"]}
        self.is_core = function["name"] in ONLY_CORE
        self.holder = self.find_holder()
        self.own = self.find_own()
        self.shown, self.hidden = [], set()
        self.before, self.fixed, self.arguments, self.keep = [], [], [], []
        self.made, self.pins = None, False
        self.list = function["list"]
        self.data = next((one for one in self.parameters.values() if function["command"] and place_of(one)), None)
        self.place = place_of(self.data) if self.data else None
        self.dropped = {parameter["count"] for parameter in self.parameters.values() if parameter["count"]}
        if function["command"] and self.own != "queue":
            self.shown.append(Parameter("ClglQueue", "queue", self.parameters["queue"]["comment"]))
        for parameter in self.parameters.values():
            self.add(parameter)
        self.order()

    def find_holder(self):
        """Returns the name of the C# class for the method. The name is derived from the start of the function name."""
        word = "queue" if self.function["name"] == "clgl_migrate" else self.function["name"].split("_")[1]
        return STATIC.get(word) or class_name(f"clgl_{word}")

    def find_own(self):
        """Returns the name of the parameter that becomes `this`; None for a static method."""
        for parameter in self.parameters.values():
            base = parameter["type"]["base"]
            if class_name(base) == self.holder and parameter["direction"] == "in" and not parameter["count"]:
                return parameter["name"]
        return "index" if self.holder == "ClglPlatform" else None

    def order(self):
        """Sorts the parameters. Optional parameters are last, and regions follow offsets and flags."""
        names = [parameter.name for parameter in self.shown]
        def place(parameter):
            late = not ("region" in names and parameter.name in ("offset", "flags"))
            return (parameter.type.startswith("params "), bool(parameter.default), late and bool(parameter.default))
        self.shown.sort(key=place)

    def take(self, type, parameter, default=None):
        name = camel(parameter["name"])
        self.shown.append(Parameter(type, name, parameter["comment"], DEFAULTS.get(name, default)))
        return name

    def hide(self, name, argument):
        self.hidden.add(name)
        self.arguments.append(argument)

    # Generates the parameters

    def add(self, parameter):
        name, base, type = parameter["name"], parameter["type"]["base"], parameter["type"]
        if name == self.own:
            self.add_own(parameter)
        elif self.function["command"] and name in ("queue", "wait_count", "waits", "fence", "blocking"):
            self.add_command(name)
        elif self.data is parameter:
            self.hidden.add(name)
            self.before += self.place.before
            self.fixed += self.place.fixed
            self.arguments.append(self.place.pointer)
        elif self.place and name in self.place.places:
            self.hide(name, self.place.places[name])
        elif self.list and name in self.list.values():
            self.hide(name, name)
        elif self.is_core and (parameter["direction"] != "in" or name == "user_data" or base in RAW
                               or type["kind"] == "callback"):
            self.take(managed(self.known, type), parameter)
            self.arguments.append(camel(name))
        elif parameter["direction"] != "in" and self.output not in (None, name):
            self.hide(name, "null")
        elif parameter["direction"] != "in":
            self.add_output(parameter)
        elif base in CALLBACKS:
            delegate, pointer = CALLBACKS[base]
            self.take(delegate, parameter)
            self.before.append(f"void* userData = Callbacks.Once(ClglObject.NotNull({name}, nameof({name})));")
            self.arguments.append(pointer)
        elif parameter["user_data"]:
            self.hide(name, "userData")
        elif name in self.dropped:
            array = next(one["name"] for one in self.parameters.values() if one["count"] == name)
            self.hide(name, f"(uint){camel(array)}.Length")
        elif base in self.known.handles or base == "clgl_view":
            self.add_object(parameter)
        else:
            self.add_value(parameter)

    def add_own(self, parameter):
        self.hidden.add(parameter["name"])
        if parameter["type"]["base"] == "clgl_view":
            self.before.append("clgl_view own = raw;")
            self.arguments.append("&own")
            self.keep.append("Buffer")
        else:
            self.arguments.append("(uint)Index" if self.own == "index" else "Handle")
            self.keep.append("this")

    def add_command(self, name):
        if name == "queue":
            self.arguments.append("ClglObject.NotNull(queue, nameof(queue)).Handle")
            self.keep.append("queue")
        else:
            self.hide(name, {"wait_count": "after.Count", "waits": "many == null ? &one : many", "fence": "fence",
                             "blocking": "blocking" if self.data else "1" if self.is_core else "0"}[name])

    def add_object(self, parameter):
        base, nullable = parameter["type"]["base"], parameter["nullable"]
        if parameter["count"]:
            name = self.take(f"{class_name(base)}[]", parameter)
            self.fixed.append(f"IntPtr* {name}List = ClglObject.Handles(ClglObject.NotNull({name}, nameof({name})))")
            self.arguments.append(f"{name}List")
        else:
            name = self.take(class_name(base) + "?" * nullable, parameter, "null" if nullable else None)
            if base == "clgl_view":
                self.before.append(f"clgl_view {name}Raw = ClglObject.NotNull({name}, nameof({name})).raw;")
                self.arguments.append(f"&{name}Raw")
            else:
                self.arguments.append(f"ClglDevice.HandleOf({name})" if nullable
                                      else f"ClglObject.NotNull({name}, nameof({name})).Handle")
        self.keep.append(name)

    def add_value(self, parameter):
        name, type, base = camel(parameter["name"]), parameter["type"], parameter["type"]["base"]
        if parameter["name"] == "timeout":
            self.take("TimeSpan?", parameter, "null")
            self.arguments.append("Timeouts.Of(timeout)")
        elif type["kind"] == "enum":
            self.take(class_name(base), parameter)
            self.arguments.append(f"(int){name}")
        elif type["kind"] == "flags":
            self.take(class_name(base), parameter, f"{class_name(base)}.None")
            self.arguments.append(f"(uint){name}")
        elif parameter["opaque"]:
            self.take("IntPtr", parameter)
            self.arguments.append(f"(void*){name}")
        elif base == "char":
            self.take("string", parameter)
            self.fixed.append(f"byte* {name}Text = Text.Bytes({name})")
            self.arguments.append(f"{name}Text")
        elif base in self.known.structs:
            self.add_struct(parameter)
        elif base == "size_t" and type["pointers"]:
            self.add_sizes(parameter)
        elif base == "void":
            self.take("void*", parameter)
            self.arguments.append(name)
        else:
            self.add_number(parameter)

    def add_struct(self, parameter):
        name, base = camel(parameter["name"]), parameter["type"]["base"]
        if base.endswith("_desc"):
            self.add_descriptor(parameter)
            return
        if parameter["count"]:
            self.take(f"params {class_name(base)}[]", parameter)
            self.fixed.append(f"{base}* {name}List = Array.ConvertAll(ClglObject.NotNull({name}, nameof({name})), "
                              "each => each.Raw)")
            self.arguments.append(f"{name}List")
            return
        optional = parameter["nullable"] and base != "clgl_pixel_layout"
        self.take(class_name(base) + ("?" if optional else ""), parameter, "null" if optional else None)
        self.before.append(f"{base} {name}Raw = {name}{'.GetValueOrDefault()' if optional else ''}.Raw;")
        self.arguments.append(f"{name}.HasValue ? &{name}Raw : null" if optional else f"&{name}Raw")

    def add_descriptor(self, parameter):
        name, base, nullable = camel(parameter["name"]), parameter["type"]["base"], parameter["nullable"]
        self.pins = True
        if parameter["count"]:
            self.take(f"params {class_name(base)}[]", parameter)
            self.before.append(f"{base}[] {name}Raw = Array.ConvertAll(ClglObject.NotNull({name}, nameof({name})),"
                               f" each => ClglObject.NotNull(each, nameof({name})).Raw(pins));")
            self.arguments.append(f"({base}*)pins.Of({name}Raw)")
        else:
            optional = nullable and "callback" in {field["name"] for field in self.known.structs[base]["fields"]}
            self.take(class_name(base) + "?" * optional, parameter, "null" if optional else None)
            desc = f"({name} ?? new {class_name(base)}())" if optional else f"ClglObject.NotNull({name}, nameof({name}))"
            self.before.append(f"{base} {name}Raw = {desc}.Raw(pins);")
            self.arguments.append(f"&{name}Raw")
        self.keep.append(name)

    def add_sizes(self, parameter):
        name, nullable = camel(parameter["name"]), parameter["nullable"]
        if parameter["count"] == "3":
            self.take("ClglSize?" if nullable else "ClglSize", parameter, "null" if nullable else None)
            self.before += [f"UIntPtr* {name}Raw = stackalloc UIntPtr[3];",
                            f"{name}{'.GetValueOrDefault(ClglSize.Zero)' if nullable else ''}.To({name}Raw);"]
            self.arguments.append(f"{name}Raw")
        else:
            self.take("params long[]", parameter)
            self.fixed.append(f"UIntPtr* {name}List = Sizes.List({name})")
            self.arguments.append(f"{name}List")

    def add_number(self, parameter):
        name, base = camel(parameter["name"]), parameter["type"]["base"]
        if base == "size_t":
            self.take("long", parameter, "0" if name == "offset" else None)
            self.arguments.append(f"Sizes.Of({name})")
        elif base == "uint32_t" and (parameter["name"].startswith(("gl_", "cl_")) or name == "param"):
            self.take("uint", {**parameter, "name": name if name != "param" else "parameter"})
            self.arguments.append(name if name != "param" else "parameter")
        else:
            self.take("int", parameter)
            self.arguments.append(name if base == "int32_t" else f"Sizes.Count({name})")

    # Generates the results

    def add_output(self, parameter):
        name, base, type = camel(parameter["name"]), parameter["type"]["base"], parameter["type"]
        self.hidden.add(parameter["name"])
        raw, after = "IntPtr", f"({class_name(base)}){name}"
        found = class_name(base)
        if base in self.known.handles:
            after = f"new {found}({'Context, ' if 'this' in self.keep else 'context, '}{name})" if base in WITH_CONTEXT \
                else f"new {found}({name})"
        elif base in self.known.structs:
            raw = base
            after = {"clgl_view": f"new ClglView({self.shown_buffer()}, {name})",
                     "clgl_ring_slot": f"Of(&{name})"}.get(base, f"new {found}(&{name})")
        elif base == "void":
            raw, found, after = "void*", "IntPtr", f"(IntPtr){name}"
        elif base in self.known.enums:
            raw = "int"
        elif name == "glName":
            raw, found, after = "uint", "uint", name
        else:
            raw, found, after = managed(self.known, {**type, "pointers": []}), "int", f"(int){name}"
        self.before.append(f"{raw} {name}" + (f" = new {raw} {{ struct_size = (uint)sizeof({raw}) }};"
                                              if base in self.known.structs else ";"))
        self.arguments.append(f"&{name}")
        self.made = (found, after, parameter["comment"])

    def shown_buffer(self):
        return "Buffer" if self.own else "buffer"

    def listed(self):
        """Returns the result type of a method whose function fills an array, and the statement that returns it."""
        array = self.parameters[self.list["array"]]
        base = array["type"]["base"]
        lead = ", ".join(camel(self.list[key]) for key in ("capacity", "array", "count"))
        if base == "void":
            type, ask, end = "byte[]", "Queries.Ask", ""
        elif base == "char":
            type, ask, end = "string", "Text.Of(Queries.Ask", ")"
        elif base == "clgl_device":
            type, ask, end = "ClglDevice[]", "ClglDevice.Listed", ""
        else:
            type, ask, end = f"{class_name(base)}[]", "Array.ConvertAll(Queries.Numbers", f", each => ({class_name(base)})each)"
        arguments = [f"(byte*){one}" if base == "char" and one == self.list["array"] else one for one in self.arguments]
        body = statement(f"Api.{self.function['name']}", arguments, f"){end};", "    ")
        lines = [f"{type} found = {ask}(({lead}) =>", *body, *(f"GC.KeepAlive({each});" for each in self.keep), "return found;"]
        return type, lines, array["comment"]

    # Generates the source text

    def name(self):
        name = self.function["name"]
        if self.output:
            return pascal(self.output)
        if name in NAMES or name in PRIVATE:
            return NAMES.get(name) or PRIVATE[name]
        words = name.removeprefix("clgl_").split("_")[1:] or ["migrate"]
        if self.holder in STATIC.values():
            return "Convert" if self.holder == "ClglConvert" else pascal("_".join(words).removeprefix("get_"))
        lonely = self.own and not self.shown
        return pascal("_".join(words[1:] if words[0] == "get" and lonely else words))

    def is_property(self):
        return not self.shown and not self.function["command"] and bool(self.made or self.list) and \
            self.function["role"] != "constructor" and "timeout" not in self.parameters

    def call(self, indent):
        """Returns the statements before the call, the call, and then the statements that keep objects alive during the
        call."""
        command, waits = self.function["command"], "timeout" in self.parameters
        lines = [*self.before]
        lines += ["IntPtr one = after.One;"] if command else []
        lines += ["bool done;"] if waits and (self.fixed or command) else []
        fixed = [*self.fixed, *(["IntPtr* many = after.Many"] if command else [])]
        lines += [f"fixed ({each})" for each in fixed]
        start, end = f"Call.Check(Api.{self.function['name']}", ");"
        if "userData" in self.arguments and not command:
            start, end = f"Callbacks.Check(Api.{self.function['name']}", ", userData);"
        if waits:
            start = f"{'' if 'bool done;' in lines else 'bool '}done = Call.Done(Api.{self.function['name']}"
        lines = [indent + line for line in lines]
        lines += statement(start, self.arguments, end, indent + ("    " if fixed else ""))
        lines += [f"{indent}after.KeepAlive();"] if command else []
        if self.function["name"].startswith("clgl_kernel_set_"):
            lines.append(f"{indent}Keep(index, {self.keep[1] if len(self.keep) > 1 else 'null'});")
        return lines + [f"{indent}GC.KeepAlive({each});" for each in dict.fromkeys(self.keep)]

    def documentation(self, indent, prose, shown, comment, returns=None, exceptions=True):
        yield from prose.summary(comment, indent)
        for parameter in shown:
            yield from prose.parameter(parameter.name, parameter.comment, indent)
        if returns:
            yield from prose.returns(returns, indent)
        yield from prose.exceptions(self.function, self.hidden, indent) if exceptions else ()
        yield from prose.remarks(self.function, indent)

    def head(self, type, name, shown, suffix=""):
        access = "private" if self.function["name"] in PRIVATE else "public"
        static = "" if self.own else "static "
        return statement(f"{access} {static}{type} {name}", list(map(str, shown)), suffix, " " * 8)

    def lines(self, prose):
        if self.data:
            yield from Transfer(self, prose, WAITS).lines()
        elif self.function["command"]:
            yield from self.command(prose)
        else:
            yield from self.plain(prose)

    def plain(self, prose):
        indent = " " * (16 if self.is_property() else 12)
        unloaded = not self.own and not any(word.startswith("ClglObject.NotNull") for word in self.arguments)
        unloaded = unloaded or self.holder == "ClglPlatform" and not self.own
        body_indent = indent + "    " if unloaded else indent
        if self.list:
            type, body, comment = self.listed()
            lines = [f"{body_indent}{line}" for line in body]
        else:
            type, value, comment = self.made or ("void", None, None)
            lines = self.call(body_indent)
            if "timeout" in self.parameters:
                type, value, comment = "bool", "done", "false after the timeout"
            if value:
                if "&" in value and value.startswith("new"):
                    lines = self.before_keep(lines, f"{body_indent}{type} made = {value};")
                    value = "made"
                lines.append(f"{body_indent}return {value};")
        if self.pins:
            lines = [f"{indent}using (Pins pins = new Pins())", f"{indent}{{", *("    " + line for line in lines), f"{indent}}}"]
        if unloaded:
            lines = [f"{indent}return ClglLibrary.Loaded(() =>", f"{indent}{{", *lines, f"{indent}}});"]
        static = "" if self.own else "static "
        if self.is_property():
            yield from self.documentation(" " * 8, prose, [], self.function["comment"])
            yield from [f"        public {static}{type} {self.name()}", "        {", "            get", "            {", *lines,
                        "            }", "        }", ""]
        else:
            yield from self.documentation(" " * 8, prose, self.shown, self.function["comment"], comment)
            yield from [*self.head(type, self.name(), self.shown), "        {", *lines, "        }", ""]

    @staticmethod
    def before_keep(lines, made):
        """Inserts the statement `made` before the calls of GC.KeepAlive. The objects must stay alive, because a result
        may point into their memory."""
        at = next((index for index, line in enumerate(lines) if "KeepAlive" in line), len(lines))
        return [*lines[:at], made, *lines[at:]]

    def command(self, prose):
        """Generates a private method with a parameter for the fence, and two public methods that call it: one
        without a result, and one that returns the fence."""
        name, after = self.name(), Parameter("ClglWaits", "after", WAITS, "default")
        static = "" if self.own else "static "
        fence = self.parameters["fence"]["comment"]
        passed = [one.name for one in self.shown]
        if not self.is_core and self.function["name"] not in ONLY_FENCE:
            yield from self.documentation(" " * 8, prose, [*self.shown, after], self.function["comment"])
            yield from self.head("void", name, [*self.shown, after])
            yield from ["        {", *statement(name, [*passed, "after", "null"], ";", " " * 12), "        }", ""]
        if not self.is_core:
            fenced = name if self.function["name"] in ONLY_FENCE else name + SUFFIX["ClglFence"]
            yield from self.documentation(" " * 8, prose, [*self.shown, after], self.function["comment"], fence,
                                          self.function["name"] in ONLY_FENCE)
            yield from self.head("ClglFence", fenced, [*self.shown, after])
            yield from ["        {", "            IntPtr fence;",
                        *statement(name, [*passed, "after", "&fence"], ";", " " * 12),
                        "            return new ClglFence(fence);", "        }", ""]
        core = [f"{one.type} {one.name}" for one in self.shown]
        type = "bool" if "timeout" in self.parameters else "void"
        yield from statement(f"private {static}{type} {name}", [*core, "in ClglWaits after", "IntPtr* fence"], "", " " * 8)
        yield from ["        {", *self.call(" " * 12), *(["            return done;"] if type == "bool" else []), "        }", ""]


def files(known):
    prose = Prose(known)
    gone = {*NAMES, *BY_HAND, *ONLY_FENCE, *ONLY_CORE, *PRIVATE} - known.functions.keys()
    if gone:
        raise SystemExit(f"bindings/csharp/generate/methods.py names functions that do not exist: {', '.join(sorted(gone))}")
    by_holder = {}
    for function in known.functions.values():
        if function["name"] in BY_HAND or function["role"] == "destructor" or \
                function["name"] in dict(known.namers()):
            continue
        optional = [one["name"] for one in function["parameters"] if one["direction"] == "out" and one["nullable"]]
        several = len(optional) > 1 and not function["list"] and not function["command"]
        for output in optional if several else [None]:
            method = Method(known, function, output)
            by_holder.setdefault(method.holder, []).extend(method.lines(prose))
    for holder, lines in sorted(by_holder.items()):
        kind = "static" if holder in STATIC.values() else "sealed"
        spans = "\n#if CLGL_SPANS" in "\n" + "\n".join(lines)
        using = ["using System;", *(["using System.Runtime.InteropServices;"] if spans else []),
                 *(["using System.Threading.Tasks;"] if any(" Task " in line for line in lines) else []),
                 "using Clgl.Native;"]
        text = "\n".join([HEADER + "\n".join(using) + "\n\nnamespace Clgl\n{",
                          f"    public {kind} unsafe partial class {holder}\n    {{", *lines[:-1], "    }", "}"]) + "\n"
        yield f"Methods/{holder}.cs", text
