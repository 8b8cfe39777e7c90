// Tests device selection on a simulated machine with many devices: matching OpenGL contexts, and names in
// CLGL_DEVICE.
#include "base/text.hpp"
#include "core/device/device.hpp"

#include <CL/cl_gl.h>
#include <CL/cl_icd.h>

#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <vector>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

constexpr Uuid uuid_of_llvmpipe = {7};
constexpr Uuid uuid_of_gpu = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};

// The layout that cl_khr_icd specifies. The loader finds the driver functions through the first member.
struct FakePlatform {
    cl_icd_dispatch *dispatch;
    std::string name;
    std::string extensions;
    std::string vendor = "";
    std::string version = "OpenCL 3.0";
};

struct FakeDevice {
    cl_icd_dispatch *dispatch;
    size_t platform;
    std::string name;
    std::string vendor;
    cl_device_type type;
    cl_bool available = CL_TRUE;
    std::string extensions = "";
    bool has_uuid = false;
};

cl_icd_dispatch with_gl_query{};
cl_icd_dispatch without_gl_query{};

std::vector<FakePlatform> fake_platforms = {
    {&without_gl_query, "rusticl", "cl_khr_icd", "Mesa/X.org"},
    {&with_gl_query, "Portable Computing Language", "cl_khr_icd", "The pocl project",
     "OpenCL 3.0 PoCL 6.0 Linux, Debian, LLVM 18.1.8, CUDA"},
    {&with_gl_query, "NVIDIA CUDA", "cl_khr_icd"},
    {&without_gl_query, "Intel OpenCL", "cl_khr_icd"},
    {&without_gl_query, "AMD Accelerated Parallel Processing", "cl_khr_icd"},
};

std::vector<FakeDevice> fake_devices = {
    {&without_gl_query, 0, "llvmpipe", "Mesa/X.org", CL_DEVICE_TYPE_CPU, CL_TRUE, "cl_khr_device_uuid", true},
    {&with_gl_query, 1, "pthread-CUDA", "unknown", CL_DEVICE_TYPE_CPU},
    {&with_gl_query, 2, "H200", "NVIDIA Corporation", CL_DEVICE_TYPE_GPU, CL_TRUE,
     "cl_khr_device_uuid cl_nv_device_attribute_query", true},
    {&with_gl_query, 2, "Old", "NVIDIA Corporation", CL_DEVICE_TYPE_GPU},
    {&without_gl_query, 3, "Iris", "Intel(R) Corporation", CL_DEVICE_TYPE_GPU},
    {&without_gl_query, 4, "gfx1100", "Advanced Micro Devices, Inc.", CL_DEVICE_TYPE_GPU, CL_FALSE},
    {&without_gl_query, 3, "Gone", "Intel(R) Corporation", CL_DEVICE_TYPE_GPU, CL_FALSE},
    {&without_gl_query, 4, "cpu-Example Processor", "Example", CL_DEVICE_TYPE_CPU, CL_FALSE},
    {&without_gl_query, 4, "Example Graphics", "Example", CL_DEVICE_TYPE_GPU, CL_FALSE},
};

// Result of clGetGLContextInfoKHR on the NVIDIA platform. `current` and `usable` are indices into fake_devices
// (-1 = no device).
struct GlAnswer {
    cl_int code = CL_INVALID_OPERATION;
    int current = -1;
    std::vector<int> usable;
} gl_answer;

cl_device_id id_of(size_t device) { return reinterpret_cast<cl_device_id>(&fake_devices[device]); }
FakePlatform &platform_of(cl_platform_id id) { return *reinterpret_cast<FakePlatform *>(id); }
FakeDevice &device_of(cl_device_id id) { return *reinterpret_cast<FakeDevice *>(id); }

cl_int answer(const void *bytes, size_t size, size_t capacity, void *value, size_t *got)
{
    if (got) *got = size;
    if (value && capacity < size) return CL_INVALID_VALUE;
    if (value && size > 0) std::memcpy(value, bytes, size);
    return CL_SUCCESS;
}

cl_int answer(const std::string &string, size_t capacity, void *value, size_t *got)
{
    return answer(string.c_str(), string.size() + 1, capacity, value, got);
}

template <typename T> cl_int answer_number(T number, size_t capacity, void *value, size_t *got)
{
    return answer(&number, sizeof number, capacity, value, got);
}

cl_int CL_API_CALL no_platforms(cl_uint, cl_platform_id *, cl_uint *) { return CL_PLATFORM_NOT_FOUND_KHR; }

