//! Textures: images that OpenGL draws, and that kernels read and write.

use crate::buffer::gone;
use crate::callback::Once;
use crate::error::{check, made, Error, Result};
use crate::info::{narrow, Info};
use crate::text::{counted, owned, pointer};
use crate::{
    Access, Buffer, Context, ErrorKind, Format, Plain, Queue, TextureFlags, TextureInfo, TextureSupport,
    TextureType, Transport,
};
use clgl_sys::*;
use std::marker::PhantomData;
use std::mem::size_of_val;

/// Describes a texture. Initial data is borrowed until the texture is created.
#[derive(Clone, Debug, Default)]
pub struct TextureDesc<'a> {
    raw: clgl_texture_desc,
    label: Option<String>,
    data_size: Option<usize>,
    data: PhantomData<&'a [u8]>,
}

impl<'a> TextureDesc<'a> {
    /// A texture of this type and format; the sizes are set separately.
    pub fn new(type_: TextureType, format: Format) -> Self {
        let raw = clgl_texture_desc { type_: type_.0, format: format.0, ..Default::default() };
        Self { raw, ..Default::default() }
    }

    /// A 2D texture.
    pub fn picture(format: Format, width: usize, height: usize) -> Self {
        Self::new(TextureType::D2, format).size(width, height, 0)
    }

    /// An existing OpenGL texture or renderbuffer, with its target, such as 0x0DE1 (GL_TEXTURE_2D).
    ///
    /// # Safety
    ///
    /// The application must keep it during the lifetime of the texture, and not respecify it while it is acquired.
    pub unsafe fn wrap(gl_name: u32, gl_target: u32) -> Self {
        let raw = clgl_texture_desc { gl_name, gl_target, ..Default::default() };
        Self { raw, ..Default::default() }
    }

    /// The pixels of an OpenCL-only buffer.
    pub fn of_buffer(buffer: &'a Buffer, format: Format, width: usize) -> Self {
        let mut desc = Self::new(TextureType::BUFFER, format).size(width, 0, 0).flags(TextureFlags::COMPUTE_ONLY);
        desc.raw.buffer = buffer.as_raw();
        desc
    }

    /// Width, height and depth in pixels; 0 for dimensions that the type lacks.
    pub fn size(mut self, width: usize, height: usize, depth: usize) -> Self {
        (self.raw.width, self.raw.height, self.raw.depth) = (narrow(width), narrow(height), narrow(depth));
        self
    }

    /// Number of array layers.
    pub fn layers(mut self, layers: usize) -> Self {
        self.raw.layers = narrow(layers);
        self
    }

    /// Number of mip levels of a new texture.
    pub fn mip_levels(mut self, count: u32) -> Self {
        self.raw.mip_level_count = count;
        self
    }

    /// The shared mip level.
    pub fn mip_level(mut self, level: u32) -> Self {
        self.raw.mip_level = level;
        self
    }

    /// Samples of each pixel, with [`TextureFlags::SAMPLES_AS_LAYERS`].
    pub fn samples(mut self, samples: u32) -> Self {
        self.raw.samples = samples;
        self
    }

    /// The OpenGL target of a new texture; 0 = default of the type.
    pub fn gl_target(mut self, gl_target: u32) -> Self {
        self.raw.gl_target = gl_target;
        self
    }

    /// The expected format of a wrapped texture.
    pub fn format(mut self, format: Format) -> Self {
        self.raw.format = format.0;
        self
    }

    /// Adds flags. [`TextureFlags::USE_HOST_MEMORY`] alone has no effect: see [`host_memory`](Self::host_memory).
    pub fn flags(mut self, flags: TextureFlags) -> Self {
        self.raw.flags |= flags.0 & !CLGL_TEXTURE_USE_HOST_MEMORY;
        self
    }

    setter!(access);
    setter!(transport);

    /// Initial pixels, with row and slice (or layer) pitches in bytes, 0 = tightly packed.
    pub fn data<T: Plain>(mut self, data: &'a [T], row_pitch: usize, slice_pitch: usize) -> Self {
        self.data_size = Some(size_of_val(data));
        self.raw.data = data.as_ptr().cast();
        self.raw.flags &= !CLGL_TEXTURE_USE_HOST_MEMORY;
        (self.raw.row_pitch, self.raw.slice_pitch) = (row_pitch, slice_pitch);
        self
    }

    /// Memory that holds the texture, which is OpenCL-only (CLGL_TEXTURE_USE_HOST_MEMORY).
    ///
    /// # Safety
    ///
    /// As many bytes as sizes and pitches require. They must stay valid until [`Texture::on_gone`], and may be
    /// accessed only while they are mapped.
    pub unsafe fn host_memory(mut self, memory: *mut u8, row_pitch: usize, slice_pitch: usize) -> Self {
        self.data_size = None;
        self.raw.data = memory.cast();
        (self.raw.row_pitch, self.raw.slice_pitch) = (row_pitch, slice_pitch);
        self.raw.flags |= CLGL_TEXTURE_COMPUTE_ONLY | CLGL_TEXTURE_USE_HOST_MEMORY;
        self
    }

