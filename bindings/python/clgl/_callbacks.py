"""Lets the library and drivers call Python functions from their threads."""

from __future__ import annotations

import ctypes
import itertools
import sys
from contextlib import contextmanager

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable, Dict, Iterator, Optional

# The result of a host function that raised an exception. A positive result fails the fence with CL_INVALID_OPERATION.
RAISED = 1


_handler: Optional[Callable[[BaseException], object]] = None


def set_callback_error_handler(handler: Optional[Callable[[BaseException], object]]) -> None:
    """Sets `handler`, the function that receives exceptions of callbacks, on the thread of the callback. None selects
    sys.excepthook."""
    global _handler
    _handler = handler


def _report(error: BaseException) -> None:
    if _handler is not None:
        try:
            _handler(error)
            return
        except BaseException as another:
            sys.excepthook(type(another), another, another.__traceback__)
    sys.excepthook(type(error), error, error.__traceback__)


class Trampoline:
    """A C function for one type of callback. It calls a Python function, whose key is passed as user_data."""

    _keys = itertools.count(1)

    def __init__(self, prototype: Any, converted: Callable[..., Any], once: bool) -> None:
        self.pointer, self.null = prototype(self._called), prototype(0)
        self._converted, self._once, self._functions = converted, once, {}  # type: Any, bool, Dict[int, Any]

    def keep(self, function: Callable[..., Any]) -> int:
        """Returns the user_data for a function. Keeps the function alive until drop() is called, or for a
        callback that is called once, until the call."""
        key = next(self._keys)
        self._functions[key] = function
        return key

    def drop(self, key: Optional[int]) -> None:
        self._functions.pop(key or 0, None)

    @contextmanager
    def kept(self, key: Optional[int]) -> Iterator[None]:
        """Drops the function if the body of the with statement raises an exception."""
        try:
            yield
        except BaseException:
            self.drop(key)
            raise

    def _called(self, *arguments: Any) -> int:
        *given, key = arguments
        function = self._functions.pop(key, None) if self._once else self._functions.get(key)
        try:
            if function is not None:
                return function(*self._converted(*given)) or 0
        except BaseException as error:
            # If sys.excepthook raises an exception, ctypes reports that exception.
            _report(error)
            return RAISED
        return 0
