//! Buffers: memory shared by OpenGL and OpenCL.

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
    /// A shared buffer of this size in bytes.
    pub fn new(size: usize) -> Self {
        Self::default().size(size)
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
        let mut desc = Self::default();
        desc.kept.raw.gl_name = gl_name;
        desc
    }

    /// Size in bytes; for a wrapped buffer the expected size.
    pub fn size(mut self, size: usize) -> Self {
        self.kept.raw.size = size as u64;
        self
    }

    /// Initial data, which also sets the size; a smaller [`size`](Self::size) afterwards uses its first bytes.
    pub fn data<T: Plain>(mut self, data: &'a [T]) -> Self {
        self.kept.raw.data = data.as_ptr().cast();
        self.kept.raw.flags &= !CLGL_BUFFER_USE_HOST_MEMORY;
        self.kept.given = Some(size_of_val(data));
        self.size(size_of_val(data))
    }

    /// Memory that holds the buffer, which is OpenCL-only ([`BufferFlags::USE_HOST_MEMORY`]).
    ///
    /// # Safety
    ///
    /// `size` bytes, aligned for the device. They must stay valid until [`Buffer::on_gone`], and may be
    /// accessed only while they are mapped.
    pub unsafe fn host_memory(mut self, memory: *mut u8, size: usize) -> Self {
        self.kept.raw.data = memory.cast();
        self.kept.raw.flags |= CLGL_BUFFER_COMPUTE_ONLY | CLGL_BUFFER_USE_HOST_MEMORY;
        self.kept.given = Some(size);
        self.size(size)
    }

    /// Adds flags. [`BufferFlags::USE_HOST_MEMORY`] alone has no effect: see [`host_memory`](Self::host_memory).
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

/// A part of a buffer, in bytes: `..` for all of it, or a range.
#[derive(Clone, Copy, Debug)]
pub struct Part(Option<clgl_range>);

impl Part {
    /// Returns the pointer for the library.
    pub(crate) fn as_ptr(&self) -> *const clgl_range {
        self.0.as_ref().map_or(std::ptr::null(), |range| range as *const clgl_range)
    }

    /// Returns the range for a list, where a whole buffer needs its size.
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
    /// A range that ends before its start gets an impossible size.
    fn from(range: ops::Range<usize>) -> Self {
        Self(Some(clgl_range { offset: range.start, size: range.end.wrapping_sub(range.start) }))
    }
}

impl From<ops::RangeTo<usize>> for Part {
    fn from(range: ops::RangeTo<usize>) -> Self {
        (0..range.end).into()
    }
}

/// A box in a buffer and one in host memory or another buffer: {bytes, rows, slices}.
#[derive(Clone, Copy, Debug, Default)]
pub struct BufferRect(pub(crate) clgl_buffer_rect);

impl BufferRect {
    /// A box of this size at the start of both, tightly packed.
    pub fn new(region: [usize; 3]) -> Self {
        Self(clgl_buffer_rect { region, ..Default::default() })
    }

    /// Origin in the buffer, or in the source of a copy, with row and slice pitches in bytes, 0 = tightly packed.
    pub fn buffer(mut self, origin: [usize; 3], row_pitch: usize, slice_pitch: usize) -> Self {
        self.0.buffer_origin = origin;
        (self.0.buffer_row_pitch, self.0.buffer_slice_pitch) = (row_pitch, slice_pitch);
        self
    }

    /// Origin in host memory, or in the destination of a copy.
    pub fn other(mut self, origin: [usize; 3], row_pitch: usize, slice_pitch: usize) -> Self {
        self.0.other_origin = origin;
        (self.0.other_row_pitch, self.0.other_slice_pitch) = (row_pitch, slice_pitch);
        self
    }

    /// Returns the bytes from the start of host memory to the end of the box; None on overflow.
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
    /// Starts reading from a buffer into a vector, which is returned when the data has arrived.
    ///
    /// # Errors
    ///
    /// Those of [`read_buffer`](Self::read_buffer).
    pub fn read_buffer_into<T: Plain>(
        &self,
        buffer: &Buffer,
        offset: usize,
        mut data: Vec<T>,
        waits: &[&Fence],
    ) -> Result<Reading<T>> {
        // Moving a vector does not move its memory.
        let started = unsafe { self.read_buffer(buffer, offset, &mut data).after(waits).start() };
        unsafe { Reading::new(data, started) }
    }
}
