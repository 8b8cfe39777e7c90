//! Conversions of pixels on the device.

use crate::command::Transfer;
use crate::PixelComponentType;
use clgl_sys::*;

/// Layout of pixels in a buffer; the default is four 8-bit fractions at the start, tightly packed.
#[derive(Clone, Copy, Debug, Default)]
pub struct PixelLayout(pub(crate) clgl_pixel_layout);

impl PixelLayout {
    /// `channels` numbers of this type per pixel.
    pub fn new(component: PixelComponentType, channels: u32) -> Self {
        Self(clgl_pixel_layout { component_type: component.0, component_count: channels, ..Default::default() })
    }

    /// Offset of the first pixel in bytes.
    pub fn offset(mut self, offset: usize) -> Self {
        self.0.offset = offset;
        self
    }

    /// Bytes from row to row and from slice (or layer) to slice; 0 for tightly packed.
    pub fn pitches(mut self, row_pitch: usize, slice_pitch: usize) -> Self {
        (self.0.row_pitch, self.0.slice_pitch) = (row_pitch, slice_pitch);
        self
    }
}

/// A conversion that is not enqueued yet. It uses no host memory, so starting it without waiting, by
/// [`fence`](Conversion::fence), is safe.
#[must_use = "a conversion does nothing until it is submitted"]
pub struct Conversion<'a, F>(pub(crate) Transfer<'a, F>);

/// Closure that enqueues a conversion.
macro_rules! conversion {
    ($life:lifetime) => {
        crate::Conversion<$life, impl FnOnce(u32, u32, *const clgl_fence, *mut clgl_fence) -> clgl_result + $life>
    };
}
pub(crate) use conversion;

impl<'a, F> Conversion<'a, F>
where
    F: FnOnce(u32, u32, *const clgl_fence, *mut clgl_fence) -> clgl_result,
{
    /// Makes the command wait for fences of either side.
    pub fn after(self, waits: &'a [&'a crate::Fence]) -> Self {
        Self(self.0.after(waits))
    }

    /// Enqueues it and waits until it is done.
    pub fn submit(self) -> crate::Result<()> {
        self.0.submit()
    }

    /// Enqueues it, and returns a fence that completes with it.
    pub fn fence(self) -> crate::Result<crate::Fence> {
        // Buffers and textures are kept alive by the library while a command uses them.
        unsafe { self.0.start() }
    }
}
