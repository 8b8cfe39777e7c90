"""Fences: points in the command stream of OpenCL or OpenGL."""

from __future__ import annotations


from . import _interop
from ._api import raw
from ._api.classes import FenceBase, fence_wait_all, fence_wait_any
from ._api.enums import FenceStatus, Result
from ._data import nanoseconds
from ._library import Error
from ._object import with_docs_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator, Optional, Sequence, Tuple

ENDED = (FenceStatus.COMPLETE, FenceStatus.FAILED)
# Maximum duration of one wait in C, in nanoseconds. Python handles signals between the waits.
PART_NS = 100_000_000


class Fence(FenceBase):
    """A point in the command stream of OpenCL or OpenGL. Most commands return a fence. An application can wait for
    a fence, await it in asyncio, and pass it to other commands."""

    _is_known = False
    _failure: Optional[Tuple[BaseException, ...]] = None

    @property
    def status(self) -> FenceStatus:
        """The status of the command that the fence belongs to."""
        return self.info.status

    @property
    def done(self) -> bool:
        """True if the fence has completed or failed."""
        return self.info.status in ENDED

    @with_docs_of(FenceBase._wait)
    def wait(self, timeout: Optional[float] = None) -> bool:
        """Waits until the fence has completed. Returns False after the timeout, which is in seconds. Raises Error if
        the command failed. If a host function raised an exception, that exception is the __cause__ of the Error."""
        try:
            left = nanoseconds(timeout)
            while raw.clgl_fence_wait(self._handle, min(left, PART_NS) if left >= 0 else PART_NS) != Result.SUCCESS:
                if left >= 0:
                    left -= PART_NS
                    if left <= 0:
                        return False
            return True
        except Error as error:
            if self._failure:
                raise error from self._failure[0]
            raise

    def signal(self, error: int = 0) -> None:
        super().signal(error)

    def __await__(self) -> Generator[Any, None, Fence]:
        import asyncio
        loop = asyncio.get_running_loop()
        future = loop.create_future()

        def settle() -> None:
            if not future.done():
                future.set_result(None)

        def ended(*_: Any) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(settle)

        if not self.done:
            self.set_callback(ended)
            yield from future
        self.wait()
        return self

    @classmethod
    def from_pyopencl(cls, context: Any, event: Any) -> Fence:
        """Returns a fence for `event`, a pyopencl.Event of the cl_context of the context."""
        return cls.from_cl_event(context, event)

    def as_pyopencl(self) -> Any:
        """Returns a pyopencl.Event with the same cl_event. It may outlive the fence."""
        return _interop.made("Event", self.cl_event)


@with_docs_of(fence_wait_all)
def wait_all(fences: Sequence[Fence], timeout: Optional[float] = None) -> bool:
    """Waits until all fences have completed or failed. Returns False after the timeout, which is in seconds. Raises
    Error if a fence has failed."""
    return fence_wait_all(fences, timeout=timeout)


@with_docs_of(fence_wait_any)
def wait_any(fences: Sequence[Fence], timeout: Optional[float] = None) -> Optional[int]:
    """Waits until a fence has completed or failed, and returns its index. Returns None after the timeout, which is in
    seconds."""
    return fence_wait_any(fences, timeout=timeout)
