# Made from the description of the API by bindings/python/generate; a test fails if it differs.
"""The types of callbacks, and what calls them from C."""

from __future__ import annotations

from ctypes import string_at
from typing import TYPE_CHECKING, Callable

from .._callbacks import Trampoline
from . import raw
from .enums import *

if TYPE_CHECKING:
    from ..objects import Buffer, Context, Device, Fence, Kernel, Program, Queue, Ring, Sampler, Texture

LogCallback = Callable[[LogLevel, str], object]
"""Receives a log message. The callback may call any clgl function. These calls are not logged to the callback,
and do not change the error message of the thread.

Arguments:
    level: importance of the message, LogLevel.ERROR to LogLevel.TRACE
    message: the message; valid until the callback returns

Threads: the thread that makes the logged call, with no lock of the library held
"""
log_callback = Trampoline(
    raw.clgl_log_callback, lambda level, message: (LogLevel(level), (message or b"").decode(errors="replace"),), once=False)
ContextCallback = Callable[[str, bytes], object]
"""Receives a message of the OpenCL driver about a context, usually after an error. Few drivers send messages.
The callback may call any clgl function that any thread may call, but must not wait for fences or queues.
Callbacks of the fences of the context are delayed while it runs.

Arguments:
    message: the message as readable text; valid until the callback returns
    private_info: data that only the vendor of the driver can interpret, or None; valid until the callback returns

Threads: a thread of the library, with no lock of the library held, possibly some time after the event. Calls
in the callback do not change the error message of that thread.
"""
context_callback = Trampoline(
    raw.clgl_context_callback, lambda message, private_info, private_size: ((message or b"").decode(errors="replace"), string_at(private_info, private_size),), once=False)
PrintfCallback = Callable[[str], object]
"""Receives the printf output of kernels, in parts of any length, in the order in which the driver reports them.

Arguments:
    text: the text, NUL-terminated; valid until the callback returns

Threads: a thread of the OpenCL driver, with no lock of the library held. Calls in the callback do not change
the error message of that thread.
"""
printf_callback = Trampoline(
    raw.clgl_printf_callback, lambda text, size: ((text or b"").decode(errors="replace"),), once=False)
BufferDestructor = Callable[[], object]
"""Called when the memory of a buffer or texture is no longer used. The callback may call any clgl function that
any thread may call, but must not wait for fences or queues.

Threads: a thread of the library, with no lock of the library held
"""
buffer_destructor = Trampoline(
    raw.clgl_buffer_destructor, lambda: (), once=True)
ProgramCallback = Callable[["Program", Result], object]
"""Called when a build, compilation or link with a callback has ended. The callback may call any clgl function
that any thread may call, including Program.build and Program.close for this program. If the build failed,
error_message returns the message in the callback.

Arguments:
    program: the program
    result: the result that the call would have returned without a callback

Threads: a thread of the library, with no lock of the library held; possibly before the call that starts the
build returns
"""
program_callback = Trampoline(
    raw.clgl_program_callback, lambda program, result: (Program._lent(program), Result(result),), once=True)
FenceCallback = Callable[["Fence", FenceStatus], object]
"""Called when a fence has reached the requested status or has failed. The callback may call any clgl function
that any thread may call, including Fence.close for this fence, but must not wait for fences or queues.

Arguments:
    fence: the fence; an invalid handle if the fence was destroyed in the meantime
    status: the requested status, FenceStatus.SUBMITTED, FenceStatus.RUNNING or FenceStatus.COMPLETE; or
        FenceStatus.FAILED

Threads: a thread of the OpenCL driver or of the library; or, if the fence has already reached the status, the
thread that sets the callback, during that call. No lock of the library is held. Calls in the callback do not
change the error message of that thread.
"""
fence_callback = Trampoline(
    raw.clgl_fence_callback, lambda fence, status: (Fence._lent(fence), FenceStatus(status),), once=True)
HostFunction = Callable[[], int]
"""Runs as a command of a queue (Queue.launch_host_function). The function may call any clgl function that any
thread may call, but must not wait for fences or queues. Callbacks of fences may be delayed while it runs.

Threads: a thread of the OpenCL driver or of the library, with no lock of the library held. Calls in the
function do not change the error message of that thread.
"""
host_function = Trampoline(
    raw.clgl_host_function, lambda: (), once=True)
