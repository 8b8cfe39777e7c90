"""Contexts and devices."""

from __future__ import annotations

import math
from contextlib import contextmanager

from . import _interop
from ._api import callbacks
from ._api.classes import (BufferBase, ContextBase, DeviceBase, ProgramBase, QueueBase, RingBase, SamplerBase, TextureBase,
                           device_from_cl_device, device_list, platform_get_count, platform_get_info, platform_query)
from ._api.enums import (Access, BufferFlags, ContextFlags, DeviceTypeFlags, Format, ProgramFlags, QueueFlags, RingMode,
                         SamplerAddress, SamplerCoordinates, SamplerFilter, TextureFlags, TextureType, Transport)
from ._api.structs import BufferDesc, PlatformInfo, TextureDesc
from ._data import dimensions, integer, item_size, kind_of
from ._object import with_docs_of
from .buffer import Buffer
from .fence import Fence
from .program import Program
from .queue import Queue
from .ring import Ring
from .sampler import Sampler
from .texture import Texture, described, type_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Dict, Iterator, List, Mapping, Optional, Sequence, Union

    from ._data import Data, Opaque, Size


class Device(DeviceBase):
    """An OpenCL device. clgl.devices() and Context.devices list devices."""

    @property
    def platform(self) -> Platform:
        """The platform of the device."""
        return Platform(self.info.platform)

    @classmethod
    def from_pyopencl(cls, device: Any) -> Device:
        """Returns the device with the cl_device_id of a pyopencl.Device."""
        return device_from_cl_device(device)

    def as_pyopencl(self) -> Any:
        """Returns a pyopencl.Device with the same cl_device_id."""
        return _interop.made("Device", self.cl_device, self)

    def __repr__(self) -> str:
        return f"<clgl.Device {self.info.name!r}>"


class Platform:
    """An OpenCL platform, by its index."""

    def __init__(self, index: int) -> None:
        self.index = index

    @property
    def info(self) -> PlatformInfo:
        """The properties of the platform."""
        return platform_get_info(self.index)

    @property
    def devices(self) -> List[Device]:
        """The devices of the platform."""
        return [device for device in devices() if device.info.platform == self.index]

    def query(self, param: int) -> bytes:
        """Returns the value of `param`, a parameter of clGetPlatformInfo, as bytes."""
        return platform_query(self.index, param)

    def __repr__(self) -> str:
        return f"<clgl.Platform {self.info.name!r}>"


def platforms() -> List[Platform]:
    """Returns all OpenCL platforms."""
    return [Platform(index) for index in range(platform_get_count())]


def devices(types: DeviceTypeFlags = DeviceTypeFlags(0)) -> List[Device]:
    """Returns all OpenCL devices, or only devices of the given types."""
    return device_list(types)


