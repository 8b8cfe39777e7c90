/* Conversions of pixels on the device: between a buffer's numbers and a texture of another format, or between two
 * buffers, a wrapped pixel buffer of OpenGL's for example.
 *
 * A pixel of a buffer has one to four numbers, red, green, blue and alpha in this order. What the other side has
 * more becomes 0, alpha 1; what it has less is dropped. UNORM and SNORM stand for fractions: 255 and 127 are 1.
 * What becomes a UNORM, SNORM or integer number is clamped to what that can hold and rounded to the nearest,
 * halves to even; NaN becomes 0. 16-bit floats are rounded in the same way, to infinity from 65520 on. Floats are
 * not clamped, and NaN stays NaN. Of what becomes a 32-bit float, fractions and integers are rounded to the
 * nearest. The results are the same on every device, but that some turn 32-bit floats below 2^-126 into 0.
 *
 * Integers are numbers, not fractions: CLGL_PIXEL_UINT8 and CLGL_PIXEL_INT8 go with integers and floats,
 * CLGL_PIXEL_UNORM8 and CLGL_PIXEL_SNORM8 with fractions and floats, CLGL_PIXEL_FLOAT32 with all. Numbers are
 * neither encoded as sRGB nor decoded, and textures of sRGB and of depth are refused.
 */
#ifndef CLGL_CONVERT_H
#define CLGL_CONVERT_H

#include <clgl/buffer.h>
#include <clgl/common.h>
#include <clgl/texture.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What a number of a buffer's pixels is. */
#define CLGL_PIXEL_UNORM8 0
#define CLGL_PIXEL_SNORM8 1
#define CLGL_PIXEL_UINT8 2
#define CLGL_PIXEL_INT8 3
#define CLGL_PIXEL_FLOAT32 4

/* Flags of conversions. */
/* Upside down: what is the first row of the one side is the last of the other. */
#define CLGL_CONVERT_FLIP 0x1u
/* clgl_convert_buffer: the pixels may be a part of the buffers. */
#define CLGL_CONVERT_PART 0x2u

/* How pixels lie in a buffer. */
typedef struct clgl_pixel_layout {
    /* sizeof(clgl_pixel_layout) */
    uint32_t struct_size;
    /* CLGL_PIXEL_... */
    int32_t component;
    /* Numbers of a pixel, 1 to 4; 0 for 4 */
    uint32_t channels;
    uint32_t reserved;
    /* Where the first pixel starts, in bytes */
    size_t offset;
    /* Bytes from row to row, and from slice (or layer) to slice; 0 for tightly packed. Any row pitch will do; a
     * slice pitch is a multiple of it. */
    size_t row_pitch;
    size_t slice_pitch;
} clgl_pixel_layout;

#define CLGL_PIXEL_LAYOUT_INIT                                                                                   \
    {                                                                                                            \
        sizeof(clgl_pixel_layout), 0, 0, 0, 0, 0, 0                                                              \
    }

/** Converts pixels of a buffer into a part of a texture.
 *
 * @param queue        the queue
 * @param source       the buffer; acquired by the queue if it is shared
 * @param layout       how its pixels lie, as many as the part has; or NULL for four of CLGL_PIXEL_UNORM8 from the
 *                     buffer's start, tightly packed
 * @param destination  the texture, not for reading only
 * @param region       the part, pitches 0; or NULL for all
 * @param flags        CLGL_CONVERT_FLIP, for kinds that have rows
 * @param blocking     1 to return when the texture holds the pixels, 0 to return at once
 * @param wait_count   how many fences
 * @param waits        fences of either side that the command waits for; of the same context
 * @param fence        receives a fence that completes when the texture holds the pixels; or NULL
 * @return CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for an unknown component or flag, channels beyond 4, a pitch
 *         that is too small, a number that does not go with the texture's format (the message names what does),
 *         CLGL_CONVERT_FLIP without rows, an extent of 0, parts that the kind does not have, a buffer that is
 *         only written or a texture that is only read; CLGL_ERROR_OUT_OF_RANGE past the buffer's end or the
 *         texture's edge, and if the texture's pixels are the buffer's; CLGL_ERROR_UNSUPPORTED for sRGB and
 *         depth, for 3D where the device does not write it (cl_khr_3d_image_writes), and where the driver gets
 *         16-bit floats wrong (PoCL 3.1 those of one to a pixel); CLGL_ERROR_NOT_ACQUIRED;
 *         CLGL_ERROR_COMMAND_FAILED if it is blocking and a command before it failed; CLGL_ERROR_WRONG_CONTEXT,
 *         CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY,
 *         CLGL_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_OPENCL
 * @threads any
 * @lifetime none
 * @spec OpenCL C 3.0 section 6.15.15.4, write_imagef; OpenGL 4.6 core section 2.3.5, normalized numbers
 * @since 0.1
 */
