//! Views: buffers as arrays of typed items with strides.

use crate::command::{blocking, fits, transfer, Transfer};
use crate::error::{check, Error, Result};
use crate::text::pointer;
use crate::*;
use clgl_sys::*;
use std::marker::PhantomData;
use std::mem::size_of_val;
use std::ops;
use std::ptr;

/// A buffer, or a part of a buffer, as an array of items.
///
/// ```
/// # fn main() -> clgl::Result<()> {
/// # let context = clgl::Context::create(&clgl::ContextDesc::headless())?;
/// # let queue = clgl::Queue::create(&context, &clgl::QueueDesc::new())?;
/// use clgl::{Buffer, BufferDesc, ElementType, Slice, View};
/// let buffer = Buffer::create(&context, &BufferDesc::compute_only(0).data(&[1u32, 2, 3, 4, 5, 6]))?;
/// let rows = View::new(&buffer, ElementType::UINT32, 1, .., &[2, 3])?;
/// let mut last_column = [0u32; 2];
/// queue.read_view(&rows.slice(&[Slice::all(), Slice::at(-1)])?, &mut last_column).submit()?;
/// assert_eq!(last_column, [3, 6]);
/// # Ok(()) }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    raw: clgl_view,
    buffer: PhantomData<&'a Buffer>,
}

// The library accepts handles on any thread. Other pointers are only read.
unsafe impl Send for View<'_> {}
unsafe impl Sync for View<'_> {}

impl<'a> View<'a> {
    pub(crate) fn made(make: impl FnOnce(*mut clgl_view) -> clgl_result) -> Result<Self> {
        let mut raw = clgl_view::default();
        check(make(&mut raw))?;
        Ok(Self { raw, buffer: PhantomData })
    }

    pub(crate) fn as_raw(&self) -> &clgl_view {
        &self.raw
    }

    /// Returns the number of items along each dimension.
    pub fn shape(&self) -> &[usize] {
        &self.raw.shape[..self.raw.dimensions as usize]
    }

    /// Returns the stride in bytes along each dimension.
    pub fn strides(&self) -> &[i64] {
        &self.raw.strides[..self.raw.dimensions as usize]
    }

    /// Makes the view read-only.
    pub fn read_only(mut self) -> Self {
        self.raw.read_only = 1;
        self
    }

    /// Returns a view with the dimensions in reverse order.
    ///
    /// # Errors
    ///
    /// The errors of [`transpose`](Self::transpose).
    pub fn reverse(&self) -> Result<View<'a>> {
        Self::made(|view| unsafe { clgl_view_transpose(&self.raw, ptr::null(), view) })
    }

    /// Checks that a list has one entry per dimension.
    pub(crate) fn has_dimensions(&self, count: usize) -> Result<()> {
        if count == self.shape().len() {
            return Ok(());
        }
        let text = format!("{count} numbers are given for {} dimensions: give one for each", self.shape().len());
        Err(Error::new(ErrorKind::INVALID_ARGUMENT, text))
    }

    pub(crate) fn item_fits(&self, size: usize) -> Result<()> {
        fits(Some(self.raw.element_size as usize), size, "item")
    }

    /// Checks that all items are inside a slice of `size` bytes. Item 0 is at byte `start`. The items have
    /// these strides, or if `strides` is empty, no gaps.
    fn fits(&self, strides: &[i64], start: usize, size: usize) -> Result<()> {
        if strides.is_empty() {
            return fits(self.info()?.size.checked_add(start), size, "data");
        }
        self.has_dimensions(strides.len())?;
        if self.shape().contains(&0) {
            return fits(Some(start), size, "data");
        }
        let (mut low, mut high) = (start as i128, start as i128 + i128::from(self.raw.element_size));
        for (stride, count) in strides.iter().zip(self.shape()) {
            let reach = i128::from(*stride) * (count - 1) as i128;
            low += reach.min(0);
            high += reach.max(0);
        }
        if low < 0 || high > size as i128 {
            let message = format!("the items lie from byte {low} to {high} of data, which has {size} bytes");
            return Err(Error::new(ErrorKind::OUT_OF_RANGE, message));
        }
        Ok(())
    }
}

/// A part of a dimension, such as start:stop:step in Python.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Slice(clgl_slice);

impl Slice {
    /// Selects the whole dimension.
    pub fn all() -> Self {
        Self(Default::default())
    }

    /// Selects the item with this index, and removes the dimension. Negative indices count from the end.
    pub fn at(index: i64) -> Self {
        Self(clgl_slice { flags: CLGL_SLICE_INDEX, start: index, ..Default::default() })
    }

    /// Sets the first item. A negative number counts from the end.
    pub fn start(mut self, start: i64) -> Self {
        self.0.flags |= CLGL_SLICE_START;
        self.0.start = start;
        self
    }

    /// Sets the end. The item at the end is not included.
    pub fn stop(mut self, stop: i64) -> Self {
        self.0.flags |= CLGL_SLICE_STOP;
        self.0.stop = stop;
        self
    }

    /// Sets the step between items. A negative step reverses the order.
    pub fn step(mut self, step: i64) -> Self {
        self.0.step = step;
        self
    }
}

impl From<ops::Range<i64>> for Slice {
    fn from(range: ops::Range<i64>) -> Self {
        Self::all().start(range.start).stop(range.end)
    }
}

impl Queue {
    /// Reads the items of a view in C order, without gaps.
    #[doc = errors!(clgl_view_read)]
    pub fn read_view<'a, T: Plain>(&'a self, view: &'a View<'_>, data: &'a mut [T]) -> transfer!('a) {
        self.read_view_strided(view, &[], data, 0)
    }

    /// Reads the items of a view into memory with strides in bytes. Item 0 is stored at byte `start`.
    #[doc = errors!(clgl_view_read)]
    pub fn read_view_strided<'a, T: Plain>(
        &'a self,
        view: &'a View<'_>,
        strides: &'a [i64],
        data: &'a mut [T],
        start: usize,
    ) -> transfer!('a) {
        let fits = view.fits(strides, start, size_of_val(data));
        Transfer::new(move |count, waits, fence| unsafe {
            fits?;
            let to = data.as_mut_ptr().cast::<u8>().add(start).cast();
            let (queue, strides) = (self.as_raw(), pointer(strides));
            check(clgl_view_read(queue, &view.raw, strides, to, blocking(fence), count, waits, fence))
        })
    }

    /// Writes the items of a view in C order, without gaps.
    #[doc = errors!(clgl_view_write)]
    pub fn write_view<'a, T: Plain>(&'a self, view: &'a View<'_>, data: &'a [T]) -> transfer!('a) {
        self.write_view_strided(view, &[], data, 0)
    }

    /// Writes the items of a view from memory with strides in bytes. Item 0 is at byte `start`.
    #[doc = errors!(clgl_view_write)]
    pub fn write_view_strided<'a, T: Plain>(
        &'a self,
        view: &'a View<'_>,
        strides: &'a [i64],
        data: &'a [T],
        start: usize,
    ) -> transfer!('a) {
        let fits = view.fits(strides, start, size_of_val(data));
        Transfer::new(move |count, waits, fence| unsafe {
            fits?;
            let from = data.as_ptr().cast::<u8>().add(start).cast();
            let (queue, strides) = (self.as_raw(), pointer(strides));
            check(clgl_view_write(queue, &view.raw, strides, from, blocking(fence), count, waits, fence))
        })
    }
}
