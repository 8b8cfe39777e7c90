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

impl BuildStatus {
    /// Returns the name of the status of a build, such as "in progress".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_build_status_name(self.0)) }
    }
}

impl Format {
    /// Returns the name of a format, such as "RGBA8" for CLGL_FORMAT_RGBA8.
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_format_name(self.0)) }
    }
}

impl TextureType {
    /// Returns the name of a texture type, such as "2D array".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_texture_type_name(self.0)) }
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
