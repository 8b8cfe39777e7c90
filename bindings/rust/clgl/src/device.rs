//! OpenCL platforms and devices, their properties, and their relation to the OpenGL context.

use crate::error::{check, Result};
use crate::text::borrowed;
use crate::DeviceMatch;
use clgl_sys::*;
use std::fmt;
use std::ptr;

/// A platform, identified by its index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Platform(pub u32);

impl Platform {
    /// Returns all platforms.
    #[doc = errors!(clgl_platform_get_count)]
    pub fn list() -> Result<Vec<Platform>> {
        let mut count = 0;
        check(unsafe { clgl_platform_get_count(&mut count) })?;
        Ok((0..count).map(Platform).collect())
    }
}

/// A name with a version.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct NameVersion(clgl_name_version);

impl NameVersion {
    /// The name.
    pub fn name(&self) -> &str {
        unsafe { borrowed(self.0.name.as_ptr()) }
    }

    /// The version: major in the upper 10 bits, minor in the next 10 bits, patch in the lower 12 bits.
    pub fn version(&self) -> u32 {
        self.0.version
    }
}

impl fmt::Debug for NameVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, version) = (self.name(), self.version());
        write!(f, "{name} {}.{}.{}", version >> 22, version >> 12 & 0x3ff, version & 0xfff)
    }
}

/// An OpenCL device. Devices live as long as the process.
///
/// ```
/// for device in clgl::Device::list(clgl::DeviceTypeFlags::default())? {
///     println!("{}", device.info()?.name);
/// }
/// # Ok::<(), clgl::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Device {
    raw: clgl_device,
}

// The object behind a device handle is never freed.
unsafe impl Send for Device {}
unsafe impl Sync for Device {}

impl Device {
    /// Returns all available devices, and the match of each device with the current OpenGL context. The device
    /// that matches best is first.
    #[doc = errors!(clgl_device_list_for_gl)]
    pub fn list_for_gl() -> Result<Vec<(Device, DeviceMatch)>> {
        let mut count = 0;
        check(unsafe { clgl_device_list_for_gl(0, ptr::null_mut(), ptr::null_mut(), &mut count) })?;
        let mut devices = vec![ptr::null_mut(); count as usize];
        let mut matches = vec![0; count as usize];
        check(unsafe { clgl_device_list_for_gl(count, devices.as_mut_ptr(), matches.as_mut_ptr(), &mut count) })?;
        Ok(devices.into_iter().zip(matches).map(|(raw, tie)| (Device { raw }, DeviceMatch(tie))).collect())
    }

    /// The handle.
    pub fn as_raw(self) -> clgl_device {
        self.raw
    }

    /// Wraps a library handle.
    ///
    /// # Safety
    ///
    /// The handle must be a device.
    pub unsafe fn from_raw(raw: clgl_device) -> Self {
        Self { raw }
    }
}

impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.info() {
            Ok(info) => write!(f, "Device({} / {})", info.platform_name, info.name),
            Err(_) => write!(f, "Device({:p})", self.raw),
        }
    }
}

/// Returns the handle of the device, or NULL, which means the first device of the kernel or program.
pub(crate) fn raw_device(device: Option<Device>) -> clgl_device {
    device.map_or(ptr::null_mut(), Device::as_raw)
}
