// Made from the description of the API by generate.py: change the headers, then run it again.
use crate::callback::{caught, take_once, with_once};
use crate::command::{blocking, command, fits, nanoseconds, transfer, Command, Transfer};
use crate::device::raw_device;
use crate::error::{check, outcome, Result};
use crate::info::Info;
use crate::kernel::raw_launch;
use crate::text::{counted, owned, pointer, sized_text};
use crate::*;
use clgl_sys::*;
use std::mem::{size_of, size_of_val};
use std::ptr;
use std::time::Duration;

impl Buffer {
    /// Acquires one whole buffer for a queue: [`Queue::acquire`](crate::Queue::acquire) without flags, parts
    /// and fences.
    ///
    /// Commands that are enqueued afterwards see what the OpenGL commands that this thread issued before have
    /// written.
    ///
    /// Threads: with the OpenGL context.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): queue or buffer is not a valid
    ///   handle
    /// - [`ErrorKind::INVALID_GL_OBJECT`](crate::ErrorKind::INVALID_GL_OBJECT): the OpenGL object that buffer
    ///   wraps was deleted
    /// - [`ErrorKind::GL_OBJECT_CHANGED`](crate::ErrorKind::GL_OBJECT_CHANGED): the OpenGL object that buffer
    ///   wraps got new storage
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): buffer belongs to another clgl
    ///   context than the queue
    /// - [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this
    ///   thread; or the headless context is current on another thread
    /// - [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): the current OpenGL context
    ///   belongs to another share group
    /// - [`ErrorKind::ALREADY_ACQUIRED`](crate::ErrorKind::ALREADY_ACQUIRED): buffer or a part of it is
    ///   already acquired, and this acquire or the earlier one writes; with the transport native also if
    ///   another part of the OpenGL object is acquired
    /// - [`ErrorKind::NO_OPENGL`](crate::ErrorKind::NO_OPENGL): the context was created with
    ///   [`ContextFlags::COMPUTE_ONLY`](crate::ContextFlags::COMPUTE_ONLY)
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): buffer is not shared with OpenGL, so it
    ///   needs no acquire
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): the headless OpenGL context cannot be made current;
    ///   see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or
    ///   destroyed, or its display was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    /// - [`ErrorKind::VULKAN`](crate::ErrorKind::VULKAN): a Vulkan call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    #[inline]
    pub fn acquire(&self, queue: &Queue) -> Result<()> {
        check(unsafe { clgl_buffer_acquire(queue.as_raw(), self.as_raw()) })
    }

    /// Releases one buffer to OpenGL: [`Acquired::release`](crate::Acquired::release) without flags, parts
    /// and fences.
    ///
    /// OpenGL commands that this thread issues afterwards see what the commands of the queue have written.
    ///
    /// - `queue`: the queue that acquired it
    ///
    /// Threads: with the OpenGL context, or any if the transport needs no OpenGL commands (see
    /// [`HandoverFlags::SKIP_GL_SYNC`](crate::HandoverFlags::SKIP_GL_SYNC)).
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): queue or buffer is not a valid
    ///   handle
    /// - [`ErrorKind::INVALID_GL_OBJECT`](crate::ErrorKind::INVALID_GL_OBJECT): the OpenGL object that buffer
    ///   wraps was deleted
    /// - [`ErrorKind::GL_OBJECT_CHANGED`](crate::ErrorKind::GL_OBJECT_CHANGED): the OpenGL object that buffer
    ///   wraps got new storage
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): buffer belongs to another clgl
    ///   context than the queue
    /// - [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this
    ///   thread; or the headless context is current on another thread
    /// - [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): the current OpenGL context
    ///   belongs to another share group
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): buffer is not acquired by this queue
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): buffer is not shared with OpenGL, so it
    ///   needs no release
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a command of the release failed, or
    ///   something that the release or the acquire waited for failed
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): the headless OpenGL context cannot be made current;
    ///   see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or
    ///   destroyed, or its display was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    /// - [`ErrorKind::VULKAN`](crate::ErrorKind::VULKAN): a Vulkan call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    #[inline]
    pub fn release(&self, queue: &Queue) -> Result<()> {
        check(unsafe { clgl_buffer_release(queue.as_raw(), self.as_raw()) })
    }

    /// Creates a buffer. By default OpenGL and OpenCL share it, with a new OpenGL buffer; desc-\>gl_name
    /// wraps an existing OpenGL buffer instead. With
    /// [`BufferFlags::COMPUTE_ONLY`](crate::BufferFlags::COMPUTE_ONLY) the buffer is used by OpenCL only.
    ///
    /// OpenGL owns a new shared buffer: acquire the buffer before commands use it. All buffers that wrap one
    /// OpenGL name use one storage, and the transport of the first of them.
    ///
    /// Threads: with the OpenGL context, or any with
    /// [`BufferFlags::COMPUTE_ONLY`](crate::BufferFlags::COMPUTE_ONLY).
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): flags, access or transport is
    ///   unknown; flags contradict each other or gl_name; size is 0 for a new buffer; data is set for a
    ///   wrapped buffer, or None with [`BufferFlags::USE_HOST_MEMORY`](crate::BufferFlags::USE_HOST_MEMORY)
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): size is more than a device of the
    ///   context can allocate
    /// - [`ErrorKind::MISALIGNED`](crate::ErrorKind::MISALIGNED): data cannot be used in place, because its
    ///   address is not a multiple of the required alignment
    /// - [`ErrorKind::INVALID_GL_OBJECT`](crate::ErrorKind::INVALID_GL_OBJECT): gl_name does not exist, is
    ///   not a buffer, has no storage, or does not have the expected size
    /// - [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this
    ///   thread; or the headless context is current on another thread
    /// - [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): the current OpenGL context
    ///   belongs to another share group
    /// - [`ErrorKind::NO_OPENGL`](crate::ErrorKind::NO_OPENGL): the context was created with
    ///   [`ContextFlags::COMPUTE_ONLY`](crate::ContextFlags::COMPUTE_ONLY)
    /// - [`ErrorKind::NO_TRANSPORT`](crate::ErrorKind::NO_TRANSPORT): no transport can share the buffer; the
    ///   message says why
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): gl_name is already wrapped with another
    ///   transport than desc-\>transport, or in a way that prevents
    ///   [`BufferFlags::GL_MAPPABLE`](crate::BufferFlags::GL_MAPPABLE); or the transport that desc or
    ///   `CLGL_TRANSPORT` requires cannot share the buffer
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): the headless OpenGL context cannot be made current;
    ///   see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or
    ///   destroyed, or its display was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    /// - [`ErrorKind::VULKAN`](crate::ErrorKind::VULKAN): a Vulkan call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    #[inline]
    pub fn create(context: &Context, desc: &BufferDesc<'_>) -> Result<Self> {
        let mut buffer = ptr::null_mut();
        check(unsafe { clgl_buffer_create(context.as_raw(), desc.raw()?, &mut buffer) })?;
        Ok(unsafe { Buffer::from_raw(buffer) })
    }

    /// Creates a sub-buffer: a buffer that is a part of another one. A sub-buffer can be acquired separately;
    /// an acquire of the parent includes it.
    ///
    /// - `access`: how commands use the sub-buffer; must be [`Access::READ_ONLY`](crate::Access::READ_ONLY)
    ///   if the parent is read-only
    /// - `range`: the part of parent, in bytes
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): access is unknown, or allows
    ///   writing although the parent is read-only; parent is a sub-buffer; range-\>size is 0
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): range extends past the end of parent
    /// - [`ErrorKind::MISALIGNED`](crate::ErrorKind::MISALIGNED): range-\>offset is not a multiple of
    ///   mem_base_addr_align of the device (see [`DeviceInfo`](crate::DeviceInfo))
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the OpenCL driver cannot handle
    ///   sub-buffers of buffers shared by the transport native
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn create_sub(&self, access: Access, range: impl Into<Part>) -> Result<Self> {
        let range = range.into();
        let mut buffer = ptr::null_mut();
        check(unsafe { clgl_buffer_create_sub(self.as_raw(), access.0, range.as_ptr(), &mut buffer) })?;
        Ok(unsafe { Buffer::from_raw(buffer) })
    }

    /// Updates a buffer to the current storage of the OpenGL buffer that it wraps, and keeps the handle. Call
    /// this function after the OpenGL buffer was respecified. If the call fails, the buffer stays unchanged.
    ///
    /// Sub-buffers keep the old storage: create new ones. Kernels that have the buffer as an argument use the
    /// new storage from their next launch.
    ///
    /// Threads: with the OpenGL context. No other call may use the buffer at the same time..
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the new size is more than a device of
    ///   the context can allocate
    /// - [`ErrorKind::INVALID_GL_OBJECT`](crate::ErrorKind::INVALID_GL_OBJECT): the OpenGL buffer was
    ///   deleted, or has no storage
    /// - [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this
    ///   thread; or the headless context is current on another thread
    /// - [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): the current OpenGL context
    ///   belongs to another share group
    /// - [`ErrorKind::ALREADY_ACQUIRED`](crate::ErrorKind::ALREADY_ACQUIRED): the buffer is acquired
    /// - [`ErrorKind::NO_TRANSPORT`](crate::ErrorKind::NO_TRANSPORT): no transport can share the new storage;
    ///   the message says why
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the buffer does not wrap an
    ///   application-owned OpenGL buffer, or the required transport cannot share the new storage
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): the headless OpenGL context cannot be made current;
    ///   see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or
    ///   destroyed, or its display was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): the buffer is a slot of a ring; or
    ///   another thread is using the handle
    /// - [`ErrorKind::VULKAN`](crate::ErrorKind::VULKAN): a Vulkan call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    #[inline]
    pub fn rewrap(&mut self) -> Result<()> {
        check(unsafe { clgl_buffer_rewrap(self.as_raw()) })
    }

    /// Registers a function that is called when the memory of a buffer is no longer used. Then the
    /// application may free host memory that was used in place
    /// ([`BufferFlags::USE_HOST_MEMORY`](crate::BufferFlags::USE_HOST_MEMORY)).
    ///
    /// The callback runs after all of these:
    ///
    /// - the buffer, its sub-buffers and other buffers that wrap the same OpenGL name are destroyed
    /// - the application has released its references of the cl_mem
    /// - the commands that use the cl_mem have completed.
    ///
    /// The callback of a sub-buffer runs when that sub-buffer is no longer used. The OpenGL buffer that the
    /// library created for a shared buffer may still exist: it is deleted at the next call with the OpenGL
    /// context.
    ///
    /// A driver may keep the memory longer: rusticl 22.3 while the buffer is an argument of a kernel, PoCL
    /// 3.1 while the buffer is mapped, all drivers while commands are not flushed. Before you wait for the
    /// callback, destroy such kernels or set other arguments, unmap the buffer, and finish the queue. rusticl
    /// 22.3 may call the callback too early, while launches still use the memory: finish the queue before you
    /// destroy the buffer.
    ///
    /// Several callbacks run one after another, in reverse order of registration.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    #[inline]
    pub fn on_gone<F: FnOnce() + Send + 'static>(&self, callback: F) -> Result<()> {
        unsafe extern "C" fn run<F: FnOnce()>(user_data: *mut c_void) {
            caught(|| take_once::<F>(user_data)());
        }
        with_once(callback, |user_data| check(unsafe { clgl_buffer_set_destructor_callback(self.as_raw(), Some(run::<F>), user_data) }))
    }

    /// Returns the properties of a buffer.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    #[inline]
    pub fn info(&self) -> Result<BufferInfo<'_>> {
        BufferInfo::ask(|info| unsafe { clgl_buffer_get_info(self.as_raw(), info) })
    }

    /// Returns the cl_mem of a buffer. After this call the library does not know what commands write, so a
    /// release without ranges transfers the whole acquired part.
    ///
    /// OpenCL commands of the application may use the cl_mem of a shared buffer only between acquire and
    /// release.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through
    ///   another handle
    #[inline]
    pub fn cl_mem(&self) -> Result<*mut c_void> {
        let mut cl_mem = ptr::null_mut();
        check(unsafe { clgl_buffer_cl_mem(self.as_raw(), &mut cl_mem) })?;
        Ok(cl_mem)
    }

    /// Creates a buffer without OpenGL ([`BufferFlags::COMPUTE_ONLY`](crate::BufferFlags::COMPUTE_ONLY)) from
    /// a cl_mem, which may be a sub-buffer.
    ///
    /// - `access`: how commands use the buffer
    ///
    /// # Safety
    ///
    /// `cl_mem`: a buffer of the cl_context of context. It is retained; the caller keeps its own reference.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): access is unknown; cl_mem is
    ///   not a buffer, or belongs to a buffer that clgl shares with OpenGL
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): cl_mem belongs to another cl_context
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub unsafe fn from_cl_mem(context: &Context, cl_mem: *mut c_void, access: Access) -> Result<Self> {
        let mut buffer = ptr::null_mut();
        check(clgl_buffer_from_cl_mem(context.as_raw(), cl_mem, access.0, &mut buffer))?;
        Ok(Buffer::from_raw(buffer))
    }

    /// Returns the OpenGL name of a shared buffer.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the buffer has no OpenGL buffer
    ///   ([`BufferFlags::COMPUTE_ONLY`](crate::BufferFlags::COMPUTE_ONLY))
    #[inline]
    pub fn gl_name(&self) -> Result<u32> {
        let mut gl_name = 0;
        check(unsafe { clgl_buffer_gl_name(self.as_raw(), &mut gl_name) })?;
        Ok(gl_name)
    }
}

