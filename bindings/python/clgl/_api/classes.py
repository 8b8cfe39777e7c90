# Made from the description of the API by bindings/python/generate; a test fails if it differs.
"""The base of each class, and the functions that belong to none."""

from __future__ import annotations

from ctypes import c_int32, c_int64, c_size_t, c_uint32, c_void_p
from typing import TYPE_CHECKING, List, Optional, Sequence, Tuple

from .._data import (Data, Opaque, array_of, fetch, fetch_list, fetch_text, handle_list, handle_of, keep_until,
                     nanoseconds, opaque, readable, size_of_rect, text_of, wait_list, writable)
from .._object import Object, Waits
from . import callbacks, raw, structs
from .enums import *
from .structs import *

if TYPE_CHECKING:
    from ..objects import Buffer, Context, Device, Fence, Kernel, Program, Queue, Ring, Sampler, Texture, View


class DeviceBase(Object):
    """A handle of an OpenCL device; valid until the process ends."""

    @property
    def info(self) -> DeviceInfo:
        """Returns the properties and limits of a device.

        Returns:
            the properties

        Raises Error with:
            Result.INVALID_HANDLE: device is not a valid Device

        Threads: any

        See OpenCL 3.0 section 4.2, clGetDeviceInfo; cl_khr_device_uuid; cl_khr_pci_bus_info,
        cl_nv_device_attribute_query, cl_amd_device_attribute_query.
        """
        _info = raw.clgl_device_info()
        raw.clgl_device_get_info(self._handle, _info)
        return structs.DeviceInfo(_info, self._context)

    def query(self, param: int) -> bytes:
        """Returns an OpenCL property of a device, as clGetDeviceInfo does.

        Args:
            param: a cl_device_info value, such as 0x1002 (CL_DEVICE_MAX_COMPUTE_UNITS)

        Raises Error with:
            Result.INVALID_HANDLE: device is not a valid Device
            Result.OUT_OF_RANGE: the value is larger than capacity
            Result.UNSUPPORTED: the device does not know param
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OPENCL: an OpenCL call failed; see error_get_native_code

        Threads: any

        See OpenCL 3.0 section 4.2, clGetDeviceInfo.
        """
        return fetch(lambda _capacity, _value, _size: raw.clgl_device_query(self._handle, param, _capacity, _value, _size))

    @property
    def cl_device(self) -> int:
        """Returns the cl_device_id of a device.

        Returns:
            the cl_device_id

        Raises Error with:
            Result.INVALID_HANDLE: device is not a valid Device

        Threads: any

        See OpenCL 3.0 section 4.2, clGetDeviceIDs.
        """
        _cl_device_id = c_void_p()
        raw.clgl_device_cl_device(self._handle, _cl_device_id)
        return _cl_device_id.value or 0

    @property
    def cl_platform(self) -> int:
        """Returns the cl_platform_id of the platform of a device.

        Returns:
            the cl_platform_id

        Raises Error with:
            Result.INVALID_HANDLE: device is not a valid Device

        Threads: any

        See OpenCL 3.0 section 4.1, clGetPlatformIDs.
        """
        _cl_platform_id = c_void_p()
        raw.clgl_device_cl_platform(self._handle, _cl_platform_id)
        return _cl_platform_id.value or 0


class ContextBase(Object):
    """A handle of a context: OpenCL devices, usually joined with an OpenGL context."""

    _destroy = raw.clgl_context_destroy

    @classmethod
    def create(
            cls, *, flags: ContextFlags = ContextFlags(0), winsys: Winsys = Winsys.NONE,
            transport: Transport = Transport.AUTO, device: Optional[Device] = None, cl_context: Opaque = None,
            gl_context: Opaque = None, gl_display: Opaque = None, label: Optional[str] = None,
            devices: Optional[Sequence[Device]] = None, device_types: DeviceTypeFlags = DeviceTypeFlags(0),
            callback: Optional[callbacks.ContextCallback] = None,
            printf_callback: Optional[callbacks.PrintfCallback] = None, printf_buffer_size: int = 0) -> Context:
        """Creates a context that joins OpenCL with OpenGL.

        By default it uses the OpenGL context that is current on this thread, or the one that desc.gl_context
        names. ContextFlags.HEADLESS creates an OpenGL context without a window. This context uses an EGL
        device on the GPU of the OpenCL device if there are EGL devices, else the surfaceless EGL platform.
        ContextFlags.COMPUTE_ONLY creates a context without OpenGL.

        Transports are tested with a small transfer, best first, until one works for new buffers; others are
        tested when the first object may use them. The tests run once per pair of drivers, so that the first
        context takes longer.

        Args:
            flags: 0 = the current OpenGL context
            winsys: the API of gl_context, only with gl_context; Winsys.NONE = query from the window system
            transport: the only transport to use; Transport.AUTO = that of the environment variable CLGL_TRANSPORT
                (external, native, mapped or staged), or the best one if it is not set
            device: the OpenCL device. None = the first of these that applies: the device of cl_context; the device
                that the environment variable CLGL_DEVICE names (see clgl_environment(7)); the device that drives
                the OpenGL context, or with ContextFlags.COMPUTE_ONLY the first device that is not a CPU, else the
                first device
            cl_context: an existing cl_context to use, which is retained. device or devices must belong to it. If
                both are None, the context uses the device of cl_context that matches the OpenGL context best. With
                ContextFlags.COMPUTE_ONLY it then uses all devices of cl_context that device_list lists. None =
                create one
            gl_context: the OpenGL context (EGLContext, GLXContext). If it is not current on this thread, also set
                winsys and gl_display: it is then made current during the call. None = the current one
            gl_display: the display of gl_context (EGLDisplay, Display *), only with gl_context; None = query from
                the window system
            label: a name for messages and debugging tools, copied; None = none
            devices: only with ContextFlags.COMPUTE_ONLY, instead of device: different devices of one platform;
                queues use the first by default. None = device
            device_types: only with ContextFlags.COMPUTE_ONLY, instead of device, devices and cl_context: all
                available devices of these types of one platform. This is the platform of the first such device that
                is not a CPU, or else of the first such device. 0 = device
            callback: receives messages of the OpenCL driver about the context; must be None with cl_context, which
                has its own callback; None = none
            printf_callback: receives the output of printf in kernels, on devices with cl_arm_printf; must be None
                with cl_context. None = the driver writes the output, usually to standard output
            printf_buffer_size: size of the printf buffer in bytes, only with printf_callback; output that does not
                fit is lost. 0 = the default of the driver

        Returns:
            the context

        Raises Error with:
            Result.INVALID_ARGUMENT: a flag, winsys, transport or device type is unknown; fields contradict each
                other or the current OpenGL context; devices belong to different platforms or are listed twice;
                callback or printf_callback is set with cl_context; printf_user_data or printf_buffer_size is set
                without printf_callback; CLGL_TRANSPORT, CLGL_NATIVE_ORDER, CLGL_EXTERNAL_ORDER or CLGL_CACHE in the
                environment has an unknown value
            Result.INVALID_HANDLE: device or an element of devices is not a valid Device
            Result.NO_GL_CONTEXT: no OpenGL context is current on this thread; or gl_context is not current and
                cannot be made current
            Result.NO_OPENCL: there is no OpenCL platform
            Result.NO_DEVICE: CLGL_DEVICE in the environment names no device; a device does not belong to
                cl_context; no available device has one of device_types; or OpenCL has no device
            Result.NO_OPENGL: a headless context cannot be created; the X display has no GLX; or the OpenGL or
                OpenGL ES version is lower than 3.0
            Result.NO_TRANSPORT: the required transport does not work, or none does; the message has the reasons
            Result.UNSUPPORTED: printf_callback is set and a device does not have cl_arm_printf
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.OPENGL: an OpenGL call failed; see error_get_native_code
            Result.WINSYS: the headless OpenGL context cannot be made current; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available
            Result.FORKED: the process is a fork of one that used clgl
            Result.VULKAN: a Vulkan call failed; see error_get_native_code

        Threads: with the OpenGL context to join, or any with ContextFlags.HEADLESS, with
        ContextFlags.COMPUTE_ONLY, or with gl_context, winsys and gl_display. An OpenGL context that is
        current stays current.

        See OpenCL 3.0 section 4.4, clCreateContext; cl_khr_gl_sharing; EGL_EXT_platform_device,
        EGL_MESA_platform_surfaceless; cl_arm_printf.
        """
        _desc = structs.ContextDesc(
                flags=flags, winsys=winsys, transport=transport, device=device, cl_context=cl_context,
                gl_context=gl_context, gl_display=gl_display, label=label, devices=devices,
                device_types=device_types, callback=callback, printf_callback=printf_callback,
                printf_buffer_size=printf_buffer_size)
        _context = c_void_p()
        with callbacks.context_callback.kept(_desc.user_data), callbacks.printf_callback.kept(_desc.printf_user_data):
            raw.clgl_context_create(_desc, _context)
        return Context._adopt(_context.value, None)._made_of(_desc)

    @property
    def info(self) -> ContextInfo:
        """Returns the properties of a context.

        Returns:
            the properties

        Raises Error with:
            Result.INVALID_HANDLE: context is not a valid Context

        Threads: any
        """
        _info = raw.clgl_context_info()
        raw.clgl_context_get_info(self._handle, _info)
        return structs.ContextInfo(_info, self._context)

    @property
    def devices(self) -> List[Device]:
        """Lists the devices of a context.

        Raises Error with:
            Result.INVALID_HANDLE: context is not a valid Context

        Threads: any

        See OpenCL 3.0 section 4.4, CL_CONTEXT_DEVICES.
        """
        return [Device._lent(_item, self._context) for _item, in fetch_list(lambda _capacity, _devices, _count: raw.clgl_context_get_devices(self._handle, _capacity, _devices, _count), c_void_p)]

    def query(self, param: int) -> bytes:
        """Returns an OpenCL property of a context, as clGetContextInfo does: for example its reference count.

        Args:
            param: a cl_context_info value, such as 0x1082 (CL_CONTEXT_PROPERTIES)

        Raises Error with:
            Result.INVALID_HANDLE: context is not a valid Context
            Result.OUT_OF_RANGE: the value is larger than capacity
            Result.UNSUPPORTED: the OpenCL driver does not know param
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OPENCL: an OpenCL call failed; see error_get_native_code

        Threads: any

        See OpenCL 3.0 section 4.4, clGetContextInfo.
        """
        return fetch(lambda _capacity, _value, _size: raw.clgl_context_query(self._handle, param, _capacity, _value, _size))

    def verify_transports(self) -> None:
        """Runs the self-tests of all transports that the context may use and that no object has needed yet, so
        that reports have their results. Without the call they run when the first object needs them.

        Raises Error with:
            Result.INVALID_HANDLE: context is not a valid Context
            Result.NO_GL_CONTEXT: no OpenGL context is current on this thread; for a headless context: it is current
                on another thread
            Result.WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
            Result.NO_OPENGL: the context was created with ContextFlags.COMPUTE_ONLY
            Result.OUT_OF_HOST_MEMORY: the process is out of memory
            Result.WINSYS: the headless OpenGL context cannot be made current; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset, or it or its display has ended

        Threads: GL
        """
        raw.clgl_context_verify_transports(self._handle)

    def transport_report(self, index: int) -> TransportReport:
        """Returns the present state of one transport in a context. Runs no self-test.

        Args:
            index: 0 to ContextInfo.transport_count - 1, in the order of preference

        Returns:
            the state

        Raises Error with:
            Result.INVALID_HANDLE: context is not a valid Context
            Result.OUT_OF_RANGE: index is too large

        Threads: any
        """
        _report = raw.clgl_transport_report()
        raw.clgl_context_get_transport_report(self._handle, index, _report)
        return structs.TransportReport(_report, self._context)

    @property
    def report(self) -> str:
        """Writes a report of a context as text for people: OpenGL, OpenCL, how the device was chosen, each
        transport with its reason, and the texture formats that have failed their self-tests with these
        drivers. Runs no self-test: call Context.verify_transports before for the results of all transports.

        Raises Error with:
            Result.INVALID_ARGUMENT: text and size are both None
            Result.INVALID_HANDLE: context is not a valid Context
            Result.OUT_OF_HOST_MEMORY: the process is out of memory

        Threads: any
        """
        return fetch_text(lambda _capacity, _text, _size: raw.clgl_context_get_report(self._handle, _capacity, _text, _size))

    def memory_usage(self, transport: Transport) -> MemoryUsage:
        """Returns how much memory the objects of a context use for one transport.

        Args:
            transport: the transport; Transport.AUTO = objects without OpenGL

        Returns:
            the numbers

        Raises Error with:
            Result.INVALID_ARGUMENT: transport is unknown
            Result.INVALID_HANDLE: context is not a valid Context

        Threads: any
        """
        _usage = raw.clgl_memory_usage()
        raw.clgl_context_get_memory_usage(self._handle, transport, _usage)
        return structs.MemoryUsage(_usage, self._context)

    def make_current(self, current: bool = True) -> None:
        """Makes the OpenGL context of a headless clgl context current on this thread, or restores the previous
        context. The application can draw with the context while it is current.

        If the application has made another context current on this thread in the meantime, restoring leaves
        that context current.

        Args:
            current: 1 = make it current; 0 = restore the previous context, on the same thread

        Raises Error with:
            Result.INVALID_HANDLE: context is not a valid Context
            Result.NO_OPENGL: the context was created with ContextFlags.COMPUTE_ONLY
            Result.UNSUPPORTED: the context is not headless
            Result.WINSYS: the headless OpenGL context cannot be made current; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
            Result.INVALID_STATE: the OpenGL context was already made current by this function on any thread;
                current is 0 and it was not made current on this thread; or the call comes from a log callback
                during a call that uses the OpenGL context

        Threads: any

        See EGL 1.5 section 3.7.3, eglMakeCurrent.
        """
        raw.clgl_context_make_current(self._handle, current)

    def proc_address(self, name: str) -> int:
        """Returns the address of an OpenGL function, as eglGetProcAddress and glXGetProcAddress do.

        Args:
            name: the name, such as "glDrawArrays"

        Returns:
            the address of the function

        Raises Error with:
            Result.INVALID_ARGUMENT: name is None
            Result.INVALID_HANDLE: context is not a valid Context
            Result.NO_OPENGL: the context was created with ContextFlags.COMPUTE_ONLY
            Result.UNSUPPORTED: the OpenGL driver has no such function

        Threads: any

        See EGL 1.5 section 3.12, eglGetProcAddress; GLX 1.4 section 3.3.12, glXGetProcAddress.
        """
        _function = c_void_p()
        raw.clgl_context_get_proc_address(self._handle, text_of(name), _function)
        return _function.value or 0

    def texture_list_formats(self, type: TextureType, access: Access) -> List[Format]:
        """Lists the formats for which all devices of a context support images. Only formats with a
        CLGL_FORMAT_... value are listed.

        Args:
            type: the type of the textures
            access: how commands use the textures

        Raises Error with:
            Result.INVALID_ARGUMENT: type or access is unknown
            Result.INVALID_HANDLE: context is not a valid Context
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OPENCL: an OpenCL call failed; see error_get_native_code

        Threads: any

        See OpenCL 3.0 section 5.3.2, clGetSupportedImageFormats.
        """
        return [Format(_item) for _item, in fetch_list(lambda _capacity, _formats, _count: raw.clgl_texture_list_formats(self._handle, type, access, _capacity, _formats, _count), c_int32)]

    def texture_verify(
            self, transport: Transport, gl_target: int, format: Format, flags: TextureFlags) -> TextureSupport:
        """Tests whether a transport can share textures of a format and target. Transfers a small texture both
        ways and compares every byte, as Texture.create does for the first texture. Each test runs once per
        process.

        Args:
            transport: the transport, not Transport.AUTO
            gl_target: the OpenGL target, as in TextureDesc; not 0
            format: the format
            flags: TextureFlags.CONVERT_FORMAT and TextureFlags.SAMPLES_AS_LAYERS combined; 0 = none

        Returns:
            the result

        Raises Error with:
            Result.INVALID_ARGUMENT: flags, transport, gl_target or format is unknown
            Result.INVALID_HANDLE: context is not a valid Context
            Result.NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is current on
                another thread
            Result.WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
            Result.NO_OPENGL: the context was created with ContextFlags.COMPUTE_ONLY
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OPENGL: an OpenGL call failed; see error_get_native_code
            Result.WINSYS: the headless OpenGL context cannot be made current; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed

        Threads: GL
        """
        _support = raw.clgl_texture_support()
        raw.clgl_texture_verify(self._handle, transport, gl_target, format, flags, _support)
        return structs.TextureSupport(_support, self._context)

    @property
    def cl_context(self) -> int:
        """Returns the cl_context of a context.

        Returns:
            the cl_context; call clRetainContext to keep it longer

        Raises Error with:
            Result.INVALID_HANDLE: context is not a valid Context

        Threads: any

        See OpenCL 3.0 section 4.4, clCreateContext.
        """
        _cl_context = c_void_p()
        raw.clgl_context_cl_context(self._handle, _cl_context)
        return _cl_context.value or 0

    @property
    def gl_context(self) -> Tuple[int, int]:
        """Returns the OpenGL context of a context, and its display.

        Returns:
            the EGLContext or GLXContext; may be None if gl_display is not
            the EGLDisplay or Display *; may be None if gl_context is not

        Raises Error with:
            Result.INVALID_ARGUMENT: gl_context and gl_display are both None
            Result.INVALID_HANDLE: context is not a valid Context
            Result.NO_OPENGL: the context was created with ContextFlags.COMPUTE_ONLY

        Threads: any

        See EGL 1.5 section 3.7; GLX 1.4 section 3.3.7.
        """
        _gl_context = c_void_p()
        _gl_display = c_void_p()
        raw.clgl_context_gl_context(self._handle, _gl_context, _gl_display)
        return _gl_context.value or 0, _gl_display.value or 0


