//! Parts of textures.

use crate::{TextureInfo, TextureType};
use clgl_sys::*;
use std::ops;

/// A part of a texture, and the layout of its pixels in host memory or in a buffer: `..` for all, tightly packed.
#[derive(Clone, Copy, Debug)]
pub struct TextureRegion(Option<clgl_texture_region>);

impl TextureRegion {
    /// Number of {pixels, rows, slices}; see [`TextureType`].
    pub fn new(origin: [usize; 3], extent: [usize; 3]) -> Self {
        Self(Some(clgl_texture_region { origin, extent, ..Default::default() }))
    }

    /// Row and slice (or layer) pitches of the memory in bytes, 0 = tightly packed. Not for `..`, which is always
    /// tightly packed.
    pub fn pitches(mut self, row_pitch: usize, slice_pitch: usize) -> Self {
        if let Some(region) = &mut self.0 {
            (region.row_pitch, region.slice_pitch) = (row_pitch, slice_pitch);
        }
        self
    }

    #[inline]
    pub(crate) fn as_ptr(&self) -> *const clgl_texture_region {
        self.0.as_ref().map_or(std::ptr::null(), |region| region as *const clgl_texture_region)
    }

    fn extent(&self, info: &TextureInfo<'_>) -> [usize; 3] {
        self.0.map_or_else(|| whole(info), |region| region.extent)
    }

    /// Returns the bytes that a transfer accesses; None on overflow.
    pub(crate) fn size(&self, info: &TextureInfo<'_>) -> Option<usize> {
        let (row_pitch, slice_pitch) = self.0.map_or((0, 0), |region| (region.row_pitch, region.slice_pitch));
        let bytes = image_pixel_size(info).max(info.bytes_per_pixel as usize);
        span(self.extent(info), bytes, row_pitch, slice_pitch)
    }

    /// Returns the bytes from the first to the end of the last pixel of a mapping.
    pub(crate) fn mapped_size(&self, info: &TextureInfo<'_>, row_pitch: usize, slice_pitch: usize) -> usize {
        span(self.extent(info), image_pixel_size(info), row_pitch, slice_pitch).unwrap_or(0)
    }
}

/// Returns the bytes per pixel of the OpenCL image, whose format differs from that of the texture with
/// `CONVERT_FORMAT`.
fn image_pixel_size(info: &TextureInfo<'_>) -> usize {
    info.cl_format.info().map_or(0, |known| known.bytes_per_pixel as usize)
}

fn whole(info: &TextureInfo<'_>) -> [usize; 3] {
    let (width, height, depth, layers) = (info.width, info.height, info.depth, info.layers);
    match info.type_ {
        TextureType::D1_ARRAY => [width, layers, 1],
        TextureType::D2_ARRAY => [width, height, layers],
        _ => [width, height, depth],
    }
}

/// Bytes from the first to the end of the last pixel.
pub(crate) fn span(extent: [usize; 3], bytes: usize, row_pitch: usize, slice_pitch: usize) -> Option<usize> {
    let width = extent[0].checked_mul(bytes)?;
    let row = if row_pitch == 0 { width } else { row_pitch };
    let slice = if slice_pitch == 0 { extent[1].checked_mul(row)? } else { slice_pitch };
    let rows = extent[1].saturating_sub(1).checked_mul(row)?;
    extent[2].saturating_sub(1).checked_mul(slice)?.checked_add(rows)?.checked_add(width)
}

impl From<ops::RangeFull> for TextureRegion {
    #[inline]
    fn from(_: ops::RangeFull) -> Self {
        Self(None)
    }
}