impl Texture {
    /// Acquires one whole texture for a queue: [`Queue::acquire`](crate::Queue::acquire) without flags, parts
    /// and fences.
    ///
    /// Commands that are enqueued afterwards see what the OpenGL commands that this thread issued before have
    /// written.
    ///
    /// Threads: with the OpenGL context.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): queue or texture is not a valid
    ///   handle
    /// - [`ErrorKind::INVALID_GL_OBJECT`](crate::ErrorKind::INVALID_GL_OBJECT): the OpenGL object that
    ///   texture wraps was deleted
    /// - [`ErrorKind::GL_OBJECT_CHANGED`](crate::ErrorKind::GL_OBJECT_CHANGED): the OpenGL object that
    ///   texture wraps got new storage
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): texture belongs to another clgl
    ///   context than the queue
    /// - [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this
    ///   thread; or the headless context is current on another thread
    /// - [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): the current OpenGL context
    ///   belongs to another share group
    /// - [`ErrorKind::ALREADY_ACQUIRED`](crate::ErrorKind::ALREADY_ACQUIRED): texture or a part of it is
    ///   already acquired, and this acquire or the earlier one writes; with the transport native also if
    ///   another part of the OpenGL object is acquired
    /// - [`ErrorKind::NO_OPENGL`](crate::ErrorKind::NO_OPENGL): the context was created with
    ///   [`ContextFlags::COMPUTE_ONLY`](crate::ContextFlags::COMPUTE_ONLY)
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): texture is not shared with OpenGL, so it
    ///   needs no acquire
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): the headless OpenGL context cannot be made current;
    ///   see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or
    ///   destroyed, or its display was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    /// - [`ErrorKind::VULKAN`](crate::ErrorKind::VULKAN): a Vulkan call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    #[inline]
    pub fn acquire(&self, queue: &Queue) -> Result<()> {
        check(unsafe { clgl_texture_acquire(queue.as_raw(), self.as_raw()) })
    }

    /// Releases one texture to OpenGL: [`Acquired::release`](crate::Acquired::release) without flags, parts
    /// and fences.
    ///
    /// OpenGL commands that this thread issues afterwards see what the commands of the queue have written.
    ///
    /// - `queue`: the queue that acquired it
    ///
    /// Threads: with the OpenGL context, or any if the transport needs no OpenGL commands (see
    /// [`HandoverFlags::SKIP_GL_SYNC`](crate::HandoverFlags::SKIP_GL_SYNC)).
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): queue or texture is not a valid
    ///   handle
    /// - [`ErrorKind::INVALID_GL_OBJECT`](crate::ErrorKind::INVALID_GL_OBJECT): the OpenGL object that
    ///   texture wraps was deleted
    /// - [`ErrorKind::GL_OBJECT_CHANGED`](crate::ErrorKind::GL_OBJECT_CHANGED): the OpenGL object that
    ///   texture wraps got new storage
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): texture belongs to another clgl
    ///   context than the queue
    /// - [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this
    ///   thread; or the headless context is current on another thread
    /// - [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): the current OpenGL context
    ///   belongs to another share group
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): texture is not acquired by this queue
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): texture is not shared with OpenGL, so it
    ///   needs no release
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a command of the release failed, or
    ///   something that the release or the acquire waited for failed
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): the headless OpenGL context cannot be made current;
    ///   see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or
    ///   destroyed, or its display was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    /// - [`ErrorKind::VULKAN`](crate::ErrorKind::VULKAN): a Vulkan call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    #[inline]
    pub fn release(&self, queue: &Queue) -> Result<()> {
        check(unsafe { clgl_texture_release(queue.as_raw(), self.as_raw()) })
    }

    /// Lists the formats for which all devices of a context support images. Only formats with a
    /// CLGL_FORMAT_... value are listed.
    ///
    /// - `type`: the type of the textures
    /// - `access`: how commands use the textures
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): type or access is unknown
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    #[inline]
    pub fn list_formats(context: &Context, type_: TextureType, access: Access) -> Result<Vec<Format>> {
        Ok(counted(0, |capacity, formats, count| unsafe { clgl_texture_list_formats(context.as_raw(), type_.0, access.0, capacity, formats, count) })?.into_iter().map(Format).collect())
    }

    /// Creates a texture. By default OpenGL and OpenCL share it, with a new OpenGL texture; desc-\>gl_name
    /// wraps an existing OpenGL texture or renderbuffer instead. With
    /// [`TextureFlags::COMPUTE_ONLY`](crate::TextureFlags::COMPUTE_ONLY) the texture is used by OpenCL only.
    ///
    /// OpenGL owns a new shared texture: acquire the texture before commands use it. Format and sizes are
    /// checked against the limits of all devices of the context. Before the first texture of each format and
    /// target, each transport is tested with a small transfer, and is not used if bytes differ.
    ///
    /// Textures of one OpenGL name share the acquired state; each mip level and each face has its own.
    ///
    /// The library sets the minification filter of a new OpenGL texture so that the texture is complete:
    /// GL_LINEAR, or the OpenGL default for several mip levels; for integer formats GL_NEAREST or
    /// GL_NEAREST_MIPMAP_NEAREST. Change the filter with glTexParameteri.
    ///
    /// Threads: with the OpenGL context, or any with
    /// [`TextureFlags::COMPUTE_ONLY`](crate::TextureFlags::COMPUTE_ONLY).
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): flags, access, type, format,
    ///   transport or gl_target is unknown; a size is 0, or set although the type does not have it; a pitch
    ///   is too small or not a multiple; fields contradict each other
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): a size is more than the device or
    ///   OpenGL allows, or than desc-\>buffer has
    /// - [`ErrorKind::INVALID_GL_OBJECT`](crate::ErrorKind::INVALID_GL_OBJECT): gl_name does not exist, has
    ///   another target, does not have the level, has no storage, is incomplete, or is not as desc expects
    ///   (the message says which)
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): desc-\>buffer belongs to another
    ///   context
    /// - [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this
    ///   thread; or the headless context is current on another thread
    /// - [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): the current OpenGL context
    ///   belongs to another share group
    /// - [`ErrorKind::NO_OPENGL`](crate::ErrorKind::NO_OPENGL): the context was created with
    ///   [`ContextFlags::COMPUTE_ONLY`](crate::ContextFlags::COMPUTE_ONLY)
    /// - [`ErrorKind::NO_TRANSPORT`](crate::ErrorKind::NO_TRANSPORT): no transport can share the texture; the
    ///   message says why
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a device does not support images of the
    ///   format (the message names the nearest supported one) or type; a device does not use host memory in
    ///   place; OpenGL does not support the target, or the target cannot be shared; the texture is
    ///   multisampled and [`TextureFlags::SAMPLES_AS_LAYERS`](crate::TextureFlags::SAMPLES_AS_LAYERS) is not
    ///   set; desc-\>buffer is shared with OpenGL; or the transport that desc or `CLGL_TRANSPORT` requires
    ///   cannot share the texture
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): the headless OpenGL context cannot be made current;
    ///   see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or
    ///   destroyed, or its display was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    /// - [`ErrorKind::VULKAN`](crate::ErrorKind::VULKAN): a Vulkan call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    #[inline]
    pub fn create(context: &Context, desc: &TextureDesc<'_>) -> Result<Self> {
        let mut texture = ptr::null_mut();
        check(unsafe { clgl_texture_create(context.as_raw(), desc.raw()?, &mut texture) })?;
        Ok(unsafe { Texture::from_raw(texture) })
    }

    /// Tests whether a transport can share textures of a format and target. Transfers a small texture both
    /// ways and compares every byte, as [`clgl_texture_create`](crate::sys::clgl_texture_create) does for the
    /// first texture. Each test runs once per process.
    ///
    /// - `gl_target`: the OpenGL target, as in [`TextureDesc`](crate::TextureDesc); not 0
    /// - `flags`: [`TextureFlags::CONVERT_FORMAT`](crate::TextureFlags::CONVERT_FORMAT) and
    ///   [`TextureFlags::SAMPLES_AS_LAYERS`](crate::TextureFlags::SAMPLES_AS_LAYERS) combined; 0 = none
    ///
    /// Threads: with the OpenGL context.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): flags, transport, gl_target or
    ///   format is unknown
    /// - [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this
    ///   thread; or the headless context is current on another thread
    /// - [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): the current OpenGL context
    ///   belongs to another share group
    /// - [`ErrorKind::NO_OPENGL`](crate::ErrorKind::NO_OPENGL): the context was created with
    ///   [`ContextFlags::COMPUTE_ONLY`](crate::ContextFlags::COMPUTE_ONLY)
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): the headless OpenGL context cannot be made current;
    ///   see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or
    ///   destroyed, or its display was closed
    #[inline]
    pub fn verify(context: &Context, transport: Transport, gl_target: u32, format: Format, flags: TextureFlags) -> Result<TextureSupport> {
        TextureSupport::ask(|support| unsafe { clgl_texture_verify(context.as_raw(), transport.0, gl_target, format.0, flags.0, support) })
    }

    /// Updates a texture to the current storage of the OpenGL object that it wraps, and keeps the handle and
    /// the component order. Call it after the OpenGL object was respecified, for example because a window was
    /// resized. If the call fails, the texture stays unchanged.
    ///
    /// Kernels that have the texture as an argument use the new storage from their next launch.
    ///
    /// Threads: with the OpenGL context. No other call may use the texture at the same time..
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): a new size is more than the device
    ///   allows
    /// - [`ErrorKind::INVALID_GL_OBJECT`](crate::ErrorKind::INVALID_GL_OBJECT): the OpenGL object was deleted
    ///   or is incomplete, or lost its level or storage
    /// - [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this
    ///   thread; or the headless context is current on another thread
    /// - [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): the current OpenGL context
    ///   belongs to another share group
    /// - [`ErrorKind::ALREADY_ACQUIRED`](crate::ErrorKind::ALREADY_ACQUIRED): the texture is acquired
    /// - [`ErrorKind::NO_TRANSPORT`](crate::ErrorKind::NO_TRANSPORT): no transport can share the new storage;
    ///   the message says why
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the texture does not wrap an
    ///   application-owned OpenGL object; OpenGL ES 3.0 cannot return the new size; or the new format cannot
    ///   be shared
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): the headless OpenGL context cannot be made current;
    ///   see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or
    ///   destroyed, or its display was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): the texture is a slot of a ring; or
    ///   another thread is using the handle
    /// - [`ErrorKind::VULKAN`](crate::ErrorKind::VULKAN): a Vulkan call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    #[inline]
    pub fn rewrap(&mut self) -> Result<()> {
        check(unsafe { clgl_texture_rewrap(self.as_raw()) })
    }

    /// Changes the size of a texture that clgl created, under the same handle. The contents are undefined
    /// afterwards.
    ///
    /// A texture with mip levels keeps as many levels as the new size allows. If the call fails, the texture
    /// stays unchanged. Kernels use the new memory from their next launch on.
    ///
    /// - `extent`: the size, in the units of CLGL_TEXTURE_TYPE_...; 1 for missing dimensions
    ///
    /// Threads: with the OpenGL context, or any with
    /// [`TextureFlags::COMPUTE_ONLY`](crate::TextureFlags::COMPUTE_ONLY). No other call may use the texture
    /// at the same time..
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): a size is 0, or not 1 for a
    ///   missing dimension
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): a size is more than the device or
    ///   OpenGL allows (the message has both)
    /// - [`ErrorKind::ALREADY_ACQUIRED`](crate::ErrorKind::ALREADY_ACQUIRED): the texture or a part of it is
    ///   acquired
    /// - [`ErrorKind::NO_TRANSPORT`](crate::ErrorKind::NO_TRANSPORT): no transport can share the texture; the
    ///   message says why
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the memory belongs to the application: a
    ///   wrapped OpenGL object (see [`clgl_texture_rewrap`](crate::sys::clgl_texture_rewrap)), the pixels of
    ///   a buffer, host memory, or a cl_mem
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): the texture is mapped or a slot of a
    ///   ring; or another thread is using it
    /// - [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this
    ///   thread; or the headless context is current on another thread
    /// - [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): the current OpenGL context
    ///   belongs to another share group
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): the headless OpenGL context cannot be made current;
    ///   see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or
    ///   destroyed, or its display was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    /// - [`ErrorKind::VULKAN`](crate::ErrorKind::VULKAN): a Vulkan call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    #[inline]
    pub fn resize(&mut self, extent: [usize; 3]) -> Result<()> {
        check(unsafe { clgl_texture_resize(self.as_raw(), extent.as_ptr()) })
    }

    /// Registers a function that is called when the memory of a texture is no longer used. Then the
    /// application may free host memory that was used in place
    /// ([`TextureFlags::USE_HOST_MEMORY`](crate::TextureFlags::USE_HOST_MEMORY)).
    ///
    /// The callback runs when the texture and others of the same level of the OpenGL texture are destroyed,
    /// the application has released the cl_mem, and its commands have completed. Some drivers keep the memory
    /// longer; see [`clgl_buffer_set_destructor_callback`](crate::sys::clgl_buffer_set_destructor_callback).
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    #[inline]
    pub fn on_gone<F: FnOnce() + Send + 'static>(&self, callback: F) -> Result<()> {
        unsafe extern "C" fn run<F: FnOnce()>(user_data: *mut c_void) {
            caught(|| take_once::<F>(user_data)());
        }
        with_once(callback, |user_data| check(unsafe { clgl_texture_set_destructor_callback(self.as_raw(), Some(run::<F>), user_data) }))
    }

    /// Returns the properties of a texture.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    #[inline]
    pub fn info(&self) -> Result<TextureInfo<'_>> {
        TextureInfo::ask(|info| unsafe { clgl_texture_get_info(self.as_raw(), info) })
    }

    /// Returns the cl_mem of a texture, which is an OpenCL image.
    ///
    /// OpenCL commands of the application may use the image of a shared texture only between acquire and
    /// release.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through
    ///   another handle
    #[inline]
    pub fn cl_mem(&self) -> Result<*mut c_void> {
        let mut cl_mem = ptr::null_mut();
        check(unsafe { clgl_texture_cl_mem(self.as_raw(), &mut cl_mem) })?;
        Ok(cl_mem)
    }

    /// Creates a texture without OpenGL ([`TextureFlags::COMPUTE_ONLY`](crate::TextureFlags::COMPUTE_ONLY))
    /// from a cl_mem that is an image. The flags of the image determine the access of the texture.
    ///
    /// # Safety
    ///
    /// `cl_mem`: an image of the cl_context of context. It is retained; the caller keeps its own reference.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): cl_mem is not an image, or
    ///   belongs to a texture that clgl shares with OpenGL
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): cl_mem belongs to another cl_context
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): no CLGL_FORMAT_... or
    ///   CLGL_TEXTURE_TYPE_... matches the image; or it is an image of a buffer that clgl shares with OpenGL
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub unsafe fn from_cl_mem(context: &Context, cl_mem: *mut c_void) -> Result<Self> {
        let mut texture = ptr::null_mut();
        check(clgl_texture_from_cl_mem(context.as_raw(), cl_mem, &mut texture))?;
        Ok(Texture::from_raw(texture))
    }

    /// Returns the OpenGL name of a shared texture.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the texture is not shared with OpenGL
    #[inline]
    pub fn gl_name(&self) -> Result<u32> {
        let mut gl_name = 0;
        check(unsafe { clgl_texture_gl_name(self.as_raw(), &mut gl_name) })?;
        Ok(gl_name)
    }
}

impl Platform {
    /// Returns the properties of a platform.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): index is too large
    /// - [`ErrorKind::NO_OPENCL`](crate::ErrorKind::NO_OPENCL): there is no OpenCL platform
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::FORKED`](crate::ErrorKind::FORKED): the process is a fork of one that used clgl
    #[inline]
    pub fn info(self) -> Result<PlatformInfo<'static>> {
        PlatformInfo::ask(|info| unsafe { clgl_platform_get_info(self.0, info) })
    }

    /// Returns an OpenCL property of a platform, as clGetPlatformInfo does.
    ///
    /// - `param`: a cl_platform_info value, such as 0x0902 (CL_PLATFORM_NAME)
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): index is too large, or the value is
    ///   larger than capacity
    /// - [`ErrorKind::NO_OPENCL`](crate::ErrorKind::NO_OPENCL): there is no OpenCL platform
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the platform does not know param
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::FORKED`](crate::ErrorKind::FORKED): the process is a fork of one that used clgl
    #[inline]
    pub fn query(self, param: u32) -> Result<Vec<u8>> {
        counted(0, |capacity, value, size| unsafe { clgl_platform_query(self.0, param, capacity, value.cast(), size) })
    }
}

