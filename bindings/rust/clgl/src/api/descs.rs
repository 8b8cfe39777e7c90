// Made from the description of the API by generate.py: change the headers, then run it again.
use crate::error::Result;
use crate::info::{narrow, size};
use crate::kept::Kept;
use crate::text::borrowed;
use crate::*;
use clgl_sys::*;

/// Describes a context to create. Zero fields mean: join the OpenGL context that is current on this thread
/// with the OpenCL device that drives it.
#[derive(Clone, Default)]
pub struct ContextDesc {
    pub(crate) kept: Kept<'static, clgl_context_desc>,
}

impl ContextDesc {
    /// The default of each field.
    pub fn new() -> Self {
        Self::default()
    }

    #[inline]
    pub(crate) fn raw(&self) -> Result<&clgl_context_desc> {
        self.kept.raw()
    }

    /// Adds flags; 0 = the current OpenGL context
    pub fn flags(mut self, flags: ContextFlags) -> Self {
        self.kept.raw.flags |= flags.0;
        self
    }

    /// The only transport to use; [`Transport::AUTO`](crate::Transport::AUTO) = that of the environment
    /// variable `CLGL_TRANSPORT` (external, native, mapped or staged), or the best one if it is not set
    pub fn transport(mut self, transport: Transport) -> Self {
        self.kept.raw.transport = transport.0;
        self
    }

    /// The OpenCL device. default: the first of these that applies: the device of cl_context; the device that
    /// the environment variable `CLGL_DEVICE` names (see `clgl_environment`(7)); the device that drives the
    /// OpenGL context, or with [`ContextFlags::COMPUTE_ONLY`](crate::ContextFlags::COMPUTE_ONLY) the first
    /// device that is not a CPU, else the first device
    pub fn device(mut self, device: Device) -> Self {
        self.kept.raw.device = device.as_raw();
        self
    }

    /// An existing cl_context to use, which is retained. device or devices must belong to it. If both are
    /// None, the context uses the device of cl_context that matches the OpenGL context best. With
    /// [`ContextFlags::COMPUTE_ONLY`](crate::ContextFlags::COMPUTE_ONLY) it then uses all devices of
    /// cl_context that [`clgl_device_list`](crate::sys::clgl_device_list) lists. default: create one
    ///
    /// # Safety
    ///
    /// It must be valid until the object is created.
    pub unsafe fn cl_context(mut self, cl_context: *mut c_void) -> Self {
        self.kept.raw.cl_context = cl_context;
        self
    }

    /// A name for messages and debugging tools, copied
    pub fn label(mut self, label: &str) -> Self {
        self.kept.raw.label = self.kept.text(label);
        self
    }

    /// Only with [`ContextFlags::COMPUTE_ONLY`](crate::ContextFlags::COMPUTE_ONLY), instead of device:
    /// different devices of one platform; queues use the first by default. default: device
    pub fn devices(mut self, devices: &[Device]) -> Self {
        self.kept.raw.device_count = devices.len() as u32;
        self.kept.raw.devices = self.kept.list(devices.iter().map(|device| device.as_raw()).collect());
        self
    }

    /// Adds flags; only with [`ContextFlags::COMPUTE_ONLY`](crate::ContextFlags::COMPUTE_ONLY), instead of
    /// device, devices and cl_context: all available devices of these types of one platform. This is the
    /// platform of the first such device that is not a CPU, or else of the first such device. 0 = device
    pub fn device_types(mut self, device_types: DeviceTypeFlags) -> Self {
        self.kept.raw.device_types |= device_types.0;
        self
    }

    /// Size of the printf buffer in bytes, only with printf_callback; output that does not fit is lost. 0 =
    /// the default of the driver
    pub fn printf_buffer_size(mut self, printf_buffer_size: usize) -> Self {
        self.kept.raw.printf_buffer_size = printf_buffer_size;
        self
    }
}

impl core::fmt::Debug for ContextDesc {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let raw = &self.kept.raw;
        unsafe {
            f.debug_struct("ContextDesc")
                .field("flags", &ContextFlags(raw.flags))
                .field("winsys", &Winsys(raw.winsys))
                .field("transport", &Transport(raw.transport))
                .field("label", &borrowed(raw.label))
                .field("device_count", &raw.device_count)
                .field("device_types", &DeviceTypeFlags(raw.device_types))
                .field("printf_buffer_size", &size(raw.printf_buffer_size))
                .finish_non_exhaustive()
        }
    }
}

/// Describes a buffer to create or wrap.
#[derive(Clone, Default)]
pub struct BufferDesc<'a> {
    pub(crate) kept: Kept<'a, clgl_buffer_desc>,
}

impl<'a> BufferDesc<'a> {
    /// How OpenCL uses it
    pub fn access(mut self, access: Access) -> Self {
        self.kept.raw.access = access.0;
        self
    }