class QueueBase(Object):
    """A handle of an OpenCL command queue."""

    _destroy = raw.clgl_queue_destroy

    def _acquire(self, handover: Handover, *, waits: Waits = ()) -> Fence:
        """Acquires buffers and textures for a queue. Commands that are enqueued afterwards see what earlier
        OpenGL commands of the current context of this thread have written. Until Queue.release, OpenGL must
        not use the acquired parts.

        Acquires all objects or none. If there are EGL syncs or ContextFlags.SYNC_THREAD is set, the call
        blocks for at most 0.1 ms. Otherwise OpenCL cannot wait for OpenGL, and the call blocks until OpenGL
        has completed its commands.

        In an in-order queue, an acquire can be deferred until the next command (see clgl_transports(7)). This
        command then reports driver errors of the acquire.

        Args:
            handover: the objects, with the parts that commands read or write
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when the queue has acquired the objects

        Raises Error with:
            Result.INVALID_ARGUMENT: handover is None, has unknown flags or no objects; a list is None although its
                count is not 0, or has more than 1,048,576 elements; a range or region has a size of 0
            Result.INVALID_HANDLE: an element of the lists of handover is not a valid handle
            Result.OUT_OF_RANGE: a range or region extends past the end of its object
            Result.INVALID_GL_OBJECT: the OpenGL object of a wrapped object was deleted
            Result.GL_OBJECT_CHANGED: the OpenGL object of a wrapped object got new storage
            Result.WRONG_CONTEXT: an object or fence belongs to another clgl context than the queue
            Result.NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is current on
                another thread
            Result.WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
            Result.ALREADY_ACQUIRED: an overlapping part is already acquired, and this acquire or the earlier one
                writes; with the transport native also if another part of the object is acquired
            Result.NO_OPENGL: the context was created with ContextFlags.COMPUTE_ONLY
            Result.UNSUPPORTED: an object is not shared with OpenGL, so it needs no acquire
            Result.COMMAND_FAILED: a fence in waits has failed
            Result.OPENGL: an OpenGL call failed; see error_get_native_code
            Result.WINSYS: the headless OpenGL context cannot be made current; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
            Result.VULKAN: a Vulkan call failed; see error_get_native_code
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: GL, or any with HandoverFlags.SKIP_GL_SYNC if the transport of every object needs no OpenGL
        commands

        See cl_khr_gl_sharing, clEnqueueAcquireGLObjects.
        """
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_acquire(self._handle, handover, _wait_count, _waits, _fence)
        return Fence._adopt(_fence.value, self._context)

    def _release(self, handover: Handover, *, waits: Waits = ()) -> Fence:
        """Releases acquired buffers and textures to OpenGL. OpenGL commands that the current context of this
        thread issues afterwards see what the commands of the queue have written.

        Other contexts of the share group see the data at once if the transport needs no OpenGL commands.
        Otherwise call Fence.record_gl after the release, and Fence.wait_gl on this fence in the other
        context. The call blocks the CPU at most once, until the commands have completed; with
        HandoverFlags.NO_CPU_WAIT it never blocks.

        After Result.COMMAND_FAILED, Result.INVALID_GL_OBJECT and Result.GL_OBJECT_CHANGED the objects are
        released. Objects that did not fail contain the bytes that OpenCL wrote.

        Args:
            handover: the objects, with the parts that commands have written
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when OpenCL no longer uses the objects

        Raises Error with:
            Result.INVALID_ARGUMENT: handover is None, has unknown flags or no objects; a list is None although its
                count is not 0, or has more than 1,048,576 elements; a range or region has a size of 0;
                HandoverFlags.GENERATE_MIPMAPS is set for a texture that cannot have mipmaps
            Result.INVALID_HANDLE: an element of the lists of handover is not a valid handle
            Result.OUT_OF_RANGE: a range or region extends past the acquired part or past the end of its object
            Result.INVALID_GL_OBJECT: the OpenGL object of a wrapped object was deleted
            Result.GL_OBJECT_CHANGED: the OpenGL object of a wrapped object got new storage
            Result.WRONG_CONTEXT: an object or fence belongs to another clgl context than the queue
            Result.NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is current on
                another thread
            Result.WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
            Result.NOT_ACQUIRED: an object is not acquired by this queue
            Result.UNSUPPORTED: an object is not shared with OpenGL, so it needs no release
            Result.COMMAND_FAILED: a command of the release failed, or something that the release or the acquire
                waited for failed; or a fence in waits had failed before
            Result.OPENGL: an OpenGL call failed; see error_get_native_code
            Result.WINSYS: the headless OpenGL context cannot be made current; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
            Result.VULKAN: a Vulkan call failed; see error_get_native_code
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: GL, or any with HandoverFlags.NO_CPU_WAIT or if the transport of every object needs no OpenGL
        commands (see HandoverFlags.SKIP_GL_SYNC)

        See cl_khr_gl_sharing, clEnqueueReleaseGLObjects.
        """
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_release(self._handle, handover, _wait_count, _waits, _fence)
        return Fence._adopt(_fence.value, self._context)

    @property
    def cl_queue(self) -> int:
        """Returns the cl_command_queue of a queue. After this call the library no longer defers acquires of this
        queue, because the application may enqueue commands that the library does not know.

        Returns:
            the cl_command_queue; call clRetainCommandQueue to keep it longer

        Raises Error with:
            Result.INVALID_HANDLE: queue is not a valid Queue
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available
            Result.VULKAN: a Vulkan call failed; see error_get_native_code

        Threads: any

        See OpenCL 3.0 section 5.1, clCreateCommandQueueWithProperties.
        """
        _cl_command_queue = c_void_p()
        raw.clgl_queue_cl_queue(self._handle, _cl_command_queue)
        return _cl_command_queue.value or 0

    @classmethod
    def create(
            cls, context: Context, *, flags: QueueFlags = QueueFlags(0), cl_queue: Opaque = None,
            label: Optional[str] = None, device: Optional[Device] = None) -> Queue:
        """Creates a command queue on a device of a context, or wraps an existing cl_command_queue.

        Args:
            context: the context
            flags: must be 0 with cl_queue, because an existing queue keeps its properties
            cl_queue: an existing cl_command_queue of the cl_context of the context and of one of its devices, which
                is retained; None = create one
            label: a name for messages and debugging tools, copied; None = none
            device: the device of the context that runs the commands; None = the first, or that of cl_queue

        Returns:
            the queue

        Raises Error with:
            Result.INVALID_ARGUMENT: flags are unknown, or not 0 although cl_queue is set; cl_queue is not a queue
                of device
            Result.INVALID_HANDLE: context is not a valid Context, or desc.device is not a valid Device
            Result.WRONG_CONTEXT: cl_queue belongs to another cl_context, or to a device that the context does not
                have
            Result.NO_DEVICE: desc.device does not belong to the context
            Result.UNSUPPORTED: the device has no queues with these properties (see queue_on_host_properties of
                DeviceInfo)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.1, clCreateCommandQueueWithProperties.
        """
        _desc = structs.QueueDesc(flags=flags, cl_queue=cl_queue, label=label, device=device)
        _queue = c_void_p()
        raw.clgl_queue_create(context._handle, _desc, _queue)
        return Queue._adopt(_queue.value, context)._made_of(_desc)

    def duplicate(self) -> Queue:
        """Creates a queue on the same device of the same context, with the same properties and label. Commands
        are not copied.

        Returns:
            the new queue

        Raises Error with:
            Result.INVALID_HANDLE: queue is not a valid Queue
            Result.UNSUPPORTED: the device cannot create a queue with the properties of an existing cl_command_queue
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.1, clCreateCommandQueueWithProperties, CL_QUEUE_PROPERTIES_ARRAY.
        """
        _duplicate = c_void_p()
        raw.clgl_queue_duplicate(self._handle, _duplicate)
        return Queue._adopt(_duplicate.value, self._context)

    @property
    def info(self) -> QueueInfo:
        """Returns the properties of a queue.

        Returns:
            the properties

        Raises Error with:
            Result.INVALID_HANDLE: queue is not a valid Queue

        Threads: any

        See OpenCL 3.0 section 5.1, clGetCommandQueueInfo.
        """
        _info = raw.clgl_queue_info()
        raw.clgl_queue_get_info(self._handle, _info)
        return structs.QueueInfo(_info, self._context)

    def flush(self) -> None:
        """Submits all commands of a queue to the device. Does not wait.

        Raises Error with:
            Result.INVALID_HANDLE: queue is not a valid Queue
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.15, clFlush.
        """
        raw.clgl_queue_flush(self._handle)

    def _finish(self) -> None:
        """Waits on the CPU until all commands of a queue have completed.

        Raises Error with:
            Result.INVALID_HANDLE: queue is not a valid Queue
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: a command failed, and the OpenCL driver reports this for the queue
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.15, clFinish.
        """
        raw.clgl_queue_finish(self._handle)

    def marker(self, *, waits: Waits = ()) -> Fence:
        """Creates a fence that completes when the commands enqueued so far and the given fences have completed,
        and flushes the queue. In an out-of-order queue, later commands do not wait for the fence.

        Args:
            waits: fences of the same context, of either API

        Returns:
            the fence

        Raises Error with:
            Result.INVALID_HANDLE: queue or an element of waits is not a valid handle
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: a fence in waits has already failed
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.12, clEnqueueMarkerWithWaitList.
        """
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_queue_marker(self._handle, _wait_count, _waits, _fence)
        return Fence._adopt(_fence.value, self._context)

    def barrier(self, *, waits: Waits = ()) -> Fence:
        """Makes later commands of a queue wait for the commands enqueued so far and for the given fences.

        Args:
            waits: fences of the same context, of either API

        Returns:
            a fence that completes when the barrier completes

        Raises Error with:
            Result.INVALID_HANDLE: queue or an element of waits is not a valid handle
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: a fence in waits has already failed
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.12, clEnqueueBarrierWithWaitList.
        """
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_queue_barrier(self._handle, _wait_count, _waits, _fence)
        return Fence._adopt(_fence.value, self._context)

    def _launch_host_function(self, function: callbacks.HostFunction, *, waits: Waits = ()) -> Fence:
        """Enqueues a function of the application as a command, and flushes the queue.

        In an in-order queue the function runs in the order of the commands. In an out-of-order queue it runs
        when the fences in waits have completed. If an earlier command or a fence in waits fails, the function
        may not run, and its fence fails. If the function fails, its fence and the commands that wait for this
        fence fail; the queue continues.

        If the device supports native kernels (DeviceExecFlags.NATIVE_KERNEL), the function runs as a native
        kernel. Otherwise a thread of the library runs the function while the queue waits.

        Args:
            function: the function
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes or fails with the function

        Raises Error with:
            Result.INVALID_ARGUMENT: function is None
            Result.COMMAND_FAILED: a fence in waits has already failed; the function does not run
            Result.INVALID_HANDLE: queue or an element of waits is not a valid handle
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.10, clEnqueueNativeKernel; section 5.11, clCreateUserEvent.
        """
        _user_data = callbacks.host_function.keep(function)
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        with callbacks.host_function.kept(_user_data):
            raw.clgl_queue_launch_host_function(
        self._handle, callbacks.host_function.pointer, _user_data, _wait_count, _waits, _fence)
        return Fence._adopt(_fence.value, self._context)

    def migrate(self, migration: Migration, *, waits: Waits = ()) -> Fence:
        """Moves objects to the memory of the device of a queue, or to host memory, before commands need them.
        Without this call OpenCL moves objects when a command uses them. Useful in contexts with several
        devices.

        Args:
            migration: the objects and the destination
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when the objects have moved

        Raises Error with:
            Result.INVALID_ARGUMENT: migration is None, has unknown flags, no objects, or a reserved field that is
                not 0; a list is None although its count is not 0, or has more than 1,048,576 elements; an object is
                read-only with MigrationFlags.CONTENT_UNDEFINED
            Result.INVALID_HANDLE: an element of the lists of migration is not a valid handle
            Result.NOT_ACQUIRED: the queue has not acquired a shared object, or only for reading with
                MigrationFlags.CONTENT_UNDEFINED
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: a fence in waits has already failed
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.5.6, clEnqueueMigrateMemObjects.
        """
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_migrate(self._handle, migration, _wait_count, _waits, _fence)
        return Fence._adopt(_fence.value, self._context)


class BufferBase(Object):
    """A handle of a buffer."""

    _destroy = raw.clgl_buffer_destroy

    def acquire(self, queue: Queue) -> None:
        """Acquires one whole buffer for a queue: Queue.acquire without flags, parts and fences.

        Commands that are enqueued afterwards see what the OpenGL commands that this thread issued before have
        written.

        Args:
            queue: the queue

        Raises Error with:
            Result.INVALID_HANDLE: queue or buffer is not a valid handle
            Result.INVALID_GL_OBJECT: the OpenGL object that buffer wraps was deleted
            Result.GL_OBJECT_CHANGED: the OpenGL object that buffer wraps got new storage
            Result.WRONG_CONTEXT: buffer belongs to another clgl context than the queue
            Result.NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is current on
                another thread
            Result.WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
            Result.ALREADY_ACQUIRED: buffer or a part of it is already acquired, and this acquire or the earlier one
                writes; with the transport native also if another part of the OpenGL object is acquired
            Result.NO_OPENGL: the context was created with ContextFlags.COMPUTE_ONLY
            Result.UNSUPPORTED: buffer is not shared with OpenGL, so it needs no acquire
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.OPENGL: an OpenGL call failed; see error_get_native_code
            Result.WINSYS: the headless OpenGL context cannot be made current; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available
            Result.VULKAN: a Vulkan call failed; see error_get_native_code

        Threads: GL

        See cl_khr_gl_sharing, clEnqueueAcquireGLObjects.
        """
        raw.clgl_buffer_acquire(queue._handle, self._handle)

    def release(self, queue: Queue) -> None:
        """Releases one buffer to OpenGL: Queue.release without flags, parts and fences.

        OpenGL commands that this thread issues afterwards see what the commands of the queue have written.

        Args:
            queue: the queue that acquired it

        Raises Error with:
            Result.INVALID_HANDLE: queue or buffer is not a valid handle
            Result.INVALID_GL_OBJECT: the OpenGL object that buffer wraps was deleted
            Result.GL_OBJECT_CHANGED: the OpenGL object that buffer wraps got new storage
            Result.WRONG_CONTEXT: buffer belongs to another clgl context than the queue
            Result.NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is current on
                another thread
            Result.WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
            Result.NOT_ACQUIRED: buffer is not acquired by this queue
            Result.UNSUPPORTED: buffer is not shared with OpenGL, so it needs no release
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: a command of the release failed, or something that the release or the acquire
                waited for failed
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.OPENGL: an OpenGL call failed; see error_get_native_code
            Result.WINSYS: the headless OpenGL context cannot be made current; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available
            Result.VULKAN: a Vulkan call failed; see error_get_native_code

        Threads: GL, or any if the transport needs no OpenGL commands (see HandoverFlags.SKIP_GL_SYNC)

        See cl_khr_gl_sharing, clEnqueueReleaseGLObjects.
        """
        raw.clgl_buffer_release(queue._handle, self._handle)

    @classmethod
    def create(
            cls, context: Context, *, flags: BufferFlags = BufferFlags(0), access: Access = Access.READ_WRITE,
            transport: Transport = Transport.AUTO, gl_name: int = 0, size: int = 0, data: Data = None,
            label: Optional[str] = None) -> Buffer:
        """Creates a buffer. By default OpenGL and OpenCL share it, with a new OpenGL buffer; desc.gl_name wraps
        an existing OpenGL buffer instead. With BufferFlags.COMPUTE_ONLY the buffer is used by OpenCL only.

        OpenGL owns a new shared buffer: acquire the buffer before commands use it. All buffers that wrap one
        OpenGL name use one storage, and the transport of the first of them.

        Args:
            context: the context
            flags: 0 = none
            access: how OpenCL uses it
            transport: the only transport to use; Transport.AUTO = that of the context
            gl_name: the OpenGL buffer to wrap; 0 = create one
            size: the size in bytes; when wrapping, the expected size, 0 = query from GL (if OpenGL ES cannot return
                the size, the given size is used unchecked)
            data: the initial content, copied during the call; with BufferFlags.USE_HOST_MEMORY the memory to use.
                None = undefined content
            label: a name for messages and debugging tools (GL_KHR_debug), copied; None = none

        Returns:
            the buffer

        Raises Error with:
            Result.INVALID_ARGUMENT: flags, access or transport is unknown; flags contradict each other or gl_name;
                size is 0 for a new buffer; data is set for a wrapped buffer, or None with
                BufferFlags.USE_HOST_MEMORY
            Result.INVALID_HANDLE: context is not a valid Context
            Result.OUT_OF_RANGE: size is more than a device of the context can allocate
            Result.MISALIGNED: data cannot be used in place, because its address is not a multiple of the required
                alignment
            Result.INVALID_GL_OBJECT: gl_name does not exist, is not a buffer, has no storage, or does not have the
                expected size
            Result.NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is current on
                another thread
            Result.WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
            Result.NO_OPENGL: the context was created with ContextFlags.COMPUTE_ONLY
            Result.NO_TRANSPORT: no transport can share the buffer; the message says why
            Result.UNSUPPORTED: gl_name is already wrapped with another transport than desc.transport, or in a way
                that prevents BufferFlags.GL_MAPPABLE; or the transport that desc or CLGL_TRANSPORT requires cannot
                share the buffer
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.OPENGL: an OpenGL call failed; see error_get_native_code
            Result.WINSYS: the headless OpenGL context cannot be made current; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available
            Result.VULKAN: a Vulkan call failed; see error_get_native_code

        Threads: GL, or any with BufferFlags.COMPUTE_ONLY

        See cl_khr_gl_sharing, clCreateFromGLBuffer; OpenGL 4.6 core section 6.2, glBufferStorage; OpenCL 3.0
        section 5.2.1, clCreateBuffer.
        """
        _desc = structs.BufferDesc(
                flags=flags, access=access, transport=transport, gl_name=gl_name, size=size, data=data, label=label)
        _buffer = c_void_p()
        raw.clgl_buffer_create(context._handle, _desc, _buffer)
        return Buffer._adopt(_buffer.value, context)._made_of(_desc)

    def create_sub(self, access: Access, range: Range) -> Buffer:
        """Creates a sub-buffer: a buffer that is a part of another one. A sub-buffer can be acquired separately;
        an acquire of the parent includes it.

        Args:
            access: how commands use the sub-buffer; must be Access.READ_ONLY if the parent is read-only
            range: the part of parent, in bytes

        Returns:
            the sub-buffer

        Raises Error with:
            Result.INVALID_ARGUMENT: range is None; access is unknown, or allows writing although the parent is
                read-only; parent is a sub-buffer; range.size is 0
            Result.INVALID_HANDLE: parent is not a valid Buffer
            Result.OUT_OF_RANGE: range extends past the end of parent
            Result.MISALIGNED: range.offset is not a multiple of mem_base_addr_align of the device (see DeviceInfo)
            Result.UNSUPPORTED: the OpenCL driver cannot handle sub-buffers of buffers shared by the transport
                native
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.2.1, clCreateSubBuffer.
        """
        _buffer = c_void_p()
        raw.clgl_buffer_create_sub(self._handle, access, range, _buffer)
        return Buffer._adopt(_buffer.value, self._context)

    def rewrap(self) -> None:
        """Updates a buffer to the current storage of the OpenGL buffer that it wraps, and keeps the handle. Call
        this function after the OpenGL buffer was respecified. If the call fails, the buffer stays unchanged.

        Sub-buffers keep the old storage: create new ones. Kernels that have the buffer as an argument use the
        new storage from their next launch.

        Raises Error with:
            Result.INVALID_HANDLE: buffer is not a valid Buffer
            Result.OUT_OF_RANGE: the new size is more than a device of the context can allocate
            Result.INVALID_GL_OBJECT: the OpenGL buffer was deleted, or has no storage
            Result.NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is current on
                another thread
            Result.WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
            Result.ALREADY_ACQUIRED: the buffer is acquired
            Result.NO_TRANSPORT: no transport can share the new storage; the message says why
            Result.UNSUPPORTED: the buffer does not wrap an application-owned OpenGL buffer, or the required
                transport cannot share the new storage
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.OPENGL: an OpenGL call failed; see error_get_native_code
            Result.WINSYS: the headless OpenGL context cannot be made current; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available
            Result.INVALID_STATE: the buffer is a slot of a ring; or another thread is using the handle
            Result.VULKAN: a Vulkan call failed; see error_get_native_code

        Threads: GL. No other call may use the buffer at the same time.
        """
        raw.clgl_buffer_rewrap(self._handle)

    def set_destructor_callback(self, callback: callbacks.BufferDestructor) -> None:
        """Registers a function that is called when the memory of a buffer is no longer used. Then the
        application may free host memory that was used in place (BufferFlags.USE_HOST_MEMORY).

        The callback runs after all of these:

        - the buffer, its sub-buffers and other buffers that wrap the same OpenGL name are destroyed - the
        application has released its references of the cl_mem - the commands that use the cl_mem have
        completed.

        The callback of a sub-buffer runs when that sub-buffer is no longer used. The OpenGL buffer that the
        library created for a shared buffer may still exist: it is deleted at the next call with the OpenGL
        context.

        A driver may keep the memory longer: rusticl 22.3 while the buffer is an argument of a kernel, PoCL
        3.1 while the buffer is mapped, all drivers while commands are not flushed. Before you wait for the
        callback, destroy such kernels or set other arguments, unmap the buffer, and finish the queue. rusticl
        22.3 may call the callback too early, while launches still use the memory: finish the queue before you
        destroy the buffer.

        Several callbacks run one after another, in reverse order of registration.

        Args:
            callback: the function

        Raises Error with:
            Result.INVALID_ARGUMENT: callback is None
            Result.INVALID_HANDLE: buffer is not a valid Buffer
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OPENCL: an OpenCL call failed; see error_get_native_code

        Threads: any

        See OpenCL 3.0 section 5.5.1, clSetMemObjectDestructorCallback.
        """
        _user_data = callbacks.buffer_destructor.keep(callback)
        with callbacks.buffer_destructor.kept(_user_data):
            raw.clgl_buffer_set_destructor_callback(self._handle, callbacks.buffer_destructor.pointer, _user_data)

    @property
    def info(self) -> BufferInfo:
        """Returns the properties of a buffer.

        Returns:
            the properties

        Raises Error with:
            Result.INVALID_HANDLE: buffer is not a valid Buffer
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OPENCL: an OpenCL call failed; see error_get_native_code

        Threads: any
        """
        _info = raw.clgl_buffer_info()
        raw.clgl_buffer_get_info(self._handle, _info)
        return structs.BufferInfo(_info, self._context)

    def _read(
            self, data: Data, queue: Optional[Queue] = None, *, range: Optional[Range] = None,
            blocking: bool = True, waits: Waits = ()) -> Fence:
        """Reads a range of a buffer into host memory.

        Args:
            data: receives the bytes of the range; without range, those of the whole buffer
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            range: the range, in bytes; None = the whole buffer
            blocking: 1 = return when data is complete; 0 = return at once; see fence
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when data is complete

        Raises Error with:
            Result.INVALID_ARGUMENT: data is None; range.size is 0
            Result.INVALID_HANDLE: buffer is not a valid Buffer
            Result.OUT_OF_RANGE: range extends past the end of the buffer
            Result.NOT_ACQUIRED: the queue has not acquired the range of a shared buffer
            Result.COMMAND_FAILED: blocking is 1 and the command or an earlier command failed; or a fence in waits
                has failed
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.2.2, clEnqueueReadBuffer.
        """
        _data = writable(data, self._range_size(range))
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_buffer_read(
        (queue or self._usual_queue())._handle, self._handle, range, _data, blocking, _wait_count, _waits, _fence)
        _made = Fence._adopt(_fence.value, self._context)
        if not blocking:
            keep_until(_made, _data)
        return _made

    def _write(
            self, data: Data, queue: Optional[Queue] = None, *, range: Optional[Range] = None,
            blocking: bool = True, waits: Waits = ()) -> Fence:
        """Writes host memory to a range of a buffer.

        Args:
            data: the bytes to write; without range, as many as the buffer has
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            range: the range, in bytes; None = the whole buffer
            blocking: 1 = return when data may be changed; 0 = return at once; data must stay unchanged until fence
                completes
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when the buffer has been written

        Raises Error with:
            Result.INVALID_ARGUMENT: data is None; range.size is 0; the buffer is read-only
            Result.INVALID_HANDLE: buffer is not a valid Buffer
            Result.OUT_OF_RANGE: range extends past the end of the buffer
            Result.NOT_ACQUIRED: the queue has not acquired the range of a shared buffer for writing
            Result.COMMAND_FAILED: blocking is 1 and the command or an earlier command failed; or a fence in waits
                has failed
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.2.2, clEnqueueWriteBuffer.
        """
        _data, _ = readable(data, self._range_size(range))
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_buffer_write(
        (queue or self._usual_queue())._handle, self._handle, range, _data, blocking, _wait_count, _waits, _fence)
        _made = Fence._adopt(_fence.value, self._context)
        if not blocking:
            keep_until(_made, _data)
        return _made

    def fill(
            self, pattern: Data, queue: Optional[Queue] = None, *, range: Optional[Range] = None, waits: Waits = ()) -> Fence:
        """Fills a range of a buffer with a repeated pattern.

        Args:
            pattern: the pattern
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            range: the range, in bytes; offset and size are multiples of pattern_size; None = the whole buffer
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when the range has been filled

        Raises Error with:
            Result.INVALID_ARGUMENT: pattern is None; pattern_size has another value; range.size is 0; the buffer is
                read-only
            Result.INVALID_HANDLE: buffer is not a valid Buffer
            Result.OUT_OF_RANGE: range extends past the end of the buffer
            Result.MISALIGNED: the offset or size of the range is not a multiple of pattern_size
            Result.NOT_ACQUIRED: the queue has not acquired the range of a shared buffer for writing
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: a fence in waits has already failed
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.2.3, clEnqueueFillBuffer.
        """
        _pattern, _pattern_size = readable(pattern)
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_buffer_fill(
        (queue or self._usual_queue())._handle, self._handle, range, _pattern, _pattern_size, _wait_count, _waits,
        _fence)
        return Fence._adopt(_fence.value, self._context)

    def copy(
            self, destination: Buffer, queue: Optional[Queue] = None, *, range: Optional[Range] = None,
            offset: int = 0, waits: Waits = ()) -> Fence:
        """Copies a range of one buffer to another, or between ranges of one buffer that do not overlap.

        Args:
            destination: the buffer to write, not read-only; if it is shared, the queue must have acquired it for
                writing
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            range: the range of source, in bytes; None = all of source
            offset: the start of the copy in destination, in bytes
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when the copy is done

        Raises Error with:
            Result.INVALID_ARGUMENT: range.size is 0; destination is read-only
            Result.INVALID_HANDLE: source or destination is not a valid handle
            Result.OUT_OF_RANGE: the range extends past the end of source, or the copy past the end of destination;
                or both overlap
            Result.NOT_ACQUIRED: the queue has not acquired a shared buffer, or has acquired destination only for
                reading
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: a fence in waits has already failed
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.2.2, clEnqueueCopyBuffer.
        """
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_buffer_copy(
        (queue or self._usual_queue())._handle, self._handle, destination._handle, range, offset, _wait_count,
        _waits, _fence)
        return Fence._adopt(_fence.value, self._context)

    def read_rect(
            self, rect: BufferRect, data: Data, queue: Optional[Queue] = None, *, blocking: bool = True,
            waits: Waits = ()) -> Fence:
        """Reads a box of a buffer into host memory.

        Args:
            rect: the box; the fields other_... describe the host memory
            data: receives the box, laid out as the other_... fields of rect say
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            blocking: 1 = return when data is complete; 0 = return at once; see fence
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when data is complete

        Raises Error with:
            Result.INVALID_ARGUMENT: rect or data is None; a size of the box is 0; a pitch is too small, or a slice
                pitch is not a multiple of the row pitch
            Result.INVALID_HANDLE: buffer is not a valid Buffer
            Result.OUT_OF_RANGE: the box extends past the end of the buffer, or its size overflows
            Result.NOT_ACQUIRED: the queue has not acquired the bytes of a shared buffer
            Result.COMMAND_FAILED: blocking is 1 and the command or an earlier command failed; or a fence in waits
                has failed
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.2.2, clEnqueueReadBufferRect.
        """
        _data = writable(data, size_of_rect(rect))
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_buffer_read_rect(
        (queue or self._usual_queue())._handle, self._handle, rect, _data, blocking, _wait_count, _waits, _fence)
        _made = Fence._adopt(_fence.value, self._context)
        if not blocking:
            keep_until(_made, _data)
        return _made

    def write_rect(
            self, rect: BufferRect, data: Data, queue: Optional[Queue] = None, *, blocking: bool = True,
            waits: Waits = ()) -> Fence:
        """Writes a box of host memory to a buffer.

        Args:
            rect: the box; the fields other_... describe the host memory
            data: the box to write, laid out as the other_... fields of rect say
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            blocking: 1 = return when data may be changed; 0 = return at once; data must stay unchanged until fence
                completes
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when the buffer has been written

        Raises Error with:
            Result.INVALID_ARGUMENT: rect or data is None; a size of the box is 0; a pitch is too small, or a slice
                pitch is not a multiple of the row pitch; the buffer is read-only
            Result.INVALID_HANDLE: buffer is not a valid Buffer
            Result.OUT_OF_RANGE: the box extends past the end of the buffer, or its size overflows
            Result.NOT_ACQUIRED: the queue has not acquired the bytes of a shared buffer for writing
            Result.COMMAND_FAILED: blocking is 1 and the command or an earlier command failed; or a fence in waits
                has failed
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.2.2, clEnqueueWriteBufferRect.
        """
        _data, _ = readable(data, size_of_rect(rect))
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_buffer_write_rect(
        (queue or self._usual_queue())._handle, self._handle, rect, _data, blocking, _wait_count, _waits, _fence)
        _made = Fence._adopt(_fence.value, self._context)
        if not blocking:
            keep_until(_made, _data)
        return _made

    def copy_rect(
            self, destination: Buffer, rect: BufferRect, queue: Optional[Queue] = None, *, waits: Waits = ()) -> Fence:
        """Copies a box of one buffer to another, or between boxes of one buffer that do not overlap.

        Args:
            destination: the buffer to write, not read-only; if it is shared, the queue must have acquired the bytes
                of the box for writing
            rect: the box; the fields buffer_... describe source, other_... destination
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when the copy is done

        Raises Error with:
            Result.INVALID_ARGUMENT: rect is None; a size of the box is 0; a pitch is too small, or a slice pitch is
                not a multiple of the row pitch; source and destination are in one buffer and their pitches differ;
                destination is read-only
            Result.INVALID_HANDLE: source or destination is not a valid handle
            Result.OUT_OF_RANGE: a box extends past the end of its buffer, its size overflows, or both boxes overlap
            Result.NOT_ACQUIRED: the queue has not acquired a shared buffer, or has acquired destination only for
                reading
            Result.UNSUPPORTED: the OpenCL driver refuses boxes within one buffer although they do not overlap; use
                View.copy
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: a fence in waits has already failed
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.2.2, clEnqueueCopyBufferRect.
        """
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_buffer_copy_rect(
        (queue or self._usual_queue())._handle, self._handle, destination._handle, rect, _wait_count, _waits, _fence)
        return Fence._adopt(_fence.value, self._context)

    def _map(
            self, flags: MapFlags, queue: Optional[Queue] = None, *, range: Optional[Range] = None,
            blocking: bool = True, waits: Waits = ()) -> Tuple[int, Fence]:
        """Maps a range of a buffer into host memory.

        If the call fails, nothing is mapped. If fence fails, the pointer is invalid and does not need to be
        unmapped.

        Args:
            flags: MapFlags.READ, MapFlags.WRITE or both; or MapFlags.WRITE_DISCARD
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            range: the range, in bytes; None = the whole buffer
            blocking: 1 = return when the memory may be used; 0 = return at once; the memory may be used when fence
                completes
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            the address of the first byte of the range
            a fence that completes when the memory may be used

        Raises Error with:
            Result.INVALID_ARGUMENT: flags are unknown, 0 or a combination that is not allowed; range.size is 0;
                flags write and the buffer is read-only
            Result.INVALID_HANDLE: buffer is not a valid Buffer
            Result.OUT_OF_RANGE: range extends past the end of the buffer
            Result.NOT_ACQUIRED: the queue has not acquired the range of a shared buffer, or only for reading
            Result.COMMAND_FAILED: blocking is 1 and the command or an earlier command failed; or a fence in waits
                has failed
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.2.4, clEnqueueMapBuffer.
        """
        _wait_count, _waits = wait_list(waits)
        _pointer = c_void_p()
        _fence = c_void_p()
        raw.clgl_buffer_map(
        (queue or self._usual_queue())._handle, self._handle, flags, range, blocking, _wait_count, _waits, _pointer,
        _fence)
        return _pointer.value or 0, Fence._adopt(_fence.value, self._context)

    def _unmap(self, pointer: Opaque, queue: Optional[Queue] = None, *, waits: Waits = ()) -> Fence:
        """Ends a mapping of Buffer.map. End each mapping exactly once. End a mapping of clEnqueueMapBuffer with
        clEnqueueUnmapMemObject instead.

        Unmap before Queue.release, so that the release transfers what was written. If the buffer is already
        released, acquire it again (for writing if the mapping writes), and then unmap it.

        Args:
            pointer: the pointer from Buffer.map
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when the buffer contains what was written

        Raises Error with:
            Result.INVALID_ARGUMENT: pointer is None; pointer is not a mapping of the buffer by Buffer.map, or was
                unmapped before; or the map command has failed
            Result.INVALID_HANDLE: buffer is not a valid Buffer
            Result.NOT_ACQUIRED: the buffer was released after it was mapped
            Result.UNSUPPORTED: the OpenCL driver cannot unmap before the mapping command has completed (rusticl
                22.3; PoCL 3.1 while user fences are pending); wait for its fence first
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: a fence in waits has already failed
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.5.2, clEnqueueUnmapMemObject.
        """
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_buffer_unmap(
        (queue or self._usual_queue())._handle, self._handle, opaque(pointer), _wait_count, _waits, _fence)
        return Fence._adopt(_fence.value, self._context)

    def copy_to_texture(
            self, destination: Texture, queue: Optional[Queue] = None, *, offset: int = 0,
            region: Optional[TextureRegion] = None, waits: Waits = ()) -> Fence:
        """Copies pixels of a buffer to a region of a texture.

        A tightly packed copy is one OpenCL command, any other one per slice or row. The fence completes after
        all.

        Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).

        Args:
            destination: the texture, not read-only; if it is shared, the queue must have acquired the region for
                writing
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            offset: the position of the first pixel in source, in bytes
            region: the region of destination, with the pitches in source; None = the whole texture, tightly packed
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes after the copy

        Raises Error with:
            Result.INVALID_ARGUMENT: a size of the region is 0, or exceeds the dimensions of the type; a pitch is
                too small or not a multiple; destination is read-only
            Result.INVALID_HANDLE: source or destination is not a valid handle
            Result.OUT_OF_RANGE: the region extends past the edge of destination, or the pixels past the end of
                source; or destination uses the same bytes of source
            Result.NOT_ACQUIRED: the queue has not acquired a shared object, or has acquired destination only for
                reading
            Result.UNSUPPORTED: the driver copies to this format and type incorrectly, according to a test
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: a fence in waits has already failed
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.3.5, clEnqueueCopyBufferToImage.
        """
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_buffer_copy_to_texture(
        (queue or self._usual_queue())._handle, self._handle, destination._handle, offset, region, _wait_count,
        _waits, _fence)
        return Fence._adopt(_fence.value, self._context)

    def convert_to_texture(
            self, destination: Texture, queue: Optional[Queue] = None, *, layout: Optional[PixelLayout] = None,
            region: Optional[TextureRegion] = None, flags: ConvertFlags = ConvertFlags(0), blocking: bool = True,
            waits: Waits = ()) -> Fence:
        """Converts the pixels of a buffer into a region of a texture.

        Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).

        Args:
            destination: the texture, not read-only; if it is shared, the queue must have acquired the region for
                writing
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            layout: the layout of the pixels in source; None = four PixelComponentType.UNORM8 components per pixel,
                tightly packed from the start of the buffer
            region: the region of destination, with pitches of 0; None = the whole texture
            flags: ConvertFlags.FLIP, for types that have rows; 0 = none
            blocking: 1 = return when the texture contains the pixels; 0 = return at once
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when the texture contains the pixels

        Raises Error with:
            Result.INVALID_ARGUMENT: a component_type or flag is unknown; component_count is more than 4; a pitch is
                too small or, in region, not 0; the component type does not match the format of the texture (the
                message says which types do); ConvertFlags.FLIP is set for a type without rows; a size is 0, or
                exceeds the dimensions of the type; source is write-only; destination is read-only
            Result.INVALID_HANDLE: source or destination is not a valid handle
            Result.OUT_OF_RANGE: the pixels extend past the end of source, or the region past the edge of
                destination; or destination uses the memory of source
            Result.NOT_ACQUIRED: the queue has not acquired a shared object, or has acquired destination only for
                reading
            Result.UNSUPPORTED: the format is sRGB or depth; the texture is 3D and the device cannot write 3D images
                (cl_khr_3d_image_writes); or kernels of the driver read or write the format incorrectly (PoCL 3.1:
                formats with one 16-bit float)
            Result.COMMAND_FAILED: blocking is 1 and the command or an earlier command failed; or a fence in waits
                has failed
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL C 3.0 section 6.15.15.4, write_imagef; OpenGL 4.6 core section 2.3.5, normalized numbers.
        """
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_convert_buffer_to_texture(
        (queue or self._usual_queue())._handle, self._handle, layout, destination._handle, region, flags, blocking,
        _wait_count, _waits, _fence)
        return Fence._adopt(_fence.value, self._context)

    def convert(
            self, destination: Buffer, extent: Sequence[int], queue: Optional[Queue] = None, *,
            source_layout: Optional[PixelLayout] = None, destination_layout: Optional[PixelLayout] = None,
            flags: ConvertFlags = ConvertFlags(0), blocking: bool = True, waits: Waits = ()) -> Fence:
        """Converts pixels of one buffer into pixels of another, for example of a wrapped OpenGL pixel buffer.
        Bytes between rows and slices of the destination stay unchanged.

        Rows keep their order: in an OpenGL pixel buffer row 0 is the bottom row; see ROW ORDER in clgl(7).

        The size of each buffer must be exactly the size of its pixels, with or without the padding after the
        last row. This rule detects a pixel buffer that was created for another window size. With
        ConvertFlags.ALLOW_PARTIAL the buffers may be larger, and layouts may have an offset.

        Args:
            destination: the buffer to write, not read-only; may be the same as source if the pixels do not overlap;
                if it is shared, the queue must have acquired the bytes for writing
            extent: the number of pixels per row, of rows and of slices; none may be 0
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            source_layout: the layout of the pixels in source; None = four PixelComponentType.UNORM8 components per
                pixel, tightly packed
            destination_layout: the layout of the pixels in destination; None = four PixelComponentType.UNORM8
                components per pixel, tightly packed
            flags: ConvertFlags.FLIP and ConvertFlags.ALLOW_PARTIAL combined; 0 = none
            blocking: 1 = return when destination contains the pixels; 0 = return at once
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when destination contains the pixels

        Raises Error with:
            Result.INVALID_ARGUMENT: extent is None; a component_type or flag is unknown; component_count is more
                than 4; a pitch is too small; an extent is 0; one buffer contains fractions and the other integers;
                source is write-only; destination is read-only
            Result.INVALID_HANDLE: source or destination is not a valid handle
            Result.OUT_OF_RANGE: the size of a buffer is not that of the pixels (the message has both); with
                ConvertFlags.ALLOW_PARTIAL: the pixels extend past the end of a buffer; an extent is too large; or
                source and destination overlap
            Result.NOT_ACQUIRED: the queue has not acquired a shared buffer, or has acquired destination only for
                reading
            Result.COMMAND_FAILED: blocking is 1 and the command or an earlier command failed; or a fence in waits
                has failed
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenGL 4.6 core section 2.3.5, normalized numbers.
        """
        _, _extent = array_of(c_size_t, extent, 3)
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_convert_buffer(
        (queue or self._usual_queue())._handle, self._handle, source_layout, destination._handle,
        destination_layout, _extent, flags, blocking, _wait_count, _waits, _fence)
        return Fence._adopt(_fence.value, self._context)

    @property
    def cl_mem(self) -> int:
        """Returns the cl_mem of a buffer. After this call the library does not know what commands write, so a
        release without ranges transfers the whole acquired part.

        OpenCL commands of the application may use the cl_mem of a shared buffer only between acquire and
        release.

        Returns:
            the cl_mem; call clRetainMemObject to keep it longer

        Raises Error with:
            Result.INVALID_HANDLE: buffer is not a valid Buffer

        Threads: any

        See OpenCL 3.0 section 5.2.1, clCreateBuffer.
        """
        _cl_mem = c_void_p()
        raw.clgl_buffer_cl_mem(self._handle, _cl_mem)
        return _cl_mem.value or 0

    @classmethod
    def from_cl_mem(cls, context: Context, cl_mem: Opaque, access: Access) -> Buffer:
        """Creates a buffer without OpenGL (BufferFlags.COMPUTE_ONLY) from a cl_mem, which may be a sub-buffer.

        Args:
            context: the context
            cl_mem: a buffer of the cl_context of context. It is retained; the caller keeps its own reference.
            access: how commands use the buffer

        Returns:
            the buffer

        Raises Error with:
            Result.INVALID_ARGUMENT: cl_mem is None; access is unknown; cl_mem is not a buffer, or belongs to a
                buffer that clgl shares with OpenGL
            Result.INVALID_HANDLE: context is not a valid Context
            Result.WRONG_CONTEXT: cl_mem belongs to another cl_context
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.5.1, clRetainMemObject.
        """
        _buffer = c_void_p()
        raw.clgl_buffer_from_cl_mem(context._handle, opaque(cl_mem), access, _buffer)
        return Buffer._adopt(_buffer.value, context)

    @property
    def gl_name(self) -> int:
        """Returns the OpenGL name of a shared buffer.

        Returns:
            the name

        Raises Error with:
            Result.INVALID_HANDLE: buffer is not a valid Buffer
            Result.UNSUPPORTED: the buffer has no OpenGL buffer (BufferFlags.COMPUTE_ONLY)

        Threads: any

        See OpenGL 4.6 core section 6.
        """
        _gl_name = c_uint32()
        raw.clgl_buffer_gl_name(self._handle, _gl_name)
        return _gl_name.value

    def view_init(
            self, format: ElementType, components: int, range: Optional[Range] = None,
            shape: Optional[Sequence[int]] = None) -> View:
        """Initialises a view of a buffer, or of a range of it, in C order without gaps. The view is read-only if
        the buffer is.

        Args:
            format: the type of the components
            components: number of components per item; number of bytes per item with ElementType.BYTES
            range: the range of buffer, in bytes; None = the whole buffer
            shape: number of items in each dimension, which may be fewer than the range holds; None if dimensions is
                0

        Returns:
            the view

        Raises Error with:
            Result.INVALID_ARGUMENT: format is unknown; components is 0 or too large; dimensions is too large; shape
                is None although dimensions is not 0; range.size is 0; dimensions is 0 and the range is not a
                multiple of the item size
            Result.INVALID_HANDLE: buffer is not a valid Buffer
            Result.OUT_OF_RANGE: range extends past the end of buffer, or shape does not fit into it

        Threads: any
        """
        _dimensions, _shape = array_of(c_size_t, shape)
        _view = View()
        raw.clgl_view_init(self._handle, format, components, range, _dimensions, _shape, _view)
        return _view._belong(self._context)


