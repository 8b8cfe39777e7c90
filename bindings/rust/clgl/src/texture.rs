//! Textures: images that OpenGL draws and kernels read and write, or OpenCL-only images.

use crate::command::{fits, Reading};
use crate::error::{check, Error, Result};
use crate::info::narrow;
use crate::*;
use clgl_sys::*;
use std::mem::size_of_val;
use std::ops;

/// ```
/// # fn main() -> clgl::Result<()> {
/// # let context = clgl::Context::create(&clgl::ContextDesc::headless())?;
/// use clgl::{Format, Texture, TextureDesc};
/// let texture = Texture::create(&context, &TextureDesc::picture(Format::RGBA8, 640, 480))?;
/// println!("{}", texture.info()?.transport_reason);
/// # Ok(()) }
/// ```
impl<'a> TextureDesc<'a> {
    /// Describes a texture of this type and format. Set the sizes separately.
    pub fn new(type_: TextureType, format: Format) -> Self {
        let mut desc = Self::default().format(format);
        desc.kept.raw.type_ = type_.0;
        desc
    }

    /// Describes a 2D texture. The sizes are in pixels.
    pub fn picture(format: Format, width: usize, height: usize) -> Self {
        Self::new(TextureType::D2, format).size(width, height, 0)
    }

    /// Describes an existing OpenGL texture or renderbuffer. The target is, for example, 0x0DE1
    /// (GL_TEXTURE_2D).
    ///
    /// # Safety
    ///
    /// The application must not delete the OpenGL object during the lifetime of the texture, and must not
    /// respecify it while it is acquired.
    pub unsafe fn wrap(gl_name: u32, gl_target: u32) -> Self {
        let mut desc = Self::default().gl_target(gl_target);
        desc.kept.raw.gl_name = gl_name;
        desc
    }

    /// Describes a texture that uses the contents of an OpenCL-only buffer as its pixels.
    pub fn of_buffer(buffer: &'a Buffer, format: Format, width: usize) -> Self {
        let mut desc = Self::new(TextureType::BUFFER, format).size(width, 0, 0).flags(TextureFlags::COMPUTE_ONLY);
        desc.kept.raw.buffer = buffer.as_raw();
        desc
    }

    /// Sets width, height and depth in pixels. Use 0 for dimensions that the type lacks.
    pub fn size(mut self, width: usize, height: usize, depth: usize) -> Self {
        let raw = &mut self.kept.raw;
        (raw.width, raw.height, raw.depth) = (narrow(width), narrow(height), narrow(depth));
        self
    }

    /// Adds flags. Ignores [`TextureFlags::USE_HOST_MEMORY`]: call [`host_memory`](Self::host_memory) instead.
    pub fn flags(mut self, flags: TextureFlags) -> Self {
        self.kept.raw.flags |= flags.0 & !CLGL_TEXTURE_USE_HOST_MEMORY;
        self
    }

    /// Sets the initial pixels, with row and slice (or layer) pitches in bytes; 0 = tightly packed.
    pub fn data<T: Plain>(mut self, data: &'a [T], row_pitch: usize, slice_pitch: usize) -> Self {
        let raw = &mut self.kept.raw;
        raw.data = data.as_ptr().cast();
        raw.flags &= !CLGL_TEXTURE_USE_HOST_MEMORY;
        (raw.row_pitch, raw.slice_pitch) = (row_pitch, slice_pitch);
        self.kept.given = Some(size_of_val(data));
        self
    }

    /// Uses this host memory as the storage of the texture, which is OpenCL-only
    /// ([`TextureFlags::USE_HOST_MEMORY`]).
    ///
    /// # Safety
    ///
    /// The memory must have as many bytes as the sizes and pitches require. It must stay valid until the
    /// closure of [`Texture::on_gone`] is called. It may be accessed only while it is mapped.
    pub unsafe fn host_memory(mut self, memory: *mut u8, row_pitch: usize, slice_pitch: usize) -> Self {
        let raw = &mut self.kept.raw;
        raw.data = memory.cast();
        raw.flags |= CLGL_TEXTURE_COMPUTE_ONLY | CLGL_TEXTURE_USE_HOST_MEMORY;
        (raw.row_pitch, raw.slice_pitch) = (row_pitch, slice_pitch);
        self.kept.given = None;
        self
    }

