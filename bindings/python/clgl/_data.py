"""Converts between Python data and C memory."""

from __future__ import annotations

import ctypes
from operator import index

from ._library import Error

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable, Iterable, List, Optional, Sequence, Tuple, Union

    from .objects import Fence

    # Any object with the buffer protocol: bytes, bytearray, array, memoryview, ndarray, or a NumPy scalar
    Data = Any
    # An object of another API: its address, or a PyOpenCL object
    Opaque = Any
    Size = Union[int, Sequence[int]]

_numpy: Any = None


def numpy() -> Any:
    """Returns NumPy, or False if it is not installed."""
    global _numpy
    if _numpy is None:
        try:
            import numpy as found
            _numpy = found
        except ImportError:
            _numpy = False
    return _numpy


def nanoseconds(timeout: Optional[float]) -> int:
    return -1 if timeout is None else max(0, round(timeout * 1e9))


def handle_of(item: Any) -> Optional[int]:
    return None if item is None else item._handle


def handle_list(items: Iterable[Any]) -> Tuple[int, Any]:
    handles = [item._handle for item in items]
    return len(handles), (ctypes.c_void_p * len(handles))(*handles)


def wait_list(waits: Iterable[Any]) -> Tuple[int, Any]:
    return handle_list(waits) if waits else (0, None)


def array_of(type: Any, items: Optional[Iterable[Any]], wanted: Optional[int] = None) -> Tuple[int, Any]:
    if items is None:
        return 0, None
    values = list(items)
    if wanted is not None and len(values) != wanted:
        raise ValueError(f"{wanted} numbers are needed, not {len(values)}")
    return len(values), (type * len(values))(*values)


def opaque(item: Opaque) -> Optional[int]:
    return getattr(item, "int_ptr", item)


def text_of(text: Optional[str]) -> Optional[bytes]:
    return None if text is None else text.encode()


def text_list(texts: Iterable[str]) -> Tuple[int, Any]:
    return array_of(ctypes.c_char_p, map(str.encode, texts))


def readable(data: Data, needed: int = 0) -> Tuple[Any, int]:
    """Returns an object that ctypes passes as the address of the data, and the size in bytes. The object keeps the data
    alive. Copies the data if it is not contiguous or not writable, except bytes. Raises ValueError if the data has
    less than `needed` bytes."""
    if not isinstance(data, bytes):
        view = memoryview(data)
        size = view.nbytes
        writable = size and view.c_contiguous and not view.readonly
        data = (ctypes.c_char * size).from_buffer(data) if writable else view.tobytes()
    if len(data) < needed:
        raise ValueError(f"data has {len(data)} bytes; {needed} are needed")
    return data, len(data)


def writable(data: Data, needed: int) -> Any:
    """Returns an object that ctypes passes as the address of memory that a command writes; None for empty memory.
    Raises ValueError if the memory is too small, read-only or not contiguous."""
    view = memoryview(data)
    if view.readonly or not view.c_contiguous:
        raise ValueError("data must be writable and contiguous in C order")
    if view.nbytes < needed:
        raise ValueError(f"data has room for {view.nbytes} bytes; {needed} are needed")
    return (ctypes.c_char * view.nbytes).from_buffer(data) if view.nbytes else None


def address_of(data: Data) -> Tuple[Any, Optional[int], int]:
    """Returns an object that keeps the data alive, the address and the size in bytes."""
    if data is None:
        return None, None, 0
    kept, size = readable(data)
    return kept, ctypes.cast(kept, ctypes.c_void_p).value, size


def address_list(owner: Any, items: Iterable[Data]) -> Tuple[int, Any]:
    found = [address_of(item) for item in items]
    owner._kept = found
    return len(found), (ctypes.c_void_p * len(found))(*(address for _, address, _ in found))


def fetch(function: Callable[[int, Any, Any], Any]) -> bytes:
    """Calls a function first for the size of its output, then for the output, again if the output has grown. Returns
    the output as bytes."""
    size = ctypes.c_size_t()
    function(0, None, size)
    while True:
        data = ctypes.create_string_buffer(max(size.value, 1))
        function(len(data), data, size)
        if size.value <= len(data):
            return data.raw[:size.value]