class TextureBase(Object):
    """A handle of a texture."""

    _destroy = raw.clgl_texture_destroy

    def acquire(self, queue: Queue) -> None:
        """Acquires one whole texture for a queue: Queue.acquire without flags, parts and fences.

        Commands that are enqueued afterwards see what the OpenGL commands that this thread issued before have
        written.

        Args:
            queue: the queue

        Raises Error with:
            Result.INVALID_HANDLE: queue or texture is not a valid handle
            Result.INVALID_GL_OBJECT: the OpenGL object that texture wraps was deleted
            Result.GL_OBJECT_CHANGED: the OpenGL object that texture wraps got new storage
            Result.WRONG_CONTEXT: texture belongs to another clgl context than the queue
            Result.NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is current on
                another thread
            Result.WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
            Result.ALREADY_ACQUIRED: texture or a part of it is already acquired, and this acquire or the earlier
                one writes; with the transport native also if another part of the OpenGL object is acquired
            Result.NO_OPENGL: the context was created with ContextFlags.COMPUTE_ONLY
            Result.UNSUPPORTED: texture is not shared with OpenGL, so it needs no acquire
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.OPENGL: an OpenGL call failed; see error_get_native_code
            Result.WINSYS: the headless OpenGL context cannot be made current; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available
            Result.VULKAN: a Vulkan call failed; see error_get_native_code

        Threads: GL

        See cl_khr_gl_sharing, clEnqueueAcquireGLObjects.
        """
        raw.clgl_texture_acquire(queue._handle, self._handle)

    def release(self, queue: Queue) -> None:
        """Releases one texture to OpenGL: Queue.release without flags, parts and fences.

        OpenGL commands that this thread issues afterwards see what the commands of the queue have written.

        Args:
            queue: the queue that acquired it

        Raises Error with:
            Result.INVALID_HANDLE: queue or texture is not a valid handle
            Result.INVALID_GL_OBJECT: the OpenGL object that texture wraps was deleted
            Result.GL_OBJECT_CHANGED: the OpenGL object that texture wraps got new storage
            Result.WRONG_CONTEXT: texture belongs to another clgl context than the queue
            Result.NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is current on
                another thread
            Result.WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
            Result.NOT_ACQUIRED: texture is not acquired by this queue
            Result.UNSUPPORTED: texture is not shared with OpenGL, so it needs no release
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: a command of the release failed, or something that the release or the acquire
                waited for failed
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.OPENGL: an OpenGL call failed; see error_get_native_code
            Result.WINSYS: the headless OpenGL context cannot be made current; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available
            Result.VULKAN: a Vulkan call failed; see error_get_native_code

        Threads: GL, or any if the transport needs no OpenGL commands (see HandoverFlags.SKIP_GL_SYNC)

        See cl_khr_gl_sharing, clEnqueueReleaseGLObjects.
        """
        raw.clgl_texture_release(queue._handle, self._handle)

    @classmethod
    def create(
            cls, context: Context, *, flags: TextureFlags = TextureFlags(0), access: Access = Access.READ_WRITE,
            type: TextureType = TextureType.NONE, format: Format = Format.NONE, width: int = 0, height: int = 0,
            depth: int = 0, layers: int = 0, mip_level_count: int = 0, gl_name: int = 0, gl_target: int = 0,
            mip_level: int = 0, transport: Transport = Transport.AUTO, row_pitch: int = 0, slice_pitch: int = 0,
            data: Data = None, buffer: Optional[Buffer] = None, label: Optional[str] = None, samples: int = 0) -> Texture:
        """Creates a texture. By default OpenGL and OpenCL share it, with a new OpenGL texture; desc.gl_name
        wraps an existing OpenGL texture or renderbuffer instead. With TextureFlags.COMPUTE_ONLY the texture
        is used by OpenCL only.

        OpenGL owns a new shared texture: acquire the texture before commands use it. Format and sizes are
        checked against the limits of all devices of the context. Before the first texture of each format and
        target, each transport is tested with a small transfer, and is not used if bytes differ.

        Textures of one OpenGL name share the acquired state; each mip level and each face has its own.

        The library sets the minification filter of a new OpenGL texture so that the texture is complete:
        GL_LINEAR, or the OpenGL default for several mip levels; for integer formats GL_NEAREST or
        GL_NEAREST_MIPMAP_NEAREST. Change the filter with glTexParameteri.

        Args:
            context: the context
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
                GL_TEXTURE_1D_ARRAY, GL_TEXTURE_2D_ARRAY, GL_TEXTURE_CUBE_MAP (its faces are layers), one face such
                as GL_TEXTURE_CUBE_MAP_POSITIVE_X, GL_TEXTURE_BUFFER (as TextureType.TEXTURE_1D; see
                clgl_transports(7)), GL_TEXTURE_2D_MULTISAMPLE, GL_TEXTURE_2D_MULTISAMPLE_ARRAY (as
                TextureType.TEXTURE_2D_ARRAY; layers are those of OpenGL), or GL_RENDERBUFFER; 0 = that of type
            mip_level: the mip level that is shared
            transport: the only transport to use; Transport.AUTO = the best
            row_pitch: bytes from row to row of data; 0 = tightly packed
            slice_pitch: bytes from slice (or layer) to slice of data; 0 = tightly packed
            data: the initial pixels, copied during the call; with TextureFlags.USE_HOST_MEMORY the memory to use.
                The fields above describe the layout; the first row is the bottom row of OpenGL (see ROW ORDER in
                clgl(7)). None = undefined content
            buffer: the OpenCL-only buffer with the pixels of a TextureType.BUFFER; otherwise None
            label: a name for messages, copied; None = none
            samples: with TextureFlags.SAMPLES_AS_LAYERS, samples of each pixel; when wrapping, the expected number,
                0 = query from GL. Otherwise 0

        Returns:
            the texture

        Raises Error with:
            Result.INVALID_ARGUMENT: flags, access, type, format, transport or gl_target is unknown; a size is 0, or
                set although the type does not have it; a pitch is too small or not a multiple; fields contradict
                each other
            Result.INVALID_HANDLE: context is not a valid Context, or desc.buffer is not a valid Buffer
            Result.OUT_OF_RANGE: a size is more than the device or OpenGL allows, or than desc.buffer has
            Result.INVALID_GL_OBJECT: gl_name does not exist, has another target, does not have the level, has no
                storage, is incomplete, or is not as desc expects (the message says which)
            Result.WRONG_CONTEXT: desc.buffer belongs to another context
            Result.NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is current on
                another thread
            Result.WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
            Result.NO_OPENGL: the context was created with ContextFlags.COMPUTE_ONLY
            Result.NO_TRANSPORT: no transport can share the texture; the message says why
            Result.UNSUPPORTED: a device does not support images of the format (the message names the nearest
                supported one) or type; a device does not use host memory in place; OpenGL does not support the
                target, or the target cannot be shared; the texture is multisampled and
                TextureFlags.SAMPLES_AS_LAYERS is not set; desc.buffer is shared with OpenGL; or the transport that
                desc or CLGL_TRANSPORT requires cannot share the texture
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.OPENGL: an OpenGL call failed; see error_get_native_code
            Result.WINSYS: the headless OpenGL context cannot be made current; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available
            Result.VULKAN: a Vulkan call failed; see error_get_native_code

        Threads: GL, or any with TextureFlags.COMPUTE_ONLY

        See OpenCL 3.0 section 5.3.1, clCreateImage; cl_khr_gl_sharing, clCreateFromGLTexture,
        ...Renderbuffer.
        """
        _desc = structs.TextureDesc(
                flags=flags, access=access, type=type, format=format, width=width, height=height, depth=depth,
                layers=layers, mip_level_count=mip_level_count, gl_name=gl_name, gl_target=gl_target,
                mip_level=mip_level, transport=transport, row_pitch=row_pitch, slice_pitch=slice_pitch, data=data,
                buffer=buffer, label=label, samples=samples)
        _texture = c_void_p()
        raw.clgl_texture_create(context._handle, _desc, _texture)
        return Texture._adopt(_texture.value, context)._made_of(_desc)

    def rewrap(self) -> None:
        """Updates a texture to the current storage of the OpenGL object that it wraps, and keeps the handle and
        the component order. Call it after the OpenGL object was respecified, for example because a window was
        resized. If the call fails, the texture stays unchanged.

        Kernels that have the texture as an argument use the new storage from their next launch.

        Raises Error with:
            Result.INVALID_HANDLE: texture is not a valid Texture
            Result.OUT_OF_RANGE: a new size is more than the device allows
            Result.INVALID_GL_OBJECT: the OpenGL object was deleted or is incomplete, or lost its level or storage
            Result.NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is current on
                another thread
            Result.WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
            Result.ALREADY_ACQUIRED: the texture is acquired
            Result.NO_TRANSPORT: no transport can share the new storage; the message says why
            Result.UNSUPPORTED: the texture does not wrap an application-owned OpenGL object; OpenGL ES 3.0 cannot
                return the new size; or the new format cannot be shared
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.OPENGL: an OpenGL call failed; see error_get_native_code
            Result.WINSYS: the headless OpenGL context cannot be made current; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available
            Result.INVALID_STATE: the texture is a slot of a ring; or another thread is using the handle
            Result.VULKAN: a Vulkan call failed; see error_get_native_code

        Threads: GL. No other call may use the texture at the same time.
        """
        raw.clgl_texture_rewrap(self._handle)

    def resize(self, extent: Sequence[int]) -> None:
        """Changes the size of a texture that clgl created, under the same handle. The contents are undefined
        afterwards.

        A texture with mip levels keeps as many levels as the new size allows. If the call fails, the texture
        stays unchanged. Kernels use the new memory from their next launch on.

        Args:
            extent: the size, in the units of CLGL_TEXTURE_TYPE_...; 1 for missing dimensions

        Raises Error with:
            Result.INVALID_ARGUMENT: extent is None; a size is 0, or not 1 for a missing dimension
            Result.INVALID_HANDLE: texture is not a valid Texture
            Result.OUT_OF_RANGE: a size is more than the device or OpenGL allows (the message has both)
            Result.ALREADY_ACQUIRED: the texture or a part of it is acquired
            Result.NO_TRANSPORT: no transport can share the texture; the message says why
            Result.UNSUPPORTED: the memory belongs to the application: a wrapped OpenGL object (see Texture.rewrap),
                the pixels of a buffer, host memory, or a cl_mem
            Result.INVALID_STATE: the texture is mapped or a slot of a ring; or another thread is using it
            Result.NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is current on
                another thread
            Result.WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.OPENGL: an OpenGL call failed; see error_get_native_code
            Result.WINSYS: the headless OpenGL context cannot be made current; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available
            Result.VULKAN: a Vulkan call failed; see error_get_native_code

        Threads: GL, or any with TextureFlags.COMPUTE_ONLY. No other call may use the texture at the same
        time.
        """
        _, _extent = array_of(c_size_t, extent, 3)
        raw.clgl_texture_resize(self._handle, _extent)

    def set_destructor_callback(self, callback: callbacks.BufferDestructor) -> None:
        """Registers a function that is called when the memory of a texture is no longer used. Then the
        application may free host memory that was used in place (TextureFlags.USE_HOST_MEMORY).

        The callback runs when the texture and others of the same level of the OpenGL texture are destroyed,
        the application has released the cl_mem, and its commands have completed. Some drivers keep the memory
        longer; see Buffer.set_destructor_callback.

        Args:
            callback: the function

        Raises Error with:
            Result.INVALID_ARGUMENT: callback is None
            Result.INVALID_HANDLE: texture is not a valid Texture
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OPENCL: an OpenCL call failed; see error_get_native_code

        Threads: any

        See OpenCL 3.0 section 5.5.1, clSetMemObjectDestructorCallback.
        """
        _user_data = callbacks.buffer_destructor.keep(callback)
        with callbacks.buffer_destructor.kept(_user_data):
            raw.clgl_texture_set_destructor_callback(self._handle, callbacks.buffer_destructor.pointer, _user_data)

    @property
    def info(self) -> TextureInfo:
        """Returns the properties of a texture.

        Returns:
            the properties

        Raises Error with:
            Result.INVALID_HANDLE: texture is not a valid Texture
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OPENCL: an OpenCL call failed; see error_get_native_code

        Threads: any

        See OpenCL 3.0 section 5.3.7, clGetImageInfo.
        """
        _info = raw.clgl_texture_info()
        raw.clgl_texture_get_info(self._handle, _info)
        return structs.TextureInfo(_info, self._context)

    def _read(
            self, data: Data, queue: Optional[Queue] = None, *, region: Optional[TextureRegion] = None,
            blocking: bool = True, waits: Waits = ()) -> Fence:
        """Reads a region of a texture into host memory. Row 0 is the bottom row of OpenGL; see ROW ORDER in
        clgl(7).

        Args:
            data: receives the pixels; region, its pitches and the format determine the number of bytes
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            region: the region, with the pitches of data; None = the whole texture, tightly packed
            blocking: 1 = return when data is complete; 0 = return at once; see fence
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when data is complete

        Raises Error with:
            Result.INVALID_ARGUMENT: data is None; a size of the region is 0, or exceeds the dimensions of the type;
                a pitch is too small or not a multiple
            Result.INVALID_HANDLE: texture is not a valid Texture
            Result.OUT_OF_RANGE: the region extends past the edge of the texture (the message has the numbers)
            Result.NOT_ACQUIRED: the queue has not acquired the region of a shared texture
            Result.COMMAND_FAILED: blocking is 1 and the command or an earlier command failed; or a fence in waits
                has failed
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.3.3, clEnqueueReadImage.
        """
        _data = writable(data, self._region_size(region))
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_texture_read(
        (queue or self._usual_queue())._handle, self._handle, region, _data, blocking, _wait_count, _waits, _fence)
        _made = Fence._adopt(_fence.value, self._context)
        if not blocking:
            keep_until(_made, _data)
        return _made

    def _write(
            self, data: Data, queue: Optional[Queue] = None, *, region: Optional[TextureRegion] = None,
            blocking: bool = True, waits: Waits = ()) -> Fence:
        """Writes host memory to a region of a texture. Row 0 is the bottom row of OpenGL; see ROW ORDER in
        clgl(7).

        Args:
            data: the pixels; region, its pitches and the format determine the number of bytes
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            region: the region, with the pitches of data; None = the whole texture, tightly packed
            blocking: 1 = return when data may be changed; 0 = return at once; data must stay unchanged until fence
                completes
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when the texture has been written

        Raises Error with:
            Result.INVALID_ARGUMENT: data is None; a size of the region is 0, or exceeds the dimensions of the type;
                a pitch is too small or not a multiple; the texture is read-only
            Result.INVALID_HANDLE: texture is not a valid Texture
            Result.OUT_OF_RANGE: the region extends past the edge of the texture (the message has the numbers)
            Result.NOT_ACQUIRED: the queue has not acquired the region of a shared texture for writing
            Result.COMMAND_FAILED: blocking is 1 and the command or an earlier command failed; or a fence in waits
                has failed
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.3.3, clEnqueueWriteImage.
        """
        _data, _ = readable(data, self._region_size(region))
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_texture_write(
        (queue or self._usual_queue())._handle, self._handle, region, _data, blocking, _wait_count, _waits, _fence)
        _made = Fence._adopt(_fence.value, self._context)
        if not blocking:
            keep_until(_made, _data)
        return _made

    def _fill(
            self, color: Data, queue: Optional[Queue] = None, *, region: Optional[TextureRegion] = None,
            waits: Waits = ()) -> Fence:
        """Fills a region of a texture with one colour. The colour is clamped to the range of the format and
        rounded to nearest.

        Args:
            color: red, green, blue and alpha: four int32_t for formats of NumericType.INT, four uint32_t for
                NumericType.UINT, else four floats
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            region: the region, with pitches of 0; None = the whole texture
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when the region has been filled

        Raises Error with:
            Result.INVALID_ARGUMENT: color is None; a size of the region is 0, or exceeds the dimensions of the
                type; a pitch is not 0; the texture is read-only
            Result.INVALID_HANDLE: texture is not a valid Texture
            Result.OUT_OF_RANGE: the region extends past the edge of the texture (the message has the numbers)
            Result.NOT_ACQUIRED: the queue has not acquired the region of a shared texture for writing
            Result.UNSUPPORTED: the driver fills this format and type incorrectly, according to a test
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: a fence in waits has already failed
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.3.4, clEnqueueFillImage.
        """
        _color, _ = readable(color, 16)
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_texture_fill(
        (queue or self._usual_queue())._handle, self._handle, region, _color, _wait_count, _waits, _fence)
        return Fence._adopt(_fence.value, self._context)

    def copy(
            self, destination: Texture, queue: Optional[Queue] = None, *, region: Optional[TextureRegion] = None,
            origin: Optional[Sequence[int]] = None, waits: Waits = ()) -> Fence:
        """Copies a region of one texture to another of the same format, or between regions of one texture that
        do not overlap. The textures may be of different types, for example a slice of a 3D texture and a 2D
        texture. Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).

        Args:
            destination: the texture to write, not read-only; if it is shared, the queue must have acquired the
                region for writing
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            region: the region of source, with pitches of 0; None = the whole texture
            origin: the start of the copy in destination; None = {0, 0, 0}
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes after the copy

        Raises Error with:
            Result.INVALID_ARGUMENT: the formats differ; a size of the region is 0, or exceeds the dimensions of a
                type; a pitch is not 0; destination is read-only
            Result.INVALID_HANDLE: source or destination is not a valid handle
            Result.OUT_OF_RANGE: a region extends past the edge of its texture; or the regions overlap, in one
                texture or in a buffer whose memory both textures use
            Result.NOT_ACQUIRED: the queue has not acquired a shared texture, or has acquired destination only for
                reading
            Result.UNSUPPORTED: the driver copies these types incorrectly, according to a test
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: a fence in waits has already failed
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.3.3, clEnqueueCopyImage.
        """
        _, _origin = array_of(c_size_t, origin, 3)
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_texture_copy(
        (queue or self._usual_queue())._handle, self._handle, destination._handle, region, _origin, _wait_count,
        _waits, _fence)
        return Fence._adopt(_fence.value, self._context)

    def copy_to_buffer(
            self, destination: Buffer, queue: Optional[Queue] = None, *, region: Optional[TextureRegion] = None,
            offset: int = 0, waits: Waits = ()) -> Fence:
        """Copies a region of a texture to a buffer. Bytes between rows and slices stay unchanged.

        A tightly packed copy is one OpenCL command, any other one per slice or row. The fence completes after
        all.

        Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).

        Args:
            destination: the buffer, not read-only; if it is shared, the queue must have acquired the bytes for
                writing
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            region: the region of source, with the pitches in destination; None = the whole texture, tightly packed
            offset: the position of the first pixel in destination, in bytes
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes after the copy

        Raises Error with:
            Result.INVALID_ARGUMENT: a size of the region is 0, or exceeds the dimensions of the type; a pitch is
                too small or not a multiple; destination is read-only
            Result.INVALID_HANDLE: source or destination is not a valid handle
            Result.OUT_OF_RANGE: the region extends past the edge of source, or the pixels past the end of
                destination; or source uses the same bytes of destination
            Result.NOT_ACQUIRED: the queue has not acquired a shared object, or has acquired destination only for
                reading
            Result.UNSUPPORTED: the driver copies from this format and type incorrectly, according to a test
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: a fence in waits has already failed
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.3.5, clEnqueueCopyImageToBuffer.
        """
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_texture_copy_to_buffer(
        (queue or self._usual_queue())._handle, self._handle, destination._handle, region, offset, _wait_count,
        _waits, _fence)
        return Fence._adopt(_fence.value, self._context)

    def _map(
            self, flags: MapFlags, queue: Optional[Queue] = None, *, region: Optional[TextureRegion] = None,
            blocking: bool = True, waits: Waits = ()) -> Tuple[int, int, int, Fence]:
        """Maps a region of a texture into host memory.

        If the call fails, nothing is mapped. If fence fails, the pointer is invalid and need not be unmapped.

        Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).

        Args:
            flags: MapFlags.READ, MapFlags.WRITE or both; or MapFlags.WRITE_DISCARD
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            region: the region, with pitches of 0; None = the whole texture
            blocking: 1 = return when the memory may be used; 0 = return at once; the memory may be used when fence
                completes
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            the address of the first pixel of the region
            the distance between rows in bytes; for 1D arrays, between layers
            the distance between slices or layers in bytes; 0 for types that have none; None = not wanted
            a fence that completes when the memory may be used

        Raises Error with:
            Result.INVALID_ARGUMENT: flags are unknown, 0 or a combination that is not allowed; a size of the region
                is 0, or exceeds the dimensions of the type; a pitch of region is not 0; flags write and the texture
                is read-only
            Result.INVALID_HANDLE: texture is not a valid Texture
            Result.OUT_OF_RANGE: the region extends past the edge of the texture
            Result.NOT_ACQUIRED: the queue has not acquired the region of a shared texture, or only for reading
            Result.COMMAND_FAILED: blocking is 1 and the command or an earlier command failed; or a fence in waits
                has failed
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.3.6, clEnqueueMapImage.
        """
        _wait_count, _waits = wait_list(waits)
        _pointer = c_void_p()
        _row_pitch = c_size_t()
        _slice_pitch = c_size_t()
        _fence = c_void_p()
        raw.clgl_texture_map(
        (queue or self._usual_queue())._handle, self._handle, flags, region, blocking, _wait_count, _waits,
        _pointer, _row_pitch, _slice_pitch, _fence)
        return _pointer.value or 0, _row_pitch.value, _slice_pitch.value, Fence._adopt(_fence.value, self._context)

    def _unmap(self, pointer: Opaque, queue: Optional[Queue] = None, *, waits: Waits = ()) -> Fence:
        """Ends a mapping of Texture.map. Each mapping is ended once.

        Unmap before Queue.release, so that the release transfers what was written. If the texture was
        released before, acquire it again, for writing if the mapping writes, and then unmap it.

        Args:
            pointer: the pointer from Texture.map
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when the texture contains what was written

        Raises Error with:
            Result.INVALID_ARGUMENT: pointer is None; pointer is not a mapping of the texture by Texture.map, or was
                unmapped before; or the command that was to map it has failed
            Result.INVALID_HANDLE: texture is not a valid Texture
            Result.NOT_ACQUIRED: the texture was released since it was mapped
            Result.UNSUPPORTED: the OpenCL driver cannot unmap before the mapping command has completed (rusticl
                22.3; PoCL 3.1 while user fences are pending); wait for its fence first
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: a fence in waits has already failed
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.5.2, clEnqueueUnmapMemObject.
        """
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_texture_unmap(
        (queue or self._usual_queue())._handle, self._handle, opaque(pointer), _wait_count, _waits, _fence)
        return Fence._adopt(_fence.value, self._context)

    def convert_to_buffer(
            self, destination: Buffer, queue: Optional[Queue] = None, *, region: Optional[TextureRegion] = None,
            layout: Optional[PixelLayout] = None, flags: ConvertFlags = ConvertFlags(0), blocking: bool = True,
            waits: Waits = ()) -> Fence:
        """Converts the pixels of a region of a texture into pixels of a buffer. Bytes between rows and slices
        stay unchanged.

        Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).

        Args:
            destination: the buffer, not read-only; if it is shared, the queue must have acquired the bytes for
                writing
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            region: the region of source, with pitches of 0; None = the whole texture
            layout: the layout of the pixels in destination; None = four PixelComponentType.UNORM8 components per
                pixel, tightly packed from the start of the buffer
            flags: ConvertFlags.FLIP, for types that have rows; 0 = none
            blocking: 1 = return when the buffer contains the pixels; 0 = return at once
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when the buffer contains the pixels

        Raises Error with:
            Result.INVALID_ARGUMENT: a component_type or flag is unknown; component_count is more than 4; a pitch is
                too small or, in region, not 0; the component type does not match the format of the texture (the
                message says which types do); ConvertFlags.FLIP is set for a type without rows; a size is 0, or
                exceeds the dimensions of the type; source is write-only; destination is read-only
            Result.INVALID_HANDLE: source or destination is not a valid handle
            Result.OUT_OF_RANGE: the pixels extend past the end of destination, or the region past the edge of
                source; or source uses the memory of destination
            Result.NOT_ACQUIRED: the queue has not acquired a shared object, or has acquired destination only for
                reading
            Result.UNSUPPORTED: the format is sRGB or depth; or kernels of the driver read or write the format
                incorrectly (PoCL 3.1: formats with one 16-bit float)
            Result.COMMAND_FAILED: blocking is 1 and the command or an earlier command failed; or a fence in waits
                has failed
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL C 3.0 section 6.15.15.3, read_imagef; OpenGL 4.6 core section 2.3.5, normalized numbers.
        """
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_convert_texture_to_buffer(
        (queue or self._usual_queue())._handle, self._handle, region, destination._handle, layout, flags, blocking,
        _wait_count, _waits, _fence)
        return Fence._adopt(_fence.value, self._context)

    @property
    def cl_mem(self) -> int:
        """Returns the cl_mem of a texture, which is an OpenCL image.

        OpenCL commands of the application may use the image of a shared texture only between acquire and
        release.

        Returns:
            the cl_mem; call clRetainMemObject to keep it longer

        Raises Error with:
            Result.INVALID_HANDLE: texture is not a valid Texture

        Threads: any

        See OpenCL 3.0 section 5.3.1, clCreateImage.
        """
        _cl_mem = c_void_p()
        raw.clgl_texture_cl_mem(self._handle, _cl_mem)
        return _cl_mem.value or 0

    @classmethod
    def from_cl_mem(cls, context: Context, cl_mem: Opaque) -> Texture:
        """Creates a texture without OpenGL (TextureFlags.COMPUTE_ONLY) from a cl_mem that is an image. The flags
        of the image determine the access of the texture.

        Args:
            context: the context
            cl_mem: an image of the cl_context of context. It is retained; the caller keeps its own reference.

        Returns:
            the texture

        Raises Error with:
            Result.INVALID_ARGUMENT: cl_mem is None; cl_mem is not an image, or belongs to a texture that clgl
                shares with OpenGL
            Result.INVALID_HANDLE: context is not a valid Context
            Result.WRONG_CONTEXT: cl_mem belongs to another cl_context
            Result.UNSUPPORTED: no CLGL_FORMAT_... or CLGL_TEXTURE_TYPE_... matches the image; or it is an image of
                a buffer that clgl shares with OpenGL
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 sections 5.3.7 and 5.5.1, clGetImageInfo, clRetainMemObject.
        """
        _texture = c_void_p()
        raw.clgl_texture_from_cl_mem(context._handle, opaque(cl_mem), _texture)
        return Texture._adopt(_texture.value, context)

    @property
    def gl_name(self) -> int:
        """Returns the OpenGL name of a shared texture.

        Returns:
            the name of the texture, or of the renderbuffer that it wraps

        Raises Error with:
            Result.INVALID_HANDLE: texture is not a valid Texture
            Result.UNSUPPORTED: the texture is not shared with OpenGL

        Threads: any

        See OpenGL 4.6 core section 8.1.
        """
        _gl_name = c_uint32()
        raw.clgl_texture_gl_name(self._handle, _gl_name)
        return _gl_name.value


