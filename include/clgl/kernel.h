/* Kernels: functions of a program, their arguments and their launches. */
#ifndef CLGL_KERNEL_H
#define CLGL_KERNEL_H

#include <clgl/common.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What an argument of a kernel is. */
/* Nobody told: the program has no argument information, and nothing was declared. */
#define CLGL_ARGUMENT_UNKNOWN 0
/* Passed by value: a scalar, a vector, a struct. */
#define CLGL_ARGUMENT_VALUE 1
/* A pointer to global or constant memory. */
#define CLGL_ARGUMENT_BUFFER 2
/* A pointer to local memory. */
#define CLGL_ARGUMENT_LOCAL 3
/* A texture, and a sampler to read it through. */
#define CLGL_ARGUMENT_IMAGE 4
#define CLGL_ARGUMENT_SAMPLER 5
/* A buffer that is not there: the kernel sees a null pointer. Only in clgl_argument. */
#define CLGL_ARGUMENT_NULL 6

/* Where an argument lies. */
#define CLGL_ADDRESS_UNKNOWN 0
#define CLGL_ADDRESS_GLOBAL 1
#define CLGL_ADDRESS_LOCAL 2
#define CLGL_ADDRESS_CONSTANT 3
#define CLGL_ADDRESS_PRIVATE 4

/* What a kernel does with an image. */
/* The argument is no image, or nobody told. */
#define CLGL_IMAGE_ACCESS_NONE 0
#define CLGL_IMAGE_ACCESS_READ_ONLY 1
#define CLGL_IMAGE_ACCESS_WRITE_ONLY 2
#define CLGL_IMAGE_ACCESS_READ_WRITE 3

/* Qualifiers of a pointer's type. */
#define CLGL_QUALIFIER_CONST 0x1u
#define CLGL_QUALIFIER_RESTRICT 0x2u
#define CLGL_QUALIFIER_VOLATILE 0x4u
#define CLGL_QUALIFIER_PIPE 0x8u

/* How many work-items run. */
typedef struct clgl_launch {
    /* sizeof(clgl_launch) */
    uint32_t struct_size;
    /* 1 to 3; 0 = as many as global sizes are not 0 */
    uint32_t dimensions;
    /* The first global id of each dimension */
    size_t offset[3];
    /* The number of work-items of each dimension, not 0. Beyond the dimensions it must be 0 or 1, as local, and
     * offset 0. */
    size_t global[3];
    /* How many of them make a work-group; all 0 for what the kernel requires (reqd_work_group_size), else for the
     * driver's choice */
    size_t local[3];
} clgl_launch;

#define CLGL_LAUNCH_INIT                                                                                         \
    {                                                                                                            \
        sizeof(clgl_launch), 0, {0, 0, 0}, {1, 0, 0}, { 0, 0, 0 }                                                \
    }

/* What an argument is set to. */
typedef struct clgl_argument {
    /* sizeof(clgl_argument); the same in all elements of an array */
    uint32_t struct_size;
    /* CLGL_ARGUMENT_..., of which CLGL_ARGUMENT_UNKNOWN (0) leaves the argument as it is */
    int32_t kind;
    /* Bytes of a value, or of the local memory that each work-group gets */
    size_t size;
    /* The value */
    const void *value;
    /* The buffer */
    clgl_buffer buffer;
    /* The texture, with CLGL_ARGUMENT_IMAGE */
    clgl_texture texture;
    /* The sampler */
    clgl_sampler sampler;
} clgl_argument;

#define CLGL_ARGUMENT_INIT                                                                                       \
    {                                                                                                            \
        sizeof(clgl_argument), 0, 0, NULL, NULL, NULL, NULL                                                      \
    }

/* What the caller knows of an argument. */
typedef struct clgl_argument_desc {
    /* sizeof(clgl_argument_desc); the same in all elements of an array */
    uint32_t struct_size;
    /* CLGL_ARGUMENT_..., or 0 to leave it open */
    int32_t kind;
    /* Bytes of a value; 0 to leave it open, or to the name of the type */
    size_t size;
    /* Its name in the source, copied; or NULL */
    const char *name;
    /* Its type in OpenCL C, such as "float4" or "float*", copied; or NULL */
    const char *type_name;
} clgl_argument_desc;

#define CLGL_ARGUMENT_DESC_INIT                                                                                  \
    {                                                                                                            \
        sizeof(clgl_argument_desc), 0, 0, NULL, NULL                                                             \
    }

