/* Programs: OpenCL C, SPIR-V and binaries, built, compiled and linked. */
#ifndef CLGL_PROGRAM_H
#define CLGL_PROGRAM_H

#include <clgl/common.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Makes the program without building it: for clgl_program_build, for clgl_program_compile, as a header. */
#define CLGL_PROGRAM_NO_BUILD 0x1u
/* The binaries are the driver's own, as clGetProgramInfo gives them, and not clgl_program_get_binary's. Drivers
 * believe such binaries: a truncated one, or another driver's, can end the process. */
#define CLGL_PROGRAM_DRIVER_BINARIES 0x2u

/* What a program was made of. */
#define CLGL_PROGRAM_FROM_SOURCE 1
#define CLGL_PROGRAM_FROM_IL 2
#define CLGL_PROGRAM_FROM_BINARY 3
/* Of other programs, by clgl_program_link. */
#define CLGL_PROGRAM_FROM_LINK 4
/* The caller's cl_program. */
#define CLGL_PROGRAM_FROM_NATIVE 5

/* How far the last build, compilation or link is. */
#define CLGL_BUILD_NONE 0
#define CLGL_BUILD_IN_PROGRESS 1
#define CLGL_BUILD_SUCCESS 2
#define CLGL_BUILD_FAILED 3

/* What a program holds for a device: nothing yet, */
#define CLGL_BINARY_NONE 0x0u
/* what was compiled, to be linked; */
#define CLGL_BINARY_COMPILED_OBJECT 0x1u
/* what was linked with "-create-library", to be linked again; */
#define CLGL_BINARY_LIBRARY 0x2u
/* what has kernels. */
#define CLGL_BINARY_EXECUTABLE 0x4u

/* What to make a program of: exactly one of source, sources, il, binaries and cl_program. All is copied. */
typedef struct clgl_program_desc {
    /* sizeof(clgl_program_desc) */
    uint32_t struct_size;
    /* CLGL_PROGRAM_... or 0 */
    uint32_t flags;
    /* OpenCL C */
    const char *source;
    /* Its bytes, or 0 if it ends with a NUL */
    size_t source_size;
    /* Options of the compiler, such as "-cl-std=CL1.2 -DN=4"; or NULL */
    const char *options;
    /* A name for messages and debugging tools; or NULL */
    const char *label;
    /* OpenCL C in source_count parts, read as one text without anything between them; or NULL */
    const char *const *sources;
    /* Bytes of each part, 0 for those that end with a NUL; or NULL if all do */
    const size_t *source_sizes;
    /* SPIR-V, or another intermediate language that the device takes; or NULL */
    const void *il;
    /* Its bytes */
    size_t il_size;
    /* A binary of clgl_program_get_binary for each of devices; or NULL */
    const void *const *binaries;
    /* Bytes of each */
    const size_t *binary_sizes;
    /* device_count devices of the context to build for; or NULL for all of them */
    const clgl_device *devices;
    /* A cl_program of the context's cl_context, which is retained and never built by this call; or NULL */
    void *cl_program;
    /* A folder that keeps what was built, made if only it is missing itself, where only those write who may
     * choose what runs here; or NULL. With source or sources; not with CLGL_PROGRAM_NO_BUILD. Sources and options
     * that include files are built every time, for those files may have changed. __DATE__ and __TIME__ are those
     * of the build that was kept. */
    const char *cache_directory;
    uint32_t source_count;
    uint32_t device_count;
} clgl_program_desc;

#define CLGL_PROGRAM_DESC_INIT                                                                                   \
    {                                                                                                            \
        sizeof(clgl_program_desc), 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, 0, \
            0                                                                                                    \
    }

/* Called once when a build, compilation or link that was asked for with it has ended, with what the call without
 * a callback would have returned; clgl_error_message gives the message of a failure. Runs outside all locks on a
 * thread of the library's own, maybe before that call returns. It may call any clgl function that is not
 * "@threads GL", the program's next build and its destruction included. */
typedef void (*clgl_program_callback)(clgl_program program, clgl_result result, void *user_data);