class SamplerBase(Object):
    """A handle of a sampler, which determines how kernels read textures."""

    _destroy = raw.clgl_sampler_destroy

    @classmethod
    def create(
            cls, context: Context, *, coordinates: SamplerCoordinates = SamplerCoordinates.NORMALIZED,
            addressing: SamplerAddress = SamplerAddress.CLAMP_TO_EDGE,
            filter: SamplerFilter = SamplerFilter.NEAREST, label: Optional[str] = None) -> Sampler:
        """Creates a sampler.

        Args:
            context: the context
            coordinates: the unit of coordinates
            addressing: the pixels that a kernel reads beyond the edge
            filter: the value that a kernel reads between pixels
            label: a name for messages, copied; None = none

        Returns:
            the sampler

        Raises Error with:
            Result.INVALID_ARGUMENT: coordinates, addressing or filter is unknown; addressing repeats the texture
                although coordinates are in pixels
            Result.INVALID_HANDLE: context is not a valid Context
            Result.UNSUPPORTED: a device of the context has no images
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.7.1, clCreateSamplerWithProperties.
        """
        _desc = structs.SamplerDesc(coordinates=coordinates, addressing=addressing, filter=filter, label=label)
        _sampler = c_void_p()
        raw.clgl_sampler_create(context._handle, _desc, _sampler)
        return Sampler._adopt(_sampler.value, context)._made_of(_desc)

    @property
    def info(self) -> SamplerInfo:
        """Returns the properties of a sampler.

        Returns:
            the properties

        Raises Error with:
            Result.INVALID_HANDLE: sampler is not a valid Sampler

        Threads: any

        See OpenCL 3.0 section 5.7.2, clGetSamplerInfo.
        """
        _info = raw.clgl_sampler_info()
        raw.clgl_sampler_get_info(self._handle, _info)
        return structs.SamplerInfo(_info, self._context)

    @property
    def cl_sampler(self) -> int:
        """Returns the cl_sampler of a sampler.

        Returns:
            the cl_sampler; call clRetainSampler to keep it longer

        Raises Error with:
            Result.INVALID_HANDLE: sampler is not a valid Sampler

        Threads: any

        See OpenCL 3.0 section 5.7.1, clCreateSamplerWithProperties.
        """
        _cl_sampler = c_void_p()
        raw.clgl_sampler_cl_sampler(self._handle, _cl_sampler)
        return _cl_sampler.value or 0


