/* What the tests of the shared library have in common: OpenGL contexts made by hand, clgl contexts on a chosen
 * device, checks of results and messages, and the bytes that buffers should hold, computed on the CPU. */
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

/* Parts of the names of the OpenCL devices that the tests run on. */
#define POCL "Portable Computing Language"
#define RUSTICL "rusticl"

/* How a program that cannot run on this machine tells Meson so. */
#define EXIT_SKIPPED 77

/* An OpenGL context of the test's own on Mesa's surfaceless platform. */
typedef struct gl_context {
    EGLDisplay display;
    EGLContext context;
} gl_context;

/* Which one: EGL_OPENGL_API or EGL_OPENGL_ES_API and the version; 0.0 for whatever there is. */
typedef struct gl_request {
    EGLenum api;
    EGLint major, minor;
    /* To share objects with, or EGL_NO_CONTEXT */
    EGLContext share;
} gl_request;

/* Makes a context and makes it current. */
gl_context make_gl(gl_request request);
/* OpenGL with everything that the driver has. */
gl_context make_best_gl(void);
void use_gl(const gl_context *gl);
void use_no_gl(void);
void destroy_gl(gl_context *gl);

/* What the checks below do not say themselves, and where they stand in the test. */
#define expect_success(call) check_success((call), #call, __FILE__, __LINE__)
/* A failure of this kind with a message that begins with the function's name and ": ". */
#define expect_error(call, expected) check_error((call), (expected), #call, __FILE__, __LINE__)
/* The same, and the out parameter, which held rubbish before, is zero. */
#define expect_error_out(call, expected, out)                                                                    \
    do {                                                                                                         \
        memset(&(out), RUBBISH, sizeof(out));                                                                    \
        expect_error(call, expected);                                                                            \
        expect_zero(&(out), sizeof(out));                                                                        \
    } while (0)
#define expect_gl_clean() check_gl_error(GL_NO_ERROR, __FILE__, __LINE__)
#define expect_gl_error(code) check_gl_error((code), __FILE__, __LINE__)
#define expect_same_bytes(got, expected, size) check_bytes((got), (expected), (size), __FILE__, __LINE__)
/* A positive result, which leaves neither a message nor a code. */
#define expect_positive(call, expected) check_positive((call), (expected), #call, __FILE__, __LINE__)
/* A failure whose message begins with this very function's name. */
#define expect_named_error(call, expected) check_named_error((call), (expected), #call, __FILE__, __LINE__)
#define RUBBISH 0xa5

void check_success(clgl_result result, const char *call, const char *file, int line);
void check_error(clgl_result result, clgl_result expected, const char *call, const char *file, int line);
void check_positive(clgl_result result, clgl_result expected, const char *call, const char *file, int line);
void check_named_error(clgl_result result, clgl_result expected, const char *call, const char *file, int line);
void check_gl_error(GLenum expected, const char *file, int line);
void check_bytes(const void *got, const void *expected, size_t size, const char *file, int line);
void expect_zero(const void *memory, size_t size);

/* The OpenCL device whose "platform / name" has this part. */
clgl_device find_device(const char *part);
/* On the OpenGL context that is current. With CLGL_TEST_NATIVE in the environment the transport native stands in
 * for any other, for the tests that ask for nothing which others alone have. */
clgl_context make_context(const char *device, int32_t transport);
/* In order where the device has no other queues. */
clgl_queue make_queue(clgl_context context, uint32_t flags);

/* A clgl context over an OpenGL context of the test's own, and a queue. */
typedef struct gl_fixture {
    gl_context gl;
    clgl_context context;
    clgl_queue queue;
} gl_fixture;

gl_fixture open_gl_fixture(const char *device, int32_t transport, uint32_t queue_flags);
/* Nothing may be left of what the test made. */
void close_gl_fixture(gl_fixture *s);
/* On PoCL and on rusticl, by mapped and by staged. */
void on_each_gl_fixture(void (*run)(gl_fixture *s));

/* A buffer of the library's own, and a share of OpenGL's. */
clgl_buffer make_buffer(clgl_context context, uint64_t size, const void *data, int32_t access);
clgl_buffer wrap_buffer(clgl_context context, GLuint name, uint32_t flags, int32_t access);
clgl_buffer_info info_of_buffer(clgl_buffer buffer);

/* OpenGL's side, by its own calls. */
void write_gl(GLuint name, size_t offset, size_t size, const void *data);
void read_gl(GLuint name, size_t offset, size_t size, void *data);
void expect_gl_bytes(GLuint name, size_t offset, size_t size, const void *expected);

/* One buffer, whole, without waits and fences. */
void acquire(clgl_queue queue, clgl_buffer buffer);
void release(clgl_queue queue, clgl_buffer buffer);
clgl_handover handover_of(const clgl_buffer *buffers, uint32_t count);

/* A kernel "change" that works on each uint of its buffer, and the same on the CPU. */
clgl_kernel make_change_kernel(clgl_context context);
void launch_change(clgl_queue queue, clgl_kernel kernel, clgl_buffer buffer, size_t count);
void change_on_cpu(uint32_t *values, size_t count);

/* CLGL_TEST_SEED, or a new one; printed so that a failure can be repeated. */
uint32_t test_seed(void);

/* Runs a function on another thread, without OpenGL there, and waits for it. Failures in it are the test's. */
typedef void (*thread_body)(void *data);
void on_another_thread(thread_body body, void *data);

unsigned entries_of(const char *directory);
unsigned open_descriptors(void);
clgl_memory_usage memory_of(clgl_context context, int32_t transport);
/* No object of any transport is left in the context. */
void expect_no_memory(clgl_context context);

/* The driver's code behind this thread's last failure, which is this driver's. */
int32_t native_code(int32_t source);

/* A clgl context with an OpenGL context of the library's own. */
clgl_context make_headless(const char *device, uint32_t more_flags);
int32_t fence_status(clgl_fence fence);

#endif
