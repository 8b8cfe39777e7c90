"""Programs and kernels."""

from __future__ import annotations

import ctypes
import struct

from . import _interop
from ._api import raw
from ._api.classes import KernelBase, ProgramBase
from ._api.enums import ArgumentType
from ._data import dimensions, readable, triple, wait_list
from ._object import with_docs_of
from .buffer import Buffer
from .fence import Fence
from .sampler import Sampler
from .texture import Texture

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, List, Optional, Sequence, Tuple, Union

    from ._data import Size
    from ._object import Waits
    from .queue import Queue

SCALARS = {"char": "b", "uchar": "B", "short": "h", "ushort": "H", "int": "i", "uint": "I", "long": "q", "ulong": "Q",
           "half": "e", "float": "f", "double": "d"}
# What struct raises for a value of another type, or outside the range of the type
UNFIT = (struct.error, TypeError, OverflowError)
# Number of bytes for an argument value, which is the size of the largest vector type, double16
ROOM = 128


class Program(ProgramBase):
    """A program with kernels, for the devices of a context. Context.program creates a program."""

    def kernel(self, name: str) -> Kernel:
        """Returns the kernel with this name."""
        return Kernel.create(self, name)

    @property
    def kernel_names(self) -> List[str]:
        """The names of the kernels in the program."""
        return [self.kernel_name(index) for index in range(self.info.kernel_count)]

    @classmethod
    def from_pyopencl(cls, context: Any, program: Any) -> Program:
        """Wraps `program`, a pyopencl.Program that was created in the cl_context of the context."""
        return cls.create(context, cl_program=program)

    def as_pyopencl(self) -> Any:
        """Returns a pyopencl.Program with the same cl_program."""
        return _interop.made("Program", self.cl_program, self)


class LocalMemory:
    """A kernel argument in local memory. `size` is the size in bytes for each work-group."""

    def __init__(self, size: int) -> None:
        self.size = size


class _Call:
    """The arguments and sizes of one launch, as C data. If several threads launch a kernel at the same time, each
    thread uses its own object."""

    def __init__(self, count: int) -> None:
        self.arguments = (raw.clgl_argument * count)()
        self.room = ctypes.create_string_buffer(ROOM * count)
        self.address = ctypes.addressof(self.room)
        self.items, self.types = list(self.arguments), [ArgumentType.UNKNOWN] * count
        self.launch = raw.clgl_launch()
        self.global_size: Any = self.launch.global_size
        self.local_size: Any = self.launch.local_size
        self.offset: Any = self.launch.global_offset
        self.kept: List[Any] = [None] * count
        for item in self.items:
            item.struct_size = ctypes.sizeof(raw.clgl_argument)

    def be(self, index: int, type: ArgumentType) -> raw.clgl_argument:
        item: raw.clgl_argument = self.items[index]
        if self.types[index] is not type:
            item.type, item.size, item.value = type, 0, None
            item.buffer = item.texture = item.sampler = None
            self.types[index] = type
        return item

    def set_value(self, index: int, value: Any, packer: Optional[struct.Struct]) -> None:
        item = self.be(index, ArgumentType.VALUE)
        if packer is None:
            self.kept[index], item.size = readable(value)
            item.value = ctypes.cast(self.kept[index], ctypes.c_void_p).value
            return
        packer.pack_into(self.room, ROOM * index, *components(value))
        item.value, item.size = self.address + ROOM * index, packer.size

    def set_size(self, global_size: Size, local_size: Optional[Size], offset: Optional[Size]) -> None:
        launch = self.launch
        if isinstance(global_size, int):
            launch.dimensions, self.global_size[:] = 1, (global_size, 1, 1)
        else:
            sizes = dimensions(global_size)
            launch.dimensions, self.global_size[:] = len(sizes), triple(sizes, 1)
        self.local_size[:] = (0, 0, 0) if local_size is None else triple(local_size, 1)
        self.offset[:] = (0, 0, 0) if offset is None else triple(offset, 0)


class Launcher:
    """A kernel with the grid size and the block size: kernel[grid, block]."""

    def __init__(self, kernel: Kernel, grid: Size, block: Size, queue: Optional[Queue]) -> None:
        self._kernel, self._queue = kernel, queue
        grids, blocks = dimensions(grid), dimensions(block)
        if len(grids) != len(blocks):
            raise ValueError(f"the grid has {len(grids)} dimensions, the block {len(blocks)}")
        self._block, self._size = blocks, tuple(groups * items for groups, items in zip(grids, blocks))

    def __call__(self, *arguments: Any, waits: Waits = ()) -> Fence:
        used = (getattr(item, "_acquired_by", None) for item in arguments)
        queue: Queue = self._queue or next(filter(None, used), None) or self._kernel._usual_queue()
        return self._kernel(queue, self._size, *arguments, local_size=self._block, waits=waits)


