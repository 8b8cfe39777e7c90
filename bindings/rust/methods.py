"""Generates the methods of the crate clgl that make one call: properties, lists, constructors, and queue commands."""

import rustdoc
from known import COPIES, SLOT, rust_scalar, type_name
from raw import identifier

# Methods with a &mut self parameter, because they change the object for all its users
MUTABLE = {"clgl_buffer_rewrap", "clgl_texture_rewrap", "clgl_texture_resize", "clgl_kernel_launch_with_arguments"}
# Rust names that differ from the C names. They follow Rust conventions, or are shorter.
NAMES = {"clgl_kernel_clone": "try_clone", "clgl_kernel_launch_with_arguments": "call", "clgl_view_read_item": "read_item",
         "clgl_view_write_item": "write_item", "clgl_view_init": "new",
         "clgl_fence_set_callback": "on_end", "clgl_fence_set_status_callback": "on_status",
         "clgl_buffer_set_destructor_callback": "on_gone", "clgl_texture_set_destructor_callback": "on_gone"}
# Functions that are unsafe, because they run code that the crate cannot check
UNSAFE = {"clgl_kernel_launch": "The kernel must access its arguments correctly: it must stay inside its buffers, and terminate."}
# Structures with a Rust type. Each entry has the parameter type, the conversion before the call, and the argument.
STRUCTS = {
    "clgl_range": ("impl Into<Part>", "{0}.into()", "{0}.as_ptr()"),
    "clgl_texture_region": ("impl Into<TextureRegion>", "{0}.into()", "{0}.as_ptr()"),
    "clgl_launch": ("impl Into<Option<Launch>>", "{0}.into()", "raw_launch(&{0})"),
    "clgl_buffer_rect": ("BufferRect", "", "&{0}.0"),
    "clgl_pixel_layout": ("PixelLayout", "", "&{0}.0"),
    "clgl_migration": ("&'a Migration<'a>", "", "&{0}.raw()"),
    "clgl_view": ("&'a View<'_>", "", "{0}.as_raw()"),
}
# Expressions that check host memory before a command, by the length in the description. {0} is the memory, and {1} is
# its size in bytes.
LENGTHS = {
    "rect": "fits(rect.other_end(), {1}, \"{0}\")",
    "region": "texture.info().and_then(|info| fits(region.size(&info), {1}, \"{0}\"))",
    "view->element_size": "view.item_fits({1})",
}
COMMAND = ("wait_count", "waits", "fence", "blocking")
# Structures that are passed in lists.
ARGUMENT = "clgl_argument"
ITEMS = {"clgl_slice": "Slice", ARGUMENT: "Argument<'a>"}
# The length of memory that is transferred from or to a range of a buffer. In Rust, the size of the memory determines
# the size of the range.
PART = "range->size"


# Checks of values that the library cannot make, by function. They are made before the call.
NUMBERS = {"clgl_kernel_set_value": "require_numbers(self, index, T::NUMBERS)",
           "clgl_kernel_launch_with_arguments": "require_all(kernel, arguments)"}


