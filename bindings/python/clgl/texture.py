"""Textures: images that OpenGL and OpenCL share."""

from __future__ import annotations


from . import _interop
from ._api.classes import TextureBase, format_get_info
from ._api.enums import Format, MapFlags, NumericType, TextureFlags, TextureType
from ._api.structs import FormatInfo, TextureInfo, TextureRegion
from ._data import empty, numpy, readable, span
from ._object import with_docs_of
from .buffer import Mapping, Resource

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, List, Optional, Sequence, Tuple

    from ._data import Data
    from ._object import Self, Waits
    from .context import Context
    from .fence import Fence
    from .queue import Queue

# Suffixes of format names, by dtype. Components of uint8 and uint16 are normalized.
SUFFIXES = {"u1": "8", "u2": "16", "u4": "32UI", "i1": "8I", "i2": "16I", "i4": "32I", "f2": "16F", "f4": "32F"}
KINDS = {NumericType.FLOAT: "f", NumericType.INT: "i", NumericType.SNORM: "i"}
FORMATS_OF_STRUCT = {"B": "u1", "H": "u2", "I": "u4", "b": "i1", "h": "i2", "i": "i4", "e": "f2", "f": "f4"}
CODES = {code: format for format, code in FORMATS_OF_STRUCT.items()}
CHANNELS = {1: "R", 2: "RG", 4: "RGBA"}



def code_of(view: memoryview) -> str:
    code = FORMATS_OF_STRUCT.get((view.format or "B").lstrip("@=<"))
    if code is None:
        raise ValueError(f"pixels of the format {view.format!r} fit no texture: convert them to uint8 or float32")
    return code


def type_of(pixels: Data, depth: int, layers: int, buffer: Any) -> TextureType:
    """Returns the default type of a texture with these arguments."""
    if buffer is not None:
        return TextureType.BUFFER
    if layers:
        return TextureType.TEXTURE_2D_ARRAY
    return TextureType.TEXTURE_3D if depth or (pixels is not None and memoryview(pixels).ndim == 4) else TextureType.TEXTURE_2D


def described(pixels: Data, width: int, height: int, depth: int, layers: int,
              format: Format) -> Tuple[Any, int, int, int, int, Format]:
    """Returns the pixels of an array in the layout of a texture, the sizes and the format. If the application specified
    a width, or the array has only one dimension, returns all values unchanged."""
    if width or (memoryview(pixels).ndim < 2):
        return pixels, width, height, depth, layers, format
    view = memoryview(pixels)
    code, shape = code_of(view), list(view.shape or ())
    if len(shape) == 2:
        shape.append(1)
    if shape[-1] == 3 and numpy():
        opaque = 1 if code[0] == "f" else numpy().iinfo(code).max
        pixels = numpy().dstack([pixels, numpy().full(shape[:2], opaque, code)]) if len(shape) == 3 else pixels
        shape[-1] = 4 if len(shape) == 3 else 3
    if shape[-1] not in CHANNELS or len(shape) not in (3, 4):
        raise ValueError(f"pixels of the shape {view.shape} fit no texture: the shape must be (height, width, "
                         "components) or (depth, height, width, components) with 1, 2 or 4 components; with NumPy also 3")
    if format == Format.NONE:
        format = Format[CHANNELS[shape[-1]] + SUFFIXES[code]]
    if len(shape) == 4 and not layers:
        depth = depth or shape[0]
    return pixels, shape[-2], shape[-3], depth, layers, format


