/* Programs of OpenCL C, SPIR-V or binaries, and how to build, compile and link them.
 *
 * clgl_program_create builds a program unless CLGL_PROGRAM_NO_BUILD or cl_program is set. To build a program in
 * steps, set CLGL_PROGRAM_NO_BUILD, and call clgl_program_build later, or clgl_program_compile and
 * clgl_program_link. The library adds the option -cl-kernel-arg-info to builds and compilations, so that messages
 * can name arguments.
 *
 * # Disk cache
 *
 * If cache_directory is set, clgl_program_create stores the binary of the program for each device. A later call
 * loads the binary if the device, the driver, the version of clgl, the options and the source are the same. An
 * entry is a file with the binary and these five values. The library compares the values byte by byte. Entries
 * are replaced atomically, so processes can share a directory.
 *
 * The library ignores an entry that is damaged, and an entry that users other than the current user and the
 * administrator can write. If there is no valid entry, or if the driver rejects the binary, the library builds
 * the program. The library does not remove entries; the application may remove entries at any time. In a program
 * from the cache, the macros __DATE__ and __TIME__ have the values of the stored build. */
#ifndef CLGL_PROGRAM_H
#define CLGL_PROGRAM_H

#include <clgl/common.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Flags of clgl_program_desc. */
typedef uint32_t clgl_program_flags;

/* Do not build the program in clgl_program_create. The program can be built or compiled later, or be a header in
 * clgl_build_desc; compiled binaries can be linked. */
#define CLGL_PROGRAM_NO_BUILD 0x1u
/* The field binaries contains binaries from clGetProgramInfo instead of clgl_program_get_binary. The library does
 * not check these binaries: a truncated binary, or a binary of another driver, can crash the process. */
#define CLGL_PROGRAM_DRIVER_BINARIES 0x2u

/* The input from which a program was created. */
typedef enum clgl_program_origin CLGL_ENUM_BASE {
    /* No value; clgl_program_get_info sets this value if it fails. */
    CLGL_PROGRAM_FROM_NONE = 0,
    /* OpenCL C. */
    CLGL_PROGRAM_FROM_SOURCE = 1,
    /* SPIR-V or another intermediate language. */
    CLGL_PROGRAM_FROM_IL = 2,
    /* Binaries. */
    CLGL_PROGRAM_FROM_BINARY = 3,
    /* Programs that clgl_program_link linked. */
    CLGL_PROGRAM_FROM_LINK = 4,
    /* A cl_program of the application. */
    CLGL_PROGRAM_FROM_NATIVE = 5,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_PROGRAM_ORIGIN_FORCE_INT32 = 0x7fffffff
} clgl_program_origin;

/* The status of the last build, compilation or link. */
typedef enum clgl_build_status CLGL_ENUM_BASE {
    /* The program was not built for the device. */
    CLGL_BUILD_NONE = 0,
    /* The build has not ended. */
    CLGL_BUILD_IN_PROGRESS = 1,
    /* The build succeeded. */
    CLGL_BUILD_SUCCESS = 2,
    /* The build failed. */
    CLGL_BUILD_FAILED = 3,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_BUILD_STATUS_FORCE_INT32 = 0x7fffffff
} clgl_build_status;

/* The type of a program binary for one device. */
typedef enum clgl_binary_type CLGL_ENUM_BASE {
    /* No binary. */
    CLGL_BINARY_NONE = 0,
    /* A compiled object for clgl_program_link. */
    CLGL_BINARY_COMPILED_OBJECT = 1,
    /* A library for clgl_program_link, created with the option "-create-library". */
    CLGL_BINARY_LIBRARY = 2,
    /* An executable, from which kernels can be created. */
    CLGL_BINARY_EXECUTABLE = 4,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_BINARY_TYPE_FORCE_INT32 = 0x7fffffff
} clgl_binary_type;

/* Describes a program to create. Exactly one of source, sources, il, binaries and cl_program must be set.
 * clgl_program_create copies the data to which the descriptor points, and retains cl_program. */
