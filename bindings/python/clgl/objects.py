"""Defines the public classes, and replaces the base classes in the generated modules by them."""

from ._api import callbacks as _callbacks
from ._api import classes as _classes
from ._api import structs as _structs
from .buffer import Buffer, Mapping, View
from .context import Context, Device, Platform, devices, platforms
from .fence import Fence, wait_all, wait_any
from .program import Kernel, LocalMemory, Program
from .queue import Acquired, AcquireList, Queue
from .ring import Ring
from .sampler import Sampler
from .texture import Texture

# The generated modules define base classes. Their functions must create objects of the derived classes.
for _made in (Buffer, Context, Device, Fence, Kernel, Program, Queue, Ring, Sampler, Texture, View):
    for _module in (_callbacks, _classes, _structs):
        setattr(_module, _made.__name__, _made)

__all__ = ["Acquired", "Buffer", "Context", "Device", "Fence", "AcquireList", "Kernel", "LocalMemory", "Mapping", "Platform", "Program",
           "Queue", "Ring", "Sampler", "Texture", "View", "devices", "platforms", "wait_all", "wait_any"]
