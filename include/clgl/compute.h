/* Kernels, and by inclusion the programs that hold them. */
#ifndef CLGL_COMPUTE_H
#define CLGL_COMPUTE_H

#include <clgl/common.h>
#include <clgl/program.h>

#ifdef __cplusplus
extern "C" {
#endif

/* How many work-items run. */
typedef struct clgl_launch {
    /* sizeof(clgl_launch) */
    uint32_t struct_size;
    /* 1 to 3 */
    uint32_t dimensions;
    /* Of each dimension: the first global id */
    size_t offset[3];
    /* How many work-items; none of the dimensions' may be 0 */
    size_t global[3];
    /* How many of them make a work-group; all 0 for the driver's choice */
    size_t local[3];
} clgl_launch;

#define CLGL_LAUNCH_INIT                                                                                         \
    {                                                                                                            \
        sizeof(clgl_launch), 1, {0, 0, 0}, {1, 1, 1}, { 0, 0, 0 }                                                \
    }

/** Finds a kernel in a program.
 *
 * @param program  the program
 * @param name     the name of the function
 * @param kernel   receives the kernel, with no argument set
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if there is no kernel of that name;
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime until clgl_kernel_destroy
 * @spec OpenCL 3.0 section 5.9.1, clCreateKernel
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_create(clgl_program program, const char *name, clgl_kernel *kernel);

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

/** Sets an argument that is passed by value: a scalar, a vector, a struct.
 *
 * @param kernel  the kernel
 * @param index   the argument, from 0
 * @param size    bytes of its type
 * @param value   the value, copied before the call returns
 * @return CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last argument; CLGL_ERROR_INVALID_ARGUMENT for another
 *         size than the argument's, or an argument that is no value; CLGL_ERROR_INVALID_HANDLE,
 *         CLGL_ERROR_OPENCL
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

/** Sets an argument that is a pointer to local memory.
 *
 * @param kernel  the kernel
 * @param index   the argument, from 0
 * @param size    bytes that each work-group gets
 * @return CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last argument; CLGL_ERROR_INVALID_ARGUMENT for a size
 *         of 0, or an argument that is no local memory; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 5.9.2, clSetKernelArg
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_set_local(clgl_kernel kernel, uint32_t index, size_t size);

/** Runs a kernel.
 *
 * @param queue       the queue
 * @param kernel      the kernel, with every argument set
 * @param launch      how many work-items
 * @param wait_count  how many fences
 * @param waits       fences of either side that the command waits for; of the same context
 * @param fence       receives a fence that completes when the kernel has; or NULL
 * @return CLGL_SUCCESS; CLGL_ERROR_NOT_ACQUIRED if a shared buffer is not this queue's;
 *         CLGL_ERROR_INVALID_ARGUMENT for an argument that is not set (the message names it), dimensions other
 *         than 1 to 3, a global size of 0, or a local size that the kernel or the device does not allow;
 *         CLGL_ERROR_INVALID_HANDLE also if an argument's buffer was destroyed; CLGL_ERROR_WRONG_CONTEXT,
 *         CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_OPENCL
 * @threads any; one launch of a kernel at a time is prepared
 * @lifetime none
 * @spec OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel
 * @since 0.1
 */
CLGL_API clgl_result clgl_kernel_launch(clgl_queue queue, clgl_kernel kernel, const clgl_launch *launch,
                                        uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence);

#ifdef __cplusplus
}
#endif

#endif