CLGL_API clgl_result clgl_convert_buffer_to_texture(clgl_queue queue, clgl_buffer source,
                                                    const clgl_pixel_layout *layout, clgl_texture destination,
                                                    const clgl_texture_region *region, uint32_t flags,
                                                    uint32_t blocking, uint32_t wait_count,
                                                    const clgl_fence *waits, clgl_fence *fence);

/** Converts a part of a texture into pixels of a buffer.
 *
 * @param queue        the queue
 * @param source       the texture, not for writing only
 * @param region       the part, pitches 0; or NULL for all
 * @param destination  the buffer; acquired by the queue, and not for reading only, if it is shared
 * @param layout       how its pixels lie, as many as the part has; or NULL for four of CLGL_PIXEL_UNORM8 from the
 *                     buffer's start, tightly packed. What lies between rows stays as it is.
 * @param flags        CLGL_CONVERT_FLIP, for kinds that have rows
 * @param blocking     1 to return when the buffer holds the pixels, 0 to return at once
 * @param wait_count   how many fences
 * @param waits        fences of either side that the command waits for; of the same context
 * @param fence        receives a fence that completes when the buffer holds the pixels; or NULL
 * @return as clgl_convert_buffer_to_texture, but that a texture that is only written and a buffer that is only
 *         read are refused, and that every device reads 3D
 * @threads any
 * @lifetime none
 * @spec OpenCL C 3.0 section 6.15.15.3, read_imagef; OpenGL 4.6 core section 2.3.5, normalized numbers
 * @since 0.1
 */
CLGL_API clgl_result clgl_convert_texture_to_buffer(clgl_queue queue, clgl_texture source,
                                                    const clgl_texture_region *region, clgl_buffer destination,
                                                    const clgl_pixel_layout *layout, uint32_t flags,
                                                    uint32_t blocking, uint32_t wait_count,
                                                    const clgl_fence *waits, clgl_fence *fence);

/** Converts pixels of one buffer into those of another: into a wrapped pixel buffer and back, say.
 *
 * Both buffers must have just the size of these pixels, with or without what follows the last row of a pitch: a
 * pixel buffer that was made for another size of window is an error, not a picture askew. With
 * CLGL_CONVERT_PART they may be larger, and layouts may have an offset.
 *
 * @param queue               the queue
 * @param source              acquired by the queue if it is shared
 * @param source_layout       how its pixels lie; or NULL for four of CLGL_PIXEL_UNORM8, tightly packed
 * @param destination         another buffer, or the same where the pixels do not overlap; acquired by the queue,
 *                            and not for reading only, if it is shared
 * @param destination_layout  how its pixels lie; or NULL as above. What lies between rows stays as it is.
 * @param extent              three numbers: pixels, rows and slices, none of them 0
 * @param flags               CLGL_CONVERT_...
 * @param blocking            1 to return when destination holds the pixels, 0 to return at once
 * @param wait_count          how many fences
 * @param waits               fences of either side that the command waits for; of the same context
 * @param fence               receives a fence that completes when destination holds the pixels; or NULL
 * @return as clgl_convert_buffer_to_texture; CLGL_ERROR_OUT_OF_RANGE also for buffers of another size (the
 *         message has both), and if source and destination overlap; CLGL_ERROR_INVALID_ARGUMENT also for a
 *         destination that is only read
 * @threads any
 * @lifetime none
 * @spec OpenGL 4.6 core section 2.3.5, normalized numbers
 * @since 0.1
 */
CLGL_API clgl_result clgl_convert_buffer(clgl_queue queue, clgl_buffer source,
                                         const clgl_pixel_layout *source_layout, clgl_buffer destination,
                                         const clgl_pixel_layout *destination_layout, const size_t *extent,
                                         uint32_t flags, uint32_t blocking, uint32_t wait_count,
                                         const clgl_fence *waits, clgl_fence *fence);

#ifdef __cplusplus
}
#endif

#endif
