"""Generates the methods of commands that transfer data from or to arrays, spans and memory. A method runs
synchronously, or returns a task."""

from dataclasses import dataclass, field

from parameter import Parameter
from text import camel, statement

RECT = Parameter("ClglBufferRect", "rect", "the box; its Other parts are those of the data")
REGION = Parameter("ClglRegion?", "region", "the region, and the pitches of the data; null = all, tightly packed", "null")
OFFSET = Parameter("long", "offset", "where the data lies in the buffer, in bytes", "0")
RANGE = Parameter("ClglRange", "range", "the range of the buffer, in bytes")
STRIDES = Parameter("long[]", "strides", "bytes from item to item along each dimension of the data")
START = Parameter("long", "start", "where the item with index 0 in all dimensions lies in the data, in bytes", "0")
INDEX = Parameter("long[]", "index", "the index of the item in each dimension")
PLAIN = "plain data"


@dataclass
class Variant:
    """A method for arrays and spans: the suffix of its name, its parameters, and the arguments that it passes to the
    private method."""
    suffix: str
    parameters: list
    passed: list


@dataclass
class Place:
    """Describes how a command checks and passes the memory of the caller. `core` are additional parameters of the
    private method, and `before` are its first statements. `places` maps function parameters that follow from the
    data to their arguments. `memory` is the variant for an address and the expression for its size, or None."""
    core: list
    before: list
    variants: list
    places: dict = field(default_factory=dict)
    fixed: list = field(default_factory=list)
    pointer: str = "data"
    memory: tuple = None
    first: bool = False


# Maps the length in the API description to a Place. The library may use the data of these commands after the call. The
# data of the commands in COPIED is used only during the call.
KEPT = {
    "range->size": Place([OFFSET], ["clgl_range rangeRaw = new ClglRange(offset, (long)size).Raw;"],
                         [Variant("", [OFFSET], ["offset"])], {"range": "&rangeRaw"},
                         memory=(Variant("", [RANGE], ["range.Offset"]), "(ulong)Sizes.Of(range.Size)")),
    "rect": Place([RECT], ["Sizes.Fits(rect.OtherEnd, size);", "clgl_buffer_rect rectRaw = rect.Raw;"],
                  [Variant("", [RECT], ["rect"])], {"rect": "&rectRaw"},
                  memory=(Variant("", [RECT], ["rect"]), "ulong.MaxValue"), first=True),
    "region": Place([REGION], ["CheckFits(region, size);", "clgl_texture_region regionRaw = region.GetValueOrDefault().Raw;"],
                    [Variant("", [REGION], ["region"])], {"region": "region.HasValue ? &regionRaw : null"},
                    memory=(Variant("", [REGION], ["region"]), "ulong.MaxValue")),
    "view": Place([Parameter("long[]?", "strides", STRIDES.comment), START], ["CheckFits(strides, start, size);"],
                  [Variant("", [], ["null", "0"]),
                   Variant("Strided", [STRIDES, START], ["ClglObject.NotNull(strides, nameof(strides))", "start"])],
                  {"strides": "stridesList"}, ["long* stridesList = strides"], "(byte*)data + start"),
    "view->element_size": Place([INDEX], ["CheckItem(index, size);"], [Variant("", [INDEX], ["index"])],
                                {"index": "indexList"}, ["long* indexList = index"]),
}
COPIED = {
    "pattern_size": Place([], [], [Variant("", [], [])], {"pattern_size": "(UIntPtr)size"}),
    "view->element_size": Place([], ["Sizes.Fits(raw.element_size, size);"], [Variant("", [], [])]),
}


def place_of(parameter):
    return (KEPT if parameter["kept"] else COPIED).get(parameter["bytes"])
# The suffix of a method name, by the return type of the method
SUFFIX = {"void": "", "ClglFence": "WithFence", "Task": "Async"}


