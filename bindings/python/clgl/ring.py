"""Rings: buffers or textures that compute and drawing use in turns."""

from __future__ import annotations

from contextlib import contextmanager
from typing import Iterator, Optional, Tuple

from ._api.classes import RingBase
from ._api.enums import RingFlags
from ._api.structs import RingSlot
from ._object import Waits, with_errors_of
from .queue import Queue


class Ring(RingBase):
    """Buffers or textures that compute and drawing use in turns; Context.ring makes one."""

    @with_errors_of(RingBase._acquire_write)
    def acquire_write(self, queue: Optional[Queue] = None, *, timeout: Optional[float] = None,
                      waits: Waits = ()) -> Optional[Tuple[RingSlot, RingSlot]]:
        """Acquires the next free slot for compute, and the slot of the last frame for reading. None if none became free
        within the timeout in seconds; submit hands it to drawing."""
        found = self._acquire_write(queue, timeout=timeout, waits=waits)
        return found and found[:2]

    @with_errors_of(RingBase._acquire_read)
    def acquire_read(self, timeout: Optional[float] = 0) -> Optional[RingSlot]:
        """The slot of a new frame for drawing; None if there is none within the timeout in seconds, and drawing keeps
        the slot that it has, if any."""
        return self._acquire_read(timeout=timeout)

    @contextmanager
    def writing(self, queue: Optional[Queue] = None) -> Iterator[RingSlot]:
        """The next slot for compute in a with statement, at whose end drawing gets it, unless an exception ends it."""
        found = self.acquire_write(queue)
        assert found is not None
        try:
            yield found[0]
        except BaseException:
            self.submit(queue, flags=RingFlags.DISCARD)
            raise
        self.submit(queue)
