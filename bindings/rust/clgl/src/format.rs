//! Pixel formats: one table for OpenGL and OpenCL.

use crate::error::{check, Result};
use crate::info::Info;
use crate::{Format, FormatInfo};
use clgl_sys::*;

impl Format {
    /// All formats.
    pub fn list() -> Result<impl Iterator<Item = Format>> {
        let mut count = 0;
        check(unsafe { clgl_format_get_count(&mut count) })?;
        Ok((1..=count as i32).map(Format))
    }

    /// Returns its properties.
    ///
    /// ```
    /// let info = clgl::Format::RGBA8.info()?;
    /// assert_eq!((info.name, info.bytes_per_pixel, info.gl_internal_format_name), ("RGBA8", 4, "GL_RGBA8"));
    /// # Ok::<(), clgl::Error>(())
    /// ```
    pub fn info(self) -> Result<FormatInfo<'static>> {
        FormatInfo::ask(|info| unsafe { clgl_format_get_info(self.0, info) })
    }

    /// Returns the format of a sized OpenGL internal format, such as 0x8058 (GL_RGBA8).
    pub fn from_gl(internal_format: u32) -> Result<Self> {
        let mut format = 0;
        check(unsafe { clgl_format_from_gl(internal_format, &mut format) })?;
        Ok(Self(format))
    }

    /// Returns the format of an OpenCL image, such as 0x10B5 (CL_RGBA) with 0x10D2 (CL_UNORM_INT8).
    pub fn from_cl(channel_order: u32, channel_data_type: u32) -> Result<Self> {
        let mut format = 0;
        check(unsafe { clgl_format_from_cl(channel_order, channel_data_type, &mut format) })?;
        Ok(Self(format))
    }
}
