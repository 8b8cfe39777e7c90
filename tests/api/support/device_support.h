/* Shared code of tests of platforms and devices. */
#ifndef DEVICE_SUPPORT_H
#define DEVICE_SUPPORT_H

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>
#include <CL/cl_ext.h>

#include <clgl/context.h>
#include <clgl/device.h>
#include <clgl/native.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])
#define MOST_DEVICES 64

/* Expects success and an empty error message. */
static void expect_success(clgl_result result)
{
    if (result != CLGL_SUCCESS) fail_msg("%s: %s", clgl_result_name(result), clgl_error_message());
    assert_string_equal(clgl_error_message(), "");
}

static uint32_t all_devices(clgl_device *devices)
{
    uint32_t count = 0;
    expect_success(clgl_device_list(0, MOST_DEVICES, devices, &count));
    assert_in_range(count, 1, MOST_DEVICES);
    return count;
}

static cl_device_id id_of(clgl_device device)
{
    void *id = NULL;
    expect_success(clgl_device_cl_device(device, &id));
    assert_non_null(id);
    return (cl_device_id)id;
}

static clgl_device_info info_of(clgl_device device)
{
    clgl_device_info info = CLGL_DEVICE_INFO_INIT;
    expect_success(clgl_device_get_info(device, &info));
    return info;
}

#endif
