// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>What a buffer is.</summary>
    public sealed unsafe class ClglBufferInfo
    {
        internal ClglBufferInfo(clgl_buffer_info* raw)
        {
            Flags = (ClglBufferFlags)raw->flags;
            Access = (ClglAccess)raw->access;
            Transport = (ClglTransport)raw->transport;
            GLName = raw->gl_name;
            CopiesPerAcquire = raw->copies_per_acquire;
            CopiesPerRelease = raw->copies_per_release;
            StorageReplaced = raw->storage_replaced != 0;
            Acquired = raw->acquired != 0;
            IsSubBuffer = raw->is_sub_buffer != 0;
            Size = raw->size;
            Offset = raw->offset;
            TransportReason = Text.Of(raw->transport_reason);
            Label = Text.Of(raw->label);
            ParentHandle = raw->parent;
            HostMemory = (IntPtr)raw->host_memory;
            ReferenceCount = raw->reference_count;
            MapCount = raw->map_count;
        }

        /// <summary>CLGL_BUFFER_... it was made with</summary>
        public ClglBufferFlags Flags { get; }
        /// <summary>CLGL_ACCESS_...</summary>
        public ClglAccess Access { get; }
        /// <summary>CLGL_TRANSPORT_..., CLGL_TRANSPORT_NONE with CLGL_BUFFER_COMPUTE_ONLY</summary>
        public ClglTransport Transport { get; }
        /// <summary>0 with CLGL_BUFFER_COMPUTE_ONLY</summary>
        public uint GLName { get; }
        /// <summary>Copies that an acquire of the whole buffer makes, and a release of one that was
        /// written</summary>
        public uint CopiesPerAcquire { get; }
        /// <summary>clgl_buffer_info.copies_per_release, as OpenCL has it</summary>
        public uint CopiesPerRelease { get; }
        /// <summary>1 if the storage was moved by CLGL_BUFFER_REPLACE_STORAGE</summary>
        public bool StorageReplaced { get; }
        /// <summary>1 while it, or a part of it, is acquired</summary>
        public bool Acquired { get; }
        /// <summary>1 if clgl_buffer_create_sub made it</summary>
        public bool IsSubBuffer { get; }
        /// <summary>Bytes of this buffer, and where it starts in its storage (sub-buffers)</summary>
        public ulong Size { get; }
        /// <summary>clgl_buffer_info.offset, as OpenCL has it</summary>
        public ulong Offset { get; }
        /// <summary>Why this transport</summary>
        public string TransportReason { get; }
        /// <summary>The descriptor's label, or ""</summary>
        public string Label { get; }
        /// <summary>The handle that clgl_buffer_create_sub was given; NULL if that has been destroyed meanwhile
        /// (the memory lives on), and for a buffer that is no sub-buffer</summary>
        public IntPtr ParentHandle { get; }
        /// <summary>With CLGL_BUFFER_USE_HOST_MEMORY, where this buffer starts in the program's memory; else
        /// NULL</summary>
        public IntPtr HostMemory { get; }
        /// <summary>References of the cl_mem, the library's and drivers' own among them: to find leaks, and stale
        /// at once</summary>
        public uint ReferenceCount { get; }
        /// <summary>Mappings by clgl_buffer_map that have not been ended, without those whose command
        /// failed</summary>
        public uint MapCount { get; }

        /// <summary>For people.</summary>
        /// <returns>all properties</returns>
        public override string ToString()
        {
            return Shown.Of("ClglBufferInfo",
                            "Flags", Flags,
                            "Access", Access,
                            "Transport", Transport,
                            "GLName", GLName,
                            "CopiesPerAcquire", CopiesPerAcquire,
                            "CopiesPerRelease", CopiesPerRelease,
                            "StorageReplaced", StorageReplaced,
                            "Acquired", Acquired,
                            "IsSubBuffer", IsSubBuffer,
                            "Size", Size,
                            "Offset", Offset,
                            "TransportReason", TransportReason,
                            "Label", Label,
                            "ParentHandle", ParentHandle,
                            "HostMemory", HostMemory,
                            "ReferenceCount", ReferenceCount,
                            "MapCount", MapCount);
        }
    }
}