    /// The only transport to use; [`Transport::AUTO`](crate::Transport::AUTO) = that of the context
    pub fn transport(mut self, transport: Transport) -> Self {
        self.kept.raw.transport = transport.0;
        self
    }

    /// A name for messages and debugging tools (GL_KHR_debug), copied
    pub fn label(mut self, label: &str) -> Self {
        self.kept.raw.label = self.kept.text(label);
        self
    }
}

impl core::fmt::Debug for BufferDesc<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let raw = &self.kept.raw;
        unsafe {
            f.debug_struct("BufferDesc")
                .field("flags", &BufferFlags(raw.flags))
                .field("access", &Access(raw.access))
                .field("transport", &Transport(raw.transport))
                .field("gl_name", &raw.gl_name)
                .field("size", &size(raw.size))
                .field("label", &borrowed(raw.label))
                .finish_non_exhaustive()
        }
    }
}

/// Declaration of an argument by the caller.
#[derive(Clone, Default)]
pub struct ArgumentDesc {
    pub(crate) kept: Kept<'static, clgl_argument_desc>,
}

impl ArgumentDesc {
    #[inline]
    pub(crate) fn raw(&self) -> Result<&clgl_argument_desc> {
        self.kept.raw()
    }

    /// Size of a value in bytes; 0 = not declared, or known from type_name
    pub fn size(mut self, size: usize) -> Self {
        self.kept.raw.size = size;
        self
    }

    /// Its name in the source, copied; default: not declared
    pub fn name(mut self, name: &str) -> Self {
        self.kept.raw.name = self.kept.text(name);
        self
    }

    /// Its type in OpenCL C, such as "float4" or "float\*", copied; default: not declared
    pub fn type_name(mut self, type_name: &str) -> Self {
        self.kept.raw.type_name = self.kept.text(type_name);
        self
    }
}

impl core::fmt::Debug for ArgumentDesc {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let raw = &self.kept.raw;
        unsafe {
            f.debug_struct("ArgumentDesc")
                .field("type", &ArgumentType(raw.type_))
                .field("size", &size(raw.size))
                .field("name", &borrowed(raw.name))
                .field("type_name", &borrowed(raw.type_name))
                .finish_non_exhaustive()
        }
    }
}

/// Describes a program to create. Exactly one of source, sources, il, binaries and cl_program must be set.
/// All data is copied.
#[derive(Clone, Default)]
pub struct ProgramDesc {
    pub(crate) kept: Kept<'static, clgl_program_desc>,
}

impl ProgramDesc {
    #[inline]
    pub(crate) fn raw(&self) -> Result<&clgl_program_desc> {
        self.kept.raw()
    }

    /// Adds flags; 0 = none
    pub fn flags(mut self, flags: ProgramFlags) -> Self {
        self.kept.raw.flags |= flags.0;
        self
    }

    /// Options of the compiler, such as "-cl-std=CL1.2 -DN=4"
    pub fn options(mut self, options: &str) -> Self {
        self.kept.raw.options = self.kept.text(options);
        self
    }

    /// A name for messages and debugging tools
    pub fn label(mut self, label: &str) -> Self {
        self.kept.raw.label = self.kept.text(label);
        self
    }

    /// Devices of the context to build for; default: all of them
    pub fn devices(mut self, devices: &[Device]) -> Self {
        self.kept.raw.device_count = devices.len() as u32;
        self.kept.raw.devices = self.kept.list(devices.iter().map(|device| device.as_raw()).collect());
        self
    }

    /// The folder in which built programs are cached; it is created if its parent folder exists. Give write
    /// access only to users whose code the application may run. Only with source or sources; not with
    /// [`ProgramFlags::NO_BUILD`](crate::ProgramFlags::NO_BUILD). Sources and options that include files are
    /// built every time, because the files may have changed. __DATE__ and __TIME__ have the values of the
    /// cached build. default: no cache
    pub fn cache_directory(mut self, cache_directory: &str) -> Self {
        self.kept.raw.cache_directory = self.kept.text(cache_directory);
        self
    }
}

impl core::fmt::Debug for ProgramDesc {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let raw = &self.kept.raw;
        unsafe {
            f.debug_struct("ProgramDesc")
                .field("flags", &ProgramFlags(raw.flags))
                .field("source", &borrowed(raw.source))
                .field("source_size", &size(raw.source_size))
                .field("options", &borrowed(raw.options))
                .field("label", &borrowed(raw.label))
                .field("il_size", &size(raw.il_size))
                .field("cache_directory", &borrowed(raw.cache_directory))
                .field("source_count", &raw.source_count)
                .field("device_count", &raw.device_count)
                .finish_non_exhaustive()
        }
    }
}

/// Describes a build, compilation or link.
#[derive(Clone, Default)]
pub struct BuildDesc<'a> {
    pub(crate) kept: Kept<'a, clgl_build_desc>,
}

