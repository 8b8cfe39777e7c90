//! Queue commands on buffers.

use crate::command::{fits, plain_command, Reading, Transfer};
use crate::error::Result;
use crate::{Buffer, Fence, Part, Plain, Queue, Texture, TextureRegion};
use clgl_sys::*;
use std::mem::{size_of, size_of_val};

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
        self.0.buffer_row_pitch = row_pitch;
        self.0.buffer_slice_pitch = slice_pitch;
        self
    }

    /// Origin in host memory, or in the destination of a copy.
    pub fn other(mut self, origin: [usize; 3], row_pitch: usize, slice_pitch: usize) -> Self {
        self.0.other_origin = origin;
        self.0.other_row_pitch = row_pitch;
        self.0.other_slice_pitch = slice_pitch;
        self
    }

    /// Returns the bytes from the start of host memory to the end of the box; None on overflow.
    fn other_end(&self) -> Option<usize> {
        let [width, rows, slices] = self.0.region;
        let [x, y, z] = self.0.other_origin;
        let row = if self.0.other_row_pitch == 0 { width } else { self.0.other_row_pitch };
        let slice = if self.0.other_slice_pitch == 0 { rows.checked_mul(row)? } else { self.0.other_slice_pitch };
        let last_slice = z.checked_add(slices.saturating_sub(1))?.checked_mul(slice)?;
        let last_row = y.checked_add(rows.saturating_sub(1))?.checked_mul(row)?;
        last_slice.checked_add(last_row)?.checked_add(x)?.checked_add(width)
    }
}

fn range<T>(offset: usize, data: &[T]) -> clgl_range {
    clgl_range { offset, size: size_of_val(data) }
}

/// Closure that enqueues a transfer.
macro_rules! transfer {
    ($life:lifetime) => {
        crate::Transfer<$life, impl FnOnce(u32, u32, *const clgl_fence, *mut clgl_fence) -> clgl_result + $life>
    };
}
/// Closure that enqueues a command, and its result.
macro_rules! command {
    ($life:lifetime, $given:ty) => {
        crate::Command<$life, impl FnOnce(u32, *const clgl_fence, *mut clgl_fence) -> crate::Result<$given> + $life>
    };
}
pub(crate) use {command, transfer};

impl Queue {
    /// Reads from a buffer at an offset in bytes, as much as the slice holds.
    #[inline]
    pub fn read_buffer<'a, T: Plain>(
        &'a self,
        buffer: &'a Buffer,
        offset: usize,
        data: &'a mut [T],
    ) -> transfer!('a) {
        Transfer::new(move |blocking, count, waits, fence| unsafe {
            let part = range(offset, data);
            let to = data.as_mut_ptr().cast();
            clgl_buffer_read(self.as_raw(), buffer.as_raw(), &part, to, blocking, count, waits, fence)
        })
    }

    /// Starts reading from a buffer into a vector, which is returned when the data has arrived.
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

    /// Writes a slice to a buffer at an offset in bytes.
    #[inline]
    pub fn write_buffer<'a, T: Plain>(
        &'a self,
        buffer: &'a Buffer,
        offset: usize,
        data: &'a [T],
    ) -> transfer!('a) {
        Transfer::new(move |blocking, count, waits, fence| unsafe {
            let part = range(offset, data);
            let from = data.as_ptr().cast();
            clgl_buffer_write(self.as_raw(), buffer.as_raw(), &part, from, blocking, count, waits, fence)
        })
    }

    /// Fills a part of a buffer with a pattern of 1, 2, 4, 8, 16, 32, 64 or 128 bytes.
    #[inline]
    pub fn fill_buffer<'a, T: Plain>(
        &'a self,
        buffer: &'a Buffer,
        part: impl Into<Part>,
        pattern: &'a T,
    ) -> command!('a, ()) {
        let part = part.into();
        plain_command(move |count, waits, fence| unsafe {
            let from = (pattern as *const T).cast();
            clgl_buffer_fill(
                self.as_raw(),
                buffer.as_raw(),
                part.as_ptr(),
                from,
                size_of::<T>(),
                count,
                waits,
                fence,
            )
        })
    }

    /// Copies a part of one buffer to an offset in another, or within one.
    #[inline]
    pub fn copy_buffer<'a>(
        &'a self,
        source: &'a Buffer,
        part: impl Into<Part>,
        destination: &'a Buffer,
        offset: usize,
    ) -> command!('a, ()) {
        let part = part.into();
        plain_command(move |count, waits, fence| unsafe {
            let (from, to) = (source.as_raw(), destination.as_raw());
            clgl_buffer_copy(self.as_raw(), from, to, part.as_ptr(), offset, count, waits, fence)
        })
    }

    /// Reads a box of a buffer.
    pub fn read_buffer_rect<'a, T: Plain>(
        &'a self,
        buffer: &'a Buffer,
        rect: BufferRect,
        data: &'a mut [T],
    ) -> transfer!('a) {
        let fits = fits(rect.other_end(), size_of_val(data), "data");
        Transfer::checked(fits, move |blocking, count, waits, fence| unsafe {
            let to = data.as_mut_ptr().cast();
            clgl_buffer_read_rect(self.as_raw(), buffer.as_raw(), &rect.0, to, blocking, count, waits, fence)
        })
    }

    /// Writes a box of a buffer.
    pub fn write_buffer_rect<'a, T: Plain>(
        &'a self,
        buffer: &'a Buffer,
        rect: BufferRect,
        data: &'a [T],
    ) -> transfer!('a) {
        let fits = fits(rect.other_end(), size_of_val(data), "data");
        Transfer::checked(fits, move |blocking, count, waits, fence| unsafe {
            let from = data.as_ptr().cast();
            clgl_buffer_write_rect(self.as_raw(), buffer.as_raw(), &rect.0, from, blocking, count, waits, fence)
        })
    }

    /// Copies a box from one buffer to another, or within one.
    pub fn copy_buffer_rect<'a>(
        &'a self,
        source: &'a Buffer,
        destination: &'a Buffer,
        rect: BufferRect,
    ) -> command!('a, ()) {
        plain_command(move |count, waits, fence| unsafe {
            let (from, to) = (source.as_raw(), destination.as_raw());
            clgl_buffer_copy_rect(self.as_raw(), from, to, &rect.0, count, waits, fence)
        })
    }

    /// Copies pixels of a buffer, from an offset in bytes, into a part of a texture.
    pub fn copy_buffer_to_texture<'a>(
        &'a self,
        source: &'a Buffer,
        offset: usize,
        destination: &'a Texture,
        region: impl Into<TextureRegion>,
    ) -> command!('a, ()) {
        let region = region.into();
        plain_command(move |count, waits, fence| unsafe {
            let (from, to) = (source.as_raw(), destination.as_raw());
            clgl_buffer_copy_to_texture(self.as_raw(), from, to, offset, region.as_ptr(), count, waits, fence)
        })
    }
}
