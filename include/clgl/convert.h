/* Conversions of pixels on the device, between a buffer and a texture, or between two buffers. A buffer can be a
 * wrapped OpenGL pixel buffer.
 *
 * A pixel in a buffer has one to four components: red, green, blue and alpha, in this order. Components that only
 * the source has are dropped. A component that only the destination has becomes 1 if it is alpha, and 0
 * otherwise. UNORM and SNORM components are fractions: with 8 bits, the UNORM value 255 and the SNORM value 127
 * represent 1. A UNORM, SNORM or integer result is clamped to the range of its type, and rounded to the nearest
 * value, ties to even. In these types, NaN becomes 0. A 16-bit float result is also rounded to the nearest value,
 * ties to even; magnitudes of 65520 and more become infinite. Float results are not clamped, and NaN stays NaN.
 * All devices with IEEE 754 arithmetic give the same results, except that some devices replace denormal 32-bit
 * floats with 0.
 *
 * Conversions between integers and fractions are not possible. CLGL_PIXEL_UINT8 and CLGL_PIXEL_INT8 can be
 * converted from and to integers and floats. CLGL_PIXEL_UNORM8 and CLGL_PIXEL_SNORM8 can be converted from and to
 * fractions and floats. CLGL_PIXEL_FLOAT32 can be converted from and to integers, fractions and floats. Textures
 * of sRGB and depth formats cannot be converted.
 *
 * To convert between textures of different formats, use a buffer with CLGL_BUFFER_COMPUTE_ONLY. Convert the first
 * texture to CLGL_PIXEL_FLOAT32 with clgl_convert_texture_to_buffer, then the buffer with
 * clgl_convert_buffer_to_texture. 32-bit floats represent integers of magnitudes up to 16,777,216 exactly.
 *
 * The first conversion with a combination of texture type, texture format and pixel layout takes longer, because
 * the library builds a kernel and tests it on few pixels. If the test produces wrong pixels, or earlier processes
 * crashed during the test, a conversion that reads or writes a texture tries another method. If no method works,
 * the call fails with CLGL_ERROR_UNSUPPORTED. */
#ifndef CLGL_CONVERT_H
#define CLGL_CONVERT_H

#include <clgl/buffer.h>
#include <clgl/common.h>
#include <clgl/texture.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The component type of pixels in a buffer. */
typedef enum clgl_pixel_component_type CLGL_ENUM_BASE {
    /* 8-bit unsigned fraction: 0 to 255 represent 0 to 1. */
    CLGL_PIXEL_UNORM8 = 0,
    /* 8-bit signed fraction: -127 to 127 represent -1 to 1, and -128 also represents -1. */
    CLGL_PIXEL_SNORM8 = 1,
    /* 8-bit unsigned integer. */
    CLGL_PIXEL_UINT8 = 2,
    /* 8-bit signed integer. */
    CLGL_PIXEL_INT8 = 3,
    /* 32-bit float. */
    CLGL_PIXEL_FLOAT32 = 4,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_PIXEL_COMPONENT_TYPE_FORCE_INT32 = 0x7fffffff
} clgl_pixel_component_type;

/* Flags of the conversion functions. */
typedef uint32_t clgl_convert_flags;

/* Reverse the order of rows: in each slice or layer, the first row of the source becomes the last row of the
 * destination. */
#define CLGL_CONVERT_FLIP 0x1u
/* Only for clgl_convert_buffer: the buffers may be larger than the pixels, and layouts may have an offset. */
#define CLGL_CONVERT_ALLOW_PARTIAL 0x2u

/* The layout of pixels in a buffer. */
typedef struct clgl_pixel_layout {
    /* sizeof(clgl_pixel_layout) */
    uint32_t struct_size;
    /* the type of each component */
    clgl_pixel_component_type component_type;
    /* the number of components of a pixel, 1 to 4; 0 = four components */
    uint32_t component_count;
    /* must be 0 */
    uint32_t reserved;
    /* the offset of the first pixel in bytes; must be 0 in clgl_convert_buffer without
     * CLGL_CONVERT_ALLOW_PARTIAL */
    size_t offset;
    /* distance between the starts of two rows, or of two layers of a 1D array, in bytes; at least the size of a
     * row; 0 = the size of a row */
    size_t row_pitch;
    /* distance between the starts of two slices, or of two layers of a 2D array, in bytes; a multiple of the row
     * pitch, and at least the size of a slice; 0 = the size of a slice */
    size_t slice_pitch;
} clgl_pixel_layout;

#define CLGL_PIXEL_LAYOUT_INIT                                                                                   \
    {                                                                                                            \
        sizeof(clgl_pixel_layout), CLGL_PIXEL_UNORM8, 0, 0, 0, 0, 0                                              \
    }