cl_int CL_API_CALL get_platforms(cl_uint capacity, cl_platform_id *ids, cl_uint *count)
{
    if (count) *count = static_cast<cl_uint>(fake_platforms.size());
    for (size_t i = 0; i < capacity; ++i)
        ids[i] = reinterpret_cast<cl_platform_id>(&fake_platforms[i]);
    return CL_SUCCESS;
}

cl_int CL_API_CALL get_platform_info(cl_platform_id id, cl_platform_info parameter, size_t capacity, void *value,
                                     size_t *size)
{
    if (parameter == CL_PLATFORM_NAME) return answer(platform_of(id).name, capacity, value, size);
    if (parameter == CL_PLATFORM_VENDOR) return answer(platform_of(id).vendor, capacity, value, size);
    if (parameter == CL_PLATFORM_VERSION) return answer(platform_of(id).version, capacity, value, size);
    if (parameter == CL_PLATFORM_EXTENSIONS) return answer(platform_of(id).extensions, capacity, value, size);
    return CL_INVALID_VALUE;
}

cl_int CL_API_CALL get_devices(cl_platform_id platform, cl_device_type type, cl_uint capacity, cl_device_id *ids,
                               cl_uint *count)
{
    cl_uint found = 0;
    for (size_t i = 0; i < fake_devices.size() && type == CL_DEVICE_TYPE_ALL; ++i) {
        if (&fake_platforms[fake_devices[i].platform] != &platform_of(platform)) continue;
        if (found < capacity) ids[found] = id_of(i);
        ++found;
    }
    if (count) *count = found;
    return found ? CL_SUCCESS : CL_DEVICE_NOT_FOUND;
}

cl_int CL_API_CALL get_device_info(cl_device_id id, cl_device_info parameter, size_t capacity, void *value,
                                   size_t *size)
{
    constexpr cl_device_info pci_bus_nv = 0x4008, pci_slot_nv = 0x4009;
    const FakeDevice &device = device_of(id);
    switch (parameter) {
    case CL_DEVICE_NAME:
        return answer(device.name, capacity, value, size);
    case CL_DEVICE_VENDOR:
        return answer(device.vendor, capacity, value, size);
    case CL_DEVICE_EXTENSIONS:
        return answer(device.extensions, capacity, value, size);
    case CL_DEVICE_TYPE:
        return answer_number(device.type, capacity, value, size);
    case CL_DEVICE_AVAILABLE:
        return answer_number(device.available, capacity, value, size);
    case CL_DEVICE_UUID_KHR:
        if (!device.has_uuid) break;
        if (device.platform == 0) return answer(uuid_of_llvmpipe.data(), sizeof(Uuid), capacity, value, size);
        return answer(uuid_of_gpu.data(), uuid_of_gpu.size(), capacity, value, size);
    case pci_bus_nv:
        return answer_number(cl_uint{0x65}, capacity, value, size);
    case pci_slot_nv:
        return answer_number(cl_uint{0x1f << 3 | 2}, capacity, value, size);
    default:
        break;
    }
    return CL_INVALID_VALUE;
}

cl_int CL_API_CALL get_gl_info(const cl_context_properties *properties, cl_gl_context_info parameter,
                               size_t capacity, void *value, size_t *size)
{
    std::map<cl_context_properties, cl_context_properties> given;
    for (; *properties; properties += 2)
        given[properties[0]] = properties[1];
    assert_int_equal(given[CL_GL_CONTEXT_KHR], 0x600d);
    assert_int_equal(given[CL_EGL_DISPLAY_KHR], 0xd15);
    const auto &platform = platform_of(reinterpret_cast<cl_platform_id>(given[CL_CONTEXT_PLATFORM]));
    if (platform.dispatch == &without_gl_query) fail_msg("a stub without a driver was called");
    // PoCL returns CL_SUCCESS and reports no device.
    if (platform.name != "NVIDIA CUDA") return answer(nullptr, 0, capacity, value, size);
    if (gl_answer.code != CL_SUCCESS) return gl_answer.code;
    std::vector<cl_device_id> ids;
    if (parameter == CL_CURRENT_DEVICE_FOR_GL_CONTEXT_KHR && gl_answer.current >= 0)
        ids.push_back(id_of(static_cast<size_t>(gl_answer.current)));
    if (parameter == CL_DEVICES_FOR_GL_CONTEXT_KHR)
        for (const int device : gl_answer.usable)
            ids.push_back(id_of(static_cast<size_t>(device)));
    return answer(ids.data(), ids.size() * sizeof(cl_device_id), capacity, value, size);
}

