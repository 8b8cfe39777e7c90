"""Simulates user input through libX11. Moves the mouse pointer, finds a window, presses a key, and closes or resizes the
window."""

import ctypes
import struct
import time

KEY_PRESS, CLIENT_MESSAGE = 2, 33
KEY_PRESS_MASK = 1
ESCAPE = 0xFF1B
EVENT_SIZE = 24 * 8  # size of XEvent: 24 longs
PATIENCE = 60.0
PAUSE = 0.05

X = ctypes.CDLL("libX11.so.6")
for function in (X.XOpenDisplay, X.XDefaultRootWindow, X.XInternAtom):
    function.restype = ctypes.c_void_p

# Ignores X errors. A window may be closed after it was listed and before its title is queried. The default error
# handler would end the program.
IGNORE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda display, error: 0)
X.XSetErrorHandler(IGNORE)


class TextProperty(ctypes.Structure):
    """The C structure XTextProperty."""
    _fields_ = [("value", ctypes.c_void_p), ("encoding", ctypes.c_ulong), ("format", ctypes.c_int),
                ("bytes", ctypes.c_ulong)]


def move_pointer(x, y):
    """Moves the mouse pointer to a place on the screen, in pixels from the upper left corner."""
    display = ctypes.c_void_p(X.XOpenDisplay(None))
    X.XWarpPointer(display, None, ctypes.c_ulong(X.XDefaultRootWindow(display)), 0, 0, 0, 0, x, y)
    X.XSync(display, 0)
    X.XCloseDisplay(display)


class Window:
    """A window whose title starts with a text. The constructor waits until the window exists."""

    def __init__(self, title):
        self.display = ctypes.c_void_p(X.XOpenDisplay(None))
        self.root = X.XDefaultRootWindow(self.display)
        self.start = title.encode()
        self.window = self.find()

    def find(self):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for window in map(ctypes.c_ulong, self.children()):
                if self.title_of(window).startswith(self.start):
                    return window
            time.sleep(PAUSE)
        raise TimeoutError(f"no window {self.start} within {PATIENCE} s")

    def children(self):
        ignored, count = ctypes.c_ulong(), ctypes.c_uint()
        list_ = ctypes.POINTER(ctypes.c_ulong)()
        X.XQueryTree(self.display, ctypes.c_ulong(self.root), ctypes.byref(ignored), ctypes.byref(ignored),
                     ctypes.byref(list_), ctypes.byref(count))
        windows = list_[: count.value]
        if windows:
            X.XFree(list_)
        return windows

    def title(self):
        """Returns the title as bytes. Finds the window again if the program has replaced it, as SDL 3 does when it
        creates an OpenGL context."""
        found = self.title_of(self.window)
        if not found:
            self.window = self.find()
            found = self.title_of(self.window)
        return found

    def title_of(self, window):
        """Returns the title of a window as bytes. Their encoding depends on the locale of the program."""
        name = TextProperty()
        X.XGetWMName(self.display, window, ctypes.byref(name))
        text = ctypes.string_at(name.value, name.bytes) if name.value else b""
        if name.value:
            X.XFree(ctypes.c_void_p(name.value))
        return text

    def send(self, event, mask):
        X.XSendEvent(self.display, self.window, 0, ctypes.c_long(mask), event.ljust(EVENT_SIZE, b"\0"))
        X.XFlush(self.display)

    def press_escape(self):
        key = X.XKeysymToKeycode(self.display, ctypes.c_ulong(ESCAPE)) & 0xFF
        # Fields of XKeyEvent: type, serial, send_event, display, window, root, subwindow, time, x, y, x_root, y_root,
        # state, keycode, same_screen
        event = struct.pack("@iLiPLLLLiiiiIIi", KEY_PRESS, 0, 0, self.display.value, self.window.value, self.root, 0,
                            0, 1, 1, 1, 1, 0, key, 1)
        self.send(event, KEY_PRESS_MASK)

    def close(self):
        protocols, close = (X.XInternAtom(self.display, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
        # Fields of XClientMessageEvent: type, serial, send_event, display, window, message_type, format, data
        event = struct.pack("@iLiPLLi5l", CLIENT_MESSAGE, 0, 0, self.display.value, self.window.value, protocols, 32,
                            close, 0, 0, 0, 0)
        self.send(event, 0)

    def resize(self, width, height):
        X.XResizeWindow(self.display, self.window, width, height)
        X.XSync(self.display, 0)
