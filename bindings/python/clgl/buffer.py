"""Buffers, mappings and views."""

from __future__ import annotations

import ctypes
import weakref

from . import _interop
from ._api import raw
from ._api.classes import BufferBase, ViewBase
from ._api.enums import Access, BufferFlags, ElementType, MapFlags, Result, SliceFlags
from ._api.structs import Range, Slice
from ._data import array_in, dimensions, empty, item_size, kind_of, numpy, readable
from ._library import Error
from ._object import Object, with_docs_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable, Iterator, List, Optional, Sequence, Tuple, Union

    from ._data import Data, Size
    from ._object import Self, Waits
    from .context import Context
    from .fence import Fence
    from .queue import Acquired, Queue


class Resource(Object):
    """Base class of buffers and textures."""

    _acquired_by: Optional[Queue] = None

    def _usual_queue(self) -> Queue:
        return self._acquired_by or self._context.default_queue

    def _acquired(self, queue: Queue, call: Callable[[], Any]) -> Tuple[Any, Optional[Acquired]]:
        """Calls a function. If the call fails because the object is not acquired, acquires the object and calls the
        function again. Returns the result, and the scope of the acquire or None. The caller must end the scope."""
        try:
            return call(), None
        except Error as error:
            if error.result != Result.NOT_ACQUIRED or self._acquired_by is not None:
                raise
        scope = queue.acquire(self)  # type: ignore[arg-type]
        try:
            return call(), scope
        except BaseException:
            scope.__exit__(None, None, None)
            raise

    def _within(self, queue: Queue, call: Callable[[], Any]) -> Any:
        result, scope = self._acquired(queue, call)
        if scope is not None:
            scope.__exit__(None, None, None)
        return result

    def _keep_host_memory(self, is_used: bool, desc: Any, set_callback: Callable[[Callable[[], Any]], None]) -> None:
        if is_used:
            kept = [desc]
            set_callback(kept.clear)


class Mapping:
    """A mapping of a buffer or texture. A with statement returns an array, which becomes empty when the statement
    ends."""

    def __init__(self, address: int, size: int, dtype: Any, shape: Sequence[int], strides: Optional[Sequence[int]],
                 is_writable: bool, unmap: Callable[[], None]) -> None:
        source = (ctypes.c_char * size).from_address(address)
        memory = memoryview(source).cast("B")
        array = array_in(memory if is_writable else memory.toreadonly(), dtype, shape, strides)
        # The application gets a view of the NumPy array. Slices of the view keep the original array alive, so close()
        # can detect them.
        self.array = array if isinstance(array, memoryview) else array[...]
        self._source, self._unmap = weakref.ref(source), unmap

    def close(self) -> None:
        """Ends the mapping. Raises BufferError if arrays that were created from its array, such as slices, still exist.
        Such arrays must not be used any more."""
        array, self.array = self.array, None
        if array is None:
            return
        if isinstance(array, memoryview):
            array.release()
        else:
            # Makes the array of the application empty, without access to the mapped memory.
            array.__setstate__((1, (0,), array.dtype, False, b""))
        del array
        self._unmap()
        if self._source() is not None:
            raise BufferError("arrays made from the array of a mapping still exist after its end: do not use them; copy "
                              "what is needed later")

    def __enter__(self) -> Any:
        return self.array

    def __exit__(self, *_: object) -> None:
        self.close()


