//! Views: buffers as arrays of typed items, with strides.

use crate::buffer_commands::{command, transfer};
use crate::command::{fits, plain_command, Transfer};
use crate::error::{check, Error, Result};
use crate::info::Info;
use crate::{Buffer, ElementType, ErrorKind, Part, Plain, Queue, ViewInfo};
use clgl_sys::*;
use std::marker::PhantomData;
use std::mem::{size_of, size_of_val};
use std::ops;
use std::ptr;

/// A view of a buffer or a part of it as an array.
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

on_any_thread!(View<'_>);

impl<'a> View<'a> {
    /// A buffer, or a part of it, in C order without gaps; without a shape, one dimension with all items.
    pub fn new(
        buffer: &'a Buffer,
        format: ElementType,
        components: u32,
        part: impl Into<Part>,
        shape: &[usize],
    ) -> Result<Self> {
        let part = part.into();
        let shape_pointer = if shape.is_empty() { ptr::null() } else { shape.as_ptr() };
        Self::made(|view| unsafe {
            let dimensions = shape.len() as u32;
            clgl_view_init(buffer.as_raw(), format.0, components, part.as_ptr(), dimensions, shape_pointer, view)
        })
    }

    fn made(make: impl FnOnce(*mut clgl_view) -> clgl_result) -> Result<Self> {
        let mut raw = clgl_view::default();
        check(make(&mut raw))?;
        Ok(Self { raw, buffer: PhantomData })
    }

    /// Returns derived information about the view.
    pub fn info(&self) -> Result<ViewInfo> {
        ViewInfo::ask(|info| unsafe { clgl_view_get_info(&self.raw, info) })
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

    /// Returns a part of it: a slice for each of the first dimensions.
    pub fn slice(&self, slices: &[Slice]) -> Result<View<'a>> {
        let count = slices.len() as u32;
        Self::made(|view| unsafe { clgl_view_slice(&self.raw, count, slices.as_ptr().cast(), view) })
    }

    /// Returns a view of the same items in the same order, with another shape.
    pub fn reshape(&self, shape: &[usize]) -> Result<View<'a>> {
        let dimensions = shape.len() as u32;
        Self::made(|view| unsafe { clgl_view_reshape(&self.raw, dimensions, shape.as_ptr(), view) })
    }

    /// Permutes the dimensions; `axes` holds the source dimension for each of the result.
    pub fn transpose(&self, axes: &[u32]) -> Result<View<'a>> {
        if axes.len() != self.raw.dimensions as usize {
            let message =
                format!("{} axes are given for {} dimensions: give one for each", axes.len(), self.raw.dimensions);
            return Err(Error::new(ErrorKind::INVALID_ARGUMENT, message));
        }
        Self::made(|view| unsafe { clgl_view_transpose(&self.raw, axes.as_ptr(), view) })
    }

    /// Reverses the order of the dimensions.
    pub fn reverse(&self) -> Result<View<'a>> {
        Self::made(|view| unsafe { clgl_view_transpose(&self.raw, ptr::null(), view) })
    }

    /// Checks that a slice is large enough for a transfer of all items without gaps.
    fn fits(&self, size: usize) -> Result<()> {
        fits(Some(self.info()?.size), size, "data")
    }

    /// Checks that items with these strides lie inside a slice.
    fn fits_strided(&self, strides: &[i64], start: usize, size: usize) -> Result<()> {
        if strides.len() != self.shape().len() {
            let message = format!("{} strides are given for {} dimensions", strides.len(), self.shape().len());
            return Err(Error::new(ErrorKind::INVALID_ARGUMENT, message));
        }
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

    fn index_fits(&self, index: &[i64], item: usize) -> Result<()> {
        if index.len() != self.shape().len() {
            let message = format!("{} indices are given for {} dimensions", index.len(), self.shape().len());
            return Err(Error::new(ErrorKind::INVALID_ARGUMENT, message));
        }
        fits(Some(self.raw.element_size as usize), item, "item")
    }
}

/// A part of a dimension, like start:stop:step in Python.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Slice(clgl_slice);

impl Slice {
    /// The whole dimension.
    pub fn all() -> Self {
        Self(Default::default())
    }

    /// The item with this index; removes the dimension. Negative indices count from the end.
    pub fn at(index: i64) -> Self {
        Self(clgl_slice { flags: CLGL_SLICE_INDEX, start: index, ..Default::default() })
    }

    /// First item.
    pub fn start(mut self, start: i64) -> Self {
        self.0.flags |= CLGL_SLICE_START;
        self.0.start = start;
        self
    }