impl Device {
    /// Lists the devices of all platforms, in the order in which OpenCL returns them.
    ///
    /// - `types`: the types to list, CLGL_DEVICE_TYPE_... combined; 0 = all types
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): types has unknown bits
    /// - [`ErrorKind::NO_OPENCL`](crate::ErrorKind::NO_OPENCL): there is no OpenCL platform
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::FORKED`](crate::ErrorKind::FORKED): the process is a fork of one that used clgl
    #[inline]
    pub fn list(types: DeviceTypeFlags) -> Result<Vec<Device>> {
        Ok(counted(ptr::null_mut(), |capacity, devices, count| unsafe { clgl_device_list(types.0, capacity, devices, count) })?.into_iter().map(|raw| unsafe { Device::from_raw(raw) }).collect())
    }

    /// Returns the properties and limits of a device.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through
    ///   another handle
    #[inline]
    pub fn info(self) -> Result<DeviceInfo<'static>> {
        DeviceInfo::ask(|info| unsafe { clgl_device_get_info(self.as_raw(), info) })
    }

    /// Returns an OpenCL property of a device, as clGetDeviceInfo does.
    ///
    /// - `param`: a cl_device_info value, such as 0x1002 (CL_DEVICE_MAX_COMPUTE_UNITS)
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the value is larger than capacity
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the device does not know param
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    #[inline]
    pub fn query(self, param: u32) -> Result<Vec<u8>> {
        counted(0, |capacity, value, size| unsafe { clgl_device_query(self.as_raw(), param, capacity, value.cast(), size) })
    }

    /// Returns the OpenCL device that also runs the OpenGL context that is current on this thread.
    ///
    /// Threads: with the OpenGL context.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this
    ///   thread
    /// - [`ErrorKind::NO_OPENCL`](crate::ErrorKind::NO_OPENCL): there is no OpenCL platform
    /// - [`ErrorKind::NO_DEVICE`](crate::ErrorKind::NO_DEVICE): no device is known to run the OpenGL context;
    ///   [`Device::list_for_gl`](crate::Device::list_for_gl) lists the devices that can share with it
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::FORKED`](crate::ErrorKind::FORKED): the process is a fork of one that used clgl
    #[inline]
    pub fn for_gl() -> Result<(Device, DeviceMatch)> {
        let mut device = ptr::null_mut();
        let mut match_ = 0;
        check(unsafe { clgl_device_for_gl(&mut device, &mut match_) })?;
        Ok((unsafe { Device::from_raw(device) }, DeviceMatch(match_)))
    }

    /// Returns the cl_device_id of a device.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through
    ///   another handle
    #[inline]
    pub fn cl_device(self) -> Result<*mut c_void> {
        let mut cl_device_id = ptr::null_mut();
        check(unsafe { clgl_device_cl_device(self.as_raw(), &mut cl_device_id) })?;
        Ok(cl_device_id)
    }

    /// Returns the cl_platform_id of the platform of a device.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through
    ///   another handle
    #[inline]
    pub fn cl_platform(self) -> Result<*mut c_void> {
        let mut cl_platform_id = ptr::null_mut();
        check(unsafe { clgl_device_cl_platform(self.as_raw(), &mut cl_platform_id) })?;
        Ok(cl_platform_id)
    }

    /// Returns the device for a cl_device_id.
    ///
    /// # Safety
    ///
    /// `cl_device_id`: a root device
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::NO_OPENCL`](crate::ErrorKind::NO_OPENCL): there is no OpenCL platform
    /// - [`ErrorKind::NO_DEVICE`](crate::ErrorKind::NO_DEVICE): cl_device_id is not a root device that
    ///   [`clgl_device_list`](crate::sys::clgl_device_list) lists
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::FORKED`](crate::ErrorKind::FORKED): the process is a fork of one that used clgl
    #[inline]
    pub unsafe fn from_cl_device(cl_device_id: *mut c_void) -> Result<Self> {
        let mut device = ptr::null_mut();
        check(clgl_device_from_cl_device(cl_device_id, &mut device))?;
        Ok(Device::from_raw(device))
    }
}

