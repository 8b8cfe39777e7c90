# Made from the description of the API by bindings/python/generate; a test fails if it differs.
"""Structures of clgl: descriptors and infos."""

from __future__ import annotations

from ctypes import c_size_t, pointer
from typing import TYPE_CHECKING, List, Optional, Sequence, Tuple

from .._data import (Data, Opaque, address_list, address_of, array_of, handle_list, handle_of, opaque, text_list,
                     text_of)
from .._object import Info
from . import callbacks, raw
from .enums import *

if TYPE_CHECKING:
    from ..objects import Buffer, Context, Device, Fence, Kernel, Program, Queue, Ring, Sampler, Texture, View


class Range(raw.clgl_range):
    """A part of a buffer, in bytes.

    Fields:
        offset: the first byte
        size: the number of bytes, not 0
    """

    def __init__(self, offset: int = 0, size: int = 0) -> None:
        super().__init__()
        self.offset = offset
        self.size = size


class Box(raw.clgl_box):
    """A box of a texture. The three numbers are described at CLGL_TEXTURE_TYPE_...; for dimensions that the type
    does not have, the origin is 0 and the extent is 0 or 1.

    Fields:
        origin: the first pixel, in the units of TextureType; 0 for dimensions that the type does not have
        extent: the size, in the units of TextureType; 1 for dimensions that the type does not have
    """

    def __init__(self, origin: Sequence[int] = (0, 0, 0), extent: Sequence[int] = (0, 0, 0)) -> None:
        super().__init__()
        self.origin[:len(origin)] = origin
        self.extent[:len(extent)] = extent


class Handover(raw.clgl_handover):
    """The objects to acquire or release. The same structure can be passed to Queue.acquire and Queue.release.

    Fields:
        flags: acquires ignore flags for releases, and releases ignore flags for acquires; 0 = none
        buffers: the buffers, also sub-buffers; None if buffer_count is 0
        buffer_ranges: a range of each buffer, in bytes: for an acquire the range that commands read or write, for a
            release the range that they wrote. A transport that copies data limits its copies to this range. None =
            for an acquire whole buffers, for a release the bytes that commands may have written
        textures: the textures; mip levels of one OpenGL texture are separate objects; None if texture_count is 0
        texture_regions: a region of each texture, like buffer_ranges; None = whole textures
    """

    def __init__(
            self, *, flags: HandoverFlags = HandoverFlags(0), buffers: Optional[Sequence[Buffer]] = None,
            buffer_ranges: Optional[Sequence[Range]] = None, textures: Optional[Sequence[Texture]] = None,
            texture_regions: Optional[Sequence[Box]] = None) -> None:
        super().__init__()
        self.flags = flags
        if buffers is not None:
            self.buffer_count, self.buffers = handle_list(buffers)
        if buffer_ranges is not None:
            self.buffer_count, self.buffer_ranges = array_of(raw.clgl_range, buffer_ranges)
        if textures is not None:
            self.texture_count, self.textures = handle_list(textures)
        if texture_regions is not None:
            self.texture_count, self.texture_regions = array_of(raw.clgl_box, texture_regions)


class ContextDesc(raw.clgl_context_desc):
    """Describes a context to create. Zero fields mean: join the OpenGL context that is current on this thread
    with the OpenCL device that drives it.

    Fields:
        flags: 0 = the current OpenGL context
        winsys: the API of gl_context, only with gl_context; Winsys.NONE = query from the window system
        transport: the only transport to use; Transport.AUTO = that of the environment variable CLGL_TRANSPORT
            (external, native, mapped or staged), or the best one if it is not set
        device: the OpenCL device. None = the first of these that applies: the device of cl_context; the device that
            the environment variable CLGL_DEVICE names (see clgl_environment(7)); the device that drives the OpenGL
            context, or with ContextFlags.COMPUTE_ONLY the first device that is not a CPU, else the first device
        cl_context: an existing cl_context to use, which is retained. device or devices must belong to it. If both
            are None, the context uses the device of cl_context that matches the OpenGL context best. With
            ContextFlags.COMPUTE_ONLY it then uses all devices of cl_context that device_list lists. None = create
            one
        gl_context: the OpenGL context (EGLContext, GLXContext). If it is not current on this thread, also set
            winsys and gl_display: it is then made current during the call. None = the current one
        gl_display: the display of gl_context (EGLDisplay, Display *), only with gl_context; None = query from the
            window system
        label: a name for messages and debugging tools, copied; None = none
        devices: only with ContextFlags.COMPUTE_ONLY, instead of device: different devices of one platform; queues
            use the first by default. None = device
        device_types: only with ContextFlags.COMPUTE_ONLY, instead of device, devices and cl_context: all available
            devices of these types of one platform. This is the platform of the first such device that is not a CPU,
            or else of the first such device. 0 = device
        callback: receives messages of the OpenCL driver about the context; must be None with cl_context, which has
            its own callback; None = none
        printf_callback: receives the output of printf in kernels, on devices with cl_arm_printf; must be None with
            cl_context. None = the driver writes the output, usually to standard output
        printf_buffer_size: size of the printf buffer in bytes, only with printf_callback; output that does not fit
            is lost. 0 = the default of the driver
    """

    def __init__(
            self, *, flags: ContextFlags = ContextFlags(0), winsys: Winsys = Winsys.NONE,
            transport: Transport = Transport.AUTO, device: Optional[Device] = None, cl_context: Opaque = None,
            gl_context: Opaque = None, gl_display: Opaque = None, label: Optional[str] = None,
            devices: Optional[Sequence[Device]] = None, device_types: DeviceTypeFlags = DeviceTypeFlags(0),
            callback: Optional[callbacks.ContextCallback] = None,
            printf_callback: Optional[callbacks.PrintfCallback] = None, printf_buffer_size: int = 0) -> None:
        super().__init__()
        self.flags = flags
        self.winsys = winsys
        self.transport = transport
        self.device = handle_of(device)
        self.cl_context = opaque(cl_context)
        self.gl_context = opaque(gl_context)
        self.gl_display = opaque(gl_display)
        self.label = text_of(label)
        if devices is not None:
            self.device_count, self.devices = handle_list(devices)
        self.device_types = device_types
        if callback is not None:
            self.user_data = callbacks.context_callback.keep(callback)
            self.callback = callbacks.context_callback.pointer
        if printf_callback is not None:
            self.printf_user_data = callbacks.printf_callback.keep(printf_callback)
            self.printf_callback = callbacks.printf_callback.pointer
        self.printf_buffer_size = printf_buffer_size


class BufferDesc(raw.clgl_buffer_desc):
    """Describes a buffer to create or wrap.

    Fields:
        flags: 0 = none
        access: how OpenCL uses it
        transport: the only transport to use; Transport.AUTO = that of the context
        gl_name: the OpenGL buffer to wrap; 0 = create one
        size: the size in bytes; when wrapping, the expected size, 0 = query from GL (if OpenGL ES cannot return the
            size, the given size is used unchecked)
        data: the initial content, copied during the call; with BufferFlags.USE_HOST_MEMORY the memory to use. None
            = undefined content
        label: a name for messages and debugging tools (GL_KHR_debug), copied; None = none
    """

    def __init__(
            self, *, flags: BufferFlags = BufferFlags(0), access: Access = Access.READ_WRITE,
            transport: Transport = Transport.AUTO, gl_name: int = 0, size: int = 0, data: Data = None,
            label: Optional[str] = None) -> None:
        super().__init__()
        self.flags = flags
        self.access = access
        self.transport = transport
        self.gl_name = gl_name
        self.size = size
        self._data, self.data, size_of_data = address_of(data)
        self.size = self.size or size_of_data
        self.label = text_of(label)


class BufferRect(raw.clgl_buffer_rect):
    """Two boxes of equal size for the rectangular commands: one in a buffer, the other in host memory or in
    another buffer. Origins and the region are {bytes, rows, slices}; a pitch of 0 means tightly packed.

    Fields:
        buffer_origin: the start of the box in the buffer, or in the source of a copy
        other_origin: the start of the box in host memory, or in the destination of a copy
        region: the size of the box; no number may be 0
        buffer_row_pitch: bytes from row to row in the buffer; 0 = tightly packed
        buffer_slice_pitch: bytes from slice to slice in the buffer; 0 = tightly packed
        other_row_pitch: bytes from row to row in host memory, or in the destination of a copy; 0 = tightly packed
        other_slice_pitch: bytes from slice to slice in host memory, or in the destination of a copy; 0 = tightly
            packed
    """

    def __init__(
            self, *, buffer_origin: Sequence[int] = (0, 0, 0), other_origin: Sequence[int] = (0, 0, 0),
            region: Sequence[int] = (0, 0, 0), buffer_row_pitch: int = 0, buffer_slice_pitch: int = 0,
            other_row_pitch: int = 0, other_slice_pitch: int = 0) -> None:
        super().__init__()
        self.buffer_origin[:len(buffer_origin)] = buffer_origin
        self.other_origin[:len(other_origin)] = other_origin
        self.region[:len(region)] = region
        self.buffer_row_pitch = buffer_row_pitch
        self.buffer_slice_pitch = buffer_slice_pitch
        self.other_row_pitch = other_row_pitch
        self.other_slice_pitch = other_slice_pitch


