// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>What a texture is.</summary>
    public sealed unsafe class ClglTextureInfo
    {
        internal ClglTextureInfo(clgl_texture_info* raw)
        {
            Flags = (ClglTextureFlags)raw->flags;
            Access = (ClglAccess)raw->access;
            Transport = (ClglTransport)raw->transport;
            Kind = (ClglTextureKind)raw->kind;
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
            Level = raw->level;
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
        }

        /// <summary>CLGL_TEXTURE_... it was made with</summary>
        public ClglTextureFlags Flags { get; }
        /// <summary>CLGL_ACCESS_...</summary>
        public ClglAccess Access { get; }
        /// <summary>CLGL_TRANSPORT_NONE with CLGL_TEXTURE_COMPUTE_ONLY</summary>
        public ClglTransport Transport { get; }
        /// <summary>CLGL_TEXTURE_KIND_...</summary>
        public ClglTextureKind Kind { get; }
        /// <summary>CLGL_FORMAT_...</summary>
        public ClglFormat Format { get; }
        /// <summary>Of OpenCL's image, whose layers are samples, too; 1 where the kind has no such
        /// dimension</summary>
        public uint Width { get; }
        /// <summary>clgl_texture_info.height, as OpenCL has it</summary>
        public uint Height { get; }
        /// <summary>clgl_texture_info.depth, as OpenCL has it</summary>
        public uint Depth { get; }
        /// <summary>clgl_texture_info.layers, as OpenCL has it</summary>
        public uint Layers { get; }
        /// <summary>image_channel_order and image_channel_data_type of OpenCL</summary>
        public uint CLChannelOrder { get; }
        /// <summary>clgl_texture_info.cl_channel_data_type, as OpenCL has it</summary>
        public uint CLChannelDataType { get; }
        /// <summary>As the table of formats has it</summary>
        public uint BytesPerPixel { get; }
        /// <summary>CLGL_FORMAT_... of OpenCL's image: another one than format with
        /// CLGL_TEXTURE_NEAREST_FORMAT</summary>
        public ClglFormat CLFormat { get; }
        /// <summary>0 with CLGL_TEXTURE_COMPUTE_ONLY: the name, target, internal format, mipmap level and samples
        /// in OpenGL</summary>
        public uint GLName { get; }
        /// <summary>clgl_texture_info.gl_target, as OpenCL has it</summary>
        public uint GLTarget { get; }
        /// <summary>clgl_texture_info.gl_internal_format, as OpenCL has it</summary>
        public uint GLInternalFormat { get; }
        /// <summary>clgl_texture_info.level, as OpenCL has it</summary>
        public uint Level { get; }
        /// <summary>clgl_texture_info.samples, as OpenCL has it</summary>
        public uint Samples { get; }
        /// <summary>Copies of pixels that an acquire and a release of the whole make</summary>
        public uint CopiesPerAcquire { get; }
        /// <summary>clgl_texture_info.copies_per_release, as OpenCL has it</summary>
        public uint CopiesPerRelease { get; }
        /// <summary>Whether a part of the level is acquired</summary>
        public bool Acquired { get; }
        /// <summary>The driver's bytes from row to row, and from slice or layer to the next, 0 where there is one
        /// only</summary>
        public ulong RowPitch { get; }
        /// <summary>clgl_texture_info.slice_pitch, as OpenCL has it</summary>
        public ulong SlicePitch { get; }
        /// <summary>Bytes of all pixels, without what pitches add</summary>
        public ulong Size { get; }
        /// <summary>The format's name without "CLGL_FORMAT_", such as "RGBA8"</summary>
        public string FormatName { get; }
        /// <summary>That of cl_format</summary>
        public string CLFormatName { get; }
        /// <summary>Why this transport, and what better ones failed at</summary>
        public string TransportReason { get; }
        /// <summary>The descriptor's label, or ""</summary>
        public string Label { get; }
        /// <summary>CLGL_TEXTURE_KIND_BUFFER: the descriptor's buffer; NULL once that is destroyed, and if nobody
        /// gave one</summary>
        public IntPtr BufferHandle { get; }
        /// <summary>With CLGL_TEXTURE_USE_HOST_MEMORY, the program's memory; else NULL</summary>
        public IntPtr HostMemory { get; }
        /// <summary>References of the cl_mem, the library's and drivers' own among them: to find leaks, and stale
        /// at once</summary>
        public uint ReferenceCount { get; }
        /// <summary>Mappings by clgl_texture_map that have not been ended, without those whose command
        /// failed</summary>
        public uint MapCount { get; }
        /// <summary>1 if the storage was moved by CLGL_TEXTURE_REPLACE_STORAGE</summary>
        public bool StorageReplaced { get; }

        /// <summary>For people.</summary>
        /// <returns>all properties</returns>
        public override string ToString()
        {
            return Shown.Of("ClglTextureInfo",
                            "Flags", Flags,
                            "Access", Access,
                            "Transport", Transport,
                            "Kind", Kind,
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
                            "Level", Level,
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
                            "StorageReplaced", StorageReplaced);
        }
    }
}
