//! Buffers: memory shared by OpenGL and OpenCL, or OpenCL-only memory.

use crate::command::{fits, Reading};
use crate::error::Result;
use crate::*;
use clgl_sys::*;
use std::mem::size_of_val;
use std::ops;

/// ```
/// # fn main() -> clgl::Result<()> {
/// # let context = clgl::Context::create(&clgl::ContextDesc::headless())?;
/// use clgl::{Access, Buffer, BufferDesc};
/// let buffer = Buffer::create(&context, &BufferDesc::new(1 << 20).access(Access::WRITE_DISCARD).label("waves"))?;
/// println!("the OpenGL buffer {}: {}", buffer.gl_name()?, buffer.info()?.transport_reason);
/// # Ok(()) }
/// ```
impl<'a> BufferDesc<'a> {
    /// Describes a shared buffer of this size in bytes.
    pub fn new(size: usize) -> Self {
        Self::default().size(size)
    }

    /// Describes an OpenCL-only buffer of this size in bytes.
    pub fn compute_only(size: usize) -> Self {
        Self::new(size).flags(BufferFlags::COMPUTE_ONLY)
    }

    /// Describes an existing OpenGL buffer. Its size is queried from OpenGL.
    ///
    /// # Safety
    ///
    /// The application must not delete or respecify the OpenGL buffer while it is acquired or mapped.
    pub unsafe fn wrap(gl_name: u32) -> Self {
        let mut desc = Self::default();
        desc.kept.raw.gl_name = gl_name;
        desc
    }

    /// Sets the size in bytes. For a wrapped buffer, this is the expected size.
    pub fn size(mut self, size: usize) -> Self {
        self.kept.raw.size = size as u64;
        self
    }

    /// Sets the initial data, and sets the size to the size of the data. If a smaller [`size`](Self::size) is set
    /// afterwards, only the first bytes of the data are used.
    pub fn data<T: Plain>(mut self, data: &'a [T]) -> Self {
        self.kept.raw.data = data.as_ptr().cast();
        self.kept.raw.flags &= !CLGL_BUFFER_USE_HOST_MEMORY;
        self.kept.given = Some(size_of_val(data));
        self.size(size_of_val(data))
    }

    /// Uses this host memory as the storage of the buffer, which is OpenCL-only
    /// ([`BufferFlags::USE_HOST_MEMORY`]).
    ///
    /// # Safety
    ///
    /// The memory must have `size` bytes and the alignment that the device requires. It must stay valid until
    /// the closure of [`Buffer::on_gone`] is called. It may be accessed only while it is mapped.
    pub unsafe fn host_memory(mut self, memory: *mut u8, size: usize) -> Self {
        self.kept.raw.data = memory.cast();
        self.kept.raw.flags |= CLGL_BUFFER_COMPUTE_ONLY | CLGL_BUFFER_USE_HOST_MEMORY;
        self.kept.given = Some(size);
        self.size(size)
    }

    /// Adds flags. Ignores [`BufferFlags::USE_HOST_MEMORY`]: call [`host_memory`](Self::host_memory) instead.
    pub fn flags(mut self, flags: BufferFlags) -> Self {
        self.kept.raw.flags |= flags.0 & !CLGL_BUFFER_USE_HOST_MEMORY;
        self
    }

    pub(crate) fn raw(&self) -> Result<&clgl_buffer_desc> {
        if let Some(size) = self.kept.given {
            fits(usize::try_from(self.kept.raw.size).ok(), size, "data")?;
        }
        self.kept.raw()
    }
}

/// A part of a buffer in bytes: a range, `..end`, or `..` for the whole buffer.
#[derive(Clone, Copy, Debug)]
pub struct Part(Option<clgl_range>);

impl Part {
    /// Returns the pointer for the library.
    pub(crate) fn as_ptr(&self) -> *const clgl_range {
        self.0.as_ref().map_or(std::ptr::null(), |range| range as *const clgl_range)
    }

    /// Returns the range for a list. For `..`, that is the whole buffer of `size` bytes.
    pub(crate) fn within(self, size: usize) -> clgl_range {
        self.0.unwrap_or(clgl_range { offset: 0, size })
    }
}

impl From<ops::RangeFull> for Part {
    fn from(_: ops::RangeFull) -> Self {
        Self(None)
    }
}

impl From<ops::Range<usize>> for Part {
    /// If the end precedes the start, the size wraps around, and the library rejects the range.
    fn from(range: ops::Range<usize>) -> Self {
        Self(Some(clgl_range { offset: range.start, size: range.end.wrapping_sub(range.start) }))
    }
}

impl From<ops::RangeTo<usize>> for Part {
    fn from(range: ops::RangeTo<usize>) -> Self {
        (0..range.end).into()
    }
}

/// A box in a buffer, and a box of the same size in host memory or in another buffer. Sizes and origins are
/// {bytes, rows, slices}.
#[derive(Clone, Copy, Debug, Default)]
pub struct BufferRect(pub(crate) clgl_buffer_rect);

impl BufferRect {
    /// Creates boxes of this size at the start of both memories. The boxes are tightly packed.
    pub fn new(region: [usize; 3]) -> Self {
        Self(clgl_buffer_rect { region, ..Default::default() })
    }

    /// Sets the origin in the buffer, or in the source of a copy. Also sets the row and slice pitches of this
    /// buffer in bytes; 0 = tightly packed.
    pub fn buffer(mut self, origin: [usize; 3], row_pitch: usize, slice_pitch: usize) -> Self {
        self.0.buffer_origin = origin;
        (self.0.buffer_row_pitch, self.0.buffer_slice_pitch) = (row_pitch, slice_pitch);
        self
    }

    /// Sets the origin and the pitches in host memory, or in the destination of a copy.
    pub fn other(mut self, origin: [usize; 3], row_pitch: usize, slice_pitch: usize) -> Self {
        self.0.other_origin = origin;
        (self.0.other_row_pitch, self.0.other_slice_pitch) = (row_pitch, slice_pitch);
        self
    }

    /// Returns the number of bytes from the start of host memory to the end of the box. Returns None on
    /// overflow.
    pub(crate) fn other_end(&self) -> Option<usize> {
        let [width, rows, slices] = self.0.region;
        let [x, y, z] = self.0.other_origin;
        let row = if self.0.other_row_pitch == 0 { width } else { self.0.other_row_pitch };
        let slice = if self.0.other_slice_pitch == 0 { rows.checked_mul(row)? } else { self.0.other_slice_pitch };
        let last_slice = z.checked_add(slices.saturating_sub(1))?.checked_mul(slice)?;
        let last_row = y.checked_add(rows.saturating_sub(1))?.checked_mul(row)?;
        last_slice.checked_add(last_row)?.checked_add(x)?.checked_add(width)
    }
}

impl Queue {
    /// Starts to read from a buffer into a vector. The returned [`Reading`] owns the vector, and returns it when
    /// the read has completed.
    ///
    /// # Errors
    ///
    /// The errors of [`read_buffer`](Self::read_buffer).
    pub fn read_buffer_into<T: Plain>(
        &self,
        buffer: &Buffer,
        offset: usize,
        mut data: Vec<T>,
        waits: &[&Fence],
    ) -> Result<Reading<T>> {
        // The heap memory of the vector stays at its address when the vector is moved.
        let started = unsafe { self.read_buffer(buffer, offset, &mut data).after(waits).start() };
        unsafe { Reading::new(data, started) }
    }
}
