#include <clgl/native.h>

#include "abi/guard.hpp"
#include "core/device.hpp"

using namespace clgl;

clgl_result clgl_device_cl_device(clgl_device device, void **id)
{
    return abi::guarded("clgl_device_cl_device", [&] {
        void *&lent = abi::out(id, "cl_device_id");
        lent = abi::pin<Device>(device)->id();
    });
}

clgl_result clgl_device_cl_platform(clgl_device device, void **id)
{
    return abi::guarded("clgl_device_cl_platform", [&] {
        void *&lent = abi::out(id, "cl_platform_id");
        lent = abi::pin<Device>(device)->platform();
    });
}

clgl_result clgl_device_from_cl(void *id, clgl_device *device)
{
    return abi::guarded("clgl_device_from_cl", [&] {
        clgl_device &found = abi::out(device, "device");
        found = find_device(static_cast<cl_device_id>(abi::not_null(id, "cl_device_id")))->handle();
    });
}
