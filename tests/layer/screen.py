"""Reads the screen of an X server through libX11."""

import ctypes

ALL_PLANES = ctypes.c_ulong(-1)
Z_PIXMAP = 2
BYTES_PER_PIXEL = 4  # bytes of a pixel on a screen with depth 24: blue, green, red, unused


class Image(ctypes.Structure):
    """The first fields of the C structure XImage."""

    _fields_ = [("width", ctypes.c_int), ("height", ctypes.c_int), ("offset", ctypes.c_int),
                ("format", ctypes.c_int), ("data", ctypes.c_void_p), ("byte_order", ctypes.c_int),
                ("unit", ctypes.c_int), ("bit_order", ctypes.c_int), ("pad", ctypes.c_int),
                ("depth", ctypes.c_int), ("bytes_per_line", ctypes.c_int)]


def shot(width, height):
    """Returns the upper left part of the screen as rows of (red, green, blue)."""
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = x.XDefaultRootWindow.restype = ctypes.c_void_p
    x.XGetImage.restype = ctypes.POINTER(Image)
    display = ctypes.c_void_p(x.XOpenDisplay(None))
    root = ctypes.c_ulong(x.XDefaultRootWindow(display))
    image = x.XGetImage(display, root, 0, 0, width, height, ALL_PLANES, Z_PIXMAP).contents
    line = image.bytes_per_line
    data = ctypes.string_at(image.data, line * height)
    x.XCloseDisplay(display)
    return [[(data[at + 2], data[at + 1], data[at])
             for at in range(row * line, row * line + width * BYTES_PER_PIXEL, BYTES_PER_PIXEL)]
            for row in range(height)]