class Method:
    """Generates one Rust method: its parameters, the code around the call, and its result."""

    def __init__(self, known, function):
        self.known, self.function = known, function
        self.parameters = {parameter["name"]: parameter for parameter in function["parameters"]}
        self.is_launch = function["name"].startswith("clgl_kernel_launch")
        self.is_command, self.list = function["command"], function["list"] or {}
        self.owner = "clgl_queue" if self.is_command or self.is_launch else known.owner(function)
        self.own = self.find_own()
        self.shown, self.before, self.checks, self.arguments, self.outputs, self.safety = [], [], [], [], [], []
        self.checks += [NUMBERS[function["name"]]] if function["name"] in NUMBERS else []
        self.safety += [text for start, text in UNSAFE.items() if function["name"].startswith(start)]
        self.generic = self.kept = False
        self.callback, self.around = "", "{}"
        listed = {parameter["count"]: parameter["name"] for parameter in self.parameters.values() if not self.list}
        sizes = {parameter["bytes"] for parameter in self.parameters.values() if not self.list}
        self.is_part = PART in sizes
        for parameter in self.parameters.values():
            if parameter["name"] in sizes and parameter["type"]["kind"] == "integer":
                self.arguments.append("size_of::<T>()")
            elif parameter["name"] in listed and parameter["name"] not in COMMAND:
                self.arguments.append(f"{listed[parameter['name']]}.len() as u32")
            else:
                self.add(parameter)
        self.reorder()

    def find_own(self):
        for number, parameter in enumerate(self.parameters.values()):
            own = parameter["type"]["base"] == self.owner or self.owner == "clgl_platform" and parameter["name"] == "index"
            if own and parameter["direction"] == "in" and not parameter["count"] and \
                    (self.function["role"] != "constructor" or number == 0):
                return parameter["name"]
        return None

    def reorder(self):
        """Moves the source parameters of a copy before its destination."""
        names = [name for name, _ in self.shown]
        if "destination" in names and names[0] == "source" and len(names) == 4 and names[1] == "destination":
            self.shown[1], self.shown[2] = self.shown[2], self.shown[1]

    def show(self, name, type):
        self.shown.append((identifier(name), type))
        return identifier(name)

    def life(self):
        makes_view = any(parameter["direction"] == "inout" and parameter["type"]["base"] == "clgl_view"
                         for parameter in self.parameters.values())
        return "'a " if self.is_command or makes_view and not self.own else ""

    def add(self, parameter):
        name, type, base = parameter["name"], parameter["type"], parameter["type"]["base"]
        if name == self.own:
            own = "self.0" if base in ("clgl_format", "uint32_t") else "self.as_raw()"
            self.arguments.append(own)
        elif name in self.list.values():
            self.arguments.append(name + (".cast()" if base == "void" else ""))
        elif self.is_command and name in COMMAND:
            self.arguments.append({"wait_count": "count", "blocking": "blocking(fence)"}.get(name, name))
        elif self.is_part and name == "range":
            self.show("offset", "usize")
            self.arguments.append("&clgl_range { offset, size: size_of_val(data) }")
        elif parameter["direction"] != "in" and not (base == "void" and len(type["pointers"]) == 1):
            self.outputs.append(parameter)
            self.arguments.append(f"&mut {identifier(name)}")
        else:
            self.add_input(parameter)

    def add_input(self, parameter):
        name, type, base = identifier(parameter["name"]), parameter["type"], parameter["type"]["base"]
        if type["kind"] == "callback":
            self.add_callback(name, self.known.callbacks[base])
        elif parameter["user_data"]:
            self.arguments.append(name)
        elif base in COPIES & self.known.handles.keys():
            self.show(name, "Option<Device>" if parameter["nullable"] else "Device")
            self.arguments.append(f"raw_device({name})" if parameter["nullable"] else f"{name}.as_raw()")
        elif type["kind"] == "handle":
            change = "mut " if self.function["name"] in MUTABLE else ""
            self.show(name, f"&{self.life()}{change}{type_name(base)}")
            self.arguments.append(f"{name}.as_raw()")
        elif base.endswith("_desc"):
            borrowed = "<'_>" if base in ("clgl_buffer_desc", "clgl_texture_desc", "clgl_build_desc", "clgl_ring_desc") else ""
            self.show(name, f"&{type_name(base)}{borrowed}")
            self.arguments.append(f"{name}.raw()?")
        elif base in STRUCTS:
            shown, converted, argument = STRUCTS[base]
            self.show(name, shown if self.is_command else shown.replace("'a ", ""))
            if converted:
                self.before.append(f"let {name} = {converted.format(name)};")
            self.arguments.append(argument.format(name))
        elif type["kind"] in ("enum", "flags"):
            self.show(name, type_name(base))
            self.arguments.append(f"{name}.0")
        elif name == "timeout":
            self.show(name, "Option<Duration>")
            self.arguments.append("nanoseconds(timeout)")
        elif not type["pointers"]:
            self.show(name, rust_scalar(base))
            self.arguments.append(name)
        elif base == "char":
            self.show(name, "&str")
            self.before.append(f"let {name} = owned({name})?;")
            self.arguments.append(f"{name}.as_ptr().cast()")
        elif parameter["opaque"]:
            self.show(name, "*mut c_void")
            self.safety.append(f"`{name}`: {self.known.prose(parameter['comment'])}")
            self.arguments.append(name)
        elif name == "color":
            self.show(name, "Color")
            self.arguments.append(f"{name}.as_ptr()")
        elif base == "void":
            self.add_memory(parameter, name)
        elif (parameter["count"] or "").isdigit():
            self.show(name, f"[{rust_scalar(base)}; {parameter['count']}]")
            self.arguments.append(f"{name}.as_ptr()")
        else:
            self.add_list(parameter, name)

    def add_callback(self, name, callback):
        """Adds a closure that is called once. The closure receives the callback parameters of the library, without the
        object."""
        known, shown, declared, passed = self.known, [], [], []
        for parameter in callback["parameters"]:
            own, base = parameter["name"], parameter["type"]["base"]
            if base in known.enums:
                shown.append(type_name(base))
                passed.append(f"{type_name(base)}({own})")
            declared.append(f"{'_' if base in known.handles else own}: {'*mut c_void' if base == 'void' else base}")
        self.callback = f"F: FnOnce({', '.join(shown)}) + Send + 'static"
        self.before.append(f"unsafe extern \"C\" fn run<F: FnOnce({', '.join(shown)})>({', '.join(declared)}) {{\n"
                           f"            caught(|| take_once::<F>(user_data)({', '.join(passed)}));\n        }}")
        self.show(name, "F")
        self.arguments.append("Some(run::<F>)")

    def add_memory(self, parameter, name):
        """Adds memory of the caller. The type is a slice if the command may run after the call, otherwise a reference
        to one value."""
        self.generic = True
        self.kept = "blocking" in self.parameters
        change = "mut " if parameter["direction"] == "out" else ""
        is_slice = parameter["bytes"] in ("rect", "region", PART)
        self.show(name, f"&{self.life()}{change}{'[T]' if is_slice else 'T'}")
        size = f"size_of_val({name})"
        if parameter["bytes"] in LENGTHS:
            self.checks.append(LENGTHS[parameter["bytes"]].format(name, size))
        pointer = f"{name}.as_mut_ptr()" if is_slice and change else f"{name}.as_ptr()" if is_slice else \
            f"({name} as *{change or 'const '}T)"
        self.arguments.append(f"{pointer}.cast()")

    def add_list(self, parameter, name):
        base, view = parameter["type"]["base"], "self" if self.owner == "clgl_view" else "view"
        if base in self.known.handles:
            self.show(name, f"&[&{type_name(base)}]")
            self.before.append(f"let {name}: Vec<_> = {name}.iter().map(|object| object.as_raw()).collect();")
            self.arguments.append(f"{name}.as_ptr()")
            return
        if base in self.known.structs and base not in ITEMS:
            raise SystemExit(f"{self.function['name']}: teach bindings/rust/methods.py {name}, or write the method by hand")
        self.show(name, f"&{self.life()}[{ITEMS.get(base) or rust_scalar(base)}]")
        if parameter["count"] == "view->dimensions":
            self.checks.append(f"{view}.has_dimensions({name}.len())")
        if base == ARGUMENT:
            self.around = f"with_list({name}, |item| item.raw, |_, raw| {{}})"
            self.arguments.append("raw")
            return
        made = f"pointer({name})" if parameter["nullable"] else f"{name}.as_ptr()"
        self.arguments.append(made + (".cast()" if base in ITEMS else ""))

    # Generates the source text

    def name(self):
        name = self.function["name"]
        words = name[len("clgl_"):].split("_")
        if name in NAMES:
            return NAMES[name]
        if self.is_command and words[0] in ("buffer", "texture", "view"):
            words[:2] = [words[1], words[0]]
        elif self.is_launch or words[0] == type_name(self.owner).lower():
            words = words[1:]
        words = words[1:] if words[0] == "get" else words
        return identifier("_".join(words))

    def documentation(self):
        function = self.function
        text = self.known.doc(function["comment"], 4)
        shown = {name for name, _ in self.shown}
        notes = [f"- `{name}`: {self.known.prose(defaulted(parameter))}" for name, parameter in self.parameters.items()
                 if identifier(name) in shown and len(parameter["comment"].split()) > 4]
        if self.safety:
            notes = [note for note in notes if not any(note[2:] == safety for safety in self.safety)]
        parts = ["\n".join(notes)] if notes else []
        threads = function["threads"]
        if threads.startswith("GL"):
            parts.append(f"Threads: with the OpenGL context{self.known.prose(threads[len('GL'):]).rstrip('.')}.")
        parts += ["# Safety", "\n".join(self.safety)] if self.safety else []
        parts.append(self.known.errors(function))
        return text + "".join("    ///\n" + rustdoc.wrapped(part, 4) for part in parts)

    def call(self, arguments=None):
        made = self.around.format(f"{self.function['name']}({', '.join(arguments or self.arguments)})")
        return made if self.safety else f"unsafe {{ {made} }}"

    def output(self, parameter):
        """Returns the type, the initial value and the resulting expression of an output parameter."""
        name, base = identifier(parameter["name"]), parameter["type"]["base"]
        if len(parameter["type"]["pointers"]) > 1:
            kind = "*const c_void" if name == "function" else "*mut c_void"
            return kind, "ptr::null_mut()", f"{name} as {kind}" if name == "function" else name
        if base in self.known.handles:
            made = f"{type_name(base)}::from_raw({name})"
            return type_name(base), "ptr::null_mut()", made if self.safety else f"unsafe {{ {made} }}"
        if base in self.known.enums:
            return type_name(base), "0", f"{type_name(base)}({name})"
        return rust_scalar(base), "0", name

    def listed(self):
        parameter = self.parameters[self.list["array"]]
        base = parameter["type"]["base"]
        closure = f"|{', '.join(self.list.values())}| {self.call()}"
        if base in ("char", "void"):
            return ("String", f"sized_text({closure})") if base == "char" else ("Vec<u8>", f"counted(0, {closure})")
        item = type_name(base)
        first = "ptr::null_mut()" if base in self.known.handles else "0"
        made = f"|raw| unsafe {{ {item}::from_raw(raw) }}" if base in self.known.handles else item
        return f"Vec<{item}>", f"Ok(counted({first}, {closure})?.into_iter().map({made}).collect())"

    def plain(self):
        """Returns the result type and the body of a method that is not a queue command."""
        if self.list:
            return self.listed()
        if any(parameter["type"]["base"] == "clgl_view" for parameter in self.outputs):
            name = identifier(self.outputs[0]["name"])
            arguments = [name if argument == f"&mut {name}" else argument for argument in self.arguments]
            return "View<'a>", f"View::made(|{name}| {self.call(arguments)})"
        infos = {SLOT, *(struct["name"] for struct in self.known.infos)}
        if [parameter["type"]["base"] in infos for parameter in self.outputs] == [True]:
            info = self.outputs[0]
            type, own = self.known.paths[info["type"]["base"]], identifier(info["name"])
            structs = self.known.structs[info["type"]["base"]]
            life = "" if not any("'a" in self.known.field(field, "raw")[0] for field in self.known.shown(structs)) else \
                "<'_>" if self.own and self.owner not in COPIES else "<'static>"
            arguments = [own if argument == f"&mut {own}" else argument for argument in self.arguments]
            if "CLGL_NOT_READY" in self.function["returns"]["comment"]:
                return f"Option<{type}{life}>", f"{type}::ask_ready(|{own}| {self.call(arguments)})"
            return f"{type}{life}", f"{type}::ask(|{own}| {self.call(arguments)})"
        made = [self.output(parameter) for parameter in self.outputs]
        body = "".join(f"let mut {identifier(parameter['name'])} = {start};\n        "
                       for parameter, (_, start, _) in zip(self.outputs, made))
        if not made:
            if self.callback:
                return "()", f"with_once({self.shown[-1][0]}, |user_data| check({self.call()}))"
            return ("bool", f"outcome({self.call()})") if "timeout" in self.parameters else ("()", f"check({self.call()})")
        types, values = ", ".join(type for type, _, _ in made), ", ".join(value for _, _, value in made)
        return (types, values) if not body else (
            f"({types})" if len(made) > 1 else "Self" if types == type_name(self.owner) else types,
            f"{body}check({self.call()})?;\n        Ok({f'({values})' if len(made) > 1 else values})")

    def command(self):
        """Returns the result type and the body of a method that creates a queue command."""
        call = self.call()
        type, maker = ("transfer!('a)", "Transfer::new") if self.kept else ("command!('a, ())", "Command::new")
        if not self.checks:
            return type, f"{maker}(move |count, waits, fence| check({call}))"
        return type, (f"let fits = {self.joined()};\n        {maker}(move |count, waits, fence| {{\n            fits?;\n"
                      f"            check({call})\n        }})")

    def joined(self):
        """Joins all checks into one expression, which stops at the first failure."""
        return ".and_then(|()| ".join(self.checks) + ")" * (len(self.checks) - 1)

    def text(self):
        result, body = self.command() if self.is_command else self.plain()
        result = result if self.is_command else f"Result<{result}>"
        own = []
        if self.own:
            change = "mut " if self.function["name"] in MUTABLE and not self.is_command or self.function["name"].startswith("clgl_kernel_set_") else ""
            own = ["self" if self.owner in COPIES else f"&{self.life()}{change}self"]
        parameters = ", ".join([*own, *(f"{name}: {type}" for name, type in self.shown)])
        generics = [*(["'a"] if self.is_command else []), *(["T: Plain"] if self.generic else []),
                    *([self.callback] if self.callback else [])]
        generics = f"<{', '.join(generics)}>" if generics else ""
        unsafe = "unsafe " if self.safety else ""
        checks = [f"{self.joined()}?;"] if self.checks and not self.is_command else []
        before = "".join(f"        {line}\n" for line in self.before + checks)
        return (f"{self.documentation()}    #[inline]\n    pub {unsafe}fn {self.name()}{generics}({parameters}) -> {result} {{\n"
                f"{before}        {body}\n    }}\n")