    pub(crate) fn raw(&self) -> Result<&clgl_texture_desc> {
        if let Some(size) = self.kept.given {
            fits(self.needed_size()?, size, "data")?;
        }
        self.kept.raw()
    }

    /// Returns the maximum number of bytes that the library reads from the data. Returns None on overflow.
    fn needed_size(&self) -> Result<Option<usize>> {
        let raw = &self.kept.raw;
        let format = Format(raw.format).info()?;
        // With `CONVERT_FORMAT`, pixels may be larger in OpenCL than in OpenGL.
        let bytes = format.bytes_per_pixel.max(format.nearest.info()?.bytes_per_pixel) as usize;
        if raw.type_ == 0 || format.bytes_per_pixel == 0 {
            let message = "data needs a type and an uncompressed format, which determine its size";
            return Err(Error::new(ErrorKind::INVALID_ARGUMENT, message));
        }
        let at_least_one = |count: u32| count.max(1) as usize;
        let layers = at_least_one(raw.layers).saturating_mul(at_least_one(raw.samples));
        let array = raw.type_ == CLGL_TEXTURE_TYPE_1D_ARRAY;
        let rows = if array { layers } else { at_least_one(raw.height) };
        let slices = if array { 1 } else { at_least_one(raw.depth).max(layers) };
        let extent = [at_least_one(raw.width), rows, slices];
        Ok(span(extent, bytes, raw.row_pitch, raw.slice_pitch))
    }
}

impl Format {
    /// Returns all formats.
    #[doc = errors!(clgl_format_get_count)]
    ///
    /// ```
    /// let info = clgl::Format::RGBA8.info()?;
    /// assert_eq!((info.name, info.bytes_per_pixel, info.gl_internal_format_name), ("RGBA8", 4, "GL_RGBA8"));
    /// # Ok::<(), clgl::Error>(())
    /// ```
    pub fn list() -> Result<impl Iterator<Item = Format>> {
        let mut count = 0;
        check(unsafe { clgl_format_get_count(&mut count) })?;
        Ok((1..=count as i32).map(Format))
    }
}

/// A colour: red, green, blue and alpha. Use the variant that matches the number type of the format.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Color {
    /// For normalized, float and depth formats.
    Float([f32; 4]),
    /// For signed integer formats.
    Int([i32; 4]),
    /// For unsigned integer formats.
    Uint([u32; 4]),
}

impl Color {
    pub(crate) fn as_ptr(&self) -> *const c_void {
        match self {
            Self::Float(color) => color.as_ptr().cast(),
            Self::Int(color) => color.as_ptr().cast(),
            Self::Uint(color) => color.as_ptr().cast(),
        }
    }
}

impl Queue {
    /// Starts to read a part of a texture into a vector. The returned [`Reading`] owns the vector, and returns it
    /// when the read has completed.
    ///
    /// # Errors
    ///
    /// The errors of [`read_texture`](Self::read_texture).
    pub fn read_texture_into<T: Plain>(
        &self,
        texture: &Texture,
        region: impl Into<TextureRegion>,
        mut data: Vec<T>,
        waits: &[&Fence],
    ) -> Result<Reading<T>> {
        // The heap memory of the vector stays at its address when the vector is moved.
        let started = unsafe { self.read_texture(texture, region, &mut data).after(waits).start() };
        unsafe { Reading::new(data, started) }
    }
}

/// A part of a texture, and the layout of its pixels in host memory or in a buffer. `..` is the whole texture,
/// tightly packed.
#[derive(Clone, Copy, Debug)]
pub struct TextureRegion(Option<clgl_texture_region>);