/* How to build, compile or link. */
typedef struct clgl_build_desc {
    /* sizeof(clgl_build_desc) */
    uint32_t struct_size;
    uint32_t device_count;
    /* device_count devices of the program; or NULL for all of them */
    const clgl_device *devices;
    /* Options of the compiler or the linker; or NULL */
    const char *options;
    /* By what names the source includes the headers, such as "scale.h"; only clgl_program_compile takes any */
    const char *const *header_names;
    /* header_count programs made of source: what each header holds */
    const clgl_program *headers;
    /* Called at the end, and the call returns at once; or NULL, and the call returns at the end */
    clgl_program_callback callback;
    /* Handed to the callback */
    void *user_data;
    uint32_t header_count;
    uint32_t reserved;
} clgl_build_desc;

#define CLGL_BUILD_DESC_INIT                                                                                     \
    {                                                                                                            \
        sizeof(clgl_build_desc), 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0                                     \
    }

/* What a program tells of itself. */
typedef struct clgl_program_info {
    /* sizeof(clgl_program_info), set by the caller */
    uint32_t struct_size;
    /* CLGL_PROGRAM_FROM_... */
    int32_t origin;
    uint32_t device_count;
    /* 0 before it is an executable */
    uint32_t kernel_count;
    /* 1 if clgl_program_create found it in cache_directory, else 0 */
    uint32_t from_cache;
} clgl_program_info;

#define CLGL_PROGRAM_INFO_INIT                                                                                   \
    {                                                                                                            \
        sizeof(clgl_program_info), 0, 0, 0, 0                                                                    \
    }

/* What a program tells of its last build, compilation or link for a device. */
typedef struct clgl_program_build_info {
    /* sizeof(clgl_program_build_info), set by the caller */
    uint32_t struct_size;
    /* CLGL_BUILD_... */
    int32_t status;
    /* CLGL_BINARY_..., or a driver's own type */
    uint32_t binary_type;
    uint32_t reserved;
    /* Bytes of the variables that the program has in global memory; 0 where the driver does not tell */
    uint64_t global_variable_size;
} clgl_program_build_info;

#define CLGL_PROGRAM_BUILD_INFO_INIT                                                                             \
    {                                                                                                            \
        sizeof(clgl_program_build_info), 0, 0, 0, 0                                                              \
    }

