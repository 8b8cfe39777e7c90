"""Calls every function in the description, with one or two wrong arguments at a time. A failed call must set its out
parameters to zero.

Environment: the paths API_DESCRIPTION and CLGL_LIBRARY.
"""

import ctypes
import itertools
import json
import os
import unittest

from described import Library

RUBBISH = 0xA5
ENUM_WIDTH = 4  # size in bytes of enumerations and flags
LIST, ROOM = 4, 4096  # number of elements of a list, and number of bytes of other memory
GARBAGE = 0x123456789ABCDEF0
# Functions that cannot fail, or that fail only before they could store a result
NEVER_FAIL = {"clgl_error_get_native_code", "clgl_version", "clgl_platform_get_count", "clgl_format_get_count"}

clgl = Library(os.environ["API_DESCRIPTION"], os.environ["CLGL_LIBRARY"])
raw = ctypes.CDLL(os.environ["CLGL_LIBRARY"])


def described():
    with open(os.environ["API_DESCRIPTION"], encoding="utf-8") as file:
        known = json.load(file)
    return known, *({entry["name"] for entry in known[key]} for key in ("structs", "handles"))


KNOWN, STRUCTS, HANDLES = described()


def made(function, *arguments):
    handle = ctypes.c_void_p()
    function(*arguments, handle)
    return handle.value


def objects():
    """Returns a dictionary with a valid handle of each type. The headless GL context is current."""
    found = {"clgl_context": made(clgl.clgl_context_create,
                                  clgl.clgl_context_desc(flags=clgl.CLGL_CONTEXT_HEADLESS))}
    context = found["clgl_context"]
    clgl.clgl_context_make_current(context, 1)
    buffer = clgl.clgl_buffer_desc(size=ROOM)
    texture = clgl.clgl_texture_desc(type=clgl.CLGL_TEXTURE_TYPE_2D, format=clgl.CLGL_FORMAT_RGBA8, width=4, height=4)
    ring = clgl.clgl_ring_desc(buffer=ctypes.pointer(buffer))
    program = clgl.clgl_program_desc(source=b"kernel void nothing(global int *out) {}")
    found["clgl_queue"] = made(clgl.clgl_queue_create, context, None)
    found["clgl_buffer"] = made(clgl.clgl_buffer_create, context, buffer)
    found["clgl_texture"] = made(clgl.clgl_texture_create, context, texture)
    found["clgl_ring"] = made(clgl.clgl_ring_create, context, ring)
    found["clgl_sampler"] = made(clgl.clgl_sampler_create, context, None)
    found["clgl_fence"] = made(clgl.clgl_fence_create_user, context)
    found["clgl_program"] = made(clgl.clgl_program_create, context, program)
    found["clgl_kernel"] = made(clgl.clgl_kernel_create, found["clgl_program"], b"nothing")
    devices = (ctypes.c_void_p * 1)()
    clgl.clgl_context_get_devices(context, 1, devices, ctypes.c_uint32())
    found["clgl_device"] = devices[0]
    return found


OBJECTS = objects()


class Argument:
    """An argument for one parameter. Checks that a failed call has set the value to zero."""

    def __init__(self, parameter, bad=False):
        self.parameter, self.type = parameter, parameter["type"]
        self.is_out = parameter["direction"] != "in"
        self.memory = None
        self.value = self.wrong() if bad else self.right()

    def right(self):
        if self.is_out or (self.type["kind"] == "pointer" and self.type["base"] in STRUCTS):
            return self.room()
        if self.type["kind"] == "handle":
            return ctypes.c_void_p(OBJECTS[self.type["base"]])
        if self.type["kind"] == "callback":
            return None  # a successful call would run a callback
        if self.type["kind"] == "pointer":
            # Pointers to host memory or to native objects, and wait lists, are NULL. Other pointers get an address.
            return None if self.type["base"] in ("void", "clgl_fence") else self.room(0)
        return ctypes.c_uint64(LIST if self.parameter["name"] == "capacity" else 0)

    def wrong(self):
        if self.type["kind"] == "handle":
            return ctypes.c_void_p(GARBAGE)
        if self.type["base"] in STRUCTS and not self.is_out:
            self.memory = (ctypes.c_ubyte * ROOM)()
            return ctypes.byref(self.memory)  # struct_size is 0, which is invalid
        if self.type["kind"] in ("pointer", "callback"):
            return None
        return ctypes.c_uint64(0x7FFFFFFF)

    def room(self, byte=RUBBISH):
        self.memory = (ctypes.c_ubyte * ROOM)(*([byte] * ROOM))
        if self.type["base"] in STRUCTS:
            fresh = getattr(clgl, self.type["base"])()
            if self.is_out:
                ctypes.memmove(self.memory, ctypes.byref(fresh), 4)
            else:
                ctypes.memmove(self.memory, ctypes.byref(fresh), ctypes.sizeof(fresh))
        return ctypes.byref(self.memory)

    def left(self, is_list):
        """Returns the bytes of a result that are not zero."""
        base, pointers = self.type["base"], len(self.type["pointers"])
        if self.value is None or (base == "void" and pointers == 1):
            return b""  # memory that the caller provides, which only a successful call writes
        first, last = 0, 0
        if base in STRUCTS:
            first, last = 4, ctypes.sizeof(getattr(clgl, base))
        elif base == "char":
            last = 1
        else:
            width = 8 if pointers > 1 or base in HANDLES else KNOWN["scalars"].get(base, ENUM_WIDTH)
            last = width * (LIST if is_list else 1)
        return bytes(self.memory[first:last]).strip(b"\0")


class OutParameters(unittest.TestCase):
    def call(self, function, bad):
        arguments = [Argument(parameter, place in bad) for place, parameter in enumerate(function["parameters"])]
        return getattr(raw, function["name"])(*[each.value for each in arguments]), arguments

    def judge(self, function, bad):
        """Calls a function and returns whether it failed. After a failure, all results must be zero."""
        result, arguments = self.call(function, bad)
        if result >= 0:
            return False
        lists = any(parameter["name"] == "capacity" for parameter in function["parameters"])
        for place, argument in enumerate(arguments):
            name = argument.parameter["name"]
            if argument.is_out:
                wrong = ", ".join(function["parameters"][each]["name"] for each in bad)
                self.assertEqual(argument.left(lists and name not in ("count", "size")), b"",
                                 f"{function['name']} with wrong {wrong} returned {result}, but {name} is not zero")
        return any(argument.is_out and argument.value is not None for argument in arguments)

    def test_a_failure_leaves_zeros(self):
        judged = set()
        functions = [function for function in KNOWN["functions"]
                     if any(parameter["direction"] != "in" for parameter in function["parameters"])]
        for function in functions:
            places = range(len(function["parameters"]))
            for bad in [*itertools.combinations(places, 1), *itertools.combinations(places, 2)]:
                if "capacity" in (function["parameters"][each]["name"] for each in bad):
                    continue  # skipped, because the call needs too much memory
                if self.judge(function, bad):
                    judged.add(function["name"])
        self.assertEqual({function["name"] for function in functions} - judged, NEVER_FAIL)


if __name__ == "__main__":
    unittest.main()