// Returns a stub of the loader library. ICD loaders return such a stub even if the driver lacks the function.
void *CL_API_CALL get_function(cl_platform_id, const char *name)
{
    assert_string_equal(name, "clGetGLContextInfoKHR");
    return reinterpret_cast<void *>(&get_gl_info);
}

GlIdentity gl_of(const std::string &vendor, const std::string &renderer)
{
    GlIdentity gl;
    gl.vendor = vendor;
    gl.renderer = renderer;
    gl.platform = CLGL_WINSYS_EGL;
    gl.display = reinterpret_cast<void *>(0xd15);
    gl.context = reinterpret_cast<void *>(0x600d);
    return gl;
}

// Returns the devices in order of preference: "name:match name:match ...".
std::string order_for(const GlIdentity &gl)
{
    std::string order;
    for (const DeviceMatch &match : match_devices(gl)) {
        order += text(order.empty() ? "" : " ", match.device->info().name, ":", match.match);
        assert_true(contains_ignoring_case(match.reason, match.device->full_name()));
        assert_true(contains_ignoring_case(match.reason, gl.renderer));
    }
    return order;
}

int install(void **)
{
    gl_answer = {};
    with_gl_query.clGetGLContextInfoKHR = get_gl_info;
    cl().GetPlatformIDs = get_platforms;
    cl().GetPlatformInfo = get_platform_info;
    cl().GetDeviceIDs = get_devices;
    cl().GetDeviceInfo = get_device_info;
    cl().GetExtensionFunctionAddressForPlatform = get_function;
    return 0;
}

template <typename Call> void expect_error(clgl_result result, const char *mentioned, Call &&call)
{
    try {
        call();
    } catch (const Error &error) {
        assert_int_equal(error.result(), result);
        if (!contains_ignoring_case(error.what(), mentioned)) fail_msg("%s", error.what());
        return;
    }
    fail_msg("no error was thrown");
}

// Must be the first test, because a process repeats the search for platforms only until it succeeds.
void a_failed_platform_search_is_repeated(void **)
{
    setenv("OCL_ICD_VENDORS", "/nowhere.icd", 1);
    cl().GetPlatformIDs = no_platforms;
    expect_error(CLGL_ERROR_NO_OPENCL, "; install ", [] { devices(); });
    expect_error(CLGL_ERROR_NO_OPENCL, "; install ", [] { platforms(); });
    cl().GetPlatformIDs = get_platforms;
    assert_int_equal(devices().size(), fake_devices.size());
}

void software_gl_matches_cpus_before_rusticl(void **)
{
    GlIdentity gl = gl_of("Mesa/X.org", "llvmpipe (LLVM 15.0.6, 256 bits)");
    assert_string_equal(order_for(gl).c_str(), "pthread-CUDA:6 llvmpipe:6 H200:7 Old:7 Iris:7");
    gl.device_uuids = {uuid_of_llvmpipe};
    assert_string_equal(order_for(gl).c_str(), "pthread-CUDA:6 llvmpipe:6 H200:7 Old:7 Iris:7");
}

void hardware_gl_prefers_its_vendor_then_gpus(void **)
{
    assert_string_equal(order_for(gl_of("Intel", "Mesa Intel(R) Xe Graphics")).c_str(),
                        "Iris:7 H200:7 Old:7 llvmpipe:7 pthread-CUDA:7");
    assert_string_equal(order_for(gl_of("NVIDIA Corporation", "NVIDIA H200/PCIe/SSE2")).c_str(),
                        "H200:7 Old:7 Iris:7 llvmpipe:7 pthread-CUDA:7");
    assert_string_equal(order_for(gl_of("Nobody", "Nothing")).c_str(),
                        "H200:7 Old:7 Iris:7 llvmpipe:7 pthread-CUDA:7");
}

void the_same_uuid_beats_the_vendor(void **)
{
    GlIdentity gl = gl_of("Intel", "Mesa Intel(R) Xe Graphics");
    gl.device_uuids = {Uuid{9}, uuid_of_gpu};
    assert_string_equal(order_for(gl).c_str(), "H200:5 Iris:7 Old:7 llvmpipe:7 pthread-CUDA:7");
}