class Launch(raw.clgl_launch):
    """The sizes of a launch.

    Fields:
        dimensions: 1 to 3; 0 = the number of global sizes that are not 0
        global_offset: The first global id of each dimension
        global_size: The number of work-items of each dimension, not 0. For unused dimensions, global_size and
            local_size must be 0 or 1, and global_offset 0.
        local_size: The work-group size; all 0 = the size that the kernel requires (reqd_work_group_size), else the
            driver chooses
    """

    def __init__(
            self, *, dimensions: int = 0, global_offset: Sequence[int] = (0, 0, 0),
            global_size: Sequence[int] = (1, 0, 0), local_size: Sequence[int] = (0, 0, 0)) -> None:
        super().__init__()
        self.dimensions = dimensions
        self.global_offset[:len(global_offset)] = global_offset
        self.global_size[:len(global_size)] = global_size
        self.local_size[:len(local_size)] = local_size


class Argument(raw.clgl_argument):
    """The value of an argument.

    Fields:
        type: the type; ArgumentType.UNKNOWN = keep the present value
        size: size of the value, or of the local memory of each work-group, in bytes
        value: the value, with ArgumentType.VALUE; otherwise None
        buffer: the buffer, with ArgumentType.BUFFER; otherwise None
        texture: the texture, with ArgumentType.TEXTURE; otherwise None
        sampler: the sampler, with ArgumentType.SAMPLER; otherwise None
    """

    def __init__(
            self, *, type: ArgumentType = ArgumentType.UNKNOWN, size: int = 0, value: Data = None,
            buffer: Optional[Buffer] = None, texture: Optional[Texture] = None, sampler: Optional[Sampler] = None) -> None:
        super().__init__()
        self.type = type
        self.size = size
        self._value, self.value, size_of_value = address_of(value)
        self.size = self.size or size_of_value
        self.buffer = handle_of(buffer)
        self.texture = handle_of(texture)
        self.sampler = handle_of(sampler)


class ArgumentDesc(raw.clgl_argument_desc):
    """Declaration of an argument by the caller.

    Fields:
        type: the type; ArgumentType.UNKNOWN = not declared
        size: size of a value in bytes; 0 = not declared, or known from type_name
        name: its name in the source, copied; None = not declared
        type_name: its type in OpenCL C, such as "float4" or "float*", copied; None = not declared
    """

    def __init__(
            self, *, type: ArgumentType = ArgumentType.UNKNOWN, size: int = 0, name: Optional[str] = None,
            type_name: Optional[str] = None) -> None:
        super().__init__()
        self.type = type
        self.size = size
        self.name = text_of(name)
        self.type_name = text_of(type_name)


class ProgramDesc(raw.clgl_program_desc):
    """Describes a program to create. Exactly one of source, sources, il, binaries and cl_program must be set.
    All data is copied.

    Fields:
        flags: 0 = none
        source: OpenCL C; None = none
        options: options of the compiler, such as "-cl-std=CL1.2 -DN=4"; None = none
        label: a name for messages and debugging tools; None = none
        sources: parts of OpenCL C, which are joined to one text without separators; None = none
        source_sizes: size of each part in bytes, 0 for a NUL-terminated part; None = all parts are NUL-terminated
        il: SPIR-V, or another intermediate language that the device supports; None = none
        binaries: a binary of Program.binary for each of devices; None = none
        binary_sizes: size of each binary in bytes; None without binaries
        devices: devices of the context to build for; None = all of them
        cl_program: a cl_program that belongs to the cl_context of context; it is retained, and not built by this
            call. None = none
        cache_directory: the folder in which built programs are cached; it is created if its parent folder exists.
            Give write access only to users whose code the application may run. Only with source or sources; not
            with ProgramFlags.NO_BUILD. Sources and options that include files are built every time, because the
            files may have changed. __DATE__ and __TIME__ have the values of the cached build. None = no cache
    """

    def __init__(
            self, *, flags: ProgramFlags = ProgramFlags(0), source: Optional[str] = None,
            options: Optional[str] = None, label: Optional[str] = None, sources: Optional[Sequence[str]] = None,
            source_sizes: Optional[Sequence[int]] = None, il: Data = None,
            binaries: Optional[Sequence[Data]] = None, binary_sizes: Optional[Sequence[int]] = None,
            devices: Optional[Sequence[Device]] = None, cl_program: Opaque = None,
            cache_directory: Optional[str] = None) -> None:
        super().__init__()
        self.flags = flags
        self.source = text_of(source)
        self.source_size = len(self.source or b"")
        self.options = text_of(options)
        self.label = text_of(label)
        if sources is not None:
            self.source_count, self.sources = text_list(sources)
        if source_sizes is not None:
            self.source_count, self.source_sizes = array_of(c_size_t, source_sizes)
        self._il, self.il, size_of_il = address_of(il)
        self.il_size = self.il_size or size_of_il
        if binaries is not None:
            self.device_count, self.binaries = address_list(self, binaries)
        if binary_sizes is not None:
            self.device_count, self.binary_sizes = array_of(c_size_t, binary_sizes)
        if devices is not None:
            self.device_count, self.devices = handle_list(devices)
        self.cl_program = opaque(cl_program)
        self.cache_directory = text_of(cache_directory)


class BuildDesc(raw.clgl_build_desc):
    """Describes a build, compilation or link.

    Fields:
        devices: devices of the program; None = all of them
        options: options of the compiler or the linker; None = none
        header_names: the names by which the source includes the headers, such as "scale.h"; only for
            Program.compile; None if header_count is 0
        headers: programs created from source: the content of each header; None if header_count is 0
        callback: called when the build has ended; the call then returns at once. None = the call returns when the
            build has ended
    """

    def __init__(
            self, *, devices: Optional[Sequence[Device]] = None, options: Optional[str] = None,
            header_names: Optional[Sequence[str]] = None, headers: Optional[Sequence[Program]] = None,
            callback: Optional[callbacks.ProgramCallback] = None) -> None:
        super().__init__()
        if devices is not None:
            self.device_count, self.devices = handle_list(devices)
        self.options = text_of(options)
        if header_names is not None:
            self.header_count, self.header_names = text_list(header_names)
        if headers is not None:
            self.header_count, self.headers = handle_list(headers)
        if callback is not None:
            self.user_data = callbacks.program_callback.keep(callback)
            self.callback = callbacks.program_callback.pointer


class SamplerDesc(raw.clgl_sampler_desc):
    """Describes a sampler to create. If all fields are 0: normalized coordinates, clamp to edge, nearest filter.

    Fields:
        coordinates: the unit of coordinates
        addressing: the pixels that a kernel reads beyond the edge
        filter: the value that a kernel reads between pixels
        label: a name for messages, copied; None = none
    """

    def __init__(
            self, *, coordinates: SamplerCoordinates = SamplerCoordinates.NORMALIZED,
            addressing: SamplerAddress = SamplerAddress.CLAMP_TO_EDGE,
            filter: SamplerFilter = SamplerFilter.NEAREST, label: Optional[str] = None) -> None:
        super().__init__()
        self.coordinates = coordinates
        self.addressing = addressing
        self.filter = filter
        self.label = text_of(label)


class TextureDesc(raw.clgl_texture_desc):
    """Describes a texture to create or wrap.

    Fields:
        flags: 0 = none
        access: how OpenCL uses it
        type: TextureType.NONE = the type of gl_target, or TextureType.TEXTURE_2D if gl_target is 0
        format: the format; when wrapping, the expected format, Format.NONE = query from GL
        width: pixels in a row of the shared level; when wrapping, the expected number, 0 = query from GL
            (unavailable in OpenGL ES 3.0). This also applies to the next three fields
        height: number of rows; 0 or 1 if the type has none
        depth: number of slices; 0 or 1 if the type has none
        layers: number of layers; 0 or 1 if the type has none
        mip_level_count: number of mip levels of a new texture; 0 = 1
        gl_name: the OpenGL texture or renderbuffer to wrap; 0 = create one
        gl_target: the OpenGL target: GL_TEXTURE_1D, GL_TEXTURE_2D, GL_TEXTURE_3D, GL_TEXTURE_RECTANGLE,
            GL_TEXTURE_1D_ARRAY, GL_TEXTURE_2D_ARRAY, GL_TEXTURE_CUBE_MAP (its faces are layers), one face such as
            GL_TEXTURE_CUBE_MAP_POSITIVE_X, GL_TEXTURE_BUFFER (as TextureType.TEXTURE_1D; see clgl_transports(7)),
            GL_TEXTURE_2D_MULTISAMPLE, GL_TEXTURE_2D_MULTISAMPLE_ARRAY (as TextureType.TEXTURE_2D_ARRAY; layers are
            those of OpenGL), or GL_RENDERBUFFER; 0 = that of type
        mip_level: the mip level that is shared
        transport: the only transport to use; Transport.AUTO = the best
        row_pitch: bytes from row to row of data; 0 = tightly packed
        slice_pitch: bytes from slice (or layer) to slice of data; 0 = tightly packed
        data: the initial pixels, copied during the call; with TextureFlags.USE_HOST_MEMORY the memory to use. The
            fields above describe the layout; the first row is the bottom row of OpenGL (see ROW ORDER in clgl(7)).
            None = undefined content
        buffer: the OpenCL-only buffer with the pixels of a TextureType.BUFFER; otherwise None
        label: a name for messages, copied; None = none
        samples: with TextureFlags.SAMPLES_AS_LAYERS, samples of each pixel; when wrapping, the expected number, 0 =
            query from GL. Otherwise 0
    """

    def __init__(
            self, *, flags: TextureFlags = TextureFlags(0), access: Access = Access.READ_WRITE,
            type: TextureType = TextureType.NONE, format: Format = Format.NONE, width: int = 0, height: int = 0,
            depth: int = 0, layers: int = 0, mip_level_count: int = 0, gl_name: int = 0, gl_target: int = 0,
            mip_level: int = 0, transport: Transport = Transport.AUTO, row_pitch: int = 0, slice_pitch: int = 0,
            data: Data = None, buffer: Optional[Buffer] = None, label: Optional[str] = None, samples: int = 0) -> None:
        super().__init__()
        self.flags = flags
        self.access = access
        self.type = type
        self.format = format
        self.width = width
        self.height = height
        self.depth = depth
        self.layers = layers
        self.mip_level_count = mip_level_count
        self.gl_name = gl_name
        self.gl_target = gl_target
        self.mip_level = mip_level
        self.transport = transport
        self.row_pitch = row_pitch
        self.slice_pitch = slice_pitch
        self._data, self.data, size_of_data = address_of(data)
        self.buffer = handle_of(buffer)
        self.label = text_of(label)
        self.samples = samples


