// Made by generate.py of the description of the API: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

pub const CLGL_VERSION_MAJOR: i32 = 0;
pub const CLGL_VERSION_MINOR: i32 = 1;
pub const CLGL_VERSION_PATCH: i32 = 0;

extern "C" {
    /// Gives the version of the library that is loaded.
    ///
    /// major: each receives its part; NULL for a part that is not wanted
    ///
    /// minor: each receives its part; NULL for a part that is not wanted
    ///
    /// patch: each receives its part; NULL for a part that is not wanted
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See semantic versioning 2.0.0. Since 0.1.
    pub fn clgl_version(major: *mut u32, minor: *mut u32, patch: *mut u32) -> clgl_result;
    /// Gives the version of the library that is loaded as text, such as "0.1.0".
    ///
    /// Returns the text, never NULL
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See semantic versioning 2.0.0. Since 0.1.
    pub fn clgl_version_string() -> *const c_char;
}
