//! The names of values, for people.

use crate::text::borrowed;
use crate::*;
use clgl_sys::*;

macro_rules! names {
    ($($type:ident: $function:ident,)*) => {
        $(impl $type {
            /// Returns its name; "unknown" for a value without a name.
            pub fn name(self) -> &'static str {
                unsafe { borrowed($function(self.0)) }
            }
        })*
    };
}

names! {
    Access: clgl_access_name,
    ArgumentType: clgl_argument_type_name,
    BuildStatus: clgl_build_status_name,
    CommandType: clgl_command_type_name,
    FenceStatus: clgl_fence_status_name,
    Format: clgl_format_name,
    GlApi: clgl_gl_api_name,
    LogLevel: clgl_log_level_name,
    DeviceMatch: clgl_device_match_name,
    NativeSource: clgl_native_source_name,
    SelfTest: clgl_self_test_name,
    TextureType: clgl_texture_type_name,
    Transport: clgl_transport_name,
    TransportStatus: clgl_transport_status_name,
    Winsys: clgl_winsys_name,
}