class TextureRegion(raw.clgl_texture_region):
    """A part of a texture, and the layout of its pixels in host memory or in a buffer.

    Fields:
        origin: the first pixel, in the units of TextureType; 0 for dimensions that the type does not have
        extent: the size, in the same units, not 0; 0 or 1 for dimensions that the type does not have
        row_pitch: bytes from row to row in host memory or in a buffer; 0 = tightly packed. Must be 0 for copies
            between textures, fills and mappings.
        slice_pitch: bytes from slice (or layer) to slice, like row_pitch
    """

    def __init__(
            self, *, origin: Sequence[int] = (0, 0, 0), extent: Sequence[int] = (1, 1, 1), row_pitch: int = 0,
            slice_pitch: int = 0) -> None:
        super().__init__()
        self.origin[:len(origin)] = origin
        self.extent[:len(extent)] = extent
        self.row_pitch = row_pitch
        self.slice_pitch = slice_pitch


class PixelLayout(raw.clgl_pixel_layout):
    """The layout of pixels in a buffer.

    Fields:
        component_type: the type of each component
        component_count: number of components of a pixel, 1 to 4; 0 = 4
        offset: where the first pixel starts, in bytes
        row_pitch: bytes from row to row, any number; 0 = tightly packed
        slice_pitch: bytes from slice (or layer) to slice, a multiple of row_pitch; 0 = tightly packed
    """

    def __init__(
            self, *, component_type: PixelComponentType = PixelComponentType.UNORM8, component_count: int = 0,
            offset: int = 0, row_pitch: int = 0, slice_pitch: int = 0) -> None:
        super().__init__()
        self.component_type = component_type
        self.component_count = component_count
        self.offset = offset
        self.row_pitch = row_pitch
        self.slice_pitch = slice_pitch


class QueueDesc(raw.clgl_queue_desc):
    """Describes a queue to create.

    Fields:
        flags: must be 0 with cl_queue, because an existing queue keeps its properties
        cl_queue: an existing cl_command_queue of the cl_context of the context and of one of its devices, which is
            retained; None = create one
        label: a name for messages and debugging tools, copied; None = none
        device: the device of the context that runs the commands; None = the first, or that of cl_queue
    """

    def __init__(
            self, *, flags: QueueFlags = QueueFlags(0), cl_queue: Opaque = None, label: Optional[str] = None,
            device: Optional[Device] = None) -> None:
        super().__init__()
        self.flags = flags
        self.cl_queue = opaque(cl_queue)
        self.label = text_of(label)
        self.device = handle_of(device)


class Migration(raw.clgl_migration):
    """The objects to migrate to the device of a queue.

    Fields:
        flags: 0 = to the device of the queue
        buffers: the buffers, also sub-buffers; None if buffer_count is 0
        textures: the textures; None if texture_count is 0
    """

    def __init__(
            self, *, flags: MigrationFlags = MigrationFlags(0), buffers: Optional[Sequence[Buffer]] = None,
            textures: Optional[Sequence[Texture]] = None) -> None:
        super().__init__()
        self.flags = flags
        if buffers is not None:
            self.buffer_count, self.buffers = handle_list(buffers)
        if textures is not None:
            self.texture_count, self.textures = handle_list(textures)


class RingDesc(raw.clgl_ring_desc):
    """Describes a ring to create. Set exactly one of buffer, texture, buffers and textures; the others are None.

    Fields:
        slot_count: number of slots, 1 to RING_MAX_SLOTS; 0 = 3. With buffers or textures it is the number of their
            elements, not 0
        mode: which frame drawing takes
        buffer: describes slots that are new shared buffers. gl_name and BufferFlags.COMPUTE_ONLY must not be set;
            access must allow writing. If compute writes whole frames, Access.WRITE_DISCARD is the fastest, and
            compute needs no OpenGL context. data is the initial content of each slot. None = not used
        texture: describes slots that are new shared textures, like buffer; None = not used
        label: a name for messages, copied; None = none
        buffers: existing shared buffers for the slots. They must not be acquired, be sub-buffers or be slots of
            another ring; their access must allow writing. The caller destroys them after the ring. None = not used
        textures: existing textures for the slots, like buffers; None = not used
    """

    def __init__(
            self, *, slot_count: int = 0, mode: RingMode = RingMode.FIFO, buffer: Optional[BufferDesc] = None,
            texture: Optional[TextureDesc] = None, label: Optional[str] = None,
            buffers: Optional[Sequence[Buffer]] = None, textures: Optional[Sequence[Texture]] = None) -> None:
        super().__init__()
        self.slot_count = slot_count
        self.mode = mode
        if buffer is not None:
            self.buffer = pointer(raw.clgl_buffer_desc.from_buffer(buffer))
        if texture is not None:
            self.texture = pointer(raw.clgl_texture_desc.from_buffer(texture))
        self.label = text_of(label)
        if buffers is not None:
            self.slot_count, self.buffers = handle_list(buffers)
        if textures is not None:
            self.slot_count, self.textures = handle_list(textures)


class Slice(raw.clgl_slice):
    """A part of a dimension, like start:stop:step in Python. Negative indices count from the end; indices beyond
    either end are clamped to it. CLGL_SLICE_INIT selects the whole dimension.

    Fields:
        flags: 0 = the whole dimension
        start: the first item
        stop: the first item after the slice
        step: distance between selected items, in items; negative = backwards; 0 = 1
    """

    def __init__(self, *, flags: SliceFlags = SliceFlags(0), start: int = 0, stop: int = 0, step: int = 0) -> None:
        super().__init__()
        self.flags = flags
        self.start = start
        self.stop = stop
        self.step = step


class NameVersion(Info):
    """The name and version of an extension, a language or a feature. The layout is that of cl_name_version.

    Attributes:
        version: Major version in the upper 10 bits, minor in the next 10, patch in the last 12
        name: the name, NUL-terminated
    """

    __slots__ = ("version", "name",)

    def __init__(self, raw: raw.clgl_name_version, context: Optional[Context] = None) -> None:
        self.version: int = raw.version
        self.name: str = (raw.name).decode(errors="replace")


class PlatformInfo(Info):
    """The properties of a platform. The fields have the names of the OpenCL parameters. Properties that the
    OpenCL version of the platform does not have are 0 or "". Strings and arrays live as long as the process.

    Attributes:
        numeric_version: the version, encoded as NameVersion.version
        host_timer_resolution: in nanoseconds
        device_count: number of devices of the platform
        profile: "FULL_PROFILE" or "EMBEDDED_PROFILE"
        version: such as "OpenCL 3.0 PoCL 3.1"
        name: the name
        vendor: the vendor
        extensions: names of extensions, separated by spaces
        icd_suffix: the suffix of its functions (cl_khr_icd)
        extensions_with_version: the extensions with their versions; None if there are none
    """

    __slots__ = ("numeric_version", "host_timer_resolution", "device_count", "profile", "version", "name", "vendor", "extensions", "icd_suffix", "extensions_with_version",)

    def __init__(self, raw: raw.clgl_platform_info, context: Optional[Context] = None) -> None:
        self.numeric_version: int = raw.numeric_version
        self.host_timer_resolution: int = raw.host_timer_resolution
        self.device_count: int = raw.device_count
        self.profile: str = (raw.profile or b"").decode(errors="replace")
        self.version: str = (raw.version or b"").decode(errors="replace")
        self.name: str = (raw.name or b"").decode(errors="replace")
        self.vendor: str = (raw.vendor or b"").decode(errors="replace")
        self.extensions: str = (raw.extensions or b"").decode(errors="replace")
        self.icd_suffix: str = (raw.icd_suffix or b"").decode(errors="replace")
        self.extensions_with_version: List[NameVersion] = [NameVersion(raw.extensions_with_version[i]) for i in range(raw.extensions_with_version_count)]


