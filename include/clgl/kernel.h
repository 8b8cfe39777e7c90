/* Kernels: functions of a program, their arguments and their launches.
 *
 * An argument keeps its value until the application sets another value. A launch uses the values of the arguments
 * at the time of the call. The library checks values against the argument information of the program and against
 * declarations (clgl_kernel_declare_arguments). The message of a failed check contains the index of the argument,
 * and its name if the name is known.
 *
 * For the sizes of vectors and structs, see clgl_kernel_set_value. The library checks the size of a struct only
 * if a declaration contains this size. Without such a declaration, some drivers refuse a wrong size, and others
 * accept it. clgl_drivers(7) lists drivers that expect or accept other sizes. */
#ifndef CLGL_KERNEL_H
#define CLGL_KERNEL_H

#include <clgl/common.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The type of a kernel argument. */
typedef enum clgl_argument_type CLGL_ENUM_BASE {
    /* Unknown: the program has no information about the argument, and the argument was not declared; or the
     * argument is a pipe, which is not supported. In clgl_argument: keep the present value. */
    CLGL_ARGUMENT_UNKNOWN = 0,
    /* Passed by value: a scalar, a vector or a struct. */
    CLGL_ARGUMENT_VALUE = 1,
    /* A pointer to global or constant memory. */
    CLGL_ARGUMENT_BUFFER = 2,
    /* A pointer to local memory. */
    CLGL_ARGUMENT_LOCAL = 3,
    /* An image; its value is a texture. */
    CLGL_ARGUMENT_TEXTURE = 4,
    /* A sampler. */
    CLGL_ARGUMENT_SAMPLER = 5,
    /* A null pointer instead of a buffer; only in clgl_argument. */
    CLGL_ARGUMENT_NULL = 6,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_ARGUMENT_TYPE_FORCE_INT32 = 0x7fffffff
} clgl_argument_type;

/* The address space of a kernel argument. */
typedef enum clgl_address_space CLGL_ENUM_BASE {
    /* Unknown: the program has no argument information. */
    CLGL_ADDRESS_SPACE_UNKNOWN = 0,
    /* Global memory. */
    CLGL_ADDRESS_SPACE_GLOBAL = 1,
    /* Local memory of a work-group. */
    CLGL_ADDRESS_SPACE_LOCAL = 2,
    /* Constant memory. */
    CLGL_ADDRESS_SPACE_CONSTANT = 3,
    /* Private memory of a work-item. */
    CLGL_ADDRESS_SPACE_PRIVATE = 4,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_ADDRESS_SPACE_FORCE_INT32 = 0x7fffffff
} clgl_address_space;

/* The access qualifier of an image argument. */
typedef enum clgl_image_access CLGL_ENUM_BASE {
    /* The argument is not an image, or its access qualifier is unknown. */
    CLGL_IMAGE_ACCESS_NONE = 0,
    /* The kernel reads the image (read_only). */
    CLGL_IMAGE_ACCESS_READ_ONLY = 1,
    /* The kernel writes the image (write_only). */
    CLGL_IMAGE_ACCESS_WRITE_ONLY = 2,
    /* The kernel reads and writes the image (read_write). */
    CLGL_IMAGE_ACCESS_READ_WRITE = 3,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_IMAGE_ACCESS_FORCE_INT32 = 0x7fffffff
} clgl_image_access;

/* The type qualifiers of an argument. */
typedef uint32_t clgl_qualifier_flags;

/* The qualifier const. */
#define CLGL_QUALIFIER_CONST 0x1u
/* The qualifier restrict. */
#define CLGL_QUALIFIER_RESTRICT 0x2u
/* The qualifier volatile. */
#define CLGL_QUALIFIER_VOLATILE 0x4u
/* The qualifier pipe. */
#define CLGL_QUALIFIER_PIPE 0x8u

