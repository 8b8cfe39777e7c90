"""Queues, and objects that a queue has acquired."""

from __future__ import annotations

from ctypes import c_void_p
from types import TracebackType

from . import _interop
from ._api import callbacks, raw
from ._api.classes import QueueBase
from ._api.enums import HandoverFlags
from ._api.structs import Box, Handover, Range
from ._data import wait_list
from ._object import with_docs_of
from .buffer import Buffer
from .fence import Fence
from .texture import Texture

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable, List, Optional, Tuple, Type, Union

    from ._object import Waits

    # A buffer or texture, or a pair of a buffer or texture and the part to acquire
    Item = Union[Buffer, Texture, Tuple[Buffer, Range], Tuple[Texture, Box]]



class AcquireList(Handover):
    """A list of buffers and textures to acquire. One list can be acquired many times."""

    def __init__(self, *items: Item, flags: HandoverFlags = HandoverFlags(0)) -> None:
        pairs = [item if isinstance(item, tuple) else (item, None) for item in items]
        buffers: List[Any] = [pair for pair in pairs if isinstance(pair[0], Buffer)]
        textures: List[Any] = [pair for pair in pairs if isinstance(pair[0], Texture)]
        self.items = [item for item, _ in (*buffers, *textures)]
        if len(self.items) < len(items):
            raise TypeError("only buffers and textures can be acquired")
        super().__init__(
            flags=flags, buffers=[item for item, _ in buffers], textures=[item for item, _ in textures],
            buffer_ranges=[part or Range(0, item.size) for item, part in buffers] if any(p for _, p in buffers) else None,
            texture_regions=[part or Box((0, 0, 0), item.extent) for item, part in textures]
            if any(p for _, p in textures) else None)


class Acquired:
    """Objects that a queue has acquired. The end of the with statement releases the objects. The OpenGL context must
    then be current on this thread, unless the transport needs no OpenGL commands. With HandoverFlags.NO_CPU_WAIT,
    OpenGL may use the objects only after `fence.wait_gl()`."""

    def __init__(self, queue: Queue, handed: AcquireList) -> None:
        self.queue, self._handed, self._is_open = queue, handed, True
        self.fence: Optional[Fence] = None
        for item in handed.items:
            item._acquired_by = queue

    def release(self, *, waits: Waits = ()) -> Fence:
        """Releases the objects after the fences in `waits`. Returns a fence that completes with the release."""
        self._end(waits, True)
        assert self.fence is not None
        return self.fence

    def _end(self, waits: Waits, wanted: bool) -> None:
        self._is_open = False
        for item in self._handed.items:
            item._acquired_by = None
        count, array = wait_list(waits)
        fence = c_void_p() if wanted else None
        raw.clgl_release(self.queue._handle, self._handed, count, array, fence)
        if fence is not None:
            self.fence = Fence._adopt(fence.value, self.queue._maker)

    def __enter__(self) -> Acquired:
        return self

    def __exit__(self, kind: Optional[Type[BaseException]], error: Optional[BaseException],
                 trace: Optional[TracebackType]) -> None:
        if self._is_open:
            self._end((), bool(self._handed.flags & HandoverFlags.NO_CPU_WAIT))


class Queue(QueueBase):
    """A command queue. Context.queue creates a queue."""

    @with_docs_of(QueueBase._acquire)
    def acquire(self, *items: Union[Item, AcquireList], flags: HandoverFlags = HandoverFlags(0),
                waits: Waits = ()) -> Acquired:
        """Acquires buffers and textures from OpenGL, all or none. A with statement releases them at its end:

            with queue.acquire(a, (b, clgl.Range(0, 256))):
                kernel(queue, n, a, b)

        Args:
            items: buffers, textures, and pairs of one and the part to acquire; or a single AcquireList
            flags: see HandoverFlags; ignored with an AcquireList, which has its own flags
            waits: fences that the command waits for
        """
        if len(items) == 1 and isinstance(items[0], AcquireList):
            handed = items[0]
        else:
            handed = AcquireList(*items, flags=flags)  # type: ignore[arg-type]
        count, array = wait_list(waits)
        raw.clgl_acquire(self._handle, handed, count, array, None)
        return Acquired(self, handed)

    @with_docs_of(QueueBase._launch_host_function)
    def launch_host_function(self, function: Callable[[], Any], *, waits: Waits = ()) -> Fence:
        """Calls a function as a command of the queue, on another thread. If the function raises an exception, the fence
        fails, and the handler of callback exceptions is called with the exception. Fence.wait then raises an Error
        with the exception as its __cause__."""
        failure: List[BaseException] = []

        def run() -> int:
            try:
                function()
                return 0
            except BaseException as error:
                failure.append(error)
                raise

        key = callbacks.host_function.keep(run)
        count, array = wait_list(waits)
        fence = c_void_p()
        with callbacks.host_function.kept(key):
            raw.clgl_queue_launch_host_function(
                self._handle, callbacks.host_function.pointer, key, count, array, fence)
        made = Fence._adopt(fence.value, self._maker)
        made._failure = failure  # type: ignore[assignment]
        return made

    def fence(self) -> Fence:
        """Returns a fence that completes when all earlier commands of the queue have completed."""
        return Fence.record_cl(self)

    @with_docs_of(QueueBase._finish)
    def finish(self) -> None:
        """Waits until all commands have completed."""
        raw.clgl_queue_finish(self._handle)

    def _usual_queue(self) -> Queue:
        return self

    @classmethod
    def from_pyopencl(cls, context: Any, queue: Any) -> Queue:
        """Wraps `queue`, a pyopencl.CommandQueue that was created in the cl_context of the context."""
        return cls.create(context, cl_queue=queue)

    def as_pyopencl(self) -> Any:
        """Returns a pyopencl.CommandQueue with the same cl_command_queue."""
        return _interop.made("CommandQueue", self.cl_queue, self)
