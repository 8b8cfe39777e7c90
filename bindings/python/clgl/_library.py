"""Finds and loads the library, and raises exceptions for its failures."""

from __future__ import annotations

import ctypes
import os

from ._api.enums import VERSION_MAJOR, NativeSource, Result

# The module typing is not imported at run time, because this takes several milliseconds.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, ClassVar, Dict, List, Tuple

NAME = f"libclgl-{VERSION_MAJOR}.dll" if os.name == "nt" else f"libclgl.so.{VERSION_MAJOR}"
HERE = os.path.dirname(os.path.abspath(__file__))


class LibraryNotFoundError(ImportError):
    """The library libclgl was not found or could not be loaded. The message describes the problem at each path that was
    searched."""

    __module__ = "clgl"


class Error(Exception):
    """A failed call of a clgl function. The message names functions and constants as in C, such as
    clgl_acquire for Queue.acquire.

    Attributes:
        result: the result, such as Result.NOT_ACQUIRED
        message: the cause, and advice
        native_source: the API whose call failed; NativeSource.NONE if no native call failed
        native_code: the error code of that API; 0 if no native call failed
    """

    __module__ = "clgl"

    def __init__(self, result: Result, message: str, native_source: NativeSource = NativeSource.NONE,
                 native_code: int = 0) -> None:
        super().__init__(message or result.name)
        self.result, self.message = result, message
        self.native_source, self.native_code = native_source, native_code

    def __reduce__(self) -> Tuple[Any, ...]:
        return type(self), (self.result, self.message, self.native_source, self.native_code)


class Structure(ctypes.Structure):
    """A structure with initial values. Keyword arguments replace these values."""

    _initial: ClassVar[Dict[str, Any]] = {}

    def __init__(self, **values: Any) -> None:
        super().__init__()
        for name, value in {**self._initial, **values}.items():
            if isinstance(value, (list, tuple)):
                getattr(self, name)[:] = value
            else:
                setattr(self, name, value)

    def __repr__(self) -> str:
        shown = ((name, getattr(self, name)) for name, *_ in self._fields_
                 if name != "struct_size" and not name.startswith("reserved"))
        texts = (f"{name}={list(value) if isinstance(value, ctypes.Array) else value!r}" for name, value in shown)
        return f"{type(self).__name__}({', '.join(texts)})"


def _places() -> List[str]:
    named = os.environ.get("CLGL_LIBRARY")
    if named:
        return [named]
    checkout = os.path.normpath(os.path.join(HERE, "..", "..", "..", "build", "lib", NAME))
    return [*filter(os.path.exists, (os.path.join(HERE, NAME), checkout)), NAME]


def _load() -> ctypes.CDLL:
    problems = []
    for place in _places():
        try:
            return ctypes.CDLL(place)
        except OSError as error:
            problems.append(str(error))
    raise LibraryNotFoundError(f"{'; '.join(problems)}. Install libclgl, or set CLGL_LIBRARY to the path of {NAME}")


library = _load()
_message = library.clgl_error_message
_message.restype = ctypes.c_char_p
_native = library.clgl_error_get_native_code


def last_failed() -> bool:
    """Returns True if the last call of this thread failed. The application may then still need the error message."""
    return bool(_message())


def _checked(result: int, function: Any, _: Any) -> int:
    if result < 0:
        message = (_message() or b"").decode(errors="replace")
        source, code = ctypes.c_int32(), ctypes.c_int32()
        _native(ctypes.byref(source), ctypes.byref(code))
        raise Error(Result(result), message, NativeSource(source.value), code.value)
    return result


def unchecked(name: str, returns: Any, *types: Any) -> Any:
    function = getattr(library, name)
    function.argtypes, function.restype = types, returns
    return function


def checked(name: str, returns: Any, *types: Any) -> Any:
    function = unchecked(name, returns, *types)
    function.errcheck = _checked
    return function
