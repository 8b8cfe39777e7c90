"""Devices: all of them, those of a type, and the properties of each."""

import clgl

for device in clgl.devices():
    info = device.info
    print(f"{info.name} of {info.platform_name}: {info.type!r}, OpenCL {info.version.split()[1]}")
    print(f"    {info.max_compute_units} compute units, {info.global_mem_size >> 20} MiB, work-groups of up to "
          f"{info.max_work_group_size} work-items, {' x '.join(map(str, info.max_work_item_sizes))}")
    print(f"    images: {info.image_support}, up to {info.image2d_max_width} x {info.image2d_max_height}")
print(f"{len(clgl.devices(clgl.DeviceTypeFlags.CPU))} processors")
