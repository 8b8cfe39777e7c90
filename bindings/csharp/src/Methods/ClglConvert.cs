// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    public static unsafe partial class ClglConvert
    {
        /// <summary>Converts the pixels of a buffer into a region of a texture. Row 0 is the bottom row of OpenGL;
        /// see ROW ORDER in clgl(7).</summary>
        /// <param name="queue">the queue</param>
        /// <param name="source">the buffer with the pixels; if it is shared, the queue must have acquired their
        /// bytes</param>
        /// <param name="layout">the layout of the pixels in source; null = four <see
        /// cref="ClglPixelComponentType.UNorm8"/> components per pixel, tightly packed from the start of the
        /// buffer</param>
        /// <param name="destination">the texture, not read-only; if it is shared, the queue must have acquired the
        /// region for writing</param>
        /// <param name="flags"><see cref="ClglConvertFlags.Flip"/>, for types that have rows; 0 = none</param>
        /// <param name="region">the region of destination, with pitches of 0; null = the whole texture</param>
        /// <param name="after">fences that the command waits for</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: a component_type or flag is
        /// unknown; component_count is more than 4; a pitch is too small or, in region, not 0; the component type
        /// does not match the format of the texture (the message says which types do); <see
        /// cref="ClglConvertFlags.Flip"/> is set for a type without rows; a size is 0, or exceeds the dimensions
        /// of the type; source is write-only; destination is read-only</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the pixels extend past the end of
        /// source, or the region past the edge of destination; or destination uses the memory of
        /// source</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: the queue has not acquired a
        /// shared object, or has acquired destination only for reading</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: the format is sRGB or depth; the
        /// texture is 3D and the device cannot write 3D images (cl_khr_3d_image_writes); or kernels of the driver
        /// read or write the format incorrectly (PoCL 3.1: formats with one 16-bit float)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.CommandFailed"/>: blocking is 1 and the command
        /// or an earlier command failed; or a fence in after has failed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: an object or a fence in after
        /// belongs to another clgl context than the queue</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: after contains an OpenGL fence,
        /// and the display of its context was closed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any.</remarks>
        public static void Convert(
            ClglQueue queue, ClglBuffer source, ClglPixelLayout layout, ClglTexture destination,
            ClglConvertFlags flags = ClglConvertFlags.None, ClglRegion? region = null, ClglWaits after = default)
        {
            Convert(queue, source, layout, destination, flags, region, after, null);
        }

        /// <summary>Converts the pixels of a buffer into a region of a texture. Row 0 is the bottom row of OpenGL;
        /// see ROW ORDER in clgl(7).</summary>
        /// <param name="queue">the queue</param>
        /// <param name="source">the buffer with the pixels; if it is shared, the queue must have acquired their
        /// bytes</param>
        /// <param name="layout">the layout of the pixels in source; null = four <see
        /// cref="ClglPixelComponentType.UNorm8"/> components per pixel, tightly packed from the start of the
        /// buffer</param>
        /// <param name="destination">the texture, not read-only; if it is shared, the queue must have acquired the
        /// region for writing</param>
        /// <param name="flags"><see cref="ClglConvertFlags.Flip"/>, for types that have rows; 0 = none</param>
        /// <param name="region">the region of destination, with pitches of 0; null = the whole texture</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes when the texture contains the pixels</returns>
        /// <remarks>Threads: any.</remarks>
        public static ClglFence ConvertWithFence(
            ClglQueue queue, ClglBuffer source, ClglPixelLayout layout, ClglTexture destination,
            ClglConvertFlags flags = ClglConvertFlags.None, ClglRegion? region = null, ClglWaits after = default)
        {
            IntPtr fence;
            Convert(queue, source, layout, destination, flags, region, after, &fence);
            return new ClglFence(fence);
        }

        private static void Convert(
            ClglQueue queue, ClglBuffer source, ClglPixelLayout layout, ClglTexture destination,
            ClglConvertFlags flags, ClglRegion? region, in ClglWaits after, IntPtr* fence)
        {
            clgl_pixel_layout layoutRaw = layout.Raw;
            clgl_texture_region regionRaw = region.GetValueOrDefault().Raw;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_convert_buffer_to_texture(
                    ClglObject.NotNull(queue, nameof(queue)).Handle,
                    ClglObject.NotNull(source, nameof(source)).Handle, &layoutRaw,
                    ClglObject.NotNull(destination, nameof(destination)).Handle,
                    region.HasValue ? &regionRaw : null, (uint)flags, 0, after.Count, many == null ? &one : many,
                    fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(source);
            GC.KeepAlive(destination);
        }

        /// <summary>Converts the pixels of a region of a texture into pixels of a buffer. Bytes between rows and
        /// slices stay unchanged. Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).</summary>
        /// <param name="queue">the queue</param>
        /// <param name="source">the texture, not write-only; if it is shared, the queue must have acquired the
        /// region</param>
        /// <param name="destination">the buffer, not read-only; if it is shared, the queue must have acquired the
        /// bytes for writing</param>
        /// <param name="layout">the layout of the pixels in destination; null = four <see
        /// cref="ClglPixelComponentType.UNorm8"/> components per pixel, tightly packed from the start of the
        /// buffer</param>
        /// <param name="flags"><see cref="ClglConvertFlags.Flip"/>, for types that have rows; 0 = none</param>
        /// <param name="region">the region of source, with pitches of 0; null = the whole texture</param>
        /// <param name="after">fences that the command waits for</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: a component_type or flag is
        /// unknown; component_count is more than 4; a pitch is too small or, in region, not 0; the component type
        /// does not match the format of the texture (the message says which types do); <see
        /// cref="ClglConvertFlags.Flip"/> is set for a type without rows; a size is 0, or exceeds the dimensions
        /// of the type; source is write-only; destination is read-only</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the pixels extend past the end of
        /// destination, or the region past the edge of source; or source uses the memory of
        /// destination</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: the queue has not acquired a
        /// shared object, or has acquired destination only for reading</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: the format is sRGB or depth; or
        /// kernels of the driver read or write the format incorrectly (PoCL 3.1: formats with one 16-bit
        /// float)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.CommandFailed"/>: blocking is 1 and the command
        /// or an earlier command failed; or a fence in after has failed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: an object or a fence in after
        /// belongs to another clgl context than the queue</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: after contains an OpenGL fence,
        /// and the display of its context was closed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any.</remarks>
        public static void Convert(
            ClglQueue queue, ClglTexture source, ClglBuffer destination, ClglPixelLayout layout,
            ClglConvertFlags flags = ClglConvertFlags.None, ClglRegion? region = null, ClglWaits after = default)
        {
            Convert(queue, source, destination, layout, flags, region, after, null);
        }

        /// <summary>Converts the pixels of a region of a texture into pixels of a buffer. Bytes between rows and
        /// slices stay unchanged. Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).</summary>
        /// <param name="queue">the queue</param>
        /// <param name="source">the texture, not write-only; if it is shared, the queue must have acquired the
        /// region</param>
        /// <param name="destination">the buffer, not read-only; if it is shared, the queue must have acquired the
        /// bytes for writing</param>
        /// <param name="layout">the layout of the pixels in destination; null = four <see
        /// cref="ClglPixelComponentType.UNorm8"/> components per pixel, tightly packed from the start of the
        /// buffer</param>
        /// <param name="flags"><see cref="ClglConvertFlags.Flip"/>, for types that have rows; 0 = none</param>
        /// <param name="region">the region of source, with pitches of 0; null = the whole texture</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes when the buffer contains the pixels</returns>
        /// <remarks>Threads: any.</remarks>
        public static ClglFence ConvertWithFence(
            ClglQueue queue, ClglTexture source, ClglBuffer destination, ClglPixelLayout layout,
            ClglConvertFlags flags = ClglConvertFlags.None, ClglRegion? region = null, ClglWaits after = default)
        {
            IntPtr fence;
            Convert(queue, source, destination, layout, flags, region, after, &fence);
            return new ClglFence(fence);
        }

        private static void Convert(
            ClglQueue queue, ClglTexture source, ClglBuffer destination, ClglPixelLayout layout,
            ClglConvertFlags flags, ClglRegion? region, in ClglWaits after, IntPtr* fence)
        {
            clgl_texture_region regionRaw = region.GetValueOrDefault().Raw;
            clgl_pixel_layout layoutRaw = layout.Raw;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_convert_texture_to_buffer(
                    ClglObject.NotNull(queue, nameof(queue)).Handle,
                    ClglObject.NotNull(source, nameof(source)).Handle, region.HasValue ? &regionRaw : null,
                    ClglObject.NotNull(destination, nameof(destination)).Handle, &layoutRaw, (uint)flags, 0,
                    after.Count, many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(source);
            GC.KeepAlive(destination);
        }

        /// <summary>Converts pixels of one buffer into pixels of another, for example of a wrapped OpenGL pixel
        /// buffer. Bytes between rows and slices of the destination stay unchanged. Rows keep their order: in an
        /// OpenGL pixel buffer row 0 is the bottom row; see ROW ORDER in clgl(7). The size of each buffer must be
        /// exactly the size of its pixels, with or without the padding after the last row. This rule detects a
        /// pixel buffer that was created for another window size. With <see cref="ClglConvertFlags.AllowPartial"/>
        /// the buffers may be larger, and layouts may have an offset.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="source">the buffer to read, not write-only; if it is shared, the queue must have acquired
        /// the bytes</param>
        /// <param name="sourceLayout">the layout of the pixels in source; null = four <see
        /// cref="ClglPixelComponentType.UNorm8"/> components per pixel, tightly packed</param>
        /// <param name="destination">the buffer to write, not read-only; may be the same as source if the pixels
        /// do not overlap; if it is shared, the queue must have acquired the bytes for writing</param>
        /// <param name="destinationLayout">the layout of the pixels in destination; null = four <see
        /// cref="ClglPixelComponentType.UNorm8"/> components per pixel, tightly packed</param>
        /// <param name="extent">the number of pixels per row, of rows and of slices; none may be 0</param>
        /// <param name="flags"><see cref="ClglConvertFlags.Flip"/> and <see cref="ClglConvertFlags.AllowPartial"/>
        /// combined; 0 = none</param>
        /// <param name="after">fences that the command waits for</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: extent is null; a
        /// component_type or flag is unknown; component_count is more than 4; a pitch is too small; an extent is
        /// 0; one buffer contains fractions and the other integers; source is write-only; destination is
        /// read-only</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the size of a buffer is not that
        /// of the pixels (the message has both); with <see cref="ClglConvertFlags.AllowPartial"/>: the pixels
        /// extend past the end of a buffer; an extent is too large; or source and destination overlap</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: the queue has not acquired a
        /// shared buffer, or has acquired destination only for reading</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.CommandFailed"/>: blocking is 1 and the command
        /// or an earlier command failed; or a fence in after has failed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: an object or a fence in after
        /// belongs to another clgl context than the queue</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: a fence in after is an OpenGL
        /// fence that only threads with the OpenGL context can wait for, and this thread has none (see <see
        /// cref="ClglContextFlags.SyncThread"/>)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: after contains an OpenGL fence,
        /// and the display of its context was closed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any.</remarks>
        public static void Convert(
            ClglQueue queue, ClglBuffer source, ClglPixelLayout sourceLayout, ClglBuffer destination,
            ClglPixelLayout destinationLayout, ClglSize extent, ClglConvertFlags flags = ClglConvertFlags.None,
            ClglWaits after = default)
        {
            Convert(queue, source, sourceLayout, destination, destinationLayout, extent, flags, after, null);
        }

        /// <summary>Converts pixels of one buffer into pixels of another, for example of a wrapped OpenGL pixel
        /// buffer. Bytes between rows and slices of the destination stay unchanged. Rows keep their order: in an
        /// OpenGL pixel buffer row 0 is the bottom row; see ROW ORDER in clgl(7). The size of each buffer must be
        /// exactly the size of its pixels, with or without the padding after the last row. This rule detects a
        /// pixel buffer that was created for another window size. With <see cref="ClglConvertFlags.AllowPartial"/>
        /// the buffers may be larger, and layouts may have an offset.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="source">the buffer to read, not write-only; if it is shared, the queue must have acquired
        /// the bytes</param>
        /// <param name="sourceLayout">the layout of the pixels in source; null = four <see
        /// cref="ClglPixelComponentType.UNorm8"/> components per pixel, tightly packed</param>
        /// <param name="destination">the buffer to write, not read-only; may be the same as source if the pixels
        /// do not overlap; if it is shared, the queue must have acquired the bytes for writing</param>
        /// <param name="destinationLayout">the layout of the pixels in destination; null = four <see
        /// cref="ClglPixelComponentType.UNorm8"/> components per pixel, tightly packed</param>
        /// <param name="extent">the number of pixels per row, of rows and of slices; none may be 0</param>
        /// <param name="flags"><see cref="ClglConvertFlags.Flip"/> and <see cref="ClglConvertFlags.AllowPartial"/>
        /// combined; 0 = none</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes when destination contains the pixels</returns>
        /// <remarks>Threads: any.</remarks>
        public static ClglFence ConvertWithFence(
            ClglQueue queue, ClglBuffer source, ClglPixelLayout sourceLayout, ClglBuffer destination,
            ClglPixelLayout destinationLayout, ClglSize extent, ClglConvertFlags flags = ClglConvertFlags.None,
            ClglWaits after = default)
        {
            IntPtr fence;
            Convert(queue, source, sourceLayout, destination, destinationLayout, extent, flags, after, &fence);
            return new ClglFence(fence);
        }

        private static void Convert(
            ClglQueue queue, ClglBuffer source, ClglPixelLayout sourceLayout, ClglBuffer destination,
            ClglPixelLayout destinationLayout, ClglSize extent, ClglConvertFlags flags, in ClglWaits after,
            IntPtr* fence)
        {
            clgl_pixel_layout sourceLayoutRaw = sourceLayout.Raw;
            clgl_pixel_layout destinationLayoutRaw = destinationLayout.Raw;
            UIntPtr* extentRaw = stackalloc UIntPtr[3];
            extent.To(extentRaw);
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_convert_buffer(
                    ClglObject.NotNull(queue, nameof(queue)).Handle,
                    ClglObject.NotNull(source, nameof(source)).Handle, &sourceLayoutRaw,
                    ClglObject.NotNull(destination, nameof(destination)).Handle, &destinationLayoutRaw, extentRaw,
                    (uint)flags, 0, after.Count, many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(source);
            GC.KeepAlive(destination);
        }
    }
}