def defaulted(parameter):
    """Returns the comment of a parameter. Replaces NULL by the Rust value for a missing structure."""
    absent = {"clgl_range": "..", "clgl_texture_region": "..", "clgl_pixel_layout": "the default"}
    return parameter["comment"].replace("NULL", absent.get(parameter["type"]["base"], "NULL"))


def is_made(known, function):
    """Returns whether a method is generated for a function. The function must return a result, and must have no
    hand-written method."""
    return function["name"] not in known.by_hand and function["role"] != "destructor" and \
        function["returns"]["type"]["base"] == "clgl_result" and \
        (known.owner(function) or function["command"])


def text(known):
    found = {}
    for function in known.functions.values():
        if is_made(known, function):
            method = Method(known, function)
            found.setdefault(method.owner, []).append(method.text())
    life = {"clgl_view": "<'a>"}
    parts = [f"impl{life.get(owner, '')} {type_name(owner)}{life.get(owner, '')} {{\n" + "\n".join(methods) + "}\n"
             for owner, methods in found.items()]
    return "\n".join(["use crate::callback::{caught, take_once, with_once};\nuse crate::command::{blocking, command, fits, nanoseconds, transfer, with_list, Command, Transfer};\nuse crate::device::raw_device;\n"
                      "use crate::error::{check, outcome, Result};\nuse crate::info::Info;\nuse crate::kernel::{raw_launch, require_all, require_numbers};\n"
                      "use crate::text::{counted, owned, pointer, sized_text};\nuse crate::*;\nuse clgl_sys::*;\n"
                      "use std::mem::{size_of, size_of_val};\nuse std::ptr;\nuse std::time::Duration;\n", *parts])
