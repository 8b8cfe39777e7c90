/* Shared code of all tests: OpenGL contexts, clgl contexts on a device, checks of results and messages, and
 * buffer contents. */
#ifndef SUPPORT_H
#define SUPPORT_H

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>
#include <CL/cl_ext.h>

#include <epoxy/gl.h>

#include <epoxy/egl.h>

#include <clgl/clgl.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "gl_bytes.h"

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/* Parts of the platform names of the tested OpenCL devices */
#define POCL "Portable Computing Language"
#define RUSTICL "rusticl"

#define NS_PER_MS 1000000LL
/* Time limit in milliseconds for waits. The limit is high because the machine may be busy. */
#define PATIENCE_MS 60000
#define PATIENCE_NS (PATIENCE_MS * NS_PER_MS)

/* Exit status of a test program that cannot run on this machine. Meson reports the test as skipped. */
#define EXIT_SKIPPED 77

/* An OpenGL context on the surfaceless EGL platform of Mesa */
typedef struct gl_context {
    EGLDisplay display;
    EGLContext context;
} gl_context;

/* API (EGL_OPENGL_API or EGL_OPENGL_ES_API) and version of an OpenGL context (0.0 = any version) */
typedef struct gl_request {
    EGLenum api;
    EGLint major, minor;
    /* OpenGL context of the share group that the new context joins, or EGL_NO_CONTEXT */
    EGLContext share;
} gl_request;

/* Creates a context and makes it current. */
gl_context make_gl(gl_request request);
/* Returns the window system of the OpenGL contexts that these functions create. */
clgl_winsys test_winsys(void);
/* Creates an OpenGL context of the highest supported version, and makes the context current. */
gl_context make_best_gl(void);
void use_gl(const gl_context *gl);
void use_no_gl(void);
void destroy_gl(gl_context *gl);

/* The following macros check the result of a call. If a check fails, the macro prints the call, the file and the
 * line. */
#define expect_success(call) check_success((call), #call, __FILE__, __LINE__)
/* Expects this error, and a message that begins with a function name and ": ". */
#define expect_error(call, expected) check_error((call), (expected), #call, __FILE__, __LINE__)
/* Like expect_error, and expects that the call sets the out parameter to zero. */
#define expect_error_out(call, expected, out)                                                                    \
    do {                                                                                                         \
        memset(&(out), RUBBISH, sizeof(out));                                                                    \
        expect_error(call, expected);                                                                            \
        expect_zero(&(out), sizeof(out));                                                                        \
    } while (0)
#define expect_gl_clean() check_gl_error(GL_NO_ERROR, __FILE__, __LINE__)
#define expect_gl_error(code) check_gl_error((code), __FILE__, __LINE__)
#define expect_same_bytes(got, expected, size) check_bytes((got), (expected), (size), __FILE__, __LINE__)
/* Expects this positive result, an empty error message, and no driver error code. */
#define expect_positive(call, expected) check_positive((call), (expected), #call, __FILE__, __LINE__)
/* Expects this error, and a message that begins with the name of the called function and ": ". */
#define expect_named_error(call, expected) check_named_error((call), (expected), #call, __FILE__, __LINE__)
#define RUBBISH 0xa5

/* Skips the test if the last message says that the driver lacks a format, gives wrong pixels, or builds no
 * program. tests/allowed_skips.txt lists the tests that such drivers skip. */
void skip_without_driver_feature(void);
void check_success(clgl_result result, const char *call, const char *file, int line);
void check_error(clgl_result result, clgl_result expected, const char *call, const char *file, int line);
void check_positive(clgl_result result, clgl_result expected, const char *call, const char *file, int line);
void check_named_error(clgl_result result, clgl_result expected, const char *call, const char *file, int line);
void check_gl_error(GLenum expected, const char *file, int line);
void check_bytes(const void *got, const void *expected, size_t size, const char *file, int line);
void expect_zero(const void *memory, size_t size);

/* Returns the first OpenCL device whose platform name contains `part`. Skips the test program if no such device
 * exists. */
clgl_device find_device(const char *part);
/* Creates a clgl context on the current OpenGL context. If CLGL_TEST_NATIVE is set, `native` replaces
 * `transport`, unless `transport` is CLGL_TRANSPORT_AUTO. On WGL, where threads without OpenGL can wait for GL
 * fences only with CLGL_CONTEXT_SYNC_THREAD, sets this flag unless the environment variable NO_SYNC_THREAD is
 * set. */