/** Converts the pixels of a buffer into a region of a texture.
 *
 * Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).
 *
 * @method clgl_buffer
 * @command
 * @param[in] queue        the queue
 * @param[in] source       the buffer with the pixels, not write-only; if it is shared, the queue must have
 *                         acquired the bytes of the pixels
 * @param[in] layout       {nullable} the layout of the pixels in source; NULL = four CLGL_PIXEL_UNORM8 components
 *                         per pixel, tightly packed from the start of the buffer
 * @param[in] destination  the texture, not read-only; if it is shared, the queue must have acquired the region
 *                         for writing
 * @param[in] region       {nullable} the region of destination; row_pitch and slice_pitch must be 0; NULL = the
 *                         whole texture
 * @param[in] flags        CLGL_CONVERT_FLIP, only for 2D, 2D array and 3D textures; 0 = none
 * @param[in] blocking     1 = return when the texture contains the pixels; 0 = return at once; the texture
 *                         contains the pixels when fence completes
 * @param[in] wait_count   number of fences in waits; 0 = wait for none
 * @param[in] waits        {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                         command waits for; NULL if wait_count is 0
 * @param[out] fence       {nullable, owned} receives a fence that completes when the texture contains the pixels;
 *                         NULL = no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  a reserved field of layout or region is not 0; a component_type or flag is
 *        unknown; component_count is more than 4; a pitch of layout is smaller than a row or a slice, or
 *        slice_pitch is not a multiple of the row pitch; a pitch of region is not 0; the component type does not
 *        match the format of the texture (the message lists the types that do); CLGL_CONVERT_FLIP is set for a
 *        texture that is not 2D, 2D array or 3D; an extent is 0; region uses dimensions that the texture type
 *        does not have; source is write-only; destination is read-only; blocking is neither 0 nor 1
 * @error CLGL_ERROR_INVALID_HANDLE  source or destination is not a valid handle
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of layout or region is too small or more than 4096, or
 *        unknown fields of layout or region are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  the pixels extend past the end of source; the region extends past the edge of
 *        destination; destination was created from source, or from a buffer with the same memory
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired a shared object; the queue has acquired destination
 *        only for reading
 * @error CLGL_ERROR_UNSUPPORTED  the format is sRGB or depth; the texture is 3D and the device cannot write 3D
 *        images (cl_khr_3d_image_writes); each conversion method produces wrong pixels or crashes with the
 *        driver; see clgl_drivers(7)
 * @error CLGL_ERROR_COMMAND_FAILED  the command is blocking, and the command or an earlier command failed; or a
 *        fence in waits has failed
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime none
 * @spec OpenCL C 3.0 section 6.15.15.4, write_imagef; OpenGL 4.6 core section 2.3.5, normalized numbers
 * @since 0.1
 */
CLGL_API clgl_result clgl_convert_buffer_to_texture(clgl_queue queue, clgl_buffer source,
                                                    const clgl_pixel_layout *layout, clgl_texture destination,
                                                    const clgl_texture_region *region, clgl_convert_flags flags,
                                                    clgl_bool blocking, uint32_t wait_count,
                                                    const clgl_fence *waits, clgl_fence *fence);

/** Converts the pixels of a texture region into pixels of a buffer. Padding bytes of the buffer between rows
 * and slices stay unchanged.
 *
 * Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).
 *
 * @method clgl_texture
 * @command
 * @param[in] queue        the queue
 * @param[in] source       the texture, not write-only; if it is shared, the queue must have acquired the region
 * @param[in] region       {nullable} the region of source; row_pitch and slice_pitch must be 0; NULL = the whole
 *                         texture
 * @param[in] destination  the buffer, not read-only; if it is shared, the queue must have acquired the bytes of
 *                         the pixels for writing
 * @param[in] layout       {nullable} the layout of the pixels in destination; NULL = four CLGL_PIXEL_UNORM8
 *                         components per pixel, tightly packed from the start of the buffer
 * @param[in] flags        CLGL_CONVERT_FLIP, only for 2D, 2D array and 3D textures; 0 = none
 * @param[in] blocking     1 = return when the buffer contains the pixels; 0 = return at once; the buffer contains
 *                         the pixels when fence completes
 * @param[in] wait_count   number of fences in waits; 0 = wait for none
 * @param[in] waits        {nullable, count(wait_count)} fences of the same context, of either API, that the
 *                         command waits for; NULL if wait_count is 0
 * @param[out] fence       {nullable, owned} receives a fence that completes when the buffer contains the pixels;
 *                         NULL = no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  a reserved field of region or layout is not 0; a component_type or flag is
 *        unknown; component_count is more than 4; a pitch of layout is smaller than a row or a slice, or
 *        slice_pitch is not a multiple of the row pitch; a pitch of region is not 0; the component type does not
 *        match the format of the texture (the message lists the types that do); CLGL_CONVERT_FLIP is set for a
 *        texture that is not 2D, 2D array or 3D; an extent is 0; region uses dimensions that the texture type
 *        does not have; source is write-only; destination is read-only; blocking is neither 0 nor 1
 * @error CLGL_ERROR_INVALID_HANDLE  source or destination is not a valid handle
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of region or layout is too small or more than 4096, or
 *        unknown fields of region or layout are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  the pixels extend past the end of destination; the region extends past the edge
 *        of source; source was created from destination, or from a buffer with the same memory
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired a shared object; the queue has acquired destination
 *        only for reading
 * @error CLGL_ERROR_UNSUPPORTED  the format is sRGB or depth; each conversion method produces wrong pixels or
 *        crashes with the driver; see clgl_drivers(7)
 * @error CLGL_ERROR_COMMAND_FAILED  the command is blocking, and the command or an earlier command failed; or a
 *        fence in waits has failed
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime none
 * @spec OpenCL C 3.0 section 6.15.15.3, read_imagef; OpenGL 4.6 core section 2.3.5, normalized numbers
 * @since 0.1
 */