/* The sizes of a launch. */
typedef struct clgl_launch {
    /* sizeof(clgl_launch) */
    uint32_t struct_size;
    /* number of dimensions, 1 to 3; 0 = the number of elements of global_size before the first 0 */
    uint32_t dimensions;
    /* the first global ID in each dimension */
    size_t global_offset[3];
    /* the number of work-items in each used dimension, not 0. For unused dimensions, global_size and local_size
     * must be 0 or 1, and global_offset must be 0. */
    size_t global_size[3];
    /* the work-group size in each dimension, in work-items; all 0 = the size that the kernel requires
     * (reqd_work_group_size) or, if the kernel requires none, a size that the driver chooses */
    size_t local_size[3];
} clgl_launch;

#define CLGL_LAUNCH_INIT                                                                                         \
    {                                                                                                            \
        sizeof(clgl_launch), 0, {0, 0, 0}, {1, 0, 0}, { 0, 0, 0 }                                                \
    }

/* The value of an argument. */
typedef struct clgl_argument {
    /* sizeof(clgl_argument); the same in all elements of an array */
    uint32_t struct_size;
    /* the type; CLGL_ARGUMENT_UNKNOWN = keep the present value */
    clgl_argument_type type;
    /* size in bytes: of the value with CLGL_ARGUMENT_VALUE, of the local memory of each work-group with
     * CLGL_ARGUMENT_LOCAL; unused with other types */
    size_t size;
    /* {nullable, bytes(size)} with CLGL_ARGUMENT_VALUE, the value; unused with other types, and may be NULL */
    const void *value;
    /* {nullable} with CLGL_ARGUMENT_BUFFER, the buffer; unused with other types, and may be NULL */
    clgl_buffer buffer;
    /* {nullable} with CLGL_ARGUMENT_TEXTURE, the texture; unused with other types, and may be NULL */
    clgl_texture texture;
    /* {nullable} with CLGL_ARGUMENT_SAMPLER, the sampler; unused with other types, and may be NULL */
    clgl_sampler sampler;
} clgl_argument;

#define CLGL_ARGUMENT_INIT                                                                                       \
    {                                                                                                            \
        sizeof(clgl_argument), CLGL_ARGUMENT_UNKNOWN, 0, NULL, NULL, NULL, NULL                                  \
    }

/* A declaration of an argument for clgl_kernel_declare_arguments. */
typedef struct clgl_argument_desc {
    /* sizeof(clgl_argument_desc); the same in all elements of an array */
    uint32_t struct_size;
    /* the type; CLGL_ARGUMENT_UNKNOWN = not declared */
    clgl_argument_type type;
    /* size of the value in bytes; 0 = not declared, or the size of the scalar or vector type in type_name */
    size_t size;
    /* {nullable} the name of the argument in the source, copied; NULL = not declared */
    const char *name;
    /* {nullable} the type of the argument in OpenCL C, such as "float4", copied; NULL = not declared */
    const char *type_name;
} clgl_argument_desc;

#define CLGL_ARGUMENT_DESC_INIT                                                                                  \
    {                                                                                                            \
        sizeof(clgl_argument_desc), CLGL_ARGUMENT_UNKNOWN, 0, NULL, NULL                                         \
    }

/* The properties of an argument. */
typedef struct clgl_argument_info {
    /* sizeof(clgl_argument_info), set by the caller */
    uint32_t struct_size;
    /* the type */
    clgl_argument_type type;
    /* the address space */
    clgl_address_space address;
    /* the access qualifier */
    clgl_image_access access;
    /* the type qualifiers */
    clgl_qualifier_flags qualifiers;
    /* whether the argument is set */
    clgl_bool is_set;
    /* size of the value in bytes; 0 = unknown, for example for a struct, or the argument is not a value */
    size_t size;
    /* {borrowed} the name of the argument in the source, or "" if unknown */
    const char *name;
    /* {borrowed} the type of the argument in OpenCL C, such as "float4" or "float*", or "" if unknown */
    const char *type_name;
} clgl_argument_info;

#define CLGL_ARGUMENT_INFO_INIT                                                                                  \
    {                                                                                                            \
        sizeof(clgl_argument_info), CLGL_ARGUMENT_UNKNOWN, CLGL_ADDRESS_SPACE_UNKNOWN, CLGL_IMAGE_ACCESS_NONE,   \
            0, 0, 0, NULL, NULL                                                                                  \
    }

