//! Buffers: memory shared by OpenGL and OpenCL.

use crate::callback::{caught, Once};
use crate::command::fits;
use crate::error::{check, made, Result};
use crate::info::Info;
use crate::text::{owned, pointer};
use crate::{Access, BufferFlags, BufferInfo, Context, Plain, Queue};
use clgl_sys::*;
use std::marker::PhantomData;
use std::mem::size_of_val;
use std::ops;

/// Describes a buffer. Initial data is borrowed until the buffer is created.
#[derive(Clone, Debug, Default)]
pub struct BufferDesc<'a> {
    raw: clgl_buffer_desc,
    label: Option<String>,
    // Size of the memory at raw.data; raw.size may be changed afterwards.
    data_size: Option<usize>,
    data: PhantomData<&'a [u8]>,
}

impl<'a> BufferDesc<'a> {
    /// A shared buffer of this size in bytes.
    pub fn new(size: usize) -> Self {
        Self { raw: clgl_buffer_desc { size: size as u64, ..Default::default() }, ..Default::default() }
    }

    /// An OpenCL-only buffer of this size.
    pub fn compute_only(size: usize) -> Self {
        Self::new(size).flags(BufferFlags::COMPUTE_ONLY)
    }

    /// An existing OpenGL buffer; its size is queried from OpenGL.
    ///
    /// # Safety
    ///
    /// The application must not delete or respecify the OpenGL buffer while it is acquired or mapped.
    pub unsafe fn wrap(gl_name: u32) -> Self {
        let mut desc = Self::new(0);
        desc.raw.gl_name = gl_name;
        desc
    }

    /// Size in bytes; for a wrapped buffer the expected size.
    pub fn size(mut self, size: usize) -> Self {
        self.raw.size = size as u64;
        self
    }

    /// Initial data, which also sets the size; a smaller [`size`](Self::size) afterwards uses its first bytes.
    pub fn data<T: Plain>(mut self, data: &'a [T]) -> Self {
        self.raw.data = data.as_ptr().cast();
        self.raw.flags &= !CLGL_BUFFER_USE_HOST_MEMORY;
        self.raw.size = size_of_val(data) as u64;
        self.data_size = Some(size_of_val(data));
        self
    }

    /// Memory that holds the buffer, which is OpenCL-only (CLGL_BUFFER_USE_HOST_MEMORY).
    ///
    /// # Safety
    ///
    /// `size` bytes, aligned for the device. They must stay valid until [`Buffer::on_gone`], and may be
    /// accessed only while they are mapped.
    pub unsafe fn host_memory(mut self, memory: *mut u8, size: usize) -> Self {
        self.raw.data = memory.cast();
        self.raw.size = size as u64;
        self.data_size = Some(size);
        self.raw.flags |= CLGL_BUFFER_COMPUTE_ONLY | CLGL_BUFFER_USE_HOST_MEMORY;
        self
    }

    /// Adds flags. [`BufferFlags::USE_HOST_MEMORY`] alone has no effect: see [`host_memory`](Self::host_memory).
    pub fn flags(mut self, flags: BufferFlags) -> Self {
        self.raw.flags |= flags.0 & !CLGL_BUFFER_USE_HOST_MEMORY;
        self
    }

    setter!(access);
    setter!(transport);
    setter!(label, "A name for messages and debugging tools.");

    /// The descriptor for the library, with the storage of its label.
    pub(crate) fn with_raw<R>(&self, call: impl FnOnce(&clgl_buffer_desc) -> Result<R>) -> Result<R> {
        if let Some(size) = self.data_size {
            fits(usize::try_from(self.raw.size).ok(), size, "data")?;
        }
        let label = self.label.as_deref().map(owned).transpose()?;
        call(&clgl_buffer_desc { label: pointer(&label), ..self.raw })
    }
}

