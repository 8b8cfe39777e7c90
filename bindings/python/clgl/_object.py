"""Base classes of objects and infos."""

from __future__ import annotations

from collections import deque
from weakref import WeakValueDictionary

from ._library import last_failed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable, ClassVar, Deque, Dict, Iterable, List, Optional, Tuple, Type, TypeVar

    from .objects import Context, Fence, Queue

    Waits = Iterable[Fence]
    Self = TypeVar("Self", bound="Object")
    Function = TypeVar("Function", bound=Callable[..., Any])

# Pairs of a destructor and a handle that must be destroyed. The Python objects of these handles were deleted.
_dropped: Deque[Tuple[Any, int]] = deque()


def _destroy_dropped() -> None:
    # Destroys no handle after a failed call, because the destructor would clear the error message before this thread
    # has read it.
    while _dropped and not last_failed():
        try:
            destroy, handle = _dropped.popleft()
        except IndexError:  # Another thread has removed the last entry.
            return
        destroy(handle)


def _paragraphs(function: Any) -> List[str]:
    """Returns the paragraphs of a docstring, without indentation."""
    first, *rest = (function.__doc__ or "").rstrip().split("\n")
    margin = min((len(line) - len(line.lstrip()) for line in rest if line.strip()), default=0)
    return "\n".join([first, *(line[margin:] for line in rest)]).split("\n\n")


def _arguments(paragraphs: List[str]) -> Dict[str, str]:
    """Removes the descriptions of the arguments from paragraphs, and returns them by name."""
    found = [text for text in paragraphs if text.startswith("Args:\n")]
    for text in found:
        paragraphs.remove(text)
    entries = found[0].split("\n    ")[1:] if found else []
    lines: List[str] = []
    for entry in entries:
        if entry.startswith(" "):
            lines[-1] += "\n    " + entry
        else:
            lines.append(entry)
    return {line.partition(":")[0]: line for line in lines}


def with_docs_of(generated: Any) -> Callable[[Function], Function]:
    """Returns a decorator that completes a docstring with the docstring of a generated method: with the arguments that
    it does not describe, and with the paragraphs from the errors on."""
    def add(function: Function) -> Function:
        own, theirs = _paragraphs(function), _paragraphs(generated)
        described, generated_arguments, code = _arguments(own), _arguments(theirs), function.__code__
        for name in code.co_varnames[:code.co_argcount + code.co_kwonlyargcount]:
            if name in generated_arguments:
                described.setdefault(name, generated_arguments[name])
        shown = [f"\n    {line}" for line in described.values()]
        first = next((number for number, text in enumerate(theirs) if text.startswith("Raises ")), len(theirs))
        function.__doc__ = "\n\n".join([*own, *(["Args:" + "".join(shown)] if shown else []), *theirs[first:]])
        return function
    return add


class Object:
    """A library object. It is destroyed by close, at the end of a with statement, or when its last reference is
    deleted, unless another object owns it. Objects may be destroyed in any order."""

    _destroy: ClassVar[Any] = None
    _known: ClassVar["WeakValueDictionary[int, Object]"] = WeakValueDictionary()
    _is_known: ClassVar[bool] = True
    _handle: Optional[int]
    _owned: bool
    _maker: Optional[Context]

    def __init__(self) -> None:
        raise TypeError(f"{type(self).__name__} has no constructor; use the methods of the context, or the class methods")

    @classmethod
    def _adopt(cls: Type[Self], handle: Optional[int], context: Optional[Context] = None) -> Self:
        """Returns a new object that owns a handle."""
        made = cls.__new__(cls)
        made._handle, made._owned, made._maker = handle, True, context
        if cls._is_known and handle:
            Object._known[handle] = made
        return made

    @classmethod
    def _lent(cls: Type[Self], handle: Optional[int], context: Optional[Context] = None) -> Self:
        """Returns the existing object with this handle, or else a new object that does not own the handle."""
        known = Object._known.get(handle or 0)
        if isinstance(known, cls):
            return known
        made = cls._adopt(handle, context)
        made._owned = False
        return made

    @classmethod
    def _of(cls: Type[Self], handle: Optional[int], context: Optional[Context] = None) -> Optional[Self]:
        return cls._lent(handle, context) if handle else None

    def _made_of(self: Self, desc: Any) -> Self:
        """Keeps the parts of the descriptor alive that the library uses after the call. Returns the object."""
        return self

    @property
    def handle(self) -> Optional[int]:
        """The handle, for functions of the module raw. None after close."""
        return self._handle

    @property
    def context(self) -> Context:
        """The context."""
        return self._context  # type: ignore[no-any-return]

    @property
    def _context(self) -> Any:
        return self._maker

    def _chosen(self, queue: Optional[Queue]) -> Queue:
        """Returns `queue`. If `queue` is None, returns the queue that acquired this object, or the default queue."""
        if queue is None:
            return self._usual_queue()
        if not isinstance(queue, Object):
            raise TypeError(f"queue is of type {type(queue).__name__}, not clgl.Queue")
        return queue

    def _usual_queue(self) -> Queue:
        return self._context.default_queue  # type: ignore[no-any-return]

    if TYPE_CHECKING:
        def _range_size(self, range: Any) -> int: ...
        def _region_size(self, region: Any) -> int: ...

    def close(self) -> None:
        """Destroys the object. Does nothing if the object is already destroyed."""
        handle, self._handle = self._handle, None
        if handle and self._owned:
            Object._known.pop(handle, None)
            self._destroy(handle)

    def __enter__(self: Self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        handle = getattr(self, "_handle", None)
        if handle and self._owned and _dropped is not None:
            _dropped.append((self._destroy, handle))
            _destroy_dropped()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Object) and self._handle == other._handle and (self._handle is not None or self is other)

    def __hash__(self) -> int:
        return hash(self._handle)

    def __repr__(self) -> str:
        return f"<clgl.{type(self).__name__} {self._handle:#x}>" if self._handle else f"<clgl.{type(self).__name__} closed>"


class Info:
    """The properties that an object had when the info was created."""

    __slots__: Any = ()

    def _asdict(self) -> Dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self._asdict().items())})"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Info) and self._asdict() == other._asdict()