class Buffer(BufferBase, Resource):
    """Memory that OpenGL and OpenCL share, or OpenCL-only memory. Context.buffer creates a buffer."""

    dtype: Any = "B"
    _shape: Optional[Tuple[int, ...]] = None
    _size: Optional[int] = None

    @property
    def size(self) -> int:
        """The size in bytes."""
        if self._size is None:
            self._size = self.info.size
        return self._size

    @property
    def shape(self) -> Tuple[int, ...]:
        """The shape of the arrays that read() and map() return."""
        return self._shape if self._shape is not None else (self.size // item_size(self.dtype),)

    def _made_of(self: Self, desc: Any) -> Self:
        self._keep_host_memory(bool(desc.flags & BufferFlags.USE_HOST_MEMORY), desc,  # type: ignore[attr-defined]
                               self.set_destructor_callback)  # type: ignore[attr-defined]
        return self

    def rewrap(self) -> None:
        super().rewrap()
        self._size = self._shape = None

    def acquire(self, queue: Queue) -> None:
        super().acquire(queue)
        self._acquired_by = queue

    def release(self, queue: Queue) -> None:
        super().release(queue)
        self._acquired_by = None

    def _range_size(self, range: Optional[Range]) -> int:
        return self.size if range is None else range.size

    def _part(self, range: Optional[Range]) -> Tuple[int, Tuple[int, ...]]:
        """Returns the size in bytes and the shape of a range, or of the whole buffer."""
        if range is None:
            return self.size, self.shape
        return range.size, (range.size // item_size(self.dtype),)

    @with_docs_of(BufferBase._read)
    def read(self, queue: Optional[Queue] = None, out: Data = None, *, range: Optional[Range] = None,
             waits: Waits = ()) -> Any:
        """Reads the buffer into a new array, or into out, and waits for the end of the read.

        Args:
            queue: the queue; None = the queue that acquired the buffer, else the default queue
            out: the array to read into; None = a new array
            range: the part to read, in bytes; None = the whole buffer
            waits: fences that the command waits for
        """
        queue = self._chosen(queue)
        array = empty(self.dtype, self._part(range)[1]) if out is None else out
        self._within(queue, lambda: self._read(array, queue, range=range, waits=waits))
        return array

    @with_docs_of(BufferBase._write)
    def write(self, data: Data, queue: Optional[Queue] = None, *, range: Optional[Range] = None, blocking: bool = True,
              waits: Waits = ()) -> Fence:
        """Writes an array, or any object with the buffer protocol, to the start of the buffer or to a range.

        Args:
            data: the data to write; if blocking is False, it must not be changed until the fence completes
            queue: the queue; None = the queue that acquired the buffer, else the default queue
            range: the part to write, in bytes; None = as many bytes as data has
            blocking: True = wait for the end of the write
            waits: fences that the command waits for
        """
        queue = self._chosen(queue)
        kept, size = readable(data)
        range = Range(0, size) if range is None else range
        fence: Fence = self._within(queue, lambda: self._write(
            kept, queue, range=range, blocking=blocking, waits=waits))
        return fence

    @with_docs_of(BufferBase._fill)
    def fill(self, value: Any, queue: Optional[Queue] = None, *, range: Optional[Range] = None,
             waits: Waits = ()) -> Fence:
        """Fills the buffer, or a range, with a number of its element type, or with a pattern of bytes.

        Args:
            value: the number or the pattern. A buffer without an element type is filled with the bytes of a NumPy
                array or scalar.
        """
        raw_pattern = self.dtype == "B" and hasattr(value, "dtype")
        return self._fill(value if raw_pattern else item_bytes(value, self.dtype), queue, range=range, waits=waits)

    @with_docs_of(BufferBase._map)
    def map(self, queue: Optional[Queue] = None, flags: MapFlags = MapFlags.READ | MapFlags.WRITE, *,
            range: Optional[Range] = None, waits: Waits = ()) -> Mapping:
        """Maps the buffer for a with statement. Returns an array without a copy, which becomes empty after the
        statement.

            with buffer.map(queue) as values:
                values += 1
        """
        queue = self._chosen(queue)
        size, shape = self._part(range)
        (address, _), scope = self._acquired(
            queue, lambda: self._map(flags, queue, range=range, blocking=True, waits=waits))

        def unmap() -> None:
            self._unmap(address, queue)
            if scope is not None:
                scope.__exit__(None, None, None)

        return Mapping(address, size, self.dtype, shape, None, bool(flags & ~MapFlags.READ), unmap)

    def view(self, dtype: Any = None, shape: Optional[Size] = None, *, range: Optional[Range] = None) -> View:
        """Returns the buffer as an array on the device. The array can be sliced, transposed, read, written, filled and
        copied.

        Args:
            dtype: the element type; None = that of the buffer
            shape: the number of items along each dimension; None = the shape of the buffer, or if the type or the
                range is specified, one dimension
            range: the part of the buffer, in bytes; None = the whole buffer
        """
        kind, components = element(dtype or self.dtype)
        if shape is None and dtype is None and range is None:
            shape = self.shape
        view = self.view_init(kind, components, shape=None if shape is None else dimensions(shape), range=range)
        view.dtype, view._owner = dtype or self.dtype, self
        return view

    @with_docs_of(BufferBase.view_init)
    def view_init(self, format: ElementType, components: int, range: Optional[Range] = None,
                  shape: Optional[Sequence[int]] = None) -> View:
        """Returns a view whose items have this number of components; see Buffer.view."""
        view = super().view_init(format, components, range, shape or None)
        view._owner = self
        return view

    def sub(self, offset: int, size: int, access: Access = Access.READ_WRITE) -> Buffer:
        """Creates a sub-buffer with the same element type.

        Args:
            offset: the first byte
            size: the number of bytes
            access: how OpenCL accesses the sub-buffer
        """
        made = self.create_sub(access, Range(offset, size))
        made.dtype = self.dtype
        return made

    @classmethod
    def from_pyopencl(cls, context: Context, buffer: Any, access: Access = Access.READ_WRITE) -> Buffer:
        """Wraps `buffer`, a pyopencl.Buffer that was created in the cl_context of the context. `access` states how
        OpenCL accesses it."""
        return cls.from_cl_mem(context, buffer, access)

    def as_pyopencl(self) -> Any:
        """Returns a pyopencl.Buffer with the same cl_mem."""
        return _interop.made("Buffer", self.cl_mem, self)


ELEMENTS = {"b": ElementType.INT8, "B": ElementType.UINT8, "h": ElementType.INT16, "H": ElementType.UINT16,
            "i": ElementType.INT32, "I": ElementType.UINT32, "q": ElementType.INT64, "Q": ElementType.UINT64,
            "l": ElementType.INT64, "L": ElementType.UINT64, "e": ElementType.FLOAT16, "f": ElementType.FLOAT32,
            "d": ElementType.FLOAT64}


def element(dtype: Any) -> Tuple[ElementType, int]:
    """Returns the component type and the number of components of a dtype or format."""
    if not isinstance(dtype, str) or len(dtype) > 1:
        dtype = numpy().dtype(dtype)
        dtype = dtype.char if not dtype.subdtype and dtype.char in ELEMENTS else dtype
    if dtype in ELEMENTS:
        return ELEMENTS[dtype], 1
    return ElementType.BYTES, dtype.itemsize


class View(ViewBase):
    """An array on the device: a buffer with an element type, a shape and strides. Buffer.view creates a view."""

    dtype: Any = None
    _owner: Buffer
    _maker: Context

    def _belong(self, context: Context) -> View:
        self._maker = context
        return self

    @property
    def _context(self) -> Context:
        return self._maker

    def _usual_queue(self) -> Queue:
        return self._owner._usual_queue()

    def _like(self, view: View) -> View:
        view.dtype, view._owner = self.dtype, self._owner
        return view

    def _span(self, strides: Optional[Sequence[int]]) -> int:
        """Returns the number of bytes for all items of the view. The items are tightly packed, or have the given
        strides."""
        if strides is None:
            return self.info.size
        return self.element_size + sum((extent - 1) * abs(stride) for extent, stride in zip(self.shape, strides))

    @property
    def shape(self) -> Tuple[int, ...]:
        """The number of items along each dimension."""
        return tuple(raw.clgl_view.shape.__get__(self)[:self.dimensions])

    @property
    def strides(self) -> Tuple[int, ...]:
        """The distances in bytes between neighbouring items along each dimension."""
        return tuple(raw.clgl_view.strides.__get__(self)[:self.dimensions])

    @property
    def T(self) -> View:
        """A view with reversed dimensions."""
        return self.transpose()

    def reshape(self, *shape: Any) -> View:
        """Returns a view of the same items with another shape."""
        return self._like(super().reshape(shape[0] if len(shape) == 1 and not isinstance(shape[0], int) else shape))

    @with_docs_of(ViewBase.transpose)
    def transpose(self, axes: Optional[Sequence[int]] = None) -> View:
        """Returns a view with the dimensions in another order. None reverses the order."""
        return self._like(super().transpose(axes))

    def _parts(self, key: Any) -> List[Slice]:
        """Returns the slices for a key of square brackets."""
        keys = key if isinstance(key, tuple) else (key,)
        if ... in keys:
            at, missing = keys.index(...), self.dimensions + 1 - len(keys)
            keys = (*keys[:at], *missing * (slice(None),), *keys[at + 1:])
        return [part_of(item) for item in keys]

    def _is_item(self, parts: Sequence[Slice]) -> bool:
        return len(parts) == self.dimensions and all(part.flags == SliceFlags.INDEX for part in parts)

    def __getitem__(self, key: Any) -> View:
        parts = self._parts(key)
        if self._is_item(parts):
            raise TypeError("an index for each dimension selects a single item: read it with item()")
        return self._like(self._slice(parts))

    def __setitem__(self, key: Any, value: Data) -> None:
        parts = self._parts(key)
        if self._is_item(parts):
            self.set_item([part.start for part in parts], value)
            return
        part = self._like(self._slice(parts))
        if isinstance(value, (int, float)) or not getattr(value, "shape", True):
            part.fill(value)
        else:
            part.write(value)

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[View]:
        return (self[index] for index in range(len(self)))

    @with_docs_of(ViewBase._fill)
    def fill(self, value: Any, queue: Optional[Queue] = None, *, waits: Waits = ()) -> Fence:
        """Sets all items to a value, which is a number or the bytes of one item."""
        return self._fill(item_bytes(value, self.dtype), queue, waits=waits)

    @with_docs_of(ViewBase._read)
    def read(self, queue: Optional[Queue] = None, out: Data = None, *, waits: Waits = ()) -> Any:
        """Reads the items in C order into a new array, or into out. Waits for the end of the read."""
        array = empty(self.dtype, self.shape) if out is None else out
        queue = self._owner._chosen(queue)
        self._owner._within(queue, lambda: self._read(array, queue, waits=waits))
        return array

    @with_docs_of(ViewBase._write)
    def write(self, data: Data, queue: Optional[Queue] = None, *, blocking: bool = True, waits: Waits = ()) -> Fence:
        """Writes the items of an array, or of any object with the buffer protocol, in C order."""
        queue = self._owner._chosen(queue)
        if numpy():
            data = numpy().ascontiguousarray(numpy().broadcast_to(numpy().asarray(data, self.dtype), self.shape))
        fence: Fence = self._owner._within(queue, lambda: self._write(
            data, queue, blocking=blocking, waits=waits))
        return fence

    @with_docs_of(ViewBase._read_item)
    def item(self, *index: int, queue: Optional[Queue] = None) -> Any:
        """Reads the item at an index in each dimension, and waits for the end of the read."""
        array = empty(self.dtype, (1,))
        self._read_item(index, array, queue, blocking=True)
        return array[0]

    @with_docs_of(ViewBase._write_item)
    def set_item(self, index: Sequence[int], value: Any, queue: Optional[Queue] = None) -> Fence:
        """Writes a value to the item at an index in each dimension, and waits for the end of the write."""
        return self._write_item(index, item_bytes(value, self.dtype), queue, blocking=True)


def item_bytes(value: Any, dtype: Any) -> Any:
    """Returns the bytes of a value of an element type. Returns bytes unchanged."""
    if isinstance(value, (bytes, bytearray, memoryview)):
        return value
    if numpy():
        return numpy().asarray(value, dtype).tobytes()
    import struct
    return struct.pack(dtype, value)


def part_of(key: Union[int, slice]) -> Slice:
    if not isinstance(key, slice):
        return Slice(flags=SliceFlags.INDEX, start=key)
    flags = SliceFlags(0)
    flags |= SliceFlags.START if key.start is not None else SliceFlags(0)
    flags |= SliceFlags.STOP if key.stop is not None else SliceFlags(0)
    return Slice(flags=flags, start=key.start or 0, stop=key.stop or 0, step=key.step or 0)
