/* host_opencl.dll for tests under Wine. Passes every call to libOpenCL.so.1 of the host, so that the tests use
 * the drivers of the host and need no OpenCL loader for Windows. Driver threads cannot run Windows code, so Wine
 * threads run the callbacks. Built by winegcc. */
#define _DEFAULT_SOURCE
#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_0_APIS
#define CL_USE_DEPRECATED_OPENCL_1_1_APIS
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#define CL_USE_DEPRECATED_OPENCL_2_0_APIS
#define CL_USE_DEPRECATED_OPENCL_2_1_APIS
#define CL_USE_DEPRECATED_OPENCL_2_2_APIS
#include <windows.h>
/* Without _WIN32, the OpenCL headers declare functions with the calling convention of the host. */
#undef _WIN32
#include <CL/cl.h>
#include <CL/cl_ext.h>
#include <CL/cl_gl.h>
#include <CL/cl_icd.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define MS __attribute__((ms_abi))
#define MOST_PLATFORMS 8

enum kind { OF_EVENT, OF_CONTEXT, OF_OBJECT, NATIVE_KERNEL };

struct call {
    void *function;
    void *user;
    enum kind kind;
    void *object;
    cl_int status;
    char message[512];
    struct call *next;
    int done;
};

/* Set on threads that have called an OpenCL function, which are threads of Wine */
static __thread int of_wine;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t posted = PTHREAD_COND_INITIALIZER;
static pthread_cond_t ended = PTHREAD_COND_INITIALIZER;
static struct call *first;
static struct call **last = &first;

static DWORD WINAPI make(void *argument)
{
    struct call *const call = argument;
    switch (call->kind) {
    case OF_EVENT:
        ((MS void (*)(void *, cl_int, void *))call->function)(call->object, call->status, call->user);
        break;
    case OF_CONTEXT:
        ((MS void (*)(const char *, const void *, size_t, void *))call->function)(call->message, NULL, 0,
                                                                                  call->user);
        break;
    case OF_OBJECT:
        ((MS void (*)(void *, void *))call->function)(call->object, call->user);
        break;
    case NATIVE_KERNEL:
        ((MS void (*)(void *))call->function)(call->user);
        pthread_mutex_lock(&mutex);
        call->done = 1;
        pthread_cond_broadcast(&ended);
        pthread_mutex_unlock(&mutex);
        return 0;
    }
    free(call);
    return 0;
}

/* Runs each callback on its own thread, because a callback may wait for another callback. Only a thread of Wine
 * can start such threads. */
static DWORD WINAPI start_calls(void *unused)
{
    (void)unused;
    for (;;) {
        pthread_mutex_lock(&mutex);
        while (!first)
            pthread_cond_wait(&posted, &mutex);
        struct call *const call = first;
        first = call->next;
        if (!first) last = &first;
        pthread_mutex_unlock(&mutex);
        CloseHandle(CreateThread(NULL, 0, make, call, 0, NULL));
    }
}

static void start_thread(void) { CloseHandle(CreateThread(NULL, 0, start_calls, NULL, 0, NULL)); }

static struct call *new_call(void *function, void *user)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, start_thread);
    struct call *const call = calloc(1, sizeof *call);
    call->function = function;
    call->user = user;
    return call;
}

static void post(struct call *call)
{
    if (of_wine) {
        make(call);
        return;
    }
    pthread_mutex_lock(&mutex);
    call->next = NULL;
    *last = call;
    last = &call->next;
    pthread_cond_signal(&posted);
    pthread_mutex_unlock(&mutex);
}

static void event_callback(cl_event event, cl_int status, void *user)
{
    struct call *const call = user;
    call->kind = OF_EVENT;
    call->object = event;
    call->status = status;
    post(call);
}

static void object_callback(void *object, void *user)
{
    struct call *const call = user;
    call->kind = OF_OBJECT;
    call->object = object;
    post(call);
}

/* The driver may call this function any number of times. */
static void context_callback(const char *message, const void *data, size_t size, void *user)
{
    const struct call *const set = user;
    struct call *const call = calloc(1, sizeof *call);
    (void)data;
    (void)size;
    call->function = set->function;
    call->user = set->user;
    call->kind = OF_CONTEXT;
    strncpy(call->message, message, sizeof call->message - 1);
    post(call);
}

#include "host_opencl.inc"

static void native_kernel(void *arguments)
{
    struct call call = {0};
    memcpy(&call.function, arguments, sizeof call.function);
    call.user = (char *)arguments + 2 * sizeof call.function;
    call.kind = NATIVE_KERNEL;
    post(&call);
    pthread_mutex_lock(&mutex);
    while (!call.done)
        pthread_cond_wait(&ended, &mutex);
    pthread_mutex_unlock(&mutex);
}

/* The driver copies the arguments of a native kernel. The function pointer is stored in front of the arguments.
 */