class Kernel(KernelBase):
    """A kernel. Launch it with kernel(queue, global_size, *arguments) or with kernel[grid, block](*arguments). grid
    is the number of work-groups, and block is the number of work-items in a work-group. kernel[grid, block, queue]
    uses this queue. Otherwise the queue is the one that has acquired an argument, or else the default queue.

    Arguments are buffers, textures, samplers, LocalMemory(bytes), None for a null pointer, and values. Python and
    NumPy numbers are converted to the declared type. Vectors are passed as sequences. Structures are passed as bytes
    or NumPy scalars.
    """

    @with_docs_of(KernelBase.launch_with_arguments)
    def __call__(self, queue: Queue, global_size: Size, *arguments: Any, local_size: Optional[Size] = None,
                 offset: Optional[Size] = None, waits: Waits = ()) -> Fence:
        """Sets the arguments and launches the kernel.

        Args:
            queue: the queue
            global_size: the number of work-items, in each dimension
            arguments: the first arguments of the kernel; the other arguments keep their values
            local_size: the number of work-items in a work-group, in each dimension; None = the size that the kernel
                requires, else a size that the driver chooses
            offset: the first global id
            waits: fences that the command waits for
        """
        calls, queue_handle = self._calls(), self._chosen(queue)._handle
        try:
            call = calls.pop()
        except IndexError:
            call = _Call(len(self._packers))
        count = len(arguments)
        if count > len(call.items):
            raise TypeError(f'the kernel "{self.info.name}" takes {len(call.items)} arguments, not {count}')
        for index, value in enumerate(arguments):
            if isinstance(value, Buffer):
                call.be(index, ArgumentType.BUFFER).buffer = value._handle
            elif isinstance(value, Texture):
                call.be(index, ArgumentType.TEXTURE).texture = value._handle
            elif isinstance(value, Sampler):
                call.be(index, ArgumentType.SAMPLER).sampler = value._handle
            elif isinstance(value, LocalMemory):
                call.be(index, ArgumentType.LOCAL).size = value.size
            elif value is None:
                call.be(index, ArgumentType.NULL)
            else:
                packer = self._packer(index, value)
                try:
                    call.set_value(index, value, packer)
                except UNFIT:
                    raise self._unfit(index, value) from None
        call.set_size(global_size, local_size, offset)
        wait_count, array = wait_list(waits) if waits else (0, None)
        fence = ctypes.c_void_p()
        raw.clgl_kernel_launch_with_arguments(queue_handle, self._handle, count, call.arguments, call.launch, wait_count,
                                              array, fence)
        calls.append(call)
        return Fence._adopt(fence.value, self._maker)

    _pool: Optional[List[_Call]] = None

    def _calls(self) -> List[_Call]:
        if self._pool is None:
            self._packers: List[Any] = [False] * self.info.argument_count
            self._pool = []
        return self._pool

    def _packer(self, index: int, value: Any) -> Optional[struct.Struct]:
        """Returns the packer for the type of an argument. Returns None if the type has no packer, or if `value` is
        bytes, a bytearray or a memoryview."""
        found = self._packers[index]
        if found is False:
            found = self._packers[index] = packer_of(self.argument_info(index).type_name)
        if found is None and isinstance(value, (int, float, complex)) and not hasattr(value, "dtype"):
            raise TypeError(f'the type of argument {index} of the kernel "{self.info.name}" is unknown: pass a NumPy scalar '
                            f"or bytes instead of {value!r}, or call declare_arguments")
        return None if isinstance(value, (bytes, bytearray, memoryview)) else found

    def _unfit(self, index: int, value: Any) -> TypeError:
        info = self.argument_info(index)
        return TypeError(f'argument {index} ({info.name}) of the kernel "{self.info.name}" takes {info.type_name}, not {value!r}')

    def __getitem__(self, sizes: Union[Tuple[Size, Size], Tuple[Size, Size, Queue]]) -> Launcher:
        if not isinstance(sizes, tuple) or not 2 <= len(sizes) <= 3:
            raise TypeError("use kernel[grid, block] or kernel[grid, block, queue]")
        grid, block, queue = (*sizes, None)[:3]
        return Launcher(self, grid, block, queue)

    @with_docs_of(KernelBase._set_value)
    def set_value(self, index: int, value: Any) -> None:
        """Sets an argument that is passed by value. Later launches without arguments use this value."""
        self._calls()
        packer = self._packer(index, value)
        try:
            if packer is not None:
                value = packer.pack(*components(value))
            self._set_value(index, value)
        except UNFIT:
            raise self._unfit(index, value) from None

    def set(self, *arguments: Any) -> None:
        """Sets the first arguments. Later launches without arguments use these values."""
        for index, value in enumerate(arguments):
            if isinstance(value, Buffer):
                self.set_buffer(index, value)
            elif isinstance(value, Texture):
                self.set_texture(index, value)
            elif isinstance(value, Sampler):
                self.set_sampler(index, value)
            elif isinstance(value, LocalMemory):
                self.set_local(index, value.size)
            elif value is None:
                self.set_null(index)
            else:
                self.set_value(index, value)

    @classmethod
    def from_pyopencl(cls, context: Any, kernel: Any) -> Kernel:
        """Wraps `kernel`, a pyopencl.Kernel that was created in the cl_context of the context."""
        return cls.from_cl_kernel(context, kernel)

    def as_pyopencl(self) -> Any:
        """Returns a pyopencl.Kernel with the same cl_kernel."""
        return _interop.made("Kernel", self.cl_kernel, self)


def components(value: Any) -> Sequence[Any]:
    """Returns the numbers of a vector. Returns a scalar as a sequence of one number."""
    if isinstance(value, (tuple, list)) or getattr(value, "shape", None):
        return value  # type: ignore[no-any-return]
    return (value,)


def packer_of(type_name: str) -> Optional[struct.Struct]:
    """Returns the packer for an OpenCL C type. Returns None for structures and unknown types."""
    type_name = type_name.replace("unsigned ", "u")
    name = type_name.rstrip("0123456789")
    code = SCALARS.get(name)
    if code is None:
        return None
    number = int(type_name[len(name):] or 1)
    padding = struct.calcsize(code) if number == 3 else 0
    return struct.Struct(f"={number}{code}{padding}x" if padding else f"={number}{code}")
