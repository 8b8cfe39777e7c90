"""Generates the structures that functions read: a class with properties for each descriptor, and structs for small
values."""

from native import managed
from prose import Prose
from text import HEADER, camel, class_name, pascal, statement

# Structures that become C# structs, with the number of constructor parameters; 0 = the fields are set with properties.
VALUES = {"clgl_range": 2, "clgl_texture_region": 2, "clgl_pixel_layout": 1, "clgl_buffer_rect": 0}
# Descriptors that also have hand-written parts.
COMPLETED = {"clgl_buffer_desc", "clgl_build_desc", "clgl_ring_desc", "clgl_texture_desc"}
UNSIGNED = {"gl_name", "gl_target"}
LONG = {"width", "height", "depth", "layers"}


def descriptors(known):
    return [struct for struct in known.structs.values() if struct["name"].endswith("_desc")]


def counter(field):
    """Returns the name of the field that holds the number of elements of this array only, such as device_count for
    devices. Returns None if there is no such field."""
    names = {field["name"].removesuffix("s") + "_count", field["name"] + "_size"}
    return next(iter(names & {field["count"], field["bytes"]}), None)


def shown(struct):
    """Returns the fields that have a generated property. Properties of callbacks are hand-written."""
    hidden = {counter(field) for field in struct["fields"]} | {"struct_size", "reserved"}
    return [field for field in struct["fields"] if field["name"] not in hidden and not field["user_data"]
            and field["type"]["kind"] != "callback" and not field["name"].endswith("_sizes")]


class Field:
    """A C# property for a field: its type, and an expression that converts its value to C."""

    def __init__(self, known, field):
        self.known, self.field = known, field
        self.name, self.comment = pascal(field["name"]), field["comment"]
        self.lines, self.after = [], ""
        self.type, self.value = self.convert(field["name"], field["type"], field["type"]["base"], self.name)

    def convert(self, field, type, base, name):
        if base == "char" and len(type["pointers"]) == 1:
            return "string", f"pins.Text({name})"
        if self.field["count"] or counter(self.field):
            return self.convert_array(type, base, name)
        if type["kind"] in ("enum", "flags"):
            return class_name(base), f"({'int' if type['kind'] == 'enum' else 'uint'}){name}"
        if base == "clgl_device":
            return "ClglDevice", f"ClglDevice.HandleOf({name})"
        if base in self.known.handles:
            return class_name(base), f"ClglObject.HandleOf({name})"
        if base in self.known.structs:
            return class_name(base), f"{name} == null ? null : ({base}*)pins.Of(new[] {{ {name}.Raw(pins) }})"
        if type["pointers"]:
            return "IntPtr", f"(void*){name}"
        if self.field["length"]:
            self.after = f"{name}.To(&raw.{field}0);"
            return "ClglSize", None
        if field in UNSIGNED:
            return "uint", name
        if base == "uint32_t":
            return "long" if field in LONG else "int", f"Sizes.Count({name})"
        return "long", f"Sizes.Of({name})" if base == "size_t" else f"(ulong)Sizes.Of({name})"

    def convert_array(self, type, base, name):
        stars = len(type["pointers"])
        if base in self.known.handles:
            return f"{class_name(base)}[]", f"pins.Handles({name})"
        if base == "char":
            return "string[]", f"pins.Texts({name})"
        if stars == 2:
            self.after = f"raw.{self.field['name'].removesuffix('ies')}y_sizes = pins.Lengths({name});"
            return "byte[][]", f"pins.Arrays({name})"
        return "byte[]", f"pins.Of({name})"

    def is_data(self):
        """Returns whether the field is data: an array or memory whose size is determined by other fields."""
        return bool(self.field["bytes"]) and not counter(self.field) and self.field["type"]["base"] == "void"


def property_lines(prose, field, access):
    if field.is_data():
        return [*prose.summary(field.comment, " " * 8), f"        /// <remarks>An array of plain data. Set either this or <see cref=\"Memory\"/>.</remarks>",
                "        public Array? Data { get; set; }", "", *prose.summary(field.comment, " " * 8),
                '        /// <remarks>The address. Set either this or <see cref="Data"/>.</remarks>',
                "        public IntPtr Memory { get; set; }", ""]
    nullable = "?" if field.type.endswith("]") or field.type in ("string", *map(class_name, field.known.references)) else ""
    return [*prose.summary(field.comment, " " * 8), f"        public {field.type}{nullable} {field.name} {access}", ""]


