"""clgl: OpenCL and OpenGL working on the same memory."""

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