typedef struct clgl_program_desc {
    /* sizeof(clgl_program_desc) */
    uint32_t struct_size;
    /* CLGL_PROGRAM_...; 0 = none */
    clgl_program_flags flags;
    /* {nullable, bytes(source_size)} the source in OpenCL C; NULL = none */
    const char *source;
    /* size of source in bytes; 0 = source is NUL-terminated */
    size_t source_size;
    /* {nullable} options of the compiler and linker, such as "-cl-std=CL1.2 -DN=4"; NULL = none */
    const char *options;
    /* {nullable} a name for messages and debugging tools; NULL = none */
    const char *label;
    /* {nullable, count(source_count)} parts of the source in OpenCL C, which are joined without separators; NULL
     * = none */
    const char *const *sources;
    /* {nullable, count(source_count)} size of each part in bytes, 0 for a NUL-terminated part; NULL = all parts
     * are NUL-terminated */
    const size_t *source_sizes;
    /* {nullable, bytes(il_size)} SPIR-V, or another intermediate language that the device supports; NULL = none
     */
    const void *il;
    /* size of il in bytes; 0 if il is NULL */
    size_t il_size;
    /* {nullable, count(device_count)} a binary of clgl_program_get_binary for each element of devices, or for
     * each device of the context if devices is NULL; NULL = none */
    const void *const *binaries;
    /* {nullable, count(device_count)} size of each binary in bytes; NULL without binaries */
    const size_t *binary_sizes;
    /* {nullable, count(device_count)} the devices for which to build, which must belong to the context; NULL =
     * all devices of the context */
    const clgl_device *devices;
    /* {nullable, opaque} a cl_program that belongs to the cl_context of context; the call does not build the
     * cl_program; NULL = none */
    void *cl_program;
    /* {nullable} the folder in which built programs are cached. The call creates the folder if its parent folder
     * exists. Give write access to the folder only to users whose code the application may run. Set this field
     * only with source or sources, and not with CLGL_PROGRAM_NO_BUILD. A program is not cached if the source
     * or the options contain words such as include, because an included file may have changed. NULL = no cache */
    const char *cache_directory;
    /* number of elements of sources; 0 if sources is NULL */
    uint32_t source_count;
    /* number of elements of devices; 0 if devices is NULL */
    uint32_t device_count;
} clgl_program_desc;

#define CLGL_PROGRAM_DESC_INIT                                                                                   \
    {                                                                                                            \
        sizeof(clgl_program_desc), 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, 0, \
            0                                                                                                    \
    }

/** Called when a build, compilation or link with a callback has ended. The callback may call the clgl functions
 * that any thread may call, including clgl_program_build and clgl_program_destroy for this program. If the build
 * failed, clgl_error_message returns the message of the build until the callback calls another clgl function.
 *
 * @param[in] program    the program
 * @param[in] result     the result that the call would have returned without a callback
 * @param[in] user_data  {user_data} the field user_data of clgl_build_desc
 * @calls once
 * @threads a thread of the library, with no lock of the library held. The callback may run before the call that
 *          started the build has returned.
 * @lifetime user_data must live until the callback has returned
 */
typedef void (*clgl_program_callback)(clgl_program program, clgl_result result, void *user_data);

/* Describes a build, compilation or link. */
typedef struct clgl_build_desc {
    /* sizeof(clgl_build_desc) */
    uint32_t struct_size;
    /* number of elements of devices; 0 if devices is NULL */
    uint32_t device_count;
    /* {nullable, count(device_count)} the devices for which to build: devices of the program or, in
     * clgl_program_link, of the context. NULL = all these devices */
    const clgl_device *devices;
    /* {nullable} options of the compiler or the linker; NULL = none */
    const char *options;
    /* {nullable, count(header_count)} the names by which the source includes the headers, such as "scale.h"; only
     * for clgl_program_compile; NULL if header_count is 0 */
    const char *const *header_names;
    /* {nullable, count(header_count)} for each header, a program that was created from the source of the header;
     * NULL if header_count is 0 */
    const clgl_program *headers;
    /* {nullable} called when the build has ended; the call that starts the build does not wait for the end of the
     * build. NULL = the call waits for the end of the build */
    clgl_program_callback callback;
    /* {user_data} passed to callback */
    void *user_data;
    /* number of elements of header_names and headers */
    uint32_t header_count;
    /* must be 0 */
    uint32_t reserved;
} clgl_build_desc;

#define CLGL_BUILD_DESC_INIT                                                                                     \
    {                                                                                                            \
        sizeof(clgl_build_desc), 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0                                     \
    }