on_any_thread!(BufferDesc<'_>);

/// A part of a buffer, in bytes: `..` for all of it, or a range.
#[derive(Clone, Copy, Debug)]
pub struct Part(Option<clgl_range>);

impl Part {
    /// Returns the pointer for the library.
    #[inline]
    pub(crate) fn as_ptr(&self) -> *const clgl_range {
        self.0.as_ref().map_or(std::ptr::null(), |range| range as *const clgl_range)
    }

    /// Returns the range for a list, where a whole buffer needs its size.
    pub(crate) fn within(self, size: usize) -> clgl_range {
        self.0.unwrap_or(clgl_range { offset: 0, size })
    }
}

impl From<ops::RangeFull> for Part {
    #[inline]
    fn from(_: ops::RangeFull) -> Self {
        Self(None)
    }
}

impl From<ops::Range<usize>> for Part {
    /// A range that ends before its start gets an impossible size.
    #[inline]
    fn from(range: ops::Range<usize>) -> Self {
        Self(Some(clgl_range { offset: range.start, size: range.end.wrapping_sub(range.start) }))
    }
}

impl From<ops::RangeTo<usize>> for Part {
    #[inline]
    fn from(range: ops::RangeTo<usize>) -> Self {
        Self(Some(clgl_range { offset: 0, size: range.end }))
    }
}

handle! {
    /// A shared or OpenCL-only buffer.
    ///
    /// ```
    /// # fn main() -> clgl::Result<()> {
    /// # let context = clgl::Context::create(&clgl::ContextDesc::headless())?;
    /// use clgl::{Access, Buffer, BufferDesc};
    /// let buffer = Buffer::create(&context, &BufferDesc::new(1 << 20).access(Access::WRITE_DISCARD).label("waves"))?;
    /// println!("the OpenGL buffer {}: {}", buffer.gl_name()?, buffer.info()?.transport_reason);
    /// # Ok(()) }
    /// ```
    Buffer, clgl_buffer, clgl_buffer_destroy
}

impl Buffer {
    /// Creates a buffer, or shares an existing OpenGL buffer.
    pub fn create(context: &Context, desc: &BufferDesc<'_>) -> Result<Self> {
        desc.with_raw(|desc| made(|buffer| unsafe { clgl_buffer_create(context.as_raw(), desc, buffer) }))
            .map(|raw| Self { raw })
    }

    /// Creates a sub-buffer.
    pub fn create_sub(&self, access: Access, part: impl Into<Part>) -> Result<Self> {
        let part = part.into();
        made(|buffer| unsafe { clgl_buffer_create_sub(self.raw, access.0, part.as_ptr(), buffer) })
            .map(|raw| Self { raw })
    }

    /// Wraps the OpenGL buffer again after it was respecified.
    pub fn rewrap(&mut self) -> Result<()> {
        check(unsafe { clgl_buffer_rewrap(self.raw) })
    }

    /// Returns its properties.
    pub fn info(&self) -> Result<BufferInfo<'_>> {
        BufferInfo::ask(|info| unsafe { clgl_buffer_get_info(self.raw, info) })
    }

    /// Calls a closure on a library thread when its memory is freed. The closure must not block.
    pub fn on_gone<F: FnOnce() + Send + 'static>(&self, closure: F) -> Result<()> {
        let state = Once::new(closure);
        check(unsafe { clgl_buffer_set_destructor_callback(self.raw, Some(gone::<F>), state.user_data()) })
            .map_err(|error| {
                state.unused();
                error
            })
    }

    /// Acquires the whole buffer for a queue.
    pub fn acquire(&self, queue: &Queue) -> Result<()> {
        check(unsafe { clgl_buffer_acquire(queue.as_raw(), self.raw) })
    }

    /// Releases the buffer to OpenGL.
    pub fn release(&self, queue: &Queue) -> Result<()> {
        check(unsafe { clgl_buffer_release(queue.as_raw(), self.raw) })
    }

    /// Returns its OpenGL name; for a sub-buffer, that of the parent.
    pub fn gl_name(&self) -> Result<u32> {
        let mut name = 0;
        check(unsafe { clgl_buffer_gl_name(self.raw, &mut name) })?;
        Ok(name)
    }

    /// Returns the cl_mem without a change of ownership.
    pub fn cl_mem(&self) -> Result<*mut c_void> {
        made(|memory| unsafe { clgl_buffer_cl_mem(self.raw, memory) })
    }

    /// Creates an OpenCL-only buffer from a cl_mem.
    ///
    /// # Safety
    ///
    /// It must be a cl_mem; the buffer retains it.
    pub unsafe fn from_cl_mem(context: &Context, cl_mem: *mut c_void, access: Access) -> Result<Self> {
        made(|buffer| clgl_buffer_from_cl_mem(context.as_raw(), cl_mem, access.0, buffer)).map(|raw| Self { raw })
    }
}

pub(crate) unsafe extern "C" fn gone<F: FnOnce()>(user_data: *mut c_void) {
    caught(|| Once::<F>::take(user_data)());
}