impl TextureRegion {
    /// Creates a region from an origin and an extent. Both are {pixels, rows, slices}; see [`TextureType`].
    pub fn new(origin: [usize; 3], extent: [usize; 3]) -> Self {
        Self(Some(clgl_texture_region { origin, extent, ..Default::default() }))
    }

    /// Sets the row and slice (or layer) pitches of the memory in bytes; 0 = tightly packed. Has no effect on
    /// `..`, which is always tightly packed.
    pub fn pitches(mut self, row_pitch: usize, slice_pitch: usize) -> Self {
        if let Some(region) = &mut self.0 {
            (region.row_pitch, region.slice_pitch) = (row_pitch, slice_pitch);
        }
        self
    }

    pub(crate) fn as_ptr(&self) -> *const clgl_texture_region {
        self.0.as_ref().map_or(std::ptr::null(), |region| region as *const clgl_texture_region)
    }

    fn extent(&self, info: &TextureInfo<'_>) -> [usize; 3] {
        self.0.map_or_else(|| whole(info), |region| region.extent)
    }

    /// Returns the maximum number of bytes that a transfer accesses. Returns None on overflow.
    pub(crate) fn size(&self, info: &TextureInfo<'_>) -> Option<usize> {
        let (row_pitch, slice_pitch) = self.0.map_or((0, 0), |region| (region.row_pitch, region.slice_pitch));
        let bytes = image_pixel_size(info).max(info.bytes_per_pixel as usize);
        span(self.extent(info), bytes, row_pitch, slice_pitch)
    }

    /// Returns the number of bytes from the start of the first pixel to the end of the last pixel of a mapping.
    pub(crate) fn mapped_size(&self, info: &TextureInfo<'_>, row_pitch: usize, slice_pitch: usize) -> usize {
        span(self.extent(info), image_pixel_size(info), row_pitch, slice_pitch).unwrap_or(0)
    }
}

/// Returns the number of bytes per pixel of the OpenCL image. With `CONVERT_FORMAT`, the format of this image
/// can differ from that of the texture.
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

/// Returns the number of bytes from the start of the first pixel to the end of the last pixel.
fn span(extent: [usize; 3], bytes: usize, row_pitch: usize, slice_pitch: usize) -> Option<usize> {
    let width = extent[0].checked_mul(bytes)?;
    let row = if row_pitch == 0 { width } else { row_pitch };
    let slice = if slice_pitch == 0 { extent[1].checked_mul(row)? } else { slice_pitch };
    let rows = extent[1].saturating_sub(1).checked_mul(row)?;
    extent[2].saturating_sub(1).checked_mul(slice)?.checked_add(rows)?.checked_add(width)
}

impl From<ops::RangeFull> for TextureRegion {
    fn from(_: ops::RangeFull) -> Self {
        Self(None)
    }
}

/// The layout of pixels in a buffer. By default, pixels have four normalized 8-bit components, are tightly
/// packed, and start at offset 0.
#[derive(Clone, Copy, Debug, Default)]
pub struct PixelLayout(pub(crate) clgl_pixel_layout);

impl PixelLayout {
    /// Creates a layout with `channels` components of this type per pixel.
    pub fn new(component: PixelComponentType, channels: u32) -> Self {
        Self(clgl_pixel_layout { component_type: component.0, component_count: channels, ..Default::default() })
    }

    /// Sets the offset of the first pixel in bytes.
    pub fn offset(mut self, offset: usize) -> Self {
        self.0.offset = offset;
        self
    }

    /// Sets the row and slice (or layer) pitches in bytes; 0 = tightly packed.
    pub fn pitches(mut self, row_pitch: usize, slice_pitch: usize) -> Self {
        (self.0.row_pitch, self.0.slice_pitch) = (row_pitch, slice_pitch);
        self
    }
}
