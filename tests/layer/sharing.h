/* Shared code of the tests of cl_khr_gl_sharing. The tests follow the specification, and run on the layer or on a
 * driver with native sharing. The variable SHARING_PLATFORM selects a platform by a part of its name.
 * SHARING_NATIVE selects native sharing, even if the driver does not list the extension. */
#ifndef SHARING_H
#define SHARING_H

#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_1_APIS
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include <CL/cl.h>
#include <CL/cl_ext.h>
#include <CL/cl_gl.h>

#include <epoxy/gl.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../api/support/gl_bytes.h"
#include "gl_maker.h"

#define COUNT(array) (sizeof(array) / sizeof(array)[0])
#define EXIT_SKIPPED 77

/* Functions of the extension, including deprecated ones, as the platform returns them */
typedef struct sharing_functions {
    clGetGLContextInfoKHR_fn get_context_info;
    cl_event(CL_API_CALL *create_event)(cl_context, cl_GLsync, cl_int *);
    cl_mem(CL_API_CALL *create_buffer)(cl_context, cl_mem_flags, cl_GLuint, cl_int *);
    cl_mem(CL_API_CALL *create_texture)(cl_context, cl_mem_flags, cl_GLenum, cl_GLint, cl_GLuint, cl_int *);
    cl_mem(CL_API_CALL *create_texture_2d)(cl_context, cl_mem_flags, cl_GLenum, cl_GLint, cl_GLuint, cl_int *);
    cl_mem(CL_API_CALL *create_texture_3d)(cl_context, cl_mem_flags, cl_GLenum, cl_GLint, cl_GLuint, cl_int *);
    cl_mem(CL_API_CALL *create_renderbuffer)(cl_context, cl_mem_flags, cl_GLuint, cl_int *);
    cl_int(CL_API_CALL *get_object_info)(cl_mem, cl_gl_object_type *, cl_GLuint *);
    cl_int(CL_API_CALL *get_texture_info)(cl_mem, cl_gl_texture_info, size_t, void *, size_t *);
    cl_int(CL_API_CALL *acquire)(cl_command_queue, cl_uint, const cl_mem *, cl_uint, const cl_event *,
                                 cl_event *);
    cl_int(CL_API_CALL *release)(cl_command_queue, cl_uint, const cl_mem *, cl_uint, const cl_event *,
                                 cl_event *);
} sharing_functions;

/* State of each test: an OpenCL context that shares objects with OpenGL, and a queue */
typedef struct sharing {
    cl_platform_id platform;
    cl_device_id device;
    cl_context context;
    cl_command_queue queue;
    sharing_functions gl;
} sharing;

extern sharing s;

int sharing_is_native(void);

/* Setup and teardown functions for cmocka. open_opengl creates no OpenCL context and no queue. */
int open_opengl(void **state);
int open_sharing(void **state);
int close_sharing(void **state);

#define expect_cl(call, expected) check_cl((call), (expected), #call, __FILE__, __LINE__)
#define expect_ok(call) expect_cl(call, CL_SUCCESS)
#define expect_gl_clean() assert_int_equal(glGetError(), GL_NO_ERROR)
#define expect_bytes(got, expected, size) check_bytes((got), (expected), (size), __FILE__, __LINE__)
void check_cl(cl_int got, cl_int expected, const char *call, const char *file, int line);
void check_bytes(const void *got, const void *expected, size_t size, const char *file, int line);
/* Expects that a call returns NULL and this error code. */
#define expect_no_object(call, expected)                                                                         \
    do {                                                                                                         \
        cl_int code = CL_SUCCESS;                                                                                \
        assert_null(call);                                                                                       \
        check_cl(code, (expected), #call, __FILE__, __LINE__);                                                   \
    } while (0)

/* Fills `list` with the properties of a context with OpenGL, and appends the pairs in `more`. `list` must have 7
 * + 2 * pairs elements. */
void properties_with_gl(cl_context_properties *list, const cl_context_properties *more, size_t pairs);
cl_context make_plain_context(void);
cl_command_queue make_queue(cl_context context, cl_command_queue_properties properties);
cl_kernel make_kernel(const char *source, const char *name);
cl_mem share_buffer(cl_mem_flags flags, GLuint name);
void acquire(cl_mem mem);
void release(cl_mem mem);
cl_uint references_of(cl_mem mem);
int device_has(const char *extension);
int has_image_format(cl_mem_object_type type, cl_image_format format);

void read_gl_buffer(GLuint name, size_t size, void *data);
/* Runs a function on another thread without a current GL context, and waits for it. */
void on_another_thread(void (*body)(void *), void *data);
/* Runs a function on `count` threads at the same time, each with its own element of `data`, and waits for
 * them. */
#define MOST_THREADS 8
void on_threads(int count, void (*body)(void *), void *data, size_t element_size);

#define SHARING_TEST(name) cmocka_unit_test_setup_teardown(name, open_sharing, close_sharing)

int run_platform_tests(void);
int run_context_tests(void);
int run_buffer_tests(void);
int run_texture_tests(void);
int run_format_tests(void);
int run_handover_tests(void);
int run_misuse_tests(void);
int run_event_tests(void);
int run_lifetime_tests(void);

#endif