/* The properties of a program. */
typedef struct clgl_program_info {
    /* sizeof(clgl_program_info), set by the caller */
    uint32_t struct_size;
    /* the input from which the program was created */
    clgl_program_origin origin;
    /* number of devices of the last build; before the first build, number of devices for which the program was
     * created */
    uint32_t device_count;
    /* number of kernel functions in the program; 0 if the program is not an executable */
    uint32_t kernel_count;
    /* whether clgl_program_create loaded the program from cache_directory, and no build has followed */
    clgl_bool from_cache;
} clgl_program_info;

#define CLGL_PROGRAM_INFO_INIT                                                                                   \
    {                                                                                                            \
        sizeof(clgl_program_info), CLGL_PROGRAM_FROM_NONE, 0, 0, 0                                               \
    }

/* The result of the last build, compilation or link of a program for a device. */
typedef struct clgl_program_build_info {
    /* sizeof(clgl_program_build_info), set by the caller */
    uint32_t struct_size;
    /* the status of the last build for the device */
    clgl_build_status status;
    /* the type of the binary; a driver may report a value that clgl_binary_type does not contain */
    clgl_binary_type binary_type;
    /* always 0 */
    uint32_t reserved;
    /* size of the global variables of the program in bytes; 0 = none, or not reported by the driver */
    uint64_t global_variable_size;
} clgl_program_build_info;

#define CLGL_PROGRAM_BUILD_INFO_INIT                                                                             \
    {                                                                                                            \
        sizeof(clgl_program_build_info), CLGL_BUILD_NONE, CLGL_BINARY_NONE, 0, 0                                 \
    }

