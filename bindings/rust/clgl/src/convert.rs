//! Conversions of pixels on the device.

use crate::command::Transfer;
use crate::{Buffer, ConvertFlags, PixelComponentType, Queue, Texture, TextureRegion};
use clgl_sys::*;

/// Layout of pixels in a buffer; the default is four 8-bit fractions at the start, tightly packed.
#[derive(Clone, Copy, Debug, Default)]
pub struct PixelLayout(clgl_pixel_layout);

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
pub struct Conversion<'a, F>(Transfer<'a, F>);

/// Closure that enqueues a conversion.
macro_rules! conversion {
    ($life:lifetime) => {
        Conversion<$life, impl FnOnce(u32, u32, *const clgl_fence, *mut clgl_fence) -> clgl_result + $life>
    };
}

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

impl Queue {
    /// Converts pixels of a buffer into a part of a texture.
    pub fn convert_buffer_to_texture<'a>(
        &'a self,
        source: &'a Buffer,
        layout: PixelLayout,
        destination: &'a Texture,
        region: impl Into<TextureRegion>,
        flags: ConvertFlags,
    ) -> conversion!('a) {
        let region = region.into();
        Conversion(Transfer::new(move |blocking, count, waits, fence| unsafe {
            let (from, to) = (source.as_raw(), destination.as_raw());
            let (layout, region) = (&layout.0, region.as_ptr());
            clgl_convert_buffer_to_texture(
                self.as_raw(),
                from,
                layout,
                to,
                region,
                flags.0,
                blocking,
                count,
                waits,
                fence,
            )
        }))
    }

    /// Converts a part of a texture into pixels of a buffer.
    pub fn convert_texture_to_buffer<'a>(
        &'a self,
        source: &'a Texture,
        region: impl Into<TextureRegion>,
        destination: &'a Buffer,
        layout: PixelLayout,
        flags: ConvertFlags,
    ) -> conversion!('a) {
        let region = region.into();
        Conversion(Transfer::new(move |blocking, count, waits, fence| unsafe {
            let (from, to) = (source.as_raw(), destination.as_raw());
            let (layout, region) = (&layout.0, region.as_ptr());
            clgl_convert_texture_to_buffer(
                self.as_raw(),
                from,
                region,
                to,
                layout,
                flags.0,
                blocking,
                count,
                waits,
                fence,
            )
        }))
    }

    /// Converts {pixels, rows, slices} of one buffer into those of another.
    pub fn convert_buffer<'a>(
        &'a self,
        source: &'a Buffer,
        source_layout: PixelLayout,
        destination: &'a Buffer,
        destination_layout: PixelLayout,
        extent: [usize; 3],
        flags: ConvertFlags,
    ) -> conversion!('a) {
        Conversion(Transfer::new(move |blocking, count, waits, fence| unsafe {
            clgl_convert_buffer(
                self.as_raw(),
                source.as_raw(),
                &source_layout.0,
                destination.as_raw(),
                &destination_layout.0,
                extent.as_ptr(),
                flags.0,
                blocking,
                count,
                waits,
                fence,
            )
        }))
    }
}