class FenceBase(Object):
    """A handle of a fence: a point in the command stream of either API."""

    _destroy = raw.clgl_fence_destroy

    @classmethod
    def record_gl(cls, context: Context) -> Fence:
        """Inserts a fence after the OpenGL commands that the current context of this thread has issued so far,
        and flushes these commands. If OpenGL has no sync objects (before 3.2 and without GL_ARB_sync), the
        call waits for the commands instead.

        Args:
            context: the context

        Returns:
            the fence

        Raises Error with:
            Result.INVALID_HANDLE: context is not a valid Context
            Result.NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is current on
                another thread
            Result.WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
            Result.NO_OPENGL: the context was created with ContextFlags.COMPUTE_ONLY
            Result.OUT_OF_HOST_MEMORY: the process is out of memory
            Result.OPENGL: an OpenGL call failed; see error_get_native_code
            Result.WINSYS: the headless OpenGL context cannot be made current; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
            Result.VULKAN: a Vulkan call failed; see error_get_native_code

        Threads: GL

        See OpenGL 4.6 core section 4.1, glFenceSync; EGL_KHR_fence_sync.
        """
        _fence = c_void_p()
        raw.clgl_fence_record_gl(context._handle, _fence)
        return Fence._adopt(_fence.value, context)

    @classmethod
    def record_cl(cls, queue: Queue) -> Fence:
        """Inserts a fence after the commands that a queue has received so far, and flushes the queue.

        Args:
            queue: the queue

        Returns:
            the fence

        Raises Error with:
            Result.INVALID_HANDLE: queue is not a valid Queue
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.12, clEnqueueMarkerWithWaitList.
        """
        _fence = c_void_p()
        raw.clgl_fence_record_cl(queue._handle, _fence)
        return Fence._adopt(_fence.value, queue._context)

    @classmethod
    def create_user(cls, context: Context) -> Fence:
        """Creates a fence that the application completes or fails itself, with Fence.signal.

        Args:
            context: the context

        Returns:
            the fence

        Raises Error with:
            Result.INVALID_HANDLE: context is not a valid Context
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.11, clCreateUserEvent.
        """
        _fence = c_void_p()
        raw.clgl_fence_create_user(context._handle, _fence)
        return Fence._adopt(_fence.value, context)

    def signal(self, error: int) -> None:
        """Completes or fails a user fence.

        Args:
            error: 0 = the fence completes; a negative code = the fence and the commands that wait for it fail

        Raises Error with:
            Result.INVALID_ARGUMENT: error is positive
            Result.INVALID_HANDLE: fence is not a valid Fence
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available
            Result.INVALID_STATE: fence is not a user fence, or was signalled before

        Threads: any

        See OpenCL 3.0 section 5.11, clSetUserEventStatus.
        """
        raw.clgl_fence_signal(self._handle, error)

    def _wait(self, *, timeout: Optional[float] = None) -> bool:
        """Waits on the CPU until a fence has completed or failed.

        Args:
            timeout: the longest wait in seconds; 0 = only test; None = no limit

        Returns:
            None or False if the time was not enough

        Raises Error with:
            Result.INVALID_ARGUMENT: timeout is negative and not None
            Result.INVALID_HANDLE: fence is not a valid Fence
            Result.NO_GL_CONTEXT: only threads with the OpenGL context can wait for this OpenGL fence, and this
                thread has none (see ContextFlags.SYNC_THREAD)
            Result.WRONG_GL_CONTEXT: as Result.NO_GL_CONTEXT, but an OpenGL context of another share group is
                current
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: the command of the fence, or a command that it waited for, has failed;
                error_get_native_code returns its code
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.OPENGL: an OpenGL call failed; see error_get_native_code
            Result.WINSYS: EGL failed to wait for the fence; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any. To wait for an OpenGL fence without EGL syncs and without ContextFlags.SYNC_THREAD, an
        OpenGL context of the share group must be current.

        See OpenCL 3.0 section 5.11, clWaitForEvents; OpenGL 4.6 core section 4.1.1, glClientWaitSync.
        """
        _result = raw.clgl_fence_wait(self._handle, nanoseconds(timeout))
        return True if _result == 0 else False

    def wait_gl(self) -> None:
        """Makes later OpenGL commands of the current context of this thread wait for a fence, and finishes a
        release with HandoverFlags.NO_CPU_WAIT.

        OpenGL waits on the device for OpenGL fences, and for OpenCL fences if GL_ARB_cl_event works.
        Otherwise the CPU waits.

        Raises Error with:
            Result.INVALID_HANDLE: fence is not a valid Fence
            Result.INVALID_GL_OBJECT: the OpenGL object of a released object was deleted
            Result.GL_OBJECT_CHANGED: the OpenGL object of a released object got new storage
            Result.NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is current on
                another thread
            Result.WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
            Result.NO_OPENGL: the context of the fence was created with ContextFlags.COMPUTE_ONLY
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: the command of the fence, or a command that it waited for, has failed;
                error_get_native_code returns its code
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.OPENGL: an OpenGL call failed; see error_get_native_code
            Result.WINSYS: the headless OpenGL context cannot be made current; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: GL

        See OpenGL 4.6 core section 4.1.1, glWaitSync; GL_ARB_cl_event.
        """
        raw.clgl_fence_wait_gl(self._handle)

    @property
    def info(self) -> FenceInfo:
        """Returns the type of a fence, its command and its status.

        Returns:
            the properties

        Raises Error with:
            Result.INVALID_HANDLE: fence is not a valid Fence
            Result.NO_GL_CONTEXT: only threads with the OpenGL context can test this OpenGL fence, and this thread
                has none (see ContextFlags.SYNC_THREAD)
            Result.WRONG_GL_CONTEXT: as Result.NO_GL_CONTEXT, but an OpenGL context of another share group is
                current
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.OPENGL: an OpenGL call failed; see error_get_native_code
            Result.WINSYS: EGL failed to test the fence; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed

        Threads: any. To wait for an OpenGL fence without EGL syncs and without ContextFlags.SYNC_THREAD, an
        OpenGL context of the share group must be current.

        See OpenCL 3.0 section 5.11, CL_EVENT_COMMAND_EXECUTION_STATUS, CL_EVENT_COMMAND_TYPE; OpenGL 4.6 core
        section 4.1.3, GL_SYNC_STATUS.
        """
        _info = raw.clgl_fence_info()
        raw.clgl_fence_get_info(self._handle, _info)
        return structs.FenceInfo(_info, self._context)

    def set_callback(self, callback: callbacks.FenceCallback) -> None:
        """Sets a function that is called once when a fence has completed or failed. Several callbacks may be
        set.

        Args:
            callback: the function

        Raises Error with:
            Result.INVALID_ARGUMENT: callback is None
            Result.INVALID_HANDLE: fence is not a valid Fence
            Result.UNSUPPORTED: only threads with the OpenGL context can wait for this OpenGL fence (see
                ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any. clgl_fence_callback says on which thread the callback runs.

        See OpenCL 3.0 section 5.11, clSetEventCallback.
        """
        _user_data = callbacks.fence_callback.keep(callback)
        with callbacks.fence_callback.kept(_user_data):
            raw.clgl_fence_set_callback(self._handle, callbacks.fence_callback.pointer, _user_data)

    def set_status_callback(self, status: FenceStatus, callback: callbacks.FenceCallback) -> None:
        """Sets a function that is called once when a fence has reached a status or failed. The function is
        called even if the fence has already left the status. Functions for different statuses may be called
        in any order.

        With FenceStatus.COMPLETE the function does the same as Fence.set_callback.

        Args:
            status: FenceStatus.SUBMITTED, FenceStatus.RUNNING or FenceStatus.COMPLETE. OpenGL fences and user
                fences reach FenceStatus.RUNNING when they complete.
            callback: the function

        Raises Error with:
            Result.INVALID_ARGUMENT: callback is None; status has another value
            Result.INVALID_HANDLE: fence is not a valid Fence
            Result.UNSUPPORTED: only threads with the OpenGL context can wait for this OpenGL fence (see
                ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any. clgl_fence_callback says on which thread the callback runs.

        See OpenCL 3.0 section 5.11, clSetEventCallback.
        """
        _user_data = callbacks.fence_callback.keep(callback)
        with callbacks.fence_callback.kept(_user_data):
            raw.clgl_fence_set_status_callback(self._handle, status, callbacks.fence_callback.pointer, _user_data)

    @property
    def profiling(self) -> Profiling:
        """Returns the times at which the command of a fence reached its stages. The queue must have been created
        with QueueFlags.PROFILING.

        For views, and for textures with pitches in a buffer, the library may divide a command into several
        OpenCL commands. The times are then those of the last one, or of a marker after them. A host function
        has times only on devices that run it as a native kernel (DeviceExecFlags.NATIVE_KERNEL).

        Returns:
            the times

        Raises Error with:
            Result.INVALID_HANDLE: fence is not a valid Fence
            Result.UNSUPPORTED: the fence has no times: it does not belong to an OpenCL command, its queue has no
                profiling, or the OpenCL driver does not measure times (rusticl 22.3)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.COMMAND_FAILED: the command has failed; error_get_native_code returns its code
            Result.OPENCL: an OpenCL call failed; see error_get_native_code

        Threads: any

        See OpenCL 3.0 section 5.14, clGetEventProfilingInfo; CL_PROFILING_COMMAND_COMPLETE of OpenCL 2.0.
        """
        _times = raw.clgl_profiling()
        raw.clgl_fence_get_profiling(self._handle, _times)
        return structs.Profiling(_times, self._context)

    @classmethod
    def from_cl_event(cls, context: Context, cl_event: Opaque) -> Fence:
        """Creates a fence from a cl_event, and flushes the queue of the event.

        Args:
            context: the context
            cl_event: an event of the cl_context of context. It is retained; the caller keeps its own reference.

        Returns:
            the fence

        Raises Error with:
            Result.INVALID_ARGUMENT: cl_event is None; cl_event is not an event
            Result.INVALID_HANDLE: context is not a valid Context
            Result.WRONG_CONTEXT: cl_event belongs to another cl_context
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.11.
        """
        _fence = c_void_p()
        raw.clgl_fence_from_cl_event(context._handle, opaque(cl_event), _fence)
        return Fence._adopt(_fence.value, context)

    @classmethod
    def from_gl_sync(cls, context: Context, gl_sync: Opaque) -> Fence:
        """Creates a fence from a GLsync. The commands before the sync are flushed if the current context of this
        thread issued them.

        With EGL syncs, later OpenGL commands of the current context wait for the GLsync. Then other threads
        can wait for the fence, too.

        Args:
            context: the context
            gl_sync: a GLsync of the share group of context. The caller still owns it.

        Returns:
            the fence

        Raises Error with:
            Result.INVALID_ARGUMENT: gl_sync is None
            Result.INVALID_HANDLE: context is not a valid Context
            Result.INVALID_GL_OBJECT: gl_sync is not a sync object of the share group
            Result.NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is current on
                another thread
            Result.WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
            Result.NO_OPENGL: the context was created with ContextFlags.COMPUTE_ONLY
            Result.UNSUPPORTED: OpenGL has no sync objects (OpenGL before 3.2 without GL_ARB_sync)
            Result.OUT_OF_HOST_MEMORY: the process is out of memory
            Result.OPENGL: an OpenGL call failed; see error_get_native_code
            Result.WINSYS: the headless OpenGL context cannot be made current; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed

        Threads: GL

        See OpenGL 4.6 core section 4.1; cl_khr_gl_event, clCreateEventFromGLsyncKHR.
        """
        _fence = c_void_p()
        raw.clgl_fence_from_gl_sync(context._handle, opaque(gl_sync), _fence)
        return Fence._adopt(_fence.value, context)

    @property
    def cl_event(self) -> int:
        """Returns a cl_event that completes when a fence completes: the event of an OpenCL fence, or a user
        event for an OpenGL fence.

        To enqueue commands of the application, use the cl_command_queue that Queue.cl_queue returns, not the
        one that CL_EVENT_COMMAND_QUEUE of the event returns. Otherwise deferred acquires of the queue may be
        missing.

        Returns:
            the cl_event; call clRetainEvent to keep it longer

        Raises Error with:
            Result.INVALID_HANDLE: fence is not a valid Fence
            Result.UNSUPPORTED: only threads with the OpenGL context can wait for this OpenGL fence (see
                ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.11, clCreateUserEvent.
        """
        _cl_event = c_void_p()
        raw.clgl_fence_cl_event(self._handle, _cl_event)
        return _cl_event.value or 0

    @property
    def gl_sync(self) -> int:
        """Returns a GLsync that is signalled when a fence completes: the sync of an OpenGL fence, or for an
        OpenCL fence a sync of GL_ARB_cl_event. Do not delete the GLsync.

        Returns:
            the GLsync

        Raises Error with:
            Result.INVALID_HANDLE: fence is not a valid Fence
            Result.NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is current on
                another thread
            Result.WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
            Result.NO_OPENGL: the context was created with ContextFlags.COMPUTE_ONLY
            Result.UNSUPPORTED: the fence is an OpenCL or user fence, and OpenGL has no working GL_ARB_cl_event; or
                OpenGL has no sync objects
            Result.OPENGL: an OpenGL call failed; see error_get_native_code
            Result.WINSYS: the headless OpenGL context cannot be made current; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed

        Threads: GL

        See GL_ARB_cl_event, glCreateSyncFromCLeventARB.
        """
        _gl_sync = c_void_p()
        raw.clgl_fence_gl_sync(self._handle, _gl_sync)
        return _gl_sync.value or 0


class ProgramBase(Object):
    """A handle of a program."""

    _destroy = raw.clgl_program_destroy

    @classmethod
    def create(
            cls, context: Context, *, flags: ProgramFlags = ProgramFlags(0), source: Optional[str] = None,
            options: Optional[str] = None, label: Optional[str] = None, sources: Optional[Sequence[str]] = None,
            source_sizes: Optional[Sequence[int]] = None, il: Data = None,
            binaries: Optional[Sequence[Data]] = None, binary_sizes: Optional[Sequence[int]] = None,
            devices: Optional[Sequence[Device]] = None, cl_program: Opaque = None,
            cache_directory: Optional[str] = None) -> Program:
        """Creates a program from source, SPIR-V, binaries or a cl_program. Compiles and links it, unless
        ProgramFlags.NO_BUILD or cl_program is set.

        Problems with desc.cache_directory are logged; the call does not fail because of them.

        Args:
            context: the context
            flags: 0 = none
            source: OpenCL C; None = none
            options: options of the compiler, such as "-cl-std=CL1.2 -DN=4"; None = none
            label: a name for messages and debugging tools; None = none
            sources: parts of OpenCL C, which are joined to one text without separators; None = none
            source_sizes: size of each part in bytes, 0 for a NUL-terminated part; None = all parts are
                NUL-terminated
            il: SPIR-V, or another intermediate language that the device supports; None = none
            binaries: a binary of Program.binary for each of devices; None = none
            binary_sizes: size of each binary in bytes; None without binaries
            devices: devices of the context to build for; None = all of them
            cl_program: a cl_program that belongs to the cl_context of context; it is retained, and not built by
                this call. None = none
            cache_directory: the folder in which built programs are cached; it is created if its parent folder
                exists. Give write access only to users whose code the application may run. Only with source or
                sources; not with ProgramFlags.NO_BUILD. Sources and options that include files are built every
                time, because the files may have changed. __DATE__ and __TIME__ have the values of the cached build.
                None = no cache

        Returns:
            the program

        Raises Error with:
            Result.INVALID_ARGUMENT: flags are unknown or contradict other fields; none or more than one of source,
                sources, il, binaries and cl_program is set; a part of sources is None; il or a binary is empty,
                damaged or of another type; a device does not belong to the context or is listed twice; options have
                an odd number of quotes ("), start with a word without -, or end with -D or -I; or the compiler does
                not know an option
            Result.INVALID_HANDLE: context is not a valid Context, or an element of devices is not a valid Device
            Result.WRONG_CONTEXT: cl_program belongs to another cl_context or device
            Result.UNSUPPORTED: a device has no compiler or does not accept il; the binaries are for another device
                or driver (build from source instead); or options would crash the compiler, for example quotes
                within a word with rusticl 22.3 (the message says what to write instead)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.BUILD_FAILED: the program cannot be compiled or linked, with some drivers also because of an
                unknown option; the message ends with the build log
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available
            Result.INVALID_STATE: the binaries were compiled but not linked; set ProgramFlags.NO_BUILD

        Threads: any. The call blocks while the compiler works.

        See OpenCL 3.0 sections 5.8.1 and 5.8.2, clCreateProgramWithSource, clCreateProgramWithIL,
        clCreateProgramWithBinary, clBuildProgram.
        """
        _desc = structs.ProgramDesc(
                flags=flags, source=source, options=options, label=label, sources=sources,
                source_sizes=source_sizes, il=il, binaries=binaries, binary_sizes=binary_sizes, devices=devices,
                cl_program=cl_program, cache_directory=cache_directory)
        _program = c_void_p()
        raw.clgl_program_create(context._handle, _desc, _program)
        return Program._adopt(_program.value, context)._made_of(_desc)

    def build(
            self, *, devices: Optional[Sequence[Device]] = None, options: Optional[str] = None,
            header_names: Optional[Sequence[str]] = None, headers: Optional[Sequence[Program]] = None,
            callback: Optional[callbacks.ProgramCallback] = None) -> None:
        """Compiles and links a program, and replaces the result of an earlier build.

        Args:
            devices: devices of the program; None = all of them
            options: options of the compiler or the linker; None = none
            header_names: the names by which the source includes the headers, such as "scale.h"; only for
                Program.compile; None if header_count is 0
            headers: programs created from source: the content of each header; None if header_count is 0
            callback: called when the build has ended; the call then returns at once. None = the call returns when
                the build has ended

        Raises Error with:
            Result.INVALID_ARGUMENT: headers are set; a device does not belong to the program or is listed twice;
                options are not valid (see Program.create)
            Result.INVALID_HANDLE: program is not a valid Program, or an element of devices is not a valid Device
            Result.UNSUPPORTED: a device has no compiler, does not accept the binary, or options would crash its
                compiler
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.BUILD_FAILED: the program cannot be compiled or linked; the message ends with the build log
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available
            Result.INVALID_STATE: the program has kernels, is being built, or was created by Program.link

        Threads: any. Without a callback the call blocks while the compiler works.

        See OpenCL 3.0 section 5.8.2, clBuildProgram.
        """
        _desc = structs.BuildDesc(
                devices=devices, options=options, header_names=header_names, headers=headers, callback=callback)
        with callbacks.program_callback.kept(_desc.user_data):
            raw.clgl_program_build(self._handle, _desc)

    def compile(
            self, *, devices: Optional[Sequence[Device]] = None, options: Optional[str] = None,
            header_names: Optional[Sequence[str]] = None, headers: Optional[Sequence[Program]] = None,
            callback: Optional[callbacks.ProgramCallback] = None) -> None:
        """Compiles a program of source or SPIR-V for Program.link, and replaces the result of an earlier build.

        Args:
            devices: devices of the program; None = all of them
            options: options of the compiler or the linker; None = none
            header_names: the names by which the source includes the headers, such as "scale.h"; only for
                Program.compile; None if header_count is 0
            headers: programs created from source: the content of each header; None if header_count is 0
            callback: called when the build has ended; the call then returns at once. None = the call returns when
                the build has ended

        Raises Error with:
            Result.INVALID_ARGUMENT: the fields for headers contradict each other, or the name of a header is None;
                a device does not belong to the program or is listed twice; options are not valid (see
                Program.create)
            Result.INVALID_HANDLE: program or a header is not a valid Program, or an element of devices is not a
                valid Device
            Result.WRONG_CONTEXT: a header belongs to another context
            Result.UNSUPPORTED: a device cannot compile and link separately, has no compiler, or options would crash
                its compiler
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.BUILD_FAILED: the program cannot be compiled; the message ends with the build log
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available
            Result.INVALID_STATE: the program has kernels, is being built, or has neither source nor SPIR-V; or a
                header has no source

        Threads: any. Without a callback the call blocks while the compiler works.

        See OpenCL 3.0 section 5.8.3, clCompileProgram.
        """
        _desc = structs.BuildDesc(
                devices=devices, options=options, header_names=header_names, headers=headers, callback=callback)
        with callbacks.program_callback.kept(_desc.user_data):
            raw.clgl_program_compile(self._handle, _desc)

    @classmethod
    def link(
            cls, context: Context, programs: Sequence[Program], *, devices: Optional[Sequence[Device]] = None,
            options: Optional[str] = None, header_names: Optional[Sequence[str]] = None,
            headers: Optional[Sequence[Program]] = None, callback: Optional[callbacks.ProgramCallback] = None) -> Program:
        """Links compiled programs and libraries into a new program. The new program is an executable, or with
        the option "-create-library" a library.

        With a callback, only Program.build_info can be called for the new program until the link has
        succeeded. Other functions return Result.INVALID_STATE.

        Args:
            context: the context
            programs: programs of the same context that were compiled, or linked to a library
            devices: devices of the program; None = all of them
            options: options of the compiler or the linker; None = none
            header_names: the names by which the source includes the headers, such as "scale.h"; only for
                Program.compile; None if header_count is 0
            headers: programs created from source: the content of each header; None if header_count is 0
            callback: called when the build has ended; the call then returns at once. None = the call returns when
                the build has ended

        Returns:
            the new program

        Raises Error with:
            Result.INVALID_ARGUMENT: programs is None; program_count is 0 or more than 1,048,576; a program is
                listed twice; headers are set; a device does not belong to the context or is listed twice; the
                linker does not know an option; options have an odd number of quotes
            Result.INVALID_HANDLE: context, an element of programs or an element of desc.devices is not a valid
                handle
            Result.WRONG_CONTEXT: a program belongs to another context
            Result.UNSUPPORTED: a device has no linker
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.BUILD_FAILED: the programs cannot be linked; the message ends with the log, if the driver
                provides one
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available
            Result.INVALID_STATE: a program was not compiled, or is being built

        Threads: any. Without a callback the call blocks while the linker works.

        See OpenCL 3.0 section 5.8.3, clLinkProgram.
        """
        _program_count, _programs = handle_list(programs)
        _desc = structs.BuildDesc(
                devices=devices, options=options, header_names=header_names, headers=headers, callback=callback)
        _program = c_void_p()
        with callbacks.program_callback.kept(_desc.user_data):
            raw.clgl_program_link(context._handle, _program_count, _programs, _desc, _program)
        return Program._adopt(_program.value, context)._made_of(_desc)

    @property
    def info(self) -> ProgramInfo:
        """Returns the properties of a program.

        Returns:
            the properties

        Raises Error with:
            Result.INVALID_HANDLE: program is not a valid Program
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.INVALID_STATE: the program is being built, or its link failed

        Threads: any

        See OpenCL 3.0 section 5.8.7, clGetProgramInfo.
        """
        _info = raw.clgl_program_info()
        raw.clgl_program_get_info(self._handle, _info)
        return structs.ProgramInfo(_info, self._context)

    def build_info(self, device: Optional[Device] = None) -> ProgramBuildInfo:
        """Returns the state and the result of the last build, compilation or link. Also works while the program
        is being built.

        Args:
            device: a device of the program; None = the first

        Returns:
            the state

        Raises Error with:
            Result.INVALID_ARGUMENT: device does not belong to the program or its context
            Result.INVALID_HANDLE: program or device is not a valid handle
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OPENCL: an OpenCL call failed; see error_get_native_code

        Threads: any

        See OpenCL 3.0 section 5.8.7, CL_PROGRAM_BUILD_STATUS, CL_PROGRAM_BINARY_TYPE.
        """
        _info = raw.clgl_program_build_info()
        raw.clgl_program_get_build_info(self._handle, handle_of(device), _info)
        return structs.ProgramBuildInfo(_info, self._context)

    @property
    def build_log(self) -> str:
        """Writes the build log of a program, which contains for example warnings. With several devices, the name
        of each device precedes its log.

        Raises Error with:
            Result.INVALID_ARGUMENT: text and size are both None
            Result.INVALID_HANDLE: program is not a valid Program
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.INVALID_STATE: the program is being built, or its link failed

        Threads: any

        See OpenCL 3.0 section 5.8.7, CL_PROGRAM_BUILD_LOG.
        """
        return fetch_text(lambda _capacity, _text, _size: raw.clgl_program_get_build_log(self._handle, _capacity, _text, _size))

    def build_options(self, device: Optional[Device] = None) -> str:
        """Writes the options of the last build, compilation or link of a program. They do not include
        "-cl-kernel-arg-info", which the library adds to check and name arguments.

        Args:
            device: a device of the program; None = the first

        Raises Error with:
            Result.INVALID_ARGUMENT: text and size are both None; device does not belong to the program or its
                context
            Result.INVALID_HANDLE: program or device is not a valid handle
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.INVALID_STATE: the program is being built

        Threads: any

        See OpenCL 3.0 section 5.8.7, CL_PROGRAM_BUILD_OPTIONS.
        """
        return fetch_text(lambda _capacity, _text, _size: raw.clgl_program_get_build_options(self._handle, handle_of(device), _capacity, _text, _size))

    @property
    def source(self) -> str:
        """Writes the source of a program. Also works for a program that was loaded from cache_directory.

        Raises Error with:
            Result.INVALID_ARGUMENT: text and size are both None
            Result.INVALID_HANDLE: program is not a valid Program
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.INVALID_STATE: the program is being built, or its link failed

        Threads: any

        See OpenCL 3.0 section 5.8.7, CL_PROGRAM_SOURCE.
        """
        return fetch_text(lambda _capacity, _text, _size: raw.clgl_program_get_source(self._handle, _capacity, _text, _size))

    def kernel_name(self, index: int) -> str:
        """Writes the name of a kernel of a program, for Kernel.create.

        Args:
            index: 0 to ProgramInfo.kernel_count - 1, in the order of the driver

        Raises Error with:
            Result.INVALID_ARGUMENT: text and size are both None
            Result.INVALID_HANDLE: program is not a valid Program
            Result.OUT_OF_RANGE: index is too large
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.INVALID_STATE: the program is being built, or its link failed

        Threads: any

        See OpenCL 3.0 section 5.8.7, CL_PROGRAM_KERNEL_NAMES.
        """
        return fetch_text(lambda _capacity, _text, _size: raw.clgl_program_get_kernel_name(self._handle, index, _capacity, _text, _size))

    def binary(self, device: Optional[Device] = None) -> bytes:
        """Returns the binary of a program that was built, compiled or linked, for Program.create in another
        process. The library adds a header to the driver binary, which identifies the device and driver and
        detects damage.

        Args:
            device: a device of the program; None = the first

        Raises Error with:
            Result.INVALID_ARGUMENT: device does not belong to the program or its context
            Result.INVALID_HANDLE: program or device is not a valid handle
            Result.OUT_OF_RANGE: the binary is larger than capacity
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.INVALID_STATE: the program is not built, or is being built

        Threads: any

        See OpenCL 3.0 section 5.8.7, CL_PROGRAM_BINARIES.
        """
        return fetch(lambda _capacity, _data, _size: raw.clgl_program_get_binary(self._handle, handle_of(device), _capacity, _data, _size))

    @property
    def cl_program(self) -> int:
        """Returns the cl_program of a program.

        Returns:
            the cl_program; call clRetainProgram to keep it longer

        Raises Error with:
            Result.INVALID_HANDLE: program is not a valid Program
            Result.INVALID_STATE: the program is being built, or its link failed

        Threads: any

        See OpenCL 3.0 section 5.8.1.
        """
        _cl_program = c_void_p()
        raw.clgl_program_cl_program(self._handle, _cl_program)
        return _cl_program.value or 0