MS cl_int dll_clEnqueueNativeKernel(cl_command_queue queue, void *function, void *arguments, size_t size,
                                    cl_uint mem_count, const cl_mem *mems, const void **places,
                                    cl_uint wait_count, const cl_event *waits, cl_event *event)
{
    if (!function || mem_count > 0) return CL_INVALID_VALUE;
    (void)mems;
    (void)places;
    free(new_call(NULL, NULL));
    const size_t head = 2 * sizeof function;
    char *const copy = calloc(1, head + size);
    memcpy(copy, &function, sizeof function);
    if (size > 0) memcpy(copy + head, arguments, size);
    const cl_int code = host_clEnqueueNativeKernel(queue, native_kernel, copy, head + size, 0, NULL, NULL,
                                                   wait_count, waits, event);
    free(copy);
    return code;
}

/* The only platform, after a loader has asked for it (see platforms_of_driver) */
static cl_platform_id only_platform;

/* Renames cl_khr_icd unless a loader uses this library as a driver. With it, applications would call functions
 * from the dispatch tables of objects, which have the calling convention of the host. */
MS cl_int dll_clGetPlatformInfo(cl_platform_id platform, cl_platform_info name, size_t size, void *value,
                                size_t *needed)
{
    const cl_int code = host_clGetPlatformInfo(platform, name, size, value, needed);
    char *const icd = code == CL_SUCCESS && value && name == CL_PLATFORM_EXTENSIONS && !only_platform
                          ? strstr(value, "cl_khr_icd")
                          : NULL;
    if (icd) memcpy(icd, "cl_tst_icd", strlen("cl_khr_icd"));
    return code;
}

MS void *dll_clGetExtensionFunctionAddress(const char *name);
MS void *dll_clGetExtensionFunctionAddressForPlatform(cl_platform_id platform, const char *name);

static const struct {
    const char *name;
    void **host;
    void *windows;
    size_t place;
} functions[] = {
#define ENTRY(name) {#name, (void **)&host_##name, (void *)dll_##name, offsetof(cl_icd_dispatch, name)},
    FUNCTIONS(ENTRY)
#undef ENTRY
};

static void __attribute__((constructor)) open_host(void)
{
    void *const host = dlopen("libOpenCL.so.1", RTLD_NOW | RTLD_LOCAL);
    for (size_t i = 0; host && i < sizeof functions / sizeof *functions; ++i)
        *functions[i].host = dlsym(host, functions[i].name);
}

/* Changes the environment of the host, which the drivers read. A Windows program has a separate environment. */
MS int dll_setenv(const char *name, const char *value) { return value ? setenv(name, value, 1) : unsetenv(name); }

/* Returns a function of a library of the host, or NULL. It has the calling convention of the host. */
MS void *dll_host_function(const char *library, const char *name)
{
    void *const host = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    return host ? dlsym(host, name) : NULL;
}

/* Replaces the dispatch table of PoCL, which PoCL itself does not use, so that its objects can be passed to a
 * loader for Windows. The functions of this library then call PoCL without the loader of the host. */
static void replace_table(cl_icd_dispatch *table)
{
    const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), start = (uintptr_t)table & ~(page - 1);
    const cl_icd_dispatch host = *table;
    mprotect((void *)start, (uintptr_t)(table + 1) - start, PROT_READ | PROT_WRITE);
    memset(table, 0, sizeof *table);
    for (size_t i = 0; i < sizeof functions / sizeof *functions; ++i) {
        memcpy(functions[i].host, (const char *)&host + functions[i].place, sizeof(void *));
        if (*functions[i].host) memcpy((char *)table + functions[i].place, &functions[i].windows, sizeof(void *));
    }
}

static void become_driver(void)
{
    cl_platform_id platforms[MOST_PLATFORMS];
    cl_uint count = 0;
    host_clGetPlatformIDs(MOST_PLATFORMS, platforms, &count);
    for (cl_uint i = 0; i < count && !only_platform; ++i) {
        char name[64] = "";
        host_clGetPlatformInfo(platforms[i], CL_PLATFORM_NAME, sizeof name, name, NULL);
        if (strcmp(name, "Portable Computing Language") == 0) only_platform = platforms[i];
    }
    if (only_platform) replace_table(*(cl_icd_dispatch **)only_platform);
}

/* clIcdGetPlatformIDsKHR, with which a loader finds the platforms of a driver. Reports only PoCL. */
static MS cl_int platforms_of_driver(cl_uint size, cl_platform_id *platforms, cl_uint *count)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, become_driver);
    if (!only_platform) return CL_PLATFORM_NOT_FOUND_KHR;
    if (size > 0 && platforms) platforms[0] = only_platform;
    if (count) *count = 1;
    return CL_SUCCESS;
}

/* Returns no other extension functions, because they have the calling convention of the host. */
MS void *dll_clGetExtensionFunctionAddress(const char *name)
{
    return strcmp(name, "clIcdGetPlatformIDsKHR") == 0 ? (void *)platforms_of_driver : NULL;
}
MS void *dll_clGetExtensionFunctionAddressForPlatform(cl_platform_id platform, const char *name)
{
    (void)platform;
    (void)name;
    return NULL;
}