class DeviceInfo(Info):
    """The properties of a device. The fields have the names and units of the OpenCL parameters, without
    CL_DEVICE_. Properties that the OpenCL version of the device does not have are 0 or "". Use Device.query
    for properties of sub-devices (parent, partition type) and of extensions. Strings and arrays live as long
    as the process.

    Attributes:
        type: the type; DeviceTypeFlags.DEFAULT is added for the default device of the platform
        max_work_group_size: the maximum number of work-items of a work-group
        max_work_item_sizes: In work-items, for the first three dimensions; 0 for a dimension that the device does
            not have
        max_mem_alloc_size: the maximum size of one buffer in bytes
        image2d_max_width: in pixels
        image2d_max_height: in pixels
        image3d_max_width: in pixels
        image3d_max_height: in pixels
        image3d_max_depth: in slices
        image_max_buffer_size: for images of a buffer, in pixels
        image_max_array_size: in layers
        max_parameter_size: for all arguments of a kernel together, in bytes
        global_mem_cache_size: in bytes
        global_mem_size: in bytes
        max_constant_buffer_size: in bytes
        local_mem_size: in bytes
        profiling_timer_resolution: in nanoseconds
        partition_properties: values such as CL_DEVICE_PARTITION_EQUALLY (0x1086); 0 after the last value
        printf_buffer_size: in bytes
        max_global_variable_size: in bytes
        global_variable_preferred_total_size: in bytes
        preferred_work_group_size_multiple: in work-items
        platform: the index for platform_get_info
        vendor_id: the PCI vendor ID if the vendor has one
        numeric_version: the version, encoded as NameVersion.version
        max_compute_units: number of parallel compute units
        max_clock_frequency: in MHz
        address_bits: 32 or 64
        max_work_item_dimensions: the maximum number of dimensions of a launch
        preferred_vector_width_char: in elements; 0 = no such type
        preferred_vector_width_short: in elements; 0 = no such type
        preferred_vector_width_int: in elements; 0 = no such type
        preferred_vector_width_long: in elements; 0 = no such type
        preferred_vector_width_float: in elements; 0 = no such type
        preferred_vector_width_double: in elements; 0 = no such type
        preferred_vector_width_half: in elements; 0 = no such type
        native_vector_width_char: in elements; 0 = no such type
        native_vector_width_short: in elements; 0 = no such type
        native_vector_width_int: in elements; 0 = no such type
        native_vector_width_long: in elements; 0 = no such type
        native_vector_width_float: in elements; 0 = no such type
        native_vector_width_double: in elements; 0 = no such type
        native_vector_width_half: in elements; 0 = no such type
        single_fp_config: capabilities of float
        double_fp_config: capabilities of double; 0 = no such type
        half_fp_config: capabilities of half; 0 = no such type
        image_support: whether the device supports images
        max_read_image_args: the maximum per kernel
        max_write_image_args: the maximum per kernel
        max_read_write_image_args: the maximum per kernel
        image_pitch_alignment: for images of a buffer, in pixels
        image_base_address_alignment: for images of a buffer, in pixels
        max_samplers: the maximum per kernel
        mem_base_addr_align: for sub-buffers and for host memory used in place, in bits
        min_data_type_align_size: in bytes
        global_mem_cache_type: the cache of global memory
        global_mem_cacheline_size: in bytes
        max_constant_args: the maximum per kernel
        local_mem_type: the type of local memory
        error_correction_support: whether all memory is error-correcting
        host_unified_memory: whether device and host share memory
        endian_little: whether the device is little-endian
        available: whether the device can be used
        compiler_available: whether the device has a compiler for OpenCL C
        linker_available: whether the device has a linker
        execution_capabilities: the kinds of kernels that the device executes
        queue_on_host_properties: capabilities of queues; without DeviceQueueFlags.PROFILING if the driver is known
            to report wrong times (rusticl 22.3)
        queue_on_device_properties: capabilities of on-device queues
        queue_on_device_preferred_size: in bytes
        queue_on_device_max_size: in bytes
        max_on_device_queues: the maximum per context
        max_on_device_events: the maximum per on-device queue
        device_enqueue_capabilities: 0 = kernels cannot enqueue kernels
        partition_max_sub_devices: the maximum number of sub-devices of a partition
        partition_affinity_domain: how the device can be partitioned
        reference_count: the reference count of a sub-device; 1 for other devices
        preferred_interop_user_sync: whether cl_khr_gl_sharing is faster with explicit synchronization
        svm_capabilities: 0 = no shared virtual memory
        max_pipe_args: the maximum per kernel
        pipe_max_active_reservations: the maximum per work-item
        pipe_max_packet_size: in bytes
        pipe_support: whether the device supports pipes
        preferred_platform_atomic_alignment: in bytes; 0 = natural
        preferred_global_atomic_alignment: in bytes; 0 = natural
        preferred_local_atomic_alignment: in bytes; 0 = natural
        atomic_memory_capabilities: capabilities of atomic operations
        atomic_fence_capabilities: capabilities of atomic_work_item_fence
        max_num_sub_groups: the maximum per work-group; 0 = no sub-groups
        sub_group_independent_forward_progress: whether sub-groups progress independently
        non_uniform_work_group_support: whether global sizes need not be multiples of local sizes
        work_group_collective_functions_support: whether the device supports work-group functions, such as
            work_group_broadcast
        generic_address_space_support: whether the device supports the generic address space
        has_uuid: whether uuid and driver_uuid are known
        has_luid: whether luid is known
        has_pci: whether the pci_ fields are known
        pci_domain: the PCI domain
        pci_bus: the PCI bus
        pci_device: the PCI device
        pci_function: the PCI function
        uuid: the UUID of the device (cl_khr_device_uuid)
        driver_uuid: the UUID of the driver (cl_khr_device_uuid)
        luid: the LUID of the device (cl_khr_device_uuid)
        name: the name
        vendor: the vendor
        driver_version: the version of the driver
        profile: "FULL_PROFILE" or "EMBEDDED_PROFILE"
        version: such as "OpenCL 3.0 PoCL"
        opencl_c_version: such as "OpenCL C 1.2 PoCL"
        extensions: names of extensions, separated by spaces
        built_in_kernels: names of built-in kernels, separated by semicolons
        il_version: names and versions of intermediate languages, such as "SPIR-V_1.2"
        latest_conformance_version_passed: the version of the conformance tests that the device passed
        platform_name: PlatformInfo.name of its platform
        extensions_with_version: the extensions with their versions; None if there are none
        ils_with_version: the intermediate languages; None if there are none
        built_in_kernels_with_version: the built-in kernels; None if there are none
        opencl_c_all_versions: the versions of OpenCL C; None if unknown
        opencl_c_features: the features of OpenCL C; None if there are none
    """

    __slots__ = ("type", "max_work_group_size", "max_work_item_sizes", "max_mem_alloc_size", "image2d_max_width", "image2d_max_height", "image3d_max_width", "image3d_max_height", "image3d_max_depth", "image_max_buffer_size", "image_max_array_size", "max_parameter_size", "global_mem_cache_size", "global_mem_size", "max_constant_buffer_size", "local_mem_size", "profiling_timer_resolution", "partition_properties", "printf_buffer_size", "max_global_variable_size", "global_variable_preferred_total_size", "preferred_work_group_size_multiple", "platform", "vendor_id", "numeric_version", "max_compute_units", "max_clock_frequency", "address_bits", "max_work_item_dimensions", "preferred_vector_width_char", "preferred_vector_width_short", "preferred_vector_width_int", "preferred_vector_width_long", "preferred_vector_width_float", "preferred_vector_width_double", "preferred_vector_width_half", "native_vector_width_char", "native_vector_width_short", "native_vector_width_int", "native_vector_width_long", "native_vector_width_float", "native_vector_width_double", "native_vector_width_half", "single_fp_config", "double_fp_config", "half_fp_config", "image_support", "max_read_image_args", "max_write_image_args", "max_read_write_image_args", "image_pitch_alignment", "image_base_address_alignment", "max_samplers", "mem_base_addr_align", "min_data_type_align_size", "global_mem_cache_type", "global_mem_cacheline_size", "max_constant_args", "local_mem_type", "error_correction_support", "host_unified_memory", "endian_little", "available", "compiler_available", "linker_available", "execution_capabilities", "queue_on_host_properties", "queue_on_device_properties", "queue_on_device_preferred_size", "queue_on_device_max_size", "max_on_device_queues", "max_on_device_events", "device_enqueue_capabilities", "partition_max_sub_devices", "partition_affinity_domain", "reference_count", "preferred_interop_user_sync", "svm_capabilities", "max_pipe_args", "pipe_max_active_reservations", "pipe_max_packet_size", "pipe_support", "preferred_platform_atomic_alignment", "preferred_global_atomic_alignment", "preferred_local_atomic_alignment", "atomic_memory_capabilities", "atomic_fence_capabilities", "max_num_sub_groups", "sub_group_independent_forward_progress", "non_uniform_work_group_support", "work_group_collective_functions_support", "generic_address_space_support", "has_uuid", "has_luid", "has_pci", "pci_domain", "pci_bus", "pci_device", "pci_function", "uuid", "driver_uuid", "luid", "name", "vendor", "driver_version", "profile", "version", "opencl_c_version", "extensions", "built_in_kernels", "il_version", "latest_conformance_version_passed", "platform_name", "extensions_with_version", "ils_with_version", "built_in_kernels_with_version", "opencl_c_all_versions", "opencl_c_features",)

    def __init__(self, raw: raw.clgl_device_info, context: Optional[Context] = None) -> None:
        self.type: DeviceTypeFlags = DeviceTypeFlags(raw.type)
        self.max_work_group_size: int = raw.max_work_group_size
        self.max_work_item_sizes: Tuple[int, ...] = tuple(raw.max_work_item_sizes)
        self.max_mem_alloc_size: int = raw.max_mem_alloc_size
        self.image2d_max_width: int = raw.image2d_max_width
        self.image2d_max_height: int = raw.image2d_max_height
        self.image3d_max_width: int = raw.image3d_max_width
        self.image3d_max_height: int = raw.image3d_max_height
        self.image3d_max_depth: int = raw.image3d_max_depth
        self.image_max_buffer_size: int = raw.image_max_buffer_size
        self.image_max_array_size: int = raw.image_max_array_size
        self.max_parameter_size: int = raw.max_parameter_size
        self.global_mem_cache_size: int = raw.global_mem_cache_size
        self.global_mem_size: int = raw.global_mem_size
        self.max_constant_buffer_size: int = raw.max_constant_buffer_size
        self.local_mem_size: int = raw.local_mem_size
        self.profiling_timer_resolution: int = raw.profiling_timer_resolution
        self.partition_properties: Tuple[int, ...] = tuple(raw.partition_properties)
        self.printf_buffer_size: int = raw.printf_buffer_size
        self.max_global_variable_size: int = raw.max_global_variable_size
        self.global_variable_preferred_total_size: int = raw.global_variable_preferred_total_size
        self.preferred_work_group_size_multiple: int = raw.preferred_work_group_size_multiple
        self.platform: int = raw.platform
        self.vendor_id: int = raw.vendor_id
        self.numeric_version: int = raw.numeric_version
        self.max_compute_units: int = raw.max_compute_units
        self.max_clock_frequency: int = raw.max_clock_frequency
        self.address_bits: int = raw.address_bits
        self.max_work_item_dimensions: int = raw.max_work_item_dimensions
        self.preferred_vector_width_char: int = raw.preferred_vector_width_char
        self.preferred_vector_width_short: int = raw.preferred_vector_width_short
        self.preferred_vector_width_int: int = raw.preferred_vector_width_int
        self.preferred_vector_width_long: int = raw.preferred_vector_width_long
        self.preferred_vector_width_float: int = raw.preferred_vector_width_float
        self.preferred_vector_width_double: int = raw.preferred_vector_width_double
        self.preferred_vector_width_half: int = raw.preferred_vector_width_half
        self.native_vector_width_char: int = raw.native_vector_width_char
        self.native_vector_width_short: int = raw.native_vector_width_short
        self.native_vector_width_int: int = raw.native_vector_width_int
        self.native_vector_width_long: int = raw.native_vector_width_long
        self.native_vector_width_float: int = raw.native_vector_width_float
        self.native_vector_width_double: int = raw.native_vector_width_double
        self.native_vector_width_half: int = raw.native_vector_width_half
        self.single_fp_config: DeviceFpFlags = DeviceFpFlags(raw.single_fp_config)
        self.double_fp_config: DeviceFpFlags = DeviceFpFlags(raw.double_fp_config)
        self.half_fp_config: DeviceFpFlags = DeviceFpFlags(raw.half_fp_config)
        self.image_support: bool = bool(raw.image_support)
        self.max_read_image_args: int = raw.max_read_image_args
        self.max_write_image_args: int = raw.max_write_image_args
        self.max_read_write_image_args: int = raw.max_read_write_image_args
        self.image_pitch_alignment: int = raw.image_pitch_alignment
        self.image_base_address_alignment: int = raw.image_base_address_alignment
        self.max_samplers: int = raw.max_samplers
        self.mem_base_addr_align: int = raw.mem_base_addr_align
        self.min_data_type_align_size: int = raw.min_data_type_align_size
        self.global_mem_cache_type: DeviceCache = DeviceCache(raw.global_mem_cache_type)
        self.global_mem_cacheline_size: int = raw.global_mem_cacheline_size
        self.max_constant_args: int = raw.max_constant_args
        self.local_mem_type: DeviceMemory = DeviceMemory(raw.local_mem_type)
        self.error_correction_support: bool = bool(raw.error_correction_support)
        self.host_unified_memory: bool = bool(raw.host_unified_memory)
        self.endian_little: bool = bool(raw.endian_little)
        self.available: bool = bool(raw.available)
        self.compiler_available: bool = bool(raw.compiler_available)
        self.linker_available: bool = bool(raw.linker_available)
        self.execution_capabilities: DeviceExecFlags = DeviceExecFlags(raw.execution_capabilities)
        self.queue_on_host_properties: DeviceQueueFlags = DeviceQueueFlags(raw.queue_on_host_properties)
        self.queue_on_device_properties: DeviceQueueFlags = DeviceQueueFlags(raw.queue_on_device_properties)
        self.queue_on_device_preferred_size: int = raw.queue_on_device_preferred_size
        self.queue_on_device_max_size: int = raw.queue_on_device_max_size
        self.max_on_device_queues: int = raw.max_on_device_queues
        self.max_on_device_events: int = raw.max_on_device_events
        self.device_enqueue_capabilities: DeviceEnqueueFlags = DeviceEnqueueFlags(raw.device_enqueue_capabilities)
        self.partition_max_sub_devices: int = raw.partition_max_sub_devices
        self.partition_affinity_domain: DeviceAffinityFlags = DeviceAffinityFlags(raw.partition_affinity_domain)
        self.reference_count: int = raw.reference_count
        self.preferred_interop_user_sync: bool = bool(raw.preferred_interop_user_sync)
        self.svm_capabilities: DeviceSvmFlags = DeviceSvmFlags(raw.svm_capabilities)
        self.max_pipe_args: int = raw.max_pipe_args
        self.pipe_max_active_reservations: int = raw.pipe_max_active_reservations
        self.pipe_max_packet_size: int = raw.pipe_max_packet_size
        self.pipe_support: bool = bool(raw.pipe_support)
        self.preferred_platform_atomic_alignment: int = raw.preferred_platform_atomic_alignment
        self.preferred_global_atomic_alignment: int = raw.preferred_global_atomic_alignment
        self.preferred_local_atomic_alignment: int = raw.preferred_local_atomic_alignment
        self.atomic_memory_capabilities: DeviceAtomicFlags = DeviceAtomicFlags(raw.atomic_memory_capabilities)
        self.atomic_fence_capabilities: DeviceAtomicFlags = DeviceAtomicFlags(raw.atomic_fence_capabilities)
        self.max_num_sub_groups: int = raw.max_num_sub_groups
        self.sub_group_independent_forward_progress: bool = bool(raw.sub_group_independent_forward_progress)
        self.non_uniform_work_group_support: bool = bool(raw.non_uniform_work_group_support)
        self.work_group_collective_functions_support: bool = bool(raw.work_group_collective_functions_support)
        self.generic_address_space_support: bool = bool(raw.generic_address_space_support)
        self.has_uuid: bool = bool(raw.has_uuid)
        self.has_luid: bool = bool(raw.has_luid)
        self.has_pci: bool = bool(raw.has_pci)
        self.pci_domain: int = raw.pci_domain
        self.pci_bus: int = raw.pci_bus
        self.pci_device: int = raw.pci_device
        self.pci_function: int = raw.pci_function
        self.uuid: bytes = bytes(raw.uuid)
        self.driver_uuid: bytes = bytes(raw.driver_uuid)
        self.luid: bytes = bytes(raw.luid)
        self.name: str = (raw.name or b"").decode(errors="replace")
        self.vendor: str = (raw.vendor or b"").decode(errors="replace")
        self.driver_version: str = (raw.driver_version or b"").decode(errors="replace")
        self.profile: str = (raw.profile or b"").decode(errors="replace")
        self.version: str = (raw.version or b"").decode(errors="replace")
        self.opencl_c_version: str = (raw.opencl_c_version or b"").decode(errors="replace")
        self.extensions: str = (raw.extensions or b"").decode(errors="replace")
        self.built_in_kernels: str = (raw.built_in_kernels or b"").decode(errors="replace")
        self.il_version: str = (raw.il_version or b"").decode(errors="replace")
        self.latest_conformance_version_passed: str = (raw.latest_conformance_version_passed or b"").decode(errors="replace")
        self.platform_name: str = (raw.platform_name or b"").decode(errors="replace")
        self.extensions_with_version: List[NameVersion] = [NameVersion(raw.extensions_with_version[i]) for i in range(raw.extensions_with_version_count)]
        self.ils_with_version: List[NameVersion] = [NameVersion(raw.ils_with_version[i]) for i in range(raw.ils_with_version_count)]
        self.built_in_kernels_with_version: List[NameVersion] = [NameVersion(raw.built_in_kernels_with_version[i]) for i in range(raw.built_in_kernels_with_version_count)]
        self.opencl_c_all_versions: List[NameVersion] = [NameVersion(raw.opencl_c_all_versions[i]) for i in range(raw.opencl_c_all_versions_count)]
        self.opencl_c_features: List[NameVersion] = [NameVersion(raw.opencl_c_features[i]) for i in range(raw.opencl_c_features_count)]