class Context(ContextBase):
    """OpenCL devices, with or without an OpenGL context.

    from_current, headless, compute_only and from_pyopencl create a context with common options. create accepts all
    options.
    """

    _queue: Optional[Queue] = None
    _desc: Any = None
    _no_opengl: Optional[bool] = None

    @classmethod
    @with_docs_of(ContextBase.create)
    def from_current(cls, *, device: Optional[Device] = None, transport: Transport = Transport.AUTO,
                     flags: ContextFlags = ContextFlags(0), label: Optional[str] = None) -> Context:
        """Creates a context that shares buffers and textures with the current OpenGL context of this thread. Qt,
        SDL2, GLFW, moderngl or another library may have created the OpenGL context.

        Args:
            flags: see ContextFlags
        """
        return cls.create(device=device, transport=transport, flags=flags, label=label)

    @classmethod
    @with_docs_of(ContextBase.create)
    def headless(cls, *, device: Optional[Device] = None, transport: Transport = Transport.AUTO,
                 flags: ContextFlags = ContextFlags(0), label: Optional[str] = None) -> Context:
        """Creates a context that shares buffers and textures with a new OpenGL context, which needs no window.
        `with context.current():` makes the OpenGL context current.

        Args:
            flags: see ContextFlags
        """
        return cls.create(device=device, transport=transport, flags=flags | ContextFlags.HEADLESS, label=label)

    @classmethod
    @with_docs_of(ContextBase.create)
    def compute_only(cls, devices: Optional[Sequence[Device]] = None, *, label: Optional[str] = None,
                     printf: Optional[Any] = None) -> Context:
        """Creates a context without OpenGL. On devices with cl_arm_printf, `printf` is called with the output of
        kernels."""
        return cls.create(devices=devices, flags=ContextFlags.COMPUTE_ONLY, label=label, printf_callback=printf)

    @classmethod
    @with_docs_of(ContextBase.create)
    def from_pyopencl(cls, context: Any, *, flags: ContextFlags = ContextFlags(0),
                      transport: Transport = Transport.AUTO) -> Context:
        """Creates a context for the cl_context of a pyopencl.Context. The context shares buffers and textures with
        the current OpenGL context; with ContextFlags.HEADLESS, with a new OpenGL context; with
        ContextFlags.COMPUTE_ONLY, with none."""
        return cls.create(cl_context=context, flags=flags, transport=transport)

    def as_pyopencl(self) -> Any:
        """Returns a pyopencl.Context with the same cl_context."""
        return _interop.made("Context", self.cl_context, self)

    @property
    def _context(self) -> Context:
        return self

    @property
    def _is_compute_only(self) -> bool:
        if self._no_opengl is None:
            self._no_opengl = bool(self.info.flags & ContextFlags.COMPUTE_ONLY)
        return self._no_opengl

    def _made_of(self, desc: Any) -> Context:
        self._desc = desc
        return self

    @property
    def default_queue(self) -> Queue:
        """The default command queue, which is created on first use."""
        if self._queue is None:
            self._queue = self.queue()
        return self._queue

    @contextmanager
    def current(self) -> Iterator[Context]:
        """Makes the headless OpenGL context current on this thread for a with statement."""
        self.make_current(True)
        try:
            yield self
        finally:
            self.make_current(False)

    def close(self) -> None:
        """Destroys the context. Does nothing if the context is already destroyed."""
        if self._queue is not None:
            self._queue.close()
            self._queue = None
        super().close()
        if self._desc is not None:
            callbacks.context_callback.drop(self._desc.user_data)

    @with_docs_of(QueueBase.create)
    def queue(self, *, device: Optional[Device] = None, flags: QueueFlags = QueueFlags(0),
              label: Optional[str] = None) -> Queue:
        """Creates a command queue."""
        return Queue.create(self, device=device, flags=flags, label=label)

    @with_docs_of(BufferBase.create)
    def buffer(self, data: Union[int, Data] = None, *, dtype: Any = None, shape: Optional[Size] = None, gl_name: int = 0,
               access: Access = Access.READ_WRITE, flags: BufferFlags = BufferFlags(0),
               transport: Transport = Transport.AUTO, label: Optional[str] = None) -> Buffer:
        """Creates a buffer from one of these: an array, with its content, type and shape; a size in bytes; a dtype
        and a shape; an OpenGL buffer.

        Args:
            data: an array or other data, or the size in bytes
            dtype: the element type of the arrays that read() and map() return: a dtype, or a format of the module
                struct
            shape: the shape of those arrays
            gl_name: the OpenGL buffer to wrap
            access: how OpenCL accesses the buffer
            flags: see BufferFlags
            transport: the only transport to use
            label: a name for messages and debugging tools
        """
        size, kind = integer(data) or 0, (dtype or "B", None if shape is None else dimensions(shape))
        if integer(data) is not None:
            data = None
        elif data is not None:
            found = kind_of(data)
            kind = (dtype or found[0], kind[1] or (found[1] if dtype is None else None))
        elif kind[1] is not None:
            size = math.prod(kind[1]) * item_size(kind[0])
        if self._is_compute_only and not gl_name:
            flags |= BufferFlags.COMPUTE_ONLY
        made = Buffer.create(self, size=size, data=data, gl_name=gl_name, access=access, flags=flags,
                             transport=transport, label=label)
        made.dtype, made._shape = kind
        return made

    @with_docs_of(TextureBase.create)
    def texture(self, pixels: Data = None, *, width: int = 0, height: int = 0, depth: int = 0, layers: int = 0,
                format: Format = Format.NONE, type: TextureType = TextureType.NONE, gl_name: int = 0, gl_target: int = 0,
                mip_level: int = 0, mip_level_count: int = 0, samples: int = 0, access: Access = Access.READ_WRITE,
                flags: TextureFlags = TextureFlags(0), transport: Transport = Transport.AUTO,
                buffer: Optional[Buffer] = None, label: Optional[str] = None) -> Texture:
        """Creates a texture from one of these: an array of pixels; a size and a format; an OpenGL texture.

        The shape of the array is (height, width, components) or (depth, height, width, components). Its element type
        and its number of components determine the texture format: RGBA8 for uint8, RGBA32F for float32, RGBA16I for
        int16, and so on. Three components become four.
        """
        if type == TextureType.NONE and not gl_name and not gl_target:
            type = type_of(pixels, depth, layers, buffer)
        if pixels is not None:
            pixels, width, height, depth, layers, format = described(pixels, width, height, depth, layers, format)
        if self._is_compute_only and not gl_name:
            flags |= TextureFlags.COMPUTE_ONLY
        return Texture.create(
            self, data=pixels, width=width, height=height, depth=depth, layers=layers, format=format, type=type,
            gl_name=gl_name, gl_target=gl_target, mip_level=mip_level, mip_level_count=mip_level_count,
            samples=samples, access=access, flags=flags, transport=transport, buffer=buffer, label=label)

    @with_docs_of(ProgramBase.create)
    def program(self, source: Optional[str] = None, *, options: Optional[str] = None, il: Data = None,
                binaries: Optional[Mapping[Device, bytes]] = None, flags: ProgramFlags = ProgramFlags(0),
                cache_directory: Optional[str] = None, cl_program: Opaque = None, label: Optional[str] = None) -> Program:
        """Creates a program from OpenCL C, SPIR-V or binaries, and builds it.

        Args:
            source: the OpenCL C source
            options: compiler options, such as "-DN=4"
            il: the SPIR-V module
            binaries: the binary of Program.binary for each device
            flags: ProgramFlags.NO_BUILD to compile and link later
            cache_directory: a folder that stores built programs
            cl_program: a pyopencl.Program, or the address of a cl_program
            label: a name for messages and debugging tools
        """
        found = binaries or {}
        return Program.create(
            self, source=source, options=options, il=il, flags=flags, cache_directory=cache_directory,
            cl_program=cl_program, label=label, devices=list(found) or None,
            binaries=list(found.values()) or None, binary_sizes=[len(data) for data in found.values()] or None)

    @with_docs_of(SamplerBase.create)
    def sampler(self, *, coordinates: SamplerCoordinates = SamplerCoordinates.NORMALIZED,
                address: SamplerAddress = SamplerAddress.CLAMP_TO_EDGE,
                filter: SamplerFilter = SamplerFilter.NEAREST, label: Optional[str] = None) -> Sampler:
        """Creates a sampler.

        Args:
            address: the result of reads outside the image
        """
        return Sampler.create(self, coordinates=coordinates, addressing=address, filter=filter, label=label)

    @with_docs_of(RingBase.create)
    def ring(self, slots: Union[BufferDesc, TextureDesc, Sequence[Buffer], Sequence[Texture]], *, slot_count: int = 0,
             mode: RingMode = RingMode.FIFO, label: Optional[str] = None) -> Ring:
        """Creates a ring of buffers or textures, which compute and drawing use in turn. `slots` is a descriptor of new
        objects, or a list of existing objects."""
        one = slots if isinstance(slots, (BufferDesc, TextureDesc)) else slots[0]
        kind = "buffer" if isinstance(one, (BufferDesc, Buffer)) else "texture"
        described: Dict[str, Any] = {kind if one is slots else kind + "s": slots}
        return Ring.create(self, slot_count=slot_count, mode=mode, label=label, **described)

    def user_fence(self) -> Fence:
        """Creates a fence that completes or fails when Fence.signal is called."""
        return Fence.create_user(self)

    def gl_fence(self) -> Fence:
        """Creates a fence. The fence completes when all earlier OpenGL commands of this thread have completed."""
        return Fence.record_gl(self)