class KernelBase(Object):
    """A handle of a kernel: a function of a program with its arguments."""

    _destroy = raw.clgl_kernel_destroy

    @classmethod
    def create(cls, program: Program, name: str) -> Kernel:
        """Creates a kernel from a function of a program. No argument is set.

        Args:
            program: the program
            name: the name of the function. PoCL 3.1 adds _cl_ before the name of a kernel that is named like an
                OpenCL C function, such as step.

        Returns:
            the kernel

        Raises Error with:
            Result.INVALID_ARGUMENT: name is None; the program has no kernel of that name; the message lists its
                kernels
            Result.INVALID_HANDLE: program is not a valid Program
            Result.OUT_OF_RANGE: the kernel has more arguments than max_parameter_size of the device has bytes
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available
            Result.INVALID_STATE: the program is not built, is being built, or is compiled but not linked

        Threads: any

        See OpenCL 3.0 section 5.9.1, clCreateKernel.
        """
        _kernel = c_void_p()
        raw.clgl_kernel_create(program._handle, text_of(name), _kernel)
        return Kernel._adopt(_kernel.value, program._context)

    def clone(self) -> Kernel:
        """Creates a copy of a kernel with its arguments, declarations and launch sizes. Arguments that were set
        through the cl_kernel are not copied.

        Returns:
            the copy

        Raises Error with:
            Result.INVALID_HANDLE: kernel is not a valid Kernel, or an object that is set as an argument was
                destroyed
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available
            Result.INVALID_STATE: the program is being built

        Threads: any

        See OpenCL 3.0 sections 5.9.1 and 5.9.2, clCreateKernel, clSetKernelArg.
        """
        _clone = c_void_p()
        raw.clgl_kernel_clone(self._handle, _clone)
        return Kernel._adopt(_clone.value, self._context)

    @property
    def info(self) -> KernelInfo:
        """Returns the name, the number of arguments and the attributes of a kernel.

        Returns:
            the properties

        Raises Error with:
            Result.INVALID_HANDLE: kernel is not a valid Kernel

        Threads: any

        See OpenCL 3.0 section 5.9.4, clGetKernelInfo.
        """
        _info = raw.clgl_kernel_info()
        raw.clgl_kernel_get_info(self._handle, _info)
        return structs.KernelInfo(_info, self._context)

    def work_group_info(self, device: Optional[Device] = None) -> WorkGroupInfo:
        """Returns the requirements and limits of a kernel on a device.

        Args:
            device: a device of the context; None = the first device that the program is built for

        Returns:
            the limits; 0 = unknown to the OpenCL driver

        Raises Error with:
            Result.INVALID_HANDLE: kernel or device is not a valid handle
            Result.NO_DEVICE: device does not belong to the context
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.INVALID_STATE: the program is not built for device

        Threads: any

        See OpenCL 3.0 section 5.9.4, clGetKernelWorkGroupInfo.
        """
        _info = raw.clgl_work_group_info()
        raw.clgl_kernel_get_work_group_info(self._handle, handle_of(device), _info)
        return structs.WorkGroupInfo(_info, self._context)

    def argument_info(self, index: int) -> ArgumentInfo:
        """Returns the properties of an argument, from the program and from Kernel.declare_arguments.

        Args:
            index: the argument, from 0

        Returns:
            the properties

        Raises Error with:
            Result.INVALID_HANDLE: kernel is not a valid Kernel
            Result.OUT_OF_RANGE: the kernel has no argument index

        Threads: any

        See OpenCL 3.0 section 5.9.4, clGetKernelArgInfo.
        """
        _info = raw.clgl_argument_info()
        raw.clgl_kernel_get_argument_info(self._handle, index, _info)
        return structs.ArgumentInfo(_info, self._context)

    def find_argument(self, name: str) -> int:
        """Returns the index of a named argument.

        Args:
            name: the name of the argument in the source

        Returns:
            the index of the argument, from 0

        Raises Error with:
            Result.INVALID_ARGUMENT: name is None; no argument has that name, and the message lists the names; or
                the names are unknown (see Kernel.declare_arguments)
            Result.INVALID_HANDLE: kernel is not a valid Kernel
            Result.OUT_OF_HOST_MEMORY: the process is out of memory

        Threads: any

        See OpenCL 3.0 section 5.9.4, CL_KERNEL_ARG_NAME.
        """
        _index = c_uint32()
        raw.clgl_kernel_find_argument(self._handle, text_of(name), _index)
        return _index.value

    def declare_arguments(self, descs: Optional[Sequence[ArgumentDesc]] = None) -> None:
        """Declares the arguments of a kernel. Needed for programs without argument information: binaries, SPIR-V
        and programs built outside clgl. Declared arguments can be found by name, and are checked when they
        are set.

        Declarations add to the information from the program. If a declaration contradicts this information or
        an earlier declaration, no declaration of the call is applied.

        Args:
            descs: the declarations, starting with argument 0; may be None if count is 0

        Raises Error with:
            Result.INVALID_ARGUMENT: descs is None although count is not 0; a type is unknown; or a declaration
                contradicts known information (the message names the argument and both values)
            Result.INVALID_HANDLE: kernel is not a valid Kernel
            Result.OUT_OF_RANGE: count is larger than the number of arguments
            Result.OUT_OF_HOST_MEMORY: the process is out of memory

        Threads: any
        """
        _count, _descs = array_of(raw.clgl_argument_desc, descs)
        raw.clgl_kernel_declare_arguments(self._handle, _count, _descs)

    def _set_value(self, index: int, value: Data) -> None:
        """Sets an argument that is passed by value: a scalar, vector or structure.

        A vector of three components has the size of four: float3 has 16 bytes. Each field of a structure is
        aligned to its own size, as OpenCL C requires. Pass sizeof the structure. Exception: rusticl 22.3
        expects some structures without the padding after the last field: 9 bytes for {int, float, char}, but
        32 bytes for {float4, int}.

        Args:
            index: the argument, from 0
            value: the value

        Raises Error with:
            Result.INVALID_ARGUMENT: value is None; size is 0, or differs from the size of the type (not checked for
                structures); or the argument is not passed by value (the message names the argument and its type)
            Result.INVALID_HANDLE: kernel is not a valid Kernel
            Result.OUT_OF_RANGE: the kernel has no argument index; or a structure is larger than the device allows
                for all arguments (max_parameter_size)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.9.2, clSetKernelArg.
        """
        _value, _size = readable(value)
        raw.clgl_kernel_set_value(self._handle, index, _size, _value)

    def set_buffer(self, index: int, buffer: Buffer) -> None:
        """Sets an argument that is a pointer to global or constant memory to a buffer.

        Args:
            index: the argument, from 0
            buffer: a buffer of the context of the kernel; a shared buffer must be acquired when the kernel is
                launched

        Raises Error with:
            Result.INVALID_ARGUMENT: the argument is not a pointer to global or constant memory
            Result.INVALID_HANDLE: kernel or buffer is not a valid handle
            Result.OUT_OF_RANGE: the kernel has no argument index
            Result.WRONG_CONTEXT: the buffer belongs to another context
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.9.2, clSetKernelArg.
        """
        raw.clgl_kernel_set_buffer(self._handle, index, buffer._handle)

    def set_texture(self, index: int, texture: Texture) -> None:
        """Sets an argument that is an image to a texture. Checks the type of the texture, and its access against
        the access qualifier of the argument, if these are known.

        Args:
            index: the argument, from 0
            texture: a texture of the context of the kernel; a shared texture must be acquired when the kernel is
                launched

        Raises Error with:
            Result.INVALID_ARGUMENT: the argument is not an image, or an image of another type; or its access
                qualifier does not match the access of the texture (the message names the argument and its type)
            Result.INVALID_HANDLE: kernel or texture is not a valid handle
            Result.OUT_OF_RANGE: the kernel has no argument index
            Result.WRONG_CONTEXT: the texture belongs to another context
            Result.UNSUPPORTED: the argument is read_write, and the device cannot read and write images of the
                format in one kernel
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.9.2, clSetKernelArg.
        """
        raw.clgl_kernel_set_texture(self._handle, index, texture._handle)

    def set_sampler(self, index: int, sampler: Sampler) -> None:
        """Sets an argument that is a sampler.

        Args:
            index: the argument, from 0
            sampler: a sampler of the context of the kernel

        Raises Error with:
            Result.INVALID_ARGUMENT: the argument is not a sampler
            Result.INVALID_HANDLE: kernel or sampler is not a valid handle
            Result.OUT_OF_RANGE: the kernel has no argument index
            Result.WRONG_CONTEXT: the sampler belongs to another context
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.9.2, clSetKernelArg.
        """
        raw.clgl_kernel_set_sampler(self._handle, index, sampler._handle)

    def set_null(self, index: int) -> None:
        """Sets an argument that is a pointer to global or constant memory to None. The kernel can test for None.

        Args:
            index: the argument, from 0

        Raises Error with:
            Result.INVALID_ARGUMENT: the argument is not a pointer to global or constant memory
            Result.INVALID_HANDLE: kernel is not a valid Kernel
            Result.OUT_OF_RANGE: the kernel has no argument index
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.9.2, clSetKernelArg.
        """
        raw.clgl_kernel_set_null(self._handle, index)

    def set_local(self, index: int, size: int) -> None:
        """Sets the size of an argument that is a pointer to local memory.

        Args:
            index: the argument, from 0
            size: size of the memory for each work-group, in bytes

        Raises Error with:
            Result.INVALID_ARGUMENT: size is 0, or the argument is not a pointer to local memory
            Result.INVALID_HANDLE: kernel is not a valid Kernel
            Result.OUT_OF_RANGE: the kernel has no argument index, or size is more than the local memory of the
                device
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.9.2, clSetKernelArg.
        """
        raw.clgl_kernel_set_local(self._handle, index, size)

    def set_launch(self, launch: Optional[Launch] = None) -> None:
        """Sets the sizes of launches for which launch is None.

        Args:
            launch: the sizes; None = remove them

        Raises Error with:
            Result.INVALID_ARGUMENT: sizes are not valid, as for Kernel.launch; the previous sizes stay set
            Result.INVALID_HANDLE: kernel is not a valid Kernel

        Threads: any
        """
        raw.clgl_kernel_set_launch(self._handle, launch)

    def get_launch(self) -> Launch:
        """Returns the sizes that Kernel.set_launch set, with the number of dimensions filled in.

        Returns:
            the sizes; dimensions is 0 if none are set

        Raises Error with:
            Result.INVALID_HANDLE: kernel is not a valid Kernel

        Threads: any
        """
        _launch = structs.Launch()
        raw.clgl_kernel_get_launch(self._handle, _launch)
        return _launch

    def launch(self, queue: Optional[Queue] = None, *, launch: Optional[Launch] = None, waits: Waits = ()) -> Fence:
        """Launches a kernel.

        The library checks the sizes first. The message of a failure contains the sizes and says which sizes
        work. If the device supports work-groups of different sizes, the global size does not need to be a
        multiple of the local size.

        Args:
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            launch: the sizes; None = those of Kernel.set_launch
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when the kernel has completed

        Raises Error with:
            Result.INVALID_ARGUMENT: an argument is not set (the message names it); dimensions is not 0 to 3; a
                global size is 0, or overflows with its offset; a size is set beyond dimensions; local sizes are set
                for some dimensions only; or the kernel or the device does not allow the local size
            Result.INVALID_HANDLE: kernel is not a valid Kernel, or an object that is set as an argument was
                destroyed
            Result.OUT_OF_RANGE: the arguments require more local memory than the device has; with PoCL including
                the local memory that the kernel declares
            Result.NOT_ACQUIRED: the queue has not acquired an argument that is a shared object, or only for reading
            Result.INVALID_STATE: launch is None and no sizes are set; or the program is not built for the device of
                the queue
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: a fence in waits has already failed
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any. If several threads launch one kernel, the launches are prepared one after another.

        See OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel.
        """
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_kernel_launch((queue or self._usual_queue())._handle, self._handle, launch, _wait_count, _waits, _fence)
        return Fence._adopt(_fence.value, self._context)

    def launch_1d(self, queue: Queue, x: int) -> None:
        """Launches a kernel in one dimension: Kernel.launch without offset, local size and fences.

        Args:
            queue: the queue
            x: number of work-items in dimension 0; not 0

        Raises Error with:
            Result.INVALID_ARGUMENT: an argument is not set (the message names it); a size is 0; or the kernel or
                the device does not allow these sizes
            Result.INVALID_HANDLE: queue or kernel is not a valid handle, or an object that is set as an argument
                was destroyed
            Result.OUT_OF_RANGE: the arguments require more local memory than the device has; with PoCL including
                the local memory that the kernel declares
            Result.WRONG_CONTEXT: the kernel belongs to another clgl context than the queue
            Result.NOT_ACQUIRED: the queue has not acquired an argument that is a shared object, or only for reading
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available
            Result.INVALID_STATE: the program is not built for the device of the queue

        Threads: any. If several threads launch one kernel, the launches are prepared one after another.

        See OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel.
        """
        raw.clgl_kernel_launch_1d(queue._handle, self._handle, x)

    def launch_2d(self, queue: Queue, x: int, y: int) -> None:
        """Launches a kernel in two dimensions: Kernel.launch without offset, local size and fences.

        Args:
            queue: the queue
            x: number of work-items in dimension 0; not 0
            y: number of work-items in dimension 1; not 0

        Raises Error with:
            Result.INVALID_ARGUMENT: an argument is not set (the message names it); a size is 0; or the kernel or
                the device does not allow these sizes
            Result.INVALID_HANDLE: queue or kernel is not a valid handle, or an object that is set as an argument
                was destroyed
            Result.OUT_OF_RANGE: the arguments require more local memory than the device has; with PoCL including
                the local memory that the kernel declares
            Result.WRONG_CONTEXT: the kernel belongs to another clgl context than the queue
            Result.NOT_ACQUIRED: the queue has not acquired an argument that is a shared object, or only for reading
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available
            Result.INVALID_STATE: the program is not built for the device of the queue

        Threads: any. If several threads launch one kernel, the launches are prepared one after another.

        See OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel.
        """
        raw.clgl_kernel_launch_2d(queue._handle, self._handle, x, y)

    def launch_3d(self, queue: Queue, x: int, y: int, z: int) -> None:
        """Launches a kernel in three dimensions: Kernel.launch without offset, local size and fences.

        Args:
            queue: the queue
            x: number of work-items in dimension 0; not 0
            y: number of work-items in dimension 1; not 0
            z: number of work-items in dimension 2; not 0

        Raises Error with:
            Result.INVALID_ARGUMENT: an argument is not set (the message names it); a size is 0; or the kernel or
                the device does not allow these sizes
            Result.INVALID_HANDLE: queue or kernel is not a valid handle, or an object that is set as an argument
                was destroyed
            Result.OUT_OF_RANGE: the arguments require more local memory than the device has; with PoCL including
                the local memory that the kernel declares
            Result.WRONG_CONTEXT: the kernel belongs to another clgl context than the queue
            Result.NOT_ACQUIRED: the queue has not acquired an argument that is a shared object, or only for reading
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available
            Result.INVALID_STATE: the program is not built for the device of the queue

        Threads: any. If several threads launch one kernel, the launches are prepared one after another.

        See OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel.
        """
        raw.clgl_kernel_launch_3d(queue._handle, self._handle, x, y, z)

    def launch_task(self, queue: Optional[Queue] = None, *, waits: Waits = ()) -> Fence:
        """Launches a kernel with one work-item.

        Args:
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when the kernel has completed

        Raises Error with:
            Result.INVALID_ARGUMENT: an argument is not set (the message names it); or the kernel requires larger
                work-groups
            Result.INVALID_HANDLE: kernel is not a valid Kernel, or an object that is set as an argument was
                destroyed
            Result.OUT_OF_RANGE: the arguments require more local memory than the device has; with PoCL including
                the local memory that the kernel declares
            Result.NOT_ACQUIRED: the queue has not acquired an argument that is a shared object, or only for reading
            Result.INVALID_STATE: the program is not built for the device of the queue
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: a fence in waits has already failed
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any. If several threads launch one kernel, the launches are prepared one after another.

        See OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel.
        """
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_kernel_launch_task((queue or self._usual_queue())._handle, self._handle, _wait_count, _waits, _fence)
        return Fence._adopt(_fence.value, self._context)

    def launch_with_arguments(
            self, queue: Optional[Queue] = None, *, arguments: Optional[Sequence[Argument]] = None,
            launch: Optional[Launch] = None, waits: Waits = ()) -> Fence:
        """Sets arguments and launches a kernel in one call. Useful for languages in which calls of C functions
        are slow.

        All arguments and sizes are checked before the first one is set. If the driver refuses an argument,
        such as a structure of another size, the library restores the previous arguments, except those that
        were set through the cl_kernel. Another thread cannot set arguments or launch the kernel in between.

        Args:
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            arguments: the arguments, starting with argument 0; may be None if argument_count is 0
            launch: the sizes; None = those of Kernel.set_launch
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when the kernel has completed

        Raises Error with:
            Result.INVALID_ARGUMENT: arguments is None although argument_count is not 0; an argument has the wrong
                type or size; or as for Kernel.launch
            Result.INVALID_HANDLE: kernel or an object in arguments is not a valid handle, or an object that is set
                as an argument was destroyed
            Result.OUT_OF_RANGE: argument_count is larger than the number of arguments; or as for Kernel.launch
            Result.UNSUPPORTED: an argument is read_write, and the device cannot read and write images of the format
                in one kernel
            Result.NOT_ACQUIRED: the queue has not acquired an argument that is a shared object, or only for reading
            Result.INVALID_STATE: launch is None and no sizes are set; or the program is not built for the device of
                the queue
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: a fence in waits has already failed
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any. If several threads launch one kernel, the launches are prepared one after another.

        See OpenCL 3.0 sections 5.9.2 and 5.10, clSetKernelArg, clEnqueueNDRangeKernel.
        """
        _argument_count, _arguments = array_of(raw.clgl_argument, arguments)
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_kernel_launch_with_arguments(
        (queue or self._usual_queue())._handle, self._handle, _argument_count, _arguments, launch, _wait_count,
        _waits, _fence)
        return Fence._adopt(_fence.value, self._context)

    @classmethod
    def from_cl_kernel(cls, context: Context, cl_kernel: Opaque) -> Kernel:
        """Creates a kernel from a cl_kernel. Arguments of the cl_kernel that are already set stay set.

        All Kernel handles of one cl_kernel share arguments, declarations and launch sizes. After these
        handles are destroyed, the cl_kernel does not keep the memory of its arguments alive.

        Args:
            context: the context
            cl_kernel: a kernel of the cl_context of context. It is retained; the caller keeps its own reference.

        Returns:
            the kernel

        Raises Error with:
            Result.INVALID_ARGUMENT: cl_kernel is None; cl_kernel is not a kernel
            Result.INVALID_HANDLE: context is not a valid Context
            Result.OUT_OF_RANGE: the kernel has more arguments than max_parameter_size of the device has bytes
            Result.WRONG_CONTEXT: cl_kernel belongs to another cl_context, or is already used by another clgl
                context
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.9.1, clRetainKernel.
        """
        _kernel = c_void_p()
        raw.clgl_kernel_from_cl_kernel(context._handle, opaque(cl_kernel), _kernel)
        return Kernel._adopt(_kernel.value, context)

    @property
    def cl_kernel(self) -> int:
        """Returns the cl_kernel of a kernel. After this call the library does not know which arguments are set:
        only the OpenCL driver detects a missing argument, and the message does not name the argument.

        Set each argument either through the cl_kernel or through clgl. OpenCL allows only one thread at a
        time to set arguments of a cl_kernel.

        Returns:
            the cl_kernel; call clRetainKernel to keep it longer

        Raises Error with:
            Result.INVALID_HANDLE: kernel is not a valid Kernel

        Threads: any

        See OpenCL 3.0 section 5.9.1, clCreateKernel.
        """
        _cl_kernel = c_void_p()
        raw.clgl_kernel_cl_kernel(self._handle, _cl_kernel)
        return _cl_kernel.value or 0