/** Creates a program from source, SPIR-V, binaries or a cl_program. The call builds the program, unless
 * CLGL_PROGRAM_NO_BUILD or cl_program is set.
 *
 * If desc->cache_directory cannot be used, the library logs the reason, and the call does not fail.
 *
 * @constructor clgl_program
 * @param[in] context   the context
 * @param[in] desc      the program to create
 * @param[out] program  {owned} receives the program
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  desc or program is NULL; flags are unknown; CLGL_PROGRAM_DRIVER_BINARIES is
 *        set without binaries; cache_directory is set, and neither source nor sources is set, or
 *        CLGL_PROGRAM_NO_BUILD is set; not exactly one of source, sources, il, binaries and cl_program is set;
 *        sources is set and source_count is 0; only one of devices and device_count is set; binaries is set
 *        without binary_sizes; a part of sources is NULL; il is empty, or is not in an intermediate language that
 *        the device supports; a binary is empty, damaged, or not from clgl_program_get_binary; a device does not
 *        belong to the context or is listed twice; options have an odd number of quotes ("), begin with a word
 *        that does not begin with -, or end with -D or -I; the compiler does not know an option (some drivers
 *        cause CLGL_ERROR_BUILD_FAILED instead)
 * @error CLGL_ERROR_INVALID_HANDLE  context is not a valid clgl_context, or an element of devices is not a valid
 *        clgl_device
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of desc is too small or more than 4096, or unknown fields of
 *        desc are not 0
 * @error CLGL_ERROR_WRONG_CONTEXT  cl_program belongs to another cl_context, or to no device of the context
 * @error CLGL_ERROR_UNSUPPORTED  a device has no compiler or does not accept il; the binaries are for another
 *        device or driver (build from source instead); options would crash the compiler of the driver
 *        (the message suggests other options); with PoCL, a function in the source has more than 65535
 *        parameters; see clgl_drivers(7)
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_BUILD_FAILED  the program cannot be compiled or linked, or with some drivers, the compiler
 *        does not support an option (the message ends with the build log)
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @error CLGL_ERROR_INVALID_STATE  the binaries were compiled but not linked (set CLGL_PROGRAM_NO_BUILD, then
 *        call clgl_program_link)
 * @threads any. The call returns when the build has ended.
 * @lifetime until clgl_program_destroy. Kernels stay valid after their program is destroyed.
 * @spec OpenCL 3.0 sections 5.8.1 and 5.8.2, clCreateProgramWithSource, clCreateProgramWithIL,
 *       clCreateProgramWithBinary, clBuildProgram
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_create(clgl_context context, const clgl_program_desc *desc,
                                         clgl_program *program);

/** Destroys a program. If the program is being built, the call waits until the build has ended and the
 * callback has returned, unless this callback calls clgl_program_destroy.
 *
 * @destructor clgl_program
 * @param[in] program  {nullable} the program; NULL = do nothing
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_HANDLE  program is not a valid clgl_program, for example because it was destroyed
 *        before
 * @threads any
 * @lifetime ends the handle
 * @spec OpenCL 3.0 section 5.8.2, clReleaseProgram
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_destroy(clgl_program program);

/** Compiles and links a program, and replaces the result of an earlier build.
 *
 * @method clgl_program
 * @param[in] program  the program; first destroy the kernels of the program, and wait for the launches of these
 *                     kernels
 * @param[in] desc     {nullable} options, devices and callback; NULL = those of CLGL_BUILD_DESC_INIT
 * @return CLGL_SUCCESS: the build has succeeded or, with a callback, has started
 * @error CLGL_ERROR_INVALID_ARGUMENT  a reserved field of desc is not 0; headers are set; a device does not
 *        belong to the program or is listed twice; options are not valid (see clgl_program_create)
 * @error CLGL_ERROR_INVALID_HANDLE  program is not a valid clgl_program, or an element of devices is not a valid
 *        clgl_device
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of desc is too small or more than 4096, or unknown fields of
 *        desc are not 0
 * @error CLGL_ERROR_UNSUPPORTED  a device has no compiler; a device does not accept the binary; options would
 *        crash the compiler of a device
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_BUILD_FAILED  the program cannot be compiled or linked (the message ends with the build log)
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @error CLGL_ERROR_INVALID_STATE  kernels of the program have not been destroyed; the program is being built,
 *        was created by clgl_program_link, or has binaries that were compiled but not linked
 * @threads any. Without a callback, the call returns when the compiler has ended.
 * @lifetime desc is used only during the call; user_data must live until the callback has returned
 * @spec OpenCL 3.0 section 5.8.4, clBuildProgram
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_build(clgl_program program, const clgl_build_desc *desc);

/** Compiles a program that was created from source or SPIR-V, for clgl_program_link. The call replaces the result
 * of an earlier build.
 *
 * @method clgl_program
 * @param[in] program  the program; first destroy the kernels of the program, and wait for the launches of these
 *                     kernels
 * @param[in] desc     {nullable} options, devices, headers and callback; NULL = those of CLGL_BUILD_DESC_INIT
 * @return CLGL_SUCCESS: the compilation has succeeded, or with a callback, has started
 * @error CLGL_ERROR_INVALID_ARGUMENT  a reserved field of desc is not 0; header_count, header_names and headers
 *        are not set together; the name of a header is NULL; a device does not belong to the program or is
 *        listed twice; options are not valid (see clgl_program_create)
 * @error CLGL_ERROR_INVALID_HANDLE  program or a header is not a valid clgl_program, or an element of devices is
 *        not a valid clgl_device
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of desc is too small or more than 4096, or unknown fields of
 *        desc are not 0
 * @error CLGL_ERROR_WRONG_CONTEXT  a header belongs to another clgl context
 * @error CLGL_ERROR_UNSUPPORTED  a device of the context cannot compile and link separately; a device has no
 *        compiler; options would crash the compiler of a device
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_BUILD_FAILED  the program cannot be compiled (the message ends with the build log)
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @error CLGL_ERROR_INVALID_STATE  kernels of the program have not been destroyed; the program is being built, or
 *        has neither source nor SPIR-V; a header has no source, or is being built
 * @threads any. Without a callback, the call returns when the compiler has ended.
 * @lifetime desc is used only during the call; user_data must live until the callback has returned. Headers may
 *           be destroyed when the call returns.
 * @spec OpenCL 3.0 section 5.8.5, clCompileProgram
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_compile(clgl_program program, const clgl_build_desc *desc);

/** Links compiled programs and libraries into a new program. With the option "-create-library", the new program
 * is a library; without this option, an executable.
 *
 * With a callback, the functions that use the new program return CLGL_ERROR_INVALID_STATE until the link has
 * succeeded. Exceptions: clgl_program_get_build_info and clgl_program_destroy, and after a failed link also
 * clgl_program_get_build_options.
 *
 * @constructor clgl_program
 * @param[in] context        the context
 * @param[in] program_count  number of programs, at least 1
 * @param[in] programs       {count(program_count)} compiled programs and libraries (-create-library) of the same
 *                           context
 * @param[in] desc           {nullable} options, devices and callback; NULL = those of CLGL_BUILD_DESC_INIT
 * @param[out] program       {owned} receives the new program
 * @return CLGL_SUCCESS: the link has succeeded, or with a callback, has started
 * @error CLGL_ERROR_INVALID_ARGUMENT  programs or program is NULL; a reserved field of desc is not 0;
 *        program_count is 0 or more than 1,048,576; a program is listed twice; headers are set; a device does not
 *        belong to the context or is listed twice; the linker does not know an option; options are not valid (see
 *        clgl_program_create)
 * @error CLGL_ERROR_INVALID_HANDLE  context, an element of programs or an element of desc->devices is not a valid
 *        handle
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of desc is too small or more than 4096, or unknown fields of
 *        desc are not 0
 * @error CLGL_ERROR_WRONG_CONTEXT  a program belongs to another clgl context
 * @error CLGL_ERROR_UNSUPPORTED  a device has no linker; options would crash the compiler of a device
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_BUILD_FAILED  the programs cannot be linked (the message ends with the log of the linker, if
 *        the driver returns a log)
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @error CLGL_ERROR_INVALID_STATE  a program is being built, or is not compiled for one of the devices
 * @threads any. Without a callback, the call returns when the linker has ended.
 * @lifetime until clgl_program_destroy; user_data must live until the callback has returned
 * @spec OpenCL 3.0 section 5.8.5, clLinkProgram
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_link(clgl_context context, uint32_t program_count, const clgl_program *programs,
                                       const clgl_build_desc *desc, clgl_program *program);

/** Returns the properties of a program.
 *
 * @method clgl_program
 * @param[in] program   the program
 * @param[in,out] info  receives the properties; set struct_size before the call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  info is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  program is not a valid clgl_program
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of info is too small or more than 4096
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_INVALID_STATE  the program is being built, or its link failed
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.8.9, clGetProgramInfo
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_get_info(clgl_program program, clgl_program_info *info);

/** Returns the status and the result of the last build, compilation or link. The function may be called while the
 * program is being built.
 *
 * @method clgl_program
 * @param[in] program   the program
 * @param[in] device    {nullable} a device of the program; NULL = the first device of the last build
 * @param[in,out] info  receives the status and the result; set struct_size before the call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  info is NULL; device does not belong to the program or its context
 * @error CLGL_ERROR_INVALID_HANDLE  program or device is not a valid handle
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of info is too small or more than 4096
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.8.9, CL_PROGRAM_BUILD_STATUS, CL_PROGRAM_BINARY_TYPE
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_get_build_info(clgl_program program, clgl_device device,
                                                 clgl_program_build_info *info);

/** Writes the build log of a program, which contains warnings and errors. With several devices, the name of each
 * device precedes the log of the device.
 *
 * @method clgl_program
 * @list capacity text size
 * @param[in] program   the program
 * @param[in] capacity  size of text in bytes; 0 = return only the size
 * @param[out] text     {nullable, bytes(capacity)} receives the log, truncated to capacity and always
 *                      NUL-terminated; may be NULL if capacity is 0
 * @param[out] size     {nullable} receives the size of the whole log in bytes, with the terminator; may be NULL
 *                      if text is not NULL
 * @return CLGL_SUCCESS, even if the text was truncated
 * @error CLGL_ERROR_INVALID_ARGUMENT  text is NULL although capacity is not 0; text and size are both NULL
 * @error CLGL_ERROR_INVALID_HANDLE  program is not a valid clgl_program
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_INVALID_STATE  the program is being built, or its link failed
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.8.9, CL_PROGRAM_BUILD_LOG
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_get_build_log(clgl_program program, size_t capacity, char *text, size_t *size);

/** Writes the options of the last build, compilation or link of a program. The option "-cl-kernel-arg-info",
 * which the library adds to check and name arguments, is omitted.
 *
 * @method clgl_program
 * @list capacity text size
 * @param[in] program   the program
 * @param[in] device    {nullable} a device of the program; NULL = the first device of the last build
 * @param[in] capacity  size of text in bytes; 0 = return only the size
 * @param[out] text     {nullable, bytes(capacity)} receives the options, truncated to capacity and always
 *                      NUL-terminated; may be NULL if capacity is 0
 * @param[out] size     {nullable} receives the size of all options in bytes, with the terminator; may be NULL if
 *                      text is not NULL
 * @return CLGL_SUCCESS, even if the text was truncated
 * @error CLGL_ERROR_INVALID_ARGUMENT  text is NULL although capacity is not 0; text and size are both NULL;
 *        device does not belong to the program or its context
 * @error CLGL_ERROR_INVALID_HANDLE  program or device is not a valid handle
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_INVALID_STATE  the program is being built
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.8.9, CL_PROGRAM_BUILD_OPTIONS
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_get_build_options(clgl_program program, clgl_device device, size_t capacity,
                                                    char *text, size_t *size);

/** Writes the source of a program, even if the program was loaded from cache_directory.
 *
 * @method clgl_program
 * @list capacity text size
 * @param[in] program   the program
 * @param[in] capacity  size of text in bytes; 0 = return only the size
 * @param[out] text     {nullable, bytes(capacity)} receives the source, truncated to capacity and always
 *                      NUL-terminated; empty for a program that was not created from source; may be NULL if
 *                      capacity is 0
 * @param[out] size     {nullable} receives the size of the whole source in bytes, with the terminator; may be
 *                      NULL if text is not NULL
 * @return CLGL_SUCCESS, even if the text was truncated
 * @error CLGL_ERROR_INVALID_ARGUMENT  text is NULL although capacity is not 0; text and size are both NULL
 * @error CLGL_ERROR_INVALID_HANDLE  program is not a valid clgl_program
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_INVALID_STATE  the program is being built, or its link failed
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.8.9, CL_PROGRAM_SOURCE
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_get_source(clgl_program program, size_t capacity, char *text, size_t *size);

/** Writes the name of one kernel of a program, for clgl_kernel_create.
 *
 * @method clgl_program
 * @list capacity text size
 * @param[in] program   the program
 * @param[in] index     the kernel, from 0 to kernel_count - 1 (see clgl_program_info), in the order that the
 *                      driver reports
 * @param[in] capacity  size of text in bytes; 0 = return only the size
 * @param[out] text     {nullable, bytes(capacity)} receives the name, truncated to capacity and always
 *                      NUL-terminated; may be NULL if capacity is 0
 * @param[out] size     {nullable} receives the size of the whole name in bytes, with the terminator; may be NULL
 *                      if text is not NULL
 * @return CLGL_SUCCESS, even if the text was truncated
 * @error CLGL_ERROR_INVALID_ARGUMENT  text is NULL although capacity is not 0; text and size are both NULL
 * @error CLGL_ERROR_INVALID_HANDLE  program is not a valid clgl_program
 * @error CLGL_ERROR_OUT_OF_RANGE  index is not less than the number of kernels
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_INVALID_STATE  the program is being built, or its link failed
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.8.9, CL_PROGRAM_KERNEL_NAMES
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_get_kernel_name(clgl_program program, uint32_t index, size_t capacity,
                                                  char *text, size_t *size);

/** Returns the binary of a program that was built, compiled or linked. A later process can pass the binary to
 * clgl_program_create. The library adds a header to the binary of the driver. With this header,
 * clgl_program_create detects damaged binaries and binaries for another device or driver.
 *
 * @method clgl_program
 * @list capacity data size
 * @param[in] program   the program
 * @param[in] device    {nullable} a device of the program; NULL = the first device of the last build
 * @param[in] capacity  size of data in bytes; 0 = return only the size
 * @param[out] data     {nullable, bytes(capacity)} receives the binary; may be NULL if capacity is 0
 * @param[out] size     {nullable} receives the size of the binary in bytes; may be NULL if capacity is not 0
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  data is NULL although capacity is not 0; size is NULL although capacity is
 *        0; device does not belong to the program or its context
 * @error CLGL_ERROR_INVALID_HANDLE  program or device is not a valid handle
 * @error CLGL_ERROR_OUT_OF_RANGE  the binary is larger than capacity
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_INVALID_STATE  the program is not built, or is being built
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.8.9, CL_PROGRAM_BINARIES
 * @since 0.1
 */
CLGL_API clgl_result clgl_program_get_binary(clgl_program program, clgl_device device, size_t capacity,
                                             void *data, size_t *size);

/** Returns the name of a build status, such as "in progress".
 *
 * @function
 * @param[in] status  CLGL_BUILD_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_build_status_name(clgl_build_status status);

/** Returns the name of the input from which a program was created, such as "source".
 *
 * @function
 * @param[in] origin  CLGL_PROGRAM_FROM_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_program_origin_name(clgl_program_origin origin);

/** Returns the name of a binary type, such as "executable".
 *
 * @function
 * @param[in] type  CLGL_BINARY_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_binary_type_name(clgl_binary_type type);

#ifdef __cplusplus
}
#endif

#endif
