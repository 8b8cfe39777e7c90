/* A fake OpenCL driver. FAKE_ICD selects its behaviour. "abort" and "hang" abort or hang when platforms are
 * queried; "device-abort" aborts when devices are queried. "gpu" provides a GPU on which every call fails. */
#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl_icd.h>

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct object {
    const cl_icd_dispatch *dispatch;
};

static cl_icd_dispatch dispatch;
static struct object platform = {&dispatch}, device = {&dispatch};

static int is(const char *what)
{
    const char *set = getenv("FAKE_ICD");
    return set && strcmp(set, what) == 0;
}

static cl_int give(const void *value, size_t size, size_t capacity, void *to, size_t *needed)
{
    if (needed) *needed = size;
    if (!to) return CL_SUCCESS;
    if (capacity < size) return CL_INVALID_VALUE;
    memcpy(to, value, size);
    return CL_SUCCESS;
}

static cl_int give_text(const char *text, size_t capacity, void *to, size_t *needed)
{
    return give(text, strlen(text) + 1, capacity, to, needed);
}

static cl_int CL_API_CALL get_platform_info(cl_platform_id id, cl_platform_info what, size_t capacity,
                                            void *value, size_t *needed)
{
    (void)id;
    switch (what) {
    case CL_PLATFORM_NAME:
    case CL_PLATFORM_VENDOR:
        return give_text("Fake", capacity, value, needed);
    case CL_PLATFORM_VERSION:
        return give_text("OpenCL 1.2 fake", capacity, value, needed);
    case CL_PLATFORM_PROFILE:
        return give_text("FULL_PROFILE", capacity, value, needed);
    case CL_PLATFORM_EXTENSIONS:
        return give_text("cl_khr_icd", capacity, value, needed);
    case CL_PLATFORM_ICD_SUFFIX_KHR:
        return give_text("FAKE", capacity, value, needed);
    default:
        return CL_INVALID_VALUE;
    }
}

static cl_int CL_API_CALL get_device_ids(cl_platform_id id, cl_device_type type, cl_uint capacity,
                                         cl_device_id *devices, cl_uint *count)
{
    (void)id;
    if (is("device-abort")) abort();
    if (!is("gpu") || type == CL_DEVICE_TYPE_CUSTOM) return CL_DEVICE_NOT_FOUND;
    if (count) *count = 1;
    if (devices && capacity > 0) devices[0] = (cl_device_id)&device;
    return CL_SUCCESS;
}

static cl_int CL_API_CALL get_device_info(cl_device_id id, cl_device_info what, size_t capacity, void *value,
                                          size_t *needed)
{
    static const cl_device_type type = CL_DEVICE_TYPE_GPU;
    static const cl_bool yes = CL_TRUE;
    static const cl_uint megahertz = 2001;
    static const cl_ulong most_at_once = (cl_ulong)2 << 40, whole = (cl_ulong)3 << 40;
    const void *owner = &platform;
    (void)id;
    switch (what) {
    case CL_DEVICE_TYPE:
        return give(&type, sizeof type, capacity, value, needed);
    case CL_DEVICE_AVAILABLE:
        return give(&yes, sizeof yes, capacity, value, needed);
    case CL_DEVICE_PLATFORM:
        return give(&owner, sizeof owner, capacity, value, needed);
    case CL_DEVICE_MAX_CLOCK_FREQUENCY:
        return give(&megahertz, sizeof megahertz, capacity, value, needed);
    case CL_DEVICE_MAX_MEM_ALLOC_SIZE:
        return give(&most_at_once, sizeof most_at_once, capacity, value, needed);
    case CL_DEVICE_GLOBAL_MEM_SIZE:
        return give(&whole, sizeof whole, capacity, value, needed);
    case CL_DEVICE_NAME:
        return give_text("Fake \"GPU\" \xff", capacity, value, needed);
    case CL_DEVICE_VERSION:
        return give_text("OpenCL 1.2 fake", capacity, value, needed);
    default:
        return CL_INVALID_VALUE;
    }
}

static cl_context CL_API_CALL create_context(
    const cl_context_properties *properties, cl_uint count, const cl_device_id *devices,
    void(CL_CALLBACK *notify)(const char *, const void *, size_t, void *), void *user_data, cl_int *error)
{
    (void)properties, (void)count, (void)devices, (void)notify, (void)user_data;
    if (error) *error = CL_DEVICE_NOT_AVAILABLE;
    return NULL;
}

static cl_int CL_API_CALL get_platform_ids(cl_uint capacity, cl_platform_id *platforms, cl_uint *count)
{
    static const unsigned long_enough = 1000;
    if (is("abort")) abort();
    if (is("hang")) sleep(long_enough);
    dispatch.clGetPlatformInfo = get_platform_info;
    dispatch.clGetDeviceIDs = get_device_ids;
    dispatch.clGetDeviceInfo = get_device_info;
    dispatch.clCreateContext = create_context;
    if (count) *count = 1;
    if (platforms && capacity > 0) platforms[0] = (cl_platform_id)&platform;
    return CL_SUCCESS;
}

/* Copies the bytes, because ISO C cannot convert function pointers to void *. */
static void *address_of(void (*function)(void))
{
    void *address = NULL;
    memcpy(&address, &function, sizeof address);
    return address;
}

__attribute__((visibility("default"))) void *CL_API_CALL clGetExtensionFunctionAddress(const char *name)
{
    if (strcmp(name, "clIcdGetPlatformIDsKHR") == 0) return address_of((void (*)(void))get_platform_ids);
    if (strcmp(name, "clGetPlatformInfo") == 0) return address_of((void (*)(void))get_platform_info);
    return NULL;
}

__attribute__((visibility("default"))) cl_int CL_API_CALL clIcdGetPlatformIDsKHR(cl_uint capacity,
                                                                                 cl_platform_id *platforms,
                                                                                 cl_uint *count)
{
    return get_platform_ids(capacity, platforms, count);
}
