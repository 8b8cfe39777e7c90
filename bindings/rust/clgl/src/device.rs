//! OpenCL platforms and devices, their properties, and the one that drives the OpenGL context.

use crate::error::{check, made, Result};
use crate::info::Info;
use crate::text::{borrowed, counted, sized_bytes};
use crate::{DeviceInfo, DeviceMatch, DeviceTypeFlags, PlatformInfo};
use clgl_sys::*;
use std::fmt;
use std::ptr;

/// A platform, identified by its index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Platform(pub u32);

impl Platform {
    /// All platforms.
    pub fn list() -> Result<Vec<Platform>> {
        let mut count = 0;
        check(unsafe { clgl_platform_get_count(&mut count) })?;
        Ok((0..count).map(Platform).collect())
    }

    /// Returns its properties.
    pub fn info(self) -> Result<PlatformInfo<'static>> {
        PlatformInfo::ask(|info| unsafe { clgl_platform_get_info(self.0, info) })
    }

    /// Returns any clGetPlatformInfo parameter, such as 0x0902 (CL_PLATFORM_NAME).
    pub fn query(self, param: u32) -> Result<Vec<u8>> {
        sized_bytes(|capacity, value, size| unsafe {
            clgl_platform_query(self.0, param, capacity, value.cast(), size)
        })
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

    /// Major version in the upper 10 bits, minor in the next 10, patch in the last 12.
    pub fn version(&self) -> u32 {
        self.0.version
    }
}

impl fmt::Debug for NameVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} {}.{}.{}",
            self.name(),
            self.version() >> 22,
            self.version() >> 12 & 0x3ff,
            self.version() & 0xfff
        )
    }
}

/// An OpenCL device. Devices live as long as the process.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Device {
    raw: clgl_device,
}

// A device handle refers to an object that is never freed.
unsafe impl Send for Device {}
unsafe impl Sync for Device {}

impl Device {
    /// Returns the devices of these types on all platforms; the default is all types.
    ///
    /// ```
    /// for device in clgl::Device::list(clgl::DeviceTypeFlags::default())? {
    ///     println!("{}", device.info()?.name);
    /// }
    /// # Ok::<(), clgl::Error>(())
    /// ```
    pub fn list(types: DeviceTypeFlags) -> Result<Vec<Device>> {
        let raw = counted(ptr::null_mut(), |capacity, devices, count| unsafe {
            clgl_device_list(types.0, capacity, devices, count)
        })?;
        Ok(raw.into_iter().map(|raw| Device { raw }).collect())
    }

    /// Returns the devices that can share with the current OpenGL context, best first, and how each was matched.
    pub fn list_for_gl() -> Result<Vec<(Device, DeviceMatch)>> {
        let mut count = 0;
        check(unsafe { clgl_device_list_for_gl(0, ptr::null_mut(), ptr::null_mut(), &mut count) })?;
        let mut devices = vec![ptr::null_mut(); count as usize];
        let mut matches = vec![0; count as usize];
        check(unsafe { clgl_device_list_for_gl(count, devices.as_mut_ptr(), matches.as_mut_ptr(), &mut count) })?;
        Ok(devices.into_iter().zip(matches).map(|(raw, tie)| (Device { raw }, DeviceMatch(tie))).collect())
    }

    /// Returns the device that drives the current OpenGL context, and how it was matched.
    pub fn for_gl() -> Result<(Device, DeviceMatch)> {
        let mut tie = 0;
        let raw = made(|raw| unsafe { clgl_device_for_gl(raw, &mut tie) })?;
        Ok((Device { raw }, DeviceMatch(tie)))
    }

    /// Returns its properties and capabilities.
    pub fn info(self) -> Result<DeviceInfo<'static>> {
        DeviceInfo::ask(|info| unsafe { clgl_device_get_info(self.raw, info) })
    }

    /// Returns any clGetDeviceInfo parameter, such as 0x1002 (CL_DEVICE_MAX_COMPUTE_UNITS).
    pub fn query(self, param: u32) -> Result<Vec<u8>> {
        sized_bytes(|capacity, value, size| unsafe {
            clgl_device_query(self.raw, param, capacity, value.cast(), size)
        })
    }

    /// The handle.
    pub fn as_raw(self) -> clgl_device {
        self.raw
    }

    /// Wraps a library handle.
    ///
    /// # Safety
    ///
    /// It must be a device.
    pub unsafe fn from_raw(raw: clgl_device) -> Self {
        Self { raw }
    }

    /// Returns the device of a cl_device_id.
    ///
    /// # Safety
    ///
    /// It must be an OpenCL root device.
    pub unsafe fn from_cl(cl_device_id: *mut c_void) -> Result<Device> {
        made(|raw| clgl_device_from_cl_device(cl_device_id, raw)).map(|raw| Device { raw })
    }

    /// Returns the cl_device_id, which lives as long as the process.
    pub fn cl_device(self) -> Result<*mut c_void> {
        made(|id| unsafe { clgl_device_cl_device(self.raw, id) })
    }

    /// Returns the cl_platform_id of its platform.
    pub fn cl_platform(self) -> Result<*mut c_void> {
        made(|id| unsafe { clgl_device_cl_platform(self.raw, id) })
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