class RingBase(Object):
    """A handle of a ring: buffers or textures that compute and drawing use in turns."""

    _destroy = raw.clgl_ring_destroy

    @classmethod
    def create(
            cls, context: Context, *, slot_count: int = 0, mode: RingMode = RingMode.FIFO,
            buffer: Optional[BufferDesc] = None, texture: Optional[TextureDesc] = None, label: Optional[str] = None,
            buffers: Optional[Sequence[Buffer]] = None, textures: Optional[Sequence[Texture]] = None) -> Ring:
        """Creates a ring and all its slots.

        Compute holds at most one slot at a time, from Ring.acquire_write to Ring.submit. Drawing holds at
        most one slot, from Ring.acquire_read until it takes the next one or calls Ring.release_read. Compute
        and drawing may use one thread or two. Drawing sees only complete frames, and never an older frame
        after a newer one.

        Args:
            context: the context
            slot_count: number of slots, 1 to RING_MAX_SLOTS; 0 = 3. With buffers or textures it is the number of
                their elements, not 0
            mode: which frame drawing takes
            buffer: describes slots that are new shared buffers. gl_name and BufferFlags.COMPUTE_ONLY must not be
                set; access must allow writing. If compute writes whole frames, Access.WRITE_DISCARD is the fastest,
                and compute needs no OpenGL context. data is the initial content of each slot. None = not used
            texture: describes slots that are new shared textures, like buffer; None = not used
            label: a name for messages, copied; None = none
            buffers: existing shared buffers for the slots. They must not be acquired, be sub-buffers or be slots of
                another ring; their access must allow writing. The caller destroys them after the ring. None = not
                used
            textures: existing textures for the slots, like buffers; None = not used

        Returns:
            the ring

        Raises Error with:
            Result.INVALID_ARGUMENT: mode is unknown; not exactly one of buffer, texture, buffers and textures is
                set; gl_name is set; an existing object is given twice or not shared with OpenGL; a flag or the
                access is not possible for slots; or as for Buffer.create and Texture.create
            Result.INVALID_HANDLE: context is not a valid Context, or an existing object is not valid
            Result.ALREADY_ACQUIRED: an existing object is acquired
            Result.WRONG_CONTEXT: an existing object belongs to another clgl context
            Result.OUT_OF_RANGE: slot_count is more than RING_MAX_SLOTS; or as for Buffer.create and Texture.create
            Result.NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is current on
                another thread
            Result.WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
            Result.NO_OPENGL: the context was created with ContextFlags.COMPUTE_ONLY
            Result.NO_TRANSPORT: no transport can share the slots; the message says why
            Result.UNSUPPORTED: as for Texture.create
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.OPENGL: an OpenGL call failed; see error_get_native_code
            Result.WINSYS: the headless OpenGL context cannot be made current; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available
            Result.INVALID_STATE: an existing object is a slot of another ring
            Result.VULKAN: a Vulkan call failed; see error_get_native_code

        Threads: GL
        """
        _desc = structs.RingDesc(
                slot_count=slot_count, mode=mode, buffer=buffer, texture=texture, label=label, buffers=buffers,
                textures=textures)
        _ring = c_void_p()
        raw.clgl_ring_create(context._handle, _desc, _ring)
        return Ring._adopt(_ring.value, context)._made_of(_desc)

    @property
    def info(self) -> RingInfo:
        """Returns the properties and the state of a ring.

        Returns:
            the properties

        Raises Error with:
            Result.INVALID_HANDLE: ring is not a valid Ring

        Threads: any
        """
        _info = raw.clgl_ring_info()
        raw.clgl_ring_get_info(self._handle, _info)
        return structs.RingInfo(_info, self._context)

    def slot(self, index: int) -> RingSlot:
        """Returns a slot of a ring, even if compute or drawing holds it. Use this function to prepare something
        for each slot, such as kernels.

        Args:
            index: the slot, from 0

        Returns:
            the slot, with the number of its last frame

        Raises Error with:
            Result.INVALID_HANDLE: ring is not a valid Ring
            Result.OUT_OF_RANGE: index is not less than the number of slots

        Threads: any
        """
        _slot = raw.clgl_ring_slot()
        raw.clgl_ring_get_slot(self._handle, index, _slot)
        return structs.RingSlot(_slot, self._context)

    def _acquire_write(
            self, queue: Optional[Queue] = None, *, timeout: Optional[float] = None, waits: Waits = ()) -> Optional[Tuple[RingSlot, RingSlot, Fence]]:
        """Acquires the next free slot for compute. Commands that are enqueued afterwards on the queue run after
        OpenGL has finished drawing from the slot.

        A slot is free if drawing does not hold it and no frame waits in it. With RingMode.MAILBOX the slot of
        a waiting frame is also reused as soon as a newer frame is complete. Then compute waits for its own
        commands if it is as many frames ahead as there are slots. With three or more slots it never waits for
        drawing.

        In a ring with one slot, this call takes the slot back from drawing, as Queue.acquire does; call it on
        the thread that took the slot.

        Args:
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            timeout: the longest wait in seconds; 0 = only test; None = no limit
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            the slot, with the number of its next frame
            the slot of the last submitted frame, acquired for reading; None = not wanted. It is released together
                with slot. Its buffer and texture are None before the first frame, after Ring.resize, and in a ring
                with one slot.
            a fence that completes when the queue has acquired the slot
            None or False if the time was not enough

        Raises Error with:
            Result.INVALID_ARGUMENT: timeout is negative and not None
            Result.INVALID_HANDLE: ring is not a valid Ring, or was destroyed during the call; or the object of the
                slot was destroyed
            Result.INVALID_GL_OBJECT: the OpenGL object of the slot was deleted
            Result.GL_OBJECT_CHANGED: the OpenGL object of the slot got new storage
            Result.WRONG_CONTEXT: the ring belongs to another context than the queue
            Result.NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is current on
                another thread
            Result.WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
            Result.ALREADY_ACQUIRED: compute holds a slot already, or another thread is acquiring one
            Result.OPENGL: an OpenGL call failed; see error_get_native_code
            Result.WINSYS: the headless OpenGL context cannot be made current; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
            Result.VULKAN: a Vulkan call failed; see error_get_native_code
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: a fence in waits has already failed
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: GL, or any with Access.WRITE_DISCARD or if the transport needs no OpenGL commands (see
        HandoverFlags.SKIP_GL_SYNC)
        """
        _wait_count, _waits = wait_list(waits)
        _slot = raw.clgl_ring_slot()
        _previous = raw.clgl_ring_slot()
        _fence = c_void_p()
        _result = raw.clgl_ring_acquire_write(
        (queue or self._usual_queue())._handle, self._handle, nanoseconds(timeout), _wait_count, _waits, _slot,
        _previous, _fence)
        return (structs.RingSlot(_slot, self._context), structs.RingSlot(_previous, self._context), Fence._adopt(_fence.value, self._context)) if _result == 0 else None

    def submit(self, queue: Optional[Queue] = None, *, flags: RingFlags = RingFlags(0), waits: Waits = ()) -> Fence:
        """Submits the slot that compute holds, and does not wait. Drawing can take the frame when the commands
        enqueued so far have completed.

        Args:
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            flags: RingFlags.DISCARD, or 0
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when the frame is complete

        Raises Error with:
            Result.INVALID_ARGUMENT: flags are unknown
            Result.INVALID_HANDLE: ring is not a valid Ring
            Result.WRONG_CONTEXT: the ring belongs to another context than the queue
            Result.NOT_ACQUIRED: the queue holds no slot of the ring
            Result.CONTEXT_LOST: the OpenGL context or its display has ended
            Result.VULKAN: a Vulkan call failed; see error_get_native_code
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: a fence in waits has already failed
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any
        """
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_ring_submit((queue or self._usual_queue())._handle, self._handle, flags, _wait_count, _waits, _fence)
        return Fence._adopt(_fence.value, self._context)

    def _acquire_read(self, *, timeout: Optional[float] = None) -> Optional[RingSlot]:
        """Takes a new frame for drawing: the oldest with RingMode.FIFO, the newest with RingMode.MAILBOX. OpenGL
        commands of this thread may read the slot until drawing takes the next frame or calls
        Ring.release_read.

        The slot that drawing held before is returned to compute, which waits for the OpenGL commands that the
        current context has issued so far. If there is no new frame, drawing keeps its slot. Only complete
        frames are taken, so the call waits at most for timeout. Exception: if only threads with the OpenGL
        context can wait for OpenGL (see ContextFlags.SYNC_THREAD), the call also waits until the commands
        that read the returned slot have completed.

        Args:
            timeout: the longest wait in seconds; 0 = only test; None = no limit

        Returns:
            the slot that drawing holds after the call, which is the previous one if there is no new frame; its
                buffer and texture are None if drawing holds no slot
            None or False if the time was not enough

        Raises Error with:
            Result.INVALID_ARGUMENT: timeout is negative and not None
            Result.INVALID_HANDLE: ring is not a valid Ring, or was destroyed during the call
            Result.INVALID_GL_OBJECT: the OpenGL object of the slot was deleted
            Result.GL_OBJECT_CHANGED: the OpenGL object of the slot got new storage
            Result.NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is current on
                another thread
            Result.WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: a command of the new frame failed: the frame is dropped, and drawing keeps its
                slot
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.OPENGL: an OpenGL call failed; see error_get_native_code
            Result.WINSYS: the headless OpenGL context cannot be made current; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available
            Result.INVALID_STATE: another thread is in this function or in Ring.release_read; or timeout is not 0
                and drawing holds the only slot of the ring
            Result.VULKAN: a Vulkan call failed; see error_get_native_code

        Threads: GL. The context must be the one that drew from the previous slot.
        """
        _slot = raw.clgl_ring_slot()
        _result = raw.clgl_ring_acquire_read(self._handle, nanoseconds(timeout), _slot)
        return structs.RingSlot(_slot, self._context) if _result == 0 else None

    def release_read(self) -> None:
        """Returns the slot that drawing holds to compute. Compute waits for the OpenGL commands that the current
        context has issued so far.

        Raises Error with:
            Result.INVALID_HANDLE: ring is not a valid Ring
            Result.NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is current on
                another thread
            Result.WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
            Result.OUT_OF_HOST_MEMORY: the process is out of memory
            Result.OPENGL: an OpenGL call failed; see error_get_native_code
            Result.WINSYS: the headless OpenGL context cannot be made current; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
            Result.INVALID_STATE: drawing holds no slot; or another thread is in this function or in
                Ring.acquire_read
            Result.VULKAN: a Vulkan call failed; see error_get_native_code

        Threads: GL. The context must be the one that drew from the slot.
        """
        raw.clgl_ring_release_read(self._handle)

    def resize(self, extent: Sequence[int]) -> None:
        """Replaces all slots of a ring with slots of another size. If a slot cannot be created, no slot is
        replaced. Frames that drawing has not taken are dropped.

        Slots that compute and drawing hold stay valid, with their old size, until they are returned. A frame
        that compute submits in an old slot is dropped.

        Args:
            extent: the size, in the units of CLGL_TEXTURE_TYPE_...; for buffers {bytes, 1, 1}

        Raises Error with:
            Result.INVALID_ARGUMENT: extent is None; a size is 0, or set for a dimension that the slots do not have
            Result.INVALID_HANDLE: ring is not a valid Ring
            Result.OUT_OF_RANGE: a size is more than the device or OpenGL allows
            Result.NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is current on
                another thread
            Result.WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group
            Result.NO_TRANSPORT: no transport can share the slots; the message says why
            Result.UNSUPPORTED: the ring was created from existing objects; or as for Texture.create
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.OPENGL: an OpenGL call failed; see error_get_native_code
            Result.WINSYS: the headless OpenGL context cannot be made current; see error_get_native_code
            Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available
            Result.VULKAN: a Vulkan call failed; see error_get_native_code

        Threads: GL
        """
        _, _extent = array_of(c_size_t, extent, 3)
        raw.clgl_ring_resize(self._handle, _extent)


class ViewBase(raw.clgl_view):
    """A buffer, or a part of it, as an array."""

    @property
    def info(self) -> ViewInfo:
        """Checks a view and returns properties that follow from its fields.

        Returns:
            the properties

        Raises Error with:
            Result.INVALID_ARGUMENT: view is None; format is unknown; element_size does not match format and
                components; dimensions is 0 or too large
            Result.INVALID_HANDLE: view.buffer is not a valid Buffer
            Result.OUT_OF_RANGE: an item lies outside the buffer, or a number overflows

        Threads: any
        """
        _info = raw.clgl_view_info()
        raw.clgl_view_get_info(self, _info)
        return structs.ViewInfo(_info, self._context)

    def _slice(self, slices: Optional[Sequence[Slice]] = None) -> View:
        """Creates a view of a part of a view. Each slice selects a part of a dimension, or one item; the first
        slice applies to the first dimension. Dimensions without a slice are selected completely.

        Args:
            slices: the slices; may be None if slice_count is 0

        Returns:
            the view; may be the same as view, which is then set to zero by a failure

        Raises Error with:
            Result.INVALID_ARGUMENT: view is None; slices is None although slice_count is not 0; slice_count is too
                large; flags of a slice are unknown or SliceFlags.INDEX is combined with others; no dimension is
                left (see View.read_item)
            Result.OUT_OF_RANGE: an index is outside its dimension
            Result.INVALID_HANDLE: view.buffer is not a valid Buffer

        Threads: any
        """
        _slice_count, _slices = array_of(raw.clgl_slice, slices)
        _result = View()
        raw.clgl_view_slice(self, _slice_count, _slices, _result)
        return _result._belong(self._context)

    def reshape(self, shape: Sequence[int]) -> View:
        """Creates a view of the same items in the same order with another shape, without copying. If strides
        cannot describe the new shape, the call fails; then copy the items to a view without gaps first
        (View.copy).

        Args:
            shape: number of items in each dimension; the total number must stay the same

        Returns:
            the view; may be the same as view, which is then set to zero by a failure

        Raises Error with:
            Result.INVALID_ARGUMENT: view, shape is None; dimensions is 0 or too large; or the total number of items
                differs
            Result.UNSUPPORTED: strides cannot describe the shape
            Result.INVALID_HANDLE: view.buffer is not a valid Buffer
            Result.OUT_OF_RANGE: an item lies outside the buffer, or a number overflows

        Threads: any
        """
        _dimensions, _shape = array_of(c_size_t, shape)
        _result = View()
        raw.clgl_view_reshape(self, _dimensions, _shape, _result)
        return _result._belong(self._context)

    def transpose(self, axes: Optional[Sequence[int]] = None) -> View:
        """Creates a view with the dimensions in another order.

        Args:
            axes: for each dimension of the result, the number of the dimension of view; each dimension exactly
                once; None = reverse the order

        Returns:
            the view; may be the same as view, which is then set to zero by a failure

        Raises Error with:
            Result.INVALID_ARGUMENT: view is None; axes is not a permutation of the dimensions
            Result.INVALID_HANDLE: view.buffer is not a valid Buffer
            Result.OUT_OF_RANGE: an item lies outside the buffer, or a number overflows

        Threads: any
        """
        _, _axes = array_of(c_uint32, axes, self.dimensions)
        _result = View()
        raw.clgl_view_transpose(self, _axes, _result)
        return _result._belong(self._context)

    def _read(
            self, data: Data, queue: Optional[Queue] = None, *, strides: Optional[Sequence[int]] = None,
            blocking: bool = True, waits: Waits = ()) -> Fence:
        """Reads the items of a view into host memory.

        Args:
            data: receives the items. The item with index 0 in all dimensions is written at data, the others
                relative to it. May be None if the view is empty.
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            strides: the distance between items in host memory in each dimension, in bytes; None = C order without
                gaps
            blocking: 1 = return when data is complete; 0 = return at once; see fence
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when data is complete

        Raises Error with:
            Result.INVALID_ARGUMENT: view is None; data is None and the view is not empty
            Result.OUT_OF_RANGE: an item lies outside the buffer; or a number overflows, also one that follows from
                strides
            Result.NOT_ACQUIRED: the queue has not acquired the bytes of a shared buffer
            Result.COMMAND_FAILED: blocking is 1 and a command failed; or a fence in waits has failed
            Result.INVALID_HANDLE: view.buffer is not a valid Buffer
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.2.2, clEnqueueReadBuffer, clEnqueueReadBufferRect.
        """
        _, _strides = array_of(c_int64, strides, self.dimensions)
        _data = writable(data, self._span(strides))
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_view_read(
        (queue or self._usual_queue())._handle, self, _strides, _data, blocking, _wait_count, _waits, _fence)
        _made = Fence._adopt(_fence.value, self._context)
        if not blocking:
            keep_until(_made, _data)
        return _made

    def _write(
            self, data: Data, queue: Optional[Queue] = None, *, strides: Optional[Sequence[int]] = None,
            blocking: bool = True, waits: Waits = ()) -> Fence:
        """Writes host memory to the items of a view.

        Args:
            data: address of the item with index 0 in all dimensions; the others are read relative to it. May be
                None if the view is empty.
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            strides: the distance between items in host memory in each dimension, in bytes; None = C order without
                gaps
            blocking: 1 = return when data may be changed; 0 = return at once; data must stay unchanged until fence
                completes
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when the items have been written

        Raises Error with:
            Result.INVALID_ARGUMENT: view is None; data is None and the view is not empty; the view or its buffer is
                read-only; two items share bytes
            Result.OUT_OF_RANGE: an item lies outside the buffer; or a number overflows, also one that follows from
                strides
            Result.NOT_ACQUIRED: the queue has not acquired the bytes of a shared buffer for writing
            Result.COMMAND_FAILED: blocking is 1 and a command failed; or a fence in waits has failed
            Result.INVALID_HANDLE: view.buffer is not a valid Buffer
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.2.2, clEnqueueWriteBuffer, clEnqueueWriteBufferRect.
        """
        _, _strides = array_of(c_int64, strides, self.dimensions)
        _data, _ = readable(data, self._span(strides))
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_view_write(
        (queue or self._usual_queue())._handle, self, _strides, _data, blocking, _wait_count, _waits, _fence)
        _made = Fence._adopt(_fence.value, self._context)
        if not blocking:
            keep_until(_made, _data)
        return _made

    def _fill(self, item: Data, queue: Optional[Queue] = None, *, waits: Waits = ()) -> Fence:
        """Sets all items of a view to one value. If there are gaps between items, the library copies items that
        already have the value; each copy is twice as large as the previous one.

        Args:
            item: the value
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when all items are set

        Raises Error with:
            Result.INVALID_ARGUMENT: view or item is None; the view or its buffer is read-only; two items share
                bytes
            Result.NOT_ACQUIRED: the queue has not acquired the bytes of a shared buffer for writing
            Result.INVALID_HANDLE: view.buffer is not a valid Buffer
            Result.OUT_OF_RANGE: an item lies outside the buffer, or a number overflows
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: a fence in waits has already failed
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.2.3, clEnqueueFillBuffer; section 5.2.2, clEnqueueCopyBufferRect.
        """
        _item, _ = readable(item, self.element_size)
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_view_fill((queue or self._usual_queue())._handle, self, _item, _wait_count, _waits, _fence)
        return Fence._adopt(_fence.value, self._context)

    def copy(self, destination: View, queue: Optional[Queue] = None, *, waits: Waits = ()) -> Fence:
        """Copies the items of one view to another of the same shape and item size. Bytes are copied without
        conversion, so the formats may differ.

        Args:
            destination: the view to write, not read-only; if its buffer is shared, the queue must have acquired the
                bytes for writing
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when all items are copied

        Raises Error with:
            Result.INVALID_ARGUMENT: source or destination is None; shape or element_size differ; destination or its
                buffer is read-only; two items of destination share bytes
            Result.INVALID_HANDLE: queue, source.buffer, destination.buffer or an element of waits is not a valid
                handle
            Result.OUT_OF_RANGE: an item lies outside its buffer; the views share bytes, or it is too complex to
                decide whether they do
            Result.NOT_ACQUIRED: the queue has not acquired the bytes of a shared buffer, or has acquired those of
                destination only for reading
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.COMMAND_FAILED: a fence in waits has already failed
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.2.2, clEnqueueCopyBuffer, clEnqueueCopyBufferRect.
        """
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_view_copy((queue or self._usual_queue())._handle, self, destination, _wait_count, _waits, _fence)
        return Fence._adopt(_fence.value, self._context)

    def _read_item(
            self, index: Sequence[int], item: Data, queue: Optional[Queue] = None, *, blocking: bool = True,
            waits: Waits = ()) -> Fence:
        """Reads one item of a view.

        Args:
            index: the index of the item in each dimension; a negative index counts from the end
            item: receives the item
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            blocking: 1 = return when item is complete; 0 = return at once; item is complete when fence completes
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when item is complete

        Raises Error with:
            Result.INVALID_ARGUMENT: view, index or item is None
            Result.OUT_OF_RANGE: an index is outside its dimension
            Result.NOT_ACQUIRED: the queue has not acquired the bytes of a shared buffer
            Result.COMMAND_FAILED: blocking is 1 and the command or an earlier command failed; or a fence in waits
                has failed
            Result.INVALID_HANDLE: view.buffer is not a valid Buffer
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.2.2, clEnqueueReadBuffer.
        """
        _, _index = array_of(c_int64, index, self.dimensions)
        _item = writable(item, self.element_size)
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_view_read_item(
        (queue or self._usual_queue())._handle, self, _index, _item, blocking, _wait_count, _waits, _fence)
        _made = Fence._adopt(_fence.value, self._context)
        if not blocking:
            keep_until(_made, _item)
        return _made

    def _write_item(
            self, index: Sequence[int], item: Data, queue: Optional[Queue] = None, *, blocking: bool = True,
            waits: Waits = ()) -> Fence:
        """Writes one item of a view.

        Args:
            index: the index of the item in each dimension; a negative index counts from the end
            item: the value
            queue: the queue; None = the one that has acquired this, else the usual queue of the context
            blocking: 1 = return when item may be changed; 0 = return at once; item must stay unchanged until fence
                completes
            waits: fences of the same context, of either API, that the command waits for

        Returns:
            a fence that completes when the item has been written

        Raises Error with:
            Result.INVALID_ARGUMENT: view, index or item is None; the view or its buffer is read-only; two items
                share bytes
            Result.OUT_OF_RANGE: an index is outside its dimension
            Result.NOT_ACQUIRED: the queue has not acquired the bytes of a shared buffer for writing
            Result.COMMAND_FAILED: blocking is 1 and the command or an earlier command failed; or a fence in waits
                has failed
            Result.INVALID_HANDLE: view.buffer is not a valid Buffer
            Result.WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
            Result.UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context can
                wait for, and this thread has none (see ContextFlags.SYNC_THREAD)
            Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
            Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
            Result.OPENCL: an OpenCL call failed; see error_get_native_code
            Result.CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
            Result.DEVICE_LOST: the OpenCL device is no longer available

        Threads: any

        See OpenCL 3.0 section 5.2.2, clEnqueueWriteBuffer.
        """
        _, _index = array_of(c_int64, index, self.dimensions)
        _item, _ = readable(item, self.element_size)
        _wait_count, _waits = wait_list(waits)
        _fence = c_void_p()
        raw.clgl_view_write_item(
        (queue or self._usual_queue())._handle, self, _index, _item, blocking, _wait_count, _waits, _fence)
        _made = Fence._adopt(_fence.value, self._context)
        if not blocking:
            keep_until(_made, _item)
        return _made


def result_name(result: Result) -> str:
    """Returns the name of a result, such as "Result.INVALID_HANDLE".

    Args:
        result: any value

    Threads: any
    """
    return (raw.clgl_result_name(result) or b"").decode(errors="replace")


def error_message() -> str:
    """Returns the message of the last failed call on this thread: which call failed, why, with which driver
    code, and what to do. The message is empty after a call that did not fail.

    Threads: any. Each thread has its own message.
    """
    return (raw.clgl_error_message() or b"").decode(errors="replace")


def error_get_native_code() -> Tuple[NativeSource, int]:
    """Returns the driver code of the last failed call on this thread. Leaves the message unchanged.

    Returns:
        the API that returned the code; NativeSource.NONE if no driver call failed; None = not wanted
        the code, such as -5 (CL_OUT_OF_RESOURCES); 0 with NativeSource.NONE; None = not wanted

    Threads: any. Each thread has its own code.
    """
    _source = c_int32()
    _code = c_int32()
    raw.clgl_error_get_native_code(_source, _code)
    return NativeSource(_source.value), _code.value


def native_source_name(source: NativeSource) -> str:
    """Returns the name of the source of a native code, such as "OpenCL".

    Args:
        source: CLGL_NATIVE_...

    Threads: any
    """
    return (raw.clgl_native_source_name(source) or b"").decode(errors="replace")


def native_name(source: NativeSource, code: int) -> str:
    """Returns the name of a driver code, such as "CL_OUT_OF_RESOURCES".

    Args:
        source: the API that returned the code
        code: the driver code

    Threads: any

    See OpenCL 3.0 appendix F; OpenGL 4.6 core section 2.3.1; EGL 1.5 section 3.1; GLX 1.4 section 3.6.
    """
    return (raw.clgl_native_name(source, code) or b"").decode(errors="replace")


