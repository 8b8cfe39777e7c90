/* Shared library that is preloaded for every test of a sanitizer build. Replaces functions that drivers call and
 * that sanitizers cannot handle, or handle too slowly. */
#define _GNU_SOURCE
#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>

#include <dlfcn.h>
#include <link.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <unwind.h>

/* Keeps shared libraries loaded until the process ends. LeakSanitizer runs at the end. Its reports about unloaded
 * drivers would contain no library name, and could not be suppressed. */
int dlclose(void *handle)
{
    (void)handle;
    return 0;
}

/* Ignores unwind information of code that is compiled at run time. Exceptions never pass through kernels.
 * Registering the information would deadlock: the unwinder allocates memory while it holds its lock, and the
 * sanitizer unwinds the stack of each allocation. */
void __register_frame(void *begin);
void __deregister_frame(void *begin);

void __register_frame(void *begin) { (void)begin; }

void __deregister_frame(void *begin) { (void)begin; }

/* The first query of platforms opens the OpenCL drivers. Their allocations during this call are not checked for
 * leaks, because they belong to the drivers until the process ends. */
void __lsan_disable(void) __attribute__((weak));
void __lsan_enable(void) __attribute__((weak));

static __thread int opening_drivers __attribute__((tls_model("initial-exec")));

cl_int CL_API_CALL clGetPlatformIDs(cl_uint capacity, cl_platform_id *platforms, cl_uint *count)
{
    typedef cl_int(CL_API_CALL * get_platforms)(cl_uint, cl_platform_id *, cl_uint *);
    get_platforms next;
    *(void **)&next = dlsym(RTLD_NEXT, "clGetPlatformIDs");
    if (__lsan_disable) __lsan_disable();
    ++opening_drivers;
    const cl_int code = next(capacity, platforms, count);
    --opening_drivers;
    if (__lsan_enable) __lsan_enable();
    return code;
}

/* PoCL 3.1 leaks the context of a buffer image and a list of the image. The contexts are stored here, so that
 * LeakSanitizer does not report these leaks. */
/* The array is never read. It is volatile, so that the compiler does not remove the writes. */
static volatile cl_context contexts_of_buffer_images[64];

cl_mem CL_API_CALL clCreateImage(cl_context context, cl_mem_flags flags, const cl_image_format *format,
                                 const cl_image_desc *desc, void *data, cl_int *code)
{
    typedef cl_mem(CL_API_CALL * create_image)(cl_context, cl_mem_flags, const cl_image_format *,
                                               const cl_image_desc *, void *, cl_int *);
    static size_t count;
    const size_t most = sizeof contexts_of_buffer_images / sizeof *contexts_of_buffer_images;
    create_image next;
    *(void **)&next = dlsym(RTLD_NEXT, "clCreateImage");
    if (!desc || desc->image_type != CL_MEM_OBJECT_IMAGE1D_BUFFER)
        return next(context, flags, format, desc, data, code);
    contexts_of_buffer_images[__atomic_fetch_add(&count, 1, __ATOMIC_RELAXED) % most] = context;
    if (__lsan_disable) __lsan_disable();
    const cl_mem image = next(context, flags, format, desc, data, code);
    if (__lsan_enable) __lsan_enable();
    return image;
}

/* The sanitizer unwinds the stack of each allocation by tables, which is slow. Most allocations are in the OpenGL
 * driver or in compilers, so their stacks are cut after the first frame. Leaked memory of a compiler is
 * referenced by an object of the driver, which has a complete stack. */
typedef struct unwinding {
    _Unwind_Trace_Fn step;
    void *state;
} unwinding;

static int is_end_by_name(const char *path)
{
    static const char *const ends[] = {"/libLLVM", "/libclang", "/swrast_dri"};
    const char *file = strrchr(path, '/');
    for (size_t i = 0; file && i < sizeof ends / sizeof *ends; ++i)
        if (strncmp(file, ends[i], strlen(ends[i])) == 0) return 1;
    return 0;
}

/* Returns whether the stack is cut at this code address. This function is called for each frame, so it caches the
 * result per library in the lowest bit of the library address. Libraries are never unloaded. */
static int is_end(const void *code)
{
    static uintptr_t known[256];
    struct dl_find_object found;
    if (_dl_find_object((void *)code, &found) != 0) return 0;
    const uintptr_t file = (uintptr_t)found.dlfo_link_map;
    uintptr_t *slot = &known[file / sizeof(struct link_map) % (sizeof known / sizeof *known)];
    uintptr_t answer = __atomic_load_n(slot, __ATOMIC_RELAXED);
    if ((answer & ~(uintptr_t)1) != file) {
        answer = file | (uintptr_t)is_end_by_name(found.dlfo_link_map->l_name);
        __atomic_store_n(slot, answer, __ATOMIC_RELAXED);
    }
    return answer & 1;
}

static _Unwind_Reason_Code step_to_end(struct _Unwind_Context *context, void *argument)
{
    const unwinding *asked = argument;
    const _Unwind_Reason_Code told = asked->step(context, asked->state);
    if (told != _URC_NO_REASON) return told;
    return opening_drivers || is_end((const void *)_Unwind_GetIP(context)) ? _URC_NORMAL_STOP : _URC_NO_REASON;
}

_Unwind_Reason_Code _Unwind_Backtrace(_Unwind_Trace_Fn step, void *state)
{
    typedef _Unwind_Reason_Code (*backtrace)(_Unwind_Trace_Fn, void *);
    static backtrace next;
    if (!next) *(void **)&next = dlsym(RTLD_NEXT, "_Unwind_Backtrace");
    unwinding asked = {step, state};
    return next ? next(step_to_end, &asked) : _URC_END_OF_STACK;
}
