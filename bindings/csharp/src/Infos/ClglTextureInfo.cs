// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>The properties of a texture.</summary>
    public sealed unsafe class ClglTextureInfo
    {
        internal ClglTextureInfo(clgl_texture_info* raw)
        {
            Flags = (ClglTextureFlags)raw->flags;
            Access = (ClglAccess)raw->access;
            Transport = (ClglTransport)raw->transport;
            Type = (ClglTextureType)raw->type;
            Format = (ClglFormat)raw->format;
            Width = raw->width;
            Height = raw->height;
            Depth = raw->depth;
            Layers = raw->layers;
            CLChannelOrder = raw->cl_channel_order;
            CLChannelDataType = raw->cl_channel_data_type;
            BytesPerPixel = raw->bytes_per_pixel;
            CLFormat = (ClglFormat)raw->cl_format;
            GLName = raw->gl_name;
            GLTarget = raw->gl_target;
            GLInternalFormat = raw->gl_internal_format;
            MipLevel = raw->mip_level;
            Samples = raw->samples;
            CopiesPerAcquire = raw->copies_per_acquire;
            CopiesPerRelease = raw->copies_per_release;
            Acquired = raw->acquired != 0;
            RowPitch = raw->row_pitch;
            SlicePitch = raw->slice_pitch;
            Size = raw->size;
            FormatName = Text.Of(raw->format_name);
            CLFormatName = Text.Of(raw->cl_format_name);
            TransportReason = Text.Of(raw->transport_reason);
            Label = Text.Of(raw->label);
            BufferHandle = raw->buffer;
            HostMemory = (IntPtr)raw->host_memory;
            ReferenceCount = raw->reference_count;
            MapCount = raw->map_count;
            StorageReplaced = raw->storage_replaced != 0;
            AcquireNeedsGL = raw->acquire_needs_gl != 0;
            ReleaseNeedsGL = raw->release_needs_gl != 0;
        }

        /// <summary>The flags of the descriptor.</summary>
        public ClglTextureFlags Flags { get; }

        /// <summary>How OpenCL uses it.</summary>
        public ClglAccess Access { get; }

        /// <summary><see cref="ClglTransport.Auto"/> with <see cref="ClglTextureFlags.ComputeOnly"/>.</summary>
        public ClglTransport Transport { get; }

        /// <summary>The type.</summary>
        public ClglTextureType Type { get; }

        /// <summary>The format.</summary>
        public ClglFormat Format { get; }

        /// <summary>Pixels in a row of the OpenCL image.</summary>
        public uint Width { get; }

        /// <summary>Number of rows of the OpenCL image; 1 if the type has none.</summary>
        public uint Height { get; }

        /// <summary>Number of slices of the OpenCL image; 1 if the type has none.</summary>
        public uint Depth { get; }

        /// <summary>Number of layers of the OpenCL image, including those for samples; 1 if the type has
        /// none.</summary>
        public uint Layers { get; }

        /// <summary>image_channel_order of the OpenCL image.</summary>
        public uint CLChannelOrder { get; }

        /// <summary>image_channel_data_type of the OpenCL image.</summary>
        public uint CLChannelDataType { get; }

        /// <summary>As in <see cref="ClglFormatInfo"/>.</summary>
        public uint BytesPerPixel { get; }

        /// <summary>The format of the OpenCL image; can differ from format with <see
        /// cref="ClglTextureFlags.ConvertFormat"/>.</summary>
        public ClglFormat CLFormat { get; }

        /// <summary>The OpenGL name; 0 with <see cref="ClglTextureFlags.ComputeOnly"/>, like the next four
        /// fields.</summary>
        public uint GLName { get; }

        /// <summary>The OpenGL target.</summary>
        public uint GLTarget { get; }

        /// <summary>The OpenGL internal format.</summary>
        public uint GLInternalFormat { get; }

        /// <summary>The mip level.</summary>
        public uint MipLevel { get; }

        /// <summary>Number of samples of each pixel; 0 = not multisampled.</summary>
        public uint Samples { get; }

        /// <summary>Number of copies by an acquire of the whole texture.</summary>
        public uint CopiesPerAcquire { get; }

        /// <summary>Number of copies by a release of the whole texture.</summary>
        public uint CopiesPerRelease { get; }

        /// <summary>Whether a part of the mip level is acquired.</summary>
        public bool Acquired { get; }

        /// <summary>Bytes from row to row in the driver.</summary>
        public ulong RowPitch { get; }

        /// <summary>Bytes from slice or layer to the next in the driver; 0 if there is only one.</summary>
        public ulong SlicePitch { get; }

        /// <summary>Bytes of all pixels, without padding.</summary>
        public ulong Size { get; }

        /// <summary>The name of format without "CLGL_FORMAT_", such as "RGBA8"; valid while the library is
        /// loaded.</summary>
        public string FormatName { get; }

        /// <summary>The name of cl_format; valid as long as the library is loaded.</summary>
        public string CLFormatName { get; }

        /// <summary>Why the transport was selected and better ones failed.</summary>
        public string TransportReason { get; }

        /// <summary>The label of the descriptor, or "".</summary>
        public string Label { get; }

        /// <summary>The buffer of a <see cref="ClglTextureType.Buffer"/>; null if there is none, or it is
        /// destroyed.</summary>
        public IntPtr BufferHandle { get; }

        /// <summary>With <see cref="ClglTextureFlags.UseHostMemory"/>, the memory of the application; otherwise
        /// null.</summary>
        public IntPtr HostMemory { get; }

        /// <summary>Reference count of the cl_mem, including those of library and drivers; use it only to find
        /// leaks.</summary>
        public uint ReferenceCount { get; }

        /// <summary>Number of mappings by <c>ClglTexture.Map</c> that have not ended; failed mappings do not
        /// count.</summary>
        public uint MapCount { get; }

        /// <summary>Whether <see cref="ClglTextureFlags.ReplaceStorage"/> moved the storage.</summary>
        public bool StorageReplaced { get; }

        /// <summary>Whether an acquire issues OpenGL commands even with <see
        /// cref="ClglHandoverFlags.SkipGLSync"/>; 0 = an acquire with this flag works on any thread.</summary>
        public bool AcquireNeedsGL { get; }

        /// <summary>Whether a release issues OpenGL commands; 0 = a release works on any thread.</summary>
        public bool ReleaseNeedsGL { get; }

        /// <summary>Returns all properties as text.</summary>
        /// <returns>each property with its value</returns>
        public override string ToString()
        {
            return Shown.Of("ClglTextureInfo",
                            "Flags", Flags,
                            "Access", Access,
                            "Transport", Transport,
                            "Type", Type,
                            "Format", Format,
                            "Width", Width,
                            "Height", Height,
                            "Depth", Depth,
                            "Layers", Layers,
                            "CLChannelOrder", CLChannelOrder,
                            "CLChannelDataType", CLChannelDataType,
                            "BytesPerPixel", BytesPerPixel,
                            "CLFormat", CLFormat,
                            "GLName", GLName,
                            "GLTarget", GLTarget,
                            "GLInternalFormat", GLInternalFormat,
                            "MipLevel", MipLevel,
                            "Samples", Samples,
                            "CopiesPerAcquire", CopiesPerAcquire,
                            "CopiesPerRelease", CopiesPerRelease,
                            "Acquired", Acquired,
                            "RowPitch", RowPitch,
                            "SlicePitch", SlicePitch,
                            "Size", Size,
                            "FormatName", FormatName,
                            "CLFormatName", CLFormatName,
                            "TransportReason", TransportReason,
                            "Label", Label,
                            "BufferHandle", BufferHandle,
                            "HostMemory", HostMemory,
                            "ReferenceCount", ReferenceCount,
                            "MapCount", MapCount,
                            "StorageReplaced", StorageReplaced,
                            "AcquireNeedsGL", AcquireNeedsGL,
                            "ReleaseNeedsGL", ReleaseNeedsGL);
        }
    }
}