/** Makes a program, and compiles and links it unless CLGL_PROGRAM_NO_BUILD or cl_program says otherwise. What
 * cache_directory does wrong is logged and never makes the call fail.
 *
 * @param context  the context
 * @param desc     source, SPIR-V or binaries, and options
 * @param program  receives the program
 * @return CLGL_SUCCESS; CLGL_ERROR_BUILD_FAILED, the message then ends with the build log;
 *         CLGL_ERROR_INVALID_ARGUMENT for a missing source, more than one, binaries that are broken, options with
 *         an odd number of quotes ("), that begin with a word without -, or end with -D or -I, options that the
 *         compiler does not know (some drivers give CLGL_ERROR_BUILD_FAILED for those), a device that is not the
 *         context's; CLGL_ERROR_UNSUPPORTED if the device has no compiler, does not take il, or if binaries are
 *         of another device or driver (build from source then), and for options that would end the process, as
 *         rusticl 22.3 does for quotes within a word (the message has what to write); CLGL_ERROR_WRONG_CONTEXT
 *         for a cl_program of another cl_context or device; CLGL_ERROR_INVALID_STATE for binaries of what was
 *         compiled only (give CLGL_PROGRAM_NO_BUILD then); CLGL_ERROR_INVALID_HANDLE,
 *         CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
 * @threads any; blocks while the compiler works
 * @lifetime until clgl_program_destroy; its kernels keep alive what they need
 * @spec OpenCL 3.0 sections 5.8.1 and 5.8.2, clCreateProgramWithSource, clCreateProgramWithIL,
 *       clCreateProgramWithBinary, clBuildProgram
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_create(clgl_context context, const clgl_program_desc *desc,
                                         clgl_program *program);

/** Destroys a program. A build with a callback is waited for, with its callback, unless that callback is what
 * calls.
 *
 * @param program  the program, or NULL for nothing
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time
 * @threads any
 * @lifetime ends the handle
 * @spec OpenCL 3.0 section 5.8.1, clReleaseProgram
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_destroy(clgl_program program);

/** Compiles and links a program, in place of what it was built to before.
 *
 * @param program  a program without kernels, launches of which have ended, too
 * @param desc     how; or NULL for the defaults
 * @return CLGL_SUCCESS, with a callback once the build is under way; CLGL_ERROR_BUILD_FAILED, the message then
 *         ends with the build log; CLGL_ERROR_INVALID_ARGUMENT for headers, and as clgl_program_create;
 *         CLGL_ERROR_INVALID_STATE if the program has kernels, is being built, or was linked;
 *         CLGL_ERROR_UNSUPPORTED if the device has no compiler or does not take the binary;
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY,
 *         CLGL_ERROR_OPENCL
 * @threads any; without a callback it blocks while the compiler works
 * @lifetime user_data must live until the callback has returned
 * @spec OpenCL 3.0 section 5.8.2, clBuildProgram
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_build(clgl_program program, const clgl_build_desc *desc);

/** Compiles a program of source or SPIR-V for clgl_program_link, in place of what it was built to before.
 *
 * @param program  a program without kernels, launches of which have ended, too
 * @param desc     how, and with which headers; or NULL for the defaults
 * @return as clgl_program_build; CLGL_ERROR_INVALID_STATE also for a program of binaries, and for a header that
 *         is not made of source; CLGL_ERROR_WRONG_CONTEXT for a header of another context
 * @threads any; without a callback it blocks while the compiler works
 * @lifetime user_data must live until the callback has returned; headers are kept alive as long as they are
 *           needed
 * @spec OpenCL 3.0 section 5.8.3, clCompileProgram
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_compile(clgl_program program, const clgl_build_desc *desc);

/** Links compiled programs and libraries to a new program: an executable, or a library with the option
 * "-create-library".
 *
 * @param context        the context
 * @param program_count  how many programs
 * @param programs       what to link: compiled, or linked to a library; of the same context
 * @param desc           how; or NULL for the defaults
 * @param program        receives the program. With a callback it can be asked for nothing but its state until the
 *                       link has ended, nor after one that failed (CLGL_ERROR_INVALID_STATE)
 * @return CLGL_SUCCESS, with a callback once the link is under way; CLGL_ERROR_BUILD_FAILED, the message then
 *         ends with the log where the driver has one; CLGL_ERROR_INVALID_ARGUMENT for no programs, for headers,
 *         and for options that the linker does not know or with an odd number of quotes; CLGL_ERROR_INVALID_STATE
 *         for a program that was not compiled or is being built; CLGL_ERROR_UNSUPPORTED if the device has no
 *         linker; CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE,
 *         CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
 * @threads any; without a callback it blocks while the linker works
 * @lifetime until clgl_program_destroy; user_data must live until the callback has returned
 * @spec OpenCL 3.0 section 5.8.3, clLinkProgram
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_link(clgl_context context, uint32_t program_count, const clgl_program *programs,
                                       const clgl_build_desc *desc, clgl_program *program);

/** Tells what a program was made of and what it has.
 *
 * @param program  the program
 * @param info     receives it; struct_size must be set
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_STATE while the program is being built; CLGL_ERROR_INVALID_HANDLE,
 *         CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.8.7, clGetProgramInfo
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_get_info(clgl_program program, clgl_program_info *info);

/** Tells how far the last build, compilation or link is, and what came out.
 *
 * @param program  the program; it may be being built
 * @param device   for which of its devices; NULL for the first
 * @param info     receives it; struct_size must be set
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for a device that is not the context's;
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.8.7, CL_PROGRAM_BUILD_STATUS, CL_PROGRAM_BINARY_TYPE
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_get_build_info(clgl_program program, clgl_device device,
                                                 clgl_program_build_info *info);

/** Writes what the compiler said while it built the program, warnings for example; if it was built for several
 * devices, under the name of each.
 *
 * @param program   the program
 * @param capacity  bytes that text has room for, 0 to ask for the size only
 * @param text      receives the log, cut to capacity and always terminated; may be NULL if capacity is 0
 * @param size      receives the bytes of the whole log with its terminator; may be NULL if text is not
 * @return CLGL_SUCCESS, also if the text was cut; CLGL_ERROR_INVALID_STATE while the program is being built;
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime the caller's memory
 * @spec OpenCL 3.0 section 5.8.7, CL_PROGRAM_BUILD_LOG
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_get_build_log(clgl_program program, size_t capacity, char *text, size_t *size);

/** Writes the options that a program was last built, compiled or linked with. The compiler is also given
 * "-cl-kernel-arg-info", so that arguments can be checked and named.
 *
 * @param program   the program
 * @param device    for which of its devices; NULL for the first
 * @param capacity  bytes that text has room for, 0 to ask for the size only
 * @param text      receives the options, cut to capacity and always terminated; may be NULL if capacity is 0
 * @param size      receives the bytes of all options with their terminator; may be NULL if text is not
 * @return CLGL_SUCCESS, also if the text was cut; CLGL_ERROR_INVALID_STATE while the program is being built;
 *         CLGL_ERROR_INVALID_ARGUMENT also for a device that is not the context's; CLGL_ERROR_INVALID_HANDLE,
 *         CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime the caller's memory
 * @spec OpenCL 3.0 section 5.8.7, CL_PROGRAM_BUILD_OPTIONS
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_get_build_options(clgl_program program, clgl_device device, size_t capacity,
                                                    char *text, size_t *size);

/** Writes the source of a program, also of one that was found in cache_directory.
 *
 * @param program   the program
 * @param capacity  bytes that text has room for, 0 to ask for the size only
 * @param text      receives the source, cut to capacity and always terminated; empty for a program that was made
 *                  of something else; may be NULL if capacity is 0
 * @param size      receives the bytes of the whole source with its terminator; may be NULL if text is not
 * @return CLGL_SUCCESS, also if the text was cut; CLGL_ERROR_INVALID_STATE while the program is being built;
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime the caller's memory
 * @spec OpenCL 3.0 section 5.8.7, CL_PROGRAM_SOURCE
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_get_source(clgl_program program, size_t capacity, char *text, size_t *size);

/** Writes the name of a kernel for clgl_kernel_create.
 *
 * @param program   the program
 * @param index     which one, from 0 to clgl_program_info.kernel_count - 1, in the driver's order
 * @param capacity  bytes that text has room for, 0 to ask for the size only
 * @param text      receives the name, cut to capacity and always terminated; may be NULL if capacity is 0
 * @param size      receives the bytes of the whole name with its terminator; may be NULL if text is not
 * @return CLGL_SUCCESS, also if the text was cut; CLGL_ERROR_OUT_OF_RANGE past the last kernel;
 *         CLGL_ERROR_INVALID_STATE while the program is being built; CLGL_ERROR_INVALID_HANDLE,
 *         CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime the caller's memory
 * @spec OpenCL 3.0 section 5.8.7, CL_PROGRAM_KERNEL_NAMES
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_get_kernel_name(clgl_program program, uint32_t index, size_t capacity,
                                                  char *text, size_t *size);

/** Writes what a program was built, compiled or linked to, for clgl_program_create in another process. What
 * clgl_program_create checks comes before the driver's own binary: whose it is, and that it is whole.
 *
 * @param program   the program
 * @param device    for which of its devices; NULL for the first
 * @param capacity  bytes that data has room for, 0 to ask for the size only
 * @param data      receives the binary; may be NULL if capacity is 0
 * @param size      receives the bytes of the binary; may be NULL if capacity is not 0
 * @return CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE if the binary is larger than capacity; CLGL_ERROR_INVALID_STATE
 *         if the program is not built, or is being built; CLGL_ERROR_INVALID_ARGUMENT also for a device that is
 *         not the context's; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime the caller's memory
 * @spec OpenCL 3.0 section 5.8.7, CL_PROGRAM_BINARIES
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_get_binary(clgl_program program, clgl_device device, size_t capacity,
                                             void *data, size_t *size);

/** Returns the name of the status of a build, such as "in progress".
 *
 * @param status  CLGL_BUILD_...
 * @return the name; "unknown" for a value without one. Never NULL.
 * @threads any
 * @lifetime the string lives as long as the library
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API const char *clgl_build_status_name(int32_t status);

#ifdef __cplusplus
}
#endif

#endif