def raw_lines(struct, fields, parameter, hook):
    """Returns the lines of the method or property Raw, which returns the C structure."""
    name = struct["name"]
    values = [] if struct["fields"][0]["name"] != "struct_size" else [f"struct_size = (uint)sizeof({name})"]
    for field in fields:
        value = "(void*)Memory" if field.is_data() else field.value
        values += [f"{field.field['name']} = {value}"] if value else []
        count = counter(field.field)
        if count and field.type != "string":
            type = "(UIntPtr)(ulong)" if count.endswith("_size") else "(uint)"
            values.append(f"{count} = {type}({field.name} == null ? 0 : {field.name}.Length)")
    indent = " " * 12
    lines = [f"{indent}{name} raw = new {name}", f"{indent}{{", *(f"{indent}    {value}," for value in values)]
    lines[-1] = lines[-1].rstrip(",")
    lines += [f"{indent}}};", *(f"{indent}{field.after}" for field in fields if field.after)]
    lines += [f"{indent}Complete(&raw, pins);"] if hook else []
    lines += [f"{indent}return raw;"]
    if parameter:
        return [f"        internal {name} Raw({parameter})", "        {", *lines, "        }"]
    return [f"        internal {name} Raw", "        {", "            get", "            {",
            *("    " + line for line in lines), "            }", "        }"]


def descriptor(known, prose, struct):
    name, fields = class_name(struct["name"]), [Field(known, field) for field in shown(struct)]
    lines = [*prose.summary(struct["comment"], "    "), f"    public sealed unsafe partial class {name}", "    {"]
    for field in fields:
        lines += property_lines(prose, field, "{ get; set; }")
    hook = struct["name"] in COMPLETED
    lines += raw_lines(struct, fields, "Pins pins", hook)
    if hook:
        lines += ["", "        // Completes the structure with values that follow from several properties; written by hand.",
                  f"        partial void Complete({struct['name']}* raw, Pins pins);"]
    return lines


def equality(name, fields):
    """Returns the lines of the members for equality: IEquatable and the operators."""
    names = [field.name for field in fields]
    same = " && ".join(f"{one} == other.{one}" for one in names)
    return [
        '        /// <summary>Returns whether both are equal.</summary>',
        '        /// <param name="left">the first value</param>', '        /// <param name="right">the second value</param>',
        f"        public static bool operator ==({name} left, {name} right)", "        {", "            return left.Equals(right);",
        "        }", "", '        /// <summary>Returns whether both differ.</summary>',
        '        /// <param name="left">the first value</param>', '        /// <param name="right">the second value</param>',
        f"        public static bool operator !=({name} left, {name} right)", "        {",
        "            return !left.Equals(right);", "        }", "", "        /// <inheritdoc/>",
        f"        public bool Equals({name} other)", "        {", f"            return {same};", "        }", "",
        "        /// <inheritdoc/>", "        public override bool Equals(object? other)", "        {",
        f"            return other is {name} same && Equals(same);", "        }", "", "        /// <inheritdoc/>",
        "        public override int GetHashCode()", "        {", f"            return ({', '.join(names)}).GetHashCode();",
        "        }", ""]


def value(known, prose, struct):
    name, fields = class_name(struct["name"]), [Field(known, field) for field in shown(struct)]
    required = VALUES[struct["name"]]
    kind = f"readonly unsafe partial struct {name} : IEquatable<{name}>" if required else f"unsafe partial struct {name}"
    lines = [*prose.summary(struct["comment"], "    "), f"    public {kind}", "    {"]
    if required:
        parameters = [f"{field.type} {camel(field.field['name'])}" + (" = 0" if index >= required else "")
                      for index, field in enumerate(fields)]
        lines += prose.summary("Creates one.", " " * 8)
        for field in fields:
            lines += prose.parameter(camel(field.field["name"]), field.comment, " " * 8)
        lines += [*statement(f"public {name}", parameters, "", " " * 8), "        {",
                  *(f"            {field.name} = {camel(field.field['name'])};" for field in fields), "        }", ""]
    for field in fields:
        lines += property_lines(prose, field, "{ get; }" if required else "{ get; set; }")
    lines += equality(name, fields) if required else []
    return lines + raw_lines(struct, fields, None, False)


def files(known):
    prose = Prose(known)
    made = [(struct, descriptor) for struct in descriptors(known)]
    made += [(known.structs[name], value) for name in VALUES]
    for struct, make in made:
        lines = make(known, prose, struct)
        yield (f"Inputs/{class_name(struct['name'])}.cs",
               "\n".join([HEADER + "using System;\nusing Clgl.Native;\n\nnamespace Clgl\n{", *lines, "    }", "}"]) + "\n")
