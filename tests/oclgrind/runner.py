"""Runs one kernel with raw OpenCL calls.

Usage: runner.py FILE, which describes the kernel as JSON

The value of an argument depends on its declaration. A buffer has one element per work-item, so each access past the
end is reported. kernels_test.py lists the exceptions."""

import ctypes
import json
import re
import sys

ALL_DEVICES, NO_FLAGS = 0xFFFFFFFF, 0
READ_WRITE, COPY_HOST_PTR = 1, 1 << 5
BUILD_LOG = 0x1183
RGBA, UNSIGNED_INT8, UNORM_INT8 = 0x10B5, 0x10DA, 0x10D2
CLAMP, NEAREST = 0x1132, 0x1140
IMAGE_TYPES = {"image1d_t": 0x10F4, "image2d_t": 0x10F1, "image3d_t": 0x10F2, "image1d_array_t": 0x10F5,
               "image2d_array_t": 0x10F3}
SIZES = {"char": 1, "uchar": 1, "short": 2, "ushort": 2, "int": 4, "uint": 4, "float": 4, "long": 8, "ulong": 8,
         "double": 8}
# Number of components for which a vector needs memory: a vector of three has the size of a vector of four.
ROOM = {"3": 4}

# oclgrind is preloaded, so these are functions of oclgrind and not of the OpenCL loader.
cl = ctypes.CDLL(None)
for name in ("clCreateContext", "clCreateCommandQueue", "clCreateProgramWithSource", "clCreateKernel",
             "clCreateBuffer", "clCreateImage", "clCreateSampler"):
    getattr(cl, name).restype = ctypes.c_void_p


class ImageFormat(ctypes.Structure):
    _fields_ = [("order", ctypes.c_uint32), ("type", ctypes.c_uint32)]


class ImageDesc(ctypes.Structure):
    _fields_ = [("type", ctypes.c_uint32), ("width", ctypes.c_size_t), ("height", ctypes.c_size_t),
                ("depth", ctypes.c_size_t), ("array_size", ctypes.c_size_t), ("row_pitch", ctypes.c_size_t),
                ("slice_pitch", ctypes.c_size_t), ("mips", ctypes.c_uint32), ("samples", ctypes.c_uint32),
                ("buffer", ctypes.c_void_p)]


def check(code, call):
    if code != 0:
        sys.exit(f"{call} failed with {code}")


def make(call, *arguments):
    code = ctypes.c_int32()
    made = getattr(cl, call)(*arguments, ctypes.byref(code))
    check(code.value, call)
    return ctypes.c_void_p(made)


def size_of(type_name, structs):
    if type_name in structs:
        return structs[type_name]
    scalar, width = re.fullmatch(r"([a-z]+)(\d*)", type_name.replace("unsigned int", "uint")).groups()
    return SIZES[scalar] * ROOM.get(width, int(width or 1))


class Runner:
    def __init__(self, job):
        self.job = job
        self.items = 1
        for size in job["global"]:
            self.items *= size
        platform, self.device = ctypes.c_void_p(), ctypes.c_void_p()
        check(cl.clGetPlatformIDs(1, ctypes.byref(platform), None), "clGetPlatformIDs")
        check(cl.clGetDeviceIDs(platform, ctypes.c_uint64(ALL_DEVICES), 1, ctypes.byref(self.device), None),
              "clGetDeviceIDs")
        self.context = make("clCreateContext", None, 1, ctypes.byref(self.device), None, None)
        self.queue = make("clCreateCommandQueue", self.context, self.device, ctypes.c_uint64(NO_FLAGS))
        self.kept = []

    def build(self):
        source = ctypes.c_char_p(self.job["source"].encode())
        program = make("clCreateProgramWithSource", self.context, 1, ctypes.byref(source), None)
        if cl.clBuildProgram(program, 0, None, self.job["options"].encode(), None, None) != 0:
            log = ctypes.create_string_buffer(1 << 16)
            cl.clGetProgramBuildInfo(program, self.device, BUILD_LOG, ctypes.c_size_t(len(log)), log, None)
            sys.exit(log.value.decode())
        return make("clCreateKernel", program, self.job["kernel"].encode())

    def buffer(self, size):
        start = (ctypes.c_char * size)()
        self.kept.append(start)
        return make("clCreateBuffer", self.context, ctypes.c_uint64(READ_WRITE | COPY_HOST_PTR),
                    ctypes.c_size_t(size), start)

    def image(self, kind):
        width, height, depth = self.job["global"] + [1] * (3 - len(self.job["global"]))
        layers = height if kind == "image1d_array_t" else depth
        desc = ImageDesc(IMAGE_TYPES[kind], width, height, depth, layers, 0, 0, 0, 0, None)
        integers = re.search(r"(read|write)_imageui", self.job["source"])
        form = ImageFormat(RGBA, UNSIGNED_INT8 if integers and not self.job["normalized"] else UNORM_INT8)
        start = (ctypes.c_char * (4 * width * height * depth))()
        self.kept.append(start)
        return make("clCreateImage", self.context, ctypes.c_uint64(READ_WRITE | COPY_HOST_PTR),
                    ctypes.byref(form), ctypes.byref(desc), start)

    def sampler(self):
        return make("clCreateSampler", self.context, 0, CLAMP, NEAREST)

    def argument(self, declared):
        """Returns the bytes of an argument, and their number. For local memory, returns only the number."""
        words = re.sub(r"\b(const|restrict|__|read_only|write_only|read_write)\b", " ", declared).split()
        name = words[-1].lstrip("*")
        given = self.job["values"].get(name)
        for word in words:
            if word in IMAGE_TYPES:
                return self.image(word), ctypes.sizeof(ctypes.c_void_p)
        if "sampler_t" in words:
            return self.sampler(), ctypes.sizeof(ctypes.c_void_p)
        type_name = " ".join(word.strip("*") for word in words[:-1] if word.strip("*"))
        space = re.match(r"(global|constant|local) ", type_name)
        if space:
            elements = self.items if given is None else given
            size = elements * size_of(type_name[space.end():].replace("struct ", ""), self.job["structs"])
            return (None, size) if space[1] == "local" else (self.buffer(size), ctypes.sizeof(ctypes.c_void_p))
        size = size_of(type_name, self.job["structs"])
        if type_name == "float":
            return ctypes.c_float(1.0 if given is None else given), size
        return (ctypes.c_char * size)(*(1 if given is None else given).to_bytes(size, "little")), size

    def run(self):
        kernel = self.build()
        for index, declared in enumerate(self.job["parameters"]):
            value, size = self.argument(declared)
            self.kept.append(value)
            check(cl.clSetKernelArg(kernel, index, ctypes.c_size_t(size), value and ctypes.byref(value)),
                  f"clSetKernelArg of {declared}")
        shape = (ctypes.c_size_t * len(self.job["global"]))(*self.job["global"])
        local = self.job["local"] and (ctypes.c_size_t * len(self.job["local"]))(*self.job["local"])
        check(cl.clEnqueueNDRangeKernel(self.queue, kernel, len(shape), None, shape, local, 0, None, None),
              "clEnqueueNDRangeKernel")
        check(cl.clFinish(self.queue), "clFinish")


with open(sys.argv[1], encoding="utf-8") as file:
    Runner(json.load(file)).run()