impl<'a> BuildDesc<'a> {
    /// The default of each field.
    pub fn new() -> Self {
        Self::default()
    }

    #[inline]
    pub(crate) fn raw(&self) -> Result<&clgl_build_desc> {
        self.kept.raw()
    }

    /// Devices of the program; default: all of them
    pub fn devices(mut self, devices: &[Device]) -> Self {
        self.kept.raw.device_count = devices.len() as u32;
        self.kept.raw.devices = self.kept.list(devices.iter().map(|device| device.as_raw()).collect());
        self
    }

    /// Options of the compiler or the linker
    pub fn options(mut self, options: &str) -> Self {
        self.kept.raw.options = self.kept.text(options);
        self
    }
}

impl core::fmt::Debug for BuildDesc<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let raw = &self.kept.raw;
        unsafe {
            f.debug_struct("BuildDesc")
                .field("device_count", &raw.device_count)
                .field("options", &borrowed(raw.options))
                .field("header_count", &raw.header_count)
                .finish_non_exhaustive()
        }
    }
}

/// Describes a sampler to create. If all fields are 0: normalized coordinates, clamp to edge, nearest filter.
#[derive(Clone, Default)]
pub struct SamplerDesc {
    pub(crate) kept: Kept<'static, clgl_sampler_desc>,
}

impl SamplerDesc {
    /// The default of each field.
    pub fn new() -> Self {
        Self::default()
    }

    #[inline]
    pub(crate) fn raw(&self) -> Result<&clgl_sampler_desc> {
        self.kept.raw()
    }

    /// The unit of coordinates
    pub fn coordinates(mut self, coordinates: SamplerCoordinates) -> Self {
        self.kept.raw.coordinates = coordinates.0;
        self
    }

    /// The pixels that a kernel reads beyond the edge
    pub fn addressing(mut self, addressing: SamplerAddress) -> Self {
        self.kept.raw.addressing = addressing.0;
        self
    }

    /// The value that a kernel reads between pixels
    pub fn filter(mut self, filter: SamplerFilter) -> Self {
        self.kept.raw.filter = filter.0;
        self
    }

    /// A name for messages, copied
    pub fn label(mut self, label: &str) -> Self {
        self.kept.raw.label = self.kept.text(label);
        self
    }
}

impl core::fmt::Debug for SamplerDesc {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let raw = &self.kept.raw;
        unsafe {
            f.debug_struct("SamplerDesc")
                .field("coordinates", &SamplerCoordinates(raw.coordinates))
                .field("addressing", &SamplerAddress(raw.addressing))
                .field("filter", &SamplerFilter(raw.filter))
                .field("label", &borrowed(raw.label))
                .finish_non_exhaustive()
        }
    }
}

/// Describes a texture to create or wrap.
#[derive(Clone, Default)]
pub struct TextureDesc<'a> {
    pub(crate) kept: Kept<'a, clgl_texture_desc>,
}

impl<'a> TextureDesc<'a> {
    /// How OpenCL uses it
    pub fn access(mut self, access: Access) -> Self {
        self.kept.raw.access = access.0;
        self
    }

    /// The format; when wrapping, the expected format, [`Format::NONE`](crate::Format::NONE) = query from GL
    pub fn format(mut self, format: Format) -> Self {
        self.kept.raw.format = format.0;
        self
    }

    /// Number of layers; 0 or 1 if the type has none
    pub fn layers(mut self, layers: usize) -> Self {
        self.kept.raw.layers = narrow(layers);
        self
    }

    /// Number of mip levels of a new texture; 0 = 1
    pub fn mip_levels(mut self, mip_levels: u32) -> Self {
        self.kept.raw.mip_level_count = mip_levels;
        self
    }

    /// The OpenGL target: GL_TEXTURE_1D, GL_TEXTURE_2D, GL_TEXTURE_3D, GL_TEXTURE_RECTANGLE,
    /// GL_TEXTURE_1D_ARRAY, GL_TEXTURE_2D_ARRAY, GL_TEXTURE_CUBE_MAP (its faces are layers), one face such as
    /// GL_TEXTURE_CUBE_MAP_POSITIVE_X, GL_TEXTURE_BUFFER (as [`TextureType::D1`](crate::TextureType::D1); see
    /// `clgl_transports`(7)), GL_TEXTURE_2D_MULTISAMPLE, GL_TEXTURE_2D_MULTISAMPLE_ARRAY (as
    /// [`TextureType::D2_ARRAY`](crate::TextureType::D2_ARRAY); layers are those of OpenGL), or
    /// GL_RENDERBUFFER; 0 = that of type
    pub fn gl_target(mut self, gl_target: u32) -> Self {
        self.kept.raw.gl_target = gl_target;
        self
    }

