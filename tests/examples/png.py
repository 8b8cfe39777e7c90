"""Reads the PNG files of the examples with libpng. The files have 8 bits for red, green and blue and are not
interlaced."""

import ctypes
import ctypes.util
import struct

CHANNELS = 3
EIGHT_BIT_RGB = (8, 2, 0, 0, 0)
HEADER = ">8sI4sIIBBBBB"
SIGNATURE = b"\x89PNG\r\n\x1a\n"
# PNG_IMAGE_VERSION and PNG_FORMAT_RGB of png.h
VERSION, FORMAT_RGB = 1, 2


class Image(ctypes.Structure):
    """The type png_image of the simplified API of libpng."""

    _fields_ = [("opaque", ctypes.c_void_p), *((name, ctypes.c_uint32) for name in (
        "version", "width", "height", "format", "flags", "colormap_entries", "warning_or_error")),
                ("message", ctypes.c_char * 64)]


def read(path):
    """Returns the width, the height, and the rows from the top, as bytes of red, green and blue."""
    with open(path, "rb") as file:
        data = file.read()
    if not data.startswith(SIGNATURE):
        raise ValueError(f"{path} is not a PNG file")
    _, _, _, width, height, *layout = struct.unpack_from(HEADER, data)
    if tuple(layout) != EIGHT_BIT_RGB:
        raise ValueError(f"{path} is not 8-bit RGB: {layout}")
    libpng = ctypes.CDLL(ctypes.util.find_library("png16"))
    image = Image(version=VERSION)
    pitch = CHANNELS * width
    pixels = ctypes.create_string_buffer(pitch * height)
    done = libpng.png_image_begin_read_from_memory(ctypes.byref(image), data, ctypes.c_size_t(len(data)))
    image.format = FORMAT_RGB
    done = done and libpng.png_image_finish_read(ctypes.byref(image), None, pixels, ctypes.c_int32(pitch), None)
    if not done or image.warning_or_error:
        libpng.png_image_free(ctypes.byref(image))
        raise ValueError(f"{path}: {image.message.decode()}")
    packed = pixels.raw
    return width, height, [packed[at : at + pitch] for at in range(0, pitch * height, pitch)]