/* The properties of a kernel. */
typedef struct clgl_kernel_info {
    /* sizeof(clgl_kernel_info), set by the caller */
    uint32_t struct_size;
    /* number of arguments */
    uint32_t argument_count;
    /* {borrowed} the name of the function */
    const char *name;
    /* {borrowed} the attributes of the function in the notation of the compiler, such as
     * "reqd_work_group_size(8,2,1)", or "" if the driver reports none */
    const char *attributes;
} clgl_kernel_info;

#define CLGL_KERNEL_INFO_INIT                                                                                    \
    {                                                                                                            \
        sizeof(clgl_kernel_info), 0, NULL, NULL                                                                  \
    }

/* The requirements and limits of a kernel on a device. */
typedef struct clgl_work_group_info {
    /* sizeof(clgl_work_group_info), set by the caller */
    uint32_t struct_size;
    /* always 0 */
    uint32_t reserved;
    /* the maximum number of work-items of a work-group of this kernel */
    uint64_t work_group_size;
    /* the work-group size that the source requires (reqd_work_group_size); all 0 = no size is required */
    uint64_t compile_work_group_size[3];
    /* for speed, the work-group size should be a multiple of this number of work-items */
    uint64_t preferred_work_group_size_multiple;
    /* bytes of local memory that a work-group uses; some drivers do not count the local memory of arguments */
    uint64_t local_mem_size;
    /* bytes of private memory that a work-item uses */
    uint64_t private_mem_size;
} clgl_work_group_info;

#define CLGL_WORK_GROUP_INFO_INIT                                                                                \
    {                                                                                                            \
        sizeof(clgl_work_group_info), 0, 0, {0, 0, 0}, 0, 0, 0                                                   \
    }