    /// The mip level that is shared
    pub fn mip_level(mut self, mip_level: u32) -> Self {
        self.kept.raw.mip_level = mip_level;
        self
    }

    /// The only transport to use; [`Transport::AUTO`](crate::Transport::AUTO) = the best
    pub fn transport(mut self, transport: Transport) -> Self {
        self.kept.raw.transport = transport.0;
        self
    }

    /// A name for messages, copied
    pub fn label(mut self, label: &str) -> Self {
        self.kept.raw.label = self.kept.text(label);
        self
    }

    /// With [`TextureFlags::SAMPLES_AS_LAYERS`](crate::TextureFlags::SAMPLES_AS_LAYERS), samples of each
    /// pixel; when wrapping, the expected number, 0 = query from GL. Otherwise 0
    pub fn samples(mut self, samples: u32) -> Self {
        self.kept.raw.samples = samples;
        self
    }
}

impl core::fmt::Debug for TextureDesc<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let raw = &self.kept.raw;
        unsafe {
            f.debug_struct("TextureDesc")
                .field("flags", &TextureFlags(raw.flags))
                .field("access", &Access(raw.access))
                .field("type", &TextureType(raw.type_))
                .field("format", &Format(raw.format))
                .field("width", &size(raw.width))
                .field("height", &size(raw.height))
                .field("depth", &size(raw.depth))
                .field("layers", &size(raw.layers))
                .field("mip_level_count", &raw.mip_level_count)
                .field("gl_name", &raw.gl_name)
                .field("gl_target", &raw.gl_target)
                .field("mip_level", &raw.mip_level)
                .field("transport", &Transport(raw.transport))
                .field("row_pitch", &size(raw.row_pitch))
                .field("slice_pitch", &size(raw.slice_pitch))
                .field("label", &borrowed(raw.label))
                .field("samples", &raw.samples)
                .finish_non_exhaustive()
        }
    }
}

/// Describes a queue to create.
#[derive(Clone, Default)]
pub struct QueueDesc {
    pub(crate) kept: Kept<'static, clgl_queue_desc>,
}

impl QueueDesc {
    /// The default of each field.
    pub fn new() -> Self {
        Self::default()
    }

    #[inline]
    pub(crate) fn raw(&self) -> Result<&clgl_queue_desc> {
        self.kept.raw()
    }

    /// Adds flags; must be 0 with cl_queue, because an existing queue keeps its properties
    pub fn flags(mut self, flags: QueueFlags) -> Self {
        self.kept.raw.flags |= flags.0;
        self
    }

    /// An existing cl_command_queue of the cl_context of the context and of one of its devices, which is
    /// retained; default: create one
    ///
    /// # Safety
    ///
    /// It must be valid until the object is created.
    pub unsafe fn cl_queue(mut self, cl_queue: *mut c_void) -> Self {
        self.kept.raw.cl_queue = cl_queue;
        self
    }

    /// A name for messages and debugging tools, copied
    pub fn label(mut self, label: &str) -> Self {
        self.kept.raw.label = self.kept.text(label);
        self
    }

    /// The device of the context that runs the commands; default: the first, or that of cl_queue
    pub fn device(mut self, device: Device) -> Self {
        self.kept.raw.device = device.as_raw();
        self
    }
}

impl core::fmt::Debug for QueueDesc {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let raw = &self.kept.raw;
        unsafe {
            f.debug_struct("QueueDesc")
                .field("flags", &QueueFlags(raw.flags))
                .field("label", &borrowed(raw.label))
                .finish_non_exhaustive()
        }
    }
}

/// Describes a ring to create. Set exactly one of buffer, texture, buffers and textures; the others are None.
#[derive(Clone, Default)]
pub struct RingDesc<'a> {
    pub(crate) kept: Kept<'a, clgl_ring_desc>,
}

impl<'a> RingDesc<'a> {
    /// Number of slots, 1 to [`CLGL_RING_MAX_SLOTS`](crate::sys::CLGL_RING_MAX_SLOTS); 0 = 3. With buffers or
    /// textures it is the number of their elements, not 0
    pub fn slots(mut self, slots: u32) -> Self {
        self.kept.raw.slot_count = slots;
        self
    }

    /// Which frame drawing takes
    pub fn mode(mut self, mode: RingMode) -> Self {
        self.kept.raw.mode = mode.0;
        self
    }

    /// A name for messages, copied
    pub fn label(mut self, label: &str) -> Self {
        self.kept.raw.label = self.kept.text(label);
        self
    }
}

impl core::fmt::Debug for RingDesc<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let raw = &self.kept.raw;
        unsafe {
            f.debug_struct("RingDesc")
                .field("slot_count", &raw.slot_count)
                .field("mode", &RingMode(raw.mode))
                .field("label", &borrowed(raw.label))
                .finish_non_exhaustive()
        }
    }
}