class ContextInfo(Info):
    """The properties of a context. Strings live as long as the context.

    Attributes:
        flags: the flags of the descriptor
        winsys: the API of the OpenGL context
        gl_api: the API of the OpenGL context
        gl_version_major: the OpenGL version; 0 without OpenGL
        gl_version_minor: the OpenGL version; 0 without OpenGL
        match: how the device was chosen
        transport_count: number of transports for Context.transport_report; 0 without OpenGL
        device: the first device of the context
        gl_renderer: GL_RENDERER; "" without OpenGL
        gl_vendor: GL_VENDOR; "" without OpenGL
        match_reason: the reason of match, as text
        label: the label of the descriptor, or ""
        device_count: number of devices for Context.devices; more than 1 only with ContextFlags.COMPUTE_ONLY
    """

    __slots__ = ("flags", "winsys", "gl_api", "gl_version_major", "gl_version_minor", "match", "transport_count", "device", "gl_renderer", "gl_vendor", "match_reason", "label", "device_count",)

    def __init__(self, raw: raw.clgl_context_info, context: Optional[Context] = None) -> None:
        self.flags: ContextFlags = ContextFlags(raw.flags)
        self.winsys: Winsys = Winsys(raw.winsys)
        self.gl_api: GlApi = GlApi(raw.gl_api)
        self.gl_version_major: int = raw.gl_version_major
        self.gl_version_minor: int = raw.gl_version_minor
        self.match: DeviceMatch = DeviceMatch(raw.match)
        self.transport_count: int = raw.transport_count
        self.device: Optional[Device] = Device._of(raw.device, context)
        self.gl_renderer: str = (raw.gl_renderer or b"").decode(errors="replace")
        self.gl_vendor: str = (raw.gl_vendor or b"").decode(errors="replace")
        self.match_reason: str = (raw.match_reason or b"").decode(errors="replace")
        self.label: str = (raw.label or b"").decode(errors="replace")
        self.device_count: int = raw.device_count