impl Context {
    /// Returns the properties of a context.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through
    ///   another handle
    #[inline]
    pub fn info(&self) -> Result<ContextInfo<'_>> {
        ContextInfo::ask(|info| unsafe { clgl_context_get_info(self.as_raw(), info) })
    }

    /// Lists the devices of a context.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through
    ///   another handle
    #[inline]
    pub fn devices(&self) -> Result<Vec<Device>> {
        Ok(counted(ptr::null_mut(), |capacity, devices, count| unsafe { clgl_context_get_devices(self.as_raw(), capacity, devices, count) })?.into_iter().map(|raw| unsafe { Device::from_raw(raw) }).collect())
    }

    /// Returns an OpenCL property of a context, as clGetContextInfo does: for example its reference count.
    ///
    /// - `param`: a cl_context_info value, such as 0x1082 (CL_CONTEXT_PROPERTIES)
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the value is larger than capacity
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the OpenCL driver does not know param
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    #[inline]
    pub fn query(&self, param: u32) -> Result<Vec<u8>> {
        counted(0, |capacity, value, size| unsafe { clgl_context_query(self.as_raw(), param, capacity, value.cast(), size) })
    }

    /// Runs the self-tests of all transports that the context may use and that no object has needed yet, so
    /// that reports have their results. Without the call they run when the first object needs them.
    ///
    /// Threads: with the OpenGL context.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this
    ///   thread; for a headless context: it is current on another thread
    /// - [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): the current OpenGL context
    ///   belongs to another share group
    /// - [`ErrorKind::NO_OPENGL`](crate::ErrorKind::NO_OPENGL): the context was created with
    ///   [`ContextFlags::COMPUTE_ONLY`](crate::ContextFlags::COMPUTE_ONLY)
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process is out of
    ///   memory
    /// - [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): the headless OpenGL context cannot be made current;
    ///   see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset, or it or
    ///   its display has ended
    #[inline]
    pub fn verify_transports(&self) -> Result<()> {
        check(unsafe { clgl_context_verify_transports(self.as_raw()) })
    }

    /// Writes a report of a context as text for people: OpenGL, OpenCL, how the device was chosen, each
    /// transport with its reason, and the texture formats that have failed their self-tests with these
    /// drivers. Runs no self-test: call
    /// [`clgl_context_verify_transports`](crate::sys::clgl_context_verify_transports) before for the results
    /// of all transports.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): text and size are both None
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process is out of
    ///   memory
    #[inline]
    pub fn report(&self) -> Result<String> {
        sized_text(|capacity, text, size| unsafe { clgl_context_get_report(self.as_raw(), capacity, text, size) })
    }

    /// Returns how much memory the objects of a context use for one transport.
    ///
    /// - `transport`: the transport; [`Transport::AUTO`](crate::Transport::AUTO) = objects without OpenGL
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): transport is unknown
    #[inline]
    pub fn memory_usage(&self, transport: Transport) -> Result<MemoryUsage> {
        MemoryUsage::ask(|usage| unsafe { clgl_context_get_memory_usage(self.as_raw(), transport.0, usage) })
    }

    /// Returns the address of an OpenGL function, as eglGetProcAddress and glXGetProcAddress do.
    ///
    /// - `name`: the name, such as "glDrawArrays"
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::NO_OPENGL`](crate::ErrorKind::NO_OPENGL): the context was created with
    ///   [`ContextFlags::COMPUTE_ONLY`](crate::ContextFlags::COMPUTE_ONLY)
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the OpenGL driver has no such function
    #[inline]
    pub fn proc_address(&self, name: &str) -> Result<*const c_void> {
        let name = owned(name)?;
        let mut function = ptr::null_mut();
        check(unsafe { clgl_context_get_proc_address(self.as_raw(), name.as_ptr().cast(), &mut function) })?;
        Ok(function as *const c_void)
    }

    /// Returns the cl_context of a context.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through
    ///   another handle
    #[inline]
    pub fn cl_context(&self) -> Result<*mut c_void> {
        let mut cl_context = ptr::null_mut();
        check(unsafe { clgl_context_cl_context(self.as_raw(), &mut cl_context) })?;
        Ok(cl_context)
    }

    /// Returns the OpenGL context of a context, and its display.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): gl_context and gl_display are
    ///   both None
    /// - [`ErrorKind::NO_OPENGL`](crate::ErrorKind::NO_OPENGL): the context was created with
    ///   [`ContextFlags::COMPUTE_ONLY`](crate::ContextFlags::COMPUTE_ONLY)
    #[inline]
    pub fn gl_context(&self) -> Result<(*mut c_void, *mut c_void)> {
        let mut gl_context = ptr::null_mut();
        let mut gl_display = ptr::null_mut();
        check(unsafe { clgl_context_gl_context(self.as_raw(), &mut gl_context, &mut gl_display) })?;
        Ok((gl_context, gl_display))
    }
}

impl Queue {
    /// Reads a range of a buffer into host memory.
    ///
    /// - `buffer`: the buffer; if it is shared, the queue must have acquired the range
    /// - `data`: receives the bytes of the range; without range, those of the whole buffer
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): range-\>size is 0
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): range extends past the end of the
    ///   buffer
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired the range of
    ///   a shared buffer
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): blocking is 1 and the command or an
    ///   earlier command failed; or a fence in waits has failed
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that
    ///   only threads with the OpenGL context can wait for, and this thread has none (see
    ///   [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn read_buffer<'a, T: Plain>(&'a self, buffer: &'a Buffer, offset: usize, data: &'a mut [T]) -> transfer!('a) {
        Transfer::new(move |count, waits, fence| check(unsafe { clgl_buffer_read(self.as_raw(), buffer.as_raw(), &clgl_range { offset, size: size_of_val(data) }, data.as_mut_ptr().cast(), blocking(fence), count, waits, fence) }))
    }

    /// Writes host memory to a range of a buffer.
    ///
    /// - `buffer`: the buffer, not read-only; if it is shared, the queue must have acquired the range for
    ///   writing
    /// - `data`: the bytes to write; without range, as many as the buffer has
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): range-\>size is 0; the buffer
    ///   is read-only
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): range extends past the end of the
    ///   buffer
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired the range of
    ///   a shared buffer for writing
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): blocking is 1 and the command or an
    ///   earlier command failed; or a fence in waits has failed
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that
    ///   only threads with the OpenGL context can wait for, and this thread has none (see
    ///   [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn write_buffer<'a, T: Plain>(&'a self, buffer: &'a Buffer, offset: usize, data: &'a [T]) -> transfer!('a) {
        Transfer::new(move |count, waits, fence| check(unsafe { clgl_buffer_write(self.as_raw(), buffer.as_raw(), &clgl_range { offset, size: size_of_val(data) }, data.as_ptr().cast(), blocking(fence), count, waits, fence) }))
    }

    /// Fills a range of a buffer with a repeated pattern.
    ///
    /// - `buffer`: the buffer, not read-only; if it is shared, the queue must have acquired the range for
    ///   writing
    /// - `range`: the range, in bytes; offset and size are multiples of pattern_size; .. = the whole buffer
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): pattern_size has another value;
    ///   range-\>size is 0; the buffer is read-only
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): range extends past the end of the
    ///   buffer
    /// - [`ErrorKind::MISALIGNED`](crate::ErrorKind::MISALIGNED): the offset or size of the range is not a
    ///   multiple of pattern_size
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired the range of
    ///   a shared buffer for writing
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that
    ///   only threads with the OpenGL context can wait for, and this thread has none (see
    ///   [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a fence in waits has already failed
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn fill_buffer<'a, T: Plain>(&'a self, buffer: &'a Buffer, range: impl Into<Part>, pattern: &'a T) -> command!('a, ()) {
        let range = range.into();
        Command::new(move |count, waits, fence| check(unsafe { clgl_buffer_fill(self.as_raw(), buffer.as_raw(), range.as_ptr(), (pattern as *const T).cast(), size_of::<T>(), count, waits, fence) }))
    }

    /// Copies a range of one buffer to another, or between ranges of one buffer that do not overlap.
    ///
    /// - `source`: the buffer to read; if it is shared, the queue must have acquired the range
    /// - `destination`: the buffer to write, not read-only; if it is shared, the queue must have acquired it
    ///   for writing
    /// - `range`: the range of source, in bytes; .. = all of source
    /// - `offset`: the start of the copy in destination, in bytes
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): range-\>size is 0; destination
    ///   is read-only
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): source or destination is not a
    ///   valid handle
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the range extends past the end of
    ///   source, or the copy past the end of destination; or both overlap
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired a shared
    ///   buffer, or has acquired destination only for reading
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that
    ///   only threads with the OpenGL context can wait for, and this thread has none (see
    ///   [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a fence in waits has already failed
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn copy_buffer<'a>(&'a self, source: &'a Buffer, range: impl Into<Part>, destination: &'a Buffer, offset: usize) -> command!('a, ()) {
        let range = range.into();
        Command::new(move |count, waits, fence| check(unsafe { clgl_buffer_copy(self.as_raw(), source.as_raw(), destination.as_raw(), range.as_ptr(), offset, count, waits, fence) }))
    }

    /// Reads a box of a buffer into host memory.
    ///
    /// - `buffer`: the buffer; if it is shared, the queue must have acquired the bytes of the box
    /// - `rect`: the box; the fields other_... describe the host memory
    /// - `data`: receives the box, laid out as the other_... fields of rect say
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): a size of the box is 0; a pitch
    ///   is too small, or a slice pitch is not a multiple of the row pitch
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the box extends past the end of the
    ///   buffer, or its size overflows
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired the bytes of
    ///   a shared buffer
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): blocking is 1 and the command or an
    ///   earlier command failed; or a fence in waits has failed
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that
    ///   only threads with the OpenGL context can wait for, and this thread has none (see
    ///   [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn read_buffer_rect<'a, T: Plain>(&'a self, buffer: &'a Buffer, rect: BufferRect, data: &'a mut [T]) -> transfer!('a) {
        let fits = fits(rect.other_end(), size_of_val(data), "data");
        Transfer::new(move |count, waits, fence| {
            fits?;
            check(unsafe { clgl_buffer_read_rect(self.as_raw(), buffer.as_raw(), &rect.0, data.as_mut_ptr().cast(), blocking(fence), count, waits, fence) })
        })
    }

    /// Writes a box of host memory to a buffer.
    ///
    /// - `buffer`: the buffer, not read-only; if it is shared, the queue must have acquired the bytes of the
    ///   box for writing
    /// - `rect`: the box; the fields other_... describe the host memory
    /// - `data`: the box to write, laid out as the other_... fields of rect say
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): a size of the box is 0; a pitch
    ///   is too small, or a slice pitch is not a multiple of the row pitch; the buffer is read-only
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the box extends past the end of the
    ///   buffer, or its size overflows
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired the bytes of
    ///   a shared buffer for writing
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): blocking is 1 and the command or an
    ///   earlier command failed; or a fence in waits has failed
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that
    ///   only threads with the OpenGL context can wait for, and this thread has none (see
    ///   [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn write_buffer_rect<'a, T: Plain>(&'a self, buffer: &'a Buffer, rect: BufferRect, data: &'a [T]) -> transfer!('a) {
        let fits = fits(rect.other_end(), size_of_val(data), "data");
        Transfer::new(move |count, waits, fence| {
            fits?;
            check(unsafe { clgl_buffer_write_rect(self.as_raw(), buffer.as_raw(), &rect.0, data.as_ptr().cast(), blocking(fence), count, waits, fence) })
        })
    }

    /// Copies a box of one buffer to another, or between boxes of one buffer that do not overlap.
    ///
    /// - `source`: the buffer to read; if it is shared, the queue must have acquired the bytes of the box
    /// - `destination`: the buffer to write, not read-only; if it is shared, the queue must have acquired the
    ///   bytes of the box for writing
    /// - `rect`: the box; the fields buffer_... describe source, other_... destination
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): a size of the box is 0; a pitch
    ///   is too small, or a slice pitch is not a multiple of the row pitch; source and destination are in one
    ///   buffer and their pitches differ; destination is read-only
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): source or destination is not a
    ///   valid handle
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): a box extends past the end of its
    ///   buffer, its size overflows, or both boxes overlap
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired a shared
    ///   buffer, or has acquired destination only for reading
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the OpenCL driver refuses boxes within
    ///   one buffer although they do not overlap; use [`clgl_view_copy`](crate::sys::clgl_view_copy)
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a fence in waits has already failed
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn copy_buffer_rect<'a>(&'a self, source: &'a Buffer, destination: &'a Buffer, rect: BufferRect) -> command!('a, ()) {
        Command::new(move |count, waits, fence| check(unsafe { clgl_buffer_copy_rect(self.as_raw(), source.as_raw(), destination.as_raw(), &rect.0, count, waits, fence) }))
    }

    /// Launches a kernel.
    ///
    /// The library checks the sizes first. The message of a failure contains the sizes and says which sizes
    /// work. If the device supports work-groups of different sizes, the global size does not need to be a
    /// multiple of the local size.
    ///
    /// - `kernel`: the kernel, with all arguments set
    /// - `launch`: the sizes; None = those of [`clgl_kernel_set_launch`](crate::sys::clgl_kernel_set_launch)
    ///
    /// # Safety
    ///
    /// The kernel must access its arguments correctly: it must stay inside its buffers, and terminate.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): an argument is not set (the
    ///   message names it); dimensions is not 0 to 3; a global size is 0, or overflows with its offset; a
    ///   size is set beyond dimensions; local sizes are set for some dimensions only; or the kernel or the
    ///   device does not allow the local size
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the arguments require more local memory
    ///   than the device has; with PoCL including the local memory that the kernel declares
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired an argument
    ///   that is a shared object, or only for reading
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): or the program is not built for the
    ///   device of the queue
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that
    ///   only threads with the OpenGL context can wait for, and this thread has none (see
    ///   [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a fence in waits has already failed
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub unsafe fn launch<'a>(&'a self, kernel: &'a Kernel, launch: impl Into<Option<Launch>>) -> command!('a, ()) {
        let launch = launch.into();
        Command::new(move |count, waits, fence| check(clgl_kernel_launch(self.as_raw(), kernel.as_raw(), raw_launch(&launch), count, waits, fence)))
    }

    /// Launches a kernel in one dimension: [`clgl_kernel_launch`](crate::sys::clgl_kernel_launch) without
    /// offset, local size and fences.
    ///
    /// - `kernel`: the kernel, with all arguments set
    /// - `x`: number of work-items in dimension 0; not 0
    ///
    /// # Safety
    ///
    /// The kernel must access its arguments correctly: it must stay inside its buffers, and terminate.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): an argument is not set (the
    ///   message names it); a size is 0; or the kernel or the device does not allow these sizes
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): queue or kernel is not a valid
    ///   handle, or an object that is set as an argument was destroyed
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the arguments require more local memory
    ///   than the device has; with PoCL including the local memory that the kernel declares
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): the kernel belongs to another clgl
    ///   context than the queue
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired an argument
    ///   that is a shared object, or only for reading
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): the program is not built for the
    ///   device of the queue
    #[inline]
    pub unsafe fn launch_1d(&self, kernel: &Kernel, x: usize) -> Result<()> {
        check(clgl_kernel_launch_1d(self.as_raw(), kernel.as_raw(), x))
    }

    /// Launches a kernel in two dimensions: [`clgl_kernel_launch`](crate::sys::clgl_kernel_launch) without
    /// offset, local size and fences.
    ///
    /// - `kernel`: the kernel, with all arguments set
    /// - `x`: number of work-items in dimension 0; not 0
    /// - `y`: number of work-items in dimension 1; not 0
    ///
    /// # Safety
    ///
    /// The kernel must access its arguments correctly: it must stay inside its buffers, and terminate.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): an argument is not set (the
    ///   message names it); a size is 0; or the kernel or the device does not allow these sizes
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): queue or kernel is not a valid
    ///   handle, or an object that is set as an argument was destroyed
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the arguments require more local memory
    ///   than the device has; with PoCL including the local memory that the kernel declares
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): the kernel belongs to another clgl
    ///   context than the queue
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired an argument
    ///   that is a shared object, or only for reading
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): the program is not built for the
    ///   device of the queue
    #[inline]
    pub unsafe fn launch_2d(&self, kernel: &Kernel, x: usize, y: usize) -> Result<()> {
        check(clgl_kernel_launch_2d(self.as_raw(), kernel.as_raw(), x, y))
    }

    /// Launches a kernel in three dimensions: [`clgl_kernel_launch`](crate::sys::clgl_kernel_launch) without
    /// offset, local size and fences.
    ///
    /// - `kernel`: the kernel, with all arguments set
    /// - `x`: number of work-items in dimension 0; not 0
    /// - `y`: number of work-items in dimension 1; not 0
    /// - `z`: number of work-items in dimension 2; not 0
    ///
    /// # Safety
    ///
    /// The kernel must access its arguments correctly: it must stay inside its buffers, and terminate.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): an argument is not set (the
    ///   message names it); a size is 0; or the kernel or the device does not allow these sizes
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): queue or kernel is not a valid
    ///   handle, or an object that is set as an argument was destroyed
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the arguments require more local memory
    ///   than the device has; with PoCL including the local memory that the kernel declares
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): the kernel belongs to another clgl
    ///   context than the queue
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired an argument
    ///   that is a shared object, or only for reading
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): the program is not built for the
    ///   device of the queue
    #[inline]
    pub unsafe fn launch_3d(&self, kernel: &Kernel, x: usize, y: usize, z: usize) -> Result<()> {
        check(clgl_kernel_launch_3d(self.as_raw(), kernel.as_raw(), x, y, z))
    }

    /// Launches a kernel with one work-item.
    ///
    /// - `kernel`: the kernel, with all arguments set
    ///
    /// # Safety
    ///
    /// The kernel must access its arguments correctly: it must stay inside its buffers, and terminate.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): an argument is not set (the
    ///   message names it); or the kernel requires larger work-groups
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the arguments require more local memory
    ///   than the device has; with PoCL including the local memory that the kernel declares
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired an argument
    ///   that is a shared object, or only for reading
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): the program is not built for the
    ///   device of the queue
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that
    ///   only threads with the OpenGL context can wait for, and this thread has none (see
    ///   [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a fence in waits has already failed
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub unsafe fn launch_task<'a>(&'a self, kernel: &'a Kernel) -> command!('a, ()) {
        Command::new(move |count, waits, fence| check(clgl_kernel_launch_task(self.as_raw(), kernel.as_raw(), count, waits, fence)))
    }

    /// Sets arguments and launches a kernel in one call. Useful for languages in which calls of C functions
    /// are slow.
    ///
    /// All arguments and sizes are checked before the first one is set. If the driver refuses an argument,
    /// such as a structure of another size, the library restores the previous arguments, except those that
    /// were set through the cl_kernel. Another thread cannot set arguments or launch the kernel in between.
    ///
    /// - `arguments`: the arguments, starting with argument 0; may be None if argument_count is 0
    /// - `launch`: the sizes; None = those of [`clgl_kernel_set_launch`](crate::sys::clgl_kernel_set_launch)
    ///
    /// # Safety
    ///
    /// The kernel must access its arguments correctly: it must stay inside its buffers, and terminate.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): an argument has the wrong type
    ///   or size; or as for [`clgl_kernel_launch`](crate::sys::clgl_kernel_launch)
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): kernel or an object in arguments is
    ///   not a valid handle, or an object that is set as an argument was destroyed
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): or as for
    ///   [`clgl_kernel_launch`](crate::sys::clgl_kernel_launch)
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): an argument is read_write, and the device
    ///   cannot read and write images of the format in one kernel
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired an argument
    ///   that is a shared object, or only for reading
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): or the program is not built for the
    ///   device of the queue
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a fence in waits has already failed
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub unsafe fn call<'a>(&'a self, kernel: &'a mut Kernel, arguments: &'a [Argument<'a>], launch: impl Into<Option<Launch>>) -> command!('a, ()) {
        let launch = launch.into();
        Command::new(move |count, waits, fence| check(clgl_kernel_launch_with_arguments(self.as_raw(), kernel.as_raw(), arguments.len() as u32, pointer(arguments).cast(), raw_launch(&launch), count, waits, fence)))
    }

    /// Reads a region of a texture into host memory. Row 0 is the bottom row of OpenGL; see ROW ORDER in
    /// clgl(7).
    ///
    /// - `texture`: the texture; if it is shared, the queue must have acquired the region
    /// - `region`: the region, with the pitches of data; .. = the whole texture, tightly packed
    /// - `data`: receives the pixels; region, its pitches and the format determine the number of bytes
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): a size of the region is 0, or
    ///   exceeds the dimensions of the type; a pitch is too small or not a multiple
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the region extends past the edge of the
    ///   texture (the message has the numbers)
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired the region
    ///   of a shared texture
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): blocking is 1 and the command or an
    ///   earlier command failed; or a fence in waits has failed
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that
    ///   only threads with the OpenGL context can wait for, and this thread has none (see
    ///   [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn read_texture<'a, T: Plain>(&'a self, texture: &'a Texture, region: impl Into<TextureRegion>, data: &'a mut [T]) -> transfer!('a) {
        let region = region.into();
        let fits = texture.info().and_then(|info| fits(region.size(&info), size_of_val(data), "data"));
        Transfer::new(move |count, waits, fence| {
            fits?;
            check(unsafe { clgl_texture_read(self.as_raw(), texture.as_raw(), region.as_ptr(), data.as_mut_ptr().cast(), blocking(fence), count, waits, fence) })
        })
    }

    /// Writes host memory to a region of a texture. Row 0 is the bottom row of OpenGL; see ROW ORDER in
    /// clgl(7).
    ///
    /// - `texture`: the texture, not read-only; if it is shared, the queue must have acquired the region for
    ///   writing
    /// - `region`: the region, with the pitches of data; .. = the whole texture, tightly packed
    /// - `data`: the pixels; region, its pitches and the format determine the number of bytes
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): a size of the region is 0, or
    ///   exceeds the dimensions of the type; a pitch is too small or not a multiple; the texture is read-only
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the region extends past the edge of the
    ///   texture (the message has the numbers)
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired the region
    ///   of a shared texture for writing
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): blocking is 1 and the command or an
    ///   earlier command failed; or a fence in waits has failed
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that
    ///   only threads with the OpenGL context can wait for, and this thread has none (see
    ///   [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn write_texture<'a, T: Plain>(&'a self, texture: &'a Texture, region: impl Into<TextureRegion>, data: &'a [T]) -> transfer!('a) {
        let region = region.into();
        let fits = texture.info().and_then(|info| fits(region.size(&info), size_of_val(data), "data"));
        Transfer::new(move |count, waits, fence| {
            fits?;
            check(unsafe { clgl_texture_write(self.as_raw(), texture.as_raw(), region.as_ptr(), data.as_ptr().cast(), blocking(fence), count, waits, fence) })
        })
    }

    /// Fills a region of a texture with one colour. The colour is clamped to the range of the format and
    /// rounded to nearest.
    ///
    /// - `texture`: the texture, not read-only; if it is shared, the queue must have acquired the region for
    ///   writing
    /// - `region`: the region, with pitches of 0; .. = the whole texture
    /// - `color`: red, green, blue and alpha: four int32_t for formats of
    ///   [`NumericType::INT`](crate::NumericType::INT), four uint32_t for
    ///   [`NumericType::UINT`](crate::NumericType::UINT), else four floats
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): a size of the region is 0, or
    ///   exceeds the dimensions of the type; a pitch is not 0; the texture is read-only
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the region extends past the edge of the
    ///   texture (the message has the numbers)
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired the region
    ///   of a shared texture for writing
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the driver fills this format and type
    ///   incorrectly, according to a test
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a fence in waits has already failed
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn fill_texture<'a>(&'a self, texture: &'a Texture, region: impl Into<TextureRegion>, color: Color) -> command!('a, ()) {
        let region = region.into();
        Command::new(move |count, waits, fence| check(unsafe { clgl_texture_fill(self.as_raw(), texture.as_raw(), region.as_ptr(), color.as_ptr(), count, waits, fence) }))
    }

    /// Copies a region of one texture to another of the same format, or between regions of one texture that
    /// do not overlap. The textures may be of different types, for example a slice of a 3D texture and a 2D
    /// texture. Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).
    ///
    /// - `source`: the texture to read; if it is shared, the queue must have acquired the region
    /// - `destination`: the texture to write, not read-only; if it is shared, the queue must have acquired
    ///   the region for writing
    /// - `region`: the region of source, with pitches of 0; .. = the whole texture
    /// - `origin`: the start of the copy in destination; None = {0, 0, 0}
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): the formats differ; a size of
    ///   the region is 0, or exceeds the dimensions of a type; a pitch is not 0; destination is read-only
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): source or destination is not a
    ///   valid handle
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): a region extends past the edge of its
    ///   texture; or the regions overlap, in one texture or in a buffer whose memory both textures use
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired a shared
    ///   texture, or has acquired destination only for reading
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the driver copies these types
    ///   incorrectly, according to a test
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a fence in waits has already failed
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn copy_texture<'a>(&'a self, source: &'a Texture, region: impl Into<TextureRegion>, destination: &'a Texture, origin: [usize; 3]) -> command!('a, ()) {
        let region = region.into();
        Command::new(move |count, waits, fence| check(unsafe { clgl_texture_copy(self.as_raw(), source.as_raw(), destination.as_raw(), region.as_ptr(), origin.as_ptr(), count, waits, fence) }))
    }

    /// Copies a region of a texture to a buffer. Bytes between rows and slices stay unchanged.
    ///
    /// A tightly packed copy is one OpenCL command, any other one per slice or row. The fence completes after
    /// all.
    ///
    /// Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).
    ///
    /// - `source`: the texture; if it is shared, the queue must have acquired the region
    /// - `destination`: the buffer, not read-only; if it is shared, the queue must have acquired the bytes
    ///   for writing
    /// - `region`: the region of source, with the pitches in destination; .. = the whole texture, tightly
    ///   packed
    /// - `offset`: the position of the first pixel in destination, in bytes
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): a size of the region is 0, or
    ///   exceeds the dimensions of the type; a pitch is too small or not a multiple; destination is read-only
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): source or destination is not a
    ///   valid handle
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the region extends past the edge of
    ///   source, or the pixels past the end of destination; or source uses the same bytes of destination
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired a shared
    ///   object, or has acquired destination only for reading
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the driver copies from this format and
    ///   type incorrectly, according to a test
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a fence in waits has already failed
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn copy_texture_to_buffer<'a>(&'a self, source: &'a Texture, region: impl Into<TextureRegion>, destination: &'a Buffer, offset: usize) -> command!('a, ()) {
        let region = region.into();
        Command::new(move |count, waits, fence| check(unsafe { clgl_texture_copy_to_buffer(self.as_raw(), source.as_raw(), destination.as_raw(), region.as_ptr(), offset, count, waits, fence) }))
    }

    /// Copies pixels of a buffer to a region of a texture.
    ///
    /// A tightly packed copy is one OpenCL command, any other one per slice or row. The fence completes after
    /// all.
    ///
    /// Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).
    ///
    /// - `source`: the buffer; if it is shared, the queue must have acquired the bytes
    /// - `destination`: the texture, not read-only; if it is shared, the queue must have acquired the region
    ///   for writing
    /// - `offset`: the position of the first pixel in source, in bytes
    /// - `region`: the region of destination, with the pitches in source; .. = the whole texture, tightly
    ///   packed
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): a size of the region is 0, or
    ///   exceeds the dimensions of the type; a pitch is too small or not a multiple; destination is read-only
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): source or destination is not a
    ///   valid handle
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the region extends past the edge of
    ///   destination, or the pixels past the end of source; or destination uses the same bytes of source
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired a shared
    ///   object, or has acquired destination only for reading
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the driver copies to this format and type
    ///   incorrectly, according to a test
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a fence in waits has already failed
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn copy_buffer_to_texture<'a>(&'a self, source: &'a Buffer, offset: usize, destination: &'a Texture, region: impl Into<TextureRegion>) -> command!('a, ()) {
        let region = region.into();
        Command::new(move |count, waits, fence| check(unsafe { clgl_buffer_copy_to_texture(self.as_raw(), source.as_raw(), destination.as_raw(), offset, region.as_ptr(), count, waits, fence) }))
    }

    /// Converts the pixels of a buffer into a region of a texture.
    ///
    /// Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).
    ///
    /// - `source`: the buffer with the pixels; if it is shared, the queue must have acquired their bytes
    /// - `layout`: the layout of the pixels in source; the default = four
    ///   [`PixelComponentType::UNORM8`](crate::PixelComponentType::UNORM8) components per pixel, tightly
    ///   packed from the start of the buffer
    /// - `destination`: the texture, not read-only; if it is shared, the queue must have acquired the region
    ///   for writing
    /// - `region`: the region of destination, with pitches of 0; .. = the whole texture
    /// - `flags`: [`ConvertFlags::FLIP`](crate::ConvertFlags::FLIP), for types that have rows; 0 = none
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): a component_type or flag is
    ///   unknown; component_count is more than 4; a pitch is too small or, in region, not 0; the component
    ///   type does not match the format of the texture (the message says which types do);
    ///   [`ConvertFlags::FLIP`](crate::ConvertFlags::FLIP) is set for a type without rows; a size is 0, or
    ///   exceeds the dimensions of the type; source is write-only; destination is read-only
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): source or destination is not a
    ///   valid handle
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the pixels extend past the end of
    ///   source, or the region past the edge of destination; or destination uses the memory of source
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired a shared
    ///   object, or has acquired destination only for reading
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the format is sRGB or depth; the texture
    ///   is 3D and the device cannot write 3D images (cl_khr_3d_image_writes); or kernels of the driver read
    ///   or write the format incorrectly (PoCL 3.1: formats with one 16-bit float)
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): blocking is 1 and the command or an
    ///   earlier command failed; or a fence in waits has failed
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn convert_buffer_to_texture<'a>(&'a self, source: &'a Buffer, layout: PixelLayout, destination: &'a Texture, region: impl Into<TextureRegion>, flags: ConvertFlags) -> command!('a, ()) {
        let region = region.into();
        Command::new(move |count, waits, fence| check(unsafe { clgl_convert_buffer_to_texture(self.as_raw(), source.as_raw(), &layout.0, destination.as_raw(), region.as_ptr(), flags.0, blocking(fence), count, waits, fence) }))
    }

    /// Converts the pixels of a region of a texture into pixels of a buffer. Bytes between rows and slices
    /// stay unchanged.
    ///
    /// Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).
    ///
    /// - `source`: the texture, not write-only; if it is shared, the queue must have acquired the region
    /// - `region`: the region of source, with pitches of 0; .. = the whole texture
    /// - `destination`: the buffer, not read-only; if it is shared, the queue must have acquired the bytes
    ///   for writing
    /// - `layout`: the layout of the pixels in destination; the default = four
    ///   [`PixelComponentType::UNORM8`](crate::PixelComponentType::UNORM8) components per pixel, tightly
    ///   packed from the start of the buffer
    /// - `flags`: [`ConvertFlags::FLIP`](crate::ConvertFlags::FLIP), for types that have rows; 0 = none
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): a component_type or flag is
    ///   unknown; component_count is more than 4; a pitch is too small or, in region, not 0; the component
    ///   type does not match the format of the texture (the message says which types do);
    ///   [`ConvertFlags::FLIP`](crate::ConvertFlags::FLIP) is set for a type without rows; a size is 0, or
    ///   exceeds the dimensions of the type; source is write-only; destination is read-only
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): source or destination is not a
    ///   valid handle
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the pixels extend past the end of
    ///   destination, or the region past the edge of source; or source uses the memory of destination
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired a shared
    ///   object, or has acquired destination only for reading
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the format is sRGB or depth; or kernels
    ///   of the driver read or write the format incorrectly (PoCL 3.1: formats with one 16-bit float)
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): blocking is 1 and the command or an
    ///   earlier command failed; or a fence in waits has failed
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn convert_texture_to_buffer<'a>(&'a self, source: &'a Texture, region: impl Into<TextureRegion>, destination: &'a Buffer, layout: PixelLayout, flags: ConvertFlags) -> command!('a, ()) {
        let region = region.into();
        Command::new(move |count, waits, fence| check(unsafe { clgl_convert_texture_to_buffer(self.as_raw(), source.as_raw(), region.as_ptr(), destination.as_raw(), &layout.0, flags.0, blocking(fence), count, waits, fence) }))
    }

    /// Converts pixels of one buffer into pixels of another, for example of a wrapped OpenGL pixel buffer.
    /// Bytes between rows and slices of the destination stay unchanged.
    ///
    /// Rows keep their order: in an OpenGL pixel buffer row 0 is the bottom row; see ROW ORDER in clgl(7).
    ///
    /// The size of each buffer must be exactly the size of its pixels, with or without the padding after the
    /// last row. This rule detects a pixel buffer that was created for another window size. With
    /// [`ConvertFlags::ALLOW_PARTIAL`](crate::ConvertFlags::ALLOW_PARTIAL) the buffers may be larger, and
    /// layouts may have an offset.
    ///
    /// - `source`: the buffer to read, not write-only; if it is shared, the queue must have acquired the
    ///   bytes
    /// - `source_layout`: the layout of the pixels in source; the default = four
    ///   [`PixelComponentType::UNORM8`](crate::PixelComponentType::UNORM8) components per pixel, tightly
    ///   packed
    /// - `destination`: the buffer to write, not read-only; may be the same as source if the pixels do not
    ///   overlap; if it is shared, the queue must have acquired the bytes for writing
    /// - `destination_layout`: the layout of the pixels in destination; the default = four
    ///   [`PixelComponentType::UNORM8`](crate::PixelComponentType::UNORM8) components per pixel, tightly
    ///   packed
    /// - `extent`: the number of pixels per row, of rows and of slices; none may be 0
    /// - `flags`: [`ConvertFlags::FLIP`](crate::ConvertFlags::FLIP) and
    ///   [`ConvertFlags::ALLOW_PARTIAL`](crate::ConvertFlags::ALLOW_PARTIAL) combined; 0 = none
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): a component_type or flag is
    ///   unknown; component_count is more than 4; a pitch is too small; an extent is 0; one buffer contains
    ///   fractions and the other integers; source is write-only; destination is read-only
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): source or destination is not a
    ///   valid handle
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the size of a buffer is not that of the
    ///   pixels (the message has both); with
    ///   [`ConvertFlags::ALLOW_PARTIAL`](crate::ConvertFlags::ALLOW_PARTIAL): the pixels extend past the end
    ///   of a buffer; an extent is too large; or source and destination overlap
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired a shared
    ///   buffer, or has acquired destination only for reading
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): blocking is 1 and the command or an
    ///   earlier command failed; or a fence in waits has failed
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that
    ///   only threads with the OpenGL context can wait for, and this thread has none (see
    ///   [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn convert_buffer<'a>(&'a self, source: &'a Buffer, source_layout: PixelLayout, destination: &'a Buffer, destination_layout: PixelLayout, extent: [usize; 3], flags: ConvertFlags) -> command!('a, ()) {
        Command::new(move |count, waits, fence| check(unsafe { clgl_convert_buffer(self.as_raw(), source.as_raw(), &source_layout.0, destination.as_raw(), &destination_layout.0, extent.as_ptr(), flags.0, blocking(fence), count, waits, fence) }))
    }

    /// Returns the cl_command_queue of a queue. After this call the library no longer defers acquires of this
    /// queue, because the application may enqueue commands that the library does not know.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    /// - [`ErrorKind::VULKAN`](crate::ErrorKind::VULKAN): a Vulkan call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    #[inline]
    pub fn cl_queue(&self) -> Result<*mut c_void> {
        let mut cl_command_queue = ptr::null_mut();
        check(unsafe { clgl_queue_cl_queue(self.as_raw(), &mut cl_command_queue) })?;
        Ok(cl_command_queue)
    }

    /// Creates a command queue on a device of a context, or wraps an existing cl_command_queue.
    ///
    /// - `desc`: the properties; None = an in-order queue on the first device
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): flags are unknown, or not 0
    ///   although cl_queue is set; cl_queue is not a queue of device
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): cl_queue belongs to another
    ///   cl_context, or to a device that the context does not have
    /// - [`ErrorKind::NO_DEVICE`](crate::ErrorKind::NO_DEVICE): desc-\>device does not belong to the context
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the device has no queues with these
    ///   properties (see queue_on_host_properties of [`DeviceInfo`](crate::DeviceInfo))
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn create(context: &Context, desc: &QueueDesc) -> Result<Self> {
        let mut queue = ptr::null_mut();
        check(unsafe { clgl_queue_create(context.as_raw(), desc.raw()?, &mut queue) })?;
        Ok(unsafe { Queue::from_raw(queue) })
    }

    /// Creates a queue on the same device of the same context, with the same properties and label. Commands
    /// are not copied.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the device cannot create a queue with the
    ///   properties of an existing cl_command_queue
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn duplicate(&self) -> Result<Self> {
        let mut duplicate = ptr::null_mut();
        check(unsafe { clgl_queue_duplicate(self.as_raw(), &mut duplicate) })?;
        Ok(unsafe { Queue::from_raw(duplicate) })
    }

    /// Returns the properties of a queue.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through
    ///   another handle
    #[inline]
    pub fn info(&self) -> Result<QueueInfo<'_>> {
        QueueInfo::ask(|info| unsafe { clgl_queue_get_info(self.as_raw(), info) })
    }

    /// Submits all commands of a queue to the device. Does not wait.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn flush(&self) -> Result<()> {
        check(unsafe { clgl_queue_flush(self.as_raw()) })
    }

    /// Waits on the CPU until all commands of a queue have completed.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a command failed, and the OpenCL
    ///   driver reports this for the queue
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn finish(&self) -> Result<()> {
        check(unsafe { clgl_queue_finish(self.as_raw()) })
    }

    /// Makes later commands of a queue wait for the commands enqueued so far and for the given fences.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): queue or an element of waits is not
    ///   a valid handle
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that
    ///   only threads with the OpenGL context can wait for, and this thread has none (see
    ///   [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a fence in waits has already failed
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn barrier<'a>(&'a self) -> command!('a, ()) {
        Command::new(move |count, waits, fence| check(unsafe { clgl_queue_barrier(self.as_raw(), count, waits, fence) }))
    }

    /// Moves objects to the memory of the device of a queue, or to host memory, before commands need them.
    /// Without this call OpenCL moves objects when a command uses them. Useful in contexts with several
    /// devices.
    ///
    /// - `migration`: the objects and the destination
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): an object is read-only with
    ///   [`MigrationFlags::CONTENT_UNDEFINED`](crate::MigrationFlags::CONTENT_UNDEFINED)
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): an element of the lists of
    ///   migration is not a valid handle
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired a shared
    ///   object, or only for reading with
    ///   [`MigrationFlags::CONTENT_UNDEFINED`](crate::MigrationFlags::CONTENT_UNDEFINED)
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that
    ///   only threads with the OpenGL context can wait for, and this thread has none (see
    ///   [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a fence in waits has already failed
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn migrate<'a>(&'a self, migration: &'a Migration<'a>) -> command!('a, ()) {
        Command::new(move |count, waits, fence| check(unsafe { clgl_migrate(self.as_raw(), &migration.raw(), count, waits, fence) }))
    }

    /// Sets all items of a view to one value. If there are gaps between items, the library copies items that
    /// already have the value; each copy is twice as large as the previous one.
    ///
    /// - `view`: the view, not read-only; if its buffer is shared, the queue must have acquired the bytes for
    ///   writing
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): the view or its buffer is
    ///   read-only; two items share bytes
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired the bytes of
    ///   a shared buffer for writing
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): an item lies outside the buffer, or a
    ///   number overflows
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that
    ///   only threads with the OpenGL context can wait for, and this thread has none (see
    ///   [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a fence in waits has already failed
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn fill_view<'a, T: Plain>(&'a self, view: &'a View<'_>, item: &'a T) -> command!('a, ()) {
        let fits = view.item_fits(size_of_val(item));
        Command::new(move |count, waits, fence| {
            fits?;
            check(unsafe { clgl_view_fill(self.as_raw(), view.as_raw(), (item as *const T).cast(), count, waits, fence) })
        })
    }

    /// Copies the items of one view to another of the same shape and item size. Bytes are copied without
    /// conversion, so the formats may differ.
    ///
    /// - `source`: the view to read; if its buffer is shared, the queue must have acquired the bytes
    /// - `destination`: the view to write, not read-only; if its buffer is shared, the queue must have
    ///   acquired the bytes for writing
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): shape or element_size differ;
    ///   destination or its buffer is read-only; two items of destination share bytes
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): queue, source-\>buffer,
    ///   destination-\>buffer or an element of waits is not a valid handle
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): an item lies outside its buffer; the
    ///   views share bytes, or it is too complex to decide whether they do
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired the bytes of
    ///   a shared buffer, or has acquired those of destination only for reading
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that
    ///   only threads with the OpenGL context can wait for, and this thread has none (see
    ///   [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a fence in waits has already failed
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn copy_view<'a>(&'a self, source: &'a View<'_>, destination: &'a View<'_>) -> command!('a, ()) {
        Command::new(move |count, waits, fence| check(unsafe { clgl_view_copy(self.as_raw(), source.as_raw(), destination.as_raw(), count, waits, fence) }))
    }

    /// Reads one item of a view.
    ///
    /// - `view`: the view; if its buffer is shared, the queue must have acquired the bytes
    /// - `index`: the index of the item in each dimension; a negative index counts from the end
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): an index is outside its dimension
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired the bytes of
    ///   a shared buffer
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): blocking is 1 and the command or an
    ///   earlier command failed; or a fence in waits has failed
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that
    ///   only threads with the OpenGL context can wait for, and this thread has none (see
    ///   [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn read_item<'a, T: Plain>(&'a self, view: &'a View<'_>, index: &'a [i64], item: &'a mut T) -> transfer!('a) {
        let fits = view.has_dimensions(index.len()).and_then(|()| view.item_fits(size_of_val(item)));
        Transfer::new(move |count, waits, fence| {
            fits?;
            check(unsafe { clgl_view_read_item(self.as_raw(), view.as_raw(), index.as_ptr(), (item as *mut T).cast(), blocking(fence), count, waits, fence) })
        })
    }

    /// Writes one item of a view.
    ///
    /// - `view`: the view, not read-only; if its buffer is shared, the queue must have acquired the bytes for
    ///   writing
    /// - `index`: the index of the item in each dimension; a negative index counts from the end
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): the view or its buffer is
    ///   read-only; two items share bytes
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): an index is outside its dimension
    /// - [`ErrorKind::NOT_ACQUIRED`](crate::ErrorKind::NOT_ACQUIRED): the queue has not acquired the bytes of
    ///   a shared buffer for writing
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): blocking is 1 and the command or an
    ///   earlier command failed; or a fence in waits has failed
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an object or a fence in waits belongs
    ///   to another clgl context than the queue
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a fence in waits is an OpenGL fence that
    ///   only threads with the OpenGL context can wait for, and this thread has none (see
    ///   [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): waits contains an OpenGL fence, and the
    ///   display of its context was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn write_item<'a, T: Plain>(&'a self, view: &'a View<'_>, index: &'a [i64], item: &'a T) -> transfer!('a) {
        let fits = view.has_dimensions(index.len()).and_then(|()| view.item_fits(size_of_val(item)));
        Transfer::new(move |count, waits, fence| {
            fits?;
            check(unsafe { clgl_view_write_item(self.as_raw(), view.as_raw(), index.as_ptr(), (item as *const T).cast(), blocking(fence), count, waits, fence) })
        })
    }
}

impl Kernel {
    /// Creates a kernel from a function of a program. No argument is set.
    ///
    /// - `name`: the name of the function. PoCL 3.1 adds _cl_ before the name of a kernel that is named like
    ///   an OpenCL C function, such as step.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): the program has no kernel of
    ///   that name; the message lists its kernels
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the kernel has more arguments than
    ///   max_parameter_size of the device has bytes
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): the program is not built, is being
    ///   built, or is compiled but not linked
    #[inline]
    pub fn create(program: &Program, name: &str) -> Result<Self> {
        let name = owned(name)?;
        let mut kernel = ptr::null_mut();
        check(unsafe { clgl_kernel_create(program.as_raw(), name.as_ptr().cast(), &mut kernel) })?;
        Ok(unsafe { Kernel::from_raw(kernel) })
    }

    /// Creates a copy of a kernel with its arguments, declarations and launch sizes. Arguments that were set
    /// through the cl_kernel are not copied.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): the program is being built
    #[inline]
    pub fn try_clone(&self) -> Result<Self> {
        let mut clone = ptr::null_mut();
        check(unsafe { clgl_kernel_clone(self.as_raw(), &mut clone) })?;
        Ok(unsafe { Kernel::from_raw(clone) })
    }

    /// Returns the name, the number of arguments and the attributes of a kernel.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through
    ///   another handle
    #[inline]
    pub fn info(&self) -> Result<KernelInfo<'_>> {
        KernelInfo::ask(|info| unsafe { clgl_kernel_get_info(self.as_raw(), info) })
    }

    /// Returns the requirements and limits of a kernel on a device.
    ///
    /// - `device`: a device of the context; None = the first device that the program is built for
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): kernel or device is not a valid
    ///   handle
    /// - [`ErrorKind::NO_DEVICE`](crate::ErrorKind::NO_DEVICE): device does not belong to the context
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): the program is not built for device
    #[inline]
    pub fn work_group_info(&self, device: Option<Device>) -> Result<WorkGroupInfo> {
        WorkGroupInfo::ask(|info| unsafe { clgl_kernel_get_work_group_info(self.as_raw(), raw_device(device), info) })
    }

    /// Returns the properties of an argument, from the program and from
    /// [`Kernel::declare_arguments`](crate::Kernel::declare_arguments).
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the kernel has no argument index
    #[inline]
    pub fn argument_info(&self, index: u32) -> Result<ArgumentInfo<'_>> {
        ArgumentInfo::ask(|info| unsafe { clgl_kernel_get_argument_info(self.as_raw(), index, info) })
    }

    /// Returns the index of a named argument.
    ///
    /// - `name`: the name of the argument in the source
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): no argument has that name, and
    ///   the message lists the names; or the names are unknown (see
    ///   [`Kernel::declare_arguments`](crate::Kernel::declare_arguments))
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process is out of
    ///   memory
    #[inline]
    pub fn find_argument(&self, name: &str) -> Result<u32> {
        let name = owned(name)?;
        let mut index = 0;
        check(unsafe { clgl_kernel_find_argument(self.as_raw(), name.as_ptr().cast(), &mut index) })?;
        Ok(index)
    }

    /// Sets an argument that is passed by value: a scalar, vector or structure.
    ///
    /// A vector of three components has the size of four: float3 has 16 bytes. Each field of a structure is
    /// aligned to its own size, as OpenCL C requires. Pass sizeof the structure. Exception: rusticl 22.3
    /// expects some structures without the padding after the last field: 9 bytes for {int, float, char}, but
    /// 32 bytes for {float4, int}.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): size is 0, or differs from the
    ///   size of the type (not checked for structures); or the argument is not passed by value (the message
    ///   names the argument and its type)
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the kernel has no argument index; or a
    ///   structure is larger than the device allows for all arguments (max_parameter_size)
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn set_value<T: Plain>(&mut self, index: u32, value: &T) -> Result<()> {
        check(unsafe { clgl_kernel_set_value(self.as_raw(), index, size_of::<T>(), (value as *const T).cast()) })
    }

    /// Sets an argument that is a pointer to global or constant memory to a buffer.
    ///
    /// - `buffer`: a buffer of the context of the kernel; a shared buffer must be acquired when the kernel is
    ///   launched
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): the argument is not a pointer
    ///   to global or constant memory
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): kernel or buffer is not a valid
    ///   handle
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the kernel has no argument index
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): the buffer belongs to another context
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn set_buffer(&mut self, index: u32, buffer: &Buffer) -> Result<()> {
        check(unsafe { clgl_kernel_set_buffer(self.as_raw(), index, buffer.as_raw()) })
    }

    /// Sets an argument that is an image to a texture. Checks the type of the texture, and its access against
    /// the access qualifier of the argument, if these are known.
    ///
    /// - `texture`: a texture of the context of the kernel; a shared texture must be acquired when the kernel
    ///   is launched
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): the argument is not an image,
    ///   or an image of another type; or its access qualifier does not match the access of the texture (the
    ///   message names the argument and its type)
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): kernel or texture is not a valid
    ///   handle
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the kernel has no argument index
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): the texture belongs to another
    ///   context
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the argument is read_write, and the
    ///   device cannot read and write images of the format in one kernel
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn set_texture(&mut self, index: u32, texture: &Texture) -> Result<()> {
        check(unsafe { clgl_kernel_set_texture(self.as_raw(), index, texture.as_raw()) })
    }

    /// Sets an argument that is a sampler.
    ///
    /// - `sampler`: a sampler of the context of the kernel
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): the argument is not a sampler
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): kernel or sampler is not a valid
    ///   handle
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the kernel has no argument index
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): the sampler belongs to another
    ///   context
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn set_sampler(&mut self, index: u32, sampler: &Sampler) -> Result<()> {
        check(unsafe { clgl_kernel_set_sampler(self.as_raw(), index, sampler.as_raw()) })
    }

    /// Sets an argument that is a pointer to global or constant memory to None. The kernel can test for None.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): the argument is not a pointer
    ///   to global or constant memory
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the kernel has no argument index
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn set_null(&mut self, index: u32) -> Result<()> {
        check(unsafe { clgl_kernel_set_null(self.as_raw(), index) })
    }

    /// Sets the size of an argument that is a pointer to local memory.
    ///
    /// - `size`: size of the memory for each work-group, in bytes
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): size is 0, or the argument is
    ///   not a pointer to local memory
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the kernel has no argument index, or
    ///   size is more than the local memory of the device
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn set_local(&mut self, index: u32, size: usize) -> Result<()> {
        check(unsafe { clgl_kernel_set_local(self.as_raw(), index, size) })
    }

    /// Sets the sizes of launches for which launch is None.
    ///
    /// - `launch`: the sizes; None = remove them
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): sizes are not valid, as for
    ///   [`clgl_kernel_launch`](crate::sys::clgl_kernel_launch); the previous sizes stay set
    #[inline]
    pub fn set_launch(&mut self, launch: impl Into<Option<Launch>>) -> Result<()> {
        let launch = launch.into();
        check(unsafe { clgl_kernel_set_launch(self.as_raw(), raw_launch(&launch)) })
    }

    /// Creates a kernel from a cl_kernel. Arguments of the cl_kernel that are already set stay set.
    ///
    /// All [`Kernel`](crate::Kernel) handles of one cl_kernel share arguments, declarations and launch sizes.
    /// After these handles are destroyed, the cl_kernel does not keep the memory of its arguments alive.
    ///
    /// # Safety
    ///
    /// `cl_kernel`: a kernel of the cl_context of context. It is retained; the caller keeps its own
    /// reference.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): cl_kernel is not a kernel
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the kernel has more arguments than
    ///   max_parameter_size of the device has bytes
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): cl_kernel belongs to another
    ///   cl_context, or is already used by another clgl context
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub unsafe fn from_cl_kernel(context: &Context, cl_kernel: *mut c_void) -> Result<Self> {
        let mut kernel = ptr::null_mut();
        check(clgl_kernel_from_cl_kernel(context.as_raw(), cl_kernel, &mut kernel))?;
        Ok(Kernel::from_raw(kernel))
    }

    /// Returns the cl_kernel of a kernel. After this call the library does not know which arguments are set:
    /// only the OpenCL driver detects a missing argument, and the message does not name the argument.
    ///
    /// Set each argument either through the cl_kernel or through clgl. OpenCL allows only one thread at a
    /// time to set arguments of a cl_kernel.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through
    ///   another handle
    #[inline]
    pub fn cl_kernel(&self) -> Result<*mut c_void> {
        let mut cl_kernel = ptr::null_mut();
        check(unsafe { clgl_kernel_cl_kernel(self.as_raw(), &mut cl_kernel) })?;
        Ok(cl_kernel)
    }
}

impl Program {
    /// Compiles and links a program, and replaces the result of an earlier build.
    ///
    /// - `desc`: options, devices and callback; None = defaults
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): headers are set; a device does
    ///   not belong to the program or is listed twice; options are not valid (see
    ///   [`Program::create`](crate::Program::create))
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a device has no compiler, does not accept
    ///   the binary, or options would crash its compiler
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::BUILD_FAILED`](crate::ErrorKind::BUILD_FAILED): the program cannot be compiled or
    ///   linked; the message ends with the build log
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): the program has kernels, is being
    ///   built, or was created by [`clgl_program_link`](crate::sys::clgl_program_link)
    #[inline]
    pub fn build(&self, desc: &BuildDesc<'_>) -> Result<()> {
        check(unsafe { clgl_program_build(self.as_raw(), desc.raw()?) })
    }

    /// Compiles a program of source or SPIR-V for [`clgl_program_link`](crate::sys::clgl_program_link), and
    /// replaces the result of an earlier build.
    ///
    /// - `desc`: options, devices, headers and callback; None = defaults
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): a device does not belong to the
    ///   program or is listed twice; options are not valid (see [`Program::create`](crate::Program::create))
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): a header belongs to another context
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a device cannot compile and link
    ///   separately, has no compiler, or options would crash its compiler
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::BUILD_FAILED`](crate::ErrorKind::BUILD_FAILED): the program cannot be compiled; the
    ///   message ends with the build log
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): the program has kernels, is being
    ///   built, or has neither source nor SPIR-V; or a header has no source
    #[inline]
    pub fn compile(&self, desc: &BuildDesc<'_>) -> Result<()> {
        check(unsafe { clgl_program_compile(self.as_raw(), desc.raw()?) })
    }

    /// Links compiled programs and libraries into a new program. The new program is an executable, or with
    /// the option "-create-library" a library.
    ///
    /// With a callback, only [`clgl_program_get_build_info`](crate::sys::clgl_program_get_build_info) can be
    /// called for the new program until the link has succeeded. Other functions return
    /// [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE).
    ///
    /// - `programs`: programs of the same context that were compiled, or linked to a library
    /// - `desc`: options, devices and callback; None = defaults
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): program_count is 0 or more than
    ///   1,048,576; a program is listed twice; headers are set; a device does not belong to the context or is
    ///   listed twice; the linker does not know an option; options have an odd number of quotes
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): context, an element of programs or
    ///   an element of desc-\>devices is not a valid handle
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): a program belongs to another context
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a device has no linker
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::BUILD_FAILED`](crate::ErrorKind::BUILD_FAILED): the programs cannot be linked; the
    ///   message ends with the log, if the driver provides one
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): a program was not compiled, or is
    ///   being built
    #[inline]
    pub fn link(context: &Context, programs: &[&Program], desc: &BuildDesc<'_>) -> Result<Self> {
        let programs: Vec<_> = programs.iter().map(|object| object.as_raw()).collect();
        let mut program = ptr::null_mut();
        check(unsafe { clgl_program_link(context.as_raw(), programs.len() as u32, programs.as_ptr(), desc.raw()?, &mut program) })?;
        Ok(unsafe { Program::from_raw(program) })
    }

    /// Returns the properties of a program.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): the program is being built, or its
    ///   link failed
    #[inline]
    pub fn info(&self) -> Result<ProgramInfo> {
        ProgramInfo::ask(|info| unsafe { clgl_program_get_info(self.as_raw(), info) })
    }

    /// Returns the state and the result of the last build, compilation or link. Also works while the program
    /// is being built.
    ///
    /// - `device`: a device of the program; None = the first
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): device does not belong to the
    ///   program or its context
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): program or device is not a valid
    ///   handle
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    #[inline]
    pub fn build_info(&self, device: Option<Device>) -> Result<ProgramBuildInfo> {
        ProgramBuildInfo::ask(|info| unsafe { clgl_program_get_build_info(self.as_raw(), raw_device(device), info) })
    }

    /// Writes the build log of a program, which contains for example warnings. With several devices, the name
    /// of each device precedes its log.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): text and size are both None
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): the program is being built, or its
    ///   link failed
    #[inline]
    pub fn build_log(&self) -> Result<String> {
        sized_text(|capacity, text, size| unsafe { clgl_program_get_build_log(self.as_raw(), capacity, text, size) })
    }

    /// Writes the options of the last build, compilation or link of a program. They do not include
    /// "-cl-kernel-arg-info", which the library adds to check and name arguments.
    ///
    /// - `device`: a device of the program; None = the first
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): text and size are both None;
    ///   device does not belong to the program or its context
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): program or device is not a valid
    ///   handle
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): the program is being built
    #[inline]
    pub fn build_options(&self, device: Option<Device>) -> Result<String> {
        sized_text(|capacity, text, size| unsafe { clgl_program_get_build_options(self.as_raw(), raw_device(device), capacity, text, size) })
    }

    /// Writes the source of a program. Also works for a program that was loaded from cache_directory.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): text and size are both None
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): the program is being built, or its
    ///   link failed
    #[inline]
    pub fn source(&self) -> Result<String> {
        sized_text(|capacity, text, size| unsafe { clgl_program_get_source(self.as_raw(), capacity, text, size) })
    }

    /// Returns the binary of a program that was built, compiled or linked, for
    /// [`Program::create`](crate::Program::create) in another process. The library adds a header to the
    /// driver binary, which identifies the device and driver and detects damage.
    ///
    /// - `device`: a device of the program; None = the first
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): device does not belong to the
    ///   program or its context
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): program or device is not a valid
    ///   handle
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): the binary is larger than capacity
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): the program is not built, or is being
    ///   built
    #[inline]
    pub fn binary(&self, device: Option<Device>) -> Result<Vec<u8>> {
        counted(0, |capacity, data, size| unsafe { clgl_program_get_binary(self.as_raw(), raw_device(device), capacity, data.cast(), size) })
    }

    /// Returns the cl_program of a program.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): the program is being built, or its
    ///   link failed
    #[inline]
    pub fn cl_program(&self) -> Result<*mut c_void> {
        let mut cl_program = ptr::null_mut();
        check(unsafe { clgl_program_cl_program(self.as_raw(), &mut cl_program) })?;
        Ok(cl_program)
    }
}