class Texture(TextureBase, Resource):
    """An image that OpenGL and OpenCL share, or an OpenCL-only image. Context.texture creates a texture."""

    _known_info: Optional[TextureInfo] = None

    @property
    def _fixed(self) -> TextureInfo:
        """The cached properties of the texture. Use only those that change only in rewrap and resize."""
        if self._known_info is None:
            self._known_info = self.info
        return self._known_info

    def rewrap(self) -> None:
        super().rewrap()
        self._known_info = None

    def resize(self, extent: Sequence[int]) -> None:
        super().resize(extent)
        self._known_info = None

    def acquire(self, queue: Queue) -> None:
        super().acquire(queue)
        self._acquired_by = queue

    def release(self, queue: Queue) -> None:
        super().release(queue)
        self._acquired_by = None

    def _made_of(self: Self, desc: Any) -> Self:
        self._keep_host_memory(bool(desc.flags & TextureFlags.USE_HOST_MEMORY), desc,  # type: ignore[attr-defined]
                               self.set_destructor_callback)  # type: ignore[attr-defined]
        return self

    @property
    def width(self) -> int:
        """The number of pixels in a row."""
        return self._fixed.width

    @property
    def height(self) -> int:
        """The number of rows, which is 1 for a one-dimensional texture."""
        return self._fixed.height

    @property
    def format(self) -> Format:
        """The format."""
        return self._fixed.format

    @property
    def extent(self) -> Tuple[int, int, int]:
        """The size in the coordinates of regions. For a one-dimensional array texture, the second number is the number
        of layers."""
        info = self._fixed
        if info.type == TextureType.TEXTURE_1D_ARRAY:
            return info.width, info.layers, 1
        return info.width, info.height, info.layers if info.type == TextureType.TEXTURE_2D_ARRAY else info.depth

    def _kind(self) -> Tuple[str, int]:
        """Returns the type code of a component, and the number of components. A packed format has one component."""
        info: FormatInfo = format_get_info(self._fixed.cl_format)
        pixel = self._fixed.bytes_per_pixel
        if info.bits_per_component % 8 or info.components * info.bits_per_component != 8 * pixel:
            return f"u{pixel}", 1
        kind = "f" if info.numeric == NumericType.DEPTH and pixel == 4 else KINDS.get(info.numeric, "u")
        return f"{kind}{info.bits_per_component // 8}", info.components

    @property
    def dtype(self) -> Any:
        """The element type of the arrays that read() and map() return: a dtype, or a format of the module
        struct."""
        code, _ = self._kind()
        return numpy().dtype(code) if numpy() else CODES[code]

    @property
    def shape(self) -> Tuple[int, ...]:
        """The shape of the arrays that read() and map() return: (height, width, components). With more than one
        slice or layer, the number of slices or layers precedes the height."""
        return self._shape_of(self.extent)

    def _shape_of(self, extent: Sequence[int]) -> Tuple[int, ...]:
        shape: List[int] = [extent[1], extent[0], self._kind()[1]]
        return (extent[2], *shape) if extent[2] > 1 else tuple(shape)

    def _extent(self, region: Optional[TextureRegion]) -> List[int]:
        return list(self.extent) if region is None else list(region.extent)

    def _region_size(self, region: Optional[TextureRegion]) -> int:
        extent = self._extent(region)
        extent[0] *= self._fixed.bytes_per_pixel
        return span(extent, (0, 0) if region is None else (region.row_pitch, region.slice_pitch))

    @with_docs_of(TextureBase._read)
    def read(self, queue: Optional[Queue] = None, out: Data = None, *, region: Optional[TextureRegion] = None,
             waits: Waits = ()) -> Any:
        """Reads the texture, or a region, into a new array (height, width, components), or into out. Waits for the
        end of the read.

        Args:
            queue: the queue; None = the queue that acquired the texture, else the default queue
            out: the array to read into; None = a new array
            region: the part to read; its pitches describe `out`
            waits: fences that the command waits for
        """
        queue = self._chosen(queue)
        array = empty(self.dtype, self._shape_of(self._extent(region))) if out is None else out
        self._within(queue, lambda: self._read(array, queue, region=region, waits=waits))
        return array

    @with_docs_of(TextureBase._write)
    def write(self, pixels: Data, queue: Optional[Queue] = None, *, region: Optional[TextureRegion] = None,
              blocking: bool = True, waits: Waits = ()) -> Fence:
        """Writes pixels to the texture, or to a region. The pixels are an array (height, width, components) with the
        element type of the texture, or other data of the same size.

        Args:
            pixels: the pixels to write; if blocking is False, they must not be changed until the fence completes
            queue: the queue; None = the queue that acquired the texture, else the default queue
            region: the part to write; its pitches describe the memory of `pixels`
            blocking: True = wait for the end of the write
            waits: fences that the command waits for
        """
        queue = self._chosen(queue)
        view, shape, needed = memoryview(pixels), self._shape_of(self._extent(region)), self._region_size(region)
        is_packed = region is None or not (region.row_pitch or region.slice_pitch)
        if is_packed and (view.nbytes != needed or (view.ndim > 1 and (view.shape or ())[:len(shape) - 1] != shape[:-1])):
            raise ValueError(f"pixels of the shape {view.shape} have {view.nbytes} bytes; {needed} are needed, of the shape {shape}")
        kept, _ = readable(pixels)
        fence: Fence = self._within(queue, lambda: self._write(
            kept, queue, region=region, blocking=blocking, waits=waits))
        return fence

    @with_docs_of(TextureBase._fill)
    def fill(self, color: Sequence[float], queue: Optional[Queue] = None, *, region: Optional[TextureRegion] = None,
             waits: Waits = ()) -> Fence:
        """Fills the texture, or a region, with a color. The color has four numbers, which are integers for integer
        formats."""
        import struct
        numeric = format_get_info(self._fixed.cl_format).numeric
        code = {NumericType.INT: "i", NumericType.UINT: "I"}.get(numeric, "f")
        try:
            packed = struct.pack(4 * code, *color)
        except (struct.error, TypeError):
            raise ValueError(f"a color has 4 numbers, which are integers for integer formats, not {color!r}") from None
        return self._fill(packed, queue, region=region, waits=waits)

    @with_docs_of(TextureBase._map)
    def map(self, queue: Optional[Queue] = None, flags: MapFlags = MapFlags.READ | MapFlags.WRITE, *,
            region: Optional[TextureRegion] = None, waits: Waits = ()) -> Mapping:
        """Maps the texture, or a region, for a with statement. Returns an array without a copy, which becomes empty
        when the statement ends."""
        queue = self._chosen(queue)
        (address, row, slice, _), scope = self._acquired(
            queue, lambda: self._map(flags, queue, region=region, waits=waits))

        def unmap() -> None:
            self._unmap(address, queue)
            if scope is not None:
                scope.__exit__(None, None, None)

        extent = self._extent(region)
        shape, pixel = self._shape_of(extent), self._fixed.bytes_per_pixel
        size = span([extent[0] * pixel, *extent[1:]], (row, slice))
        strides = (slice, row, pixel, pixel // shape[-1])[-len(shape):]
        packed = row == extent[0] * pixel and (len(shape) == 3 or slice == row * extent[1])
        return Mapping(address, size, self.dtype, shape, None if packed else strides, bool(flags & ~MapFlags.READ), unmap)

    def png(self, queue: Optional[Queue] = None) -> bytes:
        """Returns the content of a PNG file with the texture. Row 0 of the texture is the top row of the picture.
        Floats from 0 to 1 are converted to 8-bit numbers. `queue` reads the texture; None = the queue that acquired the
        texture, else the default queue."""
        from .png import png
        pixels = self.read(queue)
        return png(pixels[..., [2, 1, 0, 3]] if numpy() and self.format == Format.BGRA8 else pixels)

    def _repr_png_(self) -> bytes:
        return self.png()

    @classmethod
    def from_pyopencl(cls, context: Context, image: Any) -> Texture:
        """Wraps `image`, a pyopencl.Image that was created in the cl_context of the context."""
        return cls.from_cl_mem(context, image)

    def as_pyopencl(self) -> Any:
        """Returns a pyopencl.Image with the same cl_mem."""
        return _interop.made("Image", self.cl_mem, self)