void different_hardware_does_not_match(void **)
{
    const Ref<Device> h200 = find_device(id_of(2)), nameless = find_device(id_of(3)), cpu = find_device(id_of(1));
    GlIdentity gl = gl_of("NVIDIA Corporation", "NVIDIA H200/PCIe/SSE2");
    assert_true(may_drive(gl, *h200));
    gl.device_uuids = {Uuid{9}};
    assert_false(may_drive(gl, *h200));
    assert_true(may_drive(gl, *nameless));
    assert_true(may_drive(gl, *cpu));
    gl.device_uuids = {Uuid{9}, uuid_of_gpu};
    assert_true(may_drive(gl, *h200));
}

void the_device_from_opencl_beats_the_uuid(void **)
{
    GlIdentity gl = gl_of("NVIDIA Corporation", "NVIDIA H200/PCIe/SSE2");
    gl.device_uuids = {uuid_of_gpu};
    gl_answer = {CL_SUCCESS, 3, {}};
    assert_string_equal(order_for(gl).c_str(), "Old:4 H200:5 Iris:7 llvmpipe:7 pthread-CUDA:7");
    gl_answer = {CL_SUCCESS, 3, {2, 3}};
    assert_string_equal(order_for(gl).c_str(), "Old:4 H200:4 Iris:7 llvmpipe:7 pthread-CUDA:7");
    gl_answer = {CL_SUCCESS, -1, {3}};
    assert_string_equal(order_for(gl).c_str(), "Old:4 H200:5 Iris:7 llvmpipe:7 pthread-CUDA:7");
}

void devices_are_found_by_name_uuid_and_address(void **)
{
    assert_ptr_equal(find_device_named("iris")->id(), id_of(4));
    assert_ptr_equal(find_device_named("NVIDIA CUDA / Old")->id(), id_of(3));
    assert_ptr_equal(find_device_named("pocl")->id(), id_of(1));
    assert_ptr_equal(find_device_named("PoCL 6")->id(), id_of(1));
    assert_ptr_equal(find_device_named("mesa")->id(), id_of(0));
    assert_ptr_equal(find_device_named("rusticl")->id(), id_of(0));
    assert_ptr_equal(find_device_named("intel")->id(), id_of(4));
    assert_ptr_equal(find_device_named("nvidia")->id(), id_of(2));
    // If two names match, the device that is not a CPU is selected.
    assert_ptr_equal(find_device_named("example")->id(), id_of(8));
    assert_ptr_equal(find_device_named("example proc")->id(), id_of(7));
    // These names match only a part of a platform name. They must not match a PoCL device.
    assert_ptr_equal(find_device_named("cuda")->id(), id_of(2));
    assert_ptr_equal(find_device_named("ROCm")->id(), id_of(5));
    assert_ptr_equal(find_device_named("0000:65:1f.2")->id(), id_of(2));
    assert_ptr_equal(find_device_named("0102030405060708090A0B0C0D0E0F10")->id(), id_of(2));
    assert_ptr_equal(find_device_named("01020304-0506-0708-090a-0b0c0d0e0f10")->id(), id_of(2));
    expect_error(CLGL_ERROR_NO_DEVICE, "Intel OpenCL / Iris", [] { find_device_named("no such"); });
    expect_error(CLGL_ERROR_NO_DEVICE, "NVIDIA CUDA / H200\" at 0000:65:1f.2", [] { find_device_named(""); });
    assert_ptr_equal(find_device(id_of(1))->id(), id_of(1));
    expect_error(CLGL_ERROR_NO_DEVICE, "root device", [] { find_device(nullptr); });
}

void extensions_are_whole_words(void **)
{
    const Ref<Device> device = find_device(id_of(2));
    assert_true(device->has_extension("cl_khr_device_uuid"));
    assert_true(device->has_extension("cl_nv_device_attribute_query"));
    assert_false(device->has_extension("cl_nv_device_attribute"));
    assert_false(device->has_extension("device_uuid"));
}

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test_setup(a_failed_platform_search_is_repeated, install),
        cmocka_unit_test_setup(software_gl_matches_cpus_before_rusticl, install),
        cmocka_unit_test_setup(hardware_gl_prefers_its_vendor_then_gpus, install),
        cmocka_unit_test_setup(the_same_uuid_beats_the_vendor, install),
        cmocka_unit_test_setup(different_hardware_does_not_match, install),
        cmocka_unit_test_setup(the_device_from_opencl_beats_the_uuid, install),
        cmocka_unit_test_setup(devices_are_found_by_name_uuid_and_address, install),
        cmocka_unit_test_setup(extensions_are_whole_words, install),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