class Transfer:
    """Generates all methods of one command."""

    def __init__(self, method, prose, waits):
        self.method, self.prose, self.waits = method, prose, waits
        self.data, self.place, self.name = method.data, method.place, method.name()
        self.queue, *self.rest = method.shown
        self.kept = self.data["kept"]
        self.reading = self.data["direction"] == "out"
        self.is_first = True

    def lines(self):
        for variant in self.place.variants:
            yield from self.arrays(variant)
            yield "#if CLGL_SPANS"
            for type in ("Span<T>",) if self.reading else ("Span<T>", "ReadOnlySpan<T>"):
                yield from self.spans(variant, type)
            yield from ["#endif", ""]
        if self.place.memory:
            yield from self.memory(*self.place.memory)
        yield from self.core()

    def arrays(self, variant):
        pinned = ["pin.Pointer", "pin.Size"]
        yield from self.method_of("void", variant, "T[]", self.using(self.call(variant, pinned, self.blocking(1), "null")))
        if self.place.core == [INDEX]:
            last = Parameter("params long[]", "index", INDEX.comment)
            yield from self.method_of("void", Variant("", [last], []), "T[]", statement(
                self.name, ["queue", camel(self.data["name"]), "index", "default"], ";", " " * 12), waits=False)
        if self.kept:
            call = self.call(variant, pinned, self.blocking(0), "&fence", " " * 16)
            yield from self.method_of("Task", variant, "T[]", [
                f"            return Transfer.Start({camel(self.data['name'])}, pin =>", "            {",
                "                IntPtr fence;", *call, "                return new ClglFence(fence);", "            });"])
        else:
            call = self.using(self.call(variant, pinned, [], "&fence"))
            yield from self.method_of("ClglFence", variant, "T[]", ["            IntPtr fence;", *call,
                                                                    "            return new ClglFence(fence);"])

    def spans(self, variant, type):
        name, bytes = camel(self.data["name"]), type.replace("T", "byte")
        for fence in (False,) if self.kept else (False, True):
            call = self.call(variant, ["at", "(ulong)bytes.Length"], self.blocking(1), "&fence" if fence else "null",
                             " " * 16)
            body = [*(["            IntPtr fence;"] if fence else []),
                    f"            {bytes} bytes = MemoryMarshal.AsBytes({name});",
                    "            fixed (byte* at = &MemoryMarshal.GetReference(bytes))", *call,
                    *(["            return new ClglFence(fence);"] if fence else [])]
            yield from self.method_of("ClglFence" if fence else "void", variant, type, body)

    def memory(self, variant, size):
        address = [f"(void*){camel(self.data['name'])}", size]
        yield from self.method_of("void", variant, "IntPtr", self.call(variant, address, self.blocking(1), "null"))
        yield from self.method_of("ClglFence", variant, "IntPtr", [
            "            IntPtr fence;", *self.call(variant, address, self.blocking(0), "&fence"),
            "            return new ClglFence(fence);"])

    def core(self):
        parameters = ["ClglQueue queue", "void* data", "ulong size", *(f"{one.type} {one.name}" for one in self.place.core),
                      *(f"{one.type} {one.name}" for one in self.rest), *(["uint blocking"] if self.kept else []),
                      "in ClglWaits after", "IntPtr* fence"]
        yield from statement(f"private void {self.name}", parameters, "", " " * 8)
        yield from ["        {", *self.method.call(" " * 12), "        }", ""]

    def blocking(self, value):
        return [str(value)] if self.kept else []

    def call(self, variant, data, blocking, fence, indent=" " * 12):
        return statement(self.name, ["queue", *data, *variant.passed, *(one.name for one in self.rest), *blocking, "after",
                                     fence], ";", indent)

    def using(self, call):
        return [f"            using (Pin pin = Pin.Of({camel(self.data['name'])}))", *("    " + line for line in call)]

    def method_of(self, returned, variant, type, body, waits=True):
        """Generates one public method with its documentation."""
        comment, indent = self.method.function["comment"], " " * 8
        data = Parameter(type, camel(self.data["name"]), self.data_comment(returned, type))
        between = [*variant.parameters, data] if self.place.first else [data, *variant.parameters]
        after = Parameter("ClglWaits", "after", self.waits, "default")
        if self.place.core == [INDEX] and returned == "void" and type == "T[]":
            after.default = None
        shown = [self.queue, *between, *self.rest, *([after] if waits else [])]
        generic = "" if type == "IntPtr" else "<T>"
        name = self.name + variant.suffix + SUFFIX[returned]
        yield from self.prose.summary(comment, indent)
        if generic:
            yield f'{indent}/// <typeparam name="T">{PLAIN}</typeparam>'
        for one in shown:
            yield from self.prose.parameter(one.name, one.comment, indent)
        if returned != "void":
            fence = self.method.parameters["fence"]["comment"]
            yield from self.prose.returns(fence.replace("a fence", "a task") if returned == "Task" else fence, indent)
        yield from self.prose.exceptions(self.method.function, self.method.hidden, indent) if self.is_first else ()
        self.is_first = False
        yield from self.prose.remarks(self.method.function, indent, waits=bool(self.kept) and returned == "void")
        constraint = " where T : unmanaged" if generic else ""
        yield from statement(f"public {returned} {name}{generic}", list(map(str, shown)), constraint, indent)
        yield from ["        {", *body, "        }", ""]

    def data_comment(self, returned, type):
        what = "receives the data" if self.reading else "the data"
        if returned == "Task":
            return f"{what}; pinned until the task has ended"
        if returned == "ClglFence" and type == "IntPtr":
            return f"{what}; must stay valid until the fence has completed"
        return what if self.kept or self.reading else f"{what}, copied"
