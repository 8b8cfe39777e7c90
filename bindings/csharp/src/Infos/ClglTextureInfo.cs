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

        /// <summary>the flags of the descriptor</summary>
        public ClglTextureFlags Flags { get; }
        /// <summary>how OpenCL uses it</summary>
        public ClglAccess Access { get; }
        /// <summary>CLGL_TRANSPORT_AUTO with CLGL_TEXTURE_COMPUTE_ONLY</summary>
        public ClglTransport Transport { get; }
        /// <summary>the type</summary>
        public ClglTextureType Type { get; }
        /// <summary>the format</summary>
        public ClglFormat Format { get; }
        /// <summary>pixels of the OpenCL image</summary>
        public uint Width { get; }
        /// <summary>rows of the OpenCL image; 1 if the type has none</summary>
        public uint Height { get; }
        /// <summary>slices of the OpenCL image; 1 if the type has none</summary>
        public uint Depth { get; }
        /// <summary>layers of the OpenCL image, also for samples; 1 if the type has none</summary>
        public uint Layers { get; }
        /// <summary>image_channel_order of the OpenCL image</summary>
        public uint CLChannelOrder { get; }
        /// <summary>image_channel_data_type of the OpenCL image</summary>
        public uint CLChannelDataType { get; }
        /// <summary>as in clgl_format_info</summary>
        public uint BytesPerPixel { get; }
        /// <summary>the format of the OpenCL image: another one than format with
        /// CLGL_TEXTURE_CONVERT_FORMAT</summary>
        public ClglFormat CLFormat { get; }
        /// <summary>the OpenGL name; 0 with CLGL_TEXTURE_COMPUTE_ONLY, like the next four fields</summary>
        public uint GLName { get; }
        /// <summary>the OpenGL target</summary>
        public uint GLTarget { get; }
        /// <summary>the OpenGL internal format</summary>
        public uint GLInternalFormat { get; }
        /// <summary>the mip level</summary>
        public uint MipLevel { get; }
        /// <summary>samples of each pixel; 0 = not multisampled</summary>
        public uint Samples { get; }
        /// <summary>number of copies by an acquire of the whole texture</summary>
        public uint CopiesPerAcquire { get; }
        /// <summary>number of copies by a release of the whole texture</summary>
        public uint CopiesPerRelease { get; }
        /// <summary>whether a part of the level is acquired</summary>
        public bool Acquired { get; }
        /// <summary>bytes from row to row in the driver</summary>
        public ulong RowPitch { get; }
        /// <summary>bytes from slice or layer to the next in the driver; 0 if there is only one</summary>
        public ulong SlicePitch { get; }
        /// <summary>bytes of all pixels, without padding</summary>
        public ulong Size { get; }
        /// <summary>the name of format without "CLGL_FORMAT_", such as "RGBA8"; valid while the library is
        /// loaded</summary>
        public string FormatName { get; }
        /// <summary>the name of cl_format; valid as long as the library is loaded</summary>
        public string CLFormatName { get; }
        /// <summary>the reason of the transport, and why better ones failed; valid until the texture is
        /// destroyed</summary>
        public string TransportReason { get; }
        /// <summary>the label of the descriptor, or ""; valid until the texture is destroyed</summary>
        public string Label { get; }
        /// <summary>the buffer of a CLGL_TEXTURE_TYPE_BUFFER; NULL if there is none, or it is destroyed</summary>
        public IntPtr BufferHandle { get; }
        /// <summary>with CLGL_TEXTURE_USE_HOST_MEMORY, the memory of the application; otherwise NULL</summary>
        public IntPtr HostMemory { get; }
        /// <summary>references of the cl_mem, by the library and drivers, too; for finding leaks only, may change
        /// any time</summary>
        public uint ReferenceCount { get; }
        /// <summary>mappings by clgl_texture_map that have not ended, without failed ones</summary>
        public uint MapCount { get; }
        /// <summary>whether CLGL_TEXTURE_REPLACE_STORAGE moved the storage</summary>
        public bool StorageReplaced { get; }
        /// <summary>whether an acquire issues OpenGL commands even with CLGL_HANDOVER_SKIP_GL_SYNC; if not, such
        /// an acquire works on any thread</summary>
        public bool AcquireNeedsGL { get; }
        /// <summary>whether a release issues OpenGL commands; if not, a release works on any thread</summary>
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