/* What is known of an argument. */
typedef struct clgl_argument_info {
    /* sizeof(clgl_argument_info), set by the caller */
    uint32_t struct_size;
    /* CLGL_ARGUMENT_... */
    int32_t kind;
    /* CLGL_ADDRESS_... */
    int32_t address;
    /* CLGL_IMAGE_ACCESS_... */
    int32_t access;
    /* CLGL_QUALIFIER_... */
    uint32_t qualifiers;
    /* 1 if it was set, else 0 */
    uint32_t is_set;
    /* Bytes of a value, or 0 if nobody told: a struct's, say */
    size_t size;
    /* Its name in the source, or "" */
    const char *name;
    /* Its type in OpenCL C, such as "float4" or "float*", or "" */
    const char *type_name;
} clgl_argument_info;

#define CLGL_ARGUMENT_INFO_INIT                                                                                  \
    {                                                                                                            \
        sizeof(clgl_argument_info), 0, 0, 0, 0, 0, 0, NULL, NULL                                                 \
    }

/* What a kernel tells of itself. */
typedef struct clgl_kernel_info {
    /* sizeof(clgl_kernel_info), set by the caller */
    uint32_t struct_size;
    uint32_t argument_count;
    /* The name of the function */
    const char *name;
    /* Its attributes as the compiler writes them, such as "reqd_work_group_size(8,2,1)", or "" */
    const char *attributes;
} clgl_kernel_info;

#define CLGL_KERNEL_INFO_INIT                                                                                    \
    {                                                                                                            \
        sizeof(clgl_kernel_info), 0, NULL, NULL                                                                  \
    }

/* What a kernel needs on a device. */
typedef struct clgl_work_group_info {
    /* sizeof(clgl_work_group_info), set by the caller */
    uint32_t struct_size;
    uint32_t reserved;
    /* The most work-items that a work-group of it can have */
    uint64_t work_group_size;
    /* What the source requires (reqd_work_group_size), or all 0 */
    uint64_t compile_work_group_size[3];
    /* Work-groups should have a multiple of so many work-items */
    uint64_t preferred_work_group_size_multiple;
    /* Bytes of local memory of a work-group; drivers may leave out what arguments ask for */
    uint64_t local_mem_size;
    /* Bytes of private memory of a work-item */
    uint64_t private_mem_size;
} clgl_work_group_info;

#define CLGL_WORK_GROUP_INFO_INIT                                                                                \
    {                                                                                                            \
        sizeof(clgl_work_group_info), 0, 0, {0, 0, 0}, 0, 0, 0                                                   \
    }