def fetch_text(function: Callable[[int, Any, Any], Any]) -> str:
    return fetch(function).rstrip(b"\0").decode(errors="replace")


def fetch_list(function: Callable[..., Any], *types: Any) -> List[Tuple[Any, ...]]:
    """Calls a function first for the number of elements, then for the elements, again if there are more. Returns the
    elements."""
    count = ctypes.c_uint32()
    function(0, *(None for _ in types), count)
    while True:
        room = count.value
        arrays = [(type * room)() for type in types]
        function(room, *arrays, count)
        if count.value <= room:
            return list(zip(*(array[:count.value] for array in arrays)))


def keep_until(fence: Fence, data: Any) -> None:
    """Keeps data alive until a fence has completed or failed, even if the fence is destroyed earlier."""
    def forget(*_: Any, kept: Any = data) -> None:
        pass

    try:
        fence.set_callback(forget)
    except Error:
        fence.wait()
        raise


def integer(value: Any) -> Optional[int]:
    """Returns the value of a Python or NumPy integer. Returns None for other types."""
    try:
        return index(value)
    except TypeError:
        return None


def dimensions(size: Size) -> Tuple[int, ...]:
    """Returns a size, which is an integer or a sequence, as a tuple."""
    number = integer(size)
    try:
        return tuple(size) if number is None else (number,)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"a size is an integer or a sequence of integers, not {size!r}") from None


def triple(size: Size, rest: int) -> Tuple[int, int, int]:
    """Returns a size in three dimensions. `rest` is the size in the missing dimensions."""
    numbers = dimensions(size)
    if not 1 <= len(numbers) <= 3:
        raise ValueError(f"1 to 3 dimensions are possible, not {len(numbers)}")
    return (*numbers, *(rest,) * (3 - len(numbers)))  # type: ignore[return-value]


def span(extent: Sequence[int], pitches: Sequence[int]) -> int:
    """Returns the size of a box in bytes. extent[0] is in bytes. `pitches` are the row and slice pitches; 0 = tightly
    packed."""
    row = pitches[0] or extent[0]
    slice = pitches[1] or row * extent[1]
    return (extent[2] - 1) * slice + (extent[1] - 1) * row + extent[0] if all(extent) else 0


def size_of_rect(rect: Any) -> int:
    origin, pitches = rect.other_origin, (rect.other_row_pitch, rect.other_slice_pitch)
    row = pitches[0] or rect.region[0]
    slice = pitches[1] or row * rect.region[1]
    return int(origin[2] * slice + origin[1] * row + origin[0] + span(rect.region, pitches))


def kind_of(data: Data) -> Tuple[Any, Tuple[int, ...]]:
    """Returns the element type and the shape of an array. The element type is a dtype, or a format of the module
    struct."""
    if hasattr(data, "dtype"):
        return data.dtype, tuple(data.shape)
    view = memoryview(data)
    return view.format, tuple(view.shape or (view.nbytes,))


def item_size(dtype: Any) -> int:
    if numpy():
        return int(numpy().dtype(dtype).itemsize)
    return memoryview(bytes(64)).cast(dtype).itemsize if dtype != "B" else 1


def array_in(memory: memoryview, dtype: Any, shape: Sequence[int], strides: Optional[Sequence[int]] = None) -> Any:
    """Returns an array that uses the given memory: an ndarray, or a memoryview if NumPy is not installed."""
    if numpy():
        return numpy().ndarray(shape, dtype, memory, 0, strides)
    if strides is not None:
        raise RuntimeError("rows with padding need NumPy")
    return memory.cast("B").cast(dtype, list(shape)) if 0 not in shape else memory[:0]


def empty(dtype: Any, shape: Sequence[int]) -> Any:
    size = item_size(dtype)
    for extent in shape:
        size *= extent
    return numpy().empty(shape, dtype) if numpy() else array_in(memoryview(bytearray(size)), dtype, shape)