class TransportReport(Info):
    """The report on one transport. Strings live as long as the context.

    Attributes:
        transport: the transport
        buffer_status: its status for buffers
        texture_status: its status for textures; each format is tested when its first texture is created
        self_test: the result of its self-test
        self_test_stored: whether an earlier process ran the self-test and stored that it passed
        self_test_ns: duration of the self-test in nanoseconds, also if it was stored
        buffer_reason: the reason of buffer_status; valid until the context is destroyed
        texture_reason: the reason of texture_status; valid until the context is destroyed
    """

    __slots__ = ("transport", "buffer_status", "texture_status", "self_test", "self_test_stored", "self_test_ns", "buffer_reason", "texture_reason",)

    def __init__(self, raw: raw.clgl_transport_report, context: Optional[Context] = None) -> None:
        self.transport: Transport = Transport(raw.transport)
        self.buffer_status: TransportStatus = TransportStatus(raw.buffer_status)
        self.texture_status: TransportStatus = TransportStatus(raw.texture_status)
        self.self_test: SelfTest = SelfTest(raw.self_test)
        self.self_test_stored: bool = bool(raw.self_test_stored)
        self.self_test_ns: int = raw.self_test_ns
        self.buffer_reason: str = (raw.buffer_reason or b"").decode(errors="replace")
        self.texture_reason: str = (raw.texture_reason or b"").decode(errors="replace")


class MemoryUsage(Info):
    """The memory usage of the objects of a context for one transport.

    Attributes:
        object_count: number of storages: a buffer with its sub-buffers counts once, and so do all objects that wrap
            one OpenGL name
        shared_bytes: bytes of the shared objects, including application-owned ones
        extra_bytes: additional bytes of the transport: staging copies and copies in OpenCL
    """

    __slots__ = ("object_count", "shared_bytes", "extra_bytes",)

    def __init__(self, raw: raw.clgl_memory_usage, context: Optional[Context] = None) -> None:
        self.object_count: int = raw.object_count
        self.shared_bytes: int = raw.shared_bytes
        self.extra_bytes: int = raw.extra_bytes


class BufferInfo(Info):
    """The properties of a buffer.

    Attributes:
        flags: the flags of the descriptor
        access: how OpenCL uses it
        transport: Transport.AUTO with BufferFlags.COMPUTE_ONLY
        gl_name: the OpenGL name; 0 with BufferFlags.COMPUTE_ONLY
        copies_per_acquire: number of copies by an acquire of the whole buffer
        copies_per_release: number of copies by a release of the whole buffer, if it was written
        storage_replaced: whether BufferFlags.REPLACE_STORAGE moved the storage
        acquired: whether a part of it is acquired
        is_sub_buffer: whether Buffer.create_sub created it
        size: in bytes
        offset: for a sub-buffer, where it starts in its parent, in bytes; otherwise 0
        transport_reason: the reason of the transport; valid until the buffer is destroyed
        label: the label of the descriptor, or ""; valid until the buffer is destroyed
        parent: the buffer from which Buffer.create_sub created this one; None if that buffer is destroyed (its
            memory stays valid), or if this is not a sub-buffer
        host_memory: with BufferFlags.USE_HOST_MEMORY, the address of the first byte in the memory of the
            application; otherwise None
        reference_count: reference count of the cl_mem, including those of library and drivers; use it only to find
            leaks
        map_count: number of mappings by Buffer.map that have not ended; failed mappings do not count
        acquire_needs_gl: whether an acquire issues OpenGL commands even with HandoverFlags.SKIP_GL_SYNC; 0 = an
            acquire with this flag works on any thread
        release_needs_gl: whether a release issues OpenGL commands; 0 = a release works on any thread
        gl_mappable: whether OpenGL may map the buffer (glMapBufferRange)
    """

    __slots__ = ("flags", "access", "transport", "gl_name", "copies_per_acquire", "copies_per_release", "storage_replaced", "acquired", "is_sub_buffer", "size", "offset", "transport_reason", "label", "parent", "host_memory", "reference_count", "map_count", "acquire_needs_gl", "release_needs_gl", "gl_mappable",)

    def __init__(self, raw: raw.clgl_buffer_info, context: Optional[Context] = None) -> None:
        self.flags: BufferFlags = BufferFlags(raw.flags)
        self.access: Access = Access(raw.access)
        self.transport: Transport = Transport(raw.transport)
        self.gl_name: int = raw.gl_name
        self.copies_per_acquire: int = raw.copies_per_acquire
        self.copies_per_release: int = raw.copies_per_release
        self.storage_replaced: bool = bool(raw.storage_replaced)
        self.acquired: bool = bool(raw.acquired)
        self.is_sub_buffer: bool = bool(raw.is_sub_buffer)
        self.size: int = raw.size
        self.offset: int = raw.offset
        self.transport_reason: str = (raw.transport_reason or b"").decode(errors="replace")
        self.label: str = (raw.label or b"").decode(errors="replace")
        self.parent: Optional[Buffer] = Buffer._of(raw.parent, context)
        self.host_memory: Optional[int] = raw.host_memory
        self.reference_count: int = raw.reference_count
        self.map_count: int = raw.map_count
        self.acquire_needs_gl: bool = bool(raw.acquire_needs_gl)
        self.release_needs_gl: bool = bool(raw.release_needs_gl)
        self.gl_mappable: bool = bool(raw.gl_mappable)


class ArgumentInfo(Info):
    """The properties of an argument.

    Attributes:
        type: the type
        address: the address space
        access: the access qualifier
        qualifiers: the type qualifiers
        is_set: whether the argument is set
        size: size of a value in bytes; 0 = unknown, for example for a struct
        name: its name in the source, or "" if unknown
        type_name: its type in OpenCL C, such as "float4" or "float*", or ""
    """

    __slots__ = ("type", "address", "access", "qualifiers", "is_set", "size", "name", "type_name",)

    def __init__(self, raw: raw.clgl_argument_info, context: Optional[Context] = None) -> None:
        self.type: ArgumentType = ArgumentType(raw.type)
        self.address: AddressSpace = AddressSpace(raw.address)
        self.access: ImageAccess = ImageAccess(raw.access)
        self.qualifiers: QualifierFlags = QualifierFlags(raw.qualifiers)
        self.is_set: bool = bool(raw.is_set)
        self.size: int = raw.size
        self.name: str = (raw.name or b"").decode(errors="replace")
        self.type_name: str = (raw.type_name or b"").decode(errors="replace")


class KernelInfo(Info):
    """The properties of a kernel.

    Attributes:
        argument_count: number of arguments
        name: the name of the function
        attributes: its attributes as the compiler writes them, such as "reqd_work_group_size(8,2,1)", or ""
    """

    __slots__ = ("argument_count", "name", "attributes",)

    def __init__(self, raw: raw.clgl_kernel_info, context: Optional[Context] = None) -> None:
        self.argument_count: int = raw.argument_count
        self.name: str = (raw.name or b"").decode(errors="replace")
        self.attributes: str = (raw.attributes or b"").decode(errors="replace")