def native_cause(source: NativeSource, code: int) -> str:
    """Returns a short text that says why a driver returns a code, such as "the program has an error" for
    CL_BUILD_PROGRAM_FAILURE. The message of a failed call already contains this text.

    Args:
        source: the API that returned the code
        code: the driver code

    Threads: any

    See OpenCL 3.0 appendix F; OpenGL 4.6 core section 2.3.1; EGL 1.5 section 3.1.
    """
    return (raw.clgl_native_cause(source, code) or b"").decode(errors="replace")


def native_hint(source: NativeSource, code: int) -> str:
    """Returns a short text that says what to do about a driver code, such as "read its build log" for
    CL_BUILD_PROGRAM_FAILURE. The message of a failed call already contains this text.

    Args:
        source: the API that returned the code
        code: the driver code

    Threads: any
    """
    return (raw.clgl_native_hint(source, code) or b"").decode(errors="replace")


def log_level_name(level: LogLevel) -> str:
    """Returns the name of a log level, such as "warning".

    Args:
        level: CLGL_LOG_...

    Threads: any
    """
    return (raw.clgl_log_level_name(level) or b"").decode(errors="replace")


def log_set_callback(callback: Optional[callbacks.LogCallback], max_level: LogLevel) -> None:
    """Sets the callback that receives log messages. Without a callback, messages are dropped.

    The library prints only if an environment variable is set. With CLGL_DEBUG=1 each failed call writes its
    message to standard error.

    With CLGL_TRACE=1 each call is logged at LogLevel.TRACE with its result, its duration, and the message of
    a failure. Without a callback, these lines are written to standard error. CLGL_TRACE=0 disables this; any
    other value names a file to which the lines are appended. If this file cannot be opened, one
    LogLevel.WARNING reports it, and the lines are written as with CLGL_TRACE=1.

    Args:
        callback: called for each message; None = drop all messages
        max_level: the least important level to receive, LogLevel.ERROR to LogLevel.TRACE; may be 0 if callback is
            None

    Raises Error with:
        Result.INVALID_ARGUMENT: max_level is unknown; the previous callback stays set

    Threads: any. When the function returns, the previous callback is not running on another thread and is not
    called again. Exception: a call from within the callback does not wait for the callback.
    """
    _user_data = callbacks.log_callback.keep(callback) if callback else None
    with callbacks.log_callback.kept(_user_data):
            raw.clgl_log_set_callback(
        callbacks.log_callback.pointer if callback else callbacks.log_callback.null, _user_data, max_level)


def platform_get_count() -> int:
    """Returns the number of OpenCL platforms.

    Returns:
        the number

    Raises Error with:
        Result.NO_OPENCL: there is no OpenCL platform; the message says what is missing
        Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
        Result.OPENCL: an OpenCL call failed; see error_get_native_code
        Result.FORKED: the process is a fork of one that used clgl

    Threads: any

    See OpenCL 3.0 section 4.1, clGetPlatformIDs.
    """
    _count = c_uint32()
    raw.clgl_platform_get_count(_count)
    return _count.value


def platform_get_info(index: int) -> PlatformInfo:
    """Returns the properties of a platform.

    Args:
        index: 0 to platform_get_count - 1

    Returns:
        the properties

    Raises Error with:
        Result.OUT_OF_RANGE: index is too large
        Result.NO_OPENCL: there is no OpenCL platform
        Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
        Result.OPENCL: an OpenCL call failed; see error_get_native_code
        Result.FORKED: the process is a fork of one that used clgl

    Threads: any

    See OpenCL 3.0 section 4.1, clGetPlatformInfo.
    """
    _info = raw.clgl_platform_info()
    raw.clgl_platform_get_info(index, _info)
    return structs.PlatformInfo(_info, None)


def platform_query(index: int, param: int) -> bytes:
    """Returns an OpenCL property of a platform, as clGetPlatformInfo does.

    Args:
        index: 0 to platform_get_count - 1
        param: a cl_platform_info value, such as 0x0902 (CL_PLATFORM_NAME)

    Raises Error with:
        Result.OUT_OF_RANGE: index is too large, or the value is larger than capacity
        Result.NO_OPENCL: there is no OpenCL platform
        Result.UNSUPPORTED: the platform does not know param
        Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
        Result.OPENCL: an OpenCL call failed; see error_get_native_code
        Result.FORKED: the process is a fork of one that used clgl

    Threads: any

    See OpenCL 3.0 section 4.1, clGetPlatformInfo.
    """
    return fetch(lambda _capacity, _value, _size: raw.clgl_platform_query(index, param, _capacity, _value, _size))


def device_list(types: DeviceTypeFlags) -> List[Device]:
    """Lists the devices of all platforms, in the order in which OpenCL returns them.

    Args:
        types: the types to list, CLGL_DEVICE_TYPE_... combined; 0 = all types

    Raises Error with:
        Result.INVALID_ARGUMENT: types has unknown bits
        Result.NO_OPENCL: there is no OpenCL platform
        Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
        Result.OPENCL: an OpenCL call failed; see error_get_native_code
        Result.FORKED: the process is a fork of one that used clgl

    Threads: any

    See OpenCL 3.0 section 4.2, clGetDeviceIDs.
    """
    return [Device._lent(_item, None) for _item, in fetch_list(lambda _capacity, _devices, _count: raw.clgl_device_list(types, _capacity, _devices, _count), c_void_p)]


def device_list_for_gl() -> List[Tuple[Device, DeviceMatch]]:
    """Lists the devices that can share with the OpenGL context that is current on this thread, best first. These
    are all available devices, because each can share at least by copies.

    Raises Error with:
        Result.NO_GL_CONTEXT: no OpenGL context is current on this thread
        Result.NO_OPENCL: there is no OpenCL platform
        Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
        Result.OPENCL: an OpenCL call failed; see error_get_native_code
        Result.FORKED: the process is a fork of one that used clgl

    Threads: GL

    See cl_khr_gl_sharing, clGetGLContextInfoKHR; GL_EXT_memory_object, GL_DEVICE_UUID_EXT;
    cl_khr_device_uuid.
    """
    return [(Device._lent(_item, None), DeviceMatch(_other)) for _item, _other in fetch_list(lambda _capacity, _devices, _matches, _count: raw.clgl_device_list_for_gl(_capacity, _devices, _matches, _count), c_void_p, c_int32)]


def device_for_gl() -> Tuple[Device, DeviceMatch]:
    """Returns the OpenCL device that also runs the OpenGL context that is current on this thread.

    Returns:
        the device
        how the device was found: DeviceMatch.GL_QUERY, DeviceMatch.UUID or DeviceMatch.CPU; None = not wanted

    Raises Error with:
        Result.NO_GL_CONTEXT: no OpenGL context is current on this thread
        Result.NO_OPENCL: there is no OpenCL platform
        Result.NO_DEVICE: no device is known to run the OpenGL context; device_list_for_gl lists the devices that
            can share with it
        Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
        Result.OPENCL: an OpenCL call failed; see error_get_native_code
        Result.FORKED: the process is a fork of one that used clgl

    Threads: GL

    See cl_khr_gl_sharing, clGetGLContextInfoKHR; GL_EXT_memory_object, GL_DEVICE_UUID_EXT;
    cl_khr_device_uuid.
    """
    _device = c_void_p()
    _match = c_int32()
    raw.clgl_device_for_gl(_device, _match)
    return Device._lent(_device.value, None), DeviceMatch(_match.value)


def device_cache_name(cache: DeviceCache) -> str:
    """Returns the name of a type of cache, such as "read-write".

    Args:
        cache: CLGL_DEVICE_CACHE_...

    Threads: any
    """
    return (raw.clgl_device_cache_name(cache) or b"").decode(errors="replace")


def device_memory_name(memory: DeviceMemory) -> str:
    """Returns the name of a type of local memory, such as "global".

    Args:
        memory: CLGL_DEVICE_MEMORY_...

    Threads: any
    """
    return (raw.clgl_device_memory_name(memory) or b"").decode(errors="replace")


def winsys_name(winsys: Winsys) -> str:
    """Returns the name of a window system interface, such as "EGL".

    Args:
        winsys: CLGL_WINSYS_...

    Threads: any
    """
    return (raw.clgl_winsys_name(winsys) or b"").decode(errors="replace")


def gl_api_name(api: GlApi) -> str:
    """Returns the name of an OpenGL API, such as "OpenGL ES".

    Args:
        api: CLGL_GL_API_...

    Threads: any
    """
    return (raw.clgl_gl_api_name(api) or b"").decode(errors="replace")


def transport_name(transport: Transport) -> str:
    """Returns the name of a transport, such as "external".

    Args:
        transport: Transport.MAPPED, ...

    Threads: any
    """
    return (raw.clgl_transport_name(transport) or b"").decode(errors="replace")


def transport_status_name(status: TransportStatus) -> str:
    """Returns the name of the status of a transport, such as "selected".

    Args:
        status: TransportStatus.UNAVAILABLE, ...

    Threads: any
    """
    return (raw.clgl_transport_status_name(status) or b"").decode(errors="replace")


def device_match_name(match: DeviceMatch) -> str:
    """Returns the name of the way a device was chosen, such as "UUID".

    Args:
        match: CLGL_MATCH_...

    Threads: any
    """
    return (raw.clgl_device_match_name(match) or b"").decode(errors="replace")


def self_test_name(result: SelfTest) -> str:
    """Returns the name of the result of a self-test, such as "passed".

    Args:
        result: CLGL_SELF_TEST_...

    Threads: any
    """
    return (raw.clgl_self_test_name(result) or b"").decode(errors="replace")


def access_name(access: Access) -> str:
    """Returns the name of an access, such as "read-write".

    Args:
        access: CLGL_ACCESS_...

    Threads: any
    """
    return (raw.clgl_access_name(access) or b"").decode(errors="replace")


def argument_type_name(type: ArgumentType) -> str:
    """Returns the name of a type of arguments, such as "buffer".

    Args:
        type: CLGL_ARGUMENT_...

    Threads: any
    """
    return (raw.clgl_argument_type_name(type) or b"").decode(errors="replace")


def address_space_name(space: AddressSpace) -> str:
    """Returns the name of an address space, such as "constant".

    Args:
        space: CLGL_ADDRESS_SPACE_...

    Threads: any
    """
    return (raw.clgl_address_space_name(space) or b"").decode(errors="replace")


def image_access_name(access: ImageAccess) -> str:
    """Returns the name of the access of a kernel to an image, such as "write-only".

    Args:
        access: CLGL_IMAGE_ACCESS_...

    Threads: any
    """
    return (raw.clgl_image_access_name(access) or b"").decode(errors="replace")


def build_status_name(status: BuildStatus) -> str:
    """Returns the name of the status of a build, such as "in progress".

    Args:
        status: CLGL_BUILD_...

    Threads: any
    """
    return (raw.clgl_build_status_name(status) or b"").decode(errors="replace")


def program_origin_name(origin: ProgramOrigin) -> str:
    """Returns the name of the origin of a program, such as "source".

    Args:
        origin: CLGL_PROGRAM_FROM_...

    Threads: any
    """
    return (raw.clgl_program_origin_name(origin) or b"").decode(errors="replace")


def binary_type_name(type: BinaryType) -> str:
    """Returns the name of a type of binary, such as "executable".

    Args:
        type: CLGL_BINARY_...

    Threads: any
    """
    return (raw.clgl_binary_type_name(type) or b"").decode(errors="replace")


def sampler_coordinates_name(coordinates: SamplerCoordinates) -> str:
    """Returns the name of a type of coordinates, such as "normalized".

    Args:
        coordinates: CLGL_COORDINATES_...

    Threads: any
    """
    return (raw.clgl_sampler_coordinates_name(coordinates) or b"").decode(errors="replace")


def sampler_address_name(address: SamplerAddress) -> str:
    """Returns the name of an addressing mode, such as "clamp to edge".

    Args:
        address: CLGL_SAMPLER_ADDRESS_...

    Threads: any
    """
    return (raw.clgl_sampler_address_name(address) or b"").decode(errors="replace")


def sampler_filter_name(filter: SamplerFilter) -> str:
    """Returns the name of a filter, such as "linear".

    Args:
        filter: CLGL_FILTER_...

    Threads: any
    """
    return (raw.clgl_sampler_filter_name(filter) or b"").decode(errors="replace")


def format_get_count() -> int:
    """Returns the number of formats. Formats are numbered from 1 to this number.

    Returns:
        the number

    Raises Error with:

    Threads: any
    """
    _count = c_uint32()
    raw.clgl_format_get_count(_count)
    return _count.value


def format_get_info(format: Format) -> FormatInfo:
    """Returns the properties of a format. Context.texture_list_formats lists the formats that a device supports.

    Args:
        format: the format

    Returns:
        the properties

    Raises Error with:
        Result.INVALID_ARGUMENT: format is unknown

    Threads: any

    See OpenCL 3.0 extensions, cl_khr_gl_sharing, cl_khr_gl_depth_images and cl_khr_gl_msaa_sharing
    (multisampled textures have the formats of the others); OpenCL 3.0 section 5.3.1.1, image format
    descriptors; OpenGL 4.6 core section 8.5, tables 8.12 and 8.13.
    """
    _info = raw.clgl_format_info()
    raw.clgl_format_get_info(format, _info)
    return structs.FormatInfo(_info, None)


def format_from_gl(gl_internal_format: int) -> Format:
    """Returns the format for an OpenGL internal format.

    Args:
        gl_internal_format: a sized internal format, such as 0x8058 (GL_RGBA8)

    Returns:
        the format; if several formats have this internal format, the one with the component order of OpenGL

    Raises Error with:
        Result.UNSUPPORTED: no format has this internal format

    Threads: any

    See OpenGL 4.6 core section 8.5.
    """
    _format = c_int32()
    raw.clgl_format_from_gl(gl_internal_format, _format)
    return Format(_format.value)


def format_from_cl(cl_channel_order: int, cl_channel_data_type: int) -> Format:
    """Returns the format for an OpenCL image format.

    Args:
        cl_channel_order: the channel order, such as 0x10B5 (CL_RGBA)
        cl_channel_data_type: the channel data type, such as 0x10D2 (CL_UNORM_INT8)

    Returns:
        the format

    Raises Error with:
        Result.UNSUPPORTED: no format has this order and data type

    Threads: any

    See OpenCL 3.0 section 5.3.1.1.
    """
    _format = c_int32()
    raw.clgl_format_from_cl(cl_channel_order, cl_channel_data_type, _format)
    return Format(_format.value)


def format_name(format: Format) -> str:
    """Returns the name of a format, such as "RGBA8" for Format.RGBA8.

    Args:
        format: CLGL_FORMAT_...

    Threads: any
    """
    return (raw.clgl_format_name(format) or b"").decode(errors="replace")


def numeric_type_name(type: NumericType) -> str:
    """Returns the name of the type of the components of a format, such as "unorm".

    Args:
        type: CLGL_NUMERIC_...

    Threads: any
    """
    return (raw.clgl_numeric_type_name(type) or b"").decode(errors="replace")


def texture_type_name(type: TextureType) -> str:
    """Returns the name of a texture type, such as "2D array".

    Args:
        type: CLGL_TEXTURE_TYPE_...

    Threads: any
    """
    return (raw.clgl_texture_type_name(type) or b"").decode(errors="replace")


def pixel_component_type_name(type: PixelComponentType) -> str:
    """Returns the name of the type of the components of pixels, such as "float32".

    Args:
        type: CLGL_PIXEL_...

    Threads: any
    """
    return (raw.clgl_pixel_component_type_name(type) or b"").decode(errors="replace")


def fence_wait_all(fences: Sequence[Fence], *, timeout: Optional[float] = None) -> bool:
    """Waits on the CPU until all fences of a list have completed or failed. The list may contain fences of both
    APIs and of several clgl contexts.

    Args:
        fences: the fences; may be None if count is 0
        timeout: the longest wait in seconds; 0 = only test; None = no limit

    Returns:
        None or False if the time was not enough

    Raises Error with:
        Result.INVALID_ARGUMENT: fences is None although count is not 0; count is more than 1,048,576
        Result.INVALID_HANDLE: an element of fences is not a valid Fence
        Result.COMMAND_FAILED: all fences have ended and at least one has failed; the message contains the index of
            the first failed fence
        Result.NO_GL_CONTEXT: only threads with the OpenGL context can wait for this OpenGL fence, and this thread
            has none (see ContextFlags.SYNC_THREAD)
        Result.WRONG_GL_CONTEXT: as Result.NO_GL_CONTEXT, but an OpenGL context of another share group is current
        Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
        Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
        Result.OPENCL: an OpenCL call failed; see error_get_native_code
        Result.OPENGL: an OpenGL call failed; see error_get_native_code
        Result.WINSYS: EGL failed to wait for the fence; see error_get_native_code
        Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
        Result.DEVICE_LOST: the OpenCL device is no longer available

    Threads: any. To wait for an OpenGL fence without EGL syncs and without ContextFlags.SYNC_THREAD, an
    OpenGL context of the share group must be current.

    See OpenCL 3.0 section 5.11, clWaitForEvents; OpenGL 4.6 core section 4.1.1, glClientWaitSync.
    """
    _count, _fences = handle_list(fences)
    _result = raw.clgl_fence_wait_all(_count, _fences, nanoseconds(timeout))
    return True if _result == 0 else False


def fence_wait_any(fences: Sequence[Fence], *, timeout: Optional[float] = None) -> Optional[int]:
    """Waits on the CPU until at least one fence of a list has completed or failed. The list may contain fences
    of both APIs and of several clgl contexts.

    If several fences have ended, the one with the lowest index is returned. The function also succeeds if
    this fence has failed; Fence.info returns its status.

    Args:
        fences: the fences
        timeout: the longest wait in seconds; 0 = only test; None = no limit

    Returns:
        the index of the fence that has ended; 0 with Result.TIMEOUT
        None or False if the time was not enough

    Raises Error with:
        Result.INVALID_ARGUMENT: count is 0 or more than 1,048,576; fences is None; timeout is negative and not None
        Result.INVALID_HANDLE: an element of fences is not a valid Fence
        Result.NO_GL_CONTEXT: only threads with the OpenGL context can wait for an OpenGL fence in the list, and
            this thread has none (see ContextFlags.SYNC_THREAD)
        Result.WRONG_GL_CONTEXT: as Result.NO_GL_CONTEXT, but an OpenGL context of another share group is current
        Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
        Result.OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
        Result.OPENCL: an OpenCL call failed; see error_get_native_code
        Result.OPENGL: an OpenGL call failed; see error_get_native_code
        Result.WINSYS: EGL failed to wait for a fence; see error_get_native_code
        Result.CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed
        Result.DEVICE_LOST: the OpenCL device is no longer available

    Threads: any. To wait for an OpenGL fence without EGL syncs and without ContextFlags.SYNC_THREAD, an
    OpenGL context of the share group must be current.

    See OpenCL 3.0 section 5.11, CL_EVENT_COMMAND_EXECUTION_STATUS; OpenGL 4.6 core section 4.1.1,
    glClientWaitSync.
    """
    _count, _fences = handle_list(fences)
    _index = c_uint32()
    _result = raw.clgl_fence_wait_any(_count, _fences, nanoseconds(timeout), _index)
    return _index.value if _result == 0 else None


def fence_status_name(status: FenceStatus) -> str:
    """Returns the name of the status of a fence, such as "complete".

    Args:
        status: CLGL_STATUS_...

    Threads: any
    """
    return (raw.clgl_fence_status_name(status) or b"").decode(errors="replace")


def command_type_name(command: CommandType) -> str:
    """Returns the name of a command, such as "copy buffer".

    Args:
        command: CLGL_COMMAND_...

    Threads: any
    """
    return (raw.clgl_command_type_name(command) or b"").decode(errors="replace")


def fence_type_name(type: FenceType) -> str:
    """Returns the name of a type of fence, such as "OpenGL".

    Args:
        type: CLGL_FENCE_TYPE_...

    Threads: any
    """
    return (raw.clgl_fence_type_name(type) or b"").decode(errors="replace")


def device_from_cl_device(cl_device_id: Opaque) -> Device:
    """Returns the device for a cl_device_id.

    Args:
        cl_device_id: a root device

    Returns:
        the device

    Raises Error with:
        Result.INVALID_ARGUMENT: cl_device_id is None
        Result.NO_OPENCL: there is no OpenCL platform
        Result.NO_DEVICE: cl_device_id is not a root device that device_list lists
        Result.OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
        Result.OPENCL: an OpenCL call failed; see error_get_native_code
        Result.FORKED: the process is a fork of one that used clgl

    Threads: any

    See OpenCL 3.0 section 4.2, clGetDeviceIDs.
    """
    _device = c_void_p()
    raw.clgl_device_from_cl_device(opaque(cl_device_id), _device)
    return Device._lent(_device.value, None)


def ring_mode_name(mode: RingMode) -> str:
    """Returns the name of the mode of a ring, such as "mailbox".

    Args:
        mode: CLGL_RING_MODE_...

    Threads: any
    """
    return (raw.clgl_ring_mode_name(mode) or b"").decode(errors="replace")


def version() -> Tuple[int, int, int]:
    """Returns the version of the loaded library.

    Returns:
        the major version; None = not wanted
        the minor version; None = not wanted
        the patch version; None = not wanted

    Threads: any

    See semantic versioning 2.0.0.
    """
    _major = c_uint32()
    _minor = c_uint32()
    _patch = c_uint32()
    raw.clgl_version(_major, _minor, _patch)
    return _major.value, _minor.value, _patch.value


def version_string() -> str:
    """Returns the version of the loaded library as text, such as "0.1.0".

    Threads: any

    See semantic versioning 2.0.0.
    """
    return (raw.clgl_version_string() or b"").decode(errors="replace")


def element_type_name(type: ElementType) -> str:
    """Returns the name of the type of the elements of a view, such as "float32".

    Args:
        type: CLGL_ELEMENT_...

    Threads: any
    """
    return (raw.clgl_element_type_name(type) or b"").decode(errors="replace")


__all__ = [
    "BufferBase",
    "ContextBase",
    "DeviceBase",
    "FenceBase",
    "KernelBase",
    "ProgramBase",
    "QueueBase",
    "RingBase",
    "SamplerBase",
    "TextureBase",
    "ViewBase",
    "access_name",
    "address_space_name",
    "argument_type_name",
    "binary_type_name",
    "build_status_name",
    "command_type_name",
    "device_cache_name",
    "device_for_gl",
    "device_from_cl_device",
    "device_list",
    "device_list_for_gl",
    "device_match_name",
    "device_memory_name",
    "element_type_name",
    "error_get_native_code",
    "error_message",
    "fence_status_name",
    "fence_type_name",
    "fence_wait_all",
    "fence_wait_any",
    "format_from_cl",
    "format_from_gl",
    "format_get_count",
    "format_get_info",
    "format_name",
    "gl_api_name",
    "image_access_name",
    "log_level_name",
    "log_set_callback",
    "native_cause",
    "native_hint",
    "native_name",
    "native_source_name",
    "numeric_type_name",
    "pixel_component_type_name",
    "platform_get_count",
    "platform_get_info",
    "platform_query",
    "program_origin_name",
    "result_name",
    "ring_mode_name",
    "sampler_address_name",
    "sampler_coordinates_name",
    "sampler_filter_name",
    "self_test_name",
    "texture_type_name",
    "transport_name",
    "transport_status_name",
    "version",
    "version_string",
    "winsys_name",
]
