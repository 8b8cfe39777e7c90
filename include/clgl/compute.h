/* Programs; kernels come with them from kernel.h. */
#ifndef CLGL_COMPUTE_H
#define CLGL_COMPUTE_H

#include <clgl/common.h>
#include <clgl/kernel.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What program to build. */
typedef struct clgl_program_desc {
    /* sizeof(clgl_program_desc) */
    uint32_t struct_size;
    uint32_t reserved;
    /* OpenCL C */
    const char *source;
    /* Its bytes, or 0 if it ends with a NUL */
    size_t source_size;
    /* Options of the compiler, such as "-cl-std=CL1.2 -DN=4"; or NULL */
    const char *options;
    /* A name for messages and debugging tools, copied; or NULL */
    const char *label;
} clgl_program_desc;

#define CLGL_PROGRAM_DESC_INIT                                                                                   \
    {                                                                                                            \
        sizeof(clgl_program_desc), 0, NULL, 0, NULL, NULL                                                        \
    }

/** Compiles and links a program for the context's device.
 *
 * @param context  the context
 * @param desc     source and options
 * @param program  receives the program
 * @return CLGL_SUCCESS; CLGL_ERROR_BUILD_FAILED, the message then ends with the build log;
 *         CLGL_ERROR_INVALID_ARGUMENT for a missing source or options that the compiler does not know;
 *         CLGL_ERROR_UNSUPPORTED if the device has no compiler; CLGL_ERROR_INVALID_HANDLE,
 *         CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
 * @threads any; blocks while the compiler works
 * @lifetime until clgl_program_destroy; its kernels keep alive what they need
 * @spec OpenCL 3.0 sections 5.8.1 and 5.8.2, clCreateProgramWithSource, clBuildProgram
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_create(clgl_context context, const clgl_program_desc *desc,
                                         clgl_program *program);

/** Destroys a program.
 *
 * @param program  the program, or NULL for nothing
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time
 * @threads any
 * @lifetime ends the handle
 * @spec OpenCL 3.0 section 5.8.1, clReleaseProgram
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_destroy(clgl_program program);

/** Writes what the compiler said while it built the program, warnings for example.
 *
 * @param program   the program
 * @param capacity  bytes that text has room for, 0 to ask for the size only
 * @param text      receives the log, cut to capacity and always terminated; may be NULL if capacity is 0
 * @param size      receives the bytes of the whole log with its terminator; may be NULL if text is not
 * @return CLGL_SUCCESS, also if the text was cut; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
 *         CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime the caller's memory
 * @spec OpenCL 3.0 section 5.8.7, CL_PROGRAM_BUILD_LOG
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_get_build_log(clgl_program program, size_t capacity, char *text, size_t *size);

#ifdef __cplusplus
}
#endif

#endif