impl Sampler {
    /// Creates a sampler.
    ///
    /// - `desc`: the properties; None = defaults
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): coordinates, addressing or
    ///   filter is unknown; addressing repeats the texture although coordinates are in pixels
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): a device of the context has no images
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn create(context: &Context, desc: &SamplerDesc) -> Result<Self> {
        let mut sampler = ptr::null_mut();
        check(unsafe { clgl_sampler_create(context.as_raw(), desc.raw()?, &mut sampler) })?;
        Ok(unsafe { Sampler::from_raw(sampler) })
    }

    /// Returns the properties of a sampler.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through
    ///   another handle
    #[inline]
    pub fn info(&self) -> Result<SamplerInfo<'_>> {
        SamplerInfo::ask(|info| unsafe { clgl_sampler_get_info(self.as_raw(), info) })
    }

    /// Returns the cl_sampler of a sampler.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through
    ///   another handle
    #[inline]
    pub fn cl_sampler(&self) -> Result<*mut c_void> {
        let mut cl_sampler = ptr::null_mut();
        check(unsafe { clgl_sampler_cl_sampler(self.as_raw(), &mut cl_sampler) })?;
        Ok(cl_sampler)
    }
}

impl Format {
    /// Returns the properties of a format.
    /// [`clgl_texture_list_formats`](crate::sys::clgl_texture_list_formats) lists the formats that a device
    /// supports.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): format is unknown
    #[inline]
    pub fn info(self) -> Result<FormatInfo<'static>> {
        FormatInfo::ask(|info| unsafe { clgl_format_get_info(self.0, info) })
    }

    /// Returns the format for an OpenGL internal format.
    ///
    /// - `gl_internal_format`: a sized internal format, such as 0x8058 (GL_RGBA8)
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): no format has this internal format
    #[inline]
    pub fn from_gl(gl_internal_format: u32) -> Result<Self> {
        let mut format = 0;
        check(unsafe { clgl_format_from_gl(gl_internal_format, &mut format) })?;
        Ok(Format(format))
    }

    /// Returns the format for an OpenCL image format.
    ///
    /// - `cl_channel_order`: the channel order, such as 0x10B5 (CL_RGBA)
    /// - `cl_channel_data_type`: the channel data type, such as 0x10D2 (CL_UNORM_INT8)
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): no format has this order and data type
    #[inline]
    pub fn from_cl(cl_channel_order: u32, cl_channel_data_type: u32) -> Result<Self> {
        let mut format = 0;
        check(unsafe { clgl_format_from_cl(cl_channel_order, cl_channel_data_type, &mut format) })?;
        Ok(Format(format))
    }
}

