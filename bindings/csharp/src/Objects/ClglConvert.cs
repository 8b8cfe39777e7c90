using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>The layout of pixels in a buffer.</summary>
    public readonly struct ClglPixelLayout
    {
        /// <summary>Describes pixels.</summary>
        /// <param name="componentType">the type of a component</param>
        /// <param name="componentCount">components per pixel, 1 to 4; 0 = 4</param>
        /// <param name="offset">offset of the first pixel in bytes</param>
        /// <param name="rowPitch">row pitch in bytes; 0 = tightly packed</param>
        /// <param name="slicePitch">slice pitch in bytes; 0 = tightly packed</param>
        public ClglPixelLayout(ClglPixelComponentType componentType, int componentCount = 0, long offset = 0, long rowPitch = 0,
                               long slicePitch = 0)
        {
            ComponentType = componentType;
            ComponentCount = componentCount;
            Offset = offset;
            RowPitch = rowPitch;
            SlicePitch = slicePitch;
        }

        /// <summary>The type of a component.</summary>
        public ClglPixelComponentType ComponentType { get; }

        /// <summary>Components per pixel, 1 to 4; 0 = 4.</summary>
        public int ComponentCount { get; }

        /// <summary>Offset of the first pixel in bytes.</summary>
        public long Offset { get; }

        /// <summary>Row pitch in bytes; 0 = tightly packed.</summary>
        public long RowPitch { get; }

        /// <summary>Slice pitch in bytes; 0 = tightly packed.</summary>
        public long SlicePitch { get; }

        internal unsafe clgl_pixel_layout Raw => new clgl_pixel_layout
        {
            struct_size = (uint)sizeof(clgl_pixel_layout),
            component_type = (int)ComponentType,
            component_count = Sizes.Count(ComponentCount),
            offset = Sizes.Of(Offset),
            row_pitch = Sizes.Of(RowPitch),
            slice_pitch = Sizes.Of(SlicePitch)
        };
    }

    /// <summary>Converts pixels on the device: between a buffer and a texture of another format, or between two
    /// buffers. No method waits, and only those that return a fence allocate memory.</summary>
    public static unsafe class ClglConvert
    {
        private const uint NotBlocking = 0;

        /// <summary>Converts pixels of a buffer into a part of a texture.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="source">the buffer</param>
        /// <param name="layout">the layout of its pixels</param>
        /// <param name="destination">the texture</param>
        /// <param name="flags">Flip to reverse the rows</param>
        /// <param name="region">the part, without pitches; null = all</param>
        /// <param name="after">fences that the command waits for</param>
        public static void Convert(ClglQueue queue, ClglBuffer source, ClglPixelLayout layout, ClglTexture destination,
                                   ClglConvertFlags flags = ClglConvertFlags.None, ClglRegion? region = null,
                                   ClglWaits after = default)
        {
            Convert(queue, source, layout, destination, flags, region, after, null);
        }

        /// <summary>Asynchronous form, which returns a fence.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="source">the buffer</param>
        /// <param name="layout">the layout of its pixels</param>
        /// <param name="destination">the texture</param>
        /// <param name="flags">Flip to reverse the rows</param>
        /// <param name="region">the part, without pitches; null = all</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when the texture holds the pixels</returns>
        public static ClglFence ConvertAsync(ClglQueue queue, ClglBuffer source, ClglPixelLayout layout,
                                             ClglTexture destination, ClglConvertFlags flags = ClglConvertFlags.None,
                                             ClglRegion? region = null, ClglWaits after = default)
        {
            IntPtr fence;
            Convert(queue, source, layout, destination, flags, region, after, &fence);
            return new ClglFence(fence);
        }

        /// <summary>Converts a part of a texture into pixels of a buffer.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="source">the texture</param>
        /// <param name="destination">the buffer</param>
        /// <param name="layout">the layout of its pixels</param>
        /// <param name="flags">Flip to reverse the rows</param>
        /// <param name="region">the part, without pitches; null = all</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when the buffer holds the pixels</returns>
        public static ClglFence ConvertAsync(ClglQueue queue, ClglTexture source, ClglBuffer destination,
                                             ClglPixelLayout layout, ClglConvertFlags flags = ClglConvertFlags.None,
                                             ClglRegion? region = null, ClglWaits after = default)
        {
            clgl_pixel_layout rawLayout = layout.Raw;
            clgl_texture_region raw = region.GetValueOrDefault().Raw;
            IntPtr one = after.One, fence;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_convert_texture_to_buffer(
                               Needed(queue, nameof(queue)), Needed(source, nameof(source)),
                               region.HasValue ? &raw : null, Needed(destination, nameof(destination)), &rawLayout,
                               (uint)flags, NotBlocking, after.Count, many == null ? &one : many, &fence));
            Keep(queue, source, destination, after);
            return new ClglFence(fence);
        }

        /// <summary>Converts pixels of one buffer into those of another.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="source">the one buffer</param>
        /// <param name="sourceLayout">how its pixels lie</param>
        /// <param name="destination">the other one</param>
        /// <param name="destinationLayout">how its pixels lie</param>
        /// <param name="extent">pixels, rows and slices</param>
        /// <param name="flags">Flip to reverse the rows, Part for parts of the buffers</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes when the destination holds the pixels</returns>
        public static ClglFence ConvertAsync(ClglQueue queue, ClglBuffer source, ClglPixelLayout sourceLayout,
                                             ClglBuffer destination, ClglPixelLayout destinationLayout, ClglSize extent,
                                             ClglConvertFlags flags = ClglConvertFlags.None, ClglWaits after = default)
        {
            clgl_pixel_layout from = sourceLayout.Raw, to = destinationLayout.Raw;
            UIntPtr* sizes = stackalloc UIntPtr[3];
            extent.To(sizes);
            IntPtr one = after.One, fence;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_convert_buffer(Needed(queue, nameof(queue)), Needed(source, nameof(source)), &from,
                                                   Needed(destination, nameof(destination)), &to, sizes, (uint)flags,
                                                   NotBlocking, after.Count, many == null ? &one : many, &fence));
            Keep(queue, source, destination, after);
            return new ClglFence(fence);
        }

        private static void Convert(ClglQueue queue, ClglBuffer source, ClglPixelLayout layout, ClglTexture destination,
                                    ClglConvertFlags flags, ClglRegion? region, ClglWaits after, IntPtr* fence)
        {
            clgl_pixel_layout rawLayout = layout.Raw;
            clgl_texture_region raw = region.GetValueOrDefault().Raw;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_convert_buffer_to_texture(
                               Needed(queue, nameof(queue)), Needed(source, nameof(source)), &rawLayout,
                               Needed(destination, nameof(destination)), region.HasValue ? &raw : null, (uint)flags,
                               NotBlocking, after.Count, many == null ? &one : many, fence));
            Keep(queue, source, destination, after);
        }

        private static IntPtr Needed(ClglObject thing, string name)
        {
            return ClglObject.NotNull(thing, name).Handle;
        }

        private static void Keep(ClglQueue queue, ClglObject source, ClglObject destination, ClglWaits after)
        {
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(source);
            GC.KeepAlive(destination);
        }
    }
}
