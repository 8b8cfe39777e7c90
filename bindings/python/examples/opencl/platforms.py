"""Platforms: their properties, extensions and devices."""

import clgl

for platform in clgl.platforms():
    info = platform.info
    print(f"{info.name}: {info.version}, {info.device_count} devices")
    for extension in info.extensions_with_version:
        print(f"    {extension.name} {extension.version >> 22}.{extension.version >> 12 & 0x3ff}")
    for device in platform.devices:
        print(f"    {device.info.name}")