    setter!(label, "A name for messages and debugging tools.");

    /// The descriptor for the library, with the storage of its label.
    pub(crate) fn with_raw<R>(&self, call: impl FnOnce(&clgl_texture_desc) -> Result<R>) -> Result<R> {
        if let Some(size) = self.data_size {
            crate::command::fits(self.needed_size()?, size, "data")?;
        }
        let label = self.label.as_deref().map(owned).transpose()?;
        call(&clgl_texture_desc { label: pointer(&label), ..self.raw })
    }

    /// Returns the bytes of the data that the library may read; None on overflow.
    fn needed_size(&self) -> Result<Option<usize>> {
        let raw = &self.raw;
        let format = Format(raw.format).info()?;
        // With `CONVERT_FORMAT` pixels in OpenCL may be larger.
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
        Ok(crate::texture_region::span(extent, bytes, raw.row_pitch, raw.slice_pitch))
    }
}

on_any_thread!(TextureDesc<'_>);

handle! {
    /// An image that OpenGL draws, and that kernels read and write.
    ///
    /// ```
    /// # fn main() -> clgl::Result<()> {
    /// # let context = clgl::Context::create(&clgl::ContextDesc::headless())?;
    /// use clgl::{Format, Texture, TextureDesc};
    /// let texture = Texture::create(&context, &TextureDesc::picture(Format::RGBA8, 640, 480))?;
    /// println!("{}", texture.info()?.transport_reason);
    /// # Ok(()) }
    /// ```
    Texture, clgl_texture, clgl_texture_destroy
}

impl Texture {
    /// Creates a texture, or shares an existing OpenGL texture.
    pub fn create(context: &Context, desc: &TextureDesc<'_>) -> Result<Self> {
        desc.with_raw(|desc| made(|texture| unsafe { clgl_texture_create(context.as_raw(), desc, texture) }))
            .map(|raw| Self { raw })
    }

    /// Returns the image formats that every device of the context supports.
    pub fn list_formats(context: &Context, type_: TextureType, access: Access) -> Result<Vec<Format>> {
        let formats = counted(0, |capacity, formats, count| unsafe {
            clgl_texture_list_formats(context.as_raw(), type_.0, access.0, capacity, formats, count)
        })?;
        Ok(formats.into_iter().map(Format).collect())
    }

    /// Tests whether a transport supports textures of a format and target.
    pub fn verify(
        context: &Context,
        transport: Transport,
        gl_target: u32,
        format: Format,
        flags: TextureFlags,
    ) -> Result<TextureSupport> {
        TextureSupport::ask(|support| unsafe {
            clgl_texture_verify(context.as_raw(), transport.0, gl_target, format.0, flags.0, support)
        })
    }

    /// Wraps the OpenGL object again after it was respecified.
    pub fn rewrap(&mut self) -> Result<()> {
        check(unsafe { clgl_texture_rewrap(self.raw) })
    }

    /// Gives a texture that the library created another size. Its contents are undefined afterwards.
    pub fn resize(&mut self, extent: [usize; 3]) -> Result<()> {
        check(unsafe { clgl_texture_resize(self.raw, extent.as_ptr()) })
    }

    /// Acquires the whole texture for a queue.
    pub fn acquire(&self, queue: &Queue) -> Result<()> {
        check(unsafe { clgl_texture_acquire(queue.as_raw(), self.raw) })
    }

    /// Releases the texture to OpenGL.
    pub fn release(&self, queue: &Queue) -> Result<()> {
        check(unsafe { clgl_texture_release(queue.as_raw(), self.raw) })
    }

    /// Returns its OpenGL name.
    pub fn gl_name(&self) -> Result<u32> {
        let mut name = 0;
        check(unsafe { clgl_texture_gl_name(self.raw, &mut name) })?;
        Ok(name)
    }

    /// Returns its properties.
    pub fn info(&self) -> Result<TextureInfo<'_>> {
        TextureInfo::ask(|info| unsafe { clgl_texture_get_info(self.raw, info) })
    }

    /// Calls a closure on a library thread when its memory is freed. The closure must not block.
    pub fn on_gone<F: FnOnce() + Send + 'static>(&self, closure: F) -> Result<()> {
        let state = Once::new(closure);
        let result = unsafe { clgl_texture_set_destructor_callback(self.raw, Some(gone::<F>), state.user_data()) };
        check(result).map_err(|error| {
            state.unused();
            error
        })
    }

    /// Returns the cl_mem without a change of ownership.
    pub fn cl_mem(&self) -> Result<*mut c_void> {
        made(|image| unsafe { clgl_texture_cl_mem(self.raw, image) })
    }

    /// Creates a texture from a cl_mem that is an image.
    ///
    /// # Safety
    ///
    /// It must be a cl_mem; the texture retains it.
    pub unsafe fn from_cl_mem(context: &Context, cl_mem: *mut c_void) -> Result<Self> {
        made(|texture| clgl_texture_from_cl_mem(context.as_raw(), cl_mem, texture)).map(|raw| Self { raw })
    }
}