impl Fence {
    /// Inserts a fence after the OpenGL commands that the current context of this thread has issued so far,
    /// and flushes these commands. If OpenGL has no sync objects (before 3.2 and without GL_ARB_sync), the
    /// call waits for the commands instead.
    ///
    /// Threads: with the OpenGL context.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this
    ///   thread; or the headless context is current on another thread
    /// - [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): the current OpenGL context
    ///   belongs to another share group
    /// - [`ErrorKind::NO_OPENGL`](crate::ErrorKind::NO_OPENGL): the context was created with
    ///   [`ContextFlags::COMPUTE_ONLY`](crate::ContextFlags::COMPUTE_ONLY)
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process is out of
    ///   memory
    /// - [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): the headless OpenGL context cannot be made current;
    ///   see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or
    ///   destroyed, or its display was closed
    /// - [`ErrorKind::VULKAN`](crate::ErrorKind::VULKAN): a Vulkan call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    #[inline]
    pub fn record_gl(context: &Context) -> Result<Self> {
        let mut fence = ptr::null_mut();
        check(unsafe { clgl_fence_record_gl(context.as_raw(), &mut fence) })?;
        Ok(unsafe { Fence::from_raw(fence) })
    }

    /// Inserts a fence after the commands that a queue has received so far, and flushes the queue.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn record_cl(queue: &Queue) -> Result<Self> {
        let mut fence = ptr::null_mut();
        check(unsafe { clgl_fence_record_cl(queue.as_raw(), &mut fence) })?;
        Ok(unsafe { Fence::from_raw(fence) })
    }

    /// Creates a fence that the application completes or fails itself, with
    /// [`clgl_fence_signal`](crate::sys::clgl_fence_signal).
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn create_user(context: &Context) -> Result<Self> {
        let mut fence = ptr::null_mut();
        check(unsafe { clgl_fence_create_user(context.as_raw(), &mut fence) })?;
        Ok(unsafe { Fence::from_raw(fence) })
    }

    /// Completes or fails a user fence.
    ///
    /// - `error`: 0 = the fence completes; a negative code = the fence and the commands that wait for it fail
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): error is positive
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): fence is not a user fence, or was
    ///   signalled before
    #[inline]
    pub fn signal(&self, error: i32) -> Result<()> {
        check(unsafe { clgl_fence_signal(self.as_raw(), error) })
    }

    /// Waits on the CPU until a fence has completed or failed.
    ///
    /// - `timeout`: the longest wait in nanoseconds; 0 = only test;
    ///   [`CLGL_FOREVER`](crate::sys::CLGL_FOREVER) = no limit
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): timeout is negative and not
    ///   [`CLGL_FOREVER`](crate::sys::CLGL_FOREVER)
    /// - [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): only threads with the OpenGL context
    ///   can wait for this OpenGL fence, and this thread has none (see
    ///   [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
    /// - [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): as
    ///   [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT), but an OpenGL context of another
    ///   share group is current
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): the command of the fence, or a
    ///   command that it waited for, has failed;
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code) returns its code
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): EGL failed to wait for the fence; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or
    ///   destroyed, or its display was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn wait(&self, timeout: Option<Duration>) -> Result<bool> {
        outcome(unsafe { clgl_fence_wait(self.as_raw(), nanoseconds(timeout)) })
    }

    /// Makes later OpenGL commands of the current context of this thread wait for a fence, and finishes a
    /// release with [`HandoverFlags::NO_CPU_WAIT`](crate::HandoverFlags::NO_CPU_WAIT).
    ///
    /// OpenGL waits on the device for OpenGL fences, and for OpenCL fences if GL_ARB_cl_event works.
    /// Otherwise the CPU waits.
    ///
    /// Threads: with the OpenGL context.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_GL_OBJECT`](crate::ErrorKind::INVALID_GL_OBJECT): the OpenGL object of a
    ///   released object was deleted
    /// - [`ErrorKind::GL_OBJECT_CHANGED`](crate::ErrorKind::GL_OBJECT_CHANGED): the OpenGL object of a
    ///   released object got new storage
    /// - [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this
    ///   thread; or the headless context is current on another thread
    /// - [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): the current OpenGL context
    ///   belongs to another share group
    /// - [`ErrorKind::NO_OPENGL`](crate::ErrorKind::NO_OPENGL): the context of the fence was created with
    ///   [`ContextFlags::COMPUTE_ONLY`](crate::ContextFlags::COMPUTE_ONLY)
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): the command of the fence, or a
    ///   command that it waited for, has failed;
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code) returns its code
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): the headless OpenGL context cannot be made current;
    ///   see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or
    ///   destroyed, or its display was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn wait_gl(&self) -> Result<()> {
        check(unsafe { clgl_fence_wait_gl(self.as_raw()) })
    }

    /// Returns the type of a fence, its command and its status.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): only threads with the OpenGL context
    ///   can test this OpenGL fence, and this thread has none (see
    ///   [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
    /// - [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): as
    ///   [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT), but an OpenGL context of another
    ///   share group is current
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): EGL failed to test the fence; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or
    ///   destroyed, or its display was closed
    #[inline]
    pub fn info(&self) -> Result<FenceInfo> {
        FenceInfo::ask(|info| unsafe { clgl_fence_get_info(self.as_raw(), info) })
    }

    /// Sets a function that is called once when a fence has completed or failed. Several callbacks may be
    /// set.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): only threads with the OpenGL context can
    ///   wait for this OpenGL fence (see [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn on_end<F: FnOnce(FenceStatus) + Send + 'static>(&self, callback: F) -> Result<()> {
        unsafe extern "C" fn run<F: FnOnce(FenceStatus)>(_: clgl_fence, status: clgl_fence_status, user_data: *mut c_void) {
            caught(|| take_once::<F>(user_data)(FenceStatus(status)));
        }
        with_once(callback, |user_data| check(unsafe { clgl_fence_set_callback(self.as_raw(), Some(run::<F>), user_data) }))
    }

    /// Sets a function that is called once when a fence has reached a status or failed. The function is
    /// called even if the fence has already left the status. Functions for different statuses may be called
    /// in any order.
    ///
    /// With [`FenceStatus::COMPLETE`](crate::FenceStatus::COMPLETE) the function does the same as
    /// [`clgl_fence_set_callback`](crate::sys::clgl_fence_set_callback).
    ///
    /// - `status`: [`FenceStatus::SUBMITTED`](crate::FenceStatus::SUBMITTED),
    ///   [`FenceStatus::RUNNING`](crate::FenceStatus::RUNNING) or
    ///   [`FenceStatus::COMPLETE`](crate::FenceStatus::COMPLETE). OpenGL fences and user fences reach
    ///   [`FenceStatus::RUNNING`](crate::FenceStatus::RUNNING) when they complete.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): status has another value
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): only threads with the OpenGL context can
    ///   wait for this OpenGL fence (see [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn on_status<F: FnOnce(FenceStatus) + Send + 'static>(&self, status: FenceStatus, callback: F) -> Result<()> {
        unsafe extern "C" fn run<F: FnOnce(FenceStatus)>(_: clgl_fence, status: clgl_fence_status, user_data: *mut c_void) {
            caught(|| take_once::<F>(user_data)(FenceStatus(status)));
        }
        with_once(callback, |user_data| check(unsafe { clgl_fence_set_status_callback(self.as_raw(), status.0, Some(run::<F>), user_data) }))
    }

    /// Returns the times at which the command of a fence reached its stages. The queue must have been created
    /// with [`QueueFlags::PROFILING`](crate::QueueFlags::PROFILING).
    ///
    /// For views, and for textures with pitches in a buffer, the library may divide a command into several
    /// OpenCL commands. The times are then those of the last one, or of a marker after them. A host function
    /// has times only on devices that run it as a native kernel
    /// ([`DeviceExecFlags::NATIVE_KERNEL`](crate::DeviceExecFlags::NATIVE_KERNEL)).
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the fence has no times: it does not
    ///   belong to an OpenCL command, its queue has no profiling, or the OpenCL driver does not measure times
    ///   (rusticl 22.3)
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): the command has failed;
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code) returns its code
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    #[inline]
    pub fn profiling(&self) -> Result<Option<Profiling>> {
        Profiling::ask_ready(|times| unsafe { clgl_fence_get_profiling(self.as_raw(), times) })
    }

    /// Creates a fence from a cl_event, and flushes the queue of the event.
    ///
    /// # Safety
    ///
    /// `cl_event`: an event of the cl_context of context. It is retained; the caller keeps its own reference.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): cl_event is not an event
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): cl_event belongs to another
    ///   cl_context
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub unsafe fn from_cl_event(context: &Context, cl_event: *mut c_void) -> Result<Self> {
        let mut fence = ptr::null_mut();
        check(clgl_fence_from_cl_event(context.as_raw(), cl_event, &mut fence))?;
        Ok(Fence::from_raw(fence))
    }

    /// Creates a fence from a GLsync. The commands before the sync are flushed if the current context of this
    /// thread issued them.
    ///
    /// With EGL syncs, later OpenGL commands of the current context wait for the GLsync. Then other threads
    /// can wait for the fence, too.
    ///
    /// Threads: with the OpenGL context.
    ///
    /// # Safety
    ///
    /// `gl_sync`: a GLsync of the share group of context. The caller still owns it.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_GL_OBJECT`](crate::ErrorKind::INVALID_GL_OBJECT): gl_sync is not a sync object
    ///   of the share group
    /// - [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this
    ///   thread; or the headless context is current on another thread
    /// - [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): the current OpenGL context
    ///   belongs to another share group
    /// - [`ErrorKind::NO_OPENGL`](crate::ErrorKind::NO_OPENGL): the context was created with
    ///   [`ContextFlags::COMPUTE_ONLY`](crate::ContextFlags::COMPUTE_ONLY)
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): OpenGL has no sync objects (OpenGL before
    ///   3.2 without GL_ARB_sync)
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process is out of
    ///   memory
    /// - [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): the headless OpenGL context cannot be made current;
    ///   see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or
    ///   destroyed, or its display was closed
    #[inline]
    pub unsafe fn from_gl_sync(context: &Context, gl_sync: *mut c_void) -> Result<Self> {
        let mut fence = ptr::null_mut();
        check(clgl_fence_from_gl_sync(context.as_raw(), gl_sync, &mut fence))?;
        Ok(Fence::from_raw(fence))
    }

    /// Returns a cl_event that completes when a fence completes: the event of an OpenCL fence, or a user
    /// event for an OpenGL fence.
    ///
    /// To enqueue commands of the application, use the cl_command_queue that
    /// [`clgl_queue_cl_queue`](crate::sys::clgl_queue_cl_queue) returns, not the one that
    /// CL_EVENT_COMMAND_QUEUE of the event returns. Otherwise deferred acquires of the queue may be missing.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): only threads with the OpenGL context can
    ///   wait for this OpenGL fence (see [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD))
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    #[inline]
    pub fn cl_event(&self) -> Result<*mut c_void> {
        let mut cl_event = ptr::null_mut();
        check(unsafe { clgl_fence_cl_event(self.as_raw(), &mut cl_event) })?;
        Ok(cl_event)
    }

    /// Returns a GLsync that is signalled when a fence completes: the sync of an OpenGL fence, or for an
    /// OpenCL fence a sync of GL_ARB_cl_event. Do not delete the GLsync.
    ///
    /// Threads: with the OpenGL context.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this
    ///   thread; or the headless context is current on another thread
    /// - [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): the current OpenGL context
    ///   belongs to another share group
    /// - [`ErrorKind::NO_OPENGL`](crate::ErrorKind::NO_OPENGL): the context was created with
    ///   [`ContextFlags::COMPUTE_ONLY`](crate::ContextFlags::COMPUTE_ONLY)
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the fence is an OpenCL or user fence, and
    ///   OpenGL has no working GL_ARB_cl_event; or OpenGL has no sync objects
    /// - [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): the headless OpenGL context cannot be made current;
    ///   see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or
    ///   destroyed, or its display was closed
    #[inline]
    pub fn gl_sync(&self) -> Result<*mut c_void> {
        let mut gl_sync = ptr::null_mut();
        check(unsafe { clgl_fence_gl_sync(self.as_raw(), &mut gl_sync) })?;
        Ok(gl_sync)
    }
}