/** Finds a kernel in a program.
 *
 * @param program  the program
 * @param name     the name of the function; PoCL 3.1 puts _cl_ before that of a kernel named as a function of
 *                 OpenCL C, such as step
 * @param kernel   receives the kernel, with no argument set
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if there is no kernel of that name (the message lists those
 *         that there are); CLGL_ERROR_OUT_OF_RANGE for more arguments than max_parameter_size has bytes;
 *         CLGL_ERROR_INVALID_STATE if the program is not built, or compiled but not linked;
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime until clgl_kernel_destroy
 * @spec OpenCL 3.0 section 5.9.1, clCreateKernel
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_create(clgl_program program, const char *name, clgl_kernel *kernel);

/** Makes a second kernel of the same function with the same arguments and launch sizes; from then on each has its
 * own. Two threads that launch the same function want a kernel each.
 *
 * It is made anew and given the arguments again: PoCL 3.1's clCloneKernel gives kernels that crash.
 *
 * @param kernel  the kernel
 * @param clone   receives the other one
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE also if an argument's buffer, texture or sampler was destroyed;
 *         CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime until clgl_kernel_destroy; what was set through the cl_kernel itself is not copied
 * @spec OpenCL 3.0 sections 5.9.1 and 5.9.2, clCreateKernel, clSetKernelArg
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_clone(clgl_kernel kernel, clgl_kernel *clone);

/** Destroys a kernel. Launches that are under way go on.
 *
 * @param kernel  the kernel, or NULL for nothing
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time
 * @threads any
 * @lifetime ends the handle
 * @spec OpenCL 3.0 section 5.9.1, clReleaseKernel
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_destroy(clgl_kernel kernel);

/** Gives the name, the number of arguments and the attributes of a kernel.
 *
 * @param kernel  the kernel
 * @param info    receives them
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE
 * @threads any
 * @lifetime the strings live as long as the kernel
 * @spec OpenCL 3.0 section 5.9.4, clGetKernelInfo
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_get_info(clgl_kernel kernel, clgl_kernel_info *info);

/** Gives what a kernel needs and allows on a device.
 *
 * @param kernel  the kernel
 * @param device  a device of the kernel's context, or NULL for the first that its program is built for
 * @param info    receives it; what the driver does not know is 0
 * @return CLGL_SUCCESS; CLGL_ERROR_NO_DEVICE if it is no device of the context; CLGL_ERROR_INVALID_STATE if the
 *         program is not built for it; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
 *         CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.9.4, clGetKernelWorkGroupInfo
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_get_work_group_info(clgl_kernel kernel, clgl_device device,
                                                     clgl_work_group_info *info);

/** Gives what is known of an argument: from the program's argument information, from
 * clgl_kernel_declare_arguments, or from both.
 *
 * @param kernel  the kernel
 * @param index   the argument, from 0
 * @param info    receives it
 * @return CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last argument; CLGL_ERROR_INVALID_HANDLE,
 *         CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE
 * @threads any
 * @lifetime the strings live as long as the kernel
 * @spec OpenCL 3.0 section 5.9.4, clGetKernelArgInfo
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_get_argument_info(clgl_kernel kernel, uint32_t index, clgl_argument_info *info);

/** Finds an argument by its name in the source.
 *
 * @param kernel  the kernel
 * @param name    the name
 * @param index   receives the argument's index
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if there is no argument of that name (the message lists those
 *         that there are), or if nobody told the names; CLGL_ERROR_INVALID_HANDLE
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.9.4, CL_KERNEL_ARG_NAME
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_find_argument(clgl_kernel kernel, const char *name, uint32_t *index);

/** Tells what the arguments of a kernel are, for programs that do not: those of binaries and SPIR-V, and those
 * that others built. Arguments are then found by name and checked as if the program had told. What the program
 * does tell stays, and a declaration that contradicts it, or an earlier one, is refused as a whole.
 *
 * @param kernel  the kernel
 * @param count   how many declarations; not more than there are arguments
 * @param descs   the declarations, from argument 0 on
 * @return CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE for more than there are arguments; CLGL_ERROR_INVALID_ARGUMENT
 *         for an unknown kind, or for a contradiction (the message names the argument and both sides);
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY
 * @threads any
 * @lifetime none; all is copied
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_declare_arguments(clgl_kernel kernel, uint32_t count,
                                                   const clgl_argument_desc *descs);

/** Sets an argument that is passed by value: a scalar, a vector, a struct.
 *
 * Vectors of three take the room of four: a float3 has 16 bytes. A struct has the layout of OpenCL C, where each
 * field is aligned to its own size. rusticl 22.3 wants the size of some structs without the padding behind the
 * last field: 9 bytes for {int, float, char}, but all 32 for {float4, int}. Others take sizeof.
 *
 * @param kernel  the kernel
 * @param index   the argument, from 0
 * @param size    bytes of its type
 * @param value   the value, copied before the call returns
 * @return CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last argument, and for a struct of more bytes than the
 *         device takes for all arguments; CLGL_ERROR_INVALID_ARGUMENT for another size than the argument's, as
 *         far as it is known (that of a struct is not), or an argument that is no value (the message names the
 *         argument and its type); CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.9.2, clSetKernelArg
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_set_value(clgl_kernel kernel, uint32_t index, size_t size, const void *value);

/** Sets an argument that is a buffer (a pointer to global or constant memory).
 *
 * @param kernel  the kernel
 * @param index   the argument, from 0
 * @param buffer  the buffer, of the kernel's context; a shared one must be acquired when the kernel is launched
 * @return CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last argument; CLGL_ERROR_INVALID_ARGUMENT for an
 *         argument that is no buffer; CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime the buffer must live until the kernel has been launched; a launch after its destruction fails
 * @spec OpenCL 3.0 section 5.9.2, clSetKernelArg
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_set_buffer(clgl_kernel kernel, uint32_t index, clgl_buffer buffer);

/** Sets an argument that is an image.
 *
 * What is known of the argument is checked: that it is an image of the texture's kind, and that the texture may
 * be read or written as the argument's access qualifier says.
 *
 * @param kernel   the kernel
 * @param index    the argument, from 0
 * @param texture  the texture, of the kernel's context
 * @return CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last argument; CLGL_ERROR_INVALID_ARGUMENT for an
 *         argument that is no image, an image of another kind, and an access that the texture does not allow (the
 *         message names the argument and its type); CLGL_ERROR_UNSUPPORTED for a read_write argument where the
 *         device cannot read and write images of the format; CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_HANDLE,
 *         CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime the texture must live until the kernel has been launched; a launch after its destruction fails
 * @spec OpenCL 3.0 section 5.9.2, clSetKernelArg
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_set_texture(clgl_kernel kernel, uint32_t index, clgl_texture texture);

/** Sets an argument that is a sampler.
 *
 * @param kernel   the kernel
 * @param index    the argument, from 0
 * @param sampler  the sampler, of the kernel's context
 * @return CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last argument; CLGL_ERROR_INVALID_ARGUMENT for an
 *         argument that is no sampler; CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime the sampler must live until the kernel has been launched; a launch after its destruction fails
 * @spec OpenCL 3.0 section 5.9.2, clSetKernelArg
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_set_sampler(clgl_kernel kernel, uint32_t index, clgl_sampler sampler);

/** Sets an argument that is a pointer to global or constant memory to NULL, which the kernel can ask for.
 *
 * @param kernel  the kernel
 * @param index   the argument, from 0
 * @return CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last argument; CLGL_ERROR_INVALID_ARGUMENT for an
 *         argument that is no buffer; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.9.2, clSetKernelArg
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_set_null(clgl_kernel kernel, uint32_t index);

/** Sets an argument that is a pointer to local memory.
 *
 * @param kernel  the kernel
 * @param index   the argument, from 0
 * @param size    bytes that each work-group gets
 * @return CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last argument, and for more than the local memory of the
 *         device; CLGL_ERROR_INVALID_ARGUMENT for a size of 0, or an argument that is no local memory;
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.9.2, clSetKernelArg
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_set_local(clgl_kernel kernel, uint32_t index, size_t size);

/** Sets the sizes that a kernel is launched with when a launch gives none.
 *
 * @param kernel  the kernel
 * @param launch  how many work-items; or NULL for none again
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT as clgl_kernel_launch, and then the sizes stay what they
 *         were; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE
 * @threads any
 * @lifetime none; copied
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_set_launch(clgl_kernel kernel, const clgl_launch *launch);

/** Returns the sizes that clgl_kernel_set_launch set, with the number of dimensions filled in.
 *
 * @param kernel  the kernel
 * @param launch  receives them; with dimensions 0 if there are none
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE
 * @threads any
 * @lifetime none
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_get_launch(clgl_kernel kernel, clgl_launch *launch);

/** Runs a kernel.
 *
 * The sizes are checked before the driver sees them, and the message has the numbers and what would work. Where
 * the device can have work-groups of different sizes, the local size need not divide the global size.
 *
 * @param queue       the queue
 * @param kernel      the kernel, with every argument set
 * @param launch      how many work-items; or NULL for what clgl_kernel_set_launch set
 * @param wait_count  how many fences
 * @param waits       fences of either side that the command waits for; of the same context
 * @param fence       receives a fence that completes when the kernel has; or NULL
 * @return CLGL_SUCCESS; CLGL_ERROR_NOT_ACQUIRED if a shared buffer is not this queue's; CLGL_ERROR_COMMAND_FAILED
 *         if one of waits has failed; CLGL_ERROR_INVALID_ARGUMENT for an argument that is not set (the message
 *         names it), dimensions other than 0 to 3, a global size of 0, an offset that overflows with it, sizes
 * beyond the dimensions, or a local size that the kernel or the device does not allow; CLGL_ERROR_OUT_OF_RANGE if
 * the arguments want more local memory together (with PoCL, and what the kernel declares) than the device has;
 *         CLGL_ERROR_INVALID_STATE for a NULL launch of a kernel without sizes of its own, and if its program is
 *         not built for the queue's device; CLGL_ERROR_INVALID_HANDLE also if an argument's buffer, texture or
 *         sampler was destroyed; CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_STRUCT_SIZE,
 *         CLGL_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_OPENCL
 * @threads any; one launch of a kernel at a time is prepared
 * @lifetime none
 * @spec OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_launch(clgl_queue queue, clgl_kernel kernel, const clgl_launch *launch,
                                        uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence);

/** Runs a kernel in one dimension, with x work-items. Short form of clgl_kernel_launch without offset, local size
 * and fences.
 *
 * @param queue   the queue
 * @param kernel  the kernel, with every argument set
 * @param x       the number of work-items in dimension 0, not 0
 * @return as clgl_kernel_launch
 * @threads any; one launch of a kernel at a time is prepared
 * @lifetime none
 * @spec OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_launch_1d(clgl_queue queue, clgl_kernel kernel, size_t x);

/** Runs a kernel in two dimensions, with x * y work-items. Short form of clgl_kernel_launch without offset, local
 * size and fences.
 *
 * @param queue   the queue
 * @param kernel  the kernel, with every argument set
 * @param x       the number of work-items in dimension 0, not 0
 * @param y       the number of work-items in dimension 1, not 0
 * @return as clgl_kernel_launch
 * @threads any; one launch of a kernel at a time is prepared
 * @lifetime none
 * @spec OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_launch_2d(clgl_queue queue, clgl_kernel kernel, size_t x, size_t y);

/** Runs a kernel in three dimensions, with x * y * z work-items. Short form of clgl_kernel_launch without offset,
 * local size and fences.
 *
 * @param queue   the queue
 * @param kernel  the kernel, with every argument set
 * @param x       the number of work-items in dimension 0, not 0
 * @param y       the number of work-items in dimension 1, not 0
 * @param z       the number of work-items in dimension 2, not 0
 * @return as clgl_kernel_launch
 * @threads any; one launch of a kernel at a time is prepared
 * @lifetime none
 * @spec OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_launch_3d(clgl_queue queue, clgl_kernel kernel, size_t x, size_t y, size_t z);

/** Runs a kernel as a task: one work-item.
 *
 * @param queue       the queue
 * @param kernel      the kernel, with every argument set
 * @param wait_count  how many fences
 * @param waits       fences of either side that the command waits for; of the same context
 * @param fence       receives a fence that completes when the kernel has; or NULL
 * @return as clgl_kernel_launch; CLGL_ERROR_INVALID_ARGUMENT also if the kernel requires larger work-groups
 * @threads any; one launch of a kernel at a time is prepared
 * @lifetime none
 * @spec OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_launch_task(clgl_queue queue, clgl_kernel kernel, uint32_t wait_count,
                                             const clgl_fence *waits, clgl_fence *fence);

/** Sets arguments and runs a kernel, in one call, for languages where many small ones are dear.
 *
 * All arguments and sizes are checked before the first is set, and what only the driver refuses, such as a struct
 * of another size, is set back to what clgl set before (not to what raw calls of OpenCL set): a call that is
 * refused changes nothing. No other thread's arguments or launch of the kernel come in between.
 *
 * @param queue           the queue
 * @param kernel          the kernel
 * @param argument_count  how many arguments; the rest stays as it is
 * @param arguments       the arguments, from argument 0 on
 * @param launch          how many work-items; or NULL for what clgl_kernel_set_launch set
 * @param wait_count      how many fences
 * @param waits           fences of either side that the command waits for; of the same context
 * @param fence           receives a fence that completes when the kernel has; or NULL
 * @return as clgl_kernel_launch; CLGL_ERROR_OUT_OF_RANGE for more arguments than the kernel has, and for more
 *         local memory than the device has; CLGL_ERROR_INVALID_ARGUMENT for an argument of another size or kind
 * @threads any; one launch of a kernel at a time is prepared
 * @lifetime values are copied before the call returns; buffers, textures and samplers must live until then
 * @spec OpenCL 3.0 sections 5.9.2 and 5.10, clSetKernelArg, clEnqueueNDRangeKernel
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_call(clgl_queue queue, clgl_kernel kernel, uint32_t argument_count,
                                      const clgl_argument *arguments, const clgl_launch *launch,
                                      uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence);

/** Returns the name of a kind of arguments, such as "buffer".
 *
 * @param kind  CLGL_ARGUMENT_...
 * @return the name; "unknown" for a value without one. Never NULL.
 * @threads any
 * @lifetime the string lives as long as the library
 * @spec clgl's own
 * @since 0.1
 */
CLGL_API const char *clgl_argument_kind_name(int32_t kind);

#ifdef __cplusplus
}
#endif

#endif