CLGL_API clgl_result clgl_convert_texture_to_buffer(clgl_queue queue, clgl_texture source,
                                                    const clgl_texture_region *region, clgl_buffer destination,
                                                    const clgl_pixel_layout *layout, clgl_convert_flags flags,
                                                    clgl_bool blocking, uint32_t wait_count,
                                                    const clgl_fence *waits, clgl_fence *fence);

/** Converts the pixels of a buffer into pixels of another buffer, for example of a wrapped OpenGL pixel buffer.
 * Padding bytes of the destination between rows and slices stay unchanged.
 *
 * In an OpenGL pixel buffer, row 0 is the bottom row; see ROW ORDER in clgl(7).
 *
 * The size of each buffer must be exactly the size of its pixels, with or without the padding after the last row
 * or slice. This rule detects a pixel buffer that was created for another window size. With
 * CLGL_CONVERT_ALLOW_PARTIAL, the buffers may be larger, and layouts may have an offset.
 *
 * @method clgl_buffer
 * @command
 * @param[in] queue               the queue
 * @param[in] source              the buffer to read, not write-only; if it is shared, the queue must have
 *                                acquired the bytes of the pixels
 * @param[in] source_layout       {nullable} the layout of the pixels in source; NULL = four CLGL_PIXEL_UNORM8
 *                                components per pixel, tightly packed
 * @param[in] destination         the buffer to write, not read-only; may be the same as source if the pixels do
 *                                not overlap; if it is shared, the queue must have acquired the bytes of its
 *                                pixels for writing
 * @param[in] destination_layout  {nullable} the layout of the pixels in destination; NULL = four
 *                                CLGL_PIXEL_UNORM8 components per pixel, tightly packed
 * @param[in] extent              {count(3)} the number of pixels per row, the number of rows and the number of
 *                                slices; no element may be 0
 * @param[in] flags               CLGL_CONVERT_FLIP and CLGL_CONVERT_ALLOW_PARTIAL combined; 0 = none
 * @param[in] blocking            1 = return when destination contains the pixels; 0 = return at once; destination
 *                                contains the pixels when fence completes
 * @param[in] wait_count          number of fences in waits; 0 = wait for none
 * @param[in] waits               {nullable, count(wait_count)} fences of the same context, of either API, that
 *                                the command waits for; NULL if wait_count is 0
 * @param[out] fence              {nullable, owned} receives a fence that completes when destination contains the
 *                                pixels; NULL = no fence
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  extent is NULL; a reserved field of source_layout or destination_layout is
 *        not 0; a component_type or flag is unknown; component_count is more than 4; a pitch is smaller than a
 *        row or a slice, or a slice_pitch is not a multiple of the row pitch; an element of extent is 0; one
 *        layout has fractions and the other has integers; source is write-only; destination is read-only;
 *        blocking is neither 0 nor 1
 * @error CLGL_ERROR_INVALID_HANDLE  source or destination is not a valid handle
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of source_layout or destination_layout is too small or more
 *        than 4096, or unknown fields of source_layout or destination_layout are not 0
 * @error CLGL_ERROR_OUT_OF_RANGE  the size of a buffer differs from the size of its pixels; with
 *        CLGL_CONVERT_ALLOW_PARTIAL, the pixels extend past the end of a buffer; an element of extent is more
 *        than 2,147,483,647; the pixels of source and destination overlap
 * @error CLGL_ERROR_NOT_ACQUIRED  the queue has not acquired a shared buffer; the queue has acquired destination
 *        only for reading
 * @error CLGL_ERROR_UNSUPPORTED  the conversion produces wrong pixels or crashes with the driver
 * @error CLGL_ERROR_COMMAND_FAILED  the command is blocking, and the command or an earlier command failed; or a
 *        fence in waits has failed
 * @errors clgl_queue_barrier
 * @threads any
 * @lifetime none
 * @spec OpenGL 4.6 core section 2.3.5, normalized numbers
 * @since 0.1
 */
CLGL_API clgl_result clgl_convert_buffer(clgl_queue queue, clgl_buffer source,
                                         const clgl_pixel_layout *source_layout, clgl_buffer destination,
                                         const clgl_pixel_layout *destination_layout, const size_t *extent,
                                         clgl_convert_flags flags, clgl_bool blocking, uint32_t wait_count,
                                         const clgl_fence *waits, clgl_fence *fence);

/** Returns the name of a pixel component type, such as "float32".
 *
 * @function
 * @param[in] type  CLGL_PIXEL_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_pixel_component_type_name(clgl_pixel_component_type type);

#ifdef __cplusplus
}
#endif

#endif