impl Ring {
    /// Creates a ring and all its slots.
    ///
    /// Compute holds at most one slot at a time, from [`Queue::acquire_write`](crate::Queue::acquire_write)
    /// to [`AcquiredSlot::discard`](crate::AcquiredSlot::discard). Drawing holds at most one slot, from
    /// [`clgl_ring_acquire_read`](crate::sys::clgl_ring_acquire_read) until it takes the next one or calls
    /// [`clgl_ring_release_read`](crate::sys::clgl_ring_release_read). Compute and drawing may use one thread
    /// or two. Drawing sees only complete frames, and never an older frame after a newer one.
    ///
    /// Threads: with the OpenGL context.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): mode is unknown; not exactly
    ///   one of buffer, texture, buffers and textures is set; gl_name is set; an existing object is given
    ///   twice or not shared with OpenGL; a flag or the access is not possible for slots; or as for
    ///   [`clgl_buffer_create`](crate::sys::clgl_buffer_create) and
    ///   [`clgl_texture_create`](crate::sys::clgl_texture_create)
    /// - [`ErrorKind::ALREADY_ACQUIRED`](crate::ErrorKind::ALREADY_ACQUIRED): an existing object is acquired
    /// - [`ErrorKind::WRONG_CONTEXT`](crate::ErrorKind::WRONG_CONTEXT): an existing object belongs to another
    ///   clgl context
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): slot_count is more than
    ///   [`CLGL_RING_MAX_SLOTS`](crate::sys::CLGL_RING_MAX_SLOTS); or as for
    ///   [`clgl_buffer_create`](crate::sys::clgl_buffer_create) and
    ///   [`clgl_texture_create`](crate::sys::clgl_texture_create)
    /// - [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this
    ///   thread; or the headless context is current on another thread
    /// - [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): the current OpenGL context
    ///   belongs to another share group
    /// - [`ErrorKind::NO_OPENGL`](crate::ErrorKind::NO_OPENGL): the context was created with
    ///   [`ContextFlags::COMPUTE_ONLY`](crate::ContextFlags::COMPUTE_ONLY)
    /// - [`ErrorKind::NO_TRANSPORT`](crate::ErrorKind::NO_TRANSPORT): no transport can share the slots; the
    ///   message says why
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): as for
    ///   [`clgl_texture_create`](crate::sys::clgl_texture_create)
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): the headless OpenGL context cannot be made current;
    ///   see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or
    ///   destroyed, or its display was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): an existing object is a slot of
    ///   another ring
    /// - [`ErrorKind::VULKAN`](crate::ErrorKind::VULKAN): a Vulkan call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    #[inline]
    pub fn create(context: &Context, desc: &RingDesc<'_>) -> Result<Self> {
        let mut ring = ptr::null_mut();
        check(unsafe { clgl_ring_create(context.as_raw(), desc.raw()?, &mut ring) })?;
        Ok(unsafe { Ring::from_raw(ring) })
    }

    /// Returns the properties and the state of a ring.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE): the object was destroyed through
    ///   another handle
    #[inline]
    pub fn info(&self) -> Result<RingInfo<'_>> {
        RingInfo::ask(|info| unsafe { clgl_ring_get_info(self.as_raw(), info) })
    }

    /// Returns a slot of a ring, even if compute or drawing holds it. Use this function to prepare something
    /// for each slot, such as kernels.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): index is not less than the number of
    ///   slots
    #[inline]
    pub fn slot(&self, index: u32) -> Result<Slot<'_>> {
        Slot::ask(|slot| unsafe { clgl_ring_get_slot(self.as_raw(), index, slot) })
    }

    /// Takes a new frame for drawing: the oldest with [`RingMode::FIFO`](crate::RingMode::FIFO), the newest
    /// with [`RingMode::MAILBOX`](crate::RingMode::MAILBOX). OpenGL commands of this thread may read the slot
    /// until drawing takes the next frame or calls
    /// [`clgl_ring_release_read`](crate::sys::clgl_ring_release_read).
    ///
    /// The slot that drawing held before is returned to compute, which waits for the OpenGL commands that the
    /// current context has issued so far. If there is no new frame, drawing keeps its slot. Only complete
    /// frames are taken, so the call waits at most for timeout. Exception: if only threads with the OpenGL
    /// context can wait for OpenGL (see [`ContextFlags::SYNC_THREAD`](crate::ContextFlags::SYNC_THREAD)), the
    /// call also waits until the commands that read the returned slot have completed.
    ///
    /// - `timeout`: the longest wait for a new frame in nanoseconds; 0 = only test;
    ///   [`CLGL_FOREVER`](crate::sys::CLGL_FOREVER) = no limit
    ///
    /// Threads: with the OpenGL context. The context must be the one that drew from the previous slot..
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): timeout is negative and not
    ///   [`CLGL_FOREVER`](crate::sys::CLGL_FOREVER)
    /// - [`ErrorKind::INVALID_GL_OBJECT`](crate::ErrorKind::INVALID_GL_OBJECT): the OpenGL object of the slot
    ///   was deleted
    /// - [`ErrorKind::GL_OBJECT_CHANGED`](crate::ErrorKind::GL_OBJECT_CHANGED): the OpenGL object of the slot
    ///   got new storage
    /// - [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this
    ///   thread; or the headless context is current on another thread
    /// - [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): the current OpenGL context
    ///   belongs to another share group
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::COMMAND_FAILED`](crate::ErrorKind::COMMAND_FAILED): a command of the new frame failed:
    ///   the frame is dropped, and drawing keeps its slot
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): the headless OpenGL context cannot be made current;
    ///   see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or
    ///   destroyed, or its display was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): another thread is in this function or
    ///   in [`clgl_ring_release_read`](crate::sys::clgl_ring_release_read); or timeout is not 0 and drawing
    ///   holds the only slot of the ring
    /// - [`ErrorKind::VULKAN`](crate::ErrorKind::VULKAN): a Vulkan call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    #[inline]
    pub fn acquire_read(&self, timeout: Option<Duration>) -> Result<Option<Slot<'_>>> {
        Slot::ask_ready(|slot| unsafe { clgl_ring_acquire_read(self.as_raw(), nanoseconds(timeout), slot) })
    }

    /// Returns the slot that drawing holds to compute. Compute waits for the OpenGL commands that the current
    /// context has issued so far.
    ///
    /// Threads: with the OpenGL context. The context must be the one that drew from the slot..
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this
    ///   thread; or the headless context is current on another thread
    /// - [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): the current OpenGL context
    ///   belongs to another share group
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process is out of
    ///   memory
    /// - [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): the headless OpenGL context cannot be made current;
    ///   see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or
    ///   destroyed, or its display was closed
    /// - [`ErrorKind::INVALID_STATE`](crate::ErrorKind::INVALID_STATE): drawing holds no slot; or another
    ///   thread is in this function or in [`clgl_ring_acquire_read`](crate::sys::clgl_ring_acquire_read)
    /// - [`ErrorKind::VULKAN`](crate::ErrorKind::VULKAN): a Vulkan call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    #[inline]
    pub fn release_read(&self) -> Result<()> {
        check(unsafe { clgl_ring_release_read(self.as_raw()) })
    }

    /// Replaces all slots of a ring with slots of another size. If a slot cannot be created, no slot is
    /// replaced. Frames that drawing has not taken are dropped.
    ///
    /// Slots that compute and drawing hold stay valid, with their old size, until they are returned. A frame
    /// that compute submits in an old slot is dropped.
    ///
    /// - `extent`: the size, in the units of CLGL_TEXTURE_TYPE_...; for buffers {bytes, 1, 1}
    ///
    /// Threads: with the OpenGL context.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): a size is 0, or set for a
    ///   dimension that the slots do not have
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): a size is more than the device or
    ///   OpenGL allows
    /// - [`ErrorKind::NO_GL_CONTEXT`](crate::ErrorKind::NO_GL_CONTEXT): no OpenGL context is current on this
    ///   thread; or the headless context is current on another thread
    /// - [`ErrorKind::WRONG_GL_CONTEXT`](crate::ErrorKind::WRONG_GL_CONTEXT): the current OpenGL context
    ///   belongs to another share group
    /// - [`ErrorKind::NO_TRANSPORT`](crate::ErrorKind::NO_TRANSPORT): no transport can share the slots; the
    ///   message says why
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): the ring was created from existing
    ///   objects; or as for [`clgl_texture_create`](crate::sys::clgl_texture_create)
    /// - [`ErrorKind::OUT_OF_HOST_MEMORY`](crate::ErrorKind::OUT_OF_HOST_MEMORY): the process or the OpenCL
    ///   driver is out of host memory
    /// - [`ErrorKind::OUT_OF_DEVICE_MEMORY`](crate::ErrorKind::OUT_OF_DEVICE_MEMORY): the device is out of
    ///   memory or of other resources
    /// - [`ErrorKind::OPENCL`](crate::ErrorKind::OPENCL): an OpenCL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::OPENGL`](crate::ErrorKind::OPENGL): an OpenGL call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::WINSYS`](crate::ErrorKind::WINSYS): the headless OpenGL context cannot be made current;
    ///   see [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    /// - [`ErrorKind::CONTEXT_LOST`](crate::ErrorKind::CONTEXT_LOST): the OpenGL context was reset or
    ///   destroyed, or its display was closed
    /// - [`ErrorKind::DEVICE_LOST`](crate::ErrorKind::DEVICE_LOST): the OpenCL device is no longer available
    /// - [`ErrorKind::VULKAN`](crate::ErrorKind::VULKAN): a Vulkan call failed; see
    ///   [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code)
    #[inline]
    pub fn resize(&self, extent: [usize; 3]) -> Result<()> {
        check(unsafe { clgl_ring_resize(self.as_raw(), extent.as_ptr()) })
    }
}

impl<'a> View<'a> {
    /// Initialises a view of a buffer, or of a range of it, in C order without gaps. The view is read-only if
    /// the buffer is.
    ///
    /// - `format`: the type of the components
    /// - `components`: number of components per item; number of bytes per item with
    ///   [`ElementType::BYTES`](crate::ElementType::BYTES)
    /// - `range`: the range of buffer, in bytes; .. = the whole buffer
    /// - `shape`: number of items in each dimension, which may be fewer than the range holds; None if
    ///   dimensions is 0
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): format is unknown; components
    ///   is 0 or too large; dimensions is too large; range-\>size is 0; dimensions is 0 and the range is not
    ///   a multiple of the item size
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): range extends past the end of buffer,
    ///   or shape does not fit into it
    #[inline]
    pub fn new(buffer: &'a Buffer, format: ElementType, components: u32, range: impl Into<Part>, shape: &'a [usize]) -> Result<View<'a>> {
        let range = range.into();
        View::made(|view| unsafe { clgl_view_init(buffer.as_raw(), format.0, components, range.as_ptr(), shape.len() as u32, pointer(shape), view) })
    }

    /// Checks a view and returns properties that follow from its fields.
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): format is unknown; element_size
    ///   does not match format and components; dimensions is 0 or too large
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): an item lies outside the buffer, or a
    ///   number overflows
    #[inline]
    pub fn info(&self) -> Result<ViewInfo> {
        ViewInfo::ask(|info| unsafe { clgl_view_get_info(self.as_raw(), info) })
    }

    /// Creates a view of a part of a view. Each slice selects a part of a dimension, or one item; the first
    /// slice applies to the first dimension. Dimensions without a slice are selected completely.
    ///
    /// - `slices`: the slices; may be None if slice_count is 0
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): flags of a slice are unknown or
    ///   [`CLGL_SLICE_INDEX`](crate::sys::CLGL_SLICE_INDEX) is combined with others; no dimension is left
    ///   (see [`clgl_view_read_item`](crate::sys::clgl_view_read_item))
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): an index is outside its dimension
    #[inline]
    pub fn slice(&self, slices: &[Slice]) -> Result<View<'a>> {
        View::made(|result| unsafe { clgl_view_slice(self.as_raw(), slices.len() as u32, pointer(slices).cast(), result) })
    }

    /// Creates a view of the same items in the same order with another shape, without copying. If strides
    /// cannot describe the new shape, the call fails; then copy the items to a view without gaps first
    /// ([`clgl_view_copy`](crate::sys::clgl_view_copy)).
    ///
    /// - `shape`: number of items in each dimension; the total number must stay the same
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): dimensions is 0 or too large;
    ///   or the total number of items differs
    /// - [`ErrorKind::UNSUPPORTED`](crate::ErrorKind::UNSUPPORTED): strides cannot describe the shape
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): an item lies outside the buffer, or a
    ///   number overflows
    #[inline]
    pub fn reshape(&self, shape: &[usize]) -> Result<View<'a>> {
        View::made(|result| unsafe { clgl_view_reshape(self.as_raw(), shape.len() as u32, shape.as_ptr(), result) })
    }

    /// Creates a view with the dimensions in another order.
    ///
    /// - `axes`: for each dimension of the result, the number of the dimension of view; each dimension
    ///   exactly once; None = reverse the order
    ///
    /// # Errors
    ///
    /// - [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT): axes is not a permutation of
    ///   the dimensions
    /// - [`ErrorKind::OUT_OF_RANGE`](crate::ErrorKind::OUT_OF_RANGE): an item lies outside the buffer, or a
    ///   number overflows
    #[inline]
    pub fn transpose(&self, axes: &[u32]) -> Result<View<'a>> {
        self.has_dimensions(axes.len())?;
        View::made(|result| unsafe { clgl_view_transpose(self.as_raw(), pointer(axes), result) })
    }
}
