// Made from the description of the API by generate.py: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// The major version of these headers.
pub const CLGL_VERSION_MAJOR: i32 = 0;
/// The minor version of these headers.
pub const CLGL_VERSION_MINOR: i32 = 1;
/// The patch version of these headers.
pub const CLGL_VERSION_PATCH: i32 = 0;

extern "C" {
    /// Returns the version of the loaded library.
    ///
    /// major: receives the major version; NULL = not wanted
    ///
    /// minor: receives the minor version; NULL = not wanted
    ///
    /// patch: receives the patch version; NULL = not wanted
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See semantic versioning 2.0.0. Since 0.1.
    pub fn clgl_version(major: *mut u32, minor: *mut u32, patch: *mut u32) -> clgl_result;
    /// Returns the version of the loaded library as text, such as "0.1.0".
    ///
    /// Returns the text. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See semantic versioning 2.0.0. Since 0.1.
    pub fn clgl_version_string() -> *const c_char;
}