clgl_context make_context(const char *device, clgl_transport transport);
/* Creates an application-owned cl_context on a device. */
cl_context cl_context_on(const char *device);
cl_uint references_of_cl_context(cl_context context);
#define NO_SYNC_THREAD "CLGL_TEST_NO_SYNC_THREAD"
/* Creates a queue. The out-of-order flag is removed if the device does not support it. */
clgl_queue make_queue(clgl_context context, uint32_t flags);

/* An OpenGL context, a clgl context on it, and a queue */
typedef struct gl_fixture {
    gl_context gl;
    clgl_context context;
    clgl_queue queue;
} gl_fixture;

gl_fixture open_gl_fixture(const char *device, clgl_transport transport, uint32_t queue_flags);
/* Destroys the fixture. All other objects must already be destroyed. */
void close_gl_fixture(gl_fixture *s);
/* Runs the function on PoCL and rusticl, each with `mapped` and `staged`. */
void on_each_gl_fixture(void (*run)(gl_fixture *s));

/* make_buffer creates a shared buffer. wrap_buffer wraps an OpenGL buffer. */
clgl_buffer make_buffer(clgl_context context, uint64_t size, const void *data, clgl_access access);
clgl_buffer wrap_buffer(clgl_context context, GLuint name, uint32_t flags, clgl_access access);
clgl_buffer_info info_of_buffer(clgl_buffer buffer);

/* These functions write, read and compare the bytes of an OpenGL buffer with OpenGL. */
void write_gl(GLuint name, size_t offset, size_t size, const void *data);
void read_gl(GLuint name, size_t offset, size_t size, void *data);
void expect_gl_bytes(GLuint name, size_t offset, size_t size, const void *expected);

/* These functions acquire and release a whole buffer, without a wait list and without a fence. */
void acquire(clgl_queue queue, clgl_buffer buffer);
void release(clgl_queue queue, clgl_buffer buffer);
clgl_handover handover_of(const clgl_buffer *buffers, uint32_t count);

/* make_change_kernel creates the kernel "change", which changes each uint of a buffer. change_on_cpu computes the
 * same result on the CPU. */
clgl_kernel make_change_kernel(clgl_context context);
void launch_change(clgl_queue queue, clgl_kernel kernel, clgl_buffer buffer, size_t count);
void change_on_cpu(uint32_t *values, size_t count);

/* Returns CLGL_TEST_SEED, or a new seed if the variable is not set. Prints the seed, so that a failure can be
 * reproduced. */
uint32_t test_seed(void);

/* Allocates memory at a multiple of `alignment`. The memory must be freed with free_aligned. */
void *allocate_aligned(size_t alignment, size_t size);
void free_aligned(void *memory);

int64_t now_ms(void);
void sleep_ms(int milliseconds);
/* Waits at most PATIENCE_MS until the condition is true. */
#define wait_until(condition)                                                                                    \
    do {                                                                                                         \
        const int64_t wait_begun_ = now_ms();                                                                    \
        while (!(condition) && now_ms() - wait_begun_ < PATIENCE_MS)                                             \
            sleep_ms(1);                                                                                         \
    } while (0)

/* Waits until *flag is not 0. The test fails after PATIENCE_MS. */
void wait_for_flag(const int *flag);

/* Runs a function on another thread without OpenGL, and waits for the thread. Failed assertions in the function
 * fail the test. */
typedef void (*thread_body)(void *data);
void on_another_thread(thread_body body, void *data);

unsigned entries_of(const char *directory);
unsigned open_descriptors(void);
unsigned running_threads(void);
clgl_memory_usage memory_of(clgl_context context, clgl_transport transport);
/* Expects that the context has no shared objects with any transport. */
void expect_no_memory(clgl_context context);

/* Returns the driver error code of the last error on this thread. Expects that the code is from `source`. */
int32_t native_code(clgl_native_source source);

/* Creates a headless clgl context. */
clgl_context make_headless(const char *device, uint32_t more_flags);
clgl_fence_status fence_status(clgl_fence fence);

#endif