class WorkGroupInfo(Info):
    """The requirements and limits of a kernel on a device.

    Attributes:
        work_group_size: the most work-items of a work-group of this kernel
        compile_work_group_size: the work-group size that the source requires (reqd_work_group_size); all 0 = any
            size
        preferred_work_group_size_multiple: work-group sizes should be a multiple of this number
        local_mem_size: bytes of local memory of a work-group; some drivers do not count local memory of arguments
        private_mem_size: bytes of private memory of a work-item
    """

    __slots__ = ("work_group_size", "compile_work_group_size", "preferred_work_group_size_multiple", "local_mem_size", "private_mem_size",)

    def __init__(self, raw: raw.clgl_work_group_info, context: Optional[Context] = None) -> None:
        self.work_group_size: int = raw.work_group_size
        self.compile_work_group_size: Tuple[int, ...] = tuple(raw.compile_work_group_size)
        self.preferred_work_group_size_multiple: int = raw.preferred_work_group_size_multiple
        self.local_mem_size: int = raw.local_mem_size
        self.private_mem_size: int = raw.private_mem_size


class ProgramInfo(Info):
    """The properties of a program.

    Attributes:
        origin: what it was created from
        device_count: number of its devices
        kernel_count: number of kernels; 0 if the program is not an executable
        from_cache: whether Program.create found it in cache_directory
    """

    __slots__ = ("origin", "device_count", "kernel_count", "from_cache",)

    def __init__(self, raw: raw.clgl_program_info, context: Optional[Context] = None) -> None:
        self.origin: ProgramOrigin = ProgramOrigin(raw.origin)
        self.device_count: int = raw.device_count
        self.kernel_count: int = raw.kernel_count
        self.from_cache: bool = bool(raw.from_cache)


class ProgramBuildInfo(Info):
    """The result of the last build, compilation or link of a program for a device.

    Attributes:
        status: the status
        binary_type: the content of the program; drivers may report other values
        global_variable_size: Size of the program's variables in global memory in bytes; 0 if the driver does not
            report it
    """

    __slots__ = ("status", "binary_type", "global_variable_size",)

    def __init__(self, raw: raw.clgl_program_build_info, context: Optional[Context] = None) -> None:
        self.status: BuildStatus = BuildStatus(raw.status)
        self.binary_type: BinaryType = BinaryType(raw.binary_type)
        self.global_variable_size: int = raw.global_variable_size


class SamplerInfo(Info):
    """The properties of a sampler.

    Attributes:
        coordinates: the unit of coordinates
        addressing: the pixels that a kernel reads beyond the edge
        filter: the value that a kernel reads between pixels
        label: the label of the descriptor, or ""; valid until the sampler is destroyed
    """

    __slots__ = ("coordinates", "addressing", "filter", "label",)

    def __init__(self, raw: raw.clgl_sampler_info, context: Optional[Context] = None) -> None:
        self.coordinates: SamplerCoordinates = SamplerCoordinates(raw.coordinates)
        self.addressing: SamplerAddress = SamplerAddress(raw.addressing)
        self.filter: SamplerFilter = SamplerFilter(raw.filter)
        self.label: str = (raw.label or b"").decode(errors="replace")


class FormatInfo(Info):
    """The properties of a format.

    Attributes:
        format: the format
        gl_internal_format: the sized internal format in OpenGL; 0 = none
        gl_format: the format for pixel transfers in OpenGL; 0 = none
        gl_type: the type for pixel transfers in OpenGL; 0 = none
        cl_channel_order: image_channel_order of the OpenCL image with the same pixels; 0 = none
        cl_channel_data_type: image_channel_data_type of the OpenCL image with the same pixels; 0 = none
        bytes_per_pixel: 0 for a compressed format
        components: number of components
        bits_per_component: bits of the largest component
        numeric: what the components contain
        nearest: the format itself if OpenCL supports it; otherwise the nearest format that can represent all its
            values
        name: its name without "CLGL_FORMAT_", such as "RGBA8"
        specification: the document that says that both APIs store the same pixels, or ""
        gl_internal_format_name: such as "GL_RGBA8"; "" for 0
        cl_channel_order_name: such as "CL_RGBA"; "" for 0
        cl_channel_data_type_name: such as "CL_UNORM_INT8"; "" for 0
    """

    __slots__ = ("format", "gl_internal_format", "gl_format", "gl_type", "cl_channel_order", "cl_channel_data_type", "bytes_per_pixel", "components", "bits_per_component", "numeric", "nearest", "name", "specification", "gl_internal_format_name", "cl_channel_order_name", "cl_channel_data_type_name",)

    def __init__(self, raw: raw.clgl_format_info, context: Optional[Context] = None) -> None:
        self.format: Format = Format(raw.format)
        self.gl_internal_format: int = raw.gl_internal_format
        self.gl_format: int = raw.gl_format
        self.gl_type: int = raw.gl_type
        self.cl_channel_order: int = raw.cl_channel_order
        self.cl_channel_data_type: int = raw.cl_channel_data_type
        self.bytes_per_pixel: int = raw.bytes_per_pixel
        self.components: int = raw.components
        self.bits_per_component: int = raw.bits_per_component
        self.numeric: NumericType = NumericType(raw.numeric)
        self.nearest: Format = Format(raw.nearest)
        self.name: str = (raw.name or b"").decode(errors="replace")
        self.specification: str = (raw.specification or b"").decode(errors="replace")
        self.gl_internal_format_name: str = (raw.gl_internal_format_name or b"").decode(errors="replace")
        self.cl_channel_order_name: str = (raw.cl_channel_order_name or b"").decode(errors="replace")
        self.cl_channel_data_type_name: str = (raw.cl_channel_data_type_name or b"").decode(errors="replace")


class TextureInfo(Info):
    """The properties of a texture.

    Attributes:
        flags: the flags of the descriptor
        access: how OpenCL uses it
        transport: Transport.AUTO with TextureFlags.COMPUTE_ONLY
        type: the type
        format: the format
        width: pixels in a row of the OpenCL image
        height: number of rows of the OpenCL image; 1 if the type has none
        depth: number of slices of the OpenCL image; 1 if the type has none
        layers: number of layers of the OpenCL image, including those for samples; 1 if the type has none
        cl_channel_order: image_channel_order of the OpenCL image
        cl_channel_data_type: image_channel_data_type of the OpenCL image
        bytes_per_pixel: as in FormatInfo
        cl_format: the format of the OpenCL image; can differ from format with TextureFlags.CONVERT_FORMAT
        gl_name: the OpenGL name; 0 with TextureFlags.COMPUTE_ONLY, like the next four fields
        gl_target: the OpenGL target
        gl_internal_format: the OpenGL internal format
        mip_level: the mip level
        samples: number of samples of each pixel; 0 = not multisampled
        copies_per_acquire: number of copies by an acquire of the whole texture
        copies_per_release: number of copies by a release of the whole texture
        acquired: whether a part of the mip level is acquired
        row_pitch: bytes from row to row in the driver
        slice_pitch: bytes from slice or layer to the next in the driver; 0 if there is only one
        size: bytes of all pixels, without padding
        format_name: the name of format without "CLGL_FORMAT_", such as "RGBA8"; valid while the library is loaded
        cl_format_name: the name of cl_format; valid as long as the library is loaded
        transport_reason: why the transport was selected and better ones failed; valid until the texture is
            destroyed
        label: the label of the descriptor, or ""; valid until the texture is destroyed
        buffer: the buffer of a TextureType.BUFFER; None if there is none, or it is destroyed
        host_memory: with TextureFlags.USE_HOST_MEMORY, the memory of the application; otherwise None
        reference_count: reference count of the cl_mem, including those of library and drivers; use it only to find
            leaks
        map_count: number of mappings by Texture.map that have not ended; failed mappings do not count
        storage_replaced: whether TextureFlags.REPLACE_STORAGE moved the storage
        acquire_needs_gl: whether an acquire issues OpenGL commands even with HandoverFlags.SKIP_GL_SYNC; 0 = an
            acquire with this flag works on any thread
        release_needs_gl: whether a release issues OpenGL commands; 0 = a release works on any thread
    """

    __slots__ = ("flags", "access", "transport", "type", "format", "width", "height", "depth", "layers", "cl_channel_order", "cl_channel_data_type", "bytes_per_pixel", "cl_format", "gl_name", "gl_target", "gl_internal_format", "mip_level", "samples", "copies_per_acquire", "copies_per_release", "acquired", "row_pitch", "slice_pitch", "size", "format_name", "cl_format_name", "transport_reason", "label", "buffer", "host_memory", "reference_count", "map_count", "storage_replaced", "acquire_needs_gl", "release_needs_gl",)

    def __init__(self, raw: raw.clgl_texture_info, context: Optional[Context] = None) -> None:
        self.flags: TextureFlags = TextureFlags(raw.flags)
        self.access: Access = Access(raw.access)
        self.transport: Transport = Transport(raw.transport)
        self.type: TextureType = TextureType(raw.type)
        self.format: Format = Format(raw.format)
        self.width: int = raw.width
        self.height: int = raw.height
        self.depth: int = raw.depth
        self.layers: int = raw.layers
        self.cl_channel_order: int = raw.cl_channel_order
        self.cl_channel_data_type: int = raw.cl_channel_data_type
        self.bytes_per_pixel: int = raw.bytes_per_pixel
        self.cl_format: Format = Format(raw.cl_format)
        self.gl_name: int = raw.gl_name
        self.gl_target: int = raw.gl_target
        self.gl_internal_format: int = raw.gl_internal_format
        self.mip_level: int = raw.mip_level
        self.samples: int = raw.samples
        self.copies_per_acquire: int = raw.copies_per_acquire
        self.copies_per_release: int = raw.copies_per_release
        self.acquired: bool = bool(raw.acquired)
        self.row_pitch: int = raw.row_pitch
        self.slice_pitch: int = raw.slice_pitch
        self.size: int = raw.size
        self.format_name: str = (raw.format_name or b"").decode(errors="replace")
        self.cl_format_name: str = (raw.cl_format_name or b"").decode(errors="replace")
        self.transport_reason: str = (raw.transport_reason or b"").decode(errors="replace")
        self.label: str = (raw.label or b"").decode(errors="replace")
        self.buffer: Optional[Buffer] = Buffer._of(raw.buffer, context)
        self.host_memory: Optional[int] = raw.host_memory
        self.reference_count: int = raw.reference_count
        self.map_count: int = raw.map_count
        self.storage_replaced: bool = bool(raw.storage_replaced)
        self.acquire_needs_gl: bool = bool(raw.acquire_needs_gl)
        self.release_needs_gl: bool = bool(raw.release_needs_gl)