/** Creates a kernel from a function of a program. The arguments of the new kernel are not set.
 *
 * @constructor clgl_kernel
 * @param[in] program  the program
 * @param[in] name     the name of the function. If OpenCL C has a function of this name, such as step, some
 *                     drivers change the name of the kernel; see clgl_drivers(7).
 * @param[out] kernel  {owned} receives the kernel
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  name or kernel is NULL; the program has no kernel with this name (the
 *        message lists the kernels of the program)
 * @error CLGL_ERROR_INVALID_HANDLE  program is not a valid clgl_program
 * @error CLGL_ERROR_OUT_OF_RANGE  the number of arguments is more than max_parameter_size, in bytes, of every
 *        device of the context
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @error CLGL_ERROR_INVALID_STATE  the program is not built, is being built, or is compiled but not linked
 * @threads any
 * @lifetime until clgl_kernel_destroy
 * @spec OpenCL 3.0 section 5.9.1, clCreateKernel
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_create(clgl_program program, const char *name, clgl_kernel *kernel);

/** Creates a copy of a kernel with the argument values, the declarations and the default launch sizes.
 * Arguments that were set through the cl_kernel are not copied.
 *
 * @constructor clgl_kernel
 * @param[in] kernel  the kernel to copy
 * @param[out] clone  {owned} receives the copy
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  clone is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  kernel is not a valid clgl_kernel, or an object that is set as an argument
 *        was destroyed
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads any
 * @lifetime until clgl_kernel_destroy of the copy
 * @spec OpenCL 3.0 sections 5.9.1 and 5.9.2, clCreateKernel, clSetKernelArg
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_clone(clgl_kernel kernel, clgl_kernel *clone);

/** Destroys a kernel. Pending launches of the kernel still complete.
 *
 * @destructor clgl_kernel
 * @param[in] kernel  {nullable} the kernel; NULL = do nothing
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_HANDLE  kernel is not a valid clgl_kernel, for example because it was destroyed
 *        before
 * @threads any
 * @lifetime ends the handle
 * @spec OpenCL 3.0 section 5.9.1, clReleaseKernel
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_destroy(clgl_kernel kernel);

/** Returns the name, the number of arguments and the attributes of a kernel.
 *
 * @method clgl_kernel
 * @param[in] kernel    the kernel
 * @param[in,out] info  receives the properties; set struct_size before the call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  info is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  kernel is not a valid clgl_kernel
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of info is too small or more than 4096
 * @threads any
 * @lifetime the strings live as long as the kernel
 * @spec OpenCL 3.0 section 5.9.4, clGetKernelInfo
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_get_info(clgl_kernel kernel, clgl_kernel_info *info);

/** Returns the requirements and limits of a kernel on a device.
 *
 * @method clgl_kernel
 * @param[in] kernel    the kernel
 * @param[in] device    {nullable} a device of the context; NULL = the first device for which the program is built
 * @param[in,out] info  receives the limits; 0 = not reported by the driver; set struct_size before the call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  info is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  kernel or device is not a valid handle
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of info is too small or more than 4096
 * @error CLGL_ERROR_NO_DEVICE  device does not belong to the context
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_INVALID_STATE  the program is not built for device
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.9.4, clGetKernelWorkGroupInfo
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_get_work_group_info(clgl_kernel kernel, clgl_device device,
                                                     clgl_work_group_info *info);

/** Returns the properties of an argument: the argument information of the program, and the declarations of
 * clgl_kernel_declare_arguments.
 *
 * @method clgl_kernel
 * @param[in] kernel    the kernel
 * @param[in] index     the argument, from 0
 * @param[in,out] info  receives the properties; set struct_size before the call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  info is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  kernel is not a valid clgl_kernel
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of info is too small or more than 4096
 * @error CLGL_ERROR_OUT_OF_RANGE  index is not less than the number of arguments
 * @threads any
 * @lifetime the strings live as long as the kernel
 * @spec OpenCL 3.0 section 5.9.4, clGetKernelArgInfo
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_get_argument_info(clgl_kernel kernel, uint32_t index, clgl_argument_info *info);

/** Returns the index of a named argument.
 *
 * @method clgl_kernel
 * @param[in] kernel  the kernel
 * @param[in] name    the name of the argument in the source
 * @param[out] index  receives the index of the argument, from 0
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  name or index is NULL; no argument has this name (the message lists the
 *        names); the names of the arguments are unknown (see clgl_kernel_declare_arguments)
 * @error CLGL_ERROR_INVALID_HANDLE  kernel is not a valid clgl_kernel
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process is out of memory
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.9.4, CL_KERNEL_ARG_NAME
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_find_argument(clgl_kernel kernel, const char *name, uint32_t *index);

/** Declares the arguments of a kernel. The library can then find arguments by name, and check their values.
 * Declarations are useful for programs without argument information, such as binaries, SPIR-V and programs that
 * were built outside clgl.
 *
 * Declarations add to the argument information of the program. If a declared name, type or size differs from this
 * information or from an earlier declaration, the call fails and applies no declaration.
 *
 * @method clgl_kernel
 * @param[in] kernel  the kernel
 * @param[in] count   number of declarations, at most the number of arguments
 * @param[in] descs   {nullable, count(count)} the declarations, from argument 0 on; may be NULL if count is 0
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  descs is NULL although count is not 0; a type is unknown; a declaration
 *        differs from the program or an earlier declaration (the message contains both values)
 * @error CLGL_ERROR_INVALID_HANDLE  kernel is not a valid clgl_kernel
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of an element is too small or more than 4096; struct_size
 *        differs between elements
 * @error CLGL_ERROR_OUT_OF_RANGE  count is larger than the number of arguments
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process is out of memory
 * @threads any
 * @lifetime descs is used only during the call
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_declare_arguments(clgl_kernel kernel, uint32_t count,
                                                   const clgl_argument_desc *descs);

/** Sets the value of an argument that is passed by value: a scalar, a vector or a struct.
 *
 * A vector of three components has the size of a vector of four: a float3 has 16 bytes. Each scalar or vector
 * field of a struct is aligned to its own size, as OpenCL C requires. Pass the size of the struct with its
 * padding (sizeof). Some drivers expect some structs without the padding after the last field; see
 * clgl_drivers(7).
 *
 * @method clgl_kernel
 * @param[in] kernel  the kernel
 * @param[in] index   the argument, from 0
 * @param[in] size    number of bytes of the value
 * @param[in] value   {bytes(size)} the value
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  value is NULL; size is 0; size differs from the size of the type (for a
 *        struct, only if its size was declared); the argument is not passed by value (the message names the
 *        argument and its type)
 * @error CLGL_ERROR_INVALID_HANDLE  kernel is not a valid clgl_kernel
 * @error CLGL_ERROR_OUT_OF_RANGE  index is not less than the number of arguments; size is more than
 *        max_parameter_size of every device of the context
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.9.2, clSetKernelArg
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_set_value(clgl_kernel kernel, uint32_t index, size_t size, const void *value);

/** Sets a buffer as the value of an argument that is a pointer to global or constant memory.
 *
 * @method clgl_kernel
 * @param[in] kernel  the kernel
 * @param[in] index   the argument, from 0
 * @param[in] buffer  {kept} a buffer of the context of the kernel; if the buffer is shared, the queue of each
 *                    launch must have acquired the buffer
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  the argument is not a pointer to global or constant memory
 * @error CLGL_ERROR_INVALID_HANDLE  kernel or buffer is not a valid handle
 * @error CLGL_ERROR_OUT_OF_RANGE  index is not less than the number of arguments
 * @error CLGL_ERROR_WRONG_CONTEXT  the buffer belongs to another clgl context
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads any
 * @lifetime the buffer must live until the call that launches the kernel returns; a launch after the buffer was
 *           destroyed fails
 * @spec OpenCL 3.0 section 5.9.2, clSetKernelArg
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_set_buffer(clgl_kernel kernel, uint32_t index, clgl_buffer buffer);

/** Sets a texture as the value of an argument that is an image. If clgl_kernel_get_argument_info returns the
 * image type or the access qualifier of the argument, the call checks that the texture matches.
 *
 * @method clgl_kernel
 * @param[in] kernel   the kernel
 * @param[in] index    the argument, from 0
 * @param[in] texture  {kept} a texture of the context of the kernel; if the texture is shared, the queue of each
 *                     launch must have acquired the texture
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  the argument is not an image; the argument is an image of another type;
 *        the access qualifier of the argument does not match the access of the texture (the message names the
 *        argument and its type)
 * @error CLGL_ERROR_INVALID_HANDLE  kernel or texture is not a valid handle
 * @error CLGL_ERROR_OUT_OF_RANGE  index is not less than the number of arguments
 * @error CLGL_ERROR_WRONG_CONTEXT  the texture belongs to another clgl context
 * @error CLGL_ERROR_UNSUPPORTED  the argument is read_write, and the device cannot read and write images of the
 *        format in one kernel
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads any
 * @lifetime the texture must live until the call that launches the kernel returns; a launch after the texture was
 *           destroyed fails
 * @spec OpenCL 3.0 section 5.9.2, clSetKernelArg
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_set_texture(clgl_kernel kernel, uint32_t index, clgl_texture texture);

/** Sets a sampler as the value of an argument.
 *
 * @method clgl_kernel
 * @param[in] kernel   the kernel
 * @param[in] index    the argument, from 0
 * @param[in] sampler  {kept} a sampler of the context of the kernel
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  the argument is not a sampler
 * @error CLGL_ERROR_INVALID_HANDLE  kernel or sampler is not a valid handle
 * @error CLGL_ERROR_OUT_OF_RANGE  index is not less than the number of arguments
 * @error CLGL_ERROR_WRONG_CONTEXT  the sampler belongs to another clgl context
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads any
 * @lifetime the sampler must live until the call that launches the kernel returns; a launch after the sampler was
 *           destroyed fails
 * @spec OpenCL 3.0 section 5.9.2, clSetKernelArg
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_set_sampler(clgl_kernel kernel, uint32_t index, clgl_sampler sampler);

/** Sets NULL as the value of an argument that is a pointer to global or constant memory. The kernel can compare
 * the pointer with NULL.
 *
 * @method clgl_kernel
 * @param[in] kernel  the kernel
 * @param[in] index   the argument, from 0
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  the argument is not a pointer to global or constant memory
 * @error CLGL_ERROR_INVALID_HANDLE  kernel is not a valid clgl_kernel
 * @error CLGL_ERROR_OUT_OF_RANGE  index is not less than the number of arguments
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.9.2, clSetKernelArg
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_set_null(clgl_kernel kernel, uint32_t index);

/** Sets the size of the local memory for an argument that is a pointer to local memory.
 *
 * @method clgl_kernel
 * @param[in] kernel  the kernel
 * @param[in] index   the argument, from 0
 * @param[in] size    size of the memory for each work-group, in bytes
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  size is 0; the argument is not a pointer to local memory
 * @error CLGL_ERROR_INVALID_HANDLE  kernel is not a valid clgl_kernel
 * @error CLGL_ERROR_OUT_OF_RANGE  index is not less than the number of arguments; size is more than
 *        local_mem_size of every device of the context
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.9.2, clSetKernelArg
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_set_local(clgl_kernel kernel, uint32_t index, size_t size);

/** Sets the default launch sizes of a kernel. A launch uses these sizes if the call passes NULL for launch.
 *
 * @method clgl_kernel
 * @param[in] kernel  the kernel
 * @param[in] launch  {nullable} the default launch sizes; NULL = no default launch sizes
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  the sizes are not valid (see clgl_kernel_launch; the old sizes stay set)
 * @error CLGL_ERROR_INVALID_HANDLE  kernel is not a valid clgl_kernel
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of launch is too small or more than 4096, or unknown fields
 *        of launch are not 0
 * @threads any
 * @lifetime launch is used only during the call
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_set_launch(clgl_kernel kernel, const clgl_launch *launch);

/** Returns the default launch sizes that clgl_kernel_set_launch has set.
 *
 * @method clgl_kernel
 * @param[in] kernel      the kernel
 * @param[in,out] launch  receives the sizes; dimensions is 1 to 3, or 0 if no default sizes are set; set
 *                        struct_size before the call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  launch is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  kernel is not a valid clgl_kernel
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of launch is too small or more than 4096
 * @threads any
 * @lifetime none
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_get_launch(clgl_kernel kernel, clgl_launch *launch);

/** Launches a kernel.
 *
 * Before the launch, the library checks the sizes against the limits of the kernel and the device. global_size
 * must be a multiple of local_size in each dimension, unless the device supports non-uniform work-groups.
 *
 * @method clgl_kernel
 * @command
 * @param[in] queue       the queue
 * @param[in] kernel      the kernel, with all arguments set
 * @param[in] launch      {nullable} the sizes; NULL = those of clgl_kernel_set_launch
 * @param[in] wait_count  number of fences in waits; 0 = wait for none
 * @param[in] waits       {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                        command waits for; NULL if wait_count is 0
 * @param[out] fence      {nullable, owned} receives a fence that completes when the kernel has completed; NULL =
 *                        no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  an argument is not set (the message names it); dimensions is more than 3; a
 *        global size is 0; the sum of a global size and its offset overflows; a size is set for an unused
 *        dimension; local_size is 0 in only some dimensions; the kernel or the device does not allow local_size
 * @error CLGL_ERROR_INVALID_HANDLE  kernel is not a valid clgl_kernel, or an object that is set as an argument
 *        was destroyed
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of launch is too small or more than 4096, or unknown fields
 *        of launch are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  the arguments together, with some drivers also the local memory that the kernel
 *        declares, require more local memory than the device has
 * @error CLGL_ERROR_NOT_ACQUIRED  an argument is a shared object that the queue has not acquired, or a writable
 *        object that the queue has acquired only through a read-only object
 * @error CLGL_ERROR_INVALID_STATE  launch is NULL and no sizes are set; the program is not built for the
 *        device of the queue
 * @errors clgl_queue_barrier
 * @threads any. If several threads launch the same kernel, the calls run one after another.
 * @lifetime launch is used only during the call
 * @spec OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_launch(clgl_queue queue, clgl_kernel kernel, const clgl_launch *launch,
                                        uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence);

/** Launches a kernel in one dimension. The launch has no offset, wait list or fence. The work-group size is that
 * of the kernel (reqd_work_group_size), or the driver chooses it.
 *
 * @method clgl_kernel
 * @param[in] queue   the queue
 * @param[in] kernel  the kernel, with all arguments set
 * @param[in] x       number of work-items in dimension 0; not 0
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  an argument is not set (the message names it); a size is 0 or not allowed
 * @error CLGL_ERROR_INVALID_HANDLE  queue or kernel is not a valid handle, or an object that is set as an
 *        argument was destroyed
 * @error CLGL_ERROR_OUT_OF_RANGE  the arguments together, with some drivers also the local memory that the kernel
 *        declares, require more local memory than the device has
 * @error CLGL_ERROR_WRONG_CONTEXT  the kernel belongs to another clgl context than the queue
 * @error CLGL_ERROR_NOT_ACQUIRED  an argument is a shared object that the queue has not acquired, or a writable
 *        object that the queue has acquired only through a read-only object
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @error CLGL_ERROR_INVALID_STATE  the program is not built for the device of the queue
 * @threads any. If several threads launch the same kernel, the calls run one after another.
 * @lifetime none
 * @spec OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_launch_1d(clgl_queue queue, clgl_kernel kernel, size_t x);

/** Launches a kernel in two dimensions. The launch has no offset, wait list or fence. The work-group size is that
 * of the kernel (reqd_work_group_size), or the driver chooses it.
 *
 * @method clgl_kernel
 * @param[in] queue   the queue
 * @param[in] kernel  the kernel, with all arguments set
 * @param[in] x       number of work-items in dimension 0; not 0
 * @param[in] y       number of work-items in dimension 1; not 0
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  an argument is not set (the message names it); a size is 0 or not allowed
 * @error CLGL_ERROR_INVALID_HANDLE  queue or kernel is not a valid handle, or an object that is set as an
 *        argument was destroyed
 * @error CLGL_ERROR_OUT_OF_RANGE  the arguments together, with some drivers also the local memory that the kernel
 *        declares, require more local memory than the device has
 * @error CLGL_ERROR_WRONG_CONTEXT  the kernel belongs to another clgl context than the queue
 * @error CLGL_ERROR_NOT_ACQUIRED  an argument is a shared object that the queue has not acquired, or a writable
 *        object that the queue has acquired only through a read-only object
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @error CLGL_ERROR_INVALID_STATE  the program is not built for the device of the queue
 * @threads any. If several threads launch the same kernel, the calls run one after another.
 * @lifetime none
 * @spec OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_launch_2d(clgl_queue queue, clgl_kernel kernel, size_t x, size_t y);

/** Launches a kernel in three dimensions. The launch has no offset, wait list or fence. The work-group size is
 * that of the kernel (reqd_work_group_size), or the driver chooses it.
 *
 * @method clgl_kernel
 * @param[in] queue   the queue
 * @param[in] kernel  the kernel, with all arguments set
 * @param[in] x       number of work-items in dimension 0; not 0
 * @param[in] y       number of work-items in dimension 1; not 0
 * @param[in] z       number of work-items in dimension 2; not 0
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  an argument is not set (the message names it); a size is 0 or not allowed
 * @error CLGL_ERROR_INVALID_HANDLE  queue or kernel is not a valid handle, or an object that is set as an
 *        argument was destroyed
 * @error CLGL_ERROR_OUT_OF_RANGE  the arguments together, with some drivers also the local memory that the kernel
 *        declares, require more local memory than the device has
 * @error CLGL_ERROR_WRONG_CONTEXT  the kernel belongs to another clgl context than the queue
 * @error CLGL_ERROR_NOT_ACQUIRED  an argument is a shared object that the queue has not acquired, or a writable
 *        object that the queue has acquired only through a read-only object
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OUT_OF_DEVICE_MEMORY  the device is out of memory or of other resources
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_DEVICE_LOST  the OpenCL device is no longer available
 * @error CLGL_ERROR_INVALID_STATE  the program is not built for the device of the queue
 * @threads any. If several threads launch the same kernel, the calls run one after another.
 * @lifetime none
 * @spec OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_launch_3d(clgl_queue queue, clgl_kernel kernel, size_t x, size_t y, size_t z);

/** Launches a kernel with one work-item.
 *
 * @method clgl_kernel
 * @command
 * @param[in] queue       the queue
 * @param[in] kernel      the kernel, with all arguments set
 * @param[in] wait_count  number of fences in waits; 0 = wait for none
 * @param[in] waits       {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                        command waits for; NULL if wait_count is 0
 * @param[out] fence      {nullable, owned} receives a fence that completes when the kernel has completed; NULL =
 *                        no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  an argument is not set (the message names it); the kernel requires larger
 *        work-groups
 * @error CLGL_ERROR_INVALID_HANDLE  kernel is not a valid clgl_kernel, or an object that is set as an argument
 *        was destroyed
 * @error CLGL_ERROR_OUT_OF_RANGE  the arguments together, with some drivers also the local memory that the kernel
 *        declares, require more local memory than the device has
 * @error CLGL_ERROR_NOT_ACQUIRED  an argument is a shared object that the queue has not acquired, or a writable
 *        object that the queue has acquired only through a read-only object
 * @error CLGL_ERROR_INVALID_STATE  the program is not built for the device of the queue
 * @errors clgl_queue_barrier
 * @threads any. If several threads launch the same kernel, the calls run one after another.
 * @lifetime none
 * @spec OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_launch_task(clgl_queue queue, clgl_kernel kernel, uint32_t wait_count,
                                             const clgl_fence *waits, clgl_fence *fence);

/** Sets arguments and launches a kernel in one call. One call is faster than several in languages in which calls
 * of C functions are slow.
 *
 * The library checks the arguments and the sizes before it sets the first argument. The driver may still refuse
 * the launch, or an argument, such as a struct of another size. The library then restores the previous arguments,
 * except arguments that were set through the cl_kernel. Other clgl calls that set arguments of the kernel, or
 * launch the kernel, wait until this call returns.
 *
 * @method clgl_kernel
 * @command
 * @param[in] queue           the queue
 * @param[in] kernel          the kernel
 * @param[in] argument_count  number of elements of arguments; the other arguments of the kernel keep their values
 * @param[in] arguments       {nullable, count(argument_count)} the arguments, starting with argument 0; may be
 *                            NULL if argument_count is 0
 * @param[in] launch          {nullable} the sizes; NULL = those of clgl_kernel_set_launch
 * @param[in] wait_count      number of fences in waits; 0 = wait for none
 * @param[in] waits           {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                            command waits for; NULL if wait_count is 0
 * @param[out] fence          {nullable, owned} receives a fence that completes when the kernel has completed;
 *                            NULL = no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  arguments is NULL although argument_count is not 0; an argument has the
 *        wrong type or size; see also clgl_kernel_launch
 * @error CLGL_ERROR_INVALID_HANDLE  kernel or an object in arguments is not a valid handle, or an object that is
 *        set as an argument was destroyed
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of launch or of an element of arguments is too small or more
 *        than 4096; struct_size differs between elements of arguments
 * @error CLGL_ERROR_OUT_OF_RANGE  argument_count is larger than the number of arguments; see also
 *        clgl_kernel_launch
 * @error CLGL_ERROR_UNSUPPORTED  an argument is read_write, and the device cannot read and write images of the
 *        format in one kernel
 * @errors clgl_kernel_launch
 * @threads any. If several threads launch the same kernel, the calls run one after another.
 * @lifetime arguments and launch are used only during the call; buffers, textures and samplers must live until
 *           the call returns
 * @spec OpenCL 3.0 sections 5.9.2 and 5.10, clSetKernelArg, clEnqueueNDRangeKernel
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_launch_with_arguments(clgl_queue queue, clgl_kernel kernel,
                                                       uint32_t argument_count, const clgl_argument *arguments,
                                                       const clgl_launch *launch, uint32_t wait_count,
                                                       const clgl_fence *waits, clgl_fence *fence);

/** Returns the name of an argument type, such as "buffer".
 *
 * @function
 * @param[in] type  CLGL_ARGUMENT_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_argument_type_name(clgl_argument_type type);

/** Returns the name of an address space, such as "constant".
 *
 * @function
 * @param[in] space  CLGL_ADDRESS_SPACE_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_address_space_name(clgl_address_space space);

/** Returns the name of an access qualifier of images, such as "write-only".
 *
 * @function
 * @param[in] access  CLGL_IMAGE_ACCESS_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_image_access_name(clgl_image_access access);

#ifdef __cplusplus
}
#endif

#endif
