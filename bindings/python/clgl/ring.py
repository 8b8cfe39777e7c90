"""Rings of buffers or textures, which compute and drawing use in turn."""

from __future__ import annotations

from contextlib import contextmanager

from ._api.classes import RingBase
from ._api.enums import RingFlags
from ._api.structs import RingSlot
from ._object import with_docs_of
from .queue import Queue

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Iterator, Optional, Tuple

    from ._object import Waits


class Ring(RingBase):
    """A ring of buffers or textures, which compute and drawing use in turn. Context.ring creates a ring."""

    @with_docs_of(RingBase._acquire_write)
    def acquire_write(self, queue: Optional[Queue] = None, *, timeout: Optional[float] = None,
                      waits: Waits = ()) -> Optional[Tuple[RingSlot, RingSlot]]:
        """Acquires two slots: the next free slot, for compute to write, and the slot of the last frame, to read. Call
        submit to pass the new frame to drawing. Returns None if no slot became free within the timeout, which is in
        seconds."""
        found = self._acquire_write(queue, timeout=timeout, waits=waits)
        return found and found[:2]

    @with_docs_of(RingBase._acquire_read)
    def acquire_read(self, timeout: Optional[float] = 0) -> Optional[RingSlot]:
        """Returns the slot of a new frame for drawing. Returns None if there is no new frame within the timeout, which
        is in seconds. Drawing can then continue to use its current slot."""
        return self._acquire_read(timeout=timeout)

    @contextmanager
    def writing(self, queue: Optional[Queue] = None) -> Iterator[RingSlot]:
        """Acquires the next slot for compute, for a with statement. The end of the statement passes the slot to
        drawing. If an exception ends the statement, the slot is discarded. `queue` computes; None = the default
        queue."""
        found = self.acquire_write(queue)
        assert found is not None
        try:
            yield found[0]
        except BaseException:
            self.submit(queue, flags=RingFlags.DISCARD)
            raise
        self.submit(queue)
