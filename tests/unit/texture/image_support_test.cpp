// Tests that a context with several devices supports only the formats that all its devices support. As OpenCL
// specifies, drivers report a format if any of the devices supports it.
#include "core/context/context.hpp"
#include "core/object/handles.hpp"

#include <clgl/clgl.h>

#include <algorithm>
#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

constexpr cl_image_format few[] = {{CL_RGBA, CL_UNORM_INT8}, {CL_RGBA, CL_FLOAT}};

cl_device_id first_device = nullptr;

// Reports both formats for the first device, and only the second format for the other device.
cl_int CL_API_CALL report_union(cl_context context, cl_mem_flags, cl_mem_object_type, cl_uint capacity,
                                cl_image_format *formats, cl_uint *count)
{
    cl_device_id devices[2] = {};
    size_t size = 0;
    const cl_int code = clGetContextInfo(context, CL_CONTEXT_DEVICES, sizeof devices, devices, &size);
    const size_t skipped = size == sizeof *devices && devices[0] != first_device ? 1 : 0;
    if (count) *count = static_cast<cl_uint>(std::size(few) - skipped);
    if (formats) std::copy_n(few + skipped, std::min<size_t>(capacity, std::size(few) - skipped), formats);
    return code;
}

clgl_context make_context(uint32_t device_count)
{
    clgl_device all[8] = {}, devices[2] = {};
    uint32_t count = 0, found = 0;
    assert_int_equal(clgl_device_list(0, std::size(all), all, &count), CLGL_SUCCESS);
    for (uint32_t i = 0; i < count && found < std::size(devices); ++i) {
        clgl_device_info info = CLGL_DEVICE_INFO_INIT;
        assert_int_equal(clgl_device_get_info(all[i], &info), CLGL_SUCCESS);
        if (std::strstr(info.platform_name, "Portable Computing Language")) devices[found++] = all[i];
    }
    assert_int_equal(found, std::size(devices));
    void *native = nullptr;
    assert_int_equal(clgl_device_cl_device(devices[0], &native), CLGL_SUCCESS);
    first_device = static_cast<cl_device_id>(native);
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    desc.flags = CLGL_CONTEXT_COMPUTE_ONLY;
    desc.devices = devices;
    desc.device_count = device_count;
    clgl_context context = nullptr;
    assert_int_equal(clgl_context_create(&desc, &context), CLGL_SUCCESS);
    return context;
}

uint32_t list(clgl_context context, clgl_format (&formats)[4])
{
    uint32_t count = 0;
    assert_int_equal(
        clgl_texture_list_formats(context, CLGL_TEXTURE_TYPE_2D, CLGL_ACCESS_READ_WRITE, 4, formats, &count),
        CLGL_SUCCESS);
    return count;
}

void only_common_formats_are_reported(void **)
{
    clgl_format formats[4];
    const clgl_context one = make_context(1), two = make_context(2);
    assert_int_equal(list(one, formats), 2);
    assert_int_equal(list(two, formats), 1);
    assert_int_equal(formats[0], CLGL_FORMAT_RGBA32F);
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.flags = CLGL_TEXTURE_COMPUTE_ONLY;
    desc.type = CLGL_TEXTURE_TYPE_2D;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = desc.height = 4;
    clgl_texture texture = nullptr;
    assert_int_equal(clgl_texture_create(two, &desc, &texture), CLGL_ERROR_UNSUPPORTED);
    assert_non_null(std::strstr(clgl_error_message(), "one of the 2 devices"));
    assert_non_null(std::strstr(clgl_error_message(), "CLGL_FORMAT_RGBA32F"));
    assert_int_equal(clgl_texture_create(one, &desc, &texture), CLGL_SUCCESS);
    assert_int_equal(clgl_texture_destroy(texture), CLGL_SUCCESS);
    assert_int_equal(clgl_context_destroy(one), CLGL_SUCCESS);
    assert_int_equal(clgl_context_destroy(two), CLGL_SUCCESS);
}

}  // namespace

int main()
{
    setenv("POCL_DEVICES", "pthread basic", 1);
    cl().GetSupportedImageFormats = report_union;
    const CMUnitTest tests[] = {cmocka_unit_test(only_common_formats_are_reported)};
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
