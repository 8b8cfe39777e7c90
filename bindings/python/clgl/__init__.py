"""clgl shares buffers and textures between OpenCL and OpenGL.

An application computes numbers in an OpenGL buffer with the name y.gl_name:

    import numpy as np

    import clgl

    source = "kernel void wave(global float *y, float step) { y[get_global_id(0)] = sin(step * get_global_id(0)); }"

    with clgl.Context.headless() as context, context.queue() as queue:
        y = context.buffer(np.zeros(1000, np.float32))
        wave = context.program(source).kernel("wave")
        with queue.acquire(y):
            wave(queue, 1000, y, np.float32(0.01))
        queue.finish()
        print(np.asarray(y.read(queue), np.float32))

help(clgl.Context) describes how to create contexts, queues, buffers, textures, programs and rings. See also help of
Queue.acquire, Kernel, Buffer, Texture, View, Fence and Error.
"""

from ._api import raw
from ._api.classes import *
from ._api.classes import __all__ as _functions
from ._api.enums import *
from ._api.enums import __all__ as _enums
from ._api.structs import *
from ._api.structs import __all__ as _structs
from ._callbacks import set_callback_error_handler
from ._library import Error, LibraryNotFoundError
from .objects import *
from .objects import __all__ as _objects
from .png import png

__version__ = f"{VERSION_MAJOR}.{VERSION_MINOR}.{VERSION_PATCH}"

__all__ = ["Error", "LibraryNotFoundError", "png", "raw", "set_callback_error_handler"]
__all__ += [*_enums, *_functions, *_objects, *_structs]