    /// End, not included.
    pub fn stop(mut self, stop: i64) -> Self {
        self.0.flags |= CLGL_SLICE_STOP;
        self.0.stop = stop;
        self
    }

    /// Step between items; negative = backwards.
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
    /// Reads the items of a view, in C order without gaps.
    pub fn read_view<'a, T: Plain>(&'a self, view: &'a View<'_>, data: &'a mut [T]) -> transfer!('a) {
        let fits = view.fits(size_of_val(data));
        Transfer::checked(fits, move |blocking, count, waits, fence| unsafe {
            let to = data.as_mut_ptr().cast();
            clgl_view_read(self.as_raw(), &view.raw, ptr::null(), to, blocking, count, waits, fence)
        })
    }

    /// Reads the items of a view into memory with strides in bytes; item 0 is at `start`.
    pub fn read_view_strided<'a, T: Plain>(
        &'a self,
        view: &'a View<'_>,
        strides: &'a [i64],
        data: &'a mut [T],
        start: usize,
    ) -> transfer!('a) {
        let fits = view.fits_strided(strides, start, size_of_val(data));
        Transfer::checked(fits, move |blocking, count, waits, fence| unsafe {
            let to = data.as_mut_ptr().cast::<u8>().add(start).cast();
            clgl_view_read(self.as_raw(), &view.raw, strides.as_ptr(), to, blocking, count, waits, fence)
        })
    }

    /// Writes the items of a view, in C order without gaps.
    pub fn write_view<'a, T: Plain>(&'a self, view: &'a View<'_>, data: &'a [T]) -> transfer!('a) {
        let fits = view.fits(size_of_val(data));
        Transfer::checked(fits, move |blocking, count, waits, fence| unsafe {
            let from = data.as_ptr().cast();
            clgl_view_write(self.as_raw(), &view.raw, ptr::null(), from, blocking, count, waits, fence)
        })
    }

    /// Writes the items of a view from memory with strides in bytes; item 0 is at `start`.
    pub fn write_view_strided<'a, T: Plain>(
        &'a self,
        view: &'a View<'_>,
        strides: &'a [i64],
        data: &'a [T],
        start: usize,
    ) -> transfer!('a) {
        let fits = view.fits_strided(strides, start, size_of_val(data));
        Transfer::checked(fits, move |blocking, count, waits, fence| unsafe {
            let from = data.as_ptr().cast::<u8>().add(start).cast();
            clgl_view_write(self.as_raw(), &view.raw, strides.as_ptr(), from, blocking, count, waits, fence)
        })
    }

    /// Sets all items of a view to one.
    pub fn fill_view<'a, T: Plain>(&'a self, view: &'a View<'_>, item: &'a T) -> command!('a, ()) {
        crate::Command::new(move |count, waits, fence| {
            fits(Some(view.raw.element_size as usize), size_of::<T>(), "item")?;
            let from = (item as *const T).cast();
            check(unsafe { clgl_view_fill(self.as_raw(), &view.raw, from, count, waits, fence) })
        })
    }

    /// Copies the items of one view to another of the same shape.
    pub fn copy_view<'a>(&'a self, source: &'a View<'_>, destination: &'a View<'_>) -> command!('a, ()) {
        plain_command(move |count, waits, fence| unsafe {
            clgl_view_copy(self.as_raw(), &source.raw, &destination.raw, count, waits, fence)
        })
    }

    /// Reads one item of a view; negative indices count from the end.
    pub fn read_item<'a, T: Plain>(
        &'a self,
        view: &'a View<'_>,
        index: &'a [i64],
        item: &'a mut T,
    ) -> transfer!('a) {
        let fits = view.index_fits(index, size_of::<T>());
        Transfer::checked(fits, move |blocking, count, waits, fence| unsafe {
            let to = (item as *mut T).cast();
            clgl_view_read_item(self.as_raw(), &view.raw, index.as_ptr(), to, blocking, count, waits, fence)
        })
    }

    /// Writes one item of a view; negative indices count from the end.
    pub fn write_item<'a, T: Plain>(&'a self, view: &'a View<'_>, index: &'a [i64], item: &'a T) -> transfer!('a) {
        let fits = view.index_fits(index, size_of::<T>());
        Transfer::checked(fits, move |blocking, count, waits, fence| unsafe {
            let from = (item as *const T).cast();
            clgl_view_write_item(self.as_raw(), &view.raw, index.as_ptr(), from, blocking, count, waits, fence)
        })
    }
}
