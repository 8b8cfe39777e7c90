// Made from the description of the API by generate.py: change the headers, then run it again.
use crate::text::borrowed;
use crate::*;
use clgl_sys::*;

impl NativeSource {
    /// Returns the name of the source of a native code, such as "OpenCL".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_native_source_name(self.0)) }
    }
}

impl LogLevel {
    /// Returns the name of a log level, such as "warning".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_log_level_name(self.0)) }
    }
}

impl DeviceCache {
    /// Returns the name of a type of cache, such as "read-write".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_device_cache_name(self.0)) }
    }
}

impl DeviceMemory {
    /// Returns the name of a type of local memory, such as "global".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_device_memory_name(self.0)) }
    }
}

impl Winsys {
    /// Returns the name of a window system interface, such as "EGL".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_winsys_name(self.0)) }
    }
}

impl GlApi {
    /// Returns the name of an OpenGL API, such as "OpenGL ES".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_gl_api_name(self.0)) }
    }
}

impl Transport {
    /// Returns the name of a transport, such as "external".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_transport_name(self.0)) }
    }
}

impl TransportStatus {
    /// Returns the name of the status of a transport, such as "selected".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_transport_status_name(self.0)) }
    }
}

impl DeviceMatch {
    /// Returns the name of the way a device was chosen, such as "UUID".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_device_match_name(self.0)) }
    }
}

impl SelfTest {
    /// Returns the name of the result of a self-test, such as "passed".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_self_test_name(self.0)) }
    }
}

impl Access {
    /// Returns the name of an access, such as "read-write".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_access_name(self.0)) }
    }
}

impl ArgumentType {
    /// Returns the name of a type of arguments, such as "buffer".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_argument_type_name(self.0)) }
    }
}

impl AddressSpace {
    /// Returns the name of an address space, such as "constant".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_address_space_name(self.0)) }
    }
}

impl ImageAccess {
    /// Returns the name of the access of a kernel to an image, such as "write-only".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_image_access_name(self.0)) }
    }
}

impl BuildStatus {
    /// Returns the name of the status of a build, such as "in progress".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_build_status_name(self.0)) }
    }
}

impl ProgramOrigin {
    /// Returns the name of the origin of a program, such as "source".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_program_origin_name(self.0)) }
    }
}

impl BinaryType {
    /// Returns the name of a type of binary, such as "executable".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_binary_type_name(self.0)) }
    }
}

impl SamplerCoordinates {
    /// Returns the name of a type of coordinates, such as "normalized".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_sampler_coordinates_name(self.0)) }
    }
}

impl SamplerAddress {
    /// Returns the name of an addressing mode, such as "clamp to edge".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_sampler_address_name(self.0)) }
    }
}

impl SamplerFilter {
    /// Returns the name of a filter, such as "linear".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_sampler_filter_name(self.0)) }
    }
}

impl Format {
    /// Returns the name of a format, such as "RGBA8" for CLGL_FORMAT_RGBA8.
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_format_name(self.0)) }
    }
}

impl NumericType {
    /// Returns the name of the type of the components of a format, such as "unorm".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_numeric_type_name(self.0)) }
    }
}

impl TextureType {
    /// Returns the name of a texture type, such as "2D array".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_texture_type_name(self.0)) }
    }
}

impl PixelComponentType {
    /// Returns the name of the type of the components of pixels, such as "float32".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_pixel_component_type_name(self.0)) }
    }
}

impl FenceStatus {
    /// Returns the name of the status of a fence, such as "complete".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_fence_status_name(self.0)) }
    }
}

impl CommandType {
    /// Returns the name of a command, such as "copy buffer".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_command_type_name(self.0)) }
    }
}

impl FenceType {
    /// Returns the name of a type of fence, such as "OpenGL".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_fence_type_name(self.0)) }
    }
}

impl RingMode {
    /// Returns the name of the mode of a ring, such as "mailbox".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_ring_mode_name(self.0)) }
    }
}

impl ElementType {
    /// Returns the name of the type of the elements of a view, such as "float32".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_element_type_name(self.0)) }
    }
}