class TextureSupport(Info):
    """The result of Context.texture_verify: whether textures of a format can be shared.

    Attributes:
        self_test: SelfTest.PASSED or SelfTest.FAILED
        cl_format: the format of the OpenCL image; Format.NONE = there is none
        detail: what failed, or ""; valid until the next call of the function on this thread
    """

    __slots__ = ("self_test", "cl_format", "detail",)

    def __init__(self, raw: raw.clgl_texture_support, context: Optional[Context] = None) -> None:
        self.self_test: SelfTest = SelfTest(raw.self_test)
        self.cl_format: Format = Format(raw.cl_format)
        self.detail: str = (raw.detail or b"").decode(errors="replace")


class FenceInfo(Info):
    """The properties of a fence.

    Attributes:
        type: the API that it belongs to
        status: its status
        error: the OpenCL code with FenceStatus.FAILED, such as -14; otherwise 0
        command: the command; for a command of a view, the command of its buffer (such as CommandType.READ_BUFFER),
            even if it consists of several OpenCL commands
    """

    __slots__ = ("type", "status", "error", "command",)

    def __init__(self, raw: raw.clgl_fence_info, context: Optional[Context] = None) -> None:
        self.type: FenceType = FenceType(raw.type)
        self.status: FenceStatus = FenceStatus(raw.status)
        self.error: int = raw.error
        self.command: CommandType = CommandType(raw.command)


class Profiling(Info):
    """The times at which a command reached its stages, in nanoseconds of the device clock.

    Attributes:
        queued_ns: when it was enqueued
        submitted_ns: when it was submitted to the device
        started_ns: when it started
        ended_ns: when it ended
        completed_ns: when it and all commands that it enqueued on the device ended; 0 before OpenCL 2.0
    """

    __slots__ = ("queued_ns", "submitted_ns", "started_ns", "ended_ns", "completed_ns",)

    def __init__(self, raw: raw.clgl_profiling, context: Optional[Context] = None) -> None:
        self.queued_ns: int = raw.queued_ns
        self.submitted_ns: int = raw.submitted_ns
        self.started_ns: int = raw.started_ns
        self.ended_ns: int = raw.ended_ns
        self.completed_ns: int = raw.completed_ns


class QueueInfo(Info):
    """The properties of a queue. The label lives as long as the queue.

    Attributes:
        flags: the flags; for an existing cl_queue those that match its properties
        context: the context; an invalid handle after the context is destroyed
        device: the device
        label: the label of the descriptor, or ""; valid until the queue is destroyed
    """

    __slots__ = ("flags", "context", "device", "label",)

    def __init__(self, raw: raw.clgl_queue_info, context: Optional[Context] = None) -> None:
        self.flags: QueueFlags = QueueFlags(raw.flags)
        self.context: Optional[Context] = Context._of(raw.context, context)
        self.device: Optional[Device] = Device._of(raw.device, context)
        self.label: str = (raw.label or b"").decode(errors="replace")


class RingSlot(Info):
    """A slot of a ring: the object and the frame in it.

    Attributes:
        index: its index in the ring
        frame: the number of the frame in the slot, from 1, in the order in which compute submitted frames;
            Ring.resize does not restart it; 0 = no frame
        generation: the number of calls of Ring.resize before the slot was created
        buffer: the buffer. Do not destroy, acquire, release, rewrap or resize it while the ring exists. None in a
            ring of textures, or if there is no such slot
        texture: the texture, like buffer; None in a ring of buffers, or if there is no such slot
    """

    __slots__ = ("index", "frame", "generation", "buffer", "texture",)

    def __init__(self, raw: raw.clgl_ring_slot, context: Optional[Context] = None) -> None:
        self.index: int = raw.index
        self.frame: int = raw.frame
        self.generation: int = raw.generation
        self.buffer: Optional[Buffer] = Buffer._of(raw.buffer, context)
        self.texture: Optional[Texture] = Texture._of(raw.texture, context)


class RingInfo(Info):
    """The properties and the progress of a ring.

    Attributes:
        slot_count: number of slots
        mode: which frame drawing takes
        generation: number of calls of Ring.resize
        waiting_count: number of submitted frames that drawing has not taken, including incomplete ones
        acquired: whether compute holds a slot
        taken: whether drawing holds a slot
        frames_written: number of frames that compute has submitted
        frames_taken: number of frames that drawing has taken
        frames_dropped: number of frames that are never drawn, because a newer frame was taken, the ring was
            resized, or a command failed
        context: the context; None if it is destroyed
        label: the label of the descriptor, or ""; valid until the ring is destroyed
    """

    __slots__ = ("slot_count", "mode", "generation", "waiting_count", "acquired", "taken", "frames_written", "frames_taken", "frames_dropped", "context", "label",)

    def __init__(self, raw: raw.clgl_ring_info, context: Optional[Context] = None) -> None:
        self.slot_count: int = raw.slot_count
        self.mode: RingMode = RingMode(raw.mode)
        self.generation: int = raw.generation
        self.waiting_count: int = raw.waiting_count
        self.acquired: bool = bool(raw.acquired)
        self.taken: bool = bool(raw.taken)
        self.frames_written: int = raw.frames_written
        self.frames_taken: int = raw.frames_taken
        self.frames_dropped: int = raw.frames_dropped
        self.context: Optional[Context] = Context._of(raw.context, context)
        self.label: str = (raw.label or b"").decode(errors="replace")


class ViewInfo(Info):
    """Information derived from the fields of a view.

    Attributes:
        is_c_contiguous: whether the items are contiguous in C order (the last index varies fastest)
        is_fortran_contiguous: whether the items are contiguous in Fortran order (the first index varies fastest)
        is_writable: whether commands may write through the view: it is not read-only, and no two items share bytes
        item_count: number of items
        size: bytes of all items
        first_byte: offset of the lowest byte of all items in the buffer; 0 for an empty view
        span: number of bytes from first_byte to the end of the highest item; 0 for an empty view
    """

    __slots__ = ("is_c_contiguous", "is_fortran_contiguous", "is_writable", "item_count", "size", "first_byte", "span",)

    def __init__(self, raw: raw.clgl_view_info, context: Optional[Context] = None) -> None:
        self.is_c_contiguous: bool = bool(raw.is_c_contiguous)
        self.is_fortran_contiguous: bool = bool(raw.is_fortran_contiguous)
        self.is_writable: bool = bool(raw.is_writable)
        self.item_count: int = raw.item_count
        self.size: int = raw.size
        self.first_byte: int = raw.first_byte
        self.span: int = raw.span


__all__ = [
    "Argument",
    "ArgumentDesc",
    "ArgumentInfo",
    "Box",
    "BufferDesc",
    "BufferInfo",
    "BufferRect",
    "BuildDesc",
    "ContextDesc",
    "ContextInfo",
    "DeviceInfo",
    "FenceInfo",
    "FormatInfo",
    "Handover",
    "KernelInfo",
    "Launch",
    "MemoryUsage",
    "Migration",
    "NameVersion",
    "PixelLayout",
    "PlatformInfo",
    "Profiling",
    "ProgramBuildInfo",
    "ProgramDesc",
    "ProgramInfo",
    "QueueDesc",
    "QueueInfo",
    "Range",
    "RingDesc",
    "RingInfo",
    "RingSlot",
    "SamplerDesc",
    "SamplerInfo",
    "Slice",
    "TextureDesc",
    "TextureInfo",
    "TextureRegion",
    "TextureSupport",
    "TransportReport",
    "ViewInfo",
    "WorkGroupInfo",
]
