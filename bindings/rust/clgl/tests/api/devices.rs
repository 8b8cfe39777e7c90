use crate::support::*;
use clgl::*;

#[test]
fn platforms_and_devices_tell_of_themselves() {
    let platforms = Platform::list().unwrap();
    let devices = Device::list(DeviceTypeFlags::default()).unwrap();
    assert_eq!(platforms.iter().map(|p| p.info().unwrap().device_count as usize).sum::<usize>(), devices.len());
    for device in devices {
        let info = device.info().unwrap();
        let platform = Platform(info.platform).info().unwrap();
        assert_eq!(info.platform_name, platform.name);
        assert!(!info.name.is_empty() && info.max_compute_units > 0);
        assert!(Device::list(info.type_).unwrap().contains(&device));
        assert_eq!(device.query(0x1002).unwrap(), info.max_compute_units.to_ne_bytes()); // CL_DEVICE_MAX_COMPUTE_UNITS
        for known in info.extensions_with_version {
            assert!(info.extensions.contains(known.name()), "{known:?}");
        }
        let versions = [info.ils_with_version, info.built_in_kernels_with_version, info.opencl_c_features];
        assert!(versions.iter().all(|list| list.iter().all(|entry| !entry.name().is_empty())));
        assert!(info.opencl_c_all_versions.iter().all(|entry| entry.name() == "OpenCL C"));
        assert!(format!("{device:?}").contains(info.name));
    }
    let name = platforms[0].query(0x0902).unwrap(); // CL_PLATFORM_NAME
    let info = platforms[0].info().unwrap();
    assert_eq!(&name[..name.len() - 1], info.name.as_bytes());
    assert!(info.extensions_with_version.iter().all(|entry| info.extensions.contains(entry.name())));
    assert_eq!(kind(Platform(1000).info()), ErrorKind::OUT_OF_RANGE);
    assert_eq!(kind(Device::list(DeviceTypeFlags::default()).unwrap()[0].query(1)), ErrorKind::UNSUPPORTED);
}

#[test]
fn the_version_is_the_crate_s() {
    let (major, minor, patch) = version().unwrap();
    assert_eq!(version_string(), format!("{major}.{minor}.{patch}"));
    assert_eq!(version_string(), env!("CARGO_PKG_VERSION"));
}
